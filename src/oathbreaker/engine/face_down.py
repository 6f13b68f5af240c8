"""CR 708 Face-down spells and permanents: casting them, turning permanents face up and down.

Seam: `WayToCast.hidden` lets a card be cast face down; `ZoneChange.face_down` and `hidden` let it enter so. Keywords
say by `ways_to_turn_up` for what a permanent may be turned face up (116.2b).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.asking import choose_number
from oathbreaker.engine.context import Context
from oathbreaker.engine.copies import IsCopy
from oathbreaker.engine.costs import TotalCost, can_pay, greatest_x, split_costs
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import MELD, Characteristics, FaceDown
from oathbreaker.engine.events import Event, ObjectEvent, PutCounters
from oathbreaker.engine.happening import happen
from oathbreaker.engine.illegal import attempt
from oathbreaker.engine.index import index_of
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.layers_effects import printed_look, with_abilities_of
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.paying import pay
from oathbreaker.engine.state import State
from oathbreaker.engine.transforming import DOUBLE_FACED
from oathbreaker.engine.ways import WayToTurnUp
from oathbreaker.engine.zones import move, new_id
from oathbreaker.texts.rules import rule

AS_CREATURE_CARD: Final = frozenset({"manifest", "cloak"})
"""What lets a permanent be turned face up for its mana cost, if it is a creature card (701.40b, 701.58b)."""

WITH_COUNTER: Final = "megamorph"
"""The way of turning face up that puts a counter on the permanent as it is turned (702.37b)."""


@rule("708.8", "613.7f")
class TurnFaceUp(ObjectEvent):
    """A face-down permanent is turned face up; `way` is what it was turned for, "" for an effect."""

    __slots__ = ("way", "x")
    kind: ClassVar[str] = "turn face up"
    cites: ClassVar[str] = "708.8"

    def __init__(self, oid: int, way: str = "", source: int = NOBODY, x: int = 0) -> None:
        super().__init__(oid, source)
        self.way = way
        self.x = x

    @rule("701.40g", "701.58g", "730.2g")
    def is_possible(self, state: State) -> bool:
        """Only a face-down permanent that is no instant or sorcery card, and has none in it, can be turned face up."""
        thing = state.objects.get(self.oid)
        if thing is None or thing.zone != "battlefield" or not thing.face_down:
            return False
        return true_look(state, thing).is_permanent and all(printed_look(part).is_permanent for part in thing.beneath)

    @rule("614.1e", "708.11")
    def own_look(self, state: State) -> Characteristics | None:
        """Return how it will look face up: what that says of being turned face up applies as it is turned."""
        thing = state.objects.get(self.oid)
        return true_look(state, thing) if thing is not None else None

    @rule("708.11", "702.37b")
    def contained(self, state: State) -> list[Event]:  # noqa: ARG002  as declared
        """Return what happens as it is turned face up."""
        return [PutCounters(self.oid, "+1/+1", 1, self.oid)] if self.way == WITH_COUNTER else []

    def perform(self, state: State) -> None:
        """Turn it face up; it gets a new timestamp, and has not entered the battlefield again."""
        thing = state.own(self.oid)
        thing.face_down = False
        thing.hidden = None
        thing.beneath = tuple([part.turned(part.face) for part in thing.beneath])
        thing.timestamp = state.new_timestamp()
        state.continuous_changed()

    def amount_of(self) -> int:
        """Return the value of X in what was paid (702.37f)."""
        return self.x


@rule("708.2a", "613.7f")
class TurnFaceDown(ObjectEvent):
    """A permanent is turned face down, and is a 2/2 creature."""

    __slots__ = ()
    kind: ClassVar[str] = "turn face down"
    cites: ClassVar[str] = "708.2a"

    @rule("708.2b", "712.16", "730.2j")
    def is_possible(self, state: State) -> bool:
        """Nothing happens to what is face down already, or has two faces, or a component with two."""
        thing = state.objects.get(self.oid)
        if thing is None or thing.zone != "battlefield" or thing.face_down:
            return False
        layouts = {thing.definition.layout, *(part.definition.layout for part in thing.beneath)}
        return layouts.isdisjoint({*DOUBLE_FACED, MELD})

    @rule("730.2f")
    def perform(self, state: State) -> None:
        """Turn it face down, with all its components; it gets a new timestamp."""
        thing = state.own(self.oid)
        thing.face_down = True
        thing.beneath = tuple([part.turned(part.face, face_down=True) for part in thing.beneath])
        thing.timestamp = state.new_timestamp()
        state.continuous_changed()


@rule("707.3", "730.2f")
def true_look(state: State, thing: GameObject) -> Characteristics:
    """Return the copiable values that something face down has face up; what it became a copy of waits beneath."""
    for lasting in reversed(state.lasting):
        if isinstance(lasting.statement, IsCopy) and thing.oid in (lasting.objects or ()):
            return lasting.statement.look
    top = printed_look(thing)
    return with_abilities_of(top, tuple(map(printed_look, thing.beneath))) if thing.beneath else top


@rule("702.37e", "702.168d", "701.40b", "701.40c", "701.58b")
def ways_to_turn_up(state: State, thing: GameObject) -> Iterator[WayToTurnUp]:
    """Yield how a face-down permanent may be turned face up."""
    look = true_look(state, thing)
    for keyword in look.keywords:
        if isinstance(keyword, Keyword):
            yield from keyword.ways_to_turn_up()
    hidden = thing.hidden
    if hidden is not None and hidden.way in AS_CREATURE_CARD and "creature" in look.types and look.mana_cost.symbols:
        cost = "".join(f"{{{symbol.text}}}" for symbol in look.mana_cost.symbols)
        yield WayToTurnUp(hidden.way, (PayMana(cost),))


@rule("116.2b")
def possible_turns(state: State, seat: int) -> Iterator[tuple[int, int, WayToTurnUp]]:
    """Yield the face-down permanents that a player can turn face up now, and for what: its place and the way."""
    for oid in index_of(state).face_down:
        thing = state.objects[oid]
        if thing.controller == seat and true_look(state, thing).is_permanent:
            for place, way in enumerate(ways_to_turn_up(state, thing)):
                if can_pay(state, seat, cost_of(way), 0, Context(state, oid, seat)):
                    yield oid, place, way


def cost_of(way: WayToTurnUp) -> TotalCost:
    """Return what turning something face up costs."""
    return TotalCost(*split_costs(way.costs))


@rule("116.2b", "733.1")
def turn_face_up(state: State, seat: int, oid: int, way: WayToTurnUp) -> Procedure[bool]:
    """Let a player turn a permanent face up: a special action that uses no stack."""
    return (yield from attempt(state, steps_of_turning(state, seat, oid, way)))


@rule("702.37e", "702.37f")
def steps_of_turning(state: State, seat: int, oid: int, way: WayToTurnUp) -> Procedure[bool]:
    """Choose X, pay the cost and turn the permanent face up."""
    cost, context, x = cost_of(way), Context(state, oid, seat), 0
    if cost.has_x:
        most = greatest_x(state, seat, cost, context)
        x = yield from choose_number(state, seat, "x", 0, most, "702.37f", oid)
    payment = yield from pay(state, seat, cost, x, context)
    if not payment.is_paid:
        return False
    done = yield from happen(state, (TurnFaceUp(oid, way.name, oid, x),))
    return bool(done)


@rule("708.4", "702.37c")
def as_face_down_spell(state: State, oid: int, seat: int, hidden: FaceDown) -> tuple[State, int]:
    """Return a trial state in which a card is on the stack face down, and the id of that spell."""
    trial = state.copy()
    spell = move(trial, oid, "stack", characteristics(trial, oid), new_oid=new_id(trial), controller=seat)
    spell.face_down = True
    spell.hidden = hidden
    trial.continuous_changed()
    return trial, spell.oid
