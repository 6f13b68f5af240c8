"""CR 205.1, 305.7, 613: lands and others that become creatures, and what is made into something else."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import attacks
from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, pass_until, resolve
from tests.rules.boards_for_tests import activate, board, may_activate, own, played, size

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.things import Thing


def types(thing: Thing) -> tuple[list[str], list[str]]:
    """Return the card types and subtypes of a permanent, sorted."""
    return sorted(thing.types), sorted(thing.subtypes)


def test_205_1b_a_land_that_is_still_a_land(catalog: CardCatalog) -> None:
    """Faerie Conclave is a blue 2/1 with flying that attacks and still makes mana, until the turn ends."""
    table = board(catalog)
    conclave = table.battlefield(0, "Faerie Conclave", tapped=False)
    game = begun(table)
    activate(game, game.thing(conclave), "{1}{U}:")
    resolve(game)
    found = game.thing(conclave)
    assert (size(found), types(found)) == ((2, 1), (["creature", "land"], ["Faerie"]))
    assert (found.colors, found.keywords) == (("blue",), ("flying",))
    assert "{T}: Add {U}." in may_activate(game, found)
    attacks(game, (found, 1))
    pass_until(game, "postcombat main")
    assert game.player(1).life == 18
    pass_until(game, "upkeep", turn=6)
    later = game.thing(conclave)
    assert (types(later), later.colors, later.keywords, later.power) == ((["land"], []), (), (), None)


def test_205_1b_an_artifact_creature_keeps_its_types(catalog: CardCatalog) -> None:
    """Chimeric Idol is an artifact still; a Golem that becomes a Bird artifact creature is no Golem meanwhile."""
    table = board(catalog)
    own(
        table,
        "Odd Idol",
        "Artifact Creature — Golem",
        "{0}: This artifact becomes a 2/2 Bird artifact creature until end of turn.",
    )
    idol = table.battlefield(0, "Odd Idol")
    game = begun(table)
    activate(game, game.thing(idol))
    resolve(game)
    assert (types(game.thing(idol)), size(game.thing(idol))) == ((["artifact", "creature"], ["Bird"]), (2, 2))


def test_205_1a_what_is_not_said_to_stay_goes(catalog: CardCatalog) -> None:
    """A land that becomes a creature and is not said to be still a land is none, and has no land type any more."""
    table = board(catalog)
    own(table, "Wake", "Sorcery", "Target land becomes a 3/3 Elemental creature.")
    forest = table.battlefield(0, "Forest")
    table.hand(0, "Wake")
    game = begun(table)
    played(game, "Wake", game.thing(forest))
    assert (types(game.thing(forest)), size(game.thing(forest))) == ((["creature"], ["Elemental"]), (3, 3))
    pass_until(game, "upkeep", turn=6)
    assert types(game.thing(forest)) == (["creature"], ["Elemental"])


def test_205_1b_in_addition_to_its_other_types(catalog: CardCatalog) -> None:
    """Halcyon Glaze becomes an Illusion creature and is an enchantment still."""
    table = board(catalog)
    glaze = table.battlefield(0, "Halcyon Glaze")
    table.hand(0, "Grizzly Bears")
    game = begun(table)
    played(game, "Grizzly Bears")
    found = game.thing(glaze)
    assert (types(found), size(found)) == ((["creature", "enchantment"], ["Illusion"]), (4, 4))


def test_702_73a_all_creature_types(catalog: CardCatalog) -> None:
    """Mutavault is of every creature type."""
    table = board(catalog)
    vault = table.battlefield(0, "Mutavault")
    game = begun(table)
    activate(game, game.thing(vault), "{1}:")
    resolve(game)
    assert {"Goblin", "Elf", "Sliver"} <= set(game.thing(vault).subtypes)
    assert size(game.thing(vault)) == (2, 2)


def test_613_1f_an_aura_makes_it_something_else(catalog: CardCatalog) -> None:
    """Under Kenrith's Transformation Wind Drake is a green 3/3 Elk without abilities, and no Drake."""
    table = board(catalog)
    drake = table.battlefield(1, "Wind Drake")
    table.hand(0, "Kenrith's Transformation")
    game = begun(table)
    played(game, "Kenrith's Transformation", game.thing(drake))
    found = game.thing(drake)
    assert (size(found), types(found)) == ((3, 3), (["creature"], ["Elk"]))
    assert (found.colors, found.keywords) == (("green",), ())


