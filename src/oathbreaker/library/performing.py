"""What of a card's text the engine can carry out: terms of its own kinds, and no words alone."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from oathbreaker.cards.card import Card
from oathbreaker.cards.symbols import SYMBOL
from oathbreaker.engine import abstract, statements
from oathbreaker.engine.modes import Modal
from oathbreaker.mechanics.amounts import Number, X
from oathbreaker.mechanics.finding import FINDERS
from oathbreaker.mechanics.noticing import NOTICED
from oathbreaker.mechanics.qualifiers import Qualifier
from oathbreaker.mechanics.quantities import WhereX
from oathbreaker.mechanics.so_many_targets import XOfKind
from oathbreaker.terms import abilities
from oathbreaker.terms.abilities import FaceText
from oathbreaker.terms.term import Term
from oathbreaker.texts.rules import rule

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


def unperformed(card: Card, trees: Sequence[FaceText]) -> Iterator[str]:
    """Yield the names of all that the engine cannot carry out of a card that is understood; of a cost the symbol."""
    for face in card.faces:
        yield from unknown_mana(face.mana_cost)
    for tree in trees:
        for part in tree.walk():
            if not is_performed(part):
                yield name_of(part)
            for value in part.values():
                if isinstance(value, str) and "{" in value:
                    yield from unknown_mana(value)


@rule("107.4")
def unknown_mana(text: str) -> Iterator[str]:
    """Yield the mana symbols that the rules do not know: half a mana, infinitely much."""
    yield from (f"{{{symbol}}}" for symbol in SYMBOL.findall(text) if not KNOWN_SYMBOL.fullmatch(symbol))


def is_performed(part: Term) -> bool:
    """Tell whether the engine can carry a term out: it is of the engine's kinds, not of words alone.

    A term some of whose words cannot be carried out says so by its own `is_performed`.
    """
    kind: type = type(part)
    if is_told_by_class(kind):
        return is_of_engine(kind)
    if isinstance(part, abstract.Keyword) and not stands_for_something(part):
        return False
    if not getattr(part, "is_performed", True) or not follows_well(part):
        return False
    if (isinstance(part, FaceText) and not splices_well(part)) or not knows_its_targets(part):
        return False
    return is_of_engine(kind)


@cache
def is_told_by_class(kind: type) -> bool:
    """Tell whether nothing but their class tells whether terms of it can be carried out."""
    says_more = (abstract.Keyword, FaceText)
    return not issubclass(kind, says_more) and not hasattr(kind, "is_performed") and not hasattr(kind, "body")


@cache
def is_of_engine(kind: type) -> bool:
    """Tell whether terms of a class are of the engine's kinds, and do in their own way what those must do."""
    return all(issubclass(kind, wanted) for base, wanted in PERFORMED if issubclass(kind, base)) and not any(
        issubclass(kind, base) and getattr(kind, method) is getattr(base, method) for base, method in CARRIED_OUT
    )


@rule("614.15")
def follows_well(part: Term) -> bool:
    """Tell whether each instruction that replaces the one before it has such a one, in the line before it perhaps."""
    if isinstance(part, FaceText):
        body = tuple(effect for line in part.lines if isinstance(line, abilities.SpellAbility) for effect in line.body)
    else:
        body = () if isinstance(part, abilities.SpellAbility) else getattr(part, "body", ())
    return not body or all(later.can_follow(earlier) for earlier, later in zip((None, *body), body, strict=False))


@rule("601.2c", "603.3d")
def knows_its_targets(part: Term) -> bool:
    """Tell whether the X of "X target creatures" is announced: not found only as an ability resolves."""
    targets = getattr(part, "targets", ())
    exact = [spec for spec in targets if isinstance(spec, abilities.TargetSpec) and isinstance(spec.what, XOfKind)]
    if all(isinstance(spec.what, XOfKind) and spec.what.up_to for spec in exact):
        return True
    body = getattr(part, "body", ())
    return not isinstance(part, abilities.TriggeredAbility) and not any(
        isinstance(inner, WhereX) for effect in body for inner in effect.walk()
    )


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
