"""CR 611.2 "Until end of turn, …": what objects get, gain, lose and become for a time that is said first or last."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.language.categories import ACT, EFFECT, LASTING_TRAIT
from oathbreaker.language.japanese import SUBJECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.adjectives import CHANGED
from oathbreaker.mechanics.becoming import X_SIZE, BecomeAlso, HaveBaseSize, LoseAllAbilities
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.continuous import Get, HaveAbility, HaveKeywords
from oathbreaker.mechanics.finding import here, things
from oathbreaker.mechanics.sentences import NUMBERS
from oathbreaker.terms.abilities import Duration, Ref, Statement
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class HasForATime(Effect):
    """Objects have something said of them for a time; `first` if the text says the time first.

    Without a duration it lasts for the rest of the game (611.2a).
    """

    trait: Statement
    duration: Duration | None = None
    first: bool = False
    what: Ref = NO_SUBJECT

    @rule("611.2a", "611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect on what there is now."""
        yield from ()
        objects = here(context.state, things(self.what, context))
        begin_lasting(context, self.trait, self.duration, objects, context.x)
        context.note(CHANGED, *objects)


def said_last(trait: Statement, duration: Duration) -> HasForATime | None:
    """Return what is said with the time last; getting and gaining have phrases of their own."""
    return None if isinstance(trait, Get | HaveKeywords) else HasForATime(trait, duration)


def take_last(tree: HasForATime) -> tuple[object, ...] | None:
    """Take `said_last` apart."""
    return None if tree.first or tree.duration is None else (tree.trait, tree.duration)


def said_for_good(trait: Statement) -> HasForATime | None:
    """Return what is said without a time: what is gained or become, which no static ability says so."""
    is_said = isinstance(trait, HaveKeywords | HaveAbility | BecomeAlso) or getattr(trait, "can_be_for_good", False)
    return HasForATime(trait) if is_said else None


def take_for_good(tree: HasForATime) -> tuple[object, ...] | None:
    """Take `said_for_good` apart."""
    return (tree.trait,) if tree.duration is None else None


def said_first(duration: Duration, what: Ref, trait: Statement) -> HasForATime:
    """Return what is said with the time first."""
    return HasForATime(trait, duration, first=True, what=what)


def take_first(tree: HasForATime) -> tuple[object, ...] | None:
    """Take `said_first` apart."""
    return (tree.duration, tree.what, tree.trait) if tree.first else None


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
phrase(LASTING_TRAIT, "[lose|loses] all abilities", LoseAllAbilities, ja="すべての能力を失う")
phrase(
    LASTING_TRAIT,
    "[lose|loses] all abilities and [have|has] base power and toughness {size:size}",
    LoseAllAbilities,
    build=lambda size: LoseAllAbilities(size) if X_SIZE not in size else None,
    take=lambda tree: (tree.size,) if tree.size else None,
    ja="すべての能力を失い、基本のパワーとタフネスが{size}になる",
)
phrase(
    LASTING_TRAIT,
    "[have|has] base power and toughness {size:size}",
    HaveBaseSize,
    build=lambda size: HaveBaseSize(size) if X_SIZE not in size else None,
    take=lambda tree: (tree.size,),
    ja="基本のパワーとタフネスが{size}になる",
)
phrase(
    ACT,
    "{trait:lasting-trait/=} {duration:duration}",
    HasForATime,
    build=said_last,
    take=take_last,
    ja=f"{{duration}}{SUBJECT}{{trait}}",
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
