"""CR 702 Letters of keyword rules that the other tests leave out, each with a card that has the keyword."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
    attack,
    begun,
    cast,
    names,
    on_battlefield,
    pass_to,
    pass_until,
    reply,
    resolve,
    resolve_all,
    table_of,
)

from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def test_121_4_nothing_is_drawn_from_an_empty_library(catalog: CardCatalog) -> None:
    """Two cards are to be drawn and one is there: another player's ability triggers once."""
    table = table_of(catalog, players=3)
    table.define("Test Diary", "{1}", "Artifact", "Whenever an opponent draws a card, you gain 1 life.")
    table.define("Test Lesson", "{U}", "Sorcery", "Draw two cards.")
    table.battlefield(1, "Test Diary")
    table.library(0, "Opt")
    table.hand(0, "Test Lesson")
    game = begun(table)
    cast(game, "Test Lesson")
    resolve_all(game)
    assert game.player(1).life == 21
    assert game.state.players[0].lost == "704.5b"


@pytest.mark.parametrize(("keyword", "by_opponent"), [("Hexproof", True), ("Shroud", False)])
def test_702_11b_702_18a_who_can_target_it(catalog: CardCatalog, keyword: str, by_opponent: bool) -> None:  # noqa: FBT001  both
    """Hexproof stops opponents alone, shroud its controller too."""
    table = table_of(catalog, kinds=("Mountain",))
    table.define("Test Hider", "{G}", "Creature — Beast", keyword, power=2, toughness=2)
    hider = table.battlefield(0, "Test Hider")
    table.hand(0, "Shock")
    table.hand(1, "Shock")
    game = begun(table)
    assert offers(game, "Shock", game.thing(hider).id) is by_opponent
    pass_to(game, 1)
    assert not offers(game, "Shock", game.thing(hider).id)


def offers(game: Game, spell: str, target: int) -> bool:
    """Tell whether a spell of the player with priority may have this target; the casting is undone."""
    trial = game.copy()
    trial.answer_with(action="cast", card=spell)
    assert trial.decision is not None
    return target in {option.target for option in trial.decision.options}


def test_702_16j_protection_from_everything(catalog: CardCatalog) -> None:
    """Nothing can target it, its controller's own spells included, and damage to it is prevented."""
    table = table_of(catalog, kinds=("Mountain",))
    table.define("Test Saint", "{W}", "Creature — Human", "Protection from everything", power=1, toughness=1)
    saint = table.battlefield(0, "Test Saint")
    table.hand(0, "Shock", "Pyroclasm")
    game = begun(table)
    assert not offers(game, "Shock", game.thing(saint).id)
    cast(game, "Pyroclasm")
    resolve(game)
    assert on_battlefield(game, "Test Saint")


def test_702_24b_each_cumulative_upkeep_counts_all_age_counters(catalog: CardCatalog) -> None:
    """Arctic Wolves asks for {2} in the first upkeep and {4} in the second; unpaid, it is sacrificed."""
    table = table_of(catalog, lands=4, kinds=("Forest",))
    table.battlefield(0, "Arctic Wolves", counters={"age": 1})
    table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    pass_until(game, "upkeep", 7)
    resolve(game, "yes")
    (wolves,) = on_battlefield(game, "Arctic Wolves")
    assert wolves.counters == {"age": 2}
    assert sum(land.tapped for land in on_battlefield(game, "Forest") if land.controller == 0) == 4


@pytest.mark.parametrize("paid", [True, False])
def test_702_42a_entwine_chooses_all_modes(catalog: CardCatalog, paid: bool) -> None:  # noqa: FBT001  both
    """With the cost paid no mode is asked for, and both happen."""
    table = table_of(catalog, kinds=("Mountain",))
    giant = table.battlefield(1, "Hill Giant")
    table.hand(0, "Barbed Lightning")
    game = begun(table)
    if paid:
        cast(game, "Barbed Lightning", "yes", game.thing(giant), 1)
    else:
        cast(game, "Barbed Lightning", "no", "1", game.thing(giant))
    resolve(game)
    assert not on_battlefield(game, "Hill Giant")
    assert game.player(1).life == (17 if paid else 20)


def test_702_49c_ninjutsu_attacks_what_the_returned_creature_attacked(catalog: CardCatalog) -> None:
    """The Ninja attacks the same planeswalker, though it was never declared as an attacker."""
    table = table_of(catalog, kinds=("Plains",))
    table.battlefield(0, "Grizzly Bears")
    walker = table.battlefield(1, "Saheeli, Sublime Artificer")
    table.hand(0, "Blade-Blizzard Kitsune")
    game = begun(table)
    while game.decision is not None and game.decision.kind != "attackers":
        game.answer("pass")
    assert game.decision is not None
    game.answer([option.key for option in game.decision.options if option.target == game.thing(walker).id])
    pass_until(game, "declare blockers")
    game.answer_with(action="activate", card="Blade-Blizzard Kitsune")
    resolve(game)
    (ninja,) = on_battlefield(game, "Blade-Blizzard Kitsune")
    assert (ninja.attacking, ninja.tapped) == (game.thing(walker).id, True)
    assert "Grizzly Bears" in names(list(game.player(0).hand))


