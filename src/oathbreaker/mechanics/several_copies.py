"""CR 707.2 Several tokens that are copies, targets of one of two kinds, copies that are not legendary."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect, Filter
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.copies import Exceptions
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.token_events import CreateToken as CreateEvent
from oathbreaker.language.categories import DEED, TARGET
from oathbreaker.language.japanese import JapaneseWriter, says
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.being import ThatIsA
from oathbreaker.mechanics.copying import creation_of_copy
from oathbreaker.mechanics.finding import known, seats, things, value_of
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Amount, Ref, TargetSpec
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ONE: Final = Number(1)
LEGENDARY: Final = "legendary"


@term
class CreateCopies(Effect):
    """A player creates so many tokens that are copies of a permanent or card (707.2).

    Attributes:
        amount: How many.
        of: What is copied.
        without: A supertype that the copies do not have; "" for none.
        who: Who creates them.
    """

    makes: ClassVar[str] = "tokens"

    amount: Amount
    of: Ref
    without: str = ""
    who: Ref = You()

    @property
    def made(self) -> str:
        """What later words can refer to: "it" is the token where one is made."""
        return "token" if self.amount == ONE else self.makes

    @rule("707.2", "707.9b", "111.3")
    def perform(self, context: Context) -> Procedure[None]:
        """Create them all at once; they can be referred to."""
        state, number = context.state, value_of(self.amount, context)
        exceptions = Exceptions(without=(self.without,) if self.without else ())
        events: list[Event] = [
            creation_of_copy(state, oid, seat, context.source, exceptions)
            for seat in seats(self.who, context)
            for oid in known(state, things(self.of, context))
            for _ in range(number)
        ]
        done = yield from happen(state, events)
        context.results["token"] = tuple(event.new_oid for event in done if isinstance(event, CreateEvent))


@term
class EitherKind(Filter):
    """Objects of one of two kinds that are in different zones: "artifact card in a graveyard or artifact …"."""

    first: terms.Filter
    second: terms.Filter

    def kinds(self) -> frozenset[str]:
        """Return no word: what it is depends on where it is."""
        return frozenset()

    @property
    def zones(self) -> tuple[str, ...]:
        """Where either are."""
        return tuple(dict.fromkeys(zone for kind in self.both() for zone in kind.zones))

    def both(self) -> Iterator[Filter]:
        """Yield the two descriptions."""
        yield from (kind for kind in (self.first, self.second) if isinstance(kind, Filter))

    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether it is of one of the kinds, where that is to be."""
        thing = context.state.objects.get(target)
        return thing is not None and any(
            thing.zone in kind.zones and kind.matches(context, target) for kind in self.both()
        )


@says(EitherKind)
def say_either_kind(writer: JapaneseWriter, kind: EitherKind) -> str:
    """Return what either is."""
    return f"{writer.say_as('noun', kind.first)}か{writer.say_as('noun', kind.second)}"


def either_target(first: terms.Filter, second: terms.Filter) -> TargetSpec | None:
    """Return a target of one of two kinds that are in different zones; "that's an instant or sorcery" is one kind."""
    if not isinstance(first, Noun) or not isinstance(second, Noun) or not (first.qualifiers and second.qualifiers):
        return None
    if isinstance(first.qualifiers[-1], ThatIsA):
        return None
    return TargetSpec(EitherKind(first, second)) if first.zones != second.zones else None


def take_either_target(spec: TargetSpec) -> tuple[terms.Filter, terms.Filter] | None:
    """Take `either_target` apart."""
    what = spec.what
    is_one = (spec.least, spec.most, spec.another) == (1, 1, False)
    return (what.first, what.second) if is_one and isinstance(what, EitherKind) else None


def copies(without: str, amount: Amount, of: Ref) -> CreateCopies | None:
    """Return several copies; one without an exception is said otherwise."""
    return None if amount == ONE else CreateCopies(amount, of, without)


def take_copies(without: str, tree: CreateCopies) -> tuple[Amount, Ref] | None:
    """Take `copies` apart."""
    return (tree.amount, tree.of) if tree.without == without and tree.amount != ONE and tree.who == You() else None


def take_copy(tree: CreateCopies) -> tuple[Ref] | None:
    """Take one copy that is not legendary apart."""
    return (tree.of,) if (tree.amount, tree.without, tree.who) == (ONE, LEGENDARY, You()) else None


phrase(
    TARGET,
    "target {first:noun/one} or {second:noun/one}",
    TargetSpec,
    forms=("one",),
    build=either_target,
    take=take_either_target,
)
for without, words, japanese in (
    ("", "", ""),
    (LEGENDARY, " , except they're not legendary", "伝説でないことを除き"),
):
    phrase(
        DEED,
        f"[create|creates] {{amount:count}} tokens that are copies of {{of:thing/one}}{words}",
        CreateCopies,
        build=partial(copies, without),
        take=partial(take_copies, without),
        ja=f"{japanese}{{of}}のコピーであるトークン{{amount}}{{of.counter}}を生成する",
    )
phrase(
    DEED,
    "[create|creates] a token that's a copy of {of:thing/one} , except it's not legendary",
    CreateCopies,
    build=lambda of: CreateCopies(ONE, of, LEGENDARY),
    take=take_copy,
    ja="伝説でないことを除き{of}のコピーであるトークン１{of.counter}を生成する",
)
