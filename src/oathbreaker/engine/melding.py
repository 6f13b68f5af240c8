"""CR 701.42, 712.4 Melding: the two cards of a meld pair enter the battlefield as one permanent."""

from __future__ import annotations

from oathbreaker.engine.definitions import BACK, MELD, PlayableCard
from oathbreaker.engine.last_known import LastKnown
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.objects import Component, GameObject
from oathbreaker.engine.state import State
from oathbreaker.engine.zones import leave_zone
from oathbreaker.texts.rules import rule


@rule("701.42b", "712.4b")
def has_combined_back(first: GameObject, other: GameObject) -> bool:
    """Tell whether two cards are a meld pair of which the first one knows the combined back."""
    are_cards = first.kind == other.kind == "card" and first.oid != other.oid
    definition = first.definition
    return are_cards and len(definition.faces) > BACK and definition.counterpart == other.definition.name


@rule("701.42b")
def meld_pair(state: State, oids: tuple[int, ...]) -> tuple[int, int] | None:
    """Return the two objects among these that form a meld pair; the one that knows the combined back comes first."""
    there = [state.objects[oid] for oid in oids if oid in state.objects]
    cards = [thing for thing in there if thing.definition.layout == MELD]
    pairs = ((first.oid, other.oid) for first in cards for other in cards if has_combined_back(first, other))
    return next(pairs, None)


def with_back(card: PlayableCard, other: PlayableCard) -> PlayableCard:
    """Return a meld card with the combined back of its counterpart."""
    return PlayableCard(card.name, card.layout, (card.faces[0], other.faces[BACK]), None, card.identity, other.name)


@rule("701.42a", "712.4a", "712.14c")
class Meld(ZoneChange):
    """A meld pair enters the battlefield as one permanent with the combined back.

    Attributes:
        other: The second card of the pair; the event's object is the first.
    """

    __slots__ = ("other",)
    cites = "701.42a"

    def __init__(self, state: State, oid: int, other: int, controller: int, source: int) -> None:
        super().__init__(state, oid, "battlefield", controller=controller, source=source, face=BACK)
        self.other = other

    def is_possible(self, state: State) -> bool:
        """Both cards must still be there."""
        return super().is_possible(state) and self.other in state.objects

    def perform(self, state: State) -> None:
        """Put both onto the battlefield as one object."""
        second = state.objects[self.other]
        look = characteristics(state, self.other)
        super().perform(state)
        leave_zone(state, self.other)
        state.last_known[self.other] = LastKnown(second, look, self.new_oid)
        melded = state.own(self.new_oid)
        definition = with_back(second.definition, melded.definition)
        melded.beneath = (Component("card", second.card, definition, face=BACK),)
        self.further = ()
