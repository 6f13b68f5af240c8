"""CR 704 State-based actions: each letter finds what it would do; one place performs all of it together (704.3).

Seam: players are looked at here, permanents by one look round the battlefield (state_based_permanents.py). What needs a
choice is in `CHOOSERS`, asked only where the look round found something for it. A format's own actions come from
`GameRules.state_based_actions`. `DECLINED` names the letters that are not there, and why.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import ClassVar, Final

from oathbreaker.engine.attaching import attachment_actions
from oathbreaker.engine.decisions import Chosen, Procedure
from oathbreaker.engine.events import Event, ObjectEvent, RemoveCounters
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.movement import Destroy, Sacrifice, ZoneChange
from oathbreaker.engine.player_events import LoseGame
from oathbreaker.engine.prepared import orphaned_copies
from oathbreaker.engine.rounds import in_one_round
from oathbreaker.engine.state import State
from oathbreaker.engine.state_based_choices import same_legends, unprotected_battles
from oathbreaker.engine.state_based_permanents import (
    Findings,
    dying_permanents,
    finished_sagas,
    limited_counters,
    look_round,
    older_roles,
    older_worlds,
    racing_players,
)
from oathbreaker.engine.zones import cease
from oathbreaker.texts.rules import rule

DECLINED: Final = {
    "704.5t": "no dungeon cards and venture markers (309) are in the engine yet",
    "704.5u": "space sculptor and sectors (702.158) are not in the engine yet",
    "704.6a": "teams that share a life total (810) are not played",
    "704.6b": "teams that share poison counters (810) are not played",
    "704.6e": "scheme cards (904) are not played",
    "704.6f": "phenomenon cards (901) are not played",
}
"""Letters of 704.5 and 704.6 that are not performed -> why."""

POISONED: Final = 10
"""How many poison counters lose the game."""


class CeaseToExist(ObjectEvent):
    """A token or copy ceases to exist (704.5d-e)."""

    __slots__ = ()
    kind: ClassVar[str] = "cease to exist"
    cites: ClassVar[str] = "704.5d"

    def perform(self, state: State) -> None:
        """Take it out of the game."""
        cease(state, self.oid, characteristics(state, self.oid))


@rule("704.5a", "704.5b", "704.5c")
def losing_players(state: State) -> list[Event]:
    """Find players with no life, with an empty library drawn from, or with ten poison counters."""
    found: list[Event] = []
    for player in state.players:
        if player.lost or not player.in_game:
            continue
        if player.life <= 0:
            found.append(LoseGame(player.seat, "704.5a"))
        elif player.drew_from_empty:
            found.append(LoseGame(player.seat, "704.5b"))
        elif player.counters and player.counters.get("poison", 0) >= POISONED:
            found.append(LoseGame(player.seat, "704.5c"))
    return found


@rule("704.5d", "704.5e")
def stray_tokens(state: State) -> list[Event]:
    """Find tokens outside the battlefield and copies of spells outside the stack."""
    return [CeaseToExist(oid) for oid in state.strays if oid in state.objects]


def attachments(state: State, seen: Findings) -> list[Event]:
    """Find what happens to attachments where there are any."""
    return attachment_actions(state, seen.attached)


FINDERS: Final[tuple[tuple[Callable[[Findings], object], Callable[[State, Findings], list[Event]]], ...]] = (
    (lambda seen: seen.dying or seen.battles, dying_permanents),
    (attrgetter("worlds"), older_worlds),
    (attrgetter("attached"), attachments),
    (attrgetter("countered"), limited_counters),
    (attrgetter("sagas"), finished_sagas),
    (attrgetter("roles"), older_roles),
    (attrgetter("racers"), racing_players),
)
"""What is done without a choice, by letter: f-i and v, k, m-p, q-r, s, y, z; before each what it looks at."""

CHOOSERS: Final[tuple[Callable[[State, Findings], Procedure[list[Event]]], ...]] = (same_legends, unprotected_battles)
"""What a player chooses: j, w-x."""


@rule("704.3", "704.4")
def perform_state_based_actions(state: State) -> Procedure[None]:
    """Find everything that is due and let it happen simultaneously."""
    found = losing_players(state)
    if state.strays:
        found += stray_tokens(state)
    found += [CeaseToExist(oid) for oid in orphaned_copies(state)]
    seen = look_round(state)
    if seen.is_needed:
        for looked_at, finder in FINDERS:
            if looked_at(seen):
                found += finder(state, seen)
        made: list[Chosen] = []
        for chooser in CHOOSERS if seen.has_choices else ():
            found += yield from in_one_round(state, chooser(state, seen), made)
    found += yield from state.rules.state_based_actions(state)
    forget(state, seen)
    if found:
        yield from happen(state, once(found))


@rule("704.5b", "704.5h")
def forget(state: State, seen: Findings) -> None:
    """Forget what counts only since the last check: draws from empty libraries, deathtouch."""
    state.strays = ()
    for player in state.players:
        if player.drew_from_empty:
            state.own_player(player.seat).drew_from_empty = False
    for oid in seen.touched:
        if oid in state.objects:
            state.own(oid).deathtouched = False


@rule("704.7", "704.8")
def once(events: list[Event]) -> list[Event]:
    """Return the events with each object leaving only once, by the first reason found that is no destruction.

    What leaves keeps its counters and attachments to the end: it is remembered as it was before all this.
    Indestructible or regenerating, it goes all the same if there is another reason.
    """
    kept: list[Event] = []
    gone: set[int] = set()
    put = {event.oid for event in events if isinstance(event, ZoneChange)}
    for event in events:
        if isinstance(event, Destroy) and event.oid in put:
            continue
        if isinstance(event, ZoneChange | Destroy | Sacrifice):
            if event.oid in gone:
                continue
            gone.add(event.oid)
        kept.append(event)
    return [event for event in kept if not (isinstance(event, RemoveCounters) and event.target in gone)]
