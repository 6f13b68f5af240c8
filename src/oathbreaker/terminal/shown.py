"""What a person at the table sees at one moment: the view, the names of things, what was told, what is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from oathbreaker.engine.decisions import Decision
from oathbreaker.table.telling import LIFE, ToldLine
from oathbreaker.table.view import PlayerView


@dataclass(frozen=True)
class Shown:
    """A moment of the game as one person sees it; nothing in it changes, whatever the game does meanwhile.

    Attributes:
        seat: The person's.
        view: What may be seen (docs/view.md).
        names: How things in public zones and the own hand are named: whatever messages can hold.
        told: What was told so far.
        news: The place of the first line that was told since the person's last answer.
        decision: What the person is asked; None while others decide.
        printed: What cards say of cost and size that may be chosen and lie in no zone that the view shows.
        source_texts: The rules text of what asks, by language; nothing where a rule asks.
        waiting: The seat that decides.
        is_over: Whether the game has ended.
        stops: Steps in which the person is always asked.
        settings: The names of the settings of the game that are switched on.
    """

    seat: int
    view: PlayerView
    names: Mapping[int, object] = field(default_factory=dict)
    told: Sequence[ToldLine] = ()
    news: int = 0
    decision: Decision | None = None
    printed: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    source_texts: Mapping[str, str] = field(default_factory=dict)
    waiting: int | None = None
    is_over: bool = False
    stops: tuple[str, ...] = ()
    settings: frozenset[str] = frozenset()

    @property
    def players(self) -> list[dict[str, Any]]:
        """The players in turn order, the person last."""
        players = self.view["players"]
        return [players[(self.seat + 1 + place) % len(players)] for place in range(len(players))]

    def things(self) -> list[dict[str, Any]]:
        """Return every object that the person sees: the own hand, the battlefield, the stack and other public zones."""
        found = [*self.hand(), *self.view["battlefield"], *self.view["stack"], *self.view["command"]]
        for player in self.view["players"]:
            found += player["graveyard"]
        return [*found, *self.view["exile"]]

    def hand(self) -> list[dict[str, Any]]:
        """Return the cards of the own hand."""
        return list(self.view["players"][self.seat]["hand"] or ())

    def thing(self, number: int | None) -> dict[str, Any] | None:
        """Return what is seen of an object; None where it is not seen."""
        return next((thing for thing in self.things() if thing["id"] == number), None)

    def of_player(self, zone: str, seat: int) -> list[dict[str, Any]]:
        """Return a player's objects in a zone that all share."""
        return [thing for thing in self.view[zone] if thing["controller"] == seat]

    def lines(self) -> list[tuple[ToldLine, bool]]:
        """Return what was told, each with whether it is new; life totals are shown elsewhere."""
        return [(line, place >= self.news) for place, line in enumerate(self.told) if line.kind != LIFE]
