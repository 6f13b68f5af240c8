"""What a permanent does as it enters, and what it is worth that it leaves and enters again."""

from __future__ import annotations

from typing import Final

from oathbreaker.agents.judging import best
from oathbreaker.agents.judging_permanents import danger_on_stack
from oathbreaker.agents.shown import Shown, name_of, worth
from oathbreaker.agents.sight import Sight
from oathbreaker.mechanics.events import Enters, EntersOrAttacks, EntersOrDies
from oathbreaker.terms.abilities import Ability, TriggeredAbility
from oathbreaker.terms.refs import This, ThisOrAnother

AS_IT_ENTERS: Final = (Enters, EntersOrAttacks, EntersOrDies)

LIKELY: Final = 0.6
"""How likely it is taken to be that an intervening "if" holds."""

HARM: Final = 1.0
"""How bad for oneself a spell is that something is to be saved from."""

NOT_READY: Final = 0.1
"""How much of its worth a permanent loses that has just come."""


def worth_of_entering(line: Ability, sight: Sight) -> float:
    """Return what a triggered ability does as its permanent enters."""
    if not isinstance(line, TriggeredAbility) or not isinstance(line.event, AS_IT_ENTERS):
        return 0.0
    if not isinstance(line.event.what, This | ThisOrAnother):
        return 0.0
    value = best(line.body, line.targets, sight)
    return value * LIKELY if line.condition is not None else value


def threatened(sight: Sight) -> tuple[int, ...]:
    """Return what an opponent's spell or ability on top of the stack aims at, if it does harm."""
    stack = sight.view["stack"]
    if not stack or stack[-1]["controller"] == sight.seat or danger_on_stack(stack[-1], sight) > -HARM:
        return ()
    return tuple(stack[-1]["targets"])


def worth_of_coming_again(thing: Shown, sight: Sight) -> float:
    """Return what it is worth that a permanent leaves and comes back: it enters anew; a token does not come back."""
    owner = thing["owner"]
    if thing["kind"] == "token":
        return -sight.side(thing["controller"]) * worth(thing)
    there = sight.at(thing["id"], owner)
    saved = worth(thing) if owner == sight.seat and thing["id"] in threatened(sight) else 0.0
    entering = saved + sum(worth_of_entering(line, there) for line in sight.cards.lines(name_of(thing)))
    stolen = worth(thing) if owner != thing["controller"] else 0.0
    change = (sight.side(owner) - sight.side(thing["controller"])) * stolen
    return entering + change - NOT_READY * sight.side(owner) * worth(thing)
