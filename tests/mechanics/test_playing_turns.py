"""CR 103.6, 500.7, 500.8: games begun with permanents, extra turns and additional combat phases, played."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
    attack,
    begun,
    cast,
    next_turns,
    pass_to,
    pass_until,
    resolve_all,
    table_of,
)

from oathbreaker.engine.play import Play
from oathbreaker.engine.rules import GameRules, SeatSetup
from oathbreaker.engine.settings import Settings
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.playable import PlayableCards


@pytest.mark.parametrize(
    ("name", "answers", "after"),
    [("Time Walk", (), [0, 1, 2]), ("Time Stretch", (2,), [2, 2, 1]), ("Beacon of Tomorrows", (1,), [1, 1, 2])],
)
def test_500_7_extra_turns_come_after_this_one(
    catalog: CardCatalog, name: str, answers: tuple[int, ...], after: list[int]
) -> None:
    """Then the game goes on with the player after the one whose turn it was."""
    table = table_of(catalog, players=3, lands=5)
    table.hand(0, name)
    game = begun(table)
    cast(game, name)
    for seat in answers:
        game.answer_with(target=seat)
    resolve_all(game)
    assert next_turns(game, 3) == after


def test_500_8_a_combat_phase_and_a_main_phase_follow_this_main_phase(catalog: CardCatalog) -> None:
    """With Aggravated Assault a creature attacks, is untapped and attacks again; there is a main phase in between."""
    table = table_of(catalog, lands=5)
    table.battlefield(0, "Aggravated Assault")
    bear = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    attack(game, game.thing(bear))
    while game.step != "postcombat main":
        assert game.decision is not None
        game.answer(game.decision.default())
    assert game.thing(bear).tapped
    game.answer_with(action="activate", card="Aggravated Assault")
    resolve_all(game)
    attack(game, game.thing(bear))
    while game.step != "postcombat main":
        assert game.decision is not None
        game.answer(game.decision.default())
    assert (game.turn, game.player(1).life) == (5, 16)


def test_500_8_seize_the_day_untaps_and_adds_a_combat_phase(catalog: CardCatalog) -> None:
    """Cast in the first main phase: two combat phases, and one main phase between them."""
    table = table_of(catalog, lands=5)
    bear = table.battlefield(0, "Grizzly Bears", tapped=True)
    table.hand(0, "Seize the Day")
    game = begun(table)
    cast(game, "Seize the Day", game.thing(bear))
    resolve_all(game)
    found: list[str] = []
    while game.turn == 5 and game.decision is not None:
        if game.step in {"beginning of combat", "postcombat main"} and found[-1:] != [game.step]:
            found.append(game.step)
        game.answer(game.decision.default())
    assert found == ["beginning of combat", "postcombat main"] * 2


def test_505_1_in_the_first_combat_phase_of_the_turn(catalog: CardCatalog) -> None:
    """The equipped creature attacks, untaps and attacks again; in the second combat phase nothing is added."""
    table = table_of(catalog, lands=1)
    bear = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Genji Glove", attached_to=bear)
    game = begun(table)
    for _ in range(2):
        attack(game, game.thing(bear))
        while game.step not in {"beginning of combat", "postcombat main"}:
            assert game.decision is not None
            game.answer(game.decision.default())
    assert (game.turn, game.step, game.player(1).life) == (5, "postcombat main", 12)
    assert game.thing(bear).tapped


def test_505_1_while_it_is_your_main_phase(catalog: CardCatalog) -> None:
    """A Grim Reaper's Sprint that enters in another's main phase adds nothing, in one's own a combat phase."""
    for owner in (0, 1):
        table = table_of(catalog, lands=1)
        table.battlefield(0, "Grizzly Bears")
        table.battlefield(1, "Grizzly Bears")
        game = begun(table)
        game.put_card(owner, "battlefield", "Grim Reaper's Sprint")
        resolve_all(game)
        pass_until(game, "end")
        begun_phases = [event for event in game.log if "beginning of combat step" in event.text("en")]
        assert len(begun_phases) == (2 if owner == 0 else 1)


