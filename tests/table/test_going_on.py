"""Going on by itself: running, pauses, windows that are passed; and changes by hand."""

from __future__ import annotations

import pytest

from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario
from oathbreaker.texts.errors import (
    CardNotFoundError,
    GameSetupError,
    NothingThereError,
)


def test_advance_goes_to_a_step_and_stops_before_other_decisions(table: Scenario) -> None:
    """Priority is passed until the step's first decision; an attack is not decided."""
    game = table.start()
    game.advance(step="end")
    assert (game.turn, game.step, game.stop_everywhere) == (1, "end", False)
    game.advance(step="upkeep")
    assert (game.turn, game.step, game.active) == (2, "upkeep", 1)
    game.advance(turn=3, step="postcombat main")
    assert (game.turn, game.step) == (3, "postcombat main")
    with pytest.raises(GameSetupError, match="dinner"):
        game.advance(step="dinner")
    table.battlefield(0, "Grizzly Bears")
    game = table.start()
    game.advance(step="end")
    assert game.decision is not None
    assert (game.decision.kind, game.step) == ("attackers", "declare attackers")


def test_run_goes_on_until_something_is_true(table: Scenario) -> None:
    """The condition is asked before each priority decision."""
    game = table.start()
    game.run(until=lambda running: running.active == 1)
    assert (game.active, game.turn) == (1, 2)
    assert game.decision is not None


def test_pauses_stop_at_the_start_and_end_of_a_step(table: Scenario) -> None:
    """At the start of the draw step nothing is drawn, at its end all is; a step that is skipped pauses too."""
    game = table.start()
    game.pause(turn=2, step="draw", at="start")
    game.pause(turn=2, step="draw", at="end")
    game.pause(turn=2, step="declare blockers")
    seen: list[tuple[str, int]] = []
    while len(seen) < 3:
        assert game.decision is not None
        if game.decision.kind == "pause":
            seen.append((game.step, len(game.player(1).hand)))
        game.answer(list(game.decision.default()))
    assert seen == [("draw", 0), ("draw", 1), ("declare blockers", 1)]
    with pytest.raises(GameSetupError, match="tea"):
        game.pause(turn=2, step="tea")


def test_windows_with_nothing_to_do_are_passed_unless_asked_for(table: Scenario) -> None:
    """An agent without a spell is not asked; with `stop_everywhere` each window is a decision."""
    game = table.start()
    other = game.copy()
    other.stop_everywhere = True
    game.answer("pass")
    other.answer("pass")
    assert game.decision is None or (game.turn, game.step) > (1, "precombat main")
    assert other.decision is not None
    assert (other.decision.player, other.step, other.turn) == (1, "precombat main", 1)


def test_what_a_person_is_asked_does_not_depend_on_the_hand(cards: PlayableCards) -> None:
    """The windows of a person are the same with an instant in hand and with a card that cannot be played."""
    asked = []
    for card in ("Jolt", "Spined Wurm"):
        table = Scenario(cards=cards, people=(0,))
        table.battlefield(0, "Mountain")
        table.hand(0, card, card)
        game = table.start()
        game.stop_at(0, ["end"])
        windows = []
        while game.decision is not None and game.turn < 4:
            if game.decision.player == 0:
                windows.append((game.turn, game.step, game.decision.kind))
            game.answer(list(game.decision.default()))
        asked.append(windows)
    assert asked[0] == asked[1]
    assert (1, "end", "priority") in asked[0]
    assert (2, "end", "priority") in asked[0]
    assert (2, "upkeep", "priority") not in asked[0]


def test_changes_by_hand_are_copied_undone_and_saved(table: Scenario, cards: PlayableCards) -> None:
    """Cards and counters put by hand are there, as by an effect, in copies and loaded games too."""
    bear = table.battlefield(0, "Grizzly Bears")
    game = table.start()
    before = game.digest()
    game.put_counters(bear, "+1/+1", 2)
    game.put_counters(1, "poison", 3)
    visitor = game.put_card(0, "battlefield", "Visitor", tapped=True)
    top = game.put_card(1, "library", "Island")
    assert (game.thing(bear).power, game.player(1).poison) == (4, 3)
    assert (visitor.zone, visitor.tapped) == ("battlefield", True)
    assert [thing.kind for thing in game.stack] == ["ability"]
    assert game.player(1).library[0] == top
    assert game.copy().digest() == game.digest()
    assert Game.load(game.save(), cards).digest() == game.digest()
    assert table.start().digest() == before
    with pytest.raises(NothingThereError):
        game.put_counters(7, "poison", 1)
    with pytest.raises(GameSetupError, match="pocket"):
        game.put_card(0, "pocket", "Island")
    with pytest.raises(CardNotFoundError):
        game.put_card(0, "hand", "No Such Card At All")


def test_nothing_is_changed_by_hand_in_the_middle_of_something(table: Scenario) -> None:
    """While a spell is announced the game cannot be changed from outside."""
    table.hand(0, "Jolt")
    game = table.start()
    game.answer_with(action="cast", card="Jolt")
    with pytest.raises(GameSetupError):
        game.put_counters(0, "poison", 1)


def test_counters_by_hand_can_end_a_game(table: Scenario) -> None:
    """Ten poison counters lose the game when state-based actions are next checked (704.5c)."""
    game = table.start()
    game.put_counters(1, "poison", 10)
    assert game.standings == [[0], [1]]
