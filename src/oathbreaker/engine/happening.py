"""The one road of events: propose, replace or prevent (614-616), perform, record, match triggers (603.2).

Seam: everything that changes a game in play goes through `happen`. Events given together happen simultaneously.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.counter_rules import ENTRIES, counter_entries
from oathbreaker.engine.decisions import Chosen, Procedure
from oathbreaker.engine.entering import as_it_enters, has_choices
from oathbreaker.engine.events import Attach, Event
from oathbreaker.engine.index import index_of
from oathbreaker.engine.layers import last_look
from oathbreaker.engine.matching import match, match_after, match_before
from oathbreaker.engine.merged import arrange, is_arranged
from oathbreaker.engine.miracles import as_it_is_drawn, may_be_revealed
from oathbreaker.engine.movement import Destroy, Discard, Sacrifice, ZoneChange
from oathbreaker.engine.proposals import Proposal
from oathbreaker.engine.replacement import add_own_counters, is_forbidden, may_be_replaced, replaced, replaced_by_itself
from oathbreaker.engine.rounds import in_one_round
from oathbreaker.engine.shields import in_order_of_shields
from oathbreaker.engine.stamps import stamp_together
from oathbreaker.engine.state import State
from oathbreaker.engine.token_events import CreateToken, take_id
from oathbreaker.engine.until_it_leaves import due
from oathbreaker.texts.rules import rule

MAKING: Final = (ZoneChange, CreateToken)
"""Events that make a new object."""

MOVING: Final = (ZoneChange, Destroy, Discard, Sacrifice)
"""Events by which an object leaves where it is."""


@rule("608.2f", "616.1g", "603.2")
def happen(state: State, proposed: Sequence[Event]) -> Procedure[list[Event]]:
    """Let events happen simultaneously and return those that really did, containing events before what they contain.

    While players choose for what they do at the same time, it is only proposed, and happens when all have chosen.
    """
    if state.gathering is not None:
        proposal = Proposal(proposed)
        yield proposal
        return proposal.done
    if len(proposed) == 1 and is_alone(state, proposed[0]):
        alone = [proposed[0]]
        perform(state, alone)
        return alone
    final: list[Event] = []
    fallen = state.fallen
    settling = settled_on(state, proposed, final)
    later = yield from in_one_round(state, settling) if len(proposed) > 1 else settling
    if state.fallen is not fallen:
        final = still_possible(state, final)
    perform(state, final)
    for event in later:
        final += yield from happen(state, (event,))
    yield from go_back(state)
    return final


@rule("610.3", "610.3c", "610.3d")
def go_back(state: State) -> Procedure[None]:
    """Let what was exiled until a permanent left the battlefield go back at once, under its owner's control."""
    away = due(state)
    if away:
        there = [(oid, zone) for oid, zone in away if oid in state.objects and state.objects[oid].zone == "exile"]
        yield from happen(state, [ZoneChange(state, oid, zone) for oid, zone in there])


@rule("101.4", "608.2f")
def happen_together(state: State, groups: Sequence[Sequence[Event]]) -> Procedure[list[list[Event]]]:
    """Let the events of several players happen simultaneously; return for each what really did."""
    final: list[Event] = []
    waiting: list[list[Event]] = []
    ends = [0]
    fallen = state.fallen
    made: list[Chosen] = []
    for group in groups:
        settling = settled_on(state, not_moved_by(final, group), final)
        waiting.append((yield from in_one_round(state, settling, made)))
        ends.append(len(final))
    shares = [final[begin:end] for begin, end in pairwise(ends)]
    if state.fallen is not fallen:
        shares = [still_possible(state, share) for share in shares]
    perform(state, [event for share in shares for event in share])
    for share, later in zip(shares, waiting, strict=True):
        for event in later:
            share.extend((yield from happen(state, (event,))))
    yield from go_back(state)
    return shares


@rule("800.4a")
def still_possible(state: State, events: list[Event]) -> list[Event]:
    """Return the events that can happen although a player has left since they were looked at."""
    return [event for event in events if event.is_possible(state)]


def not_moved_by(final: list[Event], group: Sequence[Event]) -> list[Event]:
    """Return the events of a group without those that would move what another of these moves already."""
    moved = {event.oid for event in final if isinstance(event, ZoneChange)}
    return [event for event in group if not isinstance(event, MOVING) or event.oid not in moved]


@rule("616.1g")
def settled_on(state: State, proposed: Sequence[Event], final: list[Event]) -> Procedure[list[Event]]:
    """Replace and prevent what can be of these events, and add what is left to those that happen; return what waits."""
    later: list[Event] = []
    waiting = state.rules.in_order(state, list(proposed))
    if len(waiting) > 1 and "damage" in index_of(state).replacements:
        waiting = yield from in_order_of_shields(state, waiting)
    while waiting:
        event = waiting.pop(0)
        if not event.is_possible(state) or is_out_of_reach(state, event):
            continue
        if event.kind in index_of(state).forbidden and is_forbidden(state, event):
            waiting = (yield from replaced_by_itself(state, event)) + waiting
            continue
        if is_simple(state, event, final):
            final.append(event)
            waiting = parts_of_event(state, event) + waiting
            continue
        take_id(state, event)
        if isinstance(event, ZoneChange):
            add_own_counters(event, state)
        if may_be_replaced(state, event):
            instead = yield from replaced(state, event)
        else:
            instead = [event]
        for new in instead:
            if new.waits_for(final):
                later.append(new)
                continue
            take_id(state, new)
            is_asked = has_choices(state, new) or may_be_revealed(state, new)
            is_asked = is_asked or (isinstance(new, ZoneChange) and is_arranged(state, new))
            with_it = (yield from with_choices(state, new)) if is_asked else [new]
            waiting = taken_up(state, new, with_it, final) + waiting
    return later


