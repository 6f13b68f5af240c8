"""CR 509.1b, 702 Evasion: which single creature can block which, and why not."""

from __future__ import annotations

from typing import Final

from oathbreaker.cards.colors import Color
from oathbreaker.engine.combat.declaring import Refusal
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.index import barred, values
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.state import State
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

RULES: Final = {
    "no_creature": "506.3",
    "not_attacked": "509.1a",
    "tapped": "509.1a",
    "flying": "702.9b",
    "shadow": "702.28b",
    "no_shadow": "702.28b",
    "horsemanship": "702.31b",
    "fear": "702.36b",
    "intimidate": "702.13b",
    "skulk": "702.118b",
    "landwalk": "702.14c",
    "forbidden": "509.1b",
    "evaded": "509.1b",
}
"""What keeps a creature from blocking another -> the rule that says so."""


@rule("509.1a", "509.1b", "802.4a")
def refusal_to_block(state: State, blocker: int, attacker: int) -> Refusal | None:
    """Return why a creature can't be declared as a blocker of another by itself; None where it can."""
    found = block_fault(state, blocker, attacker)
    if not found:
        return None
    names = {"blocker": title_of(state, blocker), "attacker": title_of(state, attacker)}
    return Refusal(RULES[found], say(f"combat.block_{found}", **names))


def block_fault(state: State, blocker: int, attacker: int) -> str:
    """Return what keeps a creature from blocking another, as a name among `RULES`."""
    thing, other = state.objects[blocker], state.objects[attacker]
    look, attacking = characteristics(state, blocker), characteristics(state, attacker)
    seat = thing.controller
    found = ""
    if "creature" not in look.types or "battle" in look.types or thing.phased_out:
        found = "no_creature"
    elif other.defender != seat or other.phased_out:
        found = "not_attacked"
    elif thing.tapped and not values(state, "blocks though tapped", blocker):
        found = "tapped"
    else:
        found = evasion(look, attacking)
    if not found and walks_past(state, seat, attacking):
        found = "landwalk"
    if not found and barred(
        state, "can't block", blocker, Context(state, attacker, other.controller, subject=attacker)
    ):
        found = "forbidden"
    if not found and barred(state, "can't be blocked", attacker, Context(state, blocker, seat, subject=blocker)):
        found = "evaded"
    return found


@rule("702.9b", "702.17b", "702.28b", "702.31b", "702.36b", "702.13b", "702.118b")
def evasion(blocker: Characteristics, attacker: Characteristics) -> str:
    """Return the evasion ability by which a creature can't be blocked by another; "" for none."""
    has, can = attacker.keyword_names, blocker.keyword_names
    is_artifact = "artifact" in blocker.types
    stopped = {
        "flying": "flying" in has and can.isdisjoint({"flying", "reach"}),
        "shadow": "shadow" in has and "shadow" not in can,
        "no_shadow": "shadow" in can and "shadow" not in has,
        "horsemanship": "horsemanship" in has and "horsemanship" not in can,
        "fear": "fear" in has and not is_artifact and Color.BLACK not in blocker.colors,
        "intimidate": "intimidate" in has and not is_artifact and blocker.colors.isdisjoint(attacker.colors),
        "skulk": "skulk" in has and (blocker.power or 0) > (attacker.power or 0),
    }
    return next((name for name, is_stopped in stopped.items() if is_stopped), "")


@rule("702.14c", "802.2a")
def walks_past(state: State, seat: int, attacker: Characteristics) -> bool:
    """Tell whether a creature has landwalk for a land that this defending player controls."""
    walks = [name for name in attacker.keyword_names if name.endswith("walk")]
    return any(
        is_walked(walk, characteristics(state, thing.oid)) for walk in sorted(walks) for thing in state.controlled(seat)
    )


def is_walked(walk: str, land: Characteristics) -> bool:
    """Tell whether a permanent is a land of the kind that a landwalk ability names.

    "swampwalk", "legendary landwalk", "nonbasic landwalk", "snow swampwalk".
    """
    *qualities, last = walk.split()
    kind = last.removesuffix("walk")
    if "land" not in land.types or (kind != "land" and kind.capitalize() not in land.subtypes):
        return False
    words = (*land.supertypes, *land.types)
    return all(
        quality.removeprefix("non") not in words if quality.startswith("non") else quality in words
        for quality in qualities
    )
