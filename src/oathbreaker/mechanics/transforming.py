"""CR 701.27 Transform: turning a double-faced permanent over."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect, Subject
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.transforming import Transform as TransformEvent
from oathbreaker.engine.transforming import has_turned_since
from oathbreaker.language.categories import DEED, EVENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.events import Enters
from oathbreaker.mechanics.finding import here, things
from oathbreaker.mechanics.noticing import Notices, speaks_of
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class Transform(Effect):
    """A double-faced permanent is turned over (701.27)."""

    what: Ref
    who: Ref = You()

    @rule("701.27a", "701.27f")
    def perform(self, context: Context) -> Procedure[None]:
        """Turn them over together; a permanent's own ability turns it only once since it was put on the stack."""
        state = context.state
        wanted = here(state, things(self.what, context))
        events = [
            TransformEvent(oid, context.source)
            for oid in wanted
            if not (oid == context.source and has_turned_since(context, oid))
        ]
        yield from happen(state, events)


@term
class TransformsInto(Notices):
    """A permanent transforms; `into` is what into, as the text says it: "~" for the face with the ability."""

    subject: ClassVar[str] = "thing"

    what: Ref
    into: str = ""

    kinds: ClassVar[tuple[str, ...]] = ("transform",)

    @rule("701.27e")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what has been turned over; the ability is there only with this face up."""
        if not isinstance(event, TransformEvent) or not speaks_of(self.what, context, event.oid):
            return None
        return Subject(event.oid)


@term
class EntersOrTransforms(Notices):
    """A permanent enters or transforms into the face with the ability."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("zone change", "transform")

    @rule("603.6a", "701.27e")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look for either."""
        return Enters(self.what).matches(context, event) or TransformsInto(self.what).matches(context, event)


for words, into in (("transforms into ~", "~"), ("transforms", "")):
    phrase(EVENT, f"when {{what:this}} {words}", TransformsInto, into=into, ja="{what.ga}変身したとき")
phrase(
    EVENT, "whenever {what:this} enters or transforms into ~", EntersOrTransforms, ja="{what}が戦場に出るか変身するたび"
)
for number in ("one", "many"):
    phrase(DEED, f"[transform|transforms] {{what:thing/{number}}}", Transform, ja="{what}を変身させる")
