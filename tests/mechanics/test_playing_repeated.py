"""CR 608.2 Instructions about what was done: repeated processes, what was drawn, exiled or destroyed this way."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, on_battlefield, resolve, resolve_all, table_of
from tests.rules.boards_for_tests import activate, bare, graveyard, own, size

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Handle

TWINS = "Rowan, Scholar of Sparks // Will, Scholar of Frost"
GRIST = "Grist, the Hunger Tide"


@pytest.mark.parametrize(("drawn", "life"), [(2, 19), (3, 17)])
def test_608_2i_cards_drawn_this_turn_are_counted(catalog: CardCatalog, drawn: int, life: int) -> None:
    """Rowan deals 1 damage to each opponent, after three drawn cards 3 instead."""
    table = bare(catalog, players=3)
    rowan = table.battlefield(0, TWINS)
    own(table, "Insight", "Sorcery", f"Draw {('', '', 'two', 'three')[drawn]} cards.")
    table.hand(0, "Insight")
    game = begun(table)
    cast(game, "Insight")
    resolve(game)
    activate(game, game.thing(rowan), "+1")
    resolve(game)
    assert [game.player(seat).life for seat in range(3)] == [20, life, life]


def test_114_2_the_emblem_of_rowan_copies_what_is_paid_for(catalog: CardCatalog) -> None:
    """For {2}, the spell is copied, with a new target."""
    table = table_of(catalog, lands=3)
    rowan = table.battlefield(0, TWINS, counters={"loyalty": 4})
    first, second = table.battlefield(1, "Grizzly Bears"), table.battlefield(1, "Wind Drake")
    table.hand(0, "Lightning Bolt")
    game = begun(table)
    activate(game, game.thing(rowan), "−4")
    resolve(game)
    cast(game, "Lightning Bolt", game.thing(first))
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        if game.decision.kind == "may":
            game.answer("yes")
        elif game.decision.kind == "target":
            game.answer_with(target=game.thing(second))
        else:
            game.answer(game.decision.default())
    assert [game.thing(one).zone for one in (first, second)] == ["graveyard", "graveyard"]


def test_608_2h_an_elemental_for_each_permanent_exiled_this_way(catalog: CardCatalog) -> None:
    """Will exiles permanents of two players, one indestructible: each controller gets as many Elementals."""
    table = table_of(catalog, players=3)
    will = table.battlefield(0, TWINS, face="back", counters={"loyalty": 7})
    chosen = [
        table.battlefield(1, "Grizzly Bears"),
        table.battlefield(1, "Hill Giant"),
        table.battlefield(2, "Ornithopter"),
    ]
    game = begun(table)
    activate(game, game.thing(will), "−7")
    aim_at_all(game, chosen)
    resolve(game)
    assert [game.thing(one).zone for one in chosen] == ["exile"] * 3
    assert sorted(token.controller for token in on_battlefield(game, "Elemental Token")) == [1, 1, 2]


def test_608_2h_only_what_was_of_the_kind_is_counted(catalog: CardCatalog) -> None:
    """Of two exiled permanents one was a creature: one card for its controller."""
    table = bare(catalog)
    own(
        table,
        "Sever",
        "Sorcery",
        "Exile all artifacts. For each creature exiled this way, its controller draws a card.",
    )
    table.battlefield(1, "Ornithopter")
    table.battlefield(1, "Sol Ring")
    table.hand(0, "Sever")
    game = begun(table)
    cast(game, "Sever")
    resolve(game)
    assert len(game.find(zone="exile")) == 2
    assert len(game.player(1).hand) == 1


def aim_at_all(game: Game, chosen: list[Handle]) -> None:
    """Choose all of these as the targets of one use of "target"."""
    assert game.decision is not None
    wanted = {game.thing(one).id for one in chosen}
    game.answer([option.key for option in game.decision.options if option.target in wanted])


def test_611_2_will_sets_a_base_size_until_your_next_turn(catalog: CardCatalog) -> None:
    """The creature is a 0/2 in the opponent's turn too."""
    table = table_of(catalog)
    will = table.battlefield(0, TWINS, face="back")
    giant = table.battlefield(1, "Hill Giant")
    game = begun(table)
    activate(game, game.thing(will), "+1", game.thing(giant))
    resolve(game)
    assert size(game.thing(giant)) == (0, 2)
    while game.turn == 5:
        game.answer(game.decision.default() if game.decision is not None else None)
    assert size(game.thing(giant)) == (0, 2)


