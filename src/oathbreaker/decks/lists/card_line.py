"""One card line taken apart: its count, its name, its printing, its marks, in every way people write them.

Nothing here knows which names exist. Where a name could go on ("Hazmat Suit (Used)", "1996 World Champion"), the line
gets several readings, the likeliest first.
"""

from __future__ import annotations

import html
import re
from dataclasses import dataclass, field, replace
from typing import Final

from oathbreaker.decks.encoding import unescaped_name
from oathbreaker.decks.lists.headings import Part, part_named
from oathbreaker.decks.lists.shape import Reading
from oathbreaker.texts.messages import Message, say

MOST_COPIES: Final = 9999
LONGEST_LINE: Final = 300
"""Characters. The longest card name has 141."""

MOST_COUNT_SHOWN: Final = 20
"""Characters of something that is no count, which a message repeats."""

BULLET: Final = re.compile(r"^(?:[-–—*+•‣◦]\s+|[・●○◆◇■□]\s*)(?=\S)")
COUNT_ENCLOSED: Final = re.compile(r"^(?:\((?P<round>\d+)\)|\[(?P<square>\d+)\])\s*(?=\S)")
COUNT_FIRST: Final = re.compile(
    r"^(?P<sign>[-−‐–—])?(?P<count>\d+)(?:\s*枚\s*|\s*[x×✕*]\s+(?![(*#]|\[[^\]]*\]$)|\s*[×✕]|x(?=[《「\"])|\s+|(?=[《「]))(?P<rest>\S.*)$",
    re.IGNORECASE,
)
COUNT_GLUED: Final = re.compile(r"^(?P<count>\d++)(?P<rest>[^\d\s.,:/+-].*)$")
X_FIRST: Final = re.compile(r"^[x×✕]\s?(?P<sign>[-−])?(?P<count>\d+)\s+(?P<rest>\S.*)$", re.IGNORECASE)
COUNT_LAST: Final = re.compile(
    r"^(?P<rest>.*?\S)(?:\s*+[×✕]\s*+(?P<sign>[-−])?|\s++x\s*+|(?<=[》」])\s*+x?\s*+|(?<=[^\x00-\x7f])x\s*+"
    r"|\s++(?=\d++\s*+枚?$)|(?<!\d)(?=\d++\s*+枚$)|\s*+\((?=x?\d++\s*+枚?\)$)x?)(?P<count>(?<!\d)\d++)\s*+枚?\)?$",
    re.IGNORECASE,
)
EXPLICIT_TIMES: Final = re.compile(
    r"[×✕]\s*+[-−]?\d++\s*+枚?\)?$|[^\x00-\x7f]x\s*+\d++$|\sx\s*+\d++$|\d\s*+枚\)?$|[》」]\s*+x?\s*+\d++$",
    re.IGNORECASE,
)

REMARK: Final = re.compile(r"\s+#\s*(?P<remark>.*)$")
LABEL: Final = re.compile(r"\s*\^[^^]*\^\s*$")
STARRED: Final = re.compile(r"\s*\*(?P<mark>[A-Za-z][A-Za-z :_-]*)\*\s*")
BRACKETED: Final = re.compile(r"\s*\[(?P<inside>[^\[\]]*)\]\s*$")
ANGLED: Final = re.compile(r"\s*<(?P<inside>[^<>]*)>\s*$")
PRINTING_FIRST: Final = re.compile(r"^\[(?P<set>[^\[\]:#]*)(?:[:#](?P<number>[^\[\]]*))?\]\s*(?=\S)")
PRINTING: Final = re.compile(
    r"\s*\((?P<set>[A-Za-z0-9_]{0,8})\)\s*(?P<number>(?!x\d+\s*$)[A-Za-z]*-?[A-Za-z]*\d[\w★☆*†‡+.-]*|★)?\s*$"
)
PRINTING_INSIDE: Final = re.compile(r"\s*\((?P<set>[A-Za-z0-9_]{2,8}):(?P<number>[^()\s]+)\)\s*$")
FINISH_AFTER: Final = re.compile(
    r"\s*[(\[](?P<finish>f|foil|etched|foil etched|etched foil|フォイル|エッチング)[)\]]\s*$", re.IGNORECASE
)
STAR_AFTER: Final = re.compile(r"\s*[★☆]\s*$")
SET_CODE: Final = re.compile(r"^(?!x\d+$)(?=.*[A-Za-z])[A-Za-z0-9_]{2,8}$")

FINISHES: Final = {
    "f": "foil", "foil": "foil", "gf": "foil", "f-pre": "foil", "フォイル": "foil", "!foil": "foil", "★": "foil",
    "e": "etched", "etched": "etched", "f-etch": "etched", "foil etched": "etched", "etched foil": "etched",
    "エッチング": "etched", "!etched": "etched",
}  # fmt: skip
BOARD_MARKS: Final[dict[str, Part]] = {
    "cmdr": "commander", "!commander": "commander", "!oathbreaker": "oathbreaker", "!companion": "companion",
    "!signaturespell": "signature spell", "!signature spell": "signature spell", "!sideboard": "sideboard",
    "!maybeboard": "maybeboard",
}  # fmt: skip
MARKING_CATEGORIES: Final = frozenset(
    {"oathbreaker", "signature spell", "commander", "sideboard", "maybeboard", "companion", "tokens"}
)
"""The categories that say where a card stands; the others only sort."""

