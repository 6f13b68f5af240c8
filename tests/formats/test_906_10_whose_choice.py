"""906.10 Who is asked, in which order with other effects, and by which house rule."""

from __future__ import annotations

import pytest
from tests.formats.games_for_tests import (
    asked,
    board,
    of,
    ready,
    until_asked,
    walker,
)
from tests.mechanics.positions_for_tests import begun, cast, resolve, resolve_all

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario

BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")


def test_906_10_row_13_the_owner_is_asked_whoever_controls_it(catalog: CardCatalog) -> None:
    """Stolen and flickered: the owner keeps it in the command zone, and it does not come back with the flicker."""
    table = board(catalog)
    saheeli = walker(table)
    table.battlefield(1, "Confiscate", attached_to=saheeli)
    ready(
        table,
        "Blink",
        "Exile target planeswalker, then return it to the battlefield under its owner's control.",
        seat=1,
    )
    game = begun(table, active=1)
    assert of(game, saheeli).controller == 1
    cast(game, "Blink")
    until_asked(game, "906.10")
    assert asked(game, "906.10") == 0
    other = game.copy()
    game.answer("yes")
    resolve_all(game)
    assert of(game, saheeli).zone == "command"
    other.answer("no")
    resolve_all(other)
    assert (of(other, saheeli).zone, of(other, saheeli).controller) == ("battlefield", 0)


@pytest.mark.parametrize(("deed", "zone"), [("Exile", "exile"), ("Destroy", "graveyard")])
def test_906_10_row_14_several_owners_answer_in_turn_order(catalog: CardCatalog, deed: str, zone: str) -> None:
    """All planeswalkers go at once: the active player is asked first, then the others, whoever controls what."""
    table = board(catalog, players=3)
    first = walker(table, 0, under=2)
    second = walker(table, 1, "Jace Beleren")
    third = walker(table, 2, "Garruk Wildspeaker", under=0)
    ready(table, "Banish", f"{deed} all planeswalkers.", seat=1)
    game = begun(table, active=1)
    cast(game, "Banish")
    order = []
    for answer in ("no", "yes", "no"):
        until_asked(game, "906.10")
        order.append(asked(game, "906.10"))
        game.answer(answer)
    resolve_all(game)
    assert order == [1, 2, 0]
    assert [of(game, one).zone for one in (first, second, third)] == [zone, zone, "command"]


def test_906_10_row_19_another_effect_changes_it_and_it_applies_again(catalog: CardCatalog) -> None:
    """With a finality counter it would be exiled instead (122.1h): declined for the graveyard, it is asked anew.

    The controller of the object chooses which applies first; the owner who declined is asked about the exile anew.
    """
    table = board(catalog, kinds=BASICS)
    bears = table.battlefield(1, "Grizzly Bears", owner=0, counters={"finality": 1}, designation="oathbreaker")
    table.hand(0, "Murder")
    game = begun(table)
    cast(game, "Murder", of(game, bears))
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.player, game.decision.rule) == ("replacement", 1, "616.1")
    labels = [option.label("en") for option in game.decision.options]
    own = next(place for place, label in enumerate(labels) if "command zone" in label)
    game.answer(own)
    assert asked(game, "906.10") == 0
    assert "graveyard" in game.decision.prompt("en")
    game.answer("no")
    assert asked(game, "906.10") == 0
    assert "exiled" in game.decision.prompt("en")
    other = game.copy()
    game.answer("yes")
    resolve_all(game)
    assert of(game, bears).zone == "command"
    other.answer("no")
    resolve_all(other)
    assert of(other, bears).zone == "exile"


def test_906_10_row_19_the_other_effect_first_asks_once(catalog: CardCatalog) -> None:
    """Exiled instead first, then the owner is asked about the exile alone."""
    table = board(catalog, kinds=BASICS)
    bears = table.battlefield(0, "Grizzly Bears", counters={"finality": 1}, designation="oathbreaker")
    table.hand(0, "Murder")
    game = begun(table)
    cast(game, "Murder", of(game, bears))
    until_asked(game, "616.1")
    assert game.decision is not None
    labels = [option.label("en") for option in game.decision.options]
    game.answer(next(place for place, label in enumerate(labels) if "command zone" not in label))
    assert "exiled" in game.decision.prompt("en")
    game.answer("yes")
    resolve_all(game)
    assert of(game, bears).zone == "command"


def test_906_10_declined_once_it_is_not_asked_twice(catalog: CardCatalog) -> None:
    """Nothing else changes the event, so there is one question."""
    table = board(catalog)
    saheeli = walker(table)
    table.hand(0, "Boomerang")
    game = begun(table)
    cast(game, "Boomerang", of(game, saheeli))
    resolve(game, "no")
    assert of(game, saheeli).zone == "hand"


