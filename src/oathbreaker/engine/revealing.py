"""CR 701.20-25 Cards that are revealed, or looked at by one player: what the log tells to whom."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.events import ObjectEvent, PlayerEvent
from oathbreaker.engine.naming import EVERYBODY
from oathbreaker.engine.state import State
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule


@rule("701.20e")
class LookAt(ObjectEvent):
    """A player looks at a card; which one it is, that player alone learns."""

    __slots__ = ("seat",)
    kind: ClassVar[str] = "look at"
    cites: ClassVar[str] = "701.20e"

    def __init__(self, oid: int, seat: int, source: int = NOBODY) -> None:
        super().__init__(oid, source)
        self.seat = seat

    def about(self) -> tuple[Target, ...]:
        """Return the card and the player."""
        return (self.oid, self.seat)

    def who_sees(self, state: State, thing: Target) -> int:  # noqa: ARG002  as declared
        """The player sees the card; everybody sees who looks."""
        return self.seat if thing == self.oid else EVERYBODY


@rule("701.20a")
class Reveal(LookAt):
    """A player reveals a card: everybody learns which one it is."""

    __slots__ = ()
    kind: ClassVar[str] = "reveal"
    cites: ClassVar[str] = "701.20a"

    def who_sees(self, state: State, thing: Target) -> int:  # noqa: ARG002  as declared
        """Everybody sees the card."""
        return EVERYBODY


@rule("701.23a")
class Search(PlayerEvent):
    """A player searches a library; what they find is moved by what follows.

    Attributes:
        owner: Whose library.
    """

    __slots__ = ("owner",)
    kind: ClassVar[str] = "search"
    cites: ClassVar[str] = "701.23a"

    def __init__(self, seat: int, owner: int, source: int = NOBODY) -> None:
        super().__init__(seat, 1, source)
        self.owner = owner

    def told(self, titles: tuple[object, ...]) -> Message:
        """Return what happened, with these names for who searches and whose library it is."""
        if self.seat == self.owner:
            return say("engine.event_search_own", what=titles[0])
        return super().told(titles)

    def about(self) -> tuple[Target, ...]:
        """Return who searches, and whose library."""
        return (self.seat, self.owner)


@rule("701.22a", "701.22d")
class Scries(PlayerEvent):
    """A player has scried; triggers wait for the end of it.

    Attributes:
        below: How many cards they have put on the bottom, which everybody sees.
    """

    __slots__ = ("below",)
    kind: ClassVar[str] = "scry"
    cites: ClassVar[str] = "701.22a"

    def __init__(self, seat: int, amount: int, source: int = NOBODY, *, below: int = 0) -> None:
        super().__init__(seat, amount, source)
        self.below = below

    def detail(self) -> object:
        """Return how many cards were put on the bottom."""
        return say("engine.scried_below", n=self.below)


@rule("701.25a", "701.25d")
class Surveils(PlayerEvent):
    """A player has surveilled; triggers wait for the end of it."""

    __slots__ = ()
    kind: ClassVar[str] = "surveil"
    cites: ClassVar[str] = "701.25a"
