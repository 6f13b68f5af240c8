"""CR 105, 205 How many kinds there are among objects: "card types among cards in your graveyard", domain, colors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oathbreaker.cards.type_line import BASIC_LAND_TYPES
from oathbreaker.engine.abstract import Filter
from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.layers import characteristics
from oathbreaker.language.categories import NOUN
from oathbreaker.language.japanese import JapaneseWriter, says_form
from oathbreaker.language.phrases import phrase
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

KINDS: Final = {
    "card type": ("card [type|types]", "カード・タイプ"),
    "basic land type": ("basic land [type|types]", "基本土地タイプ"),
    "color": ("[color|colors]", "色"),
}
"""Of what there are kinds -> the words for one and for several, the Japanese."""


@term
class KindsAmong(Filter):
    """The card types, basic land types or colors that there are among objects.

    None of them is an object: where things are counted or gone through, each is NOBODY.
    """

    of: str
    what: terms.Filter

    @property
    def reads(self) -> tuple[str, ...] | None:
        """Look at colors or types, beside what tells which objects are meant."""
        return ("colors",) if self.of == "color" else ("types",)

    @property
    def zones(self) -> tuple[str, ...]:
        """Where those objects are."""
        return self.what.zones if isinstance(self.what, Filter) else ()

    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether an object is one of those whose kinds are meant."""
        return isinstance(self.what, Filter) and self.what.matches(context, target)

    @rule("105.2", "205.1", "305.6")
    def candidates(self, context: Context) -> Iterator[Target]:
        """Yield NOBODY for each kind, however many of the objects are of it."""
        state = context.state
        among = Filter.candidates(self, context)
        found = {kind for oid in among for kind in self.kinds_of(characteristics(state, oid))}
        yield from [NOBODY] * len(found)

    def kinds_of(self, look: Characteristics) -> set[str]:
        """Return of which kinds an object is that looks so."""
        if self.of == "color":
            return set(look.colors)
        return set(look.types) if self.of == "card type" else set(look.subtypes) & set(BASIC_LAND_TYPES)


@says_form("each", KindsAmong)
def say_for_each_kind(writer: JapaneseWriter, kinds: KindsAmong) -> str:
    """Return "for each …": …の中のカード・タイプ１種類につき."""
    return f"{writer.say_as('noun', kinds)}１種類につき"


@says_form("counter", KindsAmong)
def counter_of_kinds(_writer: JapaneseWriter, _kinds: KindsAmong) -> str:
    """Return the counter for kinds."""
    return "種類"


for of, (words, japanese) in KINDS.items():
    phrase(NOUN, f"{words} among {{what:noun/many}}", KindsAmong, of=of, ja=f"{{what}}の中の{japanese}")
