"""Test terms for state-based actions: enchant, chapters, a limit of counters."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Filter, Keyword, Subject, TriggerEvent
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.terms.abilities import TargetSpec
from oathbreaker.terms.term import term


@term
class Permanent(Filter):
    """Permanents of a type, for enchant."""

    word: str = "creature"

    def matches(self, context: Context, target: Target) -> bool:
        """Compare."""
        thing = context.state.objects.get(target)
        return (
            thing is not None
            and thing.zone == "battlefield"
            and self.word in characteristics(context.state, target).types
        )


@term
class Enchant(Keyword):
    """Enchant creature."""

    what: Filter
    name: ClassVar[str] = "enchant"

    def spell_targets(self) -> tuple[TargetSpec, ...]:
        """Return what it can enchant."""
        return (TargetSpec(self.what),)


@term
class Chapter(TriggerEvent):
    """A chapter symbol."""

    chapters: tuple[int, ...]

    def matches(self, context: Context, event: Event) -> Subject | None:  # noqa: ARG002  nothing happens here
        """Match nothing."""
        return None


@term
class AtMost(RuleStatement):
    """It can't have more than so many counters of a kind."""

    kind: str
    most: int
    names: ClassVar[tuple[str, ...]] = ("counter limit",)

    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Concern itself."""
        return about == context.source

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return kind and number."""
        return self.kind, self.most
