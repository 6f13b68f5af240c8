"""906.10 An oathbreaker that would be exiled, or put into a hand, graveyard or library: its owner may choose."""

from __future__ import annotations

import pytest
from tests.formats.games_for_tests import (
    SAHEELI,
    answered,
    asked,
    board,
    free,
    led,
    of,
    ready,
    told,
    until_asked,
    walker,
)
from tests.mechanics.positions_for_tests import begun, cast, names, resolve, resolve_all

from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.library.catalog import CardCatalog

WAYS = {
    "Vindicate": "graveyard",
    "Vraska's Contempt": "exile",
    "Boomerang": "hand",
    "Oblation": "library",
}
"""Cards that destroy, exile, return or shuffle away a permanent -> where it goes."""

BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")


@pytest.mark.parametrize(("card", "zone"), WAYS.items())
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_906_10_row_18_from_the_battlefield_to_any_of_four_zones(
    catalog: CardCatalog, card: str, zone: str, answer: str
) -> None:
    """Destroyed, exiled, returned or tucked: the owner is asked each time, and it goes where the owner says."""
    table = board(catalog, kinds=BASICS)
    saheeli = walker(table)
    table.hand(1, card)
    game = begun(table, active=1)
    cast(game, card, of(game, saheeli))
    until_asked(game, "906.10")
    assert asked(game, "906.10") == 0
    assert game.decision is not None
    assert "command zone" in game.decision.prompt("en")
    assert "統率領域" in game.decision.prompt("ja")
    game.answer(answer)
    resolve_all(game)
    assert of(game, saheeli).zone == ("command" if answer == "yes" else zone)


def test_906_10_a_countered_oathbreaker_may_return(catalog: CardCatalog) -> None:
    """It would go from the stack to the graveyard."""
    table = board(catalog)
    saheeli = led(table)[0]
    table.hand(1, "Counterspell")
    game = begun(table)
    cast(game, SAHEELI)
    game.answer("pass")
    cast(game, "Counterspell", game.stack[-1])
    answered(game, "no")
    assert of(game, saheeli).zone == "graveyard"


def test_906_10_from_the_library_when_it_is_milled_or_drawn(catalog: CardCatalog) -> None:
    """From anywhere means from the library too: milled, then drawn."""
    for card, text in (("Grind", "Target player mills a card."), ("Page", "Draw a card.")):
        table = board(catalog)
        saheeli = walker(table)
        ready(table, card, text)
        table.define("Tuck", "{0}", "Sorcery", "Put target planeswalker on top of its owner's library.")
        table.hand(0, "Tuck")
        game = begun(table)
        cast(game, "Tuck")
        answered(game, "no")
        assert of(game, saheeli).zone == "library"
        cast(game, card, *([0] if card == "Grind" else []))
        answered(game, "yes")
        assert of(game, saheeli).zone == "command"
        assert not game.player(0).hand


def test_906_10_discarded_from_the_hand(catalog: CardCatalog) -> None:
    """A discarded oathbreaker was discarded, but is not in the graveyard."""
    table = board(catalog)
    saheeli = walker(table)
    table.hand(0, "Boomerang")
    ready(table, "Empty", "Target player discards a card.")
    game = begun(table)
    cast(game, "Boomerang", of(game, saheeli))
    answered(game, "no")
    cast(game, "Empty", 0)
    answered(game, "yes")
    assert of(game, saheeli).zone == "command"
    assert len(told(game, "discard")) == 1


def test_906_10_row_13_nor_does_it_come_back_later(catalog: CardCatalog) -> None:
    """What was put into the command zone was not exiled, so an ability at the end of turn does not find it."""
    table = board(catalog)
    saheeli = walker(table)
    ready(
        table,
        "Blink",
        "Exile target planeswalker. Return that card to the battlefield under its owner's control "
        "at the beginning of the next end step.",
    )
    game = begun(table)
    cast(game, "Blink")
    answered(game, "yes")
    game.run(until=lambda now: now.turn == 6)
    assert of(game, saheeli).zone == "command"


def test_906_10_row_15_what_did_not_happen_did_not_happen(catalog: CardCatalog) -> None:
    """A creature oathbreaker that goes to the command zone does not die; left to the graveyard it does (614.6)."""
    table = board(catalog, kinds=BASICS)
    bears = walker(table, name="Grizzly Bears")
    table.battlefield(1, "Blood Artist")
    table.hand(0, "Murder")
    game = begun(table)
    cast(game, "Murder", of(game, bears))
    until_asked(game, "906.10")
    other = game.copy()
    game.answer("yes")
    assert (names(game.stack), of(game, bears).zone) == ([], "command")
    assert [player.life for player in game.players] == [20, 20]
    other.answer("no")
    assert len(other.stack) == 1
    assert of(other, bears).zone == "graveyard"


