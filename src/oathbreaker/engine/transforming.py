"""CR 701.27, 712 Transforming: a double-faced permanent turns its other face up."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.cards.symbols import ManaCost
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import MELD, Characteristics
from oathbreaker.engine.events import ObjectEvent
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.objects import Component, GameObject
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule

DOUBLE_FACED: Final = frozenset({"transform", "modal_dfc", "double_faced_token"})
"""The layouts of cards and tokens with two faces back to back."""


DAYBOUND: Final = "daybound"
NIGHTBOUND: Final = "nightbound"
"""The keywords by which alone a permanent with them transforms (702.145)."""


@rule("712.14a")
def has_back(thing: GameObject) -> bool:
    """Tell whether something is a double-faced card or token whose back face can be on the battlefield."""
    faces = thing.definition.faces
    is_double = thing.definition.layout in DOUBLE_FACED and len(faces) == 2  # noqa: PLR2004  two faces
    return is_double and faces[1].characteristics.is_permanent


@rule("712.9", "712.10", "712.15a", "730.2i")
def can_transform(thing: GameObject) -> bool:
    """Tell whether a permanent is a double-faced card or token whose other face can be on the battlefield.

    Of a merged permanent it is asked whether any of its components is so.
    """
    return thing.zone == "battlefield" and (turns_over(thing) or any(map(turns_over, thing.beneath)))


def turns_over(part: GameObject | Component) -> bool:
    """Tell whether a card or token lies face up and has another face that can be on the battlefield."""
    faces = part.definition.faces
    if part.face_down or part.definition.layout not in DOUBLE_FACED or len(faces) != 2:  # noqa: PLR2004  two faces
        return False
    return faces[1 - part.face].characteristics.is_permanent


@rule("712.8e", "712.8g", "202.3b", "202.3c")
def cost_for_mana_value(thing: GameObject, look: Characteristics) -> ManaCost:
    """Return the mana cost from which an object's mana value is found: that of the front face for a back face.

    For a melded permanent it is that of the front faces of its cards together.
    """
    definition = thing.definition
    if thing.beneath and thing.face and definition.layout == MELD and thing.copied is None:
        front, back = (face.characteristics for face in definition.faces)
        others = (part.definition for part in thing.beneath if part.definition.layout == MELD)
        fronts = (front, *(other.faces[0].characteristics for other in others))
        if look.name == back.name:
            return ManaCost(tuple(symbol for one in fronts for symbol in one.mana_cost.symbols))
    if thing.face and definition.layout == "transform" and thing.zone in {"battlefield", "stack"}:
        front, back = (face.characteristics for face in definition.faces)
        if look.name == back.name and not thing.face_down:
            return front.mana_cost
    return look.mana_cost


TURNED: Final = "turned"
"""The name among a delayed ability's results of when its source last transformed before the ability was created."""


@rule("701.27f")
def has_turned_since(context: Context, oid: int) -> bool:
    """Tell whether a permanent has transformed since the ability that resolves was put onto the stack.

    Of a delayed ability it counts since that was created.
    """
    state = context.state
    thing, item = state.objects.get(oid), state.objects.get(context.stack_id)
    if thing is None or item is None or item.kind != "ability":
        return False
    before = context.results.get(TURNED)
    return thing.turned > item.timestamp if before is None else thing.turned not in before


@rule("701.27a", "613.7g", "712.18")
class Transform(ObjectEvent):
    """A permanent transforms, perhaps by a keyword. It stays the same object; what affects it goes on."""

    __slots__ = ("by",)
    kind: ClassVar[str] = "transform"
    cites: ClassVar[str] = "701.27a"

    def __init__(self, oid: int, source: int = NOBODY, by: str = "") -> None:
        super().__init__(oid, source)
        self.by = by

    @rule("702.145b", "702.145e")
    def is_possible(self, state: State) -> bool:
        """Nothing happens to what has no other face; what is bound to day or night turns by that alone."""
        thing = state.objects.get(self.oid)
        if thing is None or not can_transform(thing):
            return False
        names = characteristics(state, self.oid).keyword_names
        return self.by in names or (DAYBOUND not in names and NIGHTBOUND not in names)

    @rule("730.2i")
    def perform(self, state: State) -> None:
        """Turn it over, of a merged permanent each component that can be; it gets a new timestamp."""
        thing = state.own(self.oid)
        if turns_over(thing):
            thing.face = 1 - thing.face
        thing.beneath = tuple([part.turned(1 - part.face) if turns_over(part) else part for part in thing.beneath])
        thing.timestamp = thing.turned = state.new_timestamp()
        state.continuous_changed()
