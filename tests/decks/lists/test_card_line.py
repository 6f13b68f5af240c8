"""One card line taken apart: counts, names, printings, marks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.decks.listing import counted, one

from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.decks.lists.card_line import LONGEST_LINE, take_apart
from oathbreaker.decks.lists.shape import MOST_CARD_LINES

BOLT = "Lightning Bolt"

COUNTS = [
    ("4 Lightning Bolt", 4),
    ("4x Lightning Bolt", 4),
    ("4 x Lightning Bolt", 4),
    ("4X Lightning Bolt", 4),
    ("x4 Lightning Bolt", 4),
    ("Lightning Bolt x4", 4),
    ("Lightning Bolt x 4", 4),
    ("Lightning Bolt (x4)", 4),
    ("Lightning Bolt (4)", 4),
    ("Lightning Bolt 4", 4),
    ("Lightning Bolt", 1),
    ("(4) Lightning Bolt", 4),
    ("[4] Lightning Bolt", 4),
    ("- 4 Lightning Bolt", 4),
    ("* 4x Lightning Bolt", 4),
    ("４ Lightning Bolt", 4),
    ("9999 Lightning Bolt", 9999),
    ("04 Lightning Bolt", 4),
    ("4\tLightning Bolt", 4),
    ("٣ Lightning Bolt", 3),
    ("《稲妻》", 1),
    ("4 稲妻", 4),
    ("４枚 《稲妻》", 4),
    ("4枚 稲妻", 4),
    ("4枚稲妻", 4),
    ("4稲妻", 4),
    ("4《稲妻》", 4),
    ("稲妻 ×4", 4),
    ("稲妻×4", 4),
    ("稲妻　×　４", 4),
    ("稲妻x4", 4),
    ("稲妻 4枚", 4),
    ("稲妻4枚", 4),
    ("《稲妻》4", 4),
    ("《稲妻》 ４枚", 4),
    ("《稲妻》x4", 4),
    ("・稲妻 4", 4),
    ("●4 稲妻", 4),
    ("《稲妻/Lightning Bolt》", 1),
    ("4 《稲妻/Lightning Bolt》", 4),
    ("4 稲妻/Lightning Bolt", 4),
    ("4 Lightning Bolt/稲妻", 4),
    ("稲妻（Lightning Bolt） ×4", 4),
    ("稲妻（いなずま） 4", 4),
]


@pytest.mark.parametrize(("line", "count"), COUNTS)
def test_counts(line: str, count: int, catalog: CardCatalog) -> None:
    """A count is read wherever people put it, in digits of any width, and with any times sign."""
    assert counted(line, catalog) == (count, BOLT)


NAMES = [
    ("1 SP//dr, Piloted by Peni", "SP//dr, Piloted by Peni"),
    ("1 Summon: Choco/Mog", "Summon: Choco/Mog"),
    ("1 Hazmat Suit (Used)", "Hazmat Suit (Used)"),
    ("1 Hazmat Suit (Used) (UNK) 12", "Hazmat Suit (Used)"),
    ("Hazmat Suit (Used)", "Hazmat Suit (Used)"),
    ("1 +2 Mace", "+2 Mace"),
    ("+2 Mace", "+2 Mace"),
    ("1996 World Champion", "1996 World Champion"),
    ("1 1996 World Champion", "1996 World Champion"),
    ("1 B.F.M. (Big Furry Monster)", "B.F.M. (Big Furry Monster)"),
    ("17-Year Cicadas", "17-Year Cicadas"),
    ("Pain 101", "Pain 101"),
    ("1 Naturalize 2", "Naturalize 2"),
    ("1 _____", "_____"),
    ("_____", "_____"),
    ("1 X", "X"),
    ("1 X (MKM) 1", "X"),
    ("Machine Man, Model X-51", "Machine Man, Model X-51"),
    ('1 Henzie "Toolbox" Torre', 'Henzie "Toolbox" Torre'),
    ("1 Erase (Not the Urza's Legacy One)", "Erase (Not the Urza's Legacy One)"),
    ("50フィートのロープ", "Fifty Feet of Rope"),
    ("1 Minsc &amp; Boo, Timeless Heroes", "Minsc & Boo, Timeless Heroes"),
    ("1 Vault 0のベヒモス", "Behemoth of Vault 0"),
    ("1 Lim-Dul’s Vault", "Lim-Dûl's Vault"),
    ("1 Jotun Grunt", "Jötun Grunt"),
]


@pytest.mark.parametrize(("line", "name"), NAMES)
def test_names_with_everything_in_them(line: str, name: str, catalog: CardCatalog) -> None:
    """Slashes, parentheses, digits, quotes and signs can belong to a name."""
    assert counted(line, catalog) == (1, name)


PRINTINGS = [
    ("1 Lightning Bolt (2XM) 141", "2XM", "141", None),
    ("1 Lightning Bolt (2XM) 141 *F*", "2XM", "141", "foil"),
    ("1 Lightning Bolt (PLST) THS-135 *E*", "PLST", "THS-135", "etched"),
    ("1 Lightning Bolt (PNPH) 42★ *F*", "PNPH", "42★", "foil"),
    ("1 Lightning Bolt (PDOM) 6p", "PDOM", "6p", None),
    ("1 Lightning Bolt (MID) 207a", "MID", "207a", None),
    ("1 Lightning Bolt (J21) 141", "J21", "141", None),
    ("1 Lightning Bolt (YMID) 5", "YMID", "5", None),
    ("1 Lightning Bolt (HA6) 11", "HA6", "11", None),
    ("1 Lightning Bolt (DAR) 207", "DAR", "207", None),
    ("1 Lightning Bolt () 315", None, None, None),
    ("1 Lightning Bolt ()", None, None, None),
    ("1 Lightning Bolt (2XM)", "2XM", None, None),
    ("1x Lightning Bolt (tla) 9 [Blink]", "TLA", "9", None),
    ("1 [M10:146] Lightning Bolt", "M10", "146", None),
    ("1 [M10] Lightning Bolt", "M10", None, None),
    ("1 [M10#146] Lightning Bolt # !Foil", "M10", "146", "foil"),
    ("1 [WAR:2*] Lightning Bolt", "WAR", "2*", None),
    ("1 [ODY:72+] Lightning Bolt", "ODY", "72+", None),
    ("1 Lightning Bolt [2XM] (F)", "2XM", None, "foil"),
    ("1 Lightning Bolt <extended> [2XM]", "2XM", None, None),
    ("1 Lightning Bolt [Foil]", None, None, "foil"),
    ("1 Lightning Bolt (Etched)", None, None, "etched"),
    ("1 Lightning Bolt ★", None, None, "foil"),
    ("1 Lightning Bolt [ELD:*]", "ELD", None, None),
    ("1 Lightning Bolt [GRN:243]", "GRN", "243", None),
    ("1 Lightning Bolt (2XM:141) *f-etch*", "2XM", "141", "etched"),
    ("1 Lightning Bolt ^Have,#37d67a^", None, None, None),
    ("1 Lightning Bolt #burn #!cheap", None, None, None),
    ("1 Lightning Bolt (2XM) 141 *F* #burn", "2XM", "141", "foil"),
    ("4 《稲妻》 (WAR) 207", "WAR", "207", None),
    ("1 [XXX:0] Lightning Bolt", None, None, None),
]


@pytest.mark.parametrize(("line", "set_code", "number", "finish"), PRINTINGS)
def test_printings_and_finishes(
    line: str, set_code: str | None, number: str | None, finish: str | None, catalog: CardCatalog
) -> None:
    """A printing and a finish are taken off a name and kept as hints."""
    entry = one(line, catalog)
    assert entry.card.name == BOLT
    assert (entry.set_code, entry.collector_number, entry.finish) == (set_code, number, finish)


def test_face_letters_of_double_faced_cards(catalog: CardCatalog) -> None:
    """A number such as 51a of a double-faced card is the number of the card."""
    assert one("1 Delver of Secrets (ISD) 51a", catalog).collector_number == "51"


def test_a_count_is_not_taken_for_a_number(catalog: CardCatalog) -> None:
    """A times sign after a set is a count."""
    assert counted("Lightning Bolt (2XM) x4", catalog) == (4, BOLT)


BAD = [
    ("0 Island", "0"),
    ("00 Island", "0"),
    ("٠ Island", "0"),
    ("-1 Island", "negative"),
    ("−3 Island", "negative"),
    ("稲妻 ×0", "0"),
    ("稲妻 ×-1", "negative"),
    ("10000 Island", "larger"),
    (f"{'9' * 10_000} Island", "larger"),
    ("Island x10000", "larger"),
    ("1 (2XM) 141", "no card name"),
    ("1 *F*", "no card name"),
    (f"1 {'a' * LONGEST_LINE}", "characters"),
]


@pytest.mark.parametrize(("line", "words"), BAD, ids=[line[:12] for line, _ in BAD])
def test_bad_lines_say_what_is_wrong(line: str, words: str) -> None:
    """A count that is none, a line without a name and an endless line are named errors."""
    card = take_apart(line)
    assert card.reason is not None
    assert words in card.reason.text("en")
    assert not card.readings


@given(st.text(st.characters(exclude_characters="\n"), max_size=80))
def test_any_line_is_taken_apart_or_refused(text: str) -> None:
    """Whatever the line, it gives readings with a name and a count that a deck can have, or a reason."""
    line = text.strip()
    card = take_apart(line)
    assert bool(card.readings) != (card.reason is not None)
    assert all(1 <= reading.count <= 9999 for reading in card.readings)
    assert all(reading.name for reading in card.readings)


@pytest.mark.parametrize(
    "line", ["[" + "9" * 285, "×" * 290, "稲妻》" + " " * 280 + "x", "稲妻" + "9" * 285, "1" * 290 + "枚x"]
)
def test_long_runs_are_read_at_once(line: str) -> None:
    """A whole list of such lines is taken apart in a moment, not in time that grows with the square of their length."""
    cards = [take_apart(line) for _ in range(MOST_CARD_LINES)]
    assert all(card.reason is not None or card.readings[0].name == " ".join(line.split()) for card in cards)


@pytest.mark.parametrize("line", ["稲妻 ×99999999", "《稲妻》 x00010000", "稲妻 12345枚"])
def test_trailing_counts_with_many_digits(line: str) -> None:
    """An explicit count behind a name is refused whole, however many digits it has."""
    reason = take_apart(line).reason
    assert reason is not None
    assert "9999" in reason.text("en")


def test_escapes_of_html_bring_no_unwanted_character() -> None:
    """&#x202e; and the like are taken out of the unescaped name."""
    names = [reading.name for reading in take_apart("1 Lim-D&ucirc;l&#x202e;'s Vault").readings]
    assert "Lim-Dûl's Vault" in names
    assert not any("\u202e" in name for name in names)
