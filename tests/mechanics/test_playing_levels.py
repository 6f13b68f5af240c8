"""CR 711 Leveler cards, 716 Class cards, 702.87 level up."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, pass_until, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Thing


def abilities_offered(game: Game, thing: Thing) -> list[int]:
    """Return which abilities of a permanent can be activated now."""
    assert game.decision is not None
    return [option.ability[0] for option in game.decision.options if option.source == thing.id and option.ability]


def activate(game: Game, thing: Thing, ability: int) -> None:
    """Activate an ability of a permanent and let it resolve."""
    game.answer_with(action="activate", source=thing, ability=ability)
    resolve_all(game)


def level_up(game: Game, thing: Thing) -> None:
    """Activate a permanent's first ability."""
    activate(game, thing, 0)


def test_702_87a_level_up_puts_a_level_counter_as_a_sorcery(catalog: CardCatalog) -> None:
    """It is activated for its cost in the own main phase only, and puts one level counter."""
    table = table_of(catalog, kinds=("Plains",))
    student = table.battlefield(0, "Student of Warfare")
    game = begun(table)
    level_up(game, game.thing(student))
    assert game.thing(student).counters == {"level": 1}
    pass_until(game, "end")
    assert abilities_offered(game, game.thing(student)) == []


def test_711_2a_711_5_what_a_leveler_is_between_its_levels(catalog: CardCatalog) -> None:
    """Below its first level it has the uppermost numbers, then those of the section and the section's ability."""
    table = table_of(catalog, kinds=("Plains",))
    student = table.battlefield(0, "Student of Warfare")
    game = begun(table)
    level_up(game, game.thing(student))
    thing = game.thing(student)
    assert (thing.power, thing.toughness, "first strike" in thing.keywords) == (1, 1, False)
    level_up(game, thing)
    thing = game.thing(student)
    assert (thing.power, thing.toughness, "first strike" in thing.keywords) == (3, 3, True)


def test_711_2b_the_last_level_takes_the_place_of_the_one_before(catalog: CardCatalog) -> None:
    """From the number with a plus on, that section counts, and the one before it no more."""
    table = table_of(catalog, kinds=("Plains",))
    student = table.battlefield(0, "Student of Warfare", counters={"level": 6})
    game = begun(table)
    level_up(game, game.thing(student))
    thing = game.thing(student)
    assert (thing.power, thing.toughness) == (4, 4)
    assert "double strike" in thing.keywords
    assert "first strike" not in thing.keywords


def test_711_4_level_up_is_there_at_every_level_and_711_2a_gives_activated_abilities(catalog: CardCatalog) -> None:
    """A section's activated ability can be activated from its level on; level up can be activated still."""
    table = table_of(catalog, kinds=("Forest",))
    elf = table.battlefield(0, "Kazandu Tuskcaller", counters={"level": 1})
    game = begun(table)
    assert abilities_offered(game, game.thing(elf)) == [0]
    level_up(game, game.thing(elf))
    offered = abilities_offered(game, game.thing(elf))
    assert len(offered) == 2
    activate(game, game.thing(elf), max(offered))
    assert len(on_battlefield(game, "Elephant Token")) == 1


def test_711_2b_base_power_is_set_before_other_changes(catalog: CardCatalog) -> None:
    """A +1/+1 counter counts on top of the numbers of the level."""
    table = table_of(catalog, kinds=("Plains",))
    student = table.battlefield(0, "Student of Warfare", counters={"level": 2, "+1/+1": 1})
    game = begun(table)
    thing = game.thing(student)
    assert (thing.power, thing.toughness) == (4, 4)


def test_711_6_in_other_zones_a_leveler_has_its_uppermost_numbers(catalog: CardCatalog) -> None:
    """In a hand nothing of a section counts."""
    table = table_of(catalog, kinds=("Plains",))
    student = table.hand(0, "Transcendent Master")
    game = begun(table)
    thing = game.thing(student)
    assert (thing.power, thing.toughness, thing.keywords) == (3, 3, ("level up", "level symbol", "level symbol"))


def test_716_2a_a_class_gains_its_levels_one_after_another_as_a_sorcery(catalog: CardCatalog) -> None:
    """At level 1 only level 2 can be gained, then only level 3; each brings its ability."""
    table = table_of(catalog, kinds=("Island",), lands=8)
    table.library(0, *["Island"] * 5)
    wizards = table.battlefield(0, "Wizard Class")
    bear = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    (second,) = abilities_offered(game, game.thing(wizards))
    activate(game, game.thing(wizards), second)
    assert len(game.player(0).hand) == 2
    assert abilities_offered(game, game.thing(wizards)) != [second]
    pass_until(game, "precombat main", 7)
    assert game.thing(bear).counters == {}
    (third,) = abilities_offered(game, game.thing(wizards))
    activate(game, game.thing(wizards), third)
    assert abilities_offered(game, game.thing(wizards)) == []
    pass_until(game, "draw", 9)
    resolve_all(game)
    assert game.thing(bear).counters == {"+1/+1": 1}
    assert game.thing(wizards).level == 3


def test_716_2b_a_level_is_not_copied_and_716_2d_is_one_where_there_is_none(catalog: CardCatalog) -> None:
    """A copy of a Class at level 2 is at level 1."""
    table = table_of(catalog, kinds=("Island",), lands=8)
    table.library(0, *["Island"] * 5)
    wizards = table.battlefield(0, "Wizard Class")
    table.hand(0, "Copy Enchantment")
    game = begun(table)
    (second,) = abilities_offered(game, game.thing(wizards))
    activate(game, game.thing(wizards), second)
    cast(game, "Copy Enchantment")
    resolve(game, "yes")
    levels = sorted(thing.level for thing in on_battlefield(game, "Wizard Class"))
    assert levels == [1, 2]


def test_716_4_level_counters_are_no_class_levels(catalog: CardCatalog) -> None:
    """A level counter on a Class changes nothing."""
    table = table_of(catalog, kinds=("Island",))
    wizards = table.battlefield(0, "Wizard Class")
    game = begun(table)
    offered = abilities_offered(game, game.thing(wizards))
    game.put_counters(game.thing(wizards), "level", 2)
    assert abilities_offered(game, game.thing(wizards)) == offered
    assert game.thing(wizards).level == 1
