"""CR 500-514, 117: the steps of a turn, and priority in them."""

from __future__ import annotations

from tests.engine.cards_for_tests import BEAR, ISLAND, KNIGHT, SHOCK, card
from tests.engine.combat_play import now
from tests.engine.layer_filters import This, UntilYourNextTurn
from tests.engine.layer_terms import Boost, size
from tests.engine.more_terms_for_tests import AtStep, Says
from tests.engine.positions import Table, do, pass_until, resolve, target
from tests.engine.skipping_terms import SkipStep, SkipTurn
from tests.engine.state_based_positions import SAGA
from tests.engine.terms_for_tests import Gain

from oathbreaker.engine.announcement import Mana
from oathbreaker.engine.combat.steps import add_combat
from oathbreaker.engine.context import Context
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.play import Play
from oathbreaker.engine.player_events import AddMana
from oathbreaker.engine.settings import Settings
from oathbreaker.engine.turn.loop import STEPS
from oathbreaker.terms.abilities import StaticAbility, TriggeredAbility


def steps_of_turn(play: Play) -> list[str]:
    """Pass through a turn and return the steps in which somebody was asked."""
    turn = play.state.turn
    found: list[str] = []
    while play.decision is not None and play.state.turn == turn:
        if not found or found[-1] != play.state.step:
            found.append(play.state.step)
        play.answer(list(play.decision.default()))
    return found


def test_500_1_the_steps_of_a_turn_in_order() -> None:
    """Without attackers: no blocks, no damage (508.8); no priority in the untap and cleanup steps."""
    play = Table().start(step="untap")
    assert steps_of_turn(play) == [
        "upkeep",
        "draw",
        "precombat main",
        "beginning of combat",
        "declare attackers",
        "end of combat",
        "postcombat main",
        "end",
    ]
    assert STEPS[0] == "untap"


def test_510_4_a_second_damage_step_only_with_first_strike() -> None:
    """The extra step exists when an attacker has first strike, and not for others."""
    for creature, extra in ((KNIGHT, True), (BEAR, False)):
        table = Table()
        table.battlefield(0, creature)
        play = table.start(step="beginning of combat")
        pass_until(play, "attackers")
        play.answer([0])
        assert ("first strike combat damage" in steps_of_turn(play)) == extra
        assert play.state.players[1].life == 18


def test_117_3b_everybody_passes_in_turn_order() -> None:
    """The active player is asked first, then each other player; then the step ends."""
    play = Table(4).start(active=2, step="upkeep")
    asked = []
    while play.decision is not None and play.state.step == "upkeep":
        asked.append(play.decision.player)
        play.answer("pass")
    assert asked == [2, 3, 0, 1]


def test_117_3c_a_player_who_acts_receives_priority_again_and_all_must_pass_anew() -> None:
    """After a spell is cast its controller has priority; the active player after it resolves (117.3b)."""
    table = Table(3)
    table.lands(1)
    table.hand(1, SHOCK)
    play = table.start(active=0)
    play.answer("pass")
    do(play, "cast", "Jolt")
    target(play, 2)
    asked = []
    while play.state.stack and play.decision is not None:
        asked.append(play.decision.player)
        play.answer("pass")
    assert asked == [1, 2, 0]
    assert play.decision is not None
    assert play.decision.player == 0


def test_502_3_the_active_players_permanents_untap_and_are_no_longer_sick() -> None:
    """Others stay as they are, and so does what an effect keeps tapped."""
    table = Table()
    (mine,) = table.battlefield(0, BEAR, tapped=True, sick=True)
    (other,) = table.battlefield(1, BEAR, tapped=True)
    play = table.start(step="untap")
    state = play.state
    assert (state.objects[mine].tapped, state.objects[mine].sick, state.objects[other].tapped) == (False, False, True)
    table = Table()
    (mine,) = table.battlefield(0, BEAR, tapped=True)
    table.battlefield(0, card("Frost", "Enchantment", "{1}", (StaticAbility((Says("doesn't untap"),)),)))
    assert table.start(step="untap").state.objects[mine].tapped


def test_302_6_without_an_untap_step_creatures_are_no_longer_sick() -> None:
    """What counts is that the turn began under their player's control, not that they untapped."""
    table = Table()
    mine, tapped = table.battlefield(0, BEAR, BEAR, sick=True)
    table.state.own(tapped).tapped = True
    table.battlefield(1, card("Stasis", "Enchantment", "{1}", (StaticAbility((SkipStep("untap"),)),)))
    play = table.start(step="untap")
    assert not play.state.objects[mine].sick
    assert play.state.objects[tapped].tapped
    pass_until(play, "attackers")
    assert play.decision is not None
    assert {option.source for option in play.decision.options} == {mine}


