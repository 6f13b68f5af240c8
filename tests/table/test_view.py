"""What a player may see: the schema, and what is hidden in it."""

from __future__ import annotations

import doctest
import json
from collections.abc import Iterator

import pytest
from tests.house.source import ROOT
from tests.table.decks_for_tests import decks

from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.view import board_of


def test_a_view_is_json_with_a_version(cards: PlayableCards) -> None:
    """Every view can be written as JSON and names its schema and its player."""
    game = Game(decks(3), 1, cards=cards)
    for seat in range(3):
        view = json.loads(json.dumps(game.view(seat)))
        assert (view["schema"], view["player"], len(view["players"])) == (1, seat, 3)


def test_only_the_own_hand_is_shown(cards: PlayableCards) -> None:
    """Of another's hand and of every library only the number of cards is shown."""
    game = Game(decks(2), 1, cards=cards)
    view = game.view(0)
    own, other = view["players"]
    assert [card["name"] for card in own["hand"]] == [thing.name for thing in game.player(0).hand]
    assert other["hand"] is None
    assert (other["hand_size"], other["library_size"], own["library_size"]) == (7, 53, 53)


def test_the_decision_is_shown_to_the_player_who_is_asked(cards: PlayableCards) -> None:
    """Others see only whom it is about and what kind it is."""
    game = Game(decks(2), 1, cards=cards)
    assert game.decision is not None
    asked = game.decision.player
    assert [option["key"] for option in game.view(asked)["decision"]["options"]] == ["yes", "no"]
    assert game.view(1 - asked)["decision"] == {"player": asked, "kind": "mulligan", "rule": "103.5"}


def test_the_log_of_a_position_counts_turns_as_the_game_does(table: Scenario) -> None:
    """What happens in the fifth turn is told as of the fifth, and of the sixth afterwards."""
    game = table.start(turn=5)
    game.put_card(0, "battlefield", "Grizzly Bears")
    assert {entry["turn"] for entry in game.view(0)["log"]} == {5}
    game.run(until=lambda now: now.turn == 6)
    log = game.view(1)["log"]
    assert [entry["turn"] for entry in log] == sorted(entry["turn"] for entry in log)
    assert {entry["turn"] for entry in log} == {5, 6}


def test_the_log_names_no_card_that_was_hidden(table: Scenario) -> None:
    """A draw is seen by everybody, the card drawn by its player alone; what is played is known to all."""
    table.library(0, "Island", "Visitor")
    table.hand(0, "Plains")
    game = table.start(step="upkeep", turn=2)
    game.advance(step="precombat main")
    game.answer_with(action="play land", card="Plains")
    own, other = game.view(0)["log"], game.view(1)["log"]
    assert any("Island" in entry["en"] for entry in own)
    assert not any("Island" in entry["en"] or "島" in entry["ja"] for entry in other)
    assert any(entry["en"].startswith("A card is put into") for entry in other)
    assert any("Plains" in entry["en"] for entry in other)
    assert [entry["rule"] for entry in own] == [entry["rule"] for entry in other]


def test_the_battlefield_is_shown_to_all(table: Scenario) -> None:
    """Permanents, the stack, graveyards and exile are public."""
    bear = table.battlefield(0, "Grizzly Bears", counters={"+1/+1": 1})
    table.graveyard(1, "Hill Giant")
    table.exile(1, "Swamp")
    table.hand(0, "Jolt")
    game = table.start()
    game.stop_everywhere = True
    game.answer_with(action="cast", card="Jolt")
    game.answer(bear)
    view = game.view(1)
    shown = next(thing for thing in view["battlefield"] if thing["name"] == "Grizzly Bears")
    assert (shown["power"], shown["counters"], shown["title"]["ja"]) == (3, {"+1/+1": 1}, "《灰色熊》")
    assert [(thing["name"], thing["targets"]) for thing in view["stack"]] == [("Jolt", [game.thing(bear).id])]
    assert [thing["name"] for thing in view["players"][1]["graveyard"]] == ["Hill Giant"]
    assert [thing["name"] for thing in view["exile"]] == ["Swamp"]


