"""Which events of the log belong together, and what they come to in one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from oathbreaker.engine.announced import Announced
from oathbreaker.engine.casting import BecomesTarget, LandPlayed
from oathbreaker.engine.combat.events import AttackersDeclared, Attacks, BecomesBlocked, Blocks
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.ending import Wins
from oathbreaker.engine.events import Event, PutCounters, RemoveCounters, Tap, Untap
from oathbreaker.engine.leaving import LeaveGame, LeavesWithOwner
from oathbreaker.engine.mana import TappedForMana
from oathbreaker.engine.movement import Destroy, Discard, Draw, Sacrifice, ZoneChange
from oathbreaker.engine.moves_told import status
from oathbreaker.engine.player_events import AddMana, LoseLife, Shuffle, StepBegins, TurnBegins
from oathbreaker.engine.resolving import Resolves, TakesEffect
from oathbreaker.engine.revealing import LookAt, Reveal, Scries, Search, Surveils
from oathbreaker.engine.stack_events import CounterSpell
from oathbreaker.engine.token_events import CreateToken, TokenEnters
from oathbreaker.table.told_announced import Stopped, tell_announced
from oathbreaker.table.told_names import many, name_counts
from oathbreaker.table.wording import EffectWords
from oathbreaker.texts.messages import Message, display, say
from oathbreaker.texts.rules import rule

if TYPE_CHECKING:  # it tells what it finds here
    from oathbreaker.table.telling import Telling

SILENT: Final = frozenset({"unblocked", "tapped for mana", "cease to exist", "cycle"})
"""Kinds of events that say nothing that another line does not say."""

ACTIONS: Final = frozenset({"cast", "activate"})
BEFORE_ACTIONS: Final = frozenset({"resolve", "does not resolve", "turn begins", "step begins"})
"""Where one of these comes first, what follows was no player's action with priority."""

COUNTED_BY_DAMAGE: Final = frozenset({"loyalty", "defense", "poison"})
"""Kinds of counters of which a line about damage says how many there are now."""

WITHIN: Final = frozenset({"destroy", "sacrifice", "discard", "resolve"})
"""Why a card goes to a graveyard where another line has said so."""


NEXT: Final = frozenset({*ACTIONS, *BEFORE_ACTIONS, "triggers", "land played"})
"""Kinds of events that begin something else than what was resolving."""

NEXT_BUT_ONE: Final = 2
SOON: Final = 4
"""Within how many events a permanent says that it was tapped for mana; what else the ability does comes between."""


@rule("601.2h", "601.2i", "602.2b")
def costs_first(events: Sequence[Event]) -> int:
    """Return how many events at the beginning are what was paid for the spell or ability that comes after them.

    What is paid as a land enters comes before the land.
    """
    for place, event in enumerate(events):
        if isinstance(event, ZoneChange) and event.reason == "play":
            return place
        if event.kind in BEFORE_ACTIONS:
            break
        if event.kind in ACTIONS:
            return place
    return 0


def tell_first(telling: Telling, events: list[Event]) -> int:
    """Tell the first of these events, perhaps together with some after it; return with how many."""
    event = events[0]
    for kind, teller in TELLERS:
        if isinstance(event, kind):
            return teller(telling, events)
    if event.kind not in SILENT:
        telling.add_event(event)
    return 1


def tell_turn(telling: Telling, events: list[Any]) -> int:
    """Tell that a turn begins."""
    telling.begin_turn(events[0])
    return 1


def tell_step(telling: Telling, events: list[Any]) -> int:
    """Keep which step begins."""
    telling.begin_step(events[0].step, say("telling.step", step=events[0].detail()))
    return 1


