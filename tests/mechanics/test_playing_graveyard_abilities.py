"""CR 702.84, 702.97, 702.128, 702.129, 702.141 What cards in graveyards do, played from real cards."""

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


def use(game: Game, name: str) -> None:
    """Activate the ability of a card in a graveyard."""
    (card,) = game.find(name, zone="graveyard")
    game.answer_with(action="activate", source=card.id)


def with_graveyard(catalog: CardCatalog, name: str, players: int = 2, step: str = "precombat main") -> Game:
    """Return a game in which a player has a card in the graveyard and lands."""
    table = table_of(catalog, players=players)
    for _ in range(4):
        table.battlefield(0, "Swamp")
    table.graveyard(0, name)
    return begun(table, step=step)


def test_702_84a_an_unearthed_creature_is_exiled_at_the_end_step(catalog: CardCatalog) -> None:
    """It has haste until it is exiled as the end step begins."""
    game = with_graveyard(catalog, "Dregscape Zombie")
    use(game, "Dregscape Zombie")
    resolve(game)
    (zombie,) = on_battlefield(game, "Dregscape Zombie")
    assert "haste" in zombie.keywords
    pass_until(game, "end")
    resolve_all(game)
    assert names(game.find(zone="exile")) == ["Dregscape Zombie"]


def test_702_84a_an_unearthed_creature_that_would_leave_is_exiled(catalog: CardCatalog) -> None:
    """Returned to hand, it goes to exile instead."""
    table = table_of(catalog)
    for _ in range(4):
        table.battlefield(0, "Swamp")
    table.graveyard(0, "Dregscape Zombie")
    table.hand(0, "Blink of an Eye")
    game = begun(table)
    use(game, "Dregscape Zombie")
    resolve(game)
    (zombie,) = on_battlefield(game, "Dregscape Zombie")
    cast(game, "Blink of an Eye", "no", zombie)
    resolve(game)
    assert names(game.find(zone="exile")) == ["Dregscape Zombie"]
    assert not game.player(0).hand


def test_702_84a_unearth_waits_for_the_time_of_a_sorcery(catalog: CardCatalog) -> None:
    """Not in the upkeep."""
    game = with_graveyard(catalog, "Dregscape Zombie", step="upkeep")
    with pytest.raises(IllegalAnswer):
        use(game, "Dregscape Zombie")


def test_702_128a_an_embalmed_creature_is_a_white_zombie(catalog: CardCatalog) -> None:
    """The card is exiled as a cost; the token has no mana cost."""
    game = with_graveyard(catalog, "Tah-Crop Skirmisher")
    use(game, "Tah-Crop Skirmisher")
    assert names(game.find(zone="exile")) == ["Tah-Crop Skirmisher"]
    resolve(game)
    (token,) = on_battlefield(game, "Tah-Crop Skirmisher")
    assert (token.is_token, token.colors, token.power, token.toughness) == (True, ("white",), 2, 1)
    assert "Zombie" in token.subtypes


def test_702_129a_an_eternalized_creature_is_a_black_four_four(catalog: CardCatalog) -> None:
    """Whatever its size was."""
    game = with_graveyard(catalog, "Proven Combatant")
    use(game, "Proven Combatant")
    resolve(game)
    (token,) = on_battlefield(game, "Proven Combatant")
    assert (token.colors, token.power, token.toughness) == (("black",), 4, 4)


def test_702_141a_encore_makes_a_token_for_each_opponent(catalog: CardCatalog) -> None:
    """Each attacks its opponent, has haste, and is sacrificed at the end step."""
    game = with_graveyard(catalog, "Trove Tracker", players=3)
    use(game, "Trove Tracker")
    resolve(game)
    tokens = on_battlefield(game, "Trove Tracker")
    assert len(tokens) == 2
    assert all("haste" in token.keywords for token in tokens)
    while game.decision is not None and game.decision.kind != "attackers":
        game.answer(game.decision.default())
    assert game.decision is not None
    game.answer(game.decision.default())
    assert {token.attacking for token in on_battlefield(game, "Trove Tracker")} == {1, 2}


def test_702_97a_scavenge_counts_the_power_of_the_exiled_card(catalog: CardCatalog) -> None:
    """Slitherhead has power 1 and costs nothing to scavenge."""
    table = table_of(catalog)
    bear = table.battlefield(0, "Silent Arbiter")
    table.graveyard(0, "Slitherhead")
    assert bear is not None
    game = begun(table)
    use(game, "Slitherhead")
    resolve(game)
    (arbiter,) = on_battlefield(game, "Silent Arbiter")
    assert arbiter.counters == {"+1/+1": 1}


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_702_52a_a_card_with_dredge_returns_instead_of_a_draw(catalog: CardCatalog, answer: str) -> None:
    """One card is milled and the card is in hand; who declines draws."""
    table = table_of(catalog)
    table.graveyard(0, "Shenanigans")
    table.hand(0, "Think Twice")
    table.library(0, "Opt", "Impulse")
    game = begun(table)
    cast(game, "Think Twice")
    resolve(game, answer)
    assert names(list(game.player(0).hand)) == (["Shenanigans"] if answer == "yes" else ["Opt"])
    assert ("Opt" in names(list(game.player(0).graveyard))) == (answer == "yes")
