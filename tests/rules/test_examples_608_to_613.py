"""CR 608-613: what the rules' own examples say about resolving and about continuous effects comes out so."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import attack, begun, cast, on_battlefield, pass_until, resolve, resolve_all
from tests.rules.boards_for_tests import bare, board, graveyard, may_cast, own, played, size

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.scenario import Scenario

BECOMES = (
    "Target permanent becomes a copy of another target permanent until end of turn, "
    "except it's an artifact in addition to its other types."
)


def turning(table: Scenario) -> str:
    """Define an instant that makes a permanent something else for a turn, and return its name."""
    return own(table, "Turn to Stuff", "Instant", BECOMES)


def test_608_2b_without_a_legal_target_nothing_of_a_spell_happens(catalog: CardCatalog) -> None:
    """The creature is gone before Sorin's Thirst resolves, and its controller gains no life."""
    for response, life in (("", 22), ("Unsummon", 20)):
        table = board(catalog)
        bear = table.battlefield(1, "Grizzly Bears")
        table.hand(0, "Sorin's Thirst", "Unsummon")
        game = begun(table)
        cast(game, "Sorin's Thirst", game.thing(bear))
        if response:
            cast(game, response, game.thing(bear))
        resolve(game)
        assert (game.player(0).life, "Sorin's Thirst" in graveyard(game)) == (life, True)


def test_608_2b_the_part_whose_target_is_still_legal_happens(catalog: CardCatalog) -> None:
    """The same permanent was target twice; it is no artifact any more, but it is a creature and is destroyed as one."""
    table = bare(catalog)
    own(table, "Thorough Ruin", "Sorcery", "Untap target artifact. Destroy target creature.")
    own(table, "Green", "Creature — Cat", "{0}: This creature gets +0/+1 until end of turn.")
    thopter = table.battlefield(1, "Ornithopter", tapped=True)
    table.hand(0, "Thorough Ruin")
    own(
        table,
        "No Metal",
        "Instant",
        "Exile target artifact, then return it to the battlefield under its owner's control.",
    )
    table.hand(0, "No Metal")
    ring = table.battlefield(1, "Sol Ring", tapped=True)
    bear = table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    cast(game, "Thorough Ruin", game.thing(ring), game.thing(bear))
    cast(game, "No Metal", game.thing(ring))
    resolve(game)
    assert game.thing(bear).zone == "graveyard"
    assert game.thing(thopter).tapped


def test_608_2d_an_option_that_cannot_be_carried_out_is_not_chosen(catalog: CardCatalog) -> None:
    """Who has no other creature is not asked whether to sacrifice one."""
    for others in (0, 1):
        table = bare(catalog)
        own(
            table,
            "Hungry Cat",
            "Creature — Cat",
            "When this creature enters, you may sacrifice another creature. If you do, draw a card.",
        )
        table.hand(0, "Hungry Cat")
        for _ in range(others):
            table.battlefield(0, "Grizzly Bears")
        table.battlefield(1, "Hill Giant")
        game = begun(table)
        cast(game, "Hungry Cat")
        while game.decision is not None and game.stack and game.decision.kind == "priority":
            game.answer("pass")
        assert game.decision is not None
        assert game.decision.kind == ("may" if others else "priority")


def test_608_2c_other_creatures_are_others_than_those_named_before(catalog: CardCatalog) -> None:
    """Phalanx Tactics: the target gets +2/+1 and nothing more, each other creature of its controller +1/+1."""
    table = board(catalog)
    bears = [table.battlefield(seat, "Grizzly Bears") for seat in (0, 0, 1)]
    table.hand(0, "Phalanx Tactics")
    game = begun(table)
    cast(game, "Phalanx Tactics")
    game.answer_with(target=game.thing(bears[0]))
    resolve(game)
    assert [size(game.thing(bear)) for bear in bears] == [(4, 3), (3, 3), (2, 2)]


def test_608_2c_other_creatures_without_a_target(catalog: CardCatalog) -> None:
    """In Oketra's Name: Zombies get +2/+1, and the others, which are no Zombies, +1/+1."""
    table = board(catalog)
    zombie, bear = (table.battlefield(0, name) for name in ("Walking Corpse", "Grizzly Bears"))
    table.hand(0, "In Oketra's Name")
    game = begun(table)
    played(game, "In Oketra's Name")
    assert (size(game.thing(zombie)), size(game.thing(bear))) == ((4, 3), (3, 3))


def test_608_2j_a_creature_of_two_colors(catalog: CardCatalog) -> None:
    """Black and another color is black for "all black", and it is not among "all nonblack"."""
    for words, survivors in (("black", ["Grizzly Bears"]), ("nonblack", ["Two-Colored Cat"])):
        table = bare(catalog)
        table.define("Two-Colored Cat", "{W}{B}", "Creature — Cat", power=1, toughness=1)
        own(table, "Judgment", "Sorcery", f"Destroy all {words} creatures.")
        table.battlefield(1, "Two-Colored Cat")
        table.battlefield(1, "Grizzly Bears")
        table.hand(0, "Judgment")
        game = begun(table)
        played(game, "Judgment")
        assert [thing.name for thing in game.player(1).battlefield] == survivors


