"""What a person is asked, and how keys become an answer: the cursor, marks, typed numbers, searching. Draws nothing."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from oathbreaker.engine.decisions import NUMBER_LISTS, NUMBERS, Decision, Option
from oathbreaker.texts.languages import LANGUAGES
from oathbreaker.texts.messages import Message, say

Form = Literal["one", "some", "order", "number", "division"]
"""How a decision is answered."""

ORDERS: Final = frozenset({"order", "order triggers"})
"""Kinds that all options answer, in an order."""

MOST_ROWS: Final = 9
"""How many rows have a digit at most."""

SEARCH: Final = "/"
"""Begins a search among the rows."""

MOVES: Final = frozenset({"up", "down", "pageup", "pagedown", "home", "end"})
"""Keys that move the cursor."""

MOST_DIGITS: Final = 6
"""Of a typed number."""


class Row(NamedTuple):
    """A line to choose from.

    Attributes:
        places: The indices of the options that it stands for; several where they are cards of one name in a hand.
        option: The first of them.
    """

    places: tuple[int, ...]
    option: Option


class Pressed(NamedTuple):
    """What a key came to.

    Attributes:
        is_handled: Whether it was for the question; otherwise it may be a command.
        answer: The answer, as `Game.answer` takes it; None where there is none yet.
        fault: Why what was chosen is no answer.
    """

    is_handled: bool
    answer: list[Option] | list[int] | None = None
    fault: Message | None = None


HANDLED: Final = Pressed(is_handled=True)
UNKNOWN: Final = Pressed(is_handled=False)


HOMECOMING: Final = frozenset({"704.6d", "903.9a", "903.9b", "906.10"})
"""The rules by which one who leads a deck may go to the command zone: the cursor stands at yes."""


class Asked:
    """A decision that a person is about to answer.

    Args:
        decision: What is asked.
        likeness: Returns what tells an option from others of which one is as good as another; None where none is.

    Attributes:
        form: How it is answered.
        cursor: The row at which the cursor stands, among those shown.
        picked: What is marked, in the order in which it was: indices of options.
        amounts: For a division, what each option gets.
        typed: A number that is being typed.
        search: What the rows are searched for; None where they are not.
        is_searching: Whether keys go into the search.
        shows_mana: Whether mana abilities stand among the rows.
    """

    def __init__(self, decision: Decision, likeness: Callable[[Option], object] = lambda _option: None) -> None:
        self.decision = decision
        self.form: Form = form_of(decision)
        self.picked: list[int] = []
        self.amounts = list(decision.default()) if self.form == "division" else []
        self.typed = ""
        self.search: str | None = None
        self.is_searching = False
        self.shows_mana = False
        self._all = rows_of(decision, likeness if self.form in {"one", "some"} else lambda _option: None)
        usual = "yes" if decision.rule in HOMECOMING else None
        self.cursor = next(
            (
                place
                for place, row in enumerate(self.rows)
                if self.form == "one" and (row.option.is_default if usual is None else row.option.action == usual)
            ),
            0,
        )

    @property
    def rows(self) -> list[Row]:
        """The rows that are shown: without mana abilities unless they are wanted, and as searched for."""
        rows = self._all
        if self.hidden_mana and not self.shows_mana:
            rows = [row for row in rows if row.option.value != "mana"]
        if self.search:
            wanted = folded_case(self.search)
            rows = [row for row in rows if any(wanted in folded_case(row.option.label(word)) for word in LANGUAGES)]
        return rows

    @property
    def hidden_mana(self) -> int:
        """How many rows are about mana abilities, which are shown when they are wanted."""
        if self.decision.kind != "priority":
            return 0
        return sum(row.option.value == "mana" for row in self._all)

    @property
    def left(self) -> int:
        """How much of a division is not given yet."""
        return self.decision.total - sum(self.amounts)

    def page(self, size: int) -> tuple[int, list[Row]]:
        """Return the rows of the page that the cursor is on, and the number of the first."""
        first = self.cursor // size * size
        return first, self.rows[first : first + size]

    def press(self, key: str, size: int = MOST_ROWS) -> Pressed:
        """Take a key.

        Args:
            key: A sign, or the name of a key: "up", "down", "left", "right", "pageup", "pagedown", "enter", "escape",
                "backspace".
            size: How many rows are on a page.
        """
        if self.is_searching:
            return self.press_searching(key)
        if key in MOVES:
            return self.move(key, size)
        if key == "escape":
            return self.clear()
        if self.press_about_rows(key):
            return HANDLED
        if self.form == "number":
            return self.press_number(key)
        return self.press_division(key) if self.form == "division" else self.press_choosing(key, size)

    def press_about_rows(self, key: str) -> bool:
        """Take a key that changes which rows are shown; tell whether it was one."""
        if key == SEARCH and len(self._all) > 1 and self.form != "number":
            self.is_searching, self.search = True, ""
        elif key == "m" and self.hidden_mana:
            self.shows_mana = not self.shows_mana
        else:
            return False
        self.cursor = 0
        return True

    def press_searching(self, key: str) -> Pressed:
        """Take a key of a search: signs are searched for, Enter goes back to choosing, Escape to all rows."""
        if key == "escape":
            self.is_searching, self.search = False, None
        elif key == "enter":
            self.is_searching = False
            if self.form == "one" and len(self.rows) == 1:
                return self.choose(self.rows[0])
        elif key in {"up", "down"}:
            return self.move(key, MOST_ROWS)
        elif key == "backspace":
            self.search = (self.search or "")[:-1]
        elif len(key) == 1:
            self.search = (self.search or "") + key
        self.cursor = min(self.cursor, max(len(self.rows) - 1, 0))
        return HANDLED

    def move(self, key: str, size: int) -> Pressed:
        """Move the cursor."""
        steps = {"up": -1, "down": 1, "pageup": -size, "pagedown": size, "home": -len(self.rows), "end": len(self.rows)}
        self.cursor = max(0, min(self.cursor + steps[key], len(self.rows) - 1))
        self.typed = ""
        return HANDLED

    def clear(self) -> Pressed:
        """Take marks, a typed number and a search back; there may be none, and the key is then a command."""
        had = bool(self.picked or self.typed or self.search)
        self.picked, self.typed, self.search = [], "", None
        return HANDLED if had else UNKNOWN

    def press_choosing(self, key: str, size: int) -> Pressed:
        """Take a key where options are chosen."""
        first, page = self.page(size)
        row = self.rows[self.cursor] if self.rows else None
        if key.isdecimal() and 0 < int(key) <= len(page):
            self.cursor = first + int(key) - 1
            return self.choose(page[int(key) - 1])
        by_letter = self.by_letter(key)
        if by_letter is not None:
            return self.choose(by_letter)
        if key == "enter":
            return self.confirm() if self.form != "one" else self.choose(row)
        if key == " ":
            return self.choose(row)
        if key == "a" and self.decision.kind == "attackers" and row is not None:
            self.pick_all(row.option)
            return HANDLED
        return UNKNOWN

    def by_letter(self, key: str) -> Row | None:
        """Return the row that a letter stands for: yes, no, pass."""
        if self.form != "one":
            return None
        meant = {"y": "yes", "n": "no", "p": "pass"}.get(key)
        return next((row for row in self._all if row.option.action == meant), None)

    def choose(self, row: Row | None) -> Pressed:
        """Choose a row: it is the answer where one is, otherwise it is marked, or no longer so."""
        if row is None:
            return HANDLED
        if self.form == "one":
            return self.answered([row.places[0]])
        free = [place for place in row.places if place not in self.picked]
        if not free or (len(free) < len(row.places) and self.decision.maximum == 1):
            self.picked = [place for place in self.picked if place not in row.places]
            return HANDLED
        place = free[0]
        if self.decision.kind == "attackers":
            options = self.decision.options
            self.picked = [other for other in self.picked if options[other].source != row.option.source]
        elif self.decision.maximum == 1:
            self.picked = []
        self.picked.append(place)
        return HANDLED

    def number_picked(self, row: Row) -> int:
        """Return how many of the options of a row are marked."""
        return sum(place in self.picked for place in row.places)

    def pick_all(self, like: Option) -> None:
        """Mark every creature that can attack whom this one would."""
        self.picked = [place for place, option in enumerate(self.decision.options) if option.target == like.target]

    def confirm(self) -> Pressed:
        """Answer with what is marked; in an order the rest follows as it stands."""
        picked = list(self.picked)
        if self.form == "order" and self.decision.minimum == len(self.decision.options):
            picked += [place for place in range(len(self.decision.options)) if place not in picked]
        return self.answered(picked)

    def press_number(self, key: str) -> Pressed:
        """Take a key where a number is asked."""
        if key.isdecimal():
            self.typed = (self.typed + str(int(key)))[:MOST_DIGITS]
        elif key == "backspace":
            self.typed = self.typed[:-1]
        elif key == "enter":
            value = int(self.typed) if self.typed else self.rows[self.cursor].option.value
            places = [place for place, option in enumerate(self.decision.options) if option.value == value]
            if not places:
                self.typed = ""
                return Pressed(is_handled=True, fault=say("terminal.no_number", number=value))
            return self.answered(places[:1])
        else:
            return UNKNOWN
        found = [place for place, row in enumerate(self.rows) if str(row.option.value) == self.typed]
        self.cursor = found[0] if found else self.cursor
        return HANDLED

    def press_division(self, key: str) -> Pressed:
        """Take a key where something is divided: the arrows and digits change what the cursor's row gets."""
        place = self.rows[self.cursor].places[0] if self.rows else 0
        if key in {"left", "-"}:
            self.amounts[place] = max(0, self.amounts[place] - 1)
        elif key in {"right", "+"}:
            self.amounts[place] += 1
        elif key.isdecimal():
            self.typed = (self.typed + str(int(key)))[:MOST_DIGITS]
            self.amounts[place] = int(self.typed)
        elif key == "backspace":
            self.typed = self.typed[:-1]
            self.amounts[place] = int(self.typed or 0)
        elif key == "enter":
            self.typed = ""
            fault = self.unbalanced() or self.decision.fault(tuple(self.amounts))
            return Pressed(is_handled=True, answer=None if fault else list(self.amounts), fault=fault)
        else:
            return UNKNOWN
        return HANDLED

    def unbalanced(self) -> Message | None:
        """Return that a division does not add up; None where it does."""
        if self.left > 0:
            return say("terminal.left_to_give", n=self.left)
        return say("terminal.given_too_much", n=-self.left, total=self.decision.total) if self.left else None

    def answered(self, places: Sequence[int]) -> Pressed:
        """Return the answer of these options, or why they are none."""
        fault = self.decision.fault(tuple(places))
        if fault is not None:
            return Pressed(is_handled=True, fault=fault)
        return Pressed(is_handled=True, answer=[self.decision.options[place] for place in places])


