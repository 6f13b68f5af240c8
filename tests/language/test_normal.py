"""Normalisation and its inverse."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oathbreaker.language.normal import normalize, own_names


@pytest.mark.parametrize(
    ("printed", "normal"),
    [
        ("Flying (It flies.)", "Flying"),
        ("(It flies.)\nHaste", "Haste"),
        ("Haste\n(It is fast.)", "Haste"),
        ("Bear deals 1 damage to you.", "~ deals 1 damage to you."),
        ("Bear-like, Bears, Bear's", "Bear-like, Bears, ~'s"),
        ("When Bear enters the battlefield, draw a card.", "When ~ enters, draw a card."),
        ("Landfall — Draw a card.", "Draw a card."),
        ("• Landfall — Draw a card.", "• Draw a card."),
        ("Lucky Find — Draw a card.", "Draw a card."),
        ("• Fire! (Hot.) Burn — Draw a card.", "• Draw a card."),
        (
            "Choose Khans or Dragons.\n• Khans — Fly",
            "Choose Khans or Dragons.\n• Khans — Fly",
        ),
        ("I, II — Draw a card.", "I, II — Draw a card."),
        ("Exhaust — {T}: Draw a card.", "Exhaust — {T}: Draw a card."),
    ],
)
def test_normal_form(printed: str, normal: str) -> None:
    """Reminders, the own name, old spellings, ability and flavor words are brought into one form, and restored."""
    found = normalize(printed, ["Bear"])
    assert found.text == normal
    assert found.restore() == printed


def test_places_in_the_printed_text() -> None:
    """A place of the normalised text is found in the printed one."""
    found = normalize("Bear Cub (Cute.) enters the battlefield now", ["Bear Cub"])
    assert found.text == "~ enters now"
    assert found.printed_offset(found.text.index("now")) == "Bear Cub (Cute.) enters the battlefield now".index("now")
    assert found.printed_offset(0) == 0
    assert found.printed_offset(1) == len("Bear Cub (Cute.)")


@pytest.mark.parametrize(
    ("name", "legendary", "names"),
    [
        ("Krenko, Mob Boss", True, ("Krenko, Mob Boss", "Krenko")),
        ("Thalia the Brave", True, ("Thalia the Brave", "Thalia")),
        ("Rest, Rest", False, ("Rest, Rest",)),
        ("Karn", True, ("Karn",)),
    ],
)
def test_201_5c_short_names(name: str, legendary: bool, names: tuple[str, ...]) -> None:  # noqa: FBT001  a test's case
    """A legendary card may call itself by the first part of its name."""
    assert own_names(name, is_legendary=legendary) == names


@given(st.text(alphabet="ab~() .\nBear—•", max_size=60))
def test_every_text_is_restored(text: str) -> None:
    """Whatever is normalised can be restored byte for byte."""
    assert normalize(text, ["Bear", "a b"]).restore() == text
