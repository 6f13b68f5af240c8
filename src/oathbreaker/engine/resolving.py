"""CR 608 Resolving spells and abilities."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition, Effect
from oathbreaker.engine.adventures import goes_elsewhere, put_away
from oathbreaker.engine.announcement import NOBODY, Announcement, Target
from oathbreaker.engine.announcing import context_of, legal_targets, parts_of
from oathbreaker.engine.bestowing import cease_to_be_bestowed, is_bestowed
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.ending import check_end
from oathbreaker.engine.events import ObjectEvent
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.modes import Mode
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.mutating import cease_to_be_mutating, is_mutating, merge_with_target
from oathbreaker.engine.naming import Details
from oathbreaker.engine.player_events import WINNERS
from oathbreaker.engine.self_replacing import step_taken
from oathbreaker.engine.stack_events import remove_from_stack
from oathbreaker.engine.state import State
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import TriggeredAbility
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

AGAIN: Final = "again"
"""The name among a context's results that tells that the instructions so far are to be followed again."""
REPEATED: Final = "repeated"
"""The name among a context's results that tells how often they were: one entry for each time."""


class Resolves(ObjectEvent):
    """A spell or ability begins to resolve (608.1)."""

    __slots__ = ()
    kind: ClassVar[str] = "resolve"
    cites: ClassVar[str] = "608.1"


class TakesEffect(ObjectEvent):
    """An instruction has begun an effect that is no event itself: a change that lasts, something that happens later.

    Attributes:
        effect: The instruction.
        specs: The uses of "target" in the part of the text that it stands in.
        name: The name of the spell, or of the ability's source.
        is_spell: Whether a spell says it, and no ability of an object.
    """

    __slots__ = ("effect", "is_spell", "name", "specs")
    kind: ClassVar[str] = "takes effect"
    cites: ClassVar[str] = "608.2c"

    def __init__(
        self, oid: int, effect: terms.Effect, specs: tuple[terms.TargetSpec, ...], name: str, *, is_spell: bool
    ) -> None:
        super().__init__(oid)
        self.effect = effect
        self.specs = specs
        self.name = name
        self.is_spell = is_spell


class DoesNotResolve(ObjectEvent):
    """A spell or ability does not resolve: its "if" is not true (608.2a), or all its targets are illegal (608.2b)."""

    __slots__ = ("is_untrue",)
    kind: ClassVar[str] = "does not resolve"
    cites: ClassVar[str] = "608.2b"

    def __init__(self, oid: int, *, is_untrue: bool) -> None:
        super().__init__(oid)
        self.is_untrue = is_untrue

    def detail(self) -> object:
        """Return why."""
        return Details(say("engine.if_untrue" if self.is_untrue else "engine.targets_illegal"))

    @property
    def rule(self) -> str:
        """The number of the rule that says so."""
        return "608.2a" if self.is_untrue else self.cites


@rule("608.1", "405.5")
def resolve_top(state: State) -> Procedure[None]:
    """Resolve the spell or ability on top of the stack."""
    oid = state.stack[-1]
    said = state.objects[oid].announcement or Announcement()
    legal = legal_targets(state, oid)
    is_untrue = not if_clause_holds(state, oid)
    if all_illegal(said, legal) and is_bestowed(state, oid):
        cease_to_be_bestowed(state, oid)
    elif all_illegal(said, legal) and is_mutating(state, oid):
        cease_to_be_mutating(state, oid)
    elif is_untrue or all_illegal(said, legal):
        yield from happen(state, (DoesNotResolve(oid, is_untrue=is_untrue),))
        yield from leave_stack(state, oid, reason="")
        return
    yield from happen(state, (Resolves(oid),))
    context = context_of(state, oid)
    context.divisions = kept_divisions(said, legal)
    context.targets = legal
    look = characteristics(state, oid)
    if is_mutating(state, oid):
        yield from merge_with_target(state, oid, context)
        return
    if said.ability is None and look.is_permanent:
        yield from become_permanent(state, oid, context)
        return
    yield from follow_instructions(state, oid, context)
    here = state.objects.get(oid)
    if here is not None and here.zone == "stack" and here.kind == "card" and goes_elsewhere(look):
        yield from put_away(state, oid, look)
    yield from leave_stack(state, oid)


