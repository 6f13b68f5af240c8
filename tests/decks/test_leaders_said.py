"""906.3-906.4 Who leads the deck: what readers say, copies of a leader, blocks and headings."""

from __future__ import annotations

import pytest
from tests.decks.listing import (
    OATHBREAKER,
    SPELL,
    codes,
    leaders,
    read,
)

from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.texts.errors import DeckFormatError

SAHEELI = [(OATHBREAKER, SPELL)]


# What a person says counts, or is refused


def naming(catalog: CardCatalog, text: str, oathbreakers: list[str], spells: list[str]) -> str:
    """Return why these names are refused."""
    with pytest.raises(DeckFormatError) as refusal:
        read(text, catalog, oathbreakers=oathbreakers, signature_spells=spells)
    assert refusal.value.message("ja")
    return refusal.value.message("en")


PLAIN = f"1 {OATHBREAKER}\n1 {SPELL}\n58 Island\n"


@pytest.mark.parametrize(
    ("oathbreakers", "spells"),
    [
        ([OATHBREAKER], [OATHBREAKER]),
        ([SPELL], [SPELL]),
        ([OATHBREAKER, OATHBREAKER], []),
        (["Saheeli", "Saheeli"], [SPELL]),
        ([], [SPELL, SPELL]),
    ],
)
def test_one_line_is_not_two_leaders(oathbreakers: list[str], spells: list[str], catalog: CardCatalog) -> None:
    """A card that was said twice and is listed once is refused as such, not ignored and not called missing."""
    assert "only one line" in naming(catalog, PLAIN, oathbreakers, spells)


@pytest.mark.parametrize("name", [OATHBREAKER, SPELL])
def test_two_lines_of_a_card_can_be_both_leaders(name: str, catalog: CardCatalog) -> None:
    """A card that is listed twice and said to be both is both, for the deck check to refuse."""
    deck = read(f"1 {name}\n{PLAIN}", catalog, oathbreakers=[name], signature_spells=[name])
    assert leaders(deck) == [(name, name)]


@pytest.mark.parametrize("name", ["", " ", "\t\n", "\u200b"])
def test_empty_names_are_refused(name: str, catalog: CardCatalog) -> None:
    """A name of nothing names nobody."""
    assert "empty" in naming(catalog, PLAIN, [name], [])
    assert "empty" in naming(catalog, PLAIN, [], [name])


@pytest.mark.parametrize("name", ["a", "Sa", "サ", "ie", "!!"])
def test_short_names_are_refused(name: str, catalog: CardCatalog) -> None:
    """Letters that stand in many names are too short, even where only one card of the list has them."""
    assert "too short" in naming(catalog, PLAIN, [name], [])


@pytest.mark.parametrize("name", ["Sah", "saheeli", "工匠", "サヒーリ", "Sublime Art"])
def test_parts_of_names_name_a_card(name: str, catalog: CardCatalog) -> None:
    """Three letters, two characters or more of a name are enough where one card of the list has them."""
    assert leaders(read(PLAIN, catalog, oathbreakers=[name])) == SAHEELI


def test_a_whole_word_names_a_card_however_short(catalog: CardCatalog) -> None:
    """A word of two letters is a part of a name, letters within words are none."""
    deck = read(f"1 {OATHBREAKER}\n1 Into the Roil\n1 Go for the Throat\n57 Island", catalog, signature_spells=["Go"])
    assert leaders(deck) == [(OATHBREAKER, "Go for the Throat")]


@pytest.mark.parametrize("name", ["\udcff", "Saheeli\ud800", "\x1b[31mSaheeli"])
def test_names_with_characters_that_no_name_has(name: str, catalog: CardCatalog) -> None:
    """Bytes that are no text, and control characters, are refused in words that can be printed."""
    naming(catalog, PLAIN, [name], []).encode()


def test_what_is_said_counts_where_a_heading_marks_everybody(catalog: CardCatalog) -> None:
    """Under a heading with the whole deck below it, what is said is kept and only the rest asked."""
    others = "1 Jace, Wielder of Mysteries\n1 Opt\n1 Negate\n1 Cancel"
    text = f"Oathbreaker\n1 {OATHBREAKER}\n1 {SPELL}\n{others}\n54 Island"
    assert read(text, catalog).question is not None
    assert leaders(read(text, catalog, oathbreakers=[OATHBREAKER])) == [(OATHBREAKER, None)]
    assert leaders(read(text, catalog, signature_spells=[SPELL])) == [(None, SPELL)]
    both = read(text, catalog, oathbreakers=[OATHBREAKER], signature_spells=[SPELL])
    assert (leaders(both), both.question) == (SAHEELI, None)


