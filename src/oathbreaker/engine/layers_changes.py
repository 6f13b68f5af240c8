"""CR 205.1, 305.7, 613.1 What effects do to characteristics: one function for each way of changing them.

Seam: mechanics' layer statements call these from `apply`; the characteristics given are theirs to change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from oathbreaker.cards.colors import Color
from oathbreaker.cards.type_line import BASIC_LAND_TYPES
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.own_terms import basic_land_ability
from oathbreaker.engine.subtypes import KIND_OF_TYPE, creature_types, kind_of
from oathbreaker.terms.abilities import Ability
from oathbreaker.terms.abilities import Keyword as KeywordTerm
from oathbreaker.terms.term import Term, change_items
from oathbreaker.texts.rules import rule

NAMES = frozenset({"name", "named", "names"})
"""Fields of terms in which words are card names, which text-changing effects leave alone (612.2)."""


def joined(old: tuple[str, ...], new: Iterable[str]) -> tuple[str, ...]:
    """Return words with others after them, each once."""
    return tuple(dict.fromkeys((*old, *new)))


@rule("205.1a", "205.3d")
def set_card_types(look: Characteristics, *types: str) -> None:
    """Let these be the card types; instants and sorceries stay so, and subtypes of types that are gone go."""
    kept = tuple(word for word in look.types if word in {"instant", "sorcery"})
    look.types = joined(kept, types)
    drop_foreign_subtypes(look)
    give_size(look)


@rule("205.1b")
def add_card_types(look: Characteristics, *types: str) -> None:
    """Give card types in addition to the others."""
    look.types = joined(look.types, types)
    give_size(look)


@rule("208.5")
def give_size(look: Characteristics) -> None:
    """Let a creature that has no value for its power or toughness have 0, which later layers change."""
    if "creature" in look.types:
        look.power = look.power or 0
        look.toughness = look.toughness or 0


@rule("205.1a")
def remove_card_types(look: Characteristics, *types: str) -> None:
    """Take card types away, with the subtypes that belong to them alone."""
    look.types = tuple(word for word in look.types if word not in types)
    drop_foreign_subtypes(look)


@rule("205.1a", "205.3d")
def drop_foreign_subtypes(look: Characteristics) -> None:
    """Remove the subtypes that belong to no card type there is."""
    kinds = {KIND_OF_TYPE.get(word, word) for word in look.types}
    look.subtypes = tuple(word for word in look.subtypes if kind_of(word) in kinds)


@rule("205.4a")
def add_supertypes(look: Characteristics, *supertypes: str) -> None:
    """Give supertypes."""
    look.supertypes = joined(look.supertypes, supertypes)


@rule("205.4a")
def remove_supertypes(look: Characteristics, *supertypes: str) -> None:
    """Take supertypes away."""
    look.supertypes = tuple(word for word in look.supertypes if word not in supertypes)


@rule("205.1a")
def set_subtypes(look: Characteristics, kind: str, *subtypes: str) -> None:
    """Let these be the subtypes of one kind, such as "creature"; those of other kinds stay."""
    kept = tuple(word for word in look.subtypes if kind_of(word) != kind)
    look.subtypes = joined(kept, subtypes)


@rule("205.1b", "205.3d")
def add_subtypes(look: Characteristics, *subtypes: str) -> None:
    """Give subtypes in addition, those that belong to a card type it has; land types with their mana abilities."""
    kinds = {KIND_OF_TYPE.get(word, word) for word in look.types}
    new = tuple(word for word in subtypes if kind_of(word) in kinds and word not in look.subtypes)
    look.subtypes = joined(look.subtypes, new)
    gained = tuple(basic_land_ability(BASIC_LAND_TYPES[word]) for word in new if word in BASIC_LAND_TYPES)
    if gained:
        look.abilities = (*look.abilities, *gained)


@rule("702.73a")
def add_every_creature_type(look: Characteristics) -> None:
    """Give every creature type (changeling)."""
    add_subtypes(look, *creature_types())


@rule("205.3m")
def lose_every_creature_type(look: Characteristics) -> None:
    """Take every creature type away; other subtypes stay."""
    look.subtypes = tuple(word for word in look.subtypes if kind_of(word) != "creature")


@rule("305.7")
def set_land_types(look: Characteristics, *subtypes: str) -> None:
    """Let these basic land types be the land types: its own abilities go, and the new mana abilities come."""
    set_subtypes(look, "land", *subtypes)
    look.abilities = tuple(basic_land_ability(BASIC_LAND_TYPES[word]) for word in subtypes if word in BASIC_LAND_TYPES)
    look.keywords = ()
    look.keyword_names = frozenset()


@rule("105.3")
def set_colors(look: Characteristics, *colors: Color) -> None:
    """Let these be the colours; none for colourless."""
    look.colors = frozenset(colors)


@rule("105.3")
def add_colors(look: Characteristics, *colors: Color) -> None:
    """Give colours in addition to the others."""
    look.colors |= frozenset(colors)


@rule("613.1f", "702.1")
def add_keyword(look: Characteristics, keyword: KeywordTerm) -> None:
    """Give a keyword ability, with the abilities it stands for."""
    look.keywords = (*look.keywords, keyword)
    look.keyword_names |= {keyword_name(keyword)}
    gained: tuple[Ability, ...] = getattr(keyword, "abilities", tuple)()
    if gained:
        look.abilities = (*look.abilities, *gained)


@rule("613.1f")
def remove_keyword(look: Characteristics, name: str) -> None:
    """Take every instance of a keyword ability away, with the abilities it stands for."""
    if name not in look.keyword_names:
        return
    gone = [keyword for keyword in look.keywords if keyword_name(keyword) == name]
    look.keywords = tuple(keyword for keyword in look.keywords if keyword_name(keyword) != name)
    look.keyword_names -= {name}
    lost = [ability for keyword in gone for ability in getattr(keyword, "abilities", tuple)()]
    if lost:
        look.abilities = tuple(ability for ability in look.abilities if ability not in lost)


def keyword_name(keyword: KeywordTerm) -> str:
    """Return the name by which rules ask for a keyword."""
    return str(getattr(keyword, "name", ""))


@rule("613.1f")
def add_ability(look: Characteristics, ability: Ability) -> None:
    """Give an ability that is no keyword."""
    look.abilities = (*look.abilities, ability)


@rule("613.1f")
def remove_abilities(look: Characteristics) -> None:
    """Take all abilities away."""
    if look.abilities:
        look.abilities = ()
    if look.keywords:
        look.keywords = ()
        look.keyword_names = frozenset()


@rule("613.4b")
def set_power_toughness(look: Characteristics, power: int | None, toughness: int | None) -> None:
    """Set base power and toughness; None leaves one as it is."""
    if power is not None:
        look.power = power
    if toughness is not None:
        look.toughness = toughness


@rule("613.4c", "208.3")
def change_power_toughness(look: Characteristics, power: int, toughness: int) -> None:
    """Add to power and toughness, where there is one."""
    if look.power is not None:
        look.power += power
    if look.toughness is not None:
        look.toughness += toughness


@rule("613.4d")
def switch_power_toughness(look: Characteristics) -> None:
    """Switch power and toughness."""
    look.power, look.toughness = look.toughness, look.power


@rule("612.1", "612.2")
def replace_subtype(look: Characteristics, old: str, new: str) -> None:
    """Change a subtype to another in the type line and in the rules text, names excepted."""
    had_type = old in look.subtypes
    if had_type:
        look.subtypes = tuple(dict.fromkeys(new if word == old else word for word in look.subtypes))
    abilities = tuple(with_words(ability, old, new) for ability in look.abilities)
    if had_type and old in BASIC_LAND_TYPES and new in BASIC_LAND_TYPES:
        intrinsic = basic_land_ability(BASIC_LAND_TYPES[old])
        changed = basic_land_ability(BASIC_LAND_TYPES[new])
        abilities = tuple(changed if ability == intrinsic else ability for ability in abilities)
    if any(one is not other for one, other in zip(abilities, look.abilities, strict=True)):
        look.abilities = abilities


def with_words(ability: Ability, old: str, new: str) -> Ability:
    """Return an ability with a word changed wherever a field of a term is that word; the same one where none is."""
    changed = ability.changed(lambda one: with_word(one, old, new))
    return changed if isinstance(changed, Ability) else ability


def with_word(one: Term, old: str, new: str) -> Term:
    """Return one term with a word changed in its own fields."""
    swap: Callable[[object], object] = lambda item: new if item == old else item  # noqa: E731  a short function
    given = {
        name: getattr(one, name) if name in NAMES else swap(change_items(getattr(one, name), swap))
        for name in one.field_names
    }
    return one.with_values_by_name(given)
