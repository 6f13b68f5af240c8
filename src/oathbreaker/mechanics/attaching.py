"""CR 701.3 Attaching Auras, Equipment and Fortifications, and unattaching them."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Condition, Effect
from oathbreaker.engine.abstract import Filter as PerformedFilter
from oathbreaker.engine.attaching import attach_events, unattach_events
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.language.categories import CONDITION, DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import here, picked, things
from oathbreaker.terms.abilities import Filter, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class Attach(Effect):
    """An object is attached to another (701.3a)."""

    what: Ref
    to: Ref
    who: Ref = You()

    @rule("701.3a", "701.3b")
    def perform(self, context: Context) -> Procedure[None]:
        """Attach it, if it can be attached there; otherwise it does not move."""
        state = context.state
        what = yield from picked(self.what, context, self.who)
        to = yield from picked(self.to, context, self.who)
        events = [event for oid in what for host in to[:1] for event in attach_events(state, oid, host, context.source)]
        yield from happen(state, events)


@term
class Unattach(Effect):
    """An object becomes unattached (701.3d)."""

    what: Ref

    @rule("701.3d")
    def perform(self, context: Context) -> Procedure[None]:
        """Move it away from what it is attached to."""
        state = context.state
        events = [event for oid in things(self.what, context) for event in unattach_events(state, oid, context.source)]
        yield from happen(state, events)


@term
class AttachedToKind(Condition):
    """An object is attached to something of a kind."""

    what: Ref
    to: Filter

    reads: ClassVar[tuple[str, ...] | None] = None

    @rule("701.3a")
    def holds(self, context: Context) -> bool:
        """Look at what it is attached to."""
        objects = context.state.objects
        hosts = [objects[oid].attached_to for oid in here(context.state, things(self.what, context))]
        return any(isinstance(self.to, PerformedFilter) and self.to.matches(context, host) for host in hosts)


phrase(CONDITION, "{what:this} is attached to a {to:noun/one}", AttachedToKind, ja="{what.ga}{to.one}につけられている")
phrase(DEED, "[attach|attaches] {what:thing/one} to {to:thing/one}", Attach, ja="{what}を{to}につける")
