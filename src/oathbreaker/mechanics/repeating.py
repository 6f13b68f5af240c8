"""CR 608.2 Instructions that are repeated: for each object or player of a kind, as often as there are such things."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.abstract import Filter as PerformedFilter
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.resolving import AGAIN, REPEATED
from oathbreaker.language.categories import DEED, EFFECT, THING
from oathbreaker.language.japanese import JapaneseWriter, says
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.clauses import with_doer, without_doer
from oathbreaker.mechanics.damage_and_life import DAMAGED
from oathbreaker.mechanics.destroying import DESTROYED
from oathbreaker.mechanics.finding import AFFECTED, matching, said_anew, seats, things, value_of
from oathbreaker.mechanics.kinds_among import KindsAmong
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.quantities import look_of
from oathbreaker.mechanics.sentences import NUMBERS, May, carry_out, mana_of
from oathbreaker.mechanics.this_way import DONE, TAPPED, done_this_way
from oathbreaker.mechanics.together import SEVERAL, by_each, in_apnap_order
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Amount, Filter, Ref
from oathbreaker.terms.refs import AllOf, Each, LoopRef, TargetRef
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule


@term
class ThisWay(PerformedFilter):
    """Permanents of a kind with which an instruction before did something: "permanent exiled this way".

    Attributes:
        what: What kind they were, as they last were on the battlefield.
        how: What was done: a key of `DONE`.
    """

    what: Filter
    how: str

    def kinds(self) -> frozenset[str]:
        """Return the words for what they are."""
        return self.what.kinds()

    @rule("608.2c", "608.2h")
    def candidates(self, context: Context) -> Iterator[Target]:
        """Yield those with which it was really done."""
        yield from (oid for oid in done_this_way(self.how, context) if self.fits(context, oid))

    @rule("608.2h")
    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether it was done with an object, and whether that was of the kind."""
        return target in done_this_way(self.how, context) and self.fits(context, target)

    @rule("108.2", "608.2h")
    def fits(self, context: Context, target: Target) -> bool:
        """Tell whether something is of the kind, or was as it last was; a card is what it has become, a token none."""
        what, state = self.what, context.state
        found = look_of(state, target)
        if found is None or not isinstance(what, Noun):
            return False
        if what.head.kind == "card" and found[0].zone == "battlefield":
            known = state.last_known.get(target)
            found = look_of(state, known.successor) if known is not None and found[0].kind == "card" else None
        return found is not None and what.describes_look(context, *found)


@says(ThisWay)
def say_this_way(writer: JapaneseWriter, what: ThisWay) -> str:
    """Return what something was done with."""
    return f"これにより{DONE[what.how]}{writer.say_as('noun', what.what)}"


def all_this_way(kind: type[Each | AllOf], how: str, what: Filter) -> Ref:
    """Return all of a kind with which something was done; "a creature" is each of them too."""
    return kind(ThisWay(what, how)) if kind is Each else AllOf(ThisWay(what, how), "")


def take_all_this_way(how: str, tree: Each | AllOf) -> tuple[object, ...] | None:
    """Take `all_this_way` apart."""
    what = tree.what
    return (what.what,) if isinstance(what, ThisWay) and what.how == how else None


def this_way(how: str, what: Filter, effect: terms.Effect) -> ForEach:
    """Return what is done for each permanent of a kind with which something was done."""
    return ForEach(ThisWay(what, how), effect)


def take_this_way(how: str, tree: ForEach) -> tuple[object, ...] | None:
    """Take `this_way` apart."""
    what = tree.what
    return (what.what, tree.effect) if isinstance(what, ThisWay) and what.how == how else None


