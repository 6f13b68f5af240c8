"""Situations from play that programs get wrong: rows 51 to 87, played with the very cards that they name."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import attacks, lives, tokens
from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, pass_to, pass_until, resolve, resolve_all
from tests.rules.boards_for_tests import activate, bare, board, graveyard, own, played, size

from oathbreaker.library.catalog import CardCatalog

ROOM = "Target permanent phases out."


@pytest.mark.parametrize(("leaves", "tapped"), [(False, False), (True, True)])
def test_row_54_seedborn_muse_leaves_with_its_owner(catalog: CardCatalog, *, leaves: bool, tapped: bool) -> None:
    """Whoever controls Seedborn Muse untaps in every untap step, and no longer when its owner has left."""
    table = bare(catalog, players=3)
    table.battlefield(1, "Seedborn Muse", owner=0)
    table.battlefield(1, "Sanguine Bond", owner=0)
    rock = table.battlefield(1, "Sol Ring", tapped=True)
    own(table, "Balm", "Instant", "You gain 3 life.")
    table.hand(1, "Balm")
    game = begun(table, active=1)
    if leaves:
        game.concede(0)
    pass_until(game, "upkeep", turn=6)
    assert game.active == 2
    assert game.thing(rock).tapped == tapped
    pass_to(game, 1)
    cast(game, "Balm")
    resolve_all(game)
    assert (game.player(1).life, sum(lives(game)[::2])) == (23, 40 if leaves else 37)


@pytest.mark.parametrize(
    ("moon", "counters", "subtypes"), [("Magus of the Moon", {}, ("Mountain",)), ("Grizzly Bears", {"ice": 10}, ())]
)
def test_row_68_dark_depths_under_the_moon(
    catalog: CardCatalog, moon: str, counters: dict[str, int], subtypes: tuple[str, ...]
) -> None:
    """Under Magus of the Moon it enters as a Mountain without ice counters, does not trigger, and stays."""
    table = bare(catalog)
    table.battlefield(1, moon)
    table.hand(0, "Dark Depths")
    game = begun(table)
    game.answer_with(action="play land", card="Dark Depths")
    resolve_all(game)
    (depths,) = on_battlefield(game, "Dark Depths")
    assert (depths.counters, depths.subtypes, depths.supertypes) == (counters, subtypes, ("legendary", "snow"))
    assert not tokens(game)


def test_row_68_dark_depths_without_ice(catalog: CardCatalog) -> None:
    """As the last ice counter goes it is sacrificed, and Marit Lage is created: legendary, 20/20, black."""
    table = board(catalog)
    depths = table.battlefield(0, "Dark Depths", counters={"ice": 1})
    game = begun(table)
    activate(game, game.thing(depths))
    resolve(game)
    (lage,) = tokens(game)
    assert (lage.name, lage.supertypes, lage.subtypes, size(lage)) == (
        "Marit Lage",
        ("legendary",),
        ("Avatar",),
        (20, 20),
    )
    assert graveyard(game) == ["Dark Depths"]


def test_row_71_darksteel_mutation_on_an_animated_land(catalog: CardCatalog) -> None:
    """Blinkmoth Nexus phases out as a creature; its animation ends, and Darksteel Mutation still makes it an Insect."""
    table = board(catalog)
    own(table, "Away", "Instant", ROOM)
    nexus = table.battlefield(0, "Blinkmoth Nexus")
    table.hand(0, "Away", "Darksteel Mutation")
    game = begun(table)
    activate(game, game.thing(nexus), "{1}:")
    resolve(game)
    animated = game.thing(nexus)
    assert (size(animated), animated.subtypes, sorted(animated.types)) == (
        (1, 1),
        ("Blinkmoth",),
        ["artifact", "creature", "land"],
    )
    played(game, "Darksteel Mutation", game.thing(nexus))
    cast(game, "Away", game.thing(nexus))
    resolve(game)
    assert game.thing(nexus).phased_out
    pass_until(game, "upkeep", turn=7)
    found = game.thing(nexus)
    assert (found.phased_out, size(found), found.subtypes) == (False, (0, 1), ("Insect",))
    assert sorted(found.types) == ["artifact", "creature"]
    assert found.keywords == ("indestructible",)


@pytest.mark.parametrize("humility", [True, False])
def test_row_72_progenitus_under_humility(catalog: CardCatalog, *, humility: bool) -> None:
    """Destroyed under Humility it goes to the graveyard; with its ability it is shuffled into the library instead."""
    table = board(catalog)
    if humility:
        table.battlefield(1, "Humility")
    table.battlefield(0, "Progenitus")
    table.hand(0, "Day of Judgment")
    game = begun(table)
    before = len(game.player(0).library)
    played(game, "Day of Judgment")
    assert ("Progenitus" in graveyard(game)) == humility
    assert len(game.player(0).library) - before == (not humility)


def test_row_74_liberator_and_a_morph(catalog: CardCatalog) -> None:
    """With Liberator a card with morph is cast face down in an opponent's turn, and an artifact; no other card is."""
    table = board(catalog)
    table.battlefield(0, "Liberator, Urza's Battlethopter")
    table.hand(0, "Abzan Guide", "Sol Ring", "Grizzly Bears")
    game = begun(table, active=1)
    pass_to(game, 0)
    ways = {(option.card, option.alternative) for option in game.legal_actions if option.action == "cast"}
    assert ways == {("Abzan Guide", "morph"), ("Sol Ring", None)}


