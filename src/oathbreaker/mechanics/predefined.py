"""CR 111.10 Tokens that the rules define: Treasure, Food, Gold, Clue, Blood, Powerstone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from oathbreaker.engine.abstract import Effect, ManaRider
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics, PlayableCard
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.own_terms import PayMana, TapSelf, add_mana
from oathbreaker.engine.preparing import token
from oathbreaker.language.categories import SENTENCE
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.costs import DiscardCost, SacrificeCost
from oathbreaker.mechanics.damage_and_life import GainLife
from oathbreaker.mechanics.drawing import Draw
from oathbreaker.mechanics.mana import AddMana, AnyColorMana, Mana, letters
from oathbreaker.terms.abilities import ActivatedAbility
from oathbreaker.terms.refs import This, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

SACRIFICE: Final = SacrificeCost(This("this token"))
ONE: Final = Number(1)


@rule("111.10h", "106.6")
@term
class NotForOtherSpells(ManaRider):
    """Mana that cannot be spent to cast a spell unless it is of a type; abilities may be paid with it."""

    card_type: str

    def may_pay(self, context: Context) -> bool:
        """Tell whether it is no spell that is paid for, or one of the type."""
        thing = context.state.objects.get(context.source)
        is_ability = context.announcement is not None and context.announcement.ability is not None
        if thing is None or thing.zone == "battlefield" or is_ability:
            return True
        return self.card_type in characteristics(context.state, context.source).types


@rule("106.6")
@term
class AddManaNotForOtherSpells(Effect):
    """A player adds mana that cannot be spent to cast a spell unless it is of a type."""

    added: Mana
    card_type: str

    @property
    def rider(self) -> ManaRider:
        """What keeps the mana from other spells."""
        return NotForOtherSpells(self.card_type)

    def mana(self, context: Context) -> tuple[str, ...]:  # noqa: ARG002  as declared
        """Return the mana."""
        return (letters(self.added.mana),)

    def perform(self, context: Context) -> Procedure[None]:
        """Add it to the pool."""
        yield from add_mana(context, self.mana(context), self.rider)


def colored_mana() -> Effect:
    """Return "Add one mana of any color"."""
    return AddMana(AnyColorMana(ONE))


ABILITIES: Final[dict[str, Callable[[], ActivatedAbility]]] = {
    "Treasure": lambda: ActivatedAbility((TapSelf(), SACRIFICE), (colored_mana(),)),
    "Food": lambda: ActivatedAbility((PayMana("{2}"), TapSelf(), SACRIFICE), (GainLife(Number(3), You("you")),)),
    "Gold": lambda: ActivatedAbility((SACRIFICE,), (colored_mana(),)),
    "Clue": lambda: ActivatedAbility((PayMana("{2}"), SACRIFICE), (Draw(ONE),)),
    "Blood": lambda: ActivatedAbility((PayMana("{1}"), TapSelf(), DiscardCost(ONE), SACRIFICE), (Draw(ONE),)),
    "Powerstone": lambda: ActivatedAbility((TapSelf(),), (AddManaNotForOtherSpells(Mana("{C}"), "artifact"),)),
}
"""The ability of each, by its subtype."""


@rule("111.10a", "111.10b", "111.10c", "111.10f", "111.10g", "111.10h", "111.4")
@cache
def predefined_token(subtype: str) -> PlayableCard:
    """Return the definition of a colorless artifact token that the rules define.

    Raises:
        KeyError: Its ability cannot be carried out.
    """
    look = Characteristics(
        f"{subtype} Token", types=("artifact",), subtypes=(subtype,), abilities=(ABILITIES[subtype](),)
    )
    return token(look)


phrase(
    SENTENCE,
    "add {added:mana-result} . this mana can't be spent to cast a nonartifact spell .",
    AddManaNotForOtherSpells,
    card_type="artifact",
    take=lambda tree: (tree.added,) if tree.card_type == "artifact" else None,
    ja="{added}を加える。このマナは、アーティファクトでない呪文を唱えるためには支払えない。",
)
