"""CR 122.5 Counters that are moved from one permanent onto another, or onto several."""

from __future__ import annotations

from functools import partial
from typing import Final

from oathbreaker.engine.announcement import Target
from oathbreaker.engine.asking import choose, choose_number, choose_word, divide
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event, PutCounters, RemoveCounters
from oathbreaker.engine.happening import happen
from oathbreaker.engine.naming import KeywordWord
from oathbreaker.language.categories import DEED, TARGET
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import FAILED, doer, here, things
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Ref, TargetSpec
from oathbreaker.terms.refs import AllOf, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ONE: Final = "a"
ANY_NUMBER: Final = "any number of"
EVERY: Final = "all"


def on_battlefield(context: Context, what: Ref) -> tuple[Target, ...]:
    """Return which of these permanents are there."""
    state = context.state
    return tuple(oid for oid in here(state, things(what, context)) if state.objects[oid].zone == "battlefield")


@rule("122.5")
def moved(old: Target, new: Target, counters: dict[str, int], source: int) -> list[Event]:
    """Return the moving of counters: each is removed there and put here."""
    events: list[Event] = []
    for kind, number in counters.items():
        if number and old != new:
            events += [RemoveCounters(old, kind, number, source), PutCounters(new, kind, number, source)]
    return events


@term
class MoveCounters(OneDoer):
    """A player moves counters from a permanent onto another.

    Attributes:
        how: How many: "a", "any number of" or "all".
        counter: The kind; "" for any.
        of, to: From where, and where to.
    """

    how: str
    counter: str
    of: Ref
    to: Ref
    who: Ref = You()

    @rule("122.5", "608.2d")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player choose which, and move them if both permanents are there."""
        state, seat = context.state, doer(self.who, context)
        pairs = [(old, new) for old in on_battlefield(context, self.of) for new in on_battlefield(context, self.to)]
        events: list[Event] = []
        for old, new in pairs:
            there = state.objects[old].counters
            kinds = [kind for kind in there if self.counter in {"", kind}]
            counters = yield from self.chosen(context, seat, {kind: there[kind] for kind in kinds})
            events += moved(old, new, counters, context.source)
        if not (yield from happen(state, events)):
            context.results[FAILED] = (seat,)

    def chosen(self, context: Context, seat: int, there: dict[str, int]) -> Procedure[dict[str, int]]:
        """Return how many counters of each kind are moved."""
        state, source = context.state, context.source
        if self.how == EVERY or not there:
            return there
        if self.how == ONE:
            kinds = list(there)
            titles = [KeywordWord(kind) for kind in kinds]
            kind = yield from choose_word(state, seat, "word", kinds, "122.5", source, titles, kinds[0])
            return {kind: 1}
        found: dict[str, int] = {}
        for kind, most in there.items():
            found[kind] = yield from choose_number(state, seat, "number", 0, most, "122.5", source)
        return found


@term
class SpreadCounters(OneDoer):
    """A player moves any number of counters of a kind from a permanent onto others, as they choose."""

    counter: str
    of: Ref
    to: Ref
    who: Ref = You()

    @rule("122.5", "608.2d")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player choose how many, onto which, and how many onto each."""
        state, seat = context.state, doer(self.who, context)
        for old in on_battlefield(context, self.of):
            others = [new for new in on_battlefield(context, self.to) if new != old]
            most = state.objects[old].counters.get(self.counter, 0) if others else 0
            total = yield from choose_number(state, seat, "number", 0, most, "122.5", context.source)
            if not total:
                continue
            onto = yield from choose(
                state, seat, "choose permanents", others, 1, min(total, len(others)), "122.5", source=context.source
            )
            shares = (total,) if len(onto) == 1 else (yield from divide(state, seat, onto, total, "122.5", old))
            events: list[Event] = []
            for new, number in zip(onto, shares, strict=True):
                events += moved(old, new, {self.counter: number}, context.source)
            yield from happen(state, events)


@term
class Second(Noun):
    """A second target of a kind, another than the first."""


def second(what: Noun) -> TargetSpec | None:
    """Return a second use of "target"."""
    is_plain = type(what) is Noun
    return TargetSpec(Second(what.head, what.adjectives, what.qualifiers), another=True) if is_plain else None


def take_second(spec: TargetSpec) -> tuple[object, ...] | None:
    """Take `second` apart."""
    what = spec.what
    return (Noun(what.head, what.adjectives, what.qualifiers),) if isinstance(what, Second) else None


def of_kind(how: str, counter: str, of: Ref, to: Ref) -> MoveCounters | None:
    """Return the moving of counters of a kind."""
    return None if isinstance(to, AllOf) else MoveCounters(how, counter, of, to)


def take_of_kind(how: str, tree: MoveCounters) -> tuple[object, ...] | None:
    """Take `of_kind` apart."""
    return (tree.counter, tree.of, tree.to) if tree.counter and (tree.how, tree.who) == (how, You()) else None


def of_any_kind(how: str, of: Ref, to: Ref) -> MoveCounters:
    """Return the moving of counters of any kind."""
    return MoveCounters(how, "", of, to)


def take_any_kind(how: str, tree: MoveCounters) -> tuple[object, ...] | None:
    """Take `of_any_kind` apart."""
    return (tree.of, tree.to) if not tree.counter and (tree.how, tree.who) == (how, You()) else None


phrase(TARGET, "a second target {what:noun/one}", TargetSpec, forms=("one",), build=second, take=take_second)
for how, word, japanese in (
    (ONE, "counter", "１個"),
    (ANY_NUMBER, "counters", "望む数"),
    (EVERY, "counters", "すべて"),
):
    phrase(
        DEED,
        f"[move|moves] {how} {{counter:counter-kind}} {word} from {{of:thing/one}} onto {{to:thing/one}}",
        MoveCounters,
        build=partial(of_kind, how),
        take=partial(take_of_kind, how),
        ja=f"{{of}}から{{to}}に{{counter}}{japanese}を移動する",
    )
    phrase(
        DEED,
        f"[move|moves] {how} {word} from {{of:thing/one}} onto {{to:thing/one}}",
        MoveCounters,
        build=partial(of_any_kind, how),
        take=partial(take_any_kind, how),
        ja=f"{{of}}から{{to}}にカウンター{japanese}を移動する",
    )
phrase(
    DEED,
    "[move|moves] any number of {counter:counter-kind} counters from {of:this} onto {to:thing/many}",
    SpreadCounters,
    build=lambda counter, of, to: SpreadCounters(counter, of, to) if isinstance(to, AllOf) else None,
    take=lambda tree: (tree.counter, tree.of, tree.to) if tree.who == You() else None,
    ja="{of}から{to}に{counter}望む数を移動する",
)
