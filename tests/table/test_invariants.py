"""The checks of random games find what they are for: lost cards, leaks, events without a rule, dead objects."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.table.decks_for_tests import shipped_decks, unique_decks
from tests.table.invariants import Watch, check_asked, check_event, check_leaders, check_zones, leaders_of

from oathbreaker.engine.decisions import Decision, Option
from oathbreaker.engine.events import PlayerEvent
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.view import PlayerView


class Unruly(PlayerEvent):
    """An event of a rule that does not exist."""

    kind = "shuffle"
    cites = "999.9z"


@pytest.fixture
def game(cards: PlayableCards) -> Game:
    """Return a game of two players in which everything holds."""
    game = Game(unique_decks(2, cards), 1, cards=cards)
    watch = Watch(game, cards)
    watch.check_decision()
    watch.check_views()
    return game


def test_a_card_that_is_lost_is_found_out(game: Game) -> None:
    """An object in no zone, and a card of which nothing is left."""
    state = game.state
    place = next(place for place, members in enumerate(state.zones) if members)
    oid, *rest = state.zones[place]
    state.zones[place] = tuple(rest)
    with pytest.raises(AssertionError):
        check_zones(game)
    del state.objects[oid]
    with pytest.raises(AssertionError):
        check_zones(game)


def test_a_card_that_is_doubled_is_found_out(game: Game) -> None:
    """An object that is twice in its zone."""
    place = next(place for place, members in enumerate(game.state.zones) if members)
    game.state.zones[place] = (game.state.zones[place][0], *game.state.zones[place])
    with pytest.raises(AssertionError):
        check_zones(game)


def test_an_option_about_what_is_gone_is_found_out(game: Game) -> None:
    """Nobody may be asked about an object that is not there, or by no rule."""
    game.play.decision = Decision(0, "choose cards", [Option("object 999", "choose", target=999)], 0, 1, "601.2c")
    with pytest.raises(AssertionError):
        check_asked(game)
    game.play.decision = Decision(0, "may", [Option("yes", "yes")], 1, 1, "999.9z")
    with pytest.raises(AssertionError):
        check_asked(game)


def test_an_event_without_a_rule_is_found_out() -> None:
    """What happens cites a rule that exists."""
    event = Unruly(0)
    event.titles = ("Somebody",)
    with pytest.raises(AssertionError):
        check_event(event)


def test_a_leak_is_found_out(game: Game, cards: PlayableCards, monkeypatch: pytest.MonkeyPatch) -> None:
    """The name of a card in another hand may be nowhere in a view, its id neither."""
    hidden = game.player(1).hand[0]
    watch = Watch(game, cards)
    watch.check_decision()
    for leak in ({"hint": hidden.name}, {"target": hidden.id}):
        view = {**game.view(0), **leak}

        def leaky(player: int, view: dict[str, Any] = view) -> PlayerView:
            return view if player == 0 else {}

        monkeypatch.setattr(game, "view", leaky)
        with pytest.raises(AssertionError):
            watch.check_views()
        monkeypatch.undo()
    watch.check_views()


def test_111_7_a_token_that_was_returned_to_a_hand_is_no_secret(
    game: Game, cards: PlayableCards, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All saw the token that is there until state-based actions are checked next."""
    hidden = game.player(1).hand[0]
    game.state.own(hidden.id).kind = "token"
    monkeypatch.setattr(game, "view", lambda _player: {"hint": hidden.name})
    watch = Watch(game, cards)
    assert not watch.unknown_names(0, [hidden], set())
    watch.check_views()


def test_a_card_that_another_one_names_is_no_secret(catalog: CardCatalog) -> None:
    """The name stands in the text of the planeswalker that searches for it, and in nobody's hand for that."""
    table = Scenario(players=2, cards=PlayableCards(catalog))
    table.battlefield(0, "Grand Master of Flowers")
    table.library(1, "Monk of the Open Hand", "Grizzly Bears")
    game = table.start()
    watch = Watch(game, game.cards)
    assert watch.is_in_a_text("Monk of the Open Hand")
    assert not watch.is_in_a_text("Grizzly Bears")
    watch.check_views()


def test_a_leader_that_is_astray_or_mistaxed_is_found_out(cards: PlayableCards) -> None:
    """A signature spell in a hand, castings that were not counted, and a third oathbreaker."""
    lists = shipped_decks()
    game = Game(lists[:2], 1, cards=cards)
    check_leaders(game, Counter())
    number = next(place for place, card in enumerate(game.state.cards) if card.designation == "signature spell")
    with pytest.raises(AssertionError):
        check_leaders(game, Counter({number: 1}))
    game.state.own(game.card(number).id).zone = "hand"
    with pytest.raises(AssertionError):
        check_leaders(game, Counter())
    first = game.state.cards[0]
    game.state.cards = (*game.state.cards, first, first)
    with pytest.raises(AssertionError):
        leaders_of(game)
