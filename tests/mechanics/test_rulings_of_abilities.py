"""CR 602, 603, 702 Rulings: abilities whose source has gone, keywords that come and go, costs paid beforehand."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import attacks, blocks, lives
from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, pass_to, pass_until
from tests.mechanics.rulings_for_tests import count, responded, settled
from tests.rules.boards_for_tests import activate, board, graveyard, hand, size

from oathbreaker.library.catalog import CardCatalog


def test_702_21a_ward_that_has_triggered_is_to_be_paid_though_it_is_lost(catalog: CardCatalog) -> None:
    """Bronze Guardian: gone after ward triggered for another artifact, {2} must be paid all the same."""
    table = board(catalog, lands=1)
    guardian = table.battlefield(1, "Bronze Guardian")
    ring = table.battlefield(1, "Sol Ring")
    table.hand(0, "Disenchant")
    table.hand(1, "Unsummon")
    game = begun(table)
    cast(game, "Disenchant", game.thing(ring))
    responded(game, 1, "Unsummon", game.thing(guardian))
    settled(game, may="no")
    assert (count(game, "Sol Ring"), graveyard(game)) == (1, ["Disenchant"])


@pytest.mark.parametrize("gone", [0, 1])
def test_608_2h_aether_vial_that_has_gone_counts_its_last_counters(catalog: CardCatalog, gone: int) -> None:
    """Aether Vial: destroyed in response it still puts in a creature for as many counters as it had."""
    table = board(catalog)
    vial = table.battlefield(0, "Aether Vial", counters={"charge": 2})
    table.hand(0, "Grizzly Bears", "Hill Giant")
    table.hand(1, "Disenchant")
    game = begun(table)
    activate(game, game.thing(vial))
    if gone:
        responded(game, 1, "Disenchant", game.thing(vial))
    settled(game, may="yes", choose_cards=["Grizzly Bears"])
    assert (count(game, "Grizzly Bears"), hand(game)) == (1, ["Hill Giant"])


def test_702_29e_mountaincycling_draws_nothing(catalog: CardCatalog) -> None:
    """Chartooth Cougar: mountaincycling finds a Mountain card, and no card is drawn."""
    table = board(catalog)
    table.hand(0, "Chartooth Cougar")
    table.library(0, "Opt", "Mountain", "Opt")
    game = begun(table)
    game.answer(next(one for one in game.legal_actions if one.card == "Chartooth Cougar" and one.action == "activate"))
    settled(game, choose_cards=["Mountain"])
    assert hand(game) == ["Mountain"]


def test_119_3f_mortarpod_lets_the_creature_deal_the_damage(catalog: CardCatalog) -> None:
    """Mortarpod: the sacrificed creature deals the damage, so lifelink it had gains life."""
    table = board(catalog)
    cub = table.battlefield(0, "Vampire Cutthroat")
    table.battlefield(0, "Mortarpod", attached_to=cub)
    game = begun(table)
    activate(game, game.thing(cub), "Sacrifice")
    game.answer_with(target=1) if game.decision is not None and game.decision.kind == "target" else None
    settled(game)
    assert lives(game) == [21, 19]


@pytest.mark.parametrize("spell", ["Shock", "Lightning Bolt"])
def test_603_2c_high_priest_of_penance_triggers_once_for_an_amount(catalog: CardCatalog, spell: str) -> None:
    """High Priest of Penance: once for each time damage is dealt, however much, lethal damage too."""
    table = board(catalog)
    priest = table.battlefield(0, "High Priest of Penance")
    rings = [table.battlefield(1, "Sol Ring") for _ in range(3)]
    table.hand(1, spell)
    game = begun(table, active=1)
    cast(game, spell, game.thing(priest))
    settled(game, may="yes", target=game.thing(rings[0]))
    assert (count(game, "Sol Ring"), count(game, "High Priest of Penance")) == (2, 0)


def test_509_1h_scuttling_doom_engine_stays_blocked(catalog: CardCatalog) -> None:
    """Scuttling Doom Engine: blocked by a creature with power 3, shrinking that one does not undo the block."""
    table = board(catalog)
    engine = table.battlefield(0, "Scuttling Doom Engine")
    giant = table.battlefield(1, "Hill Giant")
    table.hand(0, "Humble")
    game = begun(table)
    attacks(game, (game.thing(engine), 1))
    blocks(game, (game.thing(giant), game.thing(engine)))
    responded(game, 0, "Humble", game.thing(giant))
    pass_until(game, "postcombat main")
    assert (lives(game), count(game, "Hill Giant")) == ([20, 20], 0)


@pytest.mark.parametrize("untapped", [0, 1])
def test_502_3_wall_of_frost_holds_for_one_untap_step(catalog: CardCatalog, untapped: int) -> None:
    """Wall of Frost: what was untapped before the next untap step is not held in a later one."""
    table = board(catalog)
    bears = table.battlefield(0, "Grizzly Bears")
    wall = table.battlefield(1, "Wall of Frost")
    table.battlefield(0, "Seeker of Skybreak")
    game = begun(table)
    attacks(game, (game.thing(bears), 1))
    blocks(game, (game.thing(wall), game.thing(bears)))
    settled(game)
    pass_until(game, "postcombat main")
    if untapped:
        activate(game, on_battlefield(game, "Seeker of Skybreak")[0], target=game.thing(bears))
        settled(game)
    pass_until(game, "upkeep", 7)
    assert game.thing(bears).tapped == (not untapped)
    pass_until(game, "upkeep", 9)
    assert not game.thing(bears).tapped


@pytest.mark.parametrize(("tapped", "soldiers"), [(1, 0), (0, 1)])
def test_603_2e_emmara_must_change_from_untapped_to_tapped(catalog: CardCatalog, tapped: int, soldiers: int) -> None:
    """Emmara, Soul of the Accord: an effect that would tap it while it is tapped triggers nothing."""
    table = board(catalog)
    emmara = table.battlefield(0, "Emmara, Soul of the Accord", tapped=tapped == 1)
    icy = table.battlefield(0, "Icy Manipulator")
    game = begun(table)
    activate(game, game.thing(icy), target=game.thing(emmara))
    settled(game)
    assert count(game, "Soldier Token") == soldiers


def test_602_2b_soul_of_new_phyrexia_is_exiled_as_a_cost(catalog: CardCatalog) -> None:
    """Soul of New Phyrexia: exiled from the graveyard to pay, so nobody can take it away in response."""
    table = board(catalog)
    table.graveyard(0, "Soul of New Phyrexia")
    bears = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    game.answer(next(one for one in game.legal_actions if one.card == "Soul of New Phyrexia"))
    assert (graveyard(game), [thing.name for thing in game.player(0).exile]) == ([], ["Soul of New Phyrexia"])
    settled(game)
    assert "indestructible" in game.thing(bears).keywords


@pytest.mark.parametrize(("answer", "there"), [("yes", ["Faerie Impostor"]), ("no", ["Grizzly Bears"])])
def test_118_12_faerie_impostor_may_be_sacrificed_instead(catalog: CardCatalog, answer: str, there: list[str]) -> None:
    """Faerie Impostor: its controller may sacrifice it although there is a creature to return."""
    table = board(catalog)
    table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Faerie Impostor")
    game = begun(table)
    cast(game, "Faerie Impostor")
    settled(game, may=answer)
    assert [thing.name for thing in game.player(0).battlefield if "creature" in thing.types] == there


def test_603_2c_akroan_crusader_targeted_twice_by_one_spell_triggers_once(catalog: CardCatalog) -> None:
    """Akroan Crusader: a spell that targets it three times is one trigger, which resolves before the spell."""
    table = board(catalog)
    crusader = table.battlefield(0, "Akroan Crusader")
    table.hand(0, "Seeds of Strength")
    game = begun(table)
    game.answer_with(action="cast", card="Seeds of Strength")
    while game.decision is not None and game.decision.kind == "target":
        game.answer_with(target=game.thing(crusader))
    while len(game.stack) > 1:
        game.answer("pass")
    assert (count(game, "Soldier Token"), size(game.thing(crusader))) == (1, (1, 1))
    settled(game)
    assert (count(game, "Soldier Token"), size(game.thing(crusader))) == (1, (4, 4))


def test_608_2h_ajani_unyielding_gains_the_power_it_last_had(catalog: CardCatalog) -> None:
    """Ajani Unyielding: the exiled creature's controller gains as much life as its power was, counters included."""
    table = board(catalog)
    ajani = table.battlefield(0, "Ajani Unyielding", counters={"loyalty": 4})
    bears = table.battlefield(1, "Grizzly Bears", counters={"+1/+1": 3})
    game = begun(table)
    activate(game, game.thing(ajani), "−2", target=game.thing(bears))
    settled(game)
    assert lives(game) == [20, 25]


