"""CR 614-616 Replacement and prevention: one processor for every kind of event."""

from __future__ import annotations

from oathbreaker.engine.announcement import NOBODY, is_player
from oathbreaker.engine.asking import ask
from oathbreaker.engine.counter_rules import counter_entries
from oathbreaker.engine.decisions import Decision, Option, Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.events import Event
from oathbreaker.engine.index import CANNOT, index_of, statements
from oathbreaker.engine.index_entries import EntriesOfObject, StatementEntry
from oathbreaker.engine.layers import characteristics, effects_of
from oathbreaker.engine.layers_effects import parts_of
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import Replacement
from oathbreaker.engine.token_events import TokenEnters
from oathbreaker.terms.abilities import StaticAbility
from oathbreaker.texts.rules import rule

FORMAT = "0"
"""The step of what a format puts before and above every other replacement effect (906.12a)."""

STEPS = FORMAT + "abcde"
"""The steps of 616.1 in which replacement effects are chosen, after those of the format."""


def may_be_replaced(state: State, event: Event) -> bool:
    """Tell whether any effect could replace an event of this kind; the answer no costs next to nothing."""
    if event.kind in index_of(state).replacements or counter_entries(state, event):
        return True
    if state.rules.replacements_of(state, event) or event.own_look(state) is not None:
        return True
    return isinstance(event, ZoneChange) and (enters_with_text(state, event) or leaves_library_with_text(state, event))


@rule("113.6", "614.12")
def leaves_library_with_text(state: State, event: ZoneChange) -> bool:
    """Tell whether a card leaves a library that has abilities which work anywhere: the index does not look there."""
    if event.origin != "library":
        return False
    thing = state.objects[event.oid]
    return thing.definition.faces[thing.face].works_elsewhere


@rule("614.12", "708.3")
def enters_with_text(state: State, event: ZoneChange) -> bool:
    """Tell whether a permanent enters whose own abilities may change how (614.12)."""
    if event.zone != "battlefield" or event.face_down:
        return False
    return event.copied is not None or not event.face_of(state).is_plain


@rule("616.1", "614.5", "614.6")
def replaced(state: State, event: Event) -> Procedure[list[Event]]:
    """Return what really happens in place of a proposed event.

    The affected player, or the affected object's controller, chooses which effect applies next while several do; an
    effect
    that has been applied to the event is not applied to it again (614.5), nor to what it has become.
    """
    waiting = [event]
    done: list[Event] = []
    while waiting:
        current = waiting.pop(0)
        if not current.is_possible(state) or (current is not event and is_forbidden(state, current)):
            continue
        entries = applicable(state, current)
        if not entries:
            done.append(current)
            continue
        entry = yield from chosen(state, current, entries)
        if entry is None or not current.is_possible(state):
            waiting.insert(0, current)
            continue
        statement = entry.statement
        assert isinstance(statement, Replacement)  # noqa: S101  guaranteed by the caller
        applied = (*current.applied, (*entry.key, current.form) if statement.repeats else entry.key)
        instead = yield from statement.replace(entry.context(state), current)
        for new in instead:
            new.applied = applied
            if isinstance(new, ZoneChange) and new.is_possible(state):
                add_own_counters(new, state)
        waiting = instead + waiting
    return done


@rule("306.5b", "310.4b", "714.3a")
def add_own_counters(event: ZoneChange, state: State) -> None:
    """Let a planeswalker or battle enter with as many counters as its number says, and a Saga with a lore counter.

    A Saga that will have read ahead enters with as many as that ability says.
    """
    if event.zone != "battlefield":
        return
    look = event.look(state)
    if look.loyalty is not None and "planeswalker" in look.types and "loyalty" not in event.counters:
        event.counters["loyalty"] = look.loyalty
    if look.defense is not None and "battle" in look.types and "defense" not in event.counters:
        event.counters["defense"] = look.defense
    if "Saga" in look.subtypes and "lore" not in event.counters:
        there = entering_look(state, event)
        if "Saga" in there.subtypes and not there.has("read ahead"):
            event.counters["lore"] = 1


