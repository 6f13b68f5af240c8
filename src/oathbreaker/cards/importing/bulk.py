"""Whole card files, of Scryfall or MTGJSON, recognised and read into cards; what was left out is told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Literal

from oathbreaker.cards.card import Card, Face, Legality
from oathbreaker.cards.importing.mtgjson import LISTED, records_from_mtgjson
from oathbreaker.cards.importing.scryfall import (
    card_from_scryfall,
    fault_of,
    is_card,
    japanese_names,
    listed,
    rules_texts,
)
from oathbreaker.cards.importing.streams import USUAL_LIMITS, Limits, RecordFile, open_records
from oathbreaker.texts.errors import CardDataError
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.showing import visible

Kind = Literal["Scryfall", "MTGJSON"]
Json = Mapping[str, Any]
Progress = Callable[[int, int], None]
"""Called now and then with (bytes read, bytes of the file)."""

DAMAGED_ALLOWED: Final = 200
"""Of how many records one may be damaged; a file with more is refused, because it is not what it should be."""

NAMES_SHOWN: Final = 10
RECORDS_BETWEEN_REPORTS: Final = 500

DATE_IN_NAME: Final = re.compile(r"(?:^|\D)(20\d\d)-?(0[1-9]|1[0-2])-?(0[1-9]|[12]\d|3[01])")
ISO_DATE: Final = re.compile(r"20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])")


@dataclass(frozen=True)
class CardFile:
    """What a card file holds.

    Attributes:
        kind: Who made it.
        cards: Its cards, one a name, sorted by name.
        data_date: "YYYY-MM-DD": what the file, its name or its time of writing says.
        records: How many records it has.
        left_out: Why -> how many records are no cards of their own; the reason is Scryfall's layout, such as "token".
        notes: What else a person should know, such as damaged records.
        texts: Card name -> the printed rules text of each face. It is for reading only, and is not stored.
    """

    kind: Kind
    cards: tuple[Card, ...]
    data_date: str
    records: int
    left_out: Mapping[str, int]
    notes: tuple[Message, ...]
    texts: Mapping[str, tuple[str, ...]]


def read_cards(path: str | Path, *, limits: Limits = USUAL_LIMITS) -> Iterator[Card]:
    """Yield the cards of a Scryfall or MTGJSON file, by name. Errors as of `read_card_file`."""
    yield from read_card_file(path, limits=limits).cards


def read_card_file(
    path: str | Path,
    *,
    data_date: str | None = None,
    limits: Limits = USUAL_LIMITS,
    progress: Progress | None = None,
) -> CardFile:
    """Read a Scryfall file (`oracle_cards`, `default_cards`, `all_cards`) or MTGJSON AtomicCards.

    Its kind is seen. A JSON array, JSON lines or an MTGJSON object, plain or gzip. Memory holds the facts, the texts
    and one record at a time.

    Args:
        path: The file.
        data_date: The date of the data, where the caller knows it.
        limits: What the file may not exceed.
        progress: Called now and then with (bytes read, bytes of the file).

    Raises:
        CardDataError: It is no such file, is damaged, or breaks off; the message says where.
    """
    gathered = Gathered()
    with open_records(path, limits) as file:
        kind: Kind = "MTGJSON" if file.shape == "mtgjson" else "Scryfall"
        for record in records_of(file, progress or (lambda _done, _size: None), gathered):
            gathered.add(record)
    gathered.check(file.path)
    return CardFile(
        kind=kind,
        cards=gathered.finished(),
        data_date=data_date or date_of(file.path, kind, limits),
        records=gathered.records,
        left_out=dict(gathered.left_out),
        notes=gathered.notes(),
        texts=gathered.texts,
    )


def other_kind(path: Path, key: str, **fields: object) -> CardDataError:
    """Return the refusal of a file that holds something else than cards."""
    return CardDataError(say("importing.other_kind", path=path, kind=say(f"importing.{key}", **fields)))


def records_of(file: RecordFile, progress: Progress, gathered: Gathered) -> Iterator[Json]:
    """Yield the file's records in Scryfall's shape; damaged MTGJSON entries are noted."""
    for number, (name, value) in enumerate(file.records(), start=1):
        if number % RECORDS_BETWEEN_REPORTS == 0:
            progress(file.done, file.size)
        if file.shape != "mtgjson":
            yield scryfall_record(file, value)
            continue
        if not isinstance(value, list):
            raise other_kind(file.path, "kind_all_printings" if is_set(value) else "kind_other_object")
        try:
            records = list(records_from_mtgjson(name, value))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            gathered.note_damage(say("cards.bad_record", name=name[: NAMES_SHOWN * 10], error=fault_of(error)))
        else:
            yield from records
    progress(file.size, file.size)


def is_set(value: object) -> bool:
    """Tell whether a value of an MTGJSON object is a whole set, as in AllPrintings."""
    return isinstance(value, Mapping) and "cards" in value


def scryfall_record(file: RecordFile, value: object) -> Json:
    """Return a record of a Scryfall file; refuse what is no object, or an object of another kind than a card."""
    if not isinstance(value, Mapping):
        raise CardDataError(say("importing.not_an_object", path=file.path, place=file.place))
    if value.get("object", "card") != "card":
        raise other_kind(file.path, "kind_scryfall_object", object=str(value["object"])[:40])
    if "name" not in value and "layout" not in value and "oracle_id" not in value:
        raise other_kind(file.path, "kind_other_object")
    return value


class Gathered:
    """The cards of a file, gathered one record at a time.

    Of several records with one name the first counts, unless a later one is of another card that is legal somewhere
    where the first is not, or has a face's facts that the first lacks.
    """

    def __init__(self) -> None:
        self.records = 0
        self.left_out: Counter[str] = Counter()
        self.texts: dict[str, tuple[str, ...]] = {}
        self._cards: dict[str, Card] = {}
        self._oracle_ids: dict[str, object] = {}
        self._japanese: dict[tuple[str, str], tuple[str, str]] = {}
        self._legality_listed: set[str] = set()
        self._same_name: dict[str, None] = {}
        self._reversible: dict[str, None] = {}
        self._missing_sides: dict[str, None] = {}
        self._damaged: list[Message] = []

    def note_damage(self, reason: Message) -> None:
        """Remember a record that could not be read."""
        self.records += 1
        self._damaged.append(reason)

    def add(self, record: Json) -> None:
        """Take one record in Scryfall's shape."""
        try:
            self._take(record)
        except CardDataError as error:
            self.note_damage(error.reason)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            self.note_damage(
                say("cards.bad_record", name=visible(str(record.get("name", "?")))[:200], error=fault_of(error))
            )
        else:
            self.records += 1

    def _take(self, record: Json) -> None:
        if not is_card(record):
            self.left_out[str(record.get("layout"))] += 1
            if record.get("layout") == "reversible_card":
                self._reversible.update((str(part["name"]), None) for part in listed(record.get("card_faces")))
            return
        name = record["name"]
        for face_name, japanese in japanese_names(record):
            released = str(record.get("released_at") or "")
            if released >= self._japanese.get((name, face_name), ("", ""))[0]:
                self._japanese[name, face_name] = (released, japanese)
        known = self._cards.get(name)
        oracle_id = record.get("oracle_id")
        if known is not None and oracle_id is not None and oracle_id == self._oracle_ids[name] and is_complete(known):
            return
        self._choose(record, known)

    def _choose(self, record: Json, known: Card | None) -> None:
        """Keep the record's card, or the one already there of that name."""
        if len(listed(record.get("card_faces")) or [record]) < str(record["name"]).count(" // ") + 1:
            self._missing_sides[str(record["name"])] = None
            return
        card = card_from_scryfall(record)
        if known is not None:
            if known != card and not same_oracle_id(record, self._oracle_ids[card.name]):
                self._same_name[card.name] = None
            if worth(card) <= worth(known):
                return
        self._cards[card.name] = card
        self.texts[card.name] = rules_texts(record)
        self._oracle_ids[card.name] = record.get("oracle_id")
        if record.get("x_legalities") == LISTED:
            self._legality_listed.add(card.name)

    def check(self, path: Path) -> None:
        """Refuse a file without cards, or with too many damaged records.

        Raises:
            CardDataError: That is so.
        """
        if len(self._damaged) * DAMAGED_ALLOWED > self.records:
            raise CardDataError(
                say(
                    "importing.too_many_damaged",
                    path=path,
                    damaged=len(self._damaged),
                    records=self.records,
                    first=self._damaged[0],
                )
            )
        if not self._cards:
            raise CardDataError(say("importing.no_cards", path=path))

    def finished(self) -> tuple[Card, ...]:
        """Return the cards by name, with Japanese names and with what the file leaves unsaid of legality."""
        formats = {game_format for card in self._cards.values() for game_format in card.legalities}
        return tuple(self._finished(self._cards[name], formats) for name in sorted(self._cards))

    def _finished(self, card: Card, formats: set[str]) -> Card:
        silent = formats - card.legalities.keys() if card.name in self._legality_listed else set()
        not_legal: Legality = "not legal"
        legalities = {**card.legalities, **dict.fromkeys(sorted(silent), not_legal)}
        faces = tuple(self._with_japanese_name(card.name, face) for face in card.faces)
        if faces == card.faces and not silent:
            return card
        return replace(card, faces=faces, legalities=legalities)

    def _with_japanese_name(self, card_name: str, face: Face) -> Face:
        found = self._japanese.get((card_name, face.name))
        return replace(face, japanese_name=found[1]) if found else face

    def notes(self) -> tuple[Message, ...]:
        """Say what of the file is not in the cards."""
        only_reversible = [name for name in self._reversible if not self._has(name)]
        missing = [name for name in self._missing_sides if name not in self._cards]
        lists = (("same_name", list(self._same_name)), ("only_reversible", only_reversible), ("missing_sides", missing))
        notes = [say(f"importing.{key}", n=len(names), names=shortened(names)) for key, names in lists if names]
        if self._damaged:
            notes.append(say("importing.damaged", n=len(self._damaged), first=self._damaged[0]))
        return tuple(notes)

    def _has(self, name: str) -> bool:
        return name in self._cards or any(card.front.name == name for card in self._cards.values())


