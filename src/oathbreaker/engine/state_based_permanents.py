"""CR 704.5f-i, k, q-s, v, y-z State-based actions of permanents that nobody chooses.

Seam: `look_round` goes over the battlefield once and notes what each finder needs; the finders go over that alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.events import Event, PlayerEvent, RemoveCounters
from oathbreaker.engine.index import index_of, values
from oathbreaker.engine.layers import characteristics, effects_of
from oathbreaker.engine.layers_effects import parts_of
from oathbreaker.engine.movement import Destroy, Sacrifice, ZoneChange
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.terms.abilities import TriggeredAbility
from oathbreaker.texts.rules import rule

SPEED = "speed"
"""The name of a player's speed among the values kept of them (702.179)."""

COUNTER_LIMIT = "counter limit"
"""The name of statements that say how many counters of a kind something can have: a pair of kind and number."""

START_ENGINES = "start your engines!"
"""The name of the keyword that gives a player speed."""


LOUD: Final = frozenset({"legendary", "world", "planeswalker", "battle", "Aura", "Saga", "Role"})
"""Words of a type line because of which a permanent is looked at."""


class Findings:
    """What one look round the battlefield found, each list in timestamp order; nothing phased out is in it.

    Attributes:
        dying: Events for creatures, planeswalkers and battles that do not stay.
        touched: Permanents that a source with deathtouch has damaged.
        legends: Legendary permanents by controller and name.
        worlds: Permanents with the supertype world.
        attached: Permanents that are attached to something, and Auras.
        countered: Permanents with counters.
        sagas, roles, battles: Permanents of these types.
        racers: Seats that control a permanent with start your engines!.
        is_needed: Whether any finder or chooser has something to look at.
        has_choices: Whether a chooser has: one legend of its name is nothing.
        marked: The state's `marked` for which that was found.
    """

    __slots__ = (
        "attached",
        "battles",
        "countered",
        "dying",
        "has_choices",
        "is_needed",
        "legends",
        "marked",
        "racers",
        "roles",
        "sagas",
        "touched",
        "worlds",
    )

    def __init__(self) -> None:
        self.dying: list[Event] = []
        self.touched: list[int] = []
        self.legends: dict[tuple[int, str], list[int]] = {}
        self.worlds: list[int] = []
        self.attached: list[int] = []
        self.countered: list[int] = []
        self.sagas: list[int] = []
        self.roles: list[int] = []
        self.battles: list[int] = []
        self.racers: list[int] = []
        self.has_choices = False
        self.is_needed = False
        self.marked = 0

    def conclude(self) -> None:
        """Tell whether there is anything to do with what was found."""
        self.has_choices = bool(self.battles) or any(len(members) > 1 for members in self.legends.values())
        self.is_needed = self.has_choices or bool(
            self.dying or self.attached or self.countered or self.worlds or self.sagas or self.roles or self.racers
        )


@rule("704.2", "702.26b")
def look_round(state: State) -> Findings:
    """Go over the battlefield once; where nothing was dying, what was found holds until something has changed.

    It is read from the permanents and how they look: a pass through the layers holds for what is on the battlefield,
    phased in, and whatever effects do there; all else that is read here moves `State.marked`. The finders that read
    more than that (the stack, players, statements) are asked each time.
    """
    objects = state.objects
    effects = effects_of(state)
    before = effects.findings
    if isinstance(before, Findings) and before.marked == state.marked:
        return before
    seen = Findings()
    quiet, changed = effects.quiet, effects.looks
    known = quiet.get
    for oid in [oid for oid in state.battlefield if known(oid) != objects[oid].version]:
        thing = objects[oid]
        if thing.phased_out:
            continue
        cached = thing.cached if thing.cached_version == thing.version and oid not in changed else None
        look = characteristics(state, oid) if cached is None else cached
        if is_touched(thing) or ("creature" in look.types and (look.toughness or 0) <= 0):
            note_state(state, thing, look, seen)
        elif is_quiet(look):
            quiet[oid] = thing.version
            continue
        if not is_quiet(look):
            note_words(state, oid, look, seen)
    seen.conclude()
    if not seen.dying and not seen.touched:
        seen.marked = state.marked
        effects.findings = seen
    return seen


def is_touched(thing: GameObject) -> bool:
    """Tell whether a permanent has been damaged, has counters, or is attached to something."""
    return bool(thing.damage or thing.deathtouched or thing.counters or thing.attached_to != NOBODY)


