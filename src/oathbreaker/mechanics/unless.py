"""CR 118.12 What happens unless a player pays, and what a player may pay for."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.language.categories import EFFECT, SENTENCE
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import WHO
from oathbreaker.mechanics.finding import CHOSEN, doer, seats
from oathbreaker.mechanics.paying import pay_costs
from oathbreaker.mechanics.sentences import DID, NUMBERS, carry_out, holds
from oathbreaker.mechanics.together import by_each, each_alone
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Condition, Cost, Ref
from oathbreaker.terms.refs import Each, ResultRef
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class Unless(Effect):
    """Something that happens unless a player pays a cost (118.12a)."""

    begins_with: ClassVar[str] = "effect"

    effect: terms.Effect
    who: Ref
    costs: tuple[Cost, ...]

    @property
    def payer(self) -> Ref:
        """Who may pay: who is named; the doer where the name is that of what is chosen only if they do not pay."""
        who = getattr(self.effect, WHO, None)
        is_chosen_later = any(one.kind == CHOSEN for one in self.who.find(ResultRef))
        return who if is_chosen_later and isinstance(who, Ref) else self.who

    @rule("118.12a", "608.2e")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the player pay; if they do not, do it. What is done by or for each of several each pays for alone."""
        repeated = self.effect.repeats
        if repeated:
            alone = self.changed_field("effect", getattr(self.effect, repeated))
            again = self.effect.changed_field(repeated, alone)
            assert isinstance(again, terms.Effect)  # noqa: S101  the same class
            yield from carry_out(again, context)
            return
        each = next(self.payer.find(Each), None)
        if each is not None:
            one = self.changed_field("who", self.payer)
            assert isinstance(one, Unless)  # noqa: S101  the same class
            yield from each_alone(one, each, context, lambda alone, own: alone.perform(own))
            return
        seat = doer(self.payer, context)
        if seat < 0 or not (yield from pay_costs(self.costs, context, seat)):
            yield from carry_out(self.effect, context)


@term
class MayPay(Effect):
    """A player may pay a cost as the ability resolves (118.12)."""

    who: Ref
    costs: tuple[Cost, ...]

    @rule("118.12", "101.4")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the player pay, or each of several; who did is known afterwards."""
        paid: list[int] = []

        def part(own: Context, seat: int) -> Procedure[None]:
            if (yield from pay_costs(self.costs, own, seat)):
                paid.append(seat)

        asked = seats(self.who, context)
        yield from by_each(asked, context, part)
        context.results[DID] = tuple(seat for seat in asked if seat in paid)


@term
class UnlessSo(Effect):
    """Something that happens unless a condition holds as it is reached (608.2c)."""

    begins_with: ClassVar[str] = "effect"

    effect: terms.Effect
    condition: Condition

    @rule("608.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Do it if the condition does not hold now."""
        if not holds(self.condition, context):
            yield from carry_out(self.effect, context)


phrase(SENTENCE, "{effect:effect} unless {condition:condition} .", UnlessSo, ja="{condition.unless}、{effect}。")
for number, verb in NUMBERS:
    phrase(EFFECT, f"{{who:player/{number}}} may {{costs:pay/base}}", MayPay, ja="{who.wa}{costs.te}もよい")
    phrase(
        SENTENCE,
        f"{{effect:effect}} unless {{who:player/{number}}} {{costs:price/{verb}}} .",
        Unless,
        ja="{who.ga}{costs.nai}かぎり、{effect}。",
    )
