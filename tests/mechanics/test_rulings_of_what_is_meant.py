"""CR 608.2c, 608.2h Rulings: of which object "it" and "that creature" speak."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import attacks, lives
from tests.mechanics.positions_for_tests import aim, begun, cast, pass_until
from tests.mechanics.rulings_for_tests import count, settled, to_ability
from tests.rules.boards_for_tests import board, graveyard, hand

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize(
    ("spell", "target", "gone"),
    [
        ("Hydroblast", "Goblin Piker", 1),
        ("Hydroblast", "Grizzly Bears", 0),
        ("Pyroblast", "Wind Drake", 1),
        ("Pyroblast", "Goblin Piker", 0),
        ("Soul Rend", "Savannah Lions", 1),
        ("Soul Rend", "Grizzly Bears", 0),
    ],
)
def test_608_2c_any_permanent_is_a_target_and_its_color_counts_on_resolution(
    catalog: CardCatalog, spell: str, target: str, gone: int
) -> None:
    """Hydroblast, Pyroblast, Soul Rend: any permanent may be the target; only one of the color is destroyed."""
    table = board(catalog)
    thing = table.battlefield(1, target)
    table.hand(0, spell)
    game = begun(table)
    game.answer_with(action="cast", card=spell)
    if game.decision is not None and game.decision.kind == "mode":
        game.answer(game.decision.options[-1].key)
    aim(game, game.thing(thing))
    settled(game)
    assert (count(game, target), graveyard(game)) == (1 - gone, [spell])


@pytest.mark.parametrize(
    ("ring", "creature", "power"), [("Ring of Kalonia", "Grizzly Bears", 3), ("Ring of Valkas", "Grizzly Bears", 2)]
)
def test_608_2c_the_equipped_creatures_color_counts(catalog: CardCatalog, ring: str, creature: str, power: int) -> None:
    """Ring of Kalonia, Ring of Valkas: it is the equipped creature that must be of the color, not the Ring."""
    table = board(catalog)
    bears = table.battlefield(0, creature)
    table.battlefield(0, ring, attached_to=bears)
    game = begun(table, active=1, step="end")
    pass_until(game, "upkeep", 6)
    settled(game)
    assert game.thing(bears).power == power


@pytest.mark.parametrize(("name", "power"), [("Craw Wurm", 6), ("Ornithopter", 0)])
def test_608_2h_heart_piercer_manticore_deals_the_sacrificed_creatures_power(
    catalog: CardCatalog, name: str, power: int
) -> None:
    """Heart-Piercer Manticore: "that creature" is the one that was sacrificed, with the power it last had."""
    table = board(catalog)
    table.battlefield(0, name)
    table.hand(0, "Heart-Piercer Manticore")
    game = begun(table)
    cast(game, "Heart-Piercer Manticore")
    to_ability(game)
    settled(game, may="yes", target=1)
    assert lives(game) == [20, 20 - power]


def test_608_2h_disciple_of_bolas_counts_the_sacrificed_creatures_power(catalog: CardCatalog) -> None:
    """Disciple of Bolas: as much life and as many cards as the sacrificed creature's power, its counters included."""
    table = board(catalog)
    table.battlefield(0, "Grizzly Bears", counters={"+1/+1": 2})
    table.hand(0, "Disciple of Bolas")
    game = begun(table)
    cast(game, "Disciple of Bolas")
    settled(game)
    assert (lives(game)[0], len(hand(game))) == (24, 4)


@pytest.mark.parametrize(("small", "there"), [(1, 0), (0, 1)])
def test_608_2c_sage_eye_avengers_compare_the_target_with_themselves(
    catalog: CardCatalog, small: int, there: int
) -> None:
    """Sage-Eye Avengers: the target's power is compared with theirs as the ability resolves."""
    table = board(catalog)
    avengers = table.battlefield(0, "Sage-Eye Avengers")
    name = "Grizzly Bears" if small else "Craw Wurm"
    thing = table.battlefield(1, name)
    game = begun(table)
    attacks(game, (game.thing(avengers), 1))
    settled(game, may="yes", target=game.thing(thing))
    assert count(game, name) == there


@pytest.mark.parametrize(("legendary", "power"), [(1, 2), (0, 2)])
def test_608_2c_ancient_animus_gives_a_counter_to_a_legendary_target(
    catalog: CardCatalog, legendary: int, power: int
) -> None:
    """Ancient Animus: the counter is for a legendary creature; either fights."""
    table = board(catalog)
    mine = table.battlefield(0, "Krenko, Tin Street Kingpin" if legendary else "Grizzly Bears")
    wall = table.battlefield(1, "Wall of Frost")
    table.hand(0, "Ancient Animus")
    game = begun(table)
    game.answer_with(action="cast", card="Ancient Animus")
    aim(game, game.thing(mine), game.thing(wall))
    settled(game)
    assert (game.thing(wall).damage, game.thing(mine).counters["+1/+1"]) == (power, legendary)


@pytest.mark.parametrize(("top", "cards"), [("Divination", 2), ("Grizzly Bears", 0)])
def test_608_2g_galvanoth_casts_the_card_if_it_is_a_spell_of_the_kinds(
    catalog: CardCatalog, top: str, cards: int
) -> None:
    """Galvanoth: "it" is the card that was looked at; an instant or sorcery is cast without paying, nothing else is."""
    table = board(catalog)
    table.battlefield(0, "Galvanoth")
    table.library(0, top, "Opt", "Opt", "Opt")
    game = begun(table, active=1, step="end")
    pass_until(game, "upkeep", 6)
    settled(game, may="yes")
    assert (len(hand(game)), len(graveyard(game))) == (cards, 1 if cards else 0)
