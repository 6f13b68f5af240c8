"""Events that happen to players: life, mana, losing and winning, steps and turns, shuffling."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.announcement import NOBODY, Mana
from oathbreaker.engine.chance import shuffle
from oathbreaker.engine.events import FOR_EVERYBODY, PlayerEvent, player_titles
from oathbreaker.engine.naming import Details
from oathbreaker.engine.state import State
from oathbreaker.engine.zones import order_zone
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule


class LifeChange(PlayerEvent):
    """A player's life total changes.

    Attributes:
        total: The life total that it leads to.
    """

    __slots__ = ("total",)
    total: int

    @rule("119.9")
    def is_possible(self, state: State) -> bool:
        """Gaining or losing nothing is no event."""
        return self.amount > 0 and state.players[self.seat].in_game

    def detail(self) -> object:
        """Return the life total that it leads to."""
        return str(self.total)


@rule("119.3")
class GainLife(LifeChange):
    """A player gains life."""

    __slots__ = ()
    kind: ClassVar[str] = "gain life"
    cites: ClassVar[str] = "119.3"

    def perform(self, state: State) -> None:
        """Add to the life total."""
        player = state.own_player(self.seat)
        player.life += self.amount
        self.total = player.life


@rule("119.3")
class LoseLife(LifeChange):
    """A player loses life: by an effect, by damage (`source`) or as a payment."""

    __slots__ = ()
    kind: ClassVar[str] = "lose life"
    cites: ClassVar[str] = "119.3"

    def perform(self, state: State) -> None:
        """Take from the life total."""
        player = state.own_player(self.seat)
        player.life -= self.amount
        self.total = player.life


@rule("106.4")
class AddMana(PlayerEvent):
    """A player adds mana to their mana pool."""

    __slots__ = ("mana", "via_tap")
    kind: ClassVar[str] = "add mana"
    cites: ClassVar[str] = "106.4"

    def __init__(self, seat: int, mana: tuple[Mana, ...], source: int = NOBODY, *, via_tap: bool = False) -> None:
        super().__init__(seat, len(mana), source)
        self.mana = mana
        self.via_tap = via_tap

    def perform(self, state: State) -> None:
        """Put the mana into the pool."""
        player = state.own_player(self.seat)
        player.pool += self.mana

    def detail(self) -> object:
        """Return the mana as symbols."""
        return "".join(f"{{{mana.symbol}}}" for mana in self.mana)


@rule("118.12")
class PaysMana(PlayerEvent):
    """A player has paid mana for what a resolving spell or ability, or a declaration in combat, asked for."""

    __slots__ = ("mana", "rule_number")
    kind: ClassVar[str] = "pays mana"
    cites: ClassVar[str] = "118.12"

    def __init__(self, seat: int, mana: tuple[Mana, ...], source: int, rule_number: str) -> None:
        super().__init__(seat, len(mana), source)
        self.mana = mana
        self.rule_number = rule_number

    @property
    def rule(self) -> str:
        """The number of the rule by which it was paid."""
        return self.rule_number

    def detail(self) -> object:
        """Return the mana as symbols."""
        return "".join(f"{{{mana.symbol}}}" for mana in self.mana)


CONCEDED: Final = "104.3a"
"""Why a player who has conceded loses."""

LOST: Final = {
    "704.5a": "life",
    "704.5b": "library",
    "704.5c": "poison",
    "704.6c": "commander",
    "104.3a": "conceded",
    "104.3e": "effect",
}
"""The rules by which players lose -> how messages call the reason."""


@rule("704.5a", "104.3e")
class LoseGame(PlayerEvent):
    """A player loses the game; `reason` is the rule by which."""

    __slots__ = ("reason",)
    kind: ClassVar[str] = "lose game"
    cites: ClassVar[str] = "104.3e"

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(seat)
        self.reason = reason

    def perform(self, state: State) -> None:
        """Mark the player; `ending.check_end` lets them leave together with all who lose at once (104.5)."""
        state.own_player(self.seat).lost = self.reason

    def detail(self) -> object:
        """Return why, as far as there are words for it."""
        return Details(say(f"engine.lost_{LOST[self.reason]}")) if self.reason in LOST else Details()

    @property
    def rule(self) -> str:
        """The number of the rule by which the player loses, or of the rule that an effect may say so."""
        return self.reason if self.reason[:1].isdigit() else self.cites


WINNERS: Final = "winners"
"""The name among the game's values of the players who have won by an effect, until the game is ended."""


@rule("104.2b")
class WinGame(PlayerEvent):
    """An effect says that a player wins the game."""

    __slots__ = ()
    kind: ClassVar[str] = "win game"
    cites: ClassVar[str] = "104.2b"

    def perform(self, state: State) -> None:
        """Mark the player; `ending.check_end` ends the game, unless the player loses at the same time (104.3f)."""
        won = state.recall(WINNERS, ())
        state.remember(WINNERS, (*(won if isinstance(won, tuple) else ()), self.seat))


@rule("500.6", "603.2b")
class StepBegins(PlayerEvent):
    """A step or phase of the active player's turn begins."""

    __slots__ = ("step",)
    kind: ClassVar[str] = "step begins"
    cites: ClassVar[str] = "500.6"

    def __init__(self, seat: int, step: str) -> None:
        super().__init__(seat)
        self.step = step

    def is_possible(self, state: State) -> bool:  # noqa: ARG002  as declared
        """A turn goes on without its player (800.4j)."""
        return True

    @rule("702.30a")
    def perform(self, state: State) -> None:
        """Keep when a player's upkeep began."""
        if self.step == "upkeep":
            player = state.own_player(self.seat)
            player.upkeeps = (player.upkeeps[1], state.next_oid)

    def record(self, state: State) -> None:
        """Put it into the log: it is about a player alone."""
        self.titles, self.seen_by = player_titles(self.seat), FOR_EVERYBODY
        state.log.append(self)

    def detail(self) -> object:
        """Return the step's name."""
        return say(f"engine.step_{self.step.replace(' ', '_')}")


@rule("500.1")
class TurnBegins(PlayerEvent):
    """A turn begins."""

    __slots__ = ()
    kind: ClassVar[str] = "turn begins"
    cites: ClassVar[str] = "500.1"


@rule("103.5")
class TakesMulligan(PlayerEvent):
    """A player takes a mulligan: the hand goes back, and a new one is drawn."""

    __slots__ = ()
    kind: ClassVar[str] = "mulligan"
    cites: ClassVar[str] = "103.5"


@rule("103.5")
class PutsBack(PlayerEvent):
    """A player puts cards of a new hand on the bottom of the library."""

    __slots__ = ()
    kind: ClassVar[str] = "put back"
    cites: ClassVar[str] = "103.5"


@rule("701.24")
class Shuffle(PlayerEvent):
    """A player shuffles their library; `order` is what chance has made of it."""

    __slots__ = ()
    kind: ClassVar[str] = "shuffle"
    cites: ClassVar[str] = "701.24a"

    def perform(self, state: State) -> None:
        """Put the library in a random order."""
        shuffle_library(state, self.seat)


def shuffle_library(state: State, seat: int) -> None:
    """Put a library in a random order."""
    order = list(state.library(seat))
    shuffle(state, order)
    order_zone(state, "library", seat, tuple(order))
