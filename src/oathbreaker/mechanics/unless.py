"""CR 118.12 What happens unless a player pays, and what a player may pay for."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, cast

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.language.categories import EFFECT, SENTENCE
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import DOER, doer, seats
from oathbreaker.mechanics.paying import pay_costs
from oathbreaker.mechanics.sentences import DID, KNOWN_DEEDS, NUMBERS, carry_out, holds, is_word_for
from oathbreaker.mechanics.together import by_each
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Condition, Cost, Ref
from oathbreaker.terms.refs import Each, SameDoer
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class Unless(Effect):
    """Something that happens unless a player pays a cost (118.12a)."""

    begins_with: ClassVar[str] = "effect"

    effect: terms.Effect
    who: Ref
    costs: tuple[Cost, ...]

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
        each = next(self.who.find(Each), None)
        one = self if each is None else done_by_one(self, each)

        def part(own: Context, seat: int) -> Procedure[None]:
            own.results[DOER] = (seat,)
            if not (yield from pay_costs(one.costs, own, seat)):
                yield from carry_out(one.effect, own)

        if each is not None:
            yield from by_each(seats(each, context), context, part)
            return
        seat = doer(self.who, context)
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


@lru_cache(KNOWN_DEEDS)
def done_by_one(instruction: Unless, each: Each) -> Unless:
    """Return what each of several players follows as one of them follows it, who is known as the doer."""
    alone = instruction.changed(lambda part: SameDoer() if part == each or is_word_for(each, part) else part)
    return cast("Unless", alone)


phrase(SENTENCE, "{effect:effect} unless {condition:condition} .", UnlessSo, ja="{condition.unless}、{effect}。")
for number, verb in NUMBERS:
    phrase(EFFECT, f"{{who:player/{number}}} may {{costs:pay/base}}", MayPay, ja="{who.wa}{costs.te}もよい")
    phrase(
        SENTENCE,
        f"{{effect:effect}} unless {{who:player/{number}}} {{costs:pay/{verb}}} .",
        Unless,
        ja="{who.ga}{costs.nai}かぎり、{effect}。",
    )
