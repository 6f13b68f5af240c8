"""Which abilities work now, by what they wait for: triggers and replacements by kind of event, statements by name.

Seam: `index_of(state)` is the only way to find abilities at work. It is built from `layers.characteristics` and owned
    here.
"""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.abstract import TriggerEvent
from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.index_entries import ActivatableAbility, EntriesOfObject, StatementEntry, TriggerEntry
from oathbreaker.engine.lasting import LastingEffect
from oathbreaker.engine.layers import characteristics, effects_of
from oathbreaker.engine.layers_effects import Parts, parts_of
from oathbreaker.engine.layers_pass import LayerPass
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import Replacement, RuleStatement
from oathbreaker.engine.worded import worded, working_elsewhere
from oathbreaker.texts.rules import rule

INHERENT: Final = "inherent"
"""The name among the game's values of abilities without a source: pairs of a designation's name and an ability."""


CANNOT: Final = "can't "
"""How the names of statements begin that say that an event can't happen; its kind follows."""


class AbilityIndex:
    """The abilities at work, each list in the order: battlefield, other zones, lasting effects, rules.

    Statements about the rules of the game are in timestamp order.

    `named` are the statements about the rules of the game by name; of those, `own` are the ones that speak of nothing
    but their source, by that too, and `general` all others. `elsewhere` are the objects outside the battlefield that
    have abilities which work there. `activatable` and `activatable_elsewhere` are, by seat, the activated abilities of
    permanents, mana abilities aside, and of those objects; activatable.py finds them when first
    asked, and keeps the lists of `before` where they are the same. `face_down` are the permanents that are face
    down, `forbidden` the kinds of event of which a statement says that they can't happen. `found` are the entries
    by object. `version` is `LayerPass.abilities_key`, `placed` that of the state. `stated` and `triggering` are the
    statements and triggers in order: an index that has the same as the one before shares its tables. `lasting` and
    `inherent` are the effects and designations that they were made of.
    """

    __slots__ = (
        "activatable",
        "activatable_elsewhere",
        "back",
        "before",
        "elsewhere",
        "face_down",
        "forbidden",
        "found",
        "general",
        "inherent",
        "lasting",
        "named",
        "own",
        "placed",
        "replacements",
        "stated",
        "triggering",
        "triggers",
        "version",
    )

    def __init__(self, version: int, placed: int) -> None:
        self.version = version
        self.placed = placed
        self.stated: list[StatementEntry] = []
        self.triggering: list[tuple[TriggerEvent, TriggerEntry]] = []
        self.lasting: tuple[tuple[LastingEffect, ...], list[StatementEntry]] = ((), [])
        self.inherent: tuple[tuple[object, ...], list[tuple[TriggerEvent, TriggerEntry]]] = ((), [])
        self.triggers: dict[str, list[TriggerEntry]] = {}
        self.back: dict[str, list[TriggerEntry]] = {}
        self.replacements: dict[str, list[StatementEntry]] = {}
        self.named: dict[str, list[StatementEntry]] = {}
        self.general: dict[str, list[StatementEntry]] = {}
        self.own: dict[str, dict[int, list[StatementEntry]]] = {}
        self.forbidden: set[str] = set()
        self.found: dict[int, EntriesOfObject] = {}
        self.elsewhere: list[int] = []
        self.face_down: tuple[int, ...] = ()
        self.activatable: dict[int, list[ActivatableAbility]] = {}
        self.activatable_elsewhere: dict[int, list[ActivatableAbility]] = {}
        self.before: tuple[dict[int, list[ActivatableAbility]], dict[int, list[ActivatableAbility]]] = ({}, {})


@rule("113.6")
def index_of(state: State) -> AbilityIndex:
    """Return the abilities at work, found anew when continuous effects have changed, or have changed abilities.

    While the layers are being applied, those that worked before still do.
    """
    index = state.index
    if index is not None and state.index_at == state.version:
        return index
    effects = effects_of(state)
    if effects.layer:
        return AbilityIndex(0, 0) if index is None else index
    if index is None or index.version != effects.abilities_key or index.placed != state.placed:
        index = state.index = built(state, effects)
    state.index_at = state.version
    return index


