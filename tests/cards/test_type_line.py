"""205 Type lines."""

from __future__ import annotations

import pytest

from oathbreaker.cards.type_line import TypeLine, parse_type_line


@pytest.mark.parametrize(
    ("text", "supertypes", "types", "subtypes"),
    [
        ("Legendary Planeswalker — Saheeli", ("legendary",), ("planeswalker",), ("Saheeli",)),
        ("Basic Snow Land — Island", ("basic", "snow"), ("land",), ("Island",)),
        ("Enchantment Creature — Saga Dragon", (), ("enchantment", "creature"), ("Saga", "Dragon")),
        ("Legendary Creature — Time Lord Doctor", ("legendary",), ("creature",), ("Time Lord", "Doctor")),
        ("Plane — Bolas's Meditation Realm", (), ("plane",), ("Bolas's Meditation Realm",)),
        ("Instant", (), ("instant",), ()),
        ("", (), (), ()),
    ],
)
def test_205_type_lines(
    text: str, supertypes: tuple[str, ...], types: tuple[str, ...], subtypes: tuple[str, ...]
) -> None:
    """A type line is supertypes and card types, then subtypes after the dash."""
    assert parse_type_line(text) == TypeLine(supertypes, types, subtypes)


def test_305_6_basic_land_types() -> None:
    """Basic land types are told from other land types; Wastes has none but is basic."""
    assert parse_type_line("Land — Gate Forest Island").basic_land_types == ("Forest", "Island")
    wastes = parse_type_line("Basic Land")
    assert wastes.is_basic_land
    assert not wastes.basic_land_types
