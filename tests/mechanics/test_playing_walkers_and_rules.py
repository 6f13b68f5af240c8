"""CR 601, 603, 613, 615 What planeswalkers say besides: limits, costs, types, damage, tokens, upkeeps to come."""

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
    resolve,
    resolve_all,
    table_of,
)
from tests.mechanics.test_playing_planeswalkers import activate
from tests.mechanics.test_playing_walkers_and_libraries import using

from oathbreaker.library.catalog import CardCatalog


def test_121_2_opponents_draw_one_card_each_turn(catalog: CardCatalog) -> None:
    """Narset: an opponent who draws three draws one; its controller draws all."""
    table = table_of(catalog)
    table.battlefield(0, "Narset, Parter of Veils")
    table.hand(0, "Concentrate")
    table.hand(1, "Concentrate")
    game = begun(table)
    cast(game, "Concentrate")
    resolve(game)
    assert len(game.player(0).hand) == 3
    pass_until(game, "precombat main", turn=6)
    before = len(game.player(1).hand)
    cast(game, "Concentrate")
    resolve(game)
    assert len(game.player(1).hand) == before - 1


def test_702_11c_a_player_with_hexproof(catalog: CardCatalog) -> None:
    """Teyo: opponents can't target its controller, who still can."""
    table = table_of(catalog, kinds=("Mountain",))
    table.battlefield(0, "Teyo, the Shieldmage")
    table.hand(0, "Shock")
    table.hand(1, "Shock")
    game = begun(table)
    game.answer_with(action="cast", card="Shock")
    assert game.decision is not None
    assert 0 in {option.target for option in game.decision.options}
    game.answer_with(target=1)
    resolve(game)
    game.answer("pass")
    pass_to(game, 1)
    game.answer_with(action="cast", card="Shock")
    assert game.decision is not None
    assert 0 not in {option.target for option in game.decision.options}


