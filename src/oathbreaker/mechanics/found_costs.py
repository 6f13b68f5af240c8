"""CR 118.12, 202.1 "Unless you pay its mana cost": a price that is found as it is to be paid."""

from __future__ import annotations

from functools import partial
from typing import Final

from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.language.categories import PRICE, SENTENCE
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import thing
from oathbreaker.mechanics.paying import FoundCost
from oathbreaker.mechanics.prices import only
from oathbreaker.mechanics.quantities import look_of
from oathbreaker.mechanics.sentences import NUMBERS, IfYouDo
from oathbreaker.mechanics.unless import Unless
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import Pronoun
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ITS: Final = Pronoun("its")


@term
class ManaCostOf(FoundCost):
    """The mana cost of an object, perhaps reduced by generic mana; "" for not."""

    of: Ref
    less: str = ""

    @rule("118.6", "118.7a", "202.1b")
    def found(self, context: Context) -> tuple[terms.Cost, ...] | None:
        """Return what is to be paid; X in it is 0. None for what has no mana cost, which cannot be paid."""
        look = look_of(context.state, thing(self.of, context))
        symbols = look[1].mana_cost.texts if look is not None else ()
        if not symbols:
            return None
        less = sum(int(symbol) for symbol in PayMana(self.less).symbols()) if self.less else 0
        generic = max(0, sum(int(symbol) for symbol in symbols if symbol.isdecimal()) - less)
        rest = [symbol for symbol in symbols if not symbol.isdecimal() and symbol != "X"]
        return (PayMana("".join(f"{{{symbol}}}" for symbol in (str(generic), *rest))),)

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether there is a mana cost at all."""
        return self.found(context) is not None

    def pay(self, context: Context) -> Procedure[bool]:  # noqa: ARG002  as declared
        """Pay nothing here: what is found is paid."""
        yield from ()
        return True


def mana_cost_of(less: str = "") -> tuple[terms.Cost, ...]:
    """Return the price that is the mana cost of what was named."""
    return (ManaCostOf(ITS, less),)


def take_mana_cost_of(costs: tuple[terms.Cost, ...], *, reduced: bool) -> tuple[str, ...] | None:
    """Take `mana_cost_of` apart."""
    cost = only(costs, ManaCostOf)
    if not isinstance(cost, ManaCostOf) or bool(cost.less) != reduced:
        return None
    return (cost.less,) if reduced else ()


def if_you_do_unless(effect: terms.Effect, who: Ref, costs: tuple[terms.Cost, ...]) -> IfYouDo:
    """Return what follows what was done, unless a player pays."""
    return IfYouDo(Unless(effect, who, costs))


def take_if_you_do_unless(tree: IfYouDo) -> tuple[object, ...] | None:
    """Take `if_you_do_unless` apart."""
    effect = tree.effect
    return (effect.effect, effect.who, effect.costs) if isinstance(effect, Unless) else None


phrase(
    PRICE,
    "[pay|pays] its mana cost",
    build=mana_cost_of,
    take=partial(take_mana_cost_of, reduced=False),
    ja="それのマナ・コストを支払う",
)
phrase(
    PRICE,
    "[pay|pays] its mana cost reduced by {less:mana}",
    build=mana_cost_of,
    take=partial(take_mana_cost_of, reduced=True),
    ja="それのマナ・コストを{less}減らしたものを支払う",
)
for number, verb in NUMBERS:
    phrase(
        SENTENCE,
        f"if you do , {{effect:effect}} unless {{who:player/{number}}} {{costs:price/{verb}}} .",
        IfYouDo,
        build=if_you_do_unless,
        take=take_if_you_do_unless,
        ja="そうしたなら、{who.ga}{costs.nai}かぎり、{effect}。",
    )
