"""The driver of a game.

The next decision, answering it, copying at any decision, undoing, and the answers as a save.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oathbreaker.engine.asking import LEFT, AbandonedError
from oathbreaker.engine.controlling_players import decider
from oathbreaker.engine.decisions import Answer, Decision, IllegalAnswer, Procedure
from oathbreaker.engine.digesting import digest
from oathbreaker.engine.ending import concede, standings
from oathbreaker.engine.rules import GameRules, SeatSetup
from oathbreaker.engine.settings import Settings
from oathbreaker.engine.setup import new_game
from oathbreaker.engine.state import State
from oathbreaker.engine.turn.loop import play_on
from oathbreaker.terms.abilities import TriggeredAbility
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

ABANDON: Final[Answer] = (-1,)
"""The recorded answer that gives an announcement up (733)."""

CONCEDE: Final = -2
"""First number of a recorded concession; the seat follows."""

CHANGE: Final = -3
"""First number of a recorded change from outside; its place among `Play.changes` follows."""

SPECIAL: Final = frozenset({ABANDON, (CONCEDE,), (CHANGE,)})
"""How recorded answers begin that choose none of the options."""

KEPT_CHECKPOINTS: Final = 128
"""How many priority decisions are kept at most; of the older half every second one goes when there are more.

So the way that is replayed is short beside the way back, wherever one goes.
"""


class Change:
    """A change of a game that is no answer: how much is asked, something put there by hand. Never changed itself."""

    __slots__ = ()

    def make(self, play: Play) -> Procedure[None] | None:
        """Make the change; return the procedure with which the game then goes on, None for the one at work."""
        raise NotImplementedError


class Checkpoint:
    """A state at a priority decision, and how many answers led there."""

    __slots__ = ("answers", "state")

    def __init__(self, state: State, answers: int) -> None:
        self.state = state
        self.answers = answers


class Play:
    """A game being played.

    Attributes:
        state: The game as it is; between priority decisions a procedure is at work on it.
        decision: What is asked now; None when the game is over.
        answers: Every answer so far: with the setup and the seed, the whole game.
        changes: Every change from outside so far.
    """

    __slots__ = ("answers", "changes", "checkpoints", "decision", "first", "procedure", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.first = state.copy()
        self.answers: list[Answer] = []
        self.changes: list[Change] = []
        self.checkpoints: list[Checkpoint] = [Checkpoint(self.first, 0)]
        self.decision: Decision | None = None
        self.procedure: Procedure[None] = play_on(state)
        self.go_on(None)

    @classmethod
    def start(cls, rules: GameRules, seats: Sequence[SeatSetup], seed: int, settings: Settings | None = None) -> Play:
        """Start a game from its setup and run it to the first decision."""
        return cls(new_game(rules, seats, seed, settings))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.decision is None

    @property
    def standings(self) -> list[list[int]]:
        """The seats first to last; those who drew or lost together share a group."""
        return standings(self.state)

    def answer(self, choice: object) -> None:
        """Answer the decision: an option, its key or index, yes or no, a number, or a list of them.

        Raises:
            IllegalAnswer: It is not allowed, or the game is over; nothing has changed.
        """
        if self.decision is None:
            raise IllegalAnswer(say("engine.game_over"))
        self.answer_accepted(self.decision.accept(choice))

    def answer_accepted(self, answer: Answer) -> None:
        """Answer with indices (or the numbers of a division) that are known to be legal; not checked again."""
        self.answers.append(answer)
        self.go_on(answer)

    @rule("733.1")
    def abandon(self) -> None:
        """Give up the spell or ability that is being announced: the game returns to the moment before.

        Raises:
            IllegalAnswer: Nothing is being announced.
        """
        if self.decision is None or not self.is_announcing():
            raise IllegalAnswer(say("engine.nothing_to_abandon"))
        self.answers.append(ABANDON)
        self.go_on(ABANDON)

    def is_announcing(self) -> bool:
        """Tell whether the decision is part of casting or activating: its rule says so."""
        if self.decision is None or not self.decision.rule.startswith(("601", "602", "107.4")):
            return False
        top = self.state.objects[self.state.stack[-1]].announcement if self.state.stack else None
        return top is None or not isinstance(top.ability, TriggeredAbility)

    @rule("104.3a")
    def concede(self, seat: int) -> None:
        """Let a player concede, whoever is asked now: they leave at once, and what is being done goes on without them.

        What is left to choose from is asked anew, of somebody else where the player was asked and a choice remains
        (800.4f-h); an announcement of the player's own is given up.

        Raises:
            IllegalAnswer: That player is not in the game, or it is over.
        """
        if self.decision is None or not self.state.players[seat].in_game or self.state.players[seat].lost:
            raise IllegalAnswer(say("engine.game_over"))
        self.answers.append((CONCEDE, seat))
        self.take_concession(seat)

    def take_concession(self, seat: int) -> None:
        """Let a player leave at once; a procedure at work looks anew at what it asks.

        What the player is announcing is given up by the same answer: one step back it is announced still.
        """
        if self.decision is not None and self.decision.player == seat and self.is_announcing():
            self.go_on(ABANDON)
            self.checkpoints = [point for point in self.checkpoints if point.answers < len(self.answers)]
        concede(self.state, seat)
        if self.state.over or (self.decision is not None and self.decision.kind == "priority"):
            self.state.gathering = None
            self.procedure = play_on(self.state)
            self.go_on(None)
        else:
            self.go_on(LEFT)

    def change(self, change: Change) -> None:
        """Make a change from outside; it is recorded among the answers, so that copies and replays make it too."""
        self.answers.append((CHANGE, len(self.changes)))
        self.changes.append(change)
        self.take_change(change)

    def take_change(self, change: Change) -> None:
        """Make a change and go on with what follows from it."""
        procedure = change.make(self)
        if procedure is not None:
            self.procedure = procedure
            self.go_on(None)

    def go_on(self, answer: Answer | None) -> None:
        """Run the procedure to the next decision; keep a checkpoint where that is a priority decision."""
        try:
            if answer is None:
                self.decision = next(self.procedure)
            elif answer == ABANDON:
                self.decision = self.procedure.throw(AbandonedError())
            else:
                self.decision = self.procedure.send(answer)
        except StopIteration:
            self.decision = None
            return
        self.decision.player = decider(self.state, self.decision.player)
        if self.decision.kind == "priority":
            self.checkpoints.append(Checkpoint(self.state.copy(), len(self.answers)))
            if len(self.checkpoints) > KEPT_CHECKPOINTS:
                del self.checkpoints[1 : KEPT_CHECKPOINTS // 2 : 2]

    def copy(self) -> Play:
        """Return an independent game at the same decision: the last checkpoint, and the answers since then."""
        return self.at(len(self.answers))

    def at(self, number: int) -> Play:
        """Return an independent game as it was after this number of answers."""
        kept = [point for point in self.checkpoints if point.answers <= number]
        base = kept[-1] if kept else Checkpoint(self.first, 0)
        other = Play.__new__(Play)
        other.first = self.first
        other.answers = self.answers[: base.answers]
        other.changes = self.changes.copy()
        other.checkpoints = kept or [base]
        other.state = base.state.copy()
        other.procedure = play_on(other.state)
        other.decision = None
        at_checkpoint = len(other.checkpoints)
        other.go_on(None)
        del other.checkpoints[at_checkpoint:]
        for answer in self.answers[base.answers : number]:
            other.repeat(answer)
        return other

    def repeat(self, answer: Answer) -> None:
        """Take a recorded answer again."""
        self.answers.append(answer)
        if answer[:1] == (CONCEDE,):
            self.take_concession(answer[1])
        elif answer[:1] == (CHANGE,):
            self.take_change(self.changes[answer[1]])
        else:
            self.go_on(answer)

    def replay(self, answers: Sequence[Sequence[int]]) -> None:
        """Take recorded answers again, as `answers` of another game with the same setup has them.

        Raises:
            IllegalAnswer: An answer does not fit its decision: it was recorded with other cards or rules.
        """
        for given in answers:
            answer = tuple(given)
            if self.decision is None:
                raise IllegalAnswer(say("engine.game_over"))
            fault = None if answer[:1] in SPECIAL else self.decision.fault(answer)
            if fault is not None or not self.fits(answer):
                raise IllegalAnswer(fault or say("engine.foreign_answer", number=len(self.answers) + 1))
            self.repeat(answer)

    def fits(self, answer: Answer) -> bool:
        """Tell whether a recorded answer can be taken here: its numbers name options, a seat or a change."""
        if answer == ABANDON:
            return self.is_announcing()
        if answer[:1] == (CONCEDE,):
            players = self.state.players
            return len(answer) == len((CONCEDE, 0)) and 0 <= answer[1] < len(players) and players[answer[1]].in_game
        if answer[:1] == (CHANGE,):
            return len(answer) == len((CHANGE, 0)) and 0 <= answer[1] < len(self.changes)
        if self.decision is None or self.decision.kind in {"divide", "assign damage"}:
            return True
        return all(0 <= place < len(self.decision.options) for place in answer)

    def undo(self, *, to_action: bool = False) -> Play:
        """Return the game before the last answer, or at the last priority decision before that."""
        if not to_action:
            return self.at(max(0, len(self.answers) - 1))
        before = self.at(max(0, len(self.answers) - 1))
        return before.at(before.checkpoints[-1].answers)

    def digest(self) -> str:
        """Return a digest of the state and of what is asked; equal games have equal digests."""
        asked = (
            ""
            if self.decision is None
            else f" {self.decision.player} {self.decision.kind} {len(self.decision.options)}"
        )
        return digest(self.state) + asked
