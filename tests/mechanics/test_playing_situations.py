"""Conditions of life, hands, graveyards, states of permanents and of what happened this turn."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import attacks, lives, size
from tests.mechanics.positions_for_tests import begun, cast, pass_until, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize(("cards", "expected"), [(6, (2, 2)), (7, (4, 4))])
def test_threshold_counts_seven_cards(catalog: CardCatalog, cards: int, expected: object) -> None:
    """An Anurid Barkripper grows with seven cards in its controller's graveyard, not with six; others' do not count."""
    table = table_of(catalog)
    frog = table.battlefield(0, "Anurid Barkripper")
    table.graveyard(0, *["Opt"] * cards)
    table.graveyard(1, *["Opt"] * 9)
    game = begun(table)
    assert size(game.thing(frog)) == expected


@pytest.mark.parametrize(("life", "power"), [(29, 1), (30, 6)])
def test_life_at_least(catalog: CardCatalog, life: int, power: int) -> None:
    """A Serra Ascendant is great at 30 life, small at 29."""
    table = table_of(catalog)
    monk = table.battlefield(0, "Serra Ascendant")
    table.life(0, life)
    game = begun(table)
    assert game.thing(monk).power == power


@pytest.mark.parametrize(("life", "power"), [(6, 2), (5, 4)])
def test_life_at_most(catalog: CardCatalog, life: int, power: int) -> None:
    """A Thraben Doomsayer strengthens the others at 5 life, not at 6."""
    table = table_of(catalog)
    table.battlefield(0, "Thraben Doomsayer")
    bear = table.battlefield(0, "Grizzly Bears")
    table.life(0, life)
    game = begun(table)
    assert game.thing(bear).power == power


@pytest.mark.parametrize(("hand", "power"), [((), 4), (("Opt",), 2)])
def test_hellbent(catalog: CardCatalog, hand: tuple[str, ...], power: int) -> None:
    """A Demon's Jester gets +2/+1 while its controller has no cards in hand."""
    table = table_of(catalog)
    imp = table.battlefield(0, "Demon's Jester")
    table.hand(0, *hand)
    game = begun(table)
    assert game.thing(imp).power == power


def test_while_it_is_attacking_or_untapped(catalog: CardCatalog) -> None:
    """An Adanto Vanguard is strong while it attacks; Castle Raptors lose their bonus as they are tapped."""
    table = table_of(catalog)
    vanguard = table.battlefield(0, "Adanto Vanguard")
    raptors = table.battlefield(0, "Castle Raptors")
    game = begun(table)
    assert (size(game.thing(vanguard)), size(game.thing(raptors))) == ((1, 1), (3, 5))
    attacks(game, (game.thing(vanguard), 1), (game.thing(raptors), 1))
    assert (size(game.thing(vanguard)), size(game.thing(raptors))) == ((3, 1), (3, 3))
    pass_until(game, "postcombat main")
    assert size(game.thing(vanguard)) == (1, 1)


def test_301_5_while_it_is_equipped(catalog: CardCatalog) -> None:
    """An Auriok Glaivemaster has its bonus with an Equipment on it; an Aura is none."""
    table = table_of(catalog)
    one, other = (table.battlefield(0, "Auriok Glaivemaster") for _ in range(2))
    table.battlefield(0, "Bonesplitter", attached_to=one)
    table.battlefield(0, "Curiosity", attached_to=other)
    game = begun(table)
    assert (game.thing(one).power, game.thing(other).power) == (4, 1)


@pytest.mark.parametrize("hurt", [False, True])
def test_an_opponent_lost_life_this_turn(catalog: CardCatalog, hurt: bool) -> None:  # noqa: FBT001  a case
    """An Arrogant Outlaw drains each opponent if one has lost life this turn, by damage too."""
    table = table_of(catalog, lands=4)
    table.battlefield(0, "Swamp")
    table.hand(0, "Arrogant Outlaw", "Shock")
    game = begun(table)
    if hurt:
        game.answer_with(action="cast", card="Shock")
        game.answer_with(target=1)
        resolve_all(game)
    cast(game, "Arrogant Outlaw")
    resolve_all(game)
    assert lives(game) == ([22, 16] if hurt else [20, 20])


@pytest.mark.parametrize("died", [False, True])
def test_a_permanent_left_under_your_control_this_turn(catalog: CardCatalog, died: bool) -> None:  # noqa: FBT001  a case
    """Airdrop Aeronauts gain life if a permanent of their controller's has left; an opponent's does not count."""
    table = table_of(catalog, lands=6)
    for _ in range(2):
        table.battlefield(0, "Plains")
    mine = table.battlefield(0, "Ornithopter")
    theirs = table.battlefield(1, "Ornithopter")
    table.hand(0, "Airdrop Aeronauts", "Shock")
    game = begun(table)
    cast(game, "Shock", game.thing(mine if died else theirs))
    resolve_all(game)
    cast(game, "Airdrop Aeronauts")
    resolve_all(game)
    assert lives(game) == [25 if died else 20, 20]


@pytest.mark.parametrize(("spells", "drawn"), [(1, 0), (2, 1)])
def test_another_spell_this_turn(catalog: CardCatalog, spells: int, drawn: int) -> None:
    """Of two Slick Sequences the second draws a card; the first is no other spell for itself."""
    table = table_of(catalog)
    table.hand(0, *["Slick Sequence"] * spells)
    table.hand(1, "Opt")
    game = begun(table)
    for _ in range(spells):
        game.answer_with(action="cast", card="Slick Sequence")
        game.answer_with(target=1)
        resolve_all(game)
    assert len(game.player(0).hand) == drawn
