"""Deck statistics as one picture, SVG or PNG: curve, symbols against sources, odds of lands and of colours by turn.

The same statistics give the same file, byte for byte, with the same matplotlib and fonts: no date, no random
identifiers, none of the user's own matplotlib settings. In an SVG, text is drawn as paths: it looks the same
everywhere, and Japanese never turns into boxes on a machine without the font. The title is in the file's metadata as
text.

Series are told apart by marker, line style or hatching as well as by colour; the colours are those of Okabe and Ito,
which colour-blind people can tell apart.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any, Final, cast

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.font_manager import FontEntry
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.text import Text
from matplotlib.ticker import MaxNLocator, PercentFormatter

from oathbreaker.decks.statistics.curve import CURVE_GROUPS
from oathbreaker.decks.statistics.errors import PlotError
from oathbreaker.decks.statistics.fonts import drawable, families_for
from oathbreaker.decks.statistics.odds import TURNS, Chances
from oathbreaker.decks.statistics.report import DeckStatistics
from oathbreaker.decks.statistics.wording import HIGHEST_BAR, Words, curve_bars, percent, shown_name
from oathbreaker.texts.languages import Language, Terms
from oathbreaker.texts.messages import say

FORMATS: Final = {".svg": "svg", ".png": "png"}
"""File name suffix -> format."""

SIZE: Final = (12.5, 9.0)
"""Width and height in inches."""

RESOLUTION: Final = 120
"""Dots per inch of a PNG."""

ORANGE, SKY, GREEN, BLUE, VERMILION = "#E69F00", "#56B4E9", "#009E73", "#0072B2", "#D55E00"
GREY, LIGHT_GREY, BLACK = "#999999", "#C8C8C8", "#000000"

GROUP_LOOKS: Final = ((BLUE, ""), (ORANGE, "//"), (LIGHT_GREY, ".."))
"""Colour and hatching of each of `CURVE_GROUPS`."""

MANA_COLORS: Final = {"W": ORANGE, "U": BLUE, "B": "#333333", "R": VERMILION, "G": GREEN, "C": GREY}
"""The line colour of each type of mana; white is drawn in orange, to be seen on white."""

MARKERS: Final = "os^Dv*P"

LANDS_DRAWN: Final = range(2, 7)
"""The numbers of lands whose odds are drawn."""

LAND_LINES: Final = (SKY, BLUE, GREEN, ORANGE, VERMILION)
"""Their line colours."""

LINE_WIDTH, MARK_SIZE = 1.6, 6.0
"""Of a line and of the mark at each turn, in points."""

LINE_SPACING: Final = 1.5
"""Between lines; Japanese fonts need more than matplotlib gives."""

LEGEND_COLUMNS: Final = 4
"""The entries of a legend that stand side by side, below the panel, where they cover nothing."""

HALF: Final = 0.2
"""Half the width of a bar that stands beside another, in places."""

NO_ORIGIN: Final[Mapping[str, Mapping[str, None]]] = {"svg": {"Date": None, "Creator": None}, "png": {"Software": None}}
"""Metadata that matplotlib adds unless it is told not to: when and with what the file was made."""

SETTINGS: Final = {
    "svg.hashsalt": "oathbreaker",
    "svg.fonttype": "path",
    "text.parse_math": False,
    "hatch.linewidth": 0.6,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 12,
    "axes.titleweight": "bold",
    "axes.titlepad": 10,
    "axes.labelsize": 10,
    "legend.frameon": False,
    "legend.fontsize": 10,
}


def write_plot(
    stats: DeckStatistics,
    path: str | Path,
    language: Language = "en",
    terms: Terms = "community",
    *,
    fonts: Sequence[FontEntry] | None = None,
) -> None:
    """Draw a deck's statistics into a file, which is replaced only when the picture is complete.

    Not for several threads at once: matplotlib's settings are one for the whole process. They are restored at the end.

    Args:
        stats: The statistics.
        path: Where to write; the suffix, .svg or .png, says what.
        language: The language of the words.
        terms: The Japanese words for the format.
        fonts: The fonts to choose from; those installed on this machine when not given.

    Raises:
        PlotError: Another suffix, no font for the words, or the file cannot be written.
    """
    path = Path(path)
    picture_format = FORMATS.get(path.suffix.lower())
    if picture_format is None:
        raise PlotError(say("statistics.bad_suffix", path=path))
    words = Words(language, terms)
    with mpl.rc_context():
        mpl.rcdefaults()
        # The name of each setting is checked as it is set; its type is known to matplotlib only.
        mpl.rcParams.update(cast("Any", SETTINGS))
        picture = draw(stats, words, picture_format, fonts)
    replace_file(path, picture)


def replace_file(path: Path, content: bytes) -> None:
    """Write a file so that it is there whole or not at all.

    Raises:
        PlotError: The system refuses.
    """
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        try:
            beside.write_bytes(content)
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise PlotError(say("statistics.cannot_write", path=path, error=error.strerror or str(error))) from error


def draw(stats: DeckStatistics, words: Words, picture_format: str, fonts: Sequence[FontEntry] | None) -> bytes:
    """Return the picture's bytes. `SETTINGS` are in force."""
    name = shown_name(stats.deck_name)
    labels = text_of(build(stats, words, ""))
    families = families_for(labels, fonts)
    try:
        families = families_for(labels + name, fonts)
    except PlotError:
        # People put pictures into the names of decks. What no font has is left out there, rather than the plot refused.
        name = " ".join(drawable(name, families).split())
    mpl.rcParams["font.family"] = families
    figure = build(stats, words, name)
    title = " / ".join(title_lines(stats, words, name))
    metadata = {"Title": title, **NO_ORIGIN[picture_format]}
    picture = BytesIO()
    figure.savefig(picture, format=picture_format, dpi=RESOLUTION, metadata=metadata)
    return picture.getvalue()


