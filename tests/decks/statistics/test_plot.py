"""Statistics as a picture: complete or not at all, the same every time, no boxes in place of characters."""

from __future__ import annotations

import struct
from pathlib import Path
from xml.etree import ElementTree as ET

import matplotlib as mpl
import numpy as np
import pytest
from matplotlib.text import Text
from tests.decks.statistics.decks_by_hand import ISLAND, IZZET, MOUNTAIN, THOUGHTCAST, a_card, a_deck, unknown_card

from oathbreaker.decks.deck import Deck
from oathbreaker.decks.statistics import deck_statistics, plot
from oathbreaker.decks.statistics.errors import PlotError
from oathbreaker.decks.statistics.plot import build, write_plot
from oathbreaker.decks.statistics.wording import Words
from oathbreaker.texts.languages import LANGUAGES

IZZET_STATISTICS = deck_statistics(a_deck(IZZET, name="Izzet"))
PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def words_in(deck: Deck, language: str = "en") -> list[str]:
    """Return everything that is written in the figure of a deck."""
    figure = build(deck_statistics(deck), Words("ja" if language == "ja" else "en", "community"), deck.name or "")
    return [text.get_text() for text in figure.findobj(Text) if text.get_text()]


def test_an_svg_is_well_formed_and_draws_text_as_paths(tmp_path: Path) -> None:
    """The picture needs no font to be seen, and its title is there as text."""
    write_plot(IZZET_STATISTICS, tmp_path / "deck.svg", fonts=())
    root = ET.fromstring((tmp_path / "deck.svg").read_text(encoding="utf-8"))  # noqa: S314  our own file
    assert root.tag.endswith("svg")
    assert not list(root.iter("{http://www.w3.org/2000/svg}text"))
    titles = [element.text for element in root.iter("{http://purl.org/dc/elements/1.1/}title")]
    assert any("Deck statistics: Izzet" in (title or "") for title in titles)


def test_a_png_has_the_size_that_reads_well(tmp_path: Path) -> None:
    """1500 by 1080 points; the suffix counts in any case."""
    write_plot(IZZET_STATISTICS, tmp_path / "deck.PNG", fonts=())
    content = (tmp_path / "deck.PNG").read_bytes()
    assert content.startswith(PNG_SIGNATURE)
    assert struct.unpack(">II", content[16:24]) == (1500, 1080)


