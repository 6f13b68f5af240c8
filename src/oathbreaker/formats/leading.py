"""CR 903.6, 903.8, 906.7, 906.9 Formats whose decks are led by cards in the command zone, and the tax on them."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.announcement import Target
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event, ObjectEvent
from oathbreaker.engine.leaders import designation, led_by, note_cast, times_cast
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import Replacement
from oathbreaker.formats.free_for_all import FreeForAll
from oathbreaker.formats.returning import MayReturn, due_to_return, may_return
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule

TAX: Final = 2
"""906.9, 903.8: how much generic mana each earlier casting from the command zone adds."""

RETURN_RULES: Final = ("replacement", "state-based")
"""How a leader comes back from a graveyard or exile: instead of going there (906.10), or from there (903.9a)."""

MULLIGANS: Final = ("london", "free", "none")
"""103.5 with its free first one among three or more players; every one free; none."""


class LeadsDeck(ObjectEvent):
    """A card begins the game in the command zone, because it leads a deck.

    Attributes:
        seat: Whose.
        leads: Its designation.
        by_rule: The number of the rule.
    """

    __slots__ = ("by_rule", "leads", "seat")
    kind: ClassVar[str] = "leads deck"
    cites: ClassVar[str] = "903.6"

    def __init__(self, oid: int, seat: int, leads: str, by_rule: str) -> None:
        super().__init__(oid)
        self.seat = seat
        self.leads = leads
        self.by_rule = by_rule

    def about(self) -> tuple[Target, ...]:
        """Return the card and its owner."""
        return (self.oid, self.seat)

    def told(self, titles: tuple[object, ...]) -> Message:
        """Return what begins there, as what it leads whose deck."""
        return say(f"formats.begins_as_{self.leads.replace(' ', '_')}", what=titles[0], who=titles[1])

    @property
    def rule(self) -> str:
        """The number of the rule by which it begins there."""
        return self.by_rule


class LedGame(FreeForAll):
    """A free-for-all whose decks are led by cards that begin in the command zone and may be cast from there.

    Args:
        starting_life: Each player's starting life total; None for that of the format.
        hand_size: The starting and the maximum hand size.
        first_draw: Whether the first player draws in the first turn's draw step; None for what the rules say.
        free_mulligan: Whether the first mulligan is free; None for what the rules say.
        mulligan: One of MULLIGANS.
        return_rule: One of RETURN_RULES; None for what the format says.

    Attributes:
        designations: What cards that lead a deck are called.
        usual_life: Each player's starting life total.
        returns_by: Which of RETURN_RULES the format has.
        rule_of_return, rule_of_state: The rules by which a leader goes to the command zone instead, or from elsewhere.
        rule_of_start: The rule by which leaders begin there.
    """

    designations: ClassVar[tuple[str, ...]] = ("commander",)
    usual_life: ClassVar[int] = 20
    returns_by: ClassVar[str] = "replacement"
    rule_of_return: ClassVar[str] = "903.9b"
    rule_of_state: ClassVar[str] = "903.9a"
    rule_of_start: ClassVar[str] = "903.6"

    def __init__(  # noqa: PLR0913  every house rule by name
        self,
        *,
        starting_life: int | None = None,
        hand_size: int = 7,
        first_draw: bool | None = None,
        free_mulligan: bool | None = None,
        mulligan: str = "london",
        return_rule: str | None = None,
    ) -> None:
        life = self.usual_life if starting_life is None else starting_life
        super().__init__(starting_life=life, hand_size=hand_size, first_draw=first_draw, free_mulligan=free_mulligan)
        self.may_mulligan = mulligan != "none"
        self.is_every_mulligan_free = mulligan == "free"
        self.is_state_based = (return_rule or self.returns_by) == "state-based"

    @rule("103.5c")
    def free_mulligans(self, seats: int) -> int:
        """Return how many mulligans do not count; all that can be taken where the table plays so."""
        return self.hand_size if self.is_every_mulligan_free else super().free_mulligans(seats)

    @rule("903.6", "906.7")
    def opening(self, state: State) -> list[Event]:
        """Return that the cards that lead decks are in the command zone, each player's together."""
        there = [state.objects[oid] for oid in state.zone("command")]
        return [
            LeadsDeck(thing.oid, seat, designation(state, thing.oid), self.rule_of_start)
            for seat in state.apnap()
            for thing in there
            if thing.owner == seat
        ]

    @rule("903.8", "906.9", "906.11")
    def may_cast_from(self, state: State, oid: int, seat: int) -> bool:
        """Let the owner of a card that leads a deck cast it from the command zone."""
        thing = state.objects[oid]
        return thing.zone == "command" and thing.owner == seat and led_by(state, oid) is not None

    @rule("903.8", "906.9", "906.11")
    def extra_cost(self, state: State, oid: int, seat: int, zone: str) -> str:  # noqa: ARG002  as declared
        """Return the tax: {2} for each time the card has been cast from the command zone before."""
        if zone != "command" or led_by(state, oid) is None:
            return ""
        times = times_cast(state, state.objects[oid].card)
        return f"{{{TAX * times}}}" if times else ""

    @rule("601.2i", "903.8")
    def has_been_cast(self, state: State, spell: int) -> None:
        """Count a spell that leads a deck and was cast from the command zone."""
        thing = state.objects.get(spell)
        if thing is None or led_by(state, spell) is None or thing.announcement is None:
            return
        if thing.announcement.zone == "command":
            note_cast(state, thing.card)

    @rule("903.9b", "906.10")
    def replacements_of(self, state: State, event: Event) -> tuple[Replacement, ...]:
        """Return that a commander may go to the command zone instead."""
        if not isinstance(event, ZoneChange) or designation(state, event.oid) != self.commander:
            return ()
        return (MayReturn(self.rule_of_return),) if may_return(event, is_state_based=self.is_state_based) else ()

    @rule("101.4")
    def in_order(self, state: State, events: list[Event]) -> list[Event]:
        """Return simultaneous events so that the owners of the cards that lead decks are asked in turn order."""
        if len(events) == 1:
            return events
        places = [
            place
            for place, event in enumerate(events)
            if isinstance(event, ObjectEvent) and designation(state, event.oid) == self.commander
        ]
        if len(places) > 1:
            turns = state.apnap()
            moved = sorted((events[place] for place in places), key=lambda event: turns.index(owner(state, event)))
            for place, event in zip(places, moved, strict=True):
                events[place] = event
        return events

    @rule("704.6d", "903.9a")
    def state_based_actions(self, state: State) -> Procedure[list[Event]]:
        """Return the moves of commanders from graveyards and exile that their owners choose, where that is the rule."""
        if not self.is_state_based:
            return []
        return (yield from due_to_return(state, self.commander, self.rule_of_state))


def owner(state: State, event: Event) -> int:
    """Return who owns the object that an event is about."""
    assert isinstance(event, ObjectEvent)  # noqa: S101  guaranteed by the caller
    return state.objects[event.oid].owner
