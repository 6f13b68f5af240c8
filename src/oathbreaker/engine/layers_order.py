"""CR 613.8 Dependency: the order of effects within one layer, found by trial application.

Trials are made only where one effect can matter to another: what a statement declares that it reads, and whether it may
take abilities away, tell that beforehand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.layers_effects import CHANGED_IN, ContinuousEffect, parts_of
from oathbreaker.texts.rules import rule

if TYPE_CHECKING:  # the pass asks for the order
    from oathbreaker.engine.layers_pass import LayerPass

Deed = tuple[int, Characteristics, Characteristics]
"""What an effect does to one object: its id, how it looks before and after."""

FIELDS: Final = (
    "name",
    "mana_cost",
    "colors",
    "supertypes",
    "types",
    "subtypes",
    "abilities",
    "keywords",
    "power",
    "toughness",
    "loyalty",
    "defense",
)
"""What of two looks is compared."""


def application_order(effect: ContinuousEffect) -> tuple[bool, int]:
    """Return the order of effects before dependency: those that define first, then by timestamp (613.3, 613.7)."""
    return not effect.is_defining, effect.timestamp


@rule("613.3", "613.7", "613.8b", "613.8c")
def next_effects(run: LayerPass, waiting: list[ContinuousEffect], layer: str) -> list[ContinuousEffect]:
    """Return the effects to apply next, in order: all where no order but timestamps can matter, else the next one."""
    waiting.sort(key=application_order)
    ready = [effect for effect in waiting if effect.members is not None or not effect.is_gone]
    if len(ready) < 2 or not can_depend(ready, layer):  # noqa: PLR2004  one effect depends on nothing
        return list(waiting)
    run.is_apart = False
    group = [effect for effect in ready if effect.is_defining] or ready
    if any(effect.is_volatile() for effect in ready):
        run.is_fragile = True
    return [group[first_free(run, group, layer)]]


@rule("613.8b")
def first_free(run: LayerPass, group: Sequence[ContinuousEffect], layer: str) -> int:
    """Return the place of the first effect that depends on no other; all dependencies are found only where one does."""
    deeds: list[list[Deed] | None] = [None] * len(group)
    if not depends_on(run, group, layer, 0, deeds):
        return 0
    return first_of([depends_on(run, group, layer, place, deeds) for place in range(len(group))])


def can_depend(effects: Sequence[ContinuousEffect], layer: str) -> bool:
    """Tell whether any of these effects may depend on another, by what their statements declare."""
    changed = CHANGED_IN[layer]
    if any(effect.reads is None or not changed.isdisjoint(effect.reads) for effect in effects):
        return True
    if "abilities" not in changed:
        return False
    return any(effect.statement.takes_away for effect in effects) and any(map(may_vanish, effects))


def may_vanish(effect: ContinuousEffect) -> bool:
    """Tell whether an effect ends with its ability: it comes from one and has not begun to apply (613.6)."""
    return effect.ability is not None and effect.members is None


@rule("613.8a")
def depends_on(
    run: LayerPass, group: Sequence[ContinuousEffect], layer: str, place: int, deeds: list[list[Deed] | None]
) -> set[int]:
    """Return the places of the effects that one effect depends on: each is applied for trial, and taken back."""
    effect = group[place]
    found: set[int] = set()
    before = deeds[place] = deeds[place] or deeds_of(run, effect, layer)
    looks, mine, touched = run.looks, run.mine, set(run.touched)
    for number, other in enumerate(group):
        if number == place or not matters(other, effect, layer):
            continue
        run.looks, run.mine = dict(looks), set()
        try:
            done = deeds_of(run, other, layer, keep=True)
            if done and is_changed(run, effect, layer, before):
                found.add(number)
        finally:
            run.looks, run.mine, run.touched = looks, mine, set(touched)
    return found


def matters(other: ContinuousEffect, effect: ContinuousEffect, layer: str) -> bool:
    """Tell whether an effect may depend on another, by what their statements declare."""
    changed = CHANGED_IN[layer]
    if effect.reads is None or not changed.isdisjoint(effect.reads):
        return True
    return "abilities" in changed and other.statement.takes_away and may_vanish(effect)


def is_changed(run: LayerPass, effect: ContinuousEffect, layer: str, before: list[Deed]) -> bool:
    """Tell whether a trial changed an effect's existence, what it applies to, or what it does to any of that."""
    if may_vanish(effect) and not still_exists(run, effect):
        return True
    after = deeds_of(run, effect, layer)
    if [deed[0] for deed in before] != [deed[0] for deed in after]:
        return True
    return not all(is_same_deed(one, other) for one, other in zip(before, after, strict=True))


def still_exists(run: LayerPass, effect: ContinuousEffect) -> bool:
    """Tell whether the object of a static ability still has it."""
    look = run.looks.get(effect.context.source)
    return look is None or any(part.statement is effect.statement for part in parts_of(look).statics)


def deeds_of(run: LayerPass, effect: ContinuousEffect, layer: str, *, keep: bool = False) -> list[Deed]:
    """Return what an effect would do now; `keep`: it is done to the looks there are."""
    state = run.game()
    context = effect.seen_from(state)
    members = run.members_of(effect) if effect.members is None else effect.members
    found: list[Deed] = []
    for oid in members:
        before = run.look_so_far(oid)
        after = run.own(oid) if keep else before.copy()
        effect.statement.apply(context, oid, after, layer)
        found.append((oid, before, after))
    return found


def is_same_deed(one: Deed, other: Deed) -> bool:
    """Tell whether two changes are the same: each characteristic becomes the same, or changes by the same."""
    return all(
        getattr(one[2], field) == getattr(other[2], field)
        or difference(getattr(one[1], field), getattr(one[2], field))
        == difference(getattr(other[1], field), getattr(other[2], field))
        for field in FIELDS
    )


def difference(before: object, after: object) -> object:
    """Return by what a characteristic changed; None where it did not."""
    if before == after:
        return None
    if isinstance(before, int) and isinstance(after, int):
        return after - before
    if isinstance(before, tuple | frozenset) and isinstance(after, tuple | frozenset):
        return [one for one in after if one not in before], [one for one in before if one not in after]
    return (after,)


@rule("613.8b")
def first_of(depends: list[set[int]]) -> int:
    """Return the place of the first effect that waits for no other; effects in a loop do not wait for each other."""
    reach = [reached(depends, place) for place in range(len(depends))]
    for place, others in enumerate(depends):
        if all(place in reach[other] for other in others):
            return place
    return 0


def reached(depends: list[set[int]], start: int) -> set[int]:
    """Return what an effect depends on, directly or through others."""
    found: set[int] = set()
    waiting = list(depends[start])
    while waiting:
        place = waiting.pop()
        if place not in found:
            found.add(place)
            waiting += depends[place]
    return found
