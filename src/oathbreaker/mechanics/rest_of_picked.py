"""CR 608.2c Cards picked from among those seen, and the rest put elsewhere in the same sentence."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from oathbreaker.engine.abstract import Filter as PerformedFilter
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import EFFECT, SENTENCE
from oathbreaker.language.japanese import JapaneseWriter, says_form
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.looking import BURIED
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.picking import REST, PickFromAmong, PutRest
from oathbreaker.mechanics.picking_several import PutSome
from oathbreaker.mechanics.quantities import look_of
from oathbreaker.mechanics.repeating import TimesEach
from oathbreaker.mechanics.sentences import Joined
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

AND_REST: Final = "and the rest"
"""The words between picking some of the cards and what becomes of the rest."""


@term
class BuriedThisWay(PerformedFilter):
    """Cards of a kind that an instruction before put into a graveyard: "card put into your graveyard this way"."""

    what: terms.Filter

    @rule("608.2c")
    def candidates(self, context: Context) -> Iterator[Target]:
        """Yield those of the kind, as they were."""
        yield from (oid for oid in context.results.get(BURIED, ()) if self.matches(context, oid))

    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether it is such a card."""
        found = look_of(context.state, target)
        is_there = target in context.results.get(BURIED, ()) and found is not None
        return (
            is_there and found is not None and isinstance(self.what, Noun) and self.what.describes_look(context, *found)
        )


@says_form("each", BuriedThisWay)
def say_for_each_buried(writer: JapaneseWriter, what: BuriedThisWay) -> str:
    """Return "for each …": これによりあなたの墓地に置かれたカード１枚につき."""
    return f"これによりあなたの墓地に置かれた{writer.say_form('each', writer.grammar.index('noun'), what.what)}"


def and_rest(to: str, first: terms.Effect) -> Joined | None:
    """Return that some cards are picked, and the rest goes elsewhere."""
    return Joined(first, PutRest(to), AND_REST) if isinstance(first, PutSome | PickFromAmong) else None


def take_and_rest(to: str, tree: Joined) -> tuple[terms.Effect] | None:
    """Take `and_rest` apart."""
    return (tree.first,) if tree.how == AND_REST and tree.second == PutRest(to) else None


def take_for_buried(tree: TimesEach) -> tuple[object, ...] | None:
    """Take what is done for each card put into a graveyard apart."""
    what = tree.what
    return (tree.effect, what.what) if isinstance(what, BuriedThisWay) else None


for words, to, japanese in REST:
    phrase(
        SENTENCE,
        f"{{first:deed/base}} and the rest {words} .",
        Joined,
        build=partial(and_rest, to),
        take=partial(take_and_rest, to),
        ja=f"{{first}}。残りを{japanese}。",
    )
phrase(
    EFFECT,
    "{effect:deed/base} for each {what:noun/one} put into your graveyard this way",
    TimesEach,
    build=lambda effect, what: TimesEach(effect, BuriedThisWay(what)),
    take=take_for_buried,
    ja=lambda slot: f"これによりあなたの墓地に置かれた{slot('what.each')}{slot('effect')}",
)
