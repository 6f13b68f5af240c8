"""Making cards ready for play: printed facts and the trees of their text become definitions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from oathbreaker.cards.card import Card, Face
from oathbreaker.cards.type_line import BASIC_LAND_TYPES
from oathbreaker.engine.abstract import Filter, Keyword, TriggerEvent
from oathbreaker.engine.definitions import Characteristics, PlayableCard, PlayableFace
from oathbreaker.engine.mana import is_mana_ability
from oathbreaker.engine.naming import TokenTitle
from oathbreaker.engine.optional_targets import is_always_wanted
from oathbreaker.engine.own_terms import basic_land_ability
from oathbreaker.engine.statements import LayerStatement
from oathbreaker.engine.working import activation_zones, trigger_zones
from oathbreaker.terms.abilities import (
    Ability,
    ActivatedAbility,
    FaceText,
    Keywords,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from oathbreaker.texts.rules import rule

BATTLEFIELD_ONLY = ("battlefield",)


def prepare(card: Card, texts: Sequence[FaceText]) -> PlayableCard:
    """Return a card ready for play; `texts` holds each face's tree."""
    faces = tuple(
        prepare_face(face, text, card if len(card.faces) == 1 else None)
        for face, text in zip(card.faces, texts, strict=True)
    )
    if card.layout in INSET:
        faces = (with_alternative(*faces, is_flip=card.layout == "flip"),)
    faces += tuple(prototypes(faces[0]))
    combined = combine(faces, card) if card.layout == "split" else None
    if combined is not None and combined.characteristics.is_permanent:
        faces = with_doors(faces, combined.characteristics)
    if combined is not None and combined.characteristics.has(FUSE):
        faces = fused(faces, combined)
    return PlayableCard(card.name, card.layout, faces, combined, card.color_identity)


FUSE: Final = "fuse"
INSET: Final = frozenset({"prepare", "flip"})
"""Layouts whose second part the card is not cast as: it belongs to the characteristics of the first."""


@rule("702.102a", "702.102b", "709.4d")
def fused(halves: tuple[PlayableFace, ...], both: PlayableFace) -> tuple[PlayableFace, ...]:
    """Return the halves of a split card with fuse, and what they are together; one alone offers to fuse them."""
    left, right = halves
    first, other = (left, right) if left.characteristics.has(FUSE) else (right, left)
    look = other.characteristics
    look.keywords = tuple(one for one in look.keywords if not isinstance(one, Keyword) or one.name != FUSE)
    look.keyword_names -= {FUSE}
    silent = face_of(look, other.title)
    return (left, silent, both) if first is left else (silent, right, both)


@rule("718.2", "718.3")
def prototypes(face: PlayableFace) -> Iterator[PlayableFace]:
    """Yield what a prototype card is cast prototyped: a face of its own, with the small set of characteristics."""
    for keyword in face.characteristics.keywords:
        small = keyword.prototyped(face.characteristics) if isinstance(keyword, Keyword) else None
        if small is not None:
            yield face_of(small, face.title)


@rule("710.1b", "710.1c", "722.2b", "722.3")
def with_alternative(first: PlayableFace, second: PlayableFace, *, is_flip: bool) -> PlayableFace:
    """Return the first part of a card, with the second as its alternative characteristics.

    What a flip card is flipped has the mana cost and the colors of the whole card.
    """
    look, other = first.characteristics, second.characteristics
    if is_flip:
        other.mana_cost, other.colors, other.normal = look.mana_cost, look.colors, look
    look.alternative = second
    return first


def prepare_face(face: Face, text: FaceText, card: Card | None = None) -> PlayableFace:
    """Return one face ready for play. `card` is what messages name where the face is all of it."""
    keywords = tuple(
        keyword
        for line in text.lines
        if isinstance(line, Keywords)
        for keyword in line.keywords
        if isinstance(keyword, Keyword)
    )
    abilities = (*intrinsic(face), *flattened(text))
    look = Characteristics(
        face.name,
        face.cost,
        face.colors,
        face.types.supertypes,
        face.types.types,
        face.types.subtypes,
        abilities,
        keywords,
        frozenset(keyword.name for keyword in keywords),
        number(face.power),
        number(face.toughness),
        number(face.loyalty),
        number(face.defense),
    )
    return face_of(look, card or face)


def face_of(look: Characteristics, title: object = "") -> PlayableFace:
    """Return a face with these characteristics."""
    elsewhere = any(works_elsewhere(ability) for ability in look.abilities)
    plain = all(isinstance(ability, ActivatedAbility | SpellAbility) for ability in look.abilities)
    ways = [way for keyword in look.keywords if isinstance(keyword, Keyword) for way in keyword.ways()]
    return PlayableFace(
        look,
        works_elsewhere=elsewhere,
        changes_elsewhere=any(changes_elsewhere(ability) for ability in look.abilities),
        is_plain=plain,
        acts=any(isinstance(ability, ActivatedAbility) and not is_mana_ability(ability) for ability in look.abilities),
        at_once="instant" in look.types or look.has("flash") or any(way.any_time for way in ways),
        has_ways=bool(ways),
        gives_ways=any(gives_ways(ability) for ability in look.abilities),
        has_specials=any(isinstance(keyword, Keyword) and keyword.special_actions() for keyword in look.keywords),
        needs_stack=any(needs_stack(ability) for ability in look.abilities),
        title=title,
    )


