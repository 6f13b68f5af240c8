"""CR 400.7e-j, 603.7c Which new object an ability finds in place of one that has changed zones."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.context import Context
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.naming import HIDDEN_ZONES
from oathbreaker.texts.rules import rule

BECAME: Final = "became"
"""The name among a context's results of the new objects that it finds: what moved so that the ability triggered, or by
the effect that made it."""


@rule("400.7j")
def moved_meanwhile(context: Context) -> list[int]:
    """Return what objects have become that moved since the spell or ability in question began to resolve."""
    found: list[int] = []
    if context.stack_id == NOBODY:
        return found
    for event in reversed(context.state.log):
        if event.kind == "resolve" and event.about() == (context.stack_id,):
            break
        if isinstance(event, ZoneChange) and event.is_found:
            found += (event.new_oid, *event.further)
    return found


def known_again(context: Context) -> tuple[int, ...]:
    """Return all the new objects that a spell or ability finds, for a delayed or reflexive ability that it makes."""
    return tuple(dict.fromkeys((*context.results.get(BECAME, ()), *moved_meanwhile(context))))


def found_again(context: Context, oid: int) -> int:
    """Return the object that something gone has become, in a public zone, if it is found; `NOBODY` where it is not."""
    found = all_found_again(context, oid)
    return found[0] if found else NOBODY


@rule("400.7e", "400.7f", "400.7j", "712.21c")
def all_found_again(context: Context, oid: int) -> tuple[int, ...]:
    """Return the objects that something gone has become, in public zones, if found: several if it was several cards.

    That is what an ability triggered because of, what moved by the effect itself, and for an Aura's ability the Aura.
    """
    state = context.state
    known = known_again(context)
    found: list[int] = []
    left = [oid]
    while left:
        new = left.pop(0)
        last = state.last_known.get(new)
        if new in state.objects:
            found += [] if state.objects[new].zone in HIDDEN_ZONES else [new]
        elif last is not None:
            left += [one for one in last.successors if one in known or is_aura_of(context, new)]
    return tuple(found)


@rule("400.7f")
def is_aura_of(context: Context, oid: int) -> bool:
    """Tell whether this is the source that was attached to what left so that its ability triggered."""
    last = context.state.last_known[oid]
    if oid != context.source or not context.results.get(BECAME) or last.object.attached_to != context.subject:
        return False
    here = context.state.objects.get(last.successor)
    return here is not None and here.zone == "graveyard"
