"""CR 702.51, 702.126 Permanents are tapped rather than mana paid, played from real cards."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, pass_until, resolve, table_of

from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def tapped(game: Game) -> list[str]:
    """Return the names of a player's tapped permanents."""
    return sorted(thing.name for thing in game.find(zone="battlefield", controller=0) if thing.tapped)


def test_702_51a_creatures_pay_for_generic_mana(catalog: CardCatalog) -> None:
    """Without any land three creatures pay three generic mana, those that came this turn too."""
    table = table_of(catalog, lands=0)
    for _ in range(3):
        table.battlefield(0, "Silent Arbiter")
    table.hand(0, "Halo Hopper")
    game = begun(table)
    cast(game, "Halo Hopper", "automatic")
    assert tapped(game) == ["Silent Arbiter"] * 3


def test_702_51a_a_creature_pays_for_mana_of_its_color_alone(catalog: CardCatalog) -> None:
    """A white spell needs a white creature or white mana for its white symbol."""
    for creature, possible in (("Silent Arbiter", False), ("Savannah Lions", True)):
        table = table_of(catalog, lands=2)
        table.battlefield(0, creature)
        table.hand(0, "Ledev Guardian")
        game = begun(table)
        if possible:
            cast(game, "Ledev Guardian", "automatic")
            assert tapped(game).count("Savannah Lions") == 1
        else:
            with pytest.raises(IllegalAnswer):
                cast(game, "Ledev Guardian")


def test_702_51a_the_player_may_tap_more_than_is_needed(catalog: CardCatalog) -> None:
    """Lands would do; the player taps two creatures instead, and one land pays the rest."""
    table = table_of(catalog, lands=3)
    for _ in range(2):
        table.battlefield(0, "Silent Arbiter")
    table.hand(0, "Halo Hopper")
    game = begun(table)
    cast(game, "Halo Hopper")
    for _ in range(2):
        assert game.decision is not None
        assert game.decision.rule == "702.51a"
        game.answer(1)
    if game.decision is not None and game.decision.kind == "payment":
        game.answer("automatic")
    assert tapped(game).count("Silent Arbiter") == 2
    assert len(tapped(game)) == 3


def test_702_51b_automatic_payment_takes_lands_first(catalog: CardCatalog) -> None:
    """Creatures are kept where lands suffice."""
    table = table_of(catalog, lands=3)
    table.battlefield(0, "Silent Arbiter")
    table.hand(0, "Halo Hopper")
    game = begun(table)
    cast(game, "Halo Hopper", "automatic")
    assert "Silent Arbiter" not in tapped(game)


def test_702_126a_artifacts_pay_for_generic_mana_alone(catalog: CardCatalog) -> None:
    """Improvise: blue symbols need blue mana."""
    table = table_of(catalog, lands=0)
    for _ in range(2):
        table.battlefield(0, "Island")
    for _ in range(3):
        table.battlefield(0, "Spellbook")
    table.hand(0, "Reverse Engineer")
    table.library(0, "Opt", "Opt", "Opt")
    game = begun(table)
    cast(game, "Reverse Engineer", "automatic")
    assert tapped(game) == ["Island", "Island", "Spellbook", "Spellbook", "Spellbook"]
    resolve(game)
    assert len(game.player(0).hand) == 3


def test_702_30a_echo_is_paid_once(catalog: CardCatalog) -> None:
    """In the first upkeep the cost is paid or the permanent sacrificed; in the next one nothing is asked."""
    for paid in ("yes", "no"):
        table = table_of(catalog)
        table.hand(0, "Goblin Patrol")
        game = begun(table)
        cast(game, "Goblin Patrol")
        resolve(game)
        pass_until(game, "upkeep", 7)
        assert len(game.stack) == 1
        resolve(game, paid)
        assert bool(game.find("Goblin Patrol", zone="battlefield")) == (paid == "yes")
        pass_until(game, "upkeep", 9)
        assert not game.stack


def test_702_24a_cumulative_upkeep_grows(catalog: CardCatalog) -> None:
    """One age counter and one payment, then two; who does not pay sacrifices it."""
    table = table_of(catalog)
    table.battlefield(0, "Illusionary Wall")
    game = begun(table)
    for turn, answer in ((7, "yes"), (9, "yes"), (11, "no")):
        pass_until(game, "upkeep", turn)
        resolve(game, answer)
        paid = sum(thing.tapped for thing in game.find(zone="battlefield", controller=0) if "land" in thing.types)
        assert paid == ((turn - 5) // 2 if answer == "yes" else 0)
    assert names(list(game.player(0).graveyard)) == ["Illusionary Wall"]
