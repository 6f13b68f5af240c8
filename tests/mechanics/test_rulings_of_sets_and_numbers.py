"""CR 608.2h, 611.2c Rulings: when it is counted how many there are, and what an effect goes on to affect."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import lives
from tests.mechanics.positions_for_tests import (
    aim,
    begun,
    cast,
    key_of,
    on_battlefield,
    pass_to,
)
from tests.mechanics.rulings_for_tests import count, responded, settled
from tests.rules.boards_for_tests import activate, board, hand, size

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize(
    ("spell", "keyword"),
    [("Overrun", "trample"), ("Heroic Intervention", "indestructible"), ("Boros Charm", "indestructible")],
)
def test_611_2c_a_creature_that_comes_later_gets_nothing(catalog: CardCatalog, spell: str, keyword: str) -> None:
    """Overrun, Heroic Intervention, Boros Charm: only what their controller controls as they resolve is affected."""
    table = board(catalog)
    bears = table.battlefield(0, "Grizzly Bears")
    table.hand(0, spell, "Hill Giant")
    game = begun(table)
    game.answer_with(action="cast", card=spell)
    if game.decision is not None and game.decision.kind == "mode":
        game.answer(game.decision.options[1].key)
    settled(game)
    cast(game, "Hill Giant")
    settled(game)
    (giant,) = on_battlefield(game, "Hill Giant")
    assert keyword in game.thing(bears).keywords
    assert (keyword in giant.keywords, size(giant)) == (False, (3, 3))


@pytest.mark.parametrize(
    ("source", "keyword"), [("Selfless Spirit", "indestructible"), ("Vault of the Archangel", "lifelink")]
)
def test_611_2c_an_ability_affects_the_creatures_of_its_resolution(
    catalog: CardCatalog, source: str, keyword: str
) -> None:
    """Selfless Spirit, Vault of the Archangel: a creature that comes after the ability resolved gains nothing."""
    table = board(catalog)
    bears = table.battlefield(0, "Grizzly Bears")
    thing = table.battlefield(0, source)
    table.hand(0, "Hill Giant")
    game = begun(table)
    activate(game, game.thing(thing), "Sacrifice" if source == "Selfless Spirit" else "{2}")
    settled(game)
    cast(game, "Hill Giant")
    settled(game)
    assert keyword in game.thing(bears).keywords
    assert keyword not in on_battlefield(game, "Hill Giant")[0].keywords


def test_611_2c_inspiring_call_lasts_without_the_counters_and_not_for_later_ones(catalog: CardCatalog) -> None:
    """Inspiring Call: who had a counter stays indestructible without it; who gets one later does not become so."""
    table = board(catalog)
    bears = table.battlefield(0, "Grizzly Bears", counters={"+1/+1": 1})
    giant = table.battlefield(0, "Hill Giant")
    table.hand(0, "Inspiring Call")
    game = begun(table)
    cast(game, "Inspiring Call")
    settled(game)
    game.put_counters(game.thing(bears), "-1/-1", 1)
    game.put_counters(game.thing(giant), "+1/+1", 1)
    settled(game)
    assert (len(hand(game)), dict(game.thing(bears).counters)) == (1, {})
    assert "indestructible" in game.thing(bears).keywords
    assert "indestructible" not in game.thing(giant).keywords


def test_608_2h_overwhelming_stampede_looks_once(catalog: CardCatalog) -> None:
    """Overwhelming Stampede: all get the greatest power as it resolves; what grows later changes nothing."""
    table = board(catalog)
    bears = table.battlefield(0, "Grizzly Bears")
    giant = table.battlefield(0, "Hill Giant")
    table.battlefield(1, "Craw Wurm")
    table.hand(0, "Overwhelming Stampede", "Giant Growth")
    game = begun(table)
    cast(game, "Overwhelming Stampede")
    settled(game)
    assert (size(game.thing(bears)), size(game.thing(giant))) == ((5, 5), (6, 6))
    cast(game, "Giant Growth", game.thing(giant))
    settled(game)
    assert size(game.thing(bears)) == (5, 5)


@pytest.mark.parametrize(("gone", "survives"), [(0, 0), (1, 1)])
def test_608_2h_chain_reaction_counts_as_it_resolves(catalog: CardCatalog, gone: int, survives: int) -> None:
    """Chain Reaction: a creature killed in response is not counted, and a 3/3 lives through 2 damage."""
    table = board(catalog)
    giant = table.battlefield(0, "Hill Giant")
    bears = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Wind Drake")
    table.hand(0, "Chain Reaction")
    table.hand(1, "Murder")
    game = begun(table)
    cast(game, "Chain Reaction")
    if gone:
        responded(game, 1, "Murder", game.thing(bears))
    settled(game)
    assert (count(game, "Hill Giant") == 1) == survives
    assert giant is not None


def test_702_66b_treasure_cruise_keeps_its_mana_value(catalog: CardCatalog) -> None:
    """Treasure Cruise: with three cards exiled for it its mana value on the stack is 8."""
    table = board(catalog, lands=1)
    table.graveyard(0, *["Opt"] * 7)
    table.hand(0, "Treasure Cruise")
    game = begun(table)
    game.answer_with(action="cast", card="Treasure Cruise")
    while not game.stack or game.decision is None or game.decision.kind != "priority":
        assert game.decision is not None
        game.answer(game.decision.default())
    assert [thing.mana_value for thing in game.stack] == [8]
    assert len(game.player(0).exile) >= 3


def test_202_3g_dismember_has_a_mana_value_of_three(catalog: CardCatalog) -> None:
    """Dismember: paid with life or not, its mana value is 3, and 4 life are lost for two symbols."""
    table = board(catalog, lands=0)
    table.battlefield(0, "Wastes")
    bears = table.battlefield(1, "Craw Wurm")
    table.hand(0, "Dismember")
    game = begun(table)
    cast(game, "Dismember", game.thing(bears))
    assert [thing.mana_value for thing in game.stack] == [3]
    settled(game)
    assert (lives(game), size(game.thing(bears))) == ([16, 20], (1, -1)) or count(game, "Craw Wurm") == 0


@pytest.mark.parametrize(("x", "soldiers", "bears"), [(4, 4, 1), (5, 5, 0)])
def test_608_2c_martial_coup_spares_its_own_soldiers(catalog: CardCatalog, x: int, soldiers: int, bears: int) -> None:
    """Martial Coup: the Soldiers come first, and with X 5 all other creatures are destroyed; with 4 none."""
    table = board(catalog)
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Martial Coup")
    game = begun(table)
    cast(game, "Martial Coup", x)
    settled(game)
    assert (count(game, "Soldier Token"), count(game, "Grizzly Bears")) == (soldiers, bears)


def test_608_2h_timberwatch_elf_counts_as_it_resolves(catalog: CardCatalog) -> None:
    """Timberwatch Elf: an Elf that dies in response is not counted, the Elf itself is."""
    table = board(catalog)
    elf = table.battlefield(0, "Timberwatch Elf")
    other = table.battlefield(0, "Llanowar Elves")
    bears = table.battlefield(0, "Grizzly Bears")
    table.hand(1, "Shock")
    game = begun(table)
    activate(game, game.thing(elf), target=game.thing(bears))
    responded(game, 1, "Shock", game.thing(other))
    settled(game)
    assert size(game.thing(bears)) == (3, 3)


@pytest.mark.parametrize("gone", [0, 1])
def test_614_12_fumigate_counts_what_goes_to_exile_instead(catalog: CardCatalog, gone: int) -> None:
    """Fumigate: a destroyed creature counts even where it is exiled instead; an indestructible one does not."""
    table = board(catalog)
    table.battlefield(0, "Grizzly Bears")
    table.battlefield(1, "Hill Giant", counters={"finality": gone})
    table.battlefield(1, "Darksteel Myr")
    table.hand(0, "Fumigate")
    game = begun(table)
    cast(game, "Fumigate")
    settled(game)
    assert lives(game) == [22, 20]
    assert len(game.player(1).exile) == (1 if gone else 0)


@pytest.mark.parametrize("shield", [1, 0])
def test_601_2d_abzan_charm_loses_the_counter_of_a_target_that_is_gone(
    catalog: CardCatalog,
    shield: int,
) -> None:
    """Abzan Charm: counters are distributed as it is cast; those for a creature that has gone are lost."""
    table = board(catalog)
    bears = table.battlefield(0, "Grizzly Bears")
    giant = table.battlefield(0, "Hill Giant")
    table.hand(0, "Abzan Charm")
    table.hand(1, "Murder")
    game = begun(table)
    game.answer_with(action="cast", card="Abzan Charm")
    assert game.decision is not None
    game.answer(game.decision.options[2].key)
    game.answer([key_of(game, game.thing(bears)), key_of(game, game.thing(giant))])
    while game.decision.kind != "priority":
        game.answer(game.decision.default())
    if shield:
        responded(game, 1, "Murder", game.thing(giant))
    settled(game)
    assert game.thing(bears).counters["+1/+1"] == 1


def test_601_2d_fire_deals_the_rest_only_its_share(catalog: CardCatalog) -> None:
    """Fire // Ice: Fire divided between two creatures deals the one that is left 1 damage, not 2."""
    table = board(catalog)
    bears = table.battlefield(1, "Grizzly Bears")
    giant = table.battlefield(1, "Hill Giant")
    table.hand(0, "Fire // Ice")
    table.hand(1, "Unsummon")
    game = begun(table)
    game.answer(next(one for one in game.legal_actions if one.action == "cast" and "Fire" in one.label("en")))
    assert game.decision is not None
    game.answer([key_of(game, game.thing(bears)), key_of(game, game.thing(giant))])
    while game.decision.kind != "priority":
        game.answer(game.decision.default())
    responded(game, 1, "Unsummon", game.thing(giant))
    settled(game)
    assert game.thing(bears).damage == 1


