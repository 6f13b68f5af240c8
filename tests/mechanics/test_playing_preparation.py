"""CR 722 Preparation cards: prepared permanents, and the copies of their prepare spells."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import attack, begun, cast, on_battlefield, pass_until, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def castable(game: Game, name: str) -> bool:
    """Tell whether the player with priority may cast something of this name."""
    assert game.decision is not None
    return any(option.action == "cast" and option.card == name for option in game.decision.options)


def test_722_3c_a_creature_that_enters_prepared_and_the_copy_that_is_cast(catalog: CardCatalog) -> None:
    """The copy is in exile, is cast for its own cost at its own time, and the creature is unprepared by that."""
    table = table_of(catalog, kinds=("Plains",))
    table.hand(0, "Honorbound Page")
    game = begun(table)
    cast(game, "Honorbound Page")
    assert not game.find("Forum's Favor", zone="exile")
    resolve(game)
    (page,) = on_battlefield(game, "Honorbound Page")
    assert page.is_prepared
    (favor,) = game.find("Forum's Favor", zone="exile")
    assert (favor.kind, favor.mana_value) == ("copy", 1)
    cast(game, "Forum's Favor", page)
    assert not on_battlefield(game, "Honorbound Page")[0].is_prepared
    resolve(game)
    assert (page.power, "flying" in page.keywords) == (4, True)
    assert not game.find("Forum's Favor", zone="exile") + game.find("Forum's Favor", zone="graveyard")
    assert not castable(game, "Forum's Favor")


def test_722_3_the_card_itself_is_never_cast_as_its_prepare_spell(catalog: CardCatalog) -> None:
    """From a hand only the creature can be cast, and it has the creature's characteristics (722.4)."""
    table = table_of(catalog, kinds=("Plains",))
    page = table.hand(0, "Honorbound Page")
    table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    assert game.decision is not None
    assert len([option for option in game.decision.options if option.source == page.oid]) == 1
    assert game.thing(page).types == ("creature",)
    assert game.thing(page).mana_value == 4


def test_722_3c_the_copy_is_gone_with_its_permanent(catalog: CardCatalog) -> None:
    """Where the prepared creature dies, nothing can be cast."""
    table = table_of(catalog, kinds=("Plains", "Mountain"))
    table.hand(0, "Honorbound Page", "Lightning Bolt")
    table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    cast(game, "Honorbound Page")
    resolve(game)
    assert castable(game, "Forum's Favor")
    cast(game, "Lightning Bolt", on_battlefield(game, "Honorbound Page")[0])
    resolve(game)
    assert not castable(game, "Forum's Favor")
    assert not game.find("Forum's Favor", zone="exile")


def test_722_3a_what_is_prepared_does_not_become_so_again(catalog: CardCatalog) -> None:
    """Attacking twice makes one copy; the instant can be cast in the fight, and by its controller alone."""
    table = table_of(catalog, kinds=("Island",))
    bird = table.battlefield(0, "Encouraging Aviator")
    game = begun(table)
    assert not game.thing(bird).is_prepared
    attack(game, game.thing(bird))
    resolve(game)
    assert castable(game, "Jump")
    pass_until(game, "upkeep", 6)
    game.answer("pass")
    assert not castable(game, "Jump") or game.priority == 0
    pass_until(game, "precombat main", 7)
    attack(game, game.thing(bird))
    resolve(game)
    assert len(game.find("Jump", zone="exile")) == 1
    cast(game, "Jump", game.thing(bird))
    assert not game.thing(bird).is_prepared


def test_722_2b_a_copy_of_the_permanent_has_its_prepare_spell(catalog: CardCatalog) -> None:
    """A Clone enters prepared as what it copies does, with a copy of its own."""
    table = table_of(catalog, kinds=("Plains", "Island"))
    page = table.battlefield(0, "Honorbound Page")
    table.hand(0, "Clone")
    game = begun(table)
    before = len(game.find("Forum's Favor", zone="exile"))
    cast(game, "Clone")
    resolve(game, "yes")
    clone = next(thing for thing in on_battlefield(game, "Honorbound Page") if thing != game.thing(page))
    assert clone.is_prepared
    assert len(game.find("Forum's Favor", zone="exile")) == before + 1


def test_722_3c_a_prepared_permanent_that_phases_in_makes_a_copy_anew(catalog: CardCatalog) -> None:
    """While it is phased out there is no copy."""
    table = table_of(catalog, kinds=("Plains", "Island"))
    table.hand(0, "Honorbound Page", "Slip Out the Back")
    game = begun(table)
    cast(game, "Honorbound Page")
    resolve(game)
    cast(game, "Slip Out the Back", on_battlefield(game, "Honorbound Page")[0])
    resolve(game)
    assert not game.find("Forum's Favor", zone="exile")
    pass_until(game, "precombat main", 7)
    assert len(game.find("Forum's Favor", zone="exile")) == 1
    assert castable(game, "Forum's Favor")


def test_722_3c_the_permanents_controller_casts_the_copy(catalog: CardCatalog) -> None:
    """Who has taken control of the prepared creature may cast it."""
    table = table_of(catalog, kinds=("Plains", "Mountain"))
    table.hand(0, "Honorbound Page")
    table.hand(1, "Act of Treason")
    game = begun(table)
    cast(game, "Honorbound Page")
    resolve(game)
    pass_until(game, "precombat main", 6)
    assert game.priority == 1
    assert not castable(game, "Forum's Favor")
    cast(game, "Act of Treason", on_battlefield(game, "Honorbound Page")[0])
    resolve(game)
    assert castable(game, "Forum's Favor")
