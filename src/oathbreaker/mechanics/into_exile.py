"""CR 614.1a What goes into exile instead of where it would go."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.statements import Replacement
from oathbreaker.texts.rules import rule


class IntoExile(Replacement):
    """A move that becomes a move into exile; derived classes say which (`applies`)."""

    __slots__ = ()
    kinds: ClassVar[tuple[str, ...]] = ("zone change",)

    @rule("614.1a")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Let it go into exile."""
        yield from ()
        assert isinstance(event, ZoneChange)  # noqa: S101  `applies` has told
        return [ZoneChange(context.state, event.oid, "exile", reason=event.reason, source=event.source)]
