"""CR 120, 510.3a What triggered abilities wait for: damage that is dealt."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Subject
from oathbreaker.engine.announcement import is_player
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.events import Event
from oathbreaker.mechanics.noticing import Notices, NoticesDamage, about_both, by_thing, once_each
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class DealsCombatDamageToPlayer(NoticesDamage):
    """A creature deals combat damage to a player (510.3a)."""

    subject: ClassVar[str] = "thing player"

    what: Ref

    @rule("510.3a", "603.2g")
    def about(self, context: Context, event: DealDamage) -> Subject | None:  # noqa: ARG002  as declared
        """Look at whether it is combat damage to a player."""
        is_meant = event.is_combat and is_player(event.target)
        return about_both(event.source, event.target, event.amount) if is_meant else None


@term
class DealsCombatDamageOnce(DealsCombatDamageToPlayer):
    """The same, said with "when"."""


@term
class DealsDamageToOpponent(NoticesDamage):
    """An object deals damage to an opponent, in combat or not."""

    subject: ClassVar[str] = "thing player"

    what: Ref

    def about(self, context: Context, event: DealDamage) -> Subject | None:
        """Look at whether the damage is dealt to an opponent."""
        is_meant = is_player(event.target) and event.target != context.controller
        return about_both(event.source, event.target, event.amount) if is_meant else None


@term
class DealsDamage(NoticesDamage):
    """An object deals damage."""

    subject: ClassVar[str] = "thing"

    what: Ref

    def about(self, context: Context, event: DealDamage) -> Subject | None:  # noqa: ARG002  as declared
        """Return what dealt the damage, to whatever."""
        return Subject(event.source, event.amount)

    @rule("603.2c")
    def occurrences(self, context: Context, events: list[Event]) -> list[Subject]:
        """Return each source once, with all the damage that it deals at the same time."""
        return once_each(Notices.occurrences(self, context, events), by_thing)


@term
class DealsDamageOnce(DealsDamage):
    """The same, said with "when"."""


@term
class IsDealtDamage(NoticesDamage):
    """A permanent is dealt damage."""

    subject: ClassVar[str] = "thing"

    what: Ref

    def spoken_of(self, event: DealDamage) -> int:
        """Return what the damage is dealt to."""
        return event.target

    def about(self, context: Context, event: DealDamage) -> Subject | None:  # noqa: ARG002  as declared
        """Return the permanent, if it is one."""
        return None if is_player(event.target) else Subject(event.target, event.amount)

    @rule("603.2c")
    def occurrences(self, context: Context, events: list[Event]) -> list[Subject]:
        """Return each permanent once, with all the damage that it is dealt at the same time."""
        return once_each(Notices.occurrences(self, context, events), by_thing)
