"""CR 701.20a Hands that are played with revealed: everybody may look at them for as long as an effect says so."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.index import values
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule

HAND_REVEALED: Final = "hand revealed"
"""The name of statements by which a player plays with their hand revealed."""


@rule("400.2", "701.20a")
def is_hand_shown(state: State, seat: int) -> bool:
    """Tell whether everybody may see a player's hand."""
    return bool(values(state, HAND_REVEALED, seat))
