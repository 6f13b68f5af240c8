"""Reading a view: whose things there are, what they are worth, and how two creatures would fight."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

View = Mapping[str, Any]
Shown = Mapping[str, Any]
"""An object as a view shows it."""

CARD: Final = 3.0
"""What a card in hand is worth: as much as a creature of two power and two toughness, about."""

KEYWORD_WORTH: Final = {
    "flying": 1.0,
    "double strike": 2.0,
    "deathtouch": 1.0,
    "lifelink": 1.0,
    "trample": 0.5,
    "hexproof": 1.0,
    "indestructible": 2.0,
    "menace": 0.5,
    "vigilance": 0.5,
    "first strike": 0.5,
    "haste": 0.2,
    "reach": 0.2,
}
"""What keywords add to the worth of a creature."""

LAND_WORTH: Final = 3.5
TOKEN_WORTH: Final = 1.0
"""What a land, and a token that is no creature, is worth."""


def name_of(thing: Shown) -> str:
    """Return the name of an object, of an ability that of its source."""
    return str(thing["of"]["name"] if thing.get("of") else thing.get("name", ""))


def is_creature(thing: Shown) -> bool:
    """Tell whether a permanent is a creature; one that is face down is."""
    return "creature" in thing.get("types", ("creature",))


def is_planeswalker(thing: Shown) -> bool:
    """Tell whether a permanent is a planeswalker."""
    return "planeswalker" in thing.get("types", ())


def creatures_of(view: View, seat: int | None) -> list[Shown]:
    """Return a player's creatures, those face down too."""
    return [thing for thing in view["battlefield"] if thing["controller"] == seat and is_creature(thing)]


def opponents(view: View) -> list[Shown]:
    """Return the opponents that are in the game."""
    return [player for player in view["players"] if player["in_game"] and player["seat"] != view["player"]]


def worth(thing: Shown) -> float:
    """Return what a thing is worth: its size and keywords, and what it costs, since that tells what else it does."""
    types = thing.get("types", ("creature",))
    value = 0.4 * (thing.get("mana_value") or 0)
    if "creature" in types:
        value += max(0, thing["power"] or 0) + 0.5 * max(0, thing["toughness"] or 0)
        value += sum(KEYWORD_WORTH.get(word, 0.0) for word in thing.get("keywords", ()))
    if "planeswalker" in types:
        return value + 2 + 0.8 * int(thing["counters"].get("loyalty", 0) or thing.get("loyalty") or 0)
    if "land" in types:
        value = max(value, LAND_WORTH)
    elif "creature" not in types:
        value = value * 2 + (TOKEN_WORTH if thing["kind"] == "token" else TOKEN_WORTH / 2)
    return value


def has(thing: Shown, *keywords: str) -> bool:
    """Tell whether an object has one of these keywords."""
    return not set(keywords).isdisjoint(thing.get("keywords", ()))


def can_block(blocker: Shown, attacker: Shown) -> bool:
    """Tell whether an untapped creature may block another, as far as evasion by keywords goes."""
    if blocker["tapped"]:
        return False
    if has(attacker, "flying") and not has(blocker, "flying", "reach"):
        return False
    if has(attacker, "shadow") != has(blocker, "shadow"):
        return False
    artifact_or_black = "artifact" in blocker.get("types", ()) or "black" in blocker.get("colors", ())
    return not has(attacker, "fear") or artifact_or_black


def beats(one: Shown, other: Shown) -> bool:
    """Tell whether one creature's damage destroys another in a fight."""
    power = one["power"] or 0
    if power <= 0 or has(other, "indestructible"):
        return False
    if strikes_first(other, one) and ((other["power"] or 0) >= left(one) or has(other, "deathtouch")):
        return False
    return has(one, "deathtouch") or power * (1 + has(one, "double strike")) >= left(other)


def strikes_first(one: Shown, other: Shown) -> bool:
    """Tell whether one creature deals its combat damage before another does."""
    quick = ("first strike", "double strike")
    return has(one, *quick) and not has(other, *quick)


def left(creature: Shown) -> int:
    """Return how much damage still destroys a creature."""
    return (creature["toughness"] or 0) - int(creature["damage"])
