"""Tables for tests of the terminal game: positions with a person at the first seat, and screens as plain lines."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from oathbreaker.agents.named import made_agents
from oathbreaker.engine.decisions import Decision
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario
from oathbreaker.terminal.asked import Asked
from oathbreaker.terminal.seated import Seated
from oathbreaker.terminal.sitting import Sitting
from oathbreaker.texts.languages import Language


def position(catalog: CardCatalog, players: int = 2) -> Scenario:
    """Return an empty position in which the first player is a person."""
    return Scenario(players=players, cards=PlayableCards(catalog), people=(0,))


def sitting_at(game: Game) -> Sitting:
    """Return the person's place at a game, with greedy agents at the others."""
    names = ["greedy"] * len(game.players)
    return Sitting(game, 0, made_agents(names, 1), names)


def seated_at(game: Game, path: Path, language: Language = "en") -> Seated:
    """Return who is seated at a game and is asked now."""
    seated = Seated(sitting_at(game), path, language, "community")
    seated.sitting.go_on()
    seated.take_turn()
    return seated


def press(seated: Seated, *keys: str) -> None:
    """Press keys one after another, and let the others decide where that is due."""
    for key in keys:
        seated.press(key)
        if seated.act.name == "GO_ON":
            seated.sitting.go_on()
            seated.take_turn()


def plain(lines: Sequence[Text]) -> list[str]:
    """Return what stands on lines, without the spaces at their ends."""
    return [line.plain.rstrip() for line in lines]


def screen(seated: Seated, width: int = 80, height: int = 24) -> str:
    """Return what stands on the screen."""
    return "\n".join(plain(seated.lines(width, height))) + "\n"


def asked(game: Game, kind: str) -> Asked:
    """Return the question of a game, which is of this kind."""
    decision = game.decision
    assert decision is not None
    assert decision.kind == kind
    return Asked(decision)


def answer_of(question: Asked, *keys: str) -> list[object]:
    """Press keys at a question; return the answer: keys of options, or numbers."""
    for key in keys[:-1]:
        pressed = question.press(key)
        assert pressed.is_handled
        assert pressed.answer is None
    pressed = question.press(keys[-1])
    assert pressed.answer is not None, pressed.fault
    return [item if isinstance(item, int) else item.key for item in pressed.answer]


def decision_of(game: Game) -> Decision:
    """Return what is asked."""
    assert game.decision is not None
    return game.decision
