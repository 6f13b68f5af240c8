"""CR 608.2e Everybody's graveyard and battlefield change places: "each player exiles all creature cards from …"."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect, Filter
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen, moved_to
from oathbreaker.engine.movement import Sacrifice, ZoneChange
from oathbreaker.language.categories import SENTENCE
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import matching
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class ChangePlaces(Effect):
    """Each player exiles cards from their graveyard, then sacrifices permanents, then puts those cards there.

    Attributes:
        cards: Which cards are exiled.
        permanents: Which permanents are sacrificed.
    """

    cards: terms.Filter
    permanents: terms.Filter

    @rule("608.2e", "101.4")
    def perform(self, context: Context) -> Procedure[None]:
        """Let all do the one at the same time, then all the other, then all the last."""
        state, source = context.state, context.source
        found = [oid for seat in state.apnap() for oid in state.graveyard(seat) if self.fits(context, oid)]
        done = yield from happen(state, [ZoneChange(state, oid, "exile", source=source) for oid in found])
        exiled = [moved_to(done, oid) for oid in found]
        given_up = [(oid, state.objects[oid].controller) for oid in matching(self.permanents, context)]
        yield from happen(state, [Sacrifice(oid, seat, source) for oid, seat in given_up])
        back = [oid for oid in exiled if oid in state.objects and state.objects[oid].zone == "exile"]
        owners = {oid: state.objects[oid].owner for oid in back}
        events = [ZoneChange(state, oid, "battlefield", controller=owners[oid], source=source) for oid in back]
        yield from happen(state, events)

    def fits(self, context: Context, oid: int) -> bool:
        """Tell whether a card is one of those that are exiled."""
        return isinstance(self.cards, Filter) and self.cards.matches(context, oid)


phrase(
    SENTENCE,
    "each player exiles all {cards:noun/many} from their graveyard , then sacrifices all {permanents:noun/many} they "
    "control , then puts all cards they exiled this way onto the battlefield .",
    ChangePlaces,
    ja="各プレイヤーは自分の墓地にある{cards}をすべて追放し、その後、自分がコントロールしている{permanents}をすべて生け贄に"
    "捧げ、その後、自分がこれにより追放したカードをすべて戦場に出す。",
)
