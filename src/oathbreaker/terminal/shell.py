"""The terminal itself: keys go to who is seated, lines come onto the screen, and others decide beside it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.message import Message as Notice
from textual.strip import Strip
from textual.widget import Widget

from oathbreaker.terminal.acts import Act, first_screen
from oathbreaker.texts.errors import OathbreakerError

if TYPE_CHECKING:  # loaded beside the first screen
    from oathbreaker.terminal.choosing_decks import DeckChoice
    from oathbreaker.terminal.seated import Seated

BETWEEN_LOOKS: Final = 0.1
"""Seconds between two looks at the table while others decide."""


class Table(Widget):
    """The whole screen: lines as `Seated.lines` returns them.

    Args:
        lines: Returns the lines of so many cells and so many of them.
    """

    DEFAULT_CSS = "Table { width: 100%; height: 100%; }"

    def __init__(self, lines: Callable[[int, int], list[Text]]) -> None:
        super().__init__()
        self.can_focus = True
        self._make = lines
        self._lines: list[Text] = []

    def show(self) -> None:
        """Draw the screen anew."""
        self._lines = self._make(self.size.width, self.size.height) if self.size.height else []
        self.refresh()

    def on_resize(self) -> None:
        """Draw for the new size."""
        self.show()

    def render_line(self, y: int) -> Strip:
        """Return a line of the screen."""
        if y >= len(self._lines):
            return Strip.blank(self.size.width)
        return Strip(list(self._lines[y].render(self.app.console, end="")), self.size.width)


class TerminalGame(App[None]):
    """A game at a terminal.

    Args:
        prepare: Sets the game up with the deck that was chosen, which takes a moment; called beside the first screen.
        preparing: What the first screen says.
        choose: Returns the decks to choose from, where the person is to choose.

    Attributes:
        seated: Who is seated; None until the game is set up.
        choice: The decks to choose from, until one is chosen.
        failure: Why the game could not be set up.
    """

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
    ]

    class Changed(Notice):
        """There is something new to see."""

    class Left(Notice):
        """Nobody decides any more, and the person leaves."""

    def __init__(
        self,
        prepare: Callable[[DeckChoice | None], Seated],
        preparing: str,
        choose: Callable[[], DeckChoice] | None = None,
    ) -> None:
        super().__init__()
        self.prepare = prepare
        self.preparing = preparing
        self.choose = choose
        self.choice: DeckChoice | None = None
        self.seated: Seated | None = None
        self.failure: OathbreakerError | OSError | None = None
        self._table = Table(self.lines)
        self._looked = 0.0

    def compose(self) -> ComposeResult:
        """Return what is on the screen."""
        yield self._table

    def on_mount(self) -> None:
        """Set the game up beside the first screen, or ask for a deck first."""
        self._table.focus()
        self.app_resume_signal.subscribe(self, self.draw_again)
        self.run_worker(self.begin if self.choose is None else self.offer_decks, thread=True)

    def draw_again(self, _app: App[None]) -> None:
        """Draw the whole screen: the terminal was somebody else's meanwhile (Ctrl-Z, fg)."""
        self._table.show()
        self.screen.refresh()

    def offer_decks(self) -> None:
        """Ask which deck the person plays; what a game needs is loaded meanwhile."""
        if self.choose is not None:
            self.choice = self.choose()
            self.post_message(self.Changed())
        from oathbreaker.mechanics.phrasebook import grammar  # noqa: PLC0415  while the person reads

        grammar()

    def lines(self, width: int, height: int) -> list[Text]:
        """Return the lines of the screen."""
        if self.seated is None:
            if self.choice is not None and self.choice.chosen is None:
                return self.choice.lines(width, height)
            return first_screen(self.preparing, width, height)
        return self.seated.lines(width, height)

    def begin(self) -> None:
        """Set the game up and play to the person's first decision."""
        try:
            self.seated = self.prepare(self.choice)
        except (OathbreakerError, OSError) as error:
            self.failure = error
            self.post_message(self.Left())
            return
        self.seated.watch()
        self.go_on()

    def go_on(self) -> None:
        """Let others decide until the person is asked; the game is then saved, and so it is where that fails."""
        if self.seated is None:
            return
        try:
            self.seated.sitting.go_on(self.glance)
        finally:
            self.keep()
        if self.seated.sitting.is_stopped:
            self.post_message(self.Left())
            return
        self.seated.take_turn()
        self.post_message(self.Changed())

    def keep(self) -> None:
        """Save the game; where that fails, say so on the screen."""
        if self.seated is not None:
            self.seated.notice = self.seated.keep() or self.seated.notice

    def glance(self) -> None:
        """Show how the game stands, now and then."""
        if self.seated is not None and monotonic() - self._looked > BETWEEN_LOOKS:
            self.seated.watch()
            self._looked = monotonic()
            self.post_message(self.Changed())

    def on_terminal_game_changed(self) -> None:
        """Draw what is new."""
        self._table.show()

    def on_terminal_game_left(self) -> None:
        """End."""
        self.exit()

    def on_key(self, event: events.Key) -> None:
        """Take a key."""
        event.stop()
        key = event.character if event.character is not None and event.character.isprintable() else event.key
        if self.seated is not None:
            self.act(self.seated.press(key))
        elif self.choice is not None and self.choice.chosen is None:
            if self.choice.press(key):
                self.run_worker(self.begin, thread=True)
            self._table.show()

    def action_leave(self) -> None:
        """Ask whether to leave."""
        if self.seated is None:
            self.exit()
            return
        self.seated.ask_to_leave()
        self.act(self.seated.act)

    def act(self, act: Act) -> None:
        """Do what a key came to."""
        if self.seated is None:
            return
        if act is Act.LEAVE and not self.seated.is_busy:
            self.seated.keep()
            self.exit()
        elif act is Act.GO_ON and not self.seated.sitting.is_asked:
            self.seated.watch()
            self._looked = monotonic()
            self.run_worker(self.go_on, thread=True)
        elif act is Act.GO_ON:
            self.keep()
            self.seated.take_turn()
        self._table.show()
