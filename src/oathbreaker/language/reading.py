"""Tokens to trees: all readings of a line, and where it stops being understood.

The parser walks the tries of the grammar. What an index reads at a place is worked out once a line. Depth and steps are
limited by number, so that no text makes it hang or overflow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, cast

from oathbreaker.language.grammar import Index, Joint, Moves, Node, Production

MOST_STEPS: Final = 20_000
MOST_DEPTH: Final = 120
MOST_READINGS: Final = 24
"""Of one index from one place to one end."""

Reading = tuple[int, object]
"""(the place after it, the tree)"""

PLACES: Final = 1 << 16
"""More than a line has tokens, so that an index's number and a place make one number."""
NOTHING: Final[tuple[object, ...]] = ()
NOWHERE: Final[Moves] = (None, ())
"""Where the end of the line leads."""


class TooComplexError(Exception):
    """A line that takes more steps or depth than any rules text needs."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Where reading came to an end.

    Attributes:
        place: Index of the token that fits nothing; the number of tokens if the line ended too early.
        expected: What could have stood there: words, names of categories in angle brackets, "" for the end of the line.
    """

    place: int
    expected: tuple[str, ...]


class Parser:
    """Reads one line.

    Args:
        tokens: The line's tokens.

    Attributes:
        steps: Places of tries looked at so far: what reading costs, whatever the machine.
    """

    def __init__(self, tokens: Sequence[str]) -> None:
        self.tokens = tokens
        self.steps = 0
        self._memo: dict[int, Sequence[Reading]] = {}
        self._depth = 0
        self._furthest = 0
        self._stopped_at: list[Node | str] = []

    def read_all(self, index: Index) -> tuple[object, ...]:
        """Return every tree that the whole line reads to.

        Raises:
            TooComplexError: The line needs too many steps, too much depth, or has too many readings.
        """
        end = len(self.tokens)
        readings = self.read(index, 0)
        whole = tuple(tree for stop, tree in readings if stop == end)
        if not whole:
            for stop, _ in readings:
                self._fail(stop, "")
        return whole

    @property
    def stop(self) -> Stop:
        """Where the furthest reading stopped."""
        expected: set[str] = set()
        for stopped in self._stopped_at:
            expected.update([stopped] if isinstance(stopped, str) else stopped.expected())
        # Sorted, because phrases are tried in the order in which modules were imported.
        return Stop(self._furthest, tuple(sorted(expected)))

    def read(self, index: Index, place: int) -> Sequence[Reading]:
        """Return everything that this index reads from this place."""
        key = index.number * PLACES + place
        known = self._memo.get(key)
        if known is not None:
            return known
        self._depth += 1
        if self._depth > MOST_DEPTH:
            raise TooComplexError
        found = self._walk(index, place)
        self._memo[key] = found = distinct(found) if len(found) > 1 else found
        self._depth -= 1
        return found

    def _walk(self, index: Index, place: int) -> list[Reading]:  # noqa: C901, PLR0912  the hot loop, in one piece
        """Walk the trie of an index from a place on, every way that the tokens allow."""
        results: list[Reading] = []
        tokens, end = self.tokens, len(self.tokens)
        if place >= end:
            self._fail(place, index.root)
            return results
        values, starting = index.known_starts.get(tokens[place]) or index.starts(tokens[place])
        if values:
            results += [(place + 1, value) for value in values]
        for production, items in starting:
            results += self._read_series(production, items, place)
        memo, read = self._memo, self.read
        steps = self.steps
        node, here, given = index.root, place, NOTHING
        waiting: list[tuple[Node, int, tuple[object, ...]]] = []
        while True:
            steps += 1
            for production in node.ends:
                tree = production.build(*given)
                if tree is not None:
                    results.append((here, tree))
            if here < end:
                token = tokens[here]
                literal, slots = node.dispatch.get(token) or node.moves(token)
            else:
                literal, slots = NOWHERE
            if slots:
                self.steps = steps
                for slot_index, child in slots:
                    known = memo.get(slot_index.number * PLACES + here)
                    for stop, value in read(slot_index, here) if known is None else known:
                        waiting.append((child, stop, (*given, value)))
                steps = self.steps
            if literal is not None:
                node, here = literal, here + 1
                continue
            if not slots and here >= self._furthest:
                self._fail(here, node)
            if not waiting:
                break
            node, here, given = waiting.pop()
        self.steps = steps
        if steps > MOST_STEPS:
            raise TooComplexError
        return results

    def _read_series(self, production: Production, items: Index, place: int) -> list[Reading]:
        """Read the items of a series with what stands between them; the value is made of the tuple of the items."""
        joint = cast("Joint", production.series)
        results: list[Reading] = []
        waiting: list[tuple[int, tuple[object, ...], bool]] = [(place, (), joint.is_plain)]
        while waiting:
            here, values, may_end = waiting.pop()
            for stop, value in self.read(items, here):
                more = (*values, value)
                if len(more) >= joint.least and (may_end or len(more) == 1):
                    tree = production.build(more)
                    if tree is not None:
                        results.append((stop, tree))
                if not may_end or joint.is_plain:
                    waiting += [(after, more, ends) for after, ends in self._next_items(stop, joint, len(more))]
        return results

    def _next_items(self, place: int, joint: Joint, count: int) -> Iterator[tuple[int, bool]]:
        """Yield where the next item begins, and whether the series may end with it, by each way to go on from here."""
        between = (joint.between,) if joint.between else ()
        ways = {between: joint.is_plain} | {joint.pair if count == 1 else joint.last: True}
        for way, ends in ways.items():
            after = place + len(way)
            if tuple(self.tokens[place:after]) == way and after < len(self.tokens):
                yield after, ends

    def _fail(self, place: int, stopped: Node | str) -> None:
        """Remember where nothing fitted, if it is the furthest place; "" stands for the end of the line."""
        if place > self._furthest:
            self._furthest = place
            self._stopped_at.clear()
        if place == self._furthest:
            self._stopped_at.append(stopped)


def distinct(readings: Sequence[Reading]) -> list[Reading]:
    """Return the readings without repetitions, not more than a few of one end.

    Raises:
        TooComplexError: There are more.
    """
    kept: list[Reading] = []
    counts: dict[int, int] = {}
    for reading in readings:
        if reading not in kept:
            kept.append(reading)
            counts[reading[0]] = counts.get(reading[0], 0) + 1
            if counts[reading[0]] > MOST_READINGS:
                raise TooComplexError
    return kept