def note_state(state: State, thing: GameObject, look: Characteristics, seen: Findings) -> None:
    """Note a permanent for its damage, counters, attachment or toughness."""
    if thing.deathtouched:
        seen.touched.append(thing.oid)
    toughness = look.toughness or 0
    if "creature" in look.types and (toughness <= 0 or thing.damage >= toughness or thing.deathtouched):
        seen.dying += creature_dies(state, thing.oid, toughness)
    if thing.counters:
        seen.countered.append(thing.oid)
    if thing.attached_to != NOBODY:
        seen.attached.append(thing.oid)


def is_quiet(look: Characteristics) -> bool:
    """Tell whether nothing that is looked at here depends on a permanent's words."""
    if look.is_quiet is not None:
        return look.is_quiet
    words = {*look.supertypes, *look.types, *look.subtypes}
    found = look.is_quiet = LOUD.isdisjoint(words) and START_ENGINES not in look.keyword_names
    return found


def note_words(state: State, oid: int, look: Characteristics, seen: Findings) -> None:
    """Note a permanent for the words of its type line, and for its keywords."""
    thing = state.objects[oid]
    types = look.types
    if "legendary" in look.supertypes and look.name:
        seen.legends.setdefault((thing.controller, look.name), []).append(oid)
    if "world" in look.supertypes:
        seen.worlds.append(oid)
    if "planeswalker" in types and not thing.counters.get("loyalty"):
        seen.dying.append(ZoneChange(state, oid, "graveyard", reason="704.5i"))
    if "battle" in types:
        seen.battles.append(oid)
    if "enchantment" in types:
        subtypes = look.subtypes
        if "Aura" in subtypes and thing.attached_to == NOBODY:
            seen.attached.append(oid)
        if "Saga" in subtypes:
            seen.sagas.append(oid)
        if "Role" in subtypes:
            seen.roles.append(oid)
    if START_ENGINES in look.keyword_names and thing.controller not in seen.racers:
        seen.racers.append(thing.controller)


@rule("704.5f", "704.5g", "704.5h")
def creature_dies(state: State, oid: int, toughness: int) -> list[Event]:
    """Return what happens to a creature without toughness, with lethal damage, or damaged by deathtouch."""
    thing = state.objects[oid]
    if toughness <= 0:
        return [ZoneChange(state, oid, "graveyard", reason="704.5f")]
    if thing.damage >= toughness:
        return [Destroy(oid, by_rule="704.5g")]
    return [Destroy(oid, by_rule="704.5h")] if thing.deathtouched else []


@rule("704.5f", "704.5g", "704.5h", "704.5i", "704.5v")
def dying_permanents(state: State, seen: Findings) -> list[Event]:
    """Find creatures without toughness or with lethal damage, and planeswalkers and battles with nothing left.

    A battle that is the source of an ability still waiting or on the stack stays for it.
    """
    battles = [
        ZoneChange(state, oid, "graveyard", reason="704.5v")
        for oid in seen.battles
        if not state.objects[oid].counters.get("defense") and not has_trigger_under_way(state, oid)
    ]
    return [*seen.dying, *battles]


def has_trigger_under_way(state: State, oid: int, fits: Callable[[TriggeredAbility], bool] = lambda _: True) -> bool:
    """Tell whether a permanent is the source of an ability that has triggered, fits and has not left the stack.

    Whether the permanent still has that ability makes no difference.
    """
    found = [waiting.ability for waiting in state.pending if waiting.source == oid]
    for other in state.stack:
        said = state.objects[other].announcement
        if said is not None and said.source == oid and isinstance(said.ability, TriggeredAbility):
            found.append(said.ability)
    return any(map(fits, found))


@rule("704.5k")
def older_worlds(state: State, seen: Findings) -> list[Event]:
    """Find the permanents that have had the supertype world for longer than another, or as long as the newest."""
    for oid in seen.worlds:
        if world_since(state, oid) == NOBODY:
            thing = state.own(oid)
            thing.memory = tuple(sorted([*thing.memory, (WORLD_SINCE, state.clock)], key=lambda pair: pair[0]))
    if len(seen.worlds) < 2:  # noqa: PLR2004  one world is alone
        return []
    newest = max(world_since(state, oid) for oid in seen.worlds)
    youngest = [oid for oid in seen.worlds if world_since(state, oid) == newest]
    kept = youngest if len(youngest) == 1 else []
    return [ZoneChange(state, oid, "graveyard", reason="704.5k") for oid in seen.worlds if oid not in kept]


