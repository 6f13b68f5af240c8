"""The ledger: one line a card with its verdict and the digest of its trees, so that every change shows what moved.

A card that was read and is not any more stands in it as "lost", until it is read again or somebody says why.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from oathbreaker.coverage.reading import CardResult

LOST: Final = "lost"
"""The verdict of a card that was read before and is declined now."""

Entry = tuple[str, str]
"""(verdict, digest)"""


@dataclass(frozen=True, slots=True)
class Moves:
    """How a ledger differs from the one before.

    Attributes:
        won: Cards that are read now and were not.
        lost: Cards that were read and are not.
        changed: Cards whose trees are others.
    """

    won: tuple[str, ...]
    lost: tuple[str, ...]
    changed: tuple[str, ...]


def ledger_of(results: Iterable[CardResult], before: Mapping[str, Entry]) -> dict[str, Entry]:
    """Return the ledger of what cards' readings gave, by name; `before` is the ledger as it was."""
    found: dict[str, Entry] = {}
    for result in sorted(results, key=lambda result: result.name):
        was_read = before.get(result.name, ("", ""))[0] in {"read", LOST}
        verdict = LOST if was_read and result.verdict == "declined" else result.verdict
        found[result.name] = (verdict, result.digest)
    return found


def moves(before: Mapping[str, Entry], after: Mapping[str, Entry]) -> Moves:
    """Return how a ledger differs from the one before; of cards that are in both."""
    names = [name for name in after if name in before]
    read_before = {name for name in names if before[name][0] == "read"}
    read_after = {name for name in names if after[name][0] == "read"}
    return Moves(
        tuple(sorted(read_after - read_before)),
        tuple(sorted(read_before - read_after)),
        tuple(name for name in names if name in read_before & read_after and before[name] != after[name]),
    )


def ledger_text(ledger: Mapping[str, Entry]) -> str:
    """Return a ledger as text: name, verdict and digest, tabs between them."""
    return "".join("\t".join((name, *entry)).rstrip("\t") + "\n" for name, entry in ledger.items())


def ledger_from_text(text: str) -> dict[str, Entry]:
    """Return what `ledger_text` wrote."""
    rows = (line.split("\t") for line in text.splitlines())
    return {name: (verdict, digest[0] if digest else "") for name, verdict, *digest in rows}
