"""Games at a terminal on disk: where a game left in the middle is kept, writing one and sitting down to it again."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

from oathbreaker.agents.named import AGENTS, made_agents
from oathbreaker.cards.folders import state_folder
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.terminal.sitting import Sitting
from oathbreaker.texts.errors import SavedGameError
from oathbreaker.texts.messages import say

SITTING: Final = "terminal"
"""The field of a saved game that says who sits where; other programs pass over it."""

LEFT_GAME: Final = "terminal-game.json"
"""The file of the game that was played last, unless another was named."""


GAME_BEFORE: Final = "terminal-game.before.json"
"""The file of the game that was left before another was begun without its being gone on with."""


def left_game() -> Path:
    """Return the file in which a game is kept that was left, whether or not it is there; its folder is.

    Raises:
        OSError: The folder cannot be made.
    """
    folder = state_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / LEFT_GAME


def put_aside(path: Path) -> Path | None:
    """Put the game that was left aside, so that another can be kept in its place; return where it is now.

    Raises:
        OSError: The file cannot be moved.
    """
    if not path.is_file():
        return None
    return path.replace(path.with_name(GAME_BEFORE))


def written(sitting: Sitting) -> str:
    """Return a game as `Game.save` writes it, with who sits where."""
    seats = {"seat": sitting.seat, "agents": sitting.agent_names, "stops": list(sitting.stops)}
    saved = {**json.loads(sitting.game.save()), SITTING: seats}
    return json.dumps(saved, ensure_ascii=False, separators=(",", ":"))


def save(sitting: Sitting, path: Path) -> None:
    """Write a game to a file, whole or not at all.

    Raises:
        OSError: The file cannot be written.
    """
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        part.write_text(written(sitting) + "\n", encoding="utf-8", newline="\n")
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from error


def resumed(path: Path, cards: PlayableCards) -> Sitting:
    """Return the game of a file, with the person and the agents where they sat.

    A game that agents have played among themselves is gone on with from the first seat.

    Raises:
        SavedGameError: It is no saved game, it is damaged, it is over, or the card data has changed since.
        OSError: The file cannot be read.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise SavedGameError(say("table.no_save")) from error
    game = Game.load(text, cards)
    saved = json.loads(text)
    try:
        json.dumps(saved, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:  # half of a character: it could not be written again
        raise SavedGameError(say("table.damaged_save")) from error
    seats = saved.get(SITTING, {})
    number = len(game.players)
    names = ["greedy"] * number
    try:
        seat, names = checked(seats, number, names)
    except (TypeError, ValueError, AttributeError) as error:
        raise SavedGameError(say("table.damaged_save")) from error
    if game.is_over:
        raise SavedGameError(say("terminal.saved_over"))
    if seat not in game.state.settings.people:
        game.set("people", (seat,))
    sitting = Sitting(game, seat, made_agents(names, int(game.setup.get("seed", 0))), names)
    sitting.stops = tuple(game.state.players[seat].stops)
    return sitting


def checked(seats: dict[str, Any], number: int, usual: list[str]) -> tuple[int, list[str]]:
    """Return the person's seat and the agents' names that a file says.

    Raises:
        ValueError: There is no such seat or agent, or there are not as many agents as players.
    """
    seat = seats.get("seat", 0)
    names = list(seats.get("agents", usual))
    if type(seat) is not int or not 0 <= seat < number or len(names) != number or set(names) - set(AGENTS):
        raise ValueError(seats)
    return seat, names
