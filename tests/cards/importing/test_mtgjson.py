"""MTGJSON AtomicCards entries: the same facts as Scryfall's objects of the same cards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.importing.records import LEGAL, card, face, two_faces

from oathbreaker.cards.card import Card
from oathbreaker.cards.importing.mtgjson import records_from_mtgjson
from oathbreaker.cards.importing.scryfall import card_from_scryfall, japanese_names

Side = dict[str, Any]


def side(name: str, type_line: str = "Creature — Bear", mana_cost: str = "{1}{G}", **more: Any) -> Side:  # noqa: ANN401  JSON
    """Return one side of an entry."""
    made = {
        "name": name,
        "type": type_line,
        "manaCost": mana_cost,
        "manaValue": 2.0,
        "colors": ["G"],
        "layout": "normal",
        "identifiers": {"scryfallOracleId": f"id of {name}"},
        "legalities": {"commander": "Legal", "oathbreaker": "Legal", "vintage": "Legal"},
        **more,
    }
    return {key: value for key, value in made.items() if value is not None}


def sides(name: str, layout: str, first: Side, second: Side) -> list[Side]:
    """Return an entry of two sides."""
    names = name.split(" // ")
    return [
        {**side(name, layout=layout), **given, "side": letter, "faceName": face_name}
        for letter, face_name, given in zip("ab", names, (first, second), strict=True)
    ]


def cards(name: str, entry: list[Side]) -> list[Card]:
    """Return the cards of an entry."""
    return [card_from_scryfall(record) for record in records_from_mtgjson(name, entry)]


def test_one_side() -> None:
    """A card of one side has the facts that Scryfall gives it."""
    entry = [side("Test Bear", power="2", toughness="1+*", keywords=["Trample", "Reach"], text="Trample, reach")]
    theirs = card("Test Bear", power="2", toughness="1+*", keywords=["Reach", "Trample"], oracle_text="Trample, reach")
    assert cards("Test Bear", entry) == [card_from_scryfall(theirs)]


def test_transform() -> None:
    """Both sides become faces, "a" first, whatever their order; keywords are those of the whole card."""
    entry = sides(
        "Front // Back",
        "transform",
        {"manaCost": "{2}{U}", "colors": ["U"], "keywords": ["Transform"], "manaValue": 3.0},
        {"manaCost": None, "colors": ["U"], "colorIndicator": ["U"], "keywords": ["Flying"], "loyalty": "4"},
    )
    theirs = two_faces(
        face("Front", mana_cost="{2}{U}"),
        face("Back", color_indicator=["U"], loyalty="4"),
        cmc=3.0,
        keywords=["Flying", "Transform"],
    )
    assert cards("Front // Back", entry[::-1]) == [card_from_scryfall(theirs)]


@pytest.mark.parametrize("layout", ["split", "aftermath"])
@pytest.mark.parametrize("values", [(1.0, 3.0), (4.0, 4.0), (None, None)])
def test_split(layout: str, values: tuple[float | None, float | None]) -> None:
    """A split card's mana value is that of both halves (202.3d), whichever the version of the data gives."""
    entry = sides(
        "Left // Right",
        layout,
        {"manaCost": "{R}", "colors": ["R"], "manaValue": values[0]},
        {"manaCost": "{2}{U}", "colors": ["U"], "manaValue": values[1]},
    )
    theirs = two_faces(face("Left", mana_cost="{R}"), face("Right", mana_cost="{2}{U}"), "split", cmc=4.0)
    assert cards("Left // Right", entry) == [card_from_scryfall(theirs)]


@pytest.mark.parametrize("layout", ["adventure", "modal_dfc", "flip", "prepare"])
def test_other_layouts(layout: str) -> None:
    """Of any other layout the front gives the mana value."""
    entry = sides("Front // Back", layout, {}, {"manaCost": "{5}", "manaValue": 5.0, "type": "Instant — Adventure"})
    found = cards("Front // Back", entry)
    assert [(card.layout, card.mana_value, len(card.faces)) for card in found] == [(layout, 2, 2)]


def test_mana_value_of_old_versions() -> None:
    """Older versions name the mana value otherwise."""
    assert cards("Test Bear", [side("Test Bear", manaValue=None, convertedManaCost=7.0)])[0].mana_value == 7


