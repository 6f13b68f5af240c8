"""Saved games: what is there again, and what is refused."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.decks_for_tests import decks

from oathbreaker.agents.random_agent import RandomAgent
from oathbreaker.cards.card import Card, Face
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.texts.errors import SavedGameError


@pytest.fixture
def saved(cards: PlayableCards) -> str:
    """Return a saved game of two players in its first turns."""
    game = Game(decks(2), 3, cards=cards)
    agents = [RandomAgent(1), RandomAgent(2)]
    while game.decision is not None and len(game.play.answers) < 30:
        game.answer(agents[game.decision.player].choose({}, game.decision))
    return game.save()


def test_saving_again_gives_the_same_text(saved: str, cards: PlayableCards) -> None:
    """A loaded game is saved as it was."""
    assert Game.load(saved, cards).save() == saved


def test_a_game_needs_no_card_objects_to_be_loaded(saved: str, catalog: CardCatalog) -> None:
    """A catalog is enough."""
    assert Game.load(saved, catalog).save() == saved


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("oathbreaker_game", 99),
        ("cards", "0"),
        ("digest", "0"),
        ("setup", {}),
        ("setup", None),
        ("answers", [[99]]),
        ("answers", [["no change"]]),
        ("answers", [["setting", "no setting", 1]]),
        ("answers", [[None]]),
        ("answers", [[-1]]),
        ("answers", [[-2, -1]]),
        ("answers", [[-2]]),
        ("answers", [[-3, 0]]),
        ("answers", 7),
    ],
)
def test_a_damaged_save_is_refused(saved: str, field: str, value: object, cards: PlayableCards) -> None:
    """Whatever is changed in it, the answer is one clear refusal in both languages."""
    with pytest.raises(SavedGameError) as refused:
        Game.load(json.dumps({**json.loads(saved), field: value}), cards)
    assert refused.value.message("en")
    assert refused.value.message("ja")


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", "{", "[" * 100_000, "\x00"])
def test_what_is_no_save_is_refused(text: str, cards: PlayableCards) -> None:
    """Any other text is refused as no saved game."""
    with pytest.raises(SavedGameError):
        Game.load(text, cards)


@given(st.recursive(st.none() | st.booleans() | st.integers(-5, 99) | st.text(max_size=5), st.lists, max_leaves=6))
def test_hostile_answers_are_refused(value: object) -> None:
    """Answers of any other form never get further than a refusal."""
    cards = HOSTILE.setdefault("cards", PlayableCards(CardCatalog.embedded()))
    assert isinstance(cards, PlayableCards)
    text = HOSTILE.setdefault("text", Game(decks(2), 3, cards=cards).save())
    written = {**json.loads(str(text)), "answers": [value]}
    with pytest.raises(SavedGameError):
        Game.load(json.dumps(written), cards)


HOSTILE: dict[str, object] = {}
"""A saved game and its cards, made once for all examples."""


def test_other_card_data_has_another_digest() -> None:
    """The digest is that of the facts: equal cards, equal digests; another power, another digest."""
    digests = []
    for power in ("2", "2", "3"):
        face = Face("Test Ox", "Creature — Ox", "{G}", power=power, toughness="2")
        catalog = CardCatalog.from_cards([Card("Test Ox", "normal", (face,))])
        digests.append(PlayableCards(catalog).digest(["Test Ox"]))
    assert digests[0] == digests[1] != digests[2]


def test_a_save_that_would_never_end_is_refused(saved: str, cards: PlayableCards) -> None:
    """Decks and hands beyond all measure are refused at once."""
    written = json.loads(saved)
    for change in ({"decks": [[[10**9, "Forest"]], [[60, "Forest"]]]}, {"rules": {"hand_size": 10**9}}):
        with pytest.raises(SavedGameError):
            Game.load(json.dumps({**written, "setup": {**written["setup"], **change}}), cards)
