"""CR 107.14 Energy: getting it, paying it as a cost and as something resolves, and counting what was paid."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import attack, begun, cast, on_battlefield, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Thing


def energy(game: Game, seat: int = 0) -> int:
    """Return how much energy a player has."""
    return game.player(seat).counters.get("energy", 0)


def abilities_of(game: Game, thing: Thing) -> list[int]:
    """Return the numbers of the abilities of a permanent that its controller may activate now."""
    return [
        option.ability[0]
        for option in game.legal_actions
        if option.source == thing.id and option.ability is not None and option.action == "activate"
    ]


def test_107_14_a_symbol_is_one_energy_counter(catalog: CardCatalog) -> None:
    """The words "you get {E}{E}" give their controller two energy counters, and nobody else any."""
    table = table_of(catalog, kinds=("Island",))
    table.hand(0, "Tune the Narrative")
    game = begun(table)
    cast(game, "Tune the Narrative")
    resolve(game)
    assert energy(game) == 2
    assert energy(game, 1) == 0


def test_107_14_energy_pays_a_cost(catalog: CardCatalog) -> None:
    """A cost of {E}{E} takes two energy counters; with fewer it cannot be paid."""
    table = table_of(catalog)
    cub = table.battlefield(0, "Longtusk Cub")
    table.counters(0, "energy", 3)
    game = begun(table)
    (number,) = abilities_of(game, game.thing(cub))
    game.answer_with(action="activate", source=game.thing(cub), ability=number)
    resolve(game)
    assert game.thing(cub).counters == {"+1/+1": 1}
    assert energy(game) == 1
    assert not abilities_of(game, game.thing(cub))


def test_107_14_energy_may_be_paid_for_mana(catalog: CardCatalog) -> None:
    """The energy that a land gave as it entered pays for one mana of any colour, and is gone then."""
    table = table_of(catalog, lands=0)
    table.hand(0, "Aether Hub", "Shock")
    game = begun(table)
    game.answer_with(action="play land", card="Aether Hub")
    resolve(game)
    (hub,) = on_battlefield(game, "Aether Hub")
    assert energy(game) == 1
    game.answer(
        next(one for one in game.legal_actions if one.source == hub.id and one.ability and "{E}" in one.ability[1])
    )
    game.answer("R")
    cast(game, "Shock", 1)
    resolve(game)
    assert game.player(1).life == 18
    assert energy(game) == 0


def test_118_12_energy_is_paid_as_an_ability_resolves(catalog: CardCatalog) -> None:
    """The words "you may pay {E}{E}" let it be paid once, however much energy there is, and not without it."""
    table = table_of(catalog, kinds=("Forest",))
    rhino = table.battlefield(0, "Thriving Rhino")
    table.counters(0, "energy", 5)
    game = begun(table)
    attack(game, game.thing(rhino))
    resolve(game, "yes")
    assert game.thing(rhino).counters == {"+1/+1": 1}
    assert energy(game) == 3


def test_107_14_as_much_energy_as_an_amount_says(catalog: CardCatalog) -> None:
    """A countered spell's mana value is how many energy counters are got."""
    table = table_of(catalog)
    table.hand(0, "Hill Giant", "Electrosiphon")
    game = begun(table)
    cast(game, "Hill Giant")
    (giant,) = game.stack
    cast(game, "Electrosiphon", giant)
    resolve(game)
    assert not on_battlefield(game, "Hill Giant")
    assert energy(game) == 4


def test_118_12_energy_equal_to_a_mana_value_is_paid(catalog: CardCatalog) -> None:
    """Control is gained for as much energy as the permanent's mana value, from what was just got."""
    table = table_of(catalog)
    giant = table.battlefield(1, "Hill Giant")
    table.hand(0, "Confiscation Coup")
    game = begun(table)
    cast(game, "Confiscation Coup", game.thing(giant))
    resolve(game, "yes")
    assert game.thing(giant).controller == 0
    assert energy(game) == 0


def test_118_3_too_little_energy_pays_for_nothing(catalog: CardCatalog) -> None:
    """With less energy than the mana value nothing is asked, and the energy is kept."""
    table = table_of(catalog)
    angel = table.battlefield(1, "Serra Angel")
    table.hand(0, "Confiscation Coup")
    game = begun(table)
    cast(game, "Confiscation Coup", game.thing(angel))
    resolve(game)
    assert game.thing(angel).controller == 1
    assert energy(game) == 4


def test_107_1c_any_amount_of_energy(catalog: CardCatalog) -> None:
    """Its controller says how much is paid; what was paid is what the next instruction counts, the rest is kept."""
    table = table_of(catalog, kinds=("Plains",))
    bear, giant = table.battlefield(1, "Grizzly Bears"), table.battlefield(1, "Hill Giant")
    table.hand(0, "Wrath of the Skies")
    game = begun(table)
    cast(game, "Wrath of the Skies", 4)
    resolve(game, "yes", 2)
    assert game.thing(bear).zone != "battlefield"
    assert game.thing(giant).zone == "battlefield"
    assert energy(game) == 2


def test_608_2h_that_many_counters_for_energy_paid(catalog: CardCatalog) -> None:
    """The words "that many" after one or more {E} were paid mean how many were paid."""
    table = table_of(catalog, kinds=("Forest",))
    hood = table.battlefield(0, "Rampaging Aetherhood")
    game = table.start(active=0, step="untap", turn=5)
    game.stop_everywhere = True
    while not game.stack:
        game.answer("pass")
    resolve(game, "yes", 3)
    assert game.thing(hood).counters == {"+1/+1": 3}
    assert energy(game) == 1


def test_603_2c_getting_energy_triggers_once(catalog: CardCatalog) -> None:
    """What triggers whenever you get one or more {E} triggers once for two counters got at a time."""
    table = table_of(catalog, kinds=("Island",))
    table.battlefield(0, "Fabrication Module")
    bear = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Tune the Narrative")
    game = begun(table)
    cast(game, "Tune the Narrative")
    resolve(game)
    assert game.thing(bear).counters == {"+1/+1": 1}


def test_500_4_energy_is_no_mana(catalog: CardCatalog) -> None:
    """Energy does not empty as steps end: a ruling on Aether Chaser."""
    table = table_of(catalog, kinds=("Island",))
    table.counters(0, "energy", 2)
    game = begun(table)
    while game.turn == 5 and game.decision is not None:
        game.answer(game.decision.default())
    assert energy(game) == 2


def test_107_14_written_in_both_languages(catalog: CardCatalog) -> None:
    """Few counters are written as symbols, six or more in words, in either language."""
    assert "Pay {E}{E}:" in (catalog["Longtusk Cub"].text("en") or "")
    assert "{E}{E}を支払う：" in (catalog["Longtusk Cub"].text("ja") or "")
    assert "{E}８個を支払う" in (catalog["Aethersquall Ancient"].text("ja") or "")
