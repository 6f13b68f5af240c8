"""CR 508.3b Creatures that attack a certain player or planeswalker: "whenever a creature attacks you"."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Subject
from oathbreaker.engine.announcement import is_player
from oathbreaker.engine.combat.events import Attacks as AttackEvent
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.language.categories import EVENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import attached_to
from oathbreaker.mechanics.noticing import Notices, about_both, speaks_of
from oathbreaker.mechanics.player_triggers import ENCHANTED
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

Meant = Callable[[Context, AttackEvent], bool]


def attacks_you(context: Context, event: AttackEvent) -> bool:
    """Tell whether you are attacked yourself, and no planeswalker or battle of yours."""
    return event.whom == context.controller


def attacks_opponent(context: Context, event: AttackEvent) -> bool:
    """Tell whether an opponent is attacked, and no planeswalker or battle of theirs."""
    return is_player(event.whom) and event.whom in context.state.opponents(context.controller)


def attacks_your_planeswalker(context: Context, event: AttackEvent) -> bool:
    """Tell whether a planeswalker that you control is attacked."""
    return event.on_planeswalker and event.defender == context.controller


def attacks_their_planeswalker(context: Context, event: AttackEvent) -> bool:
    """Tell whether a planeswalker that an opponent controls is attacked."""
    return event.on_planeswalker and event.defender in context.state.opponents(context.controller)


WHOM: Final[dict[str, tuple[tuple[Meant, ...], str]]] = {
    "you": ((attacks_you,), "あなた"),
    "you or a planeswalker you control": (
        (attacks_you, attacks_your_planeswalker),
        "あなたかあなたがコントロールしているプレインズウォーカー１体",
    ),
    "one of your opponents": ((attacks_opponent,), "あなたの対戦相手１人"),
    "one of your opponents or a planeswalker an opponent controls": (
        (attacks_opponent, attacks_their_planeswalker),
        "あなたの対戦相手１人か対戦相手がコントロールしているプレインズウォーカー１体",
    ),
    "a player": ((lambda _context, event: is_player(event.whom),), "プレイヤー１人"),
    ENCHANTED: ((lambda context, event: event.whom in attached_to(context),), "エンチャントしているプレイヤー"),
}
"""Whom the text says -> how it is told of an attack, and the Japanese."""


@term
class AttacksWhom(Notices):
    """A creature attacks a certain player or planeswalker; `whom` is a key of `WHOM`."""

    subject: ClassVar[str] = "thing player"

    what: Ref
    whom: str

    kinds: ClassVar[tuple[str, ...]] = ("attack",)

    @rule("508.3b")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what is declared as an attacker, and whom it attacks."""
        if not isinstance(event, AttackEvent) or not speaks_of(self.what, context, event.oid):
            return None
        told, _ = WHOM[self.whom]
        if not any(is_meant(context, event) for is_meant in told):
            return None
        return about_both(event.oid, event.defender)


for whom, (_told, japanese) in WHOM.items():
    for category in ("this", "some"):
        phrase(EVENT, f"whenever {{what:{category}}} attacks {whom}", AttacksWhom, whom=whom,
               ja=f"{{what}}が{japanese}を攻撃するたび")  # fmt: skip
    phrase(EVENT, f"whenever {{what:one-or-more}} attack {whom}", AttacksWhom, whom=whom,
           ja=f"{{what}}が{japanese}を攻撃するたび")  # fmt: skip
