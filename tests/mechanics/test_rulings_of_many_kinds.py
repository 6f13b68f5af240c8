"""CR 601, 603, 613, 702 Rulings: costs and keywords, copies that enter, what multiplies, what is counted for whom."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import attacks, lives
from tests.mechanics.positions_for_tests import begun, cast, key_of, on_battlefield, pass_to, pass_until, resolve_all
from tests.mechanics.rulings_for_tests import count, responded, settled, to_ability
from tests.rules.boards_for_tests import activate, board, graveyard, hand, may_activate, may_cast, size

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize(("spell", "there"), [("Murder", 1), ("Diabolic Edict", 0)])
def test_701_19a_regeneration_is_no_help_against_sacrifice(catalog: CardCatalog, spell: str, there: int) -> None:
    """Lotleth Troll: regenerated it survives being destroyed; it is sacrificed all the same."""
    table = board(catalog)
    troll = table.battlefield(1, "Lotleth Troll")
    table.hand(0, spell)
    game = begun(table)
    cast(game, spell, game.thing(troll) if there else 1)
    pass_to(game, 1)
    activate(game, game.thing(troll), "{B}")
    settled(game)
    assert count(game, "Lotleth Troll") == there


def test_614_1_two_furnaces_of_rath_deal_four_times_as_much(catalog: CardCatalog) -> None:
    """Furnace of Rath: with two of them damage is doubled twice."""
    table = board(catalog)
    for seat in (0, 1):
        table.battlefield(seat, "Furnace of Rath")
    table.hand(0, "Shock")
    game = begun(table)
    cast(game, "Shock", 1)
    settled(game)
    assert lives(game) == [20, 12]


@pytest.mark.parametrize(("model", "there"), [("Clockwork Hydra", 1), ("", 0)])
def test_707_5_a_clone_enters_as_what_it_copies(catalog: CardCatalog, model: str, there: int) -> None:
    """Clone: it enters with the counters that its model enters with, not with those that has."""
    table = board(catalog)
    if model:
        table.battlefield(1, model, counters={"+1/+1": 9})
    table.hand(0, "Clone")
    game = begun(table)
    cast(game, "Clone")
    settled(game, may="yes", choose_permanents=[*on_battlefield(game, model)][:1] if model else [])
    mine = [thing for thing in game.player(0).battlefield if thing.name == model]
    assert [size(thing) for thing in mine] == [(4, 4)] * there
    assert graveyard(game) == ([] if model else ["Clone"])


@pytest.mark.parametrize(("answer", "life"), [("yes", 17), ("no", 20)])
def test_702_35a_a_discarded_fiery_temper_may_be_cast(catalog: CardCatalog, answer: str, life: int) -> None:
    """Fiery Temper: discarded it is exiled, and cast for its madness cost or put into the graveyard."""
    table = board(catalog)
    table.hand(0, "Fiery Temper")
    troll = table.battlefield(0, "Olivia's Dragoon")
    game = begun(table)
    activate(game, game.thing(troll))
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        kind = game.decision.kind
        asks = {"may": answer, "target": [key_of(game, 1)] if kind == "target" else None}
        game.answer(asks.get(kind) or game.decision.default())
    assert (lives(game), graveyard(game)) == ([20, life], ["Fiery Temper"])


def test_702_83b_every_exalted_creature_counts_for_the_one_attacker(catalog: CardCatalog) -> None:
    """Sublime Archangel: each creature has exalted, and attacking alone it gets +1/+1 from every one of them."""
    table = board(catalog)
    angel = table.battlefield(0, "Sublime Archangel")
    for _ in range(2):
        table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    attacks(game, (game.thing(angel), 1))
    settled(game)
    assert size(game.thing(angel)) == (7, 6)


@pytest.mark.parametrize("gone", [0, 1])
def test_608_2h_angelic_exaltation_counts_as_it_resolves(catalog: CardCatalog, gone: int) -> None:
    """Angelic Exaltation: X is the number of creatures as it resolves, and does not change later."""
    table = board(catalog)
    table.battlefield(0, "Angelic Exaltation")
    bears = table.battlefield(0, "Grizzly Bears")
    other = table.battlefield(0, "Hill Giant")
    table.hand(1, "Murder")
    game = begun(table)
    attacks(game, (game.thing(bears), 1))
    if gone:
        responded(game, 1, "Murder", game.thing(other))
    settled(game)
    if not gone:
        responded(game, 1, "Murder", game.thing(other))
    assert size(game.thing(bears)) == ((3, 3) if gone else (4, 4))


def test_702_93a_undying_does_not_return_what_has_a_counter(catalog: CardCatalog) -> None:
    """Strangleroot Geist: it returns once with a counter; with that it stays dead."""
    table = board(catalog, lands=6)
    table.battlefield(0, "Strangleroot Geist")
    table.hand(0, *["Murder"] * 3)
    game = begun(table)
    for cancelled in (True, False):
        cast(game, "Murder", on_battlefield(game, "Strangleroot Geist")[0])
        settled(game)
        (geist,) = on_battlefield(game, "Strangleroot Geist")
        assert geist.counters == {"+1/+1": 1}
        if cancelled:
            game.put_counters(geist, "-1/-1", 1)
            settled(game)
    cast(game, "Murder", on_battlefield(game, "Strangleroot Geist")[0])
    settled(game)
    assert count(game, "Strangleroot Geist") == 0


def test_701_47a_an_army_enters_as_a_0_0_creature(catalog: CardCatalog) -> None:
    """Dreadhorde Invasion: a new Army is 0/0 as it enters, so Mentor of the Meek sees it; it lives by its counter."""
    table = board(catalog)
    table.battlefield(0, "Dreadhorde Invasion")
    table.battlefield(0, "Mentor of the Meek")
    game = begun(table, active=1, step="end")
    pass_until(game, "upkeep", 6)
    settled(game, may="yes")
    assert (len(hand(game)), lives(game)[0]) == (1, 19)
    assert [size(thing) for thing in on_battlefield(game, "Zombie Army Token")] == [(1, 1)]


def test_702_15f_two_lifelinks_gain_no_more_than_one(catalog: CardCatalog) -> None:
    """Behemoth Sledge: equipped to a creature that has lifelink already it gains the damage once."""
    table = board(catalog)
    sledge = table.battlefield(0, "Behemoth Sledge")
    cutthroat = table.battlefield(0, "Vampire Cutthroat")
    game = begun(table)
    activate(game, game.thing(sledge), target=game.thing(cutthroat))
    settled(game)
    attacks(game, (game.thing(cutthroat), 1))
    pass_until(game, "postcombat main")
    assert lives(game) == [23, 17]


@pytest.mark.parametrize(("answer", "first"), [([], "Opt"), (["Opt"], "Shock")])
def test_701_22a_a_temple_lets_the_card_stay_or_go(catalog: CardCatalog, answer: list[str], first: str) -> None:
    """Temple of Silence: the card looked at stays on top or goes to the bottom."""
    table = board(catalog)
    table.hand(0, "Temple of Silence")
    table.library(0, "Opt", "Shock", "Divination")
    game = begun(table)
    game.answer_with(action="play land", card="Temple of Silence")
    settled(game, scry=answer)
    assert game.player(0).library[0].name == first
    assert on_battlefield(game, "Temple of Silence")[0].tapped


def test_701_23_collected_company_looks_at_each_mana_value(catalog: CardCatalog) -> None:
    """Collected Company: two creature cards of mana value 3 both enter; a dearer one cannot be chosen."""
    table = board(catalog)
    table.hand(0, "Collected Company")
    table.library(0, "Fiend Hunter", "Flickerwisp", "Hill Giant", "Opt", "Shock", "Divination", "Forest")
    game = begun(table)
    cast(game, "Collected Company")
    while game.decision is not None and game.decision.kind != "choose cards":
        game.answer("pass")
    assert game.decision is not None
    assert {option.card for option in game.decision.options} == {"Fiend Hunter", "Flickerwisp"}
    game.answer([option.key for option in game.decision.options])
    settled(game)
    assert (count(game, "Fiend Hunter"), count(game, "Hill Giant"), game.player(0).library[0].name) == (1, 0, "Forest")


@pytest.mark.parametrize("cards", [2, 0])
def test_121_4_augur_of_bolas_looks_at_fewer_cards(catalog: CardCatalog, cards: int) -> None:
    """Augur of Bolas: with fewer than three cards in the library those are looked at, and nobody loses."""
    table = board(catalog)
    table.hand(0, "Augur of Bolas")
    table.library(0, "Opt", *["Forest"] * (cards - 1 if cards else 0))
    game = begun(table)
    cast(game, "Augur of Bolas")
    settled(game, may="yes", choose_cards=["Opt"])
    assert (hand(game), game.is_over) == (["Opt"], False)


def test_602_2b_walking_ballista_shoots_with_its_last_counter(catalog: CardCatalog) -> None:
    """Walking Ballista: cast for {X}{X} with X 2; its last counter removed it dies, and the damage is dealt."""
    table = board(catalog)
    table.hand(0, "Walking Ballista")
    game = begun(table)
    cast(game, "Walking Ballista", 2)
    assert sum(thing.tapped for thing in game.player(0).battlefield) == 4
    settled(game)
    (ballista,) = on_battlefield(game, "Walking Ballista")
    for _ in range(2):
        activate(game, ballista, "Remove")
        game.answer([key_of(game, 1)])
    assert count(game, "Walking Ballista") == 0
    settled(game)
    assert lives(game) == [20, 18]


def test_602_5a_gravespawn_sovereign_taps_zombies_that_came_this_turn(catalog: CardCatalog) -> None:
    """Gravespawn Sovereign: its ability has no tap symbol: Zombies that came this turn, and itself, may be tapped."""
    table = board(catalog)
    table.battlefield(0, "Gravespawn Sovereign", sick=True)
    for _ in range(4):
        table.battlefield(0, "Dregscape Zombie", sick=True)
    table.graveyard(1, "Craw Wurm")
    game = begun(table)
    activate(game, on_battlefield(game, "Gravespawn Sovereign")[0])
    settled(game)
    assert [thing.controller for thing in on_battlefield(game, "Craw Wurm")] == [0]
    assert on_battlefield(game, "Gravespawn Sovereign")[0].tapped


@pytest.mark.parametrize(("spell", "there"), [("Evincar's Justice", 1), ("Mutilate", 0)])
def test_702_16a_protection_prevents_damage_and_stops_no_shrinking(
    catalog: CardCatalog, spell: str, there: int
) -> None:
    """Karmic Guide: damage by a black spell is prevented; one that shrinks all does not target it, and kills it."""
    table = board(catalog)
    table.battlefield(1, "Karmic Guide")
    table.hand(0, spell)
    game = begun(table)
    game.answer_with(action="cast", card=spell)
    settled(game)
    assert count(game, "Karmic Guide") == there


def test_702_14c_islandwalk_looks_at_the_defending_players_lands(catalog: CardCatalog) -> None:
    """Harbor Serpent: it cannot be blocked by a player with an Island, and can by one without."""
    table = board(catalog, players=3, lands=0)
    serpent = table.battlefield(0, "Harbor Serpent")
    for _ in range(5):
        table.battlefield(1, "Island")
    for seat in (1, 2):
        table.battlefield(seat, "Hill Giant")
    for whom, hit in ((1, 5), (2, 0)):
        game = begun(table)
        attacks(game, (game.thing(serpent), whom))
        giants = [thing for thing in on_battlefield(game, "Hill Giant") if thing.controller == whom]
        while game.decision is not None and game.step != "postcombat main":
            asked = game.decision
            keys = [option.key for option in asked.options if option.source == giants[0].id]
            game.answer(keys if asked.kind == "blockers" else asked.default())
        assert 20 - lives(game)[whom] == hit


def test_704_5j_two_mox_opals_are_one_artifact_too_few(catalog: CardCatalog) -> None:
    """Mox Opal: a second one is a third artifact, but the legend rule comes before any mana."""
    table = board(catalog)
    table.battlefield(0, "Mox Opal")
    table.battlefield(0, "Sol Ring")
    table.hand(0, "Mox Opal", "Ornithopter")
    game = begun(table)
    cast(game, "Mox Opal")
    settled(game)
    assert (count(game, "Mox Opal"), may_activate(game, on_battlefield(game, "Mox Opal")[0])) == (1, [])
    cast(game, "Ornithopter")
    settled(game)
    assert len(may_activate(game, on_battlefield(game, "Mox Opal")[0])) == 1


def test_303_4e_all_that_glitters_counts_auras_on_others_permanents(catalog: CardCatalog) -> None:
    """All That Glitters: an Aura that its controller put on an opponent's permanent counts; the opponent's do not."""
    table = board(catalog)
    bears = table.battlefield(0, "Grizzly Bears")
    other = table.battlefield(1, "Hill Giant")
    table.battlefield(0, "All That Glitters", attached_to=bears)
    table.battlefield(0, "Pacifism", attached_to=other)
    table.battlefield(1, "Pacifism", attached_to=other)
    game = begun(table)
    assert size(game.thing(bears)) == (4, 4)


def test_508_1d_juggernaut_need_not_pay_to_attack(catalog: CardCatalog) -> None:
    """Juggernaut: it must attack, but nobody is made to pay for Propaganda; without that it does."""
    for tax in (True, False):
        table = board(catalog)
        juggernaut = table.battlefield(0, "Juggernaut")
        if tax:
            table.battlefield(1, "Propaganda")
        game = begun(table)
        pass_until(game, "declare attackers")
        assert game.decision is not None
        assert (game.decision.fault(()) is None) == tax
        assert game.thing(juggernaut).attacking is None


def test_702_143a_a_foretold_card_waits_for_a_later_turn(catalog: CardCatalog) -> None:
    """Behold the Multiverse: foretold it cannot be cast in the same turn, and can in the next for its foretell cost."""
    table = board(catalog, lands=1)
    table.battlefield(0, "Island")
    table.hand(0, "Behold the Multiverse")
    game = begun(table)
    game.answer_with(action="special")
    assert not may_cast(game, "Behold the Multiverse")
    pass_until(game, "upkeep", 6)
    pass_to(game, 0)
    assert may_cast(game, "Behold the Multiverse")


def test_701_21_a_clue_sacrificed_to_anything_is_noticed(catalog: CardCatalog) -> None:
    """Tireless Tracker: a Clue sacrificed for something else gives its counter too."""
    table = board(catalog)
    tracker = table.battlefield(0, "Tireless Tracker")
    table.battlefield(0, "Arcbound Ravager")
    table.hand(0, "Forest")
    game = begun(table)
    game.answer_with(action="play land", card="Forest")
    settled(game)
    assert count(game, "Clue Token") == 1
    activate(game, on_battlefield(game, "Arcbound Ravager")[0])
    settled(game, cost=[on_battlefield(game, "Clue Token")[0]])
    assert (count(game, "Clue Token"), size(game.thing(tracker))) == (0, (4, 3))


def test_613_7_creeperhulk_overwrites_an_earlier_size_and_not_a_bonus(catalog: CardCatalog) -> None:
    """Creeperhulk: base 5/5 in place of an earlier base size; a counter counts on top."""
    table = board(catalog)
    table.battlefield(0, "Creeperhulk")
    bears = table.battlefield(0, "Grizzly Bears", counters={"+1/+1": 1})
    table.hand(1, "Humble")
    game = begun(table)
    responded(game, 1, "Humble", game.thing(bears))
    assert size(game.thing(bears)) == (1, 2)
    pass_to(game, 0)
    activate(game, on_battlefield(game, "Creeperhulk")[0], target=game.thing(bears))
    settled(game)
    assert (size(game.thing(bears)), game.thing(bears).keywords) == ((6, 6), ("trample",))


def test_611_2c_bonds_of_mortality_take_what_is_there_as_it_resolves(catalog: CardCatalog) -> None:
    """Bonds of Mortality: indestructible is lost; gained afterwards it works."""
    table = board(catalog)
    bonds = table.battlefield(0, "Bonds of Mortality")
    myr = table.battlefield(1, "Darksteel Myr")
    table.hand(1, "Heroic Intervention")
    game = begun(table)
    activate(game, game.thing(bonds))
    settled(game)
    assert game.thing(myr).keywords == ()
    responded(game, 1, "Heroic Intervention")
    assert "indestructible" in game.thing(myr).keywords


def test_601_2b_pyrokinesis_divides_before_and_does_not_divide_anew(catalog: CardCatalog) -> None:
    """Pyrokinesis: cast for an exiled red card; a target gone, the other is dealt its share alone."""
    table = board(catalog, lands=0)
    giants = [table.battlefield(1, "Hill Giant") for _ in range(2)]
    table.hand(0, "Pyrokinesis", "Shock")
    table.hand(1, "Unsummon")
    table.battlefield(1, "Island")
    game = begun(table)
    game.answer_with(action="cast", card="Pyrokinesis", alternative="alternative cost")
    while game.decision is not None and game.decision.kind != "priority":
        asked = game.decision
        picks = {"target": [key_of(game, game.thing(one)) for one in giants] if asked.kind == "target" else None}
        game.answer([2, 2] if asked.kind == "divide" else picks.get(asked.kind) or asked.default())
    responded(game, 1, "Unsummon", game.thing(giants[0]))
    settled(game)
    assert (game.thing(giants[1]).damage, [thing.name for thing in game.player(0).exile]) == (2, ["Shock"])


def test_603_4_cephalid_sage_that_has_triggered_needs_threshold_no_more(catalog: CardCatalog) -> None:
    """Cephalid Sage: with seven cards as it enters it triggers; six as it resolves do not matter any more."""
    table = board(catalog)
    table.graveyard(0, *["Opt"] * 7)
    table.hand(0, "Cephalid Sage")
    ooze = table.battlefield(1, "Scavenging Ooze")
    game = begun(table)
    cast(game, "Cephalid Sage")
    to_ability(game)
    pass_to(game, 1)
    activate(game, game.thing(ooze), target=game.player(0).graveyard[0])
    resolve_all(game)
    assert len(hand(game)) == 1
