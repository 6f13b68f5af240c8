"""CR 704 Cards and positions for the tests of state-based actions."""

from __future__ import annotations

from tests.engine.cards_for_tests import card
from tests.engine.positions import Table
from tests.engine.state_based_terms import Chapter, Enchant, Permanent
from tests.engine.terms_for_tests import Gain

from oathbreaker.engine.definitions import PlayableCard
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.play import Play
from oathbreaker.engine.state import State
from oathbreaker.engine.state_based import perform_state_based_actions
from oathbreaker.terms.abilities import Keywords, TriggeredAbility

KING = card("King", "Legendary Creature — Human", "{3}", (), "3", "3")
WALKER = card("Walker", "Legendary Planeswalker — Jace", "{3}", (), loyalty="3")
SWORD = card("Sword", "Artifact — Equipment", "{1}")


AURA = card("Wings", "Enchantment — Aura", "{1}", (Keywords((Enchant(Permanent()),)),))
ROLE = card("Mask", "Enchantment — Aura Role", "{1}", (Keywords((Enchant(Permanent()),)),))
CHAPTER_TWO = TriggeredAbility(Chapter((2,)), (Gain(1),))
SAGA = card("Saga", "Enchantment — Saga", "{2}", (TriggeredAbility(Chapter((1,)), (Gain(1),)), CHAPTER_TWO))


def zone_of(state: State, oid: int) -> str:
    """Return where something is, or where what it has become is."""
    if oid in state.objects:
        return state.objects[oid].zone
    return state.objects[state.last_known[oid].successor].zone


def started(laid: Table) -> Play:
    """Start the game and let it settle to the first decision."""
    return laid.start()


def play_of(laid: Table, *cards: PlayableCard, seat: int = 0) -> tuple[Play, list[int]]:
    """Put permanents onto the battlefield and start."""
    oids = laid.battlefield(seat, *cards)
    return started(laid), oids


def perform(state: State, *events: Event) -> None:
    """Let events happen to which nobody has a choice."""
    for _ in happen(state, events):
        raise AssertionError


def check_once(state: State) -> None:
    """Check state-based actions once; nobody is asked."""
    for _ in perform_state_based_actions(state):
        raise AssertionError
