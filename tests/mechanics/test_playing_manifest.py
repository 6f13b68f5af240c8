"""CR 701.40, 701.58, 701.62, 702.168, 707.8a: manifest, cloak, disguise, and tokens with two faces."""

from __future__ import annotations

import json

import pytest
from tests.mechanics.positions_for_tests import (
    EVERY_LAND,
    begun,
    cast,
    on_battlefield,
    pass_to,
    reply,
    resolve,
    table_of,
)

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Thing


def manifested(catalog: CardCatalog, name: str) -> tuple[Game, Thing]:
    """Return a game in which a card has been manifested from the top of a library, and the permanent."""
    table = table_of(catalog, kinds=EVERY_LAND)
    table.library(0, name, "Wastes")
    table.hand(0, "Soul Summons")
    game = begun(table)
    cast(game, "Soul Summons")
    resolve(game)
    return game, game.find(name, zone="battlefield")[0]


def specials(game: Game) -> list[str | None]:
    """Return the alternatives of the special actions that are offered."""
    assert game.decision is not None
    return [option.alternative for option in game.decision.options if option.action == "special"]


def test_701_40a_the_top_card_becomes_a_hidden_2_2(catalog: CardCatalog) -> None:
    """Its owner may look at it; the other player does not learn what it is."""
    game, found = manifested(catalog, "Hill Giant")
    assert (found.face_down, found.name, found.power, found.toughness) == (True, "", 2, 2)
    assert "Hill Giant" not in json.dumps(game.view(1))
    assert "Hill Giant" in json.dumps(game.view(0))


def test_701_40b_a_creature_card_is_turned_up_for_its_mana_cost(catalog: CardCatalog) -> None:
    """It takes the mana cost, and no stack."""
    game, found = manifested(catalog, "Hill Giant")
    before = sum(thing.tapped for thing in game.player(0).battlefield)
    game.answer_with(action="special", card="Hill Giant")
    assert (found.name, found.power, found.face_down) == ("Hill Giant", 3, False)
    assert sum(thing.tapped for thing in game.player(0).battlefield) == before + 4


@pytest.mark.parametrize("name", ["Shock", "Island", "Bonesplitter"])
def test_701_40b_other_cards_are_not_turned_up_so(name: str, catalog: CardCatalog) -> None:
    """An instant, a land and an artifact stay face down."""
    game, _ = manifested(catalog, name)
    assert specials(game) == []


def test_701_40c_a_card_with_morph_is_turned_up_either_way(catalog: CardCatalog) -> None:
    """For its morph cost, or for its mana cost as a manifested creature card."""
    game, found = manifested(catalog, "Sagu Archer")
    assert specials(game) == [None, "manifest"]
    game.answer_with(action="special", card="Sagu Archer", alternative="manifest")
    assert found.name == "Sagu Archer"


def test_701_40e_several_are_manifested_one_at_a_time(catalog: CardCatalog) -> None:
    """Both top cards are there, in the order of the library."""
    table = table_of(catalog, kinds=EVERY_LAND)
    table.library(0, "Hill Giant", "Grizzly Bears", "Wastes")
    table.hand(0, "Ethereal Ambush")
    game = begun(table)
    cast(game, "Ethereal Ambush")
    resolve(game)
    hidden = [thing.card_name for thing in game.player(0).battlefield if thing.face_down]
    assert hidden == ["Hill Giant", "Grizzly Bears"]


def test_701_62a_manifest_dread_chooses_between_two_cards(catalog: CardCatalog) -> None:
    """The card not manifested goes to the graveyard."""
    table = table_of(catalog, kinds=EVERY_LAND)
    table.library(0, "Hill Giant", "Grizzly Bears", "Wastes")
    table.hand(0, "Manifest Dread")
    game = begun(table)
    cast(game, "Manifest Dread")
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    reply(game, ["Grizzly Bears"])
    assert [thing.card_name for thing in game.player(0).battlefield if thing.face_down] == ["Grizzly Bears"]
    assert [thing.name for thing in game.player(0).graveyard] == ["Hill Giant", "Manifest Dread"]


def test_702_168a_disguise_gives_ward_while_face_down(catalog: CardCatalog) -> None:
    """It has ward as a 2/2 creature; face up it has what its card says."""
    table = table_of(catalog, kinds=EVERY_LAND)
    table.hand(0, "Defenestrated Phantom")
    game = begun(table)
    game.answer_with(action="cast", card="Defenestrated Phantom", alternative="disguise")
    resolve(game)
    (phantom,) = game.find("Defenestrated Phantom", zone="battlefield")
    assert phantom.keywords == ("ward",)
    game.answer_with(action="special", card="Defenestrated Phantom")
    assert "ward" not in phantom.keywords


def test_702_168a_ward_of_a_face_down_permanent_counters(catalog: CardCatalog) -> None:
    """Where its controller does not pay, the spell is countered."""
    table = table_of(catalog)
    for _ in range(4):
        table.battlefield(0, "Plains")
    table.hand(0, "Defenestrated Phantom")
    table.hand(1, "Shock")
    game = begun(table)
    game.answer_with(action="cast", card="Defenestrated Phantom", alternative="disguise")
    resolve(game)
    (phantom,) = game.find("Defenestrated Phantom", zone="battlefield")
    pass_to(game, 1)
    cast(game, "Shock", phantom)
    resolve(game, "no")
    assert phantom.exists


def test_707_8a_a_token_copy_has_both_faces(catalog: CardCatalog) -> None:
    """It enters with the face up that is up on the original."""
    table = table_of(catalog, kinds=EVERY_LAND)
    captive = table.battlefield(0, "Ulvenwald Captive", face="back")
    table.hand(0, "Quasiduplicate")
    game = begun(table)
    cast(game, "Quasiduplicate", game.thing(captive))
    resolve(game)
    token = next(thing for thing in on_battlefield(game, "Ulvenwald Abomination") if thing.is_token)
    assert (token.power, token.face) == (4, "back")


def test_712_8e_a_back_face_has_the_mana_value_of_the_front(catalog: CardCatalog) -> None:
    """With its back face up, without any mana cost, its mana value is that of its front face."""
    table = table_of(catalog, kinds=EVERY_LAND)
    captive = table.battlefield(0, "Ulvenwald Captive", face="back")
    game = begun(table)
    assert (game.thing(captive).mana_cost, game.thing(captive).mana_value) == ("", 2)
