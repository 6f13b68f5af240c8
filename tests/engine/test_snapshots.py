"""CR 113.7a, 603.7d: what is known of what has left, for as long as something may ask."""

from __future__ import annotations

from tests.engine.cards_for_tests import card
from tests.engine.more_terms_for_tests import AtStep, Later
from tests.engine.positions import Table, do, pass_until, resolve
from tests.engine.terms_for_tests import Gain

from oathbreaker.engine.snapshots import KEPT_SNAPSHOTS, forget_snapshots
from oathbreaker.terms.abilities import SpellAbility, TriggeredAbility


def test_603_7d_the_source_of_a_waiting_ability_is_known_however_much_has_left_since() -> None:
    """A spell's delayed ability still knows its spell after many objects have left; the first of those is forgotten."""
    rite = card("Rite", "Sorcery", "{0}", (SpellAbility((Later(TriggeredAbility(AtStep("upkeep"), (Gain(3),))),)),))
    table = Table(2)
    table.hand(0, rite)
    play = table.start()
    do(play, "cast", "Rite")
    resolve(play)
    [waiting] = play.state.delayed
    look = play.state.last_known[waiting.source]
    others = range(10_000, 10_000 + KEPT_SNAPSHOTS)
    play.state.last_known.update(dict.fromkeys(others, look))
    pass_until(play, step="upkeep")
    assert play.state.last_known[waiting.source].characteristics.name == "Rite"
    assert others[0] not in play.state.last_known
    resolve(play)
    assert play.state.players[0].life == 23


def test_113_7a_once_nothing_waits_it_is_forgotten() -> None:
    """Only what left last is kept of what nothing refers to."""
    table = Table(2)
    rite = card("Rite", "Sorcery", "{0}", (SpellAbility((Gain(3),)),))
    table.hand(0, rite)
    play = table.start()
    do(play, "cast", "Rite")
    resolve(play)
    spell, look = next(iter(play.state.last_known.items()))
    play.state.last_known.update(dict.fromkeys(range(10_000, 10_000 + KEPT_SNAPSHOTS), look))
    forget_snapshots(play.state)
    assert spell not in play.state.last_known
    assert len(play.state.last_known) == KEPT_SNAPSHOTS
