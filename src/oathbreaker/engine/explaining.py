"""Why something cannot be done: the same answers that listing and accepting use, as messages with their rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from oathbreaker.engine.abstract import Cost
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.context import Context
from oathbreaker.engine.costs import TotalCost, ability_cost, delve_cards, pool_mask, spell_cost, usable_sources
from oathbreaker.engine.index import statements, values
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.legal import (
    REFUSAL_RULES,
    is_sorcery_time,
    playable_cards,
    refusal_to_activate,
    refusal_to_cast,
    refusal_to_play_land,
    ways_to_play,
)
from oathbreaker.engine.loyalty import ChangeLoyalty, loyalty_of
from oathbreaker.engine.mana import activated
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.own_terms import PayMana, TapSelf, UntapSelf
from oathbreaker.engine.payment import ANY, bills, plan
from oathbreaker.engine.permissions import OTHER_ABILITIES
from oathbreaker.engine.state import State
from oathbreaker.terms.abilities import ActivatedAbility
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule

PROHIBITIONS: Final = ("can't be cast", "can't be played", "can't be activated", OTHER_ABILITIES)
"""Statements that forbid using something."""

MOST_MISSING: Final = 40
"""How much missing mana is counted."""


class Refusal(NamedTuple):
    """Why one way of using something is not open.

    Attributes:
        rule: The number of the rule that says so.
        message: The sentence.
        ability: The index of the ability that it is about; NOBODY for casting and playing.
    """

    rule: str
    message: Message
    ability: int = NOBODY


def why_not(state: State, seat: int, oid: int, ability: int | None = None) -> list[Refusal]:
    """Return why a player may do nothing with a card or permanent now; nothing where they may do something.

    Args:
        state: The game.
        seat: Who wants to.
        oid: The card or permanent.
        ability: The index of the ability that is meant; None for anything that it can be used for.
    """
    found: list[Refusal] = []
    if state.priority not in {seat, NOBODY}:
        found.append(Refusal("117.1", say("engine.no_priority", player=title_of(state, state.priority))))
    tried = list(uses(state, seat, state.objects[oid], ability))
    if not tried:
        found.append(plain(state, seat, oid, "engine.not_castable"))
    if None not in tried:
        found += [refusal for refusal in tried if refusal is not None]
    return found


def uses(state: State, seat: int, thing: GameObject, only: int | None) -> Iterator[Refusal | None]:
    """Yield for each way of using something why it is not open, None where it is."""
    for number, ability, _ in activated(characteristics(state, thing.oid)):
        is_meant = only == number or (only is None and thing.zone == "battlefield")
        if is_meant and thing.controller == seat:
            key = refusal_to_activate(state, seat, thing, ability)
            said = activating_refusal(state, seat, thing, ability, key) if key else None
            yield said._replace(ability=number) if said is not None else None
    if only is not None or thing.zone == "battlefield" or thing.oid not in playable_cards(state, seat):
        return
    for face, way in ways_to_play(state, seat, thing):
        if "land" in thing.definition.faces[face].characteristics.types:
            key = refusal_to_play_land(state, seat, thing)
            yield plain(state, seat, thing.oid, key) if key else None
            continue
        key = refusal_to_cast(state, seat, thing, face, way)
        title = thing.definition.faces[face].title
        if key == "engine.cost_unpayable":
            cost = spell_cost(state, thing.oid, seat, thing.zone, way=way, face=face)
            yield unpaid(state, seat, thing.oid, cost, title)
        else:
            yield plain(state, seat, thing.oid, key, title) if key else None


def plain(state: State, seat: int, oid: int, key: str, title: object = None) -> Refusal:
    """Return a refusal as legal.py gives it; a rule of the format, or an effect by its source, is named.

    Args:
        state: The game.
        seat: Who wants to.
        oid: The card or permanent.
        key: Why not, as legal.py says it.
        title: What is cast, where it has another name than the card: another face.
    """
    card = title or title_of(state, oid)
    if key == "engine.format_forbids" and (said := state.rules.why_not_cast(state, oid, seat)) is not None:
        return Refusal(*said)
    if key == "engine.forbidden":
        sources = [entry.source for name in PROHIBITIONS for entry in statements(state, name, oid)]
        if sources and sources[0] != NOBODY:
            return Refusal("101.2", say("engine.forbidden_by", card=card, source=title_of(state, sources[0])))
    return Refusal(REFUSAL_RULES[key], say(key, card=card))


@rule("606.3")
def activating_refusal(state: State, seat: int, thing: GameObject, ability: ActivatedAbility, key: str) -> Refusal:
    """Return why an ability cannot be activated, as exactly as can be said."""
    card = title_of(state, thing.oid)
    is_time = is_sorcery_time(state, seat) or bool(values(state, "loyalty abilities any time", thing.oid))
    if key == "engine.loyalty_time" and is_time:
        return Refusal("606.3", say("engine.loyalty_used", card=card))
    if key != "engine.cost_unpayable":
        return plain(state, seat, thing.oid, key)
    context = Context(state, thing.oid, seat)
    for cost in ability.costs:
        if isinstance(cost, Cost) and not isinstance(cost, PayMana) and not cost.can_be_paid(context):
            return unpaid_part(state, seat, thing, cost)
    return unpaid(state, seat, thing.oid, ability_cost(state, thing.oid, ability, 0))


@rule("302.6", "606.6")
def unpaid_part(state: State, seat: int, thing: GameObject, cost: Cost) -> Refusal:
    """Return why a part of a cost that is no mana cannot be paid."""
    card = title_of(state, thing.oid)
    if isinstance(cost, ChangeLoyalty):
        return Refusal("606.6", say("engine.too_little_loyalty", card=card, number=loyalty_of(state, thing.oid)))
    if isinstance(cost, TapSelf | UntapSelf) and thing.zone == "battlefield":
        if thing.tapped != isinstance(cost, TapSelf):
            return Refusal("302.6", say("engine.is_sick", card=card))
        return Refusal("118.3", say("engine.is_tapped" if thing.tapped else "engine.is_untapped", card=card))
    return plain(state, seat, thing.oid, "engine.cost_unpayable")


@rule("118.3", "118.6")
def unpaid(state: State, seat: int, oid: int, cost: TotalCost, title: object = None) -> Refusal:
    """Return why a total cost cannot be paid: how much mana is missing, where that is all; `title` as in `plain`."""
    card = title or title_of(state, oid)
    if not cost.is_payable:
        return Refusal("118.6", say("engine.no_mana_cost", card=card))
    context = Context(state, oid, seat)
    missing = missing_mana(state, seat, cost, context) if all(part.can_be_paid(context) for part in cost.others) else 0
    if not missing:
        return plain(state, seat, oid, "engine.cost_unpayable")
    symbols = "".join(f"{{{symbol}}}" for symbol in cost.symbols)
    return Refusal("118.3", say("engine.mana_missing", card=card, cost=symbols, n=missing))


@rule("118.3a")
def missing_mana(state: State, seat: int, cost: TotalCost, context: Context) -> int:
    """Return how much mana of any kind a player would need besides what they can make; 0 for far too much."""
    cards = delve_cards(state, seat, cost, 0, context)
    rest = cost.without_generic(len(cards), 0) if cards else cost
    pool = [pool_mask(mana, context, cost.paid_for) for mana in state.players[seat].pool]
    ways = [source.ways for source in usable_sources(state, seat, cost, context)]
    for missing in range(1, MOST_MISSING):
        wanted = bills(rest.symbols, 0, life=state.players[seat].life)
        if any(plan(bill, [*pool, *[ANY] * missing], ways) is not None for bill in wanted):
            return missing
    return 0
