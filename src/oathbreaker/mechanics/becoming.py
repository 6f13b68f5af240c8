"""CR 305.7, 613 What static abilities make of objects: their types, their controller, losing all abilities."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.cards.type_line import BASIC_LAND_TYPES, SUPERTYPES
from oathbreaker.cards.type_words import japanese_type_word
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.layers_changes import (
    add_card_types,
    add_subtypes,
    add_supertypes,
    remove_abilities,
    remove_card_types,
    set_land_types,
    set_power_toughness,
)
from oathbreaker.engine.statements import LayerStatement
from oathbreaker.language.categories import BECOME_WORD, BECOME_WORDS, LASTING_TRAIT, STATEMENT, TRAIT
from oathbreaker.language.grammar import RUN, Build, SaySlot, Take
from oathbreaker.language.phrases import leaf, phrase, series
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.continuous import About
from oathbreaker.mechanics.finding import is_meant
from oathbreaker.mechanics.types import CARD_TYPES, type_of
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import AttachedTo
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

TYPE_LAYER: Final = "4"
X_SIZE: Final = "X"
"""A power or toughness that is not fixed, which no static ability here can say."""


@term
class AreLandType(About):
    """Lands are of a basic land type and of no other land type (305.7)."""

    land_type: str
    what: Ref = NO_SUBJECT

    layers: ClassVar[tuple[str, ...]] = (TYPE_LAYER,)

    @rule("305.7")
    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Set the land type: rules text goes, the mana ability comes."""
        set_land_types(characteristics, self.land_type)


@term
class AreAlso(About):
    """Objects are of a type in addition to their others (205.1b); `besides` is the text's word for those."""

    word: str
    besides: str
    what: Ref = NO_SUBJECT

    layers: ClassVar[tuple[str, ...]] = (TYPE_LAYER,)
    takes_away: ClassVar[bool] = False

    @rule("205.1b", "305.7")
    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Add the type."""
        if self.word in CARD_TYPES:
            add_card_types(characteristics, self.word)
        else:
            add_subtypes(characteristics, self.word)


@term
class IsOtherType(About):
    """An object isn't of a card type, and is of another in addition to its other types (205.1b)."""

    card_type: str
    word: str
    what: Ref = NO_SUBJECT

    layers: ClassVar[tuple[str, ...]] = (TYPE_LAYER,)
    takes_away: ClassVar[bool] = False

    @rule("205.1b")
    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Take one type away and add the other."""
        remove_card_types(characteristics, self.card_type)
        add_card_types(characteristics, self.word)


@term
class BecomeAlso(About):
    """Objects become of some types, subtypes and supertypes in addition to their other types (205.1b)."""

    words: tuple[str, ...]
    besides: str
    what: Ref = NO_SUBJECT

    layers: ClassVar[tuple[str, ...]] = (TYPE_LAYER,)
    takes_away: ClassVar[bool] = False

    @rule("205.1b", "205.4b")
    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Add each of them where it belongs."""
        for word in self.words:
            if word in SUPERTYPES:
                add_supertypes(characteristics, word)
            elif word in CARD_TYPES:
                add_card_types(characteristics, word)
            else:
                add_subtypes(characteristics, word)


@term
class LoseAllAbilities(About):
    """Objects lose all abilities (613.1f), and have a base power and toughness (613.4b) where `size` says one."""

    size: str = ""
    what: Ref = NO_SUBJECT

    @property
    def layers(self) -> tuple[str, ...]:
        """Abilities, and base power and toughness where they are said."""
        return ("6", "7b") if self.size else ("6",)

    @rule("613.1f", "613.4b")
    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Take the abilities away, or set the numbers."""
        if layer == "6":
            remove_abilities(characteristics)
        else:
            power, toughness = self.size.split("/")
            set_power_toughness(characteristics, int(power), int(toughness))


@term
class HaveBaseSize(About):
    """Objects have a base power and toughness (613.4b)."""

    size: str
    what: Ref = NO_SUBJECT

    layers: ClassVar[tuple[str, ...]] = ("7b",)
    takes_away: ClassVar[bool] = False

    @rule("613.4b")
    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Set the numbers; X is what was fixed as the effect began."""
        power, toughness = (context.amount if part == X_SIZE else int(part) for part in self.size.split("/"))
        set_power_toughness(characteristics, power, toughness)


