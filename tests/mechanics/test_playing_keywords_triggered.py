"""CR 702 Keywords triggered outside combat; 400.7 objects that effects and delayed abilities find again."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import lives, size
from tests.mechanics.positions_for_tests import begun, cast, names, on_battlefield, pass_until, resolve_all, table_of
from tests.mechanics.test_playing_attachments import activate, colored

from oathbreaker.library.catalog import CardCatalog


def test_702_108a_prowess_counts_noncreature_spells(catalog: CardCatalog) -> None:
    """An instant gives +1/+1, a creature spell nothing, an opponent's instant nothing."""
    table = table_of(catalog)
    monk = table.battlefield(0, "Bloodfire Expert")
    table.hand(0, "Opt", "Ornithopter")
    table.hand(1, "Opt")
    game = begun(table)
    cast(game, "Ornithopter")
    resolve_all(game)
    assert size(game.thing(monk)) == (3, 1)
    cast(game, "Opt")
    resolve_all(game)
    assert size(game.thing(monk)) == (4, 2)
    while game.priority != 1:
        game.answer("pass")
    cast(game, "Opt")
    resolve_all(game)
    assert size(game.thing(monk)) == (4, 2)


@pytest.mark.parametrize(("pays", "expected"), [("yes", [22, 19, 19]), ("no", [20, 20, 20])])
def test_702_101a_extort_drains_each_opponent(catalog: CardCatalog, pays: str, expected: list[int]) -> None:
    """For {W/B}, paid or not: each of two opponents loses 1, its controller gains what was lost."""
    table = table_of(catalog, players=3, lands=1)
    table.battlefield(0, "Plains")
    table.battlefield(0, "Basilica Guards")
    table.hand(0, "Ornithopter")
    game = begun(table)
    cast(game, "Ornithopter")
    while game.stack:
        assert game.decision is not None
        game.answer(pays if game.decision.kind == "may" else "pass")
    assert lives(game) == expected


def test_702_79a_persist_returns_once(catalog: CardCatalog) -> None:
    """A Kitchen Finks dies and returns with a -1/-1 counter; with that counter it stays dead."""
    table = table_of(catalog)
    finks = table.battlefield(1, "Kitchen Finks")
    table.hand(0, "Lightning Bolt", "Shock")
    game = begun(table)
    cast(game, "Lightning Bolt", game.thing(finks))
    resolve_all(game)
    (again,) = on_battlefield(game, "Kitchen Finks")
    assert (again.controller, again.counters, size(again)) == (1, {"-1/-1": 1}, (2, 1))
    cast(game, "Shock", again)
    resolve_all(game)
    assert not on_battlefield(game, "Kitchen Finks")


def test_702_93a_undying_returns_once(catalog: CardCatalog) -> None:
    """A Butcher Ghoul dies, returns with a +1/+1 counter, and stays dead the second time."""
    table = table_of(catalog)
    ghoul = table.battlefield(0, "Butcher Ghoul")
    table.hand(0, "Shock", "Shock")
    game = begun(table)
    cast(game, "Shock", game.thing(ghoul))
    resolve_all(game)
    (again,) = on_battlefield(game, "Butcher Ghoul")
    assert (again.counters, size(again)) == ({"+1/+1": 1}, (2, 2))
    cast(game, "Shock", again)
    resolve_all(game)
    assert names(list(game.player(0).graveyard)).count("Butcher Ghoul") == 1


def test_702_110a_exploit_may_sacrifice_a_creature(catalog: CardCatalog) -> None:
    """As it enters; another creature of its controller's or itself."""
    table = table_of(catalog)
    table.define("Test Sibsig", "{1}", "Creature — Zombie", "Exploit", power=1, toughness=1)
    table.battlefield(0, "Grizzly Bears")
    theirs = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Test Sibsig")
    game = begun(table)
    cast(game, "Test Sibsig")
    while game.stack or (game.decision is not None and game.decision.kind != "priority"):
        assert game.decision is not None
        if game.decision.kind == "may":
            game.answer("yes")
        elif game.decision.kind == "priority":
            game.answer("pass")
        else:
            game.answer_with(card="Grizzly Bears")
    assert names(list(game.player(0).graveyard)) == ["Grizzly Bears"]
    assert game.thing(theirs).zone == "battlefield"


def test_400_7j_what_an_effect_exiles_it_returns(catalog: CardCatalog) -> None:
    """Cloudshift exiles a creature and returns it: a new object, without its damage and counters."""
    table = colored(catalog, "Plains")
    bear = table.battlefield(0, "Grizzly Bears", counters={"+1/+1": 2})
    table.hand(0, "Cloudshift")
    game = begun(table)
    cast(game, "Cloudshift", game.thing(bear))
    resolve_all(game)
    (again,) = on_battlefield(game, "Grizzly Bears")
    assert (size(again), again.counters) == ((2, 2), {})


@pytest.mark.parametrize("token", [False, True])
def test_111_8_a_token_that_has_left_does_not_come_back(catalog: CardCatalog, *, token: bool) -> None:
    """Cloudshift exiles a token, and it ceases to exist there; a card returns."""
    table = colored(catalog, "Plains")
    bear = table.battlefield(0, "Grizzly Bears", token=token)
    table.hand(0, "Cloudshift")
    game = begun(table)
    cast(game, "Cloudshift", game.thing(bear))
    resolve_all(game)
    assert len(on_battlefield(game, "Grizzly Bears")) == (not token)
    assert not game.find("Grizzly Bears", zone="exile")


def test_400_7j_what_it_returns_gains_more(catalog: CardCatalog) -> None:
    """Defy Death returns an Angel from the graveyard, and two counters are put on that new object."""
    table = colored(catalog, "Plains")
    table.graveyard(0, "Serra Angel")
    table.hand(0, "Defy Death")
    game = begun(table)
    cast(game, "Defy Death")
    resolve_all(game)
    (angel,) = on_battlefield(game, "Serra Angel")
    assert size(angel) == (6, 6)


def test_603_7c_a_delayed_ability_finds_what_was_exiled(catalog: CardCatalog) -> None:
    """An Aetherling exiles itself and is back at the next end step, as a new object."""
    table = table_of(catalog)
    shifter = table.battlefield(0, "Aetherling", counters={"+1/+1": 1})
    game = begun(table)
    activate(game, "Aetherling")
    assert not on_battlefield(game, "Aetherling")
    pass_until(game, "end")
    resolve_all(game)
    (again,) = on_battlefield(game, "Aetherling")
    assert again.counters == {}
    assert again.id != game.thing(shifter).id or again.sick
