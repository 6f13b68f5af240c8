"""CR 608.2h, 701.21 What was sacrificed: "the sacrificed creature's power", "if the sacrificed permanent was …"."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.cards.type_words import japanese_type_word
from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import CONDITION, QUANTITY
from oathbreaker.language.japanese import JapaneseWriter, says
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import things
from oathbreaker.mechanics.noticing import fits
from oathbreaker.mechanics.nouns import Adjective, Head, Noun
from oathbreaker.mechanics.quantities import STATS, StatOf
from oathbreaker.mechanics.types import ADJECTIVE_WORDS, COLORS
from oathbreaker.terms.abilities import Filter, Ref
from oathbreaker.terms.refs import Sacrificed
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

KINDS: Final = ("creature", "artifact", "permanent", "enchantment", "land")
"""What texts call what was sacrificed."""


@term
class WasA(Condition):
    """What was sacrificed was of a kind: "if the sacrificed creature was a Human", "… was legendary"; or "it" was."""

    reads: ClassVar[tuple[str, ...] | None] = None

    what: Ref
    kind: Filter

    @rule("608.2h", "906.14")
    def holds(self, context: Context) -> bool:
        """Look at what it last was on the battlefield."""
        return any(self.was_so(context, oid) for oid in things(self.what, context))

    def was_so(self, context: Context, oid: Target) -> bool:
        """Tell whether one of them was of the kind."""
        return fits(self.kind, context, oid)


SACRIFICED_JA: Final = "その生け贄に捧げた"
"""Stands before what was sacrificed, in Japanese."""


def kind_text(kind: str) -> str:
    """Return what was sacrificed in Japanese, by its kind."""
    return "パーマネント" if kind == "permanent" else japanese_type_word(kind)


@says(Sacrificed)
def say_sacrificed(_writer: JapaneseWriter, what: Sacrificed) -> str:
    """Return what was sacrificed: その生け贄に捧げたクリーチャー."""
    return f"{SACRIFICED_JA}{kind_text(what.kind)}"


def stated(kind: str, described: Filter) -> WasA:
    """Return that what was sacrificed was of a kind."""
    return WasA(Sacrificed(kind), described)


def take_stated(kind: str, tree: WasA) -> tuple[Filter] | None:
    """Take `stated` apart."""
    return (tree.kind,) if tree.what == Sacrificed(kind) else None


for kind in KINDS:
    for stat in STATS:
        fixed(QUANTITY, f"the sacrificed {kind}'s {stat}", StatOf(stat, Sacrificed(kind)))
        fixed(QUANTITY, f"the {stat} of the sacrificed {kind}", StatOf(stat, Sacrificed(kind, "of")))
    was = f"the sacrificed {kind} was"
    sacrificed = f"{SACRIFICED_JA}{kind_text(kind)}"
    phrase(
        CONDITION,
        f"{was} a {{described:noun/one}}",
        WasA,
        build=partial(stated, kind),
        take=partial(take_stated, kind),
        ja=f"{sacrificed}が{{described}}であった",
    )
    for word in (*COLORS, "legendary", "multicolored", "colorless"):
        fixed(
            CONDITION,
            f"{was} {word}",
            WasA(Sacrificed(kind), Noun(Head(()), (Adjective(word),))),
            ja=f"{sacrificed}が{ADJECTIVE_WORDS[word].removesuffix('の')}であった",
        )
