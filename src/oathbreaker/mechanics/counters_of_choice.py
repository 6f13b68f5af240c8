"""CR 122.1, 608.2d Counters of a kind that a player chooses, and one more counter as a spell enters."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.asking import choose_word
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.events import Event
from oathbreaker.engine.events import PutCounters as PutEvent
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.statements import Replacement
from oathbreaker.language.categories import ACT, DEED
from oathbreaker.language.japanese import SUBJECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.finding import doer, here, picked, things
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class PutCounterOfChoice(OneDoer):
    """A player puts a counter of one of several kinds on objects.

    Attributes:
        kinds: The kinds.
        what: On what.
        said: How the text says it: "your choice", "counter or", "counter each".
        who: Who chooses, and puts it there.
    """

    kinds: tuple[str, ...]
    what: Ref
    said: str
    who: Ref = You()

    @rule("608.2d", "122.6")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player choose the kind, and put the counter there."""
        state, seat = context.state, doer(self.who, context)
        found = here(state, (yield from picked(self.what, context, self.who)))
        if found:
            kind = yield from choose_word(state, seat, "word", list(self.kinds), "608.2d", context.source)
            yield from happen(state, [PutEvent(oid, kind, 1, context.source, seat) for oid in found])


@term
class EnterWithOneMore(Replacement):
    """Objects that are fixed enter with one more counter; made by effects, said by no text."""

    counter: str

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)

    def applies(self, context: Context, event: Event) -> bool:  # noqa: ARG002  as declared
        """Apply as one of them enters the battlefield."""
        return isinstance(event, ZoneChange) and event.zone == "battlefield"

    @rule("614.1c", "122.6")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Let it enter with the counter besides."""
        yield from ()
        if isinstance(event, ZoneChange):
            event.counters[self.counter] = event.counters.get(self.counter, 0) + 1
        return [event]


@term
class EntersWithOneMore(Effect):
    """A spell that has been cast enters with an additional counter as it resolves."""

    counter: str
    what: Ref = NO_SUBJECT

    @rule("614.1c", "611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the replacement effect, on the spell."""
        yield from ()
        begin_lasting(context, EnterWithOneMore(self.counter), None, here(context.state, things(self.what, context)))


def chosen(said: str, *parts: object) -> PutCounterOfChoice | None:
    """Return the putting of a counter of choice; the kinds come first, then on what."""
    *kinds, what = parts
    return PutCounterOfChoice(tuple(map(str, kinds)), what, said) if isinstance(what, Ref) else None


def take_chosen(said: str, count: int, tree: PutCounterOfChoice) -> tuple[object, ...] | None:
    """Take `chosen` apart."""
    is_so = tree.said == said and len(tree.kinds) == count and tree.who == You()
    return (*tree.kinds, tree.what) if is_so else None


A: Final = "{a:counter-kind}"
B: Final = "{b:counter-kind}"
C: Final = "{c:counter-kind}"
TWO_JA: Final = "{a}か{b}のうちあなたが選んだ１種類１個を置く"
THREE_JA: Final = "{a}か{b}か{c}のうちあなたが選んだ１種類１個を置く"
FORMS: Final = (
    ("your choice", 2, f"your choice of a {A} or {B} counter on", TWO_JA),
    ("choice each", 2, f"your choice of a {A} counter or a {B} counter on", TWO_JA),
    ("counter or", 2, f"a {A} counter or a {B} counter on", "{a}か{b}１個を置く"),
    ("your choice", 3, f"your choice of a {A} , {B} , or {C} counter on", THREE_JA),
    ("choice each", 3, f"your choice of a {A} counter , a {B} counter , or a {C} counter on", THREE_JA),
)
"""(how it is said, how many kinds, the words, the Japanese)"""
for said, count, words, japanese in FORMS:
    for number in ("one", "many"):
        phrase(
            DEED,
            f"[put|puts] {words} {{what:thing/{number}}}",
            PutCounterOfChoice,
            build=partial(chosen, said),
            take=partial(take_chosen, said, count),
            ja=f"{{what.on}}{japanese}",
        )
phrase(
    ACT,
    "[enter|enters] with an additional {counter:counter-kind} counter on [them|it]",
    EntersWithOneMore,
    ja=f"{SUBJECT}追加の{{counter}}１個が置かれた状態で戦場に出る",
)