def test_601_2h_liberator_counts_the_mana_spent(catalog: CardCatalog) -> None:
    """A spell for which more mana was spent than Liberator's power gives it a counter; a cheaper one does not."""
    table = board(catalog)
    liberator = table.battlefield(0, "Liberator, Urza's Battlethopter")
    table.hand(0, "Ornithopter", "Hill Giant")
    game = begun(table)
    played(game, "Ornithopter")
    assert game.thing(liberator).counters == {}
    played(game, "Hill Giant")
    assert game.thing(liberator).counters == {"+1/+1": 1}


def test_row_79_decree_of_pain_and_xyris(catalog: CardCatalog) -> None:
    """An opponent's Xyris is destroyed before the cards are drawn, so that no Snake is made."""
    table = board(catalog)
    table.battlefield(1, "Xyris, the Writhing Storm")
    for _ in range(3):
        table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Decree of Pain")
    game = begun(table)
    played(game, "Decree of Pain")
    assert (len(game.player(0).hand), tokens(game)) == (4, [])


def test_504_1_xyris_sees_all_but_the_first_card_of_a_draw_step(catalog: CardCatalog) -> None:
    """The card drawn for the turn makes no Snake; a second one in that step does, and one in another step."""
    table = board(catalog)
    table.battlefield(0, "Xyris, the Writhing Storm")
    table.hand(1, "Opt", "Opt")
    game = begun(table, step="end")
    pass_until(game, "draw", turn=6)
    assert not tokens(game)
    pass_to(game, 1)
    cast(game, "Opt")
    resolve_all(game)
    assert len(tokens(game)) == 1
    pass_until(game, "precombat main", turn=6)
    cast(game, "Opt")
    resolve_all(game)
    assert len(tokens(game)) == 2


def test_xyris_lets_both_draw(catalog: CardCatalog) -> None:
    """120.3: combat damage to a player lets its controller and that player each draw as many cards."""
    table = bare(catalog)
    xyris = table.battlefield(0, "Xyris, the Writhing Storm")
    game = begun(table)
    attacks(game, (game.thing(xyris), 1))
    pass_until(game, "postcombat main")
    assert [len(player.hand) for player in game.players] == [3, 3]


def test_row_81_shrieking_affliction_and_nyx_weaver(catalog: CardCatalog) -> None:
    """In the opponent's upkeep Nyx Weaver's ability is beneath Shrieking Affliction's, which resolves first."""
    table = bare(catalog)
    table.battlefield(0, "Shrieking Affliction")
    table.battlefield(1, "Nyx Weaver")
    game = begun(table, step="end")
    pass_until(game, "upkeep", turn=6)
    assert [thing.controller for thing in game.stack] == [1, 0]
    while len(game.stack) > 1:
        game.answer("pass")
    assert (lives(game), len(graveyard(game, 1))) == ([20, 17], 0)
    resolve_all(game)
    assert len(graveyard(game, 1)) == 2


