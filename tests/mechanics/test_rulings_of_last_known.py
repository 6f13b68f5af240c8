"""CR 603.10a, 608.2h Rulings: what dies together sees itself die, and what has gone is asked as it last was."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import attacks, lives
from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, pass_to, pass_until, resolve_all
from tests.mechanics.rulings_for_tests import count, responded, settled
from tests.rules.boards_for_tests import activate, board, hand, size

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize(
    ("watcher", "gained"),
    [("Zulaport Cutthroat", [23, 17]), ("Blood Artist", [24, 16]), ("Midnight Reaper", [17, 20])],
)
def test_603_10a_it_sees_the_creatures_that_die_with_it(catalog: CardCatalog, watcher: str, gained: list[int]) -> None:
    """Zulaport Cutthroat, Blood Artist, Midnight Reaper: it triggers for what dies with it too."""
    table = board(catalog)
    for name in (watcher, "Grizzly Bears", "Hill Giant"):
        table.battlefield(0, name)
    table.battlefield(1, "Craw Wurm")
    table.hand(0, "Day of Judgment")
    game = begun(table)
    cast(game, "Day of Judgment")
    settled(game, target=1)
    assert lives(game) == gained


def test_603_10a_an_enchantment_that_leaves_with_the_creatures(catalog: CardCatalog) -> None:
    """Moldervine Reclamation: destroyed at the same time as two creatures, it triggers for both."""
    table = board(catalog)
    for name in ("Moldervine Reclamation", "Grizzly Bears", "Hill Giant"):
        table.battlefield(0, name)
    table.hand(0, "Planar Cleansing")
    game = begun(table)
    cast(game, "Planar Cleansing")
    settled(game)
    assert (lives(game)[0], len(hand(game))) == (22, 2)


def test_700_2_modes_follow_one_another_and_a_destroyed_watcher_sees_no_later_mode(catalog: CardCatalog) -> None:
    """Austere Command: a Blood Artist destroyed by the third mode does not see what the fourth destroys."""
    table = board(catalog)
    for name in ("Blood Artist", "Grizzly Bears", "Craw Wurm"):
        table.battlefield(0, name)
    table.hand(0, "Austere Command")
    game = begun(table)
    game.answer_with(action="cast", card="Austere Command")
    assert game.decision is not None
    game.answer([game.decision.options[2].key, game.decision.options[3].key])
    settled(game, target=1)
    assert lives(game) == [22, 18]


def test_701_19a_one_shield_does_not_last_for_two_modes(catalog: CardCatalog) -> None:
    """Austere Command: an artifact creature regenerated once survives the first mode, not the second."""
    table = board(catalog)
    skeletons = table.battlefield(0, "Drudge Skeletons")
    table.battlefield(0, "Liquimetal Coating")
    table.hand(0, "Austere Command")
    game = begun(table)
    activate(game, game.thing(skeletons), "{B}")
    resolve_all(game)
    activate(game, on_battlefield(game, "Liquimetal Coating")[0], target=game.thing(skeletons))
    resolve_all(game)
    game.answer_with(action="cast", card="Austere Command")
    assert game.decision is not None
    game.answer([game.decision.options[0].key, game.decision.options[2].key])
    settled(game)
    assert count(game, "Drudge Skeletons") == 0


def test_608_2h_krenko_that_has_left_still_counts_its_power(catalog: CardCatalog) -> None:
    """Krenko, Tin Street Kingpin: killed in response it gets no counter, and as many Goblins come as it had power."""
    table = board(catalog)
    krenko = table.battlefield(0, "Krenko, Tin Street Kingpin")
    table.hand(1, "Murder", "Giant Growth")
    game = begun(table)
    attacks(game, (game.thing(krenko), 1))
    responded(game, 1, "Giant Growth", game.thing(krenko))
    responded(game, 1, "Murder", game.thing(krenko))
    settled(game)
    assert count(game, "Goblin Token") == 4


@pytest.mark.parametrize("gone", [0, 1])
def test_707_2_scute_swarm_that_has_left_is_copied_as_it_was(catalog: CardCatalog, gone: int) -> None:
    """Scute Swarm: with six lands a copy of it comes, destroyed in response or not, without its counters."""
    table = board(catalog)
    swarm = table.battlefield(0, "Scute Swarm", counters={"+1/+1": 2})
    table.hand(0, "Forest")
    table.hand(1, "Murder")
    game = begun(table)
    game.answer_with(action="play land", card="Forest")
    if gone:
        responded(game, 1, "Murder", game.thing(swarm))
    settled(game)
    tokens = [thing for thing in on_battlefield(game, "Scute Swarm") if thing.is_token]
    assert [size(thing) for thing in tokens] == [(1, 1)]


@pytest.mark.parametrize("gone", [0, 1])
def test_608_2h_warstorm_surge_uses_the_power_it_last_had(catalog: CardCatalog, gone: int) -> None:
    """Warstorm Surge: a creature destroyed in response deals damage equal to the power it had."""
    table = board(catalog)
    table.battlefield(0, "Warstorm Surge")
    table.hand(0, "Hill Giant")
    table.hand(1, "Murder")
    game = begun(table)
    cast(game, "Hill Giant")
    while game.decision is not None and game.decision.kind != "target":
        game.answer("pass")
    game.answer_with(target=1)
    if gone:
        responded(game, 1, "Murder", on_battlefield(game, "Hill Giant")[0])
    settled(game)
    assert lives(game) == [20, 17]


def test_608_2h_greater_good_draws_for_the_power_it_last_had(catalog: CardCatalog) -> None:
    """Greater Good: a creature that was pumped before it was sacrificed draws as many cards as its power was."""
    table = board(catalog)
    good = table.battlefield(0, "Greater Good")
    bears = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Giant Growth")
    game = begun(table)
    cast(game, "Giant Growth", game.thing(bears))
    resolve_all(game)
    activate(game, game.thing(good))
    settled(game)
    assert len(hand(game)) == 2


def test_603_10a_chasm_skulker_counts_the_counters_it_had_before(catalog: CardCatalog) -> None:
    """Chasm Skulker: it dies of more -1/-1 counters than it has +1/+1 counters; as many Squids as those it had."""
    table = board(catalog)
    skulker = table.battlefield(0, "Chasm Skulker", counters={"+1/+1": 2})
    game = begun(table)
    game.put_counters(game.thing(skulker), "-1/-1", 3)
    settled(game)
    assert (count(game, "Chasm Skulker"), count(game, "Squid Token")) == (0, 2)


def test_603_2c_chasm_skulker_grows_for_each_card(catalog: CardCatalog) -> None:
    """Chasm Skulker: two cards drawn by one spell are two triggers."""
    table = board(catalog)
    skulker = table.battlefield(0, "Chasm Skulker")
    table.hand(0, "Divination")
    game = begun(table)
    cast(game, "Divination")
    settled(game)
    assert size(game.thing(skulker)) == (3, 3)


def test_610_3_banishing_light_gone_before_its_trigger_exiles_nothing(catalog: CardCatalog) -> None:
    """Banishing Light: destroyed before its trigger resolves, the target stays where it is."""
    table = board(catalog)
    bears = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Banishing Light")
    table.hand(1, "Disenchant")
    game = begun(table)
    cast(game, "Banishing Light")
    while not game.stack or game.stack[0].kind != "ability":
        game.answer(game.decision.default() if game.decision is not None else "pass")
    responded(game, 1, "Disenchant", on_battlefield(game, "Banishing Light")[0])
    settled(game)
    assert game.thing(bears).zone == "battlefield"


@pytest.mark.parametrize(
    ("name", "killer"),
    [("Fiend Hunter", "Murder"), ("Oblivion Ring", "Disenchant"), ("Journey to Nowhere", "Disenchant")],
)
def test_607_2a_gone_before_its_first_trigger_it_exiles_for_good(catalog: CardCatalog, name: str, killer: str) -> None:
    """Fiend Hunter, Oblivion Ring: gone in response it returns nothing, and then the target is exiled."""
    table = board(catalog)
    bears = table.battlefield(1, "Grizzly Bears")
    table.hand(0, name)
    table.hand(1, killer)
    game = begun(table)
    cast(game, name)
    while not game.stack or game.stack[0].kind != "ability":
        game.answer(game.decision.default() if game.decision is not None else "pass")
    responded(game, 1, killer, on_battlefield(game, name)[0])
    settled(game, may="yes")
    assert not game.thing(bears).exists or game.thing(bears).zone == "exile"
    assert [thing.name for thing in game.player(1).exile] == ["Grizzly Bears"]


@pytest.mark.parametrize("token", [0, 1])
def test_111_8_flickerwisp_brings_a_card_back_though_it_is_gone_and_no_token(
    catalog: CardCatalog,
    token: int,
) -> None:
    """Flickerwisp: the card comes back at the end step even without it; a token does not come back at all."""
    table = board(catalog)
    table.battlefield(1, "Grizzly Bears", token=token == 1)
    table.hand(0, "Flickerwisp", "Murder")
    game = begun(table)
    cast(game, "Flickerwisp")
    settled(game, target=on_battlefield(game, "Grizzly Bears")[0])
    assert count(game, "Grizzly Bears") == 0
    cast(game, "Murder", on_battlefield(game, "Flickerwisp")[0])
    settled(game)
    pass_until(game, "end")
    settled(game)
    assert count(game, "Grizzly Bears") == (0 if token else 1)


def test_513_2_what_flickerwisp_brings_back_misses_that_end_step(catalog: CardCatalog) -> None:
    """Flickerwisp: a Dogged Pursuit that comes back in the end step is too late to trigger as it begins."""
    table = board(catalog)
    pursuit = table.battlefield(0, "Dogged Pursuit")
    table.hand(0, "Flickerwisp")
    game = begun(table)
    cast(game, "Flickerwisp")
    settled(game, target=game.thing(pursuit))
    pass_until(game, "end")
    settled(game)
    pass_until(game, "upkeep", 6)
    assert (count(game, "Dogged Pursuit"), lives(game)) == (1, [20, 20])


@pytest.mark.parametrize(("sacrificed", "found"), [(0, 1), (1, 0)])
def test_608_2a_knight_of_the_white_orchid_counts_again(
    catalog: CardCatalog,
    sacrificed: int,
    found: int,
) -> None:
    """Knight of the White Orchid: if no opponent has more lands any more as it resolves, nothing is searched."""
    table = board(catalog, lands=0)
    for _ in range(2):
        table.battlefield(0, "Plains")
        table.battlefield(1, "Plains")
    vale = table.battlefield(1, "Ghost Quarter")
    table.hand(0, "Knight of the White Orchid")
    table.library(0, "Plains", "Plains")
    table.library(1, "Shock")
    game = begun(table)
    cast(game, "Knight of the White Orchid")
    while not game.stack or game.stack[0].kind != "ability":
        game.answer(game.decision.default() if game.decision is not None else "pass")
    if sacrificed:
        pass_to(game, 1)
        activate(game, game.thing(vale), "{T}, Sac", target=game.thing(vale))
    settled(game, may="yes", choose_cards=["Plains"])
    assert len(game.player(0).battlefield) == 3 + found


def test_707_2_a_copied_creature_that_has_gone_is_known_still(catalog: CardCatalog) -> None:
    """Flameshadow Conjuring: what entered may be destroyed in response; the token is a copy of it all the same."""
    table = board(catalog)
    table.battlefield(0, "Flameshadow Conjuring")
    table.hand(0, "Craw Wurm")
    table.hand(1, "Murder")
    game = begun(table)
    cast(game, "Craw Wurm")
    while not game.stack or game.stack[0].kind != "ability":
        game.answer("pass")
    responded(game, 1, "Murder", on_battlefield(game, "Craw Wurm")[0])
    settled(game, may="yes")
    assert [(thing.is_token, thing.keywords) for thing in on_battlefield(game, "Craw Wurm")] == [(True, ("haste",))]


def test_707_2_what_was_a_copy_for_the_turn_is_known_as_that_copy(catalog: CardCatalog) -> None:
    """Giant Adephage that something has become for the turn: destroyed in response, it is copied as an Adephage."""
    table = board(catalog, lands=6)
    mirror = table.battlefield(0, "Mirage Mirror")
    adephage = table.battlefield(1, "Giant Adephage")
    table.hand(1, "Murder")
    game = begun(table)
    activate(game, game.thing(mirror), target=game.thing(adephage))
    resolve_all(game)
    attacks(game, (game.thing(mirror), 1))
    while not game.stack:
        game.answer(game.decision.default() if game.decision is not None else "pass")
    responded(game, 1, "Murder", game.thing(mirror))
    settled(game)
    assert [thing.controller for thing in on_battlefield(game, "Giant Adephage") if thing.is_token] == [0]
