"""What it is worth that players gain and lose life, draw, discard, search and get turns."""

from __future__ import annotations

from typing import Final

from oathbreaker.agents.judging import judges, times
from oathbreaker.agents.meaning import meant, seats_meant, things_meant
from oathbreaker.agents.shown import CARD, Shown, has, is_creature, is_planeswalker, left, worth
from oathbreaker.agents.sight import KILL, Sight
from oathbreaker.engine.announcement import is_player
from oathbreaker.mechanics.counters import GetCounters
from oathbreaker.mechanics.damage_and_life import DealDamage, GainLife, LoseLife
from oathbreaker.mechanics.drawing import Discard, DiscardHand, Draw, Mill
from oathbreaker.mechanics.emblems import GetEmblem
from oathbreaker.mechanics.ending import LosesGame, WinsGame
from oathbreaker.mechanics.hands import ChooseFromHand, DiscardSome, DiscardThat, RevealHand
from oathbreaker.mechanics.looking import (
    LookAtHand,
    LookAtTop,
    PutSomeIntoHand,
    Reveal,
    RevealTop,
    SearchLibrary,
    SearchLibraryUpTo,
    Shuffle,
)
from oathbreaker.mechanics.mana import AddMana
from oathbreaker.mechanics.monarch import BecomeMonarch
from oathbreaker.mechanics.more_lands import PlayMoreLands
from oathbreaker.mechanics.picking import PickFromAmong
from oathbreaker.mechanics.playing_for_a_time import ExileTop, MayPlay
from oathbreaker.mechanics.predefined import Investigate
from oathbreaker.mechanics.quantities import DealDamageEqual, DrawEqual, GainLifeEqual, LoseLifeEqual
from oathbreaker.mechanics.sorting import Scry, Surveil
from oathbreaker.mechanics.turns import AddCombatPhases, TakeExtraTurns
from oathbreaker.terms.abilities import Effect

DAMAGE_THAT_STAYS: Final = 0.05
"""What a point of damage is worth that does not destroy a creature."""

BEFORE_ATTACKING: Final = frozenset({"untap", "upkeep", "draw", "precombat main", "beginning of combat"})
"""Steps in which a creature that shall attack twice has not attacked once."""

ATTACK_WORTH: Final = 0.6
"""What a point of power is worth that attacks once more."""

OUT_OF_CARDS: Final = 2
"""So many cards are to be left in a library."""

GOOD_FOR_DOER: Final[dict[type[Effect], float]] = {
    AddMana: 0.3,
    BecomeMonarch: CARD + 1,
    ExileTop: 0.0,
    GetEmblem: 8.0,
    Investigate: 1.5,
    ChooseFromHand: 0.0,
    LookAtHand: 0.3,
    LookAtTop: 0.3,
    MayPlay: 2.0,
    PickFromAmong: CARD - 0.5,
    PlayMoreLands: 0.8,
    Reveal: 0.0,
    RevealHand: 0.2,
    RevealTop: 0.0,
    SearchLibrary: CARD,
    Shuffle: 0.0,
}
"""What some effects are worth to who does them, however often."""

GOOD_EACH: Final[dict[type[Effect], float]] = {
    Draw: CARD,
    GainLife: 0.3,
    PutSomeIntoHand: CARD,
    SearchLibraryUpTo: CARD,
    Scry: 0.6,
    Surveil: 0.7,
    TakeExtraTurns: 8.0,
    Mill: -0.02,
    GetCounters: -1.0,
}
"""What some effects are worth to who does them, for each of their amount."""


@judges(*GOOD_FOR_DOER)
def judge_deed(effect: Effect, sight: Sight) -> float:
    """Judge what is good for each player who does it."""
    return GOOD_FOR_DOER[type(effect)] * sum(sight.side(seat) for seat in doers(effect, sight))


@judges(AddCombatPhases)
def judge_more_combat(_effect: AddCombatPhases, sight: Sight) -> float:
    """Judge one more combat of this turn: what has attacked can attack again, if it is untapped; before, nothing."""
    if sight.view["active"] != sight.you or sight.view["step"] in BEFORE_ATTACKING:
        return 0.0
    own = [thing for thing in sight.battlefield() if thing["controller"] == sight.you and is_creature(thing)]
    ready = [thing for thing in own if not thing["sick"] or has(thing, "haste")]
    if sight.view["step"].endswith("main"):
        strongest = max((thing["power"] or 0 for thing in ready if thing["tapped"]), default=0)
        power = max(0, strongest) + sum(max(0, thing["power"] or 0) for thing in ready if not thing["tapped"])
    else:
        power = sum(max(0, thing["power"] or 0) for thing in ready if thing["attacking"] is not None)
    return sight.side(sight.you) * ATTACK_WORTH * power


