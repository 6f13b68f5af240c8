"""CR 613, 608.2b: examples and situations of colors, keywords that are lost, and switched power and toughness."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import aim, begun, cast, pass_until, resolve
from tests.rules.boards_for_tests import activate, bare, board, own, played, size

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.things import Handle

WALL = (1, 3)


def with_wall(catalog: CardCatalog, *spells: str) -> tuple[Scenario, Handle]:
    """Return a position with a 1/3 creature, and these cards in hand."""
    table = board(catalog)
    own(table, "Thin Wall", "Creature — Cat", size=WALL)
    own(table, "Thicker", "Instant", "Target creature gets +0/+1 until your next turn.")
    own(table, "Stronger", "Instant", "Target creature gets +5/+0 until your next turn.")
    wall = table.battlefield(0, "Thin Wall")
    table.hand(0, *spells)
    return table, wall


def sizes(game: Game, wall: Handle, *spells: str) -> list[tuple[int | None, int | None]]:
    """Return the size of the creature after each of these spells."""
    found = []
    for name in spells:
        played(game, name)
        found.append(size(game.thing(wall)))
    return found


def test_613_4d_a_later_change_is_switched_too(catalog: CardCatalog) -> None:
    """1/3 with +0/+1 is switched to 4/1; +5/+0 afterwards would make it 6/4, so it is 4/6."""
    spells = ("Thicker", "Twisted Image", "Stronger")
    table, wall = with_wall(catalog, *spells)
    assert sizes(begun(table), wall, *spells) == [(1, 4), (4, 1), (4, 6)]


def test_613_4d_a_change_that_ends_first(catalog: CardCatalog) -> None:
    """1/3 with +0/+1, switched to 4/1: when the +0/+1 is gone, it is 3/1."""
    table, wall = with_wall(catalog, "Twisted Image")
    own(table, "Thick Skins", "Enchantment", "Creatures you control get +0/+1.")
    own(table, "Rip", "Instant", "Destroy target enchantment. You gain 1 life.")
    table.battlefield(0, "Thick Skins")
    table.hand(0, "Rip")
    assert sizes(begun(table), wall, "Twisted Image", "Rip") == [(4, 1), (3, 1)]


def test_613_4d_two_switches_cancel_each_other(catalog: CardCatalog) -> None:
    """1/3 with +0/+1 is 1/4 after two switches."""
    spells = ("Thicker", "Twisted Image", "Transmutation")
    table, wall = with_wall(catalog, *spells)
    assert sizes(begun(table), wall, *spells) == [(1, 4), (4, 1), (1, 4)]


def test_613_4d_a_switch_ends_with_the_turn(catalog: CardCatalog) -> None:
    """Next turn it is 1/3 again."""
    table, wall = with_wall(catalog, "Inside Out")
    game = begun(table)
    assert sizes(game, wall, "Inside Out") == [(3, 1)]
    pass_until(game, "upkeep", turn=6)
    assert size(game.thing(wall)) == WALL


def test_row_69_a_counter_counts_before_the_switch(catalog: CardCatalog) -> None:
    """A 2/3 with a +1/+1 counter is 4/3 when switched."""
    table = board(catalog)
    own(table, "Middling Cat", "Creature — Cat", size=(2, 3))
    cat = table.battlefield(0, "Middling Cat", counters={"+1/+1": 1})
    table.hand(0, "Inside Out")
    game = begun(table)
    played(game, "Inside Out")
    assert size(game.thing(cat)) == (4, 3)
    game.put_counters(game.thing(cat), "+1/+1", 1)
    assert size(game.thing(cat)) == (5, 4)


def test_613_4d_toughness_0_after_a_switch(catalog: CardCatalog) -> None:
    """A creature without power that is switched has toughness 0 and dies (704.5f)."""
    table = board(catalog)
    wall = table.battlefield(1, "Ornithopter")
    table.hand(0, "Inside Out")
    game = begun(table)
    played(game, "Inside Out")
    assert game.thing(wall).zone == "graveyard"


def test_613_5_a_color_decides_what_a_later_layer_does(catalog: CardCatalog) -> None:
    """A black creature that becomes white gets the bonus of Honor of the Pure; as it becomes red, it loses it."""
    table = board(catalog)
    own(table, "Whiten", "Instant", "Target permanent becomes white until end of turn. You gain 1 life.")
    own(table, "Redden", "Instant", "Target permanent becomes red until end of turn. You gain 1 life.")
    table.define("Dark Cat", "{B}", "Creature — Cat", power=2, toughness=2)
    cat = table.battlefield(0, "Dark Cat")
    table.battlefield(0, "Honor of the Pure")
    table.hand(0, "Whiten", "Redden")
    game = begun(table)
    found = [(size(game.thing(cat)), game.thing(cat).colors)]
    for name in ("Whiten", "Redden"):
        played(game, name, game.thing(cat))
        found.append((size(game.thing(cat)), game.thing(cat).colors))
    assert found == [((2, 2), ("black",)), ((3, 3), ("white",)), ((2, 2), ("red",))]


def test_105_4_a_color_is_chosen_as_the_ability_resolves(catalog: CardCatalog) -> None:
    """Caldera Kavu becomes one of the five colors, the one that its controller chooses then."""
    table = board(catalog)
    kavu = table.battlefield(0, "Caldera Kavu")
    game = begun(table)
    activate(game, game.thing(kavu), "{G}")
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    assert game.decision is not None
    assert [option.value for option in game.decision.options] == ["white", "blue", "black", "red", "green"]
    game.answer_with(value="green")
    assert game.thing(kavu).colors == ("green",)
    pass_until(game, "upkeep", turn=6)
    assert game.thing(kavu).colors == ("red",)


def test_613_9_flying_given_and_taken_away(catalog: CardCatalog) -> None:
    """Of an Aura that gives flying and an effect that takes it away the later one counts."""
    for order, keywords in ((("Wings", "Grounded"), ()), (("Grounded", "Wings"), ("flying",))):
        table = board(catalog)
        own(table, "Wings", "Enchantment — Aura", "Enchant creature\nEnchanted creature has flying.")
        bear = table.battlefield(0, "Grizzly Bears")
        table.hand(0, *order)
        game = begun(table)
        for name in order:
            played(game, name, game.thing(bear))
        assert game.thing(bear).keywords == keywords


def test_613_9_an_effect_with_a_duration_is_no_different(catalog: CardCatalog) -> None:
    """A creature with flying loses it for the turn, and one that gains it later in the turn has it."""
    table = board(catalog)
    own(table, "Lift", "Instant", "Target permanent gains flying until end of turn. You gain 1 life.")
    drake = table.battlefield(0, "Wind Drake")
    table.hand(0, "Canopy Claws", "Lift")
    game = begun(table)
    played(game, "Canopy Claws")
    assert game.thing(drake).keywords == ()
    played(game, "Lift", game.thing(drake))
    assert game.thing(drake).keywords == ("flying",)
    pass_until(game, "upkeep", turn=6)
    assert game.thing(drake).keywords == ("flying",)


def test_613_9_what_an_aura_makes_white_is_white_for_others(catalog: CardCatalog) -> None:
    """Whatever came first, the enchanted creature gets what white creatures get."""
    for order in (("White Day", "Chalk"), ("Chalk", "White Day")):
        table = bare(catalog)
        own(table, "White Day", "Enchantment", "White creatures get +1/+1.\nYou have no maximum hand size.")
        own(table, "Chalk", "Enchantment — Aura", "Enchant creature\nEnchanted creature is white.")
        bear = table.battlefield(0, "Grizzly Bears")
        table.hand(0, *order)
        game = begun(table)
        for name in order:
            played(game, name)
        assert (size(game.thing(bear)), game.thing(bear).colors) == ((3, 3), ("white",))


def test_608_2b_a_target_that_became_black(catalog: CardCatalog) -> None:
    """The same land creature was both targets: as a creature it is no longer legal, as a land it still is."""
    table = bare(catalog)
    own(table, "Living Ground", "Enchantment", "All lands are creatures in addition to their other types.")
    own(table, "Land Ward", "Enchantment", "Creatures you control get +2/+2.")
    own(table, "Plague", "Sorcery", "Untap target land. Destroy target nonblack creature.")
    own(table, "Blacken", "Instant", "Target permanent becomes black until end of turn. You gain 1 life.")
    for name in ("Living Ground", "Land Ward"):
        table.battlefield(0, name)
    forest = table.battlefield(0, "Forest", tapped=True)
    table.hand(0, "Plague", "Blacken")
    game = begun(table)
    cast(game, "Plague")
    assert list(game.stack[-1].targets) == [game.thing(forest), game.thing(forest)]
    cast(game, "Blacken")
    aim(game, game.thing(forest))
    resolve(game)
    assert (game.thing(forest).zone, game.thing(forest).tapped) == ("battlefield", False)
