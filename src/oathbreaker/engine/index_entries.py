"""The abilities at work as they stand in the index: each with its object, where it works there."""

from __future__ import annotations

from oathbreaker.engine.abstract import Condition, TriggerEvent
from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.layers_effects import Parts
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.engine.working import place_of
from oathbreaker.terms.abilities import ActivatedAbility, Statement, StaticAbility, TriggeredAbility


class TriggerEntry:
    """A triggered ability at work. `moves_itself`: it waits for nothing but its own source entering or leaving."""

    __slots__ = ("ability", "ability_index", "controller", "event", "moves_itself", "source")

    def __init__(
        self, ability: TriggeredAbility, event: TriggerEvent, ability_index: int, source: int, controller: int
    ) -> None:
        self.ability = ability
        self.event = event
        self.ability_index = ability_index
        self.source = source
        self.controller = controller
        self.moves_itself = event.moves_itself


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
        version: The object's version at which that was last looked at.
        triggers: Its triggered abilities with their events.
        statements: Its statements.
        activatable: Its activated abilities that work there, mana abilities of permanents aside; found by
            activatable.py.
    """

    __slots__ = ("activatable", "controller", "parts", "statements", "timestamp", "triggers", "version", "zone")

    def __init__(self, thing: GameObject, parts: Parts) -> None:
        oid, seat, zone = thing.oid, thing.controller, place_of(thing)
        self.parts = parts
        self.controller = seat
        self.zone = zone
        self.timestamp = thing.timestamp
        self.version = thing.version
        self.activatable: list[ActivatableAbility] | None = None
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
            and (self.zone == thing.zone or self.zone == place_of(thing))
            and self.timestamp == thing.timestamp
        )


class ActivatableAbility:
    """An activated ability that works where its object is.

    Attributes:
        oid: The object.
        number: The index of the ability.
        ability: The ability.
        least_mana: The least mana that its cost takes if nothing changes it.
        as_sorcery: Whether it is activated only as a sorcery (602.5d).
    """

    __slots__ = ("ability", "as_sorcery", "least_mana", "number", "oid")

    def __init__(self, oid: int, number: int, ability: ActivatedAbility, least_mana: int, *, as_sorcery: bool) -> None:
        self.oid = oid
        self.number = number
        self.ability = ability
        self.least_mana = least_mana
        self.as_sorcery = as_sorcery