def test_500_11_until_a_turn_that_is_skipped_an_effect_goes_on() -> None:
    """The skipped turn does not exist: what lasts until that player's next turn ends as the one after it begins."""
    table = Table()
    (bear,) = table.battlefield(0, BEAR)
    (clock,) = table.battlefield(1, card("Clock", "Enchantment", "{1}", (StaticAbility((SkipTurn(0),)),)))
    begin_lasting(Context(table.state, bear, 0), Boost(This()), UntilYourNextTurn(), (bear,))
    play = table.start(active=1)
    while play.state.turn < 4:
        play.answer(list(play.decision.default()))  # type: ignore[union-attr]
    assert (play.state.turn, play.state.active, size(play.state, bear)) == (4, 1, (3, 3))
    now(play.state, ZoneChange(play.state, clock, "graveyard"))
    while play.state.turn < 5:
        play.answer(list(play.decision.default()))  # type: ignore[union-attr]
    assert (play.state.active, size(play.state, bear)) == (0, (2, 2))


def test_513_2_the_end_step_does_not_back_up() -> None:
    """What enters during the end step triggers at the next turn's, not at this one's."""
    table = Table()
    table.lands(0)
    candle = card("Candle", "Enchantment", "{U}", (TriggeredAbility(AtStep("end"), (Gain(1),)),))
    (late,) = table.hand(0, candle)
    play = table.start(step="end")
    now(play.state, ZoneChange(play.state, late, "battlefield"))
    pass_until(play, step="upkeep")
    assert play.state.players[0].life == 20
    pass_until(play, step="end")
    resolve(play)
    assert play.state.players[0].life == 21


def test_500_5_mana_empties_as_each_step_ends() -> None:
    """Mana that was not spent is gone in the next step, whoever's it is (106.4)."""
    table = Table()
    play = table.start(step="upkeep")
    now(play.state, AddMana(1, (Mana("R"),)))
    assert play.state.players[1].pool
    pass_until(play, step="draw")
    assert not play.state.players[1].pool


def test_505_1a_only_the_first_main_phase_of_a_turn_is_precombat() -> None:
    """Lore counters come in the first main phase alone, whatever main phases an effect adds (505.4)."""
    table = Table()
    (saga,) = table.battlefield(0, SAGA)
    play = table.start(step="draw")
    pass_until(play, step="precombat main")
    add_combat(play.state, with_main=True)
    resolve(play)
    found: list[str] = []
    while play.decision is not None and play.state.turn == 3:
        if play.state.step.endswith("main") and found[-1:] != [play.state.step]:
            found.append(play.state.step)
        elif play.state.step == "beginning of combat":
            found.append("combat")
        play.answer(list(play.decision.default()))
    mains = [step for step, before in zip(found, ["", *found], strict=False) if step != before]
    assert mains == ["precombat main", "combat", "postcombat main", "combat", "postcombat main"]
    assert play.state.objects[saga].counters == {"lore": 1}


def test_514_1_the_active_player_discards_down_to_seven() -> None:
    """With nine cards two are discarded; with no maximum hand size none."""
    table = Table()
    table.hand(0, *[ISLAND] * 9)
    play = table.start(step="end")
    pass_until(play, "choose cards")
    assert play.decision is not None
    assert (play.decision.rule, play.decision.minimum, play.decision.maximum) == ("514.1", 2, 2)
    play.answer([0, 1])
    assert len(play.state.hand(0)) == 7


def test_514_2_damage_wears_off() -> None:
    """Damage marked on a creature is gone in the next turn."""
    table = Table()
    table.lands(0)
    (giant,) = table.battlefield(1, card("Wall", "Creature — Wall", "{1}", (), "0", "5"))
    table.hand(0, SHOCK)
    play = table.start()
    do(play, "cast", "Jolt")
    target(play, giant)
    resolve(play)
    assert play.state.objects[giant].damage == 2
    pass_until(play, step="upkeep")
    assert play.state.objects[giant].damage == 0


def test_514_3a_players_get_priority_in_cleanup_if_something_triggers() -> None:
    """Then another cleanup step follows."""
    table = Table()
    table.battlefield(0, card("Dusk", "Enchantment", "{1}", (TriggeredAbility(AtStep("cleanup"), (Gain(1),)),)))
    play = table.start(step="end")
    pass_until(play, step="cleanup")
    assert play.state.step == "cleanup"
    assert len(play.state.stack) == 1


def test_500_7_the_latest_extra_turn_comes_first() -> None:
    """Extra turns are taken before the next regular one, which is that of the player after the last regular turn."""
    table = Table(3)
    table.state.extra_turns = (2, 0)
    play = table.start(active=0, turn=4)
    active: list[tuple[int, int]] = []
    while play.decision is not None and play.state.turn < 9:
        if not active or active[-1] != (play.state.turn, play.state.active):
            active.append((play.state.turn, play.state.active))
        play.answer(list(play.decision.default()))
    assert [seat for _, seat in active] == [0, 0, 2, 1, 2]


def test_windows_in_which_only_passing_is_possible_are_passed() -> None:
    """Without `stop_everywhere` an agent is asked only where it can do something."""
    table = Table(4, settings=Settings())
    table.hand(3, BEAR)
    table.lands(3)
    play = table.start(active=0)
    assert play.decision is not None
    assert (play.state.active, play.state.step) == (1, "precombat main")
    assert {option.action for option in play.decision.options} == {"pass", "play land"}
