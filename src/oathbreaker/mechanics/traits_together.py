"""CR 604.1 Two or three traits of one subject in one sentence: "gets +2/+2 and can't be blocked"."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.statements import RuleStatement
from oathbreaker.language.categories import ABILITY_LINE
from oathbreaker.language.grammar import SaySlot
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import said_of_all, with_act, without_act
from oathbreaker.mechanics.sentences import NUMBERS
from oathbreaker.terms.abilities import Ref, Statement, StaticAbility
from oathbreaker.terms.term import Term

PAIR: Final = 2
THREE: Final = 3
PARTICLES: Final = ("では、", "では", "は", "、")
"""With what traits begin in Japanese that do not follow the plain topic, the longer ones first."""


def is_beside(trait: Term) -> bool:
    """Tell whether a trait is said beside another by no mechanic of its own: a rule of the game's procedures is."""
    return isinstance(trait, RuleStatement) or bool(getattr(trait, "goes_beside", False))


def two_traits(what: Ref, first: Term, second: Term) -> StaticAbility | None:
    """Return an ability of two traits of one subject, one of which at least is a rule of the game's procedures.

    Two changes of characteristics together are said by mechanics of their own.
    """
    if not is_beside(first) and not is_beside(second):
        return None
    said = tuple(with_act(what, trait) for trait in (first, second))
    return StaticAbility(tuple(one for one in said if isinstance(one, Statement)))


def take_two_traits(ability: StaticAbility) -> tuple[object, ...] | None:
    """Take `two_traits` apart."""
    if ability.condition is not None or len(ability.statements) != PAIR:
        return None
    apart = [without_act(one) for one in ability.statements]
    first, second = apart
    if first is None or second is None or first[0] != second[0]:
        return None
    found = (first[0], first[1], second[1])
    return found if two_traits(*found) == ability else None


def three_traits(what: Ref, first: Term, second: Term, third: Term) -> StaticAbility | None:
    """Return an ability of three traits of one subject, one of which at least is a rule of the game's procedures."""
    traits = (first, second, third)
    if not any(map(is_beside, traits)):
        return None
    said = tuple(with_act(what, trait) for trait in traits)
    return StaticAbility(tuple(one for one in said if isinstance(one, Statement)))


def take_three_traits(ability: StaticAbility) -> tuple[object, ...] | None:
    """Take `three_traits` apart."""
    apart = [found for one in ability.statements if (found := without_act(one)) is not None]
    if ability.condition is not None or len(ability.statements) != THREE or len(apart) != THREE:
        return None
    subjects = {found[0] for found in apart}
    traits = [found[1] for found in apart]
    is_so = len(subjects) == 1 and three_traits(apart[0][0], *traits) == ability
    return (apart[0][0], *traits) if is_so else None


def without_particle(trait: str) -> str:
    """Return a trait as it follows another of the same subject: the particle after the subject is said once."""
    found = next((particle for particle in PARTICLES if trait.startswith(particle)), "")
    return trait.removeprefix(found)


def said_of_three(slot: SaySlot) -> str:
    """Return three traits in Japanese, all but the last in the form that goes on."""
    first = said_of_all(lambda name: slot("first.stem" if name == "act" else name))
    return f"{first}、{without_particle(slot('second.stem'))}、{without_particle(slot('third'))}。"


def said_of_both(slot: SaySlot) -> str:
    """Return both traits in Japanese, the first in the form that goes on."""
    first = said_of_all(lambda name: slot("first.stem" if name == "act" else name))
    return f"{first}、{without_particle(slot('second'))}。"


for number, verb in NUMBERS:
    phrase(
        ABILITY_LINE,
        f"{{what:thing/{number}}} {{first:trait/{verb}}} and {{second:trait/{verb}}} .",
        StaticAbility,
        build=two_traits,
        take=take_two_traits,
        ja=said_of_both,
    )
    phrase(
        ABILITY_LINE,
        f"{{what:thing/{number}}} {{first:trait/{verb}}} , {{second:trait/{verb}}} , and {{third:trait/{verb}}} .",
        StaticAbility,
        build=three_traits,
        take=take_three_traits,
        ja=said_of_three,
    )
