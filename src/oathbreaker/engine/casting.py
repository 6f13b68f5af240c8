"""CR 601 Casting spells, step by step, and CR 305 playing lands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from oathbreaker.engine.abstract import Keyword as EngineKeyword
from oathbreaker.engine.announced import Announced
from oathbreaker.engine.announcement import NOBODY, Announcement, Target
from oathbreaker.engine.announcing import (
    announce_division,
    announce_modes,
    announce_targets,
    changed,
    context_of,
    most_x_for_targets,
)
from oathbreaker.engine.announcing_symbols import announce_symbols
from oathbreaker.engine.asking import ask_may, choose, choose_number
from oathbreaker.engine.chosen_x import are_targets_there
from oathbreaker.engine.costs import LIFE, PAID_WITH_LIFE, TotalCost, can_pay, most_x, spell_cost
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event, ObjectEvent
from oathbreaker.engine.happening import happen, moved_to
from oathbreaker.engine.illegal import attempt
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.leaders import designation
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.naming import KeywordWord
from oathbreaker.engine.paying import follow_riders, pay
from oathbreaker.engine.permissions import is_still_allowed
from oathbreaker.engine.prepared import unprepared_by
from oathbreaker.engine.splicing import announce_splicing
from oathbreaker.engine.state import State
from oathbreaker.engine.ways import OptionalCost, WayToCast
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule


class SpellCast(Announced):
    """A spell becomes cast (601.2i).

    Attributes:
        leads: The designation of a card that was cast from the command zone; kept as the event is recorded.
    """

    __slots__ = ("leads",)
    kind: ClassVar[str] = "cast"
    cites: ClassVar[str] = "601.2i"

    def __init__(self, oid: int, seat: int) -> None:
        super().__init__(oid, oid, seat)
        self.leads = ""

    def record(self, state: State) -> None:
        """Put it into the log, with what leads a deck."""
        thing = state.objects.get(self.oid)
        if thing is not None and thing.announcement is not None and thing.announcement.zone == "command":
            self.leads = designation(state, self.oid)
        super().record(state)

    def choices(self, targets: list[object], modes: Sequence[object] = ()) -> list[object]:
        """Return what was chosen, after what leads a deck and comes from the command zone."""
        if not self.leads:
            return super().choices(targets, modes)
        return [say(f"engine.said_{self.leads.replace(' ', '_')}"), *super().choices(targets, modes)]

    def perform(self, state: State) -> None:
        """Let the format count it."""
        state.rules.has_been_cast(state, self.oid)


class BecomesTarget(ObjectEvent):
    """Something becomes the target of a spell or ability (601.2c); `source` is that spell or ability."""

    __slots__ = ("seat",)
    kind: ClassVar[str] = "becomes target"
    cites: ClassVar[str] = "601.2c"

    def __init__(self, target: Target, source: int, seat: int) -> None:
        super().__init__(target, source)
        self.seat = seat

    def is_possible(self, state: State) -> bool:  # noqa: ARG002  as declared
        """It has happened."""
        return True

    def about(self) -> tuple[Target, ...]:
        """Return the target and what targets it."""
        return (self.oid, self.source)


class LandPlayed(ObjectEvent):
    """A land was played (305.1)."""

    __slots__ = ("seat",)
    kind: ClassVar[str] = "land played"
    cites: ClassVar[str] = "305.1"

    def __init__(self, oid: int, seat: int) -> None:
        super().__init__(oid, oid)
        self.seat = seat

    def about(self) -> tuple[Target, ...]:
        """Return the land and the player."""
        return (self.oid, self.seat)


@rule("601.2", "733.1")
def cast(  # noqa: PLR0913  all that decides about it
    state: State, seat: int, oid: int, face: int = 0, way: WayToCast | None = None, *, needs_flash: bool = False
) -> Procedure[bool]:
    """Let a player cast a spell; return False, with nothing changed, where that is illegal or given up.

    `needs_flash` says that it is no time for a sorcery, as where a player casts it with priority.
    """
    return (yield from attempt(state, steps_of_casting(state, seat, oid, face, way, needs_flash=needs_flash)))


@rule("601.2")
def steps_of_casting(  # noqa: PLR0911, PLR0913  each reason ends it
    state: State, seat: int, oid: int, face: int, way: WayToCast | None, *, needs_flash: bool
) -> Procedure[bool]:
    """Take the steps a to i; return False as soon as one cannot be taken."""
    zone = state.objects[oid].zone
    spell = yield from propose(state, seat, oid, face, way)
    if spell == NOBODY:
        return False
    if way is not None and way.has_choices:
        way = yield from announce_choice(state, seat, spell, zone, way)
        if way is None:
            return False
    optional = yield from announce_optional_costs(state, seat, spell, zone, way)
    optional += yield from announce_splicing(state, seat, spell, zone, way, optional)
    if not (yield from announce_modes(state, spell)):
        return False
    yield from announce_x(state, seat, spell, zone, way, optional)
    announced = yield from announce_payment(state, seat, spell, zone, way, optional)
    if not (yield from announce_targets(state, spell)):
        return False
    if not (yield from announce_division(state, spell)):
        return False
    if not is_still_allowed(state, spell, way, needs_flash=needs_flash):
        return False
    context = context_of(state, spell)
    cost = spell_cost(state, spell, seat, zone, way=way, optional=optional, x=context.x, announced=announced)
    context.results.update(paid_with_life(announced))
    payment = yield from pay(state, seat, cost, context.x, context)
    if spell not in state.objects:
        return False
    if not payment.is_paid:
        return False
    said = changed(state, spell)
    said.spent = payment.spent
    said.results = tuple(context.results.items())
    yield from follow_riders(payment, context)
    yield from happen(state, become_cast(state, spell, seat))
    return True


@rule("601.2a")
def propose(state: State, seat: int, oid: int, face: int, way: WayToCast | None) -> Procedure[int]:
    """Move the card to the stack and return the spell's id; NOBODY where it does not get there."""
    zone = state.objects[oid].zone
    move = ZoneChange(state, oid, "stack", reason="cast", controller=seat, face=face)
    if way is not None and way.hidden is not None:
        move.face_down = True
        move.hidden = way.hidden
    done = yield from happen(state, (move,))
    spell = moved_to(done, oid)
    if spell == NOBODY or spell not in state.objects or state.objects[spell].zone != "stack":
        return NOBODY
    said = Announcement(zone=zone, alternative=way.name if way is not None else "", caster=seat)
    state.own(spell).announcement = said
    return spell


