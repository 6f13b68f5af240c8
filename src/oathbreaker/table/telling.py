"""A game told as it goes: what a spectator or player sees happen, each line with its rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from oathbreaker.engine.announced import Announced
from oathbreaker.engine.events import Event
from oathbreaker.engine.naming import EVERYBODY, CountedTokens, Details, player_title, sentence
from oathbreaker.engine.player_events import GainLife, LoseGame, LoseLife, TurnBegins
from oathbreaker.table.told_announced import Unstopped
from oathbreaker.table.told_events import costs_first, tell_first
from oathbreaker.table.told_names import Names, many, name_counts
from oathbreaker.texts.languages import Language, Terms
from oathbreaker.texts.messages import Message, display, say

if TYPE_CHECKING:  # a game needs not be told
    from oathbreaker.table.game import Game

TURN: Final = "turn begins"
STEP: Final = "step begins"
LIFE: Final = "life totals"
PLACES: Final = "standings"
STANDS: Final = "game stands"
"""Kinds of lines that are headings, or stand at the end."""

JOINED: Final = {
    "engine.event_destroy": ("what", "telling.several_destroyed"),
    "engine.event_discard": ("what", "engine.event_discard"),
    "engine.event_sacrifice": ("what", "engine.event_sacrifice"),
    "engine.event_untap": ("what", "telling.several_untapped"),
    "engine.event_tap": ("what", "telling.several_tapped"),
    "engine.event_to_exile": ("what", "telling.several_exiled"),
    "engine.event_to_graveyard": ("what", "telling.several_to_graveyard"),
    "engine.event_to_library": ("what", "telling.several_to_library"),
    "engine.event_to_hand": ("what", "telling.several_to_hand"),
    "engine.event_enters": ("what", "telling.several_enter"),
    "engine.event_put_counters": ("what", "telling.several_get_counters"),
    "engine.event_damage": ("other", "telling.damage_to_several"),
    "engine.event_reveal": ("what", "engine.event_reveal"),
    "telling.combat_damage": ("what", "telling.combat_damage_each"),
}
"""Messages of several lines in a row -> the field in which they may differ, and the message of all at once."""

WITH_COUNTERS: Final = "engine.with_counters"
"""The message in a bracket that says with how many counters something enters."""

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
        others: What the same happened to besides, at once.
        paid_for: What it was a payment for; None for none.
    """

    __slots__ = ("kind", "message", "others", "paid_for", "rule", "times", "turn")

    def __init__(self, turn: int, kind: str, rule: str, message: Message, paid_for: object | None = None) -> None:
        self.turn = turn
        self.kind = kind
        self.rule = rule
        self.message = message
        self.times = 1
        self.others: list[object] = []
        self.paid_for = paid_for

    def text(self, language: Language = "en", terms: Terms = "community") -> str:
        """Return the line in a language."""
        message = self.joined() if self.others else self.message
        what = message.fields.get("what")
        is_counted = self.times > 1 and self.kind == "create token"
        if is_counted and isinstance(what, CountedTokens):
            message = Message(message.key, {**message.fields, "what": CountedTokens(what.title, self.times)})
        if self.paid_for is not None:
            message = say("telling.cost", what=self.paid_for, sentence=message)
        if self.times == 1 or is_counted:
            return sentence(message, language, terms)
        if message.key == "telling.ability_says":
            said = Unstopped(Repeated(message.fields["sentence"], self.times))
            return sentence(Message(message.key, {**message.fields, "sentence": said}), language, terms)
        return Repeated(message, self.times).display(language, terms)

    def same_as(self, other: ToldLine) -> bool:
        """Tell whether another line says the same."""
        if self.kind in BETWEEN_TWO:
            return False
        return self.is_like(other) and self.message.text() == other.message.text()

    def is_like(self, other: ToldLine) -> bool:
        """Tell whether another line is of the same kind, by the same rule, and paid for the same."""
        is_alike = (self.kind, self.rule) == (other.kind, other.rule)
        return is_alike and display(self.paid_for or "", "en") == display(other.paid_for or "", "en")

    def takes(self, other: ToldLine) -> bool:
        """Tell whether another line says the same of something else, and take that into this one."""
        place = JOINED.get(self.message.key)
        if place is None or not self.is_like(other) or other.message.key != self.message.key:
            return False
        field = place[0]
        thing = other.message.fields[field]
        if without(self.message, field) != without(other.message, field):
            return False
        if "left" in self.message.fields and display(self.message.fields[field], "en") != display(thing, "en"):
            return False
        self.others.append(thing)
        self.message = Message(self.message.key, {**other.message.fields, field: self.message.fields[field]})
        return True

    def joined(self) -> Message:
        """Return what happened to several at once."""
        field, key = JOINED[self.message.key]
        things = [many(title, number) for title, number in name_counts([self.message.fields[field], *self.others])]
        detail = self.message.fields.get("detail")
        changed = {"detail": of_each(detail)} if isinstance(detail, Details) else {}
        return Message(key, {**self.message.fields, **changed, field: things})

    def as_json(self) -> dict[str, object]:
        """Return the line for a program."""
        sentences = {"en": self.text("en"), "ja": self.text("ja")}
        return {"turn": self.turn, "kind": self.kind, "rule": self.rule, "times": self.times, **sentences}


