"""The trees of cards by the names that a view shows: what everybody may know of a card."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from oathbreaker.engine.abstract import Keyword
from oathbreaker.library.card import Card
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.mechanics.predefined import predefined_token
from oathbreaker.table.wording import ability_text, keyword_text
from oathbreaker.terms.abilities import Ability, Keywords, SpellAbility

LAST_WORD: Final = " Token"
"""How the names of tokens end."""


class KnownCards:
    """Looks cards up, and the abilities in their texts.

    Args:
        cards: Where.
    """

    def __init__(self, cards: CardCatalog) -> None:
        self._cards = cards
        self._found: dict[str, Card | None] = {}
        self._lines: dict[tuple[str, str | None], tuple[Ability, ...]] = {}
        self._written: dict[tuple[str, str], Ability | None] = {}

    def card(self, name: str | None) -> Card | None:
        """Return the card of a name; None where the catalog has none."""
        if not name:
            return None
        if name not in self._found:
            found = self._cards.named(name)
            self._found[name] = found[0] if found else None
        return self._found[name]

    def lines(self, name: str | None, face: str | None = None) -> tuple[Ability, ...]:
        """Return the abilities in the text of a face, of the first one where none is named; () where it is not read."""
        key = (name or "", face)
        if key not in self._lines:
            self._lines[key] = self._read(name or "", face)
        return self._lines[key]

    def _read(self, name: str, face: str | None) -> tuple[Ability, ...]:
        """Read the text of a face; tokens that the rules define have theirs."""
        card = self.card(name)
        if card is None:
            return token_lines(name.removesuffix(LAST_WORD)) if name.endswith(LAST_WORD) else ()
        wanted = face or name
        names = [each.name for each in card.faces]
        tree = card.trees[names.index(wanted) if wanted in names else 0]
        return tree.lines if tree is not None else ()

    def spell(self, name: str | None, face: str | None = None) -> tuple[SpellAbility, ...]:
        """Return what an instant or sorcery does."""
        return tuple(line for line in self.lines(name, face) if isinstance(line, SpellAbility))

    def written(self, name: str, text: str) -> Ability | None:
        """Return the ability of a card that is written so: one of its lines, or one that a keyword stands for."""
        key = (name, text)
        if key not in self._written:
            self._written[key] = next(
                (ability for ability, words in every_ability(self.lines(name), name) if words == text), None
            )
        return self._written[key]


@cache
def newest_cards() -> KnownCards:
    """Return the cards of the newest data at hand, looked up once for all agents of this process."""
    return KnownCards(CardCatalog.default())


@lru_cache(maxsize=256)
def token_lines(subtype: str) -> tuple[Ability, ...]:
    """Return the abilities of a token that the rules define (111.10); () for any other."""
    try:
        return predefined_token(subtype).faces[0].characteristics.abilities
    except KeyError:
        return ()


def every_ability(lines: tuple[Ability, ...], name: str) -> list[tuple[Ability, str]]:
    """Return the abilities of a text with the words that name them."""
    found = [(line, ability_text(line, name)) for line in lines if not isinstance(line, Keywords)]
    for line in lines:
        for keyword in line.keywords if isinstance(line, Keywords) else ():
            if isinstance(keyword, Keyword):
                found += [(ability, keyword_text(keyword)) for ability in keyword.abilities()]
                found += [(ability, ability_text(ability, name)) for ability in keyword.abilities()]
    return found