@rule("608.2a", "603.4")
def if_clause_holds(state: State, oid: int) -> bool:
    """Tell whether a triggered ability's intervening "if" is true as it resolves."""
    said = state.objects[oid].announcement
    ability = said.ability if said is not None else None
    if not isinstance(ability, TriggeredAbility) or not isinstance(ability.condition, Condition):
        return True
    return ability.condition.holds(context_of(state, oid))


@rule("608.2b")
def all_illegal(said: Announcement, legal: tuple[tuple[int, ...], ...]) -> bool:
    """Tell whether there were targets and none is legal any more."""
    return any(said.targets) and not any(legal)


def kept_divisions(said: Announcement, legal: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Return the announced division without the parts of illegal targets, which are lost (608.2b)."""
    if not said.divisions:
        return ()
    return tuple(
        tuple(part for target, part in zip(chosen, parts, strict=True) if target in kept) if parts else ()
        for chosen, parts, kept in zip(said.targets, said.divisions, legal, strict=True)
    )


@rule("608.2c", "104.3e")
def follow_instructions(state: State, oid: int, context: Context) -> Procedure[None]:
    """Carry out the instructions in the order written, each part with its own targets."""
    said = parts_of(state, oid)
    parts = bodies(said, context)
    steps = [(effect, own) for body, own in parts for effect in body]
    place = end = 0
    for (body, own), part in zip(parts, said, strict=True):
        for effect in body:
            if isinstance(effect, Effect):
                effect.modify_earlier(own)
        begin, end, known = place, end + len(body), dict(own.results)
        while place < end:
            effect = steps[place][0]
            done, seen = step_taken(steps, place)
            place += 1
            assert isinstance(done, Effect)  # noqa: S101  guaranteed by the caller
            before = (len(state.log), state.lasting, state.delayed)
            yield from done.perform(seen)
            if len(state.log) == before[0] and (state.lasting, state.delayed) != before[1:]:
                is_spell = seen.source == oid
                TakesEffect(oid, effect, part.targets, name_of_source(seen), is_spell=is_spell).record(state)
            if state.recall(WINNERS) or any(player.lost and player.in_game for player in state.players):
                check_end(state)
            if state.over:
                return
            if AGAIN in own.results:
                place = begin
                begin_again(own, known)


def begin_again(context: Context, known: dict[str, tuple[Target, ...]]) -> None:
    """Forget what instructions that are repeated did, but how often they have been repeated."""
    repeated = context.results.get(REPEATED, ())
    context.results.clear()
    context.results.update(known)
    context.results[REPEATED] = repeated


def name_of_source(context: Context) -> str:
    """Return the name of a spell, or of an ability's source as it is or last was."""
    state, source = context.state, context.source
    if source in state.objects:
        return characteristics(state, source).name
    known = state.last_known.get(source)
    return known.characteristics.name if known is not None else ""


def bodies(parts: list[Mode], context: Context) -> list[tuple[tuple[terms.Effect, ...], Context]]:
    """Return the instructions of each part with its point of view: its targets are counted from its own first."""
    found = []
    place = 0
    for part in parts:
        number = len(part.targets)
        own = context
        if part.targets:
            targets = context.targets[place : place + number]
            divisions = context.divisions[place : place + number] if context.divisions else ()
            own = context.with_targets(targets, divisions)
        place += number
        found.append((part.body, own))
    return found


@rule("608.2n", "608.2b")
def leave_stack(state: State, oid: int, reason: str = "resolve") -> Procedure[None]:
    """Put a spell into its owner's graveyard, as it resolves unless told otherwise; an ability or a copy is gone."""
    thing = state.objects.get(oid)
    if thing is None or thing.zone != "stack":
        return
    if thing.kind == "card":
        yield from happen(state, (ZoneChange(state, oid, "graveyard", reason=reason),))
    else:
        remove_from_stack(state, oid)


@rule("608.3", "608.3a", "608.3b", "608.3e")
def become_permanent(state: State, oid: int, context: Context) -> Procedure[None]:
    """Let a permanent spell become a permanent under its controller's control; an Aura enters attached (608.3b)."""
    thing = state.objects[oid]
    move = ZoneChange(
        state, oid, "battlefield", reason="resolve", controller=thing.controller, source=oid, face=thing.face
    )
    move.face_down, move.hidden = thing.face_down, thing.hidden
    if "Aura" in characteristics(state, oid).subtypes:
        move.attach_to = next((chosen[0] for chosen in context.targets if chosen), NOBODY)
    yield from happen(state, (move,))
    if oid in state.objects and state.objects[oid].zone == "stack":
        yield from leave_stack(state, oid)
