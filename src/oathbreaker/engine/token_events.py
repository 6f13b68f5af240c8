"""CR 111.2, 701.7 Creating tokens: the events, and the ids that new objects get."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.definitions import Characteristics, PlayableCard, PlayableFace
from oathbreaker.engine.events import Event, PlayerEvent
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.naming import CountedTokens, Details
from oathbreaker.engine.state import State
from oathbreaker.engine.zones import create, join_zone, new_id
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule


@rule("111.2", "701.7a")
class CreateToken(PlayerEvent):
    """A player creates one token; several are created by as many simultaneous events.

    Attributes:
        definition: What the token is.
        face: Which face is up.
        new_oid: The id of the token.
        tapped, counters, copied: How it enters.
        attach_to: What it enters attached to.
        attacking, blocking: Whom or what it attacks or blocks as it enters.
    """

    __slots__ = ("attach_to", "attacking", "blocking", "copied", "counters", "definition", "face", "new_oid", "tapped")
    kind: ClassVar[str] = "create token"
    cites: ClassVar[str] = "701.7a"

    def __init__(self, seat: int, definition: PlayableCard, source: int = NOBODY, *, tapped: bool = False) -> None:
        super().__init__(seat, 1, source)
        self.definition = definition
        self.face = 0
        self.new_oid = NOBODY
        self.tapped = tapped
        self.attach_to: Target = NOBODY
        self.attacking: Target = NOBODY
        self.blocking = NOBODY
        self.counters: dict[str, int] = {}
        self.copied: Characteristics | None = None

    @rule("614.1a")
    def another(self) -> CreateToken:
        """Return the creation of another token that is and enters as this one."""
        made = CreateToken(self.seat, self.definition, self.source, tapped=self.tapped)
        made.attach_to, made.attacking, made.blocking = self.attach_to, self.attacking, self.blocking
        made.counters, made.copied, made.face = dict(self.counters), self.copied, self.face
        return made

    def contained(self, state: State) -> list[Event]:  # noqa: ARG002  as declared
        """Return the token's way onto the battlefield."""
        return [TokenEnters(self)]

    def about(self) -> tuple[Target, ...]:
        """Return the token and its creator."""
        return (self.new_oid, self.seat)

    def told(self, titles: tuple[object, ...]) -> Message:
        """Return what happened, with these names for the token and its creator."""
        return super().told((CountedTokens(titles[0]), *titles[1:]))

    def detail(self) -> object:
        """Return its power and toughness, and that it enters tapped."""
        look = self.copied or self.definition.faces[self.face].characteristics
        size = [] if look.power is None else [f"{look.power}/{look.toughness}"]
        return Details(*size, *([say("engine.tapped")] if self.tapped else ()))


@rule("111.2", "603.6a")
class TokenEnters(ZoneChange):
    """A token that is created enters the battlefield: whatever sees permanents enter sees it.

    It comes from no zone: `origin` is "", and `oid` is the token's own id.
    """

    __slots__ = ("definition",)

    def __init__(self, creation: CreateToken) -> None:  # (a token has no object to start from)
        self.applied = ()
        self.titles = ()
        self.oid = self.new_oid = creation.new_oid
        self.source = creation.source
        self.origin = ""
        self.zone = "battlefield"
        self.controller = creation.seat
        self.position = None
        self.reason = "create"
        self.tapped = creation.tapped
        self.counters = dict(creation.counters)
        self.attach_to = creation.attach_to
        self.face = creation.face
        self.face_down = False
        self.hidden = None
        self.copied = creation.copied
        self.chosen = ()
        self.spent = ()
        self.before = None
        self.printed = ""
        self.owner = NOBODY
        self.order = ()
        self.apart = ()
        self.further = ()
        self.definition = creation.definition
        self.attacking = creation.attacking
        self.blocking = creation.blocking

    def is_possible(self, state: State) -> bool:
        """No token is created for one who has left (800.4b)."""
        return state.players[self.controller].in_game

    def face_of(self, state: State) -> PlayableFace:  # noqa: ARG002  as declared
        """Return the token's face."""
        return self.definition.faces[self.face]

    def holder(self, state: State) -> int:  # noqa: ARG002  as declared
        """Return its creator."""
        return self.controller

    @rule("111.2", "302.6")
    def perform(self, state: State) -> None:
        """Put the token onto the battlefield."""
        seat = self.controller
        token = create(state, self.definition, seat, self.zone, kind="token", oid=self.new_oid, face=self.face)
        token.sick = True
        token.tapped = self.tapped
        token.copied = self.copied
        token.counters = dict(self.counters)
        token.attached_to = self.attach_to
        token.memory = self.chosen
        join_zone(state, token)


@rule("614.12")
def take_id(state: State, event: Event) -> None:
    """Give an event that makes a new object its id, so that what looks at the event can find the object."""
    if isinstance(event, ZoneChange | CreateToken) and event.new_oid == NOBODY:
        event.new_oid = new_id(state)
