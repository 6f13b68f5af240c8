"""CR 701.19, 614.8 Regeneration: shields that replace the destruction of a permanent; 702.89 umbra armor.

Seam: a lasting effect with a `RegenerationShield` protects one permanent. What cannot be regenerated is a destruction
that says so (`Destroy.regenerable`), or a permanent of which a statement named "can't be regenerated" speaks.
"""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.combat.removing import remove_from_combat
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import replace_lasting
from oathbreaker.engine.events import Event, ObjectEvent, Tap
from oathbreaker.engine.index import statements
from oathbreaker.engine.lasting import LastingEffect
from oathbreaker.engine.movement import Destroy
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import Replacement
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

CANNOT: Final = "can't be regenerated"
"""The name of statements about permanents that can't be regenerated."""


@rule("614.8")
class Regenerated(ObjectEvent):
    """A permanent is regenerated: its damage is removed, it is tapped and leaves combat."""

    __slots__ = ()
    kind: ClassVar[str] = "regenerate"
    cites: ClassVar[str] = "614.8"

    def contained(self, state: State) -> list[Event]:  # noqa: ARG002  as declared
        """Return that its controller taps it."""
        return [Tap(self.oid, self.source)]

    def perform(self, state: State) -> None:
        """Remove all damage marked on it, and remove it from combat."""
        thing = state.own(self.oid)
        thing.damage = 0
        thing.deathtouched = False
        remove_from_combat(state, self.oid)


@rule("702.89a")
class DamageRemoved(ObjectEvent):
    """All damage marked on a permanent is removed."""

    __slots__ = ()
    kind: ClassVar[str] = "remove damage"
    cites: ClassVar[str] = "702.89a"

    def perform(self, state: State) -> None:
        """Remove it."""
        thing = state.own(self.oid)
        thing.damage = 0
        thing.deathtouched = False


@rule("702.89a")
class DestroyUmbra(Destroy):
    """An Aura is destroyed instead of what it enchanted: after that is spared, unless it was destroyed besides."""

    __slots__ = ()

    def waits_for(self, others: list[Event]) -> bool:
        """It is looked at anew once the permanent has been spared."""
        return any(isinstance(other, DamageRemoved) and other.source == self.oid for other in others)


@rule("701.19a", "701.19c")
@term
class RegenerationShield(Replacement):
    """The next time the permanent would be destroyed this turn, it is regenerated instead; then the shield is gone."""

    kinds: ClassVar[tuple[str, ...]] = ("destroy",)
    is_alike: ClassVar[bool] = True

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to a destruction that regeneration can replace."""
        return isinstance(event, Destroy) and event.regenerable and not statements(context.state, CANNOT, event.oid)

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Use the shield up."""
        yield from ()
        if not isinstance(event, Destroy):
            return [event]
        shield = shield_of(context.state, event.oid, context.source)
        if shield is not None:
            replace_lasting(context.state, shield.timestamp, None)
        return [Regenerated(event.oid, context.source)]


def shield_of(state: State, oid: int, source: int) -> LastingEffect | None:
    """Return a source's oldest regeneration shield for a permanent; None where it has none."""
    mine = (effect for effect in state.lasting if effect.objects == (oid,) and effect.source == source)
    return next((effect for effect in mine if isinstance(effect.statement, RegenerationShield)), None)
