"""CR 718 Prototype cards, 702.160 prototype."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, on_battlefield, resolve, resolve_all, table_of
from tests.mechanics.positions_for_tests import cast as cast_usually

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Thing

RED = ("red",)


def cast_prototyped(game: Game, name: str) -> Thing:
    """Cast a card prototyped and let it resolve; return the permanent."""
    game.answer_with(action="cast", card=name, alternative="prototype")
    resolve_all(game)
    return on_battlefield(game, name)[0]


def test_718_3b_a_prototyped_spell_and_its_permanent_are_small(catalog: CardCatalog) -> None:
    """It has the other mana cost, power and toughness, and the colors of that cost; all else stays (718.5)."""
    table = table_of(catalog, lands=3, kinds=("Mountain",))
    table.hand(0, "Blitz Automaton")
    game = begun(table)
    game.answer_with(action="cast", card="Blitz Automaton", alternative="prototype")
    (spell,) = game.stack
    assert (spell.mana_value, spell.colors, spell.power, spell.toughness) == (3, RED, 3, 2)
    resolve(game)
    (thing,) = on_battlefield(game, "Blitz Automaton")
    assert (thing.mana_value, thing.colors, thing.power, thing.toughness) == (3, RED, 3, 2)
    assert (thing.types, thing.keywords, thing.face) == (("artifact", "creature"), ("prototype", "haste"), "front")


def test_718_3a_only_the_small_cost_counts_for_a_prototyped_spell(catalog: CardCatalog) -> None:
    """With three lands it can be cast in no other way; with seven in both, and cast normally it is big."""
    for lands, ways in ((3, {"prototype"}), (7, {"prototype", None})):
        table = table_of(catalog, lands=lands, kinds=("Mountain",))
        card = table.hand(0, "Blitz Automaton")
        game = begun(table)
        assert game.decision is not None
        offered = {option.alternative for option in game.decision.options if option.source == card.oid}
        assert offered == ways
        if None in ways:
            cast_usually(game, "Blitz Automaton")
            resolve(game)
            (thing,) = on_battlefield(game, "Blitz Automaton")
            assert (thing.mana_value, thing.colors, thing.power, thing.toughness) == (7, (), 6, 4)


def test_718_4_in_other_zones_the_card_has_its_normal_characteristics(catalog: CardCatalog) -> None:
    """A prototyped permanent that dies is a big card again, and comes back big."""
    table = table_of(catalog, kinds=("Mountain", "Swamp"), lands=8)
    table.hand(0, "Blitz Automaton", "Lightning Bolt", "Reanimate")
    game = begun(table)
    thing = cast_prototyped(game, "Blitz Automaton")
    cast_usually(game, "Lightning Bolt", thing)
    resolve(game)
    (card,) = game.find("Blitz Automaton", zone="graveyard")
    assert (card.mana_value, card.colors, card.power, card.toughness) == (7, (), 6, 4)
    cast_usually(game, "Reanimate", card)
    resolve(game)
    assert on_battlefield(game, "Blitz Automaton")[0].power == 6


def test_718_3d_a_copy_of_a_prototyped_permanent_is_small(catalog: CardCatalog) -> None:
    """A Clone of it has the other mana cost, color and size."""
    table = table_of(catalog, kinds=("Mountain", "Island"), lands=8)
    table.hand(0, "Blitz Automaton", "Clone")
    game = begun(table)
    cast_prototyped(game, "Blitz Automaton")
    cast_usually(game, "Clone")
    resolve(game, "yes")
    both = on_battlefield(game, "Blitz Automaton")
    assert [(thing.mana_value, thing.colors, thing.power) for thing in both] == [(3, RED, 3)] * 2


def test_702_160a_what_asks_for_power_asks_for_the_small_one(catalog: CardCatalog) -> None:
    """Its own trigger reads the power that it has."""
    table = table_of(catalog, kinds=("Forest",))
    table.hand(0, "Boulderbranch Golem")
    game = begun(table)
    before = game.player(0).life
    cast_prototyped(game, "Boulderbranch Golem")
    assert game.player(0).life == before + 3
