"""Lines of a terminal: how many cells a text takes in either language, cut, filled and flowed to a width."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.showing import folded

NARROW: Final = str.maketrans({"—": "-", "–": "-", "−": "-", "…": "...", "×": "x", "’": "'", "“": '"', "”": '"'})
"""Signs of which some terminals make one cell and others two -> signs that are one cell everywhere."""

LEAST_WIDTH: Final = 80
LEAST_HEIGHT: Final = 24

CUT: Final = " ..."
"""Stands at the end of a line after which something is left out."""


def lack_of_room(width: int, height: int) -> Message | None:
    """Return that a terminal of so many cells is too small for the table; None where it is not."""
    if width >= LEAST_WIDTH and height >= LEAST_HEIGHT:
        return None
    return say("terminal.too_small", width=width, height=height, least=f"{LEAST_WIDTH}x{LEAST_HEIGHT}")


def plain(text: str) -> str:
    """Return a text on one line whose width is the same on every terminal."""
    return " ".join(text.translate(NARROW).split("\n"))


def styled(text: str, style: str = "") -> Text:
    """Return a text of one style, its width the same on every terminal."""
    return Text(plain(text), style, no_wrap=True, end="")


def filled(line: Text, width: int) -> Text:
    """Return a line of exactly so many cells: cut with dots where it is longer, filled with spaces where shorter."""
    found = line.copy()
    if found.cell_len > width:
        found = cropped(found, width - len(CUT)).append(CUT)
    return found.append(" " * (width - found.cell_len))


def cropped(line: Text, width: int) -> Text:
    """Return as much of a line as so many cells hold."""
    found = line.copy()
    found.right_crop(len(found.plain) - len(set_cell_size(found.plain, width).rstrip()))
    return found


def broken_off(line: Text, width: int) -> Text:
    """Return a line that says that something after it is left out."""
    found = line.copy()
    found.rstrip()
    if found.cell_len > width - len(CUT):
        found = cropped(found, width - len(CUT))
    return found.append(CUT, "dim")


def paragraph(text: str, width: int, style: str = "", head: Text | None = None) -> list[Text]:
    """Return a text as lines of at most so many cells; the first begins with `head`, the others are set in as far."""
    first = head if head is not None else Text("")
    lines = []
    for number, part in enumerate(folded(plain(text), max(width - first.cell_len, 2))):
        line = first.copy() if number == 0 else Text(" " * first.cell_len)
        line.append(part, style)
        lines.append(line)
    return lines


class Line(NamedTuple):
    """A line of things one after another.

    Attributes:
        head: What it begins with.
        items: The things on it; none where it is one text that begins with its head.
        gap: Stands between two things.
        is_last: Whether no things follow on another line.
    """

    head: Text
    items: tuple[Text, ...] = ()
    gap: str = ", "
    is_last: bool = True

    def text(self) -> Text:
        """Return the line as it is shown."""
        found = self.head.copy()
        for number, item in enumerate(self.items):
            is_end = number + 1 == len(self.items)
            found.append_text(item).append((self.gap.rstrip() if not self.is_last else "") if is_end else self.gap)
        return found

    def cut_short(self, note: Callable[[int], Text], hidden: int, width: int) -> Text:
        """Return the line with a note of how many things are left out after it, fewer on it where the note needs room.

        Args:
            note: What is said of so many things.
            hidden: How many stand on lines that are left out.
            width: In cells.
        """
        items = list(self.items)
        while True:
            said = note(hidden + len(self.items) - len(items))
            found = Line(self.head, tuple(items), self.gap).text().append(" ").append_text(said)
            if found.cell_len <= width or not items:
                break
            items.pop()
        if found.cell_len > width:
            found = cropped(self.head, width - said.cell_len - 1).append(" ").append_text(said)
        return found


def flow(items: Sequence[Text], width: int, head: Text | None = None, gap: str = ", ") -> list[Line]:
    """Return items one after another as lines of at most so many cells; no item is broken, one too long is cut.

    Args:
        items: What stands on the lines.
        width: In cells.
        head: Begins the first line; the others are set in as far.
        gap: Stands between two items.
    """
    first = head if head is not None else Text("")
    room = width - first.cell_len
    rows: list[list[Text]] = [[]]
    used = 0
    for number, item in enumerate(items):
        tail = cell_len(gap.rstrip()) if number + 1 < len(items) else 0
        fitting = item if item.cell_len + tail <= room else cut(item, room - tail)
        space = cell_len(gap) - cell_len(gap.rstrip()) if used else 0
        if used and used + space + fitting.cell_len + tail > room:
            rows.append([])
            used = space = 0
        rows[-1].append(fitting)
        used += space + fitting.cell_len + tail
    further = Text(" " * first.cell_len)
    return [
        Line(further if place else first, tuple(row), gap, is_last=place + 1 == len(rows))
        for place, row in enumerate(rows)
    ]


def cut(item: Text, width: int) -> Text:
    """Return an item of at most so many cells."""
    found = filled(item, width)
    found.rstrip()
    return found
