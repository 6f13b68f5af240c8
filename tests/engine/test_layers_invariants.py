"""CR 613 What is kept between changes is what a computation from nothing finds; and how much is computed anew."""

from __future__ import annotations

from typing import ClassVar

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.cards_for_tests import BEAR, FOREST, card, creature
from tests.engine.layer_filters import Are, Enchanted, Plain, Rich, This, Untapped
from tests.engine.layer_terms import (
    AlsoAre,
    Animate,
    BecomeLands,
    Boost,
    BoostByHand,
    Controls,
    Gains,
    Grants,
    Loses,
    LosesAll,
    Over,
    Paint,
    SetSize,
    SizeIsHand,
    Switches,
    YourBoost,
    enchantment,
    static,
    until_end_of_turn,
)
from tests.engine.positions import Table

from oathbreaker.cards.colors import Color
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.durations import end_durations
from oathbreaker.engine.events import Attach, PutCounters
from oathbreaker.engine.index import index_of
from oathbreaker.engine.layers import characteristics, update_controllers
from oathbreaker.engine.layers_looks import is_same_look
from oathbreaker.engine.positions import put
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import LayerStatement
from oathbreaker.engine.zones import leave_zone
from oathbreaker.terms.term import term

CREATURES = Are("creature")
STATEMENTS: tuple[LayerStatement, ...] = (
    Boost(CREATURES),
    YourBoost(Plain()),
    BoostByHand(Plain()),
    Boost(Untapped()),
    SetSize(Are("creature", Color.RED), 1, 1),
    Paint(Are("creature", Color.GREEN), Color.RED),
    Paint(Untapped(), Color.GREEN),
    Gains(Are("creature", keyword="flying"), "trample"),
    Gains(Untapped(), "flying"),
    Loses(CREATURES, "trample"),
    LosesAll(Are("creature", Color.RED)),
    AlsoAre(Are("artifact"), "creature"),
    AlsoAre(Are("land"), "artifact"),
    Animate(Are("artifact", without="creature"), 2, 2),
    BecomeLands(Are("land", without="basic"), "Mountain"),
    Grants(Are("land"), static(Boost(CREATURES))),
    Switches(Untapped()),
)
CARDS = (
    BEAR,
    FOREST,
    card("Rock", "Artifact", "{1}"),
    card("Maro", "Creature — Elemental", "{2}", (static(SizeIsHand()),), "*", "*"),
    card("Mine", "Land", "", (static(AlsoAre(Are("land"), "Swamp")),)),
    creature("Lord", "{2}", 2, lines=(static(Boost(Plain())),)),
    card("Sword", "Artifact — Equipment", "{1}", (static(Boost(Enchanted(), 2, 0), Gains(Enchanted(), "flying")),)),
    card("Steal", "Enchantment — Aura", "{1}", (static(Controls(Enchanted())),)),
)
CHANGES = st.lists(
    st.tuples(st.integers(0, 10), st.integers(0, 10_000), st.integers(0, 10_000), st.integers(0, 1)), max_size=14
)


def change(state: State, kind: int, one: int, other: int, seat: int) -> None:  # noqa: C901  one branch a kind
    """Change a game somehow."""
    field = state.battlefield
    here = field[one % len(field)] if field else None
    statement = STATEMENTS[other % len(STATEMENTS)]
    if kind == 0 or here is None:
        put(state, CARDS[one % len(CARDS)], seat, "battlefield")
    elif kind == 1:
        put(state, enchantment("Rule", statement, condition=Rich(15) if one % 3 == 0 else None), seat, "battlefield")
    elif kind == 2:
        state.own(here).tapped = not state.objects[here].tapped
    elif kind == 3:
        PutCounters(here, ("+1/+1", "-1/-1", "flying", "charge")[other % 4], 1).perform(state)
    elif kind == 4:
        state.own_player(seat).life = 10 + other % 10
    elif kind == 5:
        put(state, BEAR, seat, "hand")
    elif kind == 6:
        Attach(here, field[other % len(field)]).perform(state)
    elif kind == 7:
        leave_zone(state, here)
    elif kind == 8:
        until_end_of_turn(state, statement, here, seat=seat)
    elif kind == 9:
        end_durations(state, "cleanup")
    else:
        until_end_of_turn(state, Controls(This()), here, seat=seat)
    update_controllers(state)


