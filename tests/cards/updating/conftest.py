"""What the tests of updating share: a server, and a data folder with data in use."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cards.updating.homes import Home, old_cards
from tests.cards.updating.server import CardServer, running_server

from oathbreaker.cards.storage import install_cards


@pytest.fixture
def server() -> Iterator[CardServer]:
    """Return a server on loopback."""
    with running_server() as server:
        yield server


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, server: CardServer) -> Home:
    """Return a data folder with a few cards in use; no proxy stands between it and the server."""
    monkeypatch.setenv("NO_PROXY", "*")
    monkeypatch.setenv("OATHBREAKER_CARD_SOURCE", server.index)
    folder = tmp_path / "data"
    install_cards(old_cards(), data_date="2026-01-01", source="before", folder=folder)
    return Home(folder)