def test_meld() -> None:
    """The halves of a meld pair and what they meld into are three cards of their own, the last no card of a deck."""
    halves = [
        side(f"{half} // Whole", layout="meld", side="a", faceName=half, mana_cost="{1}{W}")
        for half in ("Half", "Rest")
    ]
    whole = side("Whole", layout="meld", side="b", faceName="Whole", mana_cost=None, manaValue=4.0)  # type: ignore[arg-type]  # no cost
    found = [
        *cards("Half // Whole", [halves[0], whole]),
        *cards("Rest // Whole", [halves[1]]),
        *cards("Whole", [whole]),
    ]
    assert [(card.name, card.is_meld_result, len(card.faces)) for card in found] == [
        ("Half", False, 1),
        ("Whole", True, 1),
        ("Rest", False, 1),
        ("Whole", True, 1),
    ]
    assert found[1].mana_value == 4
    assert found[1].front.mana_cost == ""


def test_different_cards_of_one_name() -> None:
    """An entry may hold several cards of one name; they are told apart by Oracle id, or by having the same side."""
    entry = [side("Bear"), side("Bear", identifiers={"scryfallOracleId": "other"}, power="9")]
    assert [card.front.power for card in cards("Bear", entry)] == [None, "9"]
    twice = [*sides("A // B", "transform", {}, {}), *sides("A // B", "transform", {"power": "9"}, {})]
    assert [card.front.power for card in cards("A // B", twice)] == [None, "9"]


def test_reversible_cards_stay_apart() -> None:
    """The halves of a reversible card are not taken for sides of the plain card of the name."""
    entry = [side("Bear"), side("Bear", layout="reversible_card", side="a", faceName="Bear", identifiers={})]
    assert [record["layout"] for record in records_from_mtgjson("Bear", entry)] == ["normal", "reversible_card"]


def test_the_entry_gives_the_name() -> None:
    """Variants are listed under their common name, though each has its letter."""
    assert [card.name for card in cards("Bear", [side("Bear (a)")])] == ["Bear"]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"oathbreaker": "Legal", "vintage": "Restricted"}, {"oathbreaker": "legal", "vintage": "restricted"}),
        ({}, {}),
        (None, {}),
    ],
)
def test_legalities(given: dict[str, str] | None, expected: dict[str, str]) -> None:
    """Legalities are in lower case; formats that are not listed are left to the whole file."""
    assert cards("Bear", [side("Bear", legalities=given)])[0].legalities == expected


def test_japanese_names() -> None:
    """Japanese names come from the foreign data, of each side."""
    foreign = [{"language": "German", "name": "Bär"}, {"language": "Japanese", "name": "熊（くま）"}]
    (record,) = records_from_mtgjson("Bear", [side("Bear", foreignData=foreign)])
    assert list(japanese_names(record)) == [("Bear", "熊")]
    both = [{"language": "Japanese", "name": "表 // 裏", "faceName": word} for word in ("表", "裏")]
    entry = sides("Front // Back", "transform", {"foreignData": both[:1]}, {"foreignData": both[1:]})
    (record,) = records_from_mtgjson("Front // Back", entry)
    assert list(japanese_names(record)) == [("Front", "表"), ("Back", "裏")]


def test_the_name_of_the_whole_card_is_no_name_of_a_side() -> None:
    """Foreign data that has only the whole card's name says nothing of its sides."""
    foreign = [{"language": "Japanese", "name": "表 // 裏"}]
    entry = sides("Front // Back", "transform", {"foreignData": foreign}, {"foreignData": None})
    (record,) = records_from_mtgjson("Front // Back", entry)
    assert list(japanese_names(record)) == []


@pytest.mark.parametrize(
    "entry", [[{}], [{"layout": "normal"}], ["Bear"], [None], [side("Bear", legalities=["Legal"])]]
)
def test_damaged_entries(entry: list[Any]) -> None:
    """A damaged entry raises what the reader of the file turns into a note."""
    with pytest.raises((KeyError, TypeError, AttributeError)):
        list(records_from_mtgjson("Bear", entry))


def test_facts_are_the_same_as_scryfalls() -> None:
    """The sample sides have the legalities of the sample records, so that the comparisons above mean something."""
    assert cards("Test Bear", [side("Test Bear")])[0].legalities == LEGAL