def test_a_part_of_several_names_is_refused(catalog: CardCatalog) -> None:
    """A name that several cards of the list have a part in names none of them."""
    text = f"1 Saheeli, the Gifted\n1 Glimpse of Freedom\n1 Glimpse the Unthinkable\n{PLAIN}"
    assert "several cards" in naming(catalog, text, ["Saheeli"], [])
    assert "several cards" in naming(catalog, text, [], ["Glimpse"])


# Two lines with one card are one candidate


@pytest.mark.parametrize(
    "text",
    [
        f"1 {OATHBREAKER}\n1 {SPELL}\n1 {OATHBREAKER}\n57 Island",
        f"1 {OATHBREAKER}\n1 {SPELL}\n1 {SPELL}\n57 Island",
        f"1 {OATHBREAKER}\n1 {SPELL}\n\n56 Island\n\n1 {OATHBREAKER}\n1 {SPELL}",
        f"Oathbreaker\n1 {OATHBREAKER}\n\nDeck\n1 {SPELL}\n1 {SPELL}\n57 Island",
        f"Signature Spell\n1 {SPELL}\n\nDeck\n1 {OATHBREAKER}\n1 {OATHBREAKER}\n57 Island",
    ],
)
def test_a_second_copy_is_no_second_candidate(text: str, catalog: CardCatalog) -> None:
    """A second copy of a leader leaves nothing to ask; it stays in the deck, for the deck check to refuse."""
    deck = read(text, catalog)
    assert (leaders(deck), deck.question) == (SAHEELI, None)
    assert sum(entry.count for entry in deck.library_entries) == 58


@pytest.mark.parametrize("copies", [2, 3])
def test_marked_copies_are_not_asked_about(copies: int, catalog: CardCatalog) -> None:
    """Copies of one oathbreaker and one spell belong together in any order."""
    walkers, spells = f"1 {OATHBREAKER}\n" * copies, f"1 {SPELL}\n" * copies
    deck = read(f"Oathbreaker\n{walkers}Signature Spell\n{spells}Deck\n54 Island", catalog)
    assert (leaders(deck), deck.question) == (SAHEELI * copies, None)


# A first block that is no deck


@pytest.mark.parametrize(
    "line", ["1 {} (WAR) 234", "1 {} <foil> [WAR]", "1 {}\n1 Fire/Ice"], ids=["arena", "mtggoldfish", "mtgo-txt"]
)
def test_a_small_first_block_makes_no_sideboard(line: str, catalog: CardCatalog) -> None:
    """In formats whose second block is the sideboard, a leader above the deck makes the deck no sideboard."""
    deck = read(f"{line.format(OATHBREAKER)}\n\n1 {SPELL}\n58 Island\n", catalog)
    assert deck.outside_entries == ()
    assert codes(deck) == ["leaders-inferred"] or deck.question is not None


def test_a_commander_above_a_deck_without_planeswalkers_leads(catalog: CardCatalog) -> None:
    """A legendary creature above 59 cards is the leader of another format, and said to be inferred."""
    deck = read("1 Syr Gwyn, Hero of Ashvale\n\n1 Mortify\n1 Ornithopter\n57 Plains", catalog)
    assert leaders(deck)[0][0] == "Syr Gwyn, Hero of Ashvale"
    assert "line 1" in deck.notes[0].message.text("en")
    assert read("1 Ornithopter\n\n1 Mortify\n58 Plains", catalog).leaders == ()


# Headings for both kinds


@pytest.mark.parametrize(
    "heading",
    [
        "Oathbreaker & Signature Spell",
        "Oathbreaker / Signature Spell",
        "Oathbreaker and Signature Spell:",
        "## Oathbreakers + Signature Spells (2)",
        "オースブレイカーと刻銘呪文",
        "<Oathbreaker>",
        "[Oathbreaker]",
        "== Oathbreaker ==",
        "### Oathbreaker",
    ],
)
def test_headings_over_both_leaders(heading: str, catalog: CardCatalog) -> None:
    """Under a heading for both, their types tell the leaders apart."""
    deck = read(f"{heading}\n1 {OATHBREAKER}\n1 {SPELL}\n\nDeck\n1 Opt\n57 Island", catalog)
    assert (leaders(deck), codes(deck)) == (SAHEELI, [])
