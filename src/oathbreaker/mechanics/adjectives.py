"""What the words say of an object that stand before its kind: "attacking", "tapped", "legendary", a colour."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.index import values
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.leaders import was_commander
from oathbreaker.engine.marks import MONSTROUS, RENOWNED, designated
from oathbreaker.engine.objects import GameObject
from oathbreaker.mechanics.finding import CHOSEN
from oathbreaker.mechanics.kicker_costs import times_kicked
from oathbreaker.mechanics.types import COLORS
from oathbreaker.texts.rules import rule


def has_word(word: str, look: Characteristics) -> bool:
    """Tell whether an object has a type, subtype or supertype; "permanent" is any type that permanents have."""
    if word == "permanent":
        return look.is_permanent
    return word in look.types or word in look.subtypes or word in look.supertypes


def has_attached(subtype: str, context: Context, thing: GameObject, _look: Characteristics) -> bool:
    """Tell whether something of a subtype is attached to an object: an Aura (303.4), an Equipment (301.5)."""
    state = context.state
    return any(
        state.objects[oid].attached_to == thing.oid and subtype in characteristics(state, oid).subtypes
        for oid in state.zone("battlefield")
        if not state.objects[oid].phased_out
    )


def is_colored(color: str, _context: Context, _thing: GameObject, look: Characteristics) -> bool:
    """Tell whether an object has a colour."""
    return color in look.colors


@rule("506.4c")
def is_attacking(thing: GameObject) -> bool:
    """Tell whether an object is attacking, even if what it attacked is there no more."""
    return thing.defender != NOBODY


Holds = Callable[[Context, GameObject, Characteristics], bool]

CHANGED: Final = "changed"
"""The name among a context's results for what a spell has changed for a time, besides which there is "other"."""
SPOKEN_OF: Final = (CHANGED, CHOSEN, "token")
"""The names of what a spell has spoken of besides its targets: tokens that it has made, what was chosen."""


@rule("608.2c")
def is_other(context: Context, oid: int) -> bool:
    """Tell whether an object is another than the source; for a spell, another than what it has spoken of before."""
    if oid == context.source:
        return False
    if context.source != context.stack_id:
        return True
    spoken_of = (*context.targets, *(context.results.get(name, ()) for name in SPOKEN_OF))
    return not any(oid in named for named in spoken_of)


@rule("700.6")
def is_historic(look: Characteristics) -> bool:
    """Tell whether an object is legendary, an artifact or a Saga."""
    return "legendary" in look.supertypes or "artifact" in look.types or "Saga" in look.subtypes


@rule("700.9")
def is_modified(context: Context, thing: GameObject) -> bool:
    """Tell whether a permanent has counters, is equipped, or is enchanted by an Aura that its controller controls."""
    state = context.state
    if thing.counters:
        return True
    for oid in state.zone("battlefield"):
        other = state.objects[oid]
        if other.attached_to == thing.oid and not other.phased_out:
            subtypes = characteristics(state, oid).subtypes
            if "Equipment" in subtypes or ("Aura" in subtypes and other.controller == thing.controller):
                return True
    return False


@rule("702.33d", "400.7d")
def is_kicked(thing: GameObject) -> bool:
    """Tell whether a spell, or that which became a permanent, was kicked."""
    said = thing.announcement
    return said is not None and times_kicked(said) > 0


WORDS: Final[dict[str, Holds]] = {
    **{color: partial(is_colored, color) for color in COLORS},
    "colorless": lambda _c, _t, look: not look.colors,
    "multicolored": lambda _c, _t, look: len(look.colors) > 1,
    "monocolored": lambda _c, _t, look: len(look.colors) == 1,
    "attacking": lambda _c, thing, _l: is_attacking(thing),
    "blocking": lambda _c, thing, _l: bool(thing.blocking),
    "attacking or blocking": lambda _c, thing, _l: is_attacking(thing) or bool(thing.blocking),
    "blocked": lambda _c, thing, _l: thing.blocked,
    "enchanted": partial(has_attached, "Aura"),
    "equipped": partial(has_attached, "Equipment"),
    "unblocked": lambda _c, thing, _l: is_attacking(thing) and not thing.blocked,
    "tapped": lambda _c, thing, _l: thing.tapped,
    "untapped": lambda _c, thing, _l: not thing.tapped,
    "legendary": lambda _c, _t, look: "legendary" in look.supertypes,
    "basic": lambda _c, _t, look: "basic" in look.supertypes,
    "snow": lambda _c, _t, look: "snow" in look.supertypes,
    "nonlegendary": lambda _c, _t, look: "legendary" not in look.supertypes,
    "nonbasic": lambda _c, _t, look: "basic" not in look.supertypes,
    "historic": lambda _c, _t, look: is_historic(look),
    "modified": lambda context, thing, _l: is_modified(context, thing),
    "commander": lambda context, thing, _l: was_commander(context.state, thing),
    "noncommander": lambda context, thing, _l: not was_commander(context.state, thing),
    "kicked": lambda _c, thing, _l: is_kicked(thing),
    "monstrous": lambda _c, thing, _l: bool(designated(thing, MONSTROUS)),
    "renowned": lambda _c, thing, _l: bool(designated(thing, RENOWNED)),
    "goaded": lambda context, thing, _l: bool(values(context.state, "goaded", thing.oid)),
    "face-down": lambda _c, thing, _l: thing.face_down,
    "token": lambda _c, thing, _l: thing.kind == "token",
    "nontoken": lambda _c, thing, _l: thing.kind != "token",
    "other": lambda context, thing, _l: is_other(context, thing.oid),
}
"""What each word says of an object."""
