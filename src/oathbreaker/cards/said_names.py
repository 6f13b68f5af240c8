"""CR 201.2 Names of cards that other cards speak of, in Japanese."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files


@cache
def said_names() -> Mapping[str, str]:
    """Return the English names that rules texts say -> the Japanese names of those cards."""
    text = files("oathbreaker.data").joinpath("japanese", "names.tsv").read_text(encoding="utf-8")
    rows = (line.partition("\t") for line in text.splitlines())
    return {english: japanese for english, _, japanese in rows}


def said_name(name: str) -> str:
    """Return a card's name in Japanese; the English one where no Japanese is known."""
    return said_names().get(name) or name