class Repeated:
    """A sentence with how often it is so, in the bracket that it ends with or in one of its own.

    Args:
        what: The sentence, with or without its full stop.
        times: How often.
    """

    __slots__ = ("times", "what")

    def __init__(self, what: object, times: int) -> None:
        self.what = what
        self.times = times

    def display(self, language: Language, terms: Terms = "community") -> str:
        """Return it in the reader's language."""
        bracket, stop = ("）", "。") if language == "ja" else (")", ".")
        said = (
            sentence(self.what, language, terms)
            if isinstance(self.what, Message)
            else display(self.what, language, terms)
        )
        said = said.removesuffix(stop)
        key = "telling.times_besides" if said.endswith(bracket) else "telling.times"
        return say(key, sentence=said.removesuffix(bracket), times=self.times).text(language, terms)


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
        explained: The abilities that have been told by their text: the names of their sources, and the texts.
        said_whole: The ids of abilities of one instruction whose text was told as they came onto the stack.
        names: By which names the events that are being told call what they are about.
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
        self.said_whole: set[int] = set()
        self.explained: set[tuple[str, str]] = set()
        self.names = Names(game.state, viewer, ())
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
        self.names = Names(self.game.state, self.viewer, waiting, self.names.controllers)
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
            for place in places(self.game.standings):
                self.add(PLACES, "", place)
        return self._lines

    def is_settled(self) -> bool:
        """Tell whether what has happened so far can be told: nobody can take it back, or is in the middle of it."""
        decision = self.game.play.decision
        if decision is None or decision.kind == "priority":
            return True
        return self.viewer != EVERYBODY and not self.game.play.is_announcing()

    @property
    def is_amid(self) -> bool:
        """Whether something is being asked before it is over: what follows the last event is not known yet."""
        decision = self.game.play.decision
        return decision is not None and decision.kind != "priority"

    def titles(self, event: Event) -> tuple[object, ...]:
        """Return how an event names what it was about to those who are told."""
        return self.names.of(event)

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
        line = ToldLine(self.turn, kind, rule, message, self._paid_for)
        if self._lines and self._lines[-1].takes(line):
            return
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
        self.names.forget()
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


def without(message: Message, field: str) -> str:
    """Return a message without what one of its fields says, and what is left after each time, for comparing."""
    return Message(message.key, {**message.fields, field: "", "left": ""}).text()


def of_each(detail: Details) -> Details:
    """Return what a bracket says of one thing as it is said of several: each has so many counters."""
    return Details(
        *(
            say("telling.with_counters_each", number=part.fields["number"], kind=part.fields["kind"])
            if isinstance(part, Message) and part.key == WITH_COUNTERS
            else part
            for part in detail.parts
        )
    )


def signed(event: GainLife | LoseLife) -> int:
    """Return how much a life total changed."""
    return event.amount if isinstance(event, GainLife) else -event.amount


def places(standings: Sequence[Sequence[int]], called: Callable[[int], object] = player_title) -> list[Message]:
    """Return who came first, second and so on, a sentence for each place.

    Args:
        standings: The seats, first to last; those who drew share a place.
        called: How a player is called.
    """
    found = []
    number = 1
    for group in standings:
        found.append(say("telling.place", number=number, players=[called(seat) for seat in group]))
        number += len(group)
    return found
