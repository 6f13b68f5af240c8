"""Cards that draw, look at libraries and search them are played: numbers, places and orders."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, on_battlefield, reply, resolve, table_of

from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.mechanics.keywords.plain import COST_KEYWORDS
from oathbreaker.table.game import Game
from oathbreaker.texts.errors import UnplayableCardError

TOP = ("Opt", "Preordain", "Impulse", "Negate", "Cancel")


def library(game: Game, seat: int = 0) -> list[str]:
    """Return the names in a library, the top first."""
    return names(list(game.player(seat).library))


def hand(game: Game, seat: int = 0) -> list[str]:
    """Return the names in a hand, sorted."""
    return sorted(names(list(game.player(seat).hand)))


def stacked(catalog: CardCatalog, *cards: str) -> Game:
    """Return a game with these cards in hand and five known cards as the library."""
    table = table_of(catalog)
    table.hand(0, *cards)
    table.library(0, *TOP)
    return begun(table)


def test_opt_scries_before_it_draws(catalog: CardCatalog) -> None:
    """Kept, the top card is drawn; put on the bottom, the next one is."""
    game = stacked(catalog, "Opt")
    cast(game, "Opt")
    resolve(game, [])
    assert hand(game) == ["Opt"]
    game = stacked(catalog, "Opt")
    cast(game, "Opt")
    resolve(game, ["Opt"])
    assert (hand(game), library(game)) == (["Preordain"], ["Impulse", "Negate", "Cancel", "Opt"])


def test_701_22a_preordain_orders_both_parts(catalog: CardCatalog) -> None:
    """Two cards are looked at: kept in a chosen order, or put on the bottom in a chosen order; then one is drawn."""
    game = stacked(catalog, "Preordain")
    cast(game, "Preordain")
    resolve(game, [], ["Preordain", "Opt"])
    assert (hand(game), library(game)[0]) == (["Preordain"], "Opt")
    game = stacked(catalog, "Preordain")
    cast(game, "Preordain")
    resolve(game, ["Opt", "Preordain"], ["Preordain", "Opt"])
    assert (hand(game), library(game)) == (["Impulse"], ["Negate", "Cancel", "Preordain", "Opt"])


def test_impulse_takes_one_of_four(catalog: CardCatalog) -> None:
    """One card goes to the hand, without being drawn; three go to the bottom in the chosen order."""
    table = table_of(catalog)
    table.hand(0, "Impulse")
    table.library(0, *TOP)
    table.battlefield(0, "Psychic Corrosion")
    game = begun(table)
    cast(game, "Impulse")
    resolve(game, ["Impulse"], ["Negate", "Opt", "Preordain"])
    assert (hand(game), library(game)) == (["Impulse"], ["Cancel", "Negate", "Opt", "Preordain"])
    assert not game.player(1).graveyard


def test_gitaxian_probe_costs_blue_mana_or_two_life(catalog: CardCatalog) -> None:
    """107.4f: without blue mana it is paid with life; a card is drawn, of the caster's own library."""
    table = table_of(catalog, lands=0)
    table.hand(0, "Gitaxian Probe")
    table.library(0, *TOP)
    table.hand(1, "Cancel")
    game = begun(table)
    cast(game, "Gitaxian Probe", 1)
    resolve(game)
    assert (game.player(0).life, hand(game), hand(game, 1)) == (18, ["Opt"], ["Cancel"])
    told = [str(event["en"]) for seat in (0, 1) for event in game.view(seat)["log"] if event["kind"] == "look at"]
    assert ["Cancel" in text for text in told] == [True, False]


def test_gitaxian_probe_can_be_paid_with_mana(catalog: CardCatalog) -> None:
    """Automatic payment takes the land."""
    game = stacked(catalog, "Gitaxian Probe")
    cast(game, "Gitaxian Probe", 0, 1)
    resolve(game)
    assert game.player(0).life == 20
    assert sum(thing.tapped for thing in game.find(zone="battlefield")) == 1


@pytest.mark.parametrize(("artifacts", "price"), [(0, 5), (2, 3), (4, 1), (5, 1)])
def test_702_41a_affinity_for_artifacts(catalog: CardCatalog, artifacts: int, price: int) -> None:
    """Thoughtcast costs one generic mana less for each artifact its caster controls; the blue mana stays."""
    table = table_of(catalog)
    table.hand(0, "Thoughtcast")
    for _ in range(artifacts):
        table.battlefield(0, "Ornithopter")
    table.battlefield(1, "Ornithopter")
    game = begun(table)
    cast(game, "Thoughtcast")
    assert sum(thing.tapped for thing in game.find(zone="battlefield")) == price
    resolve(game)
    assert len(game.player(0).hand) == 2


