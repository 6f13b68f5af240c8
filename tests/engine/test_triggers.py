"""CR 603: when abilities trigger, and how they get to the stack."""

from __future__ import annotations

from tests.engine.cards_for_tests import BEAR, MOURNER, SHOCK, VISITOR, card, creature
from tests.engine.more_terms_for_tests import (
    AtStep,
    DiscardThen,
    EveryoneLoses,
    Later,
    LifeAtLeast,
    Loss,
    Never,
    NoHand,
    WhenYouGain,
)
from tests.engine.positions import Table, do, names, resolve, target
from tests.engine.terms_for_tests import CreatureDies, DestroyThem, DrawCards, Gain, Permanents, Targeted

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import Destroy
from oathbreaker.engine.play import Play
from oathbreaker.terms.abilities import Ability, SpellAbility, TargetSpec, TriggeredAbility
from oathbreaker.terms.term import term


@term
class DestroyAll(Effect):
    """Destroy all creatures."""

    def perform(self, context: Context) -> Procedure[None]:
        """Destroy them together."""
        yield from happen(context.state, [Destroy(oid) for oid in Permanents().candidates(context)])


def enchantment(*lines: Ability) -> object:
    """Return an enchantment with these lines."""
    return card("Aura of Tests", "Enchantment", "{1}", lines)


def sorcery(*body: Effect) -> object:
    """Return a free sorcery."""
    return card("Rite", "Sorcery", "{0}", (SpellAbility(body),))


def cast_rite(play: Play) -> None:
    """Cast the sorcery and let everything resolve."""
    do(play, "cast", "Rite")
    resolve(play)


def test_603_6a_a_creature_that_enters_triggers_itself() -> None:
    """The ability goes on the stack after the creature is there, and resolves."""
    table = Table()
    table.lands(0)
    table.hand(0, VISITOR)
    play = table.start()
    do(play, "cast", "Visitor")
    play.answer("pass")
    play.answer("pass")
    assert [play.state.objects[oid].kind for oid in play.state.stack] == ["ability"]
    resolve(play)
    assert len(play.state.hand(0)) == 1


def test_603_10a_abilities_that_look_back_see_what_died_with_them() -> None:
    """Two creatures with the ability and a third that die together trigger three times each."""
    table = Table()
    table.battlefield(0, MOURNER, MOURNER, BEAR)
    table.hand(0, sorcery(DestroyAll()))  # type: ignore[arg-type]
    play = table.start()
    cast_rite(play)
    assert play.state.players[0].life == 26
    assert len(names(play.state, "graveyard", 0)) == 4


def test_603_3b_apnap_puts_the_active_players_abilities_on_first() -> None:
    """Everyone's upkeep ability triggers; the last player's resolves first."""
    table = Table(3)
    for seat in range(3):
        table.battlefield(seat, enchantment(TriggeredAbility(AtStep("upkeep"), (Gain(1),))))  # type: ignore[arg-type]
    play = table.start(active=1, step="untap")
    assert play.state.step == "upkeep"
    assert [play.state.objects[oid].controller for oid in play.state.stack] == [1, 2, 0]
    for _ in range(3):
        play.answer("pass")
    assert [player.life for player in play.state.players] == [21, 20, 20]


def test_603_3b_a_player_orders_different_abilities_but_is_not_asked_about_identical_ones() -> None:
    """Two different abilities are ordered by their controller, the first goes on the stack first."""
    table = Table()
    table.battlefield(0, enchantment(TriggeredAbility(AtStep("upkeep"), (Gain(1),))))  # type: ignore[arg-type]
    table.battlefield(0, enchantment(TriggeredAbility(AtStep("upkeep"), (DrawCards(1),))))  # type: ignore[arg-type]
    play = table.start(step="untap")
    assert play.decision is not None
    assert (play.decision.kind, play.decision.ordered) == ("order triggers", True)
    play.answer([1, 0])
    play.answer("pass")
    play.answer("pass")
    assert (play.state.players[0].life, len(play.state.hand(0))) == (21, 0)


