"""CR 400 Events in which objects change zones: drawing, destroying, sacrificing, discarding, milling, entering."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.combat.events import JoinsAttack, joining_block
from oathbreaker.engine.definitions import FACE_DOWN, Characteristics, FaceDown, PlayableFace
from oathbreaker.engine.designations import door_of_spell
from oathbreaker.engine.events import Event, ObjectEvent, PlayerEvent
from oathbreaker.engine.exiled_with import note_exiled
from oathbreaker.engine.layers import characteristics, last_look
from oathbreaker.engine.marks import MUTATED, designated
from oathbreaker.engine.merged import first_of, parting
from oathbreaker.engine.moves_told import OWN_ZONES, PUT_BY_RULE, entering, going
from oathbreaker.engine.naming import EVERYBODY, HIDDEN_ZONES, ChosenWord
from oathbreaker.engine.objects import Component
from oathbreaker.engine.state import State
from oathbreaker.engine.zones import carry_effects, move
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule


@rule("400.7", "603.6")
class ZoneChange(ObjectEvent):
    """An object moves to another zone, where it becomes the object `new_oid`.

    Attributes:
        origin: The zone it leaves; "" for what has left the game meanwhile, with its owner.
        zone: The zone it goes to.
        new_oid: The id of what it becomes.
        controller: Who will control it on the battlefield or stack; NOBODY for its owner.
        position: Where in the zone; None for last (the bottom of a library), 0 for the top of a library.
        reason: Why: "draw", "play", "cast", "resolve", "destroy", "sacrifice", "discard", "mill", "" …
        tapped, counters, attach_to, face, face_down, hidden, copied: How it enters; replacement effects change these
            (614.1c-d).
        chosen: What is chosen as it enters (607.2d): by name, the word.
        attacking, blocking: Whom it enters attacking (508.4), or which attacker it enters blocking (509.4).
        spent: What was chosen already to go somewhere else as it enters, and cannot be chosen again (614.13b).
        before, was_copy, owner: How it looked, what a copy effect made of it, whose card it is; set as it happens.
        printed: How messages name what enters as a copy by what is printed on it, what leaves melded by what it was.
        order: Of what leaves as several cards, these in the order that its owner has chosen; () for as they lie.
        apart: The numbers of those of its cards that go to the command zone instead (903.9c).
        further: The ids of the objects that its other cards become, where the effect finds those.
        is_final: Whether nothing can replace it any more.
        is_found: Whether the effect that moved the object finds what it has become (400.7j).
    """

    __slots__ = (
        "apart",
        "attach_to",
        "attacking",
        "before",
        "blocking",
        "chosen",
        "controller",
        "copied",
        "counters",
        "face",
        "face_down",
        "further",
        "hidden",
        "new_oid",
        "order",
        "origin",
        "owner",
        "position",
        "printed",
        "reason",
        "spent",
        "tapped",
        "was_copy",
        "zone",
    )
    kind: ClassVar[str] = "zone change"
    cites: ClassVar[str] = "400.7"
    is_final: ClassVar[bool] = False
    is_found: ClassVar[bool] = True

    def __init__(  # noqa: PLR0913  all that it is made of; positional for speed
        self,
        state: State,
        oid: int,
        zone: str,
        *,
        reason: str = "",
        controller: int = NOBODY,
        position: int | None = None,
        source: int = NOBODY,
        face: int = 0,
        tapped: bool = False,
    ) -> None:
        super().__init__(oid, source)
        thing = state.objects.get(oid)
        self.origin = thing.zone if thing is not None else ""
        self.zone = zone
        self.new_oid = NOBODY
        self.controller = controller
        self.position = position
        self.reason = reason
        self.tapped = tapped
        self.counters: dict[str, int] = {}
        self.attach_to: Target = NOBODY
        self.attacking: Target = NOBODY
        self.blocking = NOBODY
        self.face = face
        self.face_down = False
        self.hidden: FaceDown | None = None
        self.copied: Characteristics | None = None
        self.chosen: tuple[tuple[str, str], ...] = ()
        self.spent: tuple[int, ...] = ()
        self.before: Characteristics | None = None
        self.was_copy: Characteristics | None = None
        self.printed: object = ""
        self.owner = NOBODY
        self.order: tuple[Component, ...] = ()
        self.apart: tuple[int, ...] = ()
        self.further: tuple[int, ...] = ()

    @property
    def form(self) -> str:
        """Where it goes."""
        return self.zone

    @rule("800.4b", "400.4a", "111.8")
    def is_possible(self, state: State) -> bool:
        """It must still be there; instants stay off the battlefield; nothing enters under one who has left.

        A token that has left the battlefield stays where it is until it ceases to exist.
        """
        thing = state.objects.get(self.oid)
        if thing is None or thing.zone != self.origin or (thing.kind == "token" and thing.zone != "battlefield"):
            return False
        if self.zone == "battlefield":
            if self.controller != NOBODY and not state.players[self.controller].in_game:
                return False
            return thing.definition.faces[self.face].characteristics.is_permanent or self.face_down
        return True

    @rule("508.4", "509.4", "712.21")
    def contained(self, state: State) -> list[Event]:
        """Return how it joins combat as it enters; as it leaves, where the other cards go that represented it."""
        thing = state.objects.get(self.oid)
        if thing is not None and thing.beneath and self.origin == "battlefield":
            return parting(state, self)
        found: list[Event] = []
        if self.zone == "battlefield" and self.origin == "stack":
            found += door_of_spell(state, self.oid, self.new_oid, self.holder(state))
        if self.zone == "battlefield" and self.attacking != NOBODY:
            found.append(JoinsAttack(self.new_oid, self.attacking, self.source))
        if self.zone == "battlefield" and self.may_block(state):
            found += joining_block(self.new_oid, self.blocking, self.source)
        return found

    def perform(self, state: State) -> None:
        """Move it; a token that leaves the battlefield stays a token until state-based actions end it (111.7)."""
        if self.before is None:
            self.before, self.was_copy = last_look(state, self.oid)
        holder = self.holder(state)
        thing = state.objects[self.oid]
        first: Component | None = None
        if thing.beneath:
            first = first_of(self.order, self.apart)
            if not designated(thing, MUTATED):
                self.printed = thing.definition.faces[thing.face].title
        new = move(
            state,
            self.oid,
            self.zone,
            self.before,
            new_oid=self.new_oid,
            controller=holder,
            position=self.position,
            face=self.face,
            keeps_announcement=self.origin == "stack" and self.zone == "battlefield",
            first=first,
            further=self.further,
            copied=self.was_copy,
        )
        self.owner = new.owner
        if self.zone == "exile":
            note_exiled(new, self.source)
        if self.face_down:
            new.face_down = True
            new.hidden = self.hidden
        if self.origin == "stack" and self.zone == "battlefield" and state.lasting:
            carry_effects(state, self.oid, self.new_oid)
        if self.zone == "battlefield":
            new.tapped = self.tapped
            new.counters = dict(self.counters)
            new.attached_to = self.attach_to
            new.memory = self.chosen
            if self.copied is not None:
                new.copied = self.copied
                self.printed = new.definition.faces[new.face].title

    @rule("506.3e", "509.4a")
    def may_block(self, state: State) -> bool:
        """Tell whether it can enter blocking what it shall: a creature that attacks its controller."""
        attacker = state.objects.get(self.blocking)
        if attacker is None or attacker.defender != self.holder(state):
            return False
        types = self.look(state).types
        return "creature" in types and "battle" not in types

    def face_of(self, state: State) -> PlayableFace:
        """Return the face with which it arrives."""
        return state.objects[self.oid].definition.faces[self.face]

    def look(self, state: State) -> Characteristics:
        """Return the copiable values with which it arrives."""
        if self.face_down:
            return FACE_DOWN if self.hidden is None else self.hidden.look
        return self.copied or self.face_of(state).characteristics

    def holder(self, state: State) -> int:
        """Return who will control it: as the event says, or its owner."""
        return self.controller if self.controller != NOBODY else state.objects[self.oid].owner

    def about(self) -> tuple[Target, ...]:
        """Return the object that it became, and under whose control or into whose zone it comes."""
        whose = self.owner if self.zone in OWN_ZONES else self.controller
        return tuple(thing for thing in (self.new_oid, whose, self.attach_to) if thing != NOBODY)

    @rule("400.2", "708.9")
    def who_sees(self, state: State, thing: Target) -> int:
        """What comes from a public zone is known to everybody, wherever it goes, unless it stays face down.

        A face-down permanent or spell is revealed as it moves; a card exiled face down is not.
        """
        known = state.last_known.get(self.oid)
        if known is None or self.face_down or self.origin in HIDDEN_ZONES:
            return super().who_sees(state, thing)
        if not known.object.face_down or self.origin in {"battlefield", "stack"}:
            return EVERYBODY
        return super().who_sees(state, thing)

    def told(self, titles: tuple[object, ...]) -> Message:
        """Return what happened, with these names for the object and its controller."""
        if self.zone == "battlefield":
            manner = [say("engine.tapped")] if self.tapped else []
            if self.attach_to != NOBODY:
                manner.append(say("engine.attached_to", what=titles[-1]))
            if self.controller != NOBODY and self.reason not in {"play", "resolve"}:
                manner.append(say("engine.controlled_by", who=titles[1]))
            if self.printed:
                manner.append(say("engine.as_copy", what=titles[0]))
            manner += [say("engine.chosen", word=ChosenWord(word)) for _, word in self.chosen]
            owner = self.owner if self.owner != self.controller else NOBODY
            return entering(self.printed or titles[0], self.origin, manner, self.counters, owner)
        on_top = self.position is not None
        if self.printed:
            titles = (self.printed, *titles[1:])
        return going(titles, self.origin, self.zone, self.reason, on_top=on_top, owner=self.owner)

    @property
    def rule(self) -> str:
        """The number of the rule by which it moves: a state-based action's, of milling or exiling, or of any change."""
        if self.reason == "mill":
            return "701.17a"
        if self.zone == "exile":
            return "701.13a"
        return self.reason if self.reason in PUT_BY_RULE else self.cites


