"""CR 118.12 One of two prices: "unless that player sacrifices a permanent of their choice or discards a card"."""

from __future__ import annotations

from oathbreaker.engine.abstract import Cost
from oathbreaker.engine.asking import choose_word
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.language.categories import SENTENCE
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.sentences import NUMBERS
from oathbreaker.mechanics.unless import Unless
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Cost as CostTerm
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule


@term
class EitherPrice(Cost):
    """Do one of two things, which the player chooses."""

    first: CostTerm
    second: CostTerm

    def open_ways(self, context: Context) -> list[Cost]:
        """Return which of the two the player could do."""
        both = [cost for cost in (self.first, self.second) if isinstance(cost, Cost)]
        return [cost for cost in both if cost.can_be_paid(context)]

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether either can be done."""
        return bool(self.open_ways(context))

    @rule("118.12a", "608.2d")
    def pay(self, context: Context) -> Procedure[bool]:
        """Let the player choose where both can be done, and do it."""
        ways = self.open_ways(context)
        if not ways:
            return False
        place = 0
        if len(ways) > 1:
            titles = [say("mechanics.first_price"), say("mechanics.second_price")]
            words = ["first", "second"]
            word = yield from choose_word(
                context.state, context.controller, "word", words, "118.12a", context.source, titles
            )
            place = words.index(word)
        return (yield from ways[place].pay(context))


def of_two(effect: terms.Effect, who: Ref, first: tuple[CostTerm, ...], second: tuple[CostTerm, ...]) -> Unless | None:
    """Return what happens unless a player does one of two things; mana is paid otherwise."""
    if not all(len(costs) == 1 and isinstance(costs[0], Cost) for costs in (first, second)):
        return None
    return Unless(effect, who, (EitherPrice(first[0], second[0]),))


def take_of_two(tree: Unless) -> tuple[object, ...] | None:
    """Take `of_two` apart."""
    cost = tree.costs[0] if len(tree.costs) == 1 else None
    return (tree.effect, tree.who, (cost.first,), (cost.second,)) if isinstance(cost, EitherPrice) else None


for number, verb in NUMBERS:
    phrase(
        SENTENCE,
        f"{{effect:effect}} unless {{who:player/{number}}} {{first:price/{verb}}} or {{second:price/{verb}}} .",
        Unless,
        build=of_two,
        take=take_of_two,
        ja="{who.ga}{first}か{second.nai}かぎり、{effect}。",
    )