@rule("601.2b", "702.119c")
def announce_choice(state: State, seat: int, spell: int, zone: str, way: WayToCast) -> Procedure[WayToCast | None]:
    """Ask for what is chosen for an alternative cost, among what makes it payable; return the way that it makes."""
    context = context_of(state, spell)
    found = {
        oid: chosen
        for oid, chosen in way.choices(context)
        if can_pay(state, seat, spell_cost(state, spell, seat, zone, way=chosen), 0, context)
    }
    picked = yield from choose(state, seat, "cost", list(found), 1, 1, "601.2b", source=spell)
    return found[picked[0]] if picked else None


@rule("601.2b", "118.8")
def announce_optional_costs(
    state: State, seat: int, spell: int, zone: str, way: WayToCast | None
) -> Procedure[tuple[OptionalCost, ...]]:
    """Ask which additional costs that may be paid are paid, among those that can be."""
    chosen: tuple[OptionalCost, ...] = ()
    for keyword in characteristics(state, spell).keywords:
        for optional in keyword.optional_costs() if isinstance(keyword, EngineKeyword) else ():
            while True:
                trial = (*chosen, optional)
                changed(state, spell).paid = as_paid(trial)
                cost = spell_cost(state, spell, seat, zone, way=way, optional=trial)
                if not can_pay(state, seat, cost, 0, context_of(state, spell)) or not are_targets_there(state, spell):
                    break
                changed(state, spell).paid = as_paid(chosen)
                if not are_targets_there(state, spell):
                    chosen = trial
                    break
                question = say("engine.pay_optional", cost=KeywordWord(optional.name))
                if not (yield from ask_may(state, seat, "601.2b", spell, question)):
                    break
                chosen = trial
                if not optional.may_repeat:
                    break
            changed(state, spell).paid = as_paid(chosen)
    return chosen


