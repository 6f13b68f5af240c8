"""Random agents: they answer any decision with some legal answer, drawn from a seeded generator of their own."""

from __future__ import annotations

from random import Random

from oathbreaker.engine.decisions import Answer, Decision
from oathbreaker.engine.play import Play


def dice(seed: int) -> Random:
    """Return a generator of random answers."""
    return Random(seed)  # noqa: S311  no secret


def random_answer(decision: Decision, random: Random) -> Answer:
    """Return some legal answer."""
    if decision.kind in {"divide", "assign damage"}:
        return random_division(decision, random)
    number = len(decision.options)
    if decision.kind == "priority":
        useful = [place for place, option in enumerate(decision.options) if option.action != "activate"]
        return (random.choice(useful),)
    for _ in range(20):
        size = random.randint(decision.minimum, min(decision.maximum, number))
        answer = tuple(random.sample(range(number), size))
        if decision.fault(answer) is None:
            return answer
    return decision.default()


def random_division(decision: Decision, random: Random) -> Answer:
    """Return some legal division."""
    for _ in range(20):
        numbers = [decision.minimum] * len(decision.options)
        for _ in range(decision.total - sum(numbers)):
            numbers[random.randrange(len(numbers))] += 1
        if decision.fault(tuple(numbers)) is None:
            return tuple(numbers)
    return decision.default()


def play_out(play: Play, seed: int, most: int = 20_000) -> int:
    """Play a game to its end and return how many decisions it took."""
    random = dice(seed)
    number = 0
    while play.decision is not None and number < most:
        play.answer_accepted(random_answer(play.decision, random))
        number += 1
    return number
