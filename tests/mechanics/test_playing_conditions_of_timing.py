"""CR 601.3d, 602.5d, 702.33c, 119.7: when something may be done, a cost paid many times, life that is not gained."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, pass_to, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def offered(game: Game, action: str) -> set[str | None]:
    """Return the cards that an action is offered with, lands' mana apart."""
    return {
        option.card
        for option in game.legal_actions
        if option.action == action and option.card not in {"Island", "Mountain"}
    }


def test_602_5d_as_a_sorcery_and_only_if(catalog: CardCatalog) -> None:
    """Both must hold: the condition, and a main phase of one's own with an empty stack."""
    text = "{1}: Draw a card. Activate only as a sorcery and only if you control an artifact."
    for artifact in (False, True):
        table = table_of(catalog)
        table.define("Test Bench", "{R}", "Enchantment", text)
        table.battlefield(0, "Test Bench")
        if artifact:
            table.battlefield(0, "Ornithopter")
        game = begun(table)
        assert offered(game, "activate") == ({"Test Bench"} if artifact else set())
        pass_to(game, 1)
        pass_to(game, 0)
        assert game.step != "precombat main"
        assert not offered(game, "activate")


def test_601_3d_as_though_it_had_flash_if_something_is_so(catalog: CardCatalog) -> None:
    """In another's turn the spell may be cast only while the condition holds."""
    text = "You may cast this spell as though it had flash if you control an artifact.\nDraw seven cards."
    for artifact in (False, True):
        table = table_of(catalog)
        table.define("Test Haste", "{R}", "Sorcery", text)
        table.hand(0, "Test Haste")
        if artifact:
            table.battlefield(0, "Ornithopter")
        game = begun(table, active=1)
        pass_to(game, 0)
        assert offered(game, "cast") == ({"Test Haste"} if artifact else set())


def test_702_33c_a_multikicker_is_paid_any_number_of_times(catalog: CardCatalog) -> None:
    """Each time it is paid for costs as much again."""
    table = table_of(catalog)
    table.define("Test Band", "{R}", "Creature — Human", "Multikicker {2}", power=1, toughness=1)
    table.hand(0, "Test Band")
    game = begun(table)
    cast(game, "Test Band", "yes", "yes", "no")
    assert sum(land.tapped for land in game.player(0).battlefield) == 5
    assert [spell.name for spell in game.stack] == ["Test Band"]


def test_119_7_nobody_gains_life_for_a_turn(catalog: CardCatalog) -> None:
    """Life that would be gained in that turn is not, though it was before."""
    table = table_of(catalog, kinds=("Plains", "Mountain"))
    table.define("Test Curse", "{R}", "Instant", "Players can't gain life this turn.")
    table.define("Test Balm", "{W}", "Instant", "You gain 9 life.")
    table.hand(0, "Test Curse", "Test Balm", "Test Balm")
    game = begun(table)
    cast(game, "Test Balm")
    resolve(game)
    assert game.player(0).life == 29
    cast(game, "Test Curse")
    resolve(game)
    cast(game, "Test Balm")
    resolve(game)
    assert game.player(0).life == 29
