"""603.3b: the order of triggered abilities is asked where it can matter, and what each of them is is told."""

from __future__ import annotations

import pytest

from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario


@pytest.fixture
def plain(cards: PlayableCards) -> Scenario:
    """Return a position in which the first player can cast a creature."""
    table = Scenario(cards=cards)
    table.hand(0, "Grizzly Bears")
    for _ in range(2):
        table.battlefield(0, "Forest")
    return table


def test_603_3b_the_same_ability_of_different_sources_is_not_ordered(plain: Scenario) -> None:
    """Two Impact Tremors do the same in either order; with `ask_everything` they are asked about."""
    plain.battlefield(0, "Impact Tremors")
    plain.battlefield(0, "Impact Tremors")
    game = plain.start()
    game.answer_with(action="cast", card="Grizzly Bears")
    assert game.player(1).life == 18
    game = plain.start()
    game.ask_everything = True
    game.answer_with(action="cast", card="Grizzly Bears")
    while game.decision is not None and game.decision.kind not in {"order triggers", "pause"}:
        game.answer(game.decision.chosen(game.decision.default()))
    assert game.decision is not None
    assert game.decision.kind == "order triggers"


def test_603_3b_different_abilities_are_ordered_and_told_apart(plain: Scenario) -> None:
    """Each option names the source and the text of its ability in both languages."""
    plain.battlefield(0, "Impact Tremors")
    plain.battlefield(0, "Purphoros, God of the Forge")
    game = plain.start()
    game.answer_with(action="cast", card="Grizzly Bears")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.ordered, game.decision.rule) == ("order triggers", True, "603.3b")
    cards = {option.card: option for option in game.decision.options}
    assert set(cards) == {"Impact Tremors", "Purphoros, God of the Forge"}
    tremors = cards["Impact Tremors"]
    assert tremors.ability is not None
    assert "1 damage to each opponent" in tremors.ability[1]
    assert "1 damage to each opponent" in tremors.label("en")
    assert "１点" in tremors.label("ja")
    game.answer([tremors, cards["Purphoros, God of the Forge"]])
    assert game.player(1).life == 17


def test_603_3b_abilities_with_targets_are_ordered(plain: Scenario) -> None:
    """Where targets are chosen the order can matter, of the same text too."""
    text = "When this creature enters, it deals 7 damage to any target."
    plain.define("Test Spitter", "{G}{G}", "Creature — Bear", text, power=1, toughness=1)
    plain.define("Test Herald", "{1}", "Artifact", "Whenever a creature enters, you may tap target creature.")
    plain.battlefield(0, "Test Herald")
    plain.battlefield(0, "Test Herald")
    game = plain.start()
    game.answer_with(action="cast", card="Grizzly Bears")
    assert game.decision is not None
    assert game.decision.kind == "order triggers"


def test_601_2g_each_way_to_pay_is_told_by_its_mana(cards: PlayableCards) -> None:
    """With `pay_by_hand` a land of two colours is two options with different labels and values."""
    table = Scenario(cards=cards, pay_by_hand=True)
    table.battlefield(0, "Izzet Guildgate", tapped=False)
    table.hand(0, "Opt")
    game = table.start()
    game.answer_with(action="cast", card="Opt")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.rule) == ("payment", "601.2g")
    ways = [option for option in game.decision.options if option.action == "activate"]
    assert {option.value for option in ways} == {"U", "R"}
    assert len({option.label("en") for option in ways}) == len({option.label("ja") for option in ways}) == 2
    assert all(option.card == "Izzet Guildgate" and option.ability is not None for option in ways)
    assert game.decision.options[0].is_default


def test_601_2g_mana_by_hand_comes_before_what_delve_exiles(cards: PlayableCards) -> None:
    """Mana abilities are activated first (601.2g); then cards are exiled for what is left (601.2h, 702.66a)."""
    table = Scenario(cards=cards, pay_by_hand=True)
    for _ in range(3):
        table.battlefield(0, "Island")
    table.graveyard(0, *["Shock"] * 6)
    table.hand(0, "Treasure Cruise")
    game = table.start()
    game.answer_with(action="cast", card="Treasure Cruise")
    for _ in range(2):
        assert game.decision is not None
        assert game.decision.kind == "payment"
        game.answer(game.decision.options[1])
    assert [thing.tapped for thing in game.find("Island", zone="battlefield")].count(True) == 2
    assert game.player(0).mana == "{U}{U}"
    game.answer("automatic")
    assert game.decision is not None
    assert (game.decision.rule, game.decision.minimum, game.decision.maximum) == ("702.66a", 5, 6)
    game.answer([0, 1, 2, 3, 4, 5])
    assert len(game.player(0).exile) == 6
    assert [thing.tapped for thing in game.find("Island", zone="battlefield")].count(True) == 2