def same_oracle_id(record: Json, oracle_id: object) -> bool:
    """Tell whether the record certainly is of the card with this Oracle id."""
    return oracle_id is not None and record.get("oracle_id") == oracle_id


def is_complete(card: Card) -> bool:
    """Tell whether every face has its facts; of some cards only a face's name is known."""
    return all(face.type_line for face in card.faces)


def worth(card: Card) -> tuple[bool, bool]:
    """Rank a card among others of its name: complete ones first, then those that some format allows or bans."""
    return is_complete(card), any(legality != "not legal" for legality in card.legalities.values())


def shortened(names: list[str]) -> list[str]:
    """Return the first few names, and "…" where there are more."""
    return [*names[:NAMES_SHOWN], "…"] if len(names) > NAMES_SHOWN else names


def date_of(path: Path, kind: Kind, limits: Limits) -> str:
    """Return the date of a file's data: what MTGJSON's meta says, else a date in its name, else when it was written."""
    if kind == "MTGJSON":
        with open_records(path, limits) as file:
            said = file.first("meta.date")
        if isinstance(said, str) and ISO_DATE.fullmatch(said):
            return said
    named = DATE_IN_NAME.search(path.name)
    if named:
        return "-".join(named.groups())
    return datetime.fromtimestamp(path.stat().st_mtime, UTC).date().isoformat()
