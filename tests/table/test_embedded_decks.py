"""The decks that ship inside can be played: every card of them is ready, and random games use every one."""

from __future__ import annotations

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


@pytest.mark.parametrize("name", DECKS)
def test_every_card_can_be_played(name: str, catalog: CardCatalog) -> None:
    """No card of an embedded deck is refused."""
    cards = PlayableCards(catalog)
    assert all(cards[card].name == card for card in names_of(read(name, catalog)))


def test_every_card_of_the_second_deck_is_used(catalog: CardCatalog) -> None:
    """In a few random games each card of Garruk's deck is cast or played as a land."""
    deck = read("garruk-overrun.txt", catalog)
    cards = PlayableCards(catalog)
    unused = names_of(deck)
    for seed in range(30):
        game = play(
            Game([deck] * 4, seed, cards=cards, starting_life=60), [RandomAgent(seed + seat) for seat in range(4)]
        )
        used = [event for event in game.log if isinstance(event, SpellCast | LandPlayed)]
        unused -= {str(event.titles[0]) for event in used}
        if not unused:
            break
    assert unused == set()
