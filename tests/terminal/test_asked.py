"""Keys become answers: every kind of question a person can be asked, on real positions."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import get_args

import pytest
from rich.cells import cell_len
from tests.terminal.tables_for_tests import answer_of, asked, decision_of, position, press, seated_at

from oathbreaker.agents.random_agent import RandomAgent
from oathbreaker.decks.embedded import embedded_decks
from oathbreaker.engine.decisions import NUMBER_LISTS, Decision, DecisionKind, Option
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.named_decks import named_deck
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario
from oathbreaker.terminal.asked import Asked


@pytest.fixture
def table(catalog: CardCatalog) -> Scenario:
    """Return a position of two players, the first with six lands of each of two kinds."""
    found = position(catalog)
    for _ in range(6):
        found.battlefield(0, "Mountain")
        found.battlefield(0, "Island")
    return found


def test_117_1_priority_is_answered_by_a_digit(table: Scenario) -> None:
    """A digit does what stands beside it; Enter does what the cursor is at, at first passing; p passes."""
    table.hand(0, "Shock", "Mountain", "Mountain")
    game = table.start()
    question = asked(game, "priority")
    labels = [row.option.label() for row in question.rows]
    assert labels == ["Pass", "Cast Shock", "Play Mountain"]
    assert [len(row.places) for row in question.rows] == [1, 1, 2]
    assert answer_of(question, "2")[0].startswith("cast")  # type: ignore[attr-defined]  # a key
    assert answer_of(asked(game, "priority"), "enter") == ["pass"]
    assert answer_of(asked(game, "priority"), "p") == ["pass"]
    assert answer_of(asked(game, "priority"), "down", "down", "enter")[0].startswith("play land")  # type: ignore[attr-defined]  # a key


def test_605_3a_mana_abilities_are_shown_when_wanted(table: Scenario) -> None:
    """Twelve lands do not push what one may do off the screen: m shows them, and hides them again."""
    question = asked(table.start(), "priority")
    assert question.hidden_mana == 12
    assert len(question.rows) == 1
    question.press("m")
    assert len(question.rows) == 13
    question.press("m")
    assert len(question.rows) == 1


def test_601_2c_targets_are_answered_by_a_digit(table: Scenario) -> None:
    """One target is chosen at once."""
    table.hand(0, "Shock")
    game = table.start()
    game.answer_with(action="cast", card="Shock")
    assert answer_of(asked(game, "target"), "2") == [decision_of(game).options[1].key]


def test_601_2c_several_targets_are_marked_and_confirmed(table: Scenario) -> None:
    """Two targets are marked, a mark is taken back, Enter confirms; too many are refused in words."""
    table.battlefield(0, "Garruk Wildspeaker")
    game = table.start()
    game.answer([option for option in game.legal_actions if "Untap two" in str(option.ability)])
    question = asked(game, "target")
    options = [option.key for option in decision_of(game).options]
    for key in "123":
        question.press(key)
    refused = question.press("enter")
    assert refused.answer is None
    assert refused.fault is not None
    assert "2" in refused.fault.text()
    assert answer_of(question, "1", "enter") == options[1:3]


def test_700_2_one_mode_is_chosen_at_once(table: Scenario) -> None:
    """Of modes of which one is chosen, a digit chooses."""
    table.hand(0, "Abrade")
    table.battlefield(1, "Grizzly Bears")
    table.battlefield(1, "Spellbook")
    game = table.start()
    game.answer_with(action="cast", card="Abrade")
    assert answer_of(asked(game, "mode"), "2") == [decision_of(game).options[1].key]


def test_601_2b_x_is_typed(table: Scenario) -> None:
    """A number is typed with as many digits as it has; one that cannot be chosen is refused, and typing begins anew."""
    table.hand(0, "Blaze")
    game = table.start()
    game.answer_with(action="cast", card="Blaze")
    question = asked(game, "x")
    assert question.form == "number"
    for key in ("9", "9"):
        question.press(key)
    refused = question.press("enter")
    assert refused.fault is not None
    assert "99" in refused.fault.text()
    ten = next(option.key for option in decision_of(game).options if option.value == 10)
    assert answer_of(question, "1", "0", "enter") == [ten]
    assert answer_of(asked(game, "x"), "1", "1", "backspace", "enter") == [decision_of(game).options[1].key]


def test_702_19b_damage_is_assigned_by_arrows_and_digits(table: Scenario) -> None:
    """The arrows and digits change what the row at the cursor gets; what is left is counted, and must be nothing."""
    table.battlefield(0, "Duskdale Wurm")
    bear = table.battlefield(1, "Grizzly Bears")
    game = table.start()
    game.advance(step="declare attackers")
    game.answer([0])
    game.answer([0])
    while decision_of(game).kind == "priority":
        game.answer("pass")
    question = asked(game, "assign damage")
    assert question.amounts == [2, 5]
    question.press("right")
    assert question.left == -1
    refused = question.press("enter").fault
    assert refused is not None
    assert refused.text() == "You have given 1 too much: the total is 7."
    question.press("down")
    assert answer_of(question, "4", "enter") == [3, 4]
    game.answer([3, 4])
    assert game.thing(bear).zone == "graveyard"
    assert game.player(1).life == 16


def test_601_2d_what_is_divided_is_counted() -> None:
    """Each gets at least one at first; a number with two digits is typed as such."""
    options = [Option(key, "choose") for key in "ab"]
    decision = Decision(0, "divide", options, 1, 2, "601.2d", total=12)
    question = Asked(decision)
    assert (question.amounts, question.left) == ([11, 1], 0)
    assert answer_of(question, "2", "down", "1", "0", "enter") == [2, 10]
    assert answer_of(question, "up", "-", "down", "right", "enter") == [1, 11]


def attack(table: Scenario, *names: str) -> Game:
    """Return a game in which the first player is asked for attackers."""
    for name in names:
        table.battlefield(0, name)
    game = table.start()
    game.advance(step="declare attackers")
    return game


def test_508_1_attackers_are_marked_each_against_one(catalog: CardCatalog) -> None:
    """A creature that is sent at another player leaves the first; a sends all at the one at the cursor."""
    table = position(catalog, players=3)
    game = attack(table, "Grizzly Bears", "Hill Giant")
    question = asked(game, "attackers")
    labels = [row.option.label() for row in question.rows]
    assert labels[0] == "Grizzly Bears attacks Player 2"
    options = [option.key for option in decision_of(game).options]
    assert answer_of(question, "1", "2", "enter") == [options[1]]
    assert answer_of(asked(game, "attackers"), "down", "a", "enter") == [options[1], options[3]]
    assert answer_of(asked(game, "attackers"), "enter") == []
    assert answer_of(asked(game, "attackers"), "1", "escape", "enter") == []


def test_509_1_blockers_are_marked(catalog: CardCatalog) -> None:
    """Two creatures block one; what is not legal as a whole is refused with the reason."""
    table = position(catalog)
    table.battlefield(1, "Hill Giant")
    for name in ("Grizzly Bears", "Elvish Visionary"):
        table.battlefield(0, name)
    game = table.start(active=1)
    game.advance(step="declare attackers")
    game.answer([0])
    options = [option.key for option in decision_of(game).options]
    assert answer_of(asked(game, "blockers"), "1", "2", "enter") == options


def test_701_22_scry_marks_what_goes_to_the_bottom(table: Scenario) -> None:
    """None is marked at first: the card stays on top."""
    table.hand(0, "Opt")
    table.library(0, "Shock")
    game = table.start()
    game.answer_with(action="cast", card="Opt")
    assert answer_of(asked(game, "scry"), "enter") == []
    assert answer_of(asked(game, "scry"), "1", "enter") == [decision_of(game).options[0].key]


def test_an_order_is_numbered_and_the_rest_follows() -> None:
    """The first that is chosen comes first; what is not chosen follows in the order in which it stands."""
    options = [Option(key, "choose") for key in "abcd"]
    decision = Decision(0, "order", options, 4, 4, "401.4", ordered=True)
    assert answer_of(Asked(decision), "3", "1", "enter") == ["c", "a", "b", "d"]
    assert answer_of(Asked(decision), "enter") == ["a", "b", "c", "d"]
    assert answer_of(Asked(decision), "3", "3", "4", "enter") == ["d", "a", "b", "c"]


@pytest.mark.parametrize(("key", "answer"), [("y", "yes"), ("n", "no"), ("1", "yes"), ("enter", "no")])
def test_103_5_a_mulligan_is_answered_by_a_letter(key: str, answer: str) -> None:
    """Yes and no have letters; Enter keeps the hand."""
    options = [Option("yes", "yes"), Option("no", "no", is_default=True)]
    assert answer_of(Asked(Decision(0, "mulligan", options, 1, 1, "103.5")), key) == [answer]


def test_long_lists_have_pages_and_are_searched() -> None:
    """A digit chooses on the page that is shown; a search finds by a part of the label; Enter takes the only one."""
    words = ["Goblin", "Elf", "Bear", "Sphinx", "Zombie", "Merfolk", "Giant"]
    options = [Option(word, "choose", value=word) for word in words]
    decision = Decision(0, "word", options, 1, 1, "614.1c")
    question = Asked(decision)
    assert question.page(5)[0] == 0
    question.press("pagedown", 5)
    assert question.page(5) == (5, question.rows[5:])
    pressed = question.press("2", 5)
    assert pressed.answer == [options[6]]
    assert answer_of(Asked(decision), "/", "s", "p", "h", "enter") == ["Sphinx"]
    searched = Asked(decision)
    for key in "/ｇ":
        searched.press("ｇ" if key == "ｇ" else key)
    assert [row.option.key for row in searched.rows] == ["Goblin", "Giant"]
    searched.press("escape")
    assert len(searched.rows) == len(words)


def test_a_key_that_means_nothing_here_is_left_to_commands() -> None:
    """What the question does not take may be a command; what it takes is none."""
    options = [Option("yes", "yes"), Option("no", "no")]
    question = Asked(Decision(0, "may", options, 1, 1, "608.2d"))
    assert not question.press("u").is_handled
    assert not question.press("escape").is_handled
    assert question.press("down").is_handled


@pytest.mark.parametrize("kind", get_args(DecisionKind))
def test_every_kind_of_decision_is_answered_by_keys(kind: DecisionKind) -> None:
    """One of several, up to two of several, all in an order, or numbers that add up: keys reach an answer."""
    options = [Option(key, "choose", value=place) for place, key in enumerate("abc")]
    if kind in NUMBER_LISTS:
        recipients = [Option(key, "choose") for key in "abc"]
        decision = Decision(0, kind, recipients, 0, 3, "601.2d", total=4)
        assert answer_of(Asked(decision), "0", "down", "4", "enter") == [0, 4, 0]
        return
    one = Decision(0, kind, options, 1, 1, "117.1")
    assert answer_of(Asked(one), *("1", "enter") if Asked(one).form == "number" else ("2",)) == ["b"]
    assert answer_of(Asked(one), "down", "enter") == ["b"]
    if Asked(one).form != "number":
        few = Decision(0, kind, options, 0, 2, "117.1")
        assert answer_of(Asked(few), "enter") in ([], ["a", "b", "c"])
        assert answer_of(Asked(few), "3", "enter")[0] == "c"


@pytest.mark.parametrize("seed", range(3))
def test_no_key_breaks_the_table(catalog: CardCatalog, tmp_path: Path, seed: int) -> None:
    """Whatever is pressed, in whatever language and size, the screen is whole and the game goes on."""
    cards = PlayableCards(catalog)
    decks = [named_deck(name, cards) for name in embedded_decks()[seed : seed + 2]]
    seated = seated_at(Game(decks, seed, cards=cards, people=(0,)), tmp_path / "game")
    chance = Random(seed)  # noqa: S311  no secret
    chooser = RandomAgent(seed)
    keys = [
        *"123456789 pfu?bzltmj/anx-+。",
        *("up", "down", "left", "right", "enter", "escape", "pagedown", "backspace"),
    ]
    for _ in range(120):
        size = chance.choice(((80, 24), (120, 40), (60, 20)))
        lines = seated.lines(*size)
        assert (len(lines), {cell_len(line.plain) for line in lines}) == (size[1], {size[0]})
        decision = seated.sitting.asked
        if decision is not None and chance.random() < 0.4:
            seated.sitting.answer(chooser.choose({}, decision))
            seated.sitting.go_on()
            seated.take_turn()
        else:
            press(seated, chance.choice(keys))
    assert seated.sitting.game.turn > 1


@pytest.mark.parametrize(("rule_number", "action"), [("906.10", "yes"), ("608.2d", "no")])
def test_the_cursor_stands_where_nothing_is_lost(rule_number: str, action: str) -> None:
    """One who leads a deck goes to the command zone by Enter; any other "may" is declined by it."""
    options = [Option("yes", "yes"), Option("no", "no", is_default=True)]
    question = Asked(Decision(0, "may", options, 1, 1, rule_number))
    assert question.rows[question.cursor].option.action == action
