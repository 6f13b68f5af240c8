"""CR 701.20, 701.23 Loyalty abilities that search, reveal until a card of a kind comes, and pick several cards."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, names, on_battlefield, reply, resolve, table_of
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
