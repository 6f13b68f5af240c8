"""From written names to cards: each card line of a list becomes an entry, or is refused by name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import islice
from typing import Final

from oathbreaker.cards.card import Card, Face
from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.cards.names import fold
from oathbreaker.decks.deck import DeckEntry, DeckFormat, DeckNote
from oathbreaker.decks.lists.shape import ListLine, Reading
from oathbreaker.texts.errors import UnreadableLine
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.showing import shortened, visible

MOST_SUGGESTIONS: Final = 12
"""The number of unknown names for which the nearest cards are looked up; a text that is no list has thousands."""

SHORTENED: Final = 80
"""Characters of a line that an error repeats."""

IN_BRACKETS: Final = re.compile(r"《([^《》]*)》")
MOST_HALVES: Final = 3
"""No card has more halves."""

BETWEEN_NAMES: Final = re.compile(r"\s*[/|]+\s*|\s*[(]")
MOST_CUTS: Final = 8
"""《溶解 // 群れ // 鋸/Smelt // Herd // Saw》 has five places where one name could end."""

SET_CODE: Final = re.compile(r"[A-Za-z0-9_]{2,8}")
COLLECTOR_NUMBER: Final = re.compile(r"(?!x\d+$)[A-Za-z]{0,8}-?[A-Za-z]{0,8}\d[\w★☆*†‡+.-]{0,12}|★")
"""What a printing looks like. Anything else that stands in its place is none, and no list could be written with it."""

FACE_LETTER: Final = re.compile(r"(?<=\d)[ab]$")
JAPANESE: Final = re.compile(r"[ぁ-ゖァ-ヺ一-鿿々]")


def shown_line(text: str) -> str:
    """Return a line or a name as an error repeats it."""
    return shortened(visible(text), SHORTENED)


