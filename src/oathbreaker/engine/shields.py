"""CR 615.7 Which of the damage dealt at the same time a shield prevents first."""

from __future__ import annotations

from collections.abc import Sequence

from oathbreaker.engine.announcement import Target
from oathbreaker.engine.asking import ask
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.decisions import Decision, Option, Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.index import index_of
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.replacement import applicable, chooser
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import Replacement
from oathbreaker.texts.rules import rule


@rule("615.7")
def in_order_of_shields(state: State, events: Sequence[Event]) -> Procedure[list[Event]]:
    """Return the events, the damage that a shield is to prevent first before other damage to the same target.

    Only where the shields of a target are smaller than the damage dealt to it by several sources is anything asked.
    """
    found = list(events)
    known = index_of(state).replacements.get("damage", ())
    if not any(isinstance(entry.statement, Replacement) and entry.statement.is_shield for entry in known):
        return found
    for target in dict.fromkeys(event.target for event in events if isinstance(event, DealDamage)):
        places = [place for place, event in enumerate(found) if is_shielded(state, event, target)]
        left = shields_of(state, [found[place] for place in places])
        ordered: list[Event] = []
        waiting = [found[place] for place in places]
        while len(waiting) > 1 and 0 < left < sum(damage_of(event) for event in waiting):
            first = yield from chosen_first(state, waiting)
            left -= damage_of(first)
            waiting.remove(first)
            ordered.append(first)
        for place, event in zip(places, ordered + waiting, strict=True):
            found[place] = event
    return found


def is_shielded(state: State, event: Event, target: Target) -> bool:
    """Tell whether an event is damage to something of which a shield prevents a part."""
    return isinstance(event, DealDamage) and event.target == target and bool(shields_of(state, [event]))


def damage_of(event: Event) -> int:
    """Return how much damage an event is."""
    return event.amount if isinstance(event, DealDamage) else 0


def shields_of(state: State, events: Sequence[Event]) -> int:
    """Return how much all shields together prevent of these events."""
    shields = {
        entry.key: entry.amount
        for event in events
        for entry in applicable(state, event)
        if isinstance(entry.statement, Replacement) and entry.statement.is_shield
    }
    return sum(shields.values())


def chosen_first(state: State, events: list[Event]) -> Procedure[Event]:
    """Ask whose damage is prevented first; who chooses is dealt it, or controls what is dealt it."""
    options = [
        Option(str(place), "choose", source=source, is_default=not place, title=title_of(state, source))
        for place, source in enumerate(event.source for event in events if isinstance(event, DealDamage))
    ]
    answer = yield from ask(state, Decision(chooser(state, events[0]), "replacement", options, 1, 1, "615.7"))
    return events[answer[0] if answer else 0]
