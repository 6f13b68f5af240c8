"""CR 608.2c Conditions that compare: life with its beginning, your permanents with an opponent's; what "it" is."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import CONDITION
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.conditions import yours
from oathbreaker.mechanics.finding import matching, thing, value_of
from oathbreaker.mechanics.nouns import Adjective
from oathbreaker.mechanics.quantities import STATS, look_of, stat_of_object
from oathbreaker.terms.abilities import Amount, Filter, Ref
from oathbreaker.terms.refs import Pronoun
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class LifeAboveStart(Condition):
    """You have at least so much life more than your starting life total."""

    amount: Amount

    @rule("103.4", "119.1")
    def holds(self, context: Context) -> bool:
        """Compare the life total with that of the beginning."""
        state = context.state
        return state.players[context.controller].life >= state.rules.starting_life + value_of(self.amount, context)


@term
class OpponentControlsMore(Condition):
    """An opponent controls more permanents of a kind than you."""

    reads: ClassVar[tuple[str, ...] | None] = ("control",)

    what: Filter

    @rule("102.2")
    def holds(self, context: Context) -> bool:
        """Count those of each opponent and yours."""
        state = context.state
        holders = [state.objects[oid].controller for oid in matching(self.what, context)]
        own = holders.count(context.controller)
        return any(holders.count(seat) > own for seat in state.opponents(context.controller))


@term
class YouControlNone(Condition):
    """You don't control a permanent of a kind."""

    reads: ClassVar[tuple[str, ...] | None] = ("control",)

    what: Filter

    def holds(self, context: Context) -> bool:
        """Look for one."""
        return not yours(self.what, context)


@term
class LibraryIsEmpty(Condition):
    """Your library has no cards in it."""

    @rule("608.2c")
    def holds(self, context: Context) -> bool:
        """Look at it."""
        return not context.state.library(context.controller)


@term
class ItIs(Condition):
    """What was named before is so: "it's red", "it's legendary"."""

    what: Ref
    word: Adjective

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out: "other" says nothing of one object."""
        return self.word.word != "other" and self.word.is_performed

    @rule("608.2h")
    def holds(self, context: Context) -> bool:
        """Look at it, as it is or last was."""
        found = look_of(context.state, thing(self.what, context))
        return found is not None and self.word.holds(context, *found)


@term
class ItHas(Condition):
    """What was named before has a number: "it has mana value 3 or less"; `how` is "most" or "least"."""

    what: Ref
    stat: str
    amount: Amount
    how: str

    @rule("608.2h")
    def holds(self, context: Context) -> bool:
        """Look at it, as it is or last was."""
        target = thing(self.what, context)
        if target == NOBODY:
            return False
        number, wanted = stat_of_object(context.state, target, self.stat), value_of(self.amount, context)
        return number <= wanted if self.how == "most" else number >= wanted


def it_is(word: Adjective) -> ItIs | None:
    """Return that "it" is so."""
    return None if word.word == "other" else ItIs(Pronoun("it's"), word)


def it_has(stat: str, how: str, amount: Amount) -> ItHas:
    """Return that "it" has a number."""
    return ItHas(Pronoun("it"), stat, amount, how)


def take_it_has(stat: str, how: str, tree: ItHas) -> tuple[Amount] | None:
    """Take `it_has` apart."""
    return (tree.amount,) if (tree.stat, tree.how) == (stat, how) else None


def so_in_japanese(word: str) -> str:
    """Return an adjective as what something is: 赤である, 伝説である, タップ状態である."""
    plain = word.removesuffix("の")
    return plain if plain.endswith(("いる", "ある", "ない", "れた")) else f"{plain}である"


HOW: Final = (("most", "or less", "以下"), ("least", "or greater", "以上"))
phrase(
    CONDITION,
    "you have at least {amount:number} life more than your starting life total",
    LifeAboveStart,
    ja="あなたのライフがあなたの初期ライフ総量より{amount}点以上多い",
)
phrase(
    CONDITION,
    "an opponent controls more {what:noun/many} than you",
    OpponentControlsMore,
    ja="対戦相手があなたより多くの{what}をコントロールしている",
)
phrase(
    CONDITION,
    "you don't control a {what:noun/one}",
    YouControlNone,
    ja="あなたが{what}をコントロールしていない",
)
fixed(CONDITION, "your library has no cards in it", LibraryIsEmpty(), ja="あなたのライブラリーにカードが無い")
phrase(CONDITION, "it's {word:adjective}", ItIs, build=it_is, take=lambda tree: (tree.word,),
       ja=lambda slot: f"{slot('it')}が{so_in_japanese(slot('word'))}")  # fmt: skip
for stat, japanese in STATS.items():
    for how, words, more in HOW:
        phrase(
            CONDITION,
            f"it has {stat} {{amount:number}} {words}",
            ItHas,
            build=partial(it_has, stat, how),
            take=partial(take_it_has, stat, how),
            ja=f"それの{japanese}が{{amount}}{more}である",
        )
