"""CR 605, 106.6 What permanents' mana abilities can add to an automatic payment, found anew only where it changes.

Seam: `player_sources` owns `State.sources`. What a permanent adds whatever happens is kept with its look.
"""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.abstract import Cost, Restriction
from oathbreaker.engine.announcement import Announcement
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Option
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.index import index_of, statements
from oathbreaker.engine.layers import characteristics, effects_of
from oathbreaker.engine.layers_pass import LayerPass
from oathbreaker.engine.mana import activated
from oathbreaker.engine.mana_added import TAP, added, is_fixed, only_taps, rider_of, simple_rank
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.own_terms import PayMana, can_tap
from oathbreaker.engine.payment import SourceWays, same_ways
from oathbreaker.engine.payment_chains import payable_by
from oathbreaker.engine.riders import ManaRider
from oathbreaker.engine.state import State
from oathbreaker.engine.working import ON_BATTLEFIELD, activation_zones
from oathbreaker.terms.abilities import ActivatedAbility
from oathbreaker.texts.rules import rule

BARRED: Final = "mana abilities can't be activated"
"""The name of the statements that say so."""


Riders = tuple[ManaRider | None, ...]
"""For each way of a source what its mana may be spent on."""


class ManaSource:
    """A permanent whose mana abilities automatic payment may use.

    Attributes:
        oid: The permanent.
        ways: What its abilities can add.
        abilities: For each way the ability's index and which of that ability's ways it is.
        riders: For each way what its mana may be spent on, None for anything; () where that is so for all.
    """

    __slots__ = ("abilities", "oid", "riders", "ways")

    def __init__(self, oid: int, ways: SourceWays, abilities: tuple[tuple[int, int], ...], riders: Riders = ()) -> None:
        self.oid = oid
        self.riders = riders
        self.ways = ways
        self.abilities = abilities

    def only(self, kept: list[int]) -> ManaSource:
        """Return the same source with some of its ways alone."""
        if len(kept) == len(self.riders):
            return self
        old = self.ways
        riders = tuple([self.riders[way] for way in kept])
        ways = same_ways(
            tuple([old.ways[way] for way in kept]),
            is_snow=old.is_snow,
            rank=old.rank,
            costs=tuple([old.costs[way] for way in kept]) if old.costs else (),
            is_bound=any(rider is not None and rider.is_bound for rider in riders),
        )
        return ManaSource(self.oid, ways, tuple([self.abilities[way] for way in kept]), riders)


Offers = dict[tuple[object, ...], tuple[tuple[object, ...], Option]]
"""Options by what they stand for, each with what it was made for."""

Made = dict[int, "tuple[QuickWays | None, ManaSource | None]"]
"""Sources by permanent, each with what its abilities add."""

NOTHING_MADE: Final = (None, None)


class PlayerSources:
    """A player's mana sources as they were found.

    Attributes:
        sources: The sources.
        ways: What each of them can add.
        most: The most mana that they could add.
        has_riders: Whether the mana of any of them may not be spent on everything.
        offers: What the player was offered to do, as options, each with what it was made for; owned by priority.py.
        made: By permanent, the source that it is with what it was found from; for this player and game alone.
        bounds: For mana costs, whether these sources alone could pay them if all their mana could be spent on anything.
        payments: For mana costs, whether they can be paid by these sources alone; costs.py finds them. Without riders
            the two are the same.
        moved: `State.moved` of the player, for which they hold.
        effects: The pass through the layers for which they hold.
        seen_at: The state's version at which they were last found to hold.
        version: The state's version for which they hold, where one of them depends on more; 0 where none does.
        makers: The player's permanents with mana abilities, where the sources depend on nothing else.
    """

    __slots__ = (
        "bounds",
        "effects",
        "has_riders",
        "made",
        "makers",
        "most",
        "moved",
        "offers",
        "payments",
        "seen_at",
        "sources",
        "version",
        "ways",
    )

    def __init__(
        self,
        sources: list[ManaSource],
        moved: int,
        effects: LayerPass,
        version: int,
        makers: list[tuple[int, QuickWays]] | None,
    ) -> None:
        self.sources = sources
        self.ways = tuple([source.ways for source in sources])
        self.most = sum([ways.most for ways in self.ways])
        self.has_riders = any(source.riders for source in sources)
        self.bounds = payable_by(self.ways)
        self.payments = {} if self.has_riders else self.bounds
        self.offers: Offers = {}
        self.made: Made = {}
        self.moved = moved
        self.effects = effects
        self.version = version
        self.makers = makers
        self.seen_at = 0


