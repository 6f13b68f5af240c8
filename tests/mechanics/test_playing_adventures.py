"""CR 715 Adventurer cards, 720 omen cards, played from real cards."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
    begun,
    cast,
    names,
    on_battlefield,
    pass_to,
    pass_until,
    resolve,
    table_of,
)

from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.library.catalog import CardCatalog


def test_715_3d_an_adventure_is_exiled_and_its_card_may_be_cast_from_there(catalog: CardCatalog) -> None:
    """Treats to Share goes to exile as it resolves; from there its card is cast as the creature alone."""
    table = table_of(catalog, kinds=("Forest",))
    table.hand(0, "Curious Pair")
    game = begun(table)
    game.answer_with(action="cast", face="Treats to Share")
    resolve(game)
    assert names(game.find(zone="exile")) == ["Curious Pair"]
    assert any(thing.is_token for thing in game.player(0).battlefield)
    with pytest.raises(IllegalAnswer):
        game.answer_with(action="cast", face="Treats to Share")
    game.answer_with(action="cast", face="Curious Pair")
    resolve(game)
    assert on_battlefield(game, "Curious Pair")


def test_715_3d_nobody_else_may_play_it(catalog: CardCatalog) -> None:
    """A card on an adventure is not another player's to cast in their turn."""
    table = table_of(catalog, kinds=("Forest",))
    table.hand(0, "Curious Pair")
    game = begun(table)
    game.answer_with(action="cast", face="Treats to Share")
    resolve(game)
    assert any(option.card == "Curious Pair // Treats to Share" for option in game.legal_actions)
    pass_until(game, "precombat main", turn=6)
    assert game.priority == 1
    assert not any(option.card == "Curious Pair // Treats to Share" for option in game.legal_actions)


def test_715_3d_an_adventure_that_does_not_resolve_goes_to_the_graveyard(catalog: CardCatalog) -> None:
    """A countered Treats to Share is put into the graveyard like any spell, and cannot be played from there."""
    table = table_of(catalog, kinds=("Forest", "Island"))
    table.hand(0, "Curious Pair")
    table.hand(1, "Counterspell")
    game = begun(table)
    game.answer_with(action="cast", face="Treats to Share")
    pass_to(game, 1)
    cast(game, "Counterspell")
    resolve(game)
    assert names(list(game.player(0).graveyard)) == ["Curious Pair"]
    assert not any(option.card == "Curious Pair // Treats to Share" for option in game.legal_actions)


def test_720_3d_an_omen_is_shuffled_into_the_library(catalog: CardCatalog) -> None:
    """Skimming Strike goes back into its owner's library, shuffled in, as it resolves."""
    table = table_of(catalog, kinds=("Island",))
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Dirgur Island Dragon")
    game = begun(table)
    before = len(game.player(0).library)
    game.answer_with(action="cast", face="Skimming Strike")
    while game.stack or (game.decision is not None and game.decision.kind != "priority"):
        assert game.decision is not None
        game.answer(game.decision.default())
    assert not game.find("Dirgur Island Dragon", zone="graveyard")
    assert len(game.player(0).library) + len(game.player(0).hand) == before + 1
    assert any("shuffles" in entry.text("en") for entry in game.log)


def test_a_face_is_named_in_the_readers_language(catalog: CardCatalog) -> None:
    """What happens to a card of two faces is told under the Japanese name of the face it shows."""
    table = table_of(catalog, kinds=("Forest",))
    table.hand(0, "Curious Pair")
    game = begun(table)
    game.answer_with(action="cast", face="Treats to Share")
    resolve(game)
    told = "".join(entry.text("ja") for entry in game.log)
    for face in catalog["Curious Pair // Treats to Share"].faces:
        assert f"《{face.japanese_name}》" in told
        assert face.name not in told