def test_the_page_about_views_names_every_field(table: Scenario) -> None:
    """docs/view.md names each field that a view has, and its examples give what they show."""
    table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Jolt", "Forest")
    game = table.start()
    game.answer_with(action="play land", card="Forest")
    page = ROOT / "docs" / "view.md"
    text = page.read_text(encoding="utf-8")
    fields = {key for seat in (0, 1) for key in keys(game.view(seat))}
    assert [key for key in sorted(fields - {"+1/+1"}) if f"`{key}`" not in text] == []
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.attempted
    assert not result.failed


def keys(value: object) -> Iterator[str]:
    """Yield every key in JSON."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from keys(item)
    elif isinstance(value, list):
        for item in value:
            yield from keys(item)


def test_a_board_is_a_view_without_what_has_happened(table: Scenario) -> None:
    """What an agent that needs no log is shown is the rest of its view, also after something has changed."""
    bear = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Forest")
    table.hand(0, "Giant Growth")
    game = table.start()
    game.stop_everywhere = True
    while game.stack or game.player(0).hand:
        view = game.view(0)
        assert board_of(game, 0) == {name: found for name, found in view.items() if name not in {"log", "decision"}}
        shown = next(thing for thing in view["battlefield"] if thing["id"] == game.thing(bear).id)
        assert (shown["types"], shown["power"]) == (["creature"], 2)
        game.answer(next((option for option in game.legal_actions if option.action == "cast"), "pass"))
    grown = next(thing for thing in board_of(game, 0)["battlefield"] if thing["id"] == game.thing(bear).id)
    assert grown["power"] == 5


def test_405_1_an_ability_on_the_stack_is_shown_with_its_text(table: Scenario) -> None:
    """Everybody sees in words what an ability that waits on the stack will do."""
    table.battlefield(0, "Garruk Wildspeaker", counters={"loyalty": 3})
    game = table.start()
    game.stop_everywhere = True
    game.answer(next(option for option in game.legal_actions if option.ability and "Beast" in option.ability[1]))
    (shown,) = game.view(1)["stack"]
    assert shown["kind"] == "ability"
    assert shown["of"] == {"id": game.find("Garruk Wildspeaker")[0].id, "name": "Garruk Wildspeaker"}
    assert "Beast" in shown["text"]["en"]
    assert "ビースト" in shown["text"]["ja"]


def test_607_2d_what_was_chosen_as_a_land_entered_is_shown(table: Scenario) -> None:
    """Everybody sees which color a permanent keeps; where nothing was chosen nothing is shown."""
    table.hand(0, "Thriving Isle")
    game = table.start()
    game.answer_with(action="play land")
    assert game.decision is not None
    game.answer(next(option for option in game.decision.options if option.value == "green"))
    shown = {thing["name"]: thing["chosen"] for thing in game.view(1)["battlefield"]}
    assert shown == {name: {} for name in shown} | {"Thriving Isle": {"color": "green"}}


@pytest.mark.parametrize(("blockers", "rule"), [(2, "510.1"), (1, "702.19b")])
def test_510_1c_the_question_says_whose_damage_is_divided(table: Scenario, blockers: int, rule: str) -> None:
    """A question about assigning damage names the creature and how much there is, with trample and without."""
    name = "Hill Giant" if blockers > 1 else "Colossal Dreadmaw"
    giant = table.battlefield(0, name)
    bears = [table.battlefield(1, "Grizzly Bears") for _ in range(blockers)]
    game = table.start()
    game.advance(step="declare attackers")
    decision = game.decision
    assert decision is not None
    game.answer([next(option.key for option in decision.options if option.source == game.thing(giant).id)])
    while game.decision is not None and game.decision.kind != "blockers":
        game.answer("pass")
    assert game.decision is not None
    wanted = {game.thing(bear).id for bear in bears}
    game.answer([option.key for option in game.decision.options if option.source in wanted])
    while game.decision.kind != "assign damage":
        game.answer("pass")
        assert game.decision is not None
    power = 3 if blockers > 1 else 6
    assert game.decision.rule == rule
    assert game.decision.prompt() == f"How do you assign the {power} combat damage of {name}?"
    assert game.decision.prompt("ja").endswith(
        f"の戦闘ダメージ{'３' if power == 3 else '６'}点をどのように割り振りますか。"
    )
