"""CR 614.10 Test terms for steps and turns that are skipped."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.player_events import StepBegins, TurnBegins
from oathbreaker.engine.statements import Replacement
from oathbreaker.terms.term import term


class Skip(Replacement):
    """Something that would begin is skipped."""

    __slots__ = ()

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Do nothing instead."""
        yield from ()
        return []


@term
class SkipStep(Skip):
    """Players skip a step."""

    step: str
    kinds: ClassVar[tuple[str, ...]] = ("step begins",)

    def applies(self, context: Context, event: Event) -> bool:  # noqa: ARG002  as declared
        """Apply to that step."""
        return isinstance(event, StepBegins) and event.step == self.step


@term
class SkipTurn(Skip):
    """A player skips each turn."""

    seat: int
    kinds: ClassVar[tuple[str, ...]] = ("turn begins",)

    def applies(self, context: Context, event: Event) -> bool:  # noqa: ARG002  as declared
        """Apply to that player's turns."""
        return isinstance(event, TurnBegins) and event.seat == self.seat
