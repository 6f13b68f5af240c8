"""What an instruction is good for: a number for each kind of effect, from the view of one player.

Each kind of term has its judge, found by its class; a new effect without one counts as a little good for who does it.
The unit is about a point of power on the battlefield; a card in hand is worth `CARD`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from oathbreaker.agents.meaning import described, number, seats_meant
from oathbreaker.agents.sight import Sight
from oathbreaker.mechanics.sentences import IfYouDo, May
from oathbreaker.terms.abilities import Effect, TargetSpec
from oathbreaker.terms.term import Term

Judge = Callable[..., float]
"""What judges an effect: effect, sight -> what it is worth."""

JUDGES: Final[dict[type[Term], Judge]] = {}
"""Kind of effect -> what judges it."""

UNKNOWN_WORTH: Final = 0.6
"""What an instruction is taken to be worth to who does it when nothing judges it."""

OTHERS_GAIN: Final = 1.5
"""What each opponent is taken to gain by what everybody may do."""

F = TypeVar("F", bound=Judge)


def judges(*kinds: type[Term]) -> Callable[[F], F]:
    """Make a function the judge of these kinds of effects."""

    def note(function: F) -> F:
        JUDGES.update(dict.fromkeys(kinds, function))
        return function

    return note


def judge(effect: Term, sight: Sight) -> float:
    """Return what an instruction is worth to the player for whom the sight looks."""
    found = JUDGES.get(type(effect))
    return found(effect, sight) if found is not None else UNKNOWN_WORTH * sight.side(sight.you)


def judge_all(body: Iterable[Effect], sight: Sight) -> float:
    """Return what instructions are worth together; what one may do is judged with what happens if one does."""
    effects = tuple(body)
    total = 0.0
    for effect, after in zip(effects, (*effects[1:], None), strict=True):
        if isinstance(effect, May) and isinstance(after, IfYouDo):
            total += if_chosen(effect, judge(effect.deed, sight) + judge(after, sight), sight) - judge(after, sight)
        else:
            total += judge(effect, sight)
    return total


def if_chosen(effect: May, value: float, sight: Sight) -> float:
    """Return what it is worth that players may do something: each does it only if it is good for them."""
    seats = seats_meant(effect.who, sight)
    if len(seats) > 1 and sight.seat in seats:
        return max(0.0, value) - OTHERS_GAIN * sum(sight.weights.values())
    return max(0.0, value) if sight.seat in seats else min(0.0, value)


def worth_of_doing(body: Iterable[Effect], sight: Sight) -> float:
    """Return what it is worth to do what one may do, with what happens if one does."""
    effects = tuple(body)
    total = 0.0
    for effect, after in zip(effects, (*effects[1:], None), strict=True):
        if any(True for _ in effect.find(May)):
            total += judge(effect.changed(lambda part: part.deed if isinstance(part, May) else part), sight)
            total += judge(after, sight) if isinstance(after, IfYouDo) else 0.0
    return total


def best(body: tuple[Effect, ...], targets: tuple[TargetSpec, ...], sight: Sight) -> float:
    """Return what instructions are worth with the targets that their player would choose."""
    chosen: list[tuple[int, ...]] = []
    for spec in targets:
        candidates = [target for target in described(spec.what, sight) if can_be_aimed_at(target, sight)]
        if spec.another:
            before = {target for group in chosen for target in group} or {sight.source}
            candidates = [target for target in candidates if target not in before]
        if len(candidates) < spec.least:
            return 0.0
        chosen.append(aimed(body, spec, candidates, tuple(chosen), sight))
    return judge_all(body, sight.aiming(tuple(chosen)))


def aimed(
    body: tuple[Effect, ...],
    spec: TargetSpec,
    candidates: Iterable[int],
    before: tuple[tuple[int, ...], ...],
    sight: Sight,
) -> tuple[int, ...]:
    """Return whom a player who does this would target: the best ones, and no more than are good for them."""
    ranked = rank(body, candidates, before, sight)
    most = len(ranked) if spec.most is None else spec.most
    wanted = [target for place, (value, target) in enumerate(ranked) if place < spec.least or value > 0]
    return tuple(wanted[:most])


def rank(
    body: tuple[Effect, ...], candidates: Iterable[int], before: tuple[tuple[int, ...], ...], sight: Sight
) -> list[tuple[float, int]]:
    """Return candidates for a target with what each is worth to who chooses, the best first."""
    sign = 1 if sight.you == sight.seat else -1
    found = [(sign * judge_all(body, sight.aiming((*before, (target,)))), target) for target in candidates]
    return sorted(found, key=lambda one: -one[0])


def can_be_aimed_at(target: int, sight: Sight) -> bool:
    """Tell whether keywords of an object let the player target it."""
    thing = sight.things.get(target)
    if thing is None or thing["zone"] != "battlefield":
        return True
    words = thing.get("keywords", ())
    return "shroud" not in words and (thing["controller"] == sight.you or "hexproof" not in words)


def times(amount: object, sight: Sight) -> int:
    """Return an amount, no less than nothing."""
    return max(0, number(amount, sight))
