"""CR 903, 906.14 Cards that speak of commanders: the oathbreakers are meant, never a signature spell."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import attack, begun, cast, names, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game

SAHEELI = "Saheeli, Sublime Artificer"


def colors_of(game: Game, name: str, seat: int = 0) -> set[str]:
    """Return the letters of the mana that a player's permanent could add."""
    found = [ways for thing, ways in game.mana_options(seat) if thing.name == name]
    return {letter for ways in found for way in ways for letter in way}


@pytest.mark.parametrize("land", ["Command Tower", "Arcane Signet", "Commander's Sphere"])
def test_906_14_mana_in_the_color_identity_of_the_oathbreaker(catalog: CardCatalog, land: str) -> None:
    """The mana is of the colours of your oathbreaker, wherever it is; not of what others lead with."""
    table = table_of(catalog)
    table.battlefield(0, land)
    table.battlefield(1, land)
    table.command(0, oathbreaker=SAHEELI, signature_spell="Thoughtcast")
    table.battlefield(1, "Garruk Wildspeaker", designation="oathbreaker")
    game = begun(table)
    assert colors_of(game, land) == {"U", "R"}
    assert colors_of(game, land, 1) == {"G"}


def test_702_124c_both_oathbreakers_make_the_identity(catalog: CardCatalog) -> None:
    """With partners the colours of both count together, and those of a signature spell do not count by themselves."""
    table = table_of(catalog)
    table.battlefield(0, "Command Tower")
    table.command(0, oathbreaker="Garruk Wildspeaker", signature_spell="Shock")
    table.command(0, oathbreaker="Jace Beleren", signature_spell="Opt")
    game = begun(table)
    assert colors_of(game, "Command Tower") == {"U", "G"}


@pytest.mark.parametrize("leader", ["", "Karn, Living Legacy"])
def test_903_4f_no_color_without_a_colored_commander(catalog: CardCatalog, leader: str) -> None:
    """Who leads with nothing, or with something colourless, gets no mana: the ability does nothing."""
    table = table_of(catalog, lands=0)
    tower = table.battlefield(0, "Command Tower")
    if leader:
        table.define(leader, "{4}", "Legendary Planeswalker — Karn", loyalty=4)
        table.battlefield(0, leader, designation="oathbreaker")
    game = begun(table)
    assert colors_of(game, "Command Tower") == set()
    assert not game.thing(tower).tapped


def lieutenant(catalog: CardCatalog, controller: int, designation: str) -> Game:
    """Return a game before combat with a Loyal Drake and a creature of the same player that leads, or does not."""
    table = table_of(catalog)
    table.battlefield(0, "Loyal Drake")
    table.battlefield(controller, "Grizzly Bears", owner=0, designation=designation)
    table.library(0, "Opt", "Shock")
    game = begun(table)
    while game.step == "precombat main":
        game.answer("pass")
    resolve(game)
    return game


@pytest.mark.parametrize(
    ("controller", "designation", "drawn"),
    [(0, "oathbreaker", ["Opt"]), (1, "oathbreaker", []), (0, "signature spell", [])],
)
def test_906_14_you_control_your_commander(
    catalog: CardCatalog, controller: int, designation: str, drawn: list[str]
) -> None:
    """It is your oathbreaker on the battlefield that you control: not one that another has taken."""
    game = lieutenant(catalog, controller, designation)
    assert names(list(game.player(0).hand)) == drawn


def test_903_3_a_copy_of_a_commander_is_none(catalog: CardCatalog) -> None:
    """Commander creatures get the bonus: the card that leads does, a copy of it does not."""
    table = table_of(catalog)
    leader = table.battlefield(0, "Grizzly Bears", designation="oathbreaker")
    table.battlefield(0, "Bastion Protector")
    table.hand(0, "Clone")
    game = begun(table)
    cast(game, "Clone")
    resolve(game, "yes", [game.thing(leader)])
    bears = game.find("Grizzly Bears", zone="battlefield")
    assert [(bear.power, "indestructible" in bear.keywords) for bear in bears] == [(4, True), (2, False)]


