"""From written names to cards: faces, two languages, names of several cards, names of none."""

from __future__ import annotations

import pytest
from tests.decks.listing import codes, one, read, refused

from oathbreaker.cards.card import Card, Face
from oathbreaker.cards.catalog import CardCatalog


@pytest.mark.parametrize(
    "name", ["Fire/Ice", "Fire / Ice", "Fire//Ice", "Fire // Ice", "火/氷", "《火 // 氷》", "《火/Fire》+《氷/Ice》"]
)
def test_slashes_of_split_cards(name: str, catalog: CardCatalog) -> None:
    """Every slash between halves is the same, in either language."""
    assert one(f"1 {name}", catalog).card.name == "Fire // Ice"


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("稲妻/Lightning Bolt", "Lightning Bolt"),
        ("Lightning Bolt/稲妻", "Lightning Bolt"),
        ("《稲妻/Lightning Bolt》", "Lightning Bolt"),
        ("《稲妻／Lightning Bolt》", "Lightning Bolt"),
        ("稲妻(Lightning Bolt)", "Lightning Bolt"),
        ("《火 // 氷/Fire // Ice》", "Fire // Ice"),
        ("《束縛/Bind》", "Bind"),
    ],
)
def test_names_in_two_languages(written: str, name: str, catalog: CardCatalog) -> None:
    """A name in both languages is the card that has both."""
    assert one(f"1 {written}", catalog).card.name == name


@pytest.mark.parametrize("written", ["稲妻/Counterspell", "対抗呪文/稲妻", "《火/Fire》+《氷/Counterspell》"])
def test_two_languages_must_agree(written: str, catalog: CardCatalog) -> None:
    """Names of two different cards are none."""
    (line,) = refused(f"1 {written}\n1 Island", catalog)
    assert line.line == 1


@pytest.mark.parametrize(
    ("written", "name", "note"),
    [
        ("Murderous Rider", "Murderous Rider // Swift End", False),
        ("Murderous Rider // Swift End", "Murderous Rider // Swift End", False),
        ("Murderous Rider/Swift End", "Murderous Rider // Swift End", False),
        ("Swift End", "Murderous Rider // Swift End", True),
        ("Arlinn Kord", "Arlinn Kord // Arlinn, Embraced by the Moon", False),
        ("Arlinn, Embraced by the Moon", "Arlinn Kord // Arlinn, Embraced by the Moon", True),
        ("Ice", "Fire // Ice", True),
        ("Lightning Bolt", "Lightning Bolt", False),
    ],
)
def test_names_of_faces(written: str, name: str, note: bool, catalog: CardCatalog) -> None:  # noqa: FBT001  a column of the table
    """Front, full and back names find the card; where the name is a back's or other part's, the reader is told."""
    deck = read(f"1 {written}\n", catalog)
    assert [entry.card.name for entry in deck.entries] == [name]
    assert ("back-face" in codes(deck)) == note
    for found in deck.notes:
        assert written in found.message.text("en")
        assert found.lines == (1,)


def test_the_same_card_on_two_lines_stays_two_lines(catalog: CardCatalog) -> None:
    """Lines are not added up, whichever name they use."""
    deck = read("1 Fire // Ice\n2 Ice\n1 Island\n1 Island\n", catalog)
    assert [(entry.line, entry.count, entry.written) for entry in deck.entries] == [
        (1, 1, "Fire // Ice"),
        (2, 2, "Ice"),
        (3, 1, "Island"),
        (4, 1, "Island"),
    ]


def test_unknown_names_are_errors_with_suggestions(catalog: CardCatalog) -> None:
    """A misspelt name is refused, and the nearest names are offered, in both languages."""
    (line,) = refused("1 Island\n1 Lightnig Bolt\n", catalog)
    assert (line.line, line.text) == (2, "1 Lightnig Bolt")
    assert line.suggestions[0] == "Lightning Bolt"
    assert "Lightning Bolt" in line.reason.text("en")
    assert "《稲妻》" in line.reason.text("ja")


