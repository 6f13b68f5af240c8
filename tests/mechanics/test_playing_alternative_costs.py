"""CR 118.9 Alternative costs that a spell's text allows, and costs that several objects pay."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game

OTHERWISE = "alternative cost"
FREE = "without paying its mana cost"


def ways(game: Game, name: str) -> set[str | None]:
    """Return in which ways a card can be cast now."""
    return {option.alternative for option in game.legal_actions if option.action == "cast" and option.card == name}


@pytest.mark.parametrize(
    ("controller", "designation", "found"),
    [(0, "oathbreaker", {FREE}), (0, "", set()), (0, "signature spell", set()), (1, "oathbreaker", set())],
)
def test_906_14_free_while_you_control_a_commander(
    catalog: CardCatalog, controller: int, designation: str, found: set[str]
) -> None:
    """Nothing is paid while an oathbreaker is on the battlefield under your control; otherwise it costs its cost."""
    table = table_of(catalog, lands=0)
    table.battlefield(controller, "Grizzly Bears", designation=designation or None)
    victim = table.battlefield(1, "Hill Giant")
    table.battlefield(1, "Mountain")
    table.hand(0, "Deadly Rollick")
    game = begun(table)
    assert ways(game, "Deadly Rollick") == found
    if found:
        game.answer_with(action="cast", card="Deadly Rollick", alternative=FREE)
        game.answer_with(target=game.thing(victim))
        resolve(game)
        assert game.find("Hill Giant", zone="exile")


def test_118_9a_another_players_commander_is_a_commander(catalog: CardCatalog) -> None:
    """A commander that you control may be one that another player owns."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Grizzly Bears", owner=1, designation="oathbreaker")
    table.hand(0, "Flawless Maneuver")
    game = begun(table)
    assert ways(game, "Flawless Maneuver") == {FREE}


def test_118_9_a_blue_card_from_hand(catalog: CardCatalog) -> None:
    """Life and a blue card other than the spell itself are paid; the mana cost is not."""
    table = table_of(catalog, lands=0)
    table.battlefield(1, "Island")
    table.battlefield(1, "Island")
    table.battlefield(1, "Island")
    table.hand(1, "Divination")
    table.hand(0, "Force of Will", "Opt", "Shock")
    game = begun(table, active=1)
    cast(game, "Divination")
    game.answer("pass")
    assert ways(game, "Force of Will") == {OTHERWISE}
    game.answer_with(action="cast", card="Force of Will", alternative=OTHERWISE)
    resolve(game)
    assert game.player(0).life == 19
    assert names(list(game.player(0).exile)) == ["Opt"]
    assert names(list(game.player(1).graveyard)) == ["Divination"]


def test_118_9_the_spell_does_not_pay_for_itself(catalog: CardCatalog) -> None:
    """With no other blue card in hand the alternative cost cannot be paid."""
    table = table_of(catalog, lands=0)
    for _ in range(3):
        table.battlefield(1, "Island")
    table.hand(1, "Divination")
    table.hand(0, "Force of Will", "Shock")
    game = begun(table, active=1)
    cast(game, "Divination")
    game.answer("pass")
    assert ways(game, "Force of Will") == set()


@pytest.mark.parametrize(("x", "power"), [(1, 3), (4, 6)])
def test_107_3a_x_of_an_alternative_cost(catalog: CardCatalog, x: int, power: int) -> None:
    """X is announced; a red card of that mana value is exiled; the spell's X is that."""
    table = table_of(catalog, lands=0)
    bear = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Blazing Shoal", "Shock", "Hill Giant", "Opt")
    game = begun(table)
    game.answer_with(action="cast", card="Blazing Shoal", alternative=OTHERWISE)
    assert game.decision is not None
    assert game.decision.kind == "x"
    game.answer(x)
    resolve(game)
    assert game.thing(bear).power == power
    assert names(list(game.player(0).exile)) == [{1: "Shock", 4: "Hill Giant"}[x]]


def test_107_3a_an_x_that_no_card_has_cannot_be_paid(catalog: CardCatalog) -> None:
    """The casting is undone where no card has the mana value that was announced (733.1)."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Blazing Shoal", "Hill Giant")
    game = begun(table)
    game.answer_with(action="cast", card="Blazing Shoal", alternative=OTHERWISE)
    game.answer(2)
    assert names(list(game.player(0).hand)) == ["Blazing Shoal", "Hill Giant"]
    assert not game.stack


def test_601_2h_two_lands_are_returned(catalog: CardCatalog) -> None:
    """As many as the cost says go to their owner's hand; fewer do not pay it."""
    for lands, found in ((2, {OTHERWISE}), (1, set())):
        table = table_of(catalog, lands=lands, kinds=("Island",))
        table.hand(0, "Gush")
        game = begun(table)
        assert ways(game, "Gush") == found
        if found:
            game.answer_with(action="cast", card="Gush", alternative=OTHERWISE)
            resolve(game)
            assert names(list(game.player(0).hand)) == ["Island", "Island", "Wastes", "Wastes"]


