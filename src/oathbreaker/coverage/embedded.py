"""How much of the cards that ship inside is read: counted when their trees were built, so that nothing is read now."""

from __future__ import annotations

import json

from oathbreaker.cards.storage import readings_folder
from oathbreaker.coverage.report import Coverage, coverage_from_json

COUNTS = "coverage.json"
"""The file beside the embedded trees."""


def embedded_coverage() -> Coverage:
    """Return how much of the cards that ship inside is read."""
    return coverage_from_json(json.loads(readings_folder().joinpath(COUNTS).read_text(encoding="utf-8")))
