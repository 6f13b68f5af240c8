"""CR 712.21, 730.3 Permanents that several cards represent: melded and merged ones, and how they leave.

The permanent is one object. Its `beneath` holds what represents it besides its own card. As it leaves the battlefield
each of them becomes an object of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Final

from oathbreaker.engine.announcement import Target
from oathbreaker.engine.asking import ask
from oathbreaker.engine.decisions import Decision, Option, Procedure
from oathbreaker.engine.events import Event, ObjectEvent
from oathbreaker.engine.exiled_with import note_exiled
from oathbreaker.engine.moves_told import going
from oathbreaker.engine.objects import Component, GameObject
from oathbreaker.engine.state import State
from oathbreaker.engine.zones import create, join_zone, new_id
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule

if TYPE_CHECKING:
    from oathbreaker.engine.movement import ZoneChange

ARRANGED: Final = {"graveyard": "712.21a", "library": "712.21a", "exile": "712.21b"}
"""Zones in which the owner arranges the cards of what came there, with the rules that say so."""


def components_of(thing: GameObject) -> tuple[Component, ...]:
    """Return all that represents a permanent, the topmost first."""
    top = Component(
        thing.kind,
        thing.card,
        thing.definition,
        face=thing.face,
        copied=thing.copied,
        face_down=thing.face_down,
        hidden=thing.hidden,
    )
    return (top, *thing.beneath)


def first_of(parts: Iterable[Component], apart: tuple[int, ...]) -> Component:
    """Return what of these is found first where the permanent goes: what does not go elsewhere."""
    return next(part for part in parts if part.kind != "card" or part.card not in apart)


@rule("712.21", "903.9c")
class ComponentMoves(ObjectEvent):
    """A card that represented a permanent besides another goes where the permanent goes, or to the command zone.

    Attributes:
        component: What it is.
        zone: Where it goes.
        new_oid: The id of the object that it becomes.
        owner: Whose it is.
        place: Among those that go to the zone, the first being 0.
        position: As of the permanent's own move.
    """

    __slots__ = ("component", "new_oid", "owner", "place", "position", "zone")
    kind: ClassVar[str] = "component moves"
    cites: ClassVar[str] = "712.21"

    def __init__(self, oid: int, component: Component, zone: str, owner: int, new_oid: int) -> None:
        super().__init__(oid)
        self.component = component
        self.zone = zone
        self.owner = owner
        self.new_oid = new_oid
        self.place = 0
        self.position: int | None = None

    def perform(self, state: State) -> None:
        """Put it there as a new object; a token ceases to exist as any token outside the battlefield (111.7)."""
        part = self.component
        new = create(state, part.definition, self.owner, self.zone, kind=part.kind, card=part.card, oid=self.new_oid)
        if part.kind == "token":
            new.copied = part.copied
            state.strays = (*state.strays, new.oid)
        if self.zone == "exile":
            note_exiled(new, self.source)
        join_zone(state, new, None if self.position is None else self.position + self.place)

    def about(self) -> tuple[Target, ...]:
        """Return what the card became, and whose it is."""
        return (self.new_oid, self.owner)

    def told(self, titles: tuple[object, ...]) -> Message:
        """Return where the card goes."""
        if self.zone == "command":
            return say("engine.component_to_command", what=titles[0])
        return going(titles, "battlefield", self.zone, "", on_top=self.position is not None)

    @property
    def rule(self) -> str:
        """The number of the rule by which it moves."""
        return "903.9c" if self.zone == "command" else self.cites


@rule("712.21")
def parting(state: State, event: ZoneChange) -> list[Event]:
    """Return where the cards go that represent a permanent besides the one that becomes the event's new object."""
    thing = state.objects[event.oid]
    parts = event.order or components_of(thing)
    first = first_of(parts, event.apart)
    found: list[Event] = []
    further: list[int] = []
    for part in parts:
        if part is first or part.kind == "ability":
            continue
        is_apart = part.kind == "card" and part.card in event.apart
        move = ComponentMoves(event.oid, part, "command" if is_apart else event.zone, thing.owner, new_id(state))
        move.source = event.source
        if not is_apart:
            further.append(move.new_oid)
            move.place, move.position = len(further), event.position
        found.append(move)
    event.order = parts
    event.further = tuple(further)
    return found


def is_arranged(state: State, event: ZoneChange) -> bool:
    """Tell whether somebody arranges the cards where they go that leave the battlefield as one permanent."""
    thing = state.objects.get(event.oid)
    is_several = thing is not None and bool(thing.beneath) and event.origin == "battlefield"
    return is_several and event.zone in ARRANGED and not event.order


@rule("712.21a", "712.21b")
def arrange(state: State, event: ZoneChange) -> Procedure[list[Event]]:
    """Ask in which order the cards of a permanent go to a zone: the owner, or for exile the player who exiles it."""
    thing = state.objects[event.oid]
    source = state.objects.get(event.source)
    seat = source.controller if event.zone == "exile" and source is not None else thing.owner
    every = components_of(thing)
    parts = [part for part in every if part.kind != "card" or part.card not in event.apart]
    others = [part for part in every if part not in parts]
    options = [
        Option(f"component {place}", "choose", is_default=True, title=part.definition.faces[0].title)
        for place, part in enumerate(parts)
    ]
    number = len(parts)
    question = say(f"asking.order_components_{event.zone}")
    decision = Decision(
        seat, "order", options, number, number, ARRANGED[event.zone], event.oid, ordered=True, question=question
    )
    answer = yield from ask(state, decision)
    chosen = [parts[place] for place in answer]
    event.order = (*(reversed(chosen) if event.zone == "graveyard" else chosen), *others)
    return [event]
