"""CR 113.6 Where activated and triggered abilities work: on the battlefield, unless they say or imply another zone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from oathbreaker.engine.abstract import TriggerEvent
from oathbreaker.engine.objects import GameObject
from oathbreaker.terms.abilities import Ability, ActivatedAbility, TriggeredAbility
from oathbreaker.terms.refs import AttachedTo, This
from oathbreaker.texts.rules import rule

ON_BATTLEFIELD: Final = frozenset({"battlefield"})


@rule("113.6", "114.4")
def place_of(thing: GameObject) -> str:
    """Return the zone as which abilities look at where their object is: an emblem's work as a permanent's do."""
    return "battlefield" if thing.kind == "emblem" else thing.zone


@rule("113.6", "113.6b", "602.1b")
def activation_zones(ability: ActivatedAbility) -> frozenset[str]:
    """Return the zones in which an ability may be activated.

    The battlefield, unless its restrictions name others, or its cost or effect moves the object out of another.
    """
    named = frozenset(zone for restriction in ability.restrictions for zone in getattr(restriction, "zones", ()))
    return named or moved_from(ability) or ON_BATTLEFIELD


@rule("113.6", "113.6m")
def trigger_zones(ability: TriggeredAbility, event: TriggerEvent) -> tuple[str, ...]:
    """Return the zones in which a triggered ability works, as far as one of its events goes.

    Where its effect moves the object out of a zone it works there, unless the event puts the object into that zone, or
    takes what an Aura enchants off the battlefield.
    """
    if event.looks_back and isinstance(getattr(event, "what", None), This | AttachedTo):
        return event.zones
    return tuple(moved_from(ability)) or event.zones


@rule("113.6j", "113.6m")
@lru_cache(maxsize=4096)
def moved_from(ability: Ability) -> frozenset[str]:
    """Return the zone that an ability's cost or effect moves its object out of, if it says so; else nothing."""
    return frozenset(zone for part in ability.walk() if (zone := getattr(part, "from_zone", "")))
