"""CR 103 Starting the game: cards, the first player, opening hands and mulligans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.asking import LEFT, choose
from oathbreaker.engine.chance import below
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Chosen, Decision, Option, Procedure
from oathbreaker.engine.ending import check_end
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.matching import delay
from oathbreaker.engine.movement import Draw, ZoneChange
from oathbreaker.engine.objects import GameCard
from oathbreaker.engine.player_events import PutsBack, Shuffle, TakesMulligan, shuffle_library
from oathbreaker.engine.revealing import Reveal
from oathbreaker.engine.rounds import in_one_round
from oathbreaker.engine.rules import GameRules, SeatSetup
from oathbreaker.engine.settings import Settings
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.engine.zones import create, join_zone, move, new_id
from oathbreaker.terms.abilities import StaticAbility, TriggeredAbility
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

BEGINS: Final = "begins on battlefield"
"""The name of the statement by which a card in an opening hand may begin the game on the battlefield."""

REVEALED: Final = "revealed from opening hand"
"""The name of the statement by which a card in an opening hand may be revealed; its value is what then triggers."""


@rule("103.2", "103.3")
def new_game(rules: GameRules, seats: Sequence[SeatSetup], seed: int, settings: Settings | None = None) -> State:
    """Return a game with every card in its library or in the command zone; nothing shuffled yet."""
    cards: list[GameCard] = []
    for seat, setup in enumerate(seats):
        first = len(cards)
        for definition, designation, partner in setup.command:
            cards.append(GameCard(definition, seat, designation, NOBODY if partner < 0 else first + partner))
        cards += [GameCard(definition, seat) for definition in setup.library]
    state = State(rules, settings or Settings(), tuple(cards), len(seats), seed)
    for number, card in enumerate(cards):
        zone = "command" if card.designation else "library"
        join_zone(state, create(state, card.definition, card.owner, zone, card=number))
    return state


@rule("103.1", "103.5")
def set_up(state: State) -> Procedure[None]:
    """Choose the first player by chance, shuffle, draw opening hands, and let players take mulligans."""
    state.first_seat = below(state, len(state.players))
    state.active = state.first_seat
    yield from happen(state, state.rules.opening(state))
    for seat in state.apnap():
        shuffle_library(state, seat)
    for seat in state.apnap():
        yield from draw_hand(state, seat)
    yield from mulligans(state)
    yield from act_from_opening_hands(state)
    check_end(state)
    if not state.over and not state.players[state.first_seat].in_game:
        state.active = state.next_seat(state.first_seat)
    state.step = "ready"


def draw_hand(state: State, seat: int) -> Procedure[None]:
    """Draw a new hand of the starting hand size."""
    for _ in range(state.rules.hand_size):
        if state.library(seat):
            yield from happen(state, (Draw(seat),))


@rule("103.5", "103.5c")
def mulligans(state: State) -> Procedure[None]:
    """Ask each player in turn order; those who want take a mulligan together; repeat until nobody does."""
    free = state.rules.free_mulligans(len(state.players))
    asked = state.apnap() if state.rules.may_mulligan else []
    while asked:
        again: list[int] = []
        made: list[Chosen] = []
        for seat in asked:
            may = state.players[seat].mulligans - free < state.rules.hand_size
            again += [seat] if may and (yield from in_one_round(state, wants_mulligan(state, seat), made)) else []
        again = [seat for seat in again if state.players[seat].in_game]
        for seat in again:
            yield from take_mulligan(state, seat)
        for seat in again:
            number = max(0, state.players[seat].mulligans - free)
            yield from put_back(state, seat, number)
        asked = again


@rule("103.6", "103.6a", "103.6b")
def act_from_opening_hands(state: State) -> Procedure[None]:
    """Let each player in turn order use the cards of their opening hand that can be used there, in any order.

    Each is put onto the battlefield, or revealed once for what it then does.
    """
    for seat in state.apnap():
        able = [oid for oid in state.hand(seat) if said_of(state, oid, BEGINS) or said_of(state, oid, REVEALED)]
        question = say("asking.opening_hand")
        chosen = yield from choose(
            state, seat, "choose cards", able, 0, len(able), "103.6", ordered=True, question=question
        )
        for oid in chosen:
            later = said_of(state, oid, REVEALED)
            if not later:
                yield from happen(state, (ZoneChange(state, oid, "battlefield", controller=seat),))
                continue
            yield from happen(state, (Reveal(oid, seat, oid),))
            for statement in later:
                context = Context(state, oid, seat)
                ability = statement.value(context, REVEALED, oid)
                assert isinstance(ability, TriggeredAbility)  # noqa: S101  as it is said
                delay(context, ability)


def said_of(state: State, oid: int, name: str) -> list[RuleStatement]:
    """Return the statements of a name that a card in hand has."""
    return [
        one
        for line in characteristics(state, oid).abilities
        if isinstance(line, StaticAbility)
        for one in line.statements
        if isinstance(one, RuleStatement) and name in one.names
    ]


def wants_mulligan(state: State, seat: int) -> Procedure[bool]:
    """Ask a player whether to take a mulligan; who has left takes none."""
    if not state.players[seat].in_game:
        return False
    options = (Option("yes", "yes"), Option("no", "no", is_default=True))
    number = state.players[seat].mulligans + 1 - state.rules.free_mulligans(len(state.players))
    question = say("asking.mulligan", n=number) if number > 0 else say("asking.free_mulligan")
    answer = yield Decision(seat, "mulligan", options, 1, 1, "103.5", question=question)
    if answer == LEFT:
        return (yield from wants_mulligan(state, seat))
    return answer[0] == 0


@rule("103.5")
def take_mulligan(state: State, seat: int) -> Procedure[None]:
    """Shuffle the hand into the library and draw a new one."""
    state.own_player(seat).mulligans += 1
    for oid in state.hand(seat):
        move(state, oid, "library", characteristics(state, oid), new_oid=new_id(state))
    events: list[Event] = [TakesMulligan(seat), Shuffle(seat)]
    yield from happen(state, events)
    yield from draw_hand(state, seat)


def put_back(state: State, seat: int, number: int) -> Procedure[None]:
    """Put cards from a new hand on the bottom of the library, in any order."""
    if not number:
        return
    hand = state.hand(seat)
    question = say("asking.put_back", n=number)
    chosen = yield from choose(
        state, seat, "choose cards", hand, number, number, "103.5", ordered=True, question=question
    )
    for oid in chosen:
        move(state, oid, "library", characteristics(state, oid), new_oid=new_id(state))
    yield from happen(state, (PutsBack(seat, number),))
