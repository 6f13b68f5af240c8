"""CR 400.11, 906.13 Outside the game: there is nothing there, and effects that look there find nothing."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.events import PlayerEvent
from oathbreaker.texts.rules import rule


@rule("400.11", "906.13")
class FindNothingOutside(PlayerEvent):
    """A player finds nothing outside the game; `number` is the rule because of which."""

    __slots__ = ("number",)
    kind: ClassVar[str] = "find nothing outside"
    cites: ClassVar[str] = "400.11"

    def __init__(self, seat: int, number: str, source: int = NOBODY) -> None:
        super().__init__(seat, 1, source)
        self.number = number

    @property
    def rule(self) -> str:
        """The rule of the format that says so."""
        return self.number
