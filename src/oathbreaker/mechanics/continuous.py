"""CR 611 Continuous effects: what objects get, gain and become, and for how long."""

from __future__ import annotations

import re
from functools import partial
from typing import ClassVar

from oathbreaker.engine.abstract import Duration, Effect
from oathbreaker.engine.abstract import Filter as PerformedFilter
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.lasting import DelayedTrigger, LastingEffect
from oathbreaker.engine.layers_changes import add_ability, add_keyword, change_power_toughness, remove_card_types
from oathbreaker.engine.layers_effects import reads_of
from oathbreaker.engine.statements import BATTLEFIELD_ONLY, LayerStatement
from oathbreaker.language.categories import ACT, DURATION, POWER_TOUGHNESS, TRAIT
from oathbreaker.language.japanese import SUBJECT
from oathbreaker.language.phrases import fixed, leaf, phrase
from oathbreaker.mechanics.adjectives import CHANGED
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.done_to_all import DoneToAll
from oathbreaker.mechanics.finding import AFFECTED, here, is_meant, matching, things, where_meant
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.terms.abilities import Ability, Filter, Keyword, Ref
from oathbreaker.terms.refs import AllOf, AttachedTo, Each, This
from oathbreaker.terms.term import Term, term, terms_in
from oathbreaker.texts.rules import rule

CHANGE = re.compile(r"[+-](?:\d+|X)/[+-](?:\d+|X)")


class About(LayerStatement):
    """A statement about what a sentence names as its subject."""

    __slots__ = ()

    reads: ClassVar[tuple[str, ...] | None] = ()
    what: Ref

    @property
    def among(self) -> str:
        """Where what the sentence is about is to be sought."""
        return where_meant(self.what)

    @property
    @rule("109.2a", "611.3a")
    def reaches(self) -> tuple[str, ...]:
        """The zones of what the sentence is about: "cards in your graveyard" are nowhere else."""
        what = getattr(self.what, "what", None)
        return what.zones if isinstance(what, PerformedFilter) else BATTLEFIELD_ONLY

    @property
    def is_apart(self) -> bool:
        """Whether it is about itself, what it is attached to or all of a kind, and all else in it reads nothing."""
        what = self.what
        if isinstance(what, AllOf | Each):
            if not isinstance(what.what, Noun) or not what.what.is_steady():
                return False
        elif not isinstance(what, This | AttachedTo):
            return False
        others = [part for value in self.values() if value is not what for part in terms_in(value)]
        return type(self).reads == () and all(reads_of(part, None) == frozenset() for part in others)

    def affects(self, context: Context, oid: int) -> bool:
        """Affect what the sentence is about."""
        return is_meant(self.what, context, oid)


@term
class UntilEndOfTurn(Duration):
    """Until the turn's cleanup step (514.2)."""

    moments: ClassVar[tuple[str, ...]] = ("cleanup",)


@term
class ThisTurn(Duration):
    """For the rest of the turn, of what cannot or must be done."""

    moments: ClassVar[tuple[str, ...]] = ("cleanup",)


@term
class UntilYourNextTurn(Duration):
    """Until the next turn of the controller begins."""

    moments: ClassVar[tuple[str, ...]] = ("turn begins",)

    def lasts_past(self, context: Context, effect: LastingEffect | DelayedTrigger, moment: str) -> bool:  # noqa: ARG002  as declared
        """End as the turn of the controller begins."""
        return context.state.active != effect.controller


@term
class Modify(Term):
    """A change of power and toughness: "+1/+0" (613.4c)."""

    reads: ClassVar[tuple[str, ...] | None] = ()

    change: str

    def numbers(self, context: Context) -> tuple[int, int]:
        """Return the change of power and of toughness; X is what was fixed as the effect began."""
        power, toughness = self.change.split("/")
        return signed(power, context.amount), signed(toughness, context.amount)


