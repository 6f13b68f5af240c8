"""107.4 Mana symbols, 202 Mana costs."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oathbreaker.cards.colors import letters_from_colors
from oathbreaker.cards.symbols import parse_mana_cost, symbols_in


@pytest.mark.parametrize(
    ("cost", "value", "colors"),
    [
        ("", 0, ""),
        ("{0}", 0, ""),
        ("{3}{U}{U}", 5, "U"),
        ("{1}{U/R}{U/R}", 3, "UR"),
        ("{2/W}{2/W}", 4, "W"),
        ("{G/U/P}", 1, "UG"),
        ("{W/P}{C}{S}", 3, "W"),
        ("{X}{X}{R}", 1, "R"),
        ("{C/B}", 1, "B"),
        ("{HR}", 0.5, "R"),
        ("{15}", 15, ""),
    ],
)
def test_202_3_mana_value_and_colours(cost: str, value: float, colors: str) -> None:
    """Hybrids count their largest part (202.3f), Phyrexian symbols 1 (202.3g), X nothing (202.3e)."""
    parsed = parse_mana_cost(cost)
    assert (parsed.mana_value, letters_from_colors(parsed.colors), str(parsed)) == (value, colors, cost)


@pytest.mark.parametrize("text", ["U", "{U", "{U}{", "{}", "{U} {R}"])
def test_202_1_what_is_no_cost(text: str) -> None:
    """Anything but symbols in braces is refused."""
    with pytest.raises(ValueError, match=r"[U{]"):
        parse_mana_cost(text)


@given(st.lists(st.sampled_from(["0", "1", "12", "W", "U/R", "2/G", "B/P", "X", "C", "S"]), max_size=8))
def test_107_4_costs_are_written_as_read(symbols: list[str]) -> None:
    """Reading and writing a cost gives the same text, and its value is the sum of its symbols'."""
    text = "".join(f"{{{symbol}}}" for symbol in symbols)
    cost = parse_mana_cost(text)
    assert str(cost) == text
    assert cost.mana_value == sum(symbol.mana_value for symbol in symbols_in(text))
