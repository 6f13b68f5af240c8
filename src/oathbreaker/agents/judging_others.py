"""What instructions of few cards are worth: wishes, piles, graveyards, multiplied damage."""

from __future__ import annotations

from typing import Final

from oathbreaker.agents.judging import judge, judges
from oathbreaker.agents.judging_players import doers
from oathbreaker.agents.meaning import described, seats_meant, things_meant
from oathbreaker.agents.shown import CARD, has, is_creature, worth
from oathbreaker.agents.sight import Sight
from oathbreaker.mechanics.choosing import ChooseOne
from oathbreaker.mechanics.commanders import TakeCommander
from oathbreaker.mechanics.copying import BecomeCopy
from oathbreaker.mechanics.drawing import DrawAnother
from oathbreaker.mechanics.leaving_zones import ExileGraveyard
from oathbreaker.mechanics.looking import PutBackInAnyOrder
from oathbreaker.mechanics.moving import ShuffleZonesInto
from oathbreaker.mechanics.multiplied_damage import MultipliesDamageForATime
from oathbreaker.mechanics.outside import Learn, Wish, WishOrExile
from oathbreaker.mechanics.piles import SacrificePile, Separate
from oathbreaker.mechanics.said_after import IfSaidAfter
from oathbreaker.terms.abilities import Effect

ONE_PILE: Final = 0.4
"""How much of what is put into two piles the lesser one is."""

BURIED: Final = 0.2
"""What a card in a graveyard is worth there."""

LIKELY: Final = 0.5
"""How likely a condition is that is said afterwards."""

MULTIPLIED: Final = 0.3
"""What it is worth that a point of power deals more damage."""

GOOD: Final[dict[type[Effect], float]] = {
    BecomeCopy: 0.2,
    ChooseOne: 0.0,
    DrawAnother: CARD * LIKELY,
    Learn: CARD - 1,
    PutBackInAnyOrder: 0.5,
    Separate: 0.0,
    ShuffleZonesInto: 0.5,
    Wish: CARD,
    WishOrExile: CARD,
}
"""What some effects are worth to who does them."""


@judges(*GOOD)
def judge_good(effect: Effect, sight: Sight) -> float:
    """Judge what is good for who does it."""
    return GOOD[type(effect)] * sum(sight.side(seat) for seat in doers(effect, sight))


@judges(IfSaidAfter)
def judge_said_after(effect: IfSaidAfter, sight: Sight) -> float:
    """Judge what happens if something is so, as the text says afterwards."""
    return LIKELY * judge(effect.effect, sight)


@judges(ExileGraveyard)
def judge_graveyard(effect: ExileGraveyard, sight: Sight) -> float:
    """Judge that a graveyard is gone."""
    graveyards = {player["seat"]: len(player["graveyard"]) for player in sight.view["players"]}
    return -BURIED * sum(sight.side(seat) * graveyards[seat] for seat in seats_meant(effect.whose, sight))


@judges(TakeCommander)
def judge_commander(effect: TakeCommander, sight: Sight) -> float:
    """Judge that a commander comes to hand: as much as the tax that is spared."""
    taxes = [
        int(thing.get("tax") or 0)
        for thing in sight.view["command"]
        if thing["owner"] in doers(effect, sight) and "planeswalker" in thing.get("types", ())
    ]
    return 0.8 * max(taxes, default=0) * sight.side(sight.you)


@judges(SacrificePile)
def judge_pile(effect: SacrificePile, sight: Sight) -> float:
    """Judge that a player sacrifices one of two piles of their choice."""
    total = 0.0
    for seat in doers(effect, sight):
        found = [sight.things[oid] for oid in described(effect.what, sight) if oid in sight.things]
        total -= sight.side(seat) * ONE_PILE * sum(worth(thing) for thing in found if thing["controller"] == seat)
    return total


@judges(MultipliesDamageForATime)
def judge_multiplied(effect: MultipliesDamageForATime, sight: Sight) -> float:
    """Judge that creatures deal more damage: those that can attack this turn, before combat."""
    if sight.view["step"] != "precombat main" or sight.view["active"] != sight.seat:
        return 0.0
    found = [thing for thing in things_meant(effect.by, sight) if is_creature(thing) and not thing["tapped"]]
    ready = [thing for thing in found if not thing["sick"] or has(thing, "haste")]
    powers = [max(0, thing["power"] or 0) for thing in ready if thing["controller"] == sight.seat]
    return MULTIPLIED * float(sum(powers))
