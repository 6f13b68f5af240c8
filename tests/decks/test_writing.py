"""Writing lists: what is written in a format is read back as the same deck; names as each program wants them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.decks.listing import (
    MAIN,
    OATHBREAKER,
    PARTNER_MAIN,
    PARTNER_SPELLS,
    PARTNERS,
    SPELL,
    contents,
    leaders,
    read,
)

from oathbreaker.cards.card import Card
from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.decks.deck import Board, Deck, DeckEntry, Leaders
from oathbreaker.decks.lists.registry import LIST_FORMATS, recognise
from oathbreaker.decks.writing import WRITTEN_FORMATS, write_deck
from oathbreaker.texts.errors import DeckFormatError
from oathbreaker.texts.languages import LANGUAGES, Language

LIST = f"""\
// Name: Thoughts of Saheeli
Oathbreaker
1 {OATHBREAKER} (SLD) 1143 *F*

Signature Spell
1 {SPELL} (MRD) 54

Deck
{MAIN}

Sideboard
2 Negate
1 Fire // Ice

Maybeboard
1 Opt

Companion
1 Lurrus of the Dream-Den
"""

PARTNER_LIST = (
    "".join(
        f"Oathbreaker\n1 {first}\n\nSignature Spell\n1 {second}\n\n"
        for first, second in zip(PARTNERS, PARTNER_SPELLS, strict=True)
    )
    + f"Deck\n{PARTNER_MAIN}"
)

MARKING = tuple(list_format.name for list_format in LIST_FORMATS if list_format.write and list_format.marks_leaders)
KEEPS_BOARDS = ("plain", "moxfield", "archidekt", "tappedout", "deckstats", "japanese")


def test_what_can_be_written() -> None:
    """The formats with a public importer can be written."""
    assert set(WRITTEN_FORMATS) == {
        "plain", "moxfield", "archidekt", "tappedout", "deckstats", "arena", "mtgo", "mtgo-txt", "mtggoldfish",
        "cockatrice", "forge", "xmage", "japanese",
    }  # fmt: skip


@pytest.mark.parametrize("name", WRITTEN_FORMATS)
def test_written_and_read_again(name: str, catalog: CardCatalog) -> None:
    """Cards, counts, leaders and what is outside come back; leaders by the list alone wherever it can mark them."""
    deck = read(LIST, catalog)
    text = write_deck(deck, name)
    again = read(text, catalog)
    if again.question is not None:
        assert name not in MARKING
        again = read(text, catalog, oathbreakers=[OATHBREAKER], signature_spells=[SPELL])
    assert contents(again) == contents(deck)
    assert leaders(again) == leaders(deck)
    if name in KEEPS_BOARDS:
        assert sorted(entry.board for entry in again.outside_entries) == sorted(
            entry.board for entry in deck.outside_entries
        )


@pytest.mark.parametrize("name", MARKING)
def test_partners_are_written_and_read_again(name: str, catalog: CardCatalog) -> None:
    """Each spell stays with its oathbreaker."""
    deck = read(PARTNER_LIST, catalog)
    assert leaders(read(write_deck(deck, name), catalog)) == leaders(deck)


@pytest.mark.parametrize("name", WRITTEN_FORMATS)
def test_without_outside_cards_leaders_need_no_options(name: str, catalog: CardCatalog) -> None:
    """A deck without a sideboard is read back without a question, but from Arena, which knows no signature spells."""
    deck = read(LIST[: LIST.index("Sideboard")], catalog)
    again = read(write_deck(deck, name), catalog)
    assert (again.question is None) == (name != "arena")
    if again.question is None:
        assert leaders(again) == leaders(deck)
        assert contents(again) == contents(deck)


@pytest.mark.parametrize(
    "name", sorted({*WRITTEN_FORMATS} - {"plain", "arena", "tappedout", "mtgo-txt", "mtggoldfish"})
)
def test_written_lists_are_recognised(name: str, catalog: CardCatalog) -> None:
    """A list in a format of its own is recognised as that format."""
    assert recognise(write_deck(read(LIST, catalog), name)).name == name


@pytest.mark.parametrize(
    "name", ["moxfield", "archidekt", "tappedout", "deckstats", "cockatrice", "forge", "xmage", "plain"]
)
def test_printings_are_written(name: str, catalog: CardCatalog) -> None:
    """A printing that is known comes back."""
    deck = read(LIST[: LIST.index("Sideboard")], catalog)
    entry = read(write_deck(deck, name), catalog).leaders[0].oathbreaker
    assert entry is not None
    assert (entry.set_code, entry.collector_number) == ("SLD", "1143")


STYLES = [
    ("moxfield", ["Fire // Ice", "Bonecrusher Giant // Stomp", "Delver of Secrets / Insectile Aberration"]),
    ("archidekt", ["Fire // Ice", "Bonecrusher Giant // Stomp", "Delver of Secrets // Insectile Aberration"]),
    ("tappedout", ["Fire / Ice", "Bonecrusher Giant", "Delver of Secrets"]),
    ("arena", ["Fire // Ice", "Bonecrusher Giant", "Delver of Secrets"]),
    ("mtgo", ["Fire/Ice", "Bonecrusher Giant", "Delver of Secrets"]),
    ("mtgo-txt", ["Fire/Ice", "Bonecrusher Giant", "Delver of Secrets"]),
    ("mtggoldfish", ["Fire/Ice", "Bonecrusher Giant", "Delver of Secrets"]),
    ("cockatrice", ["Fire // Ice", "Bonecrusher Giant // Stomp", "Delver of Secrets"]),
    ("forge", ["Fire // Ice", "Bonecrusher Giant", "Delver of Secrets"]),
    ("xmage", ["Fire // Ice", "Bonecrusher Giant", "Delver of Secrets"]),
]


@pytest.mark.parametrize(("name", "names"), STYLES)
def test_names_as_each_program_wants_them(name: str, names: list[str], catalog: CardCatalog) -> None:
    """Split cards, adventurers and double-faced cards are called as the program calls them."""
    lines = write_deck(read("1 Fire // Ice\n1 Bonecrusher Giant\n1 Delver of Secrets\n", catalog), name)
    written = [line for line in lines.splitlines() if any(part in line for part in ("Fire", "Giant", "Delver"))]
    for line, wanted in zip(written, names, strict=True):
        assert wanted in line
        assert "/" in wanted or "/" not in line.removesuffix("/>")


def test_arena_in_japanese(catalog: CardCatalog) -> None:
    """Arena wants headings and names in the client's language; a card without a Japanese name keeps its English one."""
    deck = read(LIST, catalog)
    text = write_deck(deck, "arena", language="ja")
    assert text.startswith("About\nName Thoughts of Saheeli\n\n統率者\n1 崇高な工匠、サヒーリ (SLD) 1143\n")
    assert "\nデッキ\n1 物読み (MRD) 54\n" in text
    assert "\nサイドボード\n2 否認\n1 火 // 氷\n" in text
    again = read(text, catalog, signature_spells=[SPELL])
    assert leaders(again) == leaders(deck)
    assert contents(again) == contents(deck)


