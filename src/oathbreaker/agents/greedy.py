"""A plain greedy agent: it spends its mana, attacks where that costs nothing, and blocks where it wins the fight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from oathbreaker.engine.decisions import Decision, Option

View = Mapping[str, Any]
Shown = Mapping[str, Any]
"""An object as a view shows it."""

FEW_LANDS: Final = 2
MANY_LANDS: Final = 5
"""A first hand with fewer or more lands than these is not kept."""


class GreedyAgent:
    """Decides by what it sees now, looking no further; it needs no seed, since it leaves nothing to chance."""

    def choose(self, view: View, decision: Decision) -> object:
        """Return an answer to the decision, as `Game.answer` takes it."""
        if decision.kind == "priority":
            return self.action(view, decision).key
        if decision.kind == "mulligan":
            return self.wants_mulligan(view)
        ways = {"attackers": self.attacks, "blockers": self.blocks, "target": self.targets}
        if decision.kind in ways:
            return keys_that_fit(decision, ways[decision.kind](view, decision))
        return decision.chosen(decision.default())

    def action(self, view: View, decision: Decision) -> Option:
        """Play a land, then the dearest spell that can be cast; else pass."""
        worth = {card["id"]: card["mana_value"] for card in own_cards(view)}

        def rank(option: Option) -> int:
            if option.action == "play land":
                return 1000
            if option.action == "cast":
                return 1 + int(worth.get(option.source, 0))
            return 0

        return max(decision.options, key=rank)

    def wants_mulligan(self, view: View) -> bool:
        """Give the first hand back where it has hardly any lands, or hardly anything else."""
        you = view["players"][view["player"]]
        lands = sum("land" in card["types"] for card in you["hand"])
        return not you["mulligans"] and not FEW_LANDS <= lands <= MANY_LANDS

    def attacks(self, view: View, decision: Decision) -> list[Option]:
        """Attack the weakest player with every creature that no untapped creature of theirs would beat."""
        things = by_id(view)
        life = {player["seat"]: player["life"] for player in view["players"]}
        chosen: dict[int, Option] = {}
        for option in sorted(decision.options, key=lambda option: life.get(option.target, 1000)):
            attacker = things.get(option.source or 0)
            if attacker is None or option.source in chosen or option.target not in life:
                continue
            guards = [thing for thing in creatures_of(view, option.target) if not thing["tapped"]]
            if all(not beats(guard, attacker) or beats(attacker, guard) for guard in guards):
                chosen[option.source or 0] = option
        return list(chosen.values())

    def blocks(self, view: View, decision: Decision) -> list[Option]:
        """Block where the blocker survives, or where the damage would be the last."""
        things = by_id(view)
        you = view["players"][view["player"]]
        coming = sum(thing["power"] for thing in things.values() if thing["attacking"] == view["player"])
        is_pressed = coming >= you["life"]
        used: set[int] = set()
        blocked: set[int] = set()
        chosen = []
        for option in decision.options:
            blocker, attacker = things.get(option.source or 0), things.get(option.target or 0)
            if blocker is None or attacker is None or blocker["id"] in used or attacker["id"] in blocked:
                continue
            if is_pressed or not beats(attacker, blocker):
                used.add(blocker["id"])
                blocked.add(attacker["id"])
                chosen.append(option)
        return chosen

    def targets(self, view: View, decision: Decision) -> list[Option]:
        """Prefer what belongs to others: players first, then what has the most power."""
        things = by_id(view)

        def rank(option: Option) -> tuple[bool, bool, int]:
            thing = things.get(option.target or 0)
            owner = option.target if thing is None else thing["controller"]
            return (owner == view["player"], thing is not None, -(thing["power"] or 0) if thing is not None else 0)

        return sorted(decision.options, key=rank)[: max(1, decision.minimum)]


def keys_that_fit(decision: Decision, chosen: Sequence[Option]) -> list[str]:
    """Return the keys of these options, or of the default answer where they are not legal together."""
    places = tuple(decision.options.index(option) for option in chosen)
    if decision.fault(places) is not None:
        places = decision.default()
    return [decision.options[place].key for place in places]


def own_cards(view: View) -> list[Shown]:
    """Return the cards that the player could cast: the hand, and what lies in public zones."""
    you = view["players"][view["player"]]
    return [*you["hand"], *(card for card in (*view["command"], *you["graveyard"], *view["exile"]) if "name" in card)]


def by_id(view: View) -> dict[int, Shown]:
    """Return the permanents by id."""
    return {thing["id"]: thing for thing in view["battlefield"]}


def creatures_of(view: View, seat: int | None) -> list[Shown]:
    """Return a player's creatures, those face down too."""
    return [thing for thing in view["battlefield"] if thing["controller"] == seat and thing["power"] is not None]


def beats(one: Shown, other: Shown) -> bool:
    """Tell whether one creature's damage destroys another in a fight."""
    power = one["power"] or 0
    is_deadly = power > 0 and "deathtouch" in one.get("keywords", ())
    return is_deadly or power >= (other["toughness"] or 0) - other["damage"]
