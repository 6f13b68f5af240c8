"""The terminal itself, driven by Textual's own pilot: starting, playing by keys, resizing, leaving, failing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.terminal.tables_for_tests import position, sitting_at
from textual.worker import WorkerCancelled, WorkerFailed

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.scenario import Scenario
from oathbreaker.terminal.choosing_decks import DeckChoice
from oathbreaker.terminal.seated import Seated
from oathbreaker.terminal.shell import TerminalGame
from oathbreaker.texts.errors import GameSetupError
from oathbreaker.texts.messages import say

Pilot = Any
"""Textual's pilot."""


@pytest.fixture
def table(catalog: CardCatalog) -> Scenario:
    """Return a position of two players with something to do for both."""
    found = position(catalog)
    for seat in range(2):
        for _ in range(3):
            found.battlefield(seat, "Mountain")
        found.battlefield(seat, "Hill Giant")
    found.hand(0, "Shock")
    return found


def game_of(table: Scenario, path: Path) -> TerminalGame:
    """Return the terminal with a game."""
    game = table.start()
    return TerminalGame(lambda _choice: Seated(sitting_at(game), path, "en", "community"), "Reading ...")


def run(app: TerminalGame, steps: Callable[[Pilot], Awaitable[None]], size: tuple[int, int] = (80, 24)) -> None:
    """Run the terminal without one, and take the steps once the person is asked."""

    async def inside() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await steps(pilot)

    asyncio.run(inside())


async def settled(app: TerminalGame, pilot: Pilot) -> None:
    """Wait until nobody but the person decides."""
    await app.workers.wait_for_complete()
    await pilot.pause()


def shown(app: TerminalGame) -> str:
    """Return what is on the screen."""
    height, table = app.size.height, app.query_one("Table")
    return "\n".join("".join(segment.text for segment in table.render_line(line)) for line in range(height))


def test_a_spell_is_cast_and_resolves(table: Scenario, tmp_path: Path) -> None:
    """Keys reach the table, the other player passes beside it, and the screen shows what came of it."""
    app = game_of(table, tmp_path / "game")

    async def steps(pilot: Pilot) -> None:
        assert "You have priority" in shown(app)
        await pilot.press("2")
        assert "Shock: Choose any target." in shown(app)
        await pilot.press("4")
        await settled(app, pilot)
        assert "Player 1 casts Shock" in shown(app)
        assert app.seated is not None
        assert app.seated.sitting.game.player(1).life == 18

    run(app, steps)


def test_a_game_is_played_to_its_end(table: Scenario, tmp_path: Path) -> None:
    """Attacking every turn and passing otherwise, the game ends and says who came where."""
    table.life(1, 3)
    for _ in range(4):
        table.battlefield(0, "Hill Giant")
    app = game_of(table, tmp_path / "game")

    async def steps(pilot: Pilot) -> None:
        assert app.seated is not None
        for _ in range(40):
            if app.seated.shown.is_over:
                break
            attacks = app.seated.asked is not None and app.seated.asked.decision.kind == "attackers"
            await pilot.press(*(("a", "enter") if attacks else ("p",)))
            await settled(app, pilot)
            if app.seated.asked is not None and app.seated.asked.decision.kind not in {"attackers", "priority"}:
                await pilot.press("enter")
                await settled(app, pilot)
        assert "The game is over." in shown(app)
        assert "Place 1: Player" in shown(app)

    run(app, steps)
    assert (tmp_path / "game").exists()


def test_leaving_saves(table: Scenario, tmp_path: Path) -> None:
    """Ctrl-C asks; y ends the program, and the game is on disk."""
    path = tmp_path / "game"
    app = game_of(table, path)

    async def steps(pilot: Pilot) -> None:
        path.unlink(missing_ok=True)
        await pilot.press("ctrl+c")
        assert "Leave? The game is saved in" in shown(app)
        await pilot.press("n")
        assert "You have priority" in shown(app)
        await pilot.press("ctrl+c", "y")

    run(app, steps)
    assert path.exists()
    assert app.return_code == 0