@pytest.mark.parametrize(("drawn", "size_of"), [(1, (1, 2)), (2, (2, 3)), (3, (2, 3))])
def test_603_2c_faerie_vandal_for_the_second_card_of_a_turn(
    catalog: CardCatalog, drawn: int, size_of: tuple[int, int]
) -> None:
    """Faerie Vandal: one counter for the second card, though it was not there when the first was drawn."""
    table = board(catalog)
    table.hand(0, "Opt", "Opt", "Opt", "Faerie Vandal")
    game = begun(table)
    cast(game, "Opt")
    settled(game)
    cast(game, "Faerie Vandal")
    settled(game)
    for _ in range(drawn - 1):
        cast(game, "Opt")
        settled(game)
    assert size(on_battlefield(game, "Faerie Vandal")[0]) == size_of


@pytest.mark.parametrize("countered", [0, 1])
def test_702_108a_prowess_does_not_need_the_spell(catalog: CardCatalog, countered: int) -> None:
    """Seeker of the Way: an artifact creature triggers no prowess; a noncreature spell does, countered or not."""
    table = board(catalog)
    seeker = table.battlefield(0, "Seeker of the Way")
    table.hand(0, "Ornithopter", "Opt")
    table.hand(1, "Counterspell")
    game = begun(table)
    cast(game, "Ornithopter")
    settled(game)
    assert size(game.thing(seeker)) == (2, 2)
    cast(game, "Opt")
    if countered:
        responded(game, 1, "Counterspell", game.stack[0])
    settled(game)
    assert (size(game.thing(seeker)), "lifelink" in game.thing(seeker).keywords) == ((3, 3), True)