def test_603_4_an_intervening_if_is_checked_twice() -> None:
    """Not true as the event happens: no trigger. True then and false on resolution: nothing happens."""
    ability = TriggeredAbility(AtStep("upkeep"), (Gain(5),), (), LifeAtLeast(20))
    table = Table()
    table.battlefield(0, enchantment(ability))  # type: ignore[arg-type]
    table.state.own_player(0).life = 19
    assert table.start(step="untap").state.stack == ()
    table = Table()
    table.lands(0)
    table.battlefield(0, enchantment(ability))  # type: ignore[arg-type]
    table.hand(0, SHOCK)
    play = table.start(step="untap")
    assert len(play.state.stack) == 1
    do(play, "cast", "Jolt")
    target(play, 0)
    resolve(play)
    assert play.state.players[0].life == 18


def test_603_7_a_delayed_ability_triggers_once() -> None:
    """At the next end step, and at no later one."""
    table = Table()
    table.hand(0, sorcery(Later(TriggeredAbility(AtStep("end"), (Gain(3),)))))  # type: ignore[arg-type]
    play = table.start()
    cast_rite(play)
    while play.state.turn < 6 and play.decision is not None:
        play.answer(list(play.decision.default()))
    assert play.state.players[0].life == 23
    assert play.state.delayed == ()


def test_603_7b_with_a_duration_it_triggers_each_time_this_turn() -> None:
    """Whenever you gain life this turn."""
    waiting = Later(TriggeredAbility(WhenYouGain(), (Loss(1),)), each_time=True)
    table = Table()
    table.hand(0, sorcery(waiting, Gain(1), Gain(1)))  # type: ignore[arg-type]
    play = table.start()
    cast_rite(play)
    assert [player.life for player in play.state.players] == [22, 18]


def test_603_12_a_reflexive_ability_waits_for_what_is_done() -> None:
    """When you do: the ability goes on the stack only if a card was discarded."""
    rite = sorcery(DiscardThen(TriggeredAbility(Never(), (Loss(3),))))
    for cards, life in ((1, 17), (0, 20)):
        table = Table()
        table.hand(0, rite, *[BEAR] * cards)  # type: ignore[arg-type]
        play = table.start()
        cast_rite(play)
        assert play.state.players[1].life == life


def test_603_8_a_state_trigger_waits_until_its_ability_has_left_the_stack() -> None:
    """With no cards in hand it triggers once, and again only if that is still so afterwards."""
    table = Table()
    table.battlefield(0, enchantment(TriggeredAbility(NoHand(), (DrawCards(1),))))  # type: ignore[arg-type]
    play = table.start()
    assert len(play.state.stack) == 1
    resolve(play)
    assert len(play.state.hand(0)) == 1
    assert not play.state.stack


def test_603_3d_without_a_legal_target_a_triggered_ability_is_removed() -> None:
    """It does not stay on the stack."""
    ability = TriggeredAbility(AtStep("upkeep"), (DestroyThem(Targeted()),), (TargetSpec(Permanents()),))
    table = Table()
    table.battlefield(0, enchantment(ability))  # type: ignore[arg-type]
    assert table.start(step="untap").state.stack == ()


def test_603_6c_what_dies_is_known_as_it_last_existed() -> None:
    """A creature's death ability has the controller that the creature had (603.3a)."""
    table = Table()
    dying = creature("Ghost", "{1}", 1, lines=(TriggeredAbility(CreatureDies(), (Gain(2),)),))
    table.state.own(table.battlefield(0, dying)[0]).controller = 1
    table.hand(0, sorcery(DestroyAll()))  # type: ignore[arg-type]
    play = table.start()
    cast_rite(play)
    assert [player.life for player in play.state.players] == [20, 22]


def test_704_3_everyone_dying_at_once_is_a_draw() -> None:
    """Players who lose simultaneously share a place; with nobody left the game is a draw (104.4a)."""
    table = Table(3)
    table.hand(0, sorcery(EveryoneLoses(20)))  # type: ignore[arg-type]
    play = table.start()
    cast_rite(play)
    assert play.is_over
    assert play.standings == [[0, 1, 2]]
    assert play.state.winner == ()
