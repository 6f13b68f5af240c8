"""Tokens to trees: all readings of a line, and where it stops being understood.

The parser walks the tries of the grammar. What an index reads at a place is worked out once a line. Depth and steps are
limited by number, so that no text makes it hang or overflow.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from oathbreaker.language.grammar import Index, Joint, Moves, Node, Production

MOST_STEPS: Final = 20_000
MOST_DEPTH: Final = 120
MOST_READINGS: Final = 24
"""Of one index from one place to one end."""

Reading = tuple[int, object]
"""(the place after it, the tree)"""

LONGEST_SHARED: Final = 12
"""Tokens of a stretch of text of which other lines are told what it reads to."""
NOTHING: Final[tuple[object, ...]] = ()
NOWHERE: Final[Moves] = (None, ())
"""Where the end of the line leads."""
MOST_SHARED_STEPS: Final = 500
"""Of such a stretch."""
MOST_SHARED: Final = 20_000
"""Stretches of text of which an index knows what they read to; beyond them it forgets them."""
END: Final = ""
"""Stands for the end of the line; no token is empty."""


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


class Span:
    """What an index reads from a place, and on what of the line that depends; places are counted from there.

    Attributes:
        readings: What it reads.
        look: The furthest place whose token was looked at: a line that is alike until there is read alike.
        far: The furthest place where nothing fitted.
        stopped: What could have stood there: nodes, spans for all that they tell, "" for the end of the line.
        steps: Places of tries looked at for it; more than that where several needed the same.
        height: How deep phrases stand in one another.
    """

    __slots__ = ("far", "height", "look", "readings", "steps", "stopped")

    def __init__(self) -> None:
        self.readings: list[Reading] = []
        self.stopped: list[Node | Span | str] = []
        self.look = self.far = self.steps = self.height = 0

    def needs(self, part: Span, place: int) -> None:
        """Remember that what this span reads depends on another, which begins at a place of it."""
        self.look = max(self.look, place + part.look)
        self.steps += part.steps
        self.height = max(self.height, part.height)
        self.stop_at(place + part.far, part)

    def stop_at(self, place: int, stopped: Node | Span | str) -> None:
        """Remember where nothing fitted, if it is the furthest place; "" stands for the end of the line."""
        if place > self.far:
            self.far = place
            self.stopped = []
        if place == self.far:
            self.stopped.append(stopped)

    def expected(self) -> set[str]:
        """Return what could have stood at the furthest place."""
        found: set[str] = set()
        seen: set[int] = set()
        waiting = [self]
        while waiting:
            for stopped in waiting.pop().stopped:
                if isinstance(stopped, str):
                    found.add(stopped)
                elif id(stopped) not in seen:
                    seen.add(id(stopped))
                    if isinstance(stopped, Span):
                        waiting.append(stopped)
                    else:
                        found.update(stopped.expected())
        return found


class Parser:
    """Reads one line.

    Args:
        tokens: The line's tokens.
        shares: Whether what a stretch of text reads to is known from other lines, and told to others. A line is read
            alike either way; `steps` are then only those that others have not spared it.

    Attributes:
        steps: Places of tries looked at so far: what reading costs, whatever the machine.
    """

    def __init__(self, tokens: Sequence[str], *, shares: bool = False) -> None:
        self.tokens = tokens
        self._line = [*tokens, END]
        self._begin(shares=shares)

    def _begin(self, *, shares: bool) -> None:
        self.steps = 0
        self._shares = shares
        self._spared = 0
        self._memo: dict[int, Span] = {}
        self._depth = 0
        self._stop = Span()

    def read_all(self, index: Index) -> tuple[object, ...]:
        """Return every tree that the whole line reads to.

        Raises:
            TooComplexError: The line needs too many steps, too much depth, or has too many readings.
        """
        end = len(self.tokens)
        try:
            found = self._stop = self.read(index, 0)
        except TooComplexError:
            if not self._shares:
                raise
            # Whether it really is must not depend on which lines were read before.
            self._begin(shares=False)
            return self.read_all(index)
        whole = tuple(tree for stop, tree in found.readings if stop == end)
        if not whole and found.readings:
            self._stop = Span()
            self._stop.needs(found, 0)
            for stop, _ in found.readings:
                self._stop.stop_at(stop, "")
        return whole

    @property
    def stop(self) -> Stop:
        """Where the furthest reading stopped."""
        # Sorted, because phrases are tried in the order in which modules were imported.
        return Stop(self._stop.far, tuple(sorted(self._stop.expected())))

    def read(self, index: Index, place: int) -> Span:
        """Return everything that this index reads from this place."""
        key = index.first_key + place
        known = self._memo.get(key)
        if known is not None:
            return known
        if self._shares:
            known = shared_span(index, self._line, place)
            if known is not None:
                self._spared += known.steps
                if self.steps + self._spared > MOST_STEPS or self._depth + known.height > MOST_DEPTH:
                    raise TooComplexError
                self._memo[key] = known
                return known
        self._depth += 1
        if self._depth > MOST_DEPTH:
            raise TooComplexError
        found = Span()
        if place < len(self.tokens):
            self._read_first(index, place, found)
            self._walk(index, place, found)
        else:
            found.stop_at(0, index.root)
        if len(found.readings) > 1:
            found.readings = distinct(found.readings)
        self._memo[key] = found
        self._depth -= 1
        if self._shares and found.look < LONGEST_SHARED and found.steps <= MOST_SHARED_STEPS:
            share(index, self._line[place : place + found.look + 1], found)
        return found

    def _read_first(self, index: Index, place: int, span: Span) -> None:
        """Read the single tokens and the series with which an index can begin."""
        token = self.tokens[place]
        values, starting = index.known_starts.get(token) or index.starts(token)
        if values:
            span.readings += [(1, value) for value in values]
        for production, items in starting:
            self._read_series(production, items, place, span)

    def _walk(self, index: Index, place: int, span: Span) -> None:  # noqa: C901, PLR0912  the hot loop, in one piece
        """Walk the trie of an index from a place on, every way that the tokens allow."""
        tokens, end = self.tokens, len(self.tokens)
        results = span.readings
        memo, read = self._memo, self.read
        look, far, stopped = place + span.look, place + span.far, span.stopped
        needed, height = span.steps, span.height
        steps, node, here, given = 0, index.root, place, NOTHING
        waiting: list[tuple[Node, int, tuple[object, ...]]] = []
        while True:
            steps += 1
            for production in node.ends:
                tree = production.build(*given)
                if tree is not None:
                    results.append((here - place, tree))
            if node.is_last:
                literal, slots = NOWHERE
            else:
                if here > look:  # noqa: PLR1730  the same
                    look = here
                if here < end:
                    token = tokens[here]
                    literal, slots = node.dispatch.get(token) or node.moves(token)
                else:
                    literal, slots = NOWHERE
            for slot_index, child in slots:
                part = memo.get(slot_index.first_key + here) or read(slot_index, here)
                seen, tried = here + part.look, here + part.far
                if seen > look:  # noqa: PLR1730  a call of `max` costs more
                    look = seen
                if part.height > height:  # noqa: PLR1730  the same
                    height = part.height
                needed += part.steps
                if tried > far:
                    far, stopped = tried, [part]
                elif tried == far:
                    stopped.append(part)
                for length, value in part.readings:
                    waiting.append((child, here + length, (*given, value)))
            if literal is not None:
                node, here = literal, here + 1
                continue
            if not slots and here > far:
                far, stopped = here, [node]
            elif not slots and here == far:
                stopped.append(node)
            if not waiting:
                break
            node, here, given = waiting.pop()
        span.look, span.far, span.stopped = look - place, far - place, stopped
        span.steps, span.height = needed + steps, height + 1
        self.steps += steps
        if self.steps + self._spared > MOST_STEPS:
            raise TooComplexError

    def _read_series(self, production: Production, items: Index, place: int, span: Span) -> None:
        """Read the items of a series with what stands between them; the value is made of the tuple of the items."""
        joint = cast("Joint", production.series)
        waiting: list[tuple[int, tuple[object, ...], bool]] = [(place, (), joint.is_plain)]
        while waiting:
            here, values, may_end = waiting.pop()
            part = self.read(items, here)
            span.needs(part, here - place)
            for length, value in part.readings:
                stop = here + length
                more = (*values, value)
                if len(more) >= joint.least and (may_end or len(more) == 1):
                    tree = production.build(more)
                    if tree is not None:
                        span.readings.append((stop - place, tree))
                if not may_end or joint.is_plain:
                    for way, ends in joint.ways[len(more) > 1]:
                        after = stop + len(way)
                        span.look = max(span.look, min(after, len(self.tokens)) - place)
                        if after < len(self.tokens) and self._line[stop:after] == way:
                            waiting.append((after, more, ends))


def shared_span(index: Index, line: Sequence[str], place: int) -> Span | None:
    """Return what an index reads from a place, known from another line that goes on alike; None if it is not known."""
    found: Any = index.shared
    while type(found) is dict:
        found = found.get(line[place])
        place += 1
    return cast("Span | None", found)


def share(index: Index, words: Sequence[str], span: Span) -> None:
    """Tell other lines what a stretch of text reads to: all that it depends on, "" at the end of a line."""
    if index.count_shared >= MOST_SHARED:
        index.shared.clear()
        index.count_shared = 0
    index.count_shared += 1
    known = index.shared
    for token in words[:-1]:
        known = known.setdefault(token, {})
    known[words[-1]] = span


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
