"""CR 602.5 Limits of activating, 101.2 what can't be countered, and words about whose turn it is, on real cards."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, names, pass_to, pass_until, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def usable(game: Game) -> set[str | None]:
    """Return the names of what the player with priority may activate, mana abilities aside."""
    found = (option for option in game.legal_actions if option.action == "activate")
    return {option.card for option in found} - {"Island", "Mountain", "Swamp", "Forest", "Plains"}


def test_602_5d_only_as_a_sorcery(catalog: CardCatalog) -> None:
    """Agent of Kotis is used from the graveyard in its owner's main phase with an empty stack, and not else."""
    table = table_of(catalog)
    table.graveyard(0, "Agent of Kotis")
    table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Opt")
    game = begun(table)
    assert usable(game) == {"Agent of Kotis"}
    cast(game, "Opt")
    assert not usable(game)
    resolve(game, [])
    pass_until(game, "upkeep", 6)
    pass_to(game, 0)
    assert not usable(game)


def test_602_5b_only_once_each_turn(catalog: CardCatalog) -> None:
    """Akki Avalanchers sacrifices one land a turn; in the next turn another one."""
    table = table_of(catalog)
    akki = table.battlefield(0, "Akki Avalanchers")
    game = begun(table)
    game.answer_with(action="activate", card="Akki Avalanchers")
    resolve(game, 0) if game.decision is not None and game.decision.kind != "priority" else resolve(game)
    assert game.thing(akki).power == 3
    assert not usable(game)
    pass_until(game, "upkeep", 6)
    pass_to(game, 0)
    assert usable(game) == {"Akki Avalanchers"}


def test_602_5_only_if_something_is_so(catalog: CardCatalog) -> None:
    """Bloodsoaked Champion returns only in a turn in which its owner has attacked."""
    for attacks in (False, True):
        table = table_of(catalog, kinds=("Swamp",))
        table.graveyard(0, "Bloodsoaked Champion")
        bears = table.battlefield(0, "Grizzly Bears")
        game = begun(table)
        assert not usable(game)
        while game.step != "postcombat main":
            assert game.decision is not None
            if game.decision.kind == "attackers" and attacks:
                game.answer([option.key for option in game.decision.options if option.source == game.thing(bears).id])
            else:
                game.answer(game.decision.default())
        assert usable(game) == ({"Bloodsoaked Champion"} if attacks else set())


def test_602_5_only_during_your_turn(catalog: CardCatalog) -> None:
    """Disrupting Scepter: in its controller's turn at any time, in another player's turn never."""
    for active, found in ((0, {"Disrupting Scepter"}), (1, set())):
        table = table_of(catalog)
        table.battlefield(0, "Disrupting Scepter")
        game = begun(table, active=active, step="upkeep")
        pass_to(game, 0)
        assert usable(game) == found


def test_611_3_a_creature_has_first_strike_during_your_turn(catalog: CardCatalog) -> None:
    """Ahn-Crop Invader has it in its controller's turn alone."""
    table = table_of(catalog)
    invader = table.battlefield(0, "Ahn-Crop Invader")
    game = begun(table)
    assert "first strike" in game.thing(invader).keywords
    pass_until(game, "upkeep", 6)
    assert "first strike" not in game.thing(invader).keywords


def test_608_2c_what_a_spell_does_if_it_is_your_turn(catalog: CardCatalog) -> None:
    """Fated Conflagration scries in its caster's turn, and deals its damage in any."""
    for active in (0, 1):
        table = table_of(catalog)
        table.battlefield(1, "Silent Arbiter")
        table.hand(0, "Fated Conflagration")
        table.library(0, "Opt", "Shock")
        game = begun(table, active=active)
        pass_to(game, 0)
        cast(game, "Fated Conflagration")
        resolve(game, *([["Opt"]] if active == 0 else []))
        assert names(list(game.player(0).library))[0] == ("Shock" if active == 0 else "Opt")
        assert not game.find("Silent Arbiter", zone="battlefield")


def test_101_2_a_spell_that_cannot_be_countered_resolves(catalog: CardCatalog) -> None:
    """Counterspell targets Blurred Mongoose, resolves and does nothing; it counters Grizzly Bears."""
    for creature, stays in (("Blurred Mongoose", True), ("Grizzly Bears", False)):
        table = table_of(catalog, kinds=("Island", "Forest"))
        table.hand(0, creature)
        table.hand(1, "Counterspell")
        game = begun(table)
        cast(game, creature)
        pass_to(game, 1)
        cast(game, "Counterspell")
        resolve(game)
        assert bool(game.find(creature, zone="battlefield")) == stays
        assert "Counterspell" in names(list(game.player(1).graveyard))


def test_101_2_spells_of_a_kind_cannot_be_countered(catalog: CardCatalog) -> None:
    """With Prowling Serpopard its controller's creature spells cannot be; other spells, and others' creatures, can."""
    for seat, spell, stays in ((0, "Grizzly Bears", True), (0, "Rampant Growth", False), (1, "Grizzly Bears", False)):
        table = table_of(catalog, kinds=("Island", "Forest"))
        table.battlefield(0, "Prowling Serpopard")
        table.hand(seat, spell)
        table.hand(1 - seat, "Counterspell")
        game = begun(table, active=seat)
        cast(game, spell)
        pass_to(game, 1 - seat)
        cast(game, "Counterspell")
        pass_to(game, seat)
        game.answer("pass")
        assert [thing.name for thing in game.stack] == ([spell] if stays else [])
