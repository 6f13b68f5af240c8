"""What a player knows of hidden cards, and that `determinize` leaves it where it is (400.2, 701.20)."""

from __future__ import annotations

import pytest

from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.table.game import Game
from oathbreaker.table.knowing import known_cards
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario

NAMES = (
    "Hill Giant",
    "Coral Merfolk",
    "Grizzly Bears",
    "Spined Wurm",
    "Glory Seeker",
    "Savannah Lions",
    "Goblin Piker",
)


@pytest.fixture
def plain(cards: PlayableCards) -> Scenario:
    """Return a position in which the second player's hand and library are all different cards."""
    table = Scenario(cards=cards)
    for _ in range(3):
        table.battlefield(0, "Island")
        table.battlefield(0, "Swamp")
    table.hand(1, *NAMES[:3])
    table.library(1, *NAMES[3:])
    return table


def after(table: Scenario, name: str, *answers: object, seat: int = 0) -> Game:
    """Return the game after a spell has been cast and has resolved."""
    table.hand(seat, name)
    game = table.start()
    game.stop_everywhere = True
    game.answer_with(action="cast", card=name)
    for answer in answers:
        game.answer(answer)
    game.run(until=lambda game: not game.stack)
    return game


def known_names(game: Game, viewer: int) -> set[str]:
    """Return the names of the other player's hidden cards that a player knows."""
    found = [game.thing(oid) for oid in known_cards(game.state, viewer)]
    return {thing.name for thing in found if thing.owner != viewer}


def dealt(game: Game, viewer: int) -> list[dict[int, str]]:
    """Return which card each hidden object of the other player is in several games dealt anew."""
    found = []
    for seed in range(6):
        other = game.determinize(viewer, seed).player(1 - viewer)
        found.append({thing.id: thing.name for thing in (*other.hand, *other.library)})
    return found


def test_what_has_not_been_seen_is_dealt_anew(plain: Scenario) -> None:
    """Of a player's hand and library nothing is known at first."""
    game = plain.start()
    assert not known_cards(game.state, 0)
    assert len({tuple(sorted(deal.items())) for deal in dealt(game, 0)}) > 1


def test_400_2_a_permanent_that_was_returned_to_a_hand_stays_there(plain: Scenario) -> None:
    """Everybody saw which card it is; the rest of the hand changes."""
    plain.battlefield(1, "Gray Ogre")
    game = after(plain, "Unsummon")
    assert known_names(game, 0) == {"Gray Ogre"}
    place = next(thing.id for thing in game.player(1).hand if thing.name == "Gray Ogre")
    deals = dealt(game, 0)
    assert {deal[place] for deal in deals} == {"Gray Ogre"}
    assert all(sorted(deal.values()) == sorted((*NAMES, "Gray Ogre")) for deal in deals)
    assert len({tuple(sorted(deal.items())) for deal in deals}) > 1


def test_701_20e_a_hand_that_was_looked_at_is_known_to_who_looked(plain: Scenario) -> None:
    """The other cards are dealt anew, in the library alone; the hand's own player learns nothing of it."""
    game = after(plain, "Peek", 1)
    assert known_names(game, 0) == set(NAMES[:3])
    hand = [(thing.id, thing.name) for thing in game.player(1).hand]
    assert all(deal[oid] == name for deal in dealt(game, 0) for oid, name in hand)
    assert not known_names(game, 1)


def test_701_24_shuffling_ends_what_is_known_of_a_library(plain: Scenario) -> None:
    """A card put on top of its library is known there, until the library is shuffled."""
    plain.define("Test Drift", "{U}", "Sorcery", "Put target nonblack creature on top of its owner's library.")
    plain.define("Test Gust", "{U}", "Sorcery", "Shuffle target creature into its owner's library.")
    ogre = plain.battlefield(1, "Gray Ogre")
    plain.battlefield(1, "Silvercoat Lion")
    game = after(plain, "Test Drift", ogre)
    assert known_names(game, 0) == {"Gray Ogre"}
    top = game.player(1).library[0].id
    assert {deal[top] for deal in dealt(game, 0)} == {"Gray Ogre"}
    game.put_card(0, "hand", "Test Gust")
    game.answer_with(action="cast", card="Test Gust")
    game.run(until=lambda game: not game.stack)
    assert len(game.player(1).library) == 6
    assert not known_names(game, 0)


def test_701_22_what_one_has_scried_stays_in_its_place(plain: Scenario) -> None:
    """Who scries knows the top and the bottom afterwards, nobody else does."""
    plain.define("Test Omen", "{U}", "Sorcery", "Scry 2.")
    plain.library(0, *NAMES[:5])
    plain.hand(0, "Test Omen")
    game = plain.start()
    game.stop_everywhere = True
    game.answer_with(action="cast", card="Test Omen")
    game.run(until=lambda game: not game.stack)
    game.answer([0])
    library = [(thing.id, thing.name) for thing in game.player(0).library]
    for seed in range(5):
        other = game.determinize(0, seed).player(0).library
        assert [other[0].name, other[-1].name] == [library[0][1], library[-1][1]] == ["Coral Merfolk", "Hill Giant"]
    assert not known_names(game, 1)


def test_a_hidden_choice_out_of_a_hand_ends_what_is_known_of_it(plain: Scenario) -> None:
    """Another player puts cards of a known hand on the library: which is where is not known any more."""
    game = after(plain, "Peek", 1)
    assert len(known_names(game, 0)) == 3
    state = game.state
    for _ in happen(state, [ZoneChange(state, state.hand(1)[0], "library", position=0)]):
        pytest.fail("nothing is asked")
    assert not known_names(game, 0)


def test_cards_dealt_into_a_hand_have_their_abilities_there(cards: PlayableCards) -> None:
    """A cycling card that `determinize` deals into a hand can be cycled from it; one dealt away cannot."""
    table = Scenario(cards=cards)
    for seat in (0, 1):
        for _ in range(2):
            table.battlefield(seat, "Island")
    table.hand(1, "Grizzly Bears")
    table.library(1, *["Cloud of Faeries"] * 20)
    game = table.start(active=1)
    assert "activate" not in {option.action for option in game.legal_actions if option.card == "Cloud of Faeries"}
    other = game.determinize(0, 3)
    assert [thing.name for thing in other.player(1).hand] == ["Cloud of Faeries"]
    assert "activate" in {option.action for option in other.legal_actions if option.card == "Cloud of Faeries"}


def test_a_view_says_what_abilities_do_before_anybody_asks(cards: PlayableCards) -> None:
    """The view of a game whose decision nobody has looked at is that of one whose decision somebody has."""
    table = Scenario(cards=cards)
    table.battlefield(0, "Shivan Hellkite")
    table.battlefield(0, "Mountain")
    table.battlefield(0, "Mountain")
    game = table.start()
    assert game.legal_actions
    assert game.copy().view(0) == game.view(0)
