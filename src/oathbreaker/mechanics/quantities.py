"""CR 107.3, 608.2h Amounts that are found: "the number of …", "its power", and what is done with them."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from oathbreaker.language.categories import ACT, DEED, QUANTITY, SENTENCE
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.terms.abilities import Amount, Effect, Filter, Ref
from oathbreaker.terms.refs import Pronoun, This, You
from oathbreaker.terms.term import term

STATS = {"power": "パワー", "toughness": "タフネス", "mana value": "マナ総量"}


@term
class CountOf(Amount):
    """The number of objects of a kind."""

    what: Filter


@term
class StatOf(Amount):
    """A number of an object: its power, toughness or mana value."""

    stat: str
    of: Ref


@term
class GreatestAmong(Amount):
    """The greatest power, toughness or mana value among objects of a kind."""

    stat: str
    what: Filter


@term
class WhereX(Effect):
    """An instruction with an X that the text says: "…, where X is the number of …"."""

    begins_with: ClassVar[str] = "effect"

    effect: Effect
    amount: Amount


@term
class DealDamageEqual(Effect):
    """An object deals as much damage as an amount says; `last` where the text says the amount last."""

    amount: Amount
    to: Ref
    last: bool = False
    what: Ref = NO_SUBJECT


@term
class GainLifeEqual(Effect):
    """A player gains as much life as an amount says."""

    amount: Amount
    who: Ref = You()


@term
class LoseLifeEqual(Effect):
    """A player loses as much life as an amount says."""

    amount: Amount
    who: Ref = You()


@term
class DrawEqual(Effect):
    """A player draws as many cards as an amount says."""

    amount: Amount
    who: Ref = You()


def stat_of(stat: str, of: Ref) -> StatOf:
    """Return a number of an object."""
    return StatOf(stat, of)


def take_stat_of(stat: str, said: str, tree: StatOf) -> tuple[()] | None:
    """Take a number of an object apart, if the text calls the object so."""
    return () if tree.stat == stat and getattr(tree.of, "said", "") == said else None


phrase(QUANTITY, "the number of {what:noun/many}", CountOf, ja="{what}の総数")
OWNERS = ((Pronoun("its"), "それ"), (This("~'s"), "これ"), (This("this creature's"), "これ"))
for stat, japanese in STATS.items():
    phrase(
        QUANTITY,
        f"the greatest {stat} among {{what:noun/many}}",
        GreatestAmong,
        stat=stat,
        ja=f"{{what}}の中で最大の{japanese}",
    )
    for of, whose in OWNERS:
        phrase(
            QUANTITY,
            f"{of.said} {stat}",
            StatOf,
            build=partial(stat_of, stat, of),
            take=partial(take_stat_of, stat, of.said),
            ja=f"{whose}の{japanese}",
        )
phrase(SENTENCE, "{effect:effect} , where X is {amount:quantity} .", WhereX, ja="{effect}。Ｘは{amount}に等しい。")
phrase(ACT, "[deal|deals] damage equal to {amount:quantity} to {to:recipient}", DealDamageEqual,
       ja="{to.ni}{amount}に等しい点数のダメージを与える")  # fmt: skip
phrase(ACT, "[deal|deals] damage to {to:recipient} equal to {amount:quantity}", DealDamageEqual, last=True,
       ja="{to.ni}{amount}に等しい点数のダメージを与える")  # fmt: skip
phrase(DEED, "[gain|gains] life equal to {amount:quantity}", GainLifeEqual, ja="{amount}に等しい点数のライフを得る")
phrase(DEED, "[lose|loses] life equal to {amount:quantity}", LoseLifeEqual, ja="{amount}に等しい点数のライフを失う")
phrase(DEED, "[draw|draws] cards equal to {amount:quantity}", DrawEqual, ja="{amount}に等しい枚数のカードを引く")
