"""How much of the cards that ship inside is read: counted when their trees were built, so that nothing is read now."""

from __future__ import annotations

import json
from typing import Any

from oathbreaker.cards.storage import embedded_readings, readings_folder
from oathbreaker.coverage.played import digest_of, embedded_games, played
from oathbreaker.coverage.report import Coverage, coverage_from_json, ranking_from_text

COUNTS = "coverage.json"
"""What is counted whenever the trees are built; beside them."""
RANKING = "blocks.tsv"
"""Which phrases block most cards: what `make ledger` last found; beside the trees."""


def embedded_coverage() -> Coverage:
    """Return how much of the cards that ship inside is read, and how much of it was played since."""
    coverage = coverage_from_json(counts())
    games, readings = embedded_games(), embedded_readings()
    coverage.played = played(games, {name: digest_of(readings[name]) for name in games if name in readings})
    coverage.declines = ranking_from_text(readings_folder().joinpath(RANKING).read_text(encoding="utf-8"))
    return coverage


def counts() -> Any:  # noqa: ANN401  JSON
    """Return what was counted when the trees were built."""
    return json.loads(readings_folder().joinpath(COUNTS).read_text(encoding="utf-8"))
