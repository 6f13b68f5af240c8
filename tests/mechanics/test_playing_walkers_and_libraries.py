"""CR 701.20, 701.23 Loyalty abilities that search, reveal until a card of a kind comes, and pick several cards."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, names, on_battlefield, pass_until, reply, resolve, table_of
from tests.mechanics.test_playing_planeswalkers import activate

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.things import Handle


def using(table: Scenario, name: str, cost: str, *answers: object) -> Game:
    """Activate a loyalty ability of a planeswalker with loyalty enough, and let it resolve."""
    walker = table.battlefield(0, name, counters={"loyalty": 12})
    game = begun(table)
    activate(game, game.thing(walker), cost)
    resolve(game, *(game.thing(answer) if isinstance(answer, Handle) else answer for answer in answers))
    return game


def test_701_23a_any_number_of_a_kind_is_found(catalog: CardCatalog) -> None:
    """Minus eight: two of the three Dragons in the library, and no other card is offered."""
    table = table_of(catalog)
    table.library(0, "Shivan Dragon", "Grizzly Bears", "Shivan Dragon", "Hellkite Tyrant", "Island")
    walker = table.battlefield(0, "Sarkhan Unbroken", counters={"loyalty": 12})
    game = begun(table)
    activate(game, game.thing(walker), "−8")
    while game.stack:
        assert game.decision is not None
        if game.decision.kind == "choose cards":
            assert sorted(option.card or "" for option in game.decision.options) == [
                "Hellkite Tyrant", "Shivan Dragon", "Shivan Dragon",
            ]  # fmt: skip
            reply(game, ["Shivan Dragon", "Hellkite Tyrant"])
        else:
            game.answer("pass")
    assert len(on_battlefield(game, "Shivan Dragon")) == 1
    assert len(on_battlefield(game, "Hellkite Tyrant")) == 1


def test_701_23b_of_any_number_none_may_be_found(catalog: CardCatalog) -> None:
    """Mana Severance: who finds nothing exiles nothing."""
    table = table_of(catalog)
    table.hand(0, "Mana Severance")
    table.library(0, "Island", "Grizzly Bears", "Forest")
    game = begun(table)
    game.answer_with(action="cast", card="Mana Severance")
    resolve(game, [])
    assert not game.player(0).exile
    assert len(game.player(0).library) == 3


def test_701_23a_any_number_is_exiled(catalog: CardCatalog) -> None:
    """Mana Severance: the lands found are exiled."""
    table = table_of(catalog)
    table.hand(0, "Mana Severance")
    table.library(0, "Island", "Grizzly Bears", "Forest")
    game = begun(table)
    game.answer_with(action="cast", card="Mana Severance")
    resolve(game, ["Island", "Forest"])
    assert sorted(names(game.player(0).exile)) == ["Forest", "Island"]
    assert names(game.player(0).library) == ["Grizzly Bears"]


def test_701_20a_revealed_until_an_artifact(catalog: CardCatalog) -> None:
    """Plus one: the first artifact card goes to hand, the cards before it to the bottom; those below stay."""
    table = table_of(catalog)
    table.library(0, "Grizzly Bears", "Shock", "Sol Ring", "Hill Giant", "Mind Stone")
    game = using(table, "Tezzeret, Master of Metal", "+1")
    assert names(game.player(0).hand) == ["Sol Ring"]
    library = names(game.player(0).library)
    assert library[:2] == ["Hill Giant", "Mind Stone"]
    assert sorted(library[2:]) == ["Grizzly Bears", "Shock"]


def test_701_20a_revealed_until_the_end_of_the_library(catalog: CardCatalog) -> None:
    """If no creature card is revealed, all cards were, and they go to the bottom: the library keeps its cards."""
    table = table_of(catalog)
    table.library(0, "Shock", "Sol Ring", "Island")
    game = using(table, "Vivien, Nature's Avenger", "−1")
    assert not game.player(0).hand
    assert sorted(names(game.player(0).library)) == ["Island", "Shock", "Sol Ring"]


def test_608_2c_all_lands_from_among_them_and_the_rest(catalog: CardCatalog) -> None:
    """Minus four: the land cards of the top two onto the battlefield, the other into the hand."""
    table = table_of(catalog)
    table.library(0, "Forest", "Shock", "Forest")
    game = using(table, "Nissa, Nature's Artisan", "−4")
    assert len(on_battlefield(game, "Forest")) == 1
    assert names(game.player(0).hand) == ["Shock"]
    assert names(game.player(0).library) == ["Forest"]


def test_608_2d_up_to_two_from_any_graveyard(catalog: CardCatalog) -> None:
    """Minus seven: creature cards of both graveyards enter under your control, no other card."""
    table = table_of(catalog)
    table.graveyard(0, "Hill Giant", "Shock")
    table.graveyard(1, "Grizzly Bears")
    game = using(table, "Liliana, the Necromancer", "−7", ["Hill Giant", "Grizzly Bears"])
    assert [thing.controller for thing in on_battlefield(game, "Grizzly Bears")] == [0]
    assert [thing.owner for thing in on_battlefield(game, "Grizzly Bears")] == [1]
    assert "Shock" in names(game.player(0).graveyard)


def test_608_2d_up_to_seven_permanent_cards_from_hand(catalog: CardCatalog) -> None:
    """Minus ten: permanent cards out of the hand onto the battlefield; what is none stays."""
    table = table_of(catalog)
    table.hand(0, "Grizzly Bears", "Shock", "Island")
    table.library(0, *["Shock"] * 8)
    game = using(table, "Ugin, the Spirit Dragon", "−10", ["Grizzly Bears"])
    assert game.player(0).life == 27
    assert len(on_battlefield(game, "Grizzly Bears")) == 1
    assert names(game.player(0).hand) == ["Shock", "Island", *["Shock"] * 7]


def test_701_24a_that_card_on_top_of_the_shuffled_library(catalog: CardCatalog) -> None:
    """Minus two: the card found is the next that is drawn, whatever order the others are in."""
    table = table_of(catalog)
    table.library(0, *["Shock"] * 20, "Sol Ring", *["Shock"] * 5)
    game = using(table, "Liliana Vess", "−2", ["Sol Ring"])
    library = names(game.player(0).library)
    assert library[0] == "Sol Ring"
    assert len(library) == 26


def test_608_2c_one_into_the_hand_and_the_other_on_the_bottom(catalog: CardCatalog) -> None:
    """Plus one: the other goes to the bottom of the library."""
    table = table_of(catalog)
    table.library(0, "Shock", "Sol Ring", "Island")
    game = using(table, "Teferi, Temporal Archmage", "+1", ["Sol Ring"])
    assert names(game.player(0).hand) == ["Sol Ring"]
    assert names(game.player(0).library) == ["Island", "Shock"]


def test_201_2_a_card_with_a_name(catalog: CardCatalog) -> None:
    """Plus one: only a card of that name is found."""
    table = table_of(catalog)
    table.define("Nissa's Chosen", "{G}{G}", "Creature — Elf Warrior", "", power=2, toughness=3)
    table.library(0, "Llanowar Elves", "Nissa's Chosen", "Island")
    game = using(table, "Nissa Revane", "+1", ["Nissa's Chosen"])
    assert len(on_battlefield(game, "Nissa's Chosen")) == 1
    assert sorted(names(game.player(0).library)) == ["Island", "Llanowar Elves"]


@pytest.mark.parametrize(("second", "drawn"), [("Island", 2), ("Shock", 1)])
def test_608_2h_a_land_card_is_discarded_this_way(catalog: CardCatalog, second: str, drawn: int) -> None:
    """Plus two: another card if what was discarded was a land card."""
    table = table_of(catalog)
    table.hand(0, second)
    game = using(table, "Lord Windgrace", "+2")
    assert len(game.player(0).hand) == drawn


@pytest.mark.parametrize(("milled", "life"), [("Diregraf Ghoul", 22), ("Grizzly Bears", 20)])
def test_608_2h_at_least_one_is_milled(catalog: CardCatalog, milled: str, life: int) -> None:
    """Plus one: life only if a Zombie card was among those milled."""
    table = table_of(catalog)
    table.library(0, "Shock", milled, "Island")
    game = using(table, "Liliana, Untouched by Death", "+1")
    assert (game.player(0).life, game.player(1).life) == (life, 40 - life)


def test_601_3_spells_of_a_kind_from_the_graveyard(catalog: CardCatalog) -> None:
    """Minus three: Zombie spells this turn, those that come to the graveyard later too, and no other card."""
    table = table_of(catalog, kinds=("Swamp",))
    table.graveyard(0, "Diregraf Ghoul", "Grizzly Bears")
    game = using(table, "Liliana, Untouched by Death", "−3")
    game.put_card(0, "graveyard", "Gravedigger")
    game.answer_with(action="cast", card="Diregraf Ghoul")
    resolve(game)
    game.answer_with(action="cast", card="Gravedigger")
    resolve(game, "no")
    assert len(on_battlefield(game, "Gravedigger")) == 1
    assert not [option for option in game.legal_actions if option.card == "Grizzly Bears"]
    pass_until(game, "precombat main", turn=7)
    assert not [option for option in game.legal_actions if option.card == "Diregraf Ghoul"]


def test_305_1_lands_and_permanent_spells_from_the_graveyard(catalog: CardCatalog) -> None:
    """Minus seven: an emblem that lets you play a land and cast a creature from the graveyard, and no instant."""
    table = table_of(catalog, kinds=("Forest",))
    table.graveyard(0, "Grizzly Bears", "Island", "Giant Growth")
    game = using(table, "Wrenn and Realmbreaker", "−7")
    found = {option.card for option in game.legal_actions if option.action in {"cast", "play land"}}
    assert found == {"Grizzly Bears", "Island"}


def test_118_9_cards_that_may_be_cast_freely(catalog: CardCatalog) -> None:
    """Minus eleven: what was exiled is cast without paying until end of turn; a colored card is not found."""
    table = table_of(catalog, lands=0)
    table.library(0, "Sol Ring", "Wurmcoil Engine", "Grizzly Bears")
    walker = table.battlefield(0, "Ugin, Eye of the Storms", counters={"loyalty": 12})
    game = begun(table)
    activate(game, game.thing(walker), "−11")
    resolve(game, ["Sol Ring", "Wurmcoil Engine"])
    game.answer_with(action="cast", card="Wurmcoil Engine", alternative="without paying its mana cost")
    resolve(game)
    assert len(on_battlefield(game, "Wurmcoil Engine")) == 1
    pass_until(game, "precombat main", turn=7)
    assert not [option for option in game.legal_actions if option.card == "Sol Ring" and option.action == "cast"]