def test_arenas_set_codes(catalog: CardCatalog) -> None:
    """Dominaria is DAR in Arena; a set without a number is left out there."""
    text = write_deck(read("1 Opt (DOM) 60\n1 Shock (M21)\n", catalog), "arena")
    assert "1 Opt (DAR) 60\n1 Shock\n" in text


def test_the_japanese_list(catalog: CardCatalog) -> None:
    """A Japanese list has Japanese headings and names in both languages."""
    text = write_deck(read(LIST, catalog), "japanese")
    assert "オースブレイカー\n1 《崇高な工匠、サヒーリ/Saheeli, Sublime Artificer》 (SLD) 1143 *F*\n" in text
    assert "刻銘呪文\n1 《物読み/Thoughtcast》" in text


@pytest.mark.parametrize("name", ["", "moxfeild", "octgn", "mws", "moxfield-json", "prefixed"])
def test_formats_that_are_not_written(name: str, catalog: CardCatalog) -> None:
    """An unknown format, and one that is only read, are refused with those that can be written."""
    deck = read("1 Opt\n", catalog)
    with pytest.raises(DeckFormatError) as refusal:
        write_deck(deck, name)
    for language in (refusal.value.message("en"), refusal.value.message("ja")):
        assert "moxfield" in language
        assert "xmage" in language


def test_format_names_in_any_case(catalog: CardCatalog) -> None:
    """A format's name is found in any case."""
    deck = read("1 Opt\n", catalog)
    assert write_deck(deck, " XMage ") == write_deck(deck, "xmage")


def test_unknown_cards_are_written_as_they_stand(catalog: CardCatalog) -> None:
    """A stand-in keeps its name."""
    deck = read("2 New Card\n58 Island\n", catalog, allow_unknown=True)
    for name in WRITTEN_FORMATS:
        assert contents(read(write_deck(deck, name), catalog, allow_unknown=True)) == contents(deck), name


def test_every_card_of_several_names_is_read_back(catalog: CardCatalog) -> None:
    """Whatever a format calls a card of several faces, that name is read as the same card."""
    cards = [card for card in catalog if len(card.faces) > 1 and card.legality("vintage") == "legal"]
    deck = Deck(tuple(DeckEntry(1, card, "main") for card in cards))
    assert len(cards) > 500
    for name in WRITTEN_FORMATS:
        for language in ("en", "ja"):
            text = write_deck(deck, name, language="en" if language == "en" else "ja")
            again = read(text, catalog)
            assert [entry.card.name for entry in again.entries] == [card.name for card in cards], (name, language)


OUTSIDE: tuple[Board, ...] = ("sideboard", "maybeboard", "companion")