def with_choices(state: State, event: Event) -> Procedure[list[Event]]:
    """Ask for what is chosen as a permanent enters or leaves, or a card is drawn; return what happens."""
    if isinstance(event, ZoneChange) and event.zone == "hand":
        return (yield from as_it_is_drawn(state, event))
    if isinstance(event, ZoneChange) and is_arranged(state, event):
        return (yield from arrange(state, event))
    return (yield from as_it_enters(state, event))


def taken_up(state: State, event: Event, with_it: list[Event], final: list[Event]) -> list[Event]:
    """Take up an event among those that happen, if choices as it enters let it; return what is to be looked at next."""
    if event not in with_it:
        return with_it
    final.append(event)
    for other in with_it[1:]:
        other.applied = event.applied
    return with_it[1:] + parts_of_event(state, event)


def is_alone(state: State, event: Event) -> bool:
    """Tell whether an event happens as it is: it can, nothing could change it, and it consists of nothing else."""
    if type(event).contained is not Event.contained:
        return False
    index = index_of(state)
    kind = event.kind
    if kind in index.replacements or kind in index.forbidden:
        return False
    thing = state.objects.get(event.affected(state))
    if thing is not None and (
        (thing.counters and kind in ENTRIES) or (thing.phased_out and not event.reaches_phased_out)
    ):
        return False
    return event.is_possible(state)


def is_simple(state: State, event: Event, final: list[Event]) -> bool:
    """Tell whether an event makes no object, nothing could replace it, and it need not wait for others."""
    return not (
        isinstance(event, MAKING)
        or event.kind in index_of(state).replacements
        or counter_entries(state, event)
        or event.own_look(state) is not None
        or event.waits_for(final)
    )


def parts_of_event(state: State, event: Event) -> list[Event]:
    """Return what an event consists of; effects that have been applied to it are not applied to its parts (616.1g)."""
    contained = event.contained(state)
    for part in contained:
        part.applied = event.applied
    return contained


@rule("702.26b")
def is_out_of_reach(state: State, event: Event) -> bool:
    """Tell whether an event is about something phased out, which is treated as though it did not exist."""
    thing = state.objects.get(event.affected(state))
    return thing is not None and thing.phased_out and not event.reaches_phased_out


def perform(state: State, events: list[Event]) -> None:
    """Perform events that nothing changes any more: look back, do them all, record them, look at what is now."""
    if len(events) == 1:
        event = events[0]
        before = index_of(state).back
        if event.kind in before:
            match(state, events, before)
        event.perform(state)
        event.record(state)
        match_after(state, events)
        return
    if events:
        match_before(state, events)
        note_looks(state, events)
        for event in events:
            event.perform(state)
        stamp_together(state, stamped(events))
        for event in events:
            event.record(state)
        match_after(state, events)


@rule("113.7a", "608.2h")
def note_looks(state: State, events: list[Event]) -> None:
    """Note how objects look that move at the same time as others do: as they were before any of them moved."""
    for event in events:
        if isinstance(event, ZoneChange) and event.oid in state.objects:
            event.before, event.was_copy = last_look(state, event.oid)


@rule("613.7m")
def stamped(events: list[Event]) -> list[int]:
    """Return the permanents that get a timestamp in these events: they enter, or become attached."""
    found: list[int] = []
    for event in events:
        if isinstance(event, ZoneChange):
            if event.zone == "battlefield":
                found.append(event.new_oid)
        elif isinstance(event, Attach) and event.to != NOBODY:
            found.append(event.oid)
    return found


def happen_one(state: State, event: Event) -> Procedure[Event | None]:
    """Let one event happen; return it if it did in its own form."""
    done = yield from happen(state, (event,))
    return event if event in done else None


def moved_to(events: Sequence[Event], oid: int) -> int:
    """Return the id of what an object became in these events (400.7j); NOBODY where it did not move or is lost."""
    return next(iter(all_moved_to(events, oid)), NOBODY)


@rule("712.21c")
def all_moved_to(events: Sequence[Event], oid: int) -> tuple[int, ...]:
    """Return the ids of what an object became in these events: several where several cards represented it."""
    moves = (event for event in events if isinstance(event, ZoneChange) and event.oid == oid and event.is_found)
    return next(((event.new_oid, *event.further) for event in moves), ())


@rule("701.17c", "702.29c")
def wound_up(events: Sequence[Event], oid: int) -> int:
    """Return the id of what an object became in these events wherever it went, by whatever rule; NOBODY if it did not.

    What was discarded or milled was that although the card went elsewhere.
    """
    return next((event.new_oid for event in events if isinstance(event, ZoneChange) and event.oid == oid), NOBODY)
