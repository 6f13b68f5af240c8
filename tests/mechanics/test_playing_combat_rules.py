"""What creatures cannot or must do in combat, by statements and for a turn; what does not untap."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import attacks, blocks, lives
from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, pass_until, resolve, resolve_all, table_of

from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Thing


def may_block(game: Game, blocker: Thing, attacker: Thing) -> bool:
    """Tell whether a creature is offered as a blocker of another, once blockers are declared."""
    while game.step != "declare blockers" and not (game.decision and game.decision.kind == "blockers"):
        assert game.decision is not None
        game.answer(game.decision.default())
    assert game.decision is not None
    return any(
        option.action == "block" and (option.source, option.target) == (blocker.id, attacker.id)
        for option in game.decision.options
    )


def test_509_1b_a_creature_that_cannot_block(catalog: CardCatalog) -> None:
    """An Aesthir Glider can't block; a Grizzly Bears beside it can."""
    table = table_of(catalog)
    mine = table.battlefield(0, "Grizzly Bears")
    glider = table.battlefield(1, "Aesthir Glider")
    bear = table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    attacks(game, (game.thing(mine), 1))
    assert not may_block(game, game.thing(glider), game.thing(mine))
    assert may_block(game, game.thing(bear), game.thing(mine))


def test_508_1c_an_enchanted_creature_that_cannot_attack_or_block(catalog: CardCatalog) -> None:
    """Pacifism on a creature: it can't attack; without it it could."""
    table = table_of(catalog)
    bear, other = (table.battlefield(0, "Grizzly Bears") for _ in range(2))
    table.battlefield(1, "Pacifism", attached_to=bear)
    game = begun(table)
    assert not game.may_attack(game.thing(bear), 1)
    assert game.may_attack(game.thing(other), 1)


def test_611_2c_creatures_that_come_later_cannot_block_either(catalog: CardCatalog) -> None:
    """Falter keeps a creature from blocking that entered after it resolved, unless that flies; next turn it blocks."""
    table = table_of(catalog, lands=3)
    mine = table.battlefield(0, "Grizzly Bears")
    early = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Falter")
    table.hand(1, "Dualcaster Mage")
    game = begun(table)
    cast(game, "Falter")
    resolve(game)
    while game.priority != 1:
        game.answer("pass")
    cast(game, "Dualcaster Mage")
    resolve_all(game)
    attacks(game, (game.thing(mine), 1))
    assert not may_block(game, game.thing(early), game.thing(mine))
    assert not may_block(game, on_battlefield(game, "Dualcaster Mage")[0], game.thing(mine))


def test_a_target_that_cannot_be_blocked_this_turn(catalog: CardCatalog) -> None:
    """Access Tunnel lets one creature through this turn."""
    table = table_of(catalog)
    table.battlefield(0, "Access Tunnel")
    mine = table.battlefield(0, "Grizzly Bears")
    theirs = table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    offers = [option for option in game.legal_actions if option.card == "Access Tunnel" and option.value != "mana"]
    game.answer(offers[0])
    game.answer_with(target=game.thing(mine))
    resolve(game)
    attacks(game, (game.thing(mine), 1))
    assert not may_block(game, game.thing(theirs), game.thing(mine))


@pytest.mark.parametrize(("blocker", "allowed"), [("Grizzly Bears", True), ("Trained Armodon", False)])
def test_cannot_be_blocked_by_a_kind(catalog: CardCatalog, blocker: str, allowed: bool) -> None:  # noqa: FBT001  a case
    """An Amrou Kithkin can be blocked by power 2, not by power 3."""
    table = table_of(catalog)
    mine = table.battlefield(0, "Amrou Kithkin")
    theirs = table.battlefield(1, blocker)
    game = begun(table)
    attacks(game, (game.thing(mine), 1))
    assert may_block(game, game.thing(theirs), game.thing(mine)) == allowed


def test_can_block_only_creatures_with_flying(catalog: CardCatalog) -> None:
    """A Belbe's Percher blocks the Ornithopter and not the Grizzly Bears."""
    table = table_of(catalog)
    bear = table.battlefield(0, "Grizzly Bears")
    bird = table.battlefield(0, "Ornithopter")
    percher = table.battlefield(1, "Belbe's Percher")
    game = begun(table)
    attacks(game, (game.thing(bear), 1), (game.thing(bird), 1))
    assert may_block(game, game.thing(percher), game.thing(bird))
    assert not may_block(game, game.thing(percher), game.thing(bear))


def test_508_1d_creatures_attack_each_combat_if_able(catalog: CardCatalog) -> None:
    """An Ashen Monstrosity has to attack, whomever; of three under an Angler Turtle all have to that can."""
    table = table_of(catalog, players=3)
    monster = table.battlefield(0, "Ashen Monstrosity")
    game = begun(table)
    pass_until(game, "declare attackers")
    with pytest.raises(IllegalAnswer):
        game.answer([])
    game.answer_with(source=game.thing(monster), target=2)
    pass_until(game, "postcombat main")
    assert lives(game) == [20, 20, 13]


def test_508_1d_as_many_requirements_as_restrictions_allow(catalog: CardCatalog) -> None:
    """Under an Angler Turtle a pacified creature stays at home, the two others have to attack."""
    table = table_of(catalog)
    table.battlefield(1, "Angler Turtle")
    bears = [table.battlefield(0, "Grizzly Bears") for _ in range(3)]
    table.battlefield(1, "Pacifism", attached_to=bears[0])
    game = begun(table)
    pass_until(game, "declare attackers")
    with pytest.raises(IllegalAnswer):
        attacks(game, (game.thing(bears[1]), 1))
    attacks(game, (game.thing(bears[1]), 1), (game.thing(bears[2]), 1))
    blocks(game)
    assert game.player(1).life == 20
    pass_until(game, "postcombat main")
    assert game.player(1).life == 16


def test_502_3_what_does_not_untap(catalog: CardCatalog) -> None:
    """A creature under Claustrophobia stays tapped through its controller's untap step; another untaps."""
    table = table_of(catalog)
    bears = [table.battlefield(1, "Grizzly Bears", tapped=True) for _ in range(2)]
    table.battlefield(0, "Claustrophobia", attached_to=bears[0])
    game = begun(table)
    pass_until(game, "upkeep", 6)
    assert [game.thing(bear).tapped for bear in bears] == [True, False]