ONLY_A_BLANK_LINE = {"mtgo-txt", "mtggoldfish"}
"""Formats whose sideboard begins after a blank line, which can be told only behind a whole deck."""

NUMBERS = st.integers(0, 2**16)
"""Which card of the pool; taken modulo its length, so that no example depends on the data."""

LINES = st.tuples(
    NUMBERS,
    st.integers(1, 9999),
    st.sampled_from(("main", "main", "main", *OUTSIDE)),
    st.sampled_from([None, "SLD", "J21", "PLST", "2X2"]),
    st.sampled_from([None, "1", "THS-135", "42★", "207a", "6p"]),
    st.sampled_from([None, "foil", "etched"]),
)


def everything(deck: Deck) -> list[tuple[str, int]]:
    """Return every card of a list with its count, a second mention of a leader that is the same card left out."""
    return sorted(card for part in contents(deck).values() for card in part)


@dataclass(frozen=True, repr=False)
class Pool:
    """The cards of which decks are built. It is not written out: an example names numbers."""

    cards: list[Card]

    def pick(self, number: int, *types: str) -> Card:
        """Return a card by any number, of one of these types if any are given."""
        able = [card for card in self.cards if not types or any(map(card.has_type, types))]
        return able[number % len(able)]


@pytest.fixture(scope="session")
def pool(catalog: CardCatalog) -> Pool:
    """Return every fiftieth card people play, and some with odd names."""
    odd = [
        "SP//dr, Piloted by Peni",
        "Summon: Choco/Mog",
        "+2 Mace",
        "Fire // Ice",
        "Delver of Secrets",
        "17-Year Cicadas",
    ]
    playable = [card for card in catalog if card.legality("vintage") == "legal"]
    walkers = [card for card in playable if card.has_type("planeswalker")]
    return Pool([*(catalog[name] for name in odd), *playable[::50], *walkers[::10]])


@given(
    oathbreaker=NUMBERS,
    spell=NUMBERS,
    lines=st.lists(LINES, max_size=30),
    deck_name=st.sampled_from([None, "Deck", "A & B <1>", "刀"]),
    list_format=st.sampled_from(WRITTEN_FORMATS),
    language=st.sampled_from(LANGUAGES),
)
def test_any_deck_survives_writing(  # noqa: PLR0913  what an example is made of
    *,
    oathbreaker: int,
    spell: int,
    lines: list[tuple[int, int, Board, str | None, str | None, str | None]],
    deck_name: str | None,
    list_format: str,
    language: Language,
    pool: Pool,
    catalog: CardCatalog,
) -> None:
    """For any deck and format, what is written is read back as the same cards, counts and (once said) leaders."""
    pair = (
        DeckEntry(1, pool.pick(oathbreaker, "planeswalker"), "main"),
        DeckEntry(1, pool.pick(spell, "instant", "sorcery"), "main"),
    )
    rest = [
        DeckEntry(count, pool.pick(number), board, set_code=code, collector_number=collector, finish=finish)
        for number, count, board, code, collector, finish in lines
        # A leader that the list has twice is told only by its line.
        if pool.pick(number) not in {pair[0].card, pair[1].card}
    ]
    deck = Deck((*pair, *rest), (Leaders(*pair),), name=deck_name)
    text = write_deck(deck, list_format, language=language)
    again = read(text, catalog)
    if list_format not in MARKING:
        again = read(text, catalog, oathbreakers=[pair[0].card.name], signature_spells=[pair[1].card.name])
    assert leaders(again) == leaders(deck)
    assert everything(again) == everything(deck)
    if list_format not in ONLY_A_BLANK_LINE:
        assert contents(again) == contents(deck)


@given(name=st.text())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40)
def test_any_name_of_a_deck_can_be_written(name: str, catalog: CardCatalog) -> None:
    """Whatever a deck is called, every format's list of it can be saved and read again, with all its cards."""
    deck = replace(read("58 Island\n1 Opt\n", catalog), name=name)
    for list_format in WRITTEN_FORMATS:
        again = read(write_deck(deck, list_format).encode() + b"\n", catalog)
        assert contents(again) == contents(deck), list_format


@pytest.mark.parametrize("number", range(2))
def test_commanders_of_another_format_survive_moxfields_text(number: int, corpus: Path, catalog: CardCatalog) -> None:
    """A deck that a legendary creature leads reads back the same from the list that marks nobody."""
    files = sorted((corpus / "decks").glob("brawl_precon_*.txt"))
    deck = Deck.read(files[number], cards=catalog)
    again = read(write_deck(deck, "moxfield"), catalog)
    assert (contents(again), leaders(again)) == (contents(deck), leaders(deck))


def test_an_unknown_formats_name_is_repeated_visibly(catalog: CardCatalog) -> None:
    """The refusal of a format can be printed whatever the format was called."""
    with pytest.raises(DeckFormatError) as refusal:
        write_deck(read("1 Island\n", catalog), "\x1b[31m\udcff" * 90)
    assert refusal.value.message("en").isprintable()
