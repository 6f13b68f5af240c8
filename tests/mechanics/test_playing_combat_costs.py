"""CR 508.1h, 509.1d Attacks and blocks that cost mana, and traits of combat said beside others."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import attack, begun, on_battlefield, table_of

from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.things import Thing


def against(catalog: CardCatalog, *names: str, lands: int, players: int = 2) -> tuple[Scenario, list[object]]:
    """Return a position with two Bears of the first player, so many lands, and permanents of the second."""
    table = table_of(catalog, players, lands=0)
    for _ in range(lands):
        table.battlefield(0, "Forest")
    for name in names:
        table.battlefield(1, name)
    return table, [table.battlefield(0, "Grizzly Bears") for _ in range(2)]


def attackers(game: Game) -> int:
    """Return how many creatures attack."""
    return sum(thing.attacking is not None for thing in on_battlefield(game, "Grizzly Bears"))


@pytest.mark.parametrize(("lands", "most"), [(1, 0), (2, 1), (4, 2)])
def test_508_1h_each_attacker_costs_mana(catalog: CardCatalog, lands: int, most: int) -> None:
    """Propaganda asks {2} for each creature that attacks its controller: with four lands two may attack."""
    table, _ = against(catalog, "Propaganda", lands=lands)
    game = begun(table)
    bears = on_battlefield(game, "Grizzly Bears")
    if most:
        attack(game, *bears[:most])
        assert attackers(game) == most
        assert sum(land.tapped for land in on_battlefield(game, "Forest")) == 2 * most
    else:
        while game.step == "precombat main":
            game.answer("pass")
        assert game.decision is not None
        assert game.decision.kind != "attackers"


def test_508_1j_more_than_can_be_paid_is_no_legal_attack(catalog: CardCatalog) -> None:
    """With two lands the second attacker cannot be paid for, and the whole declaration is refused."""
    table, _ = against(catalog, "Ghostly Prison", lands=2)
    game = begun(table)
    with pytest.raises(IllegalAnswer):
        attack(game, *on_battlefield(game, "Grizzly Bears"))


def test_508_1h_two_of_them_are_paid_for_together(catalog: CardCatalog) -> None:
    """As the ruling has it, Propaganda and Ghostly Prison together cost {4} for each attacker."""
    table, _ = against(catalog, "Propaganda", "Ghostly Prison", lands=4)
    game = begun(table)
    attack(game, on_battlefield(game, "Grizzly Bears")[0])
    assert all(land.tapped for land in on_battlefield(game, "Forest"))


def test_508_1h_another_player_is_attacked_freely(catalog: CardCatalog) -> None:
    """Propaganda protects its controller alone."""
    table, _ = against(catalog, "Propaganda", lands=0, players=3)
    game = begun(table)
    attack(game, *on_battlefield(game, "Grizzly Bears"), whom=2)
    assert attackers(game) == 2


def whom_attacked(game: Game, bear: Thing) -> set[object]:
    """Return whom a creature may attack."""
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    if game.decision is None or game.decision.kind != "attackers":
        return set()
    return {option.target for option in game.decision.options if option.source == bear.id}


@pytest.mark.parametrize(("name", "is_free"), [("Propaganda", True), ("Baird, Steward of Argive", False)])
def test_508_1h_planeswalkers_are_protected_where_they_are_named(
    catalog: CardCatalog, *, name: str, is_free: bool
) -> None:
    """Who cannot pay may attack a planeswalker beside Propaganda, but not beside Baird."""
    table, _ = against(catalog, name, lands=0)
    walker = table.battlefield(1, "Saheeli, Sublime Artificer")
    game = begun(table)
    found = whom_attacked(game, on_battlefield(game, "Grizzly Bears")[0])
    assert (game.thing(walker).id in found) == is_free


def test_508_1h_an_x_is_counted(catalog: CardCatalog) -> None:
    """Sphere of Safety beside another enchantment costs {2} for each creature."""
    table, _ = against(catalog, "Sphere of Safety", "Glorious Anthem", lands=3)
    game = begun(table)
    attack(game, on_battlefield(game, "Grizzly Bears")[0])
    assert sum(land.tapped for land in on_battlefield(game, "Forest")) == 2


@pytest.mark.parametrize(("lands", "attacks"), [(1, False), (2, True)])
def test_508_1h_a_creature_that_costs_mana_to_attack(catalog: CardCatalog, *, lands: int, attacks: bool) -> None:
    """Qal Sisma Behemoth attacks if its controller pays {2}."""
    table = table_of(catalog, lands=0)
    for _ in range(lands):
        table.battlefield(0, "Mountain")
    table.battlefield(0, "Qal Sisma Behemoth")
    game = begun(table)
    found = whom_attacked(game, on_battlefield(game, "Qal Sisma Behemoth")[0])
    assert bool(found) == attacks


def test_604_1_two_traits_of_one_subject(catalog: CardCatalog) -> None:
    """Whispersilk Cloak's creature can't be blocked, and has shroud."""
    table = table_of(catalog, lands=2, kinds=("Mountain",))
    bears = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Whispersilk Cloak", attached_to=bears)
    table.battlefield(1, "Grizzly Bears")
    table.hand(1, "Shock")
    game = begun(table)
    attack(game, game.thing(bears))
    while game.priority != 1:
        game.answer("pass")
    game.answer_with(action="cast", card="Shock")
    assert game.decision is not None
    assert game.thing(bears).id not in {option.target for option in game.decision.options}
    game.answer(game.decision.default())
    while game.step != "postcombat main":
        assert game.decision is not None
        assert game.decision.kind != "blockers"
        game.answer(game.decision.default())
    assert game.player(1).life == 18


def test_603_6c_whenever_equipped_creature_dies(catalog: CardCatalog) -> None:
    """Skullclamp draws two cards each time its creature dies, and stays."""
    table = table_of(catalog, lands=3, kinds=("Mountain",))
    bears = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Skullclamp", attached_to=bears)
    table.library(0, "Opt", "Opt", "Opt")
    table.hand(0, "Shock")
    game = begun(table)
    game.answer_with(action="cast", card="Shock")
    game.answer_with(target=game.thing(bears))
    while game.stack:
        assert game.decision is not None
        game.answer(game.decision.default())
    assert len(game.player(0).hand) == 2
    assert on_battlefield(game, "Skullclamp")
