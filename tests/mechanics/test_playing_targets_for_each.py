"""CR 601.2c "For each opponent, … target": targets that are chosen for each player, and what is done with them."""

from __future__ import annotations

from tests.mechanics.combat_for_tests import lives
from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, pass_to, resolve_all
from tests.rules.boards_for_tests import board, own

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Thing

PALE = "When this creature enters, for each opponent, destroy target noncreature permanent that player controls."


def offered(game: Game) -> set[int]:
    """Return what can be chosen as a target now."""
    assert game.decision is not None
    assert game.decision.kind == "target"
    return {option.target for option in game.decision.options if option.target is not None}


def ids(game: Game, *things: object) -> set[int]:
    """Return the ids of things."""
    return {game.thing(thing).id for thing in things}


def whose(game: Game, *things: Thing) -> list[int]:
    """Return who controls these permanents now."""
    return [game.thing(thing).controller for thing in things]


def test_601_2c_a_target_of_each_opponent(catalog: CardCatalog) -> None:
    """Blatant Thievery takes one permanent of each opponent, which are chosen one opponent after the other."""
    table = board(catalog, players=3)
    for seat in range(3):
        table.battlefield(seat, "Sol Ring")
    table.hand(0, "Blatant Thievery")
    game = begun(table)
    rings = {thing.controller: thing for thing in on_battlefield(game, "Sol Ring")}
    cast(game, "Blatant Thievery")
    for seat in (1, 2):
        assert offered(game) == {thing.id for thing in game.player(seat).battlefield}
        game.answer_with(target=rings[seat])
    assert list(game.stack[0].targets) == [rings[1], rings[2]]
    resolve_all(game)
    assert whose(game, *(rings[seat] for seat in range(3))) == [0, 0, 0]


def test_608_2b_a_target_that_changed_hands(catalog: CardCatalog) -> None:
    """What another opponent has come to control meanwhile is no legal target any more; the other one is taken."""
    table = board(catalog, players=3)
    own(table, "Swipe", "Instant", "Gain control of target artifact.")
    table.hand(2, "Swipe")
    for seat in (1, 2):
        table.battlefield(seat, "Sol Ring")
    table.hand(0, "Blatant Thievery")
    game = begun(table)
    rings = {thing.controller: thing for thing in on_battlefield(game, "Sol Ring")}
    cast(game, "Blatant Thievery", rings[1], rings[2])
    pass_to(game, 2)
    cast(game, "Swipe", rings[1])
    resolve_all(game)
    assert whose(game, rings[1], rings[2]) == [2, 0]


def test_601_2c_up_to_one_for_each(catalog: CardCatalog) -> None:
    """Mass Mutiny takes up to one creature of each opponent; none for whom none is chosen; all untap and have haste."""
    table = board(catalog, players=3)
    bears = [table.battlefield(seat, "Grizzly Bears", tapped=True) for seat in (1, 2)]
    table.hand(0, "Mass Mutiny")
    game = begun(table)
    cast(game, "Mass Mutiny")
    assert game.decision is not None
    assert (offered(game), game.decision.minimum) == (ids(game, bears[0]), 0)
    game.answer([])
    assert offered(game) == ids(game, bears[1])
    game.answer_with(target=game.thing(bears[1]))
    resolve_all(game)
    first, second = (game.thing(bear) for bear in bears)
    assert (first.controller, first.tapped, first.keywords) == (1, True, ())
    assert (second.controller, second.tapped, second.keywords) == (0, False, ("haste",))


def test_608_2c_what_goes_on_is_about_the_same_player(catalog: CardCatalog) -> None:
    """Luminate Primordial exiles a creature of each opponent, and each gains life equal to the power of theirs."""
    table = board(catalog, players=3)
    bear = table.battlefield(1, "Grizzly Bears")
    maw = table.battlefield(2, "Colossal Dreadmaw")
    table.hand(0, "Luminate Primordial")
    game = begun(table)
    cast(game, "Luminate Primordial")
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    game.answer_with(target=game.thing(bear))
    game.answer_with(target=game.thing(maw))
    resolve_all(game)
    assert lives(game) == [20, 22, 26]
    assert not on_battlefield(game, "Grizzly Bears") + on_battlefield(game, "Colossal Dreadmaw")


def test_601_2c_no_target_where_an_opponent_has_none(catalog: CardCatalog) -> None:
    """For an opponent who controls nothing that could be chosen none is; the other's permanent is destroyed."""
    table = board(catalog, players=3, lands=0)
    table.battlefield(1, "Sol Ring")
    table.define("Pale Primordial", "{0}", "Creature — Avatar", PALE, power=6, toughness=8)
    table.hand(0, "Pale Primordial")
    game = begun(table)
    cast(game, "Pale Primordial")
    resolve_all(game)
    assert [thing.name for thing in game.player(1).graveyard] == ["Sol Ring"]
    assert len(game.find(zone="battlefield")) == 1