def test_608_2k_an_ability_finds_what_is_no_longer_a_creature(catalog: CardCatalog) -> None:
    """What triggered the ability is tapped though it has become something else before the ability resolves."""
    table = bare(catalog)
    own(table, "Doorkeeper", "Enchantment", "Whenever a creature enters, tap it.")
    turning(table)
    own(table, "Newcomer", "Creature — Cat")
    table.battlefield(0, "Doorkeeper")
    table.battlefield(1, "Sol Ring")
    table.hand(0, "Newcomer", "Turn to Stuff")
    game = begun(table)
    cast(game, "Newcomer")
    while [thing.kind for thing in game.stack] != ["ability"]:
        game.answer("pass")
    (newcomer,) = on_battlefield(game, "Newcomer")
    (ring,) = on_battlefield(game, "Sol Ring")
    cast(game, "Turn to Stuff", newcomer, ring)
    resolve(game)
    assert ("creature" in newcomer.types, newcomer.tapped) == (False, True)


def test_609_2_cards_elsewhere_are_no_creatures(catalog: CardCatalog) -> None:
    """All lands are creatures, but a land card in a graveyard is none that a spell could return."""
    table = board(catalog, lands=2)
    own(table, "Living Ground", "Enchantment", "All lands are creatures in addition to their other types.")
    own(table, "Land Ward", "Enchantment", "Creatures you control get +1/+1.")
    for name in ("Living Ground", "Land Ward"):
        table.battlefield(0, name)
    table.graveyard(0, "Forest")
    table.hand(0, "Zombify")
    game = begun(table)
    assert "creature" in on_battlefield(game, "Forest")[0].types
    assert not may_cast(game, "Zombify")


def test_609_2_a_cost_counts_for_spells_that_are_being_cast(catalog: CardCatalog) -> None:
    """Creature spells cost {1} more, and the card in the hand has the mana value it had."""
    table = board(catalog, lands=1)
    table.battlefield(0, "Geist-Fueled Scarecrow")
    table.hand(0, "Grizzly Bears")
    game = begun(table)
    assert game.player(0).hand[0].mana_value == 2
    played(game, "Grizzly Bears")
    assert sum(land.tapped for land in game.player(0).battlefield) == 3


def test_609_3_as_much_as_possible_is_done(catalog: CardCatalog) -> None:
    """Of two cards the only one is discarded; of a library of two cards, two are milled and nobody loses."""
    table = bare(catalog)
    own(table, "Two Away", "Sorcery", "Target player discards two cards.")
    own(table, "Grind", "Sorcery", "Target player mills three cards.")
    table.hand(0, "Two Away", "Grind")
    table.hand(1, "Shock")
    table.library(1, "Opt", "Forest")
    game = begun(table)
    for name in ("Two Away", "Grind"):
        cast(game, name)
        if game.decision is not None and game.decision.kind == "target":
            game.answer_with(target=1)
        resolve_all(game)
    assert sorted(graveyard(game, 1)) == ["Forest", "Opt", "Shock"]
    assert game.player(1).in_game


def test_611_2c_a_bonus_is_for_what_there_was_as_it_began(catalog: CardCatalog) -> None:
    """A white creature that comes later does not get it."""
    table = board(catalog)
    own(table, "White Hour", "Instant", "White creatures get +1/+1 until end of turn.")
    one = table.battlefield(0, "Elite Vanguard")
    table.hand(0, "White Hour", "Elite Vanguard")
    game = begun(table)
    played(game, "White Hour")
    played(game, "Elite Vanguard")
    late = next(thing for thing in on_battlefield(game, "Elite Vanguard") if thing != game.thing(one))
    assert (size(game.thing(one)), size(late)) == ((3, 2), (2, 1))


def test_611_2c_a_change_of_the_rules_is_for_what_comes_later_too(catalog: CardCatalog) -> None:
    """Damage is prevented of a creature that was not there as the effect began."""
    table = board(catalog)
    table.hand(0, "Fog", "Raging Goblin")
    game = begun(table)
    played(game, "Fog")
    played(game, "Raging Goblin")
    attack(game, on_battlefield(game, "Raging Goblin")[0])
    pass_until(game, "postcombat main")
    assert game.player(1).life == 20


