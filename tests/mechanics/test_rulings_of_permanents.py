"""CR 305, 605, 611, 613 Rulings: what lands could produce, what an effect leaves of a permanent."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import attacks, blocks, lives
from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, pass_to, pass_until, resolve_all
from tests.mechanics.rulings_for_tests import count, responded, settled
from tests.rules.boards_for_tests import activate, bare, board, graveyard, may_activate, size

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def colors_of(game: Game, name: str) -> set[str]:
    """Return what mana the first permanent of a name may be tapped for now."""
    (thing, *_) = on_battlefield(game, name)
    activate(game, thing)
    while game.decision is not None and game.decision.kind == "colour":
        return {option.label("en") for option in game.decision.options}
    return {game.player(0).mana}


@pytest.mark.parametrize(("other", "mana"), [("Reflecting Pool", ""), ("Forest", "{G}")])
def test_106_7_reflecting_pools_do_not_help_one_another(catalog: CardCatalog, other: str, mana: str) -> None:
    """Reflecting Pool: two of them and nothing else produce nothing; beside a Forest it is green."""
    table = bare(catalog)
    for name in ("Reflecting Pool", "Reflecting Pool", other):
        table.battlefield(0, name)
    game = begun(table)
    assert colors_of(game, "Reflecting Pool") == {mana}


def test_106_7_reflecting_pool_makes_colorless_and_exotic_orchard_none(catalog: CardCatalog) -> None:
    """Reflecting Pool: types include colorless; Exotic Orchard: colors do not, of an opponent's Wastes."""
    table = bare(catalog)
    table.battlefield(0, "Reflecting Pool")
    table.battlefield(0, "Exotic Orchard")
    table.battlefield(0, "Wastes")
    table.battlefield(1, "Wastes")
    game = begun(table)
    assert "{C}" in "".join(colors_of(game.copy(), "Reflecting Pool"))
    assert colors_of(game, "Exotic Orchard") == {""}


def test_106_7_fellwar_stone_looks_at_tapped_lands_too(catalog: CardCatalog) -> None:
    """Fellwar Stone: an opponent's tapped Mountain counts, and a Wastes gives nothing."""
    table = bare(catalog)
    table.battlefield(0, "Fellwar Stone")
    table.battlefield(1, "Mountain", tapped=True)
    table.battlefield(1, "Wastes")
    game = begun(table)
    assert colors_of(game, "Fellwar Stone") == {"{R}"}


def test_106_6_exotic_orchard_takes_no_restriction_over(catalog: CardCatalog) -> None:
    """Exotic Orchard: mana of a color an Ancient Ziggurat could produce is spent on anything."""
    table = bare(catalog)
    table.battlefield(0, "Exotic Orchard")
    table.battlefield(1, "Ancient Ziggurat")
    table.hand(0, "Lightning Bolt")
    game = begun(table)
    cast(game, "Lightning Bolt", 1)
    settled(game)
    assert lives(game) == [20, 17]


@pytest.mark.parametrize(("before", "hit"), [(0, 0), (1, 2)])
def test_509_1h_rogues_passage_after_a_block_changes_nothing(catalog: CardCatalog, before: int, hit: int) -> None:
    """Rogue's Passage: activated after blocks it does not make a blocked creature unblocked."""
    table = board(catalog)
    passage = table.battlefield(0, "Rogue's Passage")
    bears = table.battlefield(0, "Grizzly Bears")
    giant = table.battlefield(1, "Hill Giant")
    game = begun(table)
    if before:
        activate(game, game.thing(passage), "{4}", target=game.thing(bears))
        resolve_all(game)
    attacks(game, (game.thing(bears), 1))
    if not before:
        blocks(game, (game.thing(giant), game.thing(bears)))
        activate(game, game.thing(passage), "{4}", target=game.thing(bears))
    while game.decision is not None and game.step != "postcombat main":
        wanted = [option.key for option in game.decision.options if option.source == game.thing(giant).id]
        game.answer(wanted if game.decision.kind == "blockers" else game.decision.default())
    assert (lives(game), count(game, "Grizzly Bears")) == ([20, 20 - hit], before)


