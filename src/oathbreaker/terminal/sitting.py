"""One person at a table with agents: whose move it is, passing for a while, taking back, and what is seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal

from oathbreaker.engine.announcement import NOBODY, is_player
from oathbreaker.engine.announcing import abilities_on_stack, modes_in
from oathbreaker.engine.decisions import Decision, IllegalAnswer
from oathbreaker.engine.modes import Mode
from oathbreaker.engine.naming import EVERYBODY, title_of, who_sees
from oathbreaker.engine.state import State
from oathbreaker.table.game import Game
from oathbreaker.table.playing import Agent, rare_collections
from oathbreaker.table.telling import PLACES, Telling, ToldLine
from oathbreaker.table.things import Thing
from oathbreaker.table.wording import ModeTitle, ability_text
from oathbreaker.terminal.asked import HOMECOMING
from oathbreaker.terminal.shown import Shown
from oathbreaker.terms.abilities import Ability
from oathbreaker.texts.languages import LANGUAGES
from oathbreaker.texts.rules import rule

Passing = Literal["turn", "own turn"]
"""How long priority is passed for the person: to the end of the turn unless there is something to respond to; to the
person's next turn whatever happens."""

SETTINGS: Final = ("stop_everywhere", "pay_by_hand")
"""The settings of a game that a person switches."""


