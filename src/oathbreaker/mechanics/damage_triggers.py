"""CR 120, 510.3a What triggered abilities wait for: damage that is dealt."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Subject
from oathbreaker.engine.announcement import is_player
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.events import Event
from oathbreaker.mechanics.noticing import Notices, about_both, by_thing, once_each, speaks_of
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class DealsCombatDamageToPlayer(Notices):
    """A creature deals combat damage to a player (510.3a)."""

    subject: ClassVar[str] = "thing player"

    what: Ref

    counted: ClassVar[bool] = True
    counts_points: ClassVar[bool] = True
    kinds: ClassVar[tuple[str, ...]] = ("damage",)

    @rule("510.3a", "603.2g")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at combat damage, who dealt it, and whether to a player."""
        if not isinstance(event, DealDamage) or not event.is_combat or not is_player(event.target):
            return None
        if not speaks_of(self.what, context, event.source):
            return None
        return about_both(event.source, event.target, event.amount)


@term
class DealsCombatDamageOnce(DealsCombatDamageToPlayer):
    """The same, said with "when"."""


@term
class DealsDamageToOpponent(Notices):
    """An object deals damage to an opponent, in combat or not."""

    subject: ClassVar[str] = "thing player"

    what: Ref

    counted: ClassVar[bool] = True
    counts_points: ClassVar[bool] = True
    kinds: ClassVar[tuple[str, ...]] = ("damage",)

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at who dealt the damage, and whether to an opponent."""
        if not isinstance(event, DealDamage) or not is_player(event.target) or event.target == context.controller:
            return None
        if not speaks_of(self.what, context, event.source):
            return None
        return about_both(event.source, event.target, event.amount)


@term
class DealsDamage(Notices):
    """An object deals damage."""

    subject: ClassVar[str] = "thing"

    what: Ref

    counted: ClassVar[bool] = True
    counts_points: ClassVar[bool] = True
    kinds: ClassVar[tuple[str, ...]] = ("damage",)

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at who dealt the damage."""
        if not isinstance(event, DealDamage) or not speaks_of(self.what, context, event.source):
            return None
        return Subject(event.source, event.amount)

    @rule("603.2c")
    def occurrences(self, context: Context, events: list[Event]) -> list[Subject]:
        """Return each source once, with all the damage that it deals at the same time."""
        return once_each(Notices.occurrences(self, context, events), by_thing)


@term
class DealsDamageOnce(DealsDamage):
    """The same, said with "when"."""


@term
class IsDealtDamage(Notices):
    """A permanent is dealt damage."""

    subject: ClassVar[str] = "thing"

    what: Ref

    counted: ClassVar[bool] = True
    counts_points: ClassVar[bool] = True
    kinds: ClassVar[tuple[str, ...]] = ("damage",)

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what the damage is dealt to."""
        if not isinstance(event, DealDamage) or is_player(event.target):
            return None
        return Subject(event.target, event.amount) if speaks_of(self.what, context, event.target) else None

    @rule("603.2c")
    def occurrences(self, context: Context, events: list[Event]) -> list[Subject]:
        """Return each permanent once, with all the damage that it is dealt at the same time."""
        return once_each(Notices.occurrences(self, context, events), by_thing)
