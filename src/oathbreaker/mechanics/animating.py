"""CR 205.1, 613 What becomes, or is, of other types, size and abilities: "becomes a 2/1 blue Faerie creature"."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import product
from typing import ClassVar, Final, cast

from oathbreaker.cards.colors import Color
from oathbreaker.cards.type_line import BASIC_LAND_TYPES
from oathbreaker.cards.type_words import japanese_type_word
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.layers_changes import (
    add_ability,
    add_card_types,
    add_every_creature_type,
    add_keyword,
    add_subtypes,
    remove_abilities,
    set_card_types,
    set_colors,
    set_land_types,
    set_power_toughness,
    set_subtypes,
)
from oathbreaker.engine.subtypes import kind_of
from oathbreaker.language.categories import BARE_LOOK, LASTING_TRAIT, LOOK, SENTENCE, TRAIT
from oathbreaker.language.japanese import JapaneseWriter, in_form, says
from oathbreaker.language.phrases import itself, phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.continuous import About
from oathbreaker.mechanics.copying import HasAbility, HasKeyword
from oathbreaker.mechanics.for_a_time import HasForATime
from oathbreaker.mechanics.sentences import If, Joined, May
from oathbreaker.mechanics.tokens import color_text, given_by
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Ability, Keyword, Ref
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule

CREATURE: Final = "creature"
OTHER_TYPES: Final = "types"
"""What `Becomes.keeps` says of "in addition to its other types"; else it is the type of which it is still one."""


@term
class TypeLook(Term):
    """What something becomes or is.

    Attributes:
        size: Power and toughness; "" for none.
        colors: Color words; () where the colors stay.
        subtypes: As printed.
        types: Card types.
        keywords: Keyword abilities that it has.
        abilities: Other abilities that it has.
        every: Whether it has all creature types.
        based: Whether the text says the size last, as base power and toughness.
    """

    reads: ClassVar[tuple[str, ...] | None] = ()

    size: str
    colors: tuple[str, ...]
    subtypes: tuple[str, ...]
    types: tuple[str, ...]
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Ability, ...] = ()
    every: bool = False
    based: bool = False

    @property
    def is_bare(self) -> bool:
        """Whether it says nothing besides size, colors and types, in this order."""
        return not (self.keywords or self.abilities or self.every or self.based)

    def numbers(self, context: Context) -> tuple[int, int]:
        """Return power and toughness; X is what was fixed as the effect began."""
        power, toughness = (context.amount if part == "X" else int(part) for part in self.size.split("/"))
        return power, toughness


@term
class Becomes(About):
    """Objects have other types, and perhaps another size, colors and abilities.

    Attributes:
        look: What they are then.
        keeps: Which types they keep besides: `OTHER_TYPES`, a type of which the text says in a sentence of its own that
            they are still such, "a land" in the same sentence; "".
        loses: How the text says what they lose: "abilities", "first", "all", "types", "both"; "" for nothing.
        said: "several" where the text says it of several in the plural.
    """

    look: TypeLook
    keeps: str = ""
    loses: str = ""
    said: str = ""
    what: Ref = NO_SUBJECT

    can_be_for_good: ClassVar[bool] = True

    @property
    def takes_away(self) -> bool:
        """Whether it takes abilities away, as setting a basic land type does (305.7)."""
        return bool(self.loses or self.basic)

    @property
    def basic(self) -> tuple[str, ...]:
        """The basic land types among what they become."""
        return tuple(word for word in self.look.subtypes if word in BASIC_LAND_TYPES)

    @property
    def layers(self) -> tuple[str, ...]:
        """Types always; the others where something is said of them."""
        look = self.look
        said = {"5": look.colors, "6": look.keywords or look.abilities or self.loses, "7b": look.size}
        return ("4", *(layer for layer, is_said in said.items() if is_said))

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Change what belongs to the layer."""
        look = self.look
        if layer == "4":
            self.change_types(characteristics)
        elif layer == "5":
            set_colors(characteristics, *(Color(word) for word in look.colors if word != "colorless"))
        elif layer == "6":
            self.change_abilities(characteristics)
        else:
            set_power_toughness(characteristics, *look.numbers(context))

    @rule("205.1a", "205.1b", "305.7")
    def change_types(self, characteristics: Characteristics) -> None:
        """Set the types, or add them where something says so, as "artifact creature" does."""
        look = self.look
        keeps_types = self.keeps or (self.loses in {"", "abilities"} and {"artifact", CREATURE} <= set(look.types))
        if keeps_types:
            add_card_types(characteristics, *look.types)
        else:
            set_card_types(characteristics, *look.types)
        if self.keeps:
            add_subtypes(characteristics, *look.subtypes)
        elif self.basic:
            set_land_types(characteristics, *look.subtypes)
        elif look.subtypes:
            for kind in dict.fromkeys(map(kind_of, look.subtypes)):
                set_subtypes(characteristics, kind, *(word for word in look.subtypes if kind_of(word) == kind))
        elif not keeps_types or self.loses == "all":
            set_subtypes(characteristics, CREATURE)
        if look.every:
            add_every_creature_type(characteristics)

    @rule("613.1f")
    def change_abilities(self, characteristics: Characteristics) -> None:
        """Take away what is lost; then give what it has."""
        if self.loses and self.loses != "types":
            remove_abilities(characteristics)
        for keyword in self.look.keywords:
            add_keyword(characteristics, keyword)
        for ability in self.look.abilities:
            add_ability(characteristics, ability)


