"""CR 105, 107.1a, 205, 305.6: kinds that are counted among objects, and halves that are rounded."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import attack, begun, cast, on_battlefield, pass_until, resolve, table_of
from tests.rules.boards_for_tests import bare, board, own, played, size

from oathbreaker.library.catalog import CardCatalog

TYPES = ("Shock", "Lightning Bolt", "Ornithopter", "Forest")
"""An instant, another, an artifact creature and a land: four card types."""


def test_205_2_card_types_among_cards_in_all_graveyards(catalog: CardCatalog) -> None:
    """Tarmogoyf counts each card type once, whoever's graveyard it is in; its toughness is one more."""
    table = bare(catalog)
    goyf = table.battlefield(0, "Tarmogoyf")
    table.graveyard(0, *TYPES[:2])
    table.graveyard(1, *TYPES[2:])
    game = begun(table)
    assert size(game.thing(goyf)) == (4, 5)


def test_601_2f_less_for_each_card_type_among_cards_in_your_graveyard(catalog: CardCatalog) -> None:
    """A spell that costs that much less is cast for nine of seventeen mana; an opponent's graveyard does not count."""
    table = board(catalog, lands=2)
    table.define("Titan", "{17}", "Creature — Eldrazi",
                 "This spell costs {2} less to cast for each card type among cards in your graveyard.",
                 power=1, toughness=1)  # fmt: skip
    table.hand(0, "Titan")
    table.graveyard(0, *TYPES)
    table.graveyard(1, "Pacifism")
    game = begun(table)
    cast(game, "Titan")
    assert sum(thing.tapped for thing in game.player(0).battlefield) == 9


@pytest.mark.parametrize(("lands", "damage"), [(("Mountain",), 1), (("Mountain", "Mountain", "Island"), 2)])
def test_305_6_basic_land_types_among_lands(catalog: CardCatalog, lands: tuple[str, ...], damage: int) -> None:
    """Tribal Flames deals as much damage as there are basic land types, not lands."""
    table = bare(catalog)
    for land in (*lands, "Mountain", "Mountain"):
        table.battlefield(0, land)
    table.hand(0, "Tribal Flames")
    game = begun(table)
    cast(game, "Tribal Flames", 1)
    resolve(game)
    assert game.player(1).life == 20 - damage


def test_105_2_colors_among_permanents_you_control(catalog: CardCatalog) -> None:
    """As many tokens are made as there are colors among its controller's things: green and red, and no blue."""
    table = board(catalog)
    table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Hill Giant")
    table.battlefield(1, "Wind Drake")
    table.hand(0, own(table, "Keeper", "Artifact", "When this artifact enters, create X 1/1 green and white Kithkin "
                      "creature tokens, where X is the number of colors among permanents you control."))  # fmt: skip
    game = begun(table)
    played(game, "Keeper")
    assert len(on_battlefield(game, "Kithkin Token")) == 2


@pytest.mark.parametrize(("life", "left"), [(20, 10), (7, 3)])
def test_107_1a_half_their_life_rounded_up(catalog: CardCatalog, life: int, left: int) -> None:
    """Quietus Spike takes half of what life is left after the damage, rounded up."""
    table = bare(catalog)
    bears = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Quietus Spike", attached_to=bears)
    table.life(1, life + 2)
    game = begun(table)
    attack(game, game.thing(bears))
    pass_until(game, "postcombat main")
    assert game.player(1).life == left


@pytest.mark.parametrize(("cards", "left"), [(7, 4), (8, 4)])
def test_107_1a_half_their_library_rounded_down(catalog: CardCatalog, cards: int, left: int) -> None:
    """Traumatize mills three of seven cards, four of eight."""
    table = table_of(catalog)
    table.library(1, *["Shock"] * cards)
    table.hand(0, "Traumatize")
    game = begun(table)
    cast(game, "Traumatize", 1)
    resolve(game)
    assert len(game.player(1).library) == left


def test_107_1a_half_of_a_number_that_is_found(catalog: CardCatalog) -> None:
    """Endless Ranks of the Dead makes one token for three Zombies, rounded down."""
    table = bare(catalog)
    table.battlefield(0, "Endless Ranks of the Dead")
    for _ in range(3):
        table.battlefield(0, "Walking Corpse")
    game = begun(table, active=1)
    pass_until(game, "draw", turn=6)
    assert len(on_battlefield(game, "Zombie Token")) == 1
