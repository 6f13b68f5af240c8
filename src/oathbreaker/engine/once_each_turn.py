"""CR 603.2h Abilities that trigger only once each turn, or do what they say only once each turn.

An object keeps what was used this turn by the place of the ability; what a player has done with it has a place beyond.
"""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.state import State
from oathbreaker.engine.worded import other_zones
from oathbreaker.terms import abilities as terms
from oathbreaker.texts.rules import rule

BEYOND: Final = 10_000
"""More than an object has abilities."""


class OnlyOnce(Effect):
    """An instruction that says how often its ability triggers in a turn, or does something."""

    __slots__ = ()

    def use(self, ability_index: int, seat: int) -> int:  # noqa: ARG002  as declared
        """Return what the object keeps of a use of the ability: of anybody's."""
        return ability_index

    def is_spent(self, used: tuple[int, ...], ability_index: int, seat: int) -> bool:
        """Tell whether that is among what an object keeps of this turn."""
        return self.use(ability_index, seat) in used


class OnlyOnceForPlayer(OnlyOnce):
    """An instruction by which a player does something only once each turn."""

    __slots__ = ()

    def use(self, ability_index: int, seat: int) -> int:
        """Return what the object keeps of this player's use."""
        return BEYOND * (seat + 1) + ability_index


def limit_of(ability: terms.TriggeredAbility) -> OnlyOnce | None:
    """Return what says how often an ability triggers; None for nothing. It may stand in "when you do, …"."""
    for effect in ability.body:
        if isinstance(effect, OnlyOnce):
            return effect
        inner = getattr(effect, effect.own_ability) if effect.own_ability else None
        for last in getattr(inner, "body", ()):
            if isinstance(last, OnlyOnce):
                return last
    return None


@rule("603.2h")
def is_spent(state: State, limit: OnlyOnce, source: int, ability_index: int, seat: int) -> bool:
    """Tell whether an ability may not trigger, or its controller not do it, any more this turn."""
    thing = state.objects.get(source)
    return thing is not None and ability_index != NOBODY and limit.is_spent(thing.used, ability_index, seat)


def note_spent(state: State, limit: OnlyOnce, source: int, ability_index: int, seat: int) -> None:
    """Keep that it has."""
    if source in state.objects and ability_index != NOBODY:
        thing = state.own_status(source)
        thing.used = (*thing.used, limit.use(ability_index, seat))


def forget_uses(state: State) -> None:
    """Let what objects have used this turn begin anew: those anywhere but in a library, where nothing is used."""
    objects = state.objects
    for members in (state.battlefield, *other_zones(state)):
        for oid in [oid for oid in members if objects[oid].used]:
            state.own_status(oid).used = ()