def but(look: TypeLook, **values: object) -> TypeLook:
    """Return a look with other values in some fields."""
    return cast("TypeLook", look.with_values_by_name(dict(zip(look.field_names, look.values(), strict=True)) | values))


def bare_look(size: str, colors: tuple[str, ...], subtypes: tuple[str, ...], types: tuple[str, ...]) -> TypeLook | None:
    """Return a look without abilities; only what is a creature has a size, and nothing is of a type alone."""
    if size and types[-1] != CREATURE:
        return None
    return TypeLook(size, colors, subtypes, types) if size or colors or subtypes or len(types) > 1 else None


def build_bare(slots: tuple[bool, ...], *given: object) -> TypeLook | None:
    """Return a look of what one of the templates of it has read."""
    values = list(given)
    size = cast("str", values.pop(0)) if slots[0] else ""
    colors = cast("tuple[str, ...]", values.pop(0)) if slots[1] else ()
    subtypes = cast("tuple[str, ...]", values.pop(0)) if slots[2] else ()
    return bare_look(size, colors, subtypes, cast("tuple[str, ...]", values[0]))


def take_bare(slots: tuple[bool, ...], look: TypeLook) -> tuple[object, ...] | None:
    """Take `build_bare` apart."""
    parts = (look.size, look.colors, look.subtypes)
    if not look.is_bare or any(bool(part) != there for part, there in zip(parts, slots, strict=True)):
        return None
    return (*(part for part in parts if part), look.types)


def with_given(look: TypeLook, given: tuple[Term, ...]) -> TypeLook | None:
    """Return a look with abilities in quotation marks, and perhaps keywords before them."""
    keywords = tuple(one.keyword for one in given if isinstance(one, HasKeyword))
    abilities = tuple(one.ability for one in given if isinstance(one, HasAbility))
    if not abilities or given != given_by(keywords, abilities):
        return None
    return but(look, keywords=keywords, abilities=abilities)


def take_with_given(look: TypeLook) -> tuple[object, ...] | None:
    """Take `with_given` apart."""
    if not look.abilities or look.every or look.based:
        return None
    bare = but(look, keywords=(), abilities=())
    return bare, given_by(look.keywords, look.abilities)


def with_keywords(look: TypeLook, keywords: tuple[Keyword, ...]) -> TypeLook:
    """Return a look with keyword abilities."""
    return but(look, keywords=keywords)


def take_with_keywords(look: TypeLook) -> tuple[object, ...] | None:
    """Take `with_keywords` apart."""
    if not look.keywords or look.abilities or look.every or look.based:
        return None
    return but(look, keywords=()), look.keywords