def test_608_2b_ice_without_its_target_draws_nothing(catalog: CardCatalog) -> None:
    """Fire // Ice: Ice whose target has gone does not resolve, and nobody draws."""
    table = board(catalog)
    bears = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Fire // Ice")
    table.hand(1, "Unsummon")
    game = begun(table)
    game.answer(next(one for one in game.legal_actions if one.action == "cast" and "Ice" in one.label("en")[5:11]))
    aim(game, game.thing(bears))
    responded(game, 1, "Unsummon", game.thing(bears))
    settled(game)
    assert hand(game) == []


def test_601_2d_inferno_titan_divides_as_the_ability_is_put_on_the_stack(catalog: CardCatalog) -> None:
    """Inferno Titan: damage divided among three is not divided anew when one of them has gone."""
    table = board(catalog)
    bears = table.battlefield(1, "Grizzly Bears")
    giant = table.battlefield(1, "Hill Giant")
    table.hand(0, "Inferno Titan")
    table.hand(1, "Unsummon")
    game = begun(table)
    cast(game, "Inferno Titan")
    while game.decision is not None and game.decision.kind != "target":
        game.answer("pass")
    game.answer([key_of(game, game.thing(bears)), key_of(game, game.thing(giant)), key_of(game, 1)])
    while game.decision is not None and game.decision.kind != "priority":
        game.answer(game.decision.default())
    responded(game, 1, "Unsummon", game.thing(bears))
    settled(game)
    assert (game.thing(giant).damage, lives(game)) == (1, [20, 19])


