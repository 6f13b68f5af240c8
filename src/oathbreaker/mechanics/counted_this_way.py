"""CR 608.2c, 608.2h How much was done "this way", whether anything was, and by whom: cards discarded, and so on."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Final

from oathbreaker.engine.abstract import Amount, Condition
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import CONDITION, EFFECT, QUANTITY
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.clauses import with_doer, without_doer
from oathbreaker.mechanics.drawing import DISCARDED
from oathbreaker.mechanics.finding import EXILED, SACRIFICED, matching
from oathbreaker.mechanics.quantities import CountOf
from oathbreaker.mechanics.repeating import ThisWay, TimesEach
from oathbreaker.mechanics.sentences import NUMBERS
from oathbreaker.mechanics.this_way import DONE, LOGGED, events_of
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Filter, Ref
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule

BY_YOU: Final = {
    "sacrificed": (SACRIFICED, "生け贄に捧げた"),
    "sacrifice": (SACRIFICED, "生け贄に捧げた"),
    "discarded": (DISCARDED, "捨てた"),
    "discard": (DISCARDED, "捨てた"),
    "exiled": (EXILED, "追放した"),
    "exile": (EXILED, "追放した"),
}
"""How the text says what "you" have done -> what has been done then, and the Japanese."""
TOLD_OTHERWISE: Final = frozenset({"discarded", "milled", "revealed"})
"""What the conditions of `last_turn` tell of."""


@term
class WasDone(Condition):
    """Something was done with a thing of a kind: "a creature was sacrificed this way".

    Attributes:
        what: What kind of thing, and what was done.
        said: The word before the deed, "is" or "was".
    """

    what: ThisWay
    said: str

    @rule("608.2c")
    def holds(self, context: Context) -> bool:
        """Look whether there is any."""
        return bool(matching(self.what, context))


@term
class YouDid(Condition):
    """You did something with a thing of a kind: "you discarded a nonland card this way"."""

    what: Filter
    verb: str

    @rule("608.2c")
    def holds(self, context: Context) -> bool:
        """Look at what was done, and where the log tells who did it whether that was you."""
        how, _ = BY_YOU[self.verb]
        done = set(matching(ThisWay(self.what, how), context))
        if how not in LOGGED:
            return bool(done)
        return any(
            getattr(event, "oid", -1) in done and getattr(event, "seat", -1) == context.controller
            for event in events_of(how, context)
        )


@term
class GreatestDiscard(Amount):
    """The greatest number of cards that one player discarded this way."""

    @rule("608.2c", "608.2h")
    def value(self, context: Context) -> int:
        """Count what each player has discarded."""
        counted = Counter(getattr(event, "seat", -1) for event in events_of(DISCARDED, context))
        return max(counted.values(), default=0)


def was_done(said: str, how: str, what: Filter) -> WasDone:
    """Return that something was done with a thing of a kind."""
    return WasDone(ThisWay(what, how), said)


def take_was_done(said: str, how: str, tree: WasDone) -> tuple[Filter] | None:
    """Take `was_done` apart."""
    return (tree.what.what,) if (tree.said, tree.what.how) == (said, how) else None


def count_this_way(how: str, what: Filter) -> CountOf:
    """Return the number of things with which something was done."""
    return CountOf(ThisWay(what, how))


def take_count(how: str, tree: CountOf) -> tuple[Filter] | None:
    """Take `count_this_way` apart."""
    what = tree.what
    return (what.what,) if isinstance(what, ThisWay) and what.how == how else None


def times_done(how: str, who: Ref, deed: Term, what: Filter) -> TimesEach | None:
    """Return a player's deed whose amount is the number of things with which something was done."""
    done = with_doer(who, deed)
    return TimesEach(done, ThisWay(what, how)) if isinstance(done, terms.Effect) else None


def take_times_done(how: str, tree: TimesEach) -> tuple[Ref, Term, Filter] | None:
    """Take `times_done` apart."""
    found, what = without_doer(tree.effect), tree.what
    return (*found, what.what) if found is not None and isinstance(what, ThisWay) and what.how == how else None


for how, japanese in DONE.items():
    phrase(
        QUANTITY,
        f"the number of {{what:noun/many}} {how} this way",
        CountOf,
        build=partial(count_this_way, how),
        take=partial(take_count, how),
        ja=f"これにより{japanese}{{what}}の数",
    )
    for number, verb in NUMBERS:
        phrase(
            EFFECT,
            f"{{who:player/{number}}} {{deed:deed/{verb}}} for each {{what:noun/one}} {how} this way",
            TimesEach,
            build=partial(times_done, how),
            take=partial(take_times_done, how),
            ja=f"{{who.wa}}これにより{japanese}{{what.each}}{{deed}}",
        )
    for said in ("is", "was") if how not in TOLD_OTHERWISE else ():
        phrase(
            CONDITION,
            f"a {{what:noun/one}} {said} {how} this way",
            WasDone,
            build=partial(was_done, said, how),
            take=partial(take_was_done, said, how),
            ja=f"これにより{{what.one}}が{japanese}",
        )
for word, (_, japanese) in BY_YOU.items():
    phrase(
        CONDITION,
        f"you {word} a {{what:noun/one}} this way",
        YouDid,
        verb=word,
        ja=f"これによりあなたが{{what.one}}を{japanese}",
    )
fixed(
    QUANTITY,
    "the greatest number of cards a player discarded this way",
    GreatestDiscard(),
    ja="これによりプレイヤー１人が捨てたカードの枚数の最大値",
)
