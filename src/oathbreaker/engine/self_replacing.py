"""CR 614.15 Self-replacement effects: instructions that say what is done instead of the one before them.

Seam: such an instruction says `replaces_earlier`, and by `in_place_of` what is done. Whatever carries instructions out
takes them from here, one after the other, so that the answer is that of the moment (616.1a: before any other effect).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.terms import abilities as terms
from oathbreaker.texts.rules import rule

Step = tuple[terms.Effect, Context]
"""An instruction, and the point of view from which it is carried out."""


@rule("614.15", "616.1a")
def step_taken(steps: Sequence[Step], place: int) -> Step:
    """Return what is done for an instruction: those right after it may say what happens instead."""
    effect, context = steps[place]
    for later, seen in steps[place + 1 :]:
        if not later.replaces_earlier or not isinstance(later, Effect):
            break
        other = later.in_place_of(effect, seen)
        if other is not effect:
            effect, context = other, seen
    return effect, context


@rule("614.15")
def taken(body: Sequence[terms.Effect], context: Context) -> Iterator[Effect]:
    """Yield the instructions of one body as they are carried out, each when it is reached."""
    steps = [(effect, context) for effect in body]
    for place in range(len(steps)):
        effect, _ = step_taken(steps, place)
        if isinstance(effect, Effect):
            yield effect
