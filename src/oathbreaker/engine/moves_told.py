"""CR 400.7 How the log tells that an object changes zones: from where, how it enters, by which rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.naming import CounterWord, Details, player_title
from oathbreaker.texts.messages import Message, say

OWN_ZONES: Final = frozenset({"hand", "library", "graveyard"})
"""400.1: the zones of which each player has one."""

FROM_ELSEWHERE: Final = frozenset({"library", "hand", "graveyard", "exile", "command"})
"""Zones that a sentence names as the origin; that something came from the battlefield or stack need not be said."""

PUT_BY_RULE: Final = {
    "704.5f": "toughness",
    "704.5i": "loyalty",
    "704.5j": "legend_rule",
    "704.5k": "world_rule",
    "704.5m": "attachment",
    "704.5v": "defense",
    "704.5w": "protector",
    "704.5x": "protector",
    "704.5y": "role",
}
"""State-based actions that put a permanent into a graveyard -> how messages call the reason."""


def entering(
    what: object, origin: str, manner: Sequence[Message], counters: Mapping[str, int], owner: int = NOBODY
) -> Message:
    """Return that something enters the battlefield: from where, in what manner, with which counters.

    Args:
        what: What enters.
        origin: The zone it leaves.
        manner: How it enters, for messages.
        counters: With how many counters of each kind.
        owner: Whose zone it leaves, where that is to be told; NOBODY where it is clear.
    """
    detail = Details(*origins(origin, owner), *manner, *with_counters(counters))
    return say("engine.event_enters", what=what, detail=detail)


def with_counters(counters: Mapping[str, int]) -> list[Message]:
    """Return with which counters something enters."""
    return [
        say("engine.with_counters", number=number, kind=CounterWord(kind, number)) for kind, number in counters.items()
    ]


def status(counters: Mapping[str, int], *, tapped: bool) -> Details:
    """Return how a land enters that is played: tapped, with counters."""
    return Details(*([say("engine.tapped")] if tapped else ()), *with_counters(counters))


def going(  # noqa: PLR0913  all that it tells
    titles: Sequence[object], origin: str, zone: str, reason: str, *, on_top: bool, owner: int = NOBODY
) -> Message:
    """Return that something goes to a zone other than the battlefield: whose, from where, by which rule.

    Args:
        titles: What goes there, and whose zone it is.
        origin: The zone it leaves.
        zone: The zone it goes to.
        reason: Why; a state-based action is told.
        on_top: Whether it goes to a certain place of a library.
        owner: Whose card it is.
    """
    found = origins(origin, NOBODY if zone in OWN_ZONES else owner)
    if reason in PUT_BY_RULE:
        found.append(say(f"engine.put_by_{PUT_BY_RULE[reason]}"))
    detail = Details(*found)
    if zone not in OWN_ZONES:
        return say(f"engine.event_to_{zone}", what=titles[0], detail=detail)
    place = "library_top" if zone == "library" and on_top else zone
    return say(f"engine.event_to_{place}", what=titles[0], who=titles[1], detail=detail)


def origins(origin: str, owner: int = NOBODY) -> list[Message]:
    """Return from where something comes, where a sentence should say so; with the owner where that is given."""
    if origin in OWN_ZONES and owner != NOBODY:
        return [say(f"engine.from_{origin}_of", who=player_title(owner))]
    return [say(f"engine.from_{origin}")] if origin in FROM_ELSEWHERE else []