@rule("601.3")
def gives_ways(ability: Ability) -> bool:
    """Tell whether an ability speaks of keywords that are ways to cast cards: "cards in your graveyard have …"."""
    return any(isinstance(part, Keyword) and any(part.ways()) for part in ability.walk())


@rule("601.2c")
def needs_stack(ability: Ability) -> bool:
    """Tell whether a spell with this ability must have a target that is on the stack, whatever happens."""
    return isinstance(ability, SpellAbility) and any(
        isinstance(spec.what, Filter)
        and spec.what.zones == ("stack",)
        and type(spec.what).bounds is Filter.bounds
        and spec.least > 0
        and is_always_wanted(ability.body, place)
        for place, spec in enumerate(ability.targets)
    )


def token(look: Characteristics, title: object = "") -> PlayableCard:
    """Return the definition of a token (111.3)."""
    own = title or TokenTitle(look.name, look.subtypes, is_creature=look.is_a("creature"))
    return PlayableCard(look.name, "token", (face_of(look, own),))


@rule("305.6")
def intrinsic(face: Face) -> tuple[Ability, ...]:
    """Return the mana abilities that basic land types give."""
    return tuple(basic_land_ability(BASIC_LAND_TYPES[subtype]) for subtype in face.types.basic_land_types)


@rule("702.1")
def flattened(text: FaceText) -> tuple[Ability, ...]:
    """Return a text's abilities in order, with those that keywords stand for in their place."""
    found: list[Ability] = []
    for line in text.lines:
        if isinstance(line, Keywords):
            for keyword in line.keywords:
                if isinstance(keyword, Keyword):
                    found += keyword.abilities()
        else:
            found.append(line)
    return tuple(found)


@rule("113.6")
def works_elsewhere(ability: Ability) -> bool:
    """Tell whether an ability works outside the battlefield, apart from what a spell does as it resolves."""
    if isinstance(ability, TriggeredAbility):
        event = ability.event
        return isinstance(event, TriggerEvent) and any(
            trigger_zones(ability, one) != BATTLEFIELD_ONLY for one in event.alternatives()
        )
    if isinstance(ability, StaticAbility):
        return any(
            getattr(statement, "zones", BATTLEFIELD_ONLY) != BATTLEFIELD_ONLY for statement in ability.statements
        )
    if isinstance(ability, ActivatedAbility):
        return bool(activation_zones(ability).difference(BATTLEFIELD_ONLY))
    return False


@rule("113.6", "604.3")
def changes_elsewhere(ability: Ability) -> bool:
    """Tell whether a static ability changes characteristics while its source is outside the battlefield."""
    return isinstance(ability, StaticAbility) and any(
        isinstance(statement, LayerStatement) and (statement.defines or statement.zones != BATTLEFIELD_ONLY)
        for statement in ability.statements
    )


def number(printed: str | None) -> int | None:
    """Return a printed number; what an ability defines ("*", "X") counts as 0 until that ability says (208.2)."""
    if printed is None:
        return None
    digits = printed.removeprefix("-").split("+")[0]
    if not digits.isdecimal():
        return 0
    return -int(digits) if printed.startswith("-") else int(digits)


@rule("709.4")
def combine(faces: Sequence[PlayableFace], card: Card) -> PlayableFace:
    """Return what a split card is everywhere but on the stack: both halves together."""
    looks = [face.characteristics for face in faces]
    first = looks[0].copy()
    first.name = " // ".join(look.name for look in looks)
    first.colors = frozenset(color for look in looks for color in look.colors)
    first.types = tuple(dict.fromkeys(word for look in looks for word in look.types))
    first.subtypes = tuple(dict.fromkeys(word for look in looks for word in look.subtypes))
    first.supertypes = tuple(dict.fromkeys(word for look in looks for word in look.supertypes))
    first.abilities = tuple(ability for look in looks for ability in look.abilities)
    first.keywords = tuple(keyword for look in looks for keyword in look.keywords)
    first.keyword_names = frozenset(name for look in looks for name in look.keyword_names)
    symbols = tuple(symbol for look in looks for symbol in look.mana_cost.symbols)
    first.mana_cost = type(first.mana_cost)(symbols)
    return face_of(first, card)


@rule("709.5", "709.5a", "709.5h")
def with_doors(halves: Sequence[PlayableFace], both: Characteristics) -> tuple[PlayableFace, ...]:
    """Return the halves of a split card with a shared type line, each knowing what the permanent is when unlocked.

    An ability that speaks of "this door" is told of which half it is.
    """
    looks = [half.characteristics for half in halves]
    for number, look in enumerate(looks):
        look.abilities = tuple(in_half(ability, number) for ability in look.abilities)
    both.abilities = tuple(ability for look in looks for ability in look.abilities)
    shared = looks[0]
    neither = Characteristics(supertypes=shared.supertypes, types=shared.types, subtypes=shared.subtypes)
    doors = (neither, *looks, both)
    for look in doors:
        look.doors = doors
    return tuple(face_of(half.characteristics, half.title) for half in halves)


def in_half(ability: Ability, half: int) -> Ability:
    """Return an ability of one half of a card."""
    if isinstance(ability, TriggeredAbility) and isinstance(ability.event, TriggerEvent):
        return replace(ability, event=ability.event.in_half(half))
    return ability
