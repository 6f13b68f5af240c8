"""Which fonts can draw a text."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from matplotlib import font_manager
from matplotlib.font_manager import FontEntry, fontManager

from oathbreaker.decks.statistics import fonts
from oathbreaker.decks.statistics.errors import PlotError

DEJAVU = font_manager.findfont("DejaVu Sans")
STIX = font_manager.findfont("STIXGeneral")
ONLY_IN_STIX = "x\N{LATIN SMALL LETTER X WITH PALATAL HOOK}"
"""A character that STIX has and DejaVu Sans has not (both come with matplotlib), behind one that both have."""


def test_english_needs_only_what_comes_along() -> None:
    """Every English label is drawn by the font that matplotlib brings."""
    assert fonts.families_for("Mana curve: 7+, 50%, Lim-Dûl, Æther", ()) == ["DejaVu Sans"]


def test_without_a_font_the_refusal_says_what_is_missing() -> None:
    """With no Japanese font the error names characters, and what to do, in both languages."""
    with pytest.raises(PlotError) as refusal:
        fonts.families_for("土地のcurve", ())
    assert "の 土 地" in refusal.value.message("en")
    assert "--lang en" in refusal.value.message("en")
    assert "fonts-noto-cjk" in refusal.value.message("ja")


def test_only_a_few_missing_characters_are_named() -> None:
    """A refusal stays one sentence, however much is missing."""
    with pytest.raises(PlotError) as refusal:
        fonts.families_for("".join(map(chr, range(0x4E00, 0x5E00))), ())
    assert len(refusal.value.message("en")) < 400


def test_a_font_with_the_characters_is_found() -> None:
    """Any font will do that has what is missing; the family that comes along stands behind it."""
    entry = FontEntry(fname=STIX, name="Some family")
    assert fonts.families_for(ONLY_IN_STIX, [FontEntry(fname=DEJAVU, name="Other"), entry]) == [
        "Some family",
        "DejaVu Sans",
    ]


def test_a_preferred_family_goes_first() -> None:
    """Of two fonts with the characters, the one made for Japanese plots is taken, and upright."""
    entries = [
        FontEntry(fname=STIX, name="A family"),
        FontEntry(fname=STIX, name="Noto Sans CJK JP", style="italic"),
        FontEntry(fname=STIX, name="IPAexGothic"),
    ]
    assert fonts.families_for(ONLY_IN_STIX, entries)[0] == "IPAexGothic"


@pytest.mark.parametrize("name", ["Last Resort High-Efficiency", ".LastResort", "Adobe Blank"])
def test_fonts_of_boxes_are_no_fonts(name: str) -> None:
    """A font that has a box for every character does not count."""
    with pytest.raises(PlotError):
        fonts.families_for(ONLY_IN_STIX, [FontEntry(fname=STIX, name=name)])


def test_a_damaged_font_has_no_characters(tmp_path: Path) -> None:
    """A file that is no font is passed over."""
    broken = tmp_path / "broken.ttf"
    broken.write_bytes(b"no font")
    with pytest.raises(PlotError):
        fonts.families_for(ONLY_IN_STIX, [FontEntry(fname=str(broken), name="Broken")])


def test_a_font_installed_since_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who installs a font because of the refusal can plot at once, although matplotlib's list is older."""
    new, broken = tmp_path / "new.ttf", tmp_path / "broken.ttf"
    shutil.copy(STIX, new)
    broken.write_bytes(b"no font")
    known = [entry for entry in fontManager.ttflist if entry.name == "DejaVu Sans"]
    monkeypatch.setattr(fontManager, "ttflist", known)
    monkeypatch.setattr(fonts, "findSystemFonts", lambda: [str(broken), str(new)])
    assert fonts.families_for(ONLY_IN_STIX) == ["STIXGeneral", "DejaVu Sans"]


def test_what_no_font_has_is_taken_out() -> None:
    """A name is drawn without the characters that the families lack."""
    assert fonts.drawable("Izzet \N{FIRE} deck", ["DejaVu Sans"]) == "Izzet  deck"
