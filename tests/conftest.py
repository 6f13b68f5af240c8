"""What every test may ask for: the corpus beside the checkout, the embedded catalog."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

from oathbreaker.library.catalog import CardCatalog

# The same examples every time, and no clock: a slow machine is no failure.
settings.register_profile("house", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("house")


@pytest.fixture(scope="session")
def corpus() -> Path:
    """Return the folder with the official card data, `OATHBREAKER_CORPUS` or `../shared`; skip where there is none."""
    folder = Path(os.environ.get("OATHBREAKER_CORPUS") or Path(__file__).parents[2] / "shared")
    if not (folder / "cards" / "oracle-cards.jsonl").is_file():
        pytest.skip(f"no corpus at {folder}: set OATHBREAKER_CORPUS to the folder that holds cards/oracle-cards.jsonl")
    return folder


@pytest.fixture(scope="session")
def catalog() -> CardCatalog:
    """Return the embedded card data."""
    return CardCatalog.embedded()
