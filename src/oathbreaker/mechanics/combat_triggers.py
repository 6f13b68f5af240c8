"""CR 508.3, 509.3 What triggered abilities wait for in combat: attacking, blocking, becoming blocked."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Subject, TriggerEvent
from oathbreaker.engine.combat.events import AttackersDeclared
from oathbreaker.engine.combat.events import Attacks as AttackEvent
from oathbreaker.engine.combat.events import BecomesBlocked as BlockedEvent
from oathbreaker.engine.combat.events import Blocks as BlockEvent
from oathbreaker.engine.combat.events import Unblocked as UnblockedEvent
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.mechanics.noticing import Notices, speaks_of
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class Attacks(Notices):
    """A creature attacks (508.3a); of "one or more" it tells how many."""

    subject: ClassVar[str] = "thing"
    counted: ClassVar[bool] = True

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("attack",)

    @rule("508.3a")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what is declared as an attacker."""
        if not isinstance(event, AttackEvent) or not speaks_of(self.what, context, event.oid):
            return None
        return Subject(event.oid, 1)


@term
class AttacksAlone(Notices):
    """A creature attacks alone (506.5)."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("attack",)

    @rule("506.5")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what is declared as an attacker, and whether it is the only one."""
        if not isinstance(event, AttackEvent) or not event.is_alone:
            return None
        return Subject(event.oid) if speaks_of(self.what, context, event.oid) else None


@term
class AttacksUnblocked(Notices):
    """A creature attacks and isn't blocked (509.3g)."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("unblocked",)

    @rule("508.3f", "509.3g")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what no creature was declared as a blocker for."""
        if not isinstance(event, UnblockedEvent) or not speaks_of(self.what, context, event.oid):
            return None
        return Subject(event.oid)


@term
class Blocks(Notices):
    """A creature blocks (509.3a)."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("block",)

    @rule("509.3a")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what blocks: once, however many creatures it blocks."""
        if not isinstance(event, BlockEvent) or not event.is_first:
            return None
        return Subject(event.oid) if speaks_of(self.what, context, event.oid) else None


@term
class BecomesBlocked(Notices):
    """A creature becomes blocked (509.3c)."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("becomes blocked",)

    @rule("509.3c")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what becomes a blocked creature: once, however many creatures block it."""
        if not isinstance(event, BlockedEvent) or not speaks_of(self.what, context, event.oid):
            return None
        return Subject(event.oid)


@term
class AttacksOrBlocks(Notices):
    """A creature attacks or blocks."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("attack", "block")

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look for either."""
        return Attacks(self.what).matches(context, event) or Blocks(self.what).matches(context, event)


@term
class BlocksOrBecomesBlocked(Notices):
    """A creature blocks or becomes blocked."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("block", "becomes blocked")

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look for either."""
        return Blocks(self.what).matches(context, event) or BecomesBlocked(self.what).matches(context, event)


@term
class YouAttack(TriggerEvent):
    """You attack with one or more creatures (508.3d)."""

    kinds: ClassVar[tuple[str, ...]] = ("attackers declared",)

    @rule("508.3d")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at who has declared attackers: once for all of them."""
        if not isinstance(event, AttackersDeclared) or event.seat != context.controller:
            return None
        return Subject(event.seat)
