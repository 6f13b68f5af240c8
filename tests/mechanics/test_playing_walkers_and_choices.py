"""CR 608.2, 115, 400.7 Loyalty abilities by which players choose, and what those find again and put somewhere."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
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


def test_608_2d_one_permanent_of_each_type_is_kept(catalog: CardCatalog) -> None:
    """Minus nine: an opponent keeps one land, one creature and one artifact."""
    table = table_of(catalog, lands=3, kinds=("Island",))
    table.battlefield(1, "Grizzly Bears")
    table.battlefield(1, "Hill Giant")
    table.battlefield(1, "Sol Ring")
    walker = table.battlefield(0, "Liliana, Dreadhorde General", counters={"loyalty": 12})
    game = begun(table)
    activate(game, game.thing(walker), "−9")
    resolve_all(game)
    assert len(game.player(1).battlefield) == 3


def test_608_2c_each_opponent_who_could_not_discard(catalog: CardCatalog) -> None:
    """Plus one: an opponent with an empty hand loses 3 life, one who discards does not, nor do you."""
    table = table_of(catalog, players=3)
    table.hand(1, "Shock")
    game = using(table, "Liliana, Waker of the Dead", "+1")
    assert [game.player(seat).life for seat in range(3)] == [20, 20, 17]
    assert not game.player(1).hand


def test_118_12a_unless_one_of_two_things_is_done(catalog: CardCatalog) -> None:
    """Plus three: who discards a card loses no life; who can do neither loses 3."""
    table = table_of(catalog, players=3, lands=0)
    table.hand(1, "Shock")
    walker = table.battlefield(0, "Nicol Bolas, the Deceiver", counters={"loyalty": 5})
    game = begun(table)
    activate(game, game.thing(walker), "+3")
    while game.stack or (game.decision is not None and game.decision.kind != "priority"):
        assert game.decision is not None
        game.answer("yes" if game.decision.kind == "may" else game.decision.default())
    assert [game.player(seat).life for seat in range(3)] == [20, 20, 17]
    assert not game.player(1).hand


@pytest.mark.parametrize(("top", "enters"), [("Forest", True), ("Grizzly Bears", True), ("Colossal Dreadmaw", False)])
def test_608_2c_of_one_kind_or_of_another(catalog: CardCatalog, top: str, enters: bool) -> None:  # noqa: FBT001  a parameter
    """Zero: a land, or a creature of mana value not above the loyalty, may be put onto the battlefield."""
    table = table_of(catalog, lands=0)
    table.library(0, top, "Shock")
    nissa = table.battlefield(0, "Nissa, Steward of Elements", counters={"loyalty": 4})
    game = begun(table)
    activate(game, game.thing(nissa), "0")
    while game.stack:
        assert game.decision is not None
        game.answer("yes" if game.decision.kind == "may" else game.decision.default())
    assert bool(on_battlefield(game, top)) == enters


def test_400_7j_those_lands_become_creatures(catalog: CardCatalog) -> None:
    """Minus seven: the lands found are 4/4 Elementals with trample for good, and lands still."""
    table = table_of(catalog, lands=1, kinds=("Island",))
    table.library(0, "Forest", "Shock", "Swamp")
    game = using(table, "Nissa, Worldwaker", "−7", ["Forest", "Swamp"])
    pass_until(game, "precombat main", turn=7)
    found = [*on_battlefield(game, "Forest"), *on_battlefield(game, "Swamp")]
    assert [(land.power, land.toughness) for land in found] == [(4, 4), (4, 4)]
    assert all("land" in land.types and "trample" in land.keywords for land in found)
    assert "creature" not in on_battlefield(game, "Island")[0].types


def test_400_7j_what_was_put_onto_the_battlefield_gains_haste(catalog: CardCatalog) -> None:
    """Minus eight: the creature found has haste, and returns to the hand at the next end step."""
    table = table_of(catalog)
    table.library(0, "Shock", "Hill Giant")
    game = using(table, "Nahiri, the Harbinger", "−8", ["Hill Giant"])
    (giant,) = on_battlefield(game, "Hill Giant")
    assert "haste" in giant.keywords
    pass_until(game, "upkeep", turn=6)
    assert "Hill Giant" in names(game.player(0).hand)


def test_115_1_a_target_of_one_of_several_kinds(catalog: CardCatalog) -> None:
    """Minus two: a tapped creature is a target, an untapped one is not."""
    table = table_of(catalog, lands=0)
    tapped = table.battlefield(1, "Grizzly Bears", tapped=True)
    table.battlefield(1, "Hill Giant")
    table.battlefield(1, "Sol Ring")
    game = using(table, "Nahiri, the Harbinger", "−2")
    assert game.thing(tapped).zone == "exile"
    assert len(game.player(1).battlefield) == 2


def test_608_2b_a_target_of_one_of_several_kinds_that_is_none_any_longer(catalog: CardCatalog) -> None:
    """Minus two at a tapped creature that is untapped meanwhile does nothing."""
    table = table_of(catalog, lands=1, kinds=("Forest",))
    bears = table.battlefield(1, "Grizzly Bears", tapped=True)
    table.hand(1, "Vitalize")
    nahiri = table.battlefield(0, "Nahiri, the Harbinger", counters={"loyalty": 5})
    game = begun(table)
    activate(game, game.thing(nahiri), "−2")
    pass_to(game, 1)
    cast(game, "Vitalize")
    resolve_all(game)
    assert game.thing(bears).zone == "battlefield"


def test_608_2d_more_or_less_power_as_you_choose(catalog: CardCatalog) -> None:
    """Minus three: the creature gets -X/-X where that is chosen."""
    table = table_of(catalog, lands=2, kinds=("Swamp",))
    giant = table.battlefield(1, "Hill Giant")
    game = using(table, "Liliana of the Dark Realms", "−3", "-X/-X")
    assert (game.thing(giant).power, game.thing(giant).toughness) == (1, 1)


def test_108_3_cards_in_exile_and_graveyard_together(catalog: CardCatalog) -> None:
    """Minus three: as much damage as instants and sorceries in both zones, creatures not counted."""
    table = table_of(catalog)
    table.graveyard(0, "Shock", "Grizzly Bears")
    table.exile(0, "Divination")
    giant = table.battlefield(1, "Colossal Dreadmaw")
    game = using(table, "Ral, Izzet Viceroy", "−3")
    assert game.thing(giant).damage == 2


def test_401_7_third_from_the_top(catalog: CardCatalog) -> None:
    """Minus three: the permanent is the third card of its owner's library."""
    table = table_of(catalog)
    table.library(1, "Shock", "Island", "Forest")
    bear = table.battlefield(1, "Grizzly Bears")
    game = using(table, "Teferi, Hero of Dominaria", "−3", bear)
    assert names(game.player(1).library) == ["Shock", "Island", "Grizzly Bears", "Forest"]


def test_603_7_lands_untap_at_the_next_end_step(catalog: CardCatalog) -> None:
    """Plus one: two tapped lands untap as the end step begins, and not before."""
    table = table_of(catalog, lands=0)
    lands = [table.battlefield(0, "Island", tapped=True) for _ in range(3)]
    game = using(table, "Teferi, Hero of Dominaria", "+1")
    assert all(game.thing(land).tapped for land in lands)
    pass_until(game, "end")
    resolve(game, [game.thing(lands[0]), game.thing(lands[1])])
    assert [game.thing(land).tapped for land in lands] == [False, False, True]
