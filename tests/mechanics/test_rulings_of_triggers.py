"""CR 603 Rulings: how often an ability triggers, what it looks at as it resolves, and what it no longer needs."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import attacks, blocks, lives
from tests.mechanics.positions_for_tests import begun, cast, key_of, on_battlefield, pass_to, pass_until, resolve_all
from tests.mechanics.rulings_for_tests import count, responded, settled, to_ability
from tests.rules.boards_for_tests import activate, board, graveyard, hand

from oathbreaker.library.catalog import CardCatalog


def test_603_2d_panharmonicon_doubles_what_its_own_entering_triggers(catalog: CardCatalog) -> None:
    """Panharmonicon: an ability that its own entering triggers triggers twice."""
    table = board(catalog)
    table.battlefield(0, "Reckless Fireweaver")
    table.hand(0, "Panharmonicon")
    game = begun(table)
    cast(game, "Panharmonicon")
    settled(game)
    assert lives(game) == [20, 18]


def test_603_2d_panharmonicon_adds_no_counter_with_which_something_enters(catalog: CardCatalog) -> None:
    """Panharmonicon: a creature that enters with a counter gets no second one, but triggers what it triggers twice."""
    table = board(catalog)
    table.battlefield(0, "Panharmonicon")
    table.battlefield(0, "Soul Warden")
    table.hand(0, "Wickerbough Elder")
    game = begun(table)
    cast(game, "Wickerbough Elder")
    settled(game)
    assert (on_battlefield(game, "Wickerbough Elder")[0].counters, lives(game)[0]) == ({"-1/-1": 1}, 22)


def test_603_2a_masked_admirers_return_before_the_spell_resolves(catalog: CardCatalog) -> None:
    """Masked Admirers: back in hand while the creature spell that was cast waits still."""
    table = board(catalog)
    table.graveyard(0, "Masked Admirers")
    table.hand(0, "Grizzly Bears")
    game = begun(table)
    cast(game, "Grizzly Bears")
    while len(game.stack) > 1:
        game.answer("yes" if game.decision is not None and game.decision.kind == "may" else "pass")
    assert (hand(game), [thing.name for thing in game.stack]) == (["Masked Admirers"], ["Grizzly Bears"])


def test_603_2c_thopter_spy_network_draws_once_for_a_strike(catalog: CardCatalog) -> None:
    """Thopter Spy Network: several artifact creatures that deal damage at once are one trigger."""
    table = board(catalog)
    table.battlefield(0, "Thopter Spy Network")
    creatures = [table.battlefield(0, name) for name in ("Memnite", "Razor Golem")]
    game = begun(table)
    attacks(game, *[(game.thing(creature), 1) for creature in creatures])
    pass_until(game, "postcombat main")
    assert len(hand(game)) == 1


def test_603_2c_thopter_spy_network_draws_twice_with_first_strike(catalog: CardCatalog) -> None:
    """Thopter Spy Network: one artifact creature with first strike and one without deal damage at two times."""
    table = board(catalog)
    table.battlefield(0, "Thopter Spy Network")
    first = table.battlefield(0, "Razor Golem")
    second = table.battlefield(0, "Bronze Guardian")
    game = begun(table)
    attacks(game, (game.thing(first), 1), (game.thing(second), 1))
    pass_until(game, "postcombat main")
    assert len(hand(game)) == 2


def test_707_10_archmage_emeritus_notices_each_copy(catalog: CardCatalog) -> None:
    """Archmage Emeritus: a spell cast, the spell that copies it, and the copy are three triggers."""
    table = board(catalog)
    table.battlefield(0, "Archmage Emeritus")
    table.hand(0, "Lightning Bolt", "Reverberate")
    game = begun(table)
    cast(game, "Lightning Bolt", 1)
    cast(game, "Reverberate", *[thing for thing in game.stack if thing.name == "Lightning Bolt"])
    settled(game)
    assert (len(hand(game)), lives(game)) == (3, [20, 14])


@pytest.mark.parametrize(("tapped", "cards"), [(0, 2), (1, 1)])
def test_608_2h_howling_mine_that_has_gone_is_known_as_it_was(catalog: CardCatalog, tapped: int, cards: int) -> None:
    """Howling Mine: destroyed in response, it counts whether it was tapped."""
    table = board(catalog)
    mine = table.battlefield(1, "Howling Mine")
    icy = table.battlefield(1, "Icy Manipulator")
    table.hand(1, "Disenchant")
    game = begun(table, active=1, step="end")
    pass_until(game, "draw", 6)
    pass_to(game, 1)
    if tapped:
        activate(game, game.thing(icy), target=game.thing(mine))
        while len(game.stack) > 1:
            game.answer("pass")
    responded(game, 1, "Disenchant", game.thing(mine))
    settled(game)
    assert len(hand(game)) == cards


@pytest.mark.parametrize(("gone", "life"), [(0, 21), (1, 20)])
def test_608_2a_inventors_fair_counts_again(catalog: CardCatalog, gone: int, life: int) -> None:
    """Inventors' Fair: with fewer than three artifacts as it resolves no life is gained."""
    table = board(catalog)
    table.battlefield(0, "Inventors' Fair")
    rings = [table.battlefield(0, "Sol Ring") for _ in range(3)]
    table.hand(1, "Disenchant")
    game = begun(table, active=1, step="end")
    pass_until(game, "upkeep", 6)
    if gone:
        responded(game, 1, "Disenchant", game.thing(rings[0]))
    settled(game)
    assert lives(game) == [life, 20]


