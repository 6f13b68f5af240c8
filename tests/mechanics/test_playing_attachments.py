"""Equipment and Auras: equip, living weapon, reconfigure, attaching by effects, becoming unattached."""

from __future__ import annotations

from tests.mechanics.combat_for_tests import attacks, size, tokens
from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, pass_until, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.things import Thing


def activations(game: Game, name: str) -> list[object]:
    """Return the offers to activate an ability of a card that is no mana ability."""
    offers = [option for option in game.legal_actions if option.action == "activate" and option.value != "mana"]
    return [option for option in offers if option.card == name]


def activate(game: Game, name: str, target: Thing | None = None, which: int = 0) -> None:
    """Activate an ability of a card, choose its target where that is asked, and let it resolve."""
    game.answer(activations(game, name)[which])
    if target is not None and game.decision is not None and game.decision.kind == "target":
        game.answer_with(target=target)
    resolve_all(game)


def colored(catalog: CardCatalog, *lands: str) -> Scenario:
    """Return a position in which each player has six of each of these lands."""
    table = table_of(catalog, lands=0)
    for seat in range(2):
        for land in lands:
            for _ in range(6):
                table.battlefield(seat, land)
    return table


def test_702_6a_equip_attaches_to_a_creature_you_control(catalog: CardCatalog) -> None:
    """Bonesplitter is attached, then to another creature; an opponent's creature is no target."""
    table = table_of(catalog)
    table.battlefield(0, "Bonesplitter")
    one, other = (table.battlefield(0, "Grizzly Bears") for _ in range(2))
    table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    activate(game, "Bonesplitter", game.thing(one))
    assert (game.thing(one).power, game.thing(other).power) == (4, 2)
    game.answer(activations(game, "Bonesplitter")[0])
    assert game.decision is not None
    assert {option.target for option in game.decision.options} == {game.thing(one).id, game.thing(other).id}
    game.answer_with(target=game.thing(other))
    resolve(game)
    assert (game.thing(one).power, game.thing(other).power) == (2, 4)


def test_702_6a_only_as_a_sorcery(catalog: CardCatalog) -> None:
    """In combat it cannot be activated."""
    table = table_of(catalog)
    table.battlefield(0, "Bonesplitter")
    bear = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    attacks(game, (game.thing(bear), 1))
    assert not activations(game, "Bonesplitter")


def test_702_6c_equip_of_a_quality_is_one_of_two_abilities(catalog: CardCatalog) -> None:
    """Blackblade Reforged goes onto a legendary creature for less; onto another only for the full cost."""
    table = table_of(catalog)
    table.battlefield(0, "Blackblade Reforged")
    bear = table.battlefield(0, "Grizzly Bears")
    goblin = table.battlefield(0, "Squee, Goblin Nabob")
    game = begun(table)
    assert len(activations(game, "Blackblade Reforged")) == 2
    activate(game, "Blackblade Reforged", game.thing(goblin))
    assert game.find("Blackblade Reforged")[0].attached_to == game.thing(goblin)
    assert game.thing(bear).power == 2
    assert game.thing(goblin).power == 1 + 12


def test_704_5n_equipment_stays_when_the_creature_dies(catalog: CardCatalog) -> None:
    """It becomes unattached and remains; an Aura is put into the graveyard (704.5m)."""
    table = table_of(catalog)
    bear = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Accorder's Shield", attached_to=bear)
    table.battlefield(0, "Curiosity", attached_to=bear)
    table.hand(0, "Lightning Bolt", "Shock")
    game = begun(table)
    assert size(game.thing(bear)) == (2, 5)
    cast(game, "Lightning Bolt", game.thing(bear))
    resolve_all(game)
    cast(game, "Shock", game.thing(bear))
    resolve_all(game)
    (shield,) = on_battlefield(game, "Accorder's Shield")
    assert shield.attached_to is None
    assert not on_battlefield(game, "Curiosity")
    assert game.find("Curiosity", zone="graveyard")