def test_every_bad_line_is_named(catalog: CardCatalog) -> None:
    """All bad lines are reported, of every kind, in order, and good ones are not."""
    lines = refused("1 Island\n0 Island\nNo Such Card At All\n1 Opt\n-2 Opt\n1 稲妻/Opt\n", catalog)
    assert [line.line for line in lines] == [2, 3, 5, 6]


def test_a_text_that_is_no_list_is_refused_quickly(catalog: CardCatalog) -> None:
    """Suggestions are looked up for a few names only; all lines are named all the same."""
    lines = refused("".join(f"nothing {number} at all\n" for number in range(1500)), catalog)
    assert len(lines) == 1500
    assert sum(bool(line.suggestions) for line in lines) <= 12


def test_long_lines_are_shortened(catalog: CardCatalog) -> None:
    """An error repeats no more of a line than one can read."""
    (line,) = refused("1 " + "long name " * 28, catalog)
    assert len(line.text) <= 81
    assert len(line.reason.text("en")) < 300


def test_unknown_names_can_be_kept(catalog: CardCatalog) -> None:
    """On demand an unknown name stays as a stand-in, with a note; other errors remain errors."""
    deck = read("2 New Card From Tomorrow (TMW) 1 *F*\n1 Island\n", catalog, allow_unknown=True)
    stand_in = deck.entries[0]
    assert not stand_in.card.in_catalog
    assert (stand_in.card.name, stand_in.card.layout, stand_in.count) == ("New Card From Tomorrow", "unknown", 2)
    assert (stand_in.set_code, stand_in.finish) == ("TMW", "foil")
    assert stand_in.card.legality("oathbreaker") == "unknown"
    assert [(note.code, note.lines) for note in deck.notes] == [("unknown-card", (1,))]


def card(name: str, type_line: str, *, legal: bool, japanese: str) -> Card:
    """Return an invented card."""
    face = Face(name=name, type_line=type_line, japanese_name=japanese)
    return Card(
        name=name, layout="normal", faces=(face,), legalities={"oathbreaker": "legal" if legal else "not legal"}
    )


@pytest.fixture
def doubles() -> CardCatalog:
    """Return a catalog with cards that share Japanese names."""
    return CardCatalog.from_cards(
        [
            card("First Twin", "Instant", legal=True, japanese="双子"),
            card("Second Twin", "Creature — Human", legal=True, japanese="双子"),
            card("Third Twin", "Legendary Planeswalker — Twin", legal=True, japanese="双子"),
            card("Old Half", "Sorcery", legal=False, japanese="半身"),
            card("New Half", "Sorcery", legal=True, japanese="半身"),
        ],
        data_date="2026-01-01",
    )


def test_a_name_of_several_cards_is_refused(doubles: CardCatalog) -> None:
    """Where several cards are meant, the reader must say which; all of them are named."""
    (line,) = refused("1 双子\n", doubles)
    assert set(line.suggestions) == {"First Twin", "Second Twin", "Third Twin"}
    assert "First Twin" in line.reason.text("ja")


def test_the_place_in_the_list_narrows_a_name(doubles: CardCatalog) -> None:
    """An oathbreaker is a planeswalker and a signature spell an instant or sorcery; the reader is told."""
    deck = read("オースブレイカー\n双子\n\n刻銘呪文\n双子\n", doubles)
    assert [entry.card.name for entry in deck.entries] == ["Third Twin", "First Twin"]
    assert codes(deck) == ["name-narrowed", "name-narrowed"]


def test_legal_cards_come_before_others_of_their_name(doubles: CardCatalog) -> None:
    """Of two cards of a name, the one that can be played is meant."""
    deck = read("1 半身\n", doubles)
    assert [entry.card.name for entry in deck.entries] == ["New Half"]
    assert "Old Half" in deck.notes[0].message.text("en")


def test_two_languages_tell_doubles_apart(doubles: CardCatalog) -> None:
    """With the English name beside it, a shared Japanese name is clear, and needs no note."""
    deck = read("1 《双子/Second Twin》\n", doubles)
    assert [entry.card.name for entry in deck.entries] == ["Second Twin"]
    assert codes(deck) == []
