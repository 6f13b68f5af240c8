"""The cards of a game: from the catalog, or of one's own, made ready for play; what cannot be played is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import blake2b
from typing import Final

from oathbreaker.cards.card import Card as Facts
from oathbreaker.cards.card import Face
from oathbreaker.cards.symbols import SYMBOL
from oathbreaker.engine import abstract, statements
from oathbreaker.engine.definitions import MELD, PlayableCard
from oathbreaker.engine.modes import Modal
from oathbreaker.engine.preparing import prepare
from oathbreaker.library.card import Card
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.library.readings import read_card
from oathbreaker.mechanics.amounts import Number, X
from oathbreaker.mechanics.being import Named
from oathbreaker.mechanics.finding import FINDERS
from oathbreaker.mechanics.melding import Meld
from oathbreaker.mechanics.noticing import NOTICED
from oathbreaker.mechanics.qualifiers import Qualifier
from oathbreaker.table.arguments import refused
from oathbreaker.terms import abilities
from oathbreaker.terms.abilities import FaceText
from oathbreaker.terms.term import Term, terms_in
from oathbreaker.texts.errors import UnplayableCardError
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

FILLER: Final = "Wastes"
"""What a library holds where a position does not say."""

KNOWN_SYMBOL: Final = re.compile(r"\d+|[WUBRGCXSTQE]|[WUBRGC2]/[WUBRG](/P)?|[WUBRG]/P")
"""What a symbol between braces may be (107.4-107.6, 107.14)."""

PERFORMED: Final[tuple[tuple[type[Term], tuple[type, ...]], ...]] = (
    (abilities.Effect, (abstract.Effect,)),
    (abilities.Cost, (abstract.Cost,)),
    (abilities.Condition, (abstract.Condition,)),
    (abilities.TriggerEvent, (abstract.TriggerEvent, abstract.StateTrigger)),
    (abilities.Amount, (abstract.Amount, Number, X)),
    (abilities.Filter, (abstract.Filter,)),
    (abilities.Ref, (abstract.Ref, *FINDERS, *NOTICED)),
    (abilities.Keyword, (abstract.Keyword,)),
    (abilities.Restriction, (abstract.Restriction,)),
    (abilities.Statement, (statements.LayerStatement, statements.RuleStatement, statements.Replacement)),
)
"""What a term is -> what it must also be, so that the engine can carry it out."""

KEYWORDS_OF_RULES: Final = frozenset({
    "deathtouch", "defender", "double strike", "fear", "first strike", "flash", "flying", "haste", "hexproof",
    "horsemanship", "indestructible", "infect", "intimidate", "lifelink", "menace", "phasing", "reach", "shadow",
    "shroud", "skulk", "toxic", "trample", "trample over planeswalkers", "vigilance", "wither",
    "plainswalk", "islandwalk", "swampwalk", "mountainwalk", "forestwalk",
})  # fmt: skip
"""Keywords for which the engine's rules ask by name; any other must stand for abilities, costs or ways to cast."""

KEYWORDS_OF_DECKS: Final = frozenset({"partner", "choose a Background", "doctor's companion", "companion"})
"""Keywords that say something of decks and nothing in a game (702.124a, 702.139a), with "partner—[text]"."""

CARRIED_OUT: Final[tuple[tuple[type, str], ...]] = (
    (abstract.Effect, "perform"),
    (abstract.Cost, "pay"),
    (abstract.Condition, "holds"),
    (abstract.Amount, "value"),
    (abstract.Filter, "matches"),
    (abstract.Ref, "things"),
    (abstract.TriggerEvent, "matches"),
    (abstract.StateTrigger, "holds"),
    (abstract.Restriction, "allows"),
    (Qualifier, "holds"),
)
"""An abstract class -> what a class that derives from it must do in its own way."""


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
        if not reading.verdict.is_read:
            raise UnplayableCardError(say("table.unread", card=facts.name, verdict=reading.verdict.message))
        self.defined[facts.name] = made(facts, [tree for tree in reading.texts if tree is not None])
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
    if not card.verdict.is_read:
        raise UnplayableCardError(say("table.unread", card=card, verdict=card.verdict.message))
    return made(card, [tree for tree in card.trees if tree is not None])


