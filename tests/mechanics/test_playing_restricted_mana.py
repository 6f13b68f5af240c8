"""CR 106.5-106.7 Mana that may be spent on some things alone, that others could produce, and in combinations."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, on_battlefield, resolve, resolve_all, table_of
from tests.rules.boards_for_tests import activate

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario

ONE_COLOR = "X mana of any one color"


def ways(game: Game, name: str, seat: int = 0) -> list[str]:
    """Return what the permanents of a name could add for a player."""
    return [way for thing, found in game.mana_options(seat) if thing.name == name for way in found]


def castable(game: Game) -> set[str | None]:
    """Return the names of the cards that may be cast."""
    return {option.card for option in game.legal_actions if option.action == "cast"}


def with_land(table: Scenario, name: str, word: str = "") -> Game:
    """Start the game and play a land; choose a word for it where it asks for one."""
    table.hand(0, name)
    game = begun(table)
    game.answer_with(action="play land", card=name)
    if word:
        game.answer_with(value=word)
    return game


def test_106_6_only_a_creature_spell(catalog: CardCatalog) -> None:
    """Ancient Ziggurat pays for a creature spell, for no other spell and for no ability."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Ancient Ziggurat")
    table.battlefield(0, "Pyrite Spellbomb")
    table.hand(0, "Llanowar Elves", "Opt")
    game = begun(table)
    assert castable(game) == {"Llanowar Elves"}
    assert not [option for option in game.legal_actions if option.card == "Pyrite Spellbomb"]
    game.answer_with(action="cast", card="Llanowar Elves")
    resolve_all(game)
    assert on_battlefield(game, "Llanowar Elves")


def test_106_6_what_a_land_adds_otherwise_is_not_restricted(catalog: CardCatalog) -> None:
    """Unclaimed Territory's colorless mana pays for anything; its colored mana for the chosen type's creatures."""
    table = table_of(catalog, lands=0)
    table.hand(0, "Raging Goblin", "Elvish Visionary", "Ornithopter", "Shock", "Sol Ring")
    game = with_land(table, "Unclaimed Territory", "Goblin")
    assert castable(game) == {"Raging Goblin", "Ornithopter", "Sol Ring"}


def test_106_6_mana_in_the_pool_stays_restricted(catalog: CardCatalog) -> None:
    """Mana that was added by hand for creature spells alone is no help with an instant."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Ancient Ziggurat")
    table.battlefield(0, "Mountain")
    table.hand(0, "Shock", "Raging Goblin")
    game = begun(table)
    game.answer_with(action="activate", card="Ancient Ziggurat")
    game.answer_with(value="red")
    assert game.player(0).mana == "{R}"
    game.answer_with(action="cast", card="Shock")
    while game.decision is not None and game.decision.kind == "target":
        game.answer_with(target=1)
    assert game.player(0).mana == "{R}"
    assert on_battlefield(game, "Mountain")[0].tapped


def test_106_6_restricted_mana_pays_for_no_signet_on_the_way(catalog: CardCatalog) -> None:
    """A creature spell cannot be paid through a Signet whose own cost only Ancient Ziggurat could pay."""
    for land, is_castable in (("Ancient Ziggurat", False), ("Island", True)):
        table = table_of(catalog, lands=0)
        table.battlefield(0, land)
        table.battlefield(0, "Gruul Signet")
        table.hand(0, "Zhur-Taa Goblin")
        assert ("Zhur-Taa Goblin" in castable(begun(table))) == is_castable


@pytest.mark.parametrize(("word", "colors"), [("creature", True), ("artifact", False)])
def test_106_6_an_ability_of_a_source_of_the_chosen_type(catalog: CardCatalog, *, word: str, colors: bool) -> None:
    """Secluded Courtyard's colored mana pays for an ability of a creature of the type, not for one of an artifact."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Goblin Balloon Brigade" if word == "creature" else "Dragon Blood")
    game = with_land(table, "Secluded Courtyard", "Goblin")
    name = "Goblin Balloon Brigade" if word == "creature" else "Dragon Blood"
    assert bool([option for option in game.legal_actions if option.card == name]) == colors


@pytest.mark.parametrize(("land", "is_countered"), [("Cavern of Souls", False), ("Unclaimed Territory", True)])
def test_106_6_and_that_spell_cannot_be_countered(catalog: CardCatalog, *, land: str, is_countered: bool) -> None:
    """Red mana of Cavern of Souls keeps a Goblin spell from being countered; another land's does not."""
    table = table_of(catalog, lands=0)
    table.hand(0, "Raging Goblin")
    for _ in range(2):
        table.battlefield(1, "Island")
    table.hand(1, "Counterspell")
    game = with_land(table, land, "Goblin")
    game.answer_with(action="cast", card="Raging Goblin")
    while game.priority != 1:
        game.answer("pass")
    game.answer_with(action="cast", card="Counterspell")
    resolve_all(game)
    assert bool(on_battlefield(game, "Raging Goblin")) != is_countered


def test_106_7_what_lands_could_produce(catalog: CardCatalog) -> None:
    """Exotic Orchard adds a color that opponents' lands could, tapped or not; Reflecting Pool any type of one's own."""
    table = table_of(catalog, 3, lands=0)
    table.battlefield(0, "Exotic Orchard")
    table.battlefield(0, "Reflecting Pool")
    table.battlefield(1, "Swamp", tapped=True)
    table.battlefield(2, "Wastes")
    game = begun(table)
    assert ways(game, "Exotic Orchard") == ["B"]
    assert ways(game, "Reflecting Pool") == ["B"]
    assert not ways(game, "Reflecting Pool", 1)


