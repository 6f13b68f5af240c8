"""What deck checking must know from rules text: copy limits, partner abilities, "can be your commander", mana produced.

This reads only those few sentences, at the moment card data is imported. Reading cards as such is the language
room's work.
"""

from __future__ import annotations

import re
from typing import Final

from oathbreaker.cards.card import UNLIMITED, DeckText, PartnerAbility
from oathbreaker.cards.identity import without_reminder_text
from oathbreaker.cards.type_line import BASIC_LAND_TYPES
from oathbreaker.texts.rules import rule

COPY_LIMIT: Final = re.compile(r"^A deck can have (any number of|up to (\w+)) cards named ", re.MULTILINE)
NUMBER_WORDS: Final = {
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
}
CAN_BE_COMMANDER: Final = re.compile(
    r"\bcan be your commander\b|^As long as [^.\n]+ (?:isn't|is not) on the battlefield, it's a [^.\n]*\bcreature\b",
    re.MULTILINE,
)
"""Said outright, or by being a creature everywhere but on the battlefield, so in decks too."""

CHOOSES_COLOR: Final = re.compile(r"\bchoose a color before the game begins\b")
PARTNER_LINE: Final = re.compile(
    r"^(?:Partner(?: with (?P<name>.+)|\s*[—-]\s*(?P<group>.+))?"
    r"|(?P<kin>Friends forever|Choose a Background|Doctor.s companion))$"
)
ADD_CLAUSE: Final = re.compile(r"\b[Aa]dds?\b ([^.\n\"]*)")
ANY_COLOR: Final = re.compile(
    r"\b(?:any|each|that|the chosen|chosen|different) (?:one )?(?:combination of )?(?:color|type)s?\b|\bany color"
)
MANA_SYMBOL: Final = re.compile(r"\{([^{}]+)\}")


def read_deck_text(type_lines: tuple[str, ...], texts: tuple[str, ...]) -> DeckText:
    """Read what deck checking must know from a card's faces (English, front first; the two run in parallel).

    Copy limits, partner and what is said of commanders count on the front face only, because a card in a deck has only
    the characteristics of its front (712.8a). Mana counts on every face.
    """
    plain = tuple(without_reminder_text(text).strip() for text in texts)
    produced = set(
        "".join(produced_by_face(type_line, text) for type_line, text in zip(type_lines, plain, strict=True))
    )
    return DeckText(
        copy_limit=copy_limit(plain[0]),
        partner=tuple(ability for line in plain[0].splitlines() for ability in partner_abilities(line.strip())),
        can_be_commander=bool(CAN_BE_COMMANDER.search(plain[0])),
        chooses_color=bool(CHOOSES_COLOR.search(plain[0])),
        produced_mana="".join(letter for letter in "WUBRGC" if letter in produced),
    )


@rule("100.2a", "906.6b")
def copy_limit(text: str) -> int | None:
    """Return the number of copies a card's own text allows, None where it says nothing of that."""
    found = COPY_LIMIT.search(text)
    if not found:
        return None
    return UNLIMITED if found[2] is None else NUMBER_WORDS.get(found[2])


@rule("702.124")
def partner_abilities(line: str) -> tuple[PartnerAbility, ...]:
    """Return the partner ability that this line of rules text (reminder text removed) is, if it is one."""
    found = PARTNER_LINE.match(line)
    if not found:
        return ()
    if found["name"]:
        return (PartnerAbility("partner with", found["name"]),)
    if found["group"]:
        group = found["group"].lower()
        return (PartnerAbility("friends forever" if group == "friends forever" else f"partner—{group}"),)
    if found["kin"]:
        return (PartnerAbility(found["kin"].replace("’", "'")),)
    return (PartnerAbility("partner"),)


@rule("106.1", "305.6")
def produced_by_face(type_line: str, text: str) -> str:
    """Return the letters of the mana a face can add: by basic land types and by "Add …" in its text."""
    letters = [letter for land, letter in BASIC_LAND_TYPES.items() if re.search(rf"— .*\b{land}\b", type_line)]
    for clause in ADD_CLAUSE.findall(text):
        symbols = [part for symbol in MANA_SYMBOL.findall(clause) for part in symbol.split("/")]
        letters += [symbol for symbol in symbols if symbol in "WUBRGC"]
        if ANY_COLOR.search(clause):
            letters += "WUBRG"
    return "".join(letters)
