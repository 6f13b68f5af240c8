"""The cards of a game: from the catalog, or of one's own, made ready for play; what cannot be played is refused."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from oathbreaker.cards.card import Card as Facts
from oathbreaker.cards.card import Face
from oathbreaker.engine.definitions import MELD, PlayableCard
from oathbreaker.engine.preparing import prepare
from oathbreaker.language.verdicts import NOT_PERFORMED, Verdict
from oathbreaker.library.card import Card
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.library.readings import read_card
from oathbreaker.mechanics.being import Named
from oathbreaker.mechanics.melding import Meld
from oathbreaker.table.arguments import refused
from oathbreaker.texts.errors import UnplayableCardError
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

FILLER: Final = "Wastes"
"""What a library holds where a position does not say."""


class PlayableCards:
    """Cards by name, ready for play.

    Attributes:
        catalog: Where names are looked up.
        defined: Cards of one's own by name; they come before those of the catalog.
    """

    def __init__(self, catalog: CardCatalog | None = None) -> None:
        if catalog is not None and not isinstance(catalog, CardCatalog):
            raise refused(catalog, "cards", "catalog")
        self.catalog = catalog if catalog is not None else CardCatalog.default()
        self.defined: dict[str, PlayableCard] = {}
        self._ready: dict[str, PlayableCard] = {}
        self._sources: dict[str, Card] = {}

    def copy(self) -> PlayableCards:
        """Return the same cards, to which others may be added."""
        other = PlayableCards(self.catalog)
        other.defined = dict(self.defined)
        other._ready = self._ready
        other._sources = dict(self._sources)
        return other

    def __getitem__(self, name: str) -> PlayableCard:
        """Return the card with this name, in either language.

        Raises:
            CardNotFoundError: No card has the name.
            UnplayableCardError: Its text is not understood whole.
        """
        if name in self.defined:
            return self.defined[name]
        found = self._ready.get(name)
        if found is None:
            found = self._ready[name] = self.prepared(self.catalog[name])
        return found

    def prepared(self, card: Card) -> PlayableCard:
        """Return a card of the catalog ready for play."""
        self._sources[card.name] = card
        known = self._ready.get(card.name)
        return known if known is not None else self.with_combined_back(card, playable(card))

    @rule("712.4a")
    def with_combined_back(self, card: Card, ready: PlayableCard) -> PlayableCard:
        """Return a meld card that tells what it melds into with that face; any other card as it is.

        Raises:
            UnplayableCardError: The text of the combined back is not understood whole.
        """
        if card.layout != MELD:
            return ready
        lines = (line for tree in card.trees if tree is not None for line in tree.lines)
        for line in lines:
            melding, named = next(line.find(Meld), None), next(line.find(Named), None)
            if melding is not None and named is not None:
                back = self._sources[melding.into] = self.catalog[melding.into]
                faces = (*ready.faces, *playable(back).faces)
                return PlayableCard(card.name, card.layout, faces, None, ready.identity, named.name)
        return ready

    def full_name(self, name: str) -> str:
        """Return the English name, full or of a face, that a name in either language means; as it is if none does."""
        if name in self.defined or not self.catalog.named(name):
            return name
        card = self.catalog[name]
        return next((face.name for face in card.faces if name in {face.name, face.japanese_name}), card.name)

    def define(self, facts: Facts, text: str) -> PlayableCard:
        """Add a card of one's own: its text is read like any other's.

        Raises:
            UnplayableCardError: Its text is not understood whole.
        """
        reading = read_card(facts, [text])
        refuse_unread(facts, reading.verdict)
        self.defined[facts.name] = prepare(facts, [tree for tree in reading.texts if tree is not None])
        return self.defined[facts.name]

    def digest(self, names: list[str]) -> str:
        """Return a digest of the facts and trees of the catalog's cards among these: equal data, equal digests."""
        parts = []
        for name in sorted(set(names) - set(self.defined)):
            card = self._sources.get(name) or self.catalog[name]
            parts.append(repr((facts_of(card), card.readings)))
        return blake2b("\n".join(parts).encode(), digest_size=16).hexdigest()


def facts_of(card: Card) -> tuple[object, ...]:
    """Return the facts of a card that a game depends on."""
    return (card.name, card.layout, [facts_of_face(face) for face in card.faces])


def facts_of_face(face: Face) -> tuple[object, ...]:
    """Return the facts of a face that a game depends on."""
    numbers = (face.power, face.toughness, face.loyalty, face.defense)
    return (face.name, face.type_line, face.mana_cost, sorted(color.name for color in face.colors), numbers)


def playable(card: Card) -> PlayableCard:
    """Return a card of the catalog ready for play.

    Raises:
        UnplayableCardError: Its text is not understood whole.
    """
    refuse_unread(card, card.verdict)
    return prepare(card, [tree for tree in card.trees if tree is not None])


def refuse_unread(card: Facts, verdict: Verdict) -> None:
    """Refuse a card that cannot be played, and say why.

    Raises:
        UnplayableCardError: Its text is not understood whole, or the engine cannot carry out part of it.
    """
    if verdict.reason == NOT_PERFORMED:
        raise UnplayableCardError(say("table.not_performed", card=card, part=verdict.word))
    if not verdict.is_read:
        raise UnplayableCardError(say("table.unread", card=card, verdict=verdict.message))
