"""CR 603.6, 603.10, 614.6 What leaves graveyards and the battlefield, and rows 17, 19 and 22 of the situations."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, on_battlefield, resolve, resolve_all, table_of
from tests.table.invariants import check_zones

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Handle


def tomb(catalog: CardCatalog, *cards: str) -> Game:
    """Return a game with a Desecrated Tomb, cards in its player's graveyard, and a spell that exiles the graveyard."""
    table = table_of(catalog, kinds=("Swamp", "Forest"))
    table.battlefield(0, "Desecrated Tomb")
    table.graveyard(0, *cards)
    table.graveyard(1, "Grizzly Bears")
    table.hand(0, "Reanimate")
    table.battlefield(0, "Tormod's Crypt")
    return begun(table)


@pytest.mark.parametrize(
    ("cards", "bats"), [(("Hill Giant", "Ornithopter"), 1), (("Hill Giant",), 1), (("Shock",), 0), ((), 0)]
)
def test_603_10a_one_or_more_creature_cards_leave_your_graveyard(
    catalog: CardCatalog, cards: tuple[str, ...], bats: int
) -> None:
    """However many leave together it triggers once; other cards do not count."""
    game = tomb(catalog, *cards)
    crypt = on_battlefield(game, "Tormod's Crypt")[0]
    game.answer_with(action="activate", source=crypt)
    game.answer_with(target=0)
    resolve(game)
    assert len(on_battlefield(game, "Bat Token")) == bats


def test_603_10a_cards_of_other_graveyards_do_not_count(catalog: CardCatalog) -> None:
    """A creature card that leaves an opponent's graveyard triggers nothing."""
    game = tomb(catalog)
    cast(game, "Reanimate")
    resolve(game)
    assert on_battlefield(game, "Grizzly Bears")
    assert not on_battlefield(game, "Bat Token")


@pytest.mark.parametrize(("answer", "bats"), [("yes", 0), ("no", 1)])
def test_row_22_an_oathbreaker_that_leaves_the_graveyard(catalog: CardCatalog, answer: str, bats: int) -> None:
    """Redirected as it dies it never was in the graveyard; left there, the Tomb sees it leave when it is exiled."""
    table = table_of(catalog, kinds=("Swamp", "Mountain"))
    table.battlefield(0, "Desecrated Tomb")
    leader = table.battlefield(0, "Grizzly Bears", designation="oathbreaker")
    table.battlefield(0, "Tormod's Crypt")
    table.hand(0, "Shock")
    game = begun(table)
    cast(game, "Shock", game.thing(leader))
    resolve(game, answer)
    assert game.thing(leader).zone == ("command" if answer == "yes" else "graveyard")
    crypt = on_battlefield(game, "Tormod's Crypt")[0]
    game.answer_with(action="activate", source=crypt)
    game.answer_with(target=0)
    resolve(game, *(["no"] if answer == "no" else []))
    assert len(on_battlefield(game, "Bat Token")) == bats


def bounced(catalog: CardCatalog, enchantment: str, designation: str | None) -> tuple[Game, Handle]:
    """Return a game in which a player is about to return a creature of their own to hand."""
    table = table_of(catalog)
    table.battlefield(0, enchantment)
    bear = table.battlefield(0, "Grizzly Bears", designation=designation)
    table.hand(0, "Boomerang", "Shock")
    game = begun(table)
    cast(game, "Boomerang", game.thing(bear))
    return game, bear


def test_603_6c_that_players_permanent_is_returned(catalog: CardCatalog) -> None:
    """The player to whose hand it was returned discards a card."""
    game, bear = bounced(catalog, "Warped Devotion", None)
    resolve(game, ["Shock"])
    assert names(list(game.player(0).graveyard)) == ["Boomerang", "Shock"]
    assert game.thing(bear).zone == "hand"


@pytest.mark.parametrize(("answer", "discarded"), [("yes", False), ("no", True)])
def test_row_17_what_did_not_arrive_was_not_returned(
    catalog: CardCatalog,
    answer: str,
    discarded: bool,  # noqa: FBT001  either
) -> None:
    """An oathbreaker that goes to the command zone instead triggers nothing; one that goes to hand does."""
    game, _ = bounced(catalog, "Warped Devotion", "oathbreaker")
    resolve(game, answer, *([["Shock"]] if discarded else []))
    assert ("Shock" in names(list(game.player(0).graveyard))) == discarded


def test_603_6c_only_to_your_own_hand(catalog: CardCatalog) -> None:
    """A permanent that another player owns and gets back does not trigger it."""
    for seat, mana in ((0, "pay"), (1, "")):
        table = table_of(catalog, kinds=("Island", "Plains"))
        table.battlefield(0, "Azorius Aethermage")
        bear = table.battlefield(seat, "Grizzly Bears")
        table.hand(0, "Boomerang")
        game = begun(table)
        cast(game, "Boomerang", game.thing(bear))
        resolve(game, *(["yes"] if mana else []))
        assert len(game.player(0).hand) == (2 if seat == 0 else 0)


@pytest.mark.parametrize("choice", ["yes", "no"])
def test_row_19_the_whip_and_the_command_zone(catalog: CardCatalog, choice: str) -> None:
    """A reanimated oathbreaker that is bounced may go to the command zone, and is exiled where its owner declines."""
    table = table_of(catalog, kinds=("Island", "Swamp"))
    whip = table.battlefield(0, "Whip of Erebos")
    leader = table.battlefield(0, "Ornithopter", designation="oathbreaker")
    table.hand(0, "Boomerang", "Murder")
    game = begun(table)
    cast(game, "Murder", game.thing(leader))
    resolve(game, "no")
    game.answer_with(action="activate", source=game.thing(whip))
    resolve(game)
    (creature,) = on_battlefield(game, "Ornithopter")
    assert "haste" in creature.keywords
    cast(game, "Boomerang", creature)
    while game.stack:
        assert game.decision is not None
        if game.decision.kind == "priority":
            game.answer("pass")
        elif game.decision.kind == "may":
            game.answer(choice)
        else:
            game.answer(game.decision.default())
    zone = "command" if choice == "yes" else "exile"
    assert [thing.zone for thing in game.find("Ornithopter")] == [zone]


def test_614_1a_what_would_leave_is_exiled(catalog: CardCatalog) -> None:
    """A creature that the Whip returned is exiled when it would be put anywhere else, and at the end of turn."""
    table = table_of(catalog, kinds=("Island", "Swamp"))
    whip = table.battlefield(0, "Whip of Erebos")
    table.graveyard(0, "Hill Giant")
    table.hand(0, "Boomerang")
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(whip))
    resolve(game)
    cast(game, "Boomerang", on_battlefield(game, "Hill Giant")[0])
    resolve(game)
    assert names(list(game.player(0).exile)) == ["Hill Giant"]


def test_401_4_the_rest_of_exiled_cards_goes_back_into_the_library(catalog: CardCatalog) -> None:
    """Eight cards are exiled and none is cast: all are in the library again, none is left in exile or in two zones."""
    table = table_of(catalog, kinds=("Plains", "Forest"))
    table.hand(0, "Herald of Amity")
    table.library(0, *["Shock"] * 8, "Divination")
    game = begun(table)
    cast(game, "Herald of Amity")
    resolve_all(game)
    assert not game.find("Shock", zone="exile")
    assert names(list(game.player(0).library))[0] == "Divination"
    assert names(list(game.player(0).library)).count("Shock") == 8
    check_zones(game)