@dataclass(slots=True)
class Resolver:
    """Looks up the names of a list.

    Attributes:
        cards: The catalog.
        allow_unknown: Keep unknown names as stand-ins.
        deck_format: The format whose legal cards a name that several cards have rather means.
        bad: The lines that could not be read.
        notes: What should be known of the others.
    """

    cards: CardCatalog
    allow_unknown: bool = False
    deck_format: DeckFormat = "oathbreaker"
    bad: list[UnreadableLine] = field(default_factory=list)
    notes: list[DeckNote] = field(default_factory=list)
    suggested: dict[str, tuple[Card, ...]] = field(default_factory=dict)

    def entry(self, line: ListLine) -> DeckEntry | None:
        """Return a card line's entry; None if its name is refused, which is then among the bad lines."""
        several: tuple[Reading, tuple[Card, ...]] | None = None
        for reading in line.readings:
            found = candidates(self.cards, reading)
            if len(found) > 1:
                several = several or (reading, found)
                found = self.narrowed(line, found)
            if len(found) == 1:
                return self.known(line, reading, found[0], several[1] if several else ())
        if several:
            names = tuple(card.name for card in several[1])
            # In English in both languages: it is the Japanese name that they share.
            self.refuse(line, say("decks.ambiguous_name", name=shown_line(several[0].name), cards=names), names)
            return None
        return self.short_name(line) or self.unknown(line)

    def short_name(self, line: ListLine) -> DeckEntry | None:
        """Return the entry of the one card that is called so: by players, in kana, or without its epithet."""
        for reading in line.readings:
            found = () if reading.exact else self.narrowed(line, self.cards.called(reading.name))
            if len(found) == 1:
                reason = say("decks.short_name", line=line.number, name=shown_line(reading.name), card=found[0])
                self.note("short-name", reason, line, found[0])
                return make_entry(line, reading, found[0])
        return None

    def known(self, line: ListLine, reading: Reading, card: Card, others: tuple[Card, ...]) -> DeckEntry:
        """Return the entry of a card, with a note where its name was not its own alone."""
        if others:
            rest = [other.name for other in others if other is not card]
            reason = say(
                "decks.name_narrowed", line=line.number, name=shown_line(reading.name), card=card.name, others=rest
            )
            self.note("name-narrowed", reason, line, card)
        elif names_other_face(card, reading.name):
            key = "decks.back_face" if card.is_double_faced else "decks.other_part"
            self.note("back-face", say(key, line=line.number, name=shown_line(reading.name), card=card), line, card)
        return make_entry(line, reading, card)

    def narrowed(self, line: ListLine, found: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return the cards of the same name that are possible here: those of the board's type, then the legal ones."""
        if line.board == "oathbreaker":
            possible = tuple(card for card in found if card.has_type("planeswalker"))
        elif line.board == "signature spell":
            possible = tuple(card for card in found if card.has_type("instant") or card.has_type("sorcery"))
        else:
            possible = found
        if len(possible) != 1:
            legal = tuple(card for card in possible or found if card.legality(self.deck_format) == "legal")
            possible = legal or possible
        return possible or found

    def unknown(self, line: ListLine) -> DeckEntry | None:
        """Refuse a name that no card has, or keep it as a stand-in."""
        # Of several readings the one with the shortest name has the most marks taken off it.
        reading = min(
            (reading for reading in line.readings if not reading.exact), key=lambda reading: len(reading.name)
        )
        enclosed = IN_BRACKETS.fullmatch(reading.name)
        if enclosed:
            reading = replace(reading, name=enclosed[1])
        if self.allow_unknown:
            name = visible(reading.name)
            card = Card(name=name, layout="unknown", faces=(Face(name=name, type_line=""),), in_catalog=False)
            self.note(
                "unknown-card", say("decks.unknown_kept", line=line.number, name=shown_line(reading.name)), line, card
            )
            return make_entry(line, reading, card)
        nearest = self.nearest(reading.name)
        key = "decks.unknown_name_near" if nearest else "decks.unknown_name"
        name = shown_line(reading.name)
        self.refuse(line, say(key, name=name, cards=nearest), tuple(card.name for card in nearest))
        return None

    def nearest(self, name: str) -> tuple[Card, ...]:
        """Return the cards that were probably meant; nothing once many names of a list are unknown."""
        if name not in self.suggested:
            if len(self.suggested) >= MOST_SUGGESTIONS:
                return ()
            self.suggested[name] = tuple(self.cards.find(name[:SHORTENED], limit=3))
        return self.suggested[name]

    def refuse(self, line: ListLine, reason: Message, suggestions: tuple[str, ...] = ()) -> None:
        """Add a line to the bad ones."""
        self.bad.append(UnreadableLine(line.number, shown_line(line.text), reason, suggestions))

    def note(self, code: str, message: Message, line: ListLine, card: Card) -> None:
        """Add a note on a line."""
        self.notes.append(DeckNote(code, message, (line.number,) if line.number else (), (card.name,)))


def make_entry(line: ListLine, reading: Reading, card: Card) -> DeckEntry:
    """Return the entry of a card in this line."""
    number = reading.collector_number if COLLECTOR_NUMBER.fullmatch(reading.collector_number or "") else None
    if number and card.is_double_faced:
        # Some lists number the faces of a double-faced card: 207a, 207b.
        number = FACE_LETTER.sub("", number)
    return DeckEntry(
        count=reading.count,
        card=card,
        board=line.board,
        line=line.number,
        written=reading.name,
        set_code=reading.set_code if SET_CODE.fullmatch(reading.set_code or "") else None,
        collector_number=number,
        finish=reading.finish,
    )


def candidates(cards: CardCatalog, reading: Reading) -> tuple[Card, ...]:
    """Return the cards a reading can mean: those with its name, or with both of its names in two languages."""
    name = reading.name
    if reading.exact:
        return tuple(card for card in cards.named(name) if spelled(name) in spellings(card))
    if "/" in name and not name.isascii():
        return cards_of_two_names(cards, name) or cards.named(name)
    return cards.named(name) or cards_of_two_names(cards, name)


def cards_of_two_names(cards: CardCatalog, name: str) -> tuple[Card, ...]:
    """Return the cards that have both names of "稲妻/Lightning Bolt", whichever language comes first."""
    if name.isascii() or not JAPANESE.search(name):
        return ()
    inside = [part for part in IN_BRACKETS.findall(name) if part.strip()]
    if len(inside) > MOST_HALVES:
        return ()
    if len(inside) > 1:
        # 《火/Fire》+《氷/Ice》: a split card's halves, each in both languages.
        halves = [cards.named(half) or cards_of_two_names(cards, half) for half in inside]
        return tuple(card for card in halves[0] if all(card in half for half in halves[1:]))
    plain = inside[0] if inside else name
    for first, second in two_names(plain):
        in_first = cards.named(first)
        in_second = cards.named(second) if in_first else ()
        both = tuple(card for card in in_first if card in in_second)
        if both:
            return both
    return ()


def two_names(name: str) -> Iterator[tuple[str, str]]:
    """Yield every way to cut a name in two at a slash or an opening parenthesis."""
    for cut in islice(BETWEEN_NAMES.finditer(name), MOST_CUTS):
        first, second = name[: cut.start()].strip(), name[cut.end() :].rstrip(") ").strip()
        if first and second:
            yield first, second


def names_other_face(card: Card, name: str) -> bool:
    """Tell whether a name is that of a face other than the front (or left) one, and no name of the whole card."""
    if len(card.faces) == 1:
        return False
    wanted = fold(name)
    whole = {
        fold(card.name),
        fold(card.front.name),
        fold(card.japanese_name or ""),
        fold(card.front.japanese_name or ""),
    }
    others = {fold(other) for face in card.faces[1:] for other in (face.name, face.japanese_name) if other}
    return wanted in others - whole


def spellings(card: Card) -> set[str]:
    """Return the names of a card and its faces, each as `spelled`."""
    names = [card.name, *(name for face in card.faces for name in (face.name, face.japanese_name) if name)]
    return {spelled(name) for name in names}


@lru_cache(maxsize=1024)
def spelled(name: str) -> str:
    """Return a name with its punctuation, in one case and width."""
    return unicodedata.normalize("NFKC", name).casefold().strip()