def test_305_7_a_forest_land_has_its_mana_ability_alone(catalog: CardCatalog) -> None:
    """Song of the Dryads makes a creature a Forest: no creature, colorless, and it taps for green mana."""
    table = board(catalog)
    elves = table.battlefield(0, "Wind Drake")
    table.hand(0, "Song of the Dryads")
    game = begun(table)
    played(game, "Song of the Dryads", game.thing(elves))
    found = game.thing(elves)
    assert (types(found), found.colors, found.keywords) == ((["land"], ["Forest"]), (), ())
    assert may_activate(game, found) == ["{T}: Add {G}."]


def test_107_3_x_is_what_was_announced(catalog: CardCatalog) -> None:
    """Chimeric Staff is as large as was paid."""
    table = board(catalog)
    staff = table.battlefield(0, "Chimeric Staff")
    game = begun(table)
    activate(game, game.thing(staff))
    game.answer(4)
    resolve(game)
    assert size(game.thing(staff)) == (4, 4)


def test_603_8_the_last_ice_counter(catalog: CardCatalog) -> None:
    """Thing in the Ice turns over as its last counter is removed, and not before."""
    table = board(catalog)
    thing = table.battlefield(0, "Thing in the Ice", counters={"ice": 2})
    table.hand(0, "Opt", "Opt")
    game = begun(table)
    for name in ("Thing in the Ice", "Awoken Horror"):
        cast(game, "Opt")
        while game.stack or (game.decision is not None and game.decision.kind != "priority"):
            assert game.decision is not None
            game.answer(game.decision.default())
        assert game.thing(thing).name == name


@pytest.mark.parametrize(("owner", "untapped"), [(0, True), (1, False)])
def test_502_3_seedborn_muse_untaps_what_is_yours(catalog: CardCatalog, owner: int, *, untapped: bool) -> None:
    """In the untap step of another player only the permanents of the controller untap besides that player's."""
    table = board(catalog, players=3)
    table.battlefield(0, "Seedborn Muse")
    rock = table.battlefield(owner, "Sol Ring", tapped=True)
    game = begun(table, active=1, step="end")
    pass_until(game, "upkeep", turn=6)
    assert (game.active, game.thing(rock).tapped) == (2, not untapped)


def test_508_1_counted_damage_is_milled_and_drawn(catalog: CardCatalog) -> None:
    """Crosstown Courier mills as much as the damage it dealt, Cold-Eyed Selkie's controller draws as many cards."""
    table = board(catalog)
    courier = table.battlefield(0, "Crosstown Courier")
    selkie = table.battlefield(0, "Cold-Eyed Selkie", counters={"+1/+1": 2})
    game = begun(table)
    attacks(game, (game.thing(courier), 1), (game.thing(selkie), 1))
    while game.step != "postcombat main":
        assert game.decision is not None
        game.answer("yes" if game.decision.kind == "may" else game.decision.default())
    assert (len(game.player(1).graveyard), len(game.player(0).hand)) == (2, 3)


def test_601_2h_prossh_makes_as_many_kobolds_as_mana_was_spent(catalog: CardCatalog) -> None:
    """Six mana make six Kobolds, named and red, although Prossh is still a spell."""
    table = board(catalog)
    table.hand(0, "Prossh, Skyraider of Kher")
    game = begun(table)
    cast(game, "Prossh, Skyraider of Kher")
    while len(game.stack) > 1:
        game.answer("pass")
    made = on_battlefield(game, "Kobolds of Kher Keep")
    assert [(thing.colors, size(thing)) for thing in made] == [(("red",), (0, 1))] * 6
