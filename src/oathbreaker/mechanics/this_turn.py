"""CR 608.2i Conditions of what happened this turn: the game's log of the turn tells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.casting import SpellCast
from oathbreaker.engine.combat.events import AttackersDeclared
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.player_events import GainLife, LoseLife
from oathbreaker.engine.token_events import CreateToken
from oathbreaker.language.categories import CONDITION
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import controller_of, value_of
from oathbreaker.terms.abilities import Amount
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


def you_attacked(context: Context, event: Event) -> bool:
    """Tell whether you declared attackers (508.3d)."""
    return isinstance(event, AttackersDeclared) and event.seat == context.controller


def you_created_token(context: Context, event: Event) -> bool:
    """Tell whether you created a token."""
    return isinstance(event, CreateToken) and event.seat == context.controller


def you_gained_life(context: Context, event: Event) -> bool:
    """Tell whether you gained life."""
    return isinstance(event, GainLife) and event.seat == context.controller


def opponent_lost_life(context: Context, event: Event) -> bool:
    """Tell whether an opponent lost life, damage included (120.3a)."""
    return isinstance(event, LoseLife) and event.seat != context.controller


@rule("700.4")
def creature_died(_context: Context, event: Event) -> bool:
    """Tell whether what was a creature was put into a graveyard from the battlefield."""
    if not isinstance(event, ZoneChange) or event.origin != "battlefield" or event.zone != "graveyard":
        return False
    return event.before is not None and "creature" in event.before.types


def your_permanent_left(context: Context, event: Event) -> bool:
    """Tell whether a permanent that you controlled left the battlefield."""
    if not isinstance(event, ZoneChange) or event.origin != "battlefield":
        return False
    return controller_of(context.state, event.oid) == context.controller


def you_cast_another(context: Context, event: Event) -> bool:
    """Tell whether you cast a spell that is neither the source nor what became it (400.7d)."""
    if not isinstance(event, SpellCast) or event.seat != context.controller or event.oid == context.source:
        return False
    known = context.state.last_known.get(event.oid)
    return known is None or known.successor != context.source


Happened = Callable[[Context, Event], bool]
WORDS: Final[tuple[tuple[str, str, Happened], ...]] = (
    ("you attacked this turn", "このターンにあなたが攻撃していた", you_attacked),
    ("you created a token this turn", "このターンにあなたがトークンを生成していた", you_created_token),
    ("you gained life this turn", "このターンにあなたがライフを得ていた", you_gained_life),
    ("a creature died this turn", "このターンにクリーチャーが死亡していた", creature_died),
    ("a permanent left the battlefield under your control this turn",
     "このターンにあなたのコントロール下にあったパーマネントが戦場を離れていた", your_permanent_left),
    ("an opponent lost life this turn", "このターンに対戦相手がライフを失っていた", opponent_lost_life),
    ("you've cast another spell this turn", "このターンにあなたが他の呪文を唱えていた", you_cast_another),
)  # fmt: skip
"""(what the text says, the Japanese, how it is told of an event)"""
TOLD: Final = {words: told for words, _, told in WORDS}


@term
class HappenedThisTurn(Condition):
    """Something happened this turn, as the text says it."""

    words: str

    def holds(self, context: Context) -> bool:
        """Look for it among what happened this turn, the latest first."""
        told = TOLD[self.words]
        return any(told(context, event) for event in reversed(context.state.log))


@term
class CardsDrawn(Condition):
    """You have drawn at least so many cards this turn."""

    amount: Amount

    @rule("121.1", "608.2i")
    def holds(self, context: Context) -> bool:
        """Compare the number of cards that you drew since the turn began."""
        return context.state.players[context.controller].drawn >= value_of(self.amount, context)


phrase(CONDITION, "you've drawn {amount:count} or more cards this turn", CardsDrawn,
       ja="このターンにあなたが{amount}枚以上のカードを引いていた")  # fmt: skip
for said, japanese, _ in WORDS:
    fixed(CONDITION, said, HappenedThisTurn(said), ja=japanese)
