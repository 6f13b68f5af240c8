"""The decks that ship inside can be played: every card of them is ready, and random games use every one."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from oathbreaker.agents.random_agent import RandomAgent
from oathbreaker.decks.deck import Deck
from oathbreaker.engine.casting import LandPlayed, SpellCast
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.playing import play

DECKS = sorted(file.name for file in files("oathbreaker.data").joinpath("decks").iterdir())


def read(name: str, catalog: CardCatalog) -> Deck:
    """Return a deck that ships inside."""
    text = files("oathbreaker.data").joinpath("decks", name).read_text(encoding="utf-8")
    return Deck.read(text, cards=catalog)


def names_of(deck: Deck) -> set[str]:
    """Return the names of a deck's cards."""
    return {entry.card.name for entry in (*deck.leader_entries, *deck.library_entries)}


def played(decks: list[Deck], seed: int, catalog: CardCatalog, *, starting_life: int) -> Game:
    """Return a game that random agents have played to its end."""
    game = Game(decks, seed, cards=PlayableCards(catalog), starting_life=starting_life)
    return play(game, [RandomAgent(seed + seat) for seat in range(len(decks))])


def used_in(game: Game) -> set[str]:
    """Return the names of what was cast or played as a land."""
    return {getattr(event.titles[0], "name", "") for event in game.log if isinstance(event, SpellCast | LandPlayed)}


@pytest.mark.parametrize("name", DECKS)
def test_every_card_can_be_played(name: str, catalog: CardCatalog) -> None:
    """No card of an embedded deck is refused."""
    cards = PlayableCards(catalog)
    assert all(cards[card].name == card for card in names_of(read(name, catalog)))


@pytest.mark.parametrize("name", DECKS)
def test_every_card_has_its_japanese(name: str, catalog: CardCatalog) -> None:
    """Each face of an embedded deck's cards has a Japanese name, and no English word is left in the text."""
    for card in sorted(names_of(read(name, catalog))):
        assert all(face.japanese_name for face in catalog[card].faces), card
        assert not re.search("[a-z]{3}", catalog[card].text("ja") or ""), card


@pytest.mark.parametrize("name", DECKS)
def test_a_game_is_played_to_its_end(name: str, catalog: CardCatalog) -> None:
    """Two who know nothing play a deck against itself: the game is over, and its leaders were cast."""
    deck = read(name, catalog)
    leaders = {face.name for entry in deck.leader_entries for face in entry.card.faces}
    cast: set[str] = set()
    for seed in range(4):
        game = played([deck] * 2, seed, catalog, starting_life=20)
        assert game.is_over
        cast |= used_in(game) & leaders
    assert cast


def test_every_card_of_the_second_deck_is_used(catalog: CardCatalog) -> None:
    """In a few random games each card of Garruk's deck is cast or played as a land, by its front or its back."""
    deck = read("garruk-triumph.txt", catalog)
    unused = {card: {face.name for face in catalog[card].faces} for card in names_of(deck)}
    for seed in range(30):
        used = used_in(played([deck] * 4, seed, catalog, starting_life=60))
        unused = {card: faces for card, faces in unused.items() if not faces & used}
        if not unused:
            break
    assert unused == {}
