"""906.5 Colour identity, computed from what is printed on a card.

CR 903.4 says the same for Commander in more words. Basic land types count because of the mana ability they give
(305.6), as 903.4 takes the symbols of rules text to include them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from oathbreaker.cards.colors import COLORS, Color, Colors, colors_from_letters
from oathbreaker.cards.symbols import symbols_in
from oathbreaker.cards.type_line import BASIC_LAND_TYPES, parse_type_line
from oathbreaker.texts.rules import rule

REMINDER_TEXT: Final = re.compile(r"\([^()]*\)")
DEFINED_COLOR: Final = re.compile(
    rf"^.* is (all colors|(?:{'|'.join(COLORS)})(?:(?:, | and |, and )(?:{'|'.join(COLORS)}))*)\.$"
)


@dataclass(frozen=True)
class PrintedFace:
    """What of one face matters to its colour identity. Texts are in English.

    Attributes:
        name: The face's name, by which its text may call it.
        mana_cost: As printed.
        type_line: As printed.
        rules_text: The face's rules text, reminder text included.
        color_indicator: The colours of its colour indicator.
    """

    name: str
    mana_cost: str
    type_line: str
    rules_text: str
    color_indicator: Colors


@rule("906.5", "906.5c", "903.4")
def color_identity(faces: Iterable[PrintedFace]) -> Colors:
    """Return the colour identity of a card with these faces: halves, adventures and back faces all count (906.5c)."""
    return frozenset[Color]().union(*(face_identity(face) for face in faces))


def face_identity(face: PrintedFace) -> Colors:
    """Return one face's part of the colour identity: symbols, indicator, colour-defining text, basic land types."""
    text = without_reminder_text(face.rules_text)
    of_symbols = (symbol.colors for symbol in (*symbols_in(face.mana_cost), *symbols_in(text)))
    of_land_types = colors_from_letters(
        BASIC_LAND_TYPES[land] for land in parse_type_line(face.type_line).basic_land_types
    )
    return face.color_indicator.union(of_land_types, defined_colors(face.name, text), *of_symbols)


@rule("906.5b")
def without_reminder_text(text: str) -> str:
    """Return rules text without its reminder text: everything in parentheses, which may hold parentheses of its own."""
    shorter = REMINDER_TEXT.sub("", text)
    return text if shorter == text else without_reminder_text(shorter)


@rule("604.3", "906.5")
def defined_colors(name: str, text: str) -> Colors:
    """Return the colours that a characteristic-defining ability gives the object itself: "… is all colors."."""
    for line in text.splitlines():
        found = DEFINED_COLOR.match(line.strip())
        if found and is_self_reference(line.partition(" is ")[0].strip(), name):
            if found[1] == "all colors":
                return frozenset(COLORS)
            return frozenset(color for color in COLORS if re.search(rf"\b{color}\b", found[1]))
    return frozenset()


def is_self_reference(subject: str, name: str) -> bool:
    """Tell whether a sentence's subject is the object it is printed on: its name, a short form, or "This …"."""
    return subject == name or subject.startswith("This ") or subject == name.partition(",")[0]
