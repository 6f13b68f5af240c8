"""CR 722 Preparation cards: entering prepared, becoming prepared."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.prepared import BecomePrepared as BecomeEvent
from oathbreaker.language.categories import ACT, STATEMENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.finding import here, things
from oathbreaker.mechanics.keywords.entering import AsItEnters
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class EntersPrepared(AsItEnters):
    """A permanent enters prepared."""

    what: Ref

    is_alike: ClassVar[bool] = True

    @rule("722.3a", "614.1d")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Let it gain the designation as it enters."""
        yield from ()
        assert isinstance(event, ZoneChange)  # noqa: S101  `applies` has told
        return [event, BecomeEvent(event.new_oid, context.source, is_entering=True)]


@term
class BecomePrepared(Effect):
    """A permanent becomes prepared."""

    what: Ref = NO_SUBJECT

    @rule("722.3a")
    def perform(self, context: Context) -> Procedure[None]:
        """Prepare what is there still."""
        state = context.state
        found = here(state, things(self.what, context))
        yield from happen(state, [BecomeEvent(oid, context.source) for oid in found])


phrase(STATEMENT, "{what:this} enters prepared", EntersPrepared, ja="{what.wa}準備状態で戦場に出る")
fixed(ACT, "[become|becomes] prepared", BecomePrepared(), ja="準備状態になる")
