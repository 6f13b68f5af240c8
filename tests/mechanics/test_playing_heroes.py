"""CR 115.9 What looks at the targets of spells: heroic abilities, and counterspells for what targets something."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, pass_to, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize(("is_hero", "power"), [(True, 6), (False, 2)])
def test_115_9b_a_hero_grows_as_it_is_targeted(catalog: CardCatalog, is_hero: bool, power: int) -> None:  # noqa: FBT001  either
    """Giant Growth on Wingsteed Rider puts a counter on it, which is "it"; on another creature nothing."""
    table = table_of(catalog, kinds=("Forest",))
    rider = table.battlefield(0, "Wingsteed Rider")
    bear = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Giant Growth")
    game = begun(table)
    cast(game, "Giant Growth", game.thing(rider if is_hero else bear))
    resolve(game)
    assert game.thing(rider).power == power
    assert game.thing(rider).counters.get("+1/+1", 0) == is_hero


def test_115_9b_an_opponents_spell_is_not_one_that_you_cast(catalog: CardCatalog) -> None:
    """Only a spell of its controller makes a hero of it."""
    table = table_of(catalog, kinds=("Forest",))
    rider = table.battlefield(0, "Wingsteed Rider")
    table.hand(1, "Giant Growth")
    game = begun(table)
    pass_to(game, 1)
    cast(game, "Giant Growth", game.thing(rider))
    resolve(game)
    assert game.thing(rider).power == 5


@pytest.mark.parametrize(("seat", "is_offered"), [(0, True), (1, False)])
def test_115_9b_turn_aside_counters_what_targets_your_permanents(
    catalog: CardCatalog,
    seat: int,
    is_offered: bool,  # noqa: FBT001  either
) -> None:
    """A spell that targets another player's creature is no legal target."""
    table = table_of(catalog, kinds=("Island", "Mountain"))
    bears = [table.battlefield(0, "Grizzly Bears"), table.battlefield(1, "Grizzly Bears")]
    table.hand(1, "Shock")
    table.hand(0, "Turn Aside")
    game = begun(table, active=1)
    cast(game, "Shock", game.thing(bears[seat]))
    pass_to(game, 0)
    assert any(option.card == "Turn Aside" for option in game.legal_actions) == is_offered


def test_115_9b_counter_what_targets_you(catalog: CardCatalog) -> None:
    """Cerulean Drake counters a Shock at its controller."""
    table = table_of(catalog, kinds=("Mountain",))
    drake = table.battlefield(0, "Cerulean Drake")
    table.hand(1, "Shock")
    game = begun(table, active=1)
    cast(game, "Shock", 0)
    pass_to(game, 0)
    game.answer_with(action="activate", source=game.thing(drake))
    resolve_all(game)
    assert game.player(0).life == 20


@pytest.mark.parametrize("targets", [1, 2])
def test_115_9c_only_what_is_the_one_target(catalog: CardCatalog, targets: int) -> None:
    """Reflective Golem lets a spell be copied that targets it and nothing else."""
    table = table_of(catalog, kinds=("Mountain",))
    things = [table.battlefield(0, "Reflective Golem"), table.battlefield(0, "Hill Giant")][:targets]
    table.hand(0, "Coordinated Assault")
    game = begun(table)
    cast(game, "Coordinated Assault", [game.thing(thing) for thing in things])
    assert len(game.stack) == (2 if targets == 1 else 1)
