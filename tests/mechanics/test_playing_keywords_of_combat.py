"""CR 702 Keywords triggered in combat, each in a combat in which it decides something."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import attacks, blocks, lives, size
from tests.mechanics.positions_for_tests import begun, pass_until, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog


def test_702_45a_bushido_as_it_blocks_and_as_it_becomes_blocked(catalog: CardCatalog) -> None:
    """A Battle-Mad Ronin is 3/3 in the combat in which it is blocked, and so is the one that blocks."""
    table = table_of(catalog)
    mine = table.battlefield(0, "Battle-Mad Ronin")
    theirs = table.battlefield(1, "Battle-Mad Ronin")
    game = begun(table)
    attacks(game, (game.thing(mine), 1))
    blocks(game, (game.thing(theirs), game.thing(mine)))
    resolve_all(game)
    assert size(game.thing(mine)) == size(game.thing(theirs)) == (3, 3)


@pytest.mark.parametrize(("blockers", "expected"), [(1, (2, 4)), (3, (8, 10))])
def test_702_23a_rampage_counts_blockers_beyond_the_first(
    catalog: CardCatalog, blockers: int, expected: tuple[int, int]
) -> None:
    """An Aerathi Berserker gets +3/+3 for each blocker after the first."""
    table = table_of(catalog)
    mine = table.battlefield(0, "Aerathi Berserker")
    bears = [table.battlefield(1, "Grizzly Bears") for _ in range(blockers)]
    game = begun(table)
    attacks(game, (game.thing(mine), 1))
    blocks(game, *((game.thing(bear), game.thing(mine)) for bear in bears))
    resolve_all(game)
    assert size(game.thing(mine)) == expected


def test_702_25a_flanking_weakens_each_blocker_without_it(catalog: CardCatalog) -> None:
    """Two Bears that block a Benalish Cavalry get -1/-1; a Cavalry that blocks beside them does not."""
    table = table_of(catalog)
    mine = table.battlefield(0, "Benalish Cavalry")
    bears = [table.battlefield(1, "Grizzly Bears") for _ in range(2)]
    knight = table.battlefield(1, "Benalish Cavalry")
    game = begun(table)
    attacks(game, (game.thing(mine), 1))
    blocks(game, *((game.thing(one), game.thing(mine)) for one in (*bears, knight)))
    resolve_all(game)
    assert [size(game.thing(one)) for one in (*bears, knight)] == [(1, 1), (1, 1), (2, 2)]


def test_702_83a_exalted_strengthens_a_lone_attacker(catalog: CardCatalog) -> None:
    """Three exalted permanents, one attacker: +3/+3; with two attackers nothing."""
    table = table_of(catalog)
    table.battlefield(0, "Angelic Benediction")
    squires = [table.battlefield(0, "Akrasan Squire") for _ in range(2)]
    game = begun(table)
    other = game.copy()
    attacks(game, (game.thing(squires[0]), 1))
    resolve_all(game)
    assert size(game.thing(squires[0])) == (4, 4)
    attacks(other, *((other.thing(one), 1) for one in squires))
    resolve_all(other)
    assert size(other.thing(squires[0])) == (1, 1)


def test_702_91a_battle_cry_strengthens_each_other_attacker(catalog: CardCatalog) -> None:
    """Not the Paladin itself, and no creature that stays at home."""
    table = table_of(catalog)
    paladin = table.battlefield(0, "Accorder Paladin")
    one, home = (table.battlefield(0, "Grizzly Bears") for _ in range(2))
    game = begun(table)
    attacks(game, (game.thing(paladin), 1), (game.thing(one), 1))
    resolve_all(game)
    assert [game.thing(which).power for which in (paladin, one, home)] == [3, 3, 2]


def test_702_121a_melee_counts_opponents_attacked(catalog: CardCatalog) -> None:
    """A Deputized Protester attacks one opponent, a Bears another, nobody the third: +2/+2."""
    table = table_of(catalog, players=4)
    protester = table.battlefield(0, "Deputized Protester")
    bear = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    attacks(game, (game.thing(protester), 1), (game.thing(bear), 2))
    resolve_all(game)
    assert size(game.thing(protester)) == (4, 3)


def test_702_134a_mentor_puts_a_counter_on_a_weaker_attacker(catalog: CardCatalog) -> None:
    """A Blade Instructor mentors the Bears that attacks, not one that is as strong or stays at home."""
    table = table_of(catalog)
    mentor = table.battlefield(0, "Blade Instructor")
    bear, home = (table.battlefield(0, "Grizzly Bears") for _ in range(2))
    strong = table.battlefield(0, "Trained Armodon")
    game = begun(table)
    attacks(game, *((game.thing(one), 1) for one in (mentor, bear, strong)))
    resolve_all(game)
    assert [game.thing(one).counters for one in (bear, home, strong)] == [{"+1/+1": 1}, {}, {}]


def test_702_130a_afflict_lets_the_defending_player_lose_life(catalog: CardCatalog) -> None:
    """Of two opponents the one attacked, as the Devastator becomes blocked."""
    table = table_of(catalog, players=3)
    mine = table.battlefield(0, "Frontline Devastator")
    bear = table.battlefield(2, "Grizzly Bears")
    game = begun(table)
    attacks(game, (game.thing(mine), 2))
    blocks(game, (game.thing(bear), game.thing(mine)))
    resolve_all(game)
    assert lives(game) == [20, 20, 18]


@pytest.mark.parametrize("blocked", [False, True])
def test_702_68a_frenzy_of_what_is_not_blocked(catalog: CardCatalog, blocked: bool) -> None:  # noqa: FBT001  a case
    """A Frenzy Sliver gets +1/+0 unless it is blocked."""
    table = table_of(catalog)
    mine = table.battlefield(0, "Frenzy Sliver")
    bear = table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    attacks(game, (game.thing(mine), 1))
    blocks(game, *([(game.thing(bear), game.thing(mine))] if blocked else []))
    resolve_all(game)
    assert game.thing(mine).power == (1 if blocked else 2)


def test_702_86a_annihilator_takes_permanents_of_the_defending_player(catalog: CardCatalog) -> None:
    """Two of the player's choice; the other opponent keeps everything."""
    table = table_of(catalog, players=3, lands=2)
    crusher = table.battlefield(0, "Ulamog's Crusher")
    table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    attacks(game, (game.thing(crusher), 1))
    resolve(game, ["Island", "Mountain"])
    assert [len(player.battlefield) for player in game.players] == [5, 3, 4]
    assert game.find("Grizzly Bears", zone="battlefield")


def test_702_115a_ingest_exiles_the_top_card(catalog: CardCatalog) -> None:
    """Of the player who is dealt combat damage."""
    table = table_of(catalog)
    drone = table.battlefield(0, "Benthic Infiltrator")
    table.library(1, "Opt", "Negate")
    game = begun(table)
    attacks(game, (game.thing(drone), 1))
    pass_until(game, "end of combat")
    assert [card.name for card in game.player(1).exile] == ["Opt"]
