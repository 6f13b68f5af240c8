"""What triggers in combat: attacking, alone or not, blocking, becoming blocked, dealing and being dealt damage."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import attacks, blocks, lives, size, tokens
from tests.mechanics.positions_for_tests import begun, cast, pass_until, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize(("number", "expected"), [(1, (3, 3)), (2, (2, 2))])
def test_506_5_attacks_alone_is_the_only_one_declared(catalog: CardCatalog, number: int, expected: object) -> None:
    """One attacker gets the bonus; of two none does."""
    table = table_of(catalog)
    table.battlefield(0, "Agents of S.H.I.E.L.D.")
    bears = [table.battlefield(0, "Grizzly Bears") for _ in range(2)]
    game = begun(table)
    mine = [game.thing(bear) for bear in bears]
    attacks(game, *((bear, 1) for bear in mine[:number]))
    resolve_all(game)
    assert size(mine[0]) == expected


def test_508_3d_you_attack_triggers_once_for_all_attackers(catalog: CardCatalog) -> None:
    """Two creatures attack two players: one Gremlin."""
    table = table_of(catalog, players=3)
    table.battlefield(0, "Razorkin Hordecaller")
    bears = [table.battlefield(0, "Grizzly Bears") for _ in range(2)]
    game = begun(table)
    attacks(game, (game.thing(bears[0]), 1), (game.thing(bears[1]), 2))
    assert len(game.stack) == 1
    resolve_all(game)
    assert len(tokens(game)) == 1


def test_509_3g_attacks_and_is_not_blocked(catalog: CardCatalog) -> None:
    """Unblocked, it makes the defending player discard in the declare blockers step; blocked it does not."""
    table = table_of(catalog)
    stalker = table.battlefield(0, "Abyssal Nightstalker")
    bear = table.battlefield(1, "Grizzly Bears")
    table.hand(1, "Opt", "Negate")
    game = begun(table)
    other = game.copy()
    attacks(game, (game.thing(stalker), 1))
    blocks(game)
    assert game.step == "declare blockers"
    resolve(game, ["Opt"])
    assert len(game.player(1).hand) == 1
    attacks(other, (other.thing(stalker), 1))
    blocks(other, (other.thing(bear), other.thing(stalker)))
    assert not other.stack
    assert len(other.player(1).hand) == 2


def test_509_3c_becomes_blocked_triggers_once_for_two_blockers(catalog: CardCatalog) -> None:
    """Blocked by two creatures, a Deepwood Wolverine gets +2/+0 once."""
    table = table_of(catalog)
    wolverine = table.battlefield(0, "Deepwood Wolverine")
    bears = [table.battlefield(1, "Grizzly Bears") for _ in range(2)]
    game = begun(table)
    mine = game.thing(wolverine)
    attacks(game, (mine, 1))
    blocks(game, *((game.thing(bear), mine) for bear in bears))
    assert len(game.stack) == 1
    resolve(game)
    assert size(mine) == (3, 1)


def test_509_3a_blocks_or_becomes_blocked(catalog: CardCatalog) -> None:
    """A Chub Toad gets +2/+2 as it blocks, and another as it becomes blocked."""
    table = table_of(catalog)
    mine = table.battlefield(0, "Chub Toad")
    theirs = table.battlefield(1, "Chub Toad")
    game = begun(table)
    attacks(game, (game.thing(mine), 1))
    blocks(game, (game.thing(theirs), game.thing(mine)))
    assert len(game.stack) == 2
    resolve_all(game)
    assert size(game.thing(mine)) == size(game.thing(theirs)) == (3, 3)


def test_attacks_or_blocks(catalog: CardCatalog) -> None:
    """A Howling Golem lets each player draw as it attacks, and one that blocks does so too."""
    table = table_of(catalog)
    mine = table.battlefield(0, "Howling Golem")
    theirs = table.battlefield(1, "Howling Golem")
    game = begun(table)
    attacks(game, (game.thing(mine), 1))
    resolve_all(game)
    assert [len(player.hand) for player in game.players] == [1, 1]
    blocks(game, (game.thing(theirs), game.thing(mine)))
    resolve_all(game)
    assert [len(player.hand) for player in game.players] == [2, 2]


def test_510_3a_combat_damage_to_a_player(catalog: CardCatalog) -> None:
    """A Blazing Specter that hits makes that player, of three, discard; damage that is not combat damage does not."""
    table = table_of(catalog, players=3)
    specter = table.battlefield(0, "Blazing Specter")
    for seat in (1, 2):
        table.hand(seat, "Opt")
    game = begun(table)
    attacks(game, (game.thing(specter), 2))
    pass_until(game, "end of combat")
    assert [len(player.hand) for player in game.players] == [0, 1, 0]


def test_603_2c_one_or_more_triggers_once_for_each_player_dealt_damage(catalog: CardCatalog) -> None:
    """Three creatures deal combat damage to two players at once: two cards, not three."""
    table = table_of(catalog, players=3)
    table.battlefield(0, "Grazilaxx, Illithid Scholar")
    bears = [table.battlefield(0, "Grizzly Bears") for _ in range(3)]
    game = begun(table)
    mine = [game.thing(bear) for bear in bears]
    attacks(game, (mine[0], 1), (mine[1], 1), (mine[2], 2))
    pass_until(game, "end of combat")
    assert lives(game) == [20, 16, 18]
    assert len(game.player(0).hand) == 2


def test_deals_damage_to_an_opponent_in_combat_or_not(catalog: CardCatalog) -> None:
    """A Hypnotic Specter makes the player whom it hits discard at random; blocked it does not."""
    table = table_of(catalog)
    specter = table.battlefield(0, "Hypnotic Specter")
    bird = table.battlefield(1, "Ornithopter")
    table.hand(1, "Opt", "Negate")
    game = begun(table)
    other = game.copy()
    attacks(game, (game.thing(specter), 1))
    pass_until(game, "end of combat")
    assert len(game.player(1).hand) == 1
    attacks(other, (other.thing(specter), 1))
    blocks(other, (other.thing(bird), other.thing(specter)))
    pass_until(other, "end of combat")
    assert len(other.player(1).hand) == 2


def test_603_2c_is_dealt_damage_by_two_at_once_triggers_once(catalog: CardCatalog) -> None:
    """A Dromad Purebred blocked by two creatures is dealt damage once: one life."""
    table = table_of(catalog)
    camel = table.battlefield(0, "Dromad Purebred")
    bears = [table.battlefield(1, "Grizzly Bears") for _ in range(2)]
    game = begun(table)
    attacks(game, (game.thing(camel), 1))
    blocks(game, *((game.thing(bear), game.thing(camel)) for bear in bears))
    pass_until(game, "end of combat")
    assert lives(game) == [21, 20]


def test_is_dealt_damage_by_a_spell(catalog: CardCatalog) -> None:
    """A Shock that the camel survives gives its controller a life too."""
    table = table_of(catalog)
    camel = table.battlefield(1, "Dromad Purebred")
    table.hand(0, "Shock")
    game = begun(table)
    cast(game, "Shock", game.thing(camel))
    resolve(game)
    assert lives(game) == [20, 21]
    assert game.thing(camel).damage == 2


def test_deals_damage_counts_a_spell_once(catalog: CardCatalog) -> None:
    """A Blaze Commando makes two Soldiers for an instant of its controller's that deals damage, none for another's."""
    table = table_of(catalog)
    table.battlefield(0, "Blaze Commando")
    camel = table.battlefield(1, "Dromad Purebred")
    table.hand(0, "Shock")
    table.hand(1, "Shock")
    game = begun(table)
    cast(game, "Shock", game.thing(camel))
    resolve_all(game)
    assert len(tokens(game)) == 2
    while game.priority != 1:
        game.answer("pass")
    cast(game, "Shock", game.thing(camel))
    resolve_all(game)
    assert len(tokens(game)) == 2
