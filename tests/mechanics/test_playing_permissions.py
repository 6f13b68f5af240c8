"""CR 601.3, 601.5 What may be cast as though it had flash and what can't be cast, played from real cards."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, pass_to, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.mechanics.casting_rules import WHERE
from oathbreaker.table.game import Game


def castable(game: Game) -> set[str | None]:
    """Return the names of the faces or cards that the player with priority may cast."""
    return {option.face or option.card for option in game.legal_actions if option.action == "cast"}


def test_601_3b_spells_of_a_kind_are_cast_as_though_they_had_flash(catalog: CardCatalog) -> None:
    """In another player's turn: Slivers with Quick Sliver, by any player, and other creatures not."""
    table = table_of(catalog, kinds=("Forest",))
    table.battlefield(0, "Quick Sliver")
    table.hand(1, "Muscle Sliver", "Grizzly Bears")
    game = begun(table)
    pass_to(game, 1)
    assert castable(game) == {"Muscle Sliver"}
    cast(game, "Muscle Sliver")
    resolve(game)
    assert game.find("Muscle Sliver", zone="battlefield")


def test_601_3c_flash_for_more_mana(catalog: CardCatalog) -> None:
    """Harbinger of the Tides costs two more in another player's turn; in its own it costs what it costs."""
    for active, lands in ((0, 2), (1, 4)):
        table = table_of(catalog, lands=5, kinds=("Island",))
        table.hand(0, "Harbinger of the Tides")
        game = begun(table, active=active)
        pass_to(game, 0)
        game.answer_with(action="cast", card="Harbinger of the Tides", alternative="flash" if active else None)
        assert sum(thing.tapped for thing in game.find(zone="battlefield", controller=0)) == lands


@pytest.mark.parametrize(("x", "is_cast"), [(0, False), (1, True), (2, False), (3, True)])
def test_601_3a_a_choice_of_x_may_take_a_prohibition_away(catalog: CardCatalog, x: int, is_cast: bool) -> None:  # noqa: FBT001  both
    """With odd mana values prohibited Blaze may be begun; it is taken back unless X makes its mana value even."""
    table = table_of(catalog, lands=4, kinds=("Mountain",))
    table.define("Test Watcher", "{4}", "Enchantment", "Your opponents can't cast spells with odd mana values.")
    table.battlefield(1, "Test Watcher")
    table.hand(0, "Blaze", "Shock")
    game = begun(table)
    assert castable(game) == {"Blaze"}
    cast(game, "Blaze", x, 1)
    assert bool(game.stack) == is_cast
    if not is_cast:
        assert sorted(names(list(game.player(0).hand))) == ["Blaze", "Shock"]
        assert not any(thing.tapped for thing in game.find(zone="battlefield"))
        assert game.priority == 0


def test_601_3a_no_choice_helps_where_there_is_too_little_mana(catalog: CardCatalog) -> None:
    """With one Mountain X can be 0 alone, which is prohibited: Blaze cannot be begun."""
    table = table_of(catalog, lands=1, kinds=("Mountain",))
    table.define("Test Watcher", "{4}", "Enchantment", "Your opponents can't cast spells with odd mana values.")
    table.battlefield(1, "Test Watcher")
    table.hand(0, "Blaze")
    game = begun(table)
    assert not castable(game)
    assert [reason.rule for reason in game.why_not(0, "Blaze")] == ["101.2"]


def test_601_5_a_spell_begun_as_though_it_had_flash_must_be_allowed_so_as_proposed(catalog: CardCatalog) -> None:
    """Where even mana values have flash, Blaze with X 2 is taken back in another player's turn, with X 3 cast."""
    for x, is_cast in ((2, False), (3, True)):
        table = table_of(catalog, lands=4, kinds=("Mountain",))
        table.define(
            "Test Sundial", "{4}", "Artifact", "You may cast spells with even mana values as though they had flash."
        )
        table.battlefield(0, "Test Sundial")
        table.hand(0, "Blaze")
        game = begun(table, active=1)
        pass_to(game, 0)
        cast(game, "Blaze", x, 1)
        assert bool(game.stack) == is_cast


def test_601_3e_only_the_part_that_is_cast_counts(catalog: CardCatalog) -> None:
    """Who can't cast creature spells may cast the Adventure of a creature card."""
    table = table_of(catalog)
    table.battlefield(0, "Steel Golem")
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Brazen Borrower", "Grid Monitor")
    game = begun(table)
    assert castable(game) == {"Petty Theft"}


def test_601_3_opponents_cannot_cast_during_your_turn(catalog: CardCatalog) -> None:
    """Dragonlord Dromoka's controller casts in that turn, opponents do not; in their own turn they do."""
    for active in (0, 1):
        table = table_of(catalog)
        table.battlefield(0, "Dragonlord Dromoka")
        table.hand(0, "Opt")
        table.hand(1, "Opt")
        game = begun(table, active=active)
        pass_to(game, 0)
        assert castable(game) == {"Opt"}
        pass_to(game, 1)
        assert castable(game) == (set() if active == 0 else {"Opt"})


def test_601_3_one_spell_each_turn(catalog: CardCatalog) -> None:
    """Rule of Law: each player casts one, whatever becomes of it."""
    table = table_of(catalog)
    table.battlefield(1, "Rule of Law")
    table.hand(0, "Opt", "Shock")
    table.hand(1, "Counterspell", "Opt")
    game = begun(table)
    cast(game, "Opt")
    assert not castable(game)
    pass_to(game, 1)
    cast(game, "Counterspell")
    resolve(game)
    assert not castable(game)
    pass_to(game, 1)
    assert not castable(game)


def test_601_3_spells_from_graveyards_cannot_be_cast(catalog: CardCatalog) -> None:
    """Flashback does not help where nothing is cast from there."""
    for barred in (False, True):
        table = table_of(catalog)
        text = f"Players can't cast spells from {WHERE}."
        table.define("Test Cage", "{1}", "Artifact", text if barred else "Flying")
        table.battlefield(1, "Test Cage")
        table.graveyard(0, "Think Twice")
        table.hand(0, "Opt")
        game = begun(table)
        assert castable(game) == ({"Opt"} if barred else {"Opt", "Think Twice"})
