"""CR 120, 603.2 What waits for damage to a planeswalker, to a player or planeswalker, or to the object itself."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Subject
from oathbreaker.engine.announcement import is_player
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.events import Event
from oathbreaker.engine.layers import characteristics
from oathbreaker.language.categories import EVENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.noticing import Notices, speaks_of
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

PLANESWALKER: Final = "planeswalker"


@rule("120.3c")
def is_dealt_to_planeswalker(context: Context, event: Event) -> bool:
    """Tell whether an event is damage to a planeswalker."""
    if not isinstance(event, DealDamage) or is_player(event.target):
        return False
    state = context.state
    known = state.last_known.get(event.target)
    if event.target in state.objects:
        return PLANESWALKER in characteristics(state, event.target).types
    return known is not None and PLANESWALKER in known.characteristics.types


@term
class DealsDamageToPlaneswalker(Notices):
    """An object deals damage to a planeswalker, which later words refer to."""

    subject: ClassVar[str] = "thing"
    called: ClassVar[str] = PLANESWALKER

    what: Ref

    counted: ClassVar[bool] = True
    counts_points: ClassVar[bool] = True
    kinds: ClassVar[tuple[str, ...]] = ("damage",)

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at who dealt the damage, and to what."""
        if not isinstance(event, DealDamage) or not is_dealt_to_planeswalker(context, event):
            return None
        return Subject(event.target, event.amount) if speaks_of(self.what, context, event.source) else None


@term
class DealsDamageToPlayerOrPlaneswalker(Notices):
    """An object deals damage to a player or planeswalker."""

    subject: ClassVar[str] = "thing"

    what: Ref

    counted: ClassVar[bool] = True
    counts_points: ClassVar[bool] = True
    kinds: ClassVar[tuple[str, ...]] = ("damage",)

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at who dealt the damage, and to whom."""
        if not isinstance(event, DealDamage) or not speaks_of(self.what, context, event.source):
            return None
        is_meant = is_player(event.target) or is_dealt_to_planeswalker(context, event)
        return Subject(event.source, event.amount) if is_meant else None


@term
class DealsCombatDamageToThis(Notices):
    """A creature deals combat damage to the object itself."""

    subject: ClassVar[str] = "thing"

    what: Ref
    to: Ref

    counted: ClassVar[bool] = True
    counts_points: ClassVar[bool] = True
    kinds: ClassVar[tuple[str, ...]] = ("damage",)

    @rule("510.2", "603.2")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at combat damage to it, and who dealt it."""
        if not isinstance(event, DealDamage) or not event.is_combat or event.target != context.source:
            return None
        return Subject(event.source, event.amount) if speaks_of(self.what, context, event.source) else None


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
