"""Cards of a few terms of their own, with names that no mechanic uses, for games that need no mechanic."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.cards.card import Card, Face
from oathbreaker.engine.abstract import Effect, Filter, Keyword, Ref, Subject, TriggerEvent
from oathbreaker.engine.announcement import Target, is_player
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import PlayableCard
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.player_events import GainLife
from oathbreaker.engine.preparing import prepare
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.terms.abilities import (
    Ability,
    FaceText,
    Keywords,
    SpellAbility,
    StaticAbility,
    TargetSpec,
    TriggeredAbility,
)
from oathbreaker.terms.term import term


@term
class WordAtTable(Keyword):
    """A keyword that rules ask for by name."""

    word: str

    @property
    def name(self) -> str:
        """The name."""
        return self.word


@term
class AnythingAtTable(Filter):
    """Creatures and players."""

    zones: ClassVar[tuple[str, ...]] = ("battlefield", "player")

    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether damage can be dealt to it."""
        if is_player(target):
            return True
        thing = context.state.objects.get(target)
        is_there = thing is not None and thing.zone == "battlefield"
        return is_there and "creature" in characteristics(context.state, target).types


@term
class TargetAtTable(Ref):
    """The one target."""

    def things(self, context: Context) -> tuple[Target, ...]:
        """Return it."""
        return context.targets[0] if context.targets else ()


@term
class JoltAtTable(Effect):
    """The source deals damage to the target."""

    amount: int

    def perform(self, context: Context) -> Procedure[None]:
        """Deal it."""
        events = [DealDamage(context.source, target, self.amount) for target in TargetAtTable().things(context)]
        yield from happen(context.state, events)


@term
class GainAtTable(Effect):
    """You gain one life."""

    def perform(self, context: Context) -> Procedure[None]:
        """Gain it."""
        yield from happen(context.state, (GainLife(context.controller, 1, context.source),))


@term
class EntersAtTable(TriggerEvent):
    """When this enters."""

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Match its own arrival."""
        fits = isinstance(event, ZoneChange) and event.zone == "battlefield" and event.new_oid == context.source
        return Subject(context.source) if fits else None


@term
class HushAtTable(RuleStatement):
    """Nobody may use anything."""

    @property
    def names(self) -> tuple[str, ...]:
        """All that forbids."""
        return ("can't be cast", "can't be played", "can't be activated")


def card(  # noqa: PLR0913, PLR0917  a card's facts
    name: str,
    type_line: str,
    cost: str = "",
    lines: tuple[Ability, ...] = (),
    size: str | None = None,
    loyalty: str | None = None,
) -> PlayableCard:
    """Return a card of one face ready for play."""
    face = Face(name, type_line, cost, power=size, toughness=size, loyalty=loyalty)
    return prepare(Card(name, "normal", (face,)), (FaceText(lines),))


def creature(name: str, cost: str, size: int, *keywords: str, lines: tuple[Ability, ...] = ()) -> PlayableCard:
    """Return a creature card with keywords."""
    own = (Keywords(tuple(WordAtTable(word) for word in keywords)),) if keywords else ()
    return card(name, "Creature — Bear", cost, (*own, *lines), str(size))


JOLT = card("Jolt", "Instant", "{R}", (SpellAbility((JoltAtTable(2),), (TargetSpec(AnythingAtTable()),)),))
VISITOR = creature("Visitor", "{1}{G}", 1, lines=(TriggeredAbility(EntersAtTable(), (GainAtTable(),)),))
WALKER = card("Walker", "Legendary Planeswalker — Bear", "{2}", loyalty="4")
BLADE = card("Blade", "Artifact — Equipment", "{1}")
SHACKLES = card("Shackles", "Enchantment — Aura", "{W}")
HUSH = card("Hush", "Enchantment", "{W}", (StaticAbility((HushAtTable(),)),))
CARDS = (JOLT, VISITOR, WALKER, BLADE, SHACKLES, HUSH)
