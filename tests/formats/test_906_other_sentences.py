"""Sentences of 906 that no other file of this folder holds: the spell's designation, and when identity is settled."""

from __future__ import annotations

from tests.formats.games_for_tests import board, castable, of, ready, shipped, spell, walker
from tests.mechanics.positions_for_tests import begun, cast, resolve, resolve_all

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards


def test_906_4_the_designation_stays_through_every_zone(catalog: CardCatalog) -> None:
    """The card is the signature spell in the command zone, on the stack, and again where it is put afterwards."""
    table = board(catalog)
    walker(table)
    thoughtcast = spell(table, "Thoughtcast")
    game = begun(table)
    assert of(game, thoughtcast).is_signature_spell
    cast(game, "Thoughtcast")
    assert (of(game, thoughtcast).zone, of(game, thoughtcast).is_signature_spell) == ("stack", True)
    resolve(game)
    assert (of(game, thoughtcast).zone, of(game, thoughtcast).is_signature_spell) == ("command", True)
    assert game.tax(thoughtcast) == 2
    assert castable(game, "Thoughtcast")


def test_906_5a_identity_is_settled_before_the_game(catalog: CardCatalog) -> None:
    """An oathbreaker that becomes a copy of a green creature still makes mana of its own card's identity."""
    table = board(catalog)
    saheeli = walker(table)
    table.battlefield(1, "Grizzly Bears")
    tower = table.battlefield(0, "Command Tower")
    ready(table, "Guise", "Target planeswalker becomes a copy of target creature until end of turn.")
    game = begun(table)
    cast(game, "Guise")
    resolve_all(game)
    assert of(game, saheeli).colors == ("green",)
    (ways,) = (ways for thing, ways in game.mana_options(0) if thing.name == game.thing(tower).name)
    assert {letter for way in ways for letter in way} == {"U", "R"}


def test_906_7_the_other_cards_are_shuffled(catalog: CardCatalog) -> None:
    """From the same lists two seeds make libraries of the same cards in different orders, neither in the list's."""
    lists = shipped("saheeli-thoughtcast", "garruk-triumph")
    orders = []
    for seed in (1, 2):
        player = Game(lists, seed, cards=PlayableCards(catalog)).player(0)
        orders.append([thing.name for thing in (*player.hand, *player.library)])
    listed = [line.partition(" ")[2] for line in lists[0].splitlines() if line[:1].isdigit()]
    assert sorted(orders[0]) == sorted(orders[1])
    assert orders[0] != orders[1]
    assert [name for name in listed if name in orders[0]] != list(dict.fromkeys(orders[0]))
