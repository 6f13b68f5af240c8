"""What a first look at a window says is what looking at every card and ability says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from tools.bench_agents import begun
from tools.bench_engine import agents, shipped_game

from oathbreaker.engine.chosen_x import face_targets_exist
from oathbreaker.engine.context import Context
from oathbreaker.engine.costs import can_pay, spell_cost
from oathbreaker.engine.index import index_of
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.legal import (
    Action,
    actions,
    is_sorcery_time,
    mana_actions,
    playable_cards,
    refusal_to_activate,
    ways_to_play,
)
from oathbreaker.engine.mana import activated
from oathbreaker.engine.state import State
from oathbreaker.engine.windows import nothing_in_reach, possible
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario


def castable_at_once(state: State, seat: int) -> Iterator[int]:
    """Yield the instants that can be paid and have targets, looked at one by one, wherever they may be cast from."""
    for oid in playable_cards(state, seat):
        thing = state.objects[oid]
        if state.rules.why_not_cast(state, oid, seat) is not None:
            continue
        for face, way in ways_to_play(state, seat, thing):
            playable = thing.definition.faces[face]
            context = Context(state, oid, seat)
            cost = spell_cost(state, oid, seat, thing.zone, way=way, face=face)
            if playable.at_once and can_pay(state, seat, cost, 0, context) and face_targets_exist(context, playable):
                yield oid


def usable_at_once(state: State, seat: int) -> Iterator[int]:
    """Yield a player's permanents and cards with an ability besides mana abilities that can be activated."""
    cards = (state.objects[oid] for zone in (state.hand(seat), state.graveyard(seat)) for oid in zone)
    for thing in (*state.controlled(seat), *cards):
        for _, ability, is_mana in activated(characteristics(state, thing.oid)):
            if not is_mana and not refusal_to_activate(state, seat, thing, ability):
                yield thing.oid


def look_at_windows(game: Game, seed: int) -> tuple[int, int]:
    """Play on with a stop in every window and look at each one closely.

    Return in how many a first look told that nothing is possible, and in how many something was offered.
    """
    game.stop_everywhere = True
    players = agents(seed)
    told = offered = 0
    for _ in range(2000):
        decision = game.play.decision
        if decision is None:
            break
        state, seat = game.state, decision.player
        if decision.kind == "priority" and not is_sorcery_time(state, seat):
            is_nothing = nothing_in_reach(state, seat, index_of(state)) is not None
            found = [*castable_at_once(state, seat), *usable_at_once(state, seat)]
            assert not (is_nothing and found)
            assert (possible(state, seat) is None) == (not found)
            assert (possible(state, seat) is None) == (not found)
            told += is_nothing
            offered += bool(found)
        game.play.answer_accepted(players[seat].answer(decision))
    return told, offered


@pytest.mark.parametrize("seed", range(3))
def test_117_1_a_first_look_hides_nothing(seed: int) -> None:
    """Where the first look finds nothing, no card and no ability is possible; asking again gives the same answer."""
    told, offered = look_at_windows(shipped_game(seed), seed)
    assert told
    assert offered


@pytest.mark.parametrize("number", range(3))
def test_117_1_a_first_look_hides_nothing_in_the_six_decks(number: int) -> None:
    """So too with Vehicles, Equipment and other abilities whose costs are more than mana."""
    game, _ = begun(number, "random")
    told, offered = look_at_windows(game, number)
    assert told
    assert offered


def asked_anew(state: State) -> State:
    """Return a copy of a game that has forgotten all that was found out about it."""
    trial = state.copy()
    trial.idle, trial.sources = {}, {}
    trial.effects = trial.index = trial.worded = None
    trial.effects_at = trial.index_at = 0
    trial.outside = (0, 0, ())
    trial.continuous_changed()
    return trial


@pytest.mark.parametrize("number", range(3))
def test_117_1_what_is_kept_about_windows_is_what_would_be_found_anew(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Window by window, what was kept from earlier ones tells the same as looking at everything without it."""
    counted: Counter[bool] = Counter()

    def checked(state: State, seat: int) -> Iterator[Action] | None:
        found = possible(state, seat)
        offered = [] if found is None else [*found]
        anew = asked_anew(state)
        assert [action.plain(0) for action in offered] == [action.plain(0) for action in actions(anew, seat)]
        assert [action.plain(0) for action in mana_actions(state, seat)] == [
            action.plain(0) for action in mana_actions(anew, seat)
        ]
        counted[bool(offered)] += 1
        return iter(offered) if offered else None

    monkeypatch.setattr("oathbreaker.engine.priority.possible", checked)
    game, players = begun(number, "random")
    while game.decision is not None:
        game.answer(players[game.decision.player].choose({}, game.decision))
    assert counted[True] > 100
    assert counted[False] > 1000


def test_117_1_a_way_that_an_effect_gives_opens_windows(catalog: CardCatalog) -> None:
    """A card in a graveyard that has been given flashback is offered in each later step of the turn."""
    laid = Scenario(players=2, format="free_for_all", cards=catalog)
    laid.define(
        "Test Doctor",
        "{U}",
        "Creature — Human",
        "When Test Doctor enters, target instant card in your graveyard gains flashback {R} until end of turn.",
        power=1,
        toughness=1,
    )
    laid.hand(0, "Test Doctor")
    laid.battlefield(0, "Island")
    laid.battlefield(0, "Mountain")
    laid.graveyard(0, "Shock")
    game = laid.start(active=0, step="precombat main", turn=1)
    game.answer_with(action="cast", card="Test Doctor")
    offered = []
    while game.turn == 1:
        decision = game.decision
        assert decision is not None
        if decision.kind == "target":
            game.answer(0)
            continue
        offered += [game.step for option in decision.options if option.alternative == "flashback"]
        game.answer_with(action="pass")
    assert offered == [
        "precombat main",
        "beginning of combat",
        "declare attackers",
        "end of combat",
        "postcombat main",
        "end",
    ]