def test_603_7b_vizkopa_guildmage_twice_drains_twice(catalog: CardCatalog) -> None:
    """Vizkopa Guildmage: each time its second ability resolved, opponents lose as much as is gained."""
    table = board(catalog, players=3)
    mage = table.battlefield(0, "Vizkopa Guildmage")
    table.hand(0, "Angel's Mercy")
    game = begun(table)
    for _ in range(2):
        activate(game, game.thing(mage), "{1}{W}{B}: Whenever")
        resolve_all(game)
    cast(game, "Angel's Mercy")
    settled(game)
    assert lives(game) == [27, 6, 6]


def test_608_2b_humble_defector_draws_though_it_has_gone(catalog: CardCatalog) -> None:
    """Humble Defector: killed in response its controller still draws two, and nobody gains control of anything."""
    table = board(catalog)
    defector = table.battlefield(0, "Humble Defector")
    table.hand(1, "Shock")
    game = begun(table)
    activate(game, game.thing(defector))
    responded(game, 1, "Shock", game.thing(defector))
    settled(game)
    assert (len(hand(game)), graveyard(game)) == (2, ["Humble Defector"])


def test_603_10a_omnath_sees_the_elementals_that_die_with_it(catalog: CardCatalog) -> None:
    """Omnath, Locus of Rage: it and two Elementals that die with it are three triggers."""
    table = board(catalog)
    for name in ("Omnath, Locus of Rage", "Mulldrifter", "Flickerwisp", "Grizzly Bears"):
        table.battlefield(0, name)
    table.hand(0, "Day of Judgment")
    game = begun(table)
    cast(game, "Day of Judgment")
    settled(game, target=1)
    assert lives(game) == [20, 11]


@pytest.mark.parametrize(("anthem", "cards"), [(0, 1), (1, 0)])
def test_603_6b_mentor_of_the_meek_sees_the_power_with_bonuses(catalog: CardCatalog, anthem: int, cards: int) -> None:
    """Mentor of the Meek: a 2/2 that enters as a 3/3 by an anthem does not trigger it."""
    table = board(catalog)
    table.battlefield(0, "Mentor of the Meek")
    for _ in range(anthem):
        table.battlefield(0, "Glorious Anthem")
    table.hand(0, "Grizzly Bears")
    game = begun(table)
    cast(game, "Grizzly Bears")
    settled(game, may="yes")
    assert len(hand(game)) == cards


def test_603_4_mentor_of_the_meek_does_not_look_again(catalog: CardCatalog) -> None:
    """Mentor of the Meek: triggered, it does not matter that the creature has grown meanwhile."""
    table = board(catalog)
    table.battlefield(0, "Mentor of the Meek")
    table.hand(0, "Grizzly Bears", "Giant Growth")
    game = begun(table)
    cast(game, "Grizzly Bears")
    to_ability(game)
    responded(game, 0, "Giant Growth", on_battlefield(game, "Grizzly Bears")[0])
    settled(game, may="yes")
    assert len(hand(game)) == 1


