"""CR 702.103 Bestow: an Aura while it is on the stack or attached, and a creature otherwise.

Seam: whatever asks what is bestowed asks here; that the permanent looks so says the keyword (mechanics). It is never
bestowed again once it is unattached, because a creature cannot be attached to anything.
"""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.announcement import is_player
from oathbreaker.engine.announcing import changed
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule

BESTOW: Final = "bestow"
"""The name of the way of casting."""


@rule("702.103b", "702.103f", "702.103g")
def is_bestowed(state: State, oid: int) -> bool:
    """Tell whether a spell was cast bestowed, or a permanent was and is attached still."""
    thing = state.objects.get(oid)
    if thing is None or thing.announcement is None or thing.announcement.alternative != BESTOW:
        return False
    if thing.zone == "stack":
        return True
    host = state.objects.get(thing.attached_to) if not is_player(thing.attached_to) else None
    return thing.zone == "battlefield" and host is not None and host.zone == "battlefield"


@rule("702.103e", "608.3b")
def cease_to_be_bestowed(state: State, spell: int) -> None:
    """Let a spell whose target is illegal go on resolving as a creature spell."""
    changed(state, spell).alternative = ""
    state.continuous_changed()
