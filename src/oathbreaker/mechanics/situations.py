"""Conditions of the game and its history: whose turn it is, life, graveyards, what happened this turn."""

from __future__ import annotations

from oathbreaker.language.categories import CONDITION
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.terms.abilities import Amount, Condition, Ref
from oathbreaker.terms.term import term

THIS_TURN = (
    ("you attacked this turn", "このターンにあなたが攻撃していた"),
    ("you gained life this turn", "このターンにあなたがライフを得ていた"),
    ("a creature died this turn", "このターンにクリーチャーが死亡していた"),
    ("a permanent left the battlefield under your control this turn",
     "このターンにあなたのコントロール下にあったパーマネントが戦場を離れていた"),
    ("an opponent lost life this turn", "このターンに対戦相手がライフを失っていた"),
    ("you've cast another spell this turn", "このターンにあなたが他の呪文を唱えていた"),
)  # fmt: skip
STATES = (
    ("attacking", "攻撃している"), ("blocking", "ブロックしている"), ("tapped", "タップ状態である"),
    ("untapped", "アンタップ状態である"), ("equipped", "装備している"), ("enchanted", "エンチャントされている"),
)  # fmt: skip


@term
class YourTurn(Condition):
    """It is your turn, or not."""

    is_yours: bool = True


@term
class HappenedThisTurn(Condition):
    """Something happened this turn, as the text says it."""

    words: str


@term
class WasKicked(Condition):
    """The spell, or that which became the permanent, was kicked (702.33d); `said` is what the text calls it."""

    said: str


@term
class CardsInGraveyard(Condition):
    """There are at least so many cards in your graveyard (threshold)."""

    amount: Amount


@term
class LifeAtLeast(Condition):
    """You have at least so much life."""

    amount: Amount


@term
class LifeAtMost(Condition):
    """You have at most so much life."""

    amount: Amount


@term
class NoCardsInHand(Condition):
    """You have no cards in hand (hellbent)."""


@term
class IsInState(Condition):
    """An object is attacking, tapped or so."""

    what: Ref
    state: str


fixed(CONDITION, "it's your turn", YourTurn(), ja="あなたのターンである")
fixed(CONDITION, "it's not your turn", YourTurn(is_yours=False), ja="あなたのターンでない")
for words, japanese in THIS_TURN:
    fixed(CONDITION, words, HappenedThisTurn(words), ja=japanese)
for said, japanese in (("this spell", "この呪文"), ("it", "これ"), ("~", "これ"), ("this creature", "これ")):
    fixed(CONDITION, f"{said} was kicked", WasKicked(said), ja=f"{japanese}がキッカーされていた")
phrase(CONDITION, "there are {amount:count} or more cards in your graveyard", CardsInGraveyard,
       ja="あなたの墓地にあるカードが{amount}枚以上である")  # fmt: skip
phrase(CONDITION, "you have {amount:number} or more life", LifeAtLeast, ja="あなたのライフが{amount}点以上である")
phrase(CONDITION, "you have {amount:number} or less life", LifeAtMost, ja="あなたのライフが{amount}点以下である")
fixed(CONDITION, "you have no cards in hand", NoCardsInHand(), ja="あなたの手札にカードがない")
for state, japanese in STATES:
    phrase(CONDITION, f"{{what:this}} is {state}", IsInState, state=state, ja=f"{{what}}が{japanese}")
