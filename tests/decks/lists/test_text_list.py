"""Lists as lines of text: every line is a card, a heading, a remark or an error, and a card stands where it should."""

from __future__ import annotations

import pytest

from oathbreaker.decks.lists.shape import ListLine
from oathbreaker.decks.lists.text_list import Dialect, read_text
from oathbreaker.texts.errors import DeckFormatError


def lines_of(text: str) -> tuple[ListLine, ...]:
    """Return the lines of a plain list."""
    return read_text(text, Dialect()).lines


def boards_of(text: str) -> list[str]:
    """Return the boards of the cards of a plain list, in order."""
    return [line.board for line in lines_of(text) if line.kind == "card"]


REMARKS = [
    "// Bought in 2019",
    "# Bought in 2019",
    "; Bought in 2019",
    "### 除去",
    "<!-- x -->",
    "※ 2019年",
    "// NAME: Knights' Charge",
    "NAME:Oathbreaker_UR",
    "AUTHOR:me",
    "Format: Oathbreaker",
    "フォーマット：オースブレイカー",
    "LAYOUT MAIN:(1,2)(NONE,false,50)|([ZNR:315])([ZNR:133])",
    "https://example.org/decks/1?x=1 Island",
    "----------",
    "==========",
    "**",
    "24 lands",
    "合計60枚",
    "// 1 Lightning Bolt",
    "// Sideboard plan: bring in 2 Opt",
]


@pytest.mark.parametrize("line", REMARKS)
def test_remarks(line: str) -> None:
    """What concerns no card of the deck is a comment."""
    assert [found.kind for found in lines_of(line)] == ["comment"]


@pytest.mark.parametrize("line", ["Deck", "【マナ加速】", "== Ramp ==", "[Ramp]", "Creatures (20)", "■土地"])
def test_headings(line: str) -> None:
    """A heading is told by its word, or by what encloses it."""
    assert [found.kind for found in lines_of(line)] == ["heading"]


@pytest.mark.parametrize(
    "line", ["Deckard", "Lightning Bolt", "1 Opt", "4 《稲妻》", "■稲妻 4", "My deck", "+2 Mace", "_____"]
)
def test_cards(line: str) -> None:
    """Anything else is a card, and its name is looked up."""
    assert [found.kind for found in lines_of(line)] == ["card"]


def test_every_line_has_its_number() -> None:
    """Each line of the text gives one line of the list, with its number and text; a last line break adds none."""
    lines = lines_of("Deck\n1 Opt\n\n  0 Island \n// x\n")
    assert [(line.number, line.kind) for line in lines] == [
        (1, "heading"),
        (2, "card"),
        (3, "blank"),
        (4, "error"),
        (5, "comment"),
    ]
    assert lines[3].text == "  0 Island "


def test_boards_by_headings() -> None:
    """A card stands under the last heading above it."""
    text = "Commander\n1 A\n\nCompanion\n1 B\n\nDeck\n1 C\n\n1 D\n\nSideboard\n1 E\n\n1 F\nMaybeboard\n1 G"
    assert boards_of(text) == ["commander", "companion", "main", "main", "sideboard", "sideboard", "maybeboard"]


def test_a_part_of_few_cards_ends_with_a_blank_line() -> None:
    """What follows the leaders without a heading is the main deck, but not right after their heading."""
    assert boards_of("Oathbreaker\n\n1 A\n\n1 B\n1 C") == ["oathbreaker", "main", "main"]
    assert boards_of("刻銘呪文\n1 A\n1 B\n\n1 C") == ["signature spell", "signature spell", "main"]


def test_types_sort_the_part_they_stand_in() -> None:
    """A heading by type leaves the sideboard the sideboard, and ends a part of leaders."""
    assert boards_of("Sideboard\nCreatures\n1 A") == ["sideboard"]
    assert boards_of("Commander\n1 A\nCreatures (2)\n1 B") == ["commander", "main"]
    assert boards_of("//Commander\n1 A\n//Ramp\n1 B") == ["commander", "main"]
    assert boards_of("//Commander\n// our leader\n1 A") == ["commander"]


def test_prefixes_and_marks() -> None:
    """A word before a card, or a mark behind it, says where it stands, whatever the heading."""
    text = (
        "COMMANDER: 1 A [foil]\n// SignatureSpell: 1 B\nOathbreaker: C\nオースブレイカー：《D》\nSB: 1 E\nSB:1 F\n"
        "1 G *CMDR*\n1 H # !Commander\n1 I [Sideboard]\nSB: 1 J # !Commander\n1 K #!Companion\n1 L"
    )
    assert boards_of(text) == [
        "commander",
        "signature spell",
        "oathbreaker",
        "oathbreaker",
        "sideboard",
        "sideboard",
        "commander",
        "commander",
        "sideboard",
        "commander",
        "companion",
        "main",
    ]


def test_tokens_are_left_out_by_name() -> None:
    """Tokens are no cards of a deck; a note names their lines."""
    raw = read_text("1 Opt\nTokens\n1 Servo\n2 Clue\n", Dialect())
    assert [line.kind for line in raw.lines] == ["card", "heading", "comment", "comment"]
    assert [(note.code, note.lines) for note in raw.notes] == [("tokens-left-out", (3, 4))]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("About\nName Saheeli\n\nDeck\n1 Opt", "Saheeli"),
        ("NAME:Saheeli", "Saheeli"),
        ("// Name : Saheeli\n// Name: other", "Saheeli"),
        ("Deck Name = Saheeli", "Saheeli"),
        ("デッキ名：Saheeli", "Saheeli"),
        ("Deck: Saheeli", "Saheeli"),
        ("1 Opt", None),
    ],
)
def test_names_of_decks(text: str, name: str | None) -> None:
    """A deck's name is kept where the list gives one."""
    assert read_text(text, Dialect()).name == name


def test_blocks() -> None:
    """Cards between blank lines or headings are a block; those under a heading that sorts are in none."""
    text = "1 A\n1 B\n\n\n1 C\nDeck\n1 D\n\nCreatures\n1 E\n\n1 F\n【X】\n1 G"
    assert [line.block for line in lines_of(text) if line.kind == "card"] == [0, 0, 1, 2, -1, 4, -1]


def test_dialects() -> None:
    """What a bracket and a tag mean depends on the format."""
    categories = read_text("1 A [RAMP]", Dialect(brackets_are_categories=True)).lines[0].readings[0]
    assert (categories.name, categories.set_code) == ("A", None)
    assert read_text("1 A [RAMP]", Dialect()).lines[0].readings[0].set_code == "RAMP"
    assert read_text("1x A #Signature_Spell", Dialect(tags_mark_spell=True)).lines[0].board == "signature spell"
    assert read_text("1x A #Signature_Spell", Dialect()).lines[0].board == "main"


def test_reading_stops_at_the_most_card_lines() -> None:
    """A text with more lines of cards than a deck can have is refused while it is read."""
    with pytest.raises(DeckFormatError, match="2000 lines of cards"):
        read_text("1 Island\n" * 2001, Dialect())
    assert len(read_text("1 Island\n" * 2000, Dialect()).lines) == 2000