@judges(*GOOD_EACH)
def judge_deeds(effect: Effect, sight: Sight) -> float:
    """Judge what is good for each player who does it, by how much; nobody draws the last card of a library."""
    amount = times(getattr(effect, "amount", None) or getattr(effect, "number", None), sight)
    total = 0.0
    for seat in doers(effect, sight):
        number = amount
        if isinstance(effect, Draw):
            spare = sight.view["players"][seat]["library_size"] - OUT_OF_CARDS
            number = amount if amount <= spare else spare - amount
        total += sight.side(seat) * GOOD_EACH[type(effect)] * number
    return total


@judges(DrawEqual)
def judge_drawing(effect: DrawEqual, sight: Sight) -> float:
    """Judge cards whose number is found."""
    amount = times(getattr(effect, "amount", None), sight)
    return CARD * amount * sum(sight.side(seat) for seat in doers(effect, sight))


@judges(GainLifeEqual)
def judge_life(effect: GainLifeEqual, sight: Sight) -> float:
    """Judge life whose number is found."""
    return 0.3 * times(effect.amount, sight) * sum(sight.side(seat) for seat in doers(effect, sight))


@judges(LoseLife, LoseLifeEqual)
def judge_loss(effect: LoseLife | LoseLifeEqual, sight: Sight) -> float:
    """Judge that players lose life."""
    amount = times(effect.amount, sight)
    return -sum(sight.side(seat) * sight.life_worth(seat, amount) for seat in doers(effect, sight))


@judges(DealDamage, DealDamageEqual)
def judge_damage(effect: DealDamage | DealDamageEqual, sight: Sight) -> float:
    """Judge damage: what it destroys, and life."""
    amount = times(effect.amount, sight)
    is_deadly = any(has(source, "deathtouch") for source in things_meant(effect.what, sight))
    targets = meant(effect.to, sight)
    players = sum(sight.side(target) * sight.life_worth(target, amount) for target in targets if is_player(target))
    things = sum(
        damage_to(sight.things[target], amount, is_deadly=is_deadly) * sight.side(sight.things[target]["controller"])
        for target in targets
        if target in sight.things
    )
    return -players - things


def damage_to(thing: Shown, amount: int, *, is_deadly: bool = False) -> float:
    """Return what a permanent loses by damage."""
    if amount <= 0:
        return 0.0
    lost = 0.0
    if is_creature(thing) and not has(thing, "indestructible"):
        is_dead = amount >= left(thing) or is_deadly
        lost = worth(thing) if is_dead else DAMAGE_THAT_STAYS * amount
    if is_planeswalker(thing):
        loyalty = max(1, int(thing["counters"].get("loyalty", 0)))
        lost = max(lost, worth(thing) * (1.0 if amount >= loyalty else 0.6 * amount / loyalty))
    return lost


@judges(Discard, DiscardThat, DiscardSome)
def judge_discard(effect: Discard | DiscardThat | DiscardSome, sight: Sight) -> float:
    """Judge discarding: a card that its owner chooses is worth less than one that they have drawn."""
    amount = times(effect.amount, sight) if isinstance(effect, Discard) else 1
    aimed_at = [target for group in sight.chosen for target in group if is_player(target)]
    seats = aimed_at if isinstance(effect, DiscardThat) and aimed_at else doers(effect, sight)
    each = CARD if isinstance(effect, DiscardThat) else CARD - 1
    return -sum(sight.side(seat) * each * min(amount, sight.hand_size(seat)) for seat in seats)


@judges(DiscardHand)
def judge_hand_discarded(effect: DiscardHand, sight: Sight) -> float:
    """Judge that whole hands are discarded."""
    return -sum(sight.side(seat) * CARD * sight.hand_size(seat) for seat in doers(effect, sight))


@judges(WinsGame)
def judge_winning(effect: WinsGame, sight: Sight) -> float:
    """Judge the end."""
    return KILL * 2 * sum(sight.side(seat) for seat in doers(effect, sight))


@judges(LosesGame)
def judge_losing(effect: LosesGame, sight: Sight) -> float:
    """Judge the end of a player."""
    return -KILL * sum(sight.side(seat) for seat in doers(effect, sight))


def doers(effect: Effect, sight: Sight) -> tuple[int, ...]:
    """Return the players who do something; who is not known is who controls the effect."""
    who = getattr(effect, "who", None)
    return seats_meant(who, sight) if who is not None else (sight.you,)
