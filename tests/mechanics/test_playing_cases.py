"""CR 719 Case cards, 702.169 solved."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import attack, begun, cast, pass_until, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog


def test_719_3a_a_case_is_solved_at_the_end_step_and_702_169c_then_triggers(catalog: CardCatalog) -> None:
    """With no cards in hand it becomes solved at the own end step; from then on its ability triggers."""
    table = table_of(catalog, kinds=("Mountain",))
    case = table.battlefield(0, "Case of the Crimson Pulse")
    table.library(0, *["Mountain"] * 5)
    game = begun(table)
    assert not game.thing(case).is_solved
    pass_until(game, "end")
    resolve(game)
    assert game.thing(case).is_solved
    pass_until(game, "upkeep", 7)
    resolve(game)
    assert len(game.player(0).hand) == 2


def test_719_3a_nothing_is_solved_where_the_condition_does_not_hold(catalog: CardCatalog) -> None:
    """With a card in hand nothing triggers, and an unsolved Case has no second ability."""
    table = table_of(catalog, kinds=("Mountain",))
    case = table.battlefield(0, "Case of the Crimson Pulse")
    table.hand(0, "Mountain")
    table.library(0, *["Mountain"] * 5)
    game = begun(table)
    pass_until(game, "end")
    assert game.stack == ()
    assert not game.thing(case).is_solved
    pass_until(game, "upkeep", 7)
    assert game.stack == ()


def test_719_3a_the_condition_is_looked_at_again_as_it_would_be_solved(catalog: CardCatalog) -> None:
    """A card drawn in response keeps the Case unsolved (603.4)."""
    table = table_of(catalog, kinds=("Mountain", "Island"))
    case = table.battlefield(0, "Case of the Crimson Pulse")
    egg = table.battlefield(0, "Sensei's Divining Top")
    table.library(0, *["Mountain"] * 5)
    game = begun(table)
    pass_until(game, "end")
    game.answer_with(action="activate", source=egg, ability=1)
    resolve_all(game)
    assert game.player(0).hand != ()
    assert not game.thing(case).is_solved


def test_702_169d_an_activated_ability_of_a_solved_case(catalog: CardCatalog) -> None:
    """It can be activated only once the Case is solved; sacrificing the Case for it changes nothing about that."""
    table = table_of(catalog, kinds=("Island",))
    case = table.battlefield(0, "Case of the Filched Falcon")
    stone = table.battlefield(0, "Mind Stone")
    table.battlefield(0, "Sol Ring")
    table.battlefield(0, "Ornithopter")
    game = begun(table)
    assert game.decision is not None
    assert case.oid not in {option.source for option in game.decision.options}
    pass_until(game, "end")
    resolve(game)
    game.answer_with(action="activate", source=case)
    game.answer_with(target=stone)
    resolve_all(game)
    assert (game.thing(stone).power, game.thing(stone).types) == (4, ("artifact", "creature"))


def test_702_169b_a_static_ability_of_a_solved_case_and_719_3b_it_stays_solved(catalog: CardCatalog) -> None:
    """Solved by three attackers, the Case strengthens creatures in later turns too."""
    table = table_of(catalog, kinds=("Plains",))
    case = table.battlefield(0, "Case of the Gateway Express")
    bears = [table.battlefield(0, "Grizzly Bears") for _ in range(3)]
    game = begun(table)
    attack(game, *map(game.thing, bears))
    pass_until(game, "end")
    assert game.thing(bears[0]).power == 2
    resolve(game)
    assert game.thing(bears[0]).power == 3
    pass_until(game, "precombat main", 7)
    assert game.thing(case).is_solved
    assert game.thing(bears[0]).power == 3


def test_719_3a_two_attackers_are_not_three(catalog: CardCatalog) -> None:
    """Two creatures attacked, so nothing is solved."""
    table = table_of(catalog, kinds=("Plains",))
    case = table.battlefield(0, "Case of the Gateway Express")
    bears = [table.battlefield(0, "Grizzly Bears") for _ in range(3)]
    game = begun(table)
    attack(game, *map(game.thing, bears[:2]))
    pass_until(game, "end")
    resolve(game)
    assert not game.thing(case).is_solved


def test_719_3a_spells_of_a_kind_are_counted(catalog: CardCatalog) -> None:
    """Four instants and sorceries cast this turn solve; three do not."""
    for number in (3, 4):
        table = table_of(catalog, kinds=("Mountain",))
        case = table.battlefield(0, "Case of the Ransacked Lab")
        table.hand(0, *["Shock"] * number)
        game = begun(table)
        for _ in range(number):
            cast(game, "Shock", 1)
            resolve(game)
        pass_until(game, "end")
        resolve(game)
        assert game.thing(case).is_solved == (number == 4)
