"""The public game: decisions and answers, copying, undoing, saving, changing by hand. Reading it is in `reading.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Self, overload

from oathbreaker.cards.card import Card
from oathbreaker.decks.deck import Deck
from oathbreaker.engine.announcement import is_player
from oathbreaker.engine.decisions import NUMBER_LISTS, Decision, IllegalAnswer, Option
from oathbreaker.engine.play import CHANGE, Play
from oathbreaker.engine.turn.loop import STEPS
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.arguments import as_number, check_moment, check_step
from oathbreaker.table.changes import (
    SETTING_NAMES,
    ChangeSetting,
    ChangeStops,
    DealAnew,
    PutCardByHand,
    PutCountersByHand,
    TableChange,
)
from oathbreaker.table.choosing import LegalActions, the_option
from oathbreaker.table.labels import complete
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.reading import GameReading
from oathbreaker.table.saving import load_play, save_play
from oathbreaker.table.setups import DEFAULT_FORMAT, Setup, deck_setup, play_decks
from oathbreaker.table.things import Handle, Thing
from oathbreaker.table.view import PlayerView, view_of
from oathbreaker.texts.errors import GameSetupError
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule


class SettingOfGame:
    """One of the settings of a game as its attribute; it may be changed at any time, and counts from then on."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, game: None, owner: type) -> Self: ...

    @overload
    def __get__(self, game: Game, owner: type) -> bool: ...

    def __get__(self, game: Game | None, owner: type) -> Self | bool:
        return self if game is None else bool(getattr(game.state.settings, self.name))

    def __set__(self, game: Game, value: object) -> None:
        game.set(self.name, bool(value))


ZONES: Final = ("battlefield", "hand", "library", "graveyard", "exile", "command")
"""Where a card can be put by hand."""


UNDO_WORDS: Final = ("answer", "action")
"""What `Game.undo` goes back to."""