def test_602_5a_abilities_as_though_with_haste(catalog: CardCatalog) -> None:
    """Tyvar: a creature that has just come can tap for mana, and cannot attack."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Tyvar, Jubilant Brawler")
    elf = table.battlefield(0, "Llanowar Elves", sick=True)
    theirs = table.battlefield(1, "Llanowar Elves", sick=True)
    game = begun(table)
    sources = {option.source for option in game.legal_actions if option.action == "activate"}
    assert game.thing(elf).id in sources
    assert not game.may_attack(game.thing(elf), 1)
    game.answer("pass")
    pass_to(game, 1)
    assert game.thing(theirs).id not in {option.source for option in game.legal_actions}


def test_205_1b_a_zombie_in_addition_to_its_types_and_colors(catalog: CardCatalog) -> None:
    """Minus three: the creature that returns is black and a Zombie too, for the rest of the game."""
    table = table_of(catalog)
    table.graveyard(0, "Grizzly Bears")
    game = using(table, "Liliana, Death's Majesty", "−3")
    (bear,) = on_battlefield(game, "Grizzly Bears")
    assert set(bear.subtypes) == {"Bear", "Zombie"}
    assert set(bear.colors) == {"green", "black"}
    pass_until(game, "upkeep", turn=7)
    assert "Zombie" in bear.subtypes


def test_205_1b_a_vampire_in_addition_to_its_types(catalog: CardCatalog) -> None:
    """Minus X: the creature is a Vampire too, and its color stays."""
    table = table_of(catalog)
    table.graveyard(0, "Grizzly Bears")
    walker = table.battlefield(0, "Sorin, Vengeful Bloodlord", counters={"loyalty": 12})
    game = begun(table)
    activate(game, game.thing(walker), "−X")
    while game.stack or (game.decision is not None and game.decision.kind != "priority"):
        assert game.decision is not None
        game.answer(2 if game.decision.kind == "x" else game.decision.default())
    (bear,) = on_battlefield(game, "Grizzly Bears")
    assert set(bear.subtypes) == {"Bear", "Vampire"}
    assert set(bear.colors) == {"green"}


def test_611_2_several_artifacts_become_creatures(catalog: CardCatalog) -> None:
    """Minus five: artifacts you control are 5/5 artifact creatures until end of turn; others are not."""
    table = table_of(catalog)
    ring = table.battlefield(0, "Sol Ring")
    theirs = table.battlefield(1, "Sol Ring")
    game = using(table, "Tezzeret the Seeker", "−5")
    assert (game.thing(ring).power, game.thing(ring).toughness) == (5, 5)
    assert {"artifact", "creature"} <= set(game.thing(ring).types)
    assert "creature" not in game.thing(theirs).types
    pass_until(game, "upkeep", turn=6)
    assert "creature" not in game.thing(ring).types


def test_603_2_copies_trigger_too(catalog: CardCatalog) -> None:
    """Ral: a spell that is cast and its copy deal 1 damage each."""
    table = table_of(catalog)
    table.hand(0, "Divination")
    game = using(table, "Ral, Storm Conduit", "−2")
    cast(game, "Divination")
    while game.stack or (game.decision is not None and game.decision.kind != "priority"):
        assert game.decision is not None
        if game.decision.kind == "target":
            game.answer_with(target=1)
        else:
            game.answer(game.decision.default())
    assert game.player(1).life == 18
    assert len(game.player(0).hand) == 4


def test_120_3c_damage_to_a_planeswalker_destroys_it(catalog: CardCatalog) -> None:
    """Minus two: the Assassin that deals damage to a planeswalker destroys it, whatever its loyalty."""
    table = table_of(catalog)
    walker = table.battlefield(1, "Ugin, the Spirit Dragon", counters={"loyalty": 9})
    game = using(table, "Vraska, Swarm's Eminence", "−2")
    pass_until(game, "precombat main", turn=7)
    (assassin,) = on_battlefield(game, "Assassin Token")
    game.stop_everywhere = False
    attack(game, assassin, whom=game.thing(walker).id)
    pass_until(game, "postcombat main", turn=7)
    assert game.thing(walker).zone == "graveyard"
    assert game.player(1).life == 20


def test_120_3c_damage_to_a_player_or_planeswalker(catalog: CardCatalog) -> None:
    """Vraska: a creature with deathtouch that deals damage to a player gets a counter; one without does not."""
    table = table_of(catalog)
    table.battlefield(0, "Vraska, Swarm's Eminence")
    rat = table.battlefield(0, "Typhoid Rats")
    bear = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    attack(game, game.thing(rat), game.thing(bear))
    pass_until(game, "postcombat main")
    assert game.thing(rat).counters == {"+1/+1": 1}
    assert not game.thing(bear).counters


def test_603_7b_combat_damage_to_the_planeswalker_itself(catalog: CardCatalog) -> None:
    """Plus one: a creature that deals combat damage to Vraska is destroyed, until your next turn."""
    table = table_of(catalog)
    bear = table.battlefield(1, "Grizzly Bears")
    game = using(table, "Vraska the Unseen", "+1")
    (vraska,) = on_battlefield(game, "Vraska the Unseen")
    pass_until(game, "declare attackers", turn=6)
    attack(game, game.thing(bear), whom=vraska.id)
    pass_until(game, "postcombat main", turn=6)
    assert game.thing(bear).zone == "graveyard"
    assert vraska.loyalty == 11


def test_615_1_noncombat_damage_to_you_and_other_permanents(catalog: CardCatalog) -> None:
    """The Wanderer: a burn spell does nothing to you, and does to the Wanderer."""
    table = table_of(catalog)
    wanderer = table.battlefield(0, "The Wanderer")
    table.hand(1, "Shock", "Shock")
    game = begun(table, active=1)
    game.answer_with(action="cast", card="Shock")
    game.answer_with(target=0)
    resolve(game)
    assert game.player(0).life == 20
    game.answer_with(action="cast", card="Shock")
    game.answer_with(target=game.thing(wanderer))
    resolve(game)
    assert game.thing(wanderer).loyalty == 3


def test_615_1a_to_and_by_a_permanent_until_your_next_turn(catalog: CardCatalog) -> None:
    """Plus one: the opponent's creature deals no damage until your next turn."""
    table = table_of(catalog)
    bear = table.battlefield(1, "Grizzly Bears")
    giant = table.battlefield(1, "Hill Giant")
    game = using(table, "Kiora, the Crashing Wave", "+1", bear)
    pass_until(game, "declare attackers", turn=6)
    attack(game, game.thing(bear), game.thing(giant), whom=0)
    pass_until(game, "postcombat main", turn=6)
    assert game.player(0).life == 17


