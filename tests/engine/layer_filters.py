"""Test filters, a condition and durations for continuous effects; most say what they read."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Condition, Duration, Filter
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.lasting import DelayedTrigger, LastingEffect
from oathbreaker.engine.layers import characteristics
from oathbreaker.terms.term import term


@term
class Are(Filter):
    """Permanents of a type or subtype, of a colour, under your control."""

    word: str = ""
    color: str = ""
    yours: bool = False
    without: str = ""
    keyword: str = ""

    @property
    def reads(self) -> tuple[str, ...] | None:
        """Say what it compares."""
        asked = (("types", "types"), (self.color, "colors"), (self.yours, "control"), (self.keyword, "abilities"))
        return tuple(aspect for field, aspect in asked if field)

    def matches(self, context: Context, target: Target) -> bool:
        """Compare."""
        state = context.state
        thing = state.objects.get(target)
        if thing is None or thing.zone != "battlefield" or (self.yours and thing.controller != context.controller):
            return False
        look = characteristics(state, target)
        words = (*look.supertypes, *look.types, *look.subtypes)
        if self.color and self.color not in look.colors:
            return False
        if self.keyword and not look.has(self.keyword):
            return False
        return (not self.word or self.word in words) and (not self.without or self.without not in words)


@term
class Plain(Filter):
    """Permanents of a card type under your control; reads types and control alone, as most lords do."""

    word: str = "creature"
    reads: ClassVar[tuple[str, ...]] = ("types", "control")

    def matches(self, context: Context, target: Target) -> bool:
        """Compare."""
        state = context.state
        return (
            state.objects[target].controller == context.controller and self.word in characteristics(state, target).types
        )


@term
class This(Filter):
    """The source itself."""

    reads: ClassVar[tuple[str, ...]] = ()

    def matches(self, context: Context, target: Target) -> bool:
        """Compare."""
        return target == context.source


@term
class Enchanted(Filter):
    """What the source is attached to."""

    reads: ClassVar[tuple[str, ...]] = ("attachment",)

    def matches(self, context: Context, target: Target) -> bool:
        """Compare."""
        thing = context.state.objects.get(context.source)
        return thing is not None and thing.attached_to == target


@term
class Untapped(Filter):
    """Untapped creatures: what the layers cannot know without asking again."""

    def matches(self, context: Context, target: Target) -> bool:
        """Compare."""
        thing = context.state.objects.get(target)
        return (
            thing is not None
            and thing.zone == "battlefield"
            and not thing.tapped
            and "creature" in characteristics(context.state, target).types
        )


@term
class Rich(Condition):
    """You have at least so much life."""

    life: int = 20

    def holds(self, context: Context) -> bool:
        """Compare."""
        return context.state.players[context.controller].life >= self.life


@term
class WhileYours(Duration):
    """For as long as you control the source."""

    def holds(self, context: Context, effect: LastingEffect) -> bool:
        """Look at the source."""
        thing = context.state.objects.get(effect.source)
        return thing is not None and thing.zone == "battlefield" and thing.controller == effect.controller


@term
class UntilYourNextTurn(Duration):
    """Until your next turn."""

    moments: ClassVar[tuple[str, ...]] = ("turn begins",)

    def lasts_past(self, context: Context, effect: LastingEffect | DelayedTrigger, moment: str) -> bool:  # noqa: ARG002  as declared
        """It ends as the turn of its controller begins."""
        return context.state.active != effect.controller