def tell_draws(telling: Telling, events: list[Any]) -> int:
    """Tell how many cards a player draws one after another, to that player which ones; and that there was none left."""
    first = events[0]
    player = telling.titles(first)[0]
    cards: list[object] = []
    place = 0
    is_short = False
    while place < len(events) and isinstance(events[place], Draw) and events[place].seat == first.seat:
        place += 1
        moves = place < len(events) and isinstance(events[place], ZoneChange) and events[place].reason == "draw"
        if moves:
            cards.append(telling.titles(events[place])[0])
        place += moves
        is_short = is_short or not events[place - 1 - moves].amount
    if cards and first.seat == telling.viewer:
        telling.add(
            first.kind, first.rule, say("telling.draws_cards", player=player, cards=counted(cards, "of_one_name"))
        )
    elif cards:
        telling.add(first.kind, first.rule, say("telling.draws", player=player, n=len(cards)))
    if is_short:
        telling.add(first.kind, "121.4", say("telling.draws_nothing", player=player))
    return place


def tell_looks(telling: Telling, events: list[Any]) -> int:
    """Tell how many cards a player looks at; to that player which ones."""
    first = events[0]
    number = 0
    while number < len(events) and isinstance(events[number], LookAt) and not isinstance(events[number], Reveal):
        if events[number].seat != first.seat:
            break
        number += 1
    player = telling.titles(first)[1]
    result = events[number] if number < len(events) else None
    is_sorting = isinstance(result, Scries | Surveils) and result.seat == first.seat
    if first.seat == telling.viewer:
        cards = counted([telling.titles(event)[0] for event in events[:number]], "of_one_name")
        telling.add(first.kind, first.rule, say("telling.looks_cards", player=player, cards=cards))
    elif not is_sorting:
        telling.add(first.kind, first.rule, say("telling.looks", player=player, n=number))
    return number


def tell_move(telling: Telling, events: list[Any]) -> int:
    """Tell that an object changes zones, where no other line says so."""
    move = events[0]
    if move.zone in {"outside", "stack"} or (move.reason in WITHIN and move.zone == "graveyard"):
        return 1
    if move.reason == "play":
        return tell_land(telling, events)
    becomes_permanent = move.reason == "resolve" and move.zone == "battlefield"
    telling.add(move.kind, "608.3" if becomes_permanent else move.rule, move.told(telling.titles(move)))
    return 1


def tell_land(telling: Telling, events: list[Any]) -> int:
    """Tell which land is played, and how it enters if that is worth telling."""
    move, following = events[0], events[1] if len(events) > 1 else None
    if not isinstance(following, LandPlayed):
        telling.add_event(move)
        return 1
    what, player = telling.titles(following)
    message = say("telling.plays", player=player, what=what, detail=status(move.counters, tapped=move.tapped))
    telling.add(following.kind, following.rule, message)
    return 2


def tell_resolving(telling: Telling, events: list[Any]) -> int:
    """Tell that something resolves, with what it does if no event does; what becomes a permanent says so itself."""
    following = events[1] if len(events) > 1 else None
    if isinstance(following, TakesEffect) and following.oid == events[0].oid and words_of(following) is not None:
        if events[0].oid in telling.said_whole:
            telling.add_event(events[0])
        else:
            what = telling.titles(events[0])[0]
            telling.add(
                events[0].kind, events[0].rule, say("telling.resolves", what=what, text=Stopped(words_of(following)))
            )
        return 2
    becomes = isinstance(following, ZoneChange) and following.oid == events[0].oid and following.zone == "battlefield"
    if becomes:
        return 1
    if changes_nothing(events, is_amid=telling.is_amid):
        telling.add(events[0].kind, events[0].rule, say("telling.changes_nothing", what=telling.titles(events[0])[0]))
    else:
        telling.add_event(events[0])
    return 1


@rule("608.2n")
def changes_nothing(events: Sequence[Event], *, is_amid: bool) -> bool:
    """Tell whether no event comes between something's resolving and its leaving the stack, as far as is known."""
    following = next((event for event in events[1:] if event.kind not in SILENT), None)
    if following is None:
        return not is_amid
    if following.kind in NEXT:
        return True
    return isinstance(following, ZoneChange) and following.reason == "resolve"


def words_of(event: TakesEffect) -> EffectWords | Message | None:
    """Return what an instruction does in words; None where no phrase writes it and it does not say it itself."""
    if event.effect.told is not None:
        return event.effect.told
    words = EffectWords(event.effect, event.specs, event.name, is_spell=event.is_spell)
    return words if words.display("en") and words.display("ja") else None


