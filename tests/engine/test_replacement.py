"""CR 614-616: replacing, preventing, and choosing between effects."""

from __future__ import annotations

from tests.engine.cards_for_tests import BEAR, SHOCK, card, creature
from tests.engine.more_terms_for_tests import DrawMore, EntersTapped, ExileInstead, MoreDamage
from tests.engine.positions import Table, do, names, resolve, target
from tests.engine.terms_for_tests import CreatureDies, DrawCards, Gain

from oathbreaker.engine.definitions import PlayableCard
from oathbreaker.engine.rules import GameRules
from oathbreaker.terms.abilities import SpellAbility, Statement, StaticAbility, TriggeredAbility


def relic(name: str, *statements: Statement) -> PlayableCard:
    """Return an artifact with a static ability."""
    return card(name, "Artifact", "{1}", (StaticAbility(statements),))


def test_614_5_an_effect_applies_to_an_event_only_once() -> None:
    """Two effects that double draws make one draw four, and end."""
    table = Table()
    table.battlefield(0, relic("Twin", DrawMore(2)), relic("Other Twin", DrawMore(2)))
    table.hand(0, card("Think", "Sorcery", "{0}", (SpellAbility((DrawCards(1),)),)))
    play = table.start()
    do(play, "cast", "Think")
    resolve(play)
    assert len(play.state.hand(0)) == 4


def test_616_1_the_affected_player_chooses_which_effect_applies_next() -> None:
    """Doubling, then one more is five damage; one more, then doubling is six: the player who is hurt chooses."""
    for first, life in (("Doubler", 15), ("Adder", 14)):
        table = Table()
        table.lands(0)
        (doubler,) = table.battlefield(0, relic("Doubler", MoreDamage(times=2)))
        (adder,) = table.battlefield(0, relic("Adder", MoreDamage(plus=1)))
        table.hand(0, SHOCK)
        play = table.start()
        do(play, "cast", "Jolt")
        target(play, 1)
        play.answer("pass")
        play.answer("pass")
        assert play.decision is not None
        assert (play.decision.kind, play.decision.player) == ("replacement", 1)
        do(play, "choose", source=doubler if first == "Doubler" else adder)
        assert play.state.players[1].life == life


def test_614_1d_a_permanent_enters_tapped() -> None:
    """It is never untapped on the battlefield, and does not become tapped there (603.2e)."""
    table = Table()
    table.lands(0)
    table.hand(0, creature("Sleeper", "{1}", 2, lines=(StaticAbility((EntersTapped(),)),)))
    play = table.start()
    do(play, "cast", "Sleeper")
    resolve(play)
    assert play.state.objects[play.state.battlefield[-1]].tapped
    taps = [event for event in play.state.log if event.kind == "tap"]
    assert len(taps) == 1


def test_614_6_a_replaced_event_never_happens() -> None:
    """A creature that is exiled instead did not die: nothing triggers from that."""
    table = Table()
    table.lands(0)
    table.battlefield(0, relic("Void", ExileInstead()), creature("Watcher", "{1}", 3, lines=(dies(),)))
    (bear,) = table.battlefield(1, BEAR)
    table.hand(0, SHOCK)
    play = table.start()
    do(play, "cast", "Jolt")
    target(play, bear)
    resolve(play)
    assert play.state.players[0].life == 20
    assert names(play.state, "exile") == ["Bear", "Jolt"] or names(play.state, "exile") == ["Jolt", "Bear"]
    assert names(play.state, "graveyard", 1) == []


def dies() -> TriggeredAbility:
    """Return an ability that gains life for each creature that dies."""
    return TriggeredAbility(CreatureDies(), (Gain(1),))


def test_614_1_a_rule_of_the_format_may_replace_events() -> None:
    """A replacement effect without any source, from the game's rules, works like others."""
    table = Table(rules=GameRules(replacements=(ExileInstead(),)))
    table.lands(0)
    table.hand(0, SHOCK)
    play = table.start()
    do(play, "cast", "Jolt")
    target(play, 1)
    resolve(play)
    assert names(play.state, "exile") == ["Jolt"]