@rule("614.17")
def is_forbidden(state: State, event: Event) -> bool:
    """Tell whether a statement says that this can't happen: its name is "can't" and the kind of event."""
    if event.kind not in index_of(state).forbidden:
        return False
    return bool(statements(state, CANNOT + event.kind, event.affected(state)))


@rule("614.17c")
def replaced_by_itself(state: State, event: Event) -> Procedure[list[Event]]:
    """Return what happens instead of an event that can't happen: only a self-replacement effect can replace it."""
    entries = [entry for entry in applicable(state, event) if getattr(entry.statement, "step", "e") == "a"]
    if not entries:
        return []
    entry = yield from chosen(state, event, entries)
    if entry is None or not event.is_possible(state):
        return []
    assert isinstance(entry.statement, Replacement)  # noqa: S101  guaranteed by `applicable`
    instead = yield from entry.statement.replace(entry.context(state), event)
    for new in instead:
        new.applied = (*event.applied, entry.key)
    return [new for new in instead if new is not event]


def applicable(state: State, event: Event) -> list[StatementEntry]:
    """Return the effects that would change an event now, those of the first step of 616.1 that has any."""
    if isinstance(event, ZoneChange) and event.is_final:
        return []
    entries = possible(state, event)
    found = []
    for entry in entries:
        statement = entry.statement
        if not isinstance(statement, Replacement) or has_been_applied(event, entry, statement):
            continue
        if statement.for_itself and not (isinstance(event, ZoneChange) and event.oid == entry.source):
            continue
        if entry.objects is not None and event.affected(state) not in entry.objects:
            continue
        if entry.works(state) and statement.applies(entry.context(state), event):
            found.append(entry)
    for step in STEPS if len(found) > 1 else ():
        first = [entry for entry in found if getattr(entry.statement, "step", "e") == step]
        if first:
            return first
    return found


@rule("614.5")
def has_been_applied(event: Event, entry: StatementEntry, statement: Replacement) -> bool:
    """Tell whether an effect has had its one opportunity.

    One that may apply several times to the same event has another as soon as the event has become another.
    """
    if not statement.repeats:
        return entry.key in event.applied
    length = len(entry.key)
    before = [key for key in event.applied if isinstance(key, tuple) and key[:length] == entry.key]
    return bool(before) and before[-1] == (*entry.key, event.form)


def possible(state: State, event: Event) -> list[StatementEntry]:
    """Return the effects on events of this kind: of abilities at work, counters, the object, rules."""
    entries = [*index_of(state).replacements.get(event.kind, ()), *counter_entries(state, event)]
    if isinstance(event, ZoneChange) and enters_with_text(state, event):
        entries += entering_statements(state, event)
    entries += [
        StatementEntry(statement, NOBODY, NOBODY, ("format", type(statement).__name__))
        for statement in state.rules.replacements_of(state, event)
    ]
    if (look := event.own_look(state)) is not None:
        entries += own_statements(state, event, look)
    if isinstance(event, ZoneChange) and leaves_library_with_text(state, event):
        thing = state.objects[event.oid]
        entries += [
            entry
            for entry in EntriesOfObject(thing, parts_of(characteristics(state, event.oid))).statements
            if isinstance(entry.statement, Replacement) and event.kind in entry.statement.kinds
        ]
    return entries


@rule("614.1e", "708.11")
def own_statements(state: State, event: Event, look: Characteristics) -> list[StatementEntry]:
    """Return the statements about such an event that an object will have once it has happened."""
    oid = event.affected(state)
    return [
        StatementEntry(statement, oid, state.objects[oid].controller, ("turning", oid, number, place), ability)
        for number, ability in enumerate(look.abilities)
        if isinstance(ability, StaticAbility)
        for place, statement in enumerate(ability.statements)
        if isinstance(statement, Replacement) and event.kind in statement.kinds
    ]


