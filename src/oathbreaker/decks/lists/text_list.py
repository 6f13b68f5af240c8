"""Lists written as lines of text: which line is a card, a heading, a remark, and in which part a card stands."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final, cast

from oathbreaker.decks.deck import Board, DeckNote
from oathbreaker.decks.encoding import unreadable
from oathbreaker.decks.lists.card_line import CardLine, take_apart
from oathbreaker.decks.lists.headings import LONGEST_HEADING, Part, fold_heading, heading_part, is_sum, part_named
from oathbreaker.decks.lists.shape import LEADER_BOARDS, MOST_CARD_LINES, NO_BLOCK, LineKind, ListLine, RawList
from oathbreaker.texts.messages import say

PREFIXED: Final = re.compile(r"^(?P<comment>//\s*|#\s*)?(?P<word>[^\W\d][^:《\d]{0,30}?)\s*:\s*(?P<rest>\S.*)$")
SIDEBOARD_PREFIX: Final = re.compile(r"^SB:\s*", re.IGNORECASE)
BEGINS_WITH_COUNT: Final = re.compile(r"[-−]?\d+\s*(?:[x×枚]|\s)", re.IGNORECASE)
DECK_NAME: Final = re.compile(
    r"^(?://|#)?\s*(?:deck\s*)?(?:name|title|デッキ名|名前|タイトル)\s*[:=]\s*(?P<name>.*)$", re.IGNORECASE
)
ABOUT_NAME: Final = re.compile(r"^(?:Name|名前|名称|デッキ名)\s+(?P<name>\S.*)$")
FACTS: Final = re.compile(
    r"^(?:author|creator|by|format|source|date|url|link|event|player|description|comments?|notes?|version|archetype|"
    r"作者|製作者|フォーマット|出典|日付|備考|プレイヤー|コメント|説明|メモ)\s*[:=]|^LAYOUT \w+:|^https?://|^※",
    re.IGNORECASE,
)
COMMENT: Final = re.compile(r"^(?://|#|;|<!--)")
SEPARATOR: Final = re.compile(r"^(?!_{5,6}$)[\W_]+$")
"""A line of dashes or the like; but two cards are called by five and six underscores."""
ENCLOSED: Final = re.compile(r"^(?:【.*】|\[[^\[\]]*\]|〔.*〕|(==+|--+|\*\*+|##+).*\1)[:：]?$")
"""A heading by its looks alone: 【マナ加速】, [Ramp], == Ramp ==. No card line looks so."""

CLOSED_BY_BLANK: Final = frozenset({*LEADER_BOARDS, "companion"})
"""Parts of a few cards, which end with a blank line: what follows without a heading is the main deck."""


@dataclass(frozen=True, slots=True)
class Dialect:
    """What the text formats differ in.

    Attributes:
        brackets_are_categories: Whether [X] at a line's end is a category and never a set code.
        sideboard_after_blank: Whether the second of two unmarked blocks is the sideboard.
        tags_mark_spell: Whether the tag #Signature_Spell marks the signature spell.
    """

    brackets_are_categories: bool = False
    sideboard_after_blank: bool = False
    tags_mark_spell: bool = False


class TextReader:
    """Reads a list line by line. Every line of the text gives exactly one `ListLine`.

    Args:
        dialect: What is special about the format.
    """

    def __init__(self, dialect: Dialect) -> None:
        self.dialect = dialect
        self.lines: list[ListLine] = []
        self.name: str | None = None
        self.part: Part = "main"
        self.is_marked = False
        self.block = 0
        self.is_sorted = False
        self.cards_in_block = 0
        self.cards_in_part = 0
        self.cards_in_list = 0
        self.token_lines: list[int] = []

    def read(self, text: str) -> RawList:
        """Read a whole list."""
        lines = text.split("\n")
        for number, line in enumerate(lines, 1):
            plain = line if line.isascii() else unicodedata.normalize("NFKC", line)
            self.read_line(number, line, plain.strip())
        if not lines[-1]:
            self.lines.pop()
        return RawList(tuple(self.lines), self.name, self.notes(), self.dialect.sideboard_after_blank)

    def notes(self) -> tuple[DeckNote, ...]:
        """Return what was left out on purpose."""
        if not self.token_lines:
            return ()
        lines = tuple(self.token_lines)
        return (DeckNote("tokens-left-out", say("decks.tokens_left_out", count=len(lines)), lines),)

    def read_line(self, number: int, line: str, plain: str) -> None:
        """Read one line; `plain` is the line after NFKC, without space around it."""
        if not plain:
            self.end_block()
            if self.part == "about" or (self.part in CLOSED_BY_BLANK and self.cards_in_part):
                self.open_part("main", marked=False)
            self.add(number, line, "blank")
        elif self.is_about_the_deck(plain):
            self.add(number, line, "comment")
        elif SIDEBOARD_PREFIX.match(plain):
            self.read_card(number, line, take_apart(self.without_prefix(plain)), "sideboard")
        elif not self.read_heading(number, line, plain) and not self.read_prefixed(number, line, plain):
            self.read_rest(number, line, plain)

    def without_prefix(self, plain: str) -> str:
        """Return a line without "SB:"."""
        return SIDEBOARD_PREFIX.sub("", plain)

    def is_about_the_deck(self, plain: str) -> bool:
        """Tell whether a line says something about the deck as a whole; its name is kept."""
        named = DECK_NAME.match(plain) or (self.part == "about" and ABOUT_NAME.match(plain))
        if named:
            self.name = self.name or named["name"].strip() or None
            return True
        return FACTS.match(plain) is not None

    def read_heading(self, number: int, line: str, plain: str) -> bool:
        """Read a line if it is a heading, or sums a part up."""
        part = heading_part(plain)
        if part is None:
            if is_sum(plain):
                self.add(number, line, "comment")
                return True
            return False
        self.end_block()
        if part == "type":
            # A type sorts the cards of the part it stands in; only the few leaders are never sorted.
            self.is_sorted = True
            if self.part not in {"main", "sideboard", "maybeboard"}:
                self.open_part("main", marked=False)
        else:
            self.open_part(part, marked=True)
        self.add(number, line, "heading")
        return True

    def read_prefixed(self, number: int, line: str, plain: str) -> bool:
        """Read a line such as "COMMANDER: 1 X" or "// SignatureSpell: 1 X" if it is one."""
        prefixed = PREFIXED.match(plain)
        part = part_named(prefixed["word"]) if prefixed else None
        if prefixed is None or part is None or part in {"type", "about"}:
            return False
        has_count = BEGINS_WITH_COUNT.match(prefixed["rest"]) is not None
        if not has_count and (prefixed["comment"] or part in {"main", "tokens"}):
            if part == "main":
                self.name = self.name or prefixed["rest"]
            self.add(number, line, "comment")
            return True
        self.read_card(number, line, take_apart(prefixed["rest"]), part)
        return True

    def read_rest(self, number: int, line: str, plain: str) -> None:
        """Read a line that is a remark, a heading by its looks, or a card."""
        if COMMENT.match(plain):
            if plain[:2] == "//" and plain[2:3].strip() and self.cards_in_part:
                self.leave_leaders()
            self.add(number, line, "comment")
        elif SEPARATOR.match(plain):
            self.add(number, line, "comment")
        elif len(plain) <= LONGEST_HEADING and ENCLOSED.match(plain):
            self.end_block()
            self.is_sorted = True
            self.leave_leaders()
            self.add(number, line, "heading")
        else:
            categories = self.dialect.brackets_are_categories
            self.read_card(number, line, take_apart(plain, brackets_are_categories=categories), None)

    def read_card(self, number: int, line: str, card: CardLine, prefix: Part | None) -> None:
        """Read a card line that stands in the part its prefix, its marks or the heading above it say.

        Raises:
            DeckFormatError: There are more card lines than a deck can have; the rest is not looked at.
        """
        self.cards_in_list += 1
        if self.cards_in_list > MOST_CARD_LINES:
            raise unreadable(say("decks.too_many_lines", most=MOST_CARD_LINES))
        part = card.part or prefix
        if part is None and self.dialect.tags_mark_spell and "signaturespell" in map(fold_heading, card.tags):
            part = "signature spell"
        marked = part is not None or self.is_marked
        part = part or self.part
        self.cards_in_block += 1
        self.cards_in_part += 1
        if card.reason is not None:
            self.lines.append(ListLine(number, line, "error", reason=card.reason))
        elif part == "tokens":
            self.token_lines.append(number)
            self.add(number, line, "comment")
        else:
            board = "main" if part in {"about", "type"} else cast("Board", part)
            block = NO_BLOCK if self.is_sorted else self.block
            self.lines.append(ListLine(number, line, "card", board, card.readings, block, marked))

    def add(self, number: int, line: str, kind: LineKind) -> None:
        """Add a line that is no card."""
        self.lines.append(ListLine(number, line, kind))

    def end_block(self) -> None:
        """Begin a new block, if the one at hand has cards."""
        if self.cards_in_block:
            self.block += 1
            self.cards_in_block = 0
            self.is_sorted = False

    def open_part(self, part: Part, *, marked: bool) -> None:
        """Begin a part of the list."""
        self.part = part
        self.is_marked = marked
        self.cards_in_part = 0

    def leave_leaders(self) -> None:
        """Return to the main deck from a part of a few cards."""
        if self.part in CLOSED_BY_BLANK:
            self.open_part("main", marked=False)


def read_text(text: str, dialect: Dialect) -> RawList:
    """Read a list written as lines of text."""
    return TextReader(dialect).read(text)
