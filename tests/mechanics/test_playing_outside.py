"""CR 400.11, 701.48, 701.49, 906.13 Cards that look outside the game: there is nothing there, and they say so."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario


def reasons(game: Game) -> list[tuple[str, str]]:
    """Return the rule and the sentence of each time that somebody found nothing."""
    return [(event.rule, event.text("en")) for event in game.log if event.kind == "find nothing outside"]


NOTHING = ("906.13", "Player 1 finds nothing: there is nothing outside the game.")


def test_906_13_a_wish_finds_nothing(catalog: CardCatalog) -> None:
    """No card comes; nobody is asked; the spell's other instruction is followed; the reason is told."""
    table = table_of(catalog)
    table.hand(0, "Burning Wish", "Opt")
    game = begun(table)
    cast(game, "Burning Wish")
    resolve(game)
    assert names(list(game.player(0).hand)) == ["Opt"]
    assert names(list(game.player(0).exile)) == ["Burning Wish"]
    assert reasons(game) == [NOTHING]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_906_13_the_exile_half_works(catalog: CardCatalog, answer: str) -> None:
    """A face-up card of the kind that the player owns in exile may be had; one of another player may not."""
    table = table_of(catalog)
    table.hand(0, "Coax from the Blind Eternities")
    table.exile(0, "Eldrazi Devastator", "Opt")
    table.exile(1, "Eldrazi Devastator")
    game = begun(table)
    cast(game, "Coax from the Blind Eternities")
    resolve(game, answer)
    assert names(list(game.player(0).hand)) == (["Eldrazi Devastator"] if answer == "yes" else [])
    assert names(list(game.player(1).exile)) == ["Eldrazi Devastator"]
    assert reasons(game) == [NOTHING]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_701_48a_learn_discards_and_draws(catalog: CardCatalog, answer: str) -> None:
    """Who discards a card draws one; who does not finds no Lesson."""
    table = table_of(catalog)
    bear = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Arcane Subtraction", "Shock")
    table.library(0, "Opt", "Negate")
    game = begun(table)
    cast(game, "Arcane Subtraction", game.thing(bear))
    resolve(game, answer)
    assert names(list(game.player(0).hand)) == (["Opt"] if answer == "yes" else ["Shock"])
    assert reasons(game) == ([] if answer == "yes" else [NOTHING])


def test_701_48a_without_a_card_nothing_is_asked(catalog: CardCatalog) -> None:
    """With an empty hand there is nothing to discard, and no card is drawn."""
    table = table_of(catalog)
    bear = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Arcane Subtraction")
    game = begun(table)
    cast(game, "Arcane Subtraction", game.thing(bear))
    resolve(game)
    assert not game.player(0).hand
    assert reasons(game) == [NOTHING]


def test_701_49a_there_is_no_dungeon(catalog: CardCatalog) -> None:
    """Venturing does nothing and says why; nobody has completed a dungeon."""
    table = table_of(catalog, kinds=("Plains",))
    stalker = table.battlefield(0, "Gloom Stalker")
    table.hand(0, "Veteran Dungeoneer")
    game = begun(table)
    cast(game, "Veteran Dungeoneer")
    resolve(game)
    assert reasons(game) == [NOTHING]
    assert not game.find(zone="command")
    assert "double strike" not in game.thing(stalker).keywords


def test_702_139a_a_card_with_companion_is_a_card_like_any_other(catalog: CardCatalog) -> None:
    """In a deck its other abilities work: a card for each other permanent of mana value 3 or more."""
    table = table_of(catalog, kinds=("Forest", "Island"))
    table.battlefield(0, "Hill Giant")
    table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Keruga, the Macrosage")
    game = begun(table)
    cast(game, "Keruga, the Macrosage")
    resolve(game)
    assert len(game.player(0).hand) == 1


@pytest.mark.parametrize(("format_name", "number"), [("oathbreaker", "906.13"), ("commander", "400.11")])
def test_906_13_no_companion_waits_outside(catalog: CardCatalog, format_name: str, number: str) -> None:
    """Whoever asks for a companion that is in no zone is told the rule; another card is in no zone, and no more."""
    table = Scenario(players=2, format=format_name, cards=PlayableCards(catalog))
    game = begun(table)
    reasons_given = game.why_not(0, "Keruga, the Macrosage")
    assert [reason.rule for reason in reasons_given] == [number, "601.3"]
    assert "outside the game" in reasons_given[0].message("en")
    assert "ゲームの外部" in reasons_given[0].message("ja")
    assert [reason.rule for reason in game.why_not(0, "Hill Giant")] == ["601.3"]


@pytest.mark.parametrize(("even", "life"), [("Lightning Bolt", 14), ("Lava Spike", 14), ("Incinerate", 17)])
def test_202_3_a_source_with_an_odd_mana_value(catalog: CardCatalog, even: str, life: int) -> None:
    """Obosh doubles damage of sources with odd mana values alone."""
    table = table_of(catalog)
    table.battlefield(0, "Obosh, the Preypiercer")
    table.hand(0, even)
    game = begun(table)
    cast(game, even, 1)
    resolve(game)
    assert game.player(1).life == life


def test_701_17a_one_of_all_that_were_milled(catalog: CardCatalog) -> None:
    """Gyruda takes a creature card with an even mana value that anybody has milled, under its controller."""
    table = table_of(catalog, kinds=("Island", "Swamp"))
    table.library(0, "Hill Giant", "Opt", "Opt", "Opt")
    table.library(1, "Gurmag Angler", "Grizzly Bears", "Opt", "Opt")
    table.hand(0, "Gyruda, Doom of Depths")
    game = begun(table)
    cast(game, "Gyruda, Doom of Depths")
    resolve(game, ["Grizzly Bears"])
    [bears] = game.find("Grizzly Bears", zone="battlefield")
    assert (bears.controller, bears.owner) == (0, 1)