@pytest.mark.parametrize("suffix", [".svg", ".png"])
def test_the_same_statistics_give_the_same_file(tmp_path: Path, suffix: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Byte for byte: no date, no random names, and the user's own settings of matplotlib do not count."""
    write_plot(IZZET_STATISTICS, tmp_path / f"one{suffix}", fonts=())
    monkeypatch.setitem(mpl.rcParams, "lines.linewidth", 9)
    monkeypatch.setitem(mpl.rcParams, "figure.facecolor", "black")
    write_plot(IZZET_STATISTICS, tmp_path / f"two{suffix}", fonts=())
    first = (tmp_path / f"one{suffix}").read_bytes()
    assert first == (tmp_path / f"two{suffix}").read_bytes()
    assert b"Matplotlib" not in first
    assert mpl.rcParams["lines.linewidth"] == 9


@pytest.mark.parametrize("name", ["deck.pdf", "deck", "deck.svg.txt", ".svg"])
def test_another_suffix_is_refused(tmp_path: Path, name: str) -> None:
    """What is no SVG and no PNG is not written, and the message names the two."""
    with pytest.raises(PlotError, match=r"must end in \.svg or \.png"):
        write_plot(IZZET_STATISTICS, tmp_path / name)
    assert not list(tmp_path.iterdir())


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    """A folder that does not exist, or a folder in the file's place: one sentence, nothing left behind."""
    (tmp_path / "taken.svg").mkdir()
    for path in (tmp_path / "nowhere" / "deck.svg", tmp_path / "taken.svg"):
        with pytest.raises(PlotError, match="cannot be written"):
            write_plot(IZZET_STATISTICS, path, fonts=())
    assert [path.name for path in tmp_path.iterdir()] == ["taken.svg"]


def test_a_failure_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the new picture is complete the old one stays, and no part of a new one is left."""
    path = tmp_path / "deck.svg"
    path.write_text("old", encoding="utf-8")

    def full_disk(self: Path, content: bytes) -> int:
        with self.open("wb") as file:
            file.write(content[:10])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full_disk)
    with pytest.raises(PlotError, match="No space left on device"):
        write_plot(IZZET_STATISTICS, path, fonts=())
    assert [each.name for each in tmp_path.iterdir()] == ["deck.svg"]
    assert path.read_text(encoding="utf-8") == "old"


def test_japanese_without_a_font_is_refused(tmp_path: Path) -> None:
    """No boxes: the error says which characters are missing, and nothing is written."""
    with pytest.raises(PlotError, match="No font on this machine can write"):
        write_plot(IZZET_STATISTICS, tmp_path / "deck.svg", "ja", fonts=())
    assert not list(tmp_path.iterdir())


def test_japanese_with_a_font(tmp_path: Path) -> None:
    """With a Japanese font every character is drawn: matplotlib warns of each that is not, and warnings fail."""
    try:
        write_plot(IZZET_STATISTICS, tmp_path / "deck.png", "ja")
    except PlotError as refusal:
        pytest.skip(refusal.message())
    assert (tmp_path / "deck.png").read_bytes().startswith(PNG_SIGNATURE)


def test_a_deck_name_never_stops_the_plot(tmp_path: Path) -> None:
    """What no font has is left out of the name, and dollar signs are no formula."""
    stats = deck_statistics(a_deck(IZZET, name="\N{FIRE}火 $\\frac{1}{ deck$"))
    write_plot(stats, tmp_path / "deck.svg", fonts=())
    assert "Deck statistics: $\\frac{1}{ deck$ /" in (tmp_path / "deck.svg").read_text(encoding="utf-8")


def test_what_the_figure_says() -> None:
    """The deck, its leaders, every panel, every color and every turn are named."""
    words = words_in(a_deck(IZZET, name="Izzet"))
    title = next(text for text in words if text.startswith("Deck statistics"))
    assert title.splitlines() == [
        "Deck statistics: Izzet",
        "Saheeli, Sublime Artificer + Thoughtcast",
        "Library: 58 cards, 18 lands and 40 others",
    ]
    assert {"Mana curve (nonland cards)", "Mana symbols and sources", "blue", "red", "all of them"} <= set(words)
    assert any(text.startswith("Saheeli, Sublime Artificer on turn 3 with lands alone: 62%") for text in words)


def test_every_word_is_looked_up_in_the_fonts() -> None:
    """The words below the bars, which matplotlib makes late, are among those that a font must have."""
    stats = deck_statistics(a_deck([(3, unknown_card("Shokc"))]))
    text = plot.text_of(build(stats, Words("ja", "community"), ""))
    for word in ("7以上", "不明", "青", "デッキの統計", "枚数", "クリーチャー", "100%"):
        assert word in text


def test_what_the_figure_draws() -> None:
    """Bars and lines have the heights of the statistics."""
    figure = build(IZZET_STATISTICS, Words("en", "community"), "")
    curve, colors, lands, odds = figure.axes
    assert sum(bar.get_height() for part in curve.containers for bar in part) == 40
    assert [bar.get_height() for bar in colors.containers[1]] == [10, 8]
    for count, line in zip(plot.LANDS_DRAWN, lands.get_lines(), strict=False):
        assert np.asarray(line.get_ydata()).tolist() == [float(chance) for chance in IZZET_STATISTICS.odds.lands[count]]
    assert len(odds.get_lines()) == 3


def test_no_two_series_differ_by_color_alone() -> None:
    """In one panel no two lines share marker and stroke, no two stacked bars their hatching."""
    every_color = a_card("Jared Carthalion", "Planeswalker", "{W}{U}{B}{R}{G}")
    land = a_card("City of Brass", "Land", makes="WUBRGC")
    shaper = a_card("Shaper", "Creature", "{C}")
    stats = deck_statistics(a_deck([(20, land), (20, shaper)], leaders=[(every_color, None)]))
    curve, _, lands, odds = build(stats, Words("en", "community"), "").axes
    for axes in (lands, odds):
        looks = [(line.get_marker(), line.get_linestyle()) for line in axes.get_lines()]
        assert len(looks) == len(set(looks)) >= 6
    hatches = [part[0].get_hatch() for part in curve.containers]
    assert len(hatches) == len(set(hatches)) == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "deck",
    [
        a_deck([], leaders=[]),
        a_deck([(3, unknown_card("Shokc"))], leaders=[(unknown_card("Jcae"), None)]),
        a_deck([(30, ISLAND), (30, MOUNTAIN)], leaders=[(None, THOUGHTCAST)] * 2),
    ],
)
def test_sparse_decks_are_drawn_too(deck: Deck, language: str) -> None:
    """Empty libraries, unknown cards and missing leaders make a figure."""
    assert words_in(deck, language)


def test_an_empty_deck_is_written(tmp_path: Path) -> None:
    """Panels with nothing to show say so, and the file is complete."""
    write_plot(deck_statistics(a_deck([], leaders=[])), tmp_path / "deck.png", fonts=())
    assert (tmp_path / "deck.png").stat().st_size > 10_000