def test_608_2c_thoughtseize_costs_life_though_nothing_can_be_discarded(catalog: CardCatalog) -> None:
    """Thoughtseize: a hand of lands loses nothing, and its caster loses 2 life all the same."""
    table = board(catalog)
    table.hand(0, "Thoughtseize")
    table.hand(1, "Forest")
    game = begun(table)
    cast(game, "Thoughtseize", 1)
    settled(game)
    assert (lives(game), hand(game, 1)) == ([18, 20], ["Forest"])


@pytest.mark.parametrize(("mine", "left"), [(1, 0), (0, 1)])
def test_608_2c_return_to_dust_exiles_a_second_only_in_its_casters_main_phase(
    catalog: CardCatalog,
    mine: int,
    left: int,
) -> None:
    """Return to Dust: cast in another's turn it exiles the first target, and leaves the second."""
    table = board(catalog)
    first, second = (table.battlefield(1, "Sol Ring") for _ in range(2))
    table.hand(0, "Return to Dust")
    game = begun(table, active=0 if mine else 1)
    pass_to(game, 0)
    game.answer_with(action="cast", card="Return to Dust")
    aim(game, game.thing(first), game.thing(second))
    settled(game, may="yes")
    assert count(game, "Sol Ring") == left


def test_707_10_a_copy_of_return_to_dust_was_not_cast(catalog: CardCatalog) -> None:
    """Return to Dust: a copy exiles its first target only, since it was not cast in a main phase."""
    table = board(catalog)
    rings = [table.battlefield(1, "Sol Ring") for _ in range(2)]
    table.battlefield(1, "Mind Stone")
    table.hand(0, "Return to Dust", "Reverberate")
    game = begun(table)
    game.answer_with(action="cast", card="Return to Dust")
    aim(game, *[game.thing(ring) for ring in rings])
    cast(game, "Reverberate", game.stack[0])
    while count(game, "Sol Ring") == len(rings):
        game.answer(game.decision.default() if game.decision is not None else "pass")
    assert (count(game, "Sol Ring"), len(game.stack)) == (1, 1)
    settled(game, may="yes")
    assert count(game, "Sol Ring") == 0
