"""Conditions of the game and its history: whose turn it is, life, graveyards, what happened this turn."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition as PerformedCondition
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import CONDITION
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.terms.abilities import Amount, Condition, Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

THIS_TURN = (
    ("you attacked this turn", "このターンにあなたが攻撃していた"),
    ("you gained life this turn", "このターンにあなたがライフを得ていた"),
    ("a creature died this turn", "このターンにクリーチャーが死亡していた"),
    ("a permanent left the battlefield under your control this turn",
     "このターンにあなたのコントロール下にあったパーマネントが戦場を離れていた"),
    ("an opponent lost life this turn", "このターンに対戦相手がライフを失っていた"),
    ("you've cast another spell this turn", "このターンにあなたが他の呪文を唱えていた"),
)  # fmt: skip
KICKERS: Final = ("kicker", "multikicker")
"""The names of costs by which a spell is kicked (702.33c-d)."""
STATES = (
    ("attacking", "攻撃している"), ("blocking", "ブロックしている"), ("tapped", "タップ状態である"),
    ("untapped", "アンタップ状態である"), ("equipped", "装備している"), ("enchanted", "エンチャントされている"),
)  # fmt: skip


@term
class YourTurn(PerformedCondition):
    """It is your turn, or not."""

    is_yours: bool = True

    @rule("102.1")
    def holds(self, context: Context) -> bool:
        """Look who is the active player."""
        return (context.state.active == context.controller) == self.is_yours


@term
class HappenedThisTurn(Condition):
    """Something happened this turn, as the text says it."""

    words: str


@term
class WasKicked(PerformedCondition):
    """The spell, or that which became the permanent, was kicked (702.33d); `said` is what the text calls it."""

    is_announced: ClassVar[bool] = True

    said: str

    @rule("702.33d", "400.7d")
    def holds(self, context: Context) -> bool:
        """Look at what was announced as the spell was cast."""
        source = context.source_object()
        said = source.announcement if source is not None else None
        return said is not None and any(said.times_paid(name) for name in KICKERS)


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
