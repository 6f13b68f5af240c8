"""CR 106.6, 122.5, 205.3m, 702.24, 702.150 Counters moved, types chosen, mana that changes spells, on real cards."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
    attack,
    begun,
    cast,
    on_battlefield,
    pass_until,
    reply,
    resolve,
    resolve_all,
)
from tests.rules.boards_for_tests import activate, board, own, played

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario


def test_205_3m_a_type_is_chosen_as_it_resolves(catalog: CardCatalog) -> None:
    """Distant Melody draws for each permanent of the chosen type, and keeps the choice nowhere."""
    table = board(catalog)
    for name in ("Llanowar Elves", "Elvish Mystic", "Grizzly Bears"):
        table.battlefield(0, name)
    table.battlefield(1, "Llanowar Elves")
    table.hand(0, "Distant Melody")
    game = begun(table)
    hand = len(game.player(0).hand)
    cast(game, "Distant Melody")
    game.answer("pass")
    game.answer("pass")
    game.answer_with(value="Elf")
    assert len(game.player(0).hand) == hand - 1 + 2


def test_205_3m_all_that_are_not_of_the_chosen_type(catalog: CardCatalog) -> None:
    """Kindred Dominance destroys the others, whoever controls them."""
    table = board(catalog, lands=8)
    table.battlefield(0, "Llanowar Elves")
    table.battlefield(0, "Grizzly Bears")
    table.battlefield(1, "Hill Giant")
    table.hand(0, "Kindred Dominance")
    game = begun(table)
    cast(game, "Kindred Dominance")
    game.answer("pass")
    game.answer("pass")
    game.answer_with(value="Elf")
    assert on_battlefield(game, "Llanowar Elves")
    assert not on_battlefield(game, "Grizzly Bears") + on_battlefield(game, "Hill Giant")


def test_613_4b_x_as_the_effect_began_and_every_type(catalog: CardCatalog) -> None:
    """Mirror Entity: yours are X/X and of every creature type until end of turn, those that were there."""
    table = board(catalog)
    entity = table.battlefield(0, "Mirror Entity")
    bears = table.battlefield(0, "Grizzly Bears")
    theirs = table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    activate(game, game.thing(entity))
    resolve(game, 4)
    thing = game.thing(bears)
    assert ((thing.power, thing.toughness), "Elf" in thing.subtypes) == ((4, 4), True)
    assert game.thing(theirs).power == 2
    pass_until(game, "upkeep", turn=6)
    assert (game.thing(bears).power, "Elf" in game.thing(bears).subtypes) == (2, False)


def test_205_3m_creature_types_are_lost(catalog: CardCatalog) -> None:
    """Nameless Inversion takes the creature types away, not the others."""
    table = board(catalog)
    table.define("Test Golem", "{0}", "Artifact Creature — Equipment Golem", "", power=1, toughness=5)
    golem = table.battlefield(1, "Test Golem")
    table.hand(0, "Nameless Inversion")
    game = begun(table)
    cast(game, "Nameless Inversion", game.thing(golem))
    resolve(game)
    assert (game.thing(golem).subtypes, game.thing(golem).power) == (("Equipment",), 4)


def test_122_5_counters_are_moved(catalog: CardCatalog) -> None:
    """Explorer's Cache: one counter less there, one more here; without a counter nothing is put."""
    table = board(catalog)
    cache = table.battlefield(0, "Explorer's Cache", counters={"+1/+1": 1})
    bears = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    activate(game, game.thing(cache), "{T}: Move", target=game.thing(bears))
    resolve(game)
    assert (game.thing(cache).counters, game.thing(bears).counters) == ({}, {"+1/+1": 1})


