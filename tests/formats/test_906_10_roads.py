"""906.10 From anywhere: every road to exile, hand, graveyard and library, and what has been done all the same."""

from __future__ import annotations

import pytest
from tests.formats.games_for_tests import SAHEELI, answered, board, led, of, ready, until_asked, walker
from tests.mechanics.positions_for_tests import begun, cast, pass_to, pass_until, resolve, resolve_all

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.things import Handle

BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
TUCK = "Put target planeswalker on top of its owner's library."
ANSWERS = pytest.mark.parametrize("answer", ["yes", "no"])


def drawn(catalog: CardCatalog, *cards: str, players: int = 2) -> tuple[Scenario, Handle]:
    """Return a position with an oathbreaker on the battlefield, and Boomerang and other cards at hand."""
    table = board(catalog, players=players, kinds=BASICS)
    saheeli = walker(table)
    table.hand(0, "Boomerang", *cards)
    return table, saheeli


def in_hand(table: Scenario, saheeli: Handle) -> Game:
    """Return the game with the oathbreaker in its owner's hand, where the owner has let it go."""
    game = begun(table)
    cast(game, "Boomerang", of(game, saheeli))
    resolve(game, "no")
    assert of(game, saheeli).zone == "hand"
    return game


def tucked(table: Scenario, saheeli: Handle) -> Game:
    """Return the game with the oathbreaker on top of its owner's library, where the owner has let it go."""
    ready(table, "Tuck", TUCK)
    game = begun(table)
    cast(game, "Tuck")
    resolve(game, "no")
    assert of(game, saheeli).zone == "library"
    return game


def settle(game: Game, answer: str) -> list[int]:
    """Let everything resolve, answer the owners so, and return which players were asked."""
    asked = []
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        if game.decision.rule == "906.10":
            asked.append(game.decision.player)
            game.answer(answer)
        else:
            game.answer(game.decision.default())
    return asked


@ANSWERS
@pytest.mark.parametrize(
    ("card", "zone"),
    [("Remand", "hand"), ("Dissipate", "exile"), ("Memory Lapse", "library"), ("Counterspell", "graveyard")],
)
def test_906_10_row_4_from_the_stack(catalog: CardCatalog, card: str, zone: str, answer: str) -> None:
    """A countered oathbreaker is asked about once, for the zone to which that spell would put it (614.15)."""
    table = board(catalog, kinds=BASICS)
    saheeli = led(table)[0]
    table.hand(1, card)
    game = begun(table)
    cast(game, SAHEELI)
    game.answer("pass")
    cast(game, card, game.stack[-1])
    assert settle(game, answer) == [0]
    assert of(game, saheeli).zone == ("command" if answer == "yes" else zone)


@ANSWERS
@pytest.mark.parametrize(("card", "zone"), [("Regrowth", "hand"), ("Reclaim", "library")])
def test_906_10_from_the_graveyard(catalog: CardCatalog, card: str, zone: str, answer: str) -> None:
    """Returned to hand or put on the library from there."""
    table = board(catalog, kinds=BASICS)
    saheeli = walker(table)
    table.hand(0, "Vindicate", card)
    game = begun(table)
    cast(game, "Vindicate", of(game, saheeli))
    answered(game, "no")
    cast(game, card, of(game, saheeli))
    answered(game, answer)
    assert of(game, saheeli).zone == ("command" if answer == "yes" else zone)


@ANSWERS
def test_906_10_from_the_hand_onto_the_library(catalog: CardCatalog, answer: str) -> None:
    """Brainstorm puts it back with another card; the other goes on the library either way."""
    table, saheeli = drawn(catalog, "Brainstorm")
    game = in_hand(table, saheeli)
    cast(game, "Brainstorm")
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    assert game.decision is not None
    back = [next(one.key for one in game.decision.options if (one.card == SAHEELI) == own) for own in (True, False)]
    game.answer(back)
    assert settle(game, answer) == [0]
    assert of(game, saheeli).zone == ("command" if answer == "yes" else "library")
    assert len(game.player(0).hand) == 2


@ANSWERS
def test_906_10_exiled_from_the_hand_for_a_cost(catalog: CardCatalog, answer: str) -> None:
    """Force of Will is paid for with it although it is not exiled: the cost has been paid (118.11)."""
    table, saheeli = drawn(catalog, "Force of Will")
    table.hand(1, "Divination")
    game = in_hand(table, saheeli)
    pass_until(game, "precombat main", turn=6)
    cast(game, "Divination")
    pass_to(game, 0)
    game.answer_with(action="cast", card="Force of Will", alternative="alternative cost")
    assert settle(game, answer) == [0]
    assert of(game, saheeli).zone == ("command" if answer == "yes" else "exile")
    assert [thing.name for thing in game.player(1).graveyard] == ["Divination"]


@ANSWERS
def test_906_10_found_in_the_library(catalog: CardCatalog, answer: str) -> None:
    """Who searches for it and would put it into hand is asked."""
    table = board(catalog, kinds=BASICS)
    saheeli = walker(table)
    table.hand(0, "Demonic Tutor")
    game = tucked(table, saheeli)
    cast(game, "Demonic Tutor")
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    assert game.decision is not None
    game.answer([next(one.key for one in game.decision.options if one.card == SAHEELI)])
    assert settle(game, answer) == [0]
    assert of(game, saheeli).zone == ("command" if answer == "yes" else "hand")


