"""The card data in use: what new data is measured against, and the Japanese names that it keeps."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from oathbreaker.cards import storage
from oathbreaker.cards.card import Card, Face
from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.texts.errors import CardDataError


@dataclass(frozen=True)
class CardsInUse:
    """What must be known of the data in use.

    Attributes:
        about: Its date, source and number of cards.
        playable: The names of the cards that some format allows or bans.
        japanese: (card name, face name) -> the face with its Japanese name and reading.
    """

    about: storage.AboutData
    playable: frozenset[str]
    japanese: dict[tuple[str, str], Face]

    def with_japanese_names(self, card: Card) -> Card:
        """Return a card with the Japanese names and readings known here; they count before the card's own.

        The names known here are the official ones, checked; printed ones have misprints.
        """
        faces = tuple(self._face(card.name, face) for face in card.faces)
        return card if faces == card.faces else replace(card, faces=faces)

    def _face(self, card_name: str, face: Face) -> Face:
        known = self.japanese.get((card_name, face.name))
        if known is None:
            return face
        return replace(face, japanese_name=known.japanese_name, reading=known.reading)


@contextmanager
def opened(folder: Path) -> Iterator[CardCatalog]:
    """Open the installed data of a folder; where there is none, or it is damaged, the data that ships inside.

    It is closed again afterwards, so that it can be replaced.
    """
    path = storage.installed_path(folder)
    database = None
    if path:
        with suppress(CardDataError):
            database = storage.open_database(path)
    with closing(database or storage.open_embedded()) as database:
        yield CardCatalog(database, partial(storage.refuse_damaged, path) if path else storage.rebuild_embedded)


def about_in_use(folder: Path) -> storage.AboutData:
    """Return what is known about the data in use."""
    with opened(folder) as catalog:
        return catalog.about


def cards_in_use(folder: Path) -> CardsInUse:
    """Look through the data in use; if that turns out to be damaged, through the data that ships inside."""
    with opened(folder) as catalog, suppress(CardDataError):
        return looked_through(catalog)
    return looked_through(CardCatalog.embedded())


def looked_through(catalog: CardCatalog) -> CardsInUse:
    """Return what must be known of a catalog."""
    playable: set[str] = set()
    japanese: dict[tuple[str, str], Face] = {}
    for card in catalog:
        if card.is_played:
            playable.add(card.name)
        japanese.update({(card.name, face.name): face for face in card.faces if face.japanese_name})
    return CardsInUse(catalog.about, frozenset(playable), japanese)


def names_gone(in_use: CardsInUse, cards: Iterator[Card]) -> list[str]:
    """Return the names of playable cards in use that are not among these cards."""
    return sorted(in_use.playable.difference(card.name for card in cards))
