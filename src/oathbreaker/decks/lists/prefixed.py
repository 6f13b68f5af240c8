"""Lists with leaders after a word: "COMMANDER: 1 Chulane, Teller of Tales [foil]", "// SignatureSpell: 1 …"."""

from __future__ import annotations

import re
from typing import Final

from oathbreaker.decks.lists.shape import ListFormat, RawList
from oathbreaker.decks.lists.text_list import Dialect, read_text

OWN: Final = re.compile(
    r"^(?://\s*)?(?:Commander|Oathbreaker|Signature ?Spell|オースブレイカー|誓い破り|刻銘呪文|トレードマークの呪文)"
    r"\s*[:：]\s*[\d《]",
    re.MULTILINE | re.IGNORECASE,
)


def recognise(text: str) -> int:
    """Tell a list with a card after such a word."""
    return 74 if OWN.search(text) else 0


def read(text: str) -> RawList:
    """Read such a list."""
    return read_text(text, Dialect())


FORMAT: Final = ListFormat("prefixed", recognise, read)