NO_SET: Final = frozenset({"XXX", "???"})
"""Set codes that stand for none: XMage lists cannot do without one."""


@dataclass(slots=True)
class Marks:
    """What is taken off a card line around its name."""

    set_code: str | None = None
    collector_number: str | None = None
    finish: str | None = None
    part: Part | None = None
    tags: list[str] = field(default_factory=list)

    def printing(self, set_code: str | None, number: str | None) -> None:
        """Remember a printing; the first one found counts."""
        if set_code and set_code.upper() not in NO_SET and SET_CODE.match(set_code):
            self.set_code = self.set_code or set_code.upper()
            self.collector_number = self.collector_number or (number or "").strip() or None


@dataclass(frozen=True, slots=True)
class CardLine:
    """A card line taken apart.

    Attributes:
        readings: The ways to read it; none where it has an error.
        part: The board its marks name, or "tokens"; None for none.
        tags: Its tags and categories, which sort cards and are no boards.
        reason: What is wrong with it.
    """

    readings: tuple[Reading, ...] = ()
    part: Part | None = None
    tags: tuple[str, ...] = ()
    reason: Message | None = None


def take_apart(line: str, *, brackets_are_categories: bool = False) -> CardLine:
    """Take a card line apart.

    Args:
        line: The line after NFKC, without prefixes such as "SB:".
        brackets_are_categories: Whether [RAMP] at the end is a category (Archidekt) and never a set code.
    """
    # Several spaces are one: a pattern that begins with spaces would try a long run of them from each.
    spaced = " ".join(line.split())
    whole = spaced
    if not spaced[:1].isalnum():
        whole = COUNT_ENCLOSED.sub(lambda found: f"{found['round'] or found['square']} ", BULLET.sub("", spaced))
    counted = COUNT_FIRST.match(whole) or X_FIRST.match(whole)
    if counted:
        wrong = count_problem(counted["sign"], counted["count"])
        if wrong:
            return CardLine(reason=wrong)
    if len(whole) > LONGEST_LINE:
        return CardLine(reason=say("decks.line_too_long", length=len(whole), most=LONGEST_LINE))
    marks = Marks()
    if counted:
        name = strip_marks(counted["rest"], marks, brackets_are_categories=brackets_are_categories)
        readings = names_in(name, int(counted["count"]), marks)
        in_full = whole[: counted.start("rest")] + name
        readings.append(Reading(1, in_full, marks.set_code, marks.collector_number, marks.finish, exact=True))
    else:
        name = strip_marks(whole, marks, brackets_are_categories=brackets_are_categories)
        wrong = trailing_count_problem(name)
        if wrong:
            return CardLine(reason=wrong)
        readings = names_without_count(name, marks)
    if not name:
        return CardLine(reason=say("decks.no_name"))
    return CardLine(tuple(readings), marks.part, tuple(marks.tags))


def count_problem(sign: str | None, digits: str) -> Message | None:
    """Return what is wrong with a count, None if it is a number of copies."""
    if digits == "1" and not sign:
        return None
    significant = digits.lstrip("0")
    if len(significant) <= len(str(MOST_COPIES)) and not int(significant or "0"):
        # Zeros of other scripts too.
        return say("decks.zero_count")
    shown = (sign or "") + (digits if len(digits) <= len(str(MOST_COPIES)) + 2 else digits[:4] + "…")
    if sign:
        return say("decks.negative_count", count=shown)
    if len(significant) > len(str(MOST_COPIES)):
        return say("decks.count_too_large", count=shown, most=MOST_COPIES)
    return None


def trailing_count_problem(name: str) -> Message | None:
    """Return what is wrong with an explicit count at the end ("稲妻 ×0"), None for nothing."""
    counted = COUNT_LAST.match(name) if EXPLICIT_TIMES.search(name) else None
    return count_problem(counted["sign"], counted["count"]) if counted else None


def names_without_count(name: str, marks: Marks) -> list[Reading]:
    """Return the readings of a line without a count before it: one copy, or a count at the end or glued to the name."""
    readings = names_in(name, 1, marks)
    last = COUNT_LAST.match(name)
    if last and not count_problem(last["sign"], last["count"]):
        inner = replace(marks, tags=[])
        readings += names_in(strip_marks(last["rest"], inner), int(last["count"]), inner)
    glued = COUNT_GLUED.match(name)
    if glued and not count_problem(None, glued["count"]):
        readings += names_in(glued["rest"], int(glued["count"]), marks)
    return readings