def test_608_2d_counters_for_each_planeswalker_destroyed_this_way(catalog: CardCatalog) -> None:
    """Two planeswalkers are destroyed: the one that is chosen gets four loyalty counters."""
    table = table_of(catalog, kinds=("Swamp",))
    mine = table.battlefield(0, "Jace Beleren")
    others = [table.battlefield(1, "Garruk Wildspeaker"), table.battlefield(1, "Saheeli, Sublime Artificer")]
    table.hand(0, "The Elderspell")
    game = begun(table)
    game.answer_with(action="cast", card="The Elderspell")
    aim_at_all(game, others)
    resolve(game)
    assert [game.thing(one).zone for one in others] == ["graveyard"] * 2
    assert game.thing(mine).loyalty == 7


def test_113_6c_grist_is_a_creature_card_but_no_creature(catalog: CardCatalog) -> None:
    """In a library, hand, graveyard and on the stack it is a 1/1 Insect creature; on the battlefield it is not."""
    table = table_of(catalog, kinds=("Swamp", "Forest"))
    held, dead, out = table.hand(0, GRIST), table.graveyard(0, GRIST), table.battlefield(1, GRIST)
    game = begun(table)
    for one in (held, dead):
        assert (size(game.thing(one)), "creature" in game.thing(one).types) == ((1, 1), True)
    assert "creature" not in game.thing(out).types
    cast(game, GRIST)
    assert {"creature", "planeswalker"} <= set(game.stack[-1].types)
    resolve(game)
    assert (game.thing(held).zone, "creature" in game.thing(held).types) == ("battlefield", False)


def test_608_2c_grist_repeats_while_insects_are_milled(catalog: CardCatalog) -> None:
    """Two Insect cards on top, Grist itself one of them: three tokens, three cards, two loyalty counters more."""
    table = table_of(catalog)
    grist = table.battlefield(0, GRIST)
    own(table, "Beetle", "Creature — Insect")
    table.library(0, GRIST, "Beetle", "Hill Giant", "Beetle")
    game = begun(table)
    activate(game, game.thing(grist), "+1")
    resolve(game)
    assert (game.thing(grist).loyalty, len(on_battlefield(game, "Insect Token"))) == (6, 3)
    assert sorted(graveyard(game)) == sorted([GRIST, "Beetle", "Hill Giant"])


def test_603_12_grist_destroys_when_a_creature_was_sacrificed(catalog: CardCatalog) -> None:
    """The target is chosen after the sacrifice; without one nothing is destroyed."""
    for answer in ("yes", "no"):
        table = table_of(catalog)
        grist = table.battlefield(0, GRIST)
        table.battlefield(0, "Ornithopter")
        giant = table.battlefield(1, "Hill Giant")
        game = begun(table)
        activate(game, game.thing(grist), "−2")
        while game.decision is not None and (game.stack or game.decision.kind != "priority"):
            if game.decision.kind == "may":
                game.answer(answer)
            elif game.decision.kind == "target":
                game.answer_with(target=game.thing(giant))
            else:
                game.answer(game.decision.default())
        assert game.thing(giant).zone == ("graveyard" if answer == "yes" else "battlefield")


def test_608_2c_a_process_is_repeated_so_many_times(catalog: CardCatalog) -> None:
    """Once, and two more times: two and three cards in all."""
    for words, number in (("once", 2), ("two more times", 3)):
        table = bare(catalog)
        own(table, "Again", "Sorcery", f"Draw a card. You gain 1 life. Repeat this process {words}.")
        table.hand(0, "Again")
        game = begun(table)
        cast(game, "Again")
        resolve_all(game)
        assert (len(game.player(0).hand), game.player(0).life) == (number, 20 + number)


def test_608_2d_exiled_cards_are_chosen_in_turns(catalog: CardCatalog) -> None:
    """Everybody takes one in turn order and gets it tapped; a token is not exiled."""
    table = table_of(catalog, players=3, lands=7, kinds=("Mountain",))
    table.hand(0, "Thieves' Auction")
    table.battlefield(0, "Grizzly Bears")
    own(table, "Litter", "Sorcery", "Create a 1/1 white Cat creature token.")
    table.hand(0, "Litter")
    game = begun(table)
    cast(game, "Litter")
    resolve(game)
    cast(game, "Thieves' Auction")
    resolve_all(game)
    (cat,) = on_battlefield(game, "Cat Token")
    others = [thing for thing in game.find(zone="battlefield") if not thing.is_token]
    assert [sum(thing.controller == seat for thing in others) for seat in range(3)] == [8, 7, 7]
    assert (cat.tapped, all(thing.tapped for thing in others)) == (False, True)
    assert names(game.find(zone="exile")) == []
