"""CR 122.6a, 614.1a More or fewer counters than a player would put: "if you would put one or more counters on …"."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.announcement import NOBODY, Target, is_player
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import source_controller
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.events import PutCounters as PutEvent
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import Replacement
from oathbreaker.language.categories import STATEMENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import controller_of
from oathbreaker.mechanics.halves import half
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.qualifiers import ControlledBy
from oathbreaker.terms.abilities import Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

TWICE: Final = "twice that many"
HALF: Final = "half that many"
ONE_MORE: Final = "that many plus one"
NUMBERS: Final[dict[str, Callable[[int], int]]] = {
    TWICE: lambda number: 2 * number,
    HALF: lambda number: half(number, "down"),
    ONE_MORE: lambda number: number + 1,
}
"""How many are put there instead, as the text says it -> the number."""
JAPANESE: Final = {TWICE: "その２倍の数の", ONE_MORE: "その数に１を足した数の"}


@rule("122.6a")
def putter(state: State, event: PutEvent) -> int:
    """Return who puts counters there: who is said to, else who controls the source, or what gets them."""
    if event.by != NOBODY:
        return event.by
    by = source_controller(state, event.source) if event.source != NOBODY else NOBODY
    return by if by != NOBODY else controller_of(state, event.target)


@term
class CountersPutBy(Replacement):
    """More or fewer counters of each kind are put than a player would put.

    Attributes:
        who: Which player, as the text says it: "you" or "an opponent".
        how: How many are put instead: a key of `NUMBERS`.
        what: On which permanents; None for any permanent.
        players: On which players: "player" for any, "yourself", "" for none.
    """

    who: str
    how: str
    what: Filter | None = None
    players: str = ""

    kinds: ClassVar[tuple[str, ...]] = ("put counters", "zone change")

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out: of what enters, only its types and its controller are looked at."""
        what = self.what
        return what is None or (isinstance(what, Noun) and what == Noun(what.head, (), (ControlledBy("you"),)))

    @rule("122.6a", "614.1a", "614.12")
    def applies(self, context: Context, event: Event) -> bool:
        """Apply to counters that such a player would put on what is meant, and to those with which it enters."""
        state = context.state
        if isinstance(event, PutEvent):
            return self.is_putter(context, putter(state, event)) and self.is_on(context, event.target)
        if not isinstance(event, ZoneChange) or event.zone != "battlefield" or not event.counters:
            return False
        holder = event.holder(state)
        if not self.is_putter(context, holder) or self.what is None:
            return self.is_putter(context, holder)
        fits = isinstance(self.what, Noun) and self.what.head.fits_look(event.look(state))
        return fits and holder == context.controller

    def is_putter(self, context: Context, seat: int) -> bool:
        """Tell whether a player is one of those whose counters are changed."""
        return (seat == context.controller) == (self.who == "you")

    def is_on(self, context: Context, target: Target) -> bool:
        """Tell whether counters go onto a player or permanent that is meant."""
        if is_player(target):
            return self.players == "player" or (self.players == "yourself" and target == context.controller)
        thing = context.state.objects.get(target)
        if thing is None or thing.zone != "battlefield":
            return False
        return self.what is None or (isinstance(self.what, Noun) and self.what.matches(context, target))

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Change the numbers."""
        yield from ()
        number = NUMBERS[self.how]
        if isinstance(event, PutEvent):
            event.amount = number(event.amount)
        elif isinstance(event, ZoneChange):
            changed = {counter: number(amount) for counter, amount in event.counters.items()}
            event.counters = {counter: amount for counter, amount in changed.items() if amount}
        return [event]


def on_yours(how: str, players: str, what: Filter) -> CountersPutBy:
    """Return what is said of counters that you would put on permanents of a kind."""
    return CountersPutBy("you", how, what, players)


def take_on_yours(how: str, players: str, tree: CountersPutBy) -> tuple[object, ...] | None:
    """Take `on_yours` apart."""
    is_so = (tree.who, tree.how, tree.players) == ("you", how, players)
    return (tree.what,) if is_so and tree.what is not None else None


OF_EACH: Final = "of each of those kinds of counters on that permanent"
for how, japanese in JAPANESE.items():
    instead = f"代わりにその上にそれらの各種類のカウンターを{japanese}だけ置く".replace("のだけ", "だけ")
    fixed(
        STATEMENT,
        f"if you would put one or more counters on a permanent or player , put {how} {OF_EACH} or player instead",
        CountersPutBy("you", how, None, "player"),
        ja=f"あなたがパーマネントやプレイヤーのうち１つの上にカウンターを１個以上置くなら、{instead}",
    )
    phrase(
        STATEMENT,
        f"if you would put one or more counters on a {{what:noun/one}} , put {how} {OF_EACH} instead",
        CountersPutBy,
        build=partial(on_yours, how, ""),
        take=partial(take_on_yours, how, ""),
        ja=f"あなたが{{what.one}}の上にカウンターを１個以上置くなら、{instead}",
    )
    phrase(
        STATEMENT,
        f"if you would put one or more counters on a {{what:noun/one}} or on yourself , "
        f"put {how} {OF_EACH} or player instead",
        CountersPutBy,
        build=partial(on_yours, how, "yourself"),
        take=partial(take_on_yours, how, "yourself"),
        ja=f"あなたが{{what.one}}かあなたの上にカウンターを１個以上置くなら、{instead}",
    )
fixed(
    STATEMENT,
    "if an opponent would put one or more counters on a permanent or player , "
    f"they put half that many {OF_EACH} or player instead , rounded down",
    CountersPutBy("an opponent", HALF, None, "player"),
    ja="対戦相手１人がパーマネントやプレイヤーのうち１つの上にカウンターを１個以上置くなら、"
    "代わりにそのプレイヤーはその上にそれらの各種類のカウンターをその半分の数（端数切り捨て）だけ置く",
)
