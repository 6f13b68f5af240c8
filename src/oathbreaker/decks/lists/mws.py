"""Magic Workstation's .mwDeck and the older .dec: "4 [M14] Mutavault", "SB:  1 [DGM] Wear/Tear", remarks after //."""

from __future__ import annotations

import re
from typing import Final

from oathbreaker.decks.lists.shape import ListFormat, RawList
from oathbreaker.decks.lists.text_list import Dialect, read_text

OWN: Final = re.compile(r"^// Deck file for Magic Workstation", re.MULTILINE)
SET_FIRST: Final = re.compile(r"^\s*(?:SB:)?\s*\d+ \[[A-Za-z0-9]{2,8}\] \S", re.MULTILINE)
SIDEBOARD: Final = re.compile(r"^SB:\s*\d+\s+[^\[\s]", re.MULTILINE)


def recognise(text: str) -> int:
    """Tell a list with sets before its names, or with "SB:"."""
    if OWN.search(text):
        return 92
    if SET_FIRST.search(text):
        return 70
    return 50 if SIDEBOARD.search(text) else 0


def read(text: str) -> RawList:
    """Read a Magic Workstation list."""
    return read_text(text, Dialect())


FORMAT: Final = ListFormat("mws", recognise, read)
