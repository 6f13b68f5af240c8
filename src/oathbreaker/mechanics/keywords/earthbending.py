"""CR 701.66 Earthbend: a land becomes a creature with haste, and comes back when it dies or is exiled."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect, Subject, TriggerEvent
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.events import Event, PutCounters
from oathbreaker.engine.happening import happen
from oathbreaker.engine.matching import delay
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.animating import OTHER_TYPES, Becomes, TypeLook
from oathbreaker.mechanics.events import gone
from oathbreaker.mechanics.finding import doer, here, things, value_of
from oathbreaker.mechanics.keywords.plain import PlainKeyword
from oathbreaker.mechanics.moving import PutOntoBattlefield
from oathbreaker.mechanics.nouns import Head, Noun
from oathbreaker.mechanics.qualifiers import ControlledBy
from oathbreaker.terms.abilities import Amount, Ref, TargetSpec, TriggeredAbility
from oathbreaker.terms.refs import SubjectRef, Targeted, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

EARTHBENT: Final = "earthbent"
"""The name among a delayed ability's results of the land that it waits for."""
YOUR_LAND: Final = TargetSpec(Noun(Head((("land",),)), (), (ControlledBy("you"),)))
CREATURE: Final = Becomes(TypeLook("0/0", (), (), ("creature",), (PlainKeyword("haste"),)), OTHER_TYPES)


@term
class EarthbentGoes(TriggerEvent):
    """The land that was earthbent dies or is put into exile."""

    subject: ClassVar[str] = "thing"
    kinds: ClassVar[tuple[str, ...]] = ("zone change",)

    @rule("701.66a", "603.7c")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what left the battlefield, and where it went."""
        if not isinstance(event, ZoneChange) or event.origin != "battlefield":
            return None
        is_it = event.oid in context.results.get(EARTHBENT, ()) and event.zone in {"graveyard", "exile"}
        return gone(event) if is_it else None


RETURN: Final = PutOntoBattlefield(SubjectRef("thing"), tapped=True, returned=True)


@term
class Earthbend(Effect):
    """701.66 A land of yours becomes a 0/0 creature with haste, gets counters, and will come back."""

    amount: Amount
    what: Ref
    who: Ref = You()

    @rule("701.66a")
    def perform(self, context: Context) -> Procedure[None]:
        """Let it become a creature, put the counters on it, and wait for its going."""
        state, seat = context.state, doer(self.who, context)
        for oid in here(state, things(self.what, context)):
            begin_lasting(context, CREATURE, None, (oid,))
            number = value_of(self.amount, context)
            yield from happen(state, [PutCounters(oid, "+1/+1", number, context.source, seat)])
            later = context.with_item(context.item)
            later.results = {EARTHBENT: (oid,)}
            delay(later, TriggeredAbility(EarthbentGoes(), (RETURN,)))


phrase(
    DEED,
    "earthbend {amount:number}",
    Earthbend,
    forms=("base",),
    build=lambda amount: Earthbend(amount, Targeted(YOUR_LAND)),
    take=lambda tree: (tree.amount,),
    ja="土の技{amount}を行う",
)
