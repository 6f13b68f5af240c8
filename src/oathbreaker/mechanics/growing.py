"""CR 701.37 Monstrosity, 701.39 bolster, 701.41 support, 701.46 adapt; 702.112b what is renowned."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition, Effect, Subject
from oathbreaker.engine.asking import choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.designations import BecomeMonstrous, BecomeRenowned
from oathbreaker.engine.events import Event, PutCounters
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.marks import MONSTROUS, RENOWNED, designated
from oathbreaker.language.categories import CONDITION, DEED, EFFECT, EVENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import Number, X
from oathbreaker.mechanics.finding import doer, here, thing, things, value_of
from oathbreaker.mechanics.noticing import Notices, speaks_of
from oathbreaker.mechanics.nouns import Adjective, Head, Noun
from oathbreaker.mechanics.quantities import look_of
from oathbreaker.mechanics.so_many_targets import XOfKind
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Amount, Ref, TargetSpec
from oathbreaker.terms.refs import Targeted, This, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

GROWTH: Final = "+1/+1"
THIS_PERMANENT: Final = This("this permanent")
CREATURE: Final = Head((("creature",),))
OTHER: Final = (Adjective("other"),)


@term
class Monstrosity(Effect):
    """The permanent gets counters and becomes monstrous, unless it is so already (701.37)."""

    amount: Amount
    what: Ref = THIS_PERMANENT

    @rule("701.37a", "701.37c")
    def perform(self, context: Context) -> Procedure[None]:
        """Do both if it is there and not monstrous; how many counters were put is known afterwards."""
        state, number = context.state, value_of(self.amount, context)
        for oid in here(state, things(self.what, context)):
            if state.objects[oid].zone == "battlefield" and not designated(state.objects[oid], MONSTROUS):
                yield from happen(state, (PutCounters(oid, GROWTH, number, context.source),))
                yield from happen(state, (BecomeMonstrous(oid, number, context.source),))


@term
class BecomesMonstrous(Notices):
    """A creature becomes monstrous; X is what it was then (701.37c)."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("become monstrous",)

    @rule("701.37b", "701.37c")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what became so."""
        if not isinstance(event, BecomeMonstrous) or not speaks_of(self.what, context, event.oid):
            return None
        return Subject(event.oid, event.number)


@term
class BecomesRenowned(Notices):
    """A creature becomes renowned."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("become renowned",)

    @rule("702.112b")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what became so."""
        if not isinstance(event, BecomeRenowned) or not speaks_of(self.what, context, event.oid):
            return None
        return Subject(event.oid)


@term
class IsMarked(Condition):
    """An object is monstrous or renowned; `denied` if the text says that it is not."""

    mark: str
    what: Ref
    denied: bool = False

    reads: ClassVar[tuple[str, ...] | None] = ()

    @rule("701.37b", "702.112b")
    def holds(self, context: Context) -> bool:
        """Look at it as it is, or last was."""
        found = look_of(context.state, thing(self.what, context))
        return (found is not None and bool(designated(found[0], self.mark))) != self.denied


@term
class Bolster(OneDoer):
    """A player puts counters on the creature with the least toughness that they control (701.39)."""

    amount: Amount
    who: Ref = You()

    @rule("701.39a")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player choose among those with the least toughness."""
        state, seat = context.state, doer(self.who, context)
        looks = {one.oid: characteristics(state, one.oid) for one in state.controlled(seat)}
        creatures = {oid: look.toughness or 0 for oid, look in looks.items() if "creature" in look.types}
        least = min(creatures.values(), default=0)
        found = [oid for oid, toughness in creatures.items() if toughness == least]
        chosen = yield from choose(state, seat, "choose permanents", found, 1, 1, "701.39a", source=context.source)
        number = value_of(self.amount, context)
        yield from happen(state, [PutCounters(oid, GROWTH, number, context.source, seat) for oid in chosen])


@term
class SupportedCreature(Noun):
    """A creature that is supported, another than the object itself."""

    is_said: ClassVar[bool] = False


@term
class SupportedX(XOfKind):
    """Up to X creatures that are supported."""

    is_said: ClassVar[bool] = False


@term
class Support(Effect):
    """A counter is put on each of up to so many target creatures, other ones than the object itself (701.41)."""

    amount: Amount
    what: Ref

    @rule("701.41a")
    def perform(self, context: Context) -> Procedure[None]:
        """Put one on each, all at once."""
        state = context.state
        found = here(state, things(self.what, context))
        yield from happen(state, [PutCounters(oid, GROWTH, 1, context.source, context.controller) for oid in found])


@term
class Adapt(Effect):
    """The permanent gets counters unless it has some (701.46)."""

    amount: Amount
    what: Ref = THIS_PERMANENT

    @rule("701.46a")
    def perform(self, context: Context) -> Procedure[None]:
        """Put them on if it is there and has none."""
        state, number = context.state, value_of(self.amount, context)
        found = [oid for oid in here(state, things(self.what, context)) if state.objects[oid].zone == "battlefield"]
        bare = [oid for oid in found if not state.objects[oid].counters.get(GROWTH)]
        yield from happen(state, [PutCounters(oid, GROWTH, number, context.source) for oid in bare])


@rule("701.41a", "601.2c")
def supported(amount: Amount) -> Support | None:
    """Return the supporting of up to so many creatures."""
    if isinstance(amount, Number):
        return Support(amount, Targeted(TargetSpec(SupportedCreature(CREATURE, OTHER), 0, amount.value)))
    up_to_x = TargetSpec(SupportedX(Noun(CREATURE, OTHER), up_to=True), 0, None)
    return Support(amount, Targeted(up_to_x)) if amount == X() else None


phrase(EFFECT, "monstrosity {amount:number}", Monstrosity, ja="怪物化{amount}を行う")
phrase(EFFECT, "adapt {amount:number}", Adapt, ja="順応{amount}を行う")
phrase(DEED, "[bolster|bolsters] {amount:number}", Bolster, ja="鼓舞{amount}を行う")
phrase(
    EFFECT,
    "support {amount:number}",
    Support,
    build=supported,
    take=lambda tree: (tree.amount,),
    ja="支援{amount}を行う",
)
for event, word, state in ((BecomesMonstrous, MONSTROUS, "怪物的"), (BecomesRenowned, RENOWNED, "高名")):
    phrase(EVENT, f"when {{what:this}} becomes {word}", event, ja=f"{{what}}が{state}になったとき")
    phrase(EVENT, f"whenever {{what:some}} becomes {word}", event, ja=f"{{what}}が{state}になるたび")
for mark, japanese in ((MONSTROUS, "怪物的である"), (RENOWNED, "高名である")):
    phrase(CONDITION, f"{{what:this}} is {mark}", IsMarked, mark=mark, ja=f"{{what}}が{japanese}")
