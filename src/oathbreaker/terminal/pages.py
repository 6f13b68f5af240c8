"""Pages in front of the table: help, the log, the whole board, public zones, stops, what a thing is, a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from rich.text import Text

from oathbreaker.engine.decisions import Decision
from oathbreaker.engine.turn.loop import STEPS
from oathbreaker.terminal.about import about_question, about_thing
from oathbreaker.terminal.asked import folded_case
from oathbreaker.terminal.cells import filled, paragraph, styled
from oathbreaker.terminal.picture import hand_lines, log_lines, player_lines, stack_lines
from oathbreaker.terminal.sitting import SETTINGS, Sitting
from oathbreaker.terminal.words import Words
from oathbreaker.texts.languages import LANGUAGES
from oathbreaker.texts.messages import Message

if TYPE_CHECKING:  # who sits at the table opens pages
    from oathbreaker.terminal.seated import Seated

STEPS_WITH_PRIORITY: Final = tuple(step for step in STEPS if step not in {"untap", "cleanup"})
"""Where a person can stop: in the untap step nobody gets priority, in the cleanup step hardly ever (502.4, 514.3)."""

FRAME: Final = 2
"""Lines of a page that are not its body: the heading and the keys."""

HELP_KEYS: Final = (
    "choose", "move", "search", "pass", "pass_on", "pass_far", "mana", "ask", "undo", "board", "zones", "log", "stops",
    "save", "language", "concede", "leave",
)  # fmt: skip
"""What the help explains, in its order."""


class Page:
    """A page that is shown in place of the table.

    Attributes:
        scroll: The first line that is shown.
    """

    heading: ClassVar[str] = ""
    foot: ClassVar[str] = "terminal.page_keys"

    def __init__(self) -> None:
        self.scroll = 0

    def body(self, words: Words, width: int) -> list[Text]:
        """Return all lines of the page."""
        raise NotImplementedError

    def lines(self, words: Words, width: int, height: int) -> list[Text]:
        """Return the page: its heading, as much of its body as there is room for, its keys."""
        body = self.body(words, width)
        room = height - FRAME
        self.scroll = max(0, min(self.scroll, len(body) - room))
        shown = body[self.scroll : self.scroll + room]
        foot = styled(words.say(self.foot), "reverse")
        if len(body) > room:
            place = words.say("terminal.lines", first=self.scroll + 1, last=self.scroll + len(shown), n=len(body))
            foot.append_text(styled(f"  {place}", "reverse"))
        lines = [styled(words.say(self.heading), "bold reverse"), *shown, *[Text("")] * (room - len(shown)), foot]
        return [filled(line, width) for line in lines]

    def press(self, seated: Seated, key: str, height: int) -> bool:
        """Take a key; tell whether the page stays open."""
        del seated
        steps = {"up": -1, "down": 1, "pageup": FRAME - height, "pagedown": height - FRAME, " ": height - FRAME}
        ends = {"home": 0, "end": 1_000_000}
        if key in steps:
            self.scroll = max(0, self.scroll + steps[key])
        elif key in ends:
            self.scroll = ends[key]
        else:
            return False
        return True


class HelpPage(Page):
    """What the keys do."""

    heading = "terminal.help"

    def body(self, words: Words, width: int) -> list[Text]:
        """Return a line for each key, and what the signs mean."""
        lines = []
        for name in HELP_KEYS:
            key, _, text = words.say(f"terminal.help_{name}").partition("|")
            lines += paragraph(text, width, "", filled(styled(key, "bold cyan"), 14))
        for name in ("signs", "windows", "undoing", "files"):
            lines += [Text(""), *paragraph(words.say(f"terminal.{name}"), width)]
        return lines


class LogPage(Page):
    """All that was told."""

    heading = "terminal.log"

    def __init__(self) -> None:
        super().__init__()
        self.scroll = 1_000_000
        self._made_for: tuple[object, ...] = ()
        self._made: list[Text] = []

    def body(self, words: Words, width: int) -> list[Text]:
        """Return every line; made anew only where there is more to tell, or another width or language."""
        made_for = (len(words.shown.told), words.shown.news, width, words.language)
        if made_for != self._made_for:
            self._made_for, self._made = made_for, log_lines(words, width)
        return self._made


class BoardPage(Page):
    """What all players control, and the stack."""

    heading = "terminal.board"

    def body(self, words: Words, width: int) -> list[Text]:
        """Return the stack, every player with all permanents, the own hand."""
        lines = stack_lines(words, width)
        for player in words.shown.players:
            lines += [*(line.text() for line in player_lines(words, player, width)), Text("")]
        return [*lines, *(line.text() for line in hand_lines(words, width))]


class ZonesPage(Page):
    """Graveyards and exile."""

    heading = "terminal.zones"

    def body(self, words: Words, width: int) -> list[Text]:
        """Return the cards in each graveyard, the top one first, then those in exile."""
        del width
        lines = []
        for player in words.shown.players:
            heading = words.graveyard(player["seat"])
            cards = [words.card(thing) for thing in reversed(player["graveyard"])]
            lines += [styled(heading, "bold"), *listed(words, cards)]
        exile = [
            words.card(thing).append_text(styled(words.say("terminal.of_player", player=words.whose(thing["owner"]))))
            for thing in words.shown.view["exile"]
        ]
        return [*lines, styled(words.say("terminal.exile"), "bold"), *listed(words, exile)]


def listed(words: Words, cards: Sequence[Text]) -> list[Text]:
    """Return cards below each other, or that there are none."""
    return [styled("  ").append_text(card) for card in cards or [styled(words.say("terminal.nothing"), "dim")]]


class StopsPage(Page):
    """Where the person is always asked for priority, and the settings that a person switches."""

    heading = "terminal.stops"
    foot = "terminal.stops_keys"

    def __init__(self) -> None:
        super().__init__()
        self.cursor = 0

    def body(self, words: Words, width: int) -> list[Text]:
        """Return a row for each step and each setting."""
        shown = words.shown
        rows = [(step in shown.stops, f"engine.step_{step.replace(' ', '_')}") for step in STEPS_WITH_PRIORITY]
        rows += [(name in shown.settings, f"terminal.{name}") for name in SETTINGS]
        lines = []
        for number, (is_on, key) in enumerate(rows):
            line = styled(f"{'>' if number == self.cursor else ' '} [{'x' if is_on else ' '}] {words.say(key)}")
            line.stylize("reverse" if number == self.cursor else "", 2)
            lines.append(line)
        return [*lines, Text(""), *paragraph(words.say("terminal.windows"), width)]

    def press(self, seated: Seated, key: str, height: int) -> bool:
        """Move the cursor or switch the row at it."""
        last = len(STEPS_WITH_PRIORITY) + len(SETTINGS) - 1
        if key in {"up", "down"}:
            self.cursor = max(0, min(self.cursor + (1 if key == "down" else -1), last))
            return True
        if key not in {" ", "enter", "x"}:
            return super().press(seated, key, height)
        if self.cursor < len(STEPS_WITH_PRIORITY):
            seated.toggle_stop(STEPS_WITH_PRIORITY[self.cursor])
        else:
            seated.switch(SETTINGS[self.cursor - len(STEPS_WITH_PRIORITY)])
        return True


class AboutPage(Page):
    """What something is, and why it cannot be used.

    Args:
        found: Returns the lines in a language, in so many cells.
    """

    heading = "terminal.about"

    def __init__(self, found: Callable[[Words, int], list[Text]]) -> None:
        super().__init__()
        self.found = found

    def body(self, words: Words, width: int) -> list[Text]:
        """Return what is to be said."""
        return self.found(words, width)


class AskingPage(Page):
    """Asks what the person wants to know something of: everything they see, searched for by typing.

    Args:
        sitting: The person at the table; nobody else may be deciding.
        decision: What the person is asked; None where the game is over.
        cursor_at: The id of the thing at which the cursor stands first.
    """

    heading = "terminal.asking"
    foot = "terminal.asking_keys"

    def __init__(self, sitting: Sitting, decision: Decision | None, cursor_at: int | None) -> None:
        super().__init__()
        self.sitting = sitting
        self.decision = decision
        self.search = ""
        self._shown = sitting.look()
        numbers = [thing["id"] for thing in self._shown.things()]
        if cursor_at is not None and cursor_at not in numbers:
            numbers.insert(0, cursor_at)
        self.numbers: list[int | None] = [None, *numbers] if decision is not None else list(numbers)
        self.cursor = self.numbers.index(cursor_at) if cursor_at in numbers else 0

    def names(self, words: Words, number: int | None) -> str:
        """Return what a row says."""
        if number is None:
            return words.say("terminal.this_question")
        thing = words.shown.thing(number)
        place = words.say(f"terminal.zone_{thing['zone']}") if thing is not None else ""
        whose = words.say("terminal.of_player", player=words.whose(thing["controller"])) if thing is not None else ""
        return f"{words.name(number)}  {place}{whose}"

    def rows(self) -> list[int | None]:
        """Return what is found."""
        wanted = folded_case(self.search)
        speakers = [Words(self._shown, language, "community") for language in LANGUAGES]
        return [
            number for number in self.numbers if any(wanted in folded_case(self.names(one, number)) for one in speakers)
        ]

    def body(self, words: Words, width: int) -> list[Text]:
        """Return the rows that are found, below what is searched for."""
        del width
        lines = [styled(words.say("terminal.searching", text=f"{self.search}_"), "bold")]
        for place, number in enumerate(self.rows()):
            line = styled(f"{'>' if place == self.cursor else ' '} {self.names(words, number)}")
            line.stylize("reverse" if place == self.cursor else "", 2)
            lines.append(line)
        return lines

    def lines(self, words: Words, width: int, height: int) -> list[Text]:
        """Return the page, the cursor in sight."""
        room = height - FRAME
        self.scroll = max(min(self.scroll, self.cursor), self.cursor + 2 - room)
        return super().lines(words, width, height)

    def press(self, seated: Seated, key: str, height: int) -> bool:
        """Move, search, or open what is known of the row at the cursor."""
        rows = self.rows()
        far = height - FRAME
        steps = {"up": -1, "down": 1, "pageup": -far, "pagedown": far, "home": -len(rows), "end": len(rows)}
        if key in {"escape", "?"}:
            return False
        if key in steps:
            self.cursor = max(0, min(self.cursor + steps[key], len(rows) - 1))
        elif key == "enter" and rows:
            seated.open(AboutPage(self.about(rows[self.cursor])))
        elif key == "backspace":
            self.search, self.cursor = self.search[:-1], 0
        elif len(key) == 1:
            self.search, self.cursor = self.search + key, 0
        return True

    def about(self, number: int | None) -> Callable[[Words, int], list[Text]]:
        """Return what says all that is known of a row."""
        game = self.sitting.game
        decision = self.decision
        if number is not None:
            return lambda words, width: about_thing(game, words, number, width)
        return lambda words, width: about_question(words, decision, width) if decision is not None else []


class ConfirmPage(Page):
    """Asks before something that is not taken back by a key.

    Args:
        question: What is asked.
        act: What is done where the answer is yes.
    """

    heading = "terminal.confirm"
    foot = "terminal.confirm_keys"

    def __init__(self, question: Message, act: Callable[[], None]) -> None:
        super().__init__()
        self.question = question
        self.act = act

    def body(self, words: Words, width: int) -> list[Text]:
        """Return the question."""
        return [Text(""), *paragraph(words.text(self.question), width, "bold")]

    def press(self, seated: Seated, key: str, height: int) -> bool:
        """Act on yes; any other key closes the page."""
        del height
        if key in {"y", "enter"}:
            seated.close()
            self.act()
            return True
        return False