def test_608_2c_bandage_draws_as_it_resolves(catalog: CardCatalog) -> None:
    """Bandage: the card is drawn at once, and the next 1 damage is prevented later."""
    table = board(catalog)
    table.hand(0, "Bandage")
    table.hand(1, "Shock")
    game = begun(table)
    cast(game, "Bandage", 0)
    settled(game)
    assert len(hand(game)) == 1
    responded(game, 1, "Shock", 0)
    assert lives(game) == [19, 20]


@pytest.mark.parametrize(("gone", "damage"), [(0, 1), (1, 0)])
def test_701_14b_brash_taunter_that_has_gone_does_not_fight(catalog: CardCatalog, gone: int, damage: int) -> None:
    """Brash Taunter: gone in response, the other creature deals and is dealt no damage."""
    table = board(catalog)
    taunter = table.battlefield(0, "Brash Taunter")
    giant = table.battlefield(1, "Hill Giant")
    table.hand(1, "Unsummon")
    game = begun(table)
    activate(game, game.thing(taunter), target=game.thing(giant))
    if gone:
        responded(game, 1, "Unsummon", game.thing(taunter))
    settled(game)
    assert (game.thing(giant).damage, lives(game)) == (damage, [20, 20 - 3 * damage])


def test_506_4_eldrazi_displacer_takes_a_creature_out_of_combat(catalog: CardCatalog) -> None:
    """Eldrazi Displacer: what comes back is a new object: tapped, not attacking, without its counters."""
    table = board(catalog)
    for _ in range(2):
        table.battlefield(1, "Wastes")
    displacer = table.battlefield(1, "Eldrazi Displacer")
    bears = table.battlefield(0, "Grizzly Bears", counters={"+1/+1": 2})
    game = begun(table)
    attacks(game, (game.thing(bears), 1))
    pass_to(game, 1)
    activate(game, game.thing(displacer), target=game.thing(bears))
    settled(game)
    (back,) = on_battlefield(game, "Grizzly Bears")
    assert (back.tapped, back.attacking, size(back)) == (True, None, (2, 2))
    pass_until(game, "postcombat main")
    assert lives(game) == [20, 20]


def test_707_10_galvanic_iteration_copies_a_spell_that_was_countered(catalog: CardCatalog) -> None:
    """Galvanic Iteration: the spell countered before the trigger resolves is copied all the same."""
    table = board(catalog)
    table.hand(0, "Galvanic Iteration", "Lightning Bolt")
    table.hand(1, "Counterspell")
    game = begun(table)
    cast(game, "Galvanic Iteration")
    settled(game)
    cast(game, "Lightning Bolt", 1)
    responded(game, 1, "Counterspell", game.stack[0])
    settled(game)
    assert lives(game) == [20, 17]


def test_707_10_double_vision_copies_what_has_no_target(catalog: CardCatalog) -> None:
    """Double Vision: the first instant or sorcery spell is copied without targets too, the second is not."""
    table = board(catalog)
    table.battlefield(0, "Double Vision")
    table.hand(0, "Divination", "Divination")
    game = begun(table)
    cast(game, "Divination")
    settled(game)
    assert len(hand(game)) == 1 + 4
    cast(game, "Divination")
    settled(game)
    assert len(hand(game)) == 4 + 2