class Sitting:
    """A person's place at a table, and the agents at the other places.

    Args:
        game: The game; the seat must be one of its people, so that what is passed tells nothing (117.3d).
        seat: The person's.
        agents: Who decides, by seat; the one at the person's own seat is never asked.
        agent_names: What they are called, for a saved game.

    Attributes:
        stops: Steps in which the person is always asked.
        is_stopped: Whether to go on no further: the person leaves.
    """

    def __init__(self, game: Game, seat: int, agents: Sequence[Agent], agent_names: Sequence[str]) -> None:
        self.game = game
        self.seat = seat
        self.agents = list(agents)
        self.agent_names = list(agent_names)
        self.stops: tuple[str, ...] = ()
        self.is_stopped = False
        self.told: list[ToldLine] = []
        self.news = 0
        self._telling = Telling(game, viewer=seat)
        self._passing: Passing | None = None
        self._passed_from = (0, -1)
        self._passed: set[int] = set()

    @property
    def asked(self) -> Decision | None:
        """What the person is asked now; None where somebody else is, or the game is over."""
        decision = self.game.decision
        return decision if decision is not None and decision.player == self.seat else None

    @property
    def is_asked(self) -> bool:
        """Whether the person is to answer now, and does not pass for a while."""
        return self.asked is not None and self._passing is None

    def go_on(self, watch: Callable[[], None] | None = None) -> None:
        """Let agents decide until the person is asked, the game is over or `is_stopped`.

        Args:
            watch: Called after each decision.
        """
        with rare_collections():
            while not self.is_stopped and (decision := self.game.decision) is not None:
                if decision.player != self.seat:
                    view = self.game.view(decision.player)
                    self.game.answer(self.agents[decision.player].choose(view, decision))
                elif self.is_passed(decision):
                    self.game.answer("pass")
                else:
                    break
                self.hear()
                if watch is not None:
                    watch()
        self.hear()

    def hear(self) -> None:
        """Take in what has happened; the end of the game is told once."""
        if not self.told or self.told[-1].kind != PLACES:
            self.told += self._telling.news()

    def answer(self, choice: object) -> None:
        """Answer what the person is asked.

        Raises:
            IllegalAnswer: The decision does not allow it; nothing has changed.
        """
        self.game.answer(choice)
        self.news = len(self.told)
        self.hear()

    def pass_for(self, passing: Passing) -> None:
        """Pass priority now and for a while; any other decision is asked as ever."""
        self._passing = passing
        self._passed_from = (self.game.turn, self.game.active)
        self._passed = set(self.game.state.stack)
        self.news = len(self.told)

    @rule("117.3d")
    def is_passed(self, decision: Decision) -> bool:
        """Tell whether the person passes this without being asked; where not, passing is over."""
        game = self.game
        if self._passing == "turn":
            has_come = [oid for oid in game.state.stack if oid not in self._passed]
            goes_on = game.turn == self._passed_from[0] and not any(
                game.state.objects[oid].controller != self.seat for oid in has_come
            )
        elif self._passing == "own turn":
            goes_on = game.turn == self._passed_from[0] or game.active != self.seat
        else:
            return False
        if decision.kind != "priority":
            return False
        if not goes_on:
            self._passing = None
        return goes_on

    def undo(self) -> None:
        """Go back to the person's last priority decision before this one; where there was none, to the first decision.

        What others did since is taken back too, and what the person learned by it is not forgotten.

        Raises:
            IllegalAnswer: Nothing has been answered yet.
        """
        self._passing = None
        self.game.undo("action")
        while (decision := self.game.decision) is not None:
            if decision.player == self.seat and decision.kind == "priority":
                break
            try:
                self.game.undo("action")
            except IllegalAnswer:
                break
        self.set_stops(self.stops)
        self._telling = Telling(self.game, viewer=self.seat)
        self.told = []
        self.hear()
        self.news = len(self.told)

    def concede(self) -> None:
        """Concede (104.3a); the others play on.

        Raises:
            IllegalAnswer: The person is not in the game any more, or it is over.
        """
        self.game.concede(self.seat)
        self.news = len(self.told)
        self.hear()

    def set_stops(self, steps: Sequence[str]) -> None:
        """Choose the steps in which the person is always asked for priority."""
        self.stops = tuple(steps)
        if tuple(self.game.state.players[self.seat].stops) != self.stops:
            self.game.stop_at(self.seat, self.stops)

    def switch(self, setting: str) -> None:
        """Switch a setting of the game on or off."""
        self.game.set(setting, not getattr(self.game, setting))

    def source_texts(self, decision: Decision | None) -> dict[str, str]:
        """Return the rules text of what asks, by language: of the one ability or mode that is announced or resolves.

        Where a rule asks about something, what that says is nothing to the question.
        """
        if decision is None or decision.source == NOBODY or who_sees(self.game.state, decision.source) != EVERYBODY:
            return {}
        if decision.rule in HOMECOMING or decision.kind == "assign damage":
            return {}
        thing = self.game.thing(decision.source)
        mode = mode_of(decision, self.game.state)
        if mode is not None:
            return {language: ModeTitle(mode, thing.card_name).display(language) for language in LANGUAGES}
        ability = self.ability_in_use(decision.source)
        if ability is not None:
            return {language: ability_text(ability, thing.card_name, language) for language in LANGUAGES}
        return {language: " / ".join(thing.text(language).splitlines()) for language in LANGUAGES}

    def ability_in_use(self, source: int) -> Ability | None:
        """Return the ability of an object that is being announced or resolves, or that is itself on the stack."""
        state = self.game.state
        for oid in (source, *state.stack[-1:]):
            thing = state.objects.get(oid)
            said = thing.announcement if thing is not None else None
            if said is not None and said.ability is not None and source in {oid, said.source}:
                return said.ability
        return None

    def look(self) -> Shown:
        """Return what the person sees now."""
        game = self.game
        state = game.state
        asked = self.asked
        shown = Shown(seat=self.seat, view=game.view(self.seat))
        named = [thing["id"] for thing in shown.things()]
        hidden: list[int] = []
        if asked is not None:
            hidden = [one.target for one in asked.options if one.card and one.target and one.target not in named]
            named += [number for number in (asked.source, *ids_of(asked)) if number != NOBODY]
        return Shown(
            seat=self.seat,
            view=shown.view,
            names={number: title_of(state, number) for number in named},
            told=tuple(self.told),
            news=self.news,
            decision=asked,
            printed={number: printed_on(Thing(game, number)) for number in hidden if number in state.objects},
            source_texts=self.source_texts(asked),
            waiting=game.decision.player if game.decision is not None and asked is None else None,
            is_over=game.is_over,
            stops=self.stops,
            settings=frozenset(name for name in SETTINGS if getattr(game, name)),
        )


def printed_on(card: Thing) -> tuple[str, ...]:
    """Return the mana cost and the size of a card, those that it has."""
    size = "" if card.power is None else f"{card.power}/{card.toughness}"
    return tuple(word for word in (card.mana_cost, size) if word)


def mode_of(decision: Decision, state: State) -> Mode | None:
    """Return the mode of what is on top of the stack for which something is asked; None for none."""
    if not decision.mode or not state.stack:
        return None
    modes = [mode for ability in abilities_on_stack(state, state.stack[-1]) for mode in modes_in(ability)]
    return modes[decision.mode - 1] if decision.mode <= len(modes) else None


def ids_of(decision: Decision) -> list[int]:
    """Return the ids of the objects that options are about."""
    numbers = (number for option in decision.options for number in (option.source, option.target))
    return [number for number in numbers if number is not None and number != NOBODY and not is_player(number)]