def from_nothing(state: State) -> State:
    """Return the same game without anything kept."""
    fresh = state.copy()
    fresh.effects = None
    fresh.index = None
    for oid in fresh.objects:
        fresh.own(oid).cached = None
    return fresh


def known(state: State) -> tuple[list[int], list[str]]:
    """Return which abilities work, as the index has them."""
    index = index_of(state)
    return index.elsewhere, sorted(index.named)


@settings(max_examples=120, deadline=None)
@given(CHANGES)
def test_what_is_kept_is_what_is_found_from_nothing(changes: list[tuple[int, int, int, int]]) -> None:
    """After every change, also in a fork that goes another way, each object looks as if computed for the first time."""
    state = Table().state
    forks = []
    for number, (kind, one, other, seat) in enumerate(changes):
        change(state, kind, one, other, seat)
        if number % 5 == 4:
            fork = state.copy()
            change(fork, (kind + 3) % 11, other, one, 1 - seat)
            forks.append(fork)
        for game in (state, *forks):
            fresh = from_nothing(game)
            for oid in game.objects:
                kept, found = characteristics(game, oid), characteristics(fresh, oid)
                assert is_same_look(kept, found), (oid, kept.name, kept.power, found.power, kept.types, found.types)
            assert known(game) == known(fresh)


@term
class CountedBoost(Over):
    """They get +1/+1, and it is counted how often this was asked and done."""

    what: Plain
    layers: ClassVar[tuple[str, ...]] = ("7c",)
    is_apart: ClassVar[bool] = False
    asked: ClassVar[list[int]] = []
    done: ClassVar[list[int]] = []

    def affects(self, context: Context, oid: int) -> bool:
        """Ask the filter."""
        self.asked.append(oid)
        return self.what.matches(context, oid)

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Do it."""
        self.done.append(oid)
        characteristics.power = (characteristics.power or 0) + 1


@term
class CountedApart(CountedBoost):
    """The same, said to depend on nothing but each object."""

    is_apart: ClassVar[bool] = True


def counted(state: State, seat: int) -> tuple[int, int]:
    """Look at everything; return how often statements were asked and done for that."""
    CountedBoost.asked.clear()
    CountedBoost.done.clear()
    update_controllers(state)
    for oid in state.battlefield:
        characteristics(state, oid)
    assert seat in {0, 1}
    return len(CountedBoost.asked), len(CountedBoost.done)


def test_how_much_is_computed_for_one_change() -> None:
    """Twenty lords over forty creatures: once each when something enters, not at all when something is tapped."""
    laid = Table()
    for seat in (0, 1):
        laid.battlefield(seat, *[BEAR] * 20, *[enchantment("Lord", CountedBoost(Plain()))] * 10)
    state = laid.state
    first = counted(state, 0)
    assert first == (20 * 60, 20 * 20)
    assert counted(state, 0) == (0, 0)
    state.own(state.battlefield[0]).tapped = True
    PutCounters(state.battlefield[1], "+1/+1", 1).perform(state)
    state.own_player(1).life = 3
    assert counted(state, 0) == (0, 0)
    put(state, BEAR, 0, "battlefield")
    assert counted(state, 0) == (20 * 61, 20 * 20 + 10)


def test_what_enters_is_looked_at_alone_where_effects_are_about_single_objects() -> None:
    """Twenty lords over forty creatures: only what has come is asked about, all else looks as before.

    With an effect that depends on more, everything is asked anew.
    """
    laid = Table()
    for seat in (0, 1):
        laid.battlefield(seat, *[BEAR] * 20, *[enchantment("Lord", CountedApart(Plain()))] * 10)
    state = laid.state
    assert counted(state, 0) == (20 * 60, 20 * 20)
    first = state.battlefield[0]
    before = characteristics(state, first)
    new = put(state, BEAR, 0, "battlefield")
    assert counted(state, 0) == (20, 10)
    assert characteristics(state, first) is before
    assert characteristics(state, new).power == 2 + 10
    leave_zone(state, new)
    assert counted(state, 0) == (0, 0)
    assert characteristics(state, first).power == 2 + 10
    put(state, enchantment("Crowd", CountedBoost(Plain())), 0, "battlefield")
    put(state, BEAR, 0, "battlefield")
    assert counted(state, 0)[0] > 20 * 40
