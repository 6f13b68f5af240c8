"""The statistics in the terminal: whole from 40 columns up, readable without colour, in both languages."""

from __future__ import annotations

import io
import os
import re
from collections import Counter
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console
from tests.decks.statistics.decks_by_hand import (
    CRUISE,
    EXPANSE,
    ISLAND,
    IZZET,
    LANTERN,
    MAGE,
    SHOCK,
    THOUGHTCAST,
    a_card,
    a_deck,
    unknown_card,
)

from oathbreaker.decks.deck import Deck
from oathbreaker.decks.statistics import deck_statistics
from oathbreaker.decks.statistics.view import statistics_view
from oathbreaker.texts.languages import LANGUAGES, Language, Terms

EXPECTED = Path(__file__).with_name("expected")
REWRITE = "OATHBREAKER_REWRITE_EXPECTED"
"""Environment variable: write what the view prints now as what is expected, to be looked at and committed."""


def printed(
    deck: Deck, language: Language, *, width: int = 80, encoding: str = "utf-8", terms: Terms = "community"
) -> str:
    """Return what a terminal of this width shows."""
    output = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    console = Console(file=output, width=width, color_system=None, force_terminal=False)
    console.print(statistics_view(deck_statistics(deck), language, terms, width))
    output.flush()
    output.seek(0)
    return output.read()


def five_colors() -> Deck:
    """Return a deck with everything that needs room: two long leaders, all colours, unknown cards, many copies."""
    leaders = [
        (
            a_card(f"The Very Long-Named Planeswalker {n} of the Multiverse", "Planeswalker", "{W}{U}{B}{R}{G}"),
            THOUGHTCAST,
        )
        for n in (1, 2)
    ]
    lands = [(10, a_card(f"Land {letter}", "Land", makes=letter)) for letter in "WUBRGC"]
    return a_deck([*lands, (1000, MAGE), (3, LANTERN), (5, unknown_card("Shokc"))], leaders=leaders, name="五色" * 60)


DECKS = [a_deck(IZZET), five_colors(), a_deck([]), a_deck([(1, EXPANSE)], leaders=[])]
NARROW = [40, 50, 60]
WIDTHS = [*NARROW, 80, 120]


