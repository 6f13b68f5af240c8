"""What a program hands to a game or a position: each argument is of the kind that it must be, or is refused by name."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from oathbreaker.cards.type_line import parse_type_line
from oathbreaker.engine.definitions import PlayableFace
from oathbreaker.engine.turn.loop import STEPS
from oathbreaker.mechanics.types import CARD_TYPES
from oathbreaker.texts.errors import GameSetupError
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

PRINTED_NUMBER: Final = re.compile(r"-?\d+|[*X]|\d+[+-]\*")
"""Power, toughness, loyalty or defense as a card has it."""

KNOWN_TYPES: Final = (*CARD_TYPES, "kindred")
"""The card types of cards that can be played."""


def refused(given: object, argument: str, kind: str) -> GameSetupError:
    """Return the error that an argument is of another kind than it must be."""
    return GameSetupError(say(f"table.not_{kind}", argument=argument, given=repr(given)[:40]))


def as_text(given: object, argument: str) -> str:
    """Return text.

    Raises:
        GameSetupError: It is none.
    """
    if not isinstance(given, str):
        raise refused(given, argument, "text")
    return given


def as_number(given: object, argument: str, least: int | None = None) -> int:
    """Return a whole number, at least as large as said.

    Raises:
        GameSetupError: It is none, or a smaller one.
    """
    if not isinstance(given, int) or isinstance(given, bool):
        raise refused(given, argument, "number")
    if least is not None and given < least:
        raise GameSetupError(say("table.too_small", argument=argument, given=given, least=least))
    return given


def as_flag(given: object, argument: str) -> bool:
    """Return True or False.

    Raises:
        GameSetupError: It is neither.
    """
    if not isinstance(given, bool):
        raise refused(given, argument, "flag")
    return given


def as_list(given: object, argument: str) -> Sequence[object]:
    """Return a list, tuple or range.

    Raises:
        GameSetupError: It is none of them.
    """
    if not isinstance(given, Sequence) or isinstance(given, str | bytes):
        raise refused(given, argument, "several")
    return given


@rule("122.1")
def counters_by_kind(given: object) -> dict[str, int]:
    """Return counters by kind, none of them fewer than zero.

    Raises:
        GameSetupError: It is something else.
    """
    if not isinstance(given, Mapping):
        raise refused(given, "counters", "counters")
    return {as_text(kind, "counters"): as_number(many, "counters", 0) for kind, many in given.items()}


def printed_card(card: Mapping[str, object], numbers: Mapping[str, object]) -> dict[str, str | None]:
    """Return the numbers printed on a card of one's own, whose text, types and numbers are possible.

    Raises:
        GameSetupError: One of them is not; its subtypes are its own affair.
    """
    for name, given in card.items():
        as_text(given, name)
    types = parse_type_line(str(card["type_line"])).types
    unknown = [word for word in types if word not in KNOWN_TYPES]
    if unknown or not types:
        raise GameSetupError(say("table.no_card_type", given=card["type_line"], types=list(KNOWN_TYPES)))
    for name, given in numbers.items():
        is_number = isinstance(given, int | str) and not isinstance(given, bool)
        if given is not None and not (is_number and PRINTED_NUMBER.fullmatch(str(given))):
            raise refused(given, name, "printed")
    return {name: None if given is None else str(given) for name, given in numbers.items()}


@rule("304.4", "307.4")
def check_permanent(name: str, face: PlayableFace) -> None:
    """Refuse to put an instant or a sorcery onto the battlefield.

    Raises:
        GameSetupError: The face is one.
    """
    if {"instant", "sorcery"} & set(face.characteristics.types):
        raise GameSetupError(say("table.no_permanent", card=name))


def check_moment(step: object, at: object) -> None:
    """Refuse a moment of a step that there is not.

    Raises:
        GameSetupError: There is no such step, or the moment is neither its start nor its end.
    """
    check_step(step)
    if as_text(at, "at") not in {"start", "end"}:
        raise GameSetupError(say("table.no_step", step=at, steps=["start", "end"]))


def check_step(step: object) -> None:
    """Refuse a step that does not exist.

    Raises:
        GameSetupError: It does not.
    """
    if step not in STEPS:
        raise GameSetupError(
            say("table.no_step", step=step if isinstance(step, str) else repr(step)[:40], steps=list(STEPS))
        )