def cruise(catalog: CardCatalog, lands: int, graveyard: int) -> Game:
    """Return a game with Treasure Cruise in hand, so many lands of each type and so many cards in the graveyard."""
    table = table_of(catalog, lands=lands)
    table.hand(0, "Treasure Cruise")
    table.graveyard(0, *["Negate"] * graveyard)
    table.graveyard(1, *["Negate"] * 9)
    return begun(table)


@pytest.mark.parametrize(("lands", "graveyard", "least", "most"), [(4, 9, 0, 7), (3, 4, 2, 4), (1, 9, 6, 7)])
def test_702_66a_delve(catalog: CardCatalog, lands: int, graveyard: int, least: int, most: int) -> None:
    """Cards exiled from the graveyard pay for generic mana: as many as are needed at least, as generic mana at most."""
    for number in (least, most):
        game = cruise(catalog, lands, graveyard)
        game.answer_with(action="cast", card="Treasure Cruise")
        assert game.decision is not None
        assert (game.decision.kind, game.decision.rule) == ("choose cards", "702.66a")
        assert (game.decision.minimum, game.decision.maximum) == (least, most)
        reply(game, list(game.player(0).graveyard)[:number])
        assert len(game.player(0).exile) == number
        assert sum(thing.tapped for thing in game.find(zone="battlefield")) == 8 - number
        resolve(game)
        assert len(hand(game)) == 3


def test_702_66a_delve_pays_no_coloured_mana(catalog: CardCatalog) -> None:
    """Without a blue source, or with too few cards and lands together, no casting; others' cards do not count."""
    for lands, graveyard in ((0, 9), (3, 1)):
        game = cruise(catalog, lands, graveyard)
        assert not [option for option in game.legal_actions if option.action == "cast"]


def test_a_keyword_that_no_rule_carries_out_is_refused(catalog: CardCatalog) -> None:
    """The refusal names the keyword."""
    table = table_of(catalog)
    with pytest.raises(UnplayableCardError, match="soulbond"):
        table.define("Test Pair", "{2}{U}", "Creature — Drake", "Soulbond", power=2, toughness=2)


@pytest.mark.parametrize("word", sorted(COST_KEYWORDS))
def test_a_keyword_with_a_cost_that_no_rule_carries_out_is_refused(catalog: CardCatalog, word: str) -> None:
    """The refusal names the keyword, not what the words are made of."""
    table = table_of(catalog)
    with pytest.raises(UnplayableCardError, match=f"{word} cannot be carried out"):
        table.define("Test Sprite", "{2}{U}", "Creature — Faerie", f"{word.capitalize()} {{3}}", power=1, toughness=1)


def test_702_53a_transmute_finds_a_card_of_the_same_mana_value(catalog: CardCatalog) -> None:
    """Drift of Phantasms is discarded as a cost and a card of mana value 3 is found, revealed and taken."""
    table = table_of(catalog)
    table.hand(0, "Drift of Phantasms")
    table.library(0, "Opt", "Cancel", "Impulse", "Chromatic Lantern", "Mountain", "Silent Arbiter")
    game = begun(table)
    game.answer_with(action="activate", card="Drift of Phantasms")
    assert names(list(game.player(0).graveyard)) == ["Drift of Phantasms"]
    while game.stack:
        assert game.decision is not None
        if game.decision.kind != "priority":
            assert sorted(str(option.card) for option in game.decision.options) == ["Cancel", "Chromatic Lantern"]
            game.answer_with(card="Chromatic Lantern")
        else:
            game.answer("pass")
    assert hand(game) == ["Chromatic Lantern"]
    assert len(library(game)) == 5


def test_702_53a_transmute_only_as_a_sorcery(catalog: CardCatalog) -> None:
    """It cannot be activated in another player's turn, nor from the battlefield."""
    table = table_of(catalog)
    table.hand(0, "Drift of Phantasms")
    game = begun(table, step="upkeep")
    assert not [option for option in game.legal_actions if option.card == "Drift of Phantasms"]
    table = table_of(catalog)
    table.battlefield(0, "Drift of Phantasms")
    game = begun(table)
    assert not [option for option in game.legal_actions if option.card == "Drift of Phantasms"]