def test_611_3b_a_static_ability_is_for_what_is_so_at_each_moment(catalog: CardCatalog) -> None:
    """A permanent that becomes a white creature gets the bonus; as it stops being one, it loses it."""
    table = bare(catalog)
    own(table, "White Day", "Enchantment", "All white creatures get +1/+1.")
    turning(table)
    table.battlefield(0, "White Day")
    bear = table.battlefield(0, "Grizzly Bears")
    vanguard = table.battlefield(0, "Elite Vanguard")
    table.hand(0, "Turn to Stuff")
    game = begun(table)
    assert (size(game.thing(bear)), size(game.thing(vanguard))) == ((2, 2), (3, 2))
    cast(game, "Turn to Stuff")
    for wanted in (bear, vanguard):
        if game.decision is not None and game.decision.kind == "target":
            game.answer_with(target=game.thing(wanted))
    resolve(game)
    assert size(game.thing(bear)) == (3, 2)
    pass_until(game, "upkeep", turn=6)
    assert size(game.thing(bear)) == (2, 2)


def test_611_3c_a_token_is_created_with_the_bonus(catalog: CardCatalog) -> None:
    """A 1/1 white creature token enters as a 2/2, so that its power is seen as it enters."""
    table = bare(catalog)
    own(table, "White Day", "Enchantment", "All white creatures get +1/+1.")
    own(table, "Kitten", "Sorcery", "Create a 1/1 white Cat creature token.")
    own(table, "Strength Watch", "Enchantment", "Whenever a creature with power 2 or greater enters, you gain 1 life.")
    table.battlefield(0, "Strength Watch")
    table.battlefield(0, "White Day")
    table.hand(0, "Kitten")
    game = begun(table)
    played(game, "Kitten")
    assert game.player(0).life == 21


def test_613_5_the_layers_of_power_and_toughness(catalog: CardCatalog) -> None:
    """A counter, +4/+4, +0/+2 and then a base of 0/1: Gray Ogre is 3/3, 7/7, 7/9 and at last 5/8."""
    table = board(catalog)
    own(table, "Thick Skins", "Enchantment", "Creatures you control get +0/+2.")
    own(table, "Shrink", "Instant", "Target creature has base power and toughness 0/1 until end of turn.")
    ogre = table.battlefield(0, "Gray Ogre")
    table.hand(0, "Feral Roar", "Thick Skins", "Shrink")
    game = begun(table)
    found = game.thing(ogre)
    game.put_counters(found, "+1/+1", 1)
    sizes = [size(found)]
    for name in ("Feral Roar", "Thick Skins", "Shrink"):
        played(game, name)
        sizes.append(size(found))
    assert sizes == [(3, 3), (7, 7), (7, 9), (5, 8)]


def test_613_6_act_of_treason_controls_and_adds_haste(catalog: CardCatalog) -> None:
    """Both of its effects, in layers 2 and 6, are for the creature; it attacks its owner and goes back."""
    table = board(catalog)
    bear = table.battlefield(1, "Grizzly Bears", tapped=True)
    table.hand(0, "Act of Treason")
    game = begun(table)
    played(game, "Act of Treason", game.thing(bear))
    assert (game.thing(bear).controller, game.thing(bear).keywords) == (0, ("haste",))
    attack(game, game.thing(bear))
    pass_until(game, "postcombat main")
    assert game.player(1).life == 18
    pass_until(game, "upkeep", turn=6)
    assert (game.thing(bear).controller, game.thing(bear).keywords) == (1, ())


def test_613_6_an_effect_of_two_layers_stays_with_what_it_began_on(catalog: CardCatalog) -> None:
    """A creature that loses its abilities and gets a base size by one effect: both parts are for the same creatures."""
    table = bare(catalog)
    own(
        table,
        "Humbling",
        "Enchantment",
        "Creatures with flying lose all abilities and have base power and toughness 1/1.",
    )
    table.battlefield(0, "Humbling")
    drake = table.battlefield(1, "Wind Drake")
    game = begun(table)
    assert (game.thing(drake).keywords, size(game.thing(drake))) == ((), (1, 1))


def test_613_9_without_dependency_timestamps_decide(catalog: CardCatalog) -> None:
    """An Aura that gives flying and one that takes all abilities away: the later one wins."""
    for order, keywords in ((("Wings", "Stone"), ()), (("Stone", "Wings"), ("flying",))):
        table = bare(catalog)
        own(table, "Wings", "Enchantment — Aura", "Enchant creature\nEnchanted creature has flying.")
        own(table, "Stone", "Enchantment — Aura", "Enchant creature\nEnchanted creature loses all abilities.")
        bear = table.battlefield(0, "Grizzly Bears")
        table.hand(0, *order)
        game = begun(table)
        for name in order:
            played(game, name, game.thing(bear))
        assert game.thing(bear).keywords == keywords


def test_613_8_an_ability_taken_away_does_nothing(catalog: CardCatalog) -> None:
    """Blood Moon takes Urborg's ability away whichever came first (613.8a), and a basic land stays what it is."""
    table = bare(catalog)
    table.battlefield(0, "Urborg, Tomb of Yawgmoth")
    forest = table.battlefield(0, "Forest")
    table.battlefield(1, "Blood Moon")
    game = begun(table)
    assert game.thing(forest).subtypes == ("Forest",)
