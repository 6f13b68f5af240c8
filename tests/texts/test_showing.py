"""Text on a screen."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from oathbreaker.texts.showing import folded, shortened, visible


@pytest.mark.parametrize(
    ("text", "shown"),
    [("  a \n b ", "a b"), ("\x1b[31mred", "[31mred"), ("a\u202eb\u200bc", "a b c"), ("稲妻", "稲妻"), ("", "")],
)
def test_what_is_visible(text: str, shown: str) -> None:
    """Control and format characters are not shown, and everything stands on one line."""
    assert visible(text) == shown


@given(st.text(max_size=200), st.integers(min_value=4, max_value=60))
def test_shortened_to_a_length(text: str, longest: int) -> None:
    """A shortened text is never longer than asked, and a short one is itself."""
    assert len(shortened(text, longest)) <= longest
    assert shortened(text, len(text) + 3) == text


@given(st.text(alphabet="abc de、。稲妻カー（９）「」", max_size=120), st.integers(min_value=6, max_value=40))
def test_folding_keeps_the_text_and_the_width(text: str, room: int) -> None:
    """Folding only takes spaces away, and no line is wider than asked."""
    lines = folded(text, room)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(cell_len(line) <= room for line in lines)


def test_japanese_lines_begin_with_no_comma() -> None:
    """A comma or closing bracket stays with the letter before it."""
    lines = folded("あいうえお、かきくけこ。「さしすせそ」", 10)
    assert not any(line[0] in "、。」" for line in lines)


@pytest.mark.parametrize("room", [20, 26, 29, 36])
def test_no_line_begins_with_a_bracket_that_closes(room: int) -> None:
    """A bracket that is too long for a line is folded like other text, and a number keeps what ends it."""
    text = "《山》が戦場に出た（墓地から、タップ状態、コントローラーはプレイヤー2）。次は（手札から、タップ状態）だ。"
    lines = folded(text, room)
    assert "".join(lines) == text
    assert not [line for line in lines if line[0] in "、。）》"]
    assert not [line for line in lines if line[0].isdigit()]
    assert max(map(cell_len, lines)) <= room
