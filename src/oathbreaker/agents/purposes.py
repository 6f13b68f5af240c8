"""What a card's abilities are for, as far as the terms of its text tell: harm or help, and to what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from oathbreaker.library.card import Card
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.continuous import Modify
from oathbreaker.mechanics.destroying import CounterSpell
from oathbreaker.terms.abilities import Ability, ActivatedAbility, Effect, SpellAbility, TargetSpec, TriggeredAbility
from oathbreaker.terms.refs import TargetRef, This
from oathbreaker.terms.term import Term, terms_in

HARMFUL: Final = frozenset({
    "CounterSpell", "DealDamage", "DealDamageEqual", "Destroy", "Discard", "DiscardHand", "Exile", "Fight",
    "GainControl", "LoseLife", "LoseLifeEqual", "Mill", "PutOnTop", "PutOnTopOrBottom", "RemoveCounters",
    "ReturnToHand", "Sacrifice", "SacrificeOfChoice", "ShuffleInto", "Tap",
})  # fmt: skip
"""Effects that one wants to happen to others."""

OF_ALL: Final = frozenset({"AllOf", "Each"})
"""References to everything of a kind."""

PERMANENT_TYPES: Final = frozenset({"artifact", "creature", "enchantment", "land", "planeswalker"})


@dataclass(frozen=True)
class Purpose:
    """What an ability is for.

    Attributes:
        targets: Whether it has targets.
        harms: Whether it harms what it targets; None where its terms do not say.
        types: Card types of permanents that it targets; empty for any.
        damage: How much damage it deals to a target, where that is a number.
        counters: Whether it counters spells.
        boosts: Whether it changes power and toughness for a time, of targets or of all one's creatures.
        sweeps: Whether it harms everything of a kind.
        searches: Whether it searches a library.
        on_attackers: Whether it is about attacking creatures.
        gives_up: Whether it takes the object that it is of off the battlefield.
    """

    targets: bool = False
    harms: bool | None = None
    types: frozenset[str] = frozenset()
    damage: int | None = None
    counters: bool = False
    boosts: bool = False
    sweeps: bool = False
    searches: bool = False
    on_attackers: bool = False
    gives_up: bool = False


NO_PURPOSE: Final = Purpose()


def lines_of(card: Card, face: str | None) -> tuple[Ability, ...]:
    """Return the abilities of a card's face, the first one where no face is named; none where it is not read."""
    for number, each in enumerate(card.faces):
        tree = card.trees[number]
        if face in {None, each.name} and tree is not None:
            return tree.lines
    return ()


def spell_purpose(card: Card, face: str | None = None) -> Purpose:
    """Return what a card is cast for: what it instructs, or what an Aura does to what it enchants."""
    lines = lines_of(card, face)
    for line in lines:
        if isinstance(line, SpellAbility):
            return purpose(line.body, line.targets)
    subtypes = next((each.types.subtypes for each in card.faces if face in {None, each.name}), ())
    if "Aura" in subtypes:
        changes = [part for line in lines for part in every_part(line) if isinstance(part, Modify)]
        helps = any(change.change.startswith("+") for change in changes) or "{T}" in str(card.text("en"))
        return Purpose(targets=True, harms=not helps, types=types_in(lines))
    return NO_PURPOSE


@lru_cache(maxsize=4096)
def ability_purpose(ability: Ability) -> Purpose:
    """Return what an activated or triggered ability is for."""
    if isinstance(ability, ActivatedAbility | TriggeredAbility):
        return purpose(ability.body, ability.targets)
    return NO_PURPOSE


def aim_of(card: Card, face: str | None = None) -> Purpose:
    """Return what a card's first ability with targets is for: on the battlefield, where its spell is past."""
    found = [ability_purpose(line) for line in lines_of(card, face)]
    return next((each for each in found if each.targets), NO_PURPOSE)


def purpose(body: tuple[Effect, ...], targets: tuple[TargetSpec, ...]) -> Purpose:
    """Return what instructions are for."""
    parts = [part for effect in body for part in every_part(effect)]
    aimed = [part for part in parts if isinstance(part, Effect) and aims(part)]
    harm = [type(part).__name__ in HARMFUL or weakens(part) for part in aimed]
    amounts = [getattr(part, "amount", None) for part in aimed]
    numbers = [amount.value for amount in amounts if isinstance(amount, Number)]
    is_damage = bool(aimed) and type(aimed[0]).__name__ == "DealDamage"
    return Purpose(
        targets=bool(targets),
        harms=harm[0] if harm else None,
        types=types_in(targets),
        damage=numbers[0] if is_damage and numbers else None,
        counters=any(isinstance(part, CounterSpell) for part in parts),
        boosts=any(isinstance(part, Modify) and part.change.startswith("+") for part in parts),
        sweeps=any(type(part).__name__ in HARMFUL and is_of_all(part) for part in parts),
        searches=any(type(part).__name__.startswith("SearchLibrary") for part in parts),
        on_attackers=any("attacking" in word for effect in body for word in words_in(effect)),
        gives_up=any(type(part).__name__ in HARMFUL and is_of_itself(part) for part in parts),
    )


def every_part(term: Term) -> Iterator[Term]:
    """Yield a term and all that it is made of."""
    yield term
    for name in term.field_names:
        for inner in terms_in(getattr(term, name)):
            yield from every_part(inner)


def aims(effect: Term) -> bool:
    """Tell whether an instruction is about a target: by name, or by a word that refers back to one."""
    for name in effect.field_names:
        value = getattr(effect, name)
        if isinstance(value, TargetRef) or isinstance(getattr(value, "to", None), TargetRef):
            return True
    return False


def is_of_all(effect: Term) -> bool:
    """Tell whether an instruction is about everything of a kind."""
    return any(type(getattr(effect, name)).__name__ in OF_ALL for name in effect.field_names)


def is_of_itself(effect: Term) -> bool:
    """Tell whether an instruction moves the object that the ability is of."""
    return isinstance(getattr(effect, "what", None), This) and not hasattr(effect, "to")


def weakens(effect: Term) -> bool:
    """Tell whether an instruction lowers power or toughness."""
    return any(isinstance(part, Modify) and "-" in part.change for part in every_part(effect))


def types_in(terms: Sequence[Term]) -> frozenset[str]:
    """Return the card types of permanents that terms name."""
    return frozenset(word for term in terms for word in words_in(term) if word in PERMANENT_TYPES)


def words_in(term: Term) -> Iterator[str]:
    """Yield the words in the fields of a term and of its parts."""
    for part in every_part(term):
        for name in part.field_names:
            yield from words(getattr(part, name))


def words(value: object) -> Iterator[str]:
    """Yield the words of a field's value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from words(item)
