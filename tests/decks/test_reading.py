"""Reading lists whole: any text is a deck or one refusal, no line is lost, real lists, situations others got wrong."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from tests.decks.listing import MAIN, OATHBREAKER, SPELL, codes, contents, counted, leaders, one, read, refused
from tests.decks.shapes import SHAPES

from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.decks.deck import Deck
from oathbreaker.decks.encoding import clean
from oathbreaker.decks.lists.registry import recognise
from oathbreaker.decks.reading import MOST_LINES
from oathbreaker.texts.errors import DeckFormatError
from oathbreaker.texts.languages import LANGUAGES

PIECES = [
    "1", "4", "0", "-2", "x", "×", "枚", "99999", " ", " ", "\n", "\n", "\n\n", "\t", "\u3000", "Island", "Opt",
    "Fire", "Ice", "稲妻", "島", "Lightning Bolt", "SB:", "//", "/", " // ", "#", "*F*", "*CMDR*", "[M21]",
    "[M21:263]", "(M21)", "(M21) 263", "()", "《", "》", "【", "】", "Deck", "Sideboard", "Commander",
    "Oathbreaker", "刻銘呪文", "サイドボード", "クリーチャー（20）", "Signature Spell:", "COMMANDER: ",
    "Name: x", "About", "LAYOUT MAIN:", "|", "+", "★", "^a^", "<a>", "{top}", "[Commander{top}]", "[Main]",
    "[metadata]", "Saheeli, Sublime Artificer", "Thoughtcast", "{", "}", '"', ":", "1,2", "boards", "<Deck>",
    "</Deck>", '<Cards Name="Island"/>', "_____", "\u200b", "\r", "é", "́", "🃏", "=====", "-", "・",
    "!Commander", "tokens",
]  # fmt: skip

TEXTS = st.one_of(
    st.text(max_size=300),
    st.lists(st.sampled_from(PIECES), max_size=60).map("".join),
    st.tuples(st.sampled_from(sorted(SHAPES.values())), st.integers(0, 2**32)).map(lambda pair: mutated(*pair)),
)


def mutated(text: str, seed: int) -> str:
    """Return a list with some of it cut out, doubled, replaced or moved."""
    source = random.Random(seed)  # noqa: S311  test data
    for _ in range(source.randint(1, 6)):
        start = source.randrange(len(text) + 1)
        end = min(len(text), start + source.randint(0, 12))
        piece = source.choice([*PIECES, "", text[start:end] * 2, chr(source.randrange(1, 0x3000))])
        text = text[:start] + piece + text[end:]
    return text


def check_any_text(text: str | bytes, catalog: CardCatalog) -> None:
    """Read whatever it is: a deck, or one refusal that can be written in both languages."""
    try:
        deck = read(text, catalog)
    except DeckFormatError as error:
        refusal = error
    else:
        check_deck(deck)
        return
    assert all(refusal.message(language) for language in LANGUAGES)
    assert all(line.reason.text(language) for line in refusal.lines for language in LANGUAGES)
    assert [line.line for line in refusal.lines] == sorted(line.line for line in refusal.lines)


def check_deck(deck: Deck) -> None:
    """Look whether a deck is whole: every entry in one place, every note in both languages."""
    assert deck.entries
    assert all(1 <= entry.count <= 9999 for entry in deck.entries)
    assert all(entry in deck.entries for entry in deck.leader_entries)
    parts = (deck.leader_entries, deck.library_entries, deck.outside_entries, deck.repeated_leaders)
    assert sum(map(len, parts)) == len(deck.entries)
    assert all(note.message.text(language) for note in deck.notes for language in LANGUAGES)


def check_no_line_is_lost(text: str) -> None:
    """Read as its format: every line of the text is in the result, and only blank lines are blank."""
    try:
        plain = clean(text)
        raw = recognise(plain).read(plain)
    except DeckFormatError:
        return
    lines = plain.split("\n")
    numbers = {line.number for line in raw.lines}
    if numbers == {0}:
        return
    assert numbers - {0} <= set(range(1, len(lines) + 1))
    missing = set(range(1, len(lines) + 1)) - numbers
    assert not any(lines[number - 1].strip() for number in missing)
    for line in raw.lines:
        if line.kind == "blank":
            assert not line.text.strip()
        assert (line.kind == "card") == bool(line.readings)
        assert (line.kind == "error") == (line.reason is not None)


@given(text=TEXTS)
@example(text="")
@example(text="1 \n1\n")
@example(text="{}")
@example(text="<")
def test_any_text_is_a_deck_or_a_refusal(text: str, catalog: CardCatalog) -> None:
    """Whatever the text, it gives a deck or one refusal, and no line of it is lost."""
    check_any_text(text, catalog)
    check_no_line_is_lost(text)


@given(data=st.binary(max_size=200))
def test_any_bytes_are_a_deck_or_a_refusal(data: bytes, catalog: CardCatalog) -> None:
    """Whatever the bytes, they give a deck or one refusal."""
    check_any_text(data, catalog)


@pytest.mark.slow
@settings(max_examples=4_000, derandomize=False, suppress_health_check=[HealthCheck.too_slow])
@given(text=TEXTS)
def test_any_text_at_length(text: str, catalog: CardCatalog) -> None:
    """The same with many more texts, new ones each time."""
    check_any_text(text, catalog)
    check_no_line_is_lost(text)
    check_any_text(text.encode("utf-16", "ignore"), catalog)


@pytest.mark.parametrize("name", SHAPES)
def test_every_format_accounts_for_every_line(name: str) -> None:
    """In each format every line of its example is a card, a heading, a remark or blank."""
    check_no_line_is_lost(SHAPES[name])


@pytest.mark.parametrize("name", [name for name in SHAPES if name != "moxfield-json"])
def test_a_misspelt_card_is_never_dropped(name: str, catalog: CardCatalog) -> None:
    """In each format, one wrong letter makes one bad line, with its number."""
    text = SHAPES[name]
    if name == "japanese":
        broken, line = text.replace("島", "嶋"), text[: text.index("島")].count("\n") + 1
    else:
        broken, line = text.replace("Island", "Izland", 1), text[: text.index("Island")].count("\n") + 1
    (bad,) = refused(broken, catalog)
    assert bad.line == line


ENDLESS = [
    "=" * 500_000 + "a", "a\n" * 60_000, "1 " + "稲/" * 100_000, " " * 500_000 + "b", "[" * 300_000,
    "(" * 300_000 + ")",
    "1 a" + " (a) 1" * 50_000, "9" * 500_000, "9 " * 250_000, "x9 " * 150_000, "<a>" * 100_000, '{"a":' * 100_000,
    "《稲》" * 100_000, "1x a (b) [c" * 50_000, "\ufdfa" * 100_000, "a\n" * (MOST_LINES + 1), '{"' + '\\"' * 200_000,
]  # fmt: skip


@pytest.mark.parametrize("text", ENDLESS, ids=range(len(ENDLESS)))
def test_endless_texts_are_refused(text: str, catalog: CardCatalog) -> None:
    """Texts made to keep a reader busy are refused as any other that is no list."""
    assert refused(text, catalog)


def test_empty_lists_are_refused(catalog: CardCatalog) -> None:
    """A list without cards is an error that says how to write one."""
    for text in ("", "\n\n", "\ufeff", "// nothing\nDeck\n\nSideboard\n", "Tokens\n1 Servo\n"):
        (line,) = refused(text, catalog)
        assert "1 Lightning Bolt" in line.reason.text("en")


# Real lists


def test_the_real_list(corpus: Path, catalog: CardCatalog) -> None:
    """The real Oathbreaker deck is read whole, and its leaders are found in the sideboard."""
    deck = read((corpus / "decks" / "saheeli-thoughtcast.xmage.dck").read_bytes(), catalog)
    assert deck.list_format == "xmage"
    assert deck.name == "Oathbreaker_UR"
    assert leaders(deck) == [(OATHBREAKER, SPELL)]
    assert sum(entry.count for entry in deck.library_entries) == 58
    assert deck.outside_entries == ()
    assert codes(deck) == ["leaders-inferred"]


@pytest.mark.parametrize(
    ("file", "name", "leader"),
    [
        ("brawl_precon_knights_charge.txt", "Knights' Charge", "Syr Gwyn, Hero of Ashvale"),
        ("brawl_precon_wild_bounty.txt", "Wild Bounty", "Chulane, Teller of Tales"),
    ],
)
def test_lists_of_another_format(file: str, name: str, leader: str, corpus: Path, catalog: CardCatalog) -> None:
    """The Brawl decks are read whole, sixty cards with the leader they mark, and nothing is asked."""
    deck = read((corpus / "decks" / file).read_bytes(), catalog)
    assert (deck.name, leaders(deck), deck.question) == (name, [(leader, None)], None)
    assert sum(entry.count for entry in deck.entries) == 60
    assert deck.leader_entries[0].finish == "foil"


def test_pairs_people_play(corpus: Path, catalog: CardCatalog) -> None:
    """Every pair that people really play is inferred from a list that sets it apart."""
    rows = (corpus / "decks" / "pairs.tsv").read_text(encoding="utf-8").splitlines()[1:]
    read_pairs = 0
    for row in rows:
        oathbreaker, spell, _ = re.sub(r" \([^)]*\)", "", row).split("\t")
        names = [*oathbreaker.split(" + "), *spell.split(" + ")]
        if all(catalog.named(name) for name in names):
            block = "\n".join(f"1 {name}" for name in names)
            assert sorted(read(f"{block}\n\n56 Wastes", catalog).leader_entries, key=lambda entry: entry.line) == list(
                read(f"{block}\n\n56 Wastes", catalog).entries[: len(names)]
            ), row
            read_pairs += 1
    assert read_pairs >= 25


# Situations that other programs got wrong (the corpus's situations/decks.md; its numbers)


def test_signature_spells_board_is_imported(catalog: CardCatalog) -> None:
    """10: the signature spell of an online service is not lost."""
    assert leaders(read(SHAPES["moxfield-json"], catalog)) == [(OATHBREAKER, SPELL)]


def test_a_commander_section_is_not_the_main_deck(catalog: CardCatalog) -> None:
    """19: a section or a flag makes a leader."""
    for text in (
        f"Commander\n1 {OATHBREAKER}\n1 {SPELL}\n\n{MAIN}",
        f"1 {OATHBREAKER} # !Commander\n1 {SPELL} *CMDR*\n{MAIN}",
    ):
        deck = read(text, catalog)
        assert leaders(deck) == [(OATHBREAKER, SPELL)]
        assert sum(entry.count for entry in deck.library_entries) == 58


@pytest.mark.parametrize("name", ["Murderous Rider // Swift End", "Murderous Rider", "Swift End"])
def test_adventurers_by_every_name(name: str, catalog: CardCatalog) -> None:
    """33: front, full and back names."""
    assert counted(f"1 {name}", catalog) == (1, "Murderous Rider // Swift End")


@pytest.mark.parametrize(
    ("written", "name"),
    [("Find/Finality", "Find // Finality"), ("Dead/Gone", "Dead // Gone"), ("Fire / Ice", "Fire // Ice")],
)
def test_every_slash(written: str, name: str, catalog: CardCatalog) -> None:
    """34: /, " / ", // and " // " are equal."""
    assert counted(f"3 {written}", catalog) == (3, name)