def built(state: State, effects: LayerPass) -> AbilityIndex:
    """Find every ability at work."""
    last = state.index if state.index is not None else AbilityIndex(0, 0)
    index = AbilityIndex(effects.abilities_key, state.placed)
    index.before = (last.activatable, last.activatable_elsewhere) if last.activatable else last.before
    objects = state.objects
    looks = effects.looks
    words = worded(state)
    index.face_down = words.face_down
    before = last.found
    for oid in [oid for oid in state.battlefield if oid in looks or oid in words.kept] if looks else words.kept:
        thing = objects[oid]
        look = looks.get(oid)
        if look is None:
            look = thing.cached if thing.cached_version == thing.version else None
            look = characteristics(state, oid) if look is None else look
        known = before.get(oid)
        if known is not None and known.version == thing.version and known.parts.abilities is look.abilities:
            index.found[oid] = known
            if known.triggers:
                index.triggering += known.triggers
            if known.statements:
                index.stated += known.statements
        elif look.abilities:
            add_object(index, look, thing, before)
    index.elsewhere = list(dict.fromkeys((*working_elsewhere(state), *effects.elsewhere)))
    for oid in index.elsewhere:
        add_object(index, characteristics(state, oid), objects[oid], last.found)
    index.lasting = last.lasting if last.lasting[0] is state.lasting else (state.lasting, lasting_entries(state))
    index.stated += index.lasting[1]
    index.inherent = inherent_entries(state, last)
    index.triggering += index.inherent[1]
    share_statements(index, last, state)
    share_triggers(index, last)
    if last.activatable and index.found == last.found:
        index.activatable, index.activatable_elsewhere = last.activatable, last.activatable_elsewhere
    return index


def share_statements(index: AbilityIndex, last: AbilityIndex, state: State) -> None:
    """Take the tables of statements over from the index before where they are the same, else make them anew."""
    if index.stated == last.stated and last.version:
        index.replacements = last.replacements
        index.named, index.general, index.own = last.named, last.general, last.own
        index.forbidden = last.forbidden
        return
    for entry in index.stated:
        add_statement(index, entry)
    for number, replacement in enumerate(state.rules.replacements):
        add_statement(index, StatementEntry(replacement, NOBODY, NOBODY, ("rule", number)))
    for name, entries in index.named.items():
        sort_out(index, name, entries)


def share_triggers(index: AbilityIndex, last: AbilityIndex) -> None:
    """Take the tables of triggers over from the index before where they are the same, else make them anew."""
    if index.triggering == last.triggering:
        index.triggers, index.back = last.triggers, last.back
        return
    for event, entry in index.triggering:
        table = index.back if event.looks_back else index.triggers
        for kind in event.kinds:
            table.setdefault(kind, []).append(entry)


@rule("725.2")
def inherent_entries(
    state: State, last: AbilityIndex
) -> tuple[tuple[object, ...], list[tuple[TriggerEvent, TriggerEntry]]]:
    """Return the abilities of designations: they have no source, and who is designated controls them.

    With them comes what they were found from.
    """
    inherent = state.recall(INHERENT, ())
    assert isinstance(inherent, tuple)  # noqa: S101  as it is kept
    read = tuple(part for name, ability in inherent for part in (id(ability), state.recall(name)))
    if read == last.inherent[0]:
        return last.inherent
    found = []
    for number, (name, ability) in enumerate(inherent):
        seat, event = state.recall(name), ability.event
        if isinstance(seat, int):
            found.append((event, TriggerEntry(ability, event, -2 - number, NOBODY, seat)))
    return read, found


def lasting_entries(state: State) -> list[StatementEntry]:
    """Return the lasting effects as they stand in an index."""
    return [
        StatementEntry(
            lasting.statement,
            lasting.source,
            lasting.controller,
            ("lasting", lasting.timestamp),
            lasting=lasting.timestamp,
            objects=lasting.objects,
            amount=lasting.amount,
            timestamp=lasting.timestamp,
        )
        for lasting in state.lasting
        if isinstance(lasting.statement, Replacement | RuleStatement)
    ]


