"""Lists in XML, read element by element; entities and document types are refused, nothing is fetched."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from typing import Final
from xml.sax import SAXParseException
from xml.sax.handler import ContentHandler
from xml.sax.xmlreader import AttributesImpl, Locator

from oathbreaker.decks.deck import Board, DeckNote
from oathbreaker.decks.encoding import unreadable
from oathbreaker.decks.lists.card_line import MOST_COUNT_SHOWN, count_problem, read_name
from oathbreaker.decks.lists.shape import MOST_CARD_LINES, ListLine, RawList, Reading
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.showing import shortened, visible

DECLARATION: Final = re.compile(r"^\s*<\?xml[^>]*\?>")
WHOLE: Final = re.compile(r"[+]?(?P<sign>-)?(?P<count>\d+)")
SHOWN: Final = 200
"""Characters of a line that may hold many elements, after which the element alone is shown."""

MOST_TEXT: Final = 100_000
"""Characters of one element's text: the longest remark, not a whole file."""


class DeckElements(ContentHandler):
    """Collects cards from the elements of a deck file. Each format says which elements are cards.

    Args:
        text: The file's text, of which errors repeat lines.
    """

    def __init__(self, text: str) -> None:
        super().__init__()
        self.source = text.split("\n")
        self.lines: list[ListLine] = []
        self.name: str | None = None
        self.banner: str | None = None
        self.token_lines: list[int] = []
        self.block = 0
        self.kept_text: list[str] = []
        self.text_length = 0
        self.locator: Locator | None = None

    def setDocumentLocator(self, locator: Locator) -> None:  # noqa: N802  the name that SAX calls
        """Remember what tells the line."""
        self.locator = locator

    @property
    def line(self) -> int:
        """The line of the file that is being read, from 1."""
        number = self.locator.getLineNumber() if self.locator else None
        return number or 0

    def startElement(self, name: str, attrs: AttributesImpl) -> None:  # noqa: N802  the name that SAX calls
        """Hand an element to the format."""
        self.forget_text()
        if len(self.lines) > MOST_CARD_LINES:
            raise unreadable(say("decks.too_many_lines", most=MOST_CARD_LINES))
        self.open(name, dict(attrs.items()))

    def characters(self, content: str) -> None:
        """Keep an element's text, which comes in pieces.

        Raises:
            DeckFormatError: It is too long.
        """
        self.text_length += len(content)
        if self.text_length > MOST_TEXT:
            raise unreadable(say("decks.xml_text_too_long", line=self.line, most=MOST_TEXT))
        self.kept_text.append(content)

    def endElement(self, name: str) -> None:  # noqa: N802  the name that SAX calls
        """Hand an element's end and text to the format."""
        self.close(name, " ".join("".join(self.kept_text).split()))
        self.forget_text()

    def forget_text(self) -> None:
        """Begin a new text."""
        self.kept_text.clear()
        self.text_length = 0

    def open(self, element: str, attributes: Mapping[str, str]) -> None:
        """Take the beginning of an element."""
        raise NotImplementedError

    def close(self, element: str, text: str) -> None:
        """Take the end of an element, with its text if it holds nothing else."""
        raise NotImplementedError

    def add_card(  # noqa: PLR0913  the facts of a card element, by name
        self,
        name: str,
        count: str,
        board: Board,
        *,
        line: int,
        marked: bool = True,
        set_code: str | None = None,
        number: str | None = None,
    ) -> None:
        """Add a card, or the error of its count or name."""
        shown = self.shown(line, f"{count[:SHOWN]} {name[:SHOWN]}")
        copies, wrong_count = read_count(count)
        name, wrong_name = read_name(name)
        reason = wrong_count or wrong_name
        if reason is not None:
            self.lines.append(ListLine(line, shown, "error", reason=reason))
            return
        reading = Reading(copies, name, (set_code or "").upper() or None, number or None)
        self.lines.append(ListLine(line, shown, "card", board, (reading,), self.block, marked))

    def refuse(self, element: str) -> None:
        """Add the line at hand as one that cannot be read, since this element is no part of a deck."""
        reason = say("decks.xml_element", element=shortened(visible(element), SHOWN))
        self.lines.append(ListLine(self.line, self.shown(self.line, ""), "error", reason=reason))

    def shown(self, line: int, otherwise: str) -> str:
        """Return what an error repeats: a line of the file, or something else where the file is all one line."""
        text = self.source[line - 1] if 0 < line <= len(self.source) else ""
        return text.strip() if len(text) <= SHOWN else otherwise or text[:SHOWN]

    def result(self) -> RawList:
        """Return the list: every card, and as remarks the lines with no card in them."""
        taken = {line.number for line in self.lines}
        markup = [
            ListLine(number, line, "comment" if line.strip() else "blank")
            for number, line in enumerate(self.source, 1)
            if number not in taken
        ]
        notes: tuple[DeckNote, ...] = ()
        if self.token_lines:
            lines = tuple(self.token_lines)
            notes = (DeckNote("tokens-left-out", say("decks.tokens_left_out", count=len(lines)), lines),)
        ordered = sorted([*self.lines, *markup], key=lambda line: line.number)
        return RawList(tuple(ordered), self.name, notes, banner=self.banner)


def read_count(text: str) -> tuple[int, Message | None]:
    """Return a count and what is wrong with it."""
    found = WHOLE.fullmatch(text.strip())
    if not found:
        return 0, say("decks.count_unreadable", count=shortened(visible(text), MOST_COUNT_SHOWN))
    wrong = count_problem(found["sign"], found["count"])
    return (0, wrong) if wrong else (int(found["count"]), None)


def read_xml(text: str, elements: DeckElements) -> RawList:
    """Read a list in XML.

    Raises:
        DeckFormatError: It is damaged, or defines entities.
    """
    from defusedxml.common import DefusedXmlException  # noqa: PLC0415  brings half the network library along
    from defusedxml.sax import parseString  # noqa: PLC0415

    # The text is decoded already, whatever encoding its declaration names.
    plain = DECLARATION.sub(lambda found: "\n" * found[0].count("\n"), text)
    try:
        parseString(plain.encode(), elements, forbid_dtd=True)
    except DefusedXmlException:
        raise unreadable(say("decks.xml_definitions")) from None
    except SAXParseException as error:
        reason = say("decks.xml_damaged", line=error.getLineNumber() or 0, error=error.getMessage())
        raise unreadable(reason) from None
    return elements.result()


def element(name: str, attributes: Mapping[str, str | int], text: str | None = None) -> str:
    """Write an element."""
    inside = "".join(f' {key}="{escape(str(value))}"' for key, value in attributes.items())
    return f"<{name}{inside}/>" if text is None else f"<{name}{inside}>{escape(text, quote=False)}</{name}>"