def test_906_14_a_commander_you_control_attacks(catalog: CardCatalog) -> None:
    """What waits for your commander sees your oathbreaker attack, and not the oathbreaker of another player."""
    table = table_of(catalog)
    table.battlefield(0, "Keleth, Sunmane Familiar")
    leader = table.battlefield(0, "Grizzly Bears", designation="oathbreaker")
    other = table.battlefield(0, "Hill Giant")
    game = begun(table)
    attack(game, game.thing(leader), game.thing(other))
    resolve(game)
    assert (game.thing(leader).counters["+1/+1"], game.thing(other).counters["+1/+1"]) == (1, 0)


@pytest.mark.parametrize(("seat", "designation", "got"), [(0, "oathbreaker", 1), (1, "oathbreaker", 0), (0, "", 0)])
def test_906_14_your_commander_enters(catalog: CardCatalog, seat: int, designation: str, got: int) -> None:
    """It is a commander that you own: an opponent's, or any other creature, is not meant."""
    table = table_of(catalog, kinds=("Plains",))
    table.battlefield(0, "Nakia, Wakandan Operative")
    bear = table.battlefield(seat, "Grizzly Bears", designation=designation or None)
    table.hand(seat, "Cloudshift")
    game = begun(table, active=seat)
    cast(game, "Cloudshift", game.thing(bear))
    resolve(game, *(["no"] if designation else []))
    assert (game.monarch == 0) == bool(got)


@pytest.mark.parametrize("casts", [(0, 0), (2, 1)])
def test_906_9_each_time_you_have_cast_your_commander(catalog: CardCatalog, casts: tuple[int, int]) -> None:
    """The spell is copied once for each time the oathbreaker was cast from there; casts of its spell do not count."""
    table = table_of(catalog, kinds=("Island", "Plains"))
    table.command(0, oathbreaker=SAHEELI, signature_spell="Thoughtcast", casts=casts)
    table.command(1, oathbreaker="Garruk Wildspeaker", signature_spell="Shock", casts=(3, 0))
    table.hand(0, "Empyrial Storm")
    game = begun(table)
    cast(game, "Empyrial Storm")
    resolve(game)
    assert len(game.find("Angel Token", zone="battlefield")) == casts[0] + 1


def test_906_14_the_commander_goes_from_the_command_zone_to_hand(catalog: CardCatalog) -> None:
    """The oathbreaker is put into hand; the signature spell beside it is none and stays, as do those of others."""
    table = table_of(catalog)
    table.command(0, oathbreaker=SAHEELI, signature_spell="Thoughtcast")
    table.command(1, oathbreaker="Garruk Wildspeaker", signature_spell="Shock")
    beacon = table.battlefield(0, "Command Beacon")
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(beacon), ability=1)
    other = game.copy()
    resolve(game, "no")
    assert names(list(game.player(0).hand)) == [SAHEELI]
    resolve(other, "yes")
    assert names(list(other.player(0).command)) == [SAHEELI, "Thoughtcast"]
    assert names(list(game.player(0).command)) == ["Thoughtcast"]
    assert names(list(game.player(1).command)) == ["Garruk Wildspeaker", "Shock"]


def test_702_124e_one_of_two_commanders_is_chosen(catalog: CardCatalog) -> None:
    """Where it could be either of two oathbreakers, the player chooses as it happens."""
    table = table_of(catalog)
    table.command(0, oathbreaker=SAHEELI, signature_spell="Thoughtcast")
    table.command(0, oathbreaker="Garruk Wildspeaker", signature_spell="Shock")
    beacon = table.battlefield(0, "Command Beacon")
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(beacon), ability=1)
    resolve(game, ["Garruk Wildspeaker"], "no")
    assert names(list(game.player(0).hand)) == ["Garruk Wildspeaker"]


def test_906_14_noncommander_creatures(catalog: CardCatalog) -> None:
    """What speaks of creatures that are no commanders leaves oathbreakers alone."""
    table = table_of(catalog, kinds=("Island", "Plains"))
    leader = table.battlefield(1, "Grizzly Bears", designation="oathbreaker")
    other = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Subjugate the Hobbits")
    game = begun(table)
    cast(game, "Subjugate the Hobbits")
    resolve(game)
    assert (game.thing(leader).controller, game.thing(other).controller) == (1, 0)
