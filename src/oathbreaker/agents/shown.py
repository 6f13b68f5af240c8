"""Reading a view: whose things there are, what they are worth, and how two creatures would fight."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

View = Mapping[str, Any]
Shown = Mapping[str, Any]
"""An object as a view shows it."""

WORTHY: Final = frozenset(
    {"flying", "double strike", "deathtouch", "lifelink", "trample", "hexproof", "indestructible"}
)
"""Keywords that make a creature worth more."""


def own_cards(view: View) -> list[Shown]:
    """Return the cards that the player could cast: the hand, and what lies in public zones."""
    you = view["players"][view["player"]]
    return [*you["hand"], *(card for card in (*view["command"], *you["graveyard"], *view["exile"]) if "name" in card)]


def by_id(view: View) -> dict[int, Shown]:
    """Return the permanents, and what is on the stack, by id."""
    return {thing["id"]: thing for zone in ("battlefield", "stack") for thing in view[zone]}


def is_creature(thing: Shown) -> bool:
    """Tell whether a permanent is a creature; one that is face down is."""
    return "creature" in thing.get("types", ("creature",))


def creatures_of(view: View, seat: int | None) -> list[Shown]:
    """Return a player's creatures, those face down too."""
    return [thing for thing in view["battlefield"] if thing["controller"] == seat and is_creature(thing)]


def opponents(view: View) -> list[Shown]:
    """Return the opponents that are in the game."""
    return [player for player in view["players"] if player["in_game"] and player["seat"] != view["player"]]


def worth(thing: Shown) -> int:
    """Return what a thing is worth: its size, its mana value, its keywords."""
    keywords = WORTHY.intersection(thing.get("keywords", ()))
    size = (thing["power"] or 0) + (thing["toughness"] or 0)
    return size + 2 * len(keywords) + int(thing.get("mana_value") or 0) + 2 * ("planeswalker" in thing.get("types", ()))


def can_block(blocker: Shown, attacker: Shown) -> bool:
    """Tell whether flying lets an untapped creature block another."""
    has = blocker.get("keywords", ())
    return not blocker["tapped"] and ("flying" not in attacker.get("keywords", ()) or "flying" in has or "reach" in has)


def beats(one: Shown, other: Shown) -> bool:
    """Tell whether one creature's damage destroys another in a fight."""
    power = one["power"] or 0
    keywords = other.get("keywords", ())
    if power <= 0 or "indestructible" in keywords:
        return False
    if strikes_first(other, one) and "deathtouch" in keywords:
        return False
    if strikes_first(other, one) and (other["power"] or 0) >= left(one):
        return False
    return "deathtouch" in one.get("keywords", ()) or power >= left(other)


def strikes_first(one: Shown, other: Shown) -> bool:
    """Tell whether one creature deals its combat damage before another does."""
    quick = {"first strike", "double strike"}
    return bool(quick.intersection(one.get("keywords", ()))) and not quick.intersection(other.get("keywords", ()))


def left(creature: Shown) -> int:
    """Return how much damage still destroys a creature."""
    return (creature["toughness"] or 0) - int(creature["damage"])