def test_707_2_soul_of_the_harvest_and_a_card_that_copies_a_token(catalog: CardCatalog) -> None:
    """Soul of the Harvest: a Clone that enters as a copy of a token is no token, and draws a card."""
    table = board(catalog)
    table.battlefield(0, "Soul of the Harvest")
    token = table.battlefield(1, "Grizzly Bears", token=True)
    table.hand(0, "Clone")
    game = begun(table)
    cast(game, "Clone")
    settled(game, may="yes", choose_permanents=[game.thing(token)])
    assert (len(hand(game)), count(game, "Grizzly Bears")) == (1, 2)


def test_704_5j_sharuum_can_return_itself_from_the_legend_rule(catalog: CardCatalog) -> None:
    """Sharuum the Hegemon: put into the graveyard by the legend rule as it enters it is a target of its own ability."""
    table = board(catalog)
    first = table.battlefield(0, "Sharuum the Hegemon")
    table.hand(0, "Sharuum the Hegemon")
    game = begun(table)
    cast(game, "Sharuum the Hegemon")
    while game.decision is not None and game.decision.kind != "choose permanents":
        game.answer("pass")
    game.answer([key_of(game, game.thing(first))])
    while game.decision is not None and not game.stack:
        game.answer(game.decision.default())
    (gone,) = game.player(0).graveyard
    assert game.stack[0].targets == (gone,)


def test_603_10a_butcher_of_malakir_triggers_for_each(catalog: CardCatalog) -> None:
    """Butcher of Malakir: it and another that die together are two triggers; the opponent sacrifices twice."""
    table = board(catalog)
    table.battlefield(0, "Butcher of Malakir")
    table.battlefield(0, "Grizzly Bears")
    for _ in range(3):
        table.battlefield(1, "Darksteel Myr")
    table.hand(0, "Day of Judgment")
    game = begun(table)
    cast(game, "Day of Judgment")
    settled(game)
    assert count(game, "Darksteel Myr") == 1


def test_608_2c_daretti_who_discards_nothing_draws_nothing(catalog: CardCatalog) -> None:
    """Daretti, Scrap Savant: no card discarded, none drawn; one discarded, one drawn."""
    table = board(catalog)
    daretti = table.battlefield(0, "Daretti, Scrap Savant")
    table.hand(0, "Opt")
    game = begun(table)
    activate(game, game.thing(daretti), "+2")
    other = game.copy()
    settled(game, choose_cards=[])
    assert (hand(game), graveyard(game)) == (["Opt"], [])
    settled(other, choose_cards=["Opt"])
    assert (len(hand(other)), graveyard(other)) == (1, ["Opt"])


def test_701_3b_heros_blade_stays_where_it_is_if_the_hero_has_gone(catalog: CardCatalog) -> None:
    """Hero's Blade: the legendary creature killed in response, it stays attached where it was."""
    table = board(catalog)
    bears = table.battlefield(0, "Grizzly Bears")
    blade = table.battlefield(0, "Hero's Blade", attached_to=bears)
    table.hand(0, "Krenko, Tin Street Kingpin")
    table.hand(1, "Shock")
    game = begun(table)
    cast(game, "Krenko, Tin Street Kingpin")
    to_ability(game)
    responded(game, 1, "Shock", on_battlefield(game, "Krenko, Tin Street Kingpin")[0])
    settled(game, may="yes")
    assert game.thing(blade).attached_to == game.thing(bears)


def test_603_2c_smothering_tithe_triggers_for_each_card_drawn(catalog: CardCatalog) -> None:
    """Smothering Tithe: two cards drawn at once are two payments to be made, after both were drawn."""
    table = board(catalog, lands=1)
    table.battlefield(1, "Smothering Tithe")
    table.hand(0, "Divination")
    game = begun(table)
    cast(game, "Divination")
    to_ability(game)
    assert (len(hand(game)), len(game.stack)) == (2, 2)
    settled(game, may="yes")
    assert count(game, "Treasure Token") == 1


