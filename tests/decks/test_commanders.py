"""CR 903.3 Who leads a Commander deck: by marks, by name, or as its list can only mean it."""

from __future__ import annotations

import pytest

from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.decks.deck import Deck
from oathbreaker.decks.writing import write_deck
from oathbreaker.texts.errors import DeckFormatError

THRASIOS = "Thrasios, Triton Hero"
TYMNA = "Tymna the Weaver"
KRENKO = "Krenko, Mob Boss"


def led(catalog: CardCatalog, text: str, *commanders: str) -> list[str]:
    """Return who leads a listed deck; no entry has a signature spell."""
    deck = Deck.read(text, cards=catalog, format="commander", commanders=commanders)
    assert deck.question is None
    assert all(pair.signature_spell is None for pair in deck.leaders)
    return [entry.card.name for entry in deck.leader_entries]


@pytest.mark.parametrize("heading", ["Commander", "[Commander]", "// Commander", "統率者", "Command Zone"])
def test_a_heading_marks_commanders(catalog: CardCatalog, heading: str) -> None:
    """And a planeswalker under it has no signature spell, be there but one instant in the deck."""
    assert led(catalog, f"{heading}\n1 Daretti, Scrap Savant\n\nDeck\n1 Shock\n98 Mountain\n") == [
        "Daretti, Scrap Savant"
    ]
    assert led(catalog, f"{heading}\n1 {THRASIOS}\n1 {TYMNA}\n\nDeck\n98 Wastes\n") == [THRASIOS, TYMNA]


@pytest.mark.parametrize(
    "text",
    [
        f"1 {KRENKO}\n\n1 Goblin Chieftain\n1 Ragavan, Nimble Pilferer\n97 Mountain\n",
        f"1 Ragavan, Nimble Pilferer\n98 Mountain\n\n1 {KRENKO}\n",
        f"1 Ragavan, Nimble Pilferer\n98 Mountain\nSB: 1 {KRENKO}\n",
        f"1 Ragavan, Nimble Pilferer\n98 Mountain\nSB: 1 {KRENKO}\nSB: 1 Shock\n",
        f"1 {KRENKO}\n99 Mountain\n",
    ],
    ids=["above", "below", "sideboard", "by size", "alone"],
)
def test_903_3_the_only_possible_reading(catalog: CardCatalog, text: str) -> None:
    """Set apart, in the sideboard, just what is lacking, or the only legend; a note says so and why."""
    assert led(catalog, text) == [KRENKO]
    deck = Deck.read(text, cards=catalog, format="commander")
    assert [(note.code, note.rule) for note in deck.notes if note.code == "leaders-inferred"] == [
        ("leaders-inferred", "903.3")
    ]


def test_partners_set_apart(catalog: CardCatalog) -> None:
    """Two at the top, of which one has a partner ability; a Background counts."""
    assert led(catalog, f"1 {THRASIOS}\n1 {TYMNA}\n\n98 Wastes\n") == [THRASIOS, TYMNA]
    background = ["Wilson, Refined Grizzly", "Raised by Giants"]
    assert led(catalog, "\n".join(f"1 {name}" for name in background) + "\n\n98 Forest\n") == background


def test_a_hundred_and_a_sideboard(catalog: CardCatalog) -> None:
    """What follows a complete deck of a hundred cards is a sideboard."""
    text = f"1 {KRENKO}\n99 Mountain\n\n1 Shock\n1 Lightning Bolt\n"
    deck = Deck.read(text, cards=catalog, format="commander")
    assert [entry.card.name for entry in deck.outside_entries] == ["Shock", "Lightning Bolt"]
    assert [note.rule for note in deck.notes] == ["903.5e", "903.3"]


def test_several_that_could_lead_are_asked_about(catalog: CardCatalog) -> None:
    """No guess; the question names them, and a name that is said answers it."""
    text = f"1 {KRENKO}\n1 Ragavan, Nimble Pilferer\n98 Mountain\n"
    question = Deck.read(text, cards=catalog, format="commander").question
    assert question is not None
    assert question.key == "decks.ask_commanders"
    assert KRENKO in question.text()
    assert led(catalog, text, "Krenko") == [KRENKO]


def test_a_heading_above_the_whole_deck_is_no_mark(catalog: CardCatalog) -> None:
    """More than two marked cards ask who of them it is."""
    deck = Deck.read(f"Commander\n1 {KRENKO}\n1 Shock\n98 Mountain\n", cards=catalog, format="commander")
    assert deck.question is not None


def test_names_that_were_said_wrongly(catalog: CardCatalog) -> None:
    """A name that the list does not have is refused with those that could be; so are names of another format."""
    text = f"1 {KRENKO}\n99 Mountain\n"
    with pytest.raises(DeckFormatError, match=r"could be the commander\. Those that could: Krenko"):
        led(catalog, text, "Atraxa")
    with pytest.raises(DeckFormatError, match="neither oathbreaker nor signature spell"):
        Deck.read(text, cards=catalog, format="commander", oathbreakers=["Krenko"])
    with pytest.raises(DeckFormatError, match="has no commander"):
        Deck.read(text, cards=catalog, commanders=["Krenko"])
    with pytest.raises(DeckFormatError, match="Formats: oathbreaker and commander"):
        Deck.read(text, cards=catalog, format="modern")  # type: ignore[arg-type]


def test_a_commander_deck_is_written_and_read_again(catalog: CardCatalog) -> None:
    """In a format that marks leaders, they lead it still."""
    deck = Deck.read(f"Commander\n1 {THRASIOS}\n1 {TYMNA}\n\nDeck\n98 Wastes\n", cards=catalog, format="commander")
    assert led(catalog, write_deck(deck, "plain")) == [THRASIOS, TYMNA]