def test_unknown_names_are_never_dropped(catalog: CardCatalog) -> None:
    """36: an unknown name is an error."""
    assert [line.line for line in refused("1 Appeal/Authority\n1 Turn/Burnt\n1 Island", catalog)] == [2]


def test_half_names_count_as_the_card(catalog: CardCatalog) -> None:
    """37: a half's name is the whole card, and so is its count."""
    deck = read("4 Collision (RNA) 223\n1 Collision // Colossus\n", catalog)
    assert contents(deck)["library"] == [("Collision // Colossus", 1), ("Collision // Colossus", 4)]


def test_back_face_names_are_told(catalog: CardCatalog) -> None:
    """40: a back face's name finds the card, and the reader is told."""
    deck = read("1 Insectile Aberration\n", catalog)
    assert [entry.card.name for entry in deck.entries] == ["Delver of Secrets // Insectile Aberration"]
    assert "back face" in deck.notes[0].message.text("en")
    assert "第２面" in deck.notes[0].message.text("ja")


@pytest.mark.parametrize("mark", ["*F*", "*E*", "[Foil]", "(Etched)", "(F)", "★"])
def test_finish_marks_do_not_lose_a_line(mark: str, catalog: CardCatalog) -> None:
    """43: a finish is a hint."""
    assert one(f"1 Opt {mark}", catalog).finish in {"foil", "etched"}


