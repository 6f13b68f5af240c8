"""CR 608.2c Instructions about all objects of a kind, to which later words refer: "those creatures"."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.mechanics.finding import made_of_all
from oathbreaker.terms.abilities import Ref


class DoneToAll(Effect):
    """Something is done with objects; where they are all of a kind, later words can refer to them."""

    __slots__ = ()
    what: Ref

    @property
    def made(self) -> str:
        """What later words can refer to: "they" and "those creatures" are all of a kind."""
        return made_of_all(self.what)
