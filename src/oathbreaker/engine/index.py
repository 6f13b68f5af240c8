"""Which abilities work now, by what they wait for: triggers and replacements by kind of event, statements by name.

Seam: `index_of(state)` is the only way to find abilities at work. It is built from `layers.characteristics` and owned
    here.
"""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.abstract import Condition, TriggerEvent
from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.counter_rules import REPLACEMENTS
from oathbreaker.engine.layers import characteristics, effects_of
from oathbreaker.engine.layers_effects import Parts, may_have_text, parts_of
from oathbreaker.engine.layers_looks import working_elsewhere
from oathbreaker.engine.layers_pass import LayerPass
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import Replacement, RuleStatement
from oathbreaker.terms.abilities import ActivatedAbility, Statement, StaticAbility, TriggeredAbility
from oathbreaker.texts.rules import rule

INHERENT: Final = "inherent"
"""The name among the game's values of abilities without a source: pairs of a designation's name and an ability."""


CANNOT: Final = "can't "
"""How the names of statements begin that say that an event can't happen; its kind follows."""


class TriggerEntry:
    """A triggered ability at work."""

    __slots__ = ("ability", "ability_index", "controller", "event", "source")

    def __init__(
        self, ability: TriggeredAbility, event: TriggerEvent, ability_index: int, source: int, controller: int
    ) -> None:
        self.ability = ability
        self.event = event
        self.ability_index = ability_index
        self.source = source
        self.controller = controller


class StatementEntry:
    """A statement at work. `key` tells it from all others.

    `lasting` is its place among the lasting effects' timestamps.
    """

    __slots__ = ("ability", "amount", "controller", "key", "lasting", "objects", "source", "statement", "timestamp")

    def __init__(  # noqa: PLR0913, PLR0917  all that it is made of; positional for speed
        self,
        statement: Statement,
        source: int,
        controller: int,
        key: tuple[object, ...],
        ability: StaticAbility | None = None,
        lasting: int = NOBODY,
        objects: tuple[Target, ...] | None = None,
        amount: int = 0,
        timestamp: int = 0,
    ) -> None:
        self.statement = statement
        self.source = source
        self.controller = controller
        self.key = key
        self.ability = ability
        self.lasting = lasting
        self.objects = objects
        self.amount = amount
        self.timestamp = timestamp

    def context(self, state: State) -> Context:
        """Return the statement's point of view."""
        return Context(state, self.source, self.controller, x=self.amount, amount=self.amount)

    def works(self, state: State) -> bool:
        """Tell whether its condition ("as long as") holds."""
        condition = self.ability.condition if self.ability is not None else None
        return not isinstance(condition, Condition) or condition.holds(self.context(state))


class EntriesOfObject:
    """The abilities of one object that work where it is, as they stand in an index; what they were found from.

    Attributes:
        parts: Its abilities.
        controller, zone, timestamp: Those of the object.
        triggers: Its triggered abilities with their events.
        statements: Its statements.
    """

    __slots__ = ("controller", "parts", "statements", "timestamp", "triggers", "zone")

    def __init__(self, thing: GameObject, parts: Parts) -> None:
        oid, seat, zone = thing.oid, thing.controller, thing.zone
        self.parts = parts
        self.controller = seat
        self.zone = zone
        self.timestamp = thing.timestamp
        self.triggers = [
            (event, TriggerEntry(trigger, event, number, oid, seat))
            for number, trigger, event, zones in parts.triggers
            if zone in zones
        ]
        self.statements = [
            StatementEntry(statement, oid, seat, ("static", oid, number, place), ability, timestamp=thing.timestamp)
            for number, place, ability, statement in parts.statements
            if zone in statement.zones
        ]

    def holds(self, thing: GameObject, parts: Parts) -> bool:
        """Tell whether the object has the same abilities, in the same place and hands."""
        return (
            self.parts is parts
            and self.controller == thing.controller
            and self.zone == thing.zone
            and self.timestamp == thing.timestamp
        )


class ActivatableAbility:
    """An activated ability that works where its object is.

    Attributes:
        oid: The object.
        number: The index of the ability.
        ability: The ability.
        least_mana: The least mana that its cost takes if nothing changes it.
    """

    __slots__ = ("ability", "least_mana", "number", "oid")

    def __init__(self, oid: int, number: int, ability: ActivatedAbility, least_mana: int) -> None:
        self.oid = oid
        self.number = number
        self.ability = ability
        self.least_mana = least_mana


