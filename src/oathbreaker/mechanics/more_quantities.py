"""CR 107.3, 608.2h More amounts that are found: sums, totals, devotion."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Amount
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import QUANTITY
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.conditions import devotion
from oathbreaker.mechanics.finding import matching
from oathbreaker.mechanics.quantities import STATS, stat_of_object
from oathbreaker.terms.abilities import Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class TotalAmong(Amount):
    """The sum of the powers, toughnesses or mana values of all objects of a kind."""

    stat: str
    what: Filter

    @rule("608.2h")
    def value(self, context: Context) -> int:
        """Add them all; negative numbers count as they are (107.1b)."""
        return sum(stat_of_object(context.state, oid, self.stat) for oid in matching(self.what, context))


@term
class CountersAmongPlayers(Amount):
    """How many counters of a kind all players have together."""

    counter: str

    @rule("122.1")
    def value(self, context: Context) -> int:
        """Count those of each player who is still in the game."""
        return sum(context.state.players[seat].counters.get(self.counter, 0) for seat in context.state.seats())


@term
class LifeTotal(Amount):
    """Your life total."""

    @rule("119.1")
    def value(self, context: Context) -> int:
        """Look at it."""
        return context.state.players[context.controller].life


@term
class OpponentsYouHave(Amount):
    """The number of opponents you have."""

    @rule("102.2", "800.4a")
    def value(self, context: Context) -> int:
        """Count those who are still in the game."""
        return len(context.state.opponents(context.controller))


@term
class Devotion(Amount):
    """Your devotion to a color (700.5)."""

    reads: ClassVar[tuple[str, ...] | None] = ("control", "name")

    color: str

    @rule("700.5")
    def value(self, context: Context) -> int:
        """Count the mana symbols of the color among mana costs of permanents you control."""
        return devotion(context, self.color)


for stat, japanese in STATS.items():
    phrase(QUANTITY, f"the total {stat} of {{what:noun/many}}", TotalAmong, stat=stat, ja=f"{{what}}の{japanese}の合計")
phrase(
    QUANTITY,
    "the total number of {counter:counter-kind} counters among players",
    CountersAmongPlayers,
    ja="プレイヤーたちが持つ{counter}の総数",
)
fixed(QUANTITY, "the number of opponents you have", OpponentsYouHave(), ja="あなたの対戦相手の人数")
fixed(QUANTITY, "your life total", LifeTotal(), ja="あなたのライフ総量")
phrase(QUANTITY, "your devotion to {color:color}", Devotion, ja="あなたの{color}への信心")
