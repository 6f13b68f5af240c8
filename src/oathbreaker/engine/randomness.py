"""CR 705, 706 Coins and dice, CR 701.9b and others choosing at random: chance from the state, or by hand."""

from __future__ import annotations

from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.asking import ask
from oathbreaker.engine.chance import below
from oathbreaker.engine.decisions import Decision, Option, Procedure
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule


@rule("705.1", "705.2")
def flip_coin(state: State, seat: int, source: int = NOBODY) -> Procedure[bool]:
    """Flip a coin for a player and return whether they win the flip; a decision where chance is played by hand."""
    if not state.settings.random_by_hand:
        return below(state, 2) == 0
    options = (Option("win", "choose", value="win", is_default=True), Option("lose", "choose", value="lose"))
    answer = yield from ask(state, Decision(seat, "coin", options, 1, 1, "705.1", source))
    return answer == (0,)


@rule("706.1", "706.2")
def roll_die(state: State, seat: int, sides: int, source: int = NOBODY) -> Procedure[int]:
    """Roll a die of this many sides for a player and return what it shows; by hand it is a decision."""
    if not state.settings.random_by_hand:
        return 1 + below(state, sides)
    options = [Option(str(face), "choose", value=face, is_default=face == 1) for face in range(1, sides + 1)]
    answer = yield from ask(state, Decision(seat, "die", options, 1, 1, "706.1", source))
    return 1 + answer[0]


def at_random(state: State, things: tuple[Target, ...], number: int) -> tuple[Target, ...]:
    """Return this many different things chosen at random, in the order chosen; all of them where there are too few."""
    left = list(things)
    return tuple(left.pop(below(state, len(left))) for _ in range(min(number, len(left))))
