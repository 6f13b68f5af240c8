"""CR 615.7 Shields: "prevent the next 3 damage that would be dealt to any target this turn"."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting, replace_lasting
from oathbreaker.engine.events import Event
from oathbreaker.engine.statements import Replacement
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.continuous import ThisTurn
from oathbreaker.mechanics.finding import things, value_of
from oathbreaker.terms.abilities import Amount, Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class DamageShield(Replacement):
    """So much damage as is the effect's amount is prevented; made by effects, said by no text."""

    combat: bool = False

    kinds: ClassVar[tuple[str, ...]] = ("damage",)
    is_alike: ClassVar[bool] = True
    is_shield: ClassVar[bool] = True

    @rule("615.1", "615.12")
    def applies(self, context: Context, event: Event) -> bool:
        """Apply to damage that can be prevented, while something of the shield is left."""
        if not isinstance(event, DealDamage) or event.unpreventable or event.amount <= 0:
            return False
        return context.amount > 0 and (event.is_combat or not self.combat)

    @rule("615.7")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Prevent what the shield can, and make it so much smaller."""
        yield from ()
        assert isinstance(event, DealDamage)  # noqa: S101  `applies` has told
        state = context.state
        prevented = min(context.amount, event.amount)
        known = (self, context.source, context.controller, context.amount)
        shield = next(
            effect
            for effect in state.lasting
            if (effect.statement, effect.source, effect.controller, effect.amount) == known
            and event.target in (effect.objects or ())
        )
        left = context.amount - prevented
        replace_lasting(state, shield.timestamp, shield.changed(shield.objects, left) if left else None)
        event.amount -= prevented
        return [event] if event.amount else []


@term
class PreventNext(Effect):
    """The next so much damage that would be dealt to something this turn is prevented."""

    amount: Amount
    to: Ref
    combat: bool = False

    @rule("615.7", "611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Put up a shield for each that is protected now."""
        yield from ()
        number = value_of(self.amount, context)
        for target in things(self.to, context) if number > 0 else ():
            begin_lasting(context, DamageShield(self.combat), ThisTurn(), (target,), amount=number)


for words, combat, japanese in (("damage", False, "ダメージ"), ("combat damage", True, "戦闘ダメージ")):
    phrase(
        DEED,
        f"[prevent|prevents] the next {{amount:number}} {words} that would be dealt to {{to:recipient}} this turn",
        PreventNext,
        combat=combat,
        forms=("base",),
        ja=f"このターン、{{to}}が受ける次の{{amount}}点の{japanese}を軽減する",
    )
