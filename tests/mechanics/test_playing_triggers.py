"""Permanents whose abilities trigger are played: whom they hit, what they take into account, when they stay silent."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
    begun,
    cast,
    names,
    on_battlefield,
    pass_to,
    pass_until,
    resolve,
    resolve_all,
    table_of,
)

from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.zones import move, new_id
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario


def lives(game: Game) -> list[int]:
    """Return everybody's life total."""
    return [player.life for player in game.players]


def graveyards(game: Game) -> list[int]:
    """Return the number of cards in each graveyard."""
    return [len(player.graveyard) for player in game.players]


def test_guttersnipe_deals_two_damage_to_each_opponent(catalog: CardCatalog) -> None:
    """An instant or sorcery of its controller's, before it resolves; not an opponent's, not another kind of spell."""
    table = table_of(catalog, players=4)
    table.battlefield(0, "Guttersnipe")
    table.hand(0, "Thoughtcast", "Opt", "Impact Tremors", "Ornithopter")
    table.hand(1, "Opt")
    game = begun(table)
    cast(game, "Thoughtcast")
    pass_to(game, 1)
    cast(game, "Opt")
    assert len(game.stack) == 3
    resolve_all(game)
    assert lives(game) == [20, 18, 18, 18]
    for name in ("Impact Tremors", "Ornithopter"):
        cast(game, name)
        resolve(game)
    assert lives(game) == [20, 17, 17, 17]  # the Ornithopter's entering, by Impact Tremors
    cast(game, "Opt")
    resolve_all(game)
    assert lives(game) == [20, 15, 15, 15]


def test_young_pyromancer_makes_elementals(catalog: CardCatalog) -> None:
    """A 1/1 red Elemental for an instant or sorcery spell that its controller casts, and for nothing else."""
    table = table_of(catalog)
    table.battlefield(0, "Young Pyromancer")
    table.hand(0, "Opt", "Spellbook", "Psychic Corrosion", "Manic Scribe")
    table.hand(1, "Opt")
    game = begun(table)
    for name in ("Spellbook", "Psychic Corrosion", "Manic Scribe"):
        cast(game, name)
        resolve(game)
    assert not [thing for thing in game.find(zone="battlefield") if thing.is_token]
    cast(game, "Opt")
    pass_to(game, 1)
    cast(game, "Opt")
    resolve_all(game)
    (token,) = [thing for thing in game.find(zone="battlefield") if thing.is_token]
    assert (token.power, token.toughness, token.colors, token.types) == (1, 1, ("red",), ("creature",))
    assert (token.subtypes, token.controller) == (("Elemental",), 0)


def test_manic_scribe_mills_each_opponent(catalog: CardCatalog) -> None:
    """Three cards of each opponent's library as it enters."""
    table = table_of(catalog, players=4)
    table.hand(0, "Manic Scribe")
    game = begun(table)
    cast(game, "Manic Scribe")
    resolve(game)
    assert graveyards(game) == [0, 3, 3, 3]
    assert [len(player.library) for player in game.players] == [30, 27, 27, 27]


def delirious(catalog: CardCatalog, *cards: str) -> Game:
    """Return a game in a player's upkeep, whose opponent has a Manic Scribe and these cards in the graveyard."""
    table = table_of(catalog, players=3)
    table.battlefield(0, "Manic Scribe")
    table.graveyard(0, *cards)
    table.graveyard(1, "Opt", "Preordain", "Mountain", "Manic Scribe", "Spellbook")
    game = table.start(active=0, step="end", turn=5)
    game.stop_everywhere = True
    pass_until(game, "upkeep", 6)
    return game


def test_603_4_delirium_is_an_intervening_if(catalog: CardCatalog) -> None:
    """Three card types: no trigger. Four, two of them of one card: that player, not each opponent, mills three."""
    assert not delirious(catalog, "Opt", "Preordain", "Manic Scribe", "Negate").stack
    game = delirious(catalog, "Opt", "Preordain", "Ornithopter")
    assert len(game.stack) == 1
    resolve(game)
    assert graveyards(game) == [3, 8, 0]


def test_603_4_delirium_is_checked_again_on_resolution(catalog: CardCatalog) -> None:
    """If a card type has left the graveyard by then, nothing is milled."""
    game = delirious(catalog, "Opt", "Preordain", "Ornithopter")
    assert len(game.stack) == 1
    (thopter,) = game.find("Ornithopter", zone="graveyard")
    move(game.state, thopter.id, "exile", characteristics(game.state, thopter.id), new_oid=new_id(game.state))
    resolve(game)
    assert graveyards(game) == [2, 5, 0]


