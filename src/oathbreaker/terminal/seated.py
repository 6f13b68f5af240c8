"""Who sits at the terminal: what keys do at the table, which page is open, what is on the screen. Knows no terminal."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import Final

from rich.text import Text

from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.terminal.acts import Act
from oathbreaker.terminal.asked import Asked
from oathbreaker.terminal.pages import (
    AskingPage,
    BoardPage,
    ConfirmPage,
    HelpPage,
    LogPage,
    Page,
    StopsPage,
    ZonesPage,
)
from oathbreaker.terminal.picture import picture, rows_on_page
from oathbreaker.terminal.saves import save
from oathbreaker.terminal.sitting import Passing, Sitting
from oathbreaker.terminal.words import Words
from oathbreaker.texts.languages import Language, Terms
from oathbreaker.texts.messages import Message, say

WHILE_WAITING: Final = frozenset("lbzhqj")
"""Keys that work while others decide."""


class Seated:
    """One person at a terminal.

    Args:
        sitting: The person's place at the table.
        path: The file in which the game is saved.
        language: In which language all is said.
        terms: In which Japanese words for the format.

    Attributes:
        shown: What the person sees.
        asked: What the person is asked and has chosen so far; None while others decide.
        notice: What is to be said once.
        is_busy: Whether others decide just now: nothing may then change the game.
        act: What is to be done after the last key.
    """

    def __init__(self, sitting: Sitting, path: Path, language: Language, terms: Terms) -> None:
        self.sitting = sitting
        self.path = path
        self.language: Language = language
        self.terms: Terms = terms
        self.shown = sitting.look()
        self.asked: Asked | None = None
        self.notice: Message | None = None
        self.is_busy = False
        self.width, self.height = 80, 24
        self._pages: list[Page] = []
        self.act = Act.NOTHING

    @property
    def words(self) -> Words:
        """What says all that is shown."""
        return Words(self.shown, self.language, self.terms)

    def lines(self, width: int, height: int) -> list[Text]:
        """Return the screen: so many lines of so many cells."""
        self.width, self.height = width, height
        if self._pages:
            return self._pages[-1].lines(self.words, width, height)
        return picture(self.words, self.asked, width, height, self.notice)

    def watch(self) -> None:
        """Look at the table while others decide."""
        self.is_busy = True
        self.asked = None
        self.shown = self.sitting.look()

    def take_turn(self) -> None:
        """Look at the table now that the person is asked, or the game is over."""
        self.is_busy = False
        self.shown = self.sitting.look()
        decision = self.shown.decision
        self.asked = Asked(decision, self.words.likeness) if decision is not None else None

    def press(self, given: str) -> Act:
        """Take a key: a sign, full-width ones too, or the name of a key.

        Returns:
            What is to be done now; GO_ON: the game was answered, the others are to decide.
        """
        key = unicodedata.normalize("NFKC", given) if len(given) == 1 else given
        self.act = Act.NOTHING
        if self._pages:
            self.press_on_page(key)
        elif self.is_busy or self.asked is None:
            self.notice = None
            if key in WHILE_WAITING or (not self.is_busy and key in {"u", "?"}):
                self.command(key)
        else:
            self.notice = None
            pressed = self.asked.press(key, rows_on_page(self.height))
            self.notice = pressed.fault
            if pressed.answer is not None:
                self.answer(pressed.answer)
            elif not pressed.is_handled:
                self.command(key)
        return self.act

    def press_on_page(self, key: str) -> None:
        """Take a key on a page: what the page does not take closes it."""
        page = self._pages[-1]
        if key == "j" and not isinstance(page, AskingPage):
            self.command(key)
        elif not page.press(self, key, self.height) and page in self._pages:
            self.close()

    def command(self, key: str) -> None:
        """Carry out a command."""
        pages: dict[str, type[Page]] = {"h": HelpPage, "l": LogPage, "b": BoardPage, "z": ZonesPage, "t": StopsPage}
        passing: dict[str, Passing] = {"f": "turn", "F": "own turn"}
        if key in pages:
            self.open(pages[key]())
        elif key in passing:
            self.pass_for(passing[key])
        elif key == "?":
            self.open(AskingPage(self.sitting, self.shown.decision, self.thing_at_cursor()))
        elif key == "u":
            self.undo()
        elif key == "s":
            self.save()
        elif key == "j":
            self.language = "en" if self.language == "ja" else "ja"
        elif key == "c":
            self.open(ConfirmPage(say("terminal.concede"), self.concede))
        elif key == "q":
            self.ask_to_leave()

    def open(self, page: Page) -> None:
        """Show a page in front of what is shown."""
        self._pages.append(page)

    def close(self) -> None:
        """Close the page in front."""
        self._pages.pop()

    def ask_to_leave(self) -> None:
        """Ask whether to leave; asked again on that question, leave."""
        if self._pages and isinstance(self._pages[-1], ConfirmPage):
            self.leave()
            return
        is_over = self.shown.is_over
        question = say("terminal.leave_over") if is_over else say("terminal.leave", file=self.path)
        self.open(ConfirmPage(question, self.leave))

    def leave(self) -> None:
        """Leave the table."""
        self.sitting.is_stopped = True
        self.act = Act.LEAVE

    def thing_at_cursor(self) -> int | None:
        """Return the id of the thing that the row at the cursor is about."""
        if self.asked is None or not self.asked.rows:
            return None
        option = self.asked.rows[self.asked.cursor].option
        numbers = (
            [option.source, option.target] if option.action in {"attack", "block"} else [option.target, option.source]
        )
        return next((number for number in numbers if number in self.shown.names), None)

    def answer(self, choice: object) -> None:
        """Answer what is asked."""
        try:
            self.sitting.answer(choice)
        except IllegalAnswer as error:
            self.notice = error.reason
            return
        self.act = Act.GO_ON

    def pass_for(self, passing: Passing) -> None:
        """Pass priority for a while, where the person has it."""
        if self.shown.decision is None or self.shown.decision.kind != "priority":
            self.notice = say("terminal.answer_first")
            return
        self.sitting.pass_for(passing)
        self.act = Act.GO_ON

    def undo(self) -> None:
        """Go back to the last own priority."""
        try:
            self.sitting.undo()
        except IllegalAnswer:
            self.notice = say("terminal.nothing_to_undo")
            return
        game = self.sitting.game
        step = say(f"engine.step_{game.step.replace(' ', '_')}") if game.turn else None
        is_back = step is not None and game.decision is not None and game.decision.kind == "priority"
        self.notice = say("terminal.undone", turn=game.turn, step=step) if is_back else say("terminal.undone_first")
        self.act = Act.GO_ON

    def concede(self) -> None:
        """Concede; the others play on."""
        try:
            self.sitting.concede()
        except IllegalAnswer as error:
            self.notice = error.reason
            return
        self.act = Act.GO_ON

    def save(self) -> None:
        """Save the game to its file, and say so."""
        self.notice = self.keep() or say("play.saved", file=self.path)

    def keep(self) -> Message | None:
        """Save the game to its file; return why it could not be saved."""
        try:
            save(self.sitting, self.path)
        except OSError as error:
            return say("terminal.not_saved", file=self.path, reason=error.strerror or str(error))
        return None

    def toggle_stop(self, step: str) -> None:
        """Stop at a step, or no longer so."""
        stops = self.sitting.stops
        self.sitting.set_stops([one for one in stops if one != step] if step in stops else [*stops, step])
        self.look_again()

    def switch(self, setting: str) -> None:
        """Switch a setting of the game on or off."""
        self.sitting.switch(setting)
        self.look_again()

    def look_again(self) -> None:
        """Look at the table after a setting was changed; what was marked stays."""
        self.shown = self.sitting.look()
