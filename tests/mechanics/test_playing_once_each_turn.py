"""CR 603.2h Abilities that trigger only once each turn, or do what they say only once each turn."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, on_battlefield, pass_until, resolve_all
from tests.rules.boards_for_tests import bare, hand, own, played, size

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def gain(game: Game, answer: str) -> int:
    """Cast a spell that gains life; return how often it was asked whether something may be done."""
    game.answer_with(action="cast", card="Sip")
    asked = 0
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        is_may = game.decision.kind == "may"
        asked += is_may
        game.answer(answer if is_may else game.decision.default())
    return asked


def test_603_2h_an_ability_triggers_only_once_each_turn(catalog: CardCatalog) -> None:
    """Two creatures that die one after the other give one card to Morbid Opportunist, one in the next turn another."""
    table = bare(catalog)
    table.battlefield(0, "Morbid Opportunist")
    own(table, "Doom", "Instant", "Destroy target creature.")
    bears = [table.battlefield(1, "Grizzly Bears") for _ in range(3)]
    table.hand(0, "Doom", "Doom", "Doom")
    game = begun(table)
    played(game, "Doom", game.thing(bears[0]))
    assert len(hand(game)) == 3
    played(game, "Doom", game.thing(bears[1]))
    assert len(hand(game)) == 2
    pass_until(game, "upkeep", 6)
    while game.priority != 0:
        game.answer("pass")
    played(game, "Doom", game.thing(bears[2]))
    assert len(hand(game)) == 2


def test_603_2h_what_is_done_only_once_is_offered_until_it_is_done(catalog: CardCatalog) -> None:
    """Nykthos Paragon offers its counters again after a no, and not after a yes."""
    table = bare(catalog)
    paragon = table.battlefield(0, "Nykthos Paragon")
    own(table, "Sip", "Instant", "You gain 2 life.")
    table.hand(0, "Sip", "Sip", "Sip")
    game = begun(table)
    assert gain(game, "no") == 1
    assert gain(game, "yes") == 1
    assert size(game.thing(paragon)) == (6, 8)
    assert gain(game, "yes") == 0
    assert size(game.thing(paragon)) == (6, 8)


def test_603_2h_each_of_two_such_objects_has_its_own_limit(catalog: CardCatalog) -> None:
    """Two Elvish Warmasters each make one Elf for the Elf that enters, and none for the second."""
    table = bare(catalog)
    for _ in range(2):
        table.battlefield(0, "Elvish Warmaster")
    own(table, "Sapling", "Creature — Elf")
    table.hand(0, "Sapling", "Sapling")
    game = begun(table)
    for _ in range(2):
        game.answer_with(action="cast", card="Sapling")
        resolve_all(game)
        assert len(on_battlefield(game, "Elf Warrior Token")) == 2