@term
class IsCreatureElsewhere(LayerStatement):
    """A card is a creature too wherever it is but on the battlefield."""

    size: str
    subtypes: tuple[str, ...]
    what: Ref

    layers: ClassVar[tuple[str, ...]] = (TYPE_LAYER, "7b")
    defines: ClassVar[bool] = True
    among: ClassVar[str] = "self"
    reads: ClassVar[tuple[str, ...] | None] = ()
    takes_away: ClassVar[bool] = False

    @rule("113.6c")
    def affects(self, context: Context, oid: int) -> bool:
        """Speak of the object itself, and not of a permanent."""
        return oid == context.source and context.state.objects[oid].zone != "battlefield"

    @rule("205.1b", "613.4b")
    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Add the types, and set power and toughness."""
        if layer == TYPE_LAYER:
            add_card_types(characteristics, "creature")
            add_subtypes(characteristics, *self.subtypes)
        else:
            power, toughness = self.size.split("/")
            set_power_toughness(characteristics, int(power), int(toughness))


@term
class YouControl(LayerStatement):
    """You control what the object is attached to (613.1b)."""

    what: Ref

    reads: ClassVar[tuple[str, ...] | None] = ()
    layers: ClassVar[tuple[str, ...]] = ("2",)
    among: ClassVar[str] = "attached"
    takes_away: ClassVar[bool] = False

    def affects(self, context: Context, oid: int) -> bool:
        """Affect what the object is attached to."""
        return is_meant(self.what, context, oid)

    @rule("613.1b", "108.4a")
    def controller(self, context: Context, oid: int) -> int:  # noqa: ARG002  as declared
        """Return the controller of the object that says so."""
        return context.controller if context.controller >= 0 else NOBODY


def of_land(word: str) -> AreLandType | None:
    """Return that lands are of a basic land type; None for another word."""
    return AreLandType(word) if word in BASIC_LAND_TYPES else None


def besides(words: str) -> tuple[Build, Take]:
    """Return how to make and take apart what adds a type; `words` says besides what."""

    def take(tree: AreAlso) -> tuple[object, ...] | None:
        """Return the type."""
        return (tree.word,) if tree.besides == words else None

    return (lambda word: AreAlso(word, words)), take


def say_become(besides_what: str, slot: SaySlot) -> str:
    """Return that something becomes of types in addition to its others: 他のタイプに加えて伝説の蜘蛛になる."""
    return f"他の{besides_what}に加えて{slot('words').replace('の・', 'の')}になる"


def become_word(token: str) -> str | None:
    """Return the type, subtype or supertype that a word is."""
    return token if token in SUPERTYPES else type_of(token)


def same_word(word: str) -> str:
    """Return a word as it is written."""
    return word


leaf(BECOME_WORD, become_word, same_word, ja=japanese_type_word)
series(BECOME_WORDS, "become-word", RUN, ja="・")
for template, form in (("are {word:type-word/many}", "base"), ("is a {word:type-word/one}", "third")):
    phrase(TRAIT, template, AreLandType, forms=(form,), build=of_land, take=lambda tree: (tree.land_type,),
           ja="{word}である")  # fmt: skip
for words, japanese in (("types", "タイプ"), ("land types", "土地タイプ"), ("creature types", "クリーチャー・タイプ")):
    build, take = besides(words)
    phrase(TRAIT, f"are {{word:type-word/many}} in addition to their other {words}", AreAlso, forms=("base",),
           build=build, take=take, ja=f"他の{japanese}に加えて{{word}}でもある")  # fmt: skip
    phrase(LASTING_TRAIT, f"[become|becomes] a {{words:become-words}} in addition to [their|its] other {words}",
           BecomeAlso, besides=words, ja=partial(say_become, japanese))  # fmt: skip
    phrase(TRAIT, f"is a {{word:type-word/one}} in addition to its other {words}", AreAlso, forms=("third",),
           build=build, take=take, ja=f"他の{japanese}に加えて{{word}}でもある")  # fmt: skip
phrase(
    TRAIT,
    "isn't a {card_type:card-type} and is a {word:card-type} in addition to its other types",
    IsOtherType,
    forms=("third",),
    ja="{card_type}ではなく、他のタイプに加えて{word}でもある",
)


def based(for_a_time: bool, size: str) -> HaveBaseSize | None:  # noqa: FBT001  as the phrase fixes it
    """Return a base power and toughness; X only where it is fixed as an effect begins."""
    return HaveBaseSize(size) if for_a_time or X_SIZE not in size else None


for category, japanese in ((TRAIT, "である"), (LASTING_TRAIT, "になる")):
    phrase(category, "[lose|loses] all abilities", LoseAllAbilities, ja="すべての能力を失う")
    phrase(
        category,
        "[lose|loses] all abilities and [have|has] base power and toughness {size:size}",
        LoseAllAbilities,
        build=lambda size: LoseAllAbilities(size) if X_SIZE not in size else None,
        take=lambda tree: (tree.size,) if tree.size else None,
        ja="すべての能力を失い、基本のパワーとタフネスが{size}になる",
    )
    phrase(
        category,
        "[have|has] base power and toughness {size:size}",
        HaveBaseSize,
        build=partial(based, category == LASTING_TRAIT),
        take=lambda tree: (tree.size,),
        ja=f"基本のパワーとタフネスが{{size}}{japanese}",
    )
phrase(
    STATEMENT,
    "you control {what:thing/one}",
    YouControl,
    build=lambda what: YouControl(what) if isinstance(what, AttachedTo) else None,
    take=lambda tree: (tree.what,),
    ja="あなたは{what}をコントロールする",
)
phrase(
    STATEMENT,
    "as long as {what:this} isn't on the battlefield , it's a {size:size} {subtypes:subtype-run} creature "
    "in addition to its other types",
    IsCreatureElsewhere,
    build=lambda what, size, subtypes: IsCreatureElsewhere(size, subtypes, what) if X_SIZE not in size else None,
    take=lambda tree: (tree.what, tree.size, tree.subtypes),
    ja="{what}が戦場にないかぎり、これは他のタイプに加えて{size}の{subtypes}・クリーチャーでもある",
)
