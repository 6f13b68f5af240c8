"""The games of a simulation as a Parquet file, for programs that read tables; pyarrow writes it, an optional extra."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from oathbreaker.simulation.planning import Plan
from oathbreaker.simulation.records import JSONL, GameRecord, RecordFile, from_plain
from oathbreaker.texts.errors import GameSetupError
from oathbreaker.texts.messages import say

PARQUET: Final = ".parquet"
"""How the name of such a file ends."""


class ParquetFile(RecordFile):
    """A Parquet file with a row for each game, and the columns that the CSV file has.

    It can only be written whole. So each game is kept in a file of JSON lines beside it (`games.parquet.jsonl`) as soon
    as it is over; the rows are written when no more is played, even if that is because somebody interrupted, and the
    lines are removed then. What was left by a program that was killed is read from both.

    Args:
        path: The file; it need not exist.
        plan: The plan of its games.

    Raises:
        GameSetupError: pyarrow is not installed.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        try:
            import pyarrow.parquet  # noqa: F401, PLC0415  an optional extra
        except ImportError:
            raise GameSetupError(say("simulation.no_pyarrow", file=str(path))) from None
        super().__init__(path.with_name(path.name + JSONL), plan)
        self.table = path

    def kept(self) -> dict[int, GameRecord]:
        """Return the games that the file has, and those that were played after it was written last, by number.

        Raises:
            GameSetupError: The file is no table of games of this plan; it stays as it is.
            OSError: It cannot be read.
        """
        return self._rows() | super().kept()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the lines and write the table in their place."""
        super().__exit__(kind, error, trace)
        self._write(self.kept())
        self.path.unlink()

    def _rows(self) -> dict[int, GameRecord]:
        """Return the games of the table."""
        import pyarrow as pa  # noqa: PLC0415  an optional extra
        import pyarrow.parquet as tables  # noqa: PLC0415

        if not self.table.exists():
            return {}
        try:
            rows = tables.ParquetFile(self.table).read().to_pylist()
            records = [self._from_row(row) for row in rows]
        except GameSetupError as error:
            raise GameSetupError(say("simulation.other_file", file=str(self.table), reason=error.reason)) from None
        except (LookupError, TypeError, ValueError, pa.ArrowException):
            raise GameSetupError(say("simulation.no_table", file=str(self.table))) from None
        return {record.game: record for record in records}

    def _from_row(self, row: Mapping[str, Any]) -> GameRecord:
        """Return the game of a row."""
        places = [row[name] for name in self.columns if name.startswith("place_") and row[name] is not None]
        return from_plain(self.plan, {**row, "places": places})

    def _write(self, records: Mapping[int, GameRecord]) -> None:
        """Write the table anew, so that the old one stays until the new one is whole."""
        import pyarrow as pa  # noqa: PLC0415  an optional extra
        import pyarrow.parquet as tables  # noqa: PLC0415

        fields = [pa.field(name, kind_of(name)()) for name in self.columns]
        rows = [dict(zip(self.columns, self.values_of(records[number]), strict=True)) for number in sorted(records)]
        unfinished = self.table.with_name(self.table.name + ".new")
        tables.write_table(pa.Table.from_pylist(rows, schema=pa.schema(fields)), unfinished)
        unfinished.replace(self.table)


def kind_of(column: str) -> Any:  # noqa: ANN401  pyarrow ships no type information
    """Return what makes the type of a column."""
    import pyarrow as pa  # noqa: PLC0415  an optional extra

    if column.startswith("place_") or column in {"game", "seed", "turns", "decisions"}:
        return pa.int64
    return pa.float64 if column == "seconds" else pa.string


def record_file(path: Path, plan: Plan) -> RecordFile:
    """Return the file of a plan's games, of the kind that its name says.

    Raises:
        GameSetupError: There is no such kind, or it needs what is not installed.
    """
    return ParquetFile(path, plan) if path.suffix.lower() == PARQUET else RecordFile(path, plan)
