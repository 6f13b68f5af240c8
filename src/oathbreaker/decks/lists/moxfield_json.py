"""Moxfield's JSON: boards at the top (version 2) or in "boards" (version 3); spells are in "signatureSpells"."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from oathbreaker.decks.deck import Board, DeckNote
from oathbreaker.decks.encoding import unreadable
from oathbreaker.decks.lists.card_line import MOST_COUNT_SHOWN, count_problem, read_name
from oathbreaker.decks.lists.shape import ListFormat, ListLine, RawList, Reading
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.showing import shortened, visible

BOARDS: Final[dict[str, Board]] = {
    "mainboard": "main", "commanders": "commander", "signatureSpells": "signature spell", "companions": "companion",
    "sideboard": "sideboard", "maybeboard": "maybeboard", "attractions": "sideboard", "stickers": "sideboard",
    "contraptions": "sideboard", "planes": "sideboard", "schemes": "sideboard",
}  # fmt: skip
TOKENS: Final = "tokens"
FINISHES: Final = {"foil": "foil", "etched": "etched"}
MOST_DIGITS: Final = 100
MOST_KEY_SHOWN: Final = 80
"""Characters of a key that a message repeats."""

DEEPEST: Final = 64
"""Levels of nesting; a deck has eight."""

BRACKET_OR_STRING: Final = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[\]{}]', re.DOTALL)


def recognise(text: str) -> int:
    """Tell JSON."""
    return 94 if text.lstrip().startswith("{") else 0


def read(text: str) -> RawList:
    """Read a Moxfield deck.

    Raises:
        DeckFormatError: It is damaged, nested too deeply, or no deck.
    """
    data = parse(text)
    boards = boards_of(data)
    if not boards:
        raise unreadable(say("decks.json_unknown"))
    lines: list[ListLine] = []
    notes: tuple[DeckNote, ...] = ()
    for block, (name, cards) in enumerate(boards.items()):
        if name == TOKENS:
            if cards:
                notes = (DeckNote("tokens-left-out", say("decks.tokens_left_out", count=len(cards))),)
        elif name not in BOARDS:
            if cards:
                reason = say("decks.json_board", board=shortened(visible(name), MOST_KEY_SHOWN))
                lines.append(ListLine(0, name, "error", reason=reason))
        else:
            lines += [card_line(key, card, BOARDS[name], block) for key, card in cards.items()]
    return RawList(tuple(lines), next(texts(data, "name"), None), notes)


def parse(text: str) -> dict[str, Any]:
    """Return the JSON object.

    Raises:
        DeckFormatError: It is damaged, nested too deeply, or no object.
    """
    depth = 0
    for found in BRACKET_OR_STRING.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(found[0], 0)
        if depth > DEEPEST:
            raise unreadable(say("decks.json_too_deep", most=DEEPEST))
    try:
        data = json.loads(text, object_pairs_hook=without_repetition, parse_int=whole_number)
    except json.JSONDecodeError as error:
        raise unreadable(say("decks.json_damaged", line=error.lineno, error=error.msg)) from None
    if not isinstance(data, dict):
        raise unreadable(say("decks.json_unknown"))
    return data


def whole_number(digits: str) -> int:
    """Return a whole number; of one with hundreds of digits only the first, which are too many copies as well."""
    return int(digits if len(digits) <= MOST_DIGITS else digits[:MOST_DIGITS])


def without_repetition(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object's pairs.

    Raises:
        DeckFormatError: A key stands there twice; one of its values would be lost.
    """
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise unreadable(say("decks.json_repeated", key=shortened(visible(key), MOST_KEY_SHOWN)))
        found[key] = value
    return found


def boards_of(data: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    """Return the boards by name, in the order of the file: of version 3 from "boards", of version 2 from the top."""
    given = data.get("boards")
    if isinstance(given, dict):
        inner = {name: board.get("cards") if isinstance(board, dict) else None for name, board in given.items()}
        return {name: cards if isinstance(cards, dict) else listed(cards) for name, cards in inner.items()}
    return {name: cards for name, cards in data.items() if isinstance(cards, dict) and is_board(name, cards)}


def listed(cards: object) -> dict[str, Any]:
    """Return a board that is a list, as one that has keys; anything else is an empty board."""
    return {str(number): card for number, card in enumerate(cards)} if isinstance(cards, list) else {}


def is_board(name: str, cards: Mapping[str, Any]) -> bool:
    """Tell whether a part of a version 2 deck is a board: by its name, or by what it holds."""
    holds_cards = bool(cards) and all(isinstance(card, dict) and "quantity" in card for card in cards.values())
    return name in BOARDS or holds_cards


def card_line(key: str, data: object, board: Board, block: int) -> ListLine:
    """Return one card of a board, or what is wrong with it."""
    fields: Mapping[str, Any] = data if isinstance(data, dict) else {}
    card = fields.get("card")
    card = card if isinstance(card, dict) else {}
    given = card.get("name", key)
    name, wrong_name = read_name(given if isinstance(given, str) else "")
    copies = fields.get("quantity")
    reason = quantity_problem(copies) or wrong_name
    if reason is not None or not isinstance(copies, int):
        return ListLine(0, name or key, "error", reason=reason)
    reading = Reading(
        copies,
        name,
        set_code=next(texts(card, "set"), "").upper() or None,
        collector_number=next(texts(card, "cn", "collector_number"), None),
        finish=FINISHES.get(next(texts(fields, "finish"), "foil" if fields.get("isFoil") is True else "").lower()),
    )
    return ListLine(0, name, "card", board, (reading,), block, marked=True)


def texts(fields: Mapping[str, Any], *keys: str) -> Iterator[str]:
    """Yield what is text under these keys."""
    return (fields[key] for key in keys if isinstance(fields.get(key), str))


def quantity_problem(quantity: object) -> Message | None:
    """Return what is wrong with a quantity, None if it is a number of copies."""
    if isinstance(quantity, bool) or not isinstance(quantity, int):
        return say("decks.count_unreadable", count=shortened(visible(str(quantity)), MOST_COUNT_SHOWN))
    return count_problem("-" if quantity < 0 else None, str(abs(quantity)))


FORMAT: Final = ListFormat("moxfield-json", recognise, read)
