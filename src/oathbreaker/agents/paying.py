"""What costs are worth to who pays them, besides mana."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from oathbreaker.agents.meaning import described, number
from oathbreaker.agents.shown import CARD, Shown, is_creature, name_of, worth
from oathbreaker.agents.sight import Sight
from oathbreaker.engine.loyalty import ChangeLoyalty
from oathbreaker.engine.own_terms import PayMana, TapSelf
from oathbreaker.mechanics.costs import (
    DiscardCost,
    DiscardOfKind,
    DiscardThis,
    ExileThisFromGraveyard,
    PayLife,
    RemoveCountersCost,
    ReturnCost,
    SacrificeCost,
    TapCost,
)
from oathbreaker.mechanics.costs_of_several import ExileAsCost, ExileCost, ReturnAsCost, SacrificeAsCost
from oathbreaker.mechanics.keywords.crewing import TapCrew
from oathbreaker.mechanics.keywords.cycling import DiscardToCycle
from oathbreaker.mechanics.mana import AddMana
from oathbreaker.mechanics.prices import RevealCost
from oathbreaker.terms.abilities import Cost
from oathbreaker.terms.refs import Some, This
from oathbreaker.terms.term import Term

LOYALTY_WORTH: Final = 0.7
"""What a loyalty counter is worth."""

FETCHING: Final = 0.5
"""What a land is worth that makes no mana itself."""

ENOUGH_LANDS: Final = 6
TOO_DEAR: Final = 2
"""With so many lands a land in hand is of no use; so much more than there are lands must a card cost to be of none."""

ATTACK_MISSED: Final = 0.35
"""What a point of power is worth that does not attack since its creature is tapped."""


def cost_of(costs: Iterable[Cost], sight: Sight) -> float:
    """Return what costs take from who pays them."""
    return sum(PRICES[type(cost)](cost, sight) if type(cost) in PRICES else 1.0 for cost in costs)


def price_of_sacrifice(cost: SacrificeCost, sight: Sight) -> float:
    """Return what the least of what can be sacrificed is worth."""
    return least_of(cost.what, 1, sight)


def least_of(what: Term, amount: int, sight: Sight) -> float:
    """Return what so many of the payer's least permanents of a kind are worth."""
    if isinstance(what, This):
        thing = sight.things.get(sight.source)
        return 0.0 if thing is None else FETCHING if is_fetch_land(thing, sight) else worth(thing)
    filter_ = what.what if isinstance(what, Some) else what
    found = [sight.things[oid] for oid in described(filter_, sight) if oid in sight.things]
    return sum(sorted(worth(thing) for thing in found if thing["controller"] == sight.you)[:amount])


def is_fetch_land(thing: Shown, sight: Sight) -> bool:
    """Tell whether a land makes no mana itself: it is there to be sacrificed."""
    if "land" not in thing.get("types", ()) or "basic" in thing.get("supertypes", ()):
        return False
    lines = sight.cards.lines(name_of(thing))
    return bool(lines) and not any(True for line in lines for _ in line.find(AddMana))


def price_of_tapping(_cost: TapSelf, sight: Sight) -> float:
    """Return what it is worth that a creature is not tapped before it could attack."""
    thing = sight.things.get(sight.source)
    if thing is None or not is_creature(thing) or sight.view["step"] != "precombat main":
        return 0.0
    return ATTACK_MISSED * max(0, thing["power"] or 0) * (not thing["sick"])


def price_of_loyalty(cost: ChangeLoyalty, sight: Sight) -> float:
    """Return what loyalty is worth that is paid, the planeswalker where none is left; less than nothing for more."""
    thing = sight.things.get(sight.source)
    loyalty = int(thing["counters"].get("loyalty", 0)) if thing is not None else 0
    change = cost.change * sight.x if cost.is_x else cost.change
    if thing is not None and change < 0 and loyalty + change < 1:
        return worth(thing)
    return -LOYALTY_WORTH * change


def price_of_card(_cost: Cost, sight: Sight) -> float:
    """Return what the card is worth that is discarded for its own ability: little where it is of no other use."""
    card = sight.things.get(sight.source)
    if card is None:
        return CARD
    lands = sum("land" in thing.get("types", ()) for thing in sight.own())
    is_land = "land" in card.get("types", ())
    is_useless = lands >= ENOUGH_LANDS if is_land else card.get("mana_value", 0) > lands + TOO_DEAR
    return 1.0 if is_useless else CARD + 1


def price_of_crew(cost: TapCrew, sight: Sight) -> float:
    """Return what it is worth that the crew does not attack: the weakest who are enough, first who could not."""
    need, price = number(cost.number, sight), 0.0
    others = [thing for thing in sight.own() if thing["id"] != sight.source]
    crew = [thing for thing in others if is_creature(thing) and not thing["tapped"]]
    for thing in sorted(crew, key=lambda thing: (not thing["sick"], thing["power"] or 0)):
        power = max(0, thing["power"] or 0)
        if need > 0 and power:
            need -= power
            price += power * (not thing["sick"])
    return price


PRICES: Final[dict[type[Term], Callable[..., float]]] = {
    PayMana: lambda _cost, _sight: 0.0,
    TapSelf: price_of_tapping,
    ChangeLoyalty: price_of_loyalty,
    SacrificeCost: price_of_sacrifice,
    SacrificeAsCost: lambda cost, sight: least_of(cost.what, number(cost.amount, sight), sight),
    PayLife: lambda cost, sight: sight.life_worth(sight.you, number(cost.amount, sight)),
    DiscardCost: lambda cost, sight: (CARD - 1) * number(cost.amount, sight),
    DiscardOfKind: lambda _cost, _sight: CARD - 1,
    ExileThisFromGraveyard: lambda _cost, _sight: 0.3,
    ExileCost: lambda _cost, _sight: CARD - 1,
    ExileAsCost: lambda cost, sight: 0.5 * number(cost.amount, sight),
    RemoveCountersCost: lambda cost, sight: 0.8 * number(cost.amount, sight),
    ReturnCost: lambda cost, sight: 0.6 * least_of(cost.what, 1, sight),
    ReturnAsCost: lambda cost, sight: 0.6 * least_of(cost.what, number(cost.amount, sight), sight),
    TapCost: lambda cost, sight: 0.5 * number(cost.amount, sight),
    RevealCost: lambda _cost, _sight: 0.0,
    TapCrew: price_of_crew,
    DiscardToCycle: price_of_card,
    DiscardThis: price_of_card,
}
"""Kind of cost -> what it takes from who pays it."""
