"""CR 601.2i, 602.2b, 603.3 Events of spells and abilities that are announced: what was chosen for them is told too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from oathbreaker.engine.announcement import Announcement, Target
from oathbreaker.engine.events import ObjectEvent
from oathbreaker.engine.naming import Details, KeywordWord
from oathbreaker.engine.state import State
from oathbreaker.texts.messages import Message, say

NOTHING_SAID: Final = Announcement()


class Announced(ObjectEvent):
    """A spell has become cast, or an ability has come onto the stack.

    Attributes:
        seat: Whose it is.
        said: What was announced for it; kept as the event is recorded.
    """

    __slots__ = ("said", "seat")

    def __init__(self, oid: int, source: int, seat: int) -> None:
        super().__init__(oid, source)
        self.seat = seat
        self.said: Announcement = NOTHING_SAID

    def about(self) -> tuple[Target, ...]:
        """Return the spell or ability, whose it is, and its targets."""
        return (self.oid, self.seat, *(target for chosen in self.said.own_targets for target in chosen))

    def record(self, state: State) -> None:
        """Put it into the log, with what was announced."""
        thing = state.objects.get(self.oid)
        if thing is not None and thing.announcement is not None:
            self.said = thing.announcement
        super().record(state)

    def told(self, titles: tuple[object, ...], modes: Sequence[object] = ()) -> Message:
        """Return what happened, with these names for spell, controller and targets; modes by number where not named."""
        key = self.kind.replace(" ", "_")
        what, whose, *targets = titles
        return say(f"engine.event_{key}", what=what, other=whose, detail=Details(*self.choices(targets, modes)))

    def choices(self, targets: list[object], modes: Sequence[object] = ()) -> list[object]:
        """Return what was chosen, as the sentence adds it: way of casting, modes, X, optional costs, targets, mana."""
        said = self.said
        found: list[object] = []
        if said.alternative:
            found.append(say("engine.said_way", way=KeywordWord(said.alternative)))
        if said.modes:
            numbers = [mode + 1 for mode in said.modes]
            found.append(say("engine.said_modes", n=len(numbers), modes=list(modes) or numbers))
        if said.x and not self.is_triggered:
            found.append(say("engine.said_x", x=said.x))
        for name, times in said.paid:
            cost = KeywordWord(name)
            is_once = times == 1
            found.append(
                say("engine.said_paid", cost=cost) if is_once else say("engine.said_paid_often", cost=cost, times=times)
            )
        if targets:
            found.append(say("engine.said_targets", targets=self.with_parts(targets)))
        if said.spent:
            found.append(say("engine.said_mana", mana="".join(f"{{{mana.symbol}}}" for mana in said.spent)))
        return found

    @property
    def is_triggered(self) -> bool:
        """Whether it is a triggered ability, whose X is what triggered it."""
        return False

    def with_parts(self, targets: list[object]) -> list[object]:
        """Return the targets, each with how much it gets where something is divided among them (601.2d)."""
        parts = [part for group in self.said.divisions for part in group]
        if len(parts) != len(targets):
            return targets
        return [say("engine.said_part", what=target, part=part) for target, part in zip(targets, parts, strict=True)]


class AbilityTriggers(Announced):
    """A triggered ability is put on the stack (603.3)."""

    __slots__ = ()
    kind: ClassVar[str] = "triggers"
    cites: ClassVar[str] = "603.3"

    @property
    def is_triggered(self) -> bool:
        """Yes."""
        return True