def test_615_1_by_others_than_werewolves_and_wolves(catalog: CardCatalog) -> None:
    """Moonmist: combat damage by a Wolf is dealt, that by a Bear is not."""
    table = table_of(catalog, kinds=("Forest",))
    bear = table.battlefield(0, "Grizzly Bears")
    wolf = table.battlefield(0, "Russet Wolves")
    table.hand(0, "Moonmist")
    game = begun(table)
    cast(game, "Moonmist")
    resolve(game)
    attack(game, game.thing(bear), game.thing(wolf))
    pass_until(game, "postcombat main")
    assert game.player(1).life == 17


def test_601_2f_spells_cost_less_this_turn(catalog: CardCatalog) -> None:
    """Plus two: artifact, instant and sorcery spells of yours cost {2} less this turn, creature spells do not."""
    table = table_of(catalog, lands=0)
    table.hand(0, "Mind Stone", "Wurmcoil Engine", "Grizzly Bears")
    game = using(table, "Urza, Planeswalker", "+2")
    assert game.player(0).life == 22
    found = {option.card for option in game.legal_actions if option.action == "cast"}
    assert found == {"Mind Stone"}
    pass_until(game, "precombat main", turn=7)
    assert "Mind Stone" not in {option.card for option in game.legal_actions if option.action == "cast"}


def test_701_7a_as_many_tokens_as_the_highest_life_total(catalog: CardCatalog) -> None:
    """Minus nine: as many Vampires as the life of the player who has most."""
    table = table_of(catalog)
    table.life(1, 7)
    table.life(0, 3)
    game = using(table, "Sorin, Grim Nemesis", "−9")
    assert len(on_battlefield(game, "Vampire Knight Token")) == 7


def test_119_3_life_lost_this_way(catalog: CardCatalog) -> None:
    """Plus two: with three opponents who lose 1 life each, 3 life is gained."""
    table = table_of(catalog, players=4)
    game = using(table, "Ob Nixilis of the Black Oath", "+2")
    assert game.player(0).life == 23
    assert [game.player(seat).life for seat in (1, 2, 3)] == [19, 19, 19]


def test_604_3_a_token_as_large_as_what_is_counted(catalog: CardCatalog) -> None:
    """Minus three: a Treefolk as large as the number of lands, also after one more land."""
    table = table_of(catalog, lands=2)
    table.hand(0, "Forest")
    game = using(table, "Wrenn and Seven", "−3")
    (tree,) = on_battlefield(game, "Treefolk Token")
    assert (tree.power, tree.toughness) == (4, 4)
    game.answer_with(action="play land", card="Forest")
    assert (tree.power, tree.toughness) == (5, 5)


def test_114_2_an_emblem_with_two_abilities(catalog: CardCatalog) -> None:
    """Minus four: artifact creatures get +1/+1, and artifact spells cost {1} less."""
    table = table_of(catalog, lands=0)
    ornithopter = table.battlefield(0, "Ornithopter")
    table.hand(0, "Sol Ring")
    game = using(table, "Saheeli, Filigree Master", "−4")
    assert game.thing(ornithopter).power == 1
    assert "Sol Ring" in {option.card for option in game.legal_actions if option.action == "cast"}


@pytest.mark.parametrize(("lands", "lost"), [(6, False), (3, True)])
def test_603_7d_the_upkeep_of_a_pact(catalog: CardCatalog, lands: int, lost: bool) -> None:  # noqa: FBT001  a parameter
    """Summoner's Pact: at the next upkeep its mana is paid, or the game is lost."""
    table = table_of(catalog, lands=lands, kinds=("Forest",))
    table.hand(0, "Summoner's Pact")
    table.library(0, "Grizzly Bears", *["Island"] * 9)
    game = begun(table)
    cast(game, "Summoner's Pact")
    resolve(game, ["Grizzly Bears"])
    assert names(game.player(0).hand) == ["Grizzly Bears"]
    while (game.turn, game.step) != (7, "upkeep"):
        assert game.decision is not None
        game.answer(game.decision.default())
    while game.decision is not None and (game.stack or game.decision.kind == "may"):
        game.answer("yes" if game.decision.kind == "may" else game.decision.default())
    assert game.is_over == lost