def test_manic_scribe_is_silent_in_its_controllers_upkeep(catalog: CardCatalog) -> None:
    """Only an opponent's upkeep counts."""
    table = table_of(catalog)
    table.battlefield(0, "Manic Scribe")
    table.graveyard(0, "Opt", "Preordain", "Ornithopter", "Mountain")
    game = table.start(active=1, step="end", turn=5)
    game.stop_everywhere = True
    pass_until(game, "upkeep", 6)
    assert (game.active, len(game.stack)) == (0, 0)


def test_overwhelmed_apprentice_mills_and_scries(catalog: CardCatalog) -> None:
    """Each opponent mills two; its controller scries 2 afterwards."""
    table = table_of(catalog, players=3)
    table.hand(0, "Overwhelmed Apprentice")
    table.library(0, "Opt", "Negate", "Cancel")
    game = begun(table)
    cast(game, "Overwhelmed Apprentice")
    resolve(game, ["Opt"])
    assert graveyards(game) == [0, 2, 2]
    assert names(list(game.player(0).library)) == ["Negate", "Cancel", "Opt"]


def test_psychic_corrosion_triggers_for_each_card(catalog: CardCatalog) -> None:
    """Two cards drawn are two triggers: each opponent mills four; an opponent's draw is none."""
    table = table_of(catalog, players=3)
    table.battlefield(0, "Psychic Corrosion")
    table.hand(0, "Thoughtcast")
    table.hand(1, "Opt")
    game = begun(table)
    cast(game, "Thoughtcast")
    resolve_all(game)
    assert graveyards(game) == [1, 4, 4]
    pass_to(game, 1)
    cast(game, "Opt")
    resolve_all(game)
    assert graveyards(game) == [1, 5, 4]


def test_impact_tremors_counts_creatures_that_you_control(catalog: CardCatalog) -> None:
    """A creature spell and a creature token, one damage to each opponent each; no other permanent, nobody else's."""
    table = table_of(catalog, players=3)
    table.battlefield(0, "Impact Tremors")
    table.battlefield(0, "Young Pyromancer")
    table.hand(0, "Ornithopter", "Spellbook", "Opt")
    table.hand(1, "Dualcaster Mage")
    game = begun(table)
    cast(game, "Spellbook")
    resolve(game)
    assert lives(game) == [20, 20, 20]
    cast(game, "Ornithopter")
    resolve(game)
    assert lives(game) == [20, 19, 19]
    cast(game, "Opt")
    resolve_all(game)
    assert lives(game) == [20, 18, 18]
    pass_to(game, 1)
    cast(game, "Dualcaster Mage")
    resolve_all(game)
    assert lives(game) == [20, 18, 18]


def test_reckless_fireweaver_counts_artifacts(catalog: CardCatalog) -> None:
    """An artifact spell, an artifact land, an artifact token; not another land or creature, not an opponent's."""
    table = table_of(catalog, players=3)
    table.battlefield(0, "Reckless Fireweaver")
    table.battlefield(0, "Saheeli, Sublime Artificer")
    table.hand(0, "Great Furnace", "Spellbook", "Manic Scribe")
    game = begun(table)
    game.answer_with(action="play land", card="Great Furnace")
    resolve(game)
    assert lives(game) == [20, 19, 19]
    cast(game, "Spellbook")
    resolve_all(game)
    assert lives(game) == [20, 17, 17]
    cast(game, "Manic Scribe")
    resolve(game)
    assert lives(game) == [20, 17, 17]


def purphoros(catalog: CardCatalog, *others: str, players: int = 2) -> Scenario:
    """Return a position with Purphoros and other permanents."""
    table = table_of(catalog, players=players)
    table.battlefield(0, "Purphoros, God of the Forge")
    for name in others:
        table.battlefield(0, name)
    return table


