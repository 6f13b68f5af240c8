"""The decks that ship inside, by name."""

from __future__ import annotations

from importlib.resources import files


def embedded_decks() -> list[str]:
    """Return the names of the decks that ship inside."""
    folder = files("oathbreaker.data").joinpath("decks")
    return sorted(file.name.removesuffix(".txt") for file in folder.iterdir())


def embedded_text(name: str) -> str:
    """Return the list of a deck that ships inside."""
    return files("oathbreaker.data").joinpath("decks", f"{name}.txt").read_text(encoding="utf-8")
