"""CR 111.10 Tokens that the rules define: Treasure, Food, Clue and others; 701.16 investigate."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics, PlayableCard
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.own_terms import PayMana, TapSelf, add_mana
from oathbreaker.engine.preparing import token
from oathbreaker.engine.riders import SPELL, ManaRider
from oathbreaker.engine.token_events import CreateToken
from oathbreaker.language.categories import DEED, SENTENCE
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.costs import DiscardCost, SacrificeCost
from oathbreaker.mechanics.counters import PutCounters
from oathbreaker.mechanics.damage_and_life import GainLife
from oathbreaker.mechanics.drawing import Draw
from oathbreaker.mechanics.finding import seats
from oathbreaker.mechanics.keyword_actions import Explore
from oathbreaker.mechanics.looking import SearchLibrary, Shuffle
from oathbreaker.mechanics.mana import AddMana, AnyColorMana, Mana, letters
from oathbreaker.mechanics.moving import PutOntoBattlefield
from oathbreaker.mechanics.nouns import Adjective, Head, Noun
from oathbreaker.mechanics.qualifiers import ControlledBy
from oathbreaker.mechanics.restrictions import OnlyAsSorcery
from oathbreaker.mechanics.sentences import THEN, Joined
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import ActivatedAbility, Ref, TargetSpec
from oathbreaker.terms.refs import Back, ResultRef, TargetRef, This, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

SACRIFICE: Final = SacrificeCost(This("this token"))
ONE: Final = Number(1)
CREATURE: Final = Noun(Head((("creature",),)))
YOUR_CREATURE: Final = TargetSpec(Noun(Head((("creature",),)), (), (ControlledBy("you"),)))


@rule("111.10h", "106.6")
@term
class NotForOtherSpells(ManaRider):
    """Mana that cannot be spent to cast a spell unless it is of a type; abilities may be paid with it."""

    card_type: str

    def may_pay(self, context: Context, paid_for: str, source: int) -> bool:  # noqa: ARG002  as declared
        """Tell whether it is no spell that is paid for, or one of the type."""
        if paid_for != SPELL or context.source not in context.state.objects:
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


def fetched_land() -> tuple[terms.Effect, ...]:
    """Return what fetches a basic land: found, put tapped onto the battlefield, the library shuffled."""
    basic = Noun(Head((("land",),), "card"), (Adjective("basic"),))
    put = PutOntoBattlefield(Back(ResultRef("card"), "it"), tapped=True)
    return (Joined(SearchLibrary(basic, You("your")), Joined(put, Shuffle(), THEN), ","),)


ABILITIES: Final[dict[str, Callable[[], ActivatedAbility]]] = {
    "Treasure": lambda: ActivatedAbility((TapSelf(), SACRIFICE), (colored_mana(),)),
    "Food": lambda: ActivatedAbility((PayMana("{2}"), TapSelf(), SACRIFICE), (GainLife(Number(3), You("you")),)),
    "Gold": lambda: ActivatedAbility((SACRIFICE,), (colored_mana(),)),
    "Clue": lambda: ActivatedAbility((PayMana("{2}"), SACRIFICE), (Draw(ONE),)),
    "Blood": lambda: ActivatedAbility((PayMana("{1}"), TapSelf(), DiscardCost(ONE), SACRIFICE), (Draw(ONE),)),
    "Powerstone": lambda: ActivatedAbility((TapSelf(),), (AddManaNotForOtherSpells(Mana("{C}"), "artifact"),)),
    "Map": lambda: ActivatedAbility(
        (PayMana("{1}"), TapSelf(), SACRIFICE), (Explore(TargetRef(0)),), (YOUR_CREATURE,), (OnlyAsSorcery(),)
    ),
    "Lander": lambda: ActivatedAbility((PayMana("{2}"), TapSelf(), SACRIFICE), fetched_land()),
    "Mutagen": lambda: ActivatedAbility(
        (PayMana("{1}"), TapSelf(), SACRIFICE),
        (PutCounters(ONE, "+1/+1", TargetRef(0)),),
        (TargetSpec(CREATURE),),
        (OnlyAsSorcery(),),
    ),
}
"""The ability of each, by its subtype."""


@rule("111.10a", "111.10b", "111.10c", "111.10f", "111.10g", "111.10h", "111.10s", "111.10u", "111.10v", "111.4")
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


@term
class Investigate(Effect):
    """701.16 A player creates a Clue token."""

    who: Ref = You()

    @rule("701.16a")
    def perform(self, context: Context) -> Procedure[None]:
        """Create a Clue token."""
        clue = predefined_token("Clue")
        events = [CreateToken(seat, clue, context.source) for seat in seats(self.who, context)]
        yield from happen(context.state, events)


phrase(DEED, "[investigate|investigates]", Investigate, ja="調査を行う")
phrase(
    SENTENCE,
    "add {added:mana-result} . this mana can't be spent to cast a nonartifact spell .",
    AddManaNotForOtherSpells,
    card_type="artifact",
    take=lambda tree: (tree.added,) if tree.card_type == "artifact" else None,
    ja="{added}を加える。このマナは、アーティファクトでない呪文を唱えるためには支払えない。",
)