@term
class ForEach(Effect):
    """Something that is done for each object or player of a kind."""

    repeats: ClassVar[str] = "effect"

    what: Filter
    effect: terms.Effect

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out: targets only where they are chosen for each player, and no loop over kinds."""
        if isinstance(self.what, KindsAmong):
            return False
        return self.what.describes_players or not any(isinstance(term, TargetRef) for term in said_anew(self.effect))

    @rule("106.3", "605.1a")
    def mana(self, context: Context) -> tuple[str, ...] | None:
        """Return what mana it adds with as many such things as there are now."""
        return mana_times(mana_of(self.effect, context), len(matching(self.what, context)))

    @rule("608.2e", "608.2f")
    def perform(self, context: Context) -> Procedure[None]:
        """Do it for each that there is now, at the same time."""
        yield from for_each_item(in_apnap_order(matching(self.what, context), context), self.effect, context)


@term
class TimesEach(Effect):
    """An instruction whose amount is counted: "draw a card for each artifact you control"."""

    begins_with: ClassVar[str] = "effect"
    counts: ClassVar[str] = "what"

    effect: terms.Effect
    what: Filter

    @property
    def made(self) -> str:
        """What later words can refer to: as many as are made; else the permanents that are counted."""
        if self.effect.made:
            return f"{self.effect.made.removesuffix('s')}s"
        is_of_permanents = isinstance(self.what, Noun) and self.what.zones == ("battlefield",)
        return f"{AFFECTED}s" if is_of_permanents else ""

    @rule("106.3", "605.1a")
    def mana(self, context: Context) -> tuple[str, ...] | None:
        """Return what mana it adds with as many such things as there are now."""
        return mana_times(mana_of(self.effect, context), len(matching(self.what, context)))

    @rule("608.2h")
    def perform(self, context: Context) -> Procedure[None]:
        """Do it as often as there are such things now, for each player who does it as often as there are of theirs."""
        if not self.effect.made:
            context.results[AFFECTED] = matching(self.what, context)
        who = getattr(self.effect, "who", None)
        if not isinstance(who, SEVERAL):
            yield from many_times(self.effect, len(matching(self.what, context)), context)
            return
        counted = [(seat, len(matching(self.what, context.with_item(seat)))) for seat in seats(who, context)]
        alone = self.effect.changed_field("who", LoopRef())
        assert isinstance(alone, Effect)  # noqa: S101  the same class
        numbers = dict(counted)
        found = tuple(seat for seat, number in counted if number)
        yield from by_each(found, context, lambda own, seat: many_times(alone, numbers[seat], own.with_item(seat)))


@term
class RepeatProcess(Effect):
    """The instructions of the ability so far are followed again: "repeat this process".

    Attributes:
        times: How often at most; 0 for as often as the text comes to say so.
        said: How the text says the number: "once", or "more" after it.
    """

    times: Amount = Number(0)
    said: str = ""

    @rule("608.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin again, unless that has been done as often as the text says."""
        yield from ()
        if not self.said or len(context.results.get(REPEATED, ())) < value_of(self.times, context):
            context.note(REPEATED, context.controller)
            context.results[AGAIN] = (context.controller,)


def mana_times(found: tuple[str, ...] | None, times: int) -> tuple[str, ...] | None:
    """Return ways of adding mana, taken so many times."""
    return found and (tuple(way * times for way in found) if times else ())


def many_times(effect: terms.Effect, number: int, context: Context) -> Procedure[None]:
    """Carry out an instruction so many times: what has an amount is done once, with so many times that amount."""
    amount = getattr(effect, "amount", None)
    if number and isinstance(amount, terms.Amount):
        all_of_it = effect.changed_field("amount", Number(number * value_of(amount, context)))
        assert isinstance(all_of_it, Effect)  # noqa: S101  the same class
        yield from carry_out(all_of_it, context)
        return
    for _ in range(number):
        yield from carry_out(effect, context)


def for_each_item(found: Sequence[Target], effect: terms.Effect, context: Context) -> Procedure[None]:
    """Carry out an instruction for each of these, all choices first."""
    yield from by_each(found, context, lambda own, item: carry_out(effect, own.with_item(item)))


@term
class ForEachOf(Effect):
    """Something that is done for each of the objects named before: "for each of them"."""

    repeats: ClassVar[str] = "effect"

    of: Ref
    effect: terms.Effect

    @rule("608.2e", "608.2f")
    def perform(self, context: Context) -> Procedure[None]:
        """Do it for each of them, at the same time."""
        yield from for_each_item(in_apnap_order(things(self.of, context), context), self.effect, context)


