"""The deck inside that two oathbreakers lead: Jeska and Tevesh Szat, their spells, and a wish (906.3b, 906.13)."""

from __future__ import annotations

import pytest
from tests.formats.games_for_tests import shipped
from tests.mechanics.positions_for_tests import aim, attack, begun, cast, pass_until, resolve_all, table_of
from tests.mechanics.test_playing_planeswalkers import activate

from oathbreaker.agents.greedy import GreedyAgent
from oathbreaker.decks.deck import Deck
from oathbreaker.engine.casting import SpellCast
from oathbreaker.formats.check_deck import check_deck
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.playing import play

LEADERS = [("Jeska, Thrice Reborn", "Jeska's Will"), ("Tevesh Szat, Doom of Fools", "The Elderspell")]


@pytest.fixture
def deck(catalog: CardCatalog) -> Deck:
    """Return the deck."""
    return Deck.read(shipped("jeska-tevesh")[0], cards=catalog)


def test_906_3b_the_deck_of_partners_is_legal(deck: Deck) -> None:
    """Four cards lead it, each spell with its own oathbreaker, and 56 others follow."""
    report = check_deck(deck)
    assert report.legal
    assert [
        (pair.oathbreaker.card.name, pair.signature_spell.card.name)
        for pair in deck.leaders
        if pair.oathbreaker is not None and pair.signature_spell is not None
    ] == LEADERS
    assert sum(entry.count for entry in deck.library_entries) == 56


def test_906_9_greedy_agents_cast_both_oathbreakers_and_their_spells(deck: Deck, catalog: CardCatalog) -> None:
    """In a few games of the deck against itself each of the four leaders is cast."""
    cards = PlayableCards(catalog)
    missing = {name for pair in LEADERS for name in pair}
    for seed in range(8):
        game = play(Game([deck] * 2, seed, cards=cards), [GreedyAgent(), GreedyAgent()])
        assert game.is_over
        missing -= {getattr(event.titles[0], "name", "") for event in game.log if isinstance(event, SpellCast)}
        if not missing:
            break
    assert missing == set()


def test_906_13_the_wish_of_the_deck_finds_nothing(catalog: CardCatalog) -> None:
    """Its second mode looks outside the game: nothing is there, and the log names the rule; nobody gets a card."""
    table = table_of(catalog, kinds=("Swamp",))
    table.hand(0, "Mastermind's Acquisition")
    game = begun(table)
    game.answer_with(action="cast", card="Mastermind's Acquisition")
    assert game.decision is not None
    game.answer([game.decision.options[1].key])
    resolve_all(game)
    assert [event.rule for event in game.log if event.kind == "find nothing outside"] == ["906.13"]
    assert not game.player(0).hand


def test_500_8_jeskas_creature_deals_triple_damage_in_another_combat(catalog: CardCatalog) -> None:
    """Seize the Day gives a second combat, and the creature deals three times its damage in both."""
    table = table_of(catalog, kinds=("Mountain",))
    jeska = table.battlefield(0, "Jeska, Thrice Reborn", counters={"loyalty": 3})
    bear = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Seize the Day")
    game = begun(table)
    activate(game, game.thing(jeska), "0")
    aim(game, game.thing(bear))
    resolve_all(game)
    attack(game, game.thing(bear))
    pass_until(game, "postcombat main")
    cast(game, "Seize the Day", game.thing(bear))
    resolve_all(game)
    attack(game, game.thing(bear))
    pass_until(game, "end")
    assert game.player(1).life == 20 - 6 - 6
