"""Moxfield's JSON: hostile ones are refused, nothing of a deck is lost."""

from __future__ import annotations

import json

import pytest
from tests.decks.listing import codes, contents, read, refused

from oathbreaker.cards.catalog import CardCatalog


def deck_with(quantity: str, name: str = "Island") -> str:
    """Return a deck with one card."""
    return f'{{"boards":{{"mainboard":{{"cards":{{"a":{{"quantity":{quantity},"card":{{"name":"{name}"}}}}}}}}}}}}'


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{" * 100_000, "levels deep"),
        ('{"a":' * 100_000 + "1" + "}" * 100_000, "levels deep"),
        ('{"boards":' + "[" * 1000 + "]" * 1000 + "}", "levels deep"),
        ('{"boards":', "damaged"),
        ('{"boards":{}}\n}', "line 2"),
        ('{"name":"x"}', "no boards"),
        ('{"boards":{}}', "no boards"),
        ('{"mainboard":{"Island":{"quantity":1},"Island":{"quantity":2}}}', "twice"),
        ("{}", "no boards"),
    ],
)
def test_what_is_no_deck(text: str, words: str, catalog: CardCatalog) -> None:
    """Deep, damaged and foreign JSON, and keys that would be lost, are refused by name."""
    (line,) = refused(text, catalog)
    assert words in line.reason.text("en")


@pytest.mark.parametrize(
    ("quantity", "words"),
    [
        ("0", "0"),
        ("-3", "negative"),
        ("10000", "larger"),
        ("9" * 5000, "larger"),
        ("1.5", "whole"),
        ('"4"', "whole"),
        ("true", "whole"),
        ("null", "whole"),
        ("[1]", "whole"),
        ("1e400", "whole"),
    ],
)
def test_bad_quantities(quantity: str, words: str, catalog: CardCatalog) -> None:
    """A quantity that is no number of copies is an error of its card."""
    (line,) = refused(deck_with(quantity), catalog)
    assert words in line.reason.text("en")
    assert (line.line, line.text) == (0, "Island")


@pytest.mark.parametrize("card", ["{}", '{"card":{"name":"Island"}}', "1", "null", '{"quantity":1,"card":{"name":7}}'])
def test_cards_without_what_they_need(card: str, catalog: CardCatalog) -> None:
    """A card without a quantity or a name is an error, not dropped."""
    assert len(refused(f'{{"mainboard":{{"Island":{card}}}}}', catalog)) == 1


def test_all_boards(catalog: CardCatalog) -> None:
    """Every board of a deck is read; tokens are left out by name; an unknown board is an error."""
    cards = {
        "sideboard": "Opt",
        "maybeboard": "Shock",
        "companions": "Ponder",
        "mainboard": "Island",
        "attractions": "Duress",
    }
    boards = {board: {"cards": {"x": {"quantity": 1, "card": {"name": name}}}} for board, name in cards.items()}
    boards["tokens"] = {"cards": {"y": {"quantity": 1, "card": {"name": "Servo"}}}}
    deck = read(json.dumps({"name": "A\nB", "boards": boards}), catalog)
    assert [entry.board for entry in deck.entries] == ["sideboard", "maybeboard", "companion", "main", "sideboard"]
    assert contents(deck)["library"] == [("Island", 1)]
    assert "tokens-left-out" in codes(deck)
    assert deck.name == "A B"
    boards["secretboard"] = boards["sideboard"]
    (line,) = refused(json.dumps({"boards": boards}), catalog)
    assert "secretboard" in line.reason.text("ja")


def test_a_board_may_be_a_list(catalog: CardCatalog) -> None:
    """Boards as lists are read as well."""
    text = '{"boards":{"mainboard":{"cards":[{"quantity":3,"card":{"name":"Island"}}]}}}'
    assert contents(read(text, catalog))["library"] == [("Island", 3)]
