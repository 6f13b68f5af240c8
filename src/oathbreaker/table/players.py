"""Reading players: life, counters, zones and the rest, for a program that owns the game."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from oathbreaker.engine.index import values
from oathbreaker.engine.players import Player
from oathbreaker.table.things import Thing
from oathbreaker.texts.rules import rule

if TYPE_CHECKING:  # a game makes its players
    from oathbreaker.table.reading import GameReading


class PlayerAtTable:
    """A player of a game, read as the game is now.

        >>> import oathbreaker as ob
        >>> table = ob.Scenario(starting_life=30)
        >>> card = table.hand(0, "Grizzly Bears")
        >>> player = table.start().player(0)
        >>> player.life, [thing.name for thing in player.hand], player.max_hand_size, len(player.library)
        (30, ['Grizzly Bears'], 7, 30)

    Attributes:
        seat: The place in turn order, from 0.
    """

    __slots__ = ("game", "seat")

    def __init__(self, game: GameReading, seat: int) -> None:
        self.game = game
        self.seat = seat

    def __repr__(self) -> str:
        return f"<PlayerAtTable {self.seat}>"

    @property
    def data(self) -> Player:
        """The player's data; not to be changed."""
        return self.game.state.players[self.seat]

    @property
    def life(self) -> int:
        """The life total."""
        return self.data.life

    @property
    def poison(self) -> int:
        """The number of poison counters."""
        return self.data.counters.get("poison", 0)

    @property
    def counters(self) -> Counter[str]:
        """Counters by kind; a kind that is not there counts 0."""
        return Counter(self.data.counters)

    @property
    def hand(self) -> tuple[Thing, ...]:
        """The hand, the newest card last."""
        return self.zone("hand")

    @property
    def library(self) -> tuple[Thing, ...]:
        """The library, top first."""
        return self.zone("library")

    @property
    def graveyard(self) -> tuple[Thing, ...]:
        """The graveyard, the top card last."""
        return self.zone("graveyard")

    @property
    def exile(self) -> tuple[Thing, ...]:
        """The player's own cards in exile, oldest first."""
        return tuple(thing for thing in self.zone("exile") if thing.owner == self.seat)

    @property
    def command(self) -> tuple[Thing, ...]:
        """The player's own cards in the command zone, oldest first."""
        return tuple(thing for thing in self.zone("command") if thing.owner == self.seat)

    @property
    def emblems(self) -> tuple[Thing, ...]:
        """The player's emblems, oldest first (114.1)."""
        return tuple(thing for thing in self.command if thing.object.kind == "emblem")

    @property
    def battlefield(self) -> tuple[Thing, ...]:
        """The phased-in permanents that the player controls, oldest first."""
        return tuple(Thing(self.game, thing.oid) for thing in self.game.state.controlled(self.seat))

    @property
    def mana(self) -> str:
        """The mana in the pool as symbols, such as "{U}{U}"."""
        return "".join(f"{{{mana.symbol}}}" for mana in self.data.pool)

    @property
    def in_game(self) -> bool:
        """Whether the player is still in the game."""
        return self.data.in_game

    @property
    def lands_played(self) -> int:
        """Lands played this turn."""
        return self.data.lands_played

    @property
    @rule("402.2")
    def max_hand_size(self) -> int | None:
        """The maximum hand size; None for no maximum."""
        most: int | None = self.game.state.rules.hand_size
        for said in values(self.game.state, "maximum hand size", self.seat):
            most = None if said is True else said if isinstance(said, int) else most
        return most

    def zone(self, zone: str) -> tuple[Thing, ...]:
        """Return the objects in a zone of this player, or in a shared zone."""
        return tuple(Thing(self.game, oid) for oid in self.game.state.zone(zone, self.seat))