def mana_sources(state: State, seat: int) -> list[ManaSource]:
    """Return the permanents with mana abilities that a player could activate now and whose result is known."""
    return player_sources(state, seat).sources


def player_sources(state: State, seat: int) -> PlayerSources:
    """Return a player's mana sources, found anew where something that they depend on has changed."""
    known = state.sources.get(seat)
    if known is not None and known.seen_at == state.version:
        return known
    effects = effects_of(state)
    if known is not None and known.moved == state.moved[seat]:
        if known.effects is effects:
            if not known.version or known.version == state.version:
                known.seen_at = state.version
                return known
        elif (
            known.makers is not None
            and not effects.layer
            and known.makers is mana_makers(state, seat)
            and BARRED not in index_of(state).named
        ):
            known.effects = effects
            known.seen_at = state.version
            return known
    made = known.made if known is not None else {}
    found, is_steady, is_settled = found_sources(state, seat, made)
    version = 0 if is_steady else state.version
    makers = effects.makers.get(seat) if is_settled and not effects.layer else None
    if known is not None and not effects.layer and is_same(known.sources, found):
        known.moved, known.effects, known.version, known.makers = state.moved[seat], effects, version, makers
        known.seen_at = state.version
        return known
    new = PlayerSources(found, state.moved[seat], effects, version, makers)
    new.made = made
    if known is not None:
        new.offers = known.offers
    if not effects.layer:
        new.seen_at = state.version
        state.sources[seat] = new
    return new


def found_sources(state: State, seat: int, made: Made) -> tuple[list[ManaSource], bool, bool]:
    """Find a player's mana sources; those that never change for this player are `made` once for each look.

    Tell too whether they depend on nothing but that player's permanents, and whether on nothing but which of those make
    mana and are untapped.
    """
    found = []
    is_steady = True
    is_settled = True
    is_barred = BARRED in index_of(state).named
    objects = state.objects
    for oid, quick in mana_makers(state, seat):
        thing = objects[oid]
        if quick.all_tap and thing.tapped and not is_barred:
            continue
        is_settled = is_settled and not (thing.sick and "creature" in quick.look[1])
        if is_barred or not quick.is_steady:
            is_steady = False
            source = source_of(state, thing)
        elif thing.sick and not can_tap(state, oid):
            continue
        else:
            before, source = made.get(oid, NOTHING_MADE)
            if before is not quick:
                made[oid] = (quick, source := steady_source(state, thing, quick))
        if source is not None:
            found.append(source)
    return found, is_steady, is_settled and is_steady


def steady_source(state: State, thing: GameObject, quick: QuickWays) -> ManaSource | None:
    """Return the source that a permanent is whose abilities add what never changes, for the player who controls it."""
    if quick.ways is None:
        return source_of(state, thing)
    return ManaSource(thing.oid, quick.ways, quick.abilities, quick.riders)


def mana_makers(state: State, seat: int) -> list[tuple[int, QuickWays]]:
    """Return a player's permanents with mana abilities and what those add, found once for each pass of the layers."""
    effects = effects_of(state)
    known = effects.makers.get(seat)
    if known is not None and not effects.layer:
        return known
    found = []
    for thing in state.controlled(seat):
        look = characteristics(state, thing.oid)
        if look.abilities:
            quick = quick_ways(state, thing, look)
            if quick.any_mana:
                found.append((thing.oid, quick))
    if not effects.layer:
        effects.makers[seat] = found
    return found


def is_same(before: list[ManaSource], now: list[ManaSource]) -> bool:
    """Tell whether the same permanents could add the same mana, so that what is known of payments still holds."""
    if len(before) != len(now):
        return False
    for one, other in zip(before, now, strict=True):
        if one is other:
            continue
        if one.oid != other.oid or one.ways is not other.ways or one.riders is not other.riders:
            return False
        if one.abilities is not other.abilities and one.abilities != other.abilities:
            return False
    return True


def most_mana(state: State, seat: int) -> int:
    """Return the most mana that a player could have by simple mana abilities and the pool."""
    return len(state.players[seat].pool) + player_sources(state, seat).most