def test_702_54b_bloodthirst_x_counts_all_damage_to_opponents(catalog: CardCatalog) -> None:
    """Two Shocks at two opponents: four counters."""
    table = table_of(catalog, players=3, kinds=("Mountain", "Forest"))
    table.hand(0, "Shock", "Shock", "Petrified Wood-Kin")
    game = begun(table)
    for whom in (1, 2):
        cast(game, "Shock", whom)
        resolve(game)
    cast(game, "Petrified Wood-Kin")
    resolve(game)
    (kin,) = on_battlefield(game, "Petrified Wood-Kin")
    assert kin.counters == {"+1/+1": 4}


def test_702_62d_a_suspended_creature_has_haste(catalog: CardCatalog) -> None:
    """It is cast as its last time counter goes, and may attack that turn."""
    table = table_of(catalog, kinds=("Mountain",))
    table.define("Test Dragon", "{4}{R}", "Creature — Dragon", "Suspend 1—{R}", power=3, toughness=3)
    table.hand(0, "Test Dragon")
    table.library(0, "Opt")
    table.library(1, "Opt")
    game = begun(table)
    game.answer_with(action="special", card="Test Dragon")
    assert names(game.find("Test Dragon", zone="exile")) == ["Test Dragon"]
    pass_until(game, "upkeep", 7)
    resolve(game, "yes")
    (dragon,) = on_battlefield(game, "Test Dragon")
    assert "haste" in dragon.keywords


def test_702_62c_suspending_takes_the_time_of_casting(catalog: CardCatalog) -> None:
    """A sorcery is not suspended in another player's turn."""
    table = table_of(catalog, kinds=("Mountain",))
    table.hand(1, "Rift Bolt")
    game = begun(table)
    pass_to(game, 1)
    with pytest.raises(IllegalAnswer):
        game.answer_with(action="special", card="Rift Bolt")


def test_702_78a_conspire_copies_if_two_creatures_are_tapped(catalog: CardCatalog) -> None:
    """Both must share a color with the spell; the copy may have another target."""
    table = table_of(catalog, kinds=("Mountain",))
    for _ in range(2):
        table.battlefield(0, "Hill Giant")
    table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Burn Trail")
    game = begun(table)
    cast(game, "Burn Trail", "yes", 1)
    resolve_all(game)
    assert game.player(1).life == 14
    assert [giant.tapped for giant in on_battlefield(game, "Hill Giant")] == [True, True]
    assert not on_battlefield(game, "Grizzly Bears")[0].tapped


def test_702_83b_exalted_triggers_only_alone(catalog: CardCatalog) -> None:
    """One attacker gets +1/+1 from each; two attackers get nothing."""
    for number in (1, 2):
        table = table_of(catalog)
        table.battlefield(0, "Akrasan Squire")
        bears = [table.battlefield(0, "Grizzly Bears") for _ in range(number)]
        game = begun(table)
        attack(game, *[game.thing(bear) for bear in bears])
        resolve(game)
        assert game.thing(bears[0]).power == (3 if number == 1 else 2)


def test_702_100c_evolve_compares_both_numbers(catalog: CardCatalog) -> None:
    """A 3/3 is greater than a 2/1; a second 2/1 is not."""
    table = table_of(catalog, kinds=("Mountain", "Forest"))
    table.battlefield(0, "Battering Krasis")
    table.hand(0, "Hill Giant", "Goblin Piker")
    game = begun(table)
    cast(game, "Goblin Piker")
    resolve(game)
    (krasis,) = on_battlefield(game, "Battering Krasis")
    assert krasis.counters == {}
    cast(game, "Hill Giant")
    resolve(game)
    (krasis,) = on_battlefield(game, "Battering Krasis")
    assert krasis.counters == {"+1/+1": 1}


def test_702_114a_devoid_works_in_every_zone(catalog: CardCatalog) -> None:
    """The card is colorless in the graveyard and on the battlefield."""
    table = table_of(catalog)
    on_table = table.battlefield(0, "Benthic Infiltrator")
    buried = table.graveyard(0, "Benthic Infiltrator")
    game = begun(table)
    assert game.thing(on_table).colors == ()
    assert game.thing(buried).colors == ()


def test_702_117a_surge_needs_another_spell(catalog: CardCatalog) -> None:
    """After another spell of the same player the other cost may be paid."""
    table = table_of(catalog, lands=2)
    table.hand(0, "Boulder Salvo", "Opt")
    table.battlefield(1, "Hill Giant")
    table.library(0, "Opt", "Opt")
    game = begun(table)
    assert not [option for option in game.legal_actions if option.card == "Boulder Salvo"]
    cast(game, "Opt")
    resolve_all(game)
    game.answer_with(action="cast", card="Boulder Salvo", alternative="surge")
    resolve(game)
    assert not on_battlefield(game, "Hill Giant")


