"""The decks that ship inside, by name."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path


def embedded_decks() -> list[str]:
    """Return the names of the decks that ship inside."""
    folder = files("oathbreaker.data").joinpath("decks")
    return sorted(file.name.removesuffix(".txt") for file in folder.iterdir())


def embedded_name(name: str) -> str | None:
    """Return the full name of the deck inside that a name, or the beginning of one, means; None where none is meant."""
    inside = [deck for deck in embedded_decks() if deck.startswith(name)]
    return inside[0] if name and len(inside) == 1 and not Path(name).exists() else None


def embedded_text(name: str) -> str:
    """Return the list of a deck that ships inside."""
    return files("oathbreaker.data").joinpath("decks", f"{name}.txt").read_text(encoding="utf-8")
