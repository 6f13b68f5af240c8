"""CR 701.23 Searching for a card of each of two kinds, or for cards that share a type."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.asking import choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.revealing import Search
from oathbreaker.engine.state import State
from oathbreaker.engine.subtypes import kind_of
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import doer, here, seats, value_of
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Amount, Filter, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

SHARED: Final = {"land type": ("land", "土地"), "creature type": ("creature", "クリーチャー・")}
"""What found cards share -> the kind of subtype, Japanese."""


def cards_in(context: Context, whose: Ref, what: Filter) -> list[int]:
    """Return the cards of a kind in libraries."""
    state = context.state
    libraries = [oid for owner in seats(whose, context) for oid in state.library(owner)]
    return [oid for oid in libraries if isinstance(what, Noun) and what.describes(context, state.objects[oid])]


@term
class SearchLibraryForBoth(OneDoer):
    """A player searches their library for a card of one kind and a card of another."""

    makes: ClassVar[str] = "cards"

    first: Filter
    second: Filter
    whose: Ref
    who: Ref = You()

    @rule("701.23a", "701.23b")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player find either, both or none; one card is not found as both."""
        state, seat = context.state, doer(self.who, context)
        yield from happen(state, [Search(seat, owner, context.source) for owner in seats(self.whose, context)])
        found: tuple[int, ...] = ()
        for what in (self.first, self.second):
            fitting = [oid for oid in cards_in(context, self.whose, what) if oid not in found]
            found += yield from choose(state, seat, "choose cards", fitting, 0, 1, "701.23b", source=context.source)
        context.results["card"] = here(state, found)


@term
class SearchLibraryForAlike(OneDoer):
    """A player searches their library for up to so many cards of a kind that share a land type or creature type."""

    makes: ClassVar[str] = "cards"

    amount: Amount
    what: Filter
    shared: str
    whose: Ref
    who: Ref = You()

    @rule("701.23a", "701.23b")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player find them one after the other, each with a type that all before it have."""
        state, seat = context.state, doer(self.who, context)
        yield from happen(state, [Search(seat, owner, context.source) for owner in seats(self.whose, context)])
        found: tuple[int, ...] = ()
        for _ in range(value_of(self.amount, context)):
            fitting = [
                oid
                for oid in cards_in(context, self.whose, self.what)
                if oid not in found and shares(state, (*found, oid), self.shared)
            ]
            chosen = yield from choose(state, seat, "choose cards", fitting, 0, 1, "701.23b", source=context.source)
            if not chosen:
                break
            found = (*here(state, found), *chosen)
        context.results["card"] = here(state, found)


def shares(state: State, oids: tuple[int, ...], shared: str) -> bool:
    """Tell whether some type of a kind is common to all of these cards."""
    kind, _ = SHARED[shared]
    types = [
        {word for word in characteristics(state, oid).subtypes if kind_of(word) == kind}
        for oid in oids
        if oid in state.objects
    ]
    return bool(types) and bool(set.intersection(*types))


def alike(shared: str, whose: Ref, amount: Amount, what: Filter) -> SearchLibraryForAlike:
    """Return a search for cards that share a type."""
    return SearchLibraryForAlike(amount, what, shared, whose)


def take_alike(shared: str, tree: SearchLibraryForAlike) -> tuple[object, ...] | None:
    """Take `alike` apart."""
    return (tree.whose, tree.amount, tree.what) if tree.shared == shared and tree.who == You() else None


phrase(
    DEED,
    "[search|searches] {whose:own} library for a {first:noun/one} and a {second:noun/one}",
    SearchLibraryForBoth,
    ja="{whose.no}ライブラリーから{first.one}と{second.one}を探す",
)
for word, (_, japanese) in SHARED.items():
    phrase(
        DEED,
        f"[search|searches] {{whose:own}} library for up to {{amount:count}} {{what:noun/many}} that share a {word}",
        SearchLibraryForAlike,
        build=partial(alike, word),
        take=partial(take_alike, word),
        ja=f"{{whose.no}}ライブラリーから同じ{japanese}タイプを持つ{{what.most}}{{amount}}{{what.counter}}を探す",
    )
