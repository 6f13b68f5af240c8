"""CR 113.7a, 603.7d, 608.2h For how long it is known how what has left its zone looked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule

KEPT_SNAPSHOTS: Final = 96
"""How many are kept from turn to turn at least, of what left last."""


@rule("113.7a", "603.7d")
def forget_snapshots(state: State) -> None:
    """Forget how what left long ago looked, unless something that waits or lasts still refers to it."""
    too_many = len(state.last_known) - KEPT_SNAPSHOTS
    if too_many <= 0:
        return
    needed = set(referred_to(state))
    for oid in list(islice((oid for oid in state.last_known if oid not in needed), too_many)):
        del state.last_known[oid]


def referred_to(state: State) -> Iterator[int]:
    """Yield each object that has left and is spoken of by a delayed ability or a lasting effect, and what it became."""
    spoken_of = [effect.source for effect in state.lasting]
    for waiting in state.delayed:
        spoken_of.append(waiting.source)
        spoken_of += [target for _, found in waiting.results for target in found]
        spoken_of += [target for chosen in waiting.targets for target in chosen]
    while spoken_of:
        oid = spoken_of.pop()
        known = state.last_known.get(oid)
        if known is not None:
            yield oid
            spoken_of += known.successors
