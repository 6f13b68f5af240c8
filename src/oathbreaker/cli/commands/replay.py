"""`oathbreaker replay FILE`: a saved game told again, with the rules."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from oathbreaker.cli.arguments import Arguments, positive
from oathbreaker.cli.decks import open_as
from oathbreaker.cli.screen import Screen
from oathbreaker.cli.told_view import ToldGame, last_turn_of
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.texts.errors import SavedGameError
from oathbreaker.texts.messages import say

MOST_BYTES = 50_000_000
"""More than any saved game has; nothing longer is read."""


def add_arguments(arguments: Arguments) -> None:
    """Add the command's arguments."""
    arguments.add("saved", metavar="FILE", type=Path)
    arguments.add("--until", metavar="TURN", type=positive)
    arguments.add("--json", about="help_json_lines", action="store_true")
    arguments.add_reader_options()


def run(options: Namespace, screen: Screen) -> int:
    """Tell the game again; 0 done.

    Raises:
        SavedGameError: The file is no saved game, or the game cannot be played again.
        OSError: The file cannot be read.
    """
    text = read_text(options.saved)
    saved = Game.load(text, PlayableCards(open_as(CardCatalog, screen)))
    game = Game.of(saved.play.at(0), saved.setup, saved.cards)
    told = ToldGame(game, screen, options.until or last_turn_of(text), as_json=options.json)
    for answer in saved.play.answers:
        if told.is_done():
            break
        game.play.repeat(answer)
    told.end()
    return 0


def read_text(path: Path) -> str:
    """Return a file's text.

    Raises:
        SavedGameError: It is too long or no text.
        OSError: It cannot be read.
    """
    with path.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise SavedGameError(say("table.no_save"))
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise SavedGameError(say("table.no_save")) from None