def names_in(name: str, count: int, marks: Marks) -> list[Reading]:
    """Return the readings of a name that may have a set code after it: whole first, since "(Used)" can belong to it."""
    readings = [Reading(count, name, marks.set_code, marks.collector_number, marks.finish)]
    printing = PRINTING.search(name) if name.endswith(")") else None
    if printing and printing.start() and SET_CODE.match(printing["set"]):
        inner = replace(marks, tags=[])
        inner.printing(printing["set"], None)
        readings.append(Reading(count, name[: printing.start()].strip(), inner.set_code, None, marks.finish))
    if "&" in name and ";" in name:
        unescaped, wrong = unescaped_name(html.unescape(name))
        if wrong is None and unescaped:
            readings.append(replace(readings[0], name=unescaped))
    return readings


def read_name(text: str) -> tuple[str, Message | None]:
    """Return the name that an element of a list in XML or JSON gives, and what is wrong with it."""
    name, reason = unescaped_name(text)
    if reason is None and not name:
        reason = say("decks.no_name")
    if reason is None and len(name) > LONGEST_LINE:
        reason = say("decks.line_too_long", length=len(name), most=LONGEST_LINE)
    return name, reason


def strip_marks(text: str, marks: Marks, *, brackets_are_categories: bool = False) -> str:
    """Return a name without what no name has: finishes, printings, tags, categories; they go into `marks`."""
    name = take_printing_first(text, marks)
    if "#" in name:
        name = REMARK.sub(lambda found: take_remark(found["remark"], marks), name)
    if "*" in name:
        name = STARRED.sub(lambda found: take_starred(found["mark"], marks), name).strip()
    while True:
        shorter = take_last_mark(name, marks, brackets_are_categories=brackets_are_categories)
        if shorter == name:
            return name.strip()
        name = shorter


def take_printing_first(text: str, marks: Marks) -> str:
    """Take off a printing before the name: "[M15:44] Aetherspouts"."""
    printing = PRINTING_FIRST.match(text)
    if not printing:
        return text
    marks.printing(printing["set"], printing["number"])
    return text[printing.end() :]


def take_last_mark(name: str, marks: Marks, *, brackets_are_categories: bool) -> str:
    """Take off the last mark of a name, if it has one."""
    last = name[-1:]
    if last == "^":
        return LABEL.sub("", name)
    if last in "★☆" and last:
        marks.finish = marks.finish or ("foil" if STAR_AFTER.search(name) and not PRINTING.search(name) else None)
    finish = FINISH_AFTER.search(name) if last in ")]" and last else None
    if finish:
        marks.finish = marks.finish or FINISHES[finish["finish"].lower()]
        return name[: finish.start()]
    if last == "]":
        found = BRACKETED.search(name)
        if found:
            take_bracketed(found["inside"], marks, categories=brackets_are_categories)
            return name[: found.start()]
    if last == ">":
        return ANGLED.sub("", name)
    return take_printing(name, marks)


def take_printing(name: str, marks: Marks) -> str:
    """Take off a printing after the name that cannot be part of it: "(SLD) 1143", "(C19:47)", the empty "() 315"."""
    if "(" not in name:
        return STAR_AFTER.sub("", name)
    inside = PRINTING_INSIDE.search(name)
    if inside:
        marks.printing(inside["set"], inside["number"])
        return name[: inside.start()]
    printing = PRINTING.search(name)
    if printing and (printing["number"] or not printing["set"]):
        marks.printing(printing["set"], printing["number"])
        return name[: printing.start()]
    return STAR_AFTER.sub("", name)


def take_remark(remark: str, marks: Marks) -> str:
    """Take off what follows "#": Moxfield's and TappedOut's tags, Deckstats' "!Commander"."""
    for tag in re.split(r"\s*#\s*", remark.strip()):
        take_flag(tag.lower(), marks)
        marks.tags.append(tag)
    return ""


def take_starred(mark: str, marks: Marks) -> str:
    """Take off a mark between stars: *F*, *E*, *CMDR*."""
    take_flag(mark.strip().lower(), marks)
    return " "


def take_flag(flag: str, marks: Marks) -> None:
    """Remember a flag if it is a finish or a board."""
    marks.finish = marks.finish or FINISHES.get(flag)
    marks.part = marks.part or BOARD_MARKS.get(flag)


def take_bracketed(inside: str, marks: Marks, *, categories: bool) -> None:
    """Take off "[…]" at the end: a printing, or categories, of which some are boards: "[Commander{top},Ramp]"."""
    set_code, _, number = inside.partition(":")
    if not categories and SET_CODE.match(set_code) and (set_code.isupper() or number) and part_named(set_code) is None:
        marks.printing(set_code, number.strip("*"))
        return
    for category in inside.split(","):
        word = re.sub(r"\{[^{}]*\}", "", category).strip()
        part = part_named(word)
        if part in MARKING_CATEGORIES:
            marks.part = marks.part or part
        elif "{noDeck}" in category:
            marks.part = marks.part or "maybeboard"
        marks.tags.append(word)
