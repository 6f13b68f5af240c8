"""CR 702.124j Partner with a card of a name: the triggered ability that finds it."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect, Keyword
from oathbreaker.engine.asking import ask_may
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.player_events import Shuffle
from oathbreaker.engine.revealing import Reveal
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.being import Named
from oathbreaker.mechanics.events import Enters
from oathbreaker.mechanics.finding import seats
from oathbreaker.mechanics.looking import search
from oathbreaker.mechanics.nouns import Head, Noun
from oathbreaker.mechanics.players import Players
from oathbreaker.terms.abilities import Ability, Ref, TargetSpec, TriggeredAbility
from oathbreaker.terms.refs import TargetRef, This
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class MayFindPartner(Effect):
    """A player may search their library for a card of a name, reveal it and put it into their hand."""

    name: str
    player: Ref

    @rule("702.124j", "701.23a")
    def perform(self, context: Context) -> Procedure[None]:
        """Ask the player, and let them search and shuffle."""
        state, source = context.state, context.source
        for seat in seats(self.player, context):
            if not (yield from ask_may(state, seat, "702.124j", source)):
                continue
            own = context.with_item(context.item)
            own.controller = seat
            what = Noun(Head((), "card"), (), (Named(self.name),))
            yield from search(own, self.player, self.player, what, 1)
            found = own.results.get("card", ())
            yield from happen(state, [Reveal(oid, seat, source) for oid in found])
            yield from happen(state, [ZoneChange(state, oid, "hand", source=source) for oid in found])
            yield from happen(state, [Shuffle(seat, 1, source)])


@term
class PartnerWith(Keyword):
    """702.124j "Partner with [name]"; what it says of decks is the format's."""

    partner: str

    name: ClassVar[str] = "partner with"

    @rule("702.124j")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the ability that finds the card of that name as this enters."""
        find = MayFindPartner(self.partner, TargetRef(0))
        return (TriggeredAbility(Enters(This("this permanent")), (find,), (TargetSpec(Players("player")),)),)


phrase(KEYWORD, "partner with {partner:token-name}", PartnerWith, ja="{partner}との共闘")