@rule("614.12", "614.5")
def entering_statements(state: State, event: ZoneChange) -> list[StatementEntry]:
    """Return the entering permanent's own statements that change how it enters, as it would exist there.

    Equal abilities are told apart by how many come before: each applies once.
    """
    holder = event.holder(state)
    look = entering_look(state, event)
    return [
        StatementEntry(statement, event.oid, holder, ("entering", event.oid, ability, before, place), ability)
        for number, ability in enumerate(look.abilities)
        if isinstance(ability, StaticAbility)
        for before in (look.abilities[:number].count(ability),)
        for place, statement in enumerate(ability.statements)
        if isinstance(statement, Replacement) and statement.for_itself and "zone change" in statement.kinds
    ]


@rule("616.1")
def chosen(state: State, event: Event, entries: list[StatementEntry]) -> Procedure[StatementEntry | None]:
    """Return the effect that applies next; None where all of them have gone with a player who left meanwhile."""
    if all(is_same_effect(entry, entries[0]) for entry in entries):
        return entries[0]
    seat = chooser(state, event)
    options = [
        Option(
            str(place), "choose", source=present(state, entry), is_default=not place, title=entry_title(state, entry)
        )
        for place, entry in enumerate(entries)
    ]
    answer = yield from ask(state, Decision(seat, "replacement", options, 1, 1, "616.1"))
    return entries[answer[0]] if answer else None


def is_same_effect(one: StatementEntry, other: StatementEntry) -> bool:
    """Tell whether it makes no difference which of two effects applies: they say the same, and one source made both.

    Of some it makes no difference what made them; of others not in which order one permanent's apply to it.
    """
    if one is other or (one.statement == other.statement and getattr(one.statement, "is_alike", False)):
        return True
    if one.source == other.source and adds_only(one) and adds_only(other):
        return True
    known = (one.source, one.controller, one.objects, one.amount, one.ability)
    return known == (other.source, other.controller, other.objects, other.amount, other.ability) and (
        one.lasting != NOBODY and one.statement == other.statement
    )


def adds_only(entry: StatementEntry) -> bool:
    """Tell whether an effect merely adds to how its own permanent enters."""
    return isinstance(entry.statement, Replacement) and entry.statement.adds_only


def present(state: State, entry: StatementEntry) -> int | None:
    """Return the source of an effect, None where it is there no more."""
    return entry.source if entry.source in state.objects else None


def entry_title(state: State, entry: StatementEntry) -> object:
    """Return how the choice names an effect: by its source, or as what comes from a rule calls itself."""
    statement = entry.statement
    assert isinstance(statement, Replacement)  # noqa: S101  guaranteed by the caller
    return title_of(state, entry.source) if entry.source != NOBODY else statement.title


def chooser(state: State, event: Event) -> int:
    """Return who chooses among effects on an event.

    The affected player, or the affected object's controller or owner.
    """
    affected = event.affected(state)
    if is_player(affected):
        return affected
    if isinstance(event, ZoneChange) and event.zone == "battlefield":
        return event.holder(state)
    thing = state.objects.get(affected)
    return thing.controller if thing is not None else state.active


@rule("614.12")
def entering_look(state: State, event: ZoneChange) -> Characteristics:
    """Return what a permanent that is entering will be on the battlefield, for effects that look at what enters."""
    look = event.look(state)
    if not effects_of(state).by_layer and not parts_of(look).statics:
        return look
    return characteristics(with_permanent(state, event), event.new_oid)


@rule("614.12")
def with_permanent(state: State, event: ZoneChange) -> State:
    """Return a trial state in which a permanent that is entering is on the battlefield already, to be looked at."""
    trial = state.copy()
    if isinstance(event, TokenEnters):
        event.perform(trial)
    else:
        copied = ZoneChange(trial, event.oid, event.zone, controller=event.controller, face=event.face)
        copied.tapped = event.tapped
        copied.counters = dict(event.counters)
        copied.attach_to = event.attach_to
        copied.copied = event.copied
        copied.chosen = event.chosen
        copied.face_down = event.face_down
        copied.hidden = event.hidden
        copied.new_oid = event.new_oid
        copied.perform(trial)
    return trial
