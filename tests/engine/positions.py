"""Positions for tests: a game with some cards in it, and ways to answer decisions in the words of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from tests.engine.cards_for_tests import FOREST, ISLAND, MOUNTAIN

from oathbreaker.engine.definitions import PlayableCard
from oathbreaker.engine.play import Play
from oathbreaker.engine.positions import begin_at, empty_game, put
from oathbreaker.engine.rules import GameRules
from oathbreaker.engine.settings import Settings
from oathbreaker.engine.state import State


class Table:
    """A position that is being laid out.

    Attributes:
        state: The game.
    """

    def __init__(self, players: int = 2, rules: GameRules | None = None, settings: Settings | None = None) -> None:
        self.state: State = empty_game(rules or GameRules(), players, 1, settings or Settings(stop_everywhere=True))
        for seat in range(players):
            for _ in range(10):
                put(self.state, ISLAND, seat, "library")

    def battlefield(self, seat: int, *cards: PlayableCard, tapped: bool = False, sick: bool = False) -> list[int]:
        """Put permanents onto the battlefield."""
        return [put(self.state, card, seat, "battlefield", tapped=tapped, sick=sick) for card in cards]

    def hand(self, seat: int, *cards: PlayableCard) -> list[int]:
        """Put cards into a hand."""
        return [put(self.state, card, seat, "hand") for card in cards]

    def graveyard(self, seat: int, *cards: PlayableCard) -> list[int]:
        """Put cards into a graveyard."""
        return [put(self.state, card, seat, "graveyard") for card in cards]

    def lands(self, seat: int, number: int = 3) -> None:
        """Give a player this many of each of three basic lands."""
        self.battlefield(seat, *[ISLAND] * number, *[MOUNTAIN] * number, *[FOREST] * number)

    def start(self, active: int = 0, step: str = "precombat main", turn: int = 3) -> Play:
        """Begin inside a step."""
        begin_at(self.state, active, step, turn)
        return Play(self.state)


def do(play: Play, action: str, card: str | None = None, **fields: object) -> None:
    """Answer with the one option that has these fields."""
    assert play.decision is not None
    wanted = {"action": action, **({"card": card} if card else {}), **fields}
    fitting = [
        option
        for option in play.decision.options
        if all(getattr(option, name) == value for name, value in wanted.items())
    ]
    assert fitting, f"{wanted} is none of {play.decision.options} ({play.decision.kind})"
    play.answer(fitting[0])


def pass_until(play: Play, *kinds: str, step: str | None = None, most: int = 200) -> None:
    """Pass priority, and answer nothing else, until a decision of another kind, or one in this step."""
    for _ in range(most):
        decision = play.decision
        if decision is None or (decision.kind != "priority" and (not kinds or decision.kind in kinds)):
            return
        if step is not None and play.state.step == step:
            return
        play.answer("pass" if decision.kind == "priority" else decision.default())
    raise AssertionError((kinds, step))


def resolve(play: Play) -> None:
    """Let every player pass until the stack is empty; other decisions take their defaults."""
    while play.decision is not None and (play.state.stack or play.decision.kind != "priority"):
        play.answer("pass" if play.decision.kind == "priority" else list(play.decision.default()))


def target(play: Play, *things: int) -> None:
    """Choose these targets or things."""
    assert play.decision is not None
    places = [place for place, option in enumerate(play.decision.options) if option.target in things]
    assert len(places) == len(things), (things, play.decision.options)
    play.answer(places)


def texts(play: Play) -> Sequence[str]:
    """Return the log of this turn in English."""
    return [event.text("en") for event in play.state.log]


def names(state: State, zone: str, seat: int = 0) -> list[str]:
    """Return the names of the cards in a zone."""
    return [state.objects[oid].definition.name for oid in state.zone(zone, seat)]