def test_402_3_shrieking_affliction_spares_who_has_two_cards(catalog: CardCatalog) -> None:
    """An opponent with two cards in hand loses nothing."""
    table = bare(catalog)
    table.battlefield(0, "Shrieking Affliction")
    table.hand(1, "Opt", "Shock")
    game = begun(table, step="end")
    pass_until(game, "precombat main", turn=6)
    assert game.player(1).life == 20


def test_118_3_nyx_weaver_exiles_itself(catalog: CardCatalog) -> None:
    """Exiling the permanent itself is a cost: it is gone as the ability is on the stack."""
    table = board(catalog)
    weaver = table.battlefield(0, "Nyx Weaver")
    table.graveyard(0, "Shock")
    game = begun(table)
    activate(game, game.thing(weaver))
    assert [thing.name for thing in game.player(0).exile] == ["Nyx Weaver"]
    resolve(game)
    assert [thing.name for thing in game.player(0).hand] == ["Shock"]


@pytest.mark.parametrize(("prevented", "counters"), [(False, {"-1/-1": 3}), (True, {})])
def test_row_75_soul_scar_mage(catalog: CardCatalog, *, prevented: bool, counters: dict[str, int]) -> None:
    """A Bolt at a creature puts -1/-1 counters on it; prevented by Burrenton Forge-Tender first, nothing at all."""
    table = board(catalog)
    table.battlefield(0, "Soul-Scar Mage")
    maw = table.battlefield(1, "Colossal Dreadmaw")
    tender = table.battlefield(1, "Burrenton Forge-Tender")
    table.hand(0, "Lightning Bolt")
    game = begun(table)
    cast(game, "Lightning Bolt", game.thing(maw))
    bolt = next(thing for thing in game.stack if thing.name == "Lightning Bolt")
    if prevented:
        pass_to(game, 1)
        activate(game, game.thing(tender))
    while game.stack:
        assert game.decision is not None
        if game.decision.kind == "choose permanents":
            assert {option.card for option in game.decision.options} >= {"Lightning Bolt", "Soul-Scar Mage"}
            game.answer([option.key for option in game.decision.options if option.target == bolt.id])
        elif game.decision.kind == "replacement":
            assert game.decision.player == 1
            game.answer(next(option.key for option in game.decision.options if "Soul-Scar" not in option.label("en")))
        else:
            game.answer(game.decision.default())
    assert (game.thing(maw).counters, game.thing(maw).damage) == (counters, 0)


def test_614_1a_soul_scar_mage_leaves_combat_damage_alone(catalog: CardCatalog) -> None:
    """Combat damage of its controller's creatures is marked as ever."""
    table = board(catalog)
    mage = table.battlefield(0, "Soul-Scar Mage")
    maw = table.battlefield(1, "Colossal Dreadmaw")
    game = begun(table)
    attacks(game, (game.thing(mage), 1))
    while game.decision is not None and game.decision.kind != "blockers":
        game.answer(game.decision.default())
    game.answer_with(source=game.thing(maw).id, target=game.thing(mage))
    pass_until(game, "postcombat main")
    assert (game.thing(maw).counters, game.thing(maw).damage) == ({}, 1)


def test_row_77_the_mindskinner_and_fifteen_attackers(catalog: CardCatalog) -> None:
    """Each attacker's damage is prevented by itself: each opponent mills fifteen cards, one for each, and no more."""
    table = bare(catalog, players=3)
    table.battlefield(0, "The Mindskinner")
    goblins = [table.battlefield(0, "Raging Goblin") for _ in range(15)]
    game = begun(table)
    before = [len(player.library) for player in game.players]
    attacks(game, *((game.thing(goblin), 1) for goblin in goblins))
    pass_until(game, "postcombat main")
    after = [len(player.library) for player in game.players]
    assert [first - second for first, second in zip(before, after, strict=True)] == [0, 15, 15]
    assert lives(game) == [20, 20, 20]
