"""CR 607.4, 609.4a, 610.3d What the rules give as examples, played with their cards or like ones."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import aim, begun, cast, names, on_battlefield, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog


def test_607_4_one_choice_is_linked_to_two_abilities(catalog: CardCatalog) -> None:
    """The colour chosen as Paradise Plume enters is what it triggers for and what it adds."""
    table = table_of(catalog, kinds=("Mountain",))
    table.hand(0, "Paradise Plume", "Shock", "Opt")
    game = begun(table)
    cast(game, "Paradise Plume")
    resolve(game, "red")
    cast(game, "Shock", 1)
    resolve(game, "yes")
    assert game.player(0).life == 21
    plume = on_battlefield(game, "Paradise Plume")[0]
    game.answer_with(action="activate", source=plume)
    assert game.player(0).mana == "{R}"


def test_609_4a_as_though_does_not_shut_out_another(catalog: CardCatalog) -> None:
    """Under Vedalken Orrery a sorcery with flashback is cast from the graveyard as though it had flash."""
    table = table_of(catalog, kinds=("Mountain",))
    table.battlefield(0, "Vedalken Orrery")
    table.graveyard(0, "Faithless Looting")
    game = begun(table, active=1)
    game.answer("pass")
    game.answer_with(action="cast", card="Faithless Looting", alternative="flashback")
    resolve_all(game)
    assert names(list(game.player(0).exile)) == ["Faithless Looting"]


def test_610_3d_what_two_have_exiled_returns_at_once(catalog: CardCatalog) -> None:
    """Two Banisher Priests die together: both exiled cards come back together, so that each sees the other enter."""
    table = table_of(catalog, lands=10, kinds=("Plains",))
    table.hand(0, "Day of Judgment", "Banisher Priest", "Banisher Priest")
    table.battlefield(0, "Grizzly Bears")
    exiled = [table.battlefield(1, "Soul Warden"), table.battlefield(1, "Soul Warden")]
    game = begun(table)
    for thing in exiled:
        cast(game, "Banisher Priest")
        game.answer("pass")
        game.answer("pass")
        aim(game, game.thing(thing))
        resolve(game)
        assert game.thing(thing).zone == "exile"
    life = game.player(1).life
    cast(game, "Day of Judgment")
    resolve_all(game)
    assert len(on_battlefield(game, "Soul Warden")) == 2
    assert game.player(1).life == life + 2
