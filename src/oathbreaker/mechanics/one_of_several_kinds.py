"""CR 109.2, 115.1 A target of one of several kinds, each described by itself: "enchantment, tapped artifact, or …"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from oathbreaker.engine.abstract import Filter
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import TARGET
from oathbreaker.language.japanese import JapaneseWriter, says
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.terms.abilities import Filter as FilterTerm
from oathbreaker.terms.abilities import TargetSpec
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class OneOfKinds(Filter):
    """Objects of any of several kinds."""

    kinds_of: tuple[FilterTerm, ...]

    reads: ClassVar[tuple[str, ...] | None] = None

    def kinds(self) -> frozenset[str]:
        """Return the words for all of them."""
        return frozenset(word for one in self.kinds_of for word in one.kinds())

    @property
    def zones(self) -> tuple[str, ...]:
        """Where any of them is."""
        return tuple(dict.fromkeys(zone for one in self.kinds_of if isinstance(one, Filter) for zone in one.zones))

    @rule("115.1", "109.2")
    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether an object is of any of the kinds."""
        return any(isinstance(one, Filter) and one.matches(context, target) for one in self.kinds_of)

    def candidates(self, context: Context) -> Iterator[Target]:
        """Yield what is of any of the kinds, once."""
        found = [oid for one in self.kinds_of if isinstance(one, Filter) for oid in one.candidates(context)]
        yield from dict.fromkeys(found)


@says(OneOfKinds)
def say_one_of_kinds(writer: JapaneseWriter, tree: OneOfKinds) -> str:
    """Return the kinds: エンチャントやタップ状態のアーティファクトやタップ状態のクリーチャー."""
    return "や".join(writer.say_as("noun", one) for one in tree.kinds_of)


def of_kinds(*kinds: FilterTerm) -> TargetSpec | None:
    """Return a target of one of several kinds; plain types are joined by a phrase of their own."""
    nouns = [one for one in kinds if isinstance(one, Noun)]
    is_plain = any(len(one.head.types) > 1 for one in nouns) or not any(one.adjectives for one in nouns[1:])
    return None if is_plain or len(nouns) < len(kinds) else TargetSpec(OneOfKinds(kinds))


def take_kinds(spec: TargetSpec, count: int) -> tuple[object, ...] | None:
    """Take `of_kinds` apart."""
    what = spec.what
    is_so = isinstance(what, OneOfKinds) and len(what.kinds_of) == count and spec == TargetSpec(what)
    return what.kinds_of if isinstance(what, OneOfKinds) and is_so else None


phrase(
    TARGET,
    "target {first:noun/one} , {second:noun/one} , or {third:noun/one}",
    TargetSpec,
    forms=("one",),
    build=of_kinds,
    take=lambda spec: take_kinds(spec, 3),
)
