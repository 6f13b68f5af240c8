"""CR 614, 615 Cards that replace or prevent events are played: more tokens, counters, life and damage, and none."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import attack, begun, cast, pass_until, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def tokens(game: Game, seat: int = 0) -> int:
    """Return how many tokens a player controls."""
    return sum(thing.is_token for thing in game.player(seat).battlefield)


@pytest.mark.parametrize(
    ("cards", "number"), [((), 2), (("Doubling Season",), 4), (("Doubling Season", "Anointed Procession"), 8)]
)
def test_614_1a_twice_the_tokens(catalog: CardCatalog, cards: tuple[str, ...], number: int) -> None:
    """Each effect doubles once what is created under your control."""
    table = table_of(catalog, kinds=("Plains",))
    for card in cards:
        table.battlefield(0, card)
    table.battlefield(1, "Doubling Season")
    table.hand(0, "Raise the Alarm")
    game = begun(table)
    cast(game, "Raise the Alarm")
    resolve_all(game)
    assert tokens(game) == number


def test_306_5b_a_planeswalker_enters_with_twice_the_loyalty(catalog: CardCatalog) -> None:
    """The loyalty with which it enters is doubled; that put on it as a cost is not (606.4, 614.16)."""
    table = table_of(catalog)
    table.battlefield(0, "Doubling Season")
    table.hand(0, "Jace Beleren")
    game = begun(table)
    cast(game, "Jace Beleren")
    resolve(game)
    (jace,) = game.find("Jace Beleren", zone="battlefield")
    assert jace.loyalty == 6
    game.answer_with(action="activate", source=jace, ability=0)
    assert jace.loyalty == 8


@pytest.mark.parametrize(("card", "number"), [("Hardened Scales", 2), ("Corpsejack Menace", 2), ("Fog Bank", 1)])
def test_614_16_more_counters(catalog: CardCatalog, card: str, number: int) -> None:
    """Counters put on your creatures become more; those on others do not."""
    table = table_of(catalog, kinds=("Forest",))
    table.battlefield(0, card)
    mine, theirs = table.battlefield(0, "Grizzly Bears"), table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Battlegrowth", "Battlegrowth")
    game = begun(table)
    for bear in (mine, theirs):
        cast(game, "Battlegrowth", game.thing(bear))
        resolve(game)
    assert game.thing(mine).counters == {"+1/+1": number}
    assert game.thing(theirs).counters == {"+1/+1": 1}


def test_122_6a_entering_with_more_counters(catalog: CardCatalog) -> None:
    """A creature that enters with counters enters with one more."""
    table = table_of(catalog, kinds=("Forest",))
    table.battlefield(0, "Hardened Scales")
    table.hand(0, "Spike Feeder")
    game = begun(table)
    cast(game, "Spike Feeder")
    resolve(game)
    assert game.find("Spike Feeder")[0].counters == {"+1/+1": 3}


@pytest.mark.parametrize(("card", "life"), [("Rhox Faithmender", 34), ("Angel of Vitality", 28), ("Fog Bank", 27)])
def test_614_1a_more_life(catalog: CardCatalog, card: str, life: int) -> None:
    """You gain twice as much, or one more; an opponent's effect does nothing for you."""
    table = table_of(catalog, kinds=("Plains",))
    table.battlefield(0, card)
    table.hand(0, "Angel's Mercy")
    game = begun(table)
    cast(game, "Angel's Mercy")
    resolve(game)
    assert game.player(0).life == life


@pytest.mark.parametrize(
    ("mine", "theirs", "life"),
    [("Dictate of the Twin Gods", "Opt", 14), ("Opt", "Furnace of Rath", 14), ("Opt", "Opt", 17)],
)
def test_701_10g_double_damage(catalog: CardCatalog, mine: str, theirs: str, life: int) -> None:
    """A source deals double that damage, whoever controls the effect that says so of any source."""
    table = table_of(catalog)
    for seat, card in enumerate((mine, theirs)):
        if card != "Opt":
            table.battlefield(seat, card)
    table.hand(0, "Lightning Bolt")
    game = begun(table)
    cast(game, "Lightning Bolt", 1)
    resolve(game)
    assert game.player(1).life == life


@pytest.mark.parametrize(("fog", "life"), [(True, 20), (False, 18)])
def test_615_6_fog(catalog: CardCatalog, fog: bool, life: int) -> None:  # noqa: FBT001  a test's case
    """Combat damage of the turn is prevented, and no other damage."""
    table = table_of(catalog, kinds=("Forest", "Mountain"))
    bear = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Fog", "Lightning Bolt")
    game = begun(table)
    if fog:
        cast(game, "Fog")
        resolve(game)
    attack(game, game.thing(bear))
    pass_until(game, "end")
    assert game.player(1).life == life
    cast(game, "Lightning Bolt", 1)
    resolve(game)
    assert game.player(1).life == life - 3


def test_615_1_fog_bank(catalog: CardCatalog) -> None:
    """Combat damage to and by the creature is prevented; a spell destroys it."""
    table = table_of(catalog)
    bank = table.battlefield(0, "Fog Bank")
    table.hand(0, "Lightning Bolt")
    game = begun(table)
    cast(game, "Lightning Bolt", game.thing(bank))
    resolve(game)
    assert not game.find("Fog Bank", zone="battlefield")


def test_615_1a_damage_by_a_target_is_prevented(catalog: CardCatalog) -> None:
    """Only what was targeted deals no combat damage this turn."""
    table = table_of(catalog, kinds=("Plains", "Wastes"))
    first, second = table.battlefield(0, "Grizzly Bears"), table.battlefield(0, "Hill Giant")
    table.battlefield(0, "Kor Haven")
    game = begun(table)
    attack(game, game.thing(first), game.thing(second))
    haven = game.find("Kor Haven")[0]
    while game.decision is not None and game.decision.player != 0:
        game.answer("pass")
    game.answer_with(action="activate", source=haven, ability=1)
    if game.decision is not None and game.decision.kind == "target":
        game.answer_with(target=game.thing(second))
    resolve_all(game)
    pass_until(game, "end")
    assert game.player(1).life == 18