def with_every(look: TypeLook, keywords: tuple[Keyword, ...] = ()) -> TypeLook:
    """Return a look with all creature types."""
    return but(look, every=True, keywords=keywords)


def take_with_every(look: TypeLook, *, keyed: bool) -> tuple[object, ...] | None:
    """Take `with_every` apart."""
    if not look.every or look.abilities or look.based or bool(look.keywords) != keyed:
        return None
    bare = but(look, every=False, keywords=())
    return (bare, look.keywords) if keyed else (bare,)


def with_base(look: TypeLook, size: str) -> TypeLook | None:
    """Return a look whose size is said last."""
    if look.size or "X" in size:
        return None
    return but(look, size=size, based=True)


def take_with_base(look: TypeLook) -> tuple[object, ...] | None:
    """Take `with_base` apart."""
    if not look.based or look.keywords or look.abilities or look.every:
        return None
    return but(look, size="", based=False), look.size


def is_fixed(look: TypeLook) -> bool:
    """Tell whether a static ability can say it: its size is known."""
    return "X" not in look.size


def still(effect: terms.Effect, kind: str) -> terms.Effect | None:
    """Return an instruction by which something becomes a creature, with the type of which it is still one."""
    return with_kept(effect, "", kind)


def with_kept(effect: terms.Effect, old: str, new: str) -> terms.Effect | None:
    """Return an instruction by which something becomes a creature, with another word for what it keeps."""
    if isinstance(effect, HasForATime):
        trait = effect.trait
        if not isinstance(trait, Becomes) or trait.keeps != old or trait.loses:
            return None
        return cast("terms.Effect", effect.changed_field("trait", trait.changed_field("keeps", new)))
    inner = {Joined: "second", If: "effect", May: "deed"}.get(type(effect))
    changed = with_kept(getattr(effect, inner), old, new) if inner else None
    return cast("terms.Effect", effect.changed_field(inner, changed)) if inner and changed is not None else None


def take_still(kind: str, effect: terms.Effect) -> tuple[terms.Effect] | None:
    """Take `still` apart."""
    plain = with_kept(effect, kind, "")
    return (plain,) if plain is not None else None


def of_look(keeps: str, loses: str, look: TypeLook) -> Becomes | None:
    """Return that objects are so, as long as a static ability says it."""
    return Becomes(look, keeps, loses) if is_fixed(look) else None


def take_of_look(keeps: str, loses: str, tree: Becomes) -> tuple[TypeLook] | None:
    """Take `of_look` apart."""
    return (tree.look,) if (tree.keeps, tree.loses, tree.said) == (keeps, loses, "") else None


def become(keeps: str, look: TypeLook) -> Becomes | None:
    """Return that objects become so for a time; what has types alone is said otherwise."""
    if keeps == OTHER_TYPES and look.is_bare and not look.size and not look.colors:
        return None
    return Becomes(look, keeps)


@says(TypeLook)
def say_look(writer: JapaneseWriter, look: TypeLook) -> str:
    """Return what something is: 飛行を持つ青の2/1のフェアリー・クリーチャー."""
    given = [writer.say_as("keyword", keyword) for keyword in look.keywords]
    given += [in_form(replace(writer, is_quoted=True).say_line(ability), "quoted") for ability in look.abilities]
    given += ["すべてのクリーチャー・タイプ"] * look.every
    keywords = f"{'と'.join(given)}を持つ" if given else ""
    base = f"基本のパワーとタフネスが{look.size}である" if look.based else ""
    colors = f"{''.join(map(color_text, look.colors))}の" if look.colors else ""
    size = f"{look.size}の" if look.size and not look.based else ""
    return keywords + base + colors + size + "・".join(map(japanese_type_word, (*look.subtypes, *look.types)))


SLOTS: Final = ("{size:size}", "{colors:colors}", "{subtypes:subtype-run}")
for slots in product((True, False), repeat=len(SLOTS)):
    there = " ".join(slot for slot, is_there in zip(SLOTS, slots, strict=True) if is_there)
    phrase(
        BARE_LOOK,
        f"{there} {{types:type-run}}".strip(),
        TypeLook,
        build=partial(build_bare, slots),
        take=partial(take_bare, slots),
    )