class Game(GameReading):
    r"""A game of two to six players.

        >>> import oathbreaker as ob
        >>> deck = "Deck\n24 Forest\n36 Grizzly Bears\n"
        >>> game = ob.Game(decks=[deck, deck], seed=7)
        >>> while game.decision.kind == "mulligan":
        ...     game.answer(False)
        >>> game.advance(turn=1, step="end")
        >>> game.turn, game.step, game.player(0).life, len(game.player(1).hand)
        (1, 'end', 20, 7)

    Args:
        decks: One for each player: a `Deck`, or whatever `Deck.read` reads.
        seed: What chance begins with; the same seed and answers give the same game.
        format: What is played: "oathbreaker", "free_for_all", "duel" or "commander".
        cards: Where names are looked up; the newest data at hand when not given.
        people: Seats of people: which of their priority windows are passed depends on public information alone.
        **house_rules: Each by its own name: changes of the format's rules (`starting_life=40`, `hand_size=7`,
            `first_draw=True`, `free_mulligan=True`; of Oathbreaker and Commander also `mulligan="free"`,
            `return_rule="state-based"`, `legal_decks=True`, `banned_list=False`) and the settings that are attributes
            of a game (`stop_everywhere=True`, `ask_everything=True`, `random_by_hand=True`, `pay_by_hand=True`).

    Raises:
        GameSetupError: The format, a house rule or the number of players is not possible.
        DeckFormatError: A deck cannot be read.
        UnplayableCardError: A card's text is not understood whole.

    Attributes:
        stop_everywhere: Whether every priority window is a decision.
        ask_everything: Whether forced targets, single options and identical triggers are asked too.
        random_by_hand: Whether coins and dice are decisions.
        pay_by_hand: Whether mana is paid by choosing mana abilities one by one.
    """

    stop_everywhere = SettingOfGame()
    ask_everything = SettingOfGame()
    random_by_hand = SettingOfGame()
    pay_by_hand = SettingOfGame()

    def __init__(
        self,
        decks: Sequence[Deck | str | Path | bytes],
        seed: int = 0,
        *,
        format: str = DEFAULT_FORMAT,  # noqa: A002  the public name
        cards: CardCatalog | PlayableCards | None = None,
        people: Sequence[int] = (),
        **house_rules: Any,  # noqa: ANN401  checked by name
    ) -> None:
        ready = cards if isinstance(cards, PlayableCards) else PlayableCards(cards)
        setup = deck_setup(decks, seed=seed, game_format=format, house_rules=house_rules, cards=ready, people=people)
        self.take(play_decks(setup, ready), setup, ready)

    @classmethod
    def of(cls, play: Play, setup: Setup, cards: PlayableCards) -> Game:
        """Return the game that is being played so; for positions, copies and saved games."""
        game = cls.__new__(cls)
        game.take(play, setup, cards)
        return game

    def take(self, play: Play, setup: Setup, cards: PlayableCards) -> None:
        """Become the game that is being played so."""
        self.play = play
        self.setup = setup
        self.cards = cards
        self.told = {}
        self.looks = {}
        self._completed: Decision | None = None

    def __repr__(self) -> str:
        return f"<Game turn {self.turn}, {self.step}, {len(self.play.answers)} answers>"

    # Decisions

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        self.complete_options()
        return self.play.decision

    def complete_options(self) -> None:
        """Let the options of the decision say all that they are about."""
        decision = self.play.decision
        if decision is not None and decision is not self._completed:
            complete(decision, self.state)
            self._completed = decision

    @property
    def legal_actions(self) -> LegalActions:
        """What the player with priority may do: iterate, `len`, `in` and truth; empty at any other decision."""
        return LegalActions(self.decision)

    def answer(self, choice: object) -> None:
        """Answer the decision.

        Args:
            choice: An option, its index or key, a number, True or False, a thing or handle that an option is about,
                or a list of those; for divisions the numbers in the options' order.

        Raises:
            IllegalAnswer: The decision does not allow it, or the game is over; nothing has changed.
        """
        if isinstance(choice, list | tuple) and self.play.decision is not None:
            is_numbers = self.play.decision.kind in NUMBER_LISTS
            self.play.answer(list(choice) if is_numbers else [self._option(item) for item in choice])
        else:
            self.play.answer(self._option(choice))

    def _option(self, item: object) -> object:
        """Return the key that an option has, or the one of the option that is about a thing; anything else as it is."""
        if isinstance(item, Option):
            return item.key
        if not isinstance(item, Thing | Handle) or self.play.decision is None:
            return item
        oid = self.thing(item).id
        keys = [option.key for option in self.play.decision.options if oid in {option.target, option.source}]
        return keys[0] if len(keys) == 1 else f"object {oid}"

    def answer_with(self, **fields: object) -> None:
        """Answer with the one option that has these fields.

        Args:
            fields: Fields of an option: `action`, `card` (or a face, in either language), `face`, `ability`, `source`,
                `target` (seats, ids, things or handles), `value`, `alternative` (left out: the ordinary way), `key`.

        Raises:
            IllegalAnswer: No option fits, or several different ones do; the message names candidates.
        """
        decision = self.decision
        if decision is None:
            raise IllegalAnswer(say("engine.game_over"))
        for name in ("source", "target"):
            if isinstance(fields.get(name), Thing | Handle):
                fields[name] = self.thing(fields[name]).id
        self.play.answer(the_option(decision, fields, self._is_called))

    def _is_called(self, option: Option, name: str) -> bool:
        """Tell whether an option's card or face has this name, in either language."""
        names = {option.card, option.face}
        return name in names or (option.card is not None and self.cards.full_name(name) in names)

    def abandon(self) -> None:
        """Give up the spell or ability that is being announced (733).

        Raises:
            IllegalAnswer: Nothing is being announced.
        """
        self.play.abandon()

    def concede(self, player: int) -> None:
        """Let a player concede, whoever is asked now (104.3a).

        Raises:
            IllegalAnswer: That player is not in the game, or it is over.
        """
        if player not in range(len(self.state.players)):
            raise IllegalAnswer(say("table.no_seat", seat=repr(player)[:20], most=len(self.state.players) - 1))
        self.play.concede(player)

    # The same game again

    def copy(self) -> Game:
        """Return an independent game at the same decision, in mid-announcement too."""
        return type(self).of(self.play.copy(), self.setup, self.cards)

    def undo(self, to: str = "answer") -> None:
        """Take the last answer back, or go back to the last priority decision before it. Settings stay as they are.

        Args:
            to: "answer" or "action".

        Raises:
            IllegalAnswer: Nothing has been answered yet, or `to` is another word.
        """
        if to not in UNDO_WORDS:
            raise IllegalAnswer(say("table.undo_word", word=repr(to)[:40], words=list(UNDO_WORDS)))
        answers = self.play.answers
        last = len(answers)
        while last and answers[last - 1][:1] == (CHANGE,):
            last -= 1
        if not last:
            raise IllegalAnswer(say("table.nothing_to_undo"))
        settings = self.state.settings
        back = self.play.at(last - 1)
        while to == "action" and back.answers and (back.decision is None or back.decision.kind != "priority"):
            back = back.at(len(back.answers) - 1)
        self.play = back
        for name in type(settings).__slots__:
            if getattr(settings, name) != getattr(self.state.settings, name):
                self.play.change(ChangeSetting(name, getattr(settings, name)))

    def save(self) -> str:
        """Return the game as text: how it began, every answer, and a digest of the card data."""
        return save_play(self.play, self.setup, self.cards)

    @classmethod
    def load(cls, text: str, cards: CardCatalog | PlayableCards | None = None) -> Game:
        """Return the game that `save` wrote, at the same decision.

        Raises:
            SavedGameError: It is no saved game, it is damaged, or the card data has changed since.
        """
        ready = cards.copy() if isinstance(cards, PlayableCards) else PlayableCards(cards)
        play, setup = load_play(text, ready)
        return cls.of(play, setup, ready)

    def digest(self) -> str:
        """Return a digest of the state and of what is asked: equal games have equal digests."""
        return self.play.digest()

    def determinize(self, player: int, seed: int) -> Game:
        """Return a game that this player's view allows: the cards the player cannot see are dealt anew.

        Each owner's hidden cards change places among themselves, and chance begins anew. A card that the player has
        seen, revealed or looked at or as it went there, stays where it is for as long as the player can know that.
        """
        game = self.copy()
        game.change(DealAnew(self.seat(player), seed))
        return game

    def view(self, player: int) -> PlayerView:
        """Return what a player may see, JSON-able; its schema is in docs/view.md."""
        self.complete_options()
        return view_of(self, self.seat(player))

    # How much is asked

    def set(self, name: str, value: object) -> None:
        """Change a setting from now on."""
        if not hasattr(self.state.settings, name):
            raise GameSetupError(say("table.no_house_rule", rule=name, rules=list(SETTING_NAMES)))
        if getattr(self.state.settings, name) != value:
            self.change(ChangeSetting(name, value))

    def pause(self, turn: int, step: str, at: str = "start") -> None:
        """Make a decision of kind "pause" at the start or end of a step, also of one that is skipped.

        Raises:
            GameSetupError: There is no such step, or `at` is neither "start" nor "end".
        """
        check_moment(step, at)
        self.set("pauses", (*self.state.settings.pauses, (as_number(turn, "turn"), step, at)))

    def stop_at(self, player: int, steps: Sequence[str]) -> None:
        """Ask a person for priority in these steps, whoever's turn it is.

        Raises:
            GameSetupError: There is no such step.
        """
        self.change(ChangeStops(self.seat(player), steps))

    # Going on by itself

    def run(self, until: Callable[[Game], bool] | None = None) -> None:
        """Pass priority until something is true; stop before any decision that is not priority."""
        with self._every_window():
            while self.play.decision is not None and self.play.decision.kind == "priority":
                if until is not None and until(self):
                    return
                self.play.answer_accepted(self.play.decision.default())

    def advance(self, *, turn: int | None = None, step: str = "untap") -> None:
        """Pass priority until a step's first decision; stop before any decision that is not priority.

        Args:
            turn: The turn's number; not given: this turn, or the next one where the step is past.
            step: The step. Where it does not happen, or nobody gets priority in it, the next decision after it.

        Raises:
            GameSetupError: There is no such step.
        """
        check_step(step)
        place = STEPS.index(step)
        if turn is None:
            is_past = self.state.step in STEPS and STEPS.index(self.state.step) > place
            turn = self.state.turn + is_past
        goal = (as_number(turn, "turn"), place)
        self.run(lambda game: (game.state.turn, STEPS.index(game.state.step)) >= goal)

    @contextmanager
    def _every_window(self) -> Iterator[None]:
        """Stop at every priority window for a while."""
        before = self.stop_everywhere
        self.stop_everywhere = True
        try:
            yield
        finally:
            self.stop_everywhere = before

    # Changes by hand

    @rule("122.6")
    def put_counters(self, thing: object, kind: str, number: int) -> None:
        """Put counters on a thing or player, as an effect without a source would. Only at a priority decision.

        Raises:
            GameSetupError: Somebody is in the middle of something.
            NothingThereError: There is no such thing or player.
        """
        target = self.seat_or_id(thing)
        if not is_player(target) and self.thing(target).zone != "battlefield":
            raise GameSetupError(say("table.not_there", what=self.thing(target).title()))
        self._change_by_hand(PutCountersByHand(target, kind, number))

    def put_card(self, seat: int, zone: str, name: str | Card, *, tapped: bool = False) -> Thing:
        """Put a card from nowhere into a zone, as an effect without a source would; on top of a library.

        Returns:
            The card there.

        Raises:
            GameSetupError: Somebody is in the middle of something, or there is no such zone.
            CardNotFoundError: No card has the name.
            UnplayableCardError: Its text is not understood whole.
        """
        if zone not in ZONES:
            raise GameSetupError(say("table.no_zone", zone=zone, zones=list(ZONES)))
        card = self.cards[str(name)]
        number = len(self.state.cards)
        self._change_by_hand(PutCardByHand(self.seat(seat), zone, card, tapped=tapped))
        return self.card(number)

    def _change_by_hand(self, change: TableChange) -> None:
        decision = self.play.decision
        if decision is None or decision.kind not in {"priority", "pause"}:
            raise GameSetupError(say("table.only_at_priority"))
        with self._every_window():
            self.change(change)

    def change(self, change: TableChange) -> None:
        """Make a change from outside; it is saved, and made again by copies."""
        self.play.change(change)
