"""CR 101.2, 701.23 Whether a player may search a library: what keeps players from it."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.context import Context
from oathbreaker.engine.index import values
from oathbreaker.texts.rules import rule

CANNOT_SEARCH: Final = "can't search"
"""The name of statements by which players can't be caused to search by what they control."""


@rule("101.2", "701.23a")
def may_search(context: Context, seat: int, owner: int) -> bool:
    """Tell whether a player may search a library: nothing forbids it to the controller of the spell or ability."""
    return not (seat == owner == context.controller and values(context.state, CANNOT_SEARCH, seat))