@pytest.mark.parametrize("watcher", ["Beast Whisperer", "Lys Alana Huntmaster", "Elder Deep-Fiend"])
def test_603_2a_what_casting_triggers_does_not_need_the_spell(catalog: CardCatalog, watcher: str) -> None:
    """Beast Whisperer, Elder Deep-Fiend: what casting a spell triggers resolves though that spell is countered."""
    table = board(catalog)
    table.hand(1, "Counterspell")
    cast_itself = watcher == "Elder Deep-Fiend"
    if not cast_itself:
        table.battlefield(0, watcher)
    table.hand(0, watcher if cast_itself else "Elvish Mystic")
    lands = [table.battlefield(1, "Wastes") for _ in range(4)]
    game = begun(table)
    game.answer_with(action="cast", card=hand(game)[0])
    while game.decision is not None and game.decision.kind != "priority":
        game.answer([key_of(game, game.thing(land)) for land in lands] if cast_itself else game.decision.default())
    responded(game, 1, "Counterspell", game.stack[0])
    settled(game, may="yes")
    assert len(graveyard(game)) == 1
    done = {"Beast Whisperer": len(hand(game)), "Lys Alana Huntmaster": count(game, "Elf Warrior Token")}
    assert done.get(watcher, sum(game.thing(land).tapped for land in lands) // 4) == 1


def test_603_2h_elvish_warmaster_triggers_once_a_turn_though_it_is_countered(catalog: CardCatalog) -> None:
    """Elvish Warmaster: the second Elf of a turn triggers nothing, even while the first trigger waits."""
    table = board(catalog)
    table.battlefield(0, "Elvish Warmaster")
    table.hand(0, "Llanowar Elves", "Elvish Mystic")
    game = begun(table)
    cast(game, "Llanowar Elves")
    settled(game)
    cast(game, "Elvish Mystic")
    settled(game)
    assert count(game, "Elf Warrior Token") == 1


def test_509_3c_alley_grifters_blocked_by_two_trigger_once(catalog: CardCatalog) -> None:
    """Alley Grifters: blocked by two creatures the defending player discards one card."""
    table = board(catalog)
    grifters = table.battlefield(0, "Alley Grifters")
    blockers = [table.battlefield(1, "Ornithopter") for _ in range(2)]
    table.hand(1, "Opt", "Shock", "Divination")
    game = begun(table)
    attacks(game, (game.thing(grifters), 1))
    blocks(game, *[(game.thing(blocker), game.thing(grifters)) for blocker in blockers])
    settled(game)
    assert len(hand(game, 1)) == 2


def test_608_2c_clockwork_hydra_that_has_gone_loses_no_counter_and_deals_nothing(catalog: CardCatalog) -> None:
    """Clockwork Hydra: returned to hand in response to its trigger it removes nothing, so it deals no damage."""
    table = board(catalog)
    hydra = table.battlefield(0, "Clockwork Hydra")
    table.hand(1, "Unsummon")
    game = begun(table)
    attacks(game, (game.thing(hydra), 1))
    game.answer_with(target=1)
    responded(game, 1, "Unsummon", game.thing(hydra))
    settled(game)
    pass_until(game, "postcombat main")
    assert lives(game) == [20, 20]


@pytest.mark.parametrize("tapped", [0, 1])
def test_608_2c_deathbringer_liege_destroys_what_is_tapped_by_then(catalog: CardCatalog, tapped: int) -> None:
    """Deathbringer Liege: any creature is a target; whether it is tapped counts as the ability resolves."""
    table = board(catalog)
    table.battlefield(0, "Deathbringer Liege")
    giant = table.battlefield(1, "Hill Giant", tapped=tapped == 1)
    table.hand(0, "Murder")
    bears = table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    cast(game, "Murder", game.thing(bears))
    while game.decision is not None and game.decision.kind == "target":
        game.answer_with(target=game.thing(giant))
    settled(game, may="yes")
    assert count(game, "Hill Giant") == 1 - tapped