WORLD_SINCE = "world since"
"""The name of the clock's value at the first check that found a permanent a world."""


def world_since(state: State, oid: int) -> int:
    """Return the clock's value at the first check at which a permanent was a world; NOBODY where none has."""
    found = (value for name, value in state.objects[oid].memory if name == WORLD_SINCE)
    return next((value for value in found if isinstance(value, int)), NOBODY)


@rule("704.5q", "704.5r")
def limited_counters(state: State, seen: Findings) -> list[Event]:
    """Find permanents with both +1/+1 and -1/-1 counters, and with more counters of a kind than they can have."""
    found: list[Event] = []
    has_limits = bool(seen.countered) and COUNTER_LIMIT in index_of(state).named
    for oid in seen.countered:
        counters = state.objects[oid].counters
        number = min(counters.get("+1/+1", 0), counters.get("-1/-1", 0))
        if number:
            found += [RemoveCounters(oid, kind, number, by_rule="704.5q") for kind in ("+1/+1", "-1/-1")]
        for said in values(state, COUNTER_LIMIT, oid) if has_limits else ():
            if isinstance(said, tuple):
                kind, most = said
                if counters.get(kind, 0) > most:
                    found.append(RemoveCounters(oid, kind, counters[kind] - most, by_rule="704.5r"))
    return found


@rule("704.5s", "714.2d", "714.4")
def finished_sagas(state: State, seen: Findings) -> list[Event]:
    """Find Sagas with chapters, at their final one, none of whose chapter abilities is still under way."""
    found: list[Event] = []
    for oid in seen.sagas:
        chapters = chapters_of(characteristics(state, oid))
        if not chapters:
            continue
        thing = state.objects[oid]
        is_done = thing.counters.get("lore", 0) >= max(chapters)
        if is_done and not has_trigger_under_way(state, oid, is_chapter_ability):
            found.append(Sacrifice(oid, thing.controller, by_rule="704.5s"))
    return found


@rule("714.2b")
def chapters_of(look: Characteristics) -> list[int]:
    """Return the numbers of the chapters that an object has chapter abilities for, in the order of its text."""
    return [number for _, _, event, _ in parts_of(look).triggers for number in getattr(event, "chapters", ())]


@rule("714.2d")
def final_chapter(look: Characteristics) -> int:
    """Return a Saga's final chapter number, 0 for one without chapter abilities."""
    return max(chapters_of(look), default=0)


def is_chapter_ability(ability: TriggeredAbility) -> bool:
    """Tell whether a triggered ability is a chapter ability: what it waits for says its `chapters`."""
    return bool(getattr(ability.event, "chapters", ()))


@rule("704.5y", "303.7a")
def older_roles(state: State, seen: Findings) -> list[Event]:
    """Find the Roles on one permanent, controlled by one player, that are not the newest of them."""
    groups: dict[tuple[Target, int], list[int]] = {}
    for oid in seen.roles:
        thing = state.objects[oid]
        if thing.attached_to != NOBODY:
            groups.setdefault((thing.attached_to, thing.controller), []).append(oid)
    found: list[Event] = []
    for members in groups.values():
        newest = max(members, key=lambda oid: state.objects[oid].timestamp)
        found += [ZoneChange(state, oid, "graveyard", reason="704.5y") for oid in members if oid != newest]
    return found


@rule("702.179c")
class SpeedSet(PlayerEvent):
    """A player's speed becomes a number."""

    __slots__ = ()
    kind: ClassVar[str] = "speed set"
    cites: ClassVar[str] = "704.5z"

    def perform(self, state: State) -> None:
        """Note it."""
        player = state.own_player(self.seat)
        kept = [pair for pair in player.memory if pair[0] != SPEED]
        player.memory = tuple(sorted([*kept, (SPEED, self.amount)], key=lambda pair: pair[0]))


def speed(state: State, seat: int) -> int:
    """Return a player's speed, 0 for none."""
    found = (value for name, value in state.players[seat].memory if name == SPEED)
    return next((value for value in found if isinstance(value, int)), 0)


@rule("704.5z", "702.179a")
def racing_players(state: State, seen: Findings) -> list[Event]:
    """Find players with start your engines! and no speed: it becomes 1."""
    return [SpeedSet(seat) for seat in seen.racers if state.players[seat].in_game and not speed(state, seat)]
