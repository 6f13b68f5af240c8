"""CR 701.19, 614.8: cards that regenerate, and those against which that does not help."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, pass_until, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game

LANDS = ("Island", "Mountain", "Forest", "Swamp")


def shield(game: Game, name: str) -> None:
    """Activate the regeneration of a permanent and let it resolve."""
    game.answer_with(action="activate", card=name)
    resolve(game)


def test_701_19a_the_next_destruction_is_replaced(catalog: CardCatalog) -> None:
    """Lethal damage taps the creature instead, and removes the damage; a second time there is no shield left."""
    table = table_of(catalog, kinds=LANDS)
    troll = table.battlefield(0, "Uthden Troll")
    table.hand(0, "Shock", "Shock", "Lightning Bolt")
    game = begun(table)
    shield(game, "Uthden Troll")
    cast(game, "Shock", game.thing(troll))
    resolve(game)
    found = game.thing(troll)
    assert (found.tapped, found.damage, found.zone) == (True, 0, "battlefield")
    cast(game, "Lightning Bolt", found)
    resolve(game)
    assert not on_battlefield(game, "Uthden Troll")


def test_701_19a_each_shield_works_once_and_nothing_is_asked(catalog: CardCatalog) -> None:
    """Two shields of one creature let it live twice; which of them is used is no choice."""
    table = table_of(catalog, kinds=LANDS)
    troll = table.battlefield(0, "Uthden Troll")
    table.hand(0, "Shock", "Lightning Bolt")
    game = begun(table)
    shield(game, "Uthden Troll")
    shield(game, "Uthden Troll")
    for name in ("Shock", "Lightning Bolt"):
        cast(game, name, game.thing(troll))
        resolve(game)
    assert on_battlefield(game, "Uthden Troll")


def test_701_19a_the_shield_ends_with_the_turn(catalog: CardCatalog) -> None:
    """A shield of last turn does not help."""
    table = table_of(catalog, kinds=LANDS)
    table.battlefield(0, "Uthden Troll")
    table.hand(1, "Shock")
    game = begun(table)
    shield(game, "Uthden Troll")
    pass_until(game, "precombat main", turn=6)
    cast(game, "Shock", on_battlefield(game, "Uthden Troll")[0])
    resolve(game)
    assert not on_battlefield(game, "Uthden Troll")


def test_614_8_a_regenerated_attacker_leaves_combat(catalog: CardCatalog) -> None:
    """It deals no combat damage."""
    table = table_of(catalog, kinds=LANDS)
    troll = table.battlefield(0, "Uthden Troll")
    table.hand(0, "Shock")
    game = begun(table)
    shield(game, "Uthden Troll")
    pass_until(game, "declare attackers")
    game.answer_with(card="Uthden Troll", target=1)
    cast(game, "Shock", game.thing(troll))
    resolve(game)
    assert game.thing(troll).attacking is None
    pass_until(game, "postcombat main")
    assert game.player(1).life == 20


def test_701_19c_what_cannot_be_regenerated_is_destroyed(catalog: CardCatalog) -> None:
    """The shield is not applied, and the creature dies."""
    table = table_of(catalog, kinds=LANDS)
    troll = table.battlefield(0, "Uthden Troll")
    table.hand(0, "Terminate")
    game = begun(table)
    shield(game, "Uthden Troll")
    cast(game, "Terminate", game.thing(troll))
    resolve(game)
    assert not on_battlefield(game, "Uthden Troll")


def test_701_19a_shields_of_different_sources_are_not_told_apart(catalog: CardCatalog) -> None:
    """With a shield of its own and one of a spell that is gone, it lives twice, and nothing is asked."""
    table = table_of(catalog, kinds=LANDS)
    troll = table.battlefield(0, "Uthden Troll")
    table.hand(0, "Boon of Erebos", "Lightning Bolt", "Lightning Bolt", "Lightning Bolt")
    game = begun(table)
    shield(game, "Uthden Troll")
    cast(game, "Boon of Erebos", game.thing(troll))
    resolve(game)
    for left in (True, True, False):
        cast(game, "Lightning Bolt", game.thing(troll))
        resolve(game)
        assert bool(on_battlefield(game, "Uthden Troll")) == left


def after_a_shield(catalog: CardCatalog, spell: str, *answers: object) -> Game:
    """Return a game in which an Uthden Troll got a shield, and the spell was cast and resolved."""
    table = table_of(catalog, kinds=LANDS)
    table.battlefield(0, "Uthden Troll")
    for _ in range(4):
        table.battlefield(0, "Plains")
    table.hand(0, spell)
    game = begun(table)
    shield(game, "Uthden Troll")
    cast(game, spell, *answers)
    resolve(game)
    return game


def test_701_19c_they_are_all_that_the_instruction_before_destroys(catalog: CardCatalog) -> None:
    """Wrath of God destroys a creature with a shield, which Day of Judgment does not."""
    assert not on_battlefield(after_a_shield(catalog, "Wrath of God"), "Uthden Troll")
    assert on_battlefield(after_a_shield(catalog, "Day of Judgment"), "Uthden Troll")


def test_701_19c_creatures_destroyed_this_way(catalog: CardCatalog) -> None:
    """Damn, with overload or a target, destroys a creature with a shield."""
    table = table_of(catalog, kinds=LANDS)
    troll = table.battlefield(0, "Uthden Troll")
    table.battlefield(1, "Uthden Troll")
    table.hand(0, "Damn")
    game = begun(table)
    shield(game, "Uthden Troll")
    game.answer_with(action="cast", card="Damn")
    game.answer_with(target=game.thing(troll))
    resolve(game)
    assert [thing.controller for thing in on_battlefield(game, "Uthden Troll")] == [1]


def test_701_19c_not_this_turn(catalog: CardCatalog) -> None:
    """A shield is made for what can't be regenerated this turn, and is not applied; next turn another is."""
    table = table_of(catalog, kinds=LANDS)
    troll = table.battlefield(0, "Uthden Troll")
    brood = table.battlefield(0, "Furnace Brood")
    table.hand(0, "Lightning Bolt")
    game = begun(table)
    game.answer_with(action="activate", card="Furnace Brood")
    game.answer_with(target=game.thing(troll))
    resolve(game)
    shield(game, "Uthden Troll")
    cast(game, "Lightning Bolt", game.thing(troll))
    resolve(game)
    assert not on_battlefield(game, "Uthden Troll")
    assert game.thing(brood).zone == "battlefield"


def test_701_19c_what_is_dealt_damage_this_way(catalog: CardCatalog) -> None:
    """Incinerate kills a creature with a shield, which Lightning Bolt does not; Flamebreak kills every such."""
    for spell, lives in (("Incinerate", False), ("Lightning Bolt", True)):
        table = table_of(catalog, kinds=LANDS)
        troll = table.battlefield(0, "Uthden Troll")
        table.hand(0, spell)
        game = begun(table)
        shield(game, "Uthden Troll")
        cast(game, spell, game.thing(troll))
        resolve(game)
        assert bool(on_battlefield(game, "Uthden Troll")) == lives, spell
    assert not on_battlefield(after_a_shield(catalog, "Flamebreak"), "Uthden Troll")