def text_of(figure: Figure) -> str:
    """Return all that is written in a figure."""
    ticks = (label for axes in figure.axes for axis in (axes.xaxis, axes.yaxis) for label in axis.get_ticklabels())
    return "".join(text.get_text() for text in (*ticks, *figure.findobj(Text)))


def build(stats: DeckStatistics, words: Words, name: str) -> Figure:
    """Return the figure, the deck's name in its title."""
    figure = Figure(figsize=SIZE, layout=ConstrainedLayoutEngine(h_pad=0.12, w_pad=0.12))
    axes = figure.subplots(2, 2)
    draw_curve(axes[0, 0], stats, words)
    draw_colors(axes[0, 1], stats, words)
    draw_odds_of_lands(axes[1, 0], stats, words)
    draw_odds_of_colors(axes[1, 1], stats, words)
    figure.suptitle("\n".join(title_lines(stats, words, name)), fontsize=13, linespacing=LINE_SPACING)
    figure.supxlabel("\n".join(footer_lines(stats, words)), fontsize=10, linespacing=LINE_SPACING)
    return figure


def title_lines(stats: DeckStatistics, words: Words, name: str) -> Iterator[str]:
    """Yield the lines of the title: the deck's name, each pair of leaders, the size of the library."""
    yield words("title_of", name=name) if name else words("title")
    for pair in stats.leaders:
        cards = [entry.card for entry in (pair.oathbreaker, pair.signature_spell) if entry is not None]
        yield " + ".join(words.show(card) for card in cards)
    yield words("library", cards=stats.cards, lands=stats.lands, others=stats.nonlands)


def footer_lines(stats: DeckStatistics, words: Words) -> Iterator[str]:
    """Yield the lines below the panels: the odds of casting each oathbreaker, and of an opening hand to keep."""
    for of in stats.odds.casting:
        if of.on_curve is not None:
            yield words("plot_on_curve", card=of.card, turn=of.turn, chance=percent(of.on_curve))
    hand = stats.odds.keepable
    second = percent(hand.after_free_mulligan)
    yield words("plot_keepable", least=hand.least, most=hand.most, first=percent(hand.first), second=second)


def draw_curve(axes: Axes, stats: DeckStatistics, words: Words) -> None:
    """Draw the mana curve, and how many cards have an unknown cost."""
    bars = curve_bars(stats)
    labels = [words("or_more", n=value) if value == HIGHEST_BAR else str(value) for value in bars]
    heights = list(bars.values())
    below = [0] * len(heights)
    for place, (group, (color, hatch)) in enumerate(zip(CURVE_GROUPS, GROUP_LOOKS, strict=True)):
        part = [bar[place] for bar in heights]
        name = words.curve_group(group)
        axes.bar(labels, part, bottom=below, label=name, color=color, hatch=hatch, edgecolor="white", width=0.8)
        below = [before + more for before, more in zip(below, part, strict=True)]
    if stats.unknown:
        labels.append(words("unknown_cost"))
        below.append(stats.unknown)
        axes.bar(labels[-1:], [stats.unknown], color="white", edgecolor=BLACK, hatch="xx")
    write_counts(axes, range(len(labels)), below)
    finish_counts(axes, words("plot_curve"), words("mana_value"), words("plot_cards"))


def write_counts(axes: Axes, places: Iterable[float], heights: Sequence[int]) -> None:
    """Write each bar's number above it, with room below the title."""
    axes.set_ylim(0, 1.15 * max(heights, default=0) or 1)
    for place, height in zip(places, heights, strict=True):
        if height:
            axes.annotate(str(height), (place, height), (0, 2), textcoords="offset points", ha="center", va="bottom")