def test_122_5_a_kind_is_chosen_and_onto_a_second_target(catalog: CardCatalog) -> None:
    """Nesting Grounds: one counter of the chosen kind; the second target is another than the first."""
    table = board(catalog)
    grounds = table.battlefield(0, "Nesting Grounds")
    bears = table.battlefield(0, "Grizzly Bears", counters={"+1/+1": 2, "flying": 1})
    giant = table.battlefield(1, "Hill Giant")
    game = begun(table)
    activate(game, game.thing(grounds), "{1}")
    game.answer_with(target=game.thing(bears))
    assert game.decision is not None
    assert game.thing(bears).id not in {option.target for option in game.decision.options}
    game.answer_with(target=game.thing(giant))
    while game.decision.kind == "priority" and game.stack:
        game.answer("pass")
        assert game.decision is not None
    game.answer_with(value="flying")
    assert (game.thing(bears).counters, game.thing(giant).counters) == ({"+1/+1": 2}, {"flying": 1})


def test_122_5_any_number_onto_several(catalog: CardCatalog) -> None:
    """Forgotten Ancient: so many counters as wanted, divided among other creatures as wanted."""
    table = board(catalog, lands=0)
    ancient = table.battlefield(0, "Forgotten Ancient", counters={"+1/+1": 4})
    bears = table.battlefield(0, "Grizzly Bears")
    giant = table.battlefield(1, "Hill Giant")
    game = begun(table, active=1, step="end")
    while game.decision is None or game.decision.kind == "priority":
        game.answer("pass")
    game.answer("yes")
    game.answer(3)
    reply(game, [game.thing(bears), game.thing(giant)])
    game.answer([2, 1])
    counters = [game.thing(one).counters.get("+1/+1", 0) for one in (ancient, bears, giant)]
    assert counters == [1, 2, 1]


def test_608_2e_graveyards_and_battlefield_change_places(catalog: CardCatalog) -> None:
    """Living Death: what was in graveyards comes, what was on the battlefield goes, everybody's at once."""
    table = board(catalog)
    table.battlefield(0, "Grizzly Bears")
    table.battlefield(1, "Hill Giant")
    table.graveyard(0, "Llanowar Elves", "Shock")
    table.graveyard(1, "Wind Drake")
    table.hand(0, "Living Death")
    game = begun(table)
    played(game, "Living Death")
    here = {thing.name: thing.controller for thing in game.find(zone="battlefield") if "creature" in thing.types}
    assert here == {"Llanowar Elves": 0, "Wind Drake": 1}
    assert {thing.name for thing in game.player(0).graveyard} == {"Shock", "Grizzly Bears", "Living Death"}


def test_107_1a_damage_divided_evenly(catalog: CardCatalog) -> None:
    """Fireball with X 5 at two targets deals 2 to each; where one is gone as it resolves, 5 to the other."""
    for is_gone, life in ((False, 18), (True, 15)):
        table = board(catalog)
        giant = table.battlefield(1, "Hill Giant")
        table.hand(0, "Fireball", "Unsummon")
        game = begun(table)
        cast(game, "Fireball", 5, [game.thing(giant), 1])
        if is_gone:
            cast(game, "Unsummon", game.thing(giant))
        resolve(game)
        assert game.player(1).life == life
        assert is_gone or game.thing(giant).damage == 2


@pytest.mark.parametrize(("card", "expected"), [("Grizzly Bears", {"+1/+1": 1}), ("Doomed Traveler", {})])
def test_106_6_mana_with_which_it_enters_stronger(catalog: CardCatalog, card: str, expected: dict[str, int]) -> None:
    """Animal Attendant's mana: a non-Human creature enters with a counter more."""
    table = board(catalog, lands=0)
    attendant = table.battlefield(0, "Animal Attendant")
    table.battlefield(0, "Forest")
    table.battlefield(0, "Plains")
    table.hand(0, card)
    game = begun(table)
    activate(game, game.thing(attendant))
    game.answer_with(value="green" if card == "Grizzly Bears" else "white")
    cast(game, card)
    resolve(game)
    assert on_battlefield(game, card)[0].counters == expected