@pytest.mark.parametrize(
    ("others", "is_creature"),
    [
        ((), False),
        (("Dualcaster Mage", "Guttersnipe"), False),  # 1 + 2 + 1
        (("Dualcaster Mage", "Dualcaster Mage"), True),  # 1 + 2 + 2
        (("Dualcaster Mage", "Saheeli, Sublime Artificer"), True),  # 1 + 2 + 2: hybrid symbols are red too
    ],
)
def test_700_5_devotion_decides_whether_purphoros_is_a_creature(
    catalog: CardCatalog,
    others: tuple[str, ...],
    is_creature: bool,  # noqa: FBT001  a case
) -> None:
    """With devotion to red of five or more it is a creature, with less none; opponents' permanents do not count."""
    table = purphoros(catalog, *others)
    table.battlefield(1, "Dualcaster Mage")
    game = begun(table)
    (god,) = on_battlefield(game, "Purphoros, God of the Forge")
    assert ("creature" in god.types) == is_creature
    assert "enchantment" in god.types
    assert god.power == (6 if is_creature else None)
    assert game.may_attack(god, 1) == is_creature


def test_purphoros_becomes_and_ceases_to_be_a_creature(catalog: CardCatalog) -> None:
    """A third and fourth red symbol arrive, and later leave the battlefield."""
    table = purphoros(catalog, "Dualcaster Mage", "Spellbook")
    table.hand(0, "Dualcaster Mage", "Shrapnel Blast")
    game = begun(table)
    (god,) = on_battlefield(game, "Purphoros, God of the Forge")
    assert "creature" not in god.types
    cast(game, "Dualcaster Mage")
    resolve_all(game)
    assert "creature" in god.types
    cast(game, "Shrapnel Blast", on_battlefield(game, "Dualcaster Mage")[0])
    resolve(game)
    assert "creature" not in god.types


def test_purphoros_burns_for_another_creature(catalog: CardCatalog) -> None:
    """Two damage to each opponent for another creature of its controller's; none for itself, even as a creature."""
    table = table_of(catalog, players=3)
    table.battlefield(0, "Dualcaster Mage")
    table.battlefield(0, "Dualcaster Mage")
    table.hand(0, "Purphoros, God of the Forge", "Ornithopter", "Spellbook")
    game = begun(table)
    cast(game, "Purphoros, God of the Forge")
    resolve(game)
    assert "creature" in on_battlefield(game, "Purphoros, God of the Forge")[0].types
    assert lives(game) == [20, 20, 20]
    cast(game, "Ornithopter")
    resolve(game)
    cast(game, "Spellbook")
    resolve(game)
    assert lives(game) == [20, 18, 18]


def test_purphoros_strengthens_your_creatures(catalog: CardCatalog) -> None:
    """611.2c: +1/+0 for creatures that are there as it resolves, until end of turn; not opponents', not later ones."""
    table = purphoros(catalog, "Guttersnipe")
    table.battlefield(1, "Guttersnipe")
    table.hand(0, "Ornithopter")
    game = begun(table)
    game.answer_with(action="activate", card="Purphoros, God of the Forge")
    resolve(game)
    cast(game, "Ornithopter")
    resolve(game)
    mine, yours = on_battlefield(game, "Guttersnipe")
    (late,) = on_battlefield(game, "Ornithopter")
    assert [(thing.power, thing.toughness) for thing in (mine, yours, late)] == [(3, 2), (2, 2), (0, 2)]
    pass_until(game, "upkeep", 6)
    assert mine.power == 2


def test_ornithopter_flies_for_nothing(catalog: CardCatalog) -> None:
    """It costs no mana, is an artifact creature, and has flying."""
    table = table_of(catalog, lands=0)
    table.hand(0, "Ornithopter")
    game = begun(table)
    cast(game, "Ornithopter")
    resolve(game)
    (thopter,) = on_battlefield(game, "Ornithopter")
    assert (thopter.types, thopter.keywords, thopter.toughness) == (("artifact", "creature"), ("flying",), 2)
    assert not game.may_attack(thopter, 1)


def test_603_6_what_enters_or_dies_triggers_at_both(catalog: CardCatalog) -> None:
    """Stitcher's Supplier mills three cards as it enters, and three as it dies, which looks back in time (603.10a)."""
    table = table_of(catalog, kinds=("Swamp", "Mountain"))
    table.library(0, *["Island"] * 8)
    table.hand(0, "Stitcher's Supplier", "Shock")
    table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    cast(game, "Stitcher's Supplier")
    resolve(game)
    assert names(game.player(0).graveyard) == ["Island"] * 3
    cast(game, "Shock", on_battlefield(game, "Stitcher's Supplier")[0])
    resolve(game)
    assert names(game.player(0).graveyard).count("Island") == 6
