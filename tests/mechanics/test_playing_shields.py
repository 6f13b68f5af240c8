"""CR 615.7 Shields that prevent the next so much damage are played with real cards."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import attack, begun, cast, pass_to, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog

SHIELD = 2
"""The mode of Healing Salve that prevents damage."""


def test_615_7_a_shield_is_used_up_point_by_point(catalog: CardCatalog) -> None:
    """Of two Shocks a shield of three prevents all of the first and a half of the second."""
    table = table_of(catalog, kinds=("Plains", "Mountain"))
    table.hand(0, "Healing Salve", "Shock", "Shock")
    game = begun(table)
    cast(game, "Healing Salve")
    game.answer_with(value=SHIELD)
    game.answer_with(target=0)
    resolve(game)
    lives = []
    for _ in range(2):
        cast(game, "Shock", 0)
        resolve(game)
        lives.append(game.player(0).life)
    assert lives == [20, 19]


def test_615_7_a_copy_is_a_shield_of_its_own(catalog: CardCatalog) -> None:
    """A copied Healing Salve prevents three more."""
    table = table_of(catalog, kinds=("Plains", "Mountain", "Island"))
    table.hand(0, "Healing Salve", "Twincast", "Fireblast")
    game = begun(table)
    cast(game, "Healing Salve")
    game.answer_with(value=SHIELD)
    game.answer_with(target=0)
    cast(game, "Twincast")
    resolve_all(game)
    game.answer_with(action="cast", card="Fireblast", alternative=None)
    game.answer_with(target=0)
    resolve(game)
    assert game.player(0).life == 20


def test_615_7_who_is_shielded_says_which_damage_is_prevented_first(catalog: CardCatalog) -> None:
    """Of 5 damage in combat the shield takes all that has lifelink, if the player says so, and one of the rest."""
    table = table_of(catalog, kinds=("Plains",))
    linked = table.battlefield(1, "Ajani's Sunstriker")
    giant = table.battlefield(1, "Hill Giant")
    table.hand(0, "Healing Salve")
    game = begun(table, active=1)
    pass_to(game, 0)
    cast(game, "Healing Salve")
    game.answer_with(value=SHIELD)
    game.answer_with(target=0)
    resolve(game)
    attack(game, game.thing(linked), game.thing(giant), whom=0)
    while game.decision is not None and game.decision.rule != "615.7":
        game.answer(game.decision.default())
    assert game.decision is not None
    assert game.decision.player == 0
    game.answer_with(source=game.thing(linked))
    assert (game.player(0).life, game.player(1).life) == (18, 20)


def test_615_7_where_all_is_prevented_nothing_is_asked(catalog: CardCatalog) -> None:
    """A shield that is no smaller than the damage of all sources needs no order."""
    table = table_of(catalog, kinds=("Plains",))
    attackers = [table.battlefield(1, "Savannah Lions"), table.battlefield(1, "Mons's Goblin Raiders")]
    table.hand(0, "Healing Salve")
    game = begun(table, active=1)
    pass_to(game, 0)
    cast(game, "Healing Salve")
    game.answer_with(value=SHIELD)
    game.answer_with(target=0)
    resolve(game)
    attack(game, *map(game.thing, attackers), whom=0)
    while game.step != "end of combat":
        assert game.decision is not None
        assert game.decision.rule != "615.7"
        game.answer(game.decision.default())
    assert game.player(0).life == 20


def test_615_7_only_combat_damage(catalog: CardCatalog) -> None:
    """What speaks of combat damage leaves other damage as it is."""
    table = table_of(catalog, kinds=("Plains", "Mountain"))
    griffin = table.battlefield(0, "Decorated Griffin")
    table.hand(0, "Shock")
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(griffin))
    resolve(game)
    cast(game, "Shock", 0)
    resolve(game)
    assert game.player(0).life == 18
