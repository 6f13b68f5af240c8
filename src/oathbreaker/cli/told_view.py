"""A told game on the screen: rule numbers in a column, turns under headings, each line as soon as it is known."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.cells import set_cell_size
from rich.text import Text

from oathbreaker.cli.screen import Screen
from oathbreaker.table.game import Game
from oathbreaker.table.telling import LIFE, PLACES, STANDS, STEP, TURN, Telling, ToldLine
from oathbreaker.texts.showing import folded

RULE_CELLS: Final = 9
"""Cells of the column of rule numbers, with the space after them."""

LAST_TURN: Final = "until"
"""The field of a saved game that holds the last turn that was told; the answers go on to the next turn's first."""

STYLES: Final = {
    TURN: "bold",
    PLACES: "bold",
    STANDS: "bold",
    STEP: "dim",
    "lose game": "bold red",
    "wins": "bold green",
    "win game": "bold green",
}
"""Kinds of lines -> how a terminal shows them; what they say they say in words."""

HEADINGS: Final = frozenset({TURN, PLACES, STANDS})
"""Kinds of lines with an empty line above them."""


class ToldGame:
    """A game that is told on the screen while it is played.

    Args:
        game: The game, at its beginning.
        screen: Where it is told.
        last_turn: The last turn to tell; None for all.
        as_json: Whether each line is a line of JSON.
    """

    def __init__(self, game: Game, screen: Screen, last_turn: int | None = None, *, as_json: bool = False) -> None:
        self.game = game
        self.screen = screen
        self.telling = Telling(game, last_turn)
        self.as_json = as_json
        self.is_stopped = False
        self._kind = ""

    def stop(self) -> None:
        """Stop after the answer that is being carried out."""
        self.is_stopped = True

    def is_done(self, _game: Game | None = None) -> bool:
        """Tell what is new; return whether to stop here."""
        self.show(self.telling.news())
        return self.is_stopped or self.telling.is_past

    def end(self) -> None:
        """Tell the rest: the end of the game, or that it stands."""
        self.show(self.telling.news())
        if self.telling.is_past or not self.game.is_over:
            self.show(self.telling.unfinished())

    def show(self, lines: Sequence[ToldLine]) -> None:
        """Write lines, and see that they are there before the game goes on."""
        for line in lines:
            if self.as_json:
                sys.stdout.write(json.dumps(line.as_json(), ensure_ascii=False) + "\n")
            else:
                self.show_line(line)
        if lines:
            sys.stdout.flush()

    def show_line(self, line: ToldLine) -> None:
        """Write a line: its rule, and beside it the text, on a terminal folded to the width."""
        screen = self.screen
        if line.kind in HEADINGS and line.kind != self._kind:
            screen.print("")
        self._kind = line.kind
        is_heading = line.kind in HEADINGS or line.kind == LIFE
        text = line.text(screen.language, screen.terms)
        head = "" if is_heading else set_cell_size(line.rule, RULE_CELLS)
        rest = "" if is_heading else " " * RULE_CELLS
        parts = folded(text, screen.console.width - len(head)) if screen.folds else [text]
        for number, part in enumerate(parts):
            shown = Text()
            shown.append(head if number == 0 else rest, style="dim")
            shown.append(part, style=STYLES.get(line.kind, ""))
            screen.console.print(shown, soft_wrap=True)


def write_game(game: Game, path: Path, last_turn: int | None = None) -> None:
    """Write a game as `Game.save` gives it, with the last turn that was told if that is not the game's own.

    Raises:
        OSError: The file cannot be written.
    """
    text = game.save()
    if last_turn is not None:
        saved = {**json.loads(text), LAST_TURN: last_turn}
        text = json.dumps(saved, ensure_ascii=False, separators=(",", ":"))
    path.write_text(text + "\n", encoding="utf-8", newline="\n")


def last_turn_of(text: str) -> int | None:
    """Return the last turn of a saved game that was told; None where all was."""
    turn = json.loads(text).get(LAST_TURN)
    return turn if type(turn) is int and turn > 0 else None
