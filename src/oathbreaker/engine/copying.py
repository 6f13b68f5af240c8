"""CR 707.10 Copies of spells and abilities on the stack."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Filter
from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.announcing import changed, context_of, may_choose, parts_of
from oathbreaker.engine.asking import ask, thing_option
from oathbreaker.engine.casting import aimed_at
from oathbreaker.engine.decisions import Decision, Procedure
from oathbreaker.engine.events import ObjectEvent
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers_effects import copiable
from oathbreaker.engine.state import State
from oathbreaker.engine.zones import create, join_zone, new_id
from oathbreaker.texts.rules import rule


@rule("707.10")
class CopyOnStack(ObjectEvent):
    """A spell or ability on the stack is copied; the copy is not cast and not activated.

    Attributes:
        seat: Who controls the copy.
        new_oid: The copy's id.
    """

    __slots__ = ("new_oid", "seat")
    kind: ClassVar[str] = "copy on stack"
    cites: ClassVar[str] = "707.10"

    def __init__(self, oid: int, seat: int, new_oid: int, source: int = NOBODY) -> None:
        super().__init__(oid, source)
        self.seat = seat
        self.new_oid = new_oid

    @rule("707.10f")
    def is_possible(self, state: State) -> bool:
        """It must be on the stack, and the copy's controller in the game."""
        thing = state.objects.get(self.oid)
        return thing is not None and thing.zone == "stack" and state.players[self.seat].in_game

    def perform(self, state: State) -> None:
        """Put the copy on the stack with every choice made for the original: modes, targets, X, costs paid (707.10)."""
        old = state.objects[self.oid]
        kind = "ability" if old.kind == "ability" else "copy"
        copy = create(state, old.definition, self.seat, "stack", kind=kind, oid=self.new_oid, face=old.face)
        copy.copied = copiable(old) if kind == "copy" else None
        copy.announcement = old.announcement
        join_zone(state, copy)

    def about(self) -> tuple[Target, ...]:
        """Return the copy and its controller."""
        return (self.new_oid, self.seat)


@rule("707.10c")
def copy_on_stack(
    state: State, oid: int, seat: int, source: int = NOBODY, *, new_targets: bool = True
) -> Procedure[int]:
    """Copy a spell or ability for a player, who may choose new targets; return the copy's id, NOBODY for no copy."""
    copy = new_id(state)
    done = yield from happen(state, (CopyOnStack(oid, seat, copy, source),))
    if not done or copy not in state.objects:
        return NOBODY
    if new_targets:
        yield from choose_new_targets(state, copy)
    yield from happen(state, aimed_at(state, copy))
    return copy


@rule("707.10c", "115.7d")
def choose_new_targets(state: State, oid: int) -> Procedure[None]:
    """Let the controller choose other targets, each for one that is there now; a target may stay even if it is illegal.

    The number of targets stays, and so does how something is divided among them.
    """
    specs = [spec for part in parts_of(state, oid) for spec in part.targets]
    for place, spec in enumerate(specs):
        said = changed(state, oid)
        old = said.targets[place] if place < len(said.targets) else ()
        if not old or not isinstance(spec.what, Filter):
            continue
        context = context_of(state, oid)
        context.targets = said.targets[:place]
        legal = [
            thing for thing in spec.what.candidates(context) if thing not in old and may_choose(context, spec, thing)
        ]
        chosen: list[Target] = []
        for target in old:
            choices = [target, *(thing for thing in legal if thing not in chosen)]
            options = [thing_option(state, thing, "choose", is_default=thing == target) for thing in choices]
            decision = Decision(context.controller, "target", options, 1, 1, "707.10c", context.source)
            answer = yield from ask(state, decision)
            chosen.append(choices[answer[0]])
        said = changed(state, oid)
        said.targets = (*said.targets[:place], tuple(chosen), *said.targets[place + 1 :])