def test_an_empty_set_is_legal(catalog: CardCatalog) -> None:
    """45: Archidekt's empty set code."""
    assert counted("1x Three Visits () 315", catalog) == (1, "Three Visits")


@pytest.mark.parametrize("code", ["DOM", "DAR", "J21", "YMID", "HA6", "ZZZZ"])
def test_sets_are_hints(code: str, catalog: CardCatalog) -> None:
    """46, 48: any set code, or none, finds the card by its name."""
    assert counted(f"1 Opt ({code}) 60", catalog) == (1, "Opt")
    assert counted("1 Opt", catalog) == (1, "Opt")


def test_names_in_the_clients_language(catalog: CardCatalog) -> None:
    """49: names of either language are read in one list."""
    deck = read("デッキ\n4 龍神、ニコル・ボーラス (WAR) 207\n2 Niv-Mizzet Reborn (WAR) 208\n", catalog)
    assert [entry.card.name for entry in deck.entries] == ["Nicol Bolas, Dragon-God", "Niv-Mizzet Reborn"]


def test_sets_before_numbers_and_face_letters(catalog: CardCatalog) -> None:
    """51: a set before the name, and a letter for the face."""
    entry = one("1 [ISD:51a] Delver of Secrets", catalog)
    assert (entry.set_code, entry.collector_number) == ("ISD", "51")
