"""What is kept with a version is what would be found anew: looks, abilities at work, who controls what, findings."""

from __future__ import annotations

from oathbreaker.engine.index import AbilityIndex, index_of
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.layers_looks import is_same_look
from oathbreaker.engine.state import State
from oathbreaker.engine.state_based_permanents import look_round
from oathbreaker.engine.worded import worded, working_elsewhere


def from_nothing(state: State) -> State:
    """Return a copy of a state in which nothing is known that can be found."""
    fresh = state.copy()
    fresh.effects = fresh.index = fresh.worded = None
    fresh.outside = (0, 0, ())
    fresh.holdings = (0, {})
    fresh.sources, fresh.idle = {}, {}
    for oid in fresh.objects:
        fresh.own(oid).cached = None
    fresh.continuous_changed()
    return fresh


def check_kept(state: State) -> None:
    """Whatever has been kept of a state is as it is found from nothing."""
    fresh = from_nothing(state)
    for oid in state.objects:
        kept, found = characteristics(state, oid), characteristics(fresh, oid)
        assert is_same_look(kept, found), (state.objects[oid], kept.name)
    assert at_work(index_of(state)) == at_work(index_of(fresh))
    for player in state.players:
        kept_there = [thing.oid for thing in state.controlled(player.seat)]
        assert kept_there == [thing.oid for thing in fresh.controlled(player.seat)]
    assert words_of(state) == words_of(fresh)
    assert working_elsewhere(state) == working_elsewhere(fresh)
    assert found_by_looking(state) == found_by_looking(fresh)


def at_work(index: AbilityIndex) -> list[object]:
    """Return what an index of abilities says, in an order that does not matter where it may differ."""
    statements = [(one.key, one.source, one.controller, one.timestamp, one.statement) for one in index.stated]
    triggers = [(one.source, one.ability_index, one.controller, event) for event, one in index.triggering]
    kinds = {kind: len(entries) for kind, entries in index.replacements.items()}
    names = {name: [one.key for one in entries] for name, entries in index.named.items()}
    tables = [{kind: len(entries) for kind, entries in table.items()} for table in (index.triggers, index.back)]
    return [statements, triggers, kinds, names, tables, index.elsewhere, index.face_down, index.forbidden]


def words_of(state: State) -> tuple[tuple[int, ...], ...]:
    """Return the permanents that have words to look for, that have statics, and that are face down."""
    found = worded(state)
    return (found.members, found.kept, found.static, found.face_down)


def found_by_looking(state: State) -> list[object]:
    """Return what a look round the battlefield finds for state-based actions."""
    seen = look_round(state)
    dying = [(event.kind, event.affected(state)) for event in seen.dying]
    lists = [seen.touched, seen.worlds, seen.attached, seen.countered, seen.sagas, seen.roles, seen.battles]
    return [dying, seen.legends, *lists, seen.racers, seen.is_needed, seen.has_choices]
