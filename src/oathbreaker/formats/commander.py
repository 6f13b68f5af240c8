"""CR 903 Commander: a free-for-all of decks led by legendary creatures, with combat damage of their own."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.leaders import designation, leading_card
from oathbreaker.engine.player_events import LoseGame
from oathbreaker.engine.state import State
from oathbreaker.formats.leading import LedGame
from oathbreaker.texts.rules import rule

DEADLY: Final = 21
"""903.10a: how much combat damage by one commander loses the game."""

DEALT: Final = "combat damage by {} to {}"
"""The name among the game's values of how much a commander, by its card's number, has dealt to a player."""


@rule("903.1", "903.7", "903.9a", "903.9b")
class Commander(LedGame):
    """Commander: 40 life, and 21 combat damage by the same commander loses the game."""

    name = "commander"
    usual_life: ClassVar[int] = 40
    returns_by: ClassVar[str] = "state-based"

    @rule("903.10a")
    def damage_dealt(self, state: State, damage: DealDamage) -> None:
        """Count combat damage that a commander deals to a player."""
        thing = state.objects.get(damage.source)
        if damage.is_combat and thing is not None and designation(state, damage.source) == self.commander:
            number = leading_card(state, thing)
            state.remember(DEALT.format(number, damage.target), dealt_by(state, number, damage.target) + damage.amount)

    @rule("704.6c", "903.10a")
    def state_based_actions(self, state: State) -> Procedure[list[Event]]:
        """Return who loses by a commander's damage besides what all led formats do."""
        found = yield from super().state_based_actions(state)
        for player in state.players:
            if player.in_game and not player.lost:
                worst = max(damage_by_commanders(state, player.seat).values(), default=0)
                if worst >= DEADLY:
                    found.append(LoseGame(player.seat, "704.6c"))
        return found


@rule("903.10a")
def damage_by_commanders(state: State, seat: int) -> dict[int, int]:
    """Return how much combat damage each commander, by its card's number, has dealt a player; none in other games."""
    if not isinstance(state.rules, Commander):
        return {}
    leaders = [number for number, card in enumerate(state.cards) if card.designation == Commander.commander]
    return {number: dealt for number in leaders if (dealt := dealt_by(state, number, seat))}


def dealt_by(state: State, card: int, seat: int) -> int:
    """Return how much combat damage a commander, by its card's number, has dealt to a player in this game."""
    number = state.recall(DEALT.format(card, seat), 0)
    assert isinstance(number, int)  # noqa: S101  as it is kept
    return number