def test_702_18a_lightning_greaves_on_the_only_creature_keep_other_equipment_off(catalog: CardCatalog) -> None:
    """Lightning Greaves: its own controller cannot equip the creature with anything else, nor target it."""
    table = board(catalog)
    bears = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Lightning Greaves", attached_to=bears)
    splitter = table.battlefield(0, "Bonesplitter")
    game = begun(table)
    assert may_activate(game, game.thing(splitter)) == []
    assert "haste" in game.thing(bears).keywords


def test_702_12b_nevinyrrals_disk_may_stay(catalog: CardCatalog) -> None:
    """Nevinyrral's Disk: it is no cost but destroyed with the rest, and stays if it has become indestructible."""
    table = board(catalog)
    disk = table.battlefield(0, "Nevinyrral's Disk", tapped=False)
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Heroic Intervention")
    game = begun(table)
    activate(game, game.thing(disk))
    responded(game, 0, "Heroic Intervention")
    settled(game)
    assert (count(game, "Nevinyrral's Disk"), count(game, "Grizzly Bears")) == (1, 0)


def test_306_9_an_indestructible_planeswalker_dies_without_loyalty(catalog: CardCatalog) -> None:
    """Boros Charm: an indestructible planeswalker loses loyalty by damage, and goes to the graveyard at 0."""
    table = board(catalog)
    jace = table.battlefield(0, "Jace Beleren", counters={"loyalty": 2})
    table.hand(0, "Boros Charm")
    table.hand(1, "Lightning Bolt")
    game = begun(table)
    game.answer_with(action="cast", card="Boros Charm")
    assert game.decision is not None
    game.answer(game.decision.options[1].key)
    settled(game)
    responded(game, 1, "Lightning Bolt", game.thing(jace))
    assert graveyard(game) == ["Boros Charm", "Jace Beleren"]


@pytest.mark.parametrize(("walker", "tapped"), [(0, 2), (1, 0)])
def test_508_1d_propaganda_does_not_protect_planeswalkers(catalog: CardCatalog, walker: int, tapped: int) -> None:
    """Propaganda: who attacks its controller pays {2}; an attack at a planeswalker of theirs costs nothing."""
    table = board(catalog, lands=1)
    bears = table.battlefield(0, "Grizzly Bears")
    table.battlefield(1, "Propaganda")
    jace = table.battlefield(1, "Jace Beleren")
    game = begun(table)
    attacks(game, (game.thing(bears), game.thing(jace) if walker else 1))
    while game.decision is not None and game.decision.kind != "priority":
        game.answer(game.decision.default())
    assert sum(thing.tapped for thing in game.player(0).battlefield if "land" in thing.types) == tapped
    assert game.thing(bears).attacking is not None


def test_702_4b_double_strike_after_first_strike_damage(catalog: CardCatalog) -> None:
    """Sunhome, Fortress of the Legion: given to a first striker after its damage it deals damage again."""
    table = board(catalog)
    home = table.battlefield(0, "Sunhome, Fortress of the Legion")
    striker = table.battlefield(0, "White Knight")
    bears = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    attacks(game, (game.thing(striker), 1), (game.thing(bears), 1))
    while lives(game)[1] == 20:
        game.answer(game.decision.default() if game.decision is not None else "pass")
    assert lives(game) == [20, 18]
    activate(game, game.thing(home), "{2}", target=game.thing(striker))
    pass_until(game, "postcombat main")
    assert lives(game) == [20, 14]