def test_906_10_within_the_library_nothing_is_put_into_it(catalog: CardCatalog) -> None:
    """Index puts it back among the top cards: that is no change of zones, and nobody is asked."""
    table = board(catalog, kinds=BASICS)
    saheeli = walker(table)
    table.hand(0, "Index")
    game = tucked(table, saheeli)
    cast(game, "Index")
    assert settle(game, "yes") == []
    assert of(game, saheeli).zone == "library"


@ANSWERS
@pytest.mark.parametrize(("card", "zone"), [("Timetwister", "library"), ("Wheel of Fortune", "graveyard")])
def test_906_10_all_hands_at_once(catalog: CardCatalog, card: str, zone: str, answer: str) -> None:
    """Shuffled away or discarded together: the owners are asked in turn order from the active player (101.4)."""
    table = board(catalog, players=3, kinds=BASICS)
    leaders = [walker(table, 0), walker(table, 1, "Jace Beleren"), walker(table, 2, "Garruk Wildspeaker")]
    ready(table, "Recall Them", "Return all planeswalkers to their owners' hands.", seat=1)
    table.hand(1, card)
    game = begun(table, active=1)
    cast(game, "Recall Them")
    settle(game, "no")
    assert {of(game, leader).zone for leader in leaders} == {"hand"}
    cast(game, card)
    assert settle(game, answer)[:3] == [1, 2, 0]
    assert {of(game, leader).zone for leader in leaders} <= {"command" if answer == "yes" else zone, "hand"}
    assert [len(player.hand) for player in game.players] == [7, 7, 7]


@ANSWERS
def test_701_50a_a_discarded_oathbreaker_was_a_nonland_card(catalog: CardCatalog, answer: str) -> None:
    """What connives gets its counter, wherever the oathbreaker went that was discarded."""
    table, saheeli = drawn(catalog)
    grifter = table.battlefield(0, "Hypnotic Grifter")
    game = in_hand(table, saheeli)
    game.answer_with(action="activate", source=of(game, grifter))
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    assert game.decision is not None
    game.answer([next(one.key for one in game.decision.options if one.card == SAHEELI)])
    assert settle(game, answer) == [0]
    assert of(game, saheeli).zone == ("command" if answer == "yes" else "graveyard")
    assert of(game, grifter).counters == {"+1/+1": 1}


@ANSWERS
def test_701_48a_who_discards_an_oathbreaker_has_learned(catalog: CardCatalog, answer: str) -> None:
    """A card was discarded, so one is drawn; nothing is looked for outside the game."""
    table, saheeli = drawn(catalog, "Arcane Subtraction")
    table.battlefield(1, "Grizzly Bears")
    table.library(0, "Opt")
    game = in_hand(table, saheeli)
    cast(game, "Arcane Subtraction")
    while game.decision is not None and game.decision.rule != "906.10":
        game.answer("yes" if game.decision.kind == "may" else game.decision.default())
    assert settle(game, answer) == [0]
    assert of(game, saheeli).zone == ("command" if answer == "yes" else "graveyard")
    assert [thing.name for thing in game.player(0).hand] == ["Opt"]
    assert not [event for event in game.log if event.kind == "find nothing outside"]


@ANSWERS
def test_728_1_an_oathbreaker_milled_by_radiation_counts(catalog: CardCatalog, answer: str) -> None:
    """A nonland card was milled: its owner loses 1 life and a rad counter."""
    table = board(catalog, kinds=BASICS)
    saheeli = walker(table)
    table.counters(0, "rad", 1)
    table.library(0, "Forest")
    table.define("Tuck", "{0}", "Instant", TUCK)
    table.hand(1, "Tuck")
    game = begun(table, active=0, step="draw")
    pass_to(game, 1)
    cast(game, "Tuck")
    resolve(game, "no")
    pass_until(game, "precombat main")
    assert settle(game, answer) == [0]
    assert of(game, saheeli).zone == ("command" if answer == "yes" else "graveyard")
    assert (game.player(0).life, game.player(0).counters.get("rad", 0)) == (19, 0)


@ANSWERS
def test_701_17c_a_milled_oathbreaker_is_among_the_milled_cards(catalog: CardCatalog, answer: str) -> None:
    """It is found in the zone to which it moved: that it is one is known, and it can be taken from there."""
    table = board(catalog, kinds=BASICS)
    bears = walker(table, name="Grizzly Bears")
    ready(table, "Sift", "Mill a card. If a creature card was milled this way, you gain 5 life.")
    ready(table, "Tuck", "Put target creature you control on top of its owner's library.")
    table.battlefield(0, "Eerie Gravestone")
    game = begun(table)
    cast(game, "Tuck")
    resolve(game, "no")
    other = game.copy()
    cast(game, "Sift")
    assert settle(game, answer) == [0]
    assert (of(game, bears).zone, game.player(0).life) == ("command" if answer == "yes" else "graveyard", 25)
    other.answer_with(action="activate", source=other.find("Eerie Gravestone")[0])
    until_asked(other, "906.10")
    other.answer(answer)
    while other.decision is not None and other.decision.rule != "906.10":
        if other.decision.kind == "may":
            other.answer("yes")
        elif other.decision.kind == "choose cards":
            other.answer([one.key for one in other.decision.options if one.card == "Grizzly Bears"])
        else:
            other.answer(other.decision.default())
    other.answer("no")
    resolve_all(other)
    assert of(other, bears).zone == "hand"
