"""CR 613 One pass through the layers: every effect in its order, over every object that it changes.

Seam: a pass is made by `layers.py` whenever what it depends on has changed, and shared by copies of a state. Objects
that no effect changes are not in it: they look as printed. While it runs, `seen` answers how an object looks so far.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.layers_counters import with_counters
from oathbreaker.engine.layers_effects import (
    COPYING,
    COUNTED,
    LAYERS,
    PRINTED,
    ContinuousEffect,
    Parts,
    attached_to,
    copiable,
    parts_of,
    static_effect,
)
from oathbreaker.engine.layers_going_on import collected, goes_on
from oathbreaker.engine.layers_looks import Check, Step, has_statics, is_same_look, objects_in, self_defined
from oathbreaker.engine.layers_order import application_order, next_effects
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.engine.worded import Worded, worded, working_elsewhere
from oathbreaker.engine.working import place_of
from oathbreaker.terms.abilities import Ability
from oathbreaker.texts.rules import rule


class LayerPass:
    """What continuous effects make of objects.

    Attributes:
        version, shape: The state's `continuous` and `shape` for which it holds.
        members, words: What was on the battlefield, and those of it with words to look for.
        checked: The state's version at which its volatile effects were last found to do the same.
        abilities_key: Unique in the process; what the index of abilities depends on besides `version`.
        looks: Id -> how the object looks, power without counters and not switched yet; only what an effect changes.
        elsewhere: Those of them that are no permanents.
        copied: Id -> copiable values, where effects of layer 1 change them.
        switches: Id -> effects of layer 7d on it.
        finished: Id -> the object's version and its look with counters and switches.
        outside: The objects elsewhere whose abilities work there.
        is_apart: Whether each of its effects does what it does to an object whatever else there is.
        only: What alone it looked at, where the pass before goes on for all else; None where that is everything.
        checks: What its volatile effects did.
        controls: The effects of layer 2, in timestamp order.
        is_fragile: Whether it must be made anew after any change: volatile effects that may depend on others.
        is_idle: Whether it changes nothing and depends on nothing else, so that everything looks as printed.
        layer: The layer being applied; "" when the pass is over.
        trace: Every single step, where an explanation is wanted.
        touched: The objects that an effect changes.
        described: By identity of a description and seat, that description and what it describes; nouns.py finds them.
        makers: Seat -> the player's permanents with mana abilities; mana_sources.py finds them.
        quiet: Id -> the version at which nothing about the object was due; state_based_permanents.py finds them.
        findings: What one look round the battlefield found, kept by state_based_permanents.py.
    """

    __slots__ = (
        "abilities_key",
        "by_layer",
        "by_seat",
        "checked",
        "checks",
        "controls",
        "copied",
        "described",
        "elsewhere",
        "findings",
        "finished",
        "is_apart",
        "is_fragile",
        "is_idle",
        "layer",
        "looks",
        "makers",
        "members",
        "mine",
        "only",
        "outside",
        "permanents",
        "quiet",
        "shape",
        "state",
        "switches",
        "touched",
        "trace",
        "version",
        "words",
    )

    def __init__(self, state: State, trace: list[Step] | None = None) -> None:
        self.version = state.continuous
        self.shape = state.shape
        self.members = state.battlefield
        self.checked = state.version
        self.abilities_key = state.continuous
        self.looks: dict[int, Characteristics] = {}
        self.elsewhere: tuple[int, ...] = ()
        self.copied: dict[int, Characteristics] = {}
        self.switches: dict[int, list[ContinuousEffect]] = {}
        self.finished: dict[int, tuple[int, Characteristics]] = {}
        self.checks: list[Check] = []
        self.controls: list[ContinuousEffect] = []
        self.is_fragile = False
        self.is_idle = False
        self.layer = ""
        self.trace = trace
        self.described: dict[tuple[int, int], tuple[Any, tuple[int, ...]]] = {}
        self.makers: dict[int, list[tuple[int, Any]]] = {}
        self.quiet: dict[int, int] = {}
        self.findings: object = None
        self.words: Worded | None = None
        self.outside: tuple[int, ...] = ()
        self.is_apart = False
        self.only: set[int] | None = None
        self.touched: set[int] = set()
        self.by_layer: dict[str, list[ContinuousEffect]] = {}
        self.mine: set[int] = set()
        self.permanents: list[int] | None = None
        self.by_seat: dict[int, list[int]] = {}
        self.state: State | None = state

    @rule("613.1", "613.2", "613.4")
    def run(self, before: LayerPass | None = None) -> None:
        """Apply every layer in order. `State.effects` must be this pass, so that effects see what is so far.

        Where the pass before can be gone on with, `only` tells the objects that were looked at: what has come since.
        """
        state = self.game()
        self.words = worded(state)
        self.outside = working_elsewhere(state)
        effects = collected(state)
        self.is_apart = all(effect.is_apart() for effect in effects)
        if before is not None and goes_on(self, before):
            self.only = set(self.members).difference(before.members)
        if effects:
            effects.sort(key=application_order)
            self.controls = [effect for effect in effects if "2" in effect.statement.layers]
            for effect in effects:
                self.add(effect, 0)
            for place, layer in enumerate(LAYERS):
                if layer in self.by_layer:
                    self.layer = layer
                    self.run_layer(place)
                    if layer in COPYING:
                        self.copied = {oid: self.looks[oid].copy() for oid in self.touched}
            self.layer = ""
            self.looks = {oid: self.looks[oid] for oid in self.touched}
            self.elsewhere = tuple([oid for oid in self.looks if state.objects[oid].zone != "battlefield"])
        self.is_idle = not self.looks and not self.checks
        self.mine = set()
        self.state = None

    def game(self) -> State:
        """Return the game that it runs on."""
        state = self.state
        assert state is not None  # noqa: S101  only asked while it runs
        return state

    def add(self, effect: ContinuousEffect, place: int) -> None:
        """Put an effect where it applies, in the layers from this one on."""
        for layer in effect.statement.layers:
            if layer in LAYERS and LAYERS.index(layer) >= place:
                self.by_layer.setdefault(layer, []).append(effect)

    @rule("613.3", "613.7", "613.8")
    def run_layer(self, place: int) -> None:
        """Apply the effects of one layer: those that define characteristics first, then by timestamp and dependency."""
        layer = LAYERS[place]
        waiting = self.by_layer[layer]
        while waiting:
            order = next_effects(self, waiting, layer)
            for effect in order:
                waiting.remove(effect)
                if self.apply(effect, place):
                    break

    def apply(self, effect: ContinuousEffect, place: int) -> bool:
        """Apply one effect in one layer; return whether the order of those that remain must be found anew."""
        layer = LAYERS[place]
        is_first = effect.members is None
        if is_first and effect.is_gone:
            return False
        check = None
        if effect.is_volatile():
            check = Check(effect, layer, dict(self.looks), is_first=is_first)
            self.checks.append(check)
            self.mine = set()
        members = self.members_of(effect) if effect.members is None else effect.members
        effect.members = members
        if layer == "7d":
            self.switch(effect, members)
            return False
        if self.trace is not None or check is not None:
            return self.apply_watched(effect, place, check)
        context = effect.seen_from(self.game())
        looks, mine, change = self.looks, self.mine, effect.statement.apply
        has_new_abilities = False
        for oid in members:
            look = looks[oid] if oid in mine else self.own(oid)
            before = look.abilities
            change(context, oid, look, layer)
            if look.abilities is not before:
                has_new_abilities |= self.abilities_changed(oid, before, look, effect, place)
        return has_new_abilities

    def apply_watched(self, effect: ContinuousEffect, place: int, check: Check | None) -> bool:
        """Apply one effect in one layer, and keep what it did to each object."""
        layer = LAYERS[place]
        context = effect.seen_from(self.game())
        has_new_abilities = False
        for oid in effect.members or ():
            old = self.look_so_far(oid)
            if oid in self.mine and self.trace is not None:
                old = old.copy()
            look = self.own(oid)
            before = look.abilities
            effect.statement.apply(context, oid, look, layer)
            if self.trace is not None:
                self.trace.append(Step(layer, effect, oid, old, look.copy()))
            if check is not None:
                check.results.append(look.copy())
            if look.abilities is not before:
                has_new_abilities |= self.abilities_changed(oid, before, look, effect, place)
        return has_new_abilities

    @rule("613.4d")
    def switch(self, effect: ContinuousEffect, members: tuple[int, ...]) -> None:
        """Keep a switch for when counters have been added."""
        for oid in members:
            self.switches.setdefault(oid, []).append(effect)
            self.own(oid)

    def own(self, oid: int) -> Characteristics:
        """Return the look of an object, to be changed."""
        look = self.looks.get(oid)
        if look is None:
            state = self.game()
            look = self_defined(state, state.objects[oid])
        if oid not in self.mine:
            look = self.looks[oid] = look.copy()
            self.mine.add(oid)
            self.touched.add(oid)
        return look

    def look_so_far(self, oid: int) -> Characteristics:
        """Return how an object looks so far, counters aside; not to be changed."""
        state = self.game()
        look = self.looks.get(oid)
        return self_defined(state, state.objects[oid]) if look is None else look

    @rule("611.2c", "611.3a", "702.26e")
    def members_of(self, effect: ContinuousEffect) -> tuple[int, ...]:
        """Return what an effect applies to now: a fixed set, or whatever its text says; nothing phased out."""
        state = self.game()
        context = effect.seen_from(state)
        condition = effect.condition
        if isinstance(condition, Condition) and not condition.holds(context):
            return ()
        objects = state.objects
        if effect.objects is not None:
            found = [oid for oid in effect.objects if oid in objects and not objects[oid].phased_out]
            return tuple(found if self.only is None else [oid for oid in found if oid in self.only])
        affects = effect.statement.affects
        candidates = self.candidates(effect, context)
        if self.only is not None:
            candidates = [oid for oid in candidates if oid in self.only]
        return tuple([oid for oid in candidates if affects(context, oid)])

    def candidates(self, effect: ContinuousEffect, context: Context) -> Iterable[int]:
        """Return the objects among which an effect's members are sought."""
        statement = effect.statement
        state = self.game()
        if statement.defines:
            return (context.source,)
        among = statement.among
        if among == "yours":
            return self.controlled(context.controller)
        if among == "self":
            return (context.source,)
        if among == "attached":
            return [oid for oid in attached_to(state, context) if oid in state.objects]
        if statement.reaches == ("battlefield",):
            if self.permanents is None:
                there = objects_in(state, "battlefield")
                self.permanents = [oid for oid in there if self.only is None or oid in self.only]
            return self.permanents
        return [oid for zone in statement.reaches for oid in objects_in(state, zone)]

    def controlled(self, seat: int) -> list[int]:
        """Return the permanents of a player, looked for once."""
        found = self.by_seat.get(seat)
        if found is None:
            there = [thing.oid for thing in self.game().controlled(seat)]
            found = self.by_seat[seat] = [oid for oid in there if self.only is None or oid in self.only]
        return found

    @rule("613.6", "613.7a")
    def abilities_changed(
        self, oid: int, before: tuple[Ability, ...], look: Characteristics, by: ContinuousEffect, place: int
    ) -> bool:
        """Note the effects of abilities that an effect gave or took away; return whether there are any."""
        if not has_statics(before) and not has_statics(look.abilities):
            return False
        self.is_apart = False
        thing = self.game().objects[oid]
        left = [(id(part.ability), id(part.statement)) for part in Parts(before).statics]
        has_changed = False
        for part in parts_of(look).statics:
            key = (id(part.ability), id(part.statement))
            if key in left:
                left.remove(key)
            elif place_of(thing) in part.statement.zones:
                timestamp = max(thing.timestamp, by.timestamp)
                is_granted = LAYERS[place] not in PRINTED
                self.add(static_effect(self.game(), thing, part, timestamp, granted=is_granted), place)
                has_changed = True
        for _, statement in left:
            has_changed |= self.take_away(oid, statement)
        return has_changed

    def take_away(self, oid: int, statement: int) -> bool:
        """Let the effect of a statement of an object end if it has not begun to apply; tell whether it does."""
        for effects in self.by_layer.values():
            for effect in effects:
                if effect.context.source == oid and id(effect.statement) == statement and effect.members is None:
                    effect.is_gone = True
                    return True
        return False

    def seen(self, thing: GameObject) -> Characteristics:
        """Return how an object looks so far, while the pass runs."""
        look = self.looks.get(thing.oid)
        if look is None:
            look = self_defined(self.game(), thing)
            if thing.zone == "battlefield":
                self.looks[thing.oid] = look
        if thing.counters and self.layer in COUNTED:
            return with_counters(look, thing.counters)
        return look

    def is_same_again(self, state: State) -> bool:
        """Tell whether the volatile effects would do now what they did; nothing else can have changed."""
        if self.is_fragile:
            return False
        kept = self.looks
        self.state = state
        try:
            return all(self.does_same(check) for check in self.checks)
        finally:
            self.looks = kept
            self.layer = ""
            self.state = None
            self.mine = set()

    def does_same(self, check: Check) -> bool:
        """Tell whether one volatile effect would do the same again, in what was so when it was applied."""
        effect = check.effect
        self.looks = dict(check.seen)
        self.mine = set()
        self.layer = check.layer
        if check.is_first and self.members_of(effect) != effect.members:
            return False
        if check.layer == "7d":
            return True
        context = effect.seen_from(self.game())
        for oid, result in zip(effect.members or (), check.results, strict=True):
            look = self.own(oid)
            effect.statement.apply(context, oid, look, check.layer)
            if not is_same_look(look, result):
                return False
        return True

    def result(self, thing: GameObject, look: Characteristics, state: State) -> Characteristics:
        """Return an object's final look: with its counters and switches (613.4c-d), cached by the object's version."""
        known = self.finished.get(thing.oid)
        if known is not None and known[0] == thing.version:
            return known[1]
        found = with_counters(look, thing.counters) if thing.counters else look
        for effect in self.switches.get(thing.oid, ()) if self.switches else ():
            found = found.copy()
            effect.statement.apply(effect.seen_from(state), thing.oid, found, "7d")
        if found.abilities:
            base = copiable(thing)
            if found.abilities is base.abilities:
                found.activated = base.activated
        self.finished[thing.oid] = (thing.version, found)
        return found
