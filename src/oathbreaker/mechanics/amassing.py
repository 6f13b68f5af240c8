"""CR 701.47 Amass: an Army that grows."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.asking import choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.events import PutCounters
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.token_events import CreateToken as CreateEvent
from oathbreaker.language.categories import DEED
from oathbreaker.language.grammar import SaySlot
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.becoming import BecomeAlso
from oathbreaker.mechanics.finding import seats, value_of
from oathbreaker.mechanics.tokens import TokenKind, definition_of
from oathbreaker.terms.abilities import Amount, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ARMY = "Army"


@term
class Amass(Effect):
    """A player amasses: an Army gets counters, and is created first where there is none (701.47)."""

    makes: ClassVar[str] = "Army"

    subtype: str
    amount: Amount
    who: Ref = You()

    @rule("701.47a", "701.47c")
    def perform(self, context: Context) -> Procedure[None]:
        """Create an Army if there is none, choose one, and let it grow and be of the subtype."""
        state, number = context.state, value_of(self.amount, context)
        for seat in seats(self.who, context):
            if not armies(context, seat):
                kind = TokenKind("0/0", ("black",), (self.subtype, ARMY), ("creature",))
                yield from happen(state, (CreateEvent(seat, definition_of(kind), context.source),))
            found = armies(context, seat)
            chosen = yield from choose(state, seat, "choose permanents", found, 1, 1, "701.47a", source=context.source)
            yield from happen(state, [PutCounters(oid, "+1/+1", number, context.source) for oid in chosen])
            for oid in chosen:
                if self.subtype not in characteristics(state, oid).subtypes:
                    begin_lasting(context, BecomeAlso((self.subtype,), "types"), None, (oid,))
            context.results[ARMY] = chosen


def armies(context: Context, seat: int) -> list[int]:
    """Return the Army creatures that a player controls."""
    state = context.state
    looks = [(here.oid, characteristics(state, here.oid)) for here in state.controlled(seat)]
    return [oid for oid, look in looks if "creature" in look.types and ARMY in look.subtypes]


def amass_text(slot: SaySlot) -> str:
    """Return 動員１を行う: Zombies are not named, as the cards that print no subtype mean them (701.47d)."""
    return f"{slot('subtype').removesuffix('ゾンビ')}動員{slot('amount')}を行う"


phrase(DEED, "[amass|amasses] {subtype:type-word/many} {amount:number}", Amass, ja=amass_text)