@pytest.mark.parametrize("name", ["Leyline of Vitality", "Leyline Axe", "Mountain"])
def test_103_6a_a_game_is_begun_with_a_card_on_the_battlefield(catalog: CardCatalog, name: str) -> None:
    """The owner may put any of them there from the opening hand; the starting player is asked first."""
    card = PlayableCards(catalog)[name]
    play = Play.start(GameRules(), [SeatSetup([card] * 30)] * 3, 4, Settings(stop_everywhere=True))
    asked: list[int] = []
    while play.state.turn == 0:
        assert play.decision is not None
        if play.decision.kind == "mulligan":
            play.answer("no")
            continue
        asked.append(play.decision.player)
        assert play.decision.rule == "103.6"
        assert (play.decision.minimum, play.decision.maximum) == (0, 7)
        play.answer([0, 1] if len(asked) == 1 else [])
    first = play.state.first_seat
    is_line = name != "Mountain"
    assert asked == ([first, (first + 1) % 3, (first + 2) % 3] if is_line else [])
    assert [play.state.objects[oid].controller for oid in play.state.battlefield] == ([first, first] if is_line else [])
    assert len(play.state.hand(first)) == (5 if is_line else 7)


@pytest.mark.parametrize(("active", "life"), [(0, 41), (1, 20)])
def test_500_10_upkeep_steps_after_this_phase_on_your_own_turn(catalog: CardCatalog, active: int, life: int) -> None:
    """Three more upkeep steps follow the phase, without untap or draw steps; on another's turn none (500.10a)."""
    table = table_of(catalog)
    table.define("Slow Morning", "{0}", "Instant", "You get three additional upkeep steps after this phase.")
    table.define("Morning Prayer", "{0}", "Enchantment", "At the beginning of your upkeep, you gain 7 life.")
    table.battlefield(0, "Morning Prayer")
    tapped = table.battlefield(0, "Ornithopter", tapped=True)
    table.hand(0, "Slow Morning")
    game = begun(table, active)
    pass_to(game, 0)
    cast(game, "Slow Morning")
    resolve_all(game)
    pass_until(game, "end")
    assert game.player(0).life == life
    assert game.thing(tapped).tapped


def test_500_9_an_upkeep_step_right_after_this_step(catalog: CardCatalog) -> None:
    """The draw step follows the added upkeep step."""
    table = table_of(catalog)
    table.define("Slow Morning", "{0}", "Instant", "You get an additional upkeep step after this step.")
    table.hand(0, "Slow Morning")
    table.library(0, "Opt")
    game = begun(table, step="upkeep")
    cast(game, "Slow Morning")
    resolve_all(game)
    steps = [game.step]
    while game.step != "precombat main":
        assert game.decision is not None
        game.answer("pass")
        if game.step != steps[-1] or game.priority == 0:
            steps.append(game.step)
    assert steps == ["upkeep", "upkeep", "draw", "precombat main"]
    assert len(game.player(0).hand) == 1


def test_500_8_another_beginning_phase_is_no_new_turn(catalog: CardCatalog) -> None:
    """Sphinx of the Second Sun: permanents untap and a card is drawn once more, in the same turn."""
    table = table_of(catalog)
    table.battlefield(0, "Sphinx of the Second Sun")
    tapped = table.battlefield(0, "Ornithopter", tapped=True)
    table.hand(0, "Grizzly Bears")
    table.library(0, "Opt", "Opt")
    game = begun(table)
    pass_until(game, "postcombat main")
    resolve_all(game)
    pass_until(game, "end")
    assert game.turn == 5
    assert not game.thing(tapped).tapped
    assert len(game.player(0).hand) == 2
    pass_until(game, "upkeep", 6)
    assert game.active == 1
