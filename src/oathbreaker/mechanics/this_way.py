"""CR 608.2c What was done "this way": by the spell or ability that is resolving, as the log of the turn tells."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event, Tap
from oathbreaker.engine.movement import Discard, Sacrifice, ZoneChange
from oathbreaker.engine.resolving import Resolves
from oathbreaker.engine.revealing import Reveal
from oathbreaker.mechanics.damage_and_life import DAMAGED
from oathbreaker.mechanics.destroying import DESTROYED
from oathbreaker.mechanics.drawing import DISCARDED
from oathbreaker.mechanics.finding import EXILED, SACRIFICED
from oathbreaker.texts.rules import rule

BURIED: Final = "put into a graveyard"
MILLED: Final = "milled"
SHOWN: Final = "revealed"
TAPPED: Final = "tapped"
TO_HAND: Final = "returned to its owner's hand"

DONE: Final = {
    EXILED: "追放された",
    DESTROYED: "破壊された",
    DAMAGED: "ダメージを受けた",
    SACRIFICED: "生け贄に捧げられた",
    DISCARDED: "捨てられた",
    BURIED: "墓地に置かれた",
    MILLED: "切削された",
    SHOWN: "公開された",
    TAPPED: "タップされた",
    TO_HAND: "オーナーの手札に戻された",
}
"""What can have been done with things "this way" -> in Japanese."""

Shows = Callable[[Event], bool]

LOGGED: Final[dict[str, Shows]] = {
    SACRIFICED: lambda event: isinstance(event, Sacrifice),
    DISCARDED: lambda event: isinstance(event, Discard),
    BURIED: lambda event: isinstance(event, ZoneChange) and event.zone == "graveyard",
    MILLED: lambda event: isinstance(event, ZoneChange) and event.reason == "mill",
    SHOWN: lambda event: isinstance(event, Reveal),
    TAPPED: lambda event: isinstance(event, Tap),
    TO_HAND: lambda event: isinstance(event, ZoneChange) and event.zone == "hand" and event.origin == "battlefield",
}
"""What an event shows to have been done; what is not here the instructions note themselves."""


def since_it_began(context: Context) -> Sequence[Event]:
    """Return what has happened since the spell or ability began to resolve."""
    log = context.state.log
    for place in range(len(log) - 1, -1, -1):
        event = log[place]
        if isinstance(event, Resolves) and event.oid == context.stack_id:
            return log[place + 1 :]
    return ()


def events_of(how: str, context: Context) -> Iterator[Event]:
    """Yield the events by which the spell or ability itself has done something so far."""
    shows = LOGGED[how]
    for event in since_it_began(context):
        if getattr(event, "source", None) == context.source and shows(event):
            yield event


@rule("608.2c")
def done_this_way(how: str, context: Context) -> tuple[Target, ...]:
    """Return the objects with which something was done, as they were before, each once."""
    noted = context.results.get(how, ())
    if how not in LOGGED:
        return noted
    return tuple(dict.fromkeys(getattr(event, "oid", -1) for event in events_of(how, context))) or noted
