"""How much of a game is asked: what a table sets, not what the rules say."""

from __future__ import annotations


class Settings:
    """How much is asked; the same for the whole game and every copy.

    Attributes:
        ask_everything: Forced targets, single options and identical triggers are decisions too.
        stop_everywhere: Every priority window is a decision, those in which only passing is possible too.
        random_by_hand: Coins and dice are decisions.
        pay_by_hand: Mana is paid by choosing mana abilities one by one.
        pauses: Where a decision of kind "pause" stops the game: (turn, step, "start" or "end").
        people: Seats of people. Which of their windows are passed for them depends on public information alone.
    """

    __slots__ = ("ask_everything", "pauses", "pay_by_hand", "people", "random_by_hand", "stop_everywhere")

    def __init__(  # noqa: PLR0913  every setting by name
        self,
        *,
        ask_everything: bool = False,
        stop_everywhere: bool = False,
        random_by_hand: bool = False,
        pay_by_hand: bool = False,
        pauses: tuple[tuple[int, str, str], ...] = (),
        people: tuple[int, ...] = (),
    ) -> None:
        self.ask_everything = ask_everything
        self.stop_everywhere = stop_everywhere
        self.random_by_hand = random_by_hand
        self.pay_by_hand = pay_by_hand
        self.pauses = pauses
        self.people = people
