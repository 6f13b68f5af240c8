"""How much is asked: `stop_everywhere`, `ask_everything`, `random_by_hand`, `pause`, `run` and `advance`."""

from __future__ import annotations

import pytest
from tests.table.cards_for_tests import card

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.player_events import GainLife
from oathbreaker.engine.randomness import flip_coin, roll_die
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario
from oathbreaker.terms.abilities import SpellAbility
from oathbreaker.terms.term import term


@term
class GambleAtTable(Effect):
    """Flip a coin; who wins it gains as much life as a die shows."""

    def perform(self, context: Context) -> Procedure[None]:
        """Flip, roll and gain."""
        if (yield from flip_coin(context.state, context.controller, context.source)):
            number = yield from roll_die(context.state, context.controller, 6, context.source)
            yield from happen(context.state, (GainLife(context.controller, number, context.source),))


@pytest.fixture
def gamble(cards: PlayableCards) -> Scenario:
    """Return a position in which a gamble costs nothing."""
    cards.defined["Gamble"] = card("Gamble", "Sorcery", "{0}", (SpellAbility((GambleAtTable(),)),))
    table = Scenario(cards=cards)
    table.hand(0, "Gamble")
    return table


def test_705_706_coins_and_dice_by_hand_are_decisions(gamble: Scenario) -> None:
    """A coin is won or lost, a die shows a value; the answers decide."""
    game = gamble.start()
    game.random_by_hand = True
    game.answer_with(action="cast", card="Gamble")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.rule) == ("coin", "705.1")
    assert [option.value for option in game.decision.options] == ["win", "lose"]
    lost = game.copy()
    lost.answer("lose")
    assert lost.player(0).life == 20
    game.answer("win")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.rule) == ("die", "706.1")
    assert [option.value for option in game.decision.options] == [1, 2, 3, 4, 5, 6]
    game.answer_with(value=5)
    assert game.player(0).life == 25


def test_chance_decides_unless_it_is_played_by_hand(gamble: Scenario) -> None:
    """By default nothing is asked, and the seed decides: the same seed alike, other seeds otherwise."""
    lives = set()
    for seed in range(12):
        gamble.setup["seed"] = seed
        games = [gamble.start(), gamble.start()]
        for game in games:
            game.answer_with(action="cast", card="Gamble")
        assert games[0].digest() == games[1].digest()
        lives.add(games[0].player(0).life)
    assert len(lives) > 2


def test_forced_choices_are_asked_with_ask_everything(table: Scenario) -> None:
    """The one possible target is a decision of its own then, and taken by itself otherwise."""
    table.define("Test Zap", "{R}", "Instant", "Test Zap deals 2 damage to target creature.")
    bear = table.battlefield(1, "Hill Giant")
    table.hand(0, "Test Zap")
    game = table.start()
    asked = game.copy()
    asked.ask_everything = True
    for each in (game, asked):
        each.stop_everywhere = True
        each.answer_with(action="cast", card="Test Zap")
    assert game.decision is not None
    assert asked.decision is not None
    assert (game.decision.kind, asked.decision.kind) == ("priority", "target")
    assert game.stack[0].targets == (game.thing(bear),)
    asked.answer(bear)
    assert not game.copy().ask_everything
    assert asked.copy().ask_everything


def test_stop_everywhere_makes_every_window_a_decision(table: Scenario) -> None:
    """From upkeep to end each step has a decision of each player; without it only what can be used is asked."""
    game = table.start(step="upkeep", turn=2)
    game.stop_everywhere = True
    windows = []
    while game.turn == 2 and game.decision is not None:
        windows.append((game.step, game.decision.player))
        game.answer("pass")
    steps = ["upkeep", "draw", "precombat main", "beginning of combat", "end of combat", "postcombat main", "end"]
    assert [window for window in windows if window[0] in steps] == [(step, seat) for step in steps for seat in (0, 1)]


def test_a_pause_at_the_start_and_at_the_end_of_a_step(table: Scenario) -> None:
    """At the start nothing of the step has happened; at the end all of it has and nothing of the next."""
    land = table.battlefield(1, "Island", tapped=True)
    game = table.start()
    for step, at in (("untap", "start"), ("untap", "end"), ("upkeep", "start"), ("draw", "start"), ("draw", "end")):
        game.pause(turn=2, step=step, at=at)
    found: list[tuple[str, bool, int]] = []
    while len(found) < 5 and game.decision is not None:
        if game.decision.kind == "pause":
            found.append((game.step, game.thing(land).tapped, len(game.player(1).hand)))
        game.answer(game.decision.chosen(game.decision.default()))
    assert [tapped for _, tapped, _ in found] == [True, False, False, False, False]
    assert [cards for _, _, cards in found] == [0, 0, 0, 0, 1]


def test_a_step_that_is_skipped_pauses_too(table: Scenario) -> None:
    """Without an attack there is no combat damage step, yet a pause there is made."""
    game = table.start()
    game.pause(turn=1, step="combat damage")
    game.pause(turn=1, step="first strike combat damage", at="end")
    kinds: list[str] = []
    while len(kinds) < 2 and game.decision is not None and game.turn == 1:
        if game.decision.kind == "pause":
            kinds.append(game.step)
        game.answer(game.decision.chosen(game.decision.default()))
    assert len(kinds) == 2


def test_advance_stops_at_a_steps_first_decision_and_before_others(table: Scenario) -> None:
    """What is no priority decision is left to the caller; a step of a later turn is named by its turn."""
    table.battlefield(0, "Grizzly Bears")
    game = table.start()
    game.advance(turn=1, step="declare attackers")
    assert game.decision is not None
    assert (game.decision.kind, game.step) == ("attackers", "declare attackers")
    game.stop_everywhere = True
    game.answer([])
    game.advance(turn=2, step="draw")
    assert game.decision is not None
    assert (game.turn, game.step, game.decision.kind, game.decision.player) == (2, "draw", "priority", 1)
    game.advance(turn=3, step="declare attackers")
    assert game.decision is not None
    assert (game.turn, game.decision.kind) == (3, "attackers")


def test_run_answers_with_defaults_until_something_is_true(table: Scenario) -> None:
    """It stops as soon as that is so, at other decisions than priority, and at the end of the game."""
    game = table.start()
    game.run(until=lambda game: game.turn == 3)
    assert (game.turn, game.is_over) == (3, False)
    settings = (game.stop_everywhere, game.ask_everything)
    game.run()
    assert game.decision is None or game.decision.kind != "priority"
    assert settings == (False, False)


def test_settings_are_saved_and_copied(table: Scenario, cards: PlayableCards) -> None:
    """A game goes on as it was asked, after loading too; undoing an answer leaves them."""
    game = table.start()
    game.pay_by_hand = True
    game.stop_everywhere = True
    game.answer("pass")
    loaded = Game.load(game.save(), cards)
    for each in (loaded, game.copy()):
        assert (each.pay_by_hand, each.stop_everywhere, each.ask_everything) == (True, True, False)
    game.ask_everything = True
    game.undo()
    assert game.ask_everything
