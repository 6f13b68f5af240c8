"""A game told as it goes: what a spectator or player sees happen, each line with its rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from oathbreaker.engine.announced import Announced
from oathbreaker.engine.events import Event
from oathbreaker.engine.naming import EVERYBODY, CountedTokens, TokenTitle, player_title, sentence
from oathbreaker.engine.player_events import GainLife, LoseGame, LoseLife, TurnBegins
from oathbreaker.table.told_events import costs_first, tell_first, titles_for
from oathbreaker.texts.languages import Language, Terms
from oathbreaker.texts.messages import Message, say

if TYPE_CHECKING:  # a game needs not be told
    from oathbreaker.table.game import Game

TURN: Final = "turn begins"
STEP: Final = "step begins"
LIFE: Final = "life totals"
PLACES: Final = "standings"
STANDS: Final = "game stands"
"""Kinds of lines that are headings, or stand at the end."""

BETWEEN_TWO: Final = frozenset({"damage", "block", "attack"})
"""Kinds of lines between two objects, of which equal names may mean others each time: each is a line of its own."""


class ToldLine:
    """One line of a told game.

    Attributes:
        turn: The turn's number, 0 before the first.
        kind: The kind of event, as in `Event.kind`; also LIFE, PLACES or STANDS.
        rule: The number of its rule, "" for a line that is about no event.
        message: What happened.
        times: How often, one after another.
    """

    __slots__ = ("kind", "message", "rule", "times", "turn")

    def __init__(self, turn: int, kind: str, rule: str, message: Message) -> None:
        self.turn = turn
        self.kind = kind
        self.rule = rule
        self.message = message
        self.times = 1

    def text(self, language: Language = "en", terms: Terms = "community") -> str:
        """Return the line in a language."""
        text = sentence(self.message, language, terms)
        if self.times == 1:
            return text
        what = self.message.fields.get("what")
        if isinstance(what, CountedTokens):
            tokens = CountedTokens(what.title, self.times)
            return sentence(Message(self.message.key, {**self.message.fields, "what": tokens}), language, terms)
        if self.kind == "destroy":
            return say("telling.several_destroyed", what=CountedTokens(what, self.times)).text(language, terms)
        return say(
            "telling.times", sentence=text.removesuffix("。" if language == "ja" else "."), times=self.times
        ).text(language, terms)

    def same_as(self, other: ToldLine) -> bool:
        """Tell whether another line says the same."""
        if self.kind in BETWEEN_TWO:
            return False
        if self.kind == "destroy" and not isinstance(self.message.fields["what"], TokenTitle):
            return False
        return (self.kind, self.rule) == (other.kind, other.rule) and self.message.text() == other.message.text()

    def as_json(self) -> dict[str, object]:
        """Return the line for a program."""
        sentences = {"en": self.text("en"), "ja": self.text("ja")}
        return {"turn": self.turn, "kind": self.kind, "rule": self.rule, "times": self.times, **sentences}


class Telling:
    """Tells a game to spectators, who see what everybody sees, or to a player; looks at it as `news` is asked for.

    Args:
        game: The game.
        last_turn: The last turn to tell; None for all.
        viewer: The seat to whom it is told; EVERYBODY for spectators.

    Attributes:
        viewer: As given.
        turn: The number of the turn that is being told.
        step: The step that is being told.
        announced: The ids of spells and abilities whose announcement has been told, with their targets.
        has_won: Whether an effect has let somebody win.
        is_past: Whether the last turn to tell is over.
    """

    def __init__(self, game: Game, last_turn: int | None = None, *, viewer: int = EVERYBODY) -> None:
        self.game = game
        self.viewer = viewer
        self.last_turn = last_turn
        self.is_past = False
        log = game.log
        changes = [event for event in log if isinstance(event, GainLife | LoseLife)]
        self.life = [
            player.life - sum(signed(event) for event in changes if event.seat == player.seat)
            for player in game.players
        ]
        self.turn = game.turn - sum(isinstance(event, TurnBegins) for event in log)
        self.step: str = ""
        self.announced: set[int] = set()
        self.has_won: bool = False
        self._out: set[int] = set()
        self._heading: Message | None = None
        self._paid_for: object | None = None
        self._told = (0, 0)
        self._lines: list[ToldLine] = []

    def news(self) -> list[ToldLine]:
        """Return what has happened since the last time, up to a priority decision or the end; to a player up to any.

        While something is being announced nothing is told yet: it may still be taken back (733.1).
        """
        decision = self.game.play.decision
        self._lines = []
        if self.is_past or not self.is_settled():
            return []
        waiting = self._fresh()
        paid = costs_first(waiting)
        action = waiting[paid] if paid else None
        while waiting:
            self._paid_for = self.titles(action)[0] if action is not None and waiting[0] is not action else None
            if self._paid_for is None:
                action = None
            if isinstance(waiting[0], TurnBegins) and self.turn == self.last_turn:
                self.is_past = True
                return self._lines
            self._follow(waiting[0])
            number = tell_first(self, waiting)
            for event in waiting[1:number]:
                self._follow(event)
            waiting = waiting[number:]
        if decision is None:
            self.add(PLACES, "", say("telling.standings", places=places(self.game.standings)))
        return self._lines

    def is_settled(self) -> bool:
        """Tell whether what has happened so far can be told: nobody can take it back, or is in the middle of it."""
        decision = self.game.play.decision
        if decision is None or decision.kind == "priority":
            return True
        return self.viewer != EVERYBODY and not self.game.play.is_announcing()

    def titles(self, event: Event) -> tuple[object, ...]:
        """Return how an event names what it was about to those who are told."""
        return titles_for(event, self.viewer)

    def unfinished(self) -> list[ToldLine]:
        """Return the last lines of a game that is left before its end."""
        self._heading = None
        stands = say("telling.stands", turn=self.turn)
        return [ToldLine(self.turn, STANDS, "", stands), ToldLine(self.turn, LIFE, "", self.totals())]

    def add(self, kind: str, rule: str, message: Message) -> None:
        """Add a line; a step's heading comes before the first line of the step."""
        if self._heading is not None:
            self._lines.append(ToldLine(self.turn, STEP, "500.6", self._heading))
            self._heading = None
        if self._paid_for is not None:
            message = say("telling.cost", what=self._paid_for, sentence=message)
        line = ToldLine(self.turn, kind, rule, message)
        if self._lines and self._lines[-1].same_as(line):
            self._lines[-1].times += 1
        else:
            self._lines.append(line)

    def add_event(self, event: Event) -> None:
        """Add an event's own sentence."""
        self.add(event.kind, event.rule, event.told(self.titles(event)))

    def begin_turn(self, event: TurnBegins) -> None:
        """Add a turn's headings."""
        self.turn += 1
        self._heading = None
        self.add(TURN, event.rule, say("telling.turn", turn=self.turn, player=player_title(event.seat)))
        self.add(LIFE, "", self.totals())

    def begin_step(self, step: str, heading: Message) -> None:
        """Keep a step's heading for the first thing that happens in it."""
        self.step = step
        self._heading = heading

    def totals(self) -> Message:
        """Return the life totals of all players."""
        found = [
            say("telling.out", player=player_title(seat))
            if seat in self._out
            else say("telling.total", player=player_title(seat), life=life)
            for seat, life in enumerate(self.life)
        ]
        return say("telling.life", totals=found)

    def _fresh(self) -> list[Event]:
        """Return the events that have not been told."""
        state = self.game.state
        turn, place = self._told
        found: list[Event] = []
        for events in (*state.past[turn:], state.log):
            found += events[place:]
            place = 0
        self._told = (len(state.past), len(state.log))
        return found

    def _follow(self, event: Event) -> None:
        """Keep what later lines need to know of an event."""
        if isinstance(event, GainLife | LoseLife):
            self.life[event.seat] = event.total
        elif isinstance(event, Announced):
            self.announced.add(event.oid)
        elif isinstance(event, LoseGame) or event.kind == "leave game":
            self._out.update(event.about())
        elif event.kind == "win game":
            self.has_won = True


def signed(event: GainLife | LoseLife) -> int:
    """Return how much a life total changed."""
    return event.amount if isinstance(event, GainLife) else -event.amount


def places(standings: Sequence[Sequence[int]]) -> list[Message]:
    """Return who came first, second and so on."""
    found = []
    number = 1
    for group in standings:
        found.append(say("telling.place", number=number, players=[player_title(seat) for seat in group]))
        number += len(group)
    return found
