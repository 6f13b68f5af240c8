"""CR 702.140 Mutate, 730.2 merging: a spell that becomes part of a permanent instead of entering the battlefield.

Seam: resolving.py lets a mutating creature spell merge by `merge_with_target`; what a merged permanent is then is found
in layers_effects.py, where its components go as it leaves the battlefield in merged.py.
"""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.announcing import changed
from oathbreaker.engine.asking import choose_word
from oathbreaker.engine.context import Context
from oathbreaker.engine.copies import IsCopy
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.events import ObjectEvent
from oathbreaker.engine.happening import happen
from oathbreaker.engine.last_known import LastKnown
from oathbreaker.engine.lasting import LastingEffect
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.layers_effects import component_look, copiable, with_abilities_of
from oathbreaker.engine.marks import MUTATED, designate, designated
from oathbreaker.engine.merged import components_of
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.objects import Component, GameObject
from oathbreaker.engine.state import State
from oathbreaker.engine.zones import carry_effects, leave_zone
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule

MUTATE: Final = "mutate"
"""The name of the way of casting."""

PLACES: Final = ("over", "under")


@rule("702.140a")
def is_mutating(state: State, oid: int) -> bool:
    """Tell whether a spell on the stack is a mutating creature spell."""
    thing = state.objects.get(oid)
    said = thing.announcement if thing is not None and thing.zone == "stack" else None
    return said is not None and said.ability is None and said.alternative == MUTATE


@rule("702.140b", "608.3b")
def cease_to_be_mutating(state: State, spell: int) -> None:
    """Let a spell whose target is illegal go on resolving as a creature spell."""
    changed(state, spell).alternative = ""
    state.continuous_changed()


def times_mutated(thing: GameObject) -> int:
    """Return how often a permanent has mutated while it has been on the battlefield."""
    return designated(thing, MUTATED)


@rule("702.140c", "702.140d", "730.2")
class Mutates(ObjectEvent):
    """A creature mutates: a spell merges with it.

    Attributes:
        spell: What merges with it.
        on_top: Whether it is put over the creature.
        seat: Who controls the spell.
        names: How messages name the creature and the spell, as they were.
    """

    __slots__ = ("names", "on_top", "seat", "spell")
    kind: ClassVar[str] = "mutate"
    cites: ClassVar[str] = "702.140c"

    def __init__(self, oid: int, spell: int, seat: int, *, on_top: bool) -> None:
        super().__init__(oid, spell)
        self.spell = spell
        self.on_top = on_top
        self.seat = seat
        self.names: tuple[object, object] = ("", "")

    def is_possible(self, state: State) -> bool:
        """Both must be there still."""
        thing, spell = state.objects.get(self.oid), state.objects.get(self.spell)
        is_there = thing is not None and thing.zone == "battlefield"
        return is_there and spell is not None and spell.zone == "stack"

    @rule("730.2b", "730.2c", "730.2e", "702.140f")
    def perform(self, state: State) -> None:
        """Let the spell leave the stack and be part of the creature, which stays the object that it was."""
        spell = state.objects[self.spell]
        self.names = (title_of(state, self.oid), title_of(state, self.spell))
        new = component_of_spell(spell)
        if state.lasting:
            carry_effects(state, self.spell, self.oid)
        look = characteristics(state, self.spell)
        leave_zone(state, self.spell)
        state.last_known[self.spell] = LastKnown(spell, look, self.oid)
        before, added = copiable(state.objects[self.oid]), component_look(new)
        thing = state.own(self.oid)
        if self.on_top:
            thing.beneath = components_of(thing)
            thing.kind, thing.card, thing.definition, thing.face = new.kind, new.card, new.definition, new.face
            thing.copied, thing.face_down, thing.hidden = new.copied, False, None
            first, number = 0, len(added.abilities)
        else:
            thing.beneath = (*thing.beneath, new)
            first, number = len(before.abilities), len(added.abilities) * (not thing.face_down)
        thing.used = tuple(place + number if place >= first else place for place in thing.used)
        state.lasting = tuple(
            kept for effect in state.lasting if (kept := after_merging(effect, self.oid, added, on_top=self.on_top))
        )
        designate(state, self.oid, MUTATED, times_mutated(thing) + 1)

    def about(self) -> tuple[Target, ...]:
        """Return the creature and the controller of the spell."""
        return (self.oid, self.seat)

    def told(self, titles: tuple[object, ...]) -> Message:  # noqa: ARG002  as declared
        """Return what happened, with the names that both had before."""
        what, other = self.names
        key = "engine.event_mutate_over" if self.on_top else "engine.event_mutate_under"
        return say(key, what=what, other=other)


@rule("730.2", "608.3f")
def component_of_spell(spell: GameObject) -> Component:
    """Return the component that a spell becomes: a copy of a spell becomes a token."""
    kind = "token" if spell.kind == "copy" else spell.kind
    return Component(kind, spell.card, spell.definition, face=spell.face, copied=spell.copied)


@rule("730.2a", "613.2a", "613.7")
def after_merging(effect: LastingEffect, oid: int, added: Characteristics, *, on_top: bool) -> LastingEffect | None:
    """Return a lasting effect as it is after a merger: None for one by which a permanent was a copy, merged under.

    Merging changes the copiable values later than a copy effect that began before: what is put over the copy hides
    that, what is put under it adds its abilities to those of the copy.
    """
    statement = effect.statement
    if not isinstance(statement, IsCopy) or oid not in (effect.objects or ()):
        return effect
    if on_top:
        others = tuple(thing for thing in effect.objects or () if thing != oid)
        return effect.changed(others, effect.amount) if others else None
    return effect.changed(effect.objects, effect.amount, IsCopy(with_abilities_of(statement.look, (added,))))


@rule("702.140c", "608.3d")
def merge_with_target(state: State, spell: int, context: Context) -> Procedure[None]:
    """Let the spell's controller put it over or under its target."""
    target = next((chosen[0] for chosen in context.targets if chosen), NOBODY)
    seat = state.objects[spell].controller
    titles = [say(f"engine.put_{word}", what=title_of(state, target)) for word in PLACES]
    word = yield from choose_word(state, seat, "word", PLACES, "702.140c", spell, titles)
    yield from happen(state, (Mutates(target, spell, seat, on_top=word == PLACES[0]),))
