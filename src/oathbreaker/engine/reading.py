"""CR 613 What layers ask of terms that look at the game: on what their answers depend."""

from __future__ import annotations


class Reading:
    """What answers by looking at the game: the layers ask it again whenever what it reads may have changed."""

    __slots__ = ()

    @property
    def reads(self) -> tuple[str, ...] | None:
        """What its own code looks at, for the layers (`statements.Statement.reads`); None for anything."""
        return None
