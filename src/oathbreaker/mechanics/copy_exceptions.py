"""CR 707.9 What a copy is besides or instead: "except it's a 4/4 black Zombie", "except it isn't legendary"."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import Any, Final

from oathbreaker.cards.colors import Color
from oathbreaker.cards.type_words import japanese_type_word
from oathbreaker.engine.copies import Exceptions
from oathbreaker.engine.subtypes import kind_of
from oathbreaker.language.categories import ACT, COPY_EXCEPTION, COPY_EXCEPTIONS, COPY_LOOK, DEED, STATEMENT
from oathbreaker.language.grammar import AND, SaySlot
from oathbreaker.language.japanese import SUBJECT, JapaneseWriter, says
from oathbreaker.language.phrases import fixed, phrase, series
from oathbreaker.mechanics.copying import BecomeCopy, CopyException, CreateCopyToken
from oathbreaker.mechanics.entering_as_copies import EntersAsCopy
from oathbreaker.mechanics.tokens import color_text
from oathbreaker.terms.abilities import Duration, Filter, Keyword, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule

BESIDES: Final = {
    "": "",
    "types": "他のタイプに加えて",
    "creature types": "他のクリーチャー・タイプに加えて",
    "colors and types": "他の色やタイプに加えて",
}
"""To what something is added, as the text says it -> the Japanese; "" where it replaces what is copied."""
IT_IS: Final = ("it's", "is")
IT_HAS: Final = ("it has", "has", "the token has")
NOT_LEGENDARY: Final = ("it isn't", "isn't", "it's not", "the token isn't")
"""How the text says what a copy is, has and is not; without a subject only after something else was said."""
WITHOUT_SUBJECT: Final = frozenset({"is", "has", "isn't"})
X_SIZE: Final = "X"
ENDINGS: Final = (("である、", "であり、"), ("でない、", "でなく、"), ("持つ、", "持ち、"))
"""How Japanese goes on after something that is said of a copy."""


@term
class CopyLook(Term):
    """What a copy is.

    Attributes:
        size: Power and toughness; "" where they are copied.
        colors: Colour words; () where they are copied.
        subtypes: As printed.
        types: Card types, lower case.
        keywords: Keywords that it has.
    """

    size: str = ""
    colors: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()


@term
class CopyIs(CopyException):
    """A copy is something; `besides` is a key of `BESIDES`, `said` one of `IT_IS`."""

    look: CopyLook
    besides: str
    said: str

    @rule("707.9b", "707.9d", "205.1a")
    def excepted(self) -> Exceptions:
        """Return what is so changed: sizes and colors are set, types too unless they are added (205.1a)."""
        look, is_added = self.look, self.besides == "colors and types"
        values: dict[str, object] = {}
        if look.size:
            power, toughness = map(int, look.size.split("/"))
            values |= {"power": power, "toughness": toughness}
        colors = frozenset(Color(word) for word in look.colors if word != "colorless")
        if look.colors and not is_added:
            values["colors"] = colors
        if look.types and not self.besides:
            values["types"] = look.types
        creature = () if self.besides else tuple(word for word in look.subtypes if kind_of(word) == "creature")
        return Exceptions(
            types=look.types if self.besides else (),
            subtypes=tuple(word for word in look.subtypes if word not in creature),
            keywords=look.keywords,
            values=values,
            creature_types=creature,
            more_colors=tuple(sorted(colors)) if is_added else (),
        )


@term
class CopyIsSized(CopyException):
    """A copy has a power and toughness of its own."""

    size: str

    @rule("707.9b", "707.9d")
    def excepted(self) -> Exceptions:
        """Return both numbers."""
        power, toughness = map(int, self.size.split("/"))
        return Exceptions(values={"power": power, "toughness": toughness})


@term
class CopyIsNotLegendary(CopyException):
    """A copy is not legendary; `said` is one of `NOT_LEGENDARY`."""

    said: str

    @rule("707.9b")
    def excepted(self) -> Exceptions:
        """Return that it lacks the supertype."""
        return Exceptions(without=("legendary",))


@term
class CopyHas(CopyException):
    """A copy has keywords or other abilities; `said` is one of `IT_HAS`."""

    given: tuple[Term, ...]
    said: str

    @rule("707.9a")
    def excepted(self) -> Exceptions:
        """Return nothing here: what is `given` is found by its field."""
        return Exceptions()


@says(CopyLook)
def say_copy_look(writer: JapaneseWriter, look: CopyLook) -> str:
    """Return what a copy is: 飛行を持つ黒の4/4のゾンビ."""
    keywords = [writer.say_as("keyword", keyword) for keyword in look.keywords]
    given = f"{'と'.join(keywords)}を持つ" if keywords else ""
    colors = f"{''.join(map(color_text, look.colors))}の" if look.colors else ""
    size = f"{look.size}の" if look.size else ""
    return f"{given}{colors}{size}{'・'.join(map(japanese_type_word, (*look.subtypes, *look.types)))}"


def is_new(exceptions: tuple[Term, ...]) -> bool:
    """Tell whether exceptions are said here: with a subject, and not such as are said of a copy elsewhere."""
    first = exceptions[0]
    if getattr(first, "said", "") in WITHOUT_SUBJECT:
        return False
    if all(isinstance(one, CopyHas) for one in exceptions):
        return isinstance(first, CopyHas) and first.said == "the token has"
    return exceptions != (CopyIsNotLegendary("it's not"),)


def adds_types(one: Term) -> bool:
    """Tell whether an exception is nothing but types in addition to others."""
    if not isinstance(one, CopyIs) or one.besides not in {"types", "creature types"}:
        return False
    return not (one.look.size or one.look.colors or one.look.keywords)


def create(of: Ref, exceptions: tuple[Term, ...]) -> CreateCopyToken | None:
    """Return the creation of a copy with exceptions."""
    return CreateCopyToken(of, exceptions) if is_new(exceptions) else None


def take_create(tree: CreateCopyToken) -> tuple[object, ...] | None:
    """Take `create` apart."""
    is_so = tree.who == You() and tree.exceptions and isinstance(tree.exceptions[0], CopyException)
    return (tree.of, tree.exceptions) if is_so else None


def become(of: Ref, duration: Duration, exceptions: tuple[Term, ...]) -> BecomeCopy | None:
    """Return that something becomes a copy with exceptions; that it is of one type besides is said elsewhere."""
    first = exceptions[0]
    is_of_type = isinstance(first, CopyIs) and first == CopyIs(CopyLook(types=first.look.types), "types", IT_IS[0])
    return BecomeCopy(of, exceptions, duration) if is_new(exceptions) and not is_of_type else None


def take_become(tree: BecomeCopy) -> tuple[object, ...] | None:
    """Take `become` apart."""
    is_so = not tree.first and tree.exceptions and isinstance(tree.exceptions[0], CopyException)
    return (tree.of, tree.duration, tree.exceptions) if is_so else None


def enter(said: str, what: Ref, of: Filter, exceptions: tuple[Term, ...]) -> EntersAsCopy | None:
    """Return that something may enter as a copy with exceptions; types besides, and what it has, are said elsewhere."""
    is_elsewhere = adds_types(exceptions[0]) and all(isinstance(one, CopyHas) for one in exceptions[1:])
    return EntersAsCopy(what, of, said, exceptions=exceptions) if is_new(exceptions) and not is_elsewhere else None


def take_enter(said: str, tree: EntersAsCopy) -> tuple[object, ...] | None:
    """Take `enter` apart."""
    is_so = tree.said == said and not tree.tapped and not tree.also
    is_so = is_so and bool(tree.exceptions) and isinstance(tree.exceptions[0], CopyException)
    return (tree.what, tree.of, tree.exceptions) if is_so else None


def excepting(slot: SaySlot) -> str:
    """Return what is said of a copy, before what it copies: 4/4であり、飛行を持つことを除き."""
    said = slot("exceptions")
    for ends, goes_on in ENDINGS:
        said = said.replace(ends, goes_on)
    return f"{said}ことを除き"


def made_look(names: tuple[str, ...], *values: Any) -> CopyLook:  # noqa: ANN401  as the slots are
    """Return what a copy is, by the fields that the text says."""
    return CopyLook(**dict(zip(names, values, strict=True)))


def take_look(names: tuple[str, ...], look: CopyLook) -> tuple[object, ...] | None:
    """Return those of what a copy is that the text says, if it says all that it is."""
    said = tuple(name for name in look.field_names if getattr(look, name))
    return tuple(getattr(look, name) for name in names) if said == names else None


PARTS: Final = {
    "size": "{size:size}",
    "colors": "{colors:colors}",
    "subtypes": "{subtypes:subtype-run}",
    "types": "{types:type-run}",
    "keywords": "with {keywords:keyword-list}",
}
"""A field of what a copy is -> how the text says it, in this order."""
for chosen in product((True, False), repeat=len(PARTS)):
    names = tuple(name for name, is_said in zip(PARTS, chosen, strict=True) if is_said)
    if "subtypes" in names or "types" in names:
        phrase(
            COPY_LOOK,
            " ".join(PARTS[name] for name in names),
            CopyLook,
            build=partial(made_look, names),
            take=partial(take_look, names),
        )
for said in IT_IS:
    for besides, japanese in BESIDES.items():
        addition = f" in addition to its other {besides}" if besides else ""
        phrase(
            COPY_EXCEPTION,
            f"{said} a {{look:copy-look}}{addition}",
            CopyIs,
            said=said,
            besides=besides,
            ja=f"{japanese}{{look}}である",
        )
phrase(
    COPY_EXCEPTION,
    "it's {size:size}",
    CopyIsSized,
    build=lambda size: CopyIsSized(size) if X_SIZE not in size else None,
    take=lambda tree: (tree.size,),
    ja="{size}である",
)
for said in NOT_LEGENDARY:
    fixed(COPY_EXCEPTION, f"{said} legendary", CopyIsNotLegendary(said), ja="伝説でない")
for said in IT_HAS:
    phrase(COPY_EXCEPTION, f"{said} {{given:all-given}}", CopyHas, said=said, ja="{given}を持つ")
series(COPY_EXCEPTIONS, "copy-exception", AND, ja="、")
phrase(
    DEED,
    "[create|creates] a token that's a copy of {of:thing/one} , except {exceptions:copy-exceptions}",
    CreateCopyToken,
    build=create,
    take=take_create,
    ja=lambda slot: f"{excepting(slot)}{slot('of')}のコピーであるトークン１{slot('of.counter')}を生成する",
)
phrase(
    ACT,
    "[become|becomes] a copy of {of:thing/one} {duration:duration} , except {exceptions:copy-exceptions}",
    BecomeCopy,
    build=become,
    take=take_become,
    ja=lambda slot: f"{slot('duration')}{SUBJECT}{excepting(slot)}{slot('of')}のコピーになる",
)
for said in ("any", "a"):
    phrase(
        STATEMENT,
        f"you may have {{what:this}} enter as a copy of {said} {{of:noun/one}} , except {{exceptions:copy-exceptions}}",
        EntersAsCopy,
        build=partial(enter, said),
        take=partial(take_enter, said),
        ja=lambda slot: f"あなたは{slot('what.wo')}、{excepting(slot)}{slot('of.one')}のコピーとして戦場に出してもよい",
    )