@pytest.mark.parametrize(("early", "life"), [(0, 18), (1, 16)])
def test_702_4b_double_strike_after_combat_damage_deals_no_more(catalog: CardCatalog, early: int, life: int) -> None:
    """Sunhome, Fortress of the Legion: given to a creature that has dealt its normal damage it changes nothing."""
    table = board(catalog)
    home = table.battlefield(0, "Sunhome, Fortress of the Legion")
    bears = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    attacks(game, (game.thing(bears), 1))
    while not early and lives(game)[1] == 20:
        game.answer(game.decision.default() if game.decision is not None else "pass")
    activate(game, game.thing(home), "{2}", target=game.thing(bears))
    pass_until(game, "postcombat main")
    assert lives(game) == [20, life]


def test_508_4_krenkos_goblins_are_not_attacking(catalog: CardCatalog) -> None:
    """Krenko, Tin Street Kingpin: the Goblins come after attackers were declared and do not attack."""
    table = board(catalog)
    krenko = table.battlefield(0, "Krenko, Tin Street Kingpin")
    game = begun(table)
    attacks(game, (game.thing(krenko), 1))
    settled(game)
    assert [thing.attacking for thing in on_battlefield(game, "Goblin Token")] == [None, None]
    pass_until(game, "postcombat main")
    assert lives(game) == [20, 18]


def test_122_2_raging_ravine_keeps_its_counters_as_a_land(catalog: CardCatalog) -> None:
    """Raging Ravine: its counters stay when it is no creature, and count again when it becomes one."""
    table = board(catalog, lands=6)
    ravine = table.battlefield(0, "Raging Ravine", tapped=False)
    table.battlefield(0, "Essence Warden")
    game = begun(table)
    activate(game, game.thing(ravine), "{2}")
    resolve_all(game)
    assert lives(game)[0] == 20
    attacks(game, (game.thing(ravine), 1))
    resolve_all(game)
    pass_until(game, "upkeep", 6)
    assert (game.thing(ravine).counters["+1/+1"], "creature" in game.thing(ravine).types) == (1, False)
    pass_to(game, 0)
    activate(game, game.thing(ravine), "{2}")
    resolve_all(game)
    assert size(game.thing(ravine)) == (4, 4)


def test_302_6_a_ravine_of_this_turn_gives_no_mana_as_a_creature(catalog: CardCatalog) -> None:
    """Raging Ravine: that came this turn and has become a creature it can be tapped neither for mana nor to attack."""
    table = board(catalog)
    ravine = table.battlefield(0, "Raging Ravine", tapped=False, sick=True)
    game = begun(table)
    assert len(may_activate(game, game.thing(ravine))) == 2
    activate(game, game.thing(ravine), "{2}")
    resolve_all(game)
    assert [said for said in may_activate(game, game.thing(ravine)) if said.startswith("{T}")] == []


def test_614_12_under_blood_moon_lands_enter_untapped(catalog: CardCatalog) -> None:
    """Blood Moon: a land that would enter tapped has lost that ability before it enters."""
    table = bare(catalog)
    table.battlefield(1, "Blood Moon")
    table.hand(0, "Raging Ravine")
    game = begun(table)
    game.answer_with(action="play land", card="Raging Ravine")
    (ravine,) = on_battlefield(game, "Raging Ravine")
    assert (ravine.tapped, ravine.subtypes, ravine.supertypes) == (False, ("Mountain",), ())


def test_305_7_song_of_the_dryads_leaves_supertypes_and_what_was_gained(catalog: CardCatalog) -> None:
    """Song of the Dryads: the permanent is a colorless Forest, stays legendary, and keeps what it has gained."""
    table = board(catalog)
    krenko = table.battlefield(1, "Krenko, Tin Street Kingpin", counters={"indestructible": 1})
    table.hand(0, "Song of the Dryads")
    game = begun(table)
    cast(game, "Song of the Dryads", game.thing(krenko))
    settled(game)
    thing = game.thing(krenko)
    assert (thing.types, thing.subtypes, thing.supertypes, thing.colors) == (("land",), ("Forest",), ("legendary",), ())
    assert thing.keywords == ("indestructible",)
    assert not any("Goblin" in said for said in thing.abilities)
