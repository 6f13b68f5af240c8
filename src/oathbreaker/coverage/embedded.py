"""How much of the cards that ship inside is read: counted when their trees were built, so that nothing is read now."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from oathbreaker.cards.storage import readings_folder
from oathbreaker.coverage.played import LEAST_GAMES, embedded_games
from oathbreaker.coverage.report import Coverage, coverage_from_json

COUNTS = "coverage.json"
"""The file beside the embedded trees."""


def embedded_coverage() -> Coverage:
    """Return how much of the cards that ship inside is read, and how much of it was played since."""
    coverage = coverage_from_json(counts())
    coverage.played = sum(games >= LEAST_GAMES for _, games in embedded_games().values())
    return coverage


@cache
def not_performed() -> frozenset[str]:
    """Return the names of the cards whose text is understood but cannot be carried out."""
    return frozenset(counts()["not_performed"])


def counts() -> Any:  # noqa: ANN401  JSON
    """Return what was counted when the trees were built."""
    return json.loads(readings_folder().joinpath(COUNTS).read_text(encoding="utf-8"))