def tell_effect(telling: Telling, events: list[Any]) -> int:
    """Tell what an instruction does that is no event, in its own words."""
    event = events[0]
    words = words_of(event)
    if words is None:
        telling.add_event(event)
    else:
        what = telling.titles(event)[0]
        telling.add(event.kind, event.rule, say("telling.takes_effect", what=what, text=Stopped(words)))
    return 1


@rule("608.2f")
def tell_lost(telling: Telling, events: list[Any]) -> int:
    """Tell what is destroyed, sacrificed or discarded at once; where it goes instead of the graveyard comes after."""
    kind = type(events[0])
    lost: list[Any] = []
    moves: list[Event] = []
    place = 0
    while place < len(events) and isinstance(events[place], kind):
        lost.append(events[place])
        place += 1
        if place < len(events) and isinstance(events[place], ZoneChange) and events[place].oid == lost[-1].oid:
            moves.append(events[place])
            place += 1
    for event in lost:
        telling.add_event(event)
    for move in moves:
        tell_move(telling, [move])
    return place


@rule("800.4a")
def tell_leaving(telling: Telling, events: list[Any]) -> int:
    """Tell what leaves the game with players: what was on the stack, then permanents, each name once."""
    number = 0
    while number < len(events) and isinstance(events[number], LeaveGame | LeavesWithOwner):
        number += 1
    gone = events[:number]
    players = [telling.names.plain(event)[0] for event in gone if isinstance(event, LeaveGame)]
    spells = [title for event in gone if isinstance(event, LeaveGame) for title in telling.names.plain(event)[1:]]
    things = [*spells, *(telling.names.plain(event)[0] for event in gone if isinstance(event, LeavesWithOwner))]
    if things:
        message = say("telling.leave_with", things=counted(things, "of_one_name"), players=players, number=len(things))
        telling.add(events[0].kind, events[0].rule, message)
    return number


def tell_countering(telling: Telling, events: list[Any]) -> int:
    """Tell that something is countered; that it goes to a graveyard need not be said."""
    telling.add_event(events[0])
    following = events[1] if len(events) > 1 else None
    goes = isinstance(following, ZoneChange) and following.oid == events[0].oid and following.zone == "graveyard"
    return 1 + goes


def tell_damage(telling: Telling, events: list[Any]) -> int:
    """Tell damage; to a player with the life total that is left."""
    damage = events[0]
    following = events[1] if len(events) > 1 else None
    left = None if following is None else left_by(damage, following)
    if left is None:
        telling.add_event(damage)
        return 1
    what, whom = telling.titles(damage)
    key = "telling.combat_damage" if damage.is_combat else "telling.damage"
    telling.add(damage.kind, damage.rule, say(key, what=what, whom=whom, amount=damage.amount, left=left))
    return 2


@rule("120.3a", "120.3b", "120.3c", "120.3h")
def left_by(damage: DealDamage, result: Event) -> Message | None:
    """Return what damage has left of life, loyalty or defense, or how much poison there is; None for other results."""
    if isinstance(result, LoseLife) and result.seat == damage.target:
        return say("telling.life_left", total=result.total)
    if not isinstance(result, RemoveCounters | PutCounters) or result.target != damage.target:
        return None
    kind = result.counter
    return say(f"telling.{kind}_left", total=result.total) if kind in COUNTED_BY_DAMAGE else None


def tell_attack(telling: Telling, events: list[Any]) -> int:
    """Tell who attacks whom with what, a line for each who is attacked."""
    declared = events[0]
    attacks = []
    for event in events[1:]:
        if not isinstance(event, Attacks):
            break
        attacks.append(event)
    player = telling.titles(declared)[0]
    for whom in dict.fromkeys(event.whom for event in attacks):
        own = [telling.names.of(event, declared.seat) for event in attacks if event.whom == whom]
        creatures = counted([titles[0] for titles in own])
        message = say("telling.attacks", player=player, whom=own[0][1], creatures=creatures)
        telling.add("attack", attacks[0].rule, message)
    return 1 + len(attacks)


