"""CR 602.5 Abilities that can't be activated: those of some objects, or all of a player's; hands that are shown."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.permissions import ABILITIES, MANA_ABILITIES, OTHER_ABILITIES
from oathbreaker.engine.shown_hands import HAND_REVEALED
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.language.categories import ABILITY_LINE, STATEMENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.casting_rules import WHO, is_one_of
from oathbreaker.mechanics.finding import things
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.terms.abilities import Filter, Ref, Statement, StaticAbility
from oathbreaker.terms.refs import Pronoun
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


def names_of(unless_mana: bool) -> tuple[str, ...]:  # noqa: FBT001  as the statement has it
    """Return the names under which it is asked whether abilities can be activated."""
    return (OTHER_ABILITIES,) if unless_mana else (ABILITIES, MANA_ABILITIES)


@term
class CannotActivate(RuleStatement):
    """Activated abilities of permanents of a kind can't be activated; `unless_mana` if mana abilities still can."""

    what: Filter
    unless_mana: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The names under which this is asked."""
        return names_of(self.unless_mana)

    @rule("101.2", "602.5", "109.2")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of such permanents."""
        return isinstance(self.what, Noun) and self.what.matches(context, about)


@term
class ItsAbilitiesCannot(RuleStatement):
    """Activated abilities of a particular object can't be activated; `unless_mana` if mana abilities still can."""

    what: Ref
    unless_mana: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The names under which this is asked."""
        return names_of(self.unless_mana)

    @rule("101.2", "602.5")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of that object."""
        return about in things(self.what, context)


@term
class SeatCannotActivate(RuleStatement):
    """One player can't activate abilities: the one whose number was fixed as the effect began."""

    names: ClassVar[tuple[str, ...]] = (ABILITIES, MANA_ABILITIES)

    @rule("101.2", "602.2")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of everything whose abilities that player would activate."""
        thing = context.state.objects.get(about)
        return thing is not None and thing.controller == context.amount


@term
class SeatPlaysOpenly(RuleStatement):
    """One player plays with their hand revealed: the one whose number was fixed as the effect began."""

    names: ClassVar[tuple[str, ...]] = (HAND_REVEALED,)

    @rule("701.20a")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of that player."""
        return about == context.amount


@term
class PlayOpenly(RuleStatement):
    """Players play with their hands revealed; `who` says which."""

    who: str

    names: ClassVar[tuple[str, ...]] = (HAND_REVEALED,)

    @rule("701.20a")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of these players."""
        return is_one_of(self.who, context, about)


UNLESS: Final = ((False, "", ""), (True, "unless they're mana abilities", "マナ能力でないかぎり"))
"""(whether mana abilities still can be activated, words, Japanese)"""


def with_abilities(unless_mana: bool, statement: Statement) -> StaticAbility:  # noqa: FBT001  as the phrase fixes it
    """Return what is said of an object, and of its activated abilities."""
    return StaticAbility((statement, ItsAbilitiesCannot(Pronoun("its"), unless_mana)))


def take_with_abilities(unless_mana: bool, ability: StaticAbility) -> tuple[object, ...] | None:  # noqa: FBT001  as the phrase fixes it
    """Take `with_abilities` apart."""
    if ability.condition is not None or len(ability.statements) != 2:  # noqa: PLR2004  two
        return None
    first, second = ability.statements
    is_so = isinstance(second, ItsAbilitiesCannot) and second.unless_mana == unless_mana
    return (first,) if is_so else None


for unless_mana, words, japanese in UNLESS:
    cannot = f"can't be activated {words}".strip()
    phrase(
        STATEMENT,
        f"activated abilities of {{what:noun/many}} {cannot}",
        CannotActivate,
        unless_mana=unless_mana,
        ja=f"{{what}}の起動型能力は、{japanese}起動できない",
    )
    phrase(
        ABILITY_LINE,
        f"{{statement:statement}} , and its activated abilities {cannot} .",
        StaticAbility,
        build=partial(with_abilities, unless_mana),
        take=partial(take_with_abilities, unless_mana),
        ja=f"{{statement}}。それの起動型能力は、{japanese}起動できない。",
    )
for who, whose, japanese in (
    ("players", "their hands", "プレイヤーは"),
    ("your opponents", "their hands", WHO["your opponents"]),
):
    fixed(STATEMENT, f"{who} play with {whose} revealed", PlayOpenly(who), ja=f"{japanese}手札を公開したままプレイする")
fixed(STATEMENT, "play with your hand revealed", PlayOpenly("you"), ja="あなたは手札を公開したままプレイする")