def test_608_2c_the_controller_or_the_player(catalog: CardCatalog) -> None:
    """Minus nine on a planeswalker: its controller discards and sacrifices."""
    table = table_of(catalog, lands=5)
    ugin = table.battlefield(1, "Ugin, the Spirit Dragon", counters={"loyalty": 9})
    table.hand(1, *["Shock"] * 8)
    walker = table.battlefield(0, "Nicol Bolas, Planeswalker", counters={"loyalty": 12})
    game = begun(table)
    activate(game, game.thing(walker), "−9")
    game.answer_with(target=game.thing(ugin))
    resolve_all(game)
    assert len(game.player(1).hand) == 1
    assert len(game.player(1).battlefield) == 4


def test_701_26_two_targets_of_different_kinds(catalog: CardCatalog) -> None:
    """Plus two: two creatures and two lands at most untap together."""
    table = table_of(catalog, lands=0)
    bear = table.battlefield(0, "Grizzly Bears", tapped=True)
    land = table.battlefield(0, "Forest", tapped=True)
    walker = table.battlefield(0, "Nissa, Genesis Mage", counters={"loyalty": 12})
    game = begun(table)
    activate(game, game.thing(walker), "+2")
    resolve(game, [game.thing(bear)], [game.thing(land)])
    assert not game.thing(bear).tapped
    assert not game.thing(land).tapped


def test_707_2_a_copy_until_end_of_turn(catalog: CardCatalog) -> None:
    """Zero: Oko is a copy of the creature, and takes no damage this turn."""
    table = table_of(catalog)
    table.battlefield(0, "Hill Giant")
    oko = table.battlefield(0, "Oko, the Trickster", counters={"loyalty": 12})
    game = begun(table)
    activate(game, game.thing(oko), "0")
    resolve(game)
    assert game.thing(oko).name == "Hill Giant"
    pass_until(game, "upkeep", turn=6)
    assert game.thing(oko).name == "Oko, the Trickster"


def test_701_7a_twice_the_tokens_until_end_of_turn(catalog: CardCatalog) -> None:
    """Minus two: tokens come twice as many this turn, and not in the next."""
    table = table_of(catalog)
    table.hand(0, "Raise the Alarm", "Raise the Alarm")
    for _ in range(4):
        table.battlefield(0, "Plains")
    game = using(table, "Kaya, Geist Hunter", "−2")
    cast(game, "Raise the Alarm")
    resolve(game)
    assert len(on_battlefield(game, "Soldier Token")) == 4
    pass_until(game, "precombat main", turn=7)
    cast(game, "Raise the Alarm")
    resolve(game)
    assert len(on_battlefield(game, "Soldier Token")) == 6


def test_109_2_mana_value_equal_to_an_amount(catalog: CardCatalog) -> None:
    """Plus two: a creature card of mana value one more than that of what was sacrificed."""
    table = table_of(catalog)
    table.battlefield(0, "Grizzly Bears")
    table.library(0, "Colossal Dreadmaw", "Centaur Courser", "Elvish Mystic")
    game = using(table, "Vivien on the Hunt", "+2", "yes", ["Centaur Courser"])
    assert len(on_battlefield(game, "Centaur Courser")) == 1


def test_613_if_it_is_not_a_creature(catalog: CardCatalog) -> None:
    """An emblem that makes an artifact a creature only if it is none: a Golem keeps its size."""
    table = table_of(catalog)
    ring = table.battlefield(0, "Sol Ring")
    game = using(table, "Tezzeret, Cruel Captain", "−7")
    pass_until(game, "postcombat main")
    found = game.thing(ring)
    assert (found.power, found.toughness) == (3, 3)
    assert "Robot" in found.subtypes