def test_702_122c_a_creature_that_came_this_turn_can_crew(catalog: CardCatalog) -> None:
    """Crewing costs no tap symbol, so summoning sickness does not matter."""
    table = table_of(catalog)
    table.battlefield(0, "Air Response Unit")
    bear = table.battlefield(0, "Grizzly Bears", sick=True)
    game = begun(table)
    game.answer_with(action="activate", card="Air Response Unit")
    resolve(game)
    (vehicle,) = on_battlefield(game, "Air Response Unit")
    assert set(vehicle.types) == {"artifact", "creature"}
    assert game.thing(bear).tapped


def test_702_127a_aftermath_is_cast_from_the_graveyard_alone(catalog: CardCatalog) -> None:
    """From hand only the first half can be cast; from the graveyard only the second, which is exiled then."""
    table = table_of(catalog, kinds=("Mountain", "Swamp"))
    table.battlefield(1, "Hill Giant")
    table.hand(0, "Cut // Ribbons")
    game = begun(table)
    assert [option.face for option in game.legal_actions if option.card == "Cut // Ribbons"] == ["Cut"]
    cast(game, "Cut // Ribbons")
    resolve(game)
    assert [option.face for option in game.legal_actions if option.card == "Cut // Ribbons"] == ["Ribbons"]
    game.answer_with(action="cast", card="Cut // Ribbons", alternative="aftermath")
    reply(game, 3)
    resolve(game)
    assert game.player(1).life == 17
    assert game.find("Cut // Ribbons", zone="exile")


def test_702_136b_each_riot_is_chosen_for(catalog: CardCatalog) -> None:
    """With two instances it may have a counter for one and haste for the other."""
    table = table_of(catalog, kinds=("Mountain", "Forest"))
    table.define("Test Rioter", "{R}", "Creature — Goblin", "Riot\nRiot", power=1, toughness=1)
    table.hand(0, "Test Rioter")
    game = begun(table)
    cast(game, "Test Rioter")
    resolve_riot(game, ["yes", "no"])
    (rioter,) = on_battlefield(game, "Test Rioter")
    assert (rioter.counters, "haste" in rioter.keywords) == ({"+1/+1": 1}, True)


def resolve_riot(game: Game, answers: list[str]) -> None:
    """Let the stack resolve; which replacement effect comes first does not matter."""
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        if game.decision.kind == "may":
            reply(game, answers.pop(0))
        else:
            game.answer("pass" if game.decision.kind == "priority" else game.decision.default())


def test_702_151b_reconfigure_makes_it_no_creature_while_attached(catalog: CardCatalog) -> None:
    """Attached it is an Equipment alone; unattached it is a creature again."""
    table = table_of(catalog, kinds=("Swamp",))
    table.battlefield(0, "Leech Gauntlet")
    table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    game.answer_with(action="activate", card="Leech Gauntlet")
    resolve(game)
    (gauntlet,) = on_battlefield(game, "Leech Gauntlet")
    assert gauntlet.types == ("artifact",)
    assert "lifelink" in on_battlefield(game, "Grizzly Bears")[0].keywords


def test_702_152a_a_blitzed_creature_is_sacrificed_and_draws(catalog: CardCatalog) -> None:
    """It has haste, and dies at the next end step, which draws a card."""
    table = table_of(catalog, kinds=("Forest",))
    table.battlefield(1, "Hill Giant")
    table.hand(0, "Caldaia Strongarm")
    table.library(0, "Opt")
    game = begun(table)
    game.answer_with(action="cast", card="Caldaia Strongarm", alternative="blitz")
    resolve_all(game)
    (strongarm,) = on_battlefield(game, "Caldaia Strongarm")
    assert "haste" in strongarm.keywords
    pass_until(game, "end")
    resolve_all(game)
    assert names(list(game.player(0).graveyard)) == ["Caldaia Strongarm"]
    assert names(list(game.player(0).hand)) == ["Opt"]


def test_702_164b_toxic_values_add_up(catalog: CardCatalog) -> None:
    """Toxic 1 twice gives two poison counters besides the damage."""
    table = table_of(catalog, kinds=("Island", "Swamp"))
    rat = table.battlefield(0, "Blightbelly Rat")
    table.hand(0, "Aspirant's Ascent")
    game = begun(table)
    cast(game, "Aspirant's Ascent", game.thing(rat))
    resolve(game)
    attack(game, game.thing(rat))
    pass_until(game, "postcombat main")
    assert (game.player(1).life, game.player(1).counters) == (17, {"poison": 2})


def test_702_170d_a_plotted_card_is_cast_in_a_later_turn(catalog: CardCatalog) -> None:
    """Not in the turn in which it was plotted, and then without paying for it."""
    table = table_of(catalog, lands=2, kinds=("Mountain",))
    table.hand(0, "Cunning Coyote")
    table.library(0, "Opt")
    table.library(1, "Opt")
    game = begun(table)
    game.answer_with(action="special", card="Cunning Coyote")
    assert not [option for option in game.legal_actions if option.card == "Cunning Coyote"]
    pass_until(game, "precombat main", 7)
    assert [option.alternative for option in game.legal_actions if option.card == "Cunning Coyote"] == ["plot"]
