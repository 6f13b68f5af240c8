"""906.14: Jeska, Tevesh Szat and what else speaks of anybody's commanders: oathbreakers, never signature spells."""

from __future__ import annotations

import pytest
from tests.formats.games_for_tests import SAHEELI, board, in_command, of, walker
from tests.mechanics.positions_for_tests import begun, cast, names, resolve, resolve_all
from tests.mechanics.test_playing_planeswalkers import activate

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario

JESKA = "Jeska, Thrice Reborn"
TEVESH = "Tevesh Szat, Doom of Fools"
WILL = "Jeska's Will"
GARRUK = "Garruk Wildspeaker"


def partners(catalog: CardCatalog, casts: tuple[int, int, int, int] = (0, 0, 0, 0), players: int = 2) -> Scenario:
    """Return a position in which the first player leads with Jeska and Tevesh Szat and their spells."""
    table = board(catalog, players=players, kinds=("Mountain", "Swamp"))
    table.command(0, oathbreaker=JESKA, signature_spell=WILL, casts=casts[:2])
    table.command(0, oathbreaker=TEVESH, signature_spell="The Elderspell", casts=casts[2:])
    return table


@pytest.mark.parametrize(
    ("casts", "loyalty"), [((0, 0, 0, 0), 1), ((1, 0, 0, 0), 2), ((1, 3, 1, 0), 3), ((0, 2, 2, 2), 3)]
)
def test_906_14_casts_of_commanders_from_the_command_zone_are_counted(
    catalog: CardCatalog, casts: tuple[int, int, int, int], loyalty: int
) -> None:
    """Jeska enters with a counter for each cast of either oathbreaker, this one too; spells' casts do not count."""
    game = begun(partners(catalog, casts))
    cast(game, JESKA)
    resolve(game)
    [jeska] = game.find(JESKA, zone="battlefield")
    assert jeska.loyalty == loyalty


def test_704_5i_jeska_that_was_never_cast_has_no_loyalty(catalog: CardCatalog) -> None:
    """Put onto the battlefield before any cast she has no counter, and 906.10 asks where she goes."""
    table = partners(catalog)
    game = begun(table)
    game.put_card(0, "battlefield", "Hill Giant")
    tevesh = game.put_card(0, "battlefield", TEVESH)
    game.put_counters(tevesh, "loyalty", 10)
    activate(game, tevesh, "−10")
    resolve_all(game)
    assert not game.find(JESKA, zone="battlefield")


def all_taken(catalog: CardCatalog) -> Game:
    """Return a game of three in which Tevesh Szat has taken all commanders."""
    table = partners(catalog, (1, 0, 1, 0), players=3)
    table.command(1, oathbreaker=SAHEELI, signature_spell="Thoughtcast")
    walker(table, 2, GARRUK)
    table.command(2, signature_spell="Overrun")
    table.battlefield(2, "Jace Beleren")
    tevesh = table.battlefield(0, TEVESH, counters={"loyalty": 10})
    game = begun(table)
    activate(game, of(game, tevesh), "−10")
    resolve_all(game)
    return game


def test_906_14_gain_control_of_all_commanders(catalog: CardCatalog) -> None:
    """The oathbreaker on another's battlefield is taken; a planeswalker that leads nobody's deck is not."""
    game = all_taken(catalog)
    assert [thing.controller for thing in game.find(GARRUK)] == [0]
    assert [thing.controller for thing in game.find("Jace Beleren")] == [2]


def test_906_14_all_commanders_from_the_command_zone(catalog: CardCatalog) -> None:
    """Every oathbreaker enters under your control, your own too; signature spells stay where they are."""
    game = all_taken(catalog)
    [saheeli] = game.find(SAHEELI, zone="battlefield")
    [jeska] = game.find(JESKA, zone="battlefield")
    assert (saheeli.controller, saheeli.owner, saheeli.loyalty) == (0, 1, 5)
    assert (jeska.controller, jeska.loyalty) == (0, 2)
    assert [in_command(game, seat) for seat in range(3)] == [[WILL, "The Elderspell"], ["Thoughtcast"], ["Overrun"]]


def test_906_9a_a_spell_waits_for_its_stolen_oathbreaker(catalog: CardCatalog) -> None:
    """Who has lost control of the oathbreaker cannot cast its spell; the new controller casts only their own."""
    game = all_taken(catalog)
    assert "906.4a" in {reason.rule for reason in game.why_not(2, "Overrun")}
    offered = {option.card for option in game.legal_actions if option.action == "cast"}
    assert WILL in offered
    assert not offered & {"Thoughtcast", "Overrun"}


@pytest.mark.parametrize(("fodder", "answer", "drawn"), [("leader", "yes", 3), ("leader", "no", 3), ("other", "", 2)])
def test_906_14_the_sacrificed_permanent_was_a_commander(
    catalog: CardCatalog, fodder: str, answer: str, drawn: int
) -> None:
    """A third card for an oathbreaker, wherever its owner then lets it go; two for another planeswalker."""
    table = board(catalog, kinds=("Mountain", "Swamp"))
    tevesh = walker(table, 0, TEVESH)
    table.battlefield(0, SAHEELI, designation="oathbreaker" if fodder == "leader" else None)
    game = begun(table)
    activate(game, of(game, tevesh), "+1")
    resolve(game, "yes", *([answer] if answer else []))
    assert len(game.player(0).hand) == drawn
    assert len(game.find(SAHEELI, zone="graveyard")) == (answer != "yes")


@pytest.mark.parametrize(
    ("controls", "chosen", "red", "exiled"), [(True, [0, 1], "{R}{R}{R}", 3), (False, [0], "{R}{R}{R}", 0)]
)
def test_906_14_both_modes_for_who_controls_a_commander(
    catalog: CardCatalog,
    controls: bool,  # noqa: FBT001  a test's case
    chosen: list[int],
    red: str,
    exiled: int,
) -> None:
    """With an oathbreaker both may be chosen: red mana for each card in a hand, and three cards to play."""
    table = board(catalog, kinds=("Mountain", "Swamp"))
    table.hand(0, WILL)
    table.hand(1, "Shock", "Opt", "Hill Giant")
    table.battlefield(0 if controls else 1, SAHEELI, owner=0, designation="oathbreaker")
    game = begun(table)
    game.answer_with(action="cast", card=WILL)
    assert game.decision is not None
    assert (game.decision.kind, game.decision.maximum) == ("mode", len(chosen))
    game.answer([game.decision.options[place].key for place in chosen])
    resolve_all(game)
    assert game.player(0).mana == red
    assert len(game.player(0).exile) == exiled


def test_701_8_the_elderspell(catalog: CardCatalog) -> None:
    """Any number of planeswalkers are destroyed; the chosen one gets two counters for each."""
    table = board(catalog, players=3, kinds=("Mountain", "Swamp"))
    tevesh = walker(table, 0, TEVESH)
    doomed = [walker(table, 1), table.battlefield(2, "Jace Beleren")]
    spared = table.battlefield(2, GARRUK)
    table.hand(0, "The Elderspell")
    game = begun(table)
    before = of(game, tevesh).loyalty
    cast(game, "The Elderspell", [of(game, one) for one in doomed])
    resolve_all(game)
    assert names(game.find(GARRUK)) == [of(game, spared).name]
    assert of(game, tevesh).loyalty == (before or 0) + 4
