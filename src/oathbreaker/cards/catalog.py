"""All cards, found by name in either language."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Self

from oathbreaker.cards import storage
from oathbreaker.cards.card import Card
from oathbreaker.cards.names import NameKind, fold, fold_reading
from oathbreaker.cards.records import card_from_record
from oathbreaker.texts.errors import CardNotFoundError
from oathbreaker.texts.messages import say

LEAST_SIMILARITY = 0.6
"""Least similarity (0-1) of a name that is offered for a misspelt one."""

NameRow = tuple[int, int, str, str]
"""(kind, card number, name as printed, the card's record)"""


Spellings = tuple[list[str], list[int], list[int]]
"""Folded names, and for each its card's number and its kind."""


def best(rows: list[NameRow]) -> list[NameRow]:
    """Return the rows of the first row's kind."""
    return [row for row in rows if row[0] == rows[0][0]]


def playable_only(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return those of the cards that people play with (legal or banned in Vintage); all where there is none."""
    return tuple(card for card in cards if card.is_played) or cards


class CardCatalog:
    """All cards of one state of the data, found by name in either language.

    Open one with `embedded`, `default`, `from_scryfall` or `from_mtgjson`. Iteration is in the order of the data
    (by name). Cards are read from the data when first asked for and then kept.
    """

    def __init__(self, database: sqlite3.Connection, repair: Callable[[], sqlite3.Connection] | None = None) -> None:
        self._database = database
        self._repair = repair
        self._cards: dict[int, Card] = {}
        self._spellings: Spellings | None = None
        self.about = storage.about_database(database)

    @classmethod
    def embedded(cls) -> Self:
        """Open the data that ships inside; its fast form is built on the first call on a machine (some seconds)."""
        return cls(storage.open_embedded(), storage.rebuild_embedded)

    @classmethod
    def default(cls) -> Self:
        """Open the newest data at hand: what `cards update` or `cards import` brought, else the embedded data.

        Raises:
            CardDataError: The installed data is damaged; the message says how to return to the embedded data.
        """
        path = storage.installed_path()
        return cls(storage.open_database(path), partial(storage.refuse_damaged, path)) if path else cls.embedded()

    @classmethod
    def from_cards(cls, cards: Iterable[Card], *, data_date: str = "", source: str = "") -> Self:
        """Make a catalog of these cards, in memory."""
        return cls(storage.in_memory(cards, {"data_date": data_date, "source": source, "digest": ""}))

    @property
    def data_date(self) -> str:
        """The date of the card data, "YYYY-MM-DD"."""
        return self.about.data_date

    def __len__(self) -> int:
        return self.about.cards

    def __iter__(self) -> Iterator[Card]:
        for number in range(len(self)):
            yield self._card(number)

    def __contains__(self, name: str) -> bool:
        return bool(self.named(name))

    def __getitem__(self, name: str) -> Card:
        """Return the card with this name: full or of a face, in either language; folding as in `named`.

        Of several cards with the name, one that people play with is meant. What only one card is called (`called`)
        finds it too.

        Raises:
            CardNotFoundError: No card has the name, or several have; the nearest names are its `suggestions`.
        """
        found = playable_only(self.named(name) or self.called(name))
        if len(found) == 1:
            return found[0]
        if found:
            raise CardNotFoundError(say("cards.ambiguous", name=name, cards=found), [card.name for card in found])
        nearest = self.find(name, limit=3)
        reason = say("cards.not_found_near", name=name, cards=nearest) if nearest else say("cards.not_found", name=name)
        raise CardNotFoundError(reason, [card.name for card in nearest])

    def named(self, name: str) -> tuple[Card, ...]:
        """Return every card with this name; full names beat face names, and those interchangeable ones (201.3).

        Case, width, accents, spaces, punctuation, 《》 and furigana do not matter; only if several cards differ in
        nothing else, an exact spelling decides. Where a full name is found, face names are not looked at:
        "Lightning Bolt" is the card of that name. Cards that people play with come first.
        """
        rows = self._rows(fold(name), NameKind.FULL, NameKind.INTERCHANGEABLE)
        found = best(rows)
        exact = [row for row in found if row[2].casefold() == name.strip().casefold()]
        return self._cards_of(exact or found)

    def called(self, name: str) -> tuple[Card, ...]:
        """Return every card that is called so: ボルト, いなずま, or a legendary name without its epithet.

        Short names come before readings, and those before parts of names; only the first kind that is found counts.
        """
        short = self._rows(fold(name), NameKind.SHORT, NameKind.SHORT)
        reading = self._rows(fold_reading(name), NameKind.READING, NameKind.FACE_READING)
        part = self._rows(fold(name), NameKind.PART, NameKind.PART)
        return self._cards_of(best(short) or best(reading) or part)

    def find(self, name: str, *, limit: int = 20) -> list[Card]:
        """Return cards whose name is, means, contains or resembles this, best first, in either language.

        Args:
            name: A name, a part of one, a kana reading, or a misspelling.
            limit: The greatest number of cards returned.
        """
        if not fold(name):
            return []
        found = dict.fromkeys((*self.named(name), *self.called(name)))
        if not found:
            found = dict.fromkeys((*self._containing(name, limit), *self._resembling(name, limit)))
        elif len(found) < limit:
            found |= dict.fromkeys(self._containing(name, limit))
        return list(found)[:limit]

    def _rows(self, key: str, first: NameKind, last: NameKind) -> list[NameRow]:
        """Return the rows of a folded name, smallest kind first, cards people play before others."""
        query = (
            "SELECT kind, card, name, record FROM names JOIN cards ON id = card WHERE key = ? AND kind BETWEEN ? AND ? "
            "ORDER BY kind, playable DESC, card"
        )
        return self._ask(query, (key, int(first), int(last)))

    def _cards_of(self, rows: Iterable[NameRow]) -> tuple[Card, ...]:
        return tuple(self._card(number, record) for number, record in {row[1]: row[3] for row in rows}.items())

    def _card(self, number: int, record: str = "") -> Card:
        """Return a card by its number; its record is fetched where it is not given."""
        card = self._cards.get(number)
        if card is None:
            query = "SELECT record FROM cards WHERE id = ?"
            card = self.make_card(number, self._facts(record or self._ask(query, (number,))[0][0], query, number))
            self._cards[number] = card
        return card

    def _facts(self, record: str, query: str, number: int) -> Card:
        """Return the facts of a record; where it is damaged, those of the repaired data."""
        try:
            return card_from_record(json.loads(record))
        except (ValueError, KeyError, TypeError, AttributeError):
            self._mend()
            return card_from_record(json.loads(self._ask(query, (number,))[0][0]))

    def _ask(self, query: str, values: tuple[object, ...] = ()) -> list[Any]:
        """Return the rows of a query; a damaged database is mended first.

        Raises:
            CardDataError: Installed data is damaged; the message says how to return to the embedded data.
        """
        try:
            return self._database.execute(query, values).fetchall()
        except (sqlite3.Error, UnicodeDecodeError):
            self._mend()
            return self._database.execute(query, values).fetchall()

    def _mend(self) -> None:
        """Open the data anew in place of a damaged database."""
        if self._repair is not None:
            self._database.close()
            self._database = self._repair()

    def make_card(self, number: int, facts: Card) -> Card:  # noqa: ARG002  a catalog of more than facts needs it
        """Return a card as this catalog gives it: the facts alone."""
        return facts

    def reading_of(self, number: int) -> bytes | None:
        """Return what the data knows of a card's rules text, as the library room wrote it; None for nothing.

        What another version has read may be of terms that this one does not have, so it counts as nothing.
        """
        if self.about.phrases and self.about.phrases != storage.readings_digest():
            return None
        ((reading,),) = self._ask("SELECT reading FROM cards WHERE id = ?", (number,))
        return bytes(reading) if reading is not None else None

    def _all_spellings(self) -> Spellings:
        """Return every folded name, and beside it its card's number and its kind; read when first needed."""
        if self._spellings is None:
            query = "SELECT key, card, kind FROM names ORDER BY playable DESC, kind, length(key), card"
            rows = self._ask(query)
            self._spellings = ([row[0] for row in rows], [row[1] for row in rows], [row[2] for row in rows])
        return self._spellings

    def _containing(self, name: str, limit: int) -> list[Card]:
        """Return cards with a name that contains this: those that begin with it first, short names first."""
        wanted = fold(name)
        keys, numbers, _ = self._all_spellings()
        beginning = [number for key, number in zip(keys, numbers, strict=True) if key.startswith(wanted)]
        inside = [number for key, number in zip(keys, numbers, strict=True) if wanted in key]
        return [self._card(number) for number in list(dict.fromkeys((*beginning, *inside)))[:limit]]

    def _resembling(self, name: str, limit: int) -> list[Card]:
        """Return the cards whose names are nearest in spelling; two letters exchanged count as one mistake."""
        from rapidfuzz import process  # noqa: PLC0415  only a misspelt name needs it
        from rapidfuzz.distance import OSA  # noqa: PLC0415

        keys, numbers, kinds = self._all_spellings()
        close = [
            match
            for wanted in dict.fromkeys((fold(name), fold_reading(name)))
            for match in process.extract(
                wanted, keys, scorer=OSA.normalized_similarity, limit=4 * limit, score_cutoff=LEAST_SIMILARITY
            )
        ]
        close.sort(key=lambda match: (-match[1], kinds[match[2]]))
        full = {match[0] for match in close if kinds[match[2]] == NameKind.FULL}
        faces = {NameKind.FACE, NameKind.FACE_READING}
        # A face that bears the name of a whole card is not what was meant.
        nearest = [numbers[match[2]] for match in close if not (kinds[match[2]] in faces and match[0] in full)]
        return [self._card(number) for number in list(dict.fromkeys(nearest))[:limit]]

    @classmethod
    def from_scryfall(cls, path: str | Path) -> Self:
        """Read a Scryfall bulk file (`oracle_cards` or `all_cards`; JSON array or lines, plain or gzip).

        Raises:
            CardDataError: It is no card file, or damaged; the message says where.
        """
        return cls._from_file(path)

    @classmethod
    def from_mtgjson(cls, path: str | Path) -> Self:
        """Read an MTGJSON AtomicCards file, plain or gzip.

        Raises:
            CardDataError: It is no card file, or damaged; the message says where.
        """
        return cls._from_file(path)

    @classmethod
    def _from_file(cls, path: str | Path) -> Self:
        from oathbreaker.cards.importing.bulk import read_card_file  # noqa: PLC0415  few need the importers

        file = read_card_file(path)
        catalog = cls.from_cards(file.cards, data_date=file.data_date, source=file.kind)
        catalog.keep_texts(file.texts)
        return catalog

    def keep_texts(self, texts: Mapping[str, Sequence[str]]) -> None:
        """Take the printed text of each face of each card, for as long as the catalog lives; facts need none."""