class AbilityIndex:
    """The abilities at work, each list in the order: battlefield, other zones, lasting effects, rules.

    Statements about the rules of the game are in timestamp order.

    `named` are the statements about the rules of the game by name; of those, `own` are the ones that speak of nothing
    but their source, by that too, and `general` all others. `elsewhere` are the objects outside the battlefield that
    have abilities which work there. `activatable` and `activatable_elsewhere` are, by seat, the activated abilities of
    permanents, mana abilities aside, and of those objects; legal.py finds them when first asked. `face_down` are the
    permanents that are face down, `forbidden` the kinds of event of which a statement says that they can't happen.
    `found` are the entries by object. `version` is `LayerPass.abilities_key`, `placed` that of the state.
    """

    __slots__ = (
        "activatable",
        "activatable_elsewhere",
        "back",
        "elsewhere",
        "face_down",
        "forbidden",
        "found",
        "general",
        "named",
        "own",
        "placed",
        "replacements",
        "triggers",
        "version",
    )

    def __init__(self, version: int, placed: int) -> None:
        self.version = version
        self.placed = placed
        self.triggers: dict[str, list[TriggerEntry]] = {}
        self.back: dict[str, list[TriggerEntry]] = {}
        self.replacements: dict[str, list[StatementEntry]] = {}
        self.named: dict[str, list[StatementEntry]] = {}
        self.general: dict[str, list[StatementEntry]] = {}
        self.own: dict[str, dict[int, list[StatementEntry]]] = {}
        self.forbidden: set[str] = set()
        self.found: dict[int, EntriesOfObject] = {}
        self.elsewhere: list[int] = []
        self.face_down: list[int] = []
        self.activatable: dict[int, list[ActivatableAbility]] = {}
        self.activatable_elsewhere: dict[int, list[ActivatableAbility]] = {}


@rule("113.6")
def index_of(state: State) -> AbilityIndex:
    """Return the abilities at work, found anew when continuous effects have changed, or have changed abilities.

    While the layers are being applied, those that worked before still do.
    """
    index = state.index
    effects = state.effects
    if (
        index is not None
        and effects is not None
        and effects.version == state.continuous
        and index.version == effects.abilities_key
        and index.placed == state.placed
        and (not effects.checks or effects.checked == state.version)
    ):
        return index
    effects = effects_of(state)
    if index is None or (
        not effects.layer and (index.version != effects.abilities_key or index.placed != state.placed)
    ):
        index = state.index = AbilityIndex(0, 0) if effects.layer else built(state, effects)
    return index


def built(state: State, effects: LayerPass) -> AbilityIndex:
    """Find every ability at work."""
    before = state.index.found if state.index is not None else {}
    index = AbilityIndex(effects.abilities_key, state.placed)
    objects = state.objects
    looks = effects.looks
    for oid in state.battlefield:
        thing = objects[oid]
        if thing.phased_out:
            continue
        look = looks.get(oid)
        if look is not None:
            if look.abilities:
                add_object(index, state, thing, before)
        elif may_have_text(thing):
            add_object(index, state, thing, before)
    index.face_down = [oid for oid in state.battlefield if objects[oid].face_down and not objects[oid].phased_out]
    elsewhere = dict.fromkeys(
        (*working_elsewhere(state), *(oid for oid in looks if objects[oid].zone != "battlefield"))
    )
    for oid in elsewhere:
        index.elsewhere.append(oid)
        add_object(index, state, objects[oid], before)
    add_lasting(index, state)
    for number, replacement in enumerate((*REPLACEMENTS, *state.rules.replacements)):
        add_statement(index, StatementEntry(replacement, NOBODY, NOBODY, ("rule", number)))
    add_inherent(index, state)
    for name, entries in index.named.items():
        sort_out(index, name, entries)
    return index


@rule("725.2")
def add_inherent(index: AbilityIndex, state: State) -> None:
    """Put the abilities of designations into the index: they have no source, and who is designated controls them."""
    inherent = state.recall(INHERENT, ())
    assert isinstance(inherent, tuple)  # noqa: S101  as it is kept
    for number, (name, ability) in enumerate(inherent):
        seat, event = state.recall(name), ability.event
        if isinstance(seat, int):
            entry = TriggerEntry(ability, event, -2 - number, NOBODY, seat)
            for kind in event.kinds:
                index.triggers.setdefault(kind, []).append(entry)


def add_lasting(index: AbilityIndex, state: State) -> None:
    """Put the lasting effects into the index."""
    for lasting in state.lasting:
        key = ("lasting", lasting.timestamp)
        entry = StatementEntry(
            lasting.statement,
            lasting.source,
            lasting.controller,
            key,
            lasting=lasting.timestamp,
            objects=lasting.objects,
            amount=lasting.amount,
            timestamp=lasting.timestamp,
        )
        add_statement(index, entry)


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


def add_object(index: AbilityIndex, state: State, thing: GameObject, before: dict[int, EntriesOfObject]) -> None:
    """Put the abilities of one object into the index, those that work where it is; found `before` if it is the same."""
    parts = parts_of(characteristics(state, thing.oid))
    known = before.get(thing.oid)
    if known is None or not known.holds(thing, parts):
        known = EntriesOfObject(thing, parts)
    index.found[thing.oid] = known
    for event, entry in known.triggers:
        table = index.back if event.looks_back else index.triggers
        for kind in event.kinds:
            table.setdefault(kind, []).append(entry)
    for statement in known.statements:
        add_statement(index, statement)


def add_statement(index: AbilityIndex, entry: StatementEntry) -> None:
    """Put one statement into the index."""
    statement = entry.statement
    if isinstance(statement, Replacement):
        for kind in statement.kinds:
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


def values(state: State, name: str, about: Target) -> list[object]:
    """Return what the statements of this name say about an object or player, in timestamp order."""
    if name not in index_of(state).named:
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