def test_906_10_it_still_leaves_the_battlefield(catalog: CardCatalog) -> None:
    """What triggers when a permanent leaves the battlefield triggers either way."""
    table = board(catalog, kinds=BASICS)
    saheeli = walker(table)
    free(table, "Farewells", "Whenever a planeswalker leaves the battlefield, you gain 1 life.")
    free(table, "Wakes", "Whenever a planeswalker dies, you gain 5 life.")
    table.hand(0, "Vindicate")
    game = begun(table)
    cast(game, "Vindicate", of(game, saheeli))
    answered(game, "yes")
    assert game.player(0).life == 21


def test_906_10_row_17_a_bounced_oathbreaker_never_arrives_in_the_hand(catalog: CardCatalog) -> None:
    """No move to a hand has happened when it goes to the command zone (614.6)."""
    table = board(catalog)
    saheeli = walker(table)
    table.hand(0, "Boomerang")
    game = begun(table)
    cast(game, "Boomerang", of(game, saheeli))
    answered(game, "yes")
    moves = [event for event in told(game, "zone change") if isinstance(event, ZoneChange)]
    assert [event.zone for event in moves if event.oid >= 0 and event.rule == "906.10"] == ["command"]
    assert "hand" not in [event.zone for event in moves]


def test_906_10_row_22_it_is_offered_again_for_a_later_event(catalog: CardCatalog) -> None:
    """Left in the graveyard and exiled from there, it may still go to the command zone."""
    table = board(catalog, kinds=BASICS)
    saheeli = walker(table)
    table.hand(0, "Vindicate")
    ready(table, "Erase", "Exile target card from a graveyard.")
    game = begun(table)
    cast(game, "Vindicate", of(game, saheeli))
    answered(game, "no")
    assert of(game, saheeli).zone == "graveyard"
    cast(game, "Erase", of(game, saheeli))
    answered(game, "yes")
    assert of(game, saheeli).zone == "command"


def test_906_10_row_24_it_comes_back_and_costs_more(catalog: CardCatalog) -> None:
    """Destroyed, put into the command zone and cast again with the tax: the game goes on (104.4b)."""
    table = board(catalog, kinds=BASICS)
    saheeli = led(table)[0]
    table.hand(0, "Vindicate")
    game = begun(table)
    cast(game, SAHEELI)
    resolve(game)
    cast(game, "Vindicate", of(game, saheeli))
    answered(game, "yes")
    cast(game, SAHEELI)
    resolve(game)
    assert (of(game, saheeli).zone, game.tax(saheeli), game.is_over) == ("battlefield", 4, False)


def test_906_10_no_loyalty_left_is_the_graveyard_too(catalog: CardCatalog) -> None:
    """A state-based action puts it into the graveyard (704.5i), and the owner is asked."""
    table = board(catalog)
    saheeli = table.battlefield(0, SAHEELI, designation="oathbreaker", counters={"loyalty": 2})
    table.hand(0, "Shock")
    game = begun(table)
    cast(game, "Shock", of(game, saheeli))
    answered(game, "yes")
    assert of(game, saheeli).zone == "command"


def test_906_10_only_the_card_itself(catalog: CardCatalog) -> None:
    """A token that is a copy, and another card of the same name, are not asked about."""
    table = board(catalog)
    token = table.battlefield(0, "Jace Beleren", token=True)
    card = table.battlefield(1, "Jace Beleren")
    ready(table, "Banish", "Exile all planeswalkers.")
    game = begun(table)
    cast(game, "Banish")
    resolve(game)
    assert of(game, card).zone == "exile"
    assert token.oid not in game.state.objects


def test_906_10_it_may_stay_in_the_command_zone(catalog: CardCatalog) -> None:
    """An effect that would take it from there may be replaced: then it stays, the same object; else it goes."""
    for answer, zone in ((0, "command"), (1, "hand")):
        table = board(catalog)
        saheeli = led(table)[0]
        game = begun(table)
        state = game.state.copy()
        oid = of(game, saheeli).id
        moving = happen(state, (ZoneChange(state, oid, "hand"),))
        asks = next(moving)
        assert (asks.player, asks.rule) == (0, "906.10")
        with pytest.raises(StopIteration) as ended:
            moving.send((answer,))
        assert len(ended.value.value) == answer
        assert (oid in state.objects) == (zone == "command")