def form_of(decision: Decision) -> Form:
    """Return how a decision is answered."""
    if decision.kind in NUMBER_LISTS:
        return "division"
    if decision.kind in NUMBERS and all(isinstance(option.value, int) for option in decision.options):
        return "number"
    if decision.minimum == decision.maximum == 1:
        return "one"
    return "order" if decision.ordered or decision.kind in ORDERS else "some"


def rows_of(decision: Decision, likeness: Callable[[Option], object]) -> list[Row]:
    """Return the rows of a decision: options that are alike are one, and mana abilities are last."""
    alike = of_one_name if decision.kind == "priority" else likeness
    found: dict[object, Row] = {}
    for place, option in enumerate(decision.options):
        same = alike(option)
        same = place if same is None else same
        places = found[same].places if same in found else ()
        found[same] = Row((*places, place), found[same].option if same in found else option)
    return sorted(found.values(), key=lambda row: decision.kind == "priority" and row.option.value == "mana")


def of_one_name(option: Option) -> object:
    """Return what cards in hand that can be cast or played in the same way have in common; None for anything else."""
    if option.action not in {"cast", "play land"}:
        return None
    return (option.action, option.card, option.face, option.alternative)


def folded_case(text: str) -> str:
    """Return a text as searches compare it: full-width letters as half-width ones, without case."""
    return unicodedata.normalize("NFKC", text).casefold()