@term
class GetUntil(DoneToAll):
    """Objects get a change of power and toughness, and perhaps keywords, for a time."""

    change: Modify
    duration: Duration
    keywords: tuple[Keyword, ...] = ()
    what: Ref = NO_SUBJECT

    @rule("611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect on what there is now."""
        yield from ()
        objects = here(context.state, things(self.what, context))
        begin_lasting(context, Get(self.change, self.keywords), self.duration, objects, context.x)
        context.results[AFFECTED] = objects
        context.note(CHANGED, *objects)


@term
class GetUntilPer(Effect):
    """Objects get a change of power and toughness for each thing of a kind, for a time."""

    change: Modify
    duration: Duration
    per: Filter
    what: Ref = NO_SUBJECT

    @rule("611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect once for each such thing there is now."""
        yield from ()
        objects = here(context.state, things(self.what, context))
        for _ in matching(self.per, context):
            begin_lasting(context, Get(self.change), self.duration, objects, context.x)


@term
class GainUntil(DoneToAll):
    """Objects gain keywords for a time."""

    keywords: tuple[Keyword, ...]
    duration: Duration
    what: Ref = NO_SUBJECT

    @rule("611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect on what there is now."""
        yield from ()
        objects = here(context.state, things(self.what, context))
        begin_lasting(context, HaveKeywords(self.keywords), self.duration, objects)
        context.results[AFFECTED] = objects


@term
class Get(About):
    """Objects get a change of power and toughness, and perhaps keywords, as long as the ability is there.

    `last` says that the text names the keywords first.
    """

    change: Modify
    keywords: tuple[Keyword, ...] = ()
    what: Ref = NO_SUBJECT
    last: bool = False

    takes_away: ClassVar[bool] = False

    @property
    def layers(self) -> tuple[str, ...]:
        """Power and toughness, and keywords if there are some."""
        return ("6", "7c") if self.keywords else ("7c",)

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Change the numbers, or add the keywords."""
        if layer == "6":
            for keyword in self.keywords:
                add_keyword(characteristics, keyword)
        else:
            change_power_toughness(characteristics, *self.change.numbers(context))


@term
class GetPer(About):
    """Objects get a change of power and toughness for each thing of a kind."""

    change: Modify
    per: Filter
    what: Ref = NO_SUBJECT

    layers: ClassVar[tuple[str, ...]] = ("7c",)
    takes_away: ClassVar[bool] = False

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Change the numbers as often as there are such things."""
        times = len(matching(self.per, context))
        power, toughness = self.change.numbers(context)
        change_power_toughness(characteristics, power * times, toughness * times)


@term
class GetPerCounter(About):
    """Objects get a change of power and toughness for each counter on them, or on another object.

    Attributes:
        change: The change.
        counter: The kind of counter; "" for any.
        of: On what the counters are; None for each of the objects itself.
    """

    change: Modify
    counter: str = ""
    of: Ref | None = None
    what: Ref = NO_SUBJECT

    reads: ClassVar[tuple[str, ...] | None] = ("counters",)
    layers: ClassVar[tuple[str, ...]] = ("7c",)
    takes_away: ClassVar[bool] = False

    @rule("613.4c", "122.1")
    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Change the numbers as often as there are such counters."""
        objects = context.state.objects
        there = (oid,) if self.of is None else things(self.of, context)
        counters = [objects[one].counters for one in there if one in objects]
        times = sum(each.get(self.counter, 0) if self.counter else sum(each.values()) for each in counters)
        power, toughness = self.change.numbers(context)
        change_power_toughness(characteristics, power * times, toughness * times)


@term
class HaveAbility(About):
    """Objects have a quoted ability."""

    ability: Ability
    what: Ref = NO_SUBJECT

    layers: ClassVar[tuple[str, ...]] = ("6",)
    takes_away: ClassVar[bool] = False

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Add the ability."""
        add_ability(characteristics, self.ability)


@term
class HaveKeywords(About):
    """Objects have keywords."""

    keywords: tuple[Keyword, ...]
    what: Ref = NO_SUBJECT

    layers: ClassVar[tuple[str, ...]] = ("6",)
    takes_away: ClassVar[bool] = False

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Add the keywords."""
        for keyword in self.keywords:
            add_keyword(characteristics, keyword)


@term
class IsNotType(About):
    """An object isn't of a card type (205.1b)."""

    card_type: str
    what: Ref = NO_SUBJECT

    layers: ClassVar[tuple[str, ...]] = ("4",)
    takes_away: ClassVar[bool] = False

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Take the type away."""
        remove_card_types(characteristics, self.card_type)


def signed(part: str, x: int) -> int:
    """Return a part of a change of power and toughness: "+1", "-X"."""
    number = x if part[1:] == "X" else int(part[1:])
    return -number if part[0] == "-" else number


def change_in(word: str) -> Modify | None:
    """Return the change of power and toughness that a token is."""
    return Modify(word) if CHANGE.fullmatch(word) else None


def per_counter_on_it(change: Modify, counter: str = "") -> GetPerCounter:
    """Return a change for each counter on the object itself."""
    return GetPerCounter(change, counter)


def per_counter_on_this(change: Modify, counter: str, of: Ref) -> GetPerCounter:
    """Return a change for each counter of a kind on something."""
    return GetPerCounter(change, counter, of)


def per_any_counter_on_this(change: Modify, of: Ref) -> GetPerCounter:
    """Return a change for each counter on something."""
    return GetPerCounter(change, "", of)


def take_per_counter(tree: GetPerCounter, *, is_named: bool, is_it: bool) -> tuple[object, ...] | None:
    """Take a change for each counter apart: of a named kind or of any, on the object itself or on another."""
    if bool(tree.counter) != is_named or (tree.of is None) != is_it:
        return None
    return (tree.change, *((tree.counter,) if is_named else ()), *((tree.of,) if tree.of is not None else ()))


leaf(POWER_TOUGHNESS, change_in, lambda change: change.change, ja=lambda change: f"{change.change}の修整")
fixed(DURATION, "until end of turn", UntilEndOfTurn(), ja="ターン終了時まで、")
fixed(DURATION, "this turn", ThisTurn(), ja="このターン、")
fixed(DURATION, "until your next turn", UntilYourNextTurn(), ja="次のあなたのターンまで、")
phrase(
    ACT,
    "[get|gets] {change:power-toughness} {duration:duration}",
    GetUntil,
    ja=f"{{duration}}{SUBJECT}{{change}}を受ける",
)
phrase(
    ACT,
    "[get|gets] {change:power-toughness} and [gain|gains] {keywords:keyword-list} {duration:duration}",
    GetUntil,
    build=lambda change, keywords, duration: GetUntil(change, duration, keywords),
    take=lambda tree: (tree.change, tree.keywords, tree.duration) if tree.keywords else None,
    ja=f"{{duration}}{SUBJECT}{{change}}を受け{{keywords}}を得る",
)
phrase(
    ACT,
    "[gain|gains] {keywords:keyword-list} {duration:duration}",
    GainUntil,
    ja=f"{{duration}}{SUBJECT}{{keywords}}を得る",
)
phrase(
    ACT,
    "[get|gets] {change:power-toughness} {duration:duration} for each {per:noun/one}",
    GetUntilPer,
    ja=f"{{duration}}{SUBJECT}、{{per.each}}{{change}}を受ける",
)
phrase(TRAIT, "[get|gets] {change:power-toughness}", Get, ja="{change}を受ける")
phrase(
    TRAIT,
    "[get|gets] {change:power-toughness} and [have|has] {keywords:keyword-list}",
    Get,
    take=lambda tree: (tree.change, tree.keywords) if tree.keywords else None,
    ja="{change}を受け{keywords}を持つ",
)
phrase(
    TRAIT,
    "[get|gets] {change:power-toughness} for each {per:noun/one}",
    GetPer,
    build=lambda change, per: None if getattr(per, "is_counter", False) else GetPer(change, per),
    ja=f"{SUBJECT}、{{per.each}}{{change}}を受ける",
)
for kind, japanese in (("{counter:counter-kind} counter", "{counter}"), ("counter", "カウンター")):
    phrase(
        TRAIT,
        f"[get|gets] {{change:power-toughness}} for each {kind} on it",
        GetPerCounter,
        build=per_counter_on_it,
        take=partial(take_per_counter, is_named="{" in kind, is_it=True),
        ja=f"{SUBJECT}、その上に置かれている{japanese}１個につき{{change}}を受ける",
    )
    phrase(
        TRAIT,
        f"[get|gets] {{change:power-toughness}} for each {kind} on {{of:this}}",
        GetPerCounter,
        build=per_counter_on_this if "{" in kind else per_any_counter_on_this,
        take=partial(take_per_counter, is_named="{" in kind, is_it=False),
        ja=f"{SUBJECT}、{{of}}の上に置かれている{japanese}１個につき{{change}}を受ける",
    )
phrase(TRAIT, "[have|has] {ability:quoted}", HaveAbility, ja="{ability.quoted}を持つ")
phrase(TRAIT, "[have|has] {keywords:keyword-list}", HaveKeywords, ja="{keywords}を持つ")
phrase(TRAIT, "[aren't|isn't] a {card_type:card-type}", IsNotType, ja="{card_type}ではない")
