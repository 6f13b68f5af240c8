"""CR 118.9, 702.34, 702.74, 702.81, 702.109, 702.117, 702.127, 702.133, 702.137 Other ways to cast, from real cards."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
    begun,
    cast,
    names,
    on_battlefield,
    pass_until,
    resolve,
    resolve_all,
    table_of,
)

from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def cast_by(game: Game, name: str, way: str | None) -> None:
    """Cast a card in one way."""
    game.answer_with(action="cast", card=name, alternative=way)


def test_702_34a_flashback_casts_from_the_graveyard_and_exiles(catalog: CardCatalog) -> None:
    """It costs what flashback says, and the card goes to exile as it leaves the stack."""
    table = table_of(catalog)
    table.graveyard(0, "Think Twice")
    table.library(0, "Opt")
    game = begun(table)
    cast_by(game, "Think Twice", "flashback")
    assert sum(thing.tapped for thing in game.find(zone="battlefield", controller=0)) == 3
    resolve(game)
    assert names(list(game.player(0).hand)) == ["Opt"]
    assert names(game.find(zone="exile")) == ["Think Twice"]


def test_702_34a_a_countered_spell_with_flashback_is_exiled(catalog: CardCatalog) -> None:
    """It never goes to the graveyard again, nor does one that is cast from hand go to exile."""
    table = table_of(catalog)
    table.graveyard(0, "Think Twice")
    table.hand(0, "Think Twice", "Counterspell")
    table.library(0, "Opt", "Opt")
    game = begun(table)
    cast_by(game, "Think Twice", "flashback")
    cast(game, "Counterspell")
    resolve(game)
    assert names(game.find(zone="exile")) == ["Think Twice"]
    cast_by(game, "Think Twice", None)
    resolve(game)
    assert names(game.find(zone="exile")) == ["Think Twice"]
    assert "Think Twice" in names(list(game.player(0).graveyard))


def test_702_133a_jump_start_discards_a_card_besides(catalog: CardCatalog) -> None:
    """The mana cost is paid too; without a card in hand it cannot be cast so."""
    table = table_of(catalog)
    table.graveyard(0, "Chemister's Insight")
    game = begun(table)
    with pytest.raises(IllegalAnswer):
        cast_by(game, "Chemister's Insight", "jump-start")
    table = table_of(catalog)
    table.graveyard(0, "Chemister's Insight")
    table.hand(0, "Mountain")
    table.library(0, "Opt", "Opt")
    game = begun(table)
    cast_by(game, "Chemister's Insight", "jump-start")
    resolve(game)
    assert names(list(game.player(0).graveyard)) == ["Mountain"]
    assert names(list(game.player(0).hand)) == ["Opt", "Opt"]
    assert names(game.find(zone="exile")) == ["Chemister's Insight"]


def test_702_81a_retrace_discards_a_land_card(catalog: CardCatalog) -> None:
    """No other card pays for it, and the spell goes back to the graveyard."""
    table = table_of(catalog)
    table.graveyard(0, "Oona's Grace")
    table.hand(0, "Island", "Thoughtcast")
    table.library(0, "Opt")
    game = begun(table)
    cast_by(game, "Oona's Grace", "retrace")
    if game.decision is not None and game.decision.kind == "target":
        game.answer_with(target=0)
    assert names(list(game.player(0).graveyard)) == ["Island"]
    resolve(game)
    assert sorted(names(list(game.player(0).graveyard))) == ["Island", "Oona's Grace"]
    assert sorted(names(list(game.player(0).hand))) == ["Opt", "Thoughtcast"]


def test_702_74a_an_evoked_creature_is_sacrificed(catalog: CardCatalog) -> None:
    """Mulldrifter draws two cards and is sacrificed; for its mana cost it stays."""
    for way in ("evoke", None):
        table = table_of(catalog)
        table.hand(0, "Mulldrifter")
        table.library(0, "Opt", "Opt")
        game = begun(table)
        cast_by(game, "Mulldrifter", way)
        resolve_all(game)
        assert len(game.player(0).hand) == 2
        assert bool(on_battlefield(game, "Mulldrifter")) == (way is None)


def test_702_109a_a_dashed_creature_has_haste_and_returns(catalog: CardCatalog) -> None:
    """It is back in hand at the next end step; cast ordinarily it neither has haste nor returns."""
    for way in ("dash", None):
        table = table_of(catalog)
        table.hand(0, "Screamreach Brawler")
        game = begun(table)
        cast_by(game, "Screamreach Brawler", way)
        resolve(game)
        (creature,) = on_battlefield(game, "Screamreach Brawler")
        assert ("haste" in creature.keywords) == (way == "dash")
        pass_until(game, "end")
        resolve_all(game)
        assert len(game.player(0).hand) == (1 if way == "dash" else 0)


def test_702_137a_spectacle_needs_an_opponent_who_lost_life(catalog: CardCatalog) -> None:
    """Before, it is no option; after one has lost life this turn, it is."""
    table = table_of(catalog)
    table.hand(0, "Skewer the Critics", "Grapeshot")
    game = begun(table)
    with pytest.raises(IllegalAnswer):
        cast_by(game, "Skewer the Critics", "spectacle")
    cast(game, "Grapeshot", 1)
    resolve_all(game)
    cast_by(game, "Skewer the Critics", "spectacle")
    game.answer_with(target=1)
    assert sum(thing.tapped for thing in game.find(zone="battlefield", controller=0)) == 3
