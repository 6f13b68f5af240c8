"""Text on a screen: one line of visible characters, shortened, folded to a width in either language."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from rich.cells import cell_len, chop_cells

NOT_SHOWN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode categories that no name needs: control and format characters, surrogates, unassigned ones."""

NO_BEGINNING: Final = "[、。，．：）」』》〕％%・]*"
"""Signs that do not begin a line."""

LETTERS: Final = rf"\s+|[!-~]+{NO_BEGINNING}|[「『《（]*(?:[ァ-ヺー・]{{1,16}}[0-9]*|.){NO_BEGINNING}"

TOKEN: Final = re.compile(rf"（[^（）]{{1,20}}）[、。]*|{LETTERS}", re.DOTALL)
"""What stays on one line: a word, katakana, a number in brackets, a letter with what must not begin or end a line."""

PART: Final = re.compile(LETTERS, re.DOTALL)
"""What stays on one line of a bracket that has no room on one."""


def visible(text: str) -> str:
    """Return a text as one line of visible characters, runs of spaces as one."""
    return " ".join("".join(" " if unicodedata.category(sign) in NOT_SHOWN else sign for sign in text).split())


def shortened(text: str, longest: int) -> str:
    """Return a text of at most so many characters, "..." in place of what is too much.

    Three full stops, since "…" is one cell wide on some terminals and two on others.
    """
    return text if len(text) <= longest else f"{text[: longest - 3]}..."


def folded(text: str, room: int) -> list[str]:
    """Return a text as lines of at most so many cells (East Asian characters take two).

    No line begins or ends with a space, and in Japanese none begins with a comma or closing bracket.
    """
    lines = [""]
    tokens = TOKEN.findall(text)
    parts = (part for token in tokens for part in ([token] if cell_len(token) <= room else PART.findall(token)))
    for piece in (piece for part in parts for piece in chop_cells(part, max(room, 2))):
        if cell_len(lines[-1] + piece) > room and lines[-1]:
            lines[-1] = lines[-1].rstrip()
            lines.append("")
        lines[-1] += piece if lines[-1] else piece.lstrip()
    return lines
