"""CR 109.2 "That's a Wolf or a Werewolf": what else something of a kind is."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.objects import GameObject
from oathbreaker.language.categories import QUALIFIER
from oathbreaker.language.japanese import JapaneseWriter, says
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.nouns import Head, head_text
from oathbreaker.mechanics.qualifiers import Qualifier
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class ThatIsA(Qualifier):
    """Objects that are of a kind besides; `each` if the text says "a" before each alternative."""

    reads: ClassVar[tuple[str, ...] | None] = ("types",)

    head: Head
    each: bool = False

    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Look for one of the alternatives."""
        return self.head.fits(thing, look)


@term
class OtherThanTypes(Qualifier):
    """Objects that are of none of these types: "creatures other than Werewolves and Wolves"."""

    reads: ClassVar[tuple[str, ...] | None] = ("types",)

    types: tuple[tuple[str, ...], ...]

    @rule("109.2")
    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Look for each of them."""
        return not Head(self.types).fits_look(look)


@term
class Named(Qualifier):
    """Objects with a name."""

    reads: ClassVar[tuple[str, ...] | None] = ("name",)

    name: str

    @rule("201.2")
    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Compare the name."""
        return look.name == self.name


@says(ThatIsA)
def say_that_is_a(_writer: JapaneseWriter, qualifier: ThatIsA) -> str:
    """Return what else something is: 狼や狼男である."""
    return f"{head_text(qualifier.head)}である"


def alternatives(*choices: tuple[str, ...]) -> ThatIsA:
    """Return alternatives, each said with "a"."""
    return ThatIsA(Head(choices), each=True)


def take_alternatives(count: int, tree: ThatIsA) -> tuple[object, ...] | None:
    """Take so many alternatives that are each said with "a" apart."""
    is_so = tree.each and len(tree.head.types) == count and tree.head == Head(tree.head.types)
    return tree.head.types if is_so else None


@term
class ThatIsNotA(Qualifier):
    """Objects that are of none of these types."""

    reads: ClassVar[tuple[str, ...] | None] = ("types",)

    head: Head

    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Look for each of the alternatives."""
        return not self.head.fits(thing, look)


@says(ThatIsNotA)
def say_that_is_not_a(_writer: JapaneseWriter, qualifier: ThatIsNotA) -> str:
    """Return what else something is not: 狼や狼男でない."""
    return f"{head_text(qualifier.head)}でない"


phrase(QUALIFIER, "that isn't a {head:head/one}", ThatIsNotA)
phrase(QUALIFIER, "that's a {head:head/one}", ThatIsA)
phrase(
    QUALIFIER,
    "that's a {first:type-words/one} or a {second:type-words/one}",
    ThatIsA,
    build=alternatives,
    take=lambda tree: take_alternatives(2, tree),
)
phrase(
    QUALIFIER,
    "that's a {first:type-words/one} , a {second:type-words/one} , or a {third:type-words/one}",
    ThatIsA,
    build=alternatives,
    take=lambda tree: take_alternatives(3, tree),
)
phrase(QUALIFIER, "other than {types:type-list/many}", OtherThanTypes, ja="{types}でない")
phrase(QUALIFIER, "named {name:token-name}", Named, ja="「{name}」という名前の")