@rule("121.1")
class Draw(PlayerEvent):
    """A player draws one card; several cards are drawn one at a time (121.2)."""

    __slots__ = ()
    kind: ClassVar[str] = "draw"
    cites: ClassVar[str] = "121.1"

    @rule("121.2")
    def waits_for(self, others: list[Event]) -> bool:
        """A player draws cards one at a time."""
        return any(isinstance(other, Draw) and other.seat == self.seat for other in others)

    @rule("121.4")
    def contained(self, state: State) -> list[Event]:
        """Return the move of the top card; from an empty library nothing is drawn (704.5b), and the amount is 0."""
        library = state.library(self.seat)
        player = state.own_player(self.seat)
        if not library:
            player.drew_from_empty = True
            self.amount = 0
            return []
        player.drawn += 1
        return [ZoneChange(state, library[0], "hand", reason="draw")]


@rule("701.8a")
class Destroy(ObjectEvent):
    """A permanent is destroyed.

    Attributes:
        regenerable: Whether regeneration can replace that (701.19c).
        by_rule: The number of the state-based action that destroys it; "" where an effect does.
    """

    __slots__ = ("by_rule", "regenerable")
    kind: ClassVar[str] = "destroy"
    cites: ClassVar[str] = "701.8a"

    def __init__(self, oid: int, source: int = NOBODY, *, regenerable: bool = True, by_rule: str = "") -> None:
        super().__init__(oid, source)
        self.regenerable = regenerable
        self.by_rule = by_rule

    @rule("702.12b")
    def is_possible(self, state: State) -> bool:
        """Only permanents without indestructible can be destroyed."""
        thing = state.objects.get(self.oid)
        if thing is None or thing.zone != "battlefield":
            return False
        return not characteristics(state, self.oid).has("indestructible")

    def contained(self, state: State) -> list[Event]:
        """Return its move to its owner's graveyard."""
        return [ZoneChange(state, self.oid, "graveyard", reason="destroy", source=self.source)]

    @property
    def rule(self) -> str:
        """The number of the rule by which it is destroyed."""
        return self.by_rule or self.cites


