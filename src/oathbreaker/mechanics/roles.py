"""CR 111.10j-r, 303.7 Role tokens: what each of them is, and creating one attached to a creature."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition, Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics, PlayableCard
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.preparing import token
from oathbreaker.engine.token_events import CreateToken
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.becoming import HaveBaseSize
from oathbreaker.mechanics.combat_triggers import Attacks
from oathbreaker.mechanics.continuous import Get, GetPer, HaveAbility, Modify
from oathbreaker.mechanics.copying import HasAbility
from oathbreaker.mechanics.counters import PutCounters
from oathbreaker.mechanics.damage_and_life import LoseLife
from oathbreaker.mechanics.finding import here, seats, things
from oathbreaker.mechanics.getting_abilities import GetAndHave
from oathbreaker.mechanics.keywords.plain import Enchant, PlainKeyword
from oathbreaker.mechanics.keywords.protecting import Ward
from oathbreaker.mechanics.nouns import Head, Noun
from oathbreaker.mechanics.players import Players
from oathbreaker.mechanics.put_into_graveyard import PutIntoGraveyard
from oathbreaker.mechanics.qualifiers import ControlledBy
from oathbreaker.mechanics.quantities import stat_of_object
from oathbreaker.mechanics.sorting import Scry
from oathbreaker.mechanics.tokens import create_all
from oathbreaker.terms.abilities import Ability, Ref, StaticAbility, TriggeredAbility
from oathbreaker.terms.refs import AttachedTo, Each, This, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ENCHANTED: Final = AttachedTo("enchanted creature")
CREATURE: Final = Noun(Head((("creature",),)))
YOUR_ENCHANTMENTS: Final = Noun(Head((("enchantment",),)), (), (ControlledBy("you"),))
ITSELF: Final = This("this creature")
BONUS: Final = Modify("+1/+1")
MOST_TOUGHNESS: Final = 3


@term
class IsSmall(Condition):
    """The creature's toughness is 3 or less; said by no card, but by the rule of Young Hero Roles."""

    @rule("111.10r")
    def holds(self, context: Context) -> bool:
        """Look at its toughness."""
        return stat_of_object(context.state, context.source, "toughness") <= MOST_TOUGHNESS


def static(statement: Get | GetPer | GetAndHave | HaveAbility | HaveBaseSize) -> StaticAbility:
    """Return the static ability that says one thing of the enchanted creature."""
    return StaticAbility((statement,))


def whenever_it_attacks(effect: Effect, condition: Condition | None = None) -> TriggeredAbility:
    """Return the ability of the enchanted creature that triggers as it attacks."""
    return TriggeredAbility(Attacks(ITSELF), (effect,), (), condition)


ABILITIES: Final[dict[str, Callable[[], tuple[Ability, ...]]]] = {
    "Cursed": lambda: (static(HaveBaseSize("1/1", ENCHANTED)),),
    "Monster": lambda: (static(Get(BONUS, (PlainKeyword("trample"),), ENCHANTED)),),
    "Royal": lambda: (static(Get(BONUS, (Ward((PayMana("{1}"),)),), ENCHANTED)),),
    "Sorcerer": lambda: (static(GetAndHave(BONUS, (HasAbility(whenever_it_attacks(Scry(Number(1)))),), ENCHANTED)),),
    "Virtuous": lambda: (static(GetPer(BONUS, YOUR_ENCHANTMENTS, ENCHANTED)),),
    "Wicked": lambda: (
        static(Get(BONUS, (), ENCHANTED)),
        TriggeredAbility(PutIntoGraveyard(This("this token")), (LoseLife(Number(1), Each(Players("opponent"))),)),
    ),
    "Young Hero": lambda: (
        static(HaveAbility(whenever_it_attacks(PutCounters(Number(1), "+1/+1", ITSELF), IsSmall()), ENCHANTED)),
    ),
}
"""The abilities of each besides enchant creature, by its name."""
JAPANESE: Final = {
    "Cursed": "呪われし者",
    "Monster": "怪物",
    "Royal": "王族",
    "Sorcerer": "魔術師",
    "Virtuous": "有徳の者",
    "Wicked": "邪悪な者",
    "Young Hero": "若き英雄",
}


@rule("111.10j", "111.10k", "111.10m", "111.10n", "111.10p", "111.10q", "111.10r")
@cache
def role(name: str) -> PlayableCard:
    """Return the definition of a Role token: a colorless enchantment, Aura and Role, with enchant creature."""
    enchant = Enchant(CREATURE)
    look = Characteristics(
        name,
        types=("enchantment",),
        subtypes=("Aura", "Role"),
        keywords=(enchant,),
        keyword_names=frozenset({enchant.name}),
        abilities=ABILITIES[name](),
    )
    return token(look, name)


@term
class CreateRole(Effect):
    """A player creates a Role token attached to a creature (111.10j)."""

    makes: ClassVar[str] = "token"

    name: str
    to: Ref
    who: Ref = You()

    @rule("303.7", "701.7a", "303.4g")
    def perform(self, context: Context) -> Procedure[None]:
        """Create one for each creature that is there and can be enchanted; none without such a creature."""
        events = []
        for seat in seats(self.who, context):
            for oid in here(context.state, things(self.to, context)):
                event = CreateToken(seat, role(self.name), context.source)
                event.attach_to = oid
                events.append(event)
        yield from create_all(list(events), context)


for name, japanese in JAPANESE.items():
    for number in ("one", "many"):
        phrase(
            DEED,
            f"[create|creates] a {name} Role token attached to {{to:thing/{number}}}",
            CreateRole,
            build=partial(CreateRole, name),
            take=partial(lambda word, tree: (tree.to,) if tree.name == word and tree.who == You() else None, name),
            ja=f"{{to.ni}}つけられた状態の「{japanese}」・役割・トークン１つを生成する",
        )