def finish_counts(axes: Axes, title: str, below: str, beside: str) -> None:
    """Give a panel of bars its words, whole numbers, and its legend."""
    axes.set_title(title, loc="left")
    axes.set_xlabel(below)
    axes.set_ylabel(beside)
    axes.yaxis.set_major_locator(MaxNLocator(integer=True, min_n_ticks=1))
    add_legend(axes)


def add_legend(axes: Axes) -> None:
    """Write which look is what, unless there is nothing to tell."""
    if axes.get_legend_handles_labels()[0]:
        axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.18), ncols=LEGEND_COLUMNS)


def draw_colors(axes: Axes, stats: DeckStatistics, words: Words) -> None:
    """Draw, for each type of mana, the symbols in costs beside the cards that make it."""
    places = range(len(stats.mana_types))
    if not stats.mana_types:
        say_nothing(axes, words)
    left = [place - HALF for place in places]
    right = [place + HALF for place in places]
    symbols = [of.symbols + of.leader_symbols for of in stats.mana_types]
    lands = [of.lands for of in stats.mana_types]
    others = [of.others for of in stats.mana_types]
    width = 2 * HALF - 0.04
    axes.bar(left, symbols, width, label=words("plot_symbols"), color=BLUE, edgecolor="white")
    axes.bar(right, lands, width, label=words("plot_land_sources"), color=GREEN, hatch="//", edgecolor="white")
    axes.bar(
        right,
        others,
        width,
        bottom=lands,
        label=words("plot_other_sources"),
        color=LIGHT_GREY,
        hatch="..",
        edgecolor="white",
    )
    write_counts(axes, [*left, *right], [*symbols, *(of.sources for of in stats.mana_types)])
    axes.set_xticks(places, [words.mana_type(of.letter) for of in stats.mana_types])
    finish_counts(axes, words("plot_colors"), "", words("plot_symbols_and_cards"))


def say_nothing(axes: Axes, words: Words) -> None:
    """Write in a panel that there is nothing to show."""
    axes.text(0.5, 0.5, words("nothing"), transform=axes.transAxes, ha="center", va="center")


def draw_odds_of_lands(axes: Axes, stats: DeckStatistics, words: Words) -> None:
    """Draw the odds of lands by turn."""
    for count, color, marker in zip(LANDS_DRAWN, LAND_LINES, MARKERS, strict=False):
        draw_line(axes, stats.odds.lands[count], words("plot_land_count", n=count), Look(color, marker))
    draw_line(axes, stats.odds.land_drops[1:], words("land_drops"), TOGETHER)
    finish_odds(axes, words("plot_lands"), words)


def draw_odds_of_colors(axes: Axes, stats: DeckStatistics, words: Words) -> None:
    """Draw the odds of a land for each type of mana, by turn."""
    if not stats.odds.colors:
        say_nothing(axes, words)
    # Colours with as many lands lie on one line; the lower ones are broader, so that each is seen.
    weights = [1 + 0.25 * above for above in reversed(range(len(stats.odds.colors)))]
    for of, marker, weight in zip(stats.odds.colors, MARKERS, weights, strict=False):
        look = Look(MANA_COLORS[of.letter], marker, weight=weight)
        draw_line(axes, of.by_lands, words.mana_type(of.letter), look)
    if stats.odds.every_color:
        draw_line(axes, stats.odds.every_color.by_lands, words("every_color"), TOGETHER)
    finish_odds(axes, words("plot_odds_of_colors"), words)


@dataclass(frozen=True)
class Look:
    """How a line is drawn.

    Attributes:
        color: Its colour.
        marker: The mark at each turn.
        stroke: Unbroken, "-", or dashed, "--".
        weight: How much broader than usual it is.
    """

    color: str
    marker: str
    stroke: str = "-"
    weight: float = 1


TOGETHER: Final = Look(BLACK, "x", "--")
"""The line that asks more than one thing at once."""


def draw_line(axes: Axes, chances: Chances, label: str, look: Look) -> None:
    """Draw one row of odds; its last chance is that of the last turn."""
    turns = TURNS[-len(chances) :]
    values = [float(chance) for chance in chances]
    (line,) = axes.plot(turns, values, look.stroke, label=label, color=look.color, marker=look.marker, clip_on=False)
    line.set_linewidth(LINE_WIDTH * look.weight)
    line.set_markersize(MARK_SIZE * look.weight)


def finish_odds(axes: Axes, title: str, words: Words) -> None:
    """Give a panel of odds its words, axes and legend."""
    axes.set_title(title, loc="left")
    axes.set_xlabel(words("plot_turn"))
    axes.set_xticks(TURNS)
    axes.set_ylim(0, 1)
    axes.yaxis.set_major_formatter(PercentFormatter(xmax=1, decimals=0))
    axes.grid(axis="y", color="#DDDDDD", linewidth=0.8)
    add_legend(axes)
