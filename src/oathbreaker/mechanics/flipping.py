"""CR 710 Flip cards: flipping a permanent, and what makes one flip."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Condition, Effect, StateTrigger
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.designations import BecomeFlipped
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.language.categories import CONDITION, DEED, EVENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import here, things, value_of
from oathbreaker.mechanics.keywords.plain import PlainKeyword
from oathbreaker.mechanics.state_triggers import counts
from oathbreaker.terms.abilities import Amount, Keyword, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class Flip(Effect):
    """A permanent is flipped."""

    what: Ref
    who: Ref = You()

    @rule("710.2", "710.4")
    def perform(self, context: Context) -> Procedure[None]:
        """Flip what is there still."""
        state = context.state
        found = here(state, things(self.what, context))
        yield from happen(state, [BecomeFlipped(oid, context.source) for oid in found])


@term
class HasCountersEnough(Condition):
    """There are at least so many counters of a kind on an object."""

    amount: Amount
    counter: str
    what: Ref

    reads: ClassVar[tuple[str, ...] | None] = ("counters",)

    @rule("122.1", "608.2h")
    def holds(self, context: Context) -> bool:
        """Count them, as the object is or last was."""
        found = counts(self.what, self.counter, context)
        return any(number >= value_of(self.amount, context) for number in found)


@term
class HasLife(StateTrigger):
    """You have at least so much life."""

    amount: Amount

    @rule("603.8")
    def holds(self, context: Context) -> bool:
        """Look at the life total."""
        return context.state.players[context.controller].life >= value_of(self.amount, context)


@term
class HasKeywordNow(StateTrigger):
    """The permanent has a keyword, whatever gives it that."""

    what: Ref
    keyword: Keyword

    @rule("603.8")
    def holds(self, context: Context) -> bool:
        """Look at its characteristics."""
        state, keyword = context.state, self.keyword
        found = here(state, things(self.what, context))
        return isinstance(keyword, PlainKeyword) and any(characteristics(state, oid).has(keyword.name) for oid in found)


def has_keyword(what: Ref, keyword: Keyword) -> HasKeywordNow | None:
    """Return that the permanent has a keyword that has no parameters."""
    return HasKeywordNow(what, keyword) if isinstance(keyword, PlainKeyword) else None


phrase(DEED, "[flip|flips] {what:thing/one}", Flip, ja="{what}を反転する")
phrase(
    CONDITION,
    "there are {amount:count} or more {counter:counter-kind} counters on {what:this}",
    HasCountersEnough,
    ja="{what}の上に{counter}が{amount}個以上ある",
)
phrase(EVENT, "when you have {amount:number} or more life", HasLife, ja="あなたのライフが{amount}点以上であるとき")
phrase(
    EVENT,
    "when {what:this} has {keyword:keyword}",
    HasKeywordNow,
    build=has_keyword,
    take=lambda tree: (tree.what, tree.keyword),
    ja="{what}が{keyword}を持っているとき",
)