@pytest.mark.parametrize("gone", [0, 1])
def test_608_2b_spell_crumple_goes_to_the_bottom_only_if_it_resolves(catalog: CardCatalog, gone: int) -> None:
    """Spell Crumple: its target countered by something else it is put into the graveyard like any spell."""
    table = board(catalog)
    table.hand(0, "Opt", "Counterspell")
    table.hand(1, "Spell Crumple")
    game = begun(table)
    cast(game, "Opt")
    pass_to(game, 1)
    cast(game, "Spell Crumple")
    if gone:
        pass_to(game, 0)
        cast(game, "Counterspell", game.stack[0])
    settled(game)
    assert graveyard(game, 1) == (["Spell Crumple"] if gone else [])
    assert (game.player(1).library[-1].name == "Spell Crumple") == (not gone)


def test_704_3_spirit_link_comes_too_late_for_who_is_dead(catalog: CardCatalog) -> None:
    """Spirit Link on the attacker: its controller, dealt lethal damage by it, loses before the trigger resolves."""
    table = board(catalog, players=3)
    table.life(1, 3)
    giant = table.battlefield(0, "Hill Giant")
    table.battlefield(1, "Spirit Link", attached_to=giant)
    game = begun(table)
    attacks(game, (game.thing(giant), 1))
    pass_until(game, "postcombat main")
    assert not game.player(1).in_game


@pytest.mark.parametrize("stolen", [0, 1])
def test_611_2b_dungeon_geists_hold_while_their_controller_has_them(catalog: CardCatalog, stolen: int) -> None:
    """Dungeon Geists: a creature that was tapped before is held too, until the Geists are somebody else's."""
    table = board(catalog)
    bears = table.battlefield(1, "Grizzly Bears", tapped=True)
    table.hand(0, "Dungeon Geists")
    table.hand(1, "Control Magic")
    game = begun(table)
    cast(game, "Dungeon Geists")
    settled(game)
    pass_until(game, "precombat main", 6)
    assert game.thing(bears).tapped
    if stolen:
        cast(game, "Control Magic", on_battlefield(game, "Dungeon Geists")[0])
        settled(game)
    pass_until(game, "upkeep", 8)
    assert game.thing(bears).tapped == (not stolen)


def test_702_84a_unearth_does_nothing_for_a_card_that_has_left(catalog: CardCatalog) -> None:
    """Dregscape Zombie: its card exiled from the graveyard in response, unearth returns nothing."""
    table = board(catalog)
    table.graveyard(0, "Dregscape Zombie")
    ooze = table.battlefield(1, "Scavenging Ooze")
    game = begun(table)
    (card,) = game.player(0).graveyard
    game.answer(next(one for one in game.legal_actions if one.card == "Dregscape Zombie"))
    pass_to(game, 1)
    activate(game, game.thing(ooze), target=card)
    settled(game)
    assert count(game, "Dregscape Zombie") == 0


@pytest.mark.parametrize(("blocker", "there"), [("Grizzly Bears", 0), ("Memnite", 1)])
def test_704_3_ajanis_pridemate_is_not_saved_by_life_gained_with_the_damage(
    catalog: CardCatalog, blocker: str, there: int
) -> None:
    """Ajani's Pridemate: dealt lethal damage as its controller gains life it gets no counter in time."""
    table = board(catalog)
    pridemate = table.battlefield(0, "Ajani's Pridemate")
    cutthroat = table.battlefield(0, "Vampire Cutthroat")
    other = table.battlefield(1, blocker)
    game = begun(table)
    attacks(game, (game.thing(pridemate), 1), (game.thing(cutthroat), 1))
    blocks(game, (game.thing(other), game.thing(pridemate)))
    pass_until(game, "postcombat main")
    assert (lives(game)[0] > 20, count(game, "Ajani's Pridemate")) == (True, there)
    assert [size(thing) for thing in on_battlefield(game, "Ajani's Pridemate")] == [(3, 3)] * there


def test_603_4_deathreap_ritual_counts_deaths_of_before_it_came(catalog: CardCatalog) -> None:
    """Deathreap Ritual: a creature that died earlier this turn counts, though the Ritual was not there."""
    table = board(catalog)
    bears = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Murder", "Deathreap Ritual")
    game = begun(table)
    cast(game, "Murder", game.thing(bears))
    settled(game)
    cast(game, "Deathreap Ritual")
    settled(game)
    pass_until(game, "end")
    settled(game, may="yes")
    assert len(hand(game)) == 1


def test_603_12_heart_piercer_manticore_only_for_its_own_sacrifice(catalog: CardCatalog) -> None:
    """Heart-Piercer Manticore: a creature sacrificed to something else makes it deal no damage."""
    table = board(catalog)
    table.battlefield(0, "Heart-Piercer Manticore")
    table.battlefield(0, "Craw Wurm")
    seer = table.battlefield(0, "Viscera Seer")
    game = begun(table)
    activate(game, game.thing(seer))
    settled(game)
    assert lives(game) == [20, 20]
