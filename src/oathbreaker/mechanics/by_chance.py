"""CR 701.9b Cards that are chosen at random: discarded as a cost, or brought back from a graveyard."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import is_player
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import Discard, ZoneChange
from oathbreaker.engine.randomness import at_random
from oathbreaker.language.categories import COST, DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.costs import DiscardCost
from oathbreaker.mechanics.finding import matching, value_of
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.qualifiers import InZone
from oathbreaker.terms.abilities import Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class DiscardAtRandomCost(DiscardCost):
    """Discard cards at random."""

    @rule("701.9b")
    def pay(self, context: Context) -> Procedure[bool]:
        """Discard what chance chooses."""
        state, seat, number = context.state, context.controller, value_of(self.amount, context)
        chosen = at_random(state, self.possible(context), number)
        yield from happen(state, [Discard(oid, seat, context.source) for oid in chosen])
        return len(chosen) == number


@term
class ReturnAtRandom(Effect):
    """A card of a kind at random is returned from your graveyard: to your hand or to the battlefield."""

    what: Filter
    zone: str

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out: the kind is described."""
        return isinstance(self.what, Noun)

    @rule("400.7", "608.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Let chance choose among the cards there are."""
        state = context.state
        assert isinstance(self.what, Noun)  # noqa: S101  `is_performed` has told
        there = Noun(self.what.head, self.what.adjectives, (*self.what.qualifiers, InZone("in your graveyard")))
        found = at_random(state, matching(there, context), 1)
        events: list[Event] = [
            ZoneChange(state, oid, self.zone, controller=context.controller, source=context.source)
            for oid in found
            if not is_player(oid)
        ]
        yield from happen(state, events)


phrase(
    COST,
    "discard {amount:count} <card|cards> at random",
    DiscardAtRandomCost,
    ja="カード{amount}枚を無作為に選んで捨てる",
)
for words, zone, japanese in (
    ("to your hand", "hand", "あなたの手札に戻す"),
    ("to the battlefield", "battlefield", "戦場に戻す"),
):
    phrase(
        DEED,
        f"[return|returns] a {{what:noun/one}} at random from your graveyard {words}",
        ReturnAtRandom,
        zone=zone,
        forms=("base",),
        ja=f"あなたの墓地から{{what}}１枚を無作為に選び、{japanese}",
    )
