"""CR 122 Counters: put on, removed, and those that permanents enter with."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import (
    attack,
    begun,
    cast,
    on_battlefield,
    pass_until,
    resolve,
    resolve_all,
    table_of,
)

from oathbreaker.library.catalog import CardCatalog


def test_122_6_counters_are_put_on_each_of_a_kind(catalog: CardCatalog) -> None:
    """One instruction puts a counter on every creature you control and on no other."""
    table = table_of(catalog, kinds=("Plains",))
    temple = table.battlefield(0, "Abandoned Air Temple")
    mine = [table.battlefield(0, "Grizzly Bears") for _ in range(2)]
    other = table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    put = [option for option in game.legal_actions if option.source == game.thing(temple).id and option.value != "mana"]
    game.answer(put[0])
    resolve(game)
    assert [game.thing(bear).counters for bear in mine] == [{"+1/+1": 1}, {"+1/+1": 1}]
    assert game.thing(other).counters == {}


def test_614_1c_x_counters_as_a_permanent_enters(catalog: CardCatalog) -> None:
    """X is that of the spell (107.3m), and the counters are there as it enters: a 0/0 lives."""
    table = table_of(catalog)
    table.hand(0, "Endless One")
    game = begun(table)
    cast(game, "Endless One", 3)
    resolve(game)
    (one,) = on_battlefield(game, "Endless One")
    assert one.counters == {"+1/+1": 3}
    assert (one.power, one.toughness) == (3, 3)


def test_107_3m_no_x_without_a_spell(catalog: CardCatalog) -> None:
    """Put onto the battlefield by an effect, a permanent that enters with X counters gets none and dies."""
    table = table_of(catalog)
    game = begun(table)
    game.put_card(0, "battlefield", "Endless One")
    resolve(game)
    assert on_battlefield(game, "Endless One") == []


def test_122_1_counters_are_removed_as_many_as_there_are(catalog: CardCatalog) -> None:
    """A counter removed is one less; without any, nothing happens."""
    table = table_of(catalog)
    chain = table.battlefield(0, "Chainbreaker", counters={"-1/-1": 2})
    bear = table.battlefield(1, "Grizzly Bears", counters={"+1/+1": 1})
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(chain).id)
    game.answer_with(target=game.thing(chain).id)
    resolve(game)
    assert game.thing(chain).counters == {"-1/-1": 1}
    assert game.thing(bear).counters == {"+1/+1": 1}


def test_122_1d_a_stun_counter_stays_instead_of_untapping(catalog: CardCatalog) -> None:
    """What would become untapped with a stun counter on it loses one of those instead."""
    table = table_of(catalog)
    bear = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Alchemax Slayer-Bots")
    game = begun(table)
    cast(game, "Alchemax Slayer-Bots")
    resolve(game)
    assert game.thing(bear).tapped
    assert game.thing(bear).counters == {"stun": 1}
    pass_until(game, "upkeep", 6)
    assert game.thing(bear).tapped
    assert game.thing(bear).counters == {}
    pass_until(game, "upkeep", 8)
    assert not game.thing(bear).tapped


def test_608_2c_what_is_done_if_a_counter_was_removed(catalog: CardCatalog) -> None:
    """After removing a counter, what is done "if you do": only while there is one to remove."""
    table = table_of(catalog, lands=0)
    first = table.battlefield(0, "Exemplar of Strength", counters={"-1/-1": 1})
    second = table.battlefield(0, "Exemplar of Strength")
    game = begun(table)
    pass_until(game, "declare attackers")
    attack(game, game.thing(first), game.thing(second))
    resolve_all(game)
    assert game.player(0).life == 21
    assert game.thing(first).counters == {}


def test_608_2d_a_permanent_is_chosen_as_the_instruction_is_followed(catalog: CardCatalog) -> None:
    """Of "a creature you control" one is chosen, and nobody else's can be."""
    table = table_of(catalog, kinds=("Swamp",))
    other = table.battlefield(1, "Grizzly Bears")
    mine = [table.battlefield(0, "Grizzly Bears"), table.battlefield(0, "Ornithopter")]
    table.hand(0, "Blood Curdle")
    game = begun(table)
    cast(game, "Blood Curdle", game.thing(other))
    resolve(game, game.thing(mine[1]))
    assert [game.thing(one).counters for one in mine] == [{}, {"menace": 1}]
    assert game.player(1).graveyard[0].name == "Grizzly Bears"


def test_701_21a_one_permanent_is_sacrificed_not_all(catalog: CardCatalog) -> None:
    """Told to sacrifice a creature, its controller chooses one of theirs; others keep theirs."""
    table = table_of(catalog, kinds=("Swamp",))
    table.hand(0, "Accursed Centaur")
    table.battlefield(0, "Grizzly Bears")
    table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    cast(game, "Accursed Centaur")
    resolve(game, game.find("Grizzly Bears", controller=0)[0])
    assert [thing.controller for thing in on_battlefield(game, "Grizzly Bears")] == [1]
    assert len(on_battlefield(game, "Accursed Centaur")) == 1