def counted(titles: Sequence[object], key: str = "several") -> list[object]:
    """Return names, each once, with how many there are of it."""
    return [many(title, number, key) for title, number in name_counts(titles)]


def tell_mana(telling: Telling, events: list[Any]) -> int:
    """Tell what mana is added at once, unless a permanent was tapped for it."""
    first = events[0]
    number = 1
    while number < len(events) and isinstance(events[number], AddMana) and events[number].seat == first.seat:
        number += 1
    if not any(isinstance(event, TappedForMana) for event in events[number : number + SOON]):
        added = "".join(display(event.detail(), "en") for event in events[:number])
        telling.add(first.kind, first.rule, say("telling.adds_mana", player=telling.titles(first)[0], mana=added))
    return number


def tell_blocks(telling: Telling, events: list[Any]) -> int:
    """Tell what blocks an attacking creature: all that do in one line, so that equal names can be told apart."""
    first = events[0]
    blocks = [first]
    for event in events[1:]:
        if not isinstance(event, Blocks) or event.attacker != first.attacker:
            break
        blocks.append(event)
    names = [telling.titles(event) for event in blocks]
    blockers = counted([name[0] for name in names])
    message = say("telling.blocks", blockers=blockers, number=len(blocks), whom=names[0][1])
    telling.add(first.kind, first.rule, message)
    return len(blocks)


@rule("701.23a", "701.23b")
def tell_search(telling: Telling, events: list[Any]) -> int:
    """Tell who searches, and that nothing was found where the library is shuffled at once and nothing moves then."""
    search = events[0]
    is_own = search.seat == search.owner
    shuffles = len(events) > 1 and isinstance(events[1], Shuffle)
    moves = len(events) > NEXT_BUT_ONE and isinstance(events[NEXT_BUT_ONE], ZoneChange)
    if is_own and shuffles and not (moves and events[NEXT_BUT_ONE].origin == "library"):
        telling.add(search.kind, search.rule, say("telling.finds_nothing", player=telling.titles(search)[0]))
    else:
        telling.add_event(search)
    return 1


def tell_token(telling: Telling, events: list[Any]) -> int:
    """Tell which token is created; that it enters need not be said."""
    telling.add_event(events[0])
    return 2 if len(events) > 1 and isinstance(events[1], TokenEnters) else 1


def unless(is_silent: Callable[[Telling, Any], bool]) -> Callable[[Telling, list[Any]], int]:
    """Return what tells an event by its own sentence, or not at all."""

    def teller(telling: Telling, events: list[Any]) -> int:
        if not is_silent(telling, events[0]):
            telling.add_event(events[0])
        return 1

    return teller


TELLERS: Final[tuple[tuple[type[Event] | tuple[type[Event], ...], Callable[[Telling, list[Any]], int]], ...]] = (
    (TurnBegins, tell_turn),
    (StepBegins, tell_step),
    (LeaveGame, tell_leaving),
    (TakesEffect, tell_effect),
    (Draw, tell_draws),
    (Reveal, unless(lambda _telling, _event: False)),
    (LookAt, tell_looks),
    (CreateToken, tell_token),
    (Search, tell_search),
    ((Destroy, Discard, Sacrifice), tell_lost),
    (ZoneChange, tell_move),
    (Resolves, tell_resolving),
    (CounterSpell, tell_countering),
    (DealDamage, tell_damage),
    (AttackersDeclared, tell_attack),
    (Blocks, tell_blocks),
    (Announced, tell_announced),
    (AddMana, tell_mana),
    # What is tapped as a cost or to attack is its own source.
    (Tap, unless(lambda _telling, tap: tap.source == tap.oid)),
    (Untap, unless(lambda telling, _untap: telling.step == "untap")),
    (BecomesBlocked, unless(lambda _telling, event: bool(event.blockers))),
    (BecomesTarget, unless(lambda telling, event: event.source in telling.announced)),
    (Wins, unless(lambda telling, _event: telling.has_won)),
)
"""Kinds of events -> how they are told; the first that fits counts."""