def test_the_game_is_saved_whenever_the_person_is_asked(table: Scenario, tmp_path: Path) -> None:
    """The file is there before the first key, and follows each answer."""
    path = tmp_path / "game"
    app = game_of(table, path)

    async def steps(pilot: Pilot) -> None:
        first = path.read_text(encoding="utf-8")
        await pilot.press("2", "4")
        await settled(app, pilot)
        assert path.read_text(encoding="utf-8") != first

    run(app, steps)


def test_another_size_is_drawn_anew(table: Scenario, tmp_path: Path) -> None:
    """A larger terminal shows the log beside the table, a small one says that it is too small."""
    app = game_of(table, tmp_path / "game")

    async def steps(pilot: Pilot) -> None:
        assert " | " not in shown(app)
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert " | " in shown(app)
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert "80x24" in shown(app)

    run(app, steps)


def test_a_game_that_cannot_be_set_up_ends_at_once() -> None:
    """What was refused is there for the command line to say, and nothing is left on the screen."""

    def refuse(_choice: object) -> Seated:
        raise GameSetupError(say("engine.game_over"))

    app = TerminalGame(refuse, "Reading ...")

    async def inside() -> None:
        async with app.run_test(size=(80, 24)):
            with suppress(WorkerCancelled):  # as the program ends
                await app.workers.wait_for_complete()

    asyncio.run(inside())
    assert isinstance(app.failure, GameSetupError)


def test_a_deck_is_chosen_first(table: Scenario, tmp_path: Path) -> None:
    """The decks are shown with who leads them, in either language, and the game begins with the one that was chosen."""
    game = table.start()
    chosen = []

    def prepare(choice: DeckChoice | None) -> Seated:
        chosen.append((choice.chosen, choice.language) if choice is not None else None)
        return Seated(sitting_at(game), tmp_path / "game", "en", "community")

    app = TerminalGame(prepare, "Reading ...", lambda: DeckChoice.of_embedded("en", "community"))

    async def steps(pilot: Pilot) -> None:
        assert "Elspeth, Knight-Errant / Swords to Plowshares" in shown(app)
        await pilot.press("j")
        assert "《遍歴の騎士、エルズペス》" in shown(app)
        await pilot.press("down", "x", "2")
        await settled(app, pilot)
        assert "You have priority" in shown(app)

    run(app, steps)
    assert chosen == [("garruk-triumph", "ja")]


def test_a_fault_of_an_agent_leaves_the_game_on_disk(table: Scenario, tmp_path: Path) -> None:
    """Whatever goes wrong beside the table, the answers until then are saved."""
    path = tmp_path / "game"
    table.hand(1, "Hill Giant")
    app = game_of(table, path)

    class Faulty:
        """An agent that fails."""

        def choose(self, view: object, decision: object) -> object:
            """Fail."""
            del view, decision
            raise ValueError

    async def inside() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(app, pilot)
            assert app.seated is not None
            app.seated.sitting.agents[1] = Faulty()
            path.unlink()
            await pilot.press("F")
            await settled(app, pilot)
            await pilot.press("enter")
            await app.workers.wait_for_complete()

    with pytest.raises(WorkerFailed, match="ValueError"):
        asyncio.run(inside())
    assert path.exists()


def test_after_the_terminal_was_left_the_whole_screen_is_drawn(table: Scenario, tmp_path: Path) -> None:
    """Who comes back by `fg` sees the table without pressing a key."""
    app = game_of(table, tmp_path / "game")

    async def steps(pilot: Pilot) -> None:
        drawn: list[bool] = []
        app.screen.refresh = lambda *_, **__: drawn.append(True)  # type: ignore[assignment,method-assign]
        app.app_resume_signal.publish(app)
        await pilot.pause()
        assert drawn

    run(app, steps)
