"""What is to be done after a key, and the screen before there is a game: all that the terminal loads at once."""

from __future__ import annotations

from enum import Enum

from rich.text import Text

from oathbreaker.terminal.cells import filled, styled


class Act(Enum):
    """What is to be done after a key."""

    NOTHING = "nothing"
    GO_ON = "go on"
    LEAVE = "leave"


def first_screen(text: str, width: int, height: int) -> list[Text]:
    """Return the screen that is shown while cards are read and the game is set up."""
    lines = [Text("")] * (height // 2 - 1) + [styled(f"  {text}", "bold")]
    return [filled(line, width) for line in [*lines, *[Text("")] * (height - len(lines))]][:height]
