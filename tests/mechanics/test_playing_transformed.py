"""CR 712.14a Cards put onto the battlefield transformed, and costs of several parts, played from real cards."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import aim, begun, cast, names, on_battlefield, pass_until, resolve, table_of

from oathbreaker.library.catalog import CardCatalog

RETURNS = "return it to the battlefield"


def test_712_14a_a_dead_creature_returns_with_its_back_face_up(catalog: CardCatalog) -> None:
    """Loyal Cathar dies and is Unhallowed Cathar at the next end step, under the control of who controlled it."""
    table = table_of(catalog)
    table.battlefield(0, "Loyal Cathar", owner=1)
    table.hand(0, "Shock")
    game = begun(table)
    cast(game, "Shock", game.find("Loyal Cathar")[0])
    resolve(game)
    pass_until(game, "end")
    resolve(game)
    (cathar,) = on_battlefield(game, "Unhallowed Cathar")
    assert (cathar.card_name, cathar.face, cathar.power) == ("Loyal Cathar // Unhallowed Cathar", "back", 2)
    assert (cathar.owner, cathar.controller) == (1, 0)


def test_712_14a_a_saga_is_exiled_and_returns_transformed(catalog: CardCatalog) -> None:
    """The third chapter of The Modern Age makes it Vector Glider, a new object under its controller's control."""
    table = table_of(catalog)
    table.battlefield(0, "The Modern Age", counters={"lore": 2})
    game = begun(table, active=1, step="end")
    pass_until(game, "precombat main", 6)
    resolve(game)
    assert [thing.name for thing in on_battlefield(game, "The Modern Age")] == ["Vector Glider"]
    (glider,) = on_battlefield(game, "Vector Glider")
    assert (glider.power, "creature" in glider.types, "flying" in glider.keywords) == (2, True, True)
    assert glider.sick


def test_712_14a_a_card_with_one_face_stays_where_it_is(catalog: CardCatalog) -> None:
    """It is not returned transformed, and not returned at all."""
    table = table_of(catalog)
    text = f"When this creature dies, {RETURNS} transformed under your control."
    table.define("Test Moth", "{W}", "Creature — Insect", text, power=1, toughness=1)
    moth = table.battlefield(0, "Test Moth")
    table.hand(0, "Shock")
    game = begun(table)
    cast(game, "Shock")
    aim(game, game.thing(moth))
    resolve(game)
    assert sorted(names(list(game.player(0).graveyard))) == ["Shock", "Test Moth"]


def test_702_34a_flashback_with_a_cost_of_several_parts(catalog: CardCatalog) -> None:
    """Deep Analysis takes {1}{U} and 3 life from the graveyard, and is exiled."""
    table = table_of(catalog, lands=2, kinds=("Island",))
    table.graveyard(0, "Deep Analysis")
    game = begun(table)
    game.answer_with(action="cast", card="Deep Analysis", alternative="flashback")
    game.answer_with(target=0)
    assert game.player(0).life == 17
    resolve(game)
    assert len(game.player(0).hand) == 2
    assert names(list(game.player(0).exile)) == ["Deep Analysis"]


def test_702_21a_ward_with_a_cost_of_several_parts(catalog: CardCatalog) -> None:
    """Both the mana and the life are paid, or the spell is countered; without the life nothing is asked."""
    for life, answers, left in ((20, ("yes",), 18), (20, ("no",), 20), (1, (), 1)):
        table = table_of(catalog)
        table.define("Test Warden", "{2}{U}", "Creature — Drake", "Ward—{2}, Pay 2 life.", power=2, toughness=2)
        table.battlefield(1, "Test Warden")
        table.life(0, life)
        table.hand(0, "Shock")
        game = begun(table)
        cast(game, "Shock", game.find("Test Warden")[0])
        resolve(game, *answers)
        assert game.player(0).life == left
        assert bool(on_battlefield(game, "Test Warden")) == (answers != ("yes",))
