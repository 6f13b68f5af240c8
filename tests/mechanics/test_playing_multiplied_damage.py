"""CR 614.1a, 701.10g Damage that is doubled or tripled: by whom, to whom, of which kind, and for how long."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import aim, attack, begun, cast, pass_until, resolve, resolve_all, table_of
from tests.mechanics.test_playing_planeswalkers import activate

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Handle

JESKA = "Jeska, Thrice Reborn"


@pytest.mark.parametrize(
    ("card", "life"),
    [("Fiery Emancipation", 11), ("City on Fire", 11), ("Twinflame Tyrant", 14), ("Gratuitous Violence", 17)],
)
def test_614_1a_times_the_damage(catalog: CardCatalog, card: str, life: int) -> None:
    """A source you control deals three times or twice as much; a spell is no creature that you control."""
    table = table_of(catalog)
    table.battlefield(0, card)
    table.hand(0, "Lightning Bolt")
    game = begun(table)
    cast(game, "Lightning Bolt", 1)
    resolve(game)
    assert game.player(1).life == life


@pytest.mark.parametrize(("target", "left"), [("player", 14), ("own", 17)])
def test_614_1a_damage_to_an_opponent_only(catalog: CardCatalog, target: str, left: int) -> None:
    """What is said of damage to an opponent changes no damage to yourself."""
    table = table_of(catalog)
    table.battlefield(0, "Fiendish Duo")
    table.hand(0, "Lightning Bolt")
    game = begun(table)
    seat = 1 if target == "player" else 0
    cast(game, "Lightning Bolt", seat)
    resolve(game)
    assert game.player(seat).life == left


@pytest.mark.parametrize(("card", "life"), [("Solphim, Mayhem Dominus", 14), ("Inquisitor's Flail", 17)])
def test_510_2_combat_damage_or_any_other(catalog: CardCatalog, card: str, life: int) -> None:
    """Noncombat damage is doubled by the one, by the other only combat damage that its creature deals."""
    table = table_of(catalog)
    bear = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, card, attached_to=bear if card == "Inquisitor's Flail" else None)
    table.hand(0, "Lightning Bolt")
    game = begun(table)
    cast(game, "Lightning Bolt", 1)
    resolve(game)
    assert game.player(1).life == life
    attack(game, game.thing(bear))
    pass_until(game, "end")
    assert life - game.player(1).life == (4 if card == "Inquisitor's Flail" else 2)


def attacked(game: Game, bear: Handle, turn: int) -> Game:
    """Return a copy of the game in which a creature has attacked in a turn."""
    other = game.copy()
    pass_until(other, "precombat main", turn)
    attack(other, other.thing(bear))
    pass_until(other, "end", turn)
    return other


def test_614_1a_triple_damage_to_opponents_for_a_time(catalog: CardCatalog) -> None:
    """The creature that was targeted, and no other, deals triple combat damage to opponents until your next turn."""
    table = table_of(catalog)
    jeska = table.battlefield(0, JESKA, counters={"loyalty": 3})
    bear, other = table.battlefield(0, "Grizzly Bears"), table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    activate(game, game.thing(jeska), "0")
    aim(game, game.thing(bear))
    resolve(game)
    later = game.copy()
    attack(game, game.thing(bear), game.thing(other))
    pass_until(game, "end")
    assert game.player(1).life == 20 - 6 - 2
    assert attacked(later, bear, 7).player(1).life == 18


@pytest.mark.parametrize(("whose", "life"), [(0, 20 - 6), (1, 20 - 2)])
def test_102_2_one_of_your_opponents(catalog: CardCatalog, whose: int, life: int) -> None:
    """An opponent's creature deals triple damage to your other opponents, and not to you."""
    table = table_of(catalog, players=3)
    jeska = table.battlefield(0, JESKA, counters={"loyalty": 3})
    bear = table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    activate(game, game.thing(jeska), "0")
    aim(game, game.thing(bear))
    resolve(game)
    pass_until(game, "precombat main", 6)
    victim = 2 if whose == 0 else 0
    attack(game, game.thing(bear), whom=victim)
    pass_until(game, "end", 6)
    assert game.player(victim).life == life


def test_115_4_x_damage_to_each_of_up_to_three_targets(catalog: CardCatalog) -> None:
    """Each of them is dealt all of it: a player, a creature; X is the loyalty that was taken off."""
    table = table_of(catalog)
    jeska = table.battlefield(0, JESKA, counters={"loyalty": 3})
    giant = table.battlefield(1, "Hill Giant")
    game = begun(table)
    activate(game, game.thing(jeska), "−X")
    game.answer(3)
    assert game.decision is not None
    assert (game.decision.minimum, game.decision.maximum) == (0, 3)
    game.answer([option.key for option in game.decision.options if option.target in {1, game.thing(giant).id}])
    resolve_all(game)
    assert (game.player(1).life, game.thing(giant).zone, game.thing(jeska).zone) == (17, "graveyard", "graveyard")
