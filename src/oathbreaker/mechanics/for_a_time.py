"""CR 611.2 "Until end of turn, …": what objects get, gain, lose and become for a time that is said first or last."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.language.categories import ACT, EFFECT, LASTING_TRAIT
from oathbreaker.language.japanese import SUBJECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.adjectives import CHANGED
from oathbreaker.mechanics.becoming import BecomeAlso, HaveBaseSize, LoseAllAbilities
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.continuous import Get, HaveAbility, HaveKeywords
from oathbreaker.mechanics.finding import here, things
from oathbreaker.mechanics.getting_abilities import GetAndHave, HaveGiven
from oathbreaker.mechanics.sentences import NUMBERS
from oathbreaker.terms.abilities import Duration, Ref, Statement
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class HasForATime(Effect):
    """Objects have something said of them for a time; without one it lasts for the rest of the game (611.2a).

    Attributes:
        trait: What is said.
        duration: For how long.
        first: Whether the text says the time first.
        also: What is said besides, after an "and".
        what: The objects.
    """

    trait: Statement
    duration: Duration | None = None
    first: bool = False
    also: Statement | None = None
    what: Ref = NO_SUBJECT

    @rule("611.2a", "611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect on what there is now."""
        yield from ()
        objects = here(context.state, things(self.what, context))
        for trait in (self.trait, self.also):
            if trait is not None:
                begin_lasting(context, trait, self.duration, objects, context.x)
        context.note(CHANGED, *objects)


def said_last(trait: Statement, duration: Duration) -> HasForATime | None:
    """Return what is said with the time last; getting and gaining have phrases of their own."""
    is_said = isinstance(trait, HaveKeywords) or (isinstance(trait, Get) and not trait.last)
    return None if is_said else HasForATime(trait, duration)


def take_last(tree: HasForATime) -> tuple[object, ...] | None:
    """Take `said_last` apart."""
    return None if tree.first or tree.also or tree.duration is None else (tree.trait, tree.duration)


def said_for_good(trait: Statement) -> HasForATime | None:
    """Return what is said without a time: what is gained or become, which no static ability says so."""
    return HasForATime(trait) if can_be_for_good(trait) else None


def can_be_for_good(trait: Statement) -> bool:
    """Tell whether it is said without a time: what is gained or become, which no static ability says so."""
    is_gained = isinstance(trait, HaveKeywords | HaveAbility | HaveGiven | BecomeAlso | HaveBaseSize)
    return is_gained or bool(getattr(trait, "can_be_for_good", False))


def take_for_good(tree: HasForATime) -> tuple[object, ...] | None:
    """Take `said_for_good` apart."""
    return (tree.trait,) if tree.duration is None and tree.also is None else None


def said_first(duration: Duration, what: Ref, trait: Statement) -> HasForATime:
    """Return what is said with the time first."""
    return HasForATime(trait, duration, first=True, what=what)


def take_first(tree: HasForATime) -> tuple[object, ...] | None:
    """Take `said_first` apart."""
    return (tree.duration, tree.what, tree.trait) if tree.first and tree.also is None else None


def is_pair(trait: Statement, also: Statement) -> bool:
    """Tell whether two things are said that no phrase of its own says together."""
    is_said = {type(trait), type(also)} <= GIVEN or (type(trait), type(also)) == (LoseAllAbilities, HaveBaseSize)
    return not is_said and not getattr(trait, "keeps", "")


def both_last(trait: Statement, also: Statement, duration: Duration) -> HasForATime | None:
    """Return two things that are said with the time last."""
    return HasForATime(trait, duration, also=also) if is_pair(trait, also) else None


def both_for_good(trait: Statement, also: Statement) -> HasForATime | None:
    """Return two things that are said without a time; each must be such that can be said so."""
    is_said = is_pair(trait, also) and can_be_for_good(also) and (can_be_for_good(trait) or loses_all(trait))
    return HasForATime(trait, also=also) if is_said else None


def loses_all(trait: Statement) -> bool:
    """Tell whether all abilities are lost, which is said for good with what comes in their place."""
    return trait == LoseAllAbilities()


def both_first(duration: Duration, what: Ref, trait: Statement, also: Statement) -> HasForATime | None:
    """Return two things that are said with the time first."""
    return HasForATime(trait, duration, first=True, also=also, what=what) if is_pair(trait, also) else None


GIVEN: Final = frozenset({Get, GetAndHave, HaveAbility, HaveGiven, HaveKeywords})
"""What is given, of which phrases of their own say two together: "get +1/+1 and gain flying"."""


phrase(LASTING_TRAIT, "[get|gets] {change:power-toughness}", Get, ja="{change}を受ける")
phrase(LASTING_TRAIT, "[gain|gains] {keywords:keyword-list}", HaveKeywords, ja="{keywords}を得る")
phrase(
    LASTING_TRAIT,
    "[get|gets] {change:power-toughness} and [gain|gains] {keywords:keyword-list}",
    Get,
    take=lambda tree: (tree.change, tree.keywords) if tree.keywords and not tree.last else None,
    ja="{change}を受け{keywords}を得る",
)
phrase(
    LASTING_TRAIT,
    "[gain|gains] {keywords:keyword-list} and [get|gets] {change:power-toughness}",
    Get,
    build=lambda keywords, change: Get(change, keywords, last=True),
    take=lambda tree: (tree.keywords, tree.change) if tree.keywords and tree.last else None,
    ja="{keywords}を得て{change}を受ける",
)
phrase(LASTING_TRAIT, "[gain|gains] {ability:quoted}", HaveAbility, ja="{ability.quoted}を得る")
phrase(
    ACT,
    "{trait:lasting-trait/=} {duration:duration}",
    HasForATime,
    build=said_last,
    take=take_last,
    ja=f"{{duration}}{SUBJECT}{{trait}}",
)
phrase(
    ACT,
    "{trait:lasting-trait/=} and {also:lasting-trait/=} {duration:duration}",
    HasForATime,
    build=both_last,
    take=lambda tree: None if tree.first or tree.also is None else (tree.trait, tree.also, tree.duration),
    ja=f"{{duration}}{SUBJECT}{{trait.stem}}、{{also}}",
)
phrase(
    ACT,
    "{trait:lasting-trait/=} and {also:lasting-trait/=}",
    HasForATime,
    build=both_for_good,
    take=lambda tree: (tree.trait, tree.also) if tree.duration is None and tree.also is not None else None,
    ja=f"{SUBJECT}{{trait.stem}}、{{also}}",
)
phrase(ACT, "{trait:lasting-trait/=}", HasForATime, build=said_for_good, take=take_for_good, ja=f"{SUBJECT}{{trait}}")
for number, verb in NUMBERS:
    phrase(
        EFFECT,
        f"{{duration:duration}} , {{what:thing/{number}}} {{trait:lasting-trait/{verb}}}",
        HasForATime,
        build=said_first,
        take=take_first,
        ja="{duration}{what.wa}{trait}",
    )
    phrase(
        EFFECT,
        f"{{duration:duration}} , {{what:thing/{number}}} {{trait:lasting-trait/{verb}}} "
        f"and {{also:lasting-trait/{verb}}}",
        HasForATime,
        build=both_first,
        take=lambda tree: (tree.duration, tree.what, tree.trait, tree.also) if tree.first and tree.also else None,
        ja="{duration}{what.wa}{trait.stem}、{also}",
    )
