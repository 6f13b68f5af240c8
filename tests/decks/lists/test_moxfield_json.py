"""Moxfield's JSON: hostile ones are refused, nothing of a deck is lost."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.decks.listing import codes, contents, read, refused

from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.texts.errors import DeckFormatError
from oathbreaker.texts.showing import visible


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


def one_card(name: str, **more: str) -> str:
    """Return a deck of one card, every character that is not ASCII escaped."""
    card = {"quantity": 1, "card": {"name": name, **more}}
    return json.dumps({"name": "a\x1b[31m\u202eb\ud800", "boards": {"mainboard": {"cards": {"x": card}}}})


@pytest.mark.parametrize(
    ("name", "code"), [("Isl\x1band", "U+001B"), ("Island\ud800", "U+D800"), ("\ud800", "U+D800"), ("\0", "U+0000")]
)
def test_escaped_control_characters_are_refused(name: str, code: str, catalog: CardCatalog) -> None:
    """What a list of lines may not hold, no escape brings in; the refusal can be printed."""
    (line,) = refused(one_card(name), catalog)
    assert code in line.reason.text("en")
    assert line.text.isprintable()
    line.text.encode()


def test_escaped_marks_are_taken_out(catalog: CardCatalog) -> None:
    """Invisible characters vanish from names, and a deck's name is one visible line."""
    deck = read(one_card("Isl\u202ea\u2069nd", set="m2\x1b1", cn="1 2"), catalog)
    assert deck.name == "a [31mb"
    (entry,) = deck.entries
    assert (entry.written, entry.set_code, entry.collector_number) == ("Island", None, None)


@given(name=st.text(max_size=40), key=st.text(max_size=20), board=st.text(max_size=20))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
def test_whatever_is_escaped_can_be_shown(name: str, key: str, board: str, catalog: CardCatalog) -> None:
    """Every text of a list, in whatever place, ends in a deck or a message that can be printed."""
    boards = {"mainboard": {"cards": {key: {"quantity": 1}}}, board: {"cards": [1]}}
    text = json.dumps({"name": name, "boards": boards})
    try:
        deck = read(text, catalog, allow_unknown=True)
    except DeckFormatError as refusal:
        shown = [refusal.message("en"), refusal.message("ja"), *(line.text for line in refusal.lines)]
    else:
        shown = [
            deck.name or "",
            *(entry.written for entry in deck.entries),
            *(str(note.message) for note in deck.notes),
        ]
    for sentence in shown:
        assert sentence.split() == visible(sentence).split()
