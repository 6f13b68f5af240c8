"""CR 118.7, 601.2f What makes the mana of a cost more or less, and what abilities say of their own costs."""

from __future__ import annotations

from oathbreaker.cards.symbols import parse_mana_cost
from oathbreaker.engine.abstract import Restriction
from oathbreaker.engine.context import Context
from oathbreaker.engine.index import values
from oathbreaker.engine.keyword_abilities import keyword_name
from oathbreaker.engine.state import State
from oathbreaker.engine.ways import CostChange
from oathbreaker.terms.abilities import ActivatedAbility
from oathbreaker.texts.rules import rule


class ChangesActivationCost(Restriction):
    """What an ability says of how much activating it costs, among what restricts it; it allows that at any time."""

    __slots__ = ()

    def allows(self, context: Context) -> bool:  # noqa: ARG002  as declared
        """Allow it."""
        return True

    @rule("601.2f", "602.2b")
    def cost_change(self, context: Context) -> CostChange | None:
        """Return the change as things are now; None for none.

        Raises:
            NotImplementedError: The class does not say how.
        """
        raise NotImplementedError(type(self).__name__)


@rule("118.7", "601.2f")
def with_changes(symbols: tuple[str, ...], x: int, changes: list[CostChange]) -> tuple[str, ...]:
    """Apply increases, then reductions; generic reductions take generic mana alone, X included (118.7a)."""
    generic = sum(int(symbol) for symbol in symbols if symbol.isdecimal()) + x * symbols.count("X")
    rest = [symbol for symbol in symbols if not symbol.isdecimal() and symbol != "X"]
    for change in changes:
        if not change.is_reduction:
            generic += change.generic
            rest += [symbol.text for symbol in parse_mana_cost(change.symbols).symbols]
    for change in changes:
        if change.is_reduction:
            for symbol in parse_mana_cost(change.symbols).symbols:
                if symbol.text in rest:
                    rest.remove(symbol.text)
                elif not change.spares_generic:
                    generic -= 1
            floor = max(0, change.minimum - len(rest))
            generic = max(min(generic, floor), generic + change.generic, 0)
    return (*((str(generic),) if generic or not rest else ()), *rest)


@rule("601.2f", "602.2b")
def changes_of_ability(state: State, oid: int, ability: ActivatedAbility) -> list[CostChange]:
    """Return what an ability itself and statements about its source say of what activating it costs."""
    own = [limit for limit in ability.restrictions if isinstance(limit, ChangesActivationCost)]
    context = Context(state, oid, state.objects[oid].controller) if own else None
    found = [limit.cost_change(context) for limit in own if context is not None]
    said = values(state, "activation cost change", oid)
    return [
        change
        for change in (*found, *said)
        if isinstance(change, CostChange)
        and (not change.keyword or change.keyword == keyword_name(state, oid, ability))
    ]
