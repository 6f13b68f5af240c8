"""CR 701 Keyword actions: fight, proliferate, populate, explore, connive."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import attack, begun, cast, names, on_battlefield, resolve, table_of

from oathbreaker.library.catalog import CardCatalog


def test_701_14a_each_deals_its_power_to_the_other(catalog: CardCatalog) -> None:
    """Each deals damage equal to its power to the other; the bigger lives."""
    table = table_of(catalog)
    mine = table.battlefield(0, "Hill Giant")
    other = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Blood Feud")
    game = begun(table)
    cast(game, "Blood Feud", game.thing(mine), game.thing(other))
    resolve(game)
    assert game.thing(mine).damage == 2
    assert names(game.player(1).graveyard) == ["Grizzly Bears"]


def test_701_14b_nobody_fights_one_who_has_left(catalog: CardCatalog) -> None:
    """If one of them is gone as the spell resolves, neither deals damage."""
    table = table_of(catalog)
    mine = table.battlefield(0, "Hill Giant")
    other = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Blood Feud", "Shock")
    game = begun(table)
    cast(game, "Blood Feud", game.thing(mine), game.thing(other))
    cast(game, "Shock", game.thing(other))
    resolve(game)
    assert game.thing(mine).damage == 0


def test_701_34a_proliferate_gives_one_more_of_each_kind(catalog: CardCatalog) -> None:
    """Chosen permanents and players get one of each kind they have; what is not chosen gets none."""
    table = table_of(catalog, kinds=("Forest",))
    mine = table.battlefield(0, "Grizzly Bears", counters={"+1/+1": 1, "flying": 1})
    other = table.battlefield(0, "Hill Giant", counters={"+1/+1": 1})
    table.counters(1, "poison", 3)
    game = begun(table)
    game.put_card(0, "battlefield", "Bloom Hulk")
    resolve(game, [game.thing(mine), 1])
    assert game.thing(mine).counters == {"+1/+1": 2, "flying": 2}
    assert game.thing(other).counters == {"+1/+1": 1}
    assert game.player(1).poison == 4


def test_701_36a_populate_copies_a_creature_token(catalog: CardCatalog) -> None:
    """A token is copied, although there is a creature card; the copy is a token and enters."""
    table = table_of(catalog)
    table.battlefield(0, "Hill Giant")
    table.battlefield(0, "Colossal Dreadmaw", token=True)
    table.battlefield(0, "Nesting Dovehawk")
    game = begun(table)
    while game.step != "beginning of combat" or game.stack:
        game.answer("pass")
    assert [thing.is_token for thing in on_battlefield(game, "Colossal Dreadmaw")] == [True, True]
    assert on_battlefield(game, "Nesting Dovehawk")[0].counters == {"+1/+1": 1}


@pytest.mark.parametrize(
    ("top", "answers", "where"),
    [
        ("Forest", [], "hand"),
        ("Shock", ["yes"], "graveyard"),
        ("Shock", ["no"], "library"),
    ],
)
def test_701_44a_explore(top: str, answers: list[object], where: str, catalog: CardCatalog) -> None:
    """A land goes to hand; for anything else it gets a counter, and the card may go to the graveyard."""
    table = table_of(catalog)
    table.library(0, top, "Hill Giant")
    game = begun(table)
    game.put_card(0, "battlefield", "Cenote Scout")
    while game.stack and game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    if answers:
        assert game.decision is not None
        assert game.decision.prompt("en") == "Put Shock into your graveyard?"
        assert game.decision.source != game.player(0).library[0].id
    resolve(game, *answers)
    (card,) = game.find(top)
    assert card.zone == where
    assert on_battlefield(game, "Cenote Scout")[0].counters == ({} if top == "Forest" else {"+1/+1": 1})
    if where == "library":
        assert game.player(0).library[0].name == "Shock"


@pytest.mark.parametrize(("thrown", "counters"), [("Hill Giant", {"+1/+1": 1}), ("Forest", {})])
def test_701_50a_connive(thrown: str, counters: dict[str, int], catalog: CardCatalog) -> None:
    """Draw, discard; a nonland card discarded gives a counter."""
    table = table_of(catalog)
    grifter = table.battlefield(0, "Hypnotic Grifter")
    table.hand(0, "Forest")
    table.library(0, "Hill Giant")
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(grifter).id)
    resolve(game, [thrown])
    assert names(game.player(0).graveyard) == [thrown]
    assert game.thing(grifter).counters == counters


def test_701_44c_one_that_has_left_still_explores(catalog: CardCatalog) -> None:
    """Its controller reveals and takes the land although the creature is gone."""
    table = table_of(catalog)
    table.library(0, "Forest")
    table.hand(0, "Shock")
    game = begun(table)
    game.put_card(0, "battlefield", "Cenote Scout")
    cast(game, "Shock", on_battlefield(game, "Cenote Scout")[0])
    resolve(game)
    assert names(game.player(0).hand) == ["Forest"]


def test_701_50_connives_as_it_attacks(catalog: CardCatalog) -> None:
    """The ability triggers on attacking, and the counter makes the attack stronger."""
    table = table_of(catalog, lands=0)
    skirmisher = table.battlefield(0, "Atlantean Skirmisher")
    table.library(0, "Hill Giant")
    game = begun(table)
    attack(game, game.thing(skirmisher))
    resolve(game)
    assert game.thing(skirmisher).counters == {"+1/+1": 1}
