"""CR 702.33d How often a spell was kicked, and what a permanent enters with for each time or thing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from oathbreaker.engine.abstract import Amount, Filter
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.statements import Replacement
from oathbreaker.language.categories import NOUN, QUANTITY, STATEMENT
from oathbreaker.language.japanese import JapaneseWriter, says_form
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.counters import COUNTERS, entering_number
from oathbreaker.mechanics.finding import matching
from oathbreaker.mechanics.keywords.as_cast import announced
from oathbreaker.mechanics.kicker_costs import times_kicked
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class TimesKicked(Filter):
    """Each time that the spell was kicked, or that which became the permanent; `said` is what the text calls it."""

    said: str

    zones: ClassVar[tuple[str, ...]] = ("stack", "battlefield")
    reads: ClassVar[tuple[str, ...] | None] = None

    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether it is the spell or permanent."""
        return target == context.source

    @rule("702.33d", "400.7d")
    def candidates(self, context: Context) -> Iterator[Target]:
        """Yield it once for each time, although it may be gone."""
        said, state = announced(context), context.state
        times = times_kicked(said)
        for oid in dict.fromkeys((context.source, *state.zone("stack"), *state.battlefield)) if times else ():
            if self.matches(context, oid):
                yield from (oid,) * times


@term
class NumberOfTimesKicked(Amount):
    """The number of times that a permanent was kicked."""

    what: Ref

    reads: ClassVar[tuple[str, ...] | None] = None

    @rule("702.33d", "400.7d", "608.2h")
    def value(self, context: Context) -> int:
        """Look at what was announced for the spell that became it."""
        said = announced(context)
        return times_kicked(said)


@says_form("each", TimesKicked)
def say_for_each_time(writer: JapaneseWriter, times: TimesKicked) -> str:
    """Return "for each time": …１回につき."""
    return f"{writer.say_as('noun', times)}１回につき"


@term
class EntersWithCountersPer(Replacement):
    """A permanent enters with counters on it for each time or thing (614.1c); `on` is what the text calls it then."""

    what: Ref
    amount: terms.Amount
    counter: str
    per: terms.Filter
    on: str = "it"

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    for_itself: ClassVar[bool] = True

    def number(self, context: Context, event: Event) -> int:
        """Return how many it enters with."""
        return entering_number(self.amount, context, event) * len(matching(self.per, context))

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to the permanent itself as it enters, if it gets any counters."""
        return self.number(context, event) > 0

    @rule("614.1c", "122.6")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Let it enter with the counters."""
        yield from ()
        assert isinstance(event, ZoneChange)  # noqa: S101  `applies` has told
        event.counters[self.counter] = event.counters.get(self.counter, 0) + self.number(context, event)
        return [event]


for said, japanese in (("it", "これ"), ("this spell", "この呪文")):
    fixed(NOUN, f"time {said} was kicked", TimesKicked(said), forms=("one",), ja=f"{japanese}がキッカーされた回数")
phrase(
    QUANTITY,
    "the number of times {what:this} was kicked",
    NumberOfTimesKicked,
    ja="{what}がキッカーされた回数",
)
for pronoun in ("it", "him", "her"):
    phrase(
        STATEMENT,
        f"{{what:thing/one}} enters with {COUNTERS} on {pronoun} for each {{per:noun/one}}",
        EntersWithCountersPer,
        on=pronoun,
        ja="{what.wa}、{per.each}{counter}{amount}個が置かれた状態で戦場に出る",
    )
