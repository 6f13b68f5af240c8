"""What an agent looks at as it judges an instruction: its view, who would do it, and with what targets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oathbreaker.agents.known_cards import KnownCards
from oathbreaker.agents.shown import CARD, Shown, View, creatures_of, worth
from oathbreaker.engine.announcement import NOBODY, is_player

KILL: Final = 40.0
"""What it is worth that a player loses the game."""

HARM_TO_SOME: Final = 0.7
"""How much harm to an opponent who is far behind counts, against harm to the one who leads."""

LEAST_LIFE: Final = 4
IN_DANGER: Final = 2.0
"""What each point of one's own life below the least is worth besides: whatever comes next ends the game."""

DEADLY_POISON: Final = 10
"""704.5c: how many poison counters end the game for a player."""

SAFE_LIFE: Final = 30.0
"""A life total at which a few points hardly matter."""


class Sight:
    """A view, seen from the point of an instruction.

    Attributes:
        view: What the agent's player sees.
        cards: What cards say.
        seat: Whose good counts.
        things: Every object that is seen, by id.
        weights: How much harm to each opponent counts: 1 for the one who leads.
        you: Who does what is judged.
        source: The object that it is of; NOBODY for none.
        chosen: The targets for each use of "target".
        x: What X is.
        item: What "for each" is at; NOBODY for nothing.
        depth: How many things on the stack are being judged because of one another.
    """

    __slots__ = ("cards", "chosen", "depth", "item", "seat", "source", "things", "view", "weights", "x", "you")

    def __init__(self, view: View, cards: KnownCards) -> None:
        self.view = view
        self.cards = cards
        self.seat: int = view["player"]
        self.things: dict[int, Shown] = {thing["id"]: thing for thing in every_object(view)}
        self.weights = weights_of(view)
        self.you = self.seat
        self.source: int = NOBODY
        self.chosen: tuple[tuple[int, ...], ...] = ()
        self.x = 0
        self.item: int = NOBODY
        self.depth = 0

    def at(self, source: int, you: int | None = None, chosen: tuple[tuple[int, ...], ...] = (), x: int = 0) -> Sight:
        """Return the same view as a spell or ability of this object sees it."""
        other = self.copy()
        other.source, other.chosen, other.x = source, chosen, x
        other.you = self.you if you is None else you
        return other

    def aiming(self, chosen: tuple[tuple[int, ...], ...]) -> Sight:
        """Return the same with other targets."""
        other = self.copy()
        other.chosen = chosen
        return other

    def for_each(self, item: int) -> Sight:
        """Return the same with what "for each" is at."""
        other = self.copy()
        other.item = item
        return other

    def with_x(self, x: int) -> Sight:
        """Return the same with another X."""
        other = self.copy()
        other.x = x
        return other

    def copy(self) -> Sight:
        """Return a copy that shares what is seen."""
        other: Sight = object.__new__(Sight)
        for name in Sight.__slots__:
            setattr(other, name, getattr(self, name))
        return other

    # Whose good it is

    def side(self, seat: int) -> float:
        """Return 1 for the agent's own player, for an opponent how much harm to them counts, below zero."""
        return 1.0 if seat == self.seat else -self.weights.get(seat, 0.0)

    def controller(self, target: int) -> int:
        """Return who controls an object; a player is their own."""
        if is_player(target):
            return target
        thing = self.things.get(target)
        return int(thing["controller"]) if thing is not None else NOBODY

    def life(self, seat: int) -> int:
        """Return a player's life."""
        return int(self.view["players"][seat]["life"])

    def life_worth(self, seat: int, number: int) -> float:
        """Return what so much life is worth to a player who loses it: the less there is, the more."""
        life = self.life(seat)
        if number >= life:
            return KILL
        in_danger = IN_DANGER * max(0, LEAST_LIFE - (life - number)) if number > 0 and seat == self.seat else 0.0
        return in_danger + (number * (0.2 + 4 / max(4, life - number / 2)) if life < SAFE_LIFE else 0.3 * number)

    def poison_worth(self, seat: int, number: int) -> float:
        """Return what so many poison counters are worth to a player who gets them: ten are the end (704.5c)."""
        rest = DEADLY_POISON - self.poison(seat)
        if number >= rest:
            return KILL
        return number * (0.2 + 4 / max(2, rest - number / 2))

    def poison(self, seat: int) -> int:
        """Return how many poison counters a player has."""
        return int(self.view["players"][seat]["counters"].get("poison", 0))

    def hand_size(self, seat: int) -> int:
        """Return how many cards a player has in hand."""
        return int(self.view["players"][seat]["hand_size"])

    def seats(self) -> list[int]:
        """Return the players in the game."""
        return [player["seat"] for player in self.view["players"] if player["in_game"]]

    def battlefield(self) -> list[Shown]:
        """Return the permanents."""
        return [thing for thing in self.view["battlefield"] if not thing["phased_out"]]

    def own(self) -> list[Shown]:
        """Return the permanents of the agent's own player."""
        return [thing for thing in self.battlefield() if thing["controller"] == self.seat]

    def is_main(self) -> bool:
        """Tell whether it is a main phase of the agent's own turn."""
        return bool(self.view["active"] == self.seat and self.view["step"].endswith("main"))


def every_object(view: View) -> Iterator[Shown]:
    """Yield every object that is seen."""
    for zone in ("battlefield", "stack", "exile", "command"):
        yield from view[zone]
    for player in view["players"]:
        yield from player["graveyard"]
        yield from player["hand"] or ()


def weights_of(view: View) -> dict[int, float]:
    """Return how much harm to each opponent counts."""
    strengths = {
        player["seat"]: strength(view, player)
        for player in view["players"]
        if player["in_game"] and player["seat"] != view["player"]
    }
    most = max(strengths.values(), default=0.0)
    return {
        seat: HARM_TO_SOME + (1 - HARM_TO_SOME) * (found / most if most > 0 else 1.0)
        for seat, found in strengths.items()
    }


def strength(view: View, player: Shown) -> float:
    """Return how strong a player stands: life, hand, and what is on the battlefield."""
    seat = player["seat"]
    permanents = sum(worth(thing) for thing in view["battlefield"] if thing["controller"] == seat)
    power = sum(max(0, thing["power"] or 0) for thing in creatures_of(view, seat))
    hand = int(player["hand_size"])
    return int(player["life"]) / 2 + CARD * hand / 2 + permanents + power
