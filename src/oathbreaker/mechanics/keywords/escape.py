"""CR 702.138 Escape: cast from the graveyard by exiling others; what escapes with counters."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition, Keyword
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.engine.ways import WayToCast
from oathbreaker.language.categories import CONDITION, KEYWORD, STATEMENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.counters import COUNTERS, EntersWithCounters, entering_number
from oathbreaker.mechanics.keywords.as_cast import announced
from oathbreaker.mechanics.keywords.graveyard_casting import GRAVEYARD
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ESCAPE: Final = "escape"


@term
class Escape(Keyword):
    """702.138 Escape: another cost, from the graveyard."""

    costs: tuple[terms.Cost, ...]

    name: ClassVar[str] = "escape"

    @rule("702.138a")
    def ways(self) -> tuple[WayToCast, ...]:
        """Return the other way to cast it."""
        return (WayToCast(ESCAPE, GRAVEYARD, self.costs),)


@term
class Escaped(Condition):
    """The spell that became the permanent was cast by escape (702.138b); `said` is what the text calls it."""

    said: str

    @rule("702.138b", "400.7d")
    def holds(self, context: Context) -> bool:
        """Look at what was announced."""
        return announced(context).alternative == ESCAPE


@term
class EscapesWithCounters(EntersWithCounters):
    """A permanent that escaped enters with counters (702.138c)."""

    @rule("702.138c")
    def applies(self, context: Context, event: Event) -> bool:
        """Apply to the permanent itself as it enters, if its spell was cast by escape."""
        return announced(context).alternative == ESCAPE and entering_number(self.amount, context, event) > 0


phrase(KEYWORD, "escape -- {costs:costs} .", Escape, ja="脱出―{costs}。")
for said, japanese in (("it", "これ"), ("this creature", "このクリーチャー")):
    fixed(CONDITION, f"{said} escaped", Escaped(said), ja=f"{japanese}が脱出している")
phrase(
    STATEMENT,
    f"{{what:thing/one}} escapes with {COUNTERS} on it",
    EscapesWithCounters,
    ja="{what.wa}、{counter}{amount}個が置かれた状態で脱出する",
)
