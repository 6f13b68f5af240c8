"""Lines of a terminal: how many cells a text takes in either language, cut, filled and flowed to a width."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from oathbreaker.texts.showing import folded

NARROW: Final = str.maketrans({"—": "-", "–": "-", "−": "-", "…": "...", "×": "x", "’": "'", "“": '"', "”": '"'})
"""Signs of which some terminals make one cell and others two -> signs that are one cell everywhere."""

CUT: Final = " ..."
"""Stands at the end of a line after which something is left out."""


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


def flowed(items: Sequence[Text], width: int, head: Text | None = None, gap: str = ", ") -> list[Text]:
    """Return items one after another as lines of at most so many cells; no item is broken, one too long is cut.

    Args:
        items: What stands on the lines.
        width: In cells.
        head: Begins the first line; the others are set in as far.
        gap: Stands between two items.
    """
    first = head if head is not None else Text("")
    room = width - first.cell_len
    lines = [first.copy()]
    used = 0
    for number, item in enumerate(items):
        tail = gap.rstrip() if number + 1 < len(items) else ""
        fitting = item if item.cell_len + cell_len(tail) <= room else cut(item, room - cell_len(tail))
        if used and used + cell_len(gap) - cell_len(gap.rstrip()) + fitting.cell_len + cell_len(tail) > room:
            lines.append(Text(" " * first.cell_len))
            used = 0
        elif used:
            space = gap[len(gap.rstrip()) :]
            lines[-1].append(space)
            used += cell_len(space)
        lines[-1].append_text(fitting).append(tail)
        used += fitting.cell_len + cell_len(tail)
    return lines


def cut(item: Text, width: int) -> Text:
    """Return an item of at most so many cells."""
    found = filled(item, width)
    found.rstrip()
    return found
