"""CR 806, 802 Free-for-all games of two to six players without rules of a variant's own, and the two-player game."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.rules import GameRules
from oathbreaker.texts.rules import rule

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6
"""How many players a table seats."""


@rule("806.1", "802.1", "103.4")
class FreeForAll(GameRules):
    """A free-for-all: everyone against everyone, and each may attack several players in one combat.

    Args:
        starting_life: Each player's starting life total.
        hand_size: The starting and the maximum hand size.
        first_draw: Whether the first player draws in the first turn's draw step; None for what the rules say.
        free_mulligan: Whether the first mulligan is free; None for what the rules say.
    """

    name = "free_for_all"
    most_players = MOST_PLAYERS

    def __init__(
        self,
        *,
        starting_life: int = 20,
        hand_size: int = 7,
        first_draw: bool | None = None,
        free_mulligan: bool | None = None,
    ) -> None:
        super().__init__(starting_life, hand_size)
        self.first_draw = first_draw
        self.free_mulligan = free_mulligan

    @rule("103.5c")
    def free_mulligans(self, seats: int) -> int:
        """Return how many mulligans do not count."""
        return super().free_mulligans(seats) if self.free_mulligan is None else int(self.free_mulligan)

    @rule("103.8a")
    def first_player_draws(self, seats: int) -> bool:
        """Tell whether the first player draws in the first draw step."""
        return super().first_player_draws(seats) if self.first_draw is None else self.first_draw


@rule("103.4")
class Duel(FreeForAll):
    """A game of two players."""

    name = "duel"
    most_players = 2
