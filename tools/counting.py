"""Counting what the engine does: calls of its functions, seen from outside, so that uncounted play costs nothing.

Operation counts do not depend on the machine: the tests have ceilings on them, and `make bench` prints them.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Final

from oathbreaker.engine import index, layers, legal, mana_sources, windows
from oathbreaker.engine.layers_pass import LayerPass
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State

COUNTED: Final[dict[str, Callable[..., object]]] = {
    "windows": windows.possible,
    "first looks": windows.nothing_in_reach,
    "full scans": windows.first_and_others,
    "spells looked at": legal.refusal_to_cast,
    "layer passes": LayerPass.run,
    "characteristics computed": layers.untouched,
    "indices built": index.built,
    "mana sources found": mana_sources.found_sources,
    "object copies": GameObject.copy,
    "state copies": State.copy,
}
"""What is counted -> the function whose calls it is; none of them is a generator."""


@contextmanager
def counting() -> Iterator[Counter[str]]:
    """Count while the block runs; the counter is filled as it goes."""
    counts: Counter[str] = Counter()
    names: dict[CodeType, str] = {code_of(function): name for name, function in COUNTED.items()}

    def see(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call":
            name = names.get(frame.f_code)
            if name is not None:
                counts[name] += 1

    before = sys.getprofile()
    sys.setprofile(see)
    try:
        yield counts
    finally:
        sys.setprofile(before)


def code_of(function: Callable[..., object]) -> CodeType:
    """Return the code of a function."""
    code = getattr(function, "__code__", None)
    assert isinstance(code, CodeType)  # noqa: S101  these are functions in Python
    return code
