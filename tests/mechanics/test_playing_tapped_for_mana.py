"""CR 106.12a, 605.1b What happens as permanents are tapped for mana; 608.2c how a spell was cast, as it resolves."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, resolve
from tests.rules.boards_for_tests import activate, bare, board, graveyard, hand, own, size

from oathbreaker.library.catalog import CardCatalog


def pool(mana: str) -> list[str]:
    """Return the symbols in a pool, sorted."""
    return sorted(mana.replace("}", "} ").split())


def test_605_4a_additional_mana_is_there_at_once(catalog: CardCatalog) -> None:
    """A Forest with Wild Growth gives {G}{G} when its opponent's Aura is on it: its controller gets the mana."""
    table = bare(catalog)
    forest = table.battlefield(0, "Forest")
    table.battlefield(1, "Wild Growth", attached_to=forest)
    game = begun(table)
    activate(game, game.thing(forest), "{T}")
    assert not game.stack
    assert pool(game.player(0).mana) == ["{G}", "{G}"]
    assert game.player(1).mana == ""


def test_106_12a_one_mana_of_a_type_that_the_land_produced(catalog: CardCatalog) -> None:
    """With Mana Flare an Island of another player gives {U}{U} to that player, a creature no more than its own mana."""
    table = bare(catalog)
    table.battlefield(1, "Mana Flare")
    island, elves = table.battlefield(0, "Island"), table.battlefield(0, "Llanowar Elves")
    game = begun(table)
    activate(game, game.thing(island), "{T}")
    assert pool(game.player(0).mana) == ["{U}", "{U}"]
    activate(game, game.thing(elves), "{T}")
    assert pool(game.player(0).mana) == ["{G}", "{U}", "{U}"]


def test_106_12a_only_the_player_who_is_said(catalog: CardCatalog) -> None:
    """Vorinclex doubles the mana of its controller; an opponent's land stays tapped."""
    table = bare(catalog)
    table.battlefield(0, "Vorinclex, Voice of Hunger")
    mine, theirs = table.battlefield(0, "Forest"), table.battlefield(1, "Forest")
    game = begun(table)
    activate(game, game.thing(mine), "{T}")
    assert pool(game.player(0).mana) == ["{G}", "{G}"]
    game.answer("pass")
    activate(game, game.thing(theirs), "{T}")
    assert pool(game.player(1).mana) == ["{G}"]
    resolve(game)
    while game.turn == 5 or game.step != "upkeep":
        game.answer(game.decision.default() if game.decision is not None else None)
    assert game.thing(theirs).tapped


def test_603_3_what_adds_no_mana_uses_the_stack(catalog: CardCatalog) -> None:
    """Manabarbs deals its damage to who taps a land."""
    table = bare(catalog)
    table.battlefield(0, "Manabarbs")
    forest = table.battlefield(1, "Forest")
    game = begun(table)
    game.answer("pass")
    activate(game, game.thing(forest), "{T}")
    resolve(game)
    assert [game.player(seat).life for seat in range(2)] == [20, 19]


@pytest.mark.parametrize(("x", "left"), [(1, 2), (5, 0)])
def test_107_3a_whether_x_is_so_much(catalog: CardCatalog, x: int, left: int) -> None:
    """Martial Coup with X 5 destroys all other creatures, with X 1 none."""
    table = board(catalog)
    table.hand(0, "Martial Coup")
    for _ in range(2):
        table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    cast(game, "Martial Coup", x)
    resolve(game)
    assert len(on_battlefield(game, "Soldier Token")) == x
    assert len(on_battlefield(game, "Grizzly Bears")) == left


@pytest.mark.parametrize(("card", "grown"), [("Grizzly Bears", 1), ("Shock", 0)])
def test_608_2h_what_a_card_was_before_it_was_exiled(catalog: CardCatalog, card: str, grown: int) -> None:
    """Scavenging Ooze grows and its controller gains life if what it exiles was a creature card."""
    table = board(catalog)
    ooze = table.battlefield(0, "Scavenging Ooze")
    table.graveyard(1, card)
    game = begun(table)
    activate(game, game.thing(ooze), "{G}")
    resolve(game)
    assert graveyard(game, 1) == []
    assert size(game.thing(ooze)) == (2 + grown, 2 + grown)
    assert game.player(0).life == 20 + grown


@pytest.mark.parametrize(("zone", "tokens"), [("hand", 5), ("graveyard", 10)])
def test_400_7d_a_spell_that_was_cast_from_a_graveyard(catalog: CardCatalog, zone: str, tokens: int) -> None:
    """Increasing Devotion makes five Humans, with flashback ten."""
    table = board(catalog)
    (table.hand if zone == "hand" else table.graveyard)(0, "Increasing Devotion")
    game = begun(table)
    way = "flashback" if zone == "graveyard" else None
    game.answer_with(action="cast", card="Increasing Devotion", alternative=way)
    resolve(game)
    assert len(on_battlefield(game, "Human Token")) == tokens


@pytest.mark.parametrize(("active", "cards"), [(0, 2), (1, 0)])
def test_505_1_a_spell_cast_during_your_main_phase(catalog: CardCatalog, active: int, cards: int) -> None:
    """What a spell does besides in your main phase it does not do in that of another player."""
    table = bare(catalog)
    own(table, "Insight", "Instant", "You gain 1 life. If you cast this spell during your main phase, draw two cards.")
    table.hand(0, "Insight")
    game = begun(table, active=active)
    while game.priority != 0:
        game.answer("pass")
    cast(game, "Insight")
    resolve(game)
    assert len(hand(game)) == cards
    assert game.player(0).life == 21