def made(card: Facts, trees: list[FaceText]) -> PlayableCard:
    """Return a card ready for play.

    Raises:
        UnplayableCardError: The engine cannot carry out part of its text.
    """
    for face in card.faces:
        refuse_unknown_mana(card, face.mana_cost)
    for tree in trees:
        for part in every_term(tree):
            if not is_performed(part):
                raise UnplayableCardError(say("table.not_performed", card=card, part=name_of(part)))
            for value in part.values():
                refuse_unknown_mana(card, value)
    return prepare(card, trees)


@rule("107.4")
def refuse_unknown_mana(card: Facts, text: object) -> None:
    """Refuse a card that speaks of mana that the rules do not know: half a mana, infinitely much.

    Raises:
        UnplayableCardError: It does.
    """
    if isinstance(text, str) and "{" in text:
        unknown = next((symbol for symbol in SYMBOL.findall(text) if not KNOWN_SYMBOL.fullmatch(symbol)), None)
        if unknown is not None:
            raise UnplayableCardError(say("table.not_performed", card=card, part=f"{{{unknown}}}"))


def every_term(part: Term) -> Iterator[Term]:
    """Yield a term and all that it is made of."""
    yield part
    for name in part.field_names:
        for inner in terms_in(getattr(part, name)):
            yield from every_term(inner)


def is_performed(part: Term) -> bool:
    """Tell whether the engine can carry a term out: it is of the engine's kinds, not of words alone.

    A term some of whose words cannot be carried out says so by its own `is_performed`.
    """
    if isinstance(part, abstract.Keyword) and not stands_for_something(part):
        return False
    if not getattr(part, "is_performed", True) or not follows_well(part):
        return False
    if isinstance(part, FaceText) and not splices_well(part):
        return False
    return all(isinstance(part, wanted) for base, wanted in PERFORMED if isinstance(part, base)) and not any(
        isinstance(part, base) and getattr(type(part), method) is getattr(base, method) for base, method in CARRIED_OUT
    )


@rule("614.15")
def follows_well(part: Term) -> bool:
    """Tell whether each instruction that replaces the one before it has such a one, in the line before it perhaps."""
    if isinstance(part, FaceText):
        body = tuple(effect for line in part.lines if isinstance(line, abilities.SpellAbility) for effect in line.body)
    else:
        body = () if isinstance(part, abilities.SpellAbility) else getattr(part, "body", ())
    return all(later.can_follow(earlier) for earlier, later in zip((None, *body), body, strict=False))


@rule("702.47a", "702.47c")
def splices_well(text: FaceText) -> bool:
    """Tell whether a spell can gain all of a text that may be spliced: instructions without modes, and nothing else."""
    keywords = [one for line in text.lines if isinstance(line, abilities.Keywords) for one in line.keywords]
    splicing = [one for one in keywords if isinstance(one, abstract.Keyword) and one.splicing() is not None]
    rest = [line for line in text.lines if not isinstance(line, abilities.Keywords)]
    is_plain = all(isinstance(line, abilities.SpellAbility) and not isinstance(line.body[0], Modal) for line in rest)
    return not splicing or (splicing == keywords and is_plain)


@rule("702.1")
def stands_for_something(keyword: abstract.Keyword) -> bool:
    """Tell whether a keyword does anything: rules know its name, or it stands for what they know."""
    ways = (*keyword.ways(), *keyword.ways_to_turn_up(), *keyword.special_actions())
    meanings = (keyword.abilities(), keyword.spell_targets(), ways, keyword.optional_costs(), keyword.splicing())
    is_of_decks = keyword.name.partition("—")[0] in KEYWORDS_OF_DECKS
    return is_of_decks or keyword.name in KEYWORDS_OF_RULES or any(meanings)


def name_of(part: Term) -> str:
    """Return how a refusal names a term: a keyword by its name, anything else by its class."""
    if isinstance(part, FaceText) and not splices_well(part):
        return "splice"
    return (isinstance(part, abstract.Keyword) and part.name) or type(part).__name__
