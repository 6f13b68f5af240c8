"""CR 702.31, 702.116, 702.142, 702.177, 702.189: horsemanship, myriad, boast, exhaust, firebending."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import attack, begun, cast, on_battlefield, pass_until, resolve, resolve_all
from tests.rules.boards_for_tests import activate, board, may_activate

from oathbreaker.library.catalog import CardCatalog


def test_702_31b_horsemanship_blocks_horsemanship(catalog: CardCatalog) -> None:
    """Wu Light Cavalry can be blocked by a creature with horsemanship alone."""
    table = board(catalog, lands=0)
    cavalry = table.battlefield(0, "Wu Light Cavalry")
    scout = table.battlefield(1, "Wei Scout")
    table.battlefield(1, "Hill Giant")
    game = begun(table)
    attack(game, game.thing(cavalry))
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    assert game.decision is not None
    assert {option.source for option in game.decision.options} == {game.thing(scout).id}


def test_702_116a_a_copy_for_each_other_opponent(catalog: CardCatalog) -> None:
    """Chittering Dispatcher: tapped and attacking the others, never declared, exiled at end of combat."""
    table = board(catalog, players=4, lands=0)
    dispatcher = table.battlefield(0, "Chittering Dispatcher")
    game = begun(table)
    attack(game, game.thing(dispatcher), whom=2)
    resolve(game, "yes", "no")
    (token,) = [thing for thing in on_battlefield(game, "Chittering Dispatcher") if thing.is_token]
    assert (token.tapped, token.attacking) == (True, 1)
    pass_until(game, "postcombat main")
    resolve_all(game)
    assert len(on_battlefield(game, "Chittering Dispatcher")) == 1


def test_702_116a_nobody_else(catalog: CardCatalog) -> None:
    """With one opponent, who is attacked, nothing is created."""
    table = board(catalog, lands=0)
    dispatcher = table.battlefield(0, "Chittering Dispatcher")
    game = begun(table)
    attack(game, game.thing(dispatcher))
    resolve(game)
    assert len(on_battlefield(game, "Chittering Dispatcher")) == 1


def test_702_142a_boast_after_attacking_once(catalog: CardCatalog) -> None:
    """Usher of the Fallen can boast once in a turn in which it attacked."""
    table = board(catalog)
    usher = table.battlefield(0, "Usher of the Fallen")
    game = begun(table)
    assert not may_activate(game, game.thing(usher))
    attack(game, game.thing(usher))
    activate(game, game.thing(usher))
    resolve(game)
    assert not may_activate(game, game.thing(usher))
    assert len(on_battlefield(game, "Human Warrior Token")) == 1


def test_702_177a_exhaust_only_once(catalog: CardCatalog) -> None:
    """Prowcatcher Specialist: once for all turns; a new object can do it again."""
    table = board(catalog, lands=8)
    specialist = table.battlefield(0, "Prowcatcher Specialist")
    table.hand(0, "Unsummon")
    game = begun(table)
    activate(game, game.thing(specialist))
    resolve(game)
    assert game.thing(specialist).counters == {"+1/+1": 2}
    assert not may_activate(game, game.thing(specialist))
    pass_until(game, "precombat main", turn=7)
    assert not may_activate(game, game.thing(specialist))
    cast(game, "Unsummon", game.thing(specialist))
    resolve(game)
    cast(game, "Prowcatcher Specialist")
    resolve(game)
    assert may_activate(game, on_battlefield(game, "Prowcatcher Specialist")[0])


def test_702_189a_fire_lasts_until_end_of_combat(catalog: CardCatalog) -> None:
    """Fire Nation Cadets of a Lesson's controller: {R} is there in the next steps of combat, and gone after it."""
    table = board(catalog, lands=0)
    table.define("Test Bender", "{0}", "Creature — Human", "Firebending 2", power=1, toughness=1)
    bender = table.battlefield(0, "Test Bender")
    game = begun(table)
    attack(game, game.thing(bender))
    resolve(game)
    assert game.player(0).mana == "{R}{R}"
    pass_until(game, "declare blockers")
    assert game.player(0).mana == "{R}{R}"
    pass_until(game, "postcombat main")
    assert not game.player(0).mana


def test_106_4_mana_that_is_not_lost_as_steps_end(catalog: CardCatalog) -> None:
    """Savage Ventmaw's mana is there in the second main phase, and gone in the next turn."""
    table = board(catalog, lands=0)
    ventmaw = table.battlefield(0, "Savage Ventmaw")
    game = begun(table)
    attack(game, game.thing(ventmaw))
    resolve(game)
    pass_until(game, "postcombat main")
    assert game.player(0).mana == "{R}{R}{R}{G}{G}{G}"
    pass_until(game, "upkeep", turn=6)
    assert not game.player(0).mana
