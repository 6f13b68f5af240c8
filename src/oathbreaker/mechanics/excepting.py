"""CR 109.2 "All creatures and planeswalkers except for commanders": all of a kind but those of another."""

from __future__ import annotations

from oathbreaker.engine.abstract import Filter
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import THING
from oathbreaker.language.japanese import JapaneseWriter, says
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.refs import AllOf
from oathbreaker.terms.term import term


@term
class ExceptFor(Filter):
    """Objects of a kind that are not of another."""

    what: terms.Filter
    other: terms.Filter

    def kinds(self) -> frozenset[str]:
        """Return the words by which later text can call it."""
        return self.what.kinds()

    @property
    def zones(self) -> tuple[str, ...]:
        """Where such things are."""
        return self.what.zones if isinstance(self.what, Filter) else ()

    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether it is of the one kind, and not of the other."""
        if not isinstance(self.what, Filter) or not isinstance(self.other, Noun):
            return False
        return self.what.matches(context, target) and not self.other.matches(context, target)


@says(ExceptFor)
def say_except_for(writer: JapaneseWriter, what: ExceptFor) -> str:
    """Return all but some: 統率者を除くすべてのクリーチャーやプレインズウォーカー."""
    if isinstance(what.what, ExceptFor):
        others = f"{writer.say_as('noun', what.what.other)}と{writer.say_as('noun', what.other)}"
        return f"{others}を除くすべての{writer.say_as('noun', what.what.what)}"
    return f"{writer.say_as('noun', what.other)}を除くすべての{writer.say_as('noun', what.what)}"


def all_except(what: terms.Filter, other: terms.Filter) -> AllOf:
    """Return all of a kind that are not of another."""
    return AllOf(ExceptFor(what, other))


def take_all_except(tree: AllOf) -> tuple[terms.Filter, terms.Filter] | None:
    """Take `all_except` apart."""
    what = tree.what
    is_so = isinstance(what, ExceptFor) and not isinstance(what.what, ExceptFor) and tree.said == "all"
    return (what.what, what.other) if is_so and isinstance(what, ExceptFor) else None


def is_list(other: terms.Filter, also: terms.Filter) -> bool:
    """Tell whether two descriptions are one list of types: "artifacts and lands"."""
    if not isinstance(other, Noun) or not isinstance(also, Noun) or other.head.kind or also.head.kind:
        return False
    return not other.qualifiers and not also.adjectives


def all_except_two(what: terms.Filter, other: terms.Filter, also: terms.Filter) -> AllOf | None:
    """Return all of a kind that are of neither of two others."""
    if is_list(other, also):
        return None
    return AllOf(ExceptFor(ExceptFor(what, other), also))


def take_all_except_two(tree: AllOf) -> tuple[object, ...] | None:
    """Take `all_except_two` apart."""
    what = tree.what
    if not isinstance(what, ExceptFor) or not isinstance(what.what, ExceptFor) or tree.said != "all":
        return None
    return what.what.what, what.what.other, what.other


phrase(
    THING,
    "all {what:noun/many} except for {other:noun/many}",
    AllOf,
    forms=("many",),
    build=all_except,
    take=take_all_except,
)
phrase(
    THING,
    "all {what:noun/many} except for {other:noun/many} and {also:noun/many}",
    AllOf,
    forms=("many",),
    build=all_except_two,
    take=take_all_except_two,
)
