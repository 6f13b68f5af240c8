"""CR 102 Players, as plain data. A state owns them by a token; write only through `State.own_player`."""

from __future__ import annotations

from oathbreaker.engine.announcement import Mana
from oathbreaker.texts.rules import rule


class Owner:
    """The token by which a state knows what it may change in place."""

    __slots__ = ()


@rule("102.1")
class Player:
    """A player, as plain data.

    Attributes:
        token: Who may change it in place.
        seat: The place in turn order, from 0.
        life: The life total.
        counters: Kind -> number ("poison", "energy"), never a zero.
        pool: The mana in the mana pool, in the order it came.
        in_game: False once the player has left the game.
        lost: Why the player loses the next time that is checked: a rule number; "" for not (104.3).
        lands_played: Lands played this turn (305.2).
        drawn: Cards drawn this turn.
        drew_from_empty: Whether there was a draw from an empty library since the last check (704.5b).
        mulligans: How often the player has taken a mulligan.
        stops: Steps in which this player is always asked, for people at a table.
        upkeeps: The next object's id as the upkeep before the last one began, and as the last one did (702.30a).
        memory: Values that last by name, as sorted pairs (designations, casts from the command zone).
    """

    __slots__ = (
        "counters",
        "drawn",
        "drew_from_empty",
        "in_game",
        "lands_played",
        "life",
        "lost",
        "memory",
        "mulligans",
        "pool",
        "seat",
        "stops",
        "token",
        "upkeeps",
    )

    def __init__(  # noqa: PLR0913, PLR0917  all that it is made of; positional for speed
        self,
        token: Owner,
        seat: int,
        life: int,
        counters: dict[str, int] | None = None,
        pool: tuple[Mana, ...] = (),
        in_game: bool = True,  # noqa: FBT001, FBT002  positional for speed
        lost: str = "",
        lands_played: int = 0,
        drawn: int = 0,
        drew_from_empty: bool = False,  # noqa: FBT001, FBT002  positional for speed
        mulligans: int = 0,
        stops: tuple[str, ...] = (),
        memory: tuple[tuple[str, object], ...] = (),
        upkeeps: tuple[int, int] = (0, 0),
    ) -> None:
        self.token = token
        self.seat = seat
        self.life = life
        self.counters = counters if counters is not None else {}
        self.pool = pool
        self.in_game = in_game
        self.lost = lost
        self.lands_played = lands_played
        self.drawn = drawn
        self.drew_from_empty = drew_from_empty
        self.mulligans = mulligans
        self.stops = stops
        self.memory = memory
        self.upkeeps = upkeeps

    def copy(self, token: Owner) -> Player:
        """Return an equal player for another owner."""
        return Player(
            token,
            self.seat,
            self.life,
            dict(self.counters),
            self.pool,
            self.in_game,
            self.lost,
            self.lands_played,
            self.drawn,
            self.drew_from_empty,
            self.mulligans,
            self.stops,
            self.memory,
            self.upkeeps,
        )

    def plain(self) -> tuple[object, ...]:
        """Return what distinguishes the player, for digests."""
        pool = tuple((mana.symbol, mana.is_snow) for mana in self.pool)
        flags = (self.in_game, self.lost, self.lands_played, self.drawn, self.drew_from_empty, self.mulligans)
        return (
            self.seat,
            self.life,
            tuple(sorted(self.counters.items())),
            pool,
            *flags,
            repr(self.memory),
            self.upkeeps,
        )
