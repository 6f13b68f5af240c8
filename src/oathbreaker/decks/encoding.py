"""From a file to text: which encoding it is in, and what is no deck list at all."""

from __future__ import annotations

import codecs
import re
import stat
from pathlib import Path
from typing import Final

from oathbreaker.texts.errors import DeckFormatError, UnreadableLine
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.showing import shortened, visible

MOST_BYTES: Final = 2 * 1024 * 1024
"""A deck list of 60 cards has some kilobytes; a file larger than this is none."""

BYTE_ORDER_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
"""The mark of UTF-32 LE begins with that of UTF-16 LE, so it is looked for first."""

LONGEST_TITLE: Final = 200
"""Characters of a deck's name that are kept."""

LEAST_ZEROS: Final = 0.05
MANY_ZEROS: Final = 0.4
"""Share of characters with a zero byte in UTF-16 that is Japanese, and in UTF-16 that could also be UTF-8."""

UNWANTED: Final = re.compile(
    r"[\x00-\x08\x0e-\x1f\x7f-\x9f\ud800-\udfff\ue000-\uf8ff\ufffe\uffff\U000f0000-\U0010ffff]"
)
"""Control characters, halves of characters, private characters: text that a person wrote has none. Tabs, line ends
and form feeds are white space.
"""

DOS_END: Final = "\x1a"
"""The mark with which DOS ends a file, and with which it sometimes fills it up."""

INVISIBLE: Final = re.compile(
    r"[\xad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]"
)
"""Characters that copying from a web page brings along and nobody sees."""

WHITE_SPACE: Final = ("\v", "\f", "\u2028", "\u2029")
"""White space that is no line end here: JSON has line separators within texts."""


def unreadable(reason: Message, text: str = "") -> DeckFormatError:
    """Return the error for a file that is unreadable as a whole."""
    return DeckFormatError(reason, [UnreadableLine(0, text, reason)])


def read_file(path: Path) -> bytes:
    """Return a file's bytes. Devices, pipes and folders are refused unopened, large files unread.

    Raises:
        DeckFormatError: It is no ordinary file, or too large for a deck list.
        OSError: It cannot be opened.
    """
    about = path.stat()
    if stat.S_ISDIR(about.st_mode):
        raise unreadable(say("decks.folder", path=visible(str(path))))
    if not stat.S_ISREG(about.st_mode):
        raise unreadable(say("decks.no_ordinary_file", path=visible(str(path))))
    if about.st_size > MOST_BYTES:
        raise unreadable(say("decks.file_too_large", path=visible(str(path)), size=about.st_size, most=MOST_BYTES))
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)


def decode(data: bytes) -> str:
    """Return the text of these bytes: UTF-8 or UTF-16, with or without a byte order mark, else CP932.

    Raises:
        DeckFormatError: They are too many, or no text.
    """
    if len(data) > MOST_BYTES:
        raise unreadable(say("decks.text_too_large", most=MOST_BYTES))
    for mark, encoding in BYTE_ORDER_MARKS:
        if data.startswith(mark):
            text = decoded(data[len(mark) :], encoding)
            break
    else:
        text = decoded_without_mark(data)
    if text is None:
        raise unreadable(say("decks.binary"))
    return text


def decoded_without_mark(data: bytes) -> str | None:
    """Return the text in the one encoding that fits, None where none does."""
    if b"\0" in data:
        return decoded_utf16(data)
    text = decoded(data, "utf-8")
    if text is None:
        text = decoded(data, "cp932")
        if text is not None and UNWANTED.search(without_end_mark(text)):
            return None
    return text


def decoded_utf16(data: bytes) -> str | None:
    """Return the text of UTF-16 without a mark, where the zero bytes of ASCII letters plainly show its byte order."""
    zeros_even, zeros_odd = data[::2].count(0), data[1::2].count(0)
    most, fewest = max(zeros_even, zeros_odd), min(zeros_even, zeros_odd)
    # A few zeros are on the other side: those of the ideographic space and of kanji such as U+5200. Where all else
    # could be UTF-8, only many zeros make it UTF-16.
    needed = LEAST_ZEROS if decoded(data, "utf-8") is None else MANY_ZEROS
    if len(data) % 2 or most < 3 * fewest or most < needed * len(data) / 2:
        return None
    text = decoded(data, "utf-16-le" if zeros_odd > zeros_even else "utf-16-be")
    return None if text is None or UNWANTED.search(without_end_mark(text)) else text


def decoded(data: bytes, encoding: str) -> str | None:
    """Return the text in this encoding, None if the bytes are not of it."""
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        return None


def without_end_mark(text: str) -> str:
    """Return a text without the mark with which DOS ends a file."""
    bare = text.rstrip()
    return bare.rstrip(DOS_END) if bare.endswith(DOS_END) else text


def clean(text: str) -> str:
    """Return a list's text without invisible characters, its line breaks as newlines, form feeds as spaces.

    Raises:
        DeckFormatError: It is too long, or has characters that no text has; the message names the line.
    """
    if len(text) > MOST_BYTES:
        raise unreadable(say("decks.text_too_large", most=MOST_BYTES))
    text = without_end_mark(text).replace("\r\n", "\n").replace("\r", "\n")
    for space in WHITE_SPACE:
        text = text.replace(space, " ")
    unwanted = UNWANTED.search(text)
    if unwanted:
        line = text.count("\n", 0, unwanted.start()) + 1
        reason = say("decks.control_character", code=f"U+{ord(unwanted[0]):04X}", line=line)
        raise DeckFormatError(reason, [UnreadableLine(line, "", reason)])
    return text if text.isascii() else INVISIBLE.sub("", text)


def unescaped_name(text: str) -> tuple[str, Message | None]:
    """Return a name that stood in a text with escapes, as `clean` leaves one, and what is wrong with it.

    JSON, XML and HTML write any character as an escape, which `clean` does not see.
    """
    name = " ".join(INVISIBLE.sub("", text).split())
    unwanted = UNWANTED.search(name)
    if unwanted:
        return visible(name), say("decks.control_character_in_name", code=f"U+{ord(unwanted[0]):04X}")
    return name, None


def clean_title(text: str | None) -> str | None:
    """Return what a list calls its deck, in one line of visible characters; None if nothing is left."""
    return shortened(visible(INVISIBLE.sub("", text or "")), LONGEST_TITLE) or None