def test_701_21a_two_mountains_are_sacrificed(catalog: CardCatalog) -> None:
    """Two Mountains go to the graveyard as the cost is paid, and no mana is."""
    table = table_of(catalog, lands=2, kinds=("Mountain",))
    table.hand(0, "Fireblast")
    game = begun(table)
    game.answer_with(action="cast", card="Fireblast", alternative=OTHERWISE)
    game.answer_with(target=1)
    resolve(game)
    assert game.player(1).life == 16
    assert not game.player(0).battlefield


def test_701_13a_two_cards_are_exiled_from_a_graveyard(catalog: CardCatalog) -> None:
    """The ability is activated by exiling two cards from your graveyard; one card is not enough."""
    for number in (1, 2):
        table = table_of(catalog, kinds=("Mountain",))
        lavamancer = table.battlefield(0, "Grim Lavamancer")
        table.graveyard(0, *("Opt", "Shock")[:number])
        game = begun(table)
        able = [option for option in game.legal_actions if option.source == game.thing(lavamancer).id]
        assert bool(able) == (number == 2)
        if able:
            game.answer(able[0])
            game.answer_with(target=1)
            resolve(game)
            assert game.player(1).life == 18
            assert len(game.player(0).exile) == 2


def test_701_9b_a_card_of_a_kind_is_discarded(catalog: CardCatalog) -> None:
    """Only a land card pays for it."""
    table = table_of(catalog, kinds=("Mountain",))
    assault = table.battlefield(0, "Seismic Assault")
    table.hand(0, "Forest", "Opt")
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(assault))
    game.answer_with(target=1)
    resolve(game)
    assert game.player(1).life == 18
    assert names(list(game.player(0).hand)) == ["Opt"]


def test_608_2d_a_card_from_hand_is_shuffled_away(catalog: CardCatalog) -> None:
    """One card of the hand, which the player chooses, is shuffled into the library."""
    table = table_of(catalog)
    table.hand(0, "See Beyond", "Shock", "Opt")
    table.library(0, "Negate", "Cancel")
    game = begun(table)
    cast(game, "See Beyond")
    resolve(game, ["Shock"])
    assert names(list(game.player(0).hand)) == ["Opt", "Negate", "Cancel"]
    assert names(list(game.player(0).library)) == ["Shock"]


def test_701_20a_one_card_of_a_kind_is_revealed(catalog: CardCatalog) -> None:
    """Of two cards that could be, the player chooses one; the other stays unknown."""
    table = table_of(catalog, kinds=("Plains",))
    table.battlefield(0, "Priest of the Wakening Sun")
    table.hand(0, "Colossal Dreadmaw", "Ranging Raptors")
    game = table.start(active=0, step="untap", turn=5)
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    assert game.decision is not None
    resolve(game, "yes", ["Ranging Raptors"])
    assert game.player(0).life == 22
    shown = [event.text("en") for event in game.log]
    assert any("Ranging Raptors" in line for line in shown)
    assert not any("Colossal Dreadmaw" in line for line in shown)


@pytest.mark.parametrize(("yours", "theirs", "found"), [(1, 1, {FREE}), (1, 0, set()), (0, 1, set())])
def test_118_9_an_opponent_controls_one_thing_and_you_another(
    catalog: CardCatalog, yours: int, theirs: int, found: set[str]
) -> None:
    """Both must be so; it is no matter which of several opponents it is."""
    table = table_of(catalog, players=3, lands=0)
    table.battlefield(1, "Ornithopter")
    for _ in range(yours):
        table.battlefield(0, "Mountain")
    for _ in range(theirs):
        table.battlefield(2, "Island")
    table.hand(0, "Mogg Salvage")
    game = begun(table)
    assert ways(game, "Mogg Salvage") == found


@pytest.mark.parametrize("number", [3, 4])
def test_102_2_one_opponent_controls_so_many(catalog: CardCatalog, number: int) -> None:
    """Four lands of two opponents together are not four that an opponent controls."""
    table = table_of(catalog, players=3, lands=0)
    edge = table.battlefield(0, "Tectonic Edge")
    table.battlefield(0, "Wastes")
    for _ in range(number):
        table.battlefield(1, "Ghost Quarter")
    table.battlefield(2, "Ghost Quarter")
    game = begun(table)
    own = [option for option in game.legal_actions if option.source == game.thing(edge).id]
    able = [option for option in own if option.ability is not None and option.ability[0] == 1]
    assert bool(able) == (number == 4)
