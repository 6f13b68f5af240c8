"""How the greedy agent attacks and blocks: what it wins by it, and what that costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oathbreaker.agents.shown import (
    Shown,
    View,
    beats,
    by_id,
    can_block,
    creatures_of,
    is_creature,
    opponents,
    worth,
)
from oathbreaker.engine.decisions import Decision, Option

FAR: Final = 1000
"""More life than anybody has."""


def attacks(view: View, decision: Decision) -> list[Option]:
    """Attack the weakest player with what loses nothing by it, keep back who is needed; with all where that wins."""
    things = by_id(view)
    life = {player["seat"]: player["life"] for player in opponents(view)}
    home = needed_at_home(view)
    chosen: dict[int, Option] = {}
    for option in sorted(decision.options, key=lambda option: life.get(option.target or 0, FAR)):
        attacker = things.get(option.source or 0)
        if attacker is None or option.target is None or option.target not in life or option.source in chosen:
            continue
        guards = [guard for guard in creatures_of(view, option.target) if can_block(guard, attacker)]
        if is_lethal(view, decision, option.target) or (
            attacker["id"] not in home and (attacker["power"] or 0) > 0 and is_safe(attacker, guards)
        ):
            chosen[attacker["id"]] = option
    forced = [option for option in decision.options if option.is_default and option.source not in chosen]
    return [*chosen.values(), *forced]


def is_safe(attacker: Shown, guards: Sequence[Shown]) -> bool:
    """Tell whether no creature blocks this attacker and beats it, except for one worth as much that is lost too."""
    return all(
        not beats(guard, attacker) or (beats(attacker, guard) and worth(guard) >= worth(attacker)) for guard in guards
    )


def is_lethal(view: View, decision: Decision, seat: int) -> bool:
    """Tell whether all who can attack a player deal lethal damage, were every untapped creature to block one."""
    things = by_id(view)
    ids = {option.source for option in decision.options if option.target == seat}
    powers = sorted((things[oid]["power"] or 0 for oid in ids if oid in things), reverse=True)
    guards = sum(not guard["tapped"] for guard in creatures_of(view, seat))
    life = next(player["life"] for player in view["players"] if player["seat"] == seat)
    return bool(sum(powers[guards:]) >= life)


def needed_at_home(view: View) -> set[int]:
    """Return the creatures that must stay to block, so that the next attack of the strongest opponent is survived."""
    seat = view["player"]
    life = view["players"][seat]["life"]
    threats = [
        sorted(((thing["power"] or 0) for thing in creatures_of(view, player["seat"])), reverse=True)
        for player in opponents(view)
    ]
    strongest = max(threats, key=sum, default=[])
    keepers = sorted((thing for thing in creatures_of(view, seat) if not thing["tapped"]), key=worth)
    number = 0
    while number < len(keepers) and sum(strongest[number:]) >= life:
        number += 1
    return {thing["id"] for thing in keepers[:number] if "vigilance" not in thing.get("keywords", ())}


def blocks(view: View, decision: Decision) -> list[Option]:
    """Block where that wins something; then, while what comes through would be the end, with whatever there is."""
    things = by_id(view)
    seat = view["player"]
    coming = [thing for thing in view["battlefield"] if thing["attacking"] == seat and is_creature(thing)]
    through = sum(thing["power"] or 0 for thing in coming)
    pairs = [
        (option, things[option.source or 0], things[option.target or 0])
        for option in decision.options
        if option.source in things and option.target in things
    ]
    pairs.sort(key=lambda pair: gain(pair[1], pair[2]), reverse=True)
    used: set[int] = set()
    blocked: set[int] = set()
    chosen = []
    for is_last_stand in (False, True):
        if is_last_stand:
            pairs.sort(key=lambda pair: (-(pair[2]["power"] or 0), worth(pair[1])))
        for option, blocker, attacker in pairs:
            is_free = blocker["id"] not in used and attacker["id"] not in blocked
            wants = through >= view["players"][seat]["life"] if is_last_stand else gain(blocker, attacker) > 0
            if is_free and wants:
                used.add(blocker["id"])
                blocked.add(attacker["id"])
                through -= attacker["power"] or 0 if attacker["attacking"] == seat else 0
                chosen.append(option)
    return chosen


def gain(blocker: Shown, attacker: Shown) -> int:
    """Return what a block wins: the attacker's worth, or that it is held; less the blocker's, if that is lost."""
    won = worth(attacker) if beats(blocker, attacker) else 1
    return won - (worth(blocker) if beats(attacker, blocker) else 0)
