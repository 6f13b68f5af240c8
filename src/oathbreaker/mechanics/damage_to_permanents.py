"""CR 120, 603.2 What waits for damage to a planeswalker, to a player or planeswalker, or to the object itself."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Subject
from oathbreaker.engine.announcement import is_player
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.layers import characteristics
from oathbreaker.language.categories import EVENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.noticing import NoticesDamage
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

PLANESWALKER: Final = "planeswalker"


@rule("120.3c")
def is_dealt_to_planeswalker(context: Context, event: DealDamage) -> bool:
    """Tell whether damage is dealt to a planeswalker."""
    if is_player(event.target):
        return False
    state = context.state
    known = state.last_known.get(event.target)
    if event.target in state.objects:
        return PLANESWALKER in characteristics(state, event.target).types
    return known is not None and PLANESWALKER in known.characteristics.types


@term
class DealsDamageToPlaneswalker(NoticesDamage):
    """An object deals damage to a planeswalker, which later words refer to."""

    subject: ClassVar[str] = "thing"
    called: ClassVar[str] = PLANESWALKER

    what: Ref

    def about(self, context: Context, event: DealDamage) -> Subject | None:
        """Look at what the damage is dealt to."""
        return Subject(event.target, event.amount) if is_dealt_to_planeswalker(context, event) else None


@term
class DealsDamageToPlayerOrPlaneswalker(NoticesDamage):
    """An object deals damage to a player or planeswalker."""

    subject: ClassVar[str] = "thing"

    what: Ref

    def about(self, context: Context, event: DealDamage) -> Subject | None:
        """Look at whom or what the damage is dealt to."""
        is_meant = is_player(event.target) or is_dealt_to_planeswalker(context, event)
        return Subject(event.source, event.amount) if is_meant else None


@term
class DealsCombatDamageToThis(NoticesDamage):
    """A creature deals combat damage to the object itself."""

    subject: ClassVar[str] = "thing"

    what: Ref
    to: Ref

    @rule("510.2", "603.2")
    def about(self, context: Context, event: DealDamage) -> Subject | None:
        """Look at combat damage to it."""
        is_to_itself = event.is_combat and event.target == context.source
        return Subject(event.source, event.amount) if is_to_itself else None


for category in ("this", "some"):
    phrase(EVENT, f"whenever {{what:{category}}} deals damage to a planeswalker", DealsDamageToPlaneswalker,
           ja="{what}がプレインズウォーカー１体にダメージを与えるたび")  # fmt: skip
    phrase(
        EVENT,
        f"whenever {{what:{category}}} deals damage to a player or planeswalker",
        DealsDamageToPlayerOrPlaneswalker,
        ja="{what}がプレイヤー１人かプレインズウォーカー１体にダメージを与えるたび",
    )
phrase(EVENT, "whenever {what:some} deals combat damage to {to:this}", DealsCombatDamageToThis,
       ja="{what}が{to}に戦闘ダメージを与えるたび")  # fmt: skip
