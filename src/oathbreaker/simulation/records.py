"""What is kept of each game of a simulation, and the file that keeps it, game by game."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self, TextIO

from oathbreaker.simulation.planning import Plan
from oathbreaker.texts.errors import GameSetupError
from oathbreaker.texts.messages import say

JSONL: Final = ".jsonl"
CSV: Final = ".csv"
"""How the name of a file of games ends."""

SEATED: Final = ("decks", "agents", "places")
"""What a record has for each seat: a column each in CSV."""


@dataclass(frozen=True)
class GameRecord:
    """A game that has been played, or has failed.

    Attributes:
        game: Its number in the simulation, from 0.
        seed: What its chance began with.
        decks: What the deck of each seat is called.
        agents: The name of each seat's agent.
        places: The place of each seat, 1 for the winner; those who drew or lost together share one. None if it failed.
        turns: How many turns it had.
        decisions: How many decisions it had.
        seconds: How long the processor worked on it.
        error: Why it failed; "" if it did not.
    """

    game: int
    seed: int
    decks: tuple[str, ...]
    agents: tuple[str, ...]
    places: tuple[int, ...] | None
    turns: int
    decisions: int
    seconds: float
    error: str = ""

    @property
    def winner(self) -> int | None:
        """The seat that won; None if the game was drawn or failed."""
        return self.places.index(1) if self.places is not None and self.places.count(1) == 1 else None


def record_of(plan: Plan, number: int, **found: Any) -> GameRecord:  # noqa: ANN401  the other fields of a record
    """Return the record of a game of a plan."""
    return GameRecord(
        number, plan.seed_of(number), tuple(plan.decks_of(number)), tuple(plan.agents_of(number)), **found
    )


def from_plain(plan: Plan, plain: Mapping[str, Any]) -> GameRecord:
    """Return the record that was written so.

    Raises:
        GameSetupError: It is of another plan.
        LookupError: A field lacks.
        TypeError: A field is not what it should be.
        ValueError: The same.
    """
    if plain["plan"] != plan.digest:
        raise GameSetupError(say("simulation.other_plan"))
    places = tuple(int(place) for place in plain["places"]) if plain["places"] else None
    if places is not None and len(places) != len(plan.decks):
        raise ValueError(places)
    numbers = {name: int(plain[name]) for name in ("turns", "decisions")}
    seconds = float(plain["seconds"])
    return record_of(
        plan, int(plain["game"]), places=places, seconds=seconds, error=str(plain["error"] or ""), **numbers
    )


class RecordFile:
    """A file with a line for each game: JSON (`.jsonl`) or CSV (`.csv`). A line is written as soon as its game is over.

    Args:
        path: The file; it need not exist.
        plan: The plan of its games.

    Raises:
        GameSetupError: The name ends otherwise.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        if path.suffix.lower() not in {JSONL, CSV}:
            raise GameSetupError(say("simulation.no_file_kind", file=str(path), csv=CSV, jsonl=JSONL))
        self.path = path
        self.plan = plan
        self.is_csv = path.suffix.lower() == CSV
        self._file: TextIO | None = None

    @property
    def columns(self) -> list[str]:
        """The names of the columns of a CSV file: those of a seat have its number, from 1."""
        seats = range(1, len(self.plan.decks) + 1)
        by_seat = [f"{name.removesuffix('s')}_{seat}" for name in SEATED for seat in seats]
        return ["plan", "game", "seed", *by_seat, "turns", "decisions", "seconds", "error"]

    def kept(self) -> dict[int, GameRecord]:
        """Return the games that the file has, by number. A last line that was not written whole is cut off.

        Raises:
            GameSetupError: A line is no game of this plan; the file stays as it is.
            OSError: The file cannot be read.
        """
        if not self.path.exists():
            return {}
        content = self.path.read_bytes()
        whole, newline, rest = content.rpartition(b"\n")
        try:
            lines = (whole + newline).decode("utf-8").splitlines()
            tail = rest.decode("utf-8", errors="ignore")
        except UnicodeDecodeError:
            raise GameSetupError(say("simulation.no_record", file=str(self.path), line=1)) from None
        records: dict[int, GameRecord] = {}
        for number, line in enumerate(lines, 1):
            record = self._record(number, line)
            if record is not None:
                records.setdefault(record.game, record)
        if rest:
            start = self._line(self.columns) if self.is_csv and not lines else self._beginning()
            if not (tail.startswith(start) or start.startswith(tail)):
                raise GameSetupError(say("simulation.no_record", file=str(self.path), line=len(lines) + 1))
            with self.path.open("r+b") as file:
                file.truncate(len(content) - len(rest))
        return records

    def _beginning(self) -> str:
        """Return what each line of a game begins with."""
        return f"{self.plan.digest}," if self.is_csv else f'{{"plan": "{self.plan.digest}"'

    def _record(self, number: int, line: str) -> GameRecord | None:
        """Return the game of a line; None for the headings of a CSV file.

        Raises:
            GameSetupError: It is no game of this plan.
        """
        try:
            if not self.is_csv:
                return from_plain(self.plan, json.loads(line))
            if number == 1 and line.startswith("plan,game,seed,"):
                return None
            row = dict(zip(self.columns, next(csv.reader([line])), strict=False))
            row["places"] = [row[name] for name in self.columns if name.startswith("place_") and row[name]]  # type: ignore[assignment]  # a list beside texts
            return from_plain(self.plan, row)
        except GameSetupError as error:
            raise GameSetupError(say("simulation.other_file", file=str(self.path), reason=error.reason)) from None
        except (LookupError, TypeError, ValueError, StopIteration, RecursionError, csv.Error):
            raise GameSetupError(say("simulation.no_record", file=str(self.path), line=number)) from None

    def __enter__(self) -> Self:
        """Open the file for more games; a new CSV file gets its headings."""
        self._file = self.path.open("a", encoding="utf-8", newline="")
        if self.is_csv and not self._file.tell():
            self._put(self._line(self.columns))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()

    def write(self, record: GameRecord) -> None:
        """Write the line of a game.

        Raises:
            OSError: It cannot be written.
        """
        if not self.is_csv:
            plain = {"plan": self.plan.digest, **asdict(record)}
            self._put(json.dumps(plain, ensure_ascii=False) + "\n")
            return
        self._put(self._line(self.values_of(record)))

    def values_of(self, record: GameRecord) -> list[object]:
        """Return what a game has in each of the columns; None for the places of a game that failed."""
        plain = {"plan": self.plan.digest, **asdict(record)}
        seats = len(self.plan.decks)
        by_seat = [value for name in SEATED for value in plain[name] or [None] * seats]
        before, after = ("plan", "game", "seed"), ("turns", "decisions", "seconds", "error")
        return [*(plain[name] for name in before), *by_seat, *(plain[name] for name in after)]

    def _line(self, values: Sequence[object]) -> str:
        """Return values as a line of CSV."""
        text = io.StringIO()
        csv.writer(text, lineterminator="\n").writerow(values)
        return text.getvalue()

    def _put(self, line: str) -> None:
        """Write a line, so that it is in the file whatever comes."""
        assert self._file is not None  # noqa: S101  it is open
        self._file.write(line)
        self._file.flush()