def as_paid(chosen: tuple[OptionalCost, ...]) -> tuple[tuple[str, int], ...]:
    """Return the names of optional costs that are paid, each with how often: mana for kicked spells asks for it."""
    names = dict.fromkeys(optional.name for optional in chosen)
    return tuple((name, sum(optional.name == name for optional in chosen)) for name in names)


@rule("601.2b", "107.3a")
def announce_x(  # noqa: PLR0913, PLR0917  all that decides about it
    state: State, seat: int, spell: int, zone: str, way: WayToCast | None, optional: tuple[OptionalCost, ...]
) -> Procedure[None]:
    """Ask for X where the cost has it; the options end at what can be paid."""

    def total(x: int) -> TotalCost:
        return spell_cost(state, spell, seat, zone, way=way, optional=optional, x=x)

    most = most_x(state, seat, total, context_of(state, spell))
    if most is not None:
        most = most_x_for_targets(state, spell, most)
        x = yield from choose_number(state, seat, "x", 0, most, "601.2b", spell)
        changed(state, spell).x = x


@rule("601.2b", "107.4e", "107.4f")
def announce_payment(  # noqa: PLR0913, PLR0917  all that decides about it
    state: State, seat: int, spell: int, zone: str, way: WayToCast | None, optional: tuple[OptionalCost, ...]
) -> Procedure[tuple[str, ...]]:
    """Ask how hybrid and Phyrexian symbols will be paid, where that can matter; return what each is paid as."""
    context = context_of(state, spell)

    def total(announced: tuple[str, ...]) -> TotalCost:
        return spell_cost(state, spell, seat, zone, way=way, optional=optional, x=context.x, announced=announced)

    return (yield from announce_symbols(total(()).symbols, total, context.x, context))


@rule("702.150a", "107.4f")
def paid_with_life(announced: tuple[str, ...]) -> dict[str, tuple[Target, ...]]:
    """Return for how many Phyrexian symbols life is paid, under the name by which it is kept; nothing for none."""
    return {PAID_WITH_LIFE: (announced.count(LIFE),)} if LIFE in announced else {}


@rule("601.2i")
def become_cast(state: State, spell: int, seat: int) -> list[Event]:
    """Return the events of a spell that has been cast: it is cast, its targets have become targets.

    What it was a prepare spell of becomes unprepared.
    """
    return [SpellCast(spell, seat), *aimed_at(state, spell), *unprepared_by(state, spell)]


@rule("601.2c", "603.3d")
def aimed_at(state: State, oid: int) -> list[Event]:
    """Return an event for each target of a spell or ability on the stack: it has become a target."""
    thing = state.objects[oid]
    targets = thing.announcement.own_targets if thing.announcement is not None else ()
    return [BecomesTarget(target, oid, thing.controller) for chosen in targets for target in chosen]


@rule("305.1", "116.2a")
def play_land(state: State, seat: int, oid: int, face: int = 0) -> Procedure[bool]:
    """Let a player play a land: a special action that uses no stack."""
    move = ZoneChange(state, oid, "battlefield", reason="play", controller=seat, face=face)
    done = yield from happen(state, (move,))
    state.own_player(seat).lands_played += 1
    land = moved_to(done, oid)
    yield from happen(state, (LandPlayed(land, seat),))
    return True
