"""CR 613 Cards and positions for the tests of layers."""

from __future__ import annotations

from tests.engine.cards_for_tests import card, creature
from tests.engine.layer_filters import Are
from tests.engine.positions import Table

from oathbreaker.cards.colors import Color
from oathbreaker.engine.events import PutCounters
from oathbreaker.engine.state import State

OGRE = creature("Ogre", "{2}{R}", 2)
WEE = card("Wee", "Creature — Elf", "{G}", power="1", toughness="3")
CREATURES = Are("creature")
WHITE = Color.WHITE
RED = Color.RED


def table() -> Table:
    """Return an empty table for two."""
    return Table()


def counters(state: State, oid: int, kind: str, number: int) -> None:
    """Put counters on something."""
    PutCounters(oid, kind, number).perform(state)