@pytest.mark.parametrize(("width", "file"), [(80, "view"), (40, "narrow_view")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_view(language: Language, width: int, file: str) -> None:
    """The view of an ordinary deck is the one that was looked at and kept."""
    kept = EXPECTED / f"{file}.{language}.txt"
    found = printed(a_deck(IZZET, name="Izzet [red]artifacts[/red]"), language, width=width)
    if os.environ.get(REWRITE):
        kept.write_text(found, encoding="utf-8")
    assert found == kept.read_text(encoding="utf-8")


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", DECKS)
def test_every_deck_fits(deck: Deck, language: Language, width: int) -> None:
    """No line is wider than the terminal or ends with a space, and nothing is cut off with an ellipsis."""
    found = printed(deck, language, width=width)
    assert max(map(cell_len, found.splitlines())) <= width
    assert not re.search(r" $", found, re.MULTILINE)
    assert "…" not in found


@pytest.mark.parametrize("width", NARROW)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", DECKS)
def test_a_narrow_terminal_shows_every_number(deck: Deck, language: Language, width: int) -> None:
    """Every number shown in 80 columns is shown in fewer, as often or, in labels and heads, more often."""
    wide, narrow = (Counter(re.findall(r"[<>]?[\d.]*\d%?", printed(deck, language, width=at))) for at in (80, width))
    assert wide
    assert not wide - narrow


@pytest.mark.parametrize("width", NARROW)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_terminal_shows_every_label_and_head_whole(language: Language, width: int) -> None:
    """Labels, heads and numbers that stand in tables at 80 columns stand in fewer, none folded up to 20 columns."""
    wide, narrow = (printed(a_deck(IZZET), language, width=at).splitlines() for at in (80, width))
    tables = [line for line in wide if "  " in line.strip()]
    short = Counter(cell for cell in cells_of(tables) if cell_len(cell) <= 20)
    assert len(short) > 80
    assert not short - Counter(cells_of(narrow))


@pytest.mark.parametrize("width", NARROW)
@pytest.mark.parametrize("language", LANGUAGES)
def test_chances_stand_under_their_turns(language: Language, width: int) -> None:
    """Where tables of turns are split, each chance ends under the head of the turn it had at 80 columns."""
    wide, narrow = (chances_by_turn(printed(a_deck(IZZET), language, width=at)) for at in (80, width))
    assert sorted(map(len, wide.values())) == [13] + [15] * 8
    assert narrow == wide


def cells_of(lines: list[str]) -> list[str]:
    """Return what stands in the cells of these lines, bars left out."""
    return [cell for line in lines for cell in re.split(r" {2,}", line.strip()) if cell.strip("▮")]


def chances_by_turn(text: str) -> dict[str, list[str]]:
    """Return the chances in tables of turns: for each head, those that end in the same terminal column, downwards."""
    found: dict[str, list[str]] = {}
    heads: dict[int, str] = {}
    for line in text.splitlines():
        ends = {cell_len(line[: match.end()]): match.group() for match in re.finditer(r"\S+", line)}
        if re.match("Turn|ターン", line):
            heads = dict(list(ends.items())[1:])
        elif not line:
            heads = {}
        for end in heads.keys() & {end for end, word in ends.items() if word.endswith("%")}:
            found.setdefault(heads[end], []).append(ends[end])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_stand_in_columns(language: Language) -> None:
    """In each row of the odds of lands, the percentages end in the same terminal columns."""
    lines = printed(a_deck(IZZET), language).splitlines()
    rows = [line for line in lines if line.count("%") == 9][:7]
    ends = {tuple(cell_len(row[:place]) for place, sign in enumerate(row) if sign == "%") for row in rows}
    assert len(rows) == 7
    assert len(ends) == 1


def test_a_deck_name_is_no_markup() -> None:
    """Brackets in a name are printed, not obeyed."""
    assert "Deck statistics: [bold]x[/nope]" in printed(a_deck(IZZET, name="[bold]x[/nope]"), "en")


def test_bars_without_unicode() -> None:
    """Where the output is ASCII, bars are drawn with number signs."""
    found = printed(a_deck(IZZET), "en", encoding="ascii")
    assert "####" in found
    assert "▮" not in found


def test_an_empty_deck_says_so_little() -> None:
    """Sections without a row are left out; the rest stands."""
    found = printed(a_deck([], leaders=[]), "en")
    assert "Library: 0 cards, 0 lands and 0 others" in found
    assert "none in the library, none with the leaders" in found
    assert "Card types" not in found
    assert "Odds of a source" not in found


def test_unknown_cards_are_shown_as_unknown() -> None:
    """A stand-in has a row of its own on the curve and among the types."""
    found = printed(a_deck([(2, unknown_card("Shokc")), (1, SHOCK)]), "en").splitlines()
    assert [line.split()[:2] for line in found if line.startswith("unknown")] == [["unknown", "2"], ["unknown", "2"]]


def test_partners_stand_in_one_table() -> None:
    """Two oathbreakers have a row each, and a line each for their turn on the curve."""
    leaders = [(a_card(name, "Planeswalker", "{2}{R}"), CRUISE) for name in ("Will", "Rowan")]
    found = printed(a_deck([(20, ISLAND)], leaders=leaders), "en")
    assert "Will on turn 3, its mana value: 0%" in found
    assert "Rowan on turn 3, its mana value: 0%" in found


def test_the_readers_words_for_the_format() -> None:
    """In Japanese the leaders are called by the words the reader chose, and never by both."""
    community, publisher = (printed(a_deck(IZZET), "ja", terms=terms) for terms in ("community", "publisher"))
    assert "オースブレイカー" in community
    assert "誓い破り" not in community
    assert "誓い破り" in publisher
    assert "オースブレイカー" not in publisher
