"""CR 614.1a "If … would …, … instead": more tokens, counters or life than would have been."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import is_player
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.events import CounterEvent, Event
from oathbreaker.engine.events import PutCounters as PutEvent
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.player_events import GainLife
from oathbreaker.engine.statements import Replacement
from oathbreaker.engine.token_events import CreateToken
from oathbreaker.language.categories import EFFECT, STATEMENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.finding import value_of
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.qualifiers import ControlledBy
from oathbreaker.terms.abilities import Amount, Duration, Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

NONE = Number(0)
TWICE = 2


@term
class TwiceTheTokens(Replacement):
    """Twice as many tokens are created under your control; `by_effect` if the text speaks of an effect's."""

    by_effect: bool = False

    kinds: ClassVar[tuple[str, ...]] = ("create token",)

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to each token that you would create: only effects create any."""
        return isinstance(event, CreateToken) and event.seat == context.controller

    @rule("614.1a", "701.7a")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Create another of the same."""
        yield from ()
        assert isinstance(event, CreateToken)  # noqa: S101  `applies` has told
        return [event, event.another()]


@term
class MoreCounters(Replacement):
    """More counters are put on permanents than would be: twice as many, or so many more.

    Attributes:
        what: On which permanents.
        counter: Of which kind; "" for any.
        plus: How many more; 0 for twice as many.
        by_effect: Whether only counters that effects put count, so that costs are not meant.
    """

    what: Filter
    counter: str = ""
    plus: Amount = NONE
    by_effect: bool = False

    kinds: ClassVar[tuple[str, ...]] = ("put counters", "zone change")

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out: of what enters, only its types and its controller are looked at."""
        return isinstance(self.what, Noun) and self.what == Noun(self.what.head, (), (ControlledBy("you"),))

    @rule("614.16", "122.6a")
    def applies(self, context: Context, event: Event) -> bool:
        """Apply to counters put on what is meant, and to those with which it enters."""
        if isinstance(event, PutEvent):
            is_meant = event.is_by_effect or not self.by_effect
            return self.is_kind(event.counter) and is_meant and self.is_on(context, event)
        if not isinstance(event, ZoneChange) or event.zone != "battlefield":
            return False
        return any(map(self.is_kind, event.counters)) and self.is_entering(context, event)

    def is_kind(self, counter: str) -> bool:
        """Tell whether counters are of the kind that is meant."""
        return self.counter in {"", counter}

    def is_on(self, context: Context, event: CounterEvent) -> bool:
        """Tell whether counters are put on a permanent that is meant."""
        thing = None if is_player(event.target) else context.state.objects.get(event.target)
        return thing is not None and isinstance(self.what, Noun) and self.what.matches(context, event.target)

    @rule("614.12")
    def is_entering(self, context: Context, event: ZoneChange) -> bool:
        """Tell whether what enters is meant, as it will be on the battlefield under your control."""
        state = context.state
        return (
            isinstance(self.what, Noun)
            and event.holder(state) == context.controller
            and self.what.head.fits_look(event.look(state))
        )

    def more(self, context: Context, number: int) -> int:
        """Return how many counters there will be instead."""
        plus = value_of(self.plus, context)
        return number + plus if plus else number * TWICE

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Change the numbers."""
        yield from ()
        if isinstance(event, PutEvent):
            event.amount = self.more(context, event.amount)
        elif isinstance(event, ZoneChange):
            event.counters = {
                counter: self.more(context, number) if self.is_kind(counter) else number
                for counter, number in event.counters.items()
            }
        return [event]


@term
class TwiceTheTokensForATime(Effect):
    """For a time, twice as many tokens are created under your control."""

    duration: Duration

    @rule("611.2a", "614.1a")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect."""
        yield from ()
        begin_lasting(context, TwiceTheTokens(), self.duration)


@term
class MoreLife(Replacement):
    """You gain more life than you would: so much more, or twice as much where `plus` is 0."""

    plus: Amount = NONE

    kinds: ClassVar[tuple[str, ...]] = ("gain life",)

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to life that you would gain."""
        return isinstance(event, GainLife) and event.seat == context.controller

    @rule("614.1a", "119.3")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Gain more."""
        yield from ()
        assert isinstance(event, GainLife)  # noqa: S101  `applies` has told
        plus = value_of(self.plus, context)
        event.amount = event.amount + plus if plus else event.amount * TWICE
        return [event]


fixed(
    STATEMENT,
    "if an effect would create one or more tokens under your control , "
    "it creates twice that many of those tokens instead",
    TwiceTheTokens(by_effect=True),
    ja="効果があなたのコントロール下でトークンを１つ以上生成するなら、代わりにそれはそのトークンをその２倍の数だけ生成する",
)
TOKENS: Final = (
    "if one or more tokens would be created under your control , twice that many of those tokens are created instead"
)
TOKENS_JAPANESE: Final = (
    "あなたのコントロール下でトークンが１つ以上生成されるなら、代わりにそのトークンをその２倍の数だけ生成する"
)
fixed(STATEMENT, TOKENS, TwiceTheTokens(), ja=TOKENS_JAPANESE)
phrase(EFFECT, f"{{duration:duration}} , {TOKENS}", TwiceTheTokensForATime, ja=f"{{duration}}{TOKENS_JAPANESE}")
phrase(
    STATEMENT,
    "if an effect would put one or more counters on a {what:noun/one} , "
    "it puts twice that many of those counters on that permanent instead",
    MoreCounters,
    by_effect=True,
    ja="効果が{what.one}の上にカウンターを１個以上置くなら、代わりにそれはそのパーマネントの上にそのカウンターをその２倍の数だけ置く",
)
WOULD_BE_PUT = "if one or more {counter:counter-kind} counters would be put on a {what:noun/one} , "
phrase(
    STATEMENT,
    f"{WOULD_BE_PUT} twice that many {{counter_again:counter-kind}} counters are put on it instead",
    MoreCounters,
    build=lambda counter, what, again: MoreCounters(what, counter) if counter == again else None,
    take=lambda tree: (
        (tree.counter, tree.what, tree.counter) if tree.counter and tree.plus == NONE and not tree.by_effect else None
    ),
    ja="{what.one}の上に{counter}が１個以上置かれるなら、代わりにそれの上にその２倍の数の{counter}を置く",
)
phrase(
    STATEMENT,
    f"{WOULD_BE_PUT} that many plus {{plus:mana-count}} {{counter_again:counter-kind}} counters are put on it instead",
    MoreCounters,
    build=lambda counter, what, plus, again: MoreCounters(what, counter, plus) if counter == again else None,
    take=lambda tree: (
        (tree.counter, tree.what, tree.plus, tree.counter)
        if tree.counter and tree.plus != NONE and not tree.by_effect
        else None
    ),
    ja="{what.one}の上に{counter}が１個以上置かれるなら、代わりにそれの上にその数に{plus}を足した数の{counter}を置く",
)
fixed(
    STATEMENT,
    "if you would gain life , you gain twice that much life instead",
    MoreLife(),
    ja="あなたがライフを得るなら、代わりにあなたはその２倍の点数のライフを得る",
)
phrase(
    STATEMENT,
    "if you would gain life , you gain that much life plus {plus:number} instead",
    MoreLife,
    take=lambda tree: (tree.plus,) if tree.plus != NONE else None,
    ja="あなたがライフを得るなら、代わりにあなたはその点数に{plus}を足した点数のライフを得る",
)
