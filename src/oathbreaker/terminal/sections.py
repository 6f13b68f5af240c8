"""Sections of a screen: how many lines each has where there is not room for all, and what they then say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from oathbreaker.terminal.cells import Line, broken_off, styled
from oathbreaker.terminal.words import Words

GOES_ON: Final = "  ..."
"""Stands before a line of which the beginning is not shown, where other lines have a rule."""


@dataclass
class Section:
    """Some lines of the screen.

    Attributes:
        lines: All that it could show.
        least: How many lines it has at least, if it has as many.
        news: Of the log, how many of the last lines are new; None for what shows its first lines.
        parts: The lines as the things that stand on them, where what is left out is counted; () otherwise.
    """

    lines: list[Text]
    least: int
    news: int | None = None
    parts: Sequence[Line] = ()

    @classmethod
    def of_things(cls, parts: Sequence[Line], least: int) -> Section:
        """Return a section of things, which says how many of them it leaves out."""
        return cls([part.text() for part in parts], least, parts=parts)

    def shown(self, room: int, words: Words, width: int) -> list[Text]:
        """Return as many lines as there is room for; where more would be worth seeing, one says so."""
        if len(self.lines) <= room:
            return self.lines
        if self.news is not None and self.news > room:
            more = words.say("terminal.more_news")
            return [styled(f"* {more}", "bold cyan"), *end_of(self.lines, room - 1)]
        if self.news is not None:
            return end_of(self.lines, room)
        if self.parts and room:
            hidden = sum(len(part.items) for part in self.parts[room:])
            last = self.parts[room - 1].cut_short(
                lambda n: styled(words.say("terminal.more_things", n=n), "bold cyan"), hidden, width
            )
            return [*self.lines[: room - 1], last]
        return [*self.lines[: room - 1], broken_off(self.lines[room - 1], width)] if room else []


def end_of(lines: Sequence[Text], number: int) -> list[Text]:
    """Return the last so many lines; dots say that the first goes on with what a line above it began."""
    shown = list(lines[len(lines) - number :])
    if shown and len(lines) > number and shown[0].plain[: len(GOES_ON)].isspace():
        shown[0] = styled(GOES_ON, "dim").append_text(shown[0][len(GOES_ON) :])
    return shown


def shares(sections: Sequence[Section], room: int) -> list[int]:
    """Return how many lines each section gets: first the least that each needs, then by turns a line more.

    The lower sections come first, the log last. Where there is too little room, what is asked keeps its lines.
    """
    found = [min(section.least, len(section.lines)) for section in sections]
    logs = [place for place, section in enumerate(sections) if section.news is not None]
    others = [place for place in reversed(range(len(sections))) if place not in logs]
    for group in (others, logs):
        while sum(found) < room:
            wanting = [place for place in group if found[place] < len(sections[place].lines)]
            if not wanting:
                break
            for place in wanting[: room - sum(found)]:
                found[place] += 1
    while sum(found) > room:
        found[shortened(found, logs)] -= 1
    return found


def shortened(found: Sequence[int], logs: Sequence[int]) -> int:
    """Return which section loses a line: the log while it has several, then the longest; what is asked comes last."""
    log = next((place for place in logs if found[place] > 1), None)
    if log is not None:
        return log
    place = max(range(len(found) - 1), key=lambda place: found[place], default=0)
    return place if found[place] > 1 else len(found) - 1
