"""All list formats, and which of them a text is in."""

from __future__ import annotations

import re
from typing import Final

from oathbreaker.decks.encoding import unreadable
from oathbreaker.decks.lists import (
    archidekt,
    arena,
    cockatrice,
    deckstats,
    forge,
    japanese,
    moxfield,
    moxfield_json,
    mtggoldfish,
    mtgo,
    mtgo_text,
    mws,
    octgn,
    plain,
    prefixed,
    tappedout,
    xmage,
)
from oathbreaker.decks.lists.headings import heading_part
from oathbreaker.decks.lists.shape import ListFormat
from oathbreaker.texts.messages import say

LIST_FORMATS: Final[tuple[ListFormat, ...]] = (
    plain.FORMAT,
    moxfield.FORMAT,
    moxfield_json.FORMAT,
    archidekt.FORMAT,
    tappedout.FORMAT,
    deckstats.FORMAT,
    arena.FORMAT,
    mtgo.FORMAT,
    mtgo_text.FORMAT,
    mtggoldfish.FORMAT,
    cockatrice.FORMAT,
    forge.FORMAT,
    xmage.FORMAT,
    mws.FORMAT,
    octgn.FORMAT,
    prefixed.FORMAT,
    japanese.FORMAT,
)
"""Of two formats equally sure of a text, the earlier one reads it."""

MARKUP_SURENESS: Final = 96
"""What the formats in XML are sure of at least."""

IN_XML: Final = frozenset({cockatrice.FORMAT, mtgo.FORMAT, octgn.FORMAT})

XML_SIGN: Final = re.compile(r"<[?!/]|/>|<[A-Za-z][^<>\n]*=")
"""What tells XML from a list under the heading "<Oathbreaker>": a declaration, an end, an attribute."""

SAMPLE_LINES: Final = 400
SAMPLE_WIDTH: Final = 300
"""As much of a text is looked at to tell its format: lines, and characters of each."""

MARKUP: Final = re.compile(r"\s*<(?:\?xml|!|[A-Za-z][\w.:-]*[\s/>])")


def is_headed(text: str) -> bool:
    """Tell whether a text begins with a line that heads a part of a list."""
    return heading_part(text.lstrip().partition("\n")[0]) is not None


def recognise(text: str) -> ListFormat:
    """Return the format that is surest of this text.

    Raises:
        DeckFormatError: It is XML or HTML of another kind.
    """
    sample = "\n".join(line[:SAMPLE_WIDTH] for line in text.split("\n", SAMPLE_LINES)[:SAMPLE_LINES])
    is_markup = MARKUP.match(sample) is not None and not (is_headed(sample) and XML_SIGN.search(text) is None)
    possible = [list_format for list_format in LIST_FORMATS if is_markup or list_format not in IN_XML]
    best = max(possible, key=lambda list_format: list_format.recognise(sample))
    if is_markup and best.recognise(sample) < MARKUP_SURENESS:
        raise unreadable(say("decks.xml_unknown"))
    return best