@rule("613.11")
def sort_out(index: AbilityIndex, name: str, entries: list[StatementEntry]) -> None:
    """Put the statements of a name in order, and tell those that speak of their source alone from all others."""
    entries.sort(key=by_timestamp)
    if name.startswith(CANNOT):
        index.forbidden.add(name.removeprefix(CANNOT))
    for entry in entries:
        statement = entry.statement
        if isinstance(statement, RuleStatement) and statement.about_itself and entry.lasting == NOBODY:
            index.own.setdefault(name, {}).setdefault(entry.source, []).append(entry)
        else:
            index.general.setdefault(name, []).append(entry)


@rule("613.11")
def by_timestamp(entry: StatementEntry) -> int:
    """Return the timestamp of a statement about the rules of the game; those of the rules themselves come first."""
    return entry.timestamp


def add_object(
    index: AbilityIndex, look: Characteristics, thing: GameObject, before: dict[int, EntriesOfObject]
) -> None:
    """Put the abilities of one object into the index, those that work where it is; found `before` if it is the same."""
    parts = look.parts
    if not isinstance(parts, Parts) or parts.abilities is not look.abilities:
        parts = parts_of(look)
    known = before.get(thing.oid)
    if known is None or not known.holds(thing, parts):
        known = EntriesOfObject(thing, parts)
    known.version = thing.version
    index.found[thing.oid] = known
    if known.triggers:
        index.triggering += known.triggers
    if known.statements:
        index.stated += known.statements


def add_statement(index: AbilityIndex, entry: StatementEntry) -> None:
    """Put one statement into the index.

    What changes how its own permanent enters is none for those that are there: `entering_statements` finds it as that
    enters (614.12).
    """
    statement = entry.statement
    if isinstance(statement, Replacement):
        for kind in () if statement.for_itself else statement.kinds:
            index.replacements.setdefault(kind, []).append(entry)
    elif isinstance(statement, RuleStatement):
        for name in statement.names:
            index.named.setdefault(name, []).append(entry)


@rule("613.11")
def statements(state: State, name: str, about: Target) -> list[StatementEntry]:
    """Return the statements of this name that concern an object or player now, in timestamp order."""
    index = index_of(state)
    if name not in index.named:
        return []
    return [
        entry
        for entry in possible_entries(index, name, about)
        if (entry.objects is None or about in entry.objects)
        and entry.works(state)
        and isinstance(entry.statement, RuleStatement)
        and entry.statement.concerns(entry.context(state), name, about)
    ]


def possible_entries(index: AbilityIndex, name: str, about: Target) -> list[StatementEntry]:
    """Return the statements of a name that may concern an object or player: not those of others about themselves."""
    general = index.general.get(name)
    own = index.own.get(name)
    if own is None or about not in own:
        return general or []
    if general is None:
        return own[about]
    mine = own[about]
    return [entry for entry in index.named[name] if entry in mine or entry in general]


def may_concern(state: State, name: str, about: Target) -> bool:
    """Tell whether there is a statement of this name that may concern an object or player; for a first look."""
    index = index_of(state)
    return name in index.named and bool(possible_entries(index, name, about))


def any_concerns(state: State, names: frozenset[str], about: Target) -> bool:
    """Tell whether there is a statement of any of these names that may concern an object or player."""
    index = index_of(state)
    named = index.named
    for name in names:  # noqa: SIM110  no generator, for speed
        if name in named and possible_entries(index, name, about):
            return True
    return False


def values(state: State, name: str, about: Target) -> list[object]:
    """Return what the statements of this name say about an object or player, in timestamp order."""
    index = state.index
    if index is None or state.index_at != state.version:
        index = index_of(state)
    if name not in index.named:
        return []
    return [
        entry.statement.value(entry.context(state), name, about)
        for entry in statements(state, name, about)
        if isinstance(entry.statement, RuleStatement)
    ]


def barred(state: State, name: str, about: Target, by: Context) -> bool:
    """Tell whether a statement of this name keeps an object or player off what `by` stands for."""
    return any(
        entry.statement.bars(entry.context(state), name, about, by)
        for entry in statements(state, name, about)
        if isinstance(entry.statement, RuleStatement)
    )