def test_906_10_house_rule_returns_by_state_based_action(catalog: CardCatalog) -> None:
    """With `return_rule="state-based"` it dies first, and its owner may take it back then (as 903.9a)."""
    table = Scenario(players=2, cards=board(catalog).cards, return_rule="state-based")
    for kind in BASICS:
        for _ in range(3):
            table.battlefield(0, kind)
    bears = walker(table, name="Grizzly Bears")
    table.battlefield(1, "Blood Artist")
    table.hand(0, "Murder")
    game = begun(table)
    cast(game, "Murder", of(game, bears))
    until_asked(game, "906.10")
    assert of(game, bears).zone == "graveyard"
    game.answer("yes")
    assert (of(game, bears).zone, len(game.stack)) == ("command", 1)


def test_800_4a_who_concedes_while_another_is_asked_is_not_asked_any_more(catalog: CardCatalog) -> None:
    """Two oathbreakers die at once under the house rule; while the first owner is asked, the second leaves."""
    table = Scenario(players=3, cards=board(catalog).cards, return_rule="state-based")
    first = walker(table, 0)
    walker(table, 1, "Jace Beleren")
    ready(table, "Ruin", "Destroy all planeswalkers.")
    game = begun(table)
    cast(game, "Ruin")
    until_asked(game, "906.10")
    assert asked(game, "906.10") == 0
    game.concede(1)
    assert asked(game, "906.10") == 0
    game.answer("yes")
    resolve_all(game)
    assert of(game, first).zone == "command"
    assert not [thing for thing in game.state.objects.values() if thing.owner == 1]


def test_906_10_a_departing_player_leaves_it_to_its_owner(catalog: CardCatalog) -> None:
    """Under the control of one who leaves, by no effect that ends, it would be exiled (800.4a): the owner is asked."""
    for answer, zone in (("yes", "command"), ("no", "exile")):
        table = board(catalog, players=3)
        saheeli = walker(table, 0, under=1)
        game = begun(table)
        game.concede(1)
        assert asked(game, "906.10") == 0
        game.answer(answer)
        assert of(game, saheeli).zone == zone


def test_906_10_who_controls_the_owner_answers(catalog: CardCatalog) -> None:
    """During a turn under another player's control, that player makes the owner's choice (723.5)."""
    table = board(catalog, kinds=BASICS)
    saheeli = walker(table)
    slaver = table.battlefield(1, "Mindslaver")
    table.hand(1, "Vindicate", "Boomerang")
    game = begun(table, active=1)
    game.answer(next(option for option in game.legal_actions if option.source == slaver.oid))
    while game.decision is not None and game.decision.kind == "target":
        game.answer_with(target=0)
    game.advance(turn=6, step="precombat main")
    pass_until_player(game)
    cast(game, "Boomerang", of(game, saheeli))
    until_asked(game, "906.10")
    assert asked(game, "906.10") == 1
    game.answer("no")
    assert of(game, saheeli).zone == "hand"


def pass_until_player(game: Game) -> None:
    """Pass for the controlled player until the other has priority for themselves."""
    while game.priority != 1:
        assert game.decision is not None
        game.answer("pass")


def test_906_10_owners_answer_when_all_have_chosen(catalog: CardCatalog) -> None:
    """Each player sacrifices one of two at the same time (101.4): all choose first, then the owners answer in order."""
    table = board(catalog, players=3)
    leaders = [
        walker(table, seat, name) for seat, name in enumerate(("Jace Beleren", "Sarkhan Vol", "Garruk Wildspeaker"))
    ]
    for seat in range(3):
        table.battlefield(seat, "Huatli, Dinosaur Knight")
    ready(table, "Toll", "Each player sacrifices a planeswalker.", seat=1)
    game = begun(table, active=1)
    cast(game, "Toll")
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    chosen = []
    order = []
    while game.decision is not None and game.decision.kind != "priority":
        if game.decision.rule == "906.10":
            order.append(game.decision.player)
            game.answer("yes")
        else:
            assert not order
            chosen.append(game.decision.player)
            game.answer_with(target=of(game, leaders[game.decision.player]))
    assert (chosen, order) == ([1, 2, 0], [1, 2, 0])
    assert {of(game, leader).zone for leader in leaders} == {"command"}


def test_906_10_cascade_goes_on_past_it(catalog: CardCatalog) -> None:
    """An oathbreaker that was not exiled is not among the exiled cards: the next one is looked at (702.85a)."""
    table = board(catalog, kinds=BASICS)
    table.define("Tuck", "{0}", "Sorcery", "Put target planeswalker on top of its owner's library.")
    saheeli = walker(table)
    table.library(0, "Ornithopter", "Forest")
    table.hand(0, "Tuck", "Bloodbraid Elf")
    game = begun(table)
    cast(game, "Tuck")
    resolve(game, "no")
    cast(game, "Bloodbraid Elf")
    until_asked(game, "906.10")
    game.answer("yes")
    while game.decision is not None and game.decision.kind == "may":
        game.answer("yes")
    resolve_all(game)
    assert of(game, saheeli).zone == "command"
    assert game.find("Ornithopter", zone="battlefield")
