"""CR 702.26 Phasing: the keyword, phasing out by an effect, and what waits for either."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect, Subject
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.phasing import PHASING, PhaseIn
from oathbreaker.engine.phasing import PhaseOut as PhaseOutEvent
from oathbreaker.language.categories import ACT, EVENT, KEYWORD
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.finding import here, things
from oathbreaker.mechanics.keywords.plain import PlainKeyword
from oathbreaker.mechanics.noticing import Notices, speaks_of
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class PhaseOut(Effect):
    """Objects phase out (702.26b)."""

    what: Ref = NO_SUBJECT

    @rule("702.26b")
    def perform(self, context: Context) -> Procedure[None]:
        """Let them phase out all at once."""
        wanted = here(context.state, things(self.what, context))
        yield from happen(context.state, [PhaseOutEvent(oid, context.source) for oid in wanted])


@term
class PhasesIn(Notices):
    """A permanent phases in (702.26c)."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("phase in",)

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what phased in, as it is again."""
        is_meant = isinstance(event, PhaseIn) and speaks_of(self.what, context, event.oid)
        return Subject(event.oid) if isinstance(event, PhaseIn) and is_meant else None


@term
class PhasesOut(Notices):
    """A permanent phases out (702.26b)."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("phase out",)
    looks_back: ClassVar[bool] = True

    @rule("603.10")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what is about to phase out."""
        is_meant = isinstance(event, PhaseOutEvent) and speaks_of(self.what, context, event.oid)
        return Subject(event.oid) if isinstance(event, PhaseOutEvent) and is_meant else None


fixed(KEYWORD, PHASING, PlainKeyword(PHASING), ja="フェイジング")
phrase(ACT, "[phase|phases] out", PhaseOut, ja="フェイズ・アウトする")
for words, cls, japanese in (("in", PhasesIn, "イン"), ("out", PhasesOut, "アウト")):
    for what in ("this", "some"):
        phrase(EVENT, f"whenever {{what:{what}}} phases {words}", cls, ja=f"{{what}}がフェイズ・{japanese}するたび")
