"""CR 113.7a, 608.2h What is known of an object that has left its zone."""

from __future__ import annotations

from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.objects import GameObject


class LastKnown:
    """How an object last looked in the zone it left (113.7a, 608.2h). Never changed.

    Attributes:
        object: The object as it was.
        characteristics: What it was.
        successor, further: What it has become; the ids of the other cards that represented it.
        copied: What a copy effect that lasted made of it (707.2); None where its copiable values were its own.
    """

    __slots__ = ("characteristics", "copied", "further", "object", "successor")

    def __init__(
        self,
        thing: GameObject,
        characteristics: Characteristics,
        successor: int,
        further: tuple[int, ...] = (),
        copied: Characteristics | None = None,
    ) -> None:
        self.object = thing
        self.characteristics = characteristics
        self.successor = successor
        self.further = further
        self.copied = copied

    @property
    def successors(self) -> tuple[int, ...]:
        """What it has become: one object, or one for each card that represented it (712.21c)."""
        return (self.successor, *self.further)
