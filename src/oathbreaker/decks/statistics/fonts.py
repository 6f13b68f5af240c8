"""Which installed fonts can draw a text, so that no plot shows boxes in place of characters."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Final

from matplotlib.font_manager import FontEntry, findSystemFonts, fontManager, get_font

from oathbreaker.decks.statistics.errors import PlotError
from oathbreaker.texts.messages import say

LATIN: Final = "DejaVu Sans"
"""The family that comes with matplotlib; it draws every English label."""

JAPANESE: Final = (
    "Noto Sans CJK JP", "Noto Sans JP", "Source Han Sans JP", "IPAexGothic", "IPAGothic", "Hiragino Sans",
    "Hiragino Kaku Gothic ProN", "Hiragino Maru Gothic Pro", "BIZ UDGothic", "Yu Gothic", "Meiryo", "MS Gothic",
    "TakaoPGothic", "TakaoGothic", "VL PGothic", "VL Gothic", "M PLUS 1p", "MotoyaLCedar", "Droid Sans Japanese",
    "WenQuanYi Zen Hei", "Noto Serif CJK JP", "IPAexMincho",
)  # fmt: skip
"""Families that draw Japanese, the best for a plot first. Any other font with the characters is tried after them."""

PLACEHOLDERS: Final = re.compile(r"\.?Last ?Resort|Adobe Blank|Unicode BMP Fallback", re.IGNORECASE)
"""Families that have every character, but as a box or as nothing."""

FEW: Final = 6
"""How many missing characters a refusal names."""


def families_for(text: str, fonts: Sequence[FontEntry] | None = None) -> list[str]:
    """Return the font families that together draw every character of a text; for each, the first that has it counts.

    Args:
        text: All that is to be drawn.
        fonts: The fonts to choose from beside `LATIN`; those installed on this machine when not given.

    Raises:
        PlotError: No font has all of the characters. The message names some that are missing, and what to do.
    """
    missing = undrawable(text, ())
    if not missing:
        return [LATIN]
    closest = missing
    for entry in candidates(fonts):
        lacking = missing - characters_of(entry.fname)
        if not lacking:
            return [entry.name, LATIN]
        closest = min(closest, lacking, key=len)
    letters_first = sorted(closest, key=lambda character: (not character.isalpha(), character))
    raise PlotError(say("statistics.no_font", characters=" ".join(letters_first[:FEW])))


def drawable(text: str, families: Iterable[str]) -> str:
    """Return a text without the characters that none of these families has."""
    lacking = undrawable(text, families)
    return "".join(character for character in text if character not in lacking)


def undrawable(text: str, families: Iterable[str]) -> frozenset[str]:
    """Return the characters of a text that neither `LATIN` nor any of these families has."""
    entries = [entry for entry in fontManager.ttflist if entry.name in {LATIN, *families}]
    has = frozenset[str]().union(*(characters_of(entry.fname) for entry in entries))
    return frozenset(text) - has - {" ", "\n"}


def candidates(fonts: Sequence[FontEntry] | None) -> Iterator[FontEntry]:
    """Yield the fonts to try: those matplotlib knows, and then those installed since it last looked."""
    yield from by_preference(fontManager.ttflist if fonts is None else fonts)
    if fonts is None:
        yield from by_preference(newly_installed())


def by_preference(fonts: Iterable[FontEntry]) -> list[FontEntry]:
    """Return upright fonts, those of the families in `JAPANESE` first."""
    order = {name: place for place, name in enumerate(JAPANESE)}
    upright = (font for font in fonts if font.style == "normal" and font.name != LATIN)
    real = (font for font in upright if not PLACEHOLDERS.match(font.name))
    return sorted(real, key=lambda font: (order.get(font.name, len(order)), font.name, font.fname))


def newly_installed() -> list[FontEntry]:
    """Return the fonts that are not in matplotlib's own list, which it keeps from run to run, and add them to it."""
    before = len(fontManager.ttflist)
    known = {font.fname for font in fontManager.ttflist}
    for path in sorted(set(findSystemFonts()) - known):
        # A damaged font file is no font.
        with suppress(OSError, RuntimeError, ValueError):
            fontManager.addfont(path)
    return fontManager.ttflist[before:]


@lru_cache(maxsize=256)
def characters_of(path: str) -> frozenset[str]:
    """Return the characters of a font file (in a collection, those of its first font); none where it cannot be read."""
    try:
        return frozenset(map(chr, get_font(path).get_charmap()))
    except (OSError, RuntimeError, ValueError):
        return frozenset()
