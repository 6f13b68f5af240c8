"""CR 107.1a Half of a number, rounded as the text says: "half their life, rounded up"."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.abstract import Amount, Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.player_events import LoseLife
from oathbreaker.language.categories import DEED, QUANTITY
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import seats, value_of
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ROUNDED: Final = (("up", "端数を切り上げた"), ("down", "端数を切り捨てた"))


@rule("107.1a")
def half(number: int, rounded: str) -> int:
    """Return half of a number, rounded "up" or "down"."""
    return (number + (rounded == "up")) // 2


@term
class Half(Amount):
    """Half of what an amount is; `rounded` is "up" or "down"."""

    of: terms.Amount
    rounded: str

    def value(self, context: Context) -> int:
        """Find the whole first."""
        return half(value_of(self.of, context), self.rounded)


@term
class LoseHalfLife(Effect):
    """A player loses half their life.

    Attributes:
        whose: How the text says that it is that of who loses it: "your" or "their".
        rounded: "up" or "down".
        who: Who loses it.
    """

    whose: str
    rounded: str
    who: Ref = You()

    @rule("107.1a", "119.3")
    def perform(self, context: Context) -> Procedure[None]:
        """Change the life totals, all at once; of less than 1 life nothing is lost."""
        state = context.state
        halves = [(seat, half(max(0, state.players[seat].life), self.rounded)) for seat in seats(self.who, context)]
        yield from happen(state, [LoseLife(seat, number, context.source) for seat, number in halves if number])


@term
class MillHalf(Effect):
    """A player mills half their library.

    Attributes:
        whose: How the text says that it is that of who mills it: "your" or "their".
        rounded: "up" or "down".
        who: Who mills it.
    """

    whose: str
    rounded: str
    who: Ref = You()

    @rule("107.1a", "701.17a")
    def perform(self, context: Context) -> Procedure[None]:
        """Put the top cards of the libraries into the graveyards, all at once."""
        state = context.state
        yield from happen(
            state,
            [
                ZoneChange(state, oid, "graveyard", reason="mill", source=context.source)
                for seat in seats(self.who, context)
                for oid in state.library(seat)[: half(len(state.library(seat)), self.rounded)]
            ],
        )


for rounded, japanese in ROUNDED:
    phrase(
        QUANTITY,
        f"half {{of:quantity}} , rounded {rounded}",
        Half,
        rounded=rounded,
        ja=f"{{of}}の{japanese}半分",
    )
    for whose, japanese_whose in (("your", "あなたの"), ("their", "自分の")):
        of_whom = f"{japanese_whose}{{thing}}の{japanese}半分を{{done}}"
        phrase(
            DEED,
            f"[lose|loses] half {whose} life , rounded {rounded}",
            LoseHalfLife,
            whose=whose,
            rounded=rounded,
            ja=of_whom.format(thing="ライフ", done="失う"),
        )
        phrase(
            DEED,
            f"[mill|mills] half {whose} library , rounded {rounded}",
            MillHalf,
            whose=whose,
            rounded=rounded,
            ja=of_whom.format(thing="ライブラリー", done="切削する"),
        )
