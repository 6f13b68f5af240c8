"""Every instruction and cost in the decks that ship inside has somebody who judges what it is worth."""

from __future__ import annotations

import pytest
from tests.agents.positions import begun, board

from oathbreaker.agents.greedy import JUDGING
from oathbreaker.agents.judging import JUDGES, UNKNOWN_WORTH, best, judge
from oathbreaker.agents.known_cards import KnownCards
from oathbreaker.agents.paying import PRICES
from oathbreaker.agents.shown import CARD
from oathbreaker.agents.sight import KILL, Sight
from oathbreaker.decks.embedded import embedded_decks
from oathbreaker.table.named_decks import named_deck
from oathbreaker.table.playable import PlayableCards
from oathbreaker.terms.abilities import Cost, Effect


@pytest.mark.parametrize("name", embedded_decks())
def test_everything_in_the_shipped_decks_is_judged(name: str, cards: PlayableCards) -> None:
    """An agent that plays a deck knows what each of its instructions is good for."""
    assert JUDGING
    known = KnownCards(cards.catalog)
    found = [known.card(entry.card.name) for entry in named_deck(name, cards).entries]
    texts = [text for card in found if card is not None for text in card.trees if text is not None]
    parts = [part for text in texts for part in text.walk()]
    unjudged = {type(part).__name__ for part in parts if isinstance(part, Effect) and type(part) not in JUDGES}
    unpriced = {type(part).__name__ for part in parts if isinstance(part, Cost) and type(part) not in PRICES}
    assert not unjudged
    assert not unpriced


def sight_of(cards: PlayableCards, permanents: dict[int, list[str]], players: int = 2) -> Sight:
    """Return what the first player sees of a position."""
    return Sight(begun(board(cards, permanents, players=players)).view(0), KnownCards(cards.catalog))


@pytest.mark.parametrize(
    ("spell", "is_good"),
    [
        ("Murder", True),
        ("Day of Judgment", False),
        ("Mind Rot", False),
        ("Time Warp", True),
        ("Unsummon", True),
    ],
)
def test_an_instruction_is_judged_from_its_tree(spell: str, cards: PlayableCards, *, is_good: bool) -> None:
    """With two creatures against one a wipe is bad, and discarding without cards; removal and turns are good."""
    sight = sight_of(cards, {0: ["2 × Serra Angel"], 1: ["Hill Giant"]})
    (ability,) = sight.cards.spell(spell)
    assert (best(ability.body, ability.targets, sight) > 0) == is_good


def test_drawing_two_cards_is_worth_two_cards(cards: PlayableCards) -> None:
    """The unit of what cards are worth."""
    table = board(cards, {})
    table.library(0, *["Island"] * 10)
    sight = Sight(begun(table).view(0), KnownCards(cards.catalog))
    (ability,) = sight.cards.spell("Divination")
    assert best(ability.body, ability.targets, sight) == pytest.approx(2 * CARD)


def test_104_3c_cards_that_are_not_there_are_not_drawn(cards: PlayableCards) -> None:
    """With an empty library drawing is no good."""
    table = board(cards, {})
    table.library(0, "Island")
    sight = Sight(begun(table).view(0), KnownCards(cards.catalog))
    (ability,) = sight.cards.spell("Divination")
    assert best(ability.body, ability.targets, sight) < 0


def test_what_nobody_judges_is_a_little_good(cards: PlayableCards) -> None:
    """An effect of a program's own is done, and does not hide others."""
    sight = sight_of(cards, {})
    assert judge(Effect(), sight) == UNKNOWN_WORTH


def test_the_last_points_of_life_are_worth_most(cards: PlayableCards) -> None:
    """Three damage are worth more the less life there is, and everything where there is no more."""
    table = board(cards, {}, players=4)
    for seat, life in enumerate((20, 20, 6, 3)):
        table.life(seat, life)
    sight = Sight(begun(table).view(0), KnownCards(cards.catalog))
    values = [sight.life_worth(seat, 3) for seat in (1, 2, 3)]
    assert values == sorted(values)
    assert values[2] == KILL