class QuickWays:
    """What a permanent's mana abilities add if all of them tap it and what they add never changes.

    Attributes:
        look: Abilities, types and supertypes that it was found for: copies of a look that share them share it.
        ways: What they add; None where they are of another kind, or there are none.
        abilities: For each way the ability's index and which of that ability's ways it is.
        riders: For each way what its mana may be spent on; () for anything.
        any_mana: Whether it has a mana ability at all.
        is_here: Whether all of its mana abilities work on the battlefield.
        just_taps: Whether activating any of them takes nothing but tapping it there.
        all_tap: Whether all of its mana abilities tap it: none can be activated while it is tapped.
        is_steady: Whether what it adds, while it has these abilities and the same controller, never changes.
    """

    __slots__ = ("abilities", "all_tap", "any_mana", "is_here", "is_steady", "just_taps", "look", "riders", "ways")

    def __init__(
        self,
        look: Characteristics,
        ways: SourceWays | None,
        abilities: tuple[tuple[int, int], ...],
        riders: Riders,
    ) -> None:
        self.look = (look.abilities, look.types, look.supertypes)
        self.ways = ways
        self.abilities = abilities
        self.riders = riders
        mana = [ability for _, ability, is_mana in activated(look) if is_mana]
        self.any_mana = bool(mana)
        self.is_here = all(activation_zones(ability) == ON_BATTLEFIELD for ability in mana)
        self.just_taps = self.is_here and all(map(only_taps, mana))
        self.all_tap = all(TAP in ability.costs for ability in mana)
        self.is_steady = all(is_fixed(ability, for_player=True) for ability in mana)


def quick_ways(state: State, thing: GameObject, look: Characteristics) -> QuickWays:
    """Return what an object's mana abilities add if that never changes; found once for each look."""
    found = look.quick
    if isinstance(found, QuickWays):
        abilities, types, supertypes = found.look
        if abilities is look.abilities and types is look.types and supertypes is look.supertypes:
            return found
    found = look.quick = find_quick(state, thing, look)
    return found


def find_quick(state: State, thing: GameObject, look: Characteristics) -> QuickWays:
    """Find what an object's mana abilities add, if all tap it and what they add is known beforehand."""
    mana = [(number, ability) for number, ability, is_mana in activated(look) if is_mana]
    if not mana or not all(is_fixed(ability) for _, ability in mana):
        return QuickWays(look, None, (), ())
    ways, abilities, riders = ways_of(state, thing, look, mana)
    return QuickWays(look, ways, abilities, riders)


def source_of(state: State, thing: GameObject) -> ManaSource | None:
    """Return what one permanent's mana abilities can add to an automatic payment, None for nothing."""
    look = characteristics(state, thing.oid)
    usable = [
        (number, ability)
        for number, ability, is_mana in activated(look)
        if is_mana
        and not (thing.tapped and TAP in ability.costs)
        and simple_rank(ability) >= 0
        and may_activate_mana(state, mana_context(state, thing, ability), ability)
    ]
    ways, abilities, riders = ways_of(state, thing, look, usable)
    return None if ways is None else ManaSource(thing.oid, ways, abilities, riders)


def mana_context(state: State, thing: GameObject, ability: ActivatedAbility) -> Context:
    """Return the point of view of a mana ability that a player thinks of activating."""
    return Context(state, thing.oid, thing.controller, announcement=Announcement(ability, thing.oid))


def ways_of(
    state: State, thing: GameObject, look: Characteristics, usable: list[tuple[int, ActivatedAbility]]
) -> tuple[SourceWays | None, tuple[tuple[int, int], ...], Riders]:
    """Return the ways of some mana abilities of an object; for each the ability's index, its own way, and its rider."""
    ways: list[str] = []
    costs: list[tuple[str, ...]] = []
    abilities: list[tuple[int, int]] = []
    riders: list[ManaRider | None] = []
    rank = 0
    for number, ability in usable:
        rank = max(rank, simple_rank(ability))
        context = mana_context(state, thing, ability)
        symbols = tuple(symbol for cost in ability.costs if isinstance(cost, PayMana) for symbol in cost.symbols())
        for way, letters in enumerate(added(context, ability)):
            ways.append(letters)
            costs.append(symbols)
            abilities.append((number, way))
            riders.append(rider_of(ability))
    if not ways:
        return None, (), ()
    rank += "creature" in look.types
    paid = tuple(costs) if any(costs) else ()
    is_bound = any(rider is not None and rider.is_bound for rider in riders)
    found = same_ways(tuple(ways), is_snow="snow" in look.supertypes, rank=rank, costs=paid, is_bound=is_bound)
    return found, tuple(abilities), tuple(riders) if any(riders) else ()


@rule("605.3a", "602.5")
def may_activate_mana(state: State, context: Context, ability: ActivatedAbility) -> bool:
    """Tell whether nothing forbids a mana ability and its costs other than mana can be paid."""
    if not all(isinstance(cost, Cost) and cost.can_be_paid(context) for cost in ability.costs):
        return False
    if not all(isinstance(limit, Restriction) and limit.allows(context) for limit in ability.restrictions):
        return False
    return not statements(state, BARRED, context.source)
