"""Conditions of the turn before, of how much happened, of how many cards there are."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Amount as PerformedAmount
from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.casting import SpellCast
from oathbreaker.engine.context import Context
from oathbreaker.engine.player_events import GainLife
from oathbreaker.language.categories import CONDITION, QUANTITY
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.drawing import DISCARDED
from oathbreaker.mechanics.finding import AMONG, REVEALED, matching, value_of
from oathbreaker.mechanics.kinds_among import KindsAmong
from oathbreaker.mechanics.nouns import Head, Noun
from oathbreaker.mechanics.qualifiers import InZone
from oathbreaker.mechanics.quantities import look_of
from oathbreaker.terms.abilities import Amount, Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

MANY: Final = 2
"""How many spells of one player in a turn turn a werewolf back."""


@term
class NoSpellsLastTurn(Condition):
    """Nobody cast a spell in the turn before this one."""

    def holds(self, context: Context) -> bool:
        """Look at all that happened in it."""
        past = context.state.past
        return not past or not any(isinstance(event, SpellCast) for event in past[-1])


@term
class ManySpellsLastTurn(Condition):
    """A player cast two or more spells in the turn before this one."""

    def holds(self, context: Context) -> bool:
        """Count the spells of each player."""
        past = context.state.past
        seats = [event.seat for event in past[-1] if isinstance(event, SpellCast)] if past else []
        return any(seats.count(seat) >= MANY for seat in seats)


@term
class GainedLife(Condition):
    """You gained at least so much life this turn; `said` is how the text says it."""

    amount: Amount
    said: str = "you gained"

    @rule("119.9")
    def holds(self, context: Context) -> bool:
        """Add up what you gained this turn."""
        log = context.state.log
        gained = sum(event.amount for event in log if isinstance(event, GainLife) and event.seat == context.controller)
        return gained >= value_of(self.amount, context)


@term
class LifeGained(PerformedAmount):
    """The amount of life you gained this turn."""

    reads: ClassVar[tuple[str, ...] | None] = None

    @rule("119.9", "608.2i")
    def value(self, context: Context) -> int:
        """Add up what you gained this turn; what you lost does not count."""
        log = context.state.log
        return sum(event.amount for event in log if isinstance(event, GainLife) and event.seat == context.controller)


@term
class HalfStartingLife(Condition):
    """Your life total is at most half your starting life total."""

    def holds(self, context: Context) -> bool:
        """Compare the life total with that with which players of this game begin."""
        state = context.state
        return 2 * state.players[context.controller].life <= state.rules.starting_life


@term
class ThereAre(Condition):
    """There are at least so many objects of a kind: "six or more permanent cards in your graveyard"."""

    reads: ClassVar[tuple[str, ...] | None] = ("zones", "control")

    amount: Amount
    what: Filter

    def holds(self, context: Context) -> bool:
        """Count them."""
        return len(matching(self.what, context)) >= value_of(self.amount, context)


WHERE: Final = {"revealed": REVEALED, "discarded": DISCARDED}
"""What was done with cards -> the name among a context's results under which they are noted, but for those milled."""


@term
class WasAmong(Condition):
    """A card of a kind was among those that were milled, revealed or discarded by the instruction before."""

    what: Filter
    how: str

    @rule("608.2c", "608.2h")
    def holds(self, context: Context) -> bool:
        """Look at each of those cards, wherever it is now."""
        state = context.state
        where = next((name for word, name in WHERE.items() if self.how.endswith(word)), AMONG)
        among = context.results.get(where, ())
        looks = [found for oid in among if (found := look_of(state, oid)) is not None]
        return isinstance(self.what, Noun) and any(self.what.describes_look(context, *found) for found in looks)


THRESHOLD: Final = Noun(Head((), "card"), (), (InZone("in your graveyard"),))
DELIRIUM: Final = KindsAmong("card type", THRESHOLD)
"""What has a condition of its own."""


def there_are(amount: Amount, what: Filter) -> ThereAre | None:
    """Return that there are so many, of what has no condition of its own."""
    return None if what in {THRESHOLD, DELIRIUM} else ThereAre(amount, what)


fixed(CONDITION, "no spells were cast last turn", NoSpellsLastTurn(), ja="直前のターンに呪文が唱えられていない")
fixed(
    CONDITION,
    "a player cast two or more spells last turn",
    ManySpellsLastTurn(),
    ja="直前のターンにプレイヤー１人が２つ以上の呪文を唱えていた",
)
for said in ("you gained", "you've gained"):
    phrase(
        CONDITION,
        f"{said} {{amount:number}} or more life this turn",
        GainedLife,
        said=said,
        ja="このターンにあなたが{amount}点以上のライフを得ていた",
    )
fixed(QUANTITY, "the amount of life you gained this turn", LifeGained(), ja="このターンにあなたが得たライフの点数")
fixed(
    CONDITION,
    "your life total is less than or equal to half your starting life total",
    HalfStartingLife(),
    ja="あなたのライフ総量があなたのライフの初期総量の半分以下である",
)
phrase(
    CONDITION,
    "there are {amount:count} or more {what:noun/many}",
    ThereAre,
    build=there_are,
    take=lambda tree: (tree.amount, tree.what),
    ja="{what}が{amount}{what.counter}以上ある",
)
for how, japanese in (
    ("is milled", "切削された"),
    ("was milled", "切削された"),
    ("is revealed", "公開された"),
    ("was revealed", "公開された"),
    ("is discarded", "捨てられた"),
    ("was discarded", "捨てられた"),
):
    phrase(
        CONDITION,
        f"a {{what:noun/one}} {how} this way",
        WasAmong,
        how=how,
        ja=f"これにより{{what.one}}が{japanese}",
    )
    phrase(
        CONDITION,
        f"at least one {{what:noun/one}} {how} this way",
        WasAmong,
        how=f"least {how}",
        ja=f"これにより{{what.one}}以上が{japanese}",
    )