def test_702_92a_living_weapon_enters_with_a_germ(catalog: CardCatalog) -> None:
    """The Germ is 0/0 and lives by the Batterskull on it."""
    table = table_of(catalog)
    table.hand(0, "Batterskull")
    game = begun(table)
    cast(game, "Batterskull")
    resolve_all(game)
    (germ,) = tokens(game)
    assert size(germ) == (4, 4)
    assert {"vigilance", "lifelink"} <= set(germ.keywords)


def test_702_163a_for_mirrodin_enters_with_a_rebel(catalog: CardCatalog) -> None:
    """The Rebel is 2/2 and is equipped as the Equipment enters."""
    table = table_of(catalog)
    table.define("Test Axe", "{1}", "Artifact — Equipment", "For Mirrodin!\nEquipped creature gets +1/+0.\nEquip {3}")
    table.hand(0, "Test Axe")
    game = begun(table)
    cast(game, "Test Axe")
    resolve_all(game)
    (rebel,) = tokens(game)
    assert (size(rebel), rebel.colors) == ((3, 2), ("red",))


def test_701_3a_attach_this_to_the_token_it_makes(catalog: CardCatalog) -> None:
    """Ancestral Blade is attached to the Soldier it makes as it enters."""
    table = colored(catalog, "Plains")
    table.hand(0, "Ancestral Blade")
    game = begun(table)
    cast(game, "Ancestral Blade")
    resolve_all(game)
    (soldier,) = tokens(game)
    assert size(soldier) == (2, 2)


def test_701_3b_an_aura_moves_only_where_it_can_be(catalog: CardCatalog) -> None:
    """Aura Finesse moves a Curiosity to another creature."""
    table = table_of(catalog)
    one, other = (table.battlefield(0, "Grizzly Bears") for _ in range(2))
    aura = table.battlefield(0, "Curiosity", attached_to=one)
    table.hand(0, "Aura Finesse")
    game = begun(table)
    cast(game, "Aura Finesse", game.thing(aura), game.thing(other))
    resolve_all(game)
    assert game.thing(aura).attached_to == game.thing(other)


def test_702_151_reconfigure_is_a_creature_while_unattached(catalog: CardCatalog) -> None:
    """Lizard Blades are no creature while attached, and one again after they are unattached."""
    table = table_of(catalog)
    blades = table.battlefield(0, "Lizard Blades")
    bear = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    mine = game.thing(blades)
    assert "creature" in mine.types
    assert len(activations(game, "Lizard Blades")) == 1
    activate(game, "Lizard Blades", game.thing(bear))
    assert mine.attached_to == game.thing(bear)
    assert "creature" not in mine.types
    assert "double strike" in game.thing(bear).keywords
    activate(game, "Lizard Blades", which=1)
    assert game.thing(blades).attached_to is None
    assert (mine.types, size(mine)) == (("artifact", "creature"), (1, 1))


def test_702_122a_crew_makes_a_vehicle_a_creature(catalog: CardCatalog) -> None:
    """An Aradara Express takes power 4 of other creatures, sick ones too; it attacks; next turn it is none."""
    table = table_of(catalog)
    train = table.battlefield(0, "Aradara Express")
    bears = [table.battlefield(0, "Grizzly Bears", sick=True) for _ in range(2)]
    game = begun(table)
    vehicle = game.thing(train)
    assert "creature" not in vehicle.types
    game.answer(activations(game, "Aradara Express")[0])
    resolve_all(game)
    assert all(game.thing(bear).tapped for bear in bears)
    assert (vehicle.types, size(vehicle)) == (("artifact", "creature"), (8, 6))
    attacks(game, (vehicle, 1))
    pass_until(game, "upkeep", 6)
    assert game.player(1).life == 12
    assert "creature" not in vehicle.types


def test_702_122a_too_little_power_does_not_crew(catalog: CardCatalog) -> None:
    """Power 2 is not enough for crew 4; the Vehicle does not crew itself."""
    table = table_of(catalog)
    table.battlefield(0, "Aradara Express")
    table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    assert not activations(game, "Aradara Express")
