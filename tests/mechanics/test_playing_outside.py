"""CR 400.11, 701.48, 701.49, 906.13 Cards that look outside the game: there is nothing there, and they say so."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


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
