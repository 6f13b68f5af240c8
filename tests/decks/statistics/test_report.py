"""A deck's statistics as one record, as JSON, and with what its reader must know."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.decks.statistics.decks_by_hand import (
    EXPANSE,
    ISLAND,
    IZZET,
    SAHEELI,
    SHOCK,
    THOUGHTCAST,
    a_card,
    a_deck,
    of_two_faces,
    unknown_card,
)

from oathbreaker.cards.card import Card
from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.decks.deck import Deck
from oathbreaker.decks.statistics import DeckStatistics, deck_statistics


def codes(stats: DeckStatistics) -> dict[str, tuple[str, ...]]:
    """Return the notes: their codes and the cards they name."""
    return {note.code: note.cards for note in stats.notes}


def test_the_library_is_the_deck_without_its_leaders() -> None:
    """58 cards of 60; a sideboard is no part of the deck."""
    stats = deck_statistics(a_deck(IZZET, sideboard=[(15, SHOCK)]))
    assert (stats.cards, stats.lands, stats.nonlands) == (58, 18, 40)
    assert stats.leader_cards == (("oathbreaker", SAHEELI), ("signature_spell", THOUGHTCAST))


def test_unknown_cards_count_as_nonland_cards() -> None:
    """A stand-in takes a place in the library, has no cost, and is named."""
    stats = deck_statistics(a_deck([(20, ISLAND), (3, unknown_card("Shokc"))]))
    assert (stats.cards, stats.nonlands, stats.unknown) == (23, 3, 3)
    assert stats.curve == ()
    assert codes(stats)["unknown-cards"] == ("Shokc",)


def walker(cost: str) -> Card:
    """Return a planeswalker of this cost."""
    return a_card("Walker", "Legendary Planeswalker — Test", cost)


@pytest.mark.parametrize(
    ("deck", "code"),
    [
        (a_deck([(1, EXPANSE)]), "lands-without-mana"),
        (a_deck([(1, a_card("Seething Song", "Instant", "{2}{R}", makes="R"))]), "mana-of-spells"),
        (a_deck([(1, of_two_faces(SHOCK, ISLAND, "modal_dfc"))]), "land-on-the-back"),
        (a_deck([], leaders=[(walker("{2}{U/P}"), None)]), "phyrexian-cost"),
        (a_deck([], leaders=[(walker("{X}{U}"), None)]), "x-cost"),
        (a_deck([], leaders=[(walker(""), None)]), "no-casting-odds"),
    ],
)
def test_notes_where_they_matter(deck: Deck, code: str) -> None:
    """What is counted in a way that a reader may not expect is said, of the decks where it matters."""
    assert codes(deck_statistics(deck))[code]
    assert code not in codes(deck_statistics(a_deck([(20, ISLAND)])))


def test_json_holds_plain_values() -> None:
    """The record survives being written as JSON and read back, and its chances are numbers from 0 to 1."""
    stats = deck_statistics(a_deck(IZZET, name="Izzet"))
    found = stats.as_json()
    assert json.loads(json.dumps(found)) == found
    assert found["deck"] == "Izzet"
    assert found["library"] == {"cards": 58, "lands": 18, "nonlands": 40, "unknown": 0}
    assert found["leaders"] == [
        {
            "oathbreaker": "Saheeli, Sublime Artificer",
            "oathbreaker_mana_value": 3,
            "signature_spell": "Thoughtcast",
            "signature_spell_mana_value": 5,
        }
    ]
    assert found["colors"]["blue"] == {"symbols": 21, "leader_symbols": 3, "land_sources": 10, "other_sources": 1}
    assert found["curve"][0] == {
        "mana_value": 0,
        "cards": 6,
        "creatures": 6,
        "instants_and_sorceries": 0,
        "others": 0,
    }
    assert found["odds"]["casting"][0]["on_curve"] == pytest.approx(float(stats.odds.casting[0].by_turn[3]))
    assert found["odds"]["keepable"]["lands"] == [2, 5]
    assert len(found["odds"]["lands"]["3"]) == len(found["odds"]["turns"]) == len(found["odds"]["cards_seen"])
    assert found["notes"][0]["message"].keys() == {"en", "ja"}


def test_json_of_almost_nothing() -> None:
    """A list without leaders and without known cards gives numbers all the same."""
    found = deck_statistics(a_deck([(1, unknown_card("Shokc"))], leaders=[(None, unknown_card("?"))])).as_json()
    assert found["leaders"][0]["oathbreaker"] is None
    assert found["leaders"][0]["signature_spell_mana_value"] is None
    assert found["average_mana_value"] == {"without_leaders": None, "with_leaders": None}
    assert found["odds"]["every_color"] is None


def test_the_real_saheeli_list(corpus: Path, catalog: CardCatalog) -> None:
    """A real deck of 60: numbers counted by hand from its list."""
    stats = deck_statistics(Deck.read(corpus / "decks" / "saheeli-thoughtcast.xmage.dck", cards=catalog))
    assert (stats.cards, stats.lands) == (58, 22)
    assert stats.types["creature"] == 10
    assert codes(stats)["lands-without-mana"] == ("Terramorphic Expanse",)
    blue, red, colorless = stats.mana_types
    assert (blue.lands, red.lands, colorless.lands) == (11, 9, 2)
    assert {point.mana_value: point.cards for point in stats.curve} == {
        0: 2,
        1: 6,
        2: 11,
        3: 12,
        4: 2,
        5: 1,
        8: 1,
        9: 1,
    }
