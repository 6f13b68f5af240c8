"""CR 614.1c A permanent that enters with counters if something is so as it enters."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.statements import Replacement
from oathbreaker.language.categories import ABILITY_LINE, STATEMENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.counters import EntersWithCounters
from oathbreaker.mechanics.kicking import EntersWithCountersPer
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import StaticAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class EntersIf(Replacement):
    """A permanent enters with counters if something is so as it enters; `after` if the text says that last."""

    condition: terms.Condition
    statement: terms.Statement
    after: bool = False

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


def enters_if_after(statement: terms.Statement, condition: terms.Condition) -> StaticAbility | None:
    """Return the same with what must be so said last."""
    found = enters_if(condition, statement)
    return StaticAbility((EntersIf(condition, statement, after=True),)) if found is not None else None


def take_enters_if_after(ability: StaticAbility) -> tuple[object, ...] | None:
    """Take `enters_if_after` apart."""
    only = ability.statements[0] if len(ability.statements) == 1 and ability.condition is None else None
    return (only.statement, only.condition) if isinstance(only, EntersIf) and only.after else None


phrase(
    ABILITY_LINE,
    "{statement:statement} if {condition:condition} .",
    StaticAbility,
    build=enters_if_after,
    take=take_enters_if_after,
    ja="{condition.nara}、{statement}。",
)
