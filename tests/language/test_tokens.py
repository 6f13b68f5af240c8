"""Tokens and text are exact inverses of each other."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oathbreaker.language.tokens import COST_COMMA, detokenize, tokenize

SIGNS = st.sampled_from([*"abxANX 12~{}T:,.—•\"'()-+−/\n", "an ", "{T}", ". ", ": ", ", ", " — ", "1/1", "~'s "])


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("Draw an extra card.", ["draw", "a", "extra", "card", "."]),
        ("{T}, Sacrifice it: Add {C}.", ["{T}", COST_COMMA, "sacrifice", "it", ":", "add", "{C}", "."]),
        ("Draw a card, then discard it.", ["draw", "a", "card", ",", "then", "discard", "it", "."]),
        ("Create a 1/1 white token.", ["create", "a", "1/1", "white", "token", "."]),
        ("It has “no” sense.".replace("“", '"').replace("”", '"'), ["it", "has", "“", "no", "”", "sense", "."]),
        ("II — Draw.", ["II", " — ", "draw", "."]),
        ("Choose one —", ["choose", "one", " —"]),
        ("~'s power", ["~", "'s", "power"]),
        ("+1: Draw.", ["+1", ":", "draw", "."]),
        ("A card", ["a", "card"]),
    ],
)
def test_tokens_of_a_text(text: str, tokens: list[str]) -> None:
    """Each kind of token is cut out as such; sentences begin in lower case, "an" is "a"."""
    if text == 'It has "no" sense.':
        assert tokenize(text) is None  # a quotation begins with a capital
        return
    assert tokenize(text) == tokens
    assert detokenize(tokens) == text


def test_a_quotation_hides_the_full_stop_of_its_sentence() -> None:
    """A sentence that ends with a quoted sentence gets its own full stop among the tokens."""
    text = 'It has "Draw a card."'
    tokens = tokenize(text)
    assert tokens is not None
    assert tokens[-3:] == [".", "”", "."]
    assert detokenize(tokens) == text


@pytest.mark.parametrize("text", ["two  spaces", " space before", "draw a card", "tab\there", "a _"])
def test_unusual_spacing_is_refused(text: str) -> None:
    """What would not be written back as it stands is no sequence of tokens."""
    assert tokenize(text) is None


@given(st.lists(SIGNS, max_size=40).map("".join) | st.text(max_size=60))
def test_tokens_are_written_back(text: str) -> None:
    """Whatever is tokenised is written back byte for byte."""
    tokens = tokenize(text)
    assert tokens is None or detokenize(tokens) == text