def times_each(who: Ref, deed: Term, what: Filter) -> TimesEach | None:
    """Return a player's deed whose amount is counted."""
    done = with_doer(who, deed)
    return TimesEach(done, what) if isinstance(done, terms.Effect) else None


def take_times_each(tree: TimesEach) -> tuple[Ref, Term, Filter] | None:
    """Take `times_each` apart."""
    found = without_doer(tree.effect)
    return None if found is None else (*found, tree.what)


def times_this_way(how: str, effect: terms.Effect, what: Filter) -> TimesEach:
    """Return an instruction whose amount is the number of permanents with which something was done."""
    return TimesEach(effect, ThisWay(what, how))


def take_times_this_way(how: str, tree: TimesEach) -> tuple[object, ...] | None:
    """Take `times_this_way` apart."""
    what = tree.what
    return (tree.effect, what.what) if isinstance(what, ThisWay) and what.how == how else None


def may_times_each(who: Ref, deed: terms.Effect, what: Filter) -> May:
    """Return a deed whose amount is counted, and which a player may do."""
    return May(who, TimesEach(deed, what))


def take_may_times_each(tree: May) -> tuple[object, ...] | None:
    """Take `may_times_each` apart."""
    deed = tree.deed
    return (tree.who, deed.effect, deed.what) if isinstance(deed, TimesEach) else None


for number, verb in NUMBERS:
    phrase(
        EFFECT,
        f"{{who:player/{number}}} may {{deed:deed/base}} for each {{what:noun/one}}",
        May,
        build=may_times_each,
        take=take_may_times_each,
        ja="{who.wa}{what.each}{deed.te}もよい",
    )
    phrase(
        EFFECT,
        f"{{who:player/{number}}} {{deed:deed/{verb}}} for each {{what:noun/one}}",
        TimesEach,
        build=times_each,
        take=take_times_each,
        ja="{who.wa}{what.each}{deed}",
    )
phrase(
    EFFECT,
    "for each {what:noun/one} , {effect:effect}",
    ForEach,
    ja=lambda slot: f"{slot('what.each')}、{slot('effect')}" if slot("effect") else "",  # targets are named before
)
phrase(EFFECT, "for each {what:player-noun/one} , {effect:effect}", ForEach, ja="{what.each}、{effect}")
for how in (DESTROYED, DAMAGED, TAPPED):
    for kind, template, form in ((Each, "a {what:noun/one}", "one"), (AllOf, "{what:noun/many}", "many")):
        phrase(
            THING,
            f"{template} {how} this way",
            kind,
            forms=(form,),
            build=partial(all_this_way, kind, how),
            take=partial(take_all_this_way, how),
        )
for how, japanese in DONE.items():
    phrase(
        EFFECT,
        f"for each {{what:noun/one}} {how} this way , {{effect:effect}}",
        ForEach,
        build=partial(this_way, how),
        take=partial(take_this_way, how),
        ja=f"これにより{japanese}{{what.each}}、{{effect}}",
    )
    phrase(
        EFFECT,
        f"{{effect:deed/base}} for each {{what:noun/one}} {how} this way",
        TimesEach,
        build=partial(times_this_way, how),
        take=partial(take_times_this_way, how),
        ja=f"これにより{japanese}{{what.each}}{{effect}}",
    )
phrase(EFFECT, "{effect:deed/base} for each {what:noun/one}", TimesEach, ja="{what.each}{effect}")
phrase(EFFECT, "for each of {of:thing/many} , {effect:effect}", ForEachOf, ja="{of}それぞれにつき、{effect}")
fixed(DEED, "repeat this process", RepeatProcess(), forms=("base",), ja="この手順を繰り返す")
fixed(DEED, "repeat this process once", RepeatProcess(Number(1), "once"), forms=("base",), ja="この手順を１回繰り返す")
phrase(DEED, "repeat this process {times:count} more times", RepeatProcess, said="more", forms=("base",),
       ja="この手順をさらに{times}回繰り返す")  # fmt: skip