class GivenUp(ObjectEvent):
    """A player gives an object up: it goes to its owner's graveyard.

    Attributes:
        seat: Who.
        by_rule: The number of the state-based or turn-based action that makes them; "" where an effect or cost does.
    """

    __slots__ = ("by_rule", "seat")

    def __init__(self, oid: int, seat: int, source: int = NOBODY, *, by_rule: str = "") -> None:
        super().__init__(oid, source)
        self.seat = seat
        self.by_rule = by_rule

    def contained(self, state: State) -> list[Event]:
        """Return its move to its owner's graveyard."""
        return [ZoneChange(state, self.oid, "graveyard", reason=self.kind, source=self.source)]

    def about(self) -> tuple[Target, ...]:
        """Return the object and the player."""
        return (self.oid, self.seat)

    @property
    def rule(self) -> str:
        """The number of the rule by which it is given up."""
        return self.by_rule or self.cites


@rule("701.21a")
class Sacrifice(GivenUp):
    """A player sacrifices a permanent that they control."""

    __slots__ = ()
    kind: ClassVar[str] = "sacrifice"
    cites: ClassVar[str] = "701.21a"

    def is_possible(self, state: State) -> bool:
        """Only one's own permanents can be sacrificed."""
        thing = state.objects.get(self.oid)
        return thing is not None and thing.zone == "battlefield" and thing.controller == self.seat


@rule("701.9a")
class Discard(GivenUp):
    """A player discards a card from their hand."""

    __slots__ = ()
    kind: ClassVar[str] = "discard"
    cites: ClassVar[str] = "701.9a"

    def is_possible(self, state: State) -> bool:
        """Only a card in hand can be discarded."""
        thing = state.objects.get(self.oid)
        return thing is not None and thing.zone == "hand"