phrase(LOOK, "{look:bare-look}", TypeLook, build=itself, take=lambda look: (look,) if look.is_bare else None)
phrase(LOOK, "{look:bare-look} with {keywords:keyword-list}", TypeLook, build=with_keywords, take=take_with_keywords)
phrase(LOOK, "{look:bare-look} with {given:all-given}", TypeLook, build=with_given, take=take_with_given)
phrase(LOOK, "{look:bare-look} with all creature types", TypeLook, build=with_every,
       take=partial(take_with_every, keyed=False))  # fmt: skip
phrase(LOOK, "{look:bare-look} with {keywords:keyword-list} and all creature types", TypeLook, build=with_every,
       take=partial(take_with_every, keyed=True))  # fmt: skip
phrase(LOOK, "{look:bare-look} with base power and toughness {size:size}", TypeLook, build=with_base,
       take=take_with_base)  # fmt: skip
for keeps, words, japanese in (
    ("", "", ""),
    (OTHER_TYPES, "in addition to [their|its] other types", "他のタイプに加えて"),
    ("a land", "that's still a land", "土地でもある"),
    ("a planeswalker", "that's still a planeswalker", "プレインズウォーカーでもある"),
):
    phrase(
        LASTING_TRAIT,
        f"[become|becomes] a {{look:look}} {words}".strip(),
        Becomes,
        build=partial(become, keeps),
        take=partial(take_of_look, keeps, ""),
        ja=f"{japanese}{{look}}になる",
    )
for kind in ("land", "artifact", "enchantment", "planeswalker"):
    phrase(
        SENTENCE,
        f"{{effect:effect}} . it's still a {kind} .",
        build=partial(lambda word, effect: still(effect, word), kind),
        take=partial(take_still, kind),
        ja=f"{{effect}}。それは{japanese_type_word(kind)}でもある。",
    )
ALL_OTHER: Final = "loses all other"
for loses, template, japanese in (
    ("first", "loses all abilities and is a {look:look}", "すべての能力を失い、{look}である"),
    ("types", f"is a {{look:look}} and {ALL_OTHER} card types", "{look}であり、他のカード・タイプをすべて失う"),
    ("both", f"is a {{look:look}} and {ALL_OTHER} card types and abilities",
     "{look}であり、他のカード・タイプと能力をすべて失う"),
    ("", "is a {look:look}", "{look}である"),
):  # fmt: skip
    phrase(
        TRAIT,
        template,
        Becomes,
        forms=("third",),
        build=partial(of_look, "", loses),
        take=partial(take_of_look, "", loses),
        ja=japanese,
    )
for kind in ("land", "artifact", "planeswalker"):
    phrase(
        TRAIT,
        f"is a {{look:look}} that's still a {kind}",
        Becomes,
        forms=("third",),
        build=partial(of_look, kind, ""),
        take=partial(take_of_look, kind, ""),
        ja=f"{japanese_type_word(kind)}でもある{{look}}である",
    )


def is_and_has(look: TypeLook, keywords: tuple[Keyword, ...]) -> Becomes | None:
    """Return that objects are so and have keywords, and lose everything else."""
    if not look.based or look.keywords or look.abilities:
        return None
    return Becomes(with_keywords(look, keywords), "", "all")


def take_is_and_has(tree: Becomes) -> tuple[object, ...] | None:
    """Take `is_and_has` apart."""
    return (with_keywords(tree.look, ()), tree.look.keywords) if tree.loses == "all" else None


phrase(
    TRAIT,
    f"is a {{look:look}} and has {{keywords:keyword-list}} , and it {ALL_OTHER} abilities , card types , "
    "and creature types",
    Becomes,
    forms=("third",),
    build=is_and_has,
    take=take_is_and_has,
    ja="{keywords}を持つ{look}であり、他の能力とカード・タイプとクリーチャー・タイプをすべて失う",
)
