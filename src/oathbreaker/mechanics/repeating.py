"""CR 608.2 Instructions that are repeated: for each object or player of a kind, as often as there are such things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.language.categories import EFFECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.clauses import with_doer, without_doer
from oathbreaker.mechanics.finding import matching, said_anew, seats, things, value_of
from oathbreaker.mechanics.sentences import NUMBERS, carry_out, mana_of
from oathbreaker.mechanics.together import by_each, in_apnap_order
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Filter, Ref
from oathbreaker.terms.refs import Each, LoopRef, TargetRef
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule


@term
class ForEach(Effect):
    """Something that is done for each object or player of a kind."""

    repeats: ClassVar[str] = "effect"

    what: Filter
    effect: terms.Effect

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out: targets of which there is one for each thing cannot be chosen yet."""
        return not any(isinstance(term, TargetRef) for term in said_anew(self.effect))

    @rule("608.2e", "608.2f")
    def perform(self, context: Context) -> Procedure[None]:
        """Do it for each that there is now, at the same time."""
        yield from for_each_item(in_apnap_order(matching(self.what, context), context), self.effect, context)


@term
class TimesEach(Effect):
    """An instruction whose amount is counted: "draw a card for each artifact you control"."""

    begins_with: ClassVar[str] = "effect"

    effect: terms.Effect
    what: Filter

    @property
    def made(self) -> str:
        """What later words can refer to: as many as there are."""
        return f"{self.effect.made.removesuffix('s')}s" if self.effect.made else ""

    @rule("106.3", "605.1a")
    def mana(self, context: Context) -> tuple[str, ...] | None:
        """Return what mana it adds with as many such things as there are now."""
        found, times = mana_of(self.effect, context), len(matching(self.what, context))
        return found and (tuple(way * times for way in found) if times else ())

    @rule("608.2h")
    def perform(self, context: Context) -> Procedure[None]:
        """Do it as often as there are such things now, for each player who does it as often as there are of theirs."""
        who = getattr(self.effect, "who", None)
        if not isinstance(who, Each):
            yield from many_times(self.effect, len(matching(self.what, context)), context)
            return
        counted = [(seat, len(matching(self.what, context.with_item(seat)))) for seat in seats(who, context)]
        alone = self.effect.changed_field("who", LoopRef())
        assert isinstance(alone, Effect)  # noqa: S101  the same class
        numbers = dict(counted)
        found = tuple(seat for seat, number in counted if number)
        yield from by_each(found, context, lambda own, seat: many_times(alone, numbers[seat], own.with_item(seat)))


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


for number, verb in NUMBERS:
    phrase(
        EFFECT,
        f"{{who:player/{number}}} {{deed:deed/{verb}}} for each {{what:noun/one}}",
        TimesEach,
        build=times_each,
        take=take_times_each,
        ja="{who.wa}{what.each}{deed}",
    )
phrase(EFFECT, "for each {what:noun/one} , {effect:effect}", ForEach, ja="{what.each}、{effect}")
phrase(EFFECT, "for each {what:player-noun/one} , {effect:effect}", ForEach, ja="{what.each}、{effect}")
phrase(EFFECT, "{effect:deed/base} for each {what:noun/one}", TimesEach, ja="{what.each}{effect}")
phrase(EFFECT, "for each of {of:thing/many} , {effect:effect}", ForEachOf, ja="{of}それぞれにつき、{effect}")
