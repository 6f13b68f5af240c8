"""CR 707.12, 608.2g "For each card exiled this way, copy it, and you may cast the copy": one copy after the other."""

from __future__ import annotations

from functools import partial

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.language.categories import EFFECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.casting_now import cast_freely
from oathbreaker.mechanics.copying import all_copied
from oathbreaker.mechanics.finding import EXILED, matching, to_move
from oathbreaker.mechanics.repeating import ThisWay
from oathbreaker.terms.abilities import Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class CopyEachToCast(Effect):
    """Cards of a kind that were exiled are copied, and their copies may be cast without paying their mana costs."""

    what: ThisWay

    @rule("707.12", "608.2g")
    def perform(self, context: Context) -> Procedure[None]:
        """Copy each of them; then let "you" cast copies, one after the other, in any order."""
        seat = context.controller
        copies = yield from all_copied(context, to_move(matching(self.what, context), context), seat)
        there = tuple(copy for copy in copies if copy != NOBODY)
        yield from cast_freely(context, seat, there, len(there))


def copy_each(how: str, what: Filter) -> CopyEachToCast:
    """Return the copying of all cards of a kind with which something was done."""
    return CopyEachToCast(ThisWay(what, how))


phrase(
    EFFECT,
    f"for each {{what:noun/one}} {EXILED} this way , copy it , and you may cast the copy without paying its mana cost",
    CopyEachToCast,
    build=partial(copy_each, EXILED),
    take=lambda tree: (tree.what.what,) if tree.what.how == EXILED else None,
    ja="これにより追放された{what.each}、それをコピーし、あなたはそのコピーをマナ・コストを支払うことなく唱えてもよい",
)