def test_drift_of_phantasms_is_a_flying_wall(catalog: CardCatalog) -> None:
    """It cannot attack (702.3b), and blocks what flies."""
    table = table_of(catalog)
    drift = table.battlefield(0, "Drift of Phantasms")
    game = begun(table)
    assert not game.may_attack(drift, 1)
    assert {"flying", "defender"} <= set(game.thing(drift).keywords)


def test_senseis_divining_top_orders_the_top_three(catalog: CardCatalog) -> None:
    """For one mana, without tapping, the top three cards are put back in a chosen order."""
    table = table_of(catalog)
    top = table.battlefield(0, "Sensei's Divining Top")
    table.library(0, *TOP)
    game = begun(table)
    game.answer_with(action="activate", card="Sensei's Divining Top", ability=0)
    resolve(game, ["Impulse", "Opt", "Preordain"])
    assert library(game) == ["Impulse", "Opt", "Preordain", "Negate", "Cancel"]
    assert not game.thing(top).tapped
    assert not hand(game)


def test_senseis_divining_top_draws_and_goes_on_top(catalog: CardCatalog) -> None:
    """It is tapped, a card is drawn, and then the artifact is the top card of its owner's library."""
    table = table_of(catalog)
    table.battlefield(0, "Sensei's Divining Top", owner=1)
    table.library(0, *TOP)
    game = begun(table)
    game.answer_with(action="activate", card="Sensei's Divining Top", ability=1)
    resolve(game)
    assert (hand(game), library(game)[0], library(game, 1)[0]) == (["Opt"], "Preordain", "Sensei's Divining Top")


def test_terramorphic_expanse_finds_a_tapped_basic_land(catalog: CardCatalog) -> None:
    """It is sacrificed as a cost; only basic lands can be found, and the one found enters tapped."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Terramorphic Expanse")
    table.library(0, "Great Furnace", "Mountain", "Opt", "Reliquary Tower")
    game = begun(table)
    game.answer_with(action="activate", card="Terramorphic Expanse")
    assert names(list(game.player(0).graveyard)) == ["Terramorphic Expanse"]
    resolve(game, ["Mountain"])
    (land,) = on_battlefield(game, "Mountain")
    assert (land.tapped, land.controller, len(library(game))) == (True, 0, 3)
    assert [event.kind for event in game.log][-1] == "shuffle"


def test_701_23b_a_search_for_a_described_card_may_find_nothing(catalog: CardCatalog) -> None:
    """The player need not find the basic land that is there; an unfit card cannot be found."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Terramorphic Expanse")
    table.library(0, "Great Furnace", "Mountain")
    game = begun(table)
    game.answer_with(action="activate", card="Terramorphic Expanse")
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    with pytest.raises(IllegalAnswer):
        game.answer_with(card="Great Furnace")
    game.answer([])
    assert sorted(library(game)) == ["Great Furnace", "Mountain"]


def test_izzet_locket_draws_two_cards(catalog: CardCatalog) -> None:
    """Four hybrid mana, tapping and sacrificing it."""
    table = table_of(catalog, lands=2)
    table.battlefield(0, "Izzet Locket")
    table.library(0, *TOP)
    game = begun(table)
    game.answer_with(action="activate", card="Izzet Locket", ability=1)
    assert sum(thing.tapped for thing in game.find(zone="battlefield")) == 4
    assert names(list(game.player(0).graveyard)) == ["Izzet Locket"]
    resolve(game)
    assert hand(game) == ["Opt", "Preordain"]


def test_701_23d_who_searches_for_any_card_must_find_one(catalog: CardCatalog) -> None:
    """Demonic Tutor finds a card; a search for a basic land card may fail."""
    for name, kind in (("Demonic Tutor", "Swamp"), ("Lay of the Land", "Forest")):
        table = table_of(catalog, kinds=(kind,))
        table.library(0, "Forest", "Swamp")
        table.hand(0, name)
        game = begun(table)
        cast(game, name)
        game.answer("pass")
        game.answer("pass")
        assert game.decision is not None
        if name == "Demonic Tutor":
            with pytest.raises(IllegalAnswer):
                game.answer([])
        else:
            game.answer([])
            assert not game.player(0).hand
