"""CR 614.1c A permanent that enters with counters if something is so as it enters."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.statements import Replacement
from oathbreaker.language.categories import STATEMENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.counters import EntersWithCounters
from oathbreaker.mechanics.kicking import EntersWithCountersPer
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class EntersIf(Replacement):
    """A permanent enters with counters if something is so as it enters."""

    condition: terms.Condition
    statement: terms.Statement

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    for_itself: ClassVar[bool] = True

    @rule("614.1c", "614.12")
    def applies(self, context: Context, event: Event) -> bool:
        """Apply as what it says would, if the condition holds."""
        is_so = isinstance(self.condition, Condition) and self.condition.holds(context)
        return is_so and isinstance(self.statement, Replacement) and self.statement.applies(context, event)

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Do what it says."""
        assert isinstance(self.statement, Replacement)  # noqa: S101  `applies` has told
        return (yield from self.statement.replace(context, event))


def enters_if(condition: terms.Condition, statement: terms.Statement) -> EntersIf | None:
    """Return how a permanent enters if something is so; other statements are none about entering."""
    is_entering = isinstance(statement, EntersWithCounters | EntersWithCountersPer)
    return EntersIf(condition, statement) if is_entering else None


phrase(
    STATEMENT,
    "if {condition:condition} , {statement:statement}",
    EntersIf,
    build=enters_if,
    ja="{condition.nara}、{statement}",
)
