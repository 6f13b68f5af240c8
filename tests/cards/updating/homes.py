"""A data folder for the tests of updating, and the cards that are in it and that come."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
from tests.cards.importing.records import Record, as_lines, card, known_cards, packed

from oathbreaker.cards import storage
from oathbreaker.cards.card import Card
from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.cards.importing.scryfall import card_from_scryfall
from oathbreaker.cards.updating import DataChange, Patience, update_cards
from oathbreaker.texts.errors import DataUpdateError

HASTE = Patience(connect=2, read=2, total=20, attempts=3, pause=1, longest_pause=100, largest=1 << 20)
"""Enough for a loopback server; nobody waits, because the tests' `wait` returns at once."""

LEFT = {"cards.sqlite", "update.lock"}
"""The files in the data folder when nothing of a download is kept."""

HALF = {*LEFT, "download.part", "download.json"}
"""The files when a download can go on."""

JAPANESE = {"Lightning Bolt": ("稲妻", "いなずま"), "Insectile Aberration": ("昆虫の逸脱者", None)}


def old_cards() -> list[Card]:
    """Return the cards in use before an update: those that last and one that will go, with Japanese names."""
    return [with_japanese(card_from_scryfall(record)) for record in [*lasting_records(), card("Old Bear")]]


def lasting_records() -> list[Record]:
    """Return the records of cards that are there before and after an update: 13."""
    return [*known_cards(), *(card(f"Bear {number}") for number in range(8))]


def new_records() -> list[Record]:
    """Return the records of an update: the cards that last, and three others instead of the old one: 16."""
    return [*lasting_records(), card("New Bear"), card("Newer Bear"), card("Newest Bear")]


def new_file() -> bytes:
    """Return the bulk file of an update."""
    return packed(as_lines(new_records()))


def with_japanese(found: Card) -> Card:
    """Return a card with its Japanese names."""
    faces = tuple(
        replace(face, japanese_name=JAPANESE[face.name][0], reading=JAPANESE[face.name][1])
        if face.name in JAPANESE
        else face
        for face in found.faces
    )
    return replace(found, faces=faces)


@dataclass
class Home:
    """A data folder, and what an update in it waited for and told.

    Attributes:
        folder: The folder.
        waits: The seconds that were waited.
        told: The progress that was told.
    """

    folder: Path
    waits: list[float] = field(default_factory=list)
    told: list[tuple[str, int, int | None]] = field(default_factory=list)

    @property
    def data(self) -> bytes:
        """The bytes of the data in use."""
        return (self.folder / storage.INSTALLED_NAME).read_bytes()

    def update(self, **more: Any) -> DataChange:  # noqa: ANN401  arguments of update_cards
        """Update this folder."""
        return update_cards(
            self.folder,
            wait=self.waits.append,
            progress=lambda stage, done, total: self.told.append((stage, done, total)),
            **{"patience": HASTE, **more},
        )

    def refused(self, **more: Any) -> str:  # noqa: ANN401  arguments of update_cards
        """Update this folder, which must be refused and change nothing in the data in use; return what is said."""
        before = self.data
        with pytest.raises(DataUpdateError) as refused:
            self.update(**more)
        assert self.data == before
        english, japanese = refused.value.message("en"), refused.value.message("ja")
        assert english.endswith("The card data in use is unchanged.")
        assert japanese.endswith("使用中のカード・データは変わっていません。")
        return english

    def cards(self) -> list[Card]:
        """Return the cards in use."""
        with closing(storage.open_database(self.folder / storage.INSTALLED_NAME)) as database:
            return list(CardCatalog(database))

    def about(self) -> storage.AboutData:
        """Return what is known of the data in use."""
        with closing(storage.open_database(self.folder / storage.INSTALLED_NAME)) as database:
            return CardCatalog(database).about

    def files(self) -> set[str]:
        """Return the names of the files in the folder."""
        return {path.name for path in self.folder.iterdir()}