def test_106_7_costs_do_not_matter(catalog: CardCatalog) -> None:
    """As the ruling has it, Vivid Crag without a counter is any color for Exotic Orchard."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Exotic Orchard")
    table.battlefield(1, "Vivid Crag", counters={"charge": 0})
    assert ways(begun(table), "Exotic Orchard") == ["W", "U", "B", "R", "G"]


@pytest.mark.parametrize(("forest", "mana"), [(False, []), (True, ["G"])])
def test_106_7_lands_that_look_at_each_other(catalog: CardCatalog, *, forest: bool, mana: list[str]) -> None:
    """Two Exotic Orchards and a Reflecting Pool add nothing; beside a Forest each of them adds green."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Exotic Orchard")
    table.battlefield(1, "Exotic Orchard")
    table.battlefield(1, "Reflecting Pool")
    if forest:
        table.battlefield(0, "Forest")
    game = begun(table)
    assert ways(game, "Exotic Orchard") == mana
    assert ways(game, "Exotic Orchard", 1) == mana
    assert ways(game, "Reflecting Pool", 1) == mana


def test_106_5_no_color_is_no_mana(catalog: CardCatalog) -> None:
    """Plaza of Heroes adds a color among legendary permanents of its controller; Mox Amber without any nothing."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Mox Amber")
    table.battlefield(0, "Plaza of Heroes")
    table.battlefield(1, "Isamaru, Hound of Konda")
    game = begun(table)
    assert not ways(game, "Mox Amber")
    game.answer_with(action="activate", card="Mox Amber")
    assert not game.player(0).mana
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Mox Amber")
    table.battlefield(0, "Isamaru, Hound of Konda")
    assert ways(begun(table), "Mox Amber") == ["W"]


def test_106_3_mana_in_any_combination(catalog: CardCatalog) -> None:
    """Three storage counters of Dreadship Reef are three mana, blue and black as one likes."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Dreadship Reef", counters={"storage": 3})
    table.battlefield(0, "Island")
    game = begun(table)
    game.answer_with(action="activate", card="Dreadship Reef", ability=2)
    game.answer(3)
    assert game.decision is not None
    assert [option.key for option in game.decision.options] == ["UUU", "UUB", "UBB", "BBB"]
    game.answer("UBB")
    assert game.player(0).mana == "{U}{B}{B}"
    resolve(game)


def test_106_6_only_abilities(catalog: CardCatalog) -> None:
    """Cryptic Trilobite's mana pays for abilities of anything, and for no spell."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Cryptic Trilobite", counters={"+1/+1": 2})
    table.battlefield(0, "Pyrite Spellbomb")
    table.define("Test Plate", "{0}", "Artifact", "{2}: You gain 1 life.")
    table.battlefield(0, "Test Plate")
    table.hand(0, "Sol Ring")
    game = begun(table)
    assert castable(game) == set()
    assert [option for option in game.legal_actions if option.card == "Test Plate"]


def test_106_6_spells_of_one_kind_or_another(catalog: CardCatalog) -> None:
    """Chandra's Embercat pays for Elementals and for Chandra planeswalkers."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Chandra's Embercat")
    table.define("Test Spark", "{R}", "Creature — Elemental", "", power=1, toughness=1)
    table.define("Test Chandra", "{R}", "Legendary Planeswalker — Chandra", "+1: You gain 1 life.")
    table.hand(0, "Test Spark", "Test Chandra", "Shock", "Raging Goblin")
    assert castable(begun(table)) == {"Test Spark", "Test Chandra"}


def test_106_6_spells_from_your_graveyard(catalog: CardCatalog) -> None:
    """Lord of the Forsaken's mana pays for the card with flashback in the graveyard, not for the one in hand."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Lord of the Forsaken")
    table.define("Test Echo", "{1}", "Sorcery", "You gain 1 life.\nFlashback {1}")
    table.hand(0, "Test Echo")
    table.graveyard(0, "Test Echo")
    game = begun(table)
    found = [option for option in game.legal_actions if option.action == "cast"]
    assert [option.alternative for option in found] == ["flashback"]
    game.answer(found[0])
    resolve_all(game)
    assert game.player(0).life == 20


def test_106_6_only_kicked_spells(catalog: CardCatalog) -> None:
    """Elfhame Druid's two extra mana pay for a kicked spell alone."""
    table = table_of(catalog, lands=0)
    druid = table.battlefield(0, "Elfhame Druid")
    for _ in range(2):
        table.battlefield(0, "Forest")
    table.define("Test Vine", "{G}{G}", "Sorcery", "Kicker {G}\nYou gain 1 life.")
    table.hand(0, "Test Vine", "Explore")
    game = begun(table)
    activate(game, game.thing(druid), "{T}: Add {G}{G}")
    assert game.player(0).mana == "{G}{G}"
    game.answer_with(action="cast", card="Test Vine")
    game.answer("yes")
    assert not game.player(0).mana
    assert [land.tapped for land in on_battlefield(game, "Forest")].count(True) == 1


def test_107_3c_x_of_such_mana(catalog: CardCatalog) -> None:
    """Redshift's X is its power, and the mana pays for abilities alone."""
    table = table_of(catalog, lands=0)
    table.define(
        "Test Wall",
        "{0}",
        "Creature — Wall",
        f"{{T}}: Add {ONE_COLOR}, where X is this creature's power. Spend this mana only to activate abilities.",
        power=3,
        toughness=1,
    )
    table.define("Test Plate", "{0}", "Artifact", "{3}: You gain 1 life.")
    table.battlefield(0, "Test Wall")
    table.battlefield(0, "Test Plate")
    table.hand(0, "Sol Ring")
    game = begun(table)
    assert castable(game) == set()
    assert [option for option in game.legal_actions if option.card == "Test Plate"]
