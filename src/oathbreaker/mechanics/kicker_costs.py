"""CR 702.33d, 702.33f How often a spell was kicked, and by which of its kicker costs."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.announcement import Announcement
from oathbreaker.texts.rules import rule

KICKERS: Final = ("kicker", "multikicker")
"""The names of costs by which a spell is kicked (702.33c-d); the mana of one of two kicker costs follows its name."""


def kicker_of(mana: str) -> str:
    """Return the name of one of two kicker costs (702.33f)."""
    return f"kicker {mana}"


@rule("702.33d")
def times_kicked(said: Announcement) -> int:
    """Return how often a spell was kicked."""
    return sum(times for name, times in said.paid if name.partition(" ")[0] in KICKERS)
