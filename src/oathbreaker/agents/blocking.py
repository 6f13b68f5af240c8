"""How the greedy agent blocks: where that wins something, together where one is not enough, and to stay alive."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oathbreaker.agents.fighting import hit, strike
from oathbreaker.agents.shown import Shown, beats, has, is_creature, is_planeswalker, left, worth
from oathbreaker.agents.sight import Sight
from oathbreaker.engine.announcement import is_player
from oathbreaker.engine.decisions import Decision, Option

WORTH_BLOCKING: Final = 0.5
"""How much a block must win."""

LIFE_SAVED: Final = 0.5
"""How much of what life is worth counts for a block that is not needed to survive."""

Block = tuple[Option, Shown, Shown]
"""An option, its blocker and its attacker."""


class Defense:
    """The blocks that are chosen so far.

    Attributes:
        chosen: Their options.
        used: The creatures that block.
        blocked: The attackers that are blocked.
    """

    def __init__(self, sight: Sight, decision: Decision) -> None:
        self.sight = sight
        things = sight.things
        self.blocks: list[Block] = [
            (option, things[option.source or 0], things[option.target or 0])
            for option in decision.options
            if option.source in things and option.target in things
        ]
        self.chosen: list[Option] = []
        self.used: set[int] = set()
        self.blocked: set[int] = set()

    def take(self, *blocks: Block) -> None:
        """Choose blocks."""
        for option, blocker, attacker in blocks:
            self.chosen.append(option)
            self.used.add(blocker["id"])
            self.blocked.add(attacker["id"])

    def free(self) -> list[Block]:
        """Return the blocks of who does not block yet."""
        return [block for block in self.blocks if block[1]["id"] not in self.used]

    def coming(self, target: int) -> int:
        """Return how much damage still comes through to a player or planeswalker."""
        return sum(
            strike(thing)
            for thing in self.sight.battlefield()
            if thing["attacking"] == target and is_creature(thing) and thing["id"] not in self.blocked
        )

    def saved(self, attacker: Shown) -> float:
        """Return what it saves that this attacker is blocked."""
        target = attacker["attacking"]
        if target is None or (has(attacker, "trample") and not is_planeswalker(attacker)):
            return 0.0
        if not is_player(target):
            return -hit(target, strike(attacker), self.sight)
        if target != self.sight.seat or self.is_lost():
            return 0.0
        return LIFE_SAVED * self.sight.life_worth(target, min(strike(attacker), self.sight.life(target) - 1))

    def is_lost(self) -> bool:
        """Tell whether the attack is the end even if every creature stops one attacker."""
        sight = self.sight
        coming = sorted(
            (strike(thing) for thing in sight.battlefield() if thing["attacking"] == sight.seat), reverse=True
        )
        number = len({blocker["id"] for _, blocker, _ in self.blocks})
        return sum(coming[number:]) >= sight.life(sight.seat)


def blocks(sight: Sight, decision: Decision) -> list[Option]:
    """Block where that wins something; then together; then, against what would be the end, with all."""
    defense = Defense(sight, decision)
    for block in sorted(defense.blocks, key=lambda block: -gain(defense, block)):
        is_free = block[1]["id"] not in defense.used and block[2]["id"] not in defense.blocked
        if is_free and not has(block[2], "menace") and gain(defense, block) > WORTH_BLOCKING:
            defense.take(block)
    gang_up(defense)
    last_stand(defense)
    return defense.chosen


def gain(defense: Defense, block: Block) -> float:
    """Return what a block wins: the attacker, and what it would have hit; less the blocker, if that is lost."""
    _, blocker, attacker = block
    won = worth(attacker) if beats(blocker, attacker) else 0.0
    return won + defense.saved(attacker) - (worth(blocker) if beats(attacker, blocker) else 0.0)


def gang_up(defense: Defense) -> None:
    """Let two block an attacker together that one alone does not beat, where that wins more than it costs."""
    attackers = {block[2]["id"]: block[2] for block in defense.blocks}
    for attacker in sorted(attackers.values(), key=worth, reverse=True):
        if attacker["id"] in defense.blocked or has(attacker, "indestructible", "deathtouch", "double strike"):
            continue
        helpers = [block for block in defense.free() if block[2]["id"] == attacker["id"]]
        helpers.sort(key=lambda block: -max(0, block[1]["power"] or 0))
        two = helpers[:2]
        if len(two) > 1 and gain_together(defense, [block[1] for block in two], attacker) > WORTH_BLOCKING:
            defense.take(*two)


def gain_together(defense: Defense, blockers: Sequence[Shown], attacker: Shown) -> float:
    """Return what it wins that creatures block one attacker together."""
    if sum(max(0, one["power"] or 0) for one in blockers) < left(attacker):
        return 0.0
    damage = strike(attacker)
    lost = 0.0
    for one in sorted(blockers, key=worth, reverse=True):
        if damage >= left(one) and not has(one, "indestructible"):
            lost += worth(one)
            damage -= left(one)
    return worth(attacker) + defense.saved(attacker) - lost


def last_stand(defense: Defense) -> None:
    """Block with whoever is worth least while what comes is the end; give that up where it still is."""
    sight = defense.sight
    before = (list(defense.chosen), set(defense.used), set(defense.blocked))
    while defense.coming(sight.seat) >= sight.life(sight.seat):
        rest = [
            block
            for block in defense.free()
            if block[2]["id"] not in defense.blocked
            and block[2]["attacking"] == sight.seat
            and not has(block[2], "menace")
        ]
        if not rest:
            defense.chosen, defense.used, defense.blocked = before
            return
        defense.take(min(rest, key=lambda block: (-strike(block[2]), worth(block[1]))))
