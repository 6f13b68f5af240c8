"""CR 603.2: what triggers on the second card drawn or spell cast in a turn, or whichever."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, on_battlefield, pass_to, pass_until, table_of
from tests.rules.boards_for_tests import bare, own, played

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize(("draws", "counters"), [(1, 0), (2, 1), (4, 1)])
def test_603_2_the_second_card_each_turn(catalog: CardCatalog, draws: int, counters: int) -> None:
    """One counter for the second card drawn in the turn, none for the first, third or fourth."""
    table = bare(catalog)
    vandal = table.battlefield(0, "Faerie Vandal")
    for number in range(draws):
        table.hand(0, own(table, f"Reading {number}", "Sorcery", "Draw a card."))
    game = begun(table)
    for number in range(draws):
        played(game, f"Reading {number}")
    assert game.thing(vandal).counters.get("+1/+1", 0) == counters


def test_603_2_a_card_drawn_before_the_ability_was_there_counts(catalog: CardCatalog) -> None:
    """The card of the draw step is the first, so that the next is the second; in the next turn it begins anew."""
    table = bare(catalog)
    table.hand(1, own(table, "Reading", "Sorcery", "Draw a card."))
    vandal = table.battlefield(1, "Faerie Vandal")
    game = begun(table)
    pass_until(game, "precombat main", turn=6)
    assert game.thing(vandal).counters.get("+1/+1", 0) == 0
    played(game, "Reading")
    assert game.thing(vandal).counters["+1/+1"] == 1
    pass_until(game, "precombat main", turn=8)
    assert game.thing(vandal).counters["+1/+1"] == 1


def test_603_2_an_opponents_second_card(catalog: CardCatalog) -> None:
    """Faerie Mastermind's controller draws for each opponent's second card, and not for their own."""
    table = bare(catalog, players=3)
    table.battlefield(0, "Faerie Mastermind")
    table.hand(0, own(table, "Lesson", "Sorcery", "Each player draws two cards."))
    game = begun(table)
    played(game, "Lesson")
    assert [len(game.player(seat).hand) for seat in range(3)] == [4, 2, 2]


@pytest.mark.parametrize(("spells", "spirits"), [(1, 0), (2, 1), (3, 1)])
def test_603_2_the_second_spell_each_turn(catalog: CardCatalog, spells: int, spirits: int) -> None:
    """Clarion Spirit makes one token, for the second spell of the turn."""
    table = bare(catalog)
    table.battlefield(0, "Clarion Spirit")
    for number in range(spells):
        table.hand(0, own(table, f"Hymn {number}", "Sorcery", "You gain 1 life."))
    game = begun(table)
    for number in range(spells):
        played(game, f"Hymn {number}")
    assert len(on_battlefield(game, "Spirit Token")) == spirits


def test_603_2_the_first_spell_of_a_kind(catalog: CardCatalog) -> None:
    """A creature spell before it is none that counts; a second noncreature spell is not the first."""
    table = bare(catalog)
    table.battlefield(0, "Valeria Richards, Precocious")
    for name, kind, text in (("Pup", "Creature — Dog", ""), ("Hymn", "Sorcery", "You gain 1 life.")):
        table.hand(0, own(table, name, kind, text))
    table.hand(0, own(table, "Psalm", "Sorcery", "You gain 1 life."))
    game = begun(table)
    played(game, "Pup")
    assert len(game.player(0).hand) == 2
    played(game, "Hymn")
    assert len(game.player(0).hand) == 2
    played(game, "Psalm")
    assert len(game.player(0).hand) == 1


def test_603_2_during_each_opponents_turn(catalog: CardCatalog) -> None:
    """Alela makes a token for the first spell in an opponent's turn, and none in one's own."""
    table = table_of(catalog)
    table.battlefield(0, "Alela, Cunning Conqueror")
    for number in range(3):
        table.hand(0, own(table, f"Hymn {number}", "Instant", "You gain 1 life."))
    game = begun(table)
    played(game, "Hymn 0")
    assert not on_battlefield(game, "Faerie Rogue Token")
    pass_until(game, "precombat main", turn=6)
    for number in (1, 2):
        pass_to(game, 0)
        played(game, f"Hymn {number}")
    assert len(on_battlefield(game, "Faerie Rogue Token")) == 1
