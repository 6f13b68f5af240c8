"""906.10 An oathbreaker that would be exiled, or put into a hand, graveyard or library: its owner may choose."""

from __future__ import annotations

import pytest
from tests.formats.games_for_tests import SAHEELI, asked, board, led, of, told, until_asked, walker
from tests.mechanics.positions_for_tests import begun, cast, names, resolve, resolve_all

from oathbreaker.engine.movement import ZoneChange
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.things import Handle

WAYS = {
    "Vindicate": "graveyard",
    "Vraska's Contempt": "exile",
    "Boomerang": "hand",
    "Oblation": "library",
}
"""Cards that destroy, exile, return or shuffle away a permanent -> where it goes."""

BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")


def answered(game: Game, answer: str) -> None:
    """Answer the owner's question and let everything else take its default."""
    until_asked(game, "906.10")
    game.answer(answer)
    resolve_all(game)


def leader(table: Scenario, name: str, seat: int = 0, under: int | None = None) -> Handle:
    """Put any permanent card as an oathbreaker onto the battlefield: the card says who leads, not its types."""
    return walker(table, seat, name, under=under)


def ready(table: Scenario, name: str, text: str, *, seat: int = 0, kind: str = "Sorcery") -> None:
    """Give a player a card of one's own that costs nothing."""
    table.define(name, "{0}", kind, text)
    table.hand(seat, name)


def free(table: Scenario, name: str, text: str) -> None:
    """Put an enchantment of one's own onto the battlefield."""
    table.define(name, "{0}", "Enchantment", text)
    table.battlefield(0, name)


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


def test_906_10_row_14_several_owners_answer_in_turn_order(catalog: CardCatalog) -> None:
    """All planeswalkers are exiled at once: the active player first, then the others, whoever controls what."""
    table = board(catalog, players=3)
    first = walker(table, 0, under=2)
    second = walker(table, 1, "Jace Beleren")
    third = walker(table, 2, "Garruk Wildspeaker", under=0)
    ready(table, "Banish", "Exile all planeswalkers.", seat=1)
    game = begun(table, active=1)
    cast(game, "Banish")
    order = []
    for answer in ("no", "yes", "no"):
        until_asked(game, "906.10")
        order.append(asked(game, "906.10"))
        game.answer(answer)
    resolve_all(game)
    assert order == [1, 2, 0]
    assert [of(game, one).zone for one in (first, second, third)] == ["exile", "exile", "command"]


def test_906_10_row_15_what_did_not_happen_did_not_happen(catalog: CardCatalog) -> None:
    """A creature oathbreaker that goes to the command zone does not die; left to the graveyard it does (614.6)."""
    table = board(catalog, kinds=BASICS)
    bears = leader(table, "Grizzly Bears")
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


def test_906_10_house_rule_returns_by_state_based_action(catalog: CardCatalog) -> None:
    """With `return_rule="state-based"` it dies first, and its owner may take it back then (as 903.9a)."""
    table = Scenario(players=2, cards=board(catalog).cards, return_rule="state-based")
    for kind in BASICS:
        for _ in range(3):
            table.battlefield(0, kind)
    bears = leader(table, "Grizzly Bears")
    table.battlefield(1, "Blood Artist")
    table.hand(0, "Murder")
    game = begun(table)
    cast(game, "Murder", of(game, bears))
    until_asked(game, "906.10")
    assert of(game, bears).zone == "graveyard"
    game.answer("yes")
    assert (of(game, bears).zone, len(game.stack)) == ("command", 1)


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
