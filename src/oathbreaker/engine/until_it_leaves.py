"""CR 610.3 What has changed zones until a permanent leaves the battlefield, and goes back at once then.

Seam: `happening.happen` asks `due` after what has happened.
"""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule

WAITING: Final = "until it leaves"
"""The name among the game's values of what waits: permanents, each with the cards in exile and where they were."""

Away = tuple[tuple[int, str], ...]
"""Cards in exile, each with the zone that it goes back to."""


@rule("610.3")
def wait_for(state: State, source: int, away: Away) -> None:
    """Let cards go back as a permanent leaves the battlefield."""
    state.remember(WAITING, (*waiting(state), (source, away)))


def waiting(state: State) -> tuple[tuple[int, Away], ...]:
    """Return what waits."""
    known = state.recall(WAITING, ())
    assert isinstance(known, tuple)  # noqa: S101  as it is kept
    return known


@rule("610.3", "610.3d")
def due(state: State) -> Away:
    """Return the cards whose permanent is not on the battlefield any more; they wait no longer."""
    known = waiting(state)
    if not known:
        return ()
    over = [pair for pair in known if not is_there(state, pair[0])]
    if over:
        state.remember(WAITING, tuple(pair for pair in known if pair not in over) or None)
    return tuple(card for _, away in over for card in away)


def is_there(state: State, oid: int) -> bool:
    """Tell whether a permanent is on the battlefield."""
    thing = state.objects.get(oid)
    return thing is not None and thing.zone == "battlefield"