def test_106_6_a_spell_that_cannot_be_countered(catalog: CardCatalog) -> None:
    """Boseiju's mana spent on an instant or sorcery spell keeps it from being countered."""
    table = board(catalog, lands=0)
    boseiju = table.battlefield(0, "Boseiju, Who Shelters All", tapped=False)
    own(table, "Gift", "Sorcery", "You gain 5 life.")
    table.define("Test Gift", "{1}", "Sorcery", "You gain 5 life.")
    table.hand(0, "Test Gift")
    for _ in range(2):
        table.battlefield(1, "Island")
    table.hand(1, "Counterspell")
    game = begun(table)
    activate(game, game.thing(boseiju))
    cast(game, "Test Gift")
    game.answer("pass")
    cast(game, "Counterspell")
    resolve(game)
    assert game.player(0).life == 20 - 2 + 5


def test_702_24a_life_for_each_age_counter(catalog: CardCatalog) -> None:
    """Inner Sanctum: 2 life in the first upkeep, 4 in the second; not paid, it is sacrificed."""
    table = board(catalog, lands=0)
    table.battlefield(0, "Inner Sanctum")
    game = begun(table, active=1, step="end")
    for life in (18, 14):
        while game.decision is None or game.decision.kind == "priority":
            game.answer("pass")
        game.answer("yes")
        assert game.player(0).life == life
    while game.decision is None or game.decision.kind == "priority":
        game.answer("pass")
    game.answer("no")
    assert not on_battlefield(game, "Inner Sanctum")


def test_702_150a_less_loyalty_for_life(catalog: CardCatalog) -> None:
    """Ajani, Sleeper Agent enters with two counters fewer if life was paid for the Phyrexian symbol."""
    for number, loyalty, life in ((0, 4, 20), (1, 2, 18)):
        table = board(catalog)
        table.hand(0, "Ajani, Sleeper Agent")
        game = begun(table)
        cast(game, "Ajani, Sleeper Agent", number)
        resolve(game)
        (ajani,) = on_battlefield(game, "Ajani, Sleeper Agent")
        assert (ajani.loyalty, game.player(0).life) == (loyalty, life)


def test_608_2i_whose_controller_was_damaged(catalog: CardCatalog) -> None:
    """Steel Hellkite destroys permanents of mana value X of the player it hit this turn, not of others."""
    table = board(catalog, players=3)
    hellkite = table.battlefield(0, "Steel Hellkite")
    hit = table.battlefield(1, "Grizzly Bears")
    spared = table.battlefield(2, "Grizzly Bears")
    game = begun(table)
    attack(game, game.thing(hellkite))
    pass_until(game, "postcombat main")
    activate(game, game.thing(hellkite), "{X}")
    resolve(game, 2)
    assert [one.owner for one in on_battlefield(game, "Grizzly Bears")] == [2]
    assert (game.thing(spared).zone, hit is not None) == ("battlefield", True)
    resolve_all(game)


@pytest.mark.parametrize(("card", "counters"), [("Grizzly Bears", 2), ("Hill Giant", 0)])
def test_106_6_the_commander_enters_with_counters_for_its_casts(catalog: CardCatalog, card: str, counters: int) -> None:
    """Opal Palace: a counter for each time the commander was cast from the command zone, this time included."""
    table = Scenario(players=2, cards=PlayableCards(catalog), format="commander")
    palace = table.battlefield(0, "Opal Palace")
    for name in ("Forest", "Mountain"):
        for _ in range(4):
            table.battlefield(0, name)
    table.command(0, commander="Grizzly Bears", casts=(1,))
    table.hand(0, "Hill Giant")
    game = begun(table)
    activate(game, game.thing(palace), "{1}")
    resolve_all(game)
    cast(game, card)
    resolve_all(game)
    assert on_battlefield(game, card)[0].counters.get("+1/+1", 0) == counters
