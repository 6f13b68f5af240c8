"""Several cards picked: all or any number of a kind from among those seen, some of a hand or graveyard."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Filter as PerformedFilter
from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.asking import choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.language.categories import DEED, THING
from oathbreaker.language.japanese import JapaneseWriter, says
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.describing import describe
from oathbreaker.mechanics.finding import AMONG, FAILED, doer, here, matching, value_of
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Amount, Filter, Ref
from oathbreaker.terms.refs import AllOf, You
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule

SEEN: Final = {
    "from among them": "その中の",
    "from among the milled cards": "その切削したカードの中の",
    "from among those cards": "それらのカードの中の",
    "from among the exiled cards": "その追放されたカードの中の",
    "revealed this way": "これにより公開された",
    "milled this way": "これにより切削された",
}
"""What the text calls the cards that were looked at, revealed, milled or exiled -> in Japanese."""


@term
class FromAmong(PerformedFilter):
    """Cards of a kind among those that an instruction before looked at, revealed, milled or exiled.

    Attributes:
        what: What kind.
        words: What the text calls them: a key of `SEEN`.
    """

    what: Filter
    words: str

    def kinds(self) -> frozenset[str]:
        """Return the words for what they are."""
        return self.what.kinds()

    @rule("608.2c")
    def candidates(self, context: Context) -> Iterator[Target]:
        """Yield those that are still where they were."""
        yield from (oid for oid in here(context.state, context.results.get(AMONG, ())) if self.matches(context, oid))

    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether a card is among them, and of the kind."""
        thing = context.state.objects.get(target)
        is_there = thing is not None and target in context.results.get(AMONG, ())
        return is_there and thing is not None and isinstance(self.what, Noun) and self.what.describes(context, thing)


@term
class PutSome(OneDoer):
    """A player puts some of the cards of a kind into their hand or onto the battlefield.

    Attributes:
        what: What kind, and where they are.
        to: "hand", "battlefield", "battlefield tapped" or "battlefield yours".
        most: How many at most; None for any number.
    """

    makes: ClassVar[str] = "cards"

    what: Filter
    to: str
    most: Amount | None = None
    who: Ref = You()

    @rule("608.2d")
    def can_be_chosen(self, context: Context) -> bool:
        """Tell whether there is such a card."""
        return bool(matching(self.what, context))

    @rule("608.2d")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player choose, and put all of it there at once."""
        state, seat = context.state, doer(self.who, context)
        found = matching(self.what, context)
        most = len(found) if self.most is None else value_of(self.most, context)
        chosen = yield from choose(state, seat, "choose cards", found, 0, most, "608.2d", source=context.source)
        if not chosen:
            context.results[FAILED] = (seat,)
        zone, _, how = self.to.partition(" ")
        holder = seat if zone == "battlefield" else NOBODY
        events = [
            ZoneChange(state, oid, zone, controller=holder, tapped=how == "tapped", source=context.source)
            for oid in chosen
        ]
        yield from happen(state, events)
        context.results["card"] = chosen


@says(FromAmong)
def say_from_among(writer: JapaneseWriter, tree: FromAmong) -> str:
    """Return all of them: その中のすべての土地・カード."""
    noun = tree.what
    said = describe(writer, noun, number="すべての") if isinstance(noun, Noun) else writer.say_as("noun", noun)
    return f"{SEEN[tree.words]}{said}"


def all_among(words: str, what: Filter) -> AllOf:
    """Return all cards of a kind among those."""
    return AllOf(FromAmong(what, words))


def take_all_among(words: str, tree: AllOf) -> tuple[object, ...] | None:
    """Take `all_among` apart."""
    what = tree.what
    return (what.what,) if isinstance(what, FromAmong) and what.words == words and tree.said else None


def kind_among(words: str, what: Filter) -> AllOf:
    """Return cards of a kind among those, said without "all"."""
    return AllOf(FromAmong(what, words), "")


def take_kind_among(words: str, tree: AllOf) -> tuple[object, ...] | None:
    """Take `kind_among` apart."""
    what = tree.what
    return (what.what,) if isinstance(what, FromAmong) and what.words == words and not tree.said else None


def some_among(words: str, to: str, *given: Term) -> PutSome | None:
    """Return a choice of some of the cards; `given` is how many, if that is said, and of what kind."""
    *most, what = given
    if not isinstance(what, Filter):
        return None
    return PutSome(FromAmong(what, words) if words else what, to, most[0] if most else None)  # type: ignore[arg-type]


def take_some_among(words: str, to: str, counted: bool, tree: PutSome) -> tuple[object, ...] | None:  # noqa: FBT001  a part of the phrase
    """Take `some_among` apart."""
    what = tree.what
    is_among = isinstance(what, FromAmong)
    if tree.to != to or is_among != bool(words) or counted != (tree.most is not None) or tree.who != You():
        return None
    if isinstance(what, FromAmong):
        if what.words != words:
            return None
        what = what.what
    return (tree.most, what) if counted else (what,)


PLACES: Final = (
    ("into your hand", "hand", "あなたの手札に加える"),
    ("onto the battlefield", "battlefield", "戦場に出す"),
    ("onto the battlefield tapped", "battlefield tapped", "タップ状態で戦場に出す"),
    ("onto the battlefield under your control", "battlefield yours", "あなたのコントロール下で戦場に出す"),
)
"""(words, where they go, Japanese)"""
for words in SEEN:
    if words.startswith("from among"):
        phrase(
            THING,
            f"{{what:noun/many}} {words}",
            AllOf,
            forms=("many",),
            build=partial(kind_among, words),
            take=partial(take_kind_among, words),
        )
    phrase(
        THING,
        f"all {{what:noun/many}} {words}",
        AllOf,
        forms=("many",),
        build=partial(all_among, words),
        take=partial(take_all_among, words),
    )
for words, cards in ("", ""), *SEEN.items():
    for place, to, japanese in PLACES:
        for counted, number, said in (
            (False, "any number of", f"{cards}{{what}}を望む{{what.counter}}数だけ{japanese}"),
            (True, "up to {most:count}", f"{cards}{{what.most}}{{most}}{{what.counter}}を{japanese}"),
        ):
            phrase(
                DEED,
                f"[put|puts] {number} {{what:noun/many}} {words} {place}".replace("  ", " "),
                PutSome,
                build=partial(some_among, words, to),
                take=partial(take_some_among, words, to, counted),
                ja=said,
            )
