"""Japanese lists: 《稲妻》, `4 稲妻`, `４枚 《稲妻》`, `稲妻 ×4`, 《稲妻/Lightning Bolt》, with Japanese headings."""

from __future__ import annotations

import re
from typing import Final

from oathbreaker.decks.deck import Deck, DeckEntry
from oathbreaker.decks.lists.shape import ListFormat, RawList
from oathbreaker.decks.lists.text_list import Dialect, read_text
from oathbreaker.decks.lists.written import NameStyle, blocks, finish, headed, parts_of, printing
from oathbreaker.texts.languages import Language

JAPANESE: Final = re.compile(r"[ぁ-ゖァ-ヺ一-鿿々]")
IN_BRACKETS: Final = re.compile(r"《[^《》\n]+》")
STYLE: Final = NameStyle()


def recognise(text: str) -> int:
    """Tell a list with names in 《》, or with any Japanese in it."""
    if text.isascii():
        return 0
    if IN_BRACKETS.search(text):
        return 72
    return 30 if JAPANESE.search(text) else 0


def read(text: str) -> RawList:
    """Read a Japanese list."""
    return read_text(text, Dialect())


def write(deck: Deck, _language: Language) -> str:
    """Write a Japanese list. Names are given in both languages: a Japanese one can belong to two cards."""
    parts = parts_of(deck)

    def line(entry: DeckEntry) -> str:
        japanese, english = STYLE.name(entry, "ja"), STYLE.name(entry)
        name = english if japanese == english else f"{japanese}/{english}"
        return f"{entry.count} 《{name}》{printing(entry)}{finish(entry)}"

    leaders: list[list[str]] = []
    for pair in deck.leaders:
        leaders.append(headed("オースブレイカー", map(line, filter(None, [pair.oathbreaker]))))
        leaders.append(headed("刻銘呪文", map(line, filter(None, [pair.signature_spell]))))
    return blocks(
        [f"デッキ名：{deck.name}"] if deck.name else [],
        *leaders,
        headed("相棒", map(line, parts.companion)),
        headed("メインデッキ", map(line, parts.main)),
        headed("サイドボード", map(line, parts.sideboard)),
        headed("候補", map(line, parts.maybeboard)),
    )


FORMAT: Final = ListFormat("japanese", recognise, read, write, marks_leaders=True)
