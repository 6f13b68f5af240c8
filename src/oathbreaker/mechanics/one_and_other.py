"""CR 608.2d Two cards found that go to different places: "one onto the battlefield and the other into your hand"."""

from __future__ import annotations

from oathbreaker.engine.asking import choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import doer, here
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule


@term
class OneOntoBattlefieldOtherIntoHand(OneDoer):
    """One of the cards found is put onto the battlefield, perhaps tapped, and the other into its owner's hand."""

    tapped: bool = False
    who: Ref = You()

    @rule("608.2d", "608.2c")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player say which; a single card goes onto the battlefield."""
        state, seat = context.state, doer(self.who, context)
        found = here(state, context.results.get("card", ()))
        question = say("asking.onto_battlefield")
        chosen = yield from choose(
            state, seat, "choose cards", found, 1, 1, "608.2d", source=context.source, question=question
        )
        events = [
            ZoneChange(state, oid, "battlefield", controller=seat, tapped=self.tapped, source=context.source)
            if oid in chosen
            else ZoneChange(state, oid, "hand", source=context.source)
            for oid in found
        ]
        yield from happen(state, events)


for is_tapped, words, japanese in ((True, "tapped", "タップ状態で"), (False, "", "")):
    phrase(
        DEED,
        " ".join(f"[put|puts] one onto the battlefield {words} and the other into your hand".split()),
        OneOntoBattlefieldOtherIntoHand,
        tapped=is_tapped,
        ja=f"一方を{japanese}戦場に出し、もう一方をあなたの手札に加える",
    )
