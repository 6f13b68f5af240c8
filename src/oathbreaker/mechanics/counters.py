"""CR 122 Counters: kinds of counters, putting them on and removing them, entering with them."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.cards.counter_words import KINDS
from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.events import PutCounters as PutEvent
from oathbreaker.engine.events import RemoveCounters as RemoveEvent
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.statements import Replacement
from oathbreaker.language.categories import COUNTER_KIND, DEED, STATEMENT
from oathbreaker.language.phrases import leaf, phrase
from oathbreaker.mechanics.amounts import X
from oathbreaker.mechanics.finding import AFFECTED, CHOSEN, FAILED, doer, here, made_of_all, picked, seats, value_of
from oathbreaker.terms.abilities import Amount, Ref
from oathbreaker.terms.refs import Some, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class PutCounters(Effect):
    """A player puts counters on objects (122.6)."""

    amount: Amount
    counter: str
    what: Ref
    who: Ref = You()

    @property
    def made(self) -> str:
        """What later words can refer to: "it" is the one creature or so that was chosen, "those" all of a kind."""
        return CHOSEN if isinstance(self.what, Some) else made_of_all(self.what)

    def perform(self, context: Context) -> Procedure[None]:
        """Put them on all at once."""
        number = value_of(self.amount, context)
        found = yield from picked(self.what, context, self.who)
        context.results[AFFECTED] = found
        by, source = doer(self.who, context), context.source
        events = [PutEvent(oid, self.counter, number, source, by) for oid in here(context.state, found)]
        yield from happen(context.state, events)


@term
class RemoveCounters(Effect):
    """A player removes counters from objects (122.1)."""

    amount: Amount
    counter: str
    what: Ref
    who: Ref = You()

    def perform(self, context: Context) -> Procedure[None]:
        """Take them off all at once, as many as there are."""
        state, most = context.state, value_of(self.amount, context)
        found = yield from picked(self.what, context, self.who)
        numbers = {oid: min(most, state.objects[oid].counters.get(self.counter, 0)) for oid in here(state, found)}
        events = [RemoveEvent(oid, self.counter, number, context.source) for oid, number in numbers.items() if number]
        if not (yield from happen(state, events)):
            context.results[FAILED] = (context.controller,)


@term
class GetCounters(Effect):
    """A player gets counters: poison, experience, rad (122.1)."""

    amount: Amount
    counter: str
    who: Ref = You()

    @rule("122.6")
    def perform(self, context: Context) -> Procedure[None]:
        """Give them to all of the players at once."""
        number = value_of(self.amount, context)
        events = [PutEvent(seat, self.counter, number, context.source) for seat in seats(self.who, context)]
        yield from happen(context.state, events)


@term
class EntersWithCounters(Replacement):
    """A permanent enters with counters on it (614.1c); `on` is what the text calls it then.

    Attributes:
        what: The permanent.
        amount, counter: How many, and of which kind.
        on: What the text calls it.
        tapped: Whether it enters tapped as well.
    """

    what: Ref
    amount: Amount
    counter: str
    on: str = "it"
    tapped: bool = False

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    for_itself: ClassVar[bool] = True

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to the permanent itself as it enters, if it gets any counters."""
        return entering_number(self.amount, context, event) > 0

    @rule("614.1c", "614.1d", "122.6")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Let it enter with the counters."""
        yield from ()
        if isinstance(event, ZoneChange):
            event.tapped = event.tapped or self.tapped
            number = entering_number(self.amount, context, event)
            event.counters[self.counter] = event.counters.get(self.counter, 0) + number
        return [event]


@rule("107.3m")
def entering_number(amount: Amount, context: Context, event: Event) -> int:
    """Return an amount as a permanent enters; X is that of the spell that becomes it, 0 for what was no spell."""
    if not isinstance(event, ZoneChange) or event.zone != "battlefield":
        return 0
    if not isinstance(amount, X):
        return value_of(amount, context)
    spell = context.state.objects.get(event.oid)
    said = spell.announcement if spell is not None and event.origin == "stack" else None
    return said.x if said is not None else 0


def counter_in(token: str) -> str | None:
    """Return the kind of counter that a word is."""
    return token if token in KINDS else None


def entering_with(pronoun: str, what: Ref, counter: str, amount: Amount) -> EntersWithCounters:
    """Return a permanent's entering with as many counters as an amount says."""
    return EntersWithCounters(what, amount, counter, pronoun)


def take_entering_with(pronoun: str, tree: EntersWithCounters) -> tuple[object, ...] | None:
    """Take `entering_with` apart."""
    return (tree.what, tree.counter, tree.amount) if tree.on == pronoun and not tree.tapped else None


leaf(COUNTER_KIND, counter_in, lambda kind: kind if isinstance(kind, str) else None, ja=lambda kind: KINDS[kind])
COUNTERS: Final = "{amount:count} {counter:counter-kind} <counter|counters>"
for number in ("one", "many"):
    phrase(
        DEED,
        f"[put|puts] {COUNTERS} on {{what:thing/{number}}}",
        PutCounters,
        ja="{what.on}{counter}{amount}個を置く",
    )
    phrase(
        DEED,
        f"[remove|removes] {COUNTERS} from {{what:thing/{number}}}",
        RemoveCounters,
        ja="{what}の上から{counter}{amount}個を取り除く",
    )
phrase(DEED, f"[get|gets] {COUNTERS}", GetCounters, ja="{counter}{amount}個を得る")
for pronoun in ("it", "him", "her"):
    phrase(
        STATEMENT,
        f"{{what:thing/one}} enters with {COUNTERS} on {pronoun}",
        EntersWithCounters,
        on=pronoun,
        ja="{what.wa}、{counter}{amount}個が置かれた状態で戦場に出る",
    )
    phrase(
        STATEMENT,
        f"{{what:thing/one}} enters with a number of {{counter:counter-kind}} counters on {pronoun} "
        "equal to {amount:quantity}",
        EntersWithCounters,
        build=partial(entering_with, pronoun),
        take=partial(take_entering_with, pronoun),
        ja="{what.wa}、{amount}に等しい数の{counter}が置かれた状態で戦場に出る",
    )
phrase(
    STATEMENT,
    f"{{what:this}} enters tapped with {COUNTERS} on it",
    EntersWithCounters,
    tapped=True,
    ja="{what.wa}、{counter}{amount}個が置かれた状態でタップ状態で戦場に出る",
)
