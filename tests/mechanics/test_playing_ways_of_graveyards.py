"""CR 702.119 Emerge, 702.138 escape, 702.146 disturb: paid with other cards and permanents, or cast transformed."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
    begun,
    cast,
    names,
    on_battlefield,
    reply,
    resolve,
    resolve_all,
    table_of,
)

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def cast_by(game: Game, name: str, way: str) -> None:
    """Cast a card in one way."""
    game.answer_with(action="cast", card=name, alternative=way)


def ways_of(game: Game, name: str) -> list[str | None]:
    """Return the ways in which a card can be cast now."""
    return [option.alternative for option in game.legal_actions if option.card == name]


@pytest.mark.parametrize(("others", "ways"), [(2, []), (3, ["escape"])])
def test_702_138a_escape_exiles_other_cards(catalog: CardCatalog, others: int, ways: list[str]) -> None:
    """It is cast from the graveyard for mana and as many other cards as it says; without them not at all."""
    table = table_of(catalog, kinds=("Mountain",))
    table.graveyard(0, "Phoenix of Ash", *["Opt"] * others)
    game = begun(table)
    assert ways_of(game, "Phoenix of Ash") == ways
    if ways:
        cast_by(game, "Phoenix of Ash", "escape")
        resolve_all(game)
        assert names(game.find(zone="exile")) == ["Opt"] * 3


@pytest.mark.parametrize(("zone", "counters"), [("hand", {}), ("graveyard", {"+1/+1": 1})])
def test_702_138c_it_escapes_with_counters(catalog: CardCatalog, zone: str, counters: dict[str, int]) -> None:
    """Only what escaped enters with the counters."""
    table = table_of(catalog, kinds=("Mountain",))
    table.graveyard(0, "Opt", "Opt", "Opt")
    getattr(table, zone)(0, "Phoenix of Ash")
    game = begun(table)
    game.answer(next(option for option in game.legal_actions if option.card == "Phoenix of Ash"))
    resolve_all(game)
    (phoenix,) = on_battlefield(game, "Phoenix of Ash")
    assert phoenix.counters == counters


@pytest.mark.parametrize(("zone", "there"), [("hand", 0), ("graveyard", 1)])
def test_702_138b_sacrificed_unless_it_escaped(catalog: CardCatalog, zone: str, there: int) -> None:
    """Cast from the hand it did not escape and is sacrificed; its other ability triggers all the same."""
    table = table_of(catalog, lands=3, kinds=("Plains", "Mountain"))
    table.graveyard(0, "Opt", "Opt", "Opt", "Opt", "Opt")
    getattr(table, zone)(0, "Phlage, Titan of Fire's Fury")
    game = begun(table)
    game.answer(next(option for option in game.legal_actions if option.card == "Phlage, Titan of Fire's Fury"))
    resolve_all(game)
    assert len(on_battlefield(game, "Phlage, Titan of Fire's Fury")) == there
    assert game.player(0).life == 23


def test_702_146a_disturb_casts_the_back_face(catalog: CardCatalog) -> None:
    """From the graveyard the card is cast transformed, and enters with its back face up."""
    table = table_of(catalog, kinds=("Plains",))
    table.graveyard(0, "Beloved Beggar // Generous Soul")
    game = begun(table)
    game.answer(next(option for option in game.legal_actions if option.alternative == "disturb"))
    assert game.stack[0].name == "Generous Soul"
    resolve(game)
    (soul,) = game.find("Generous Soul", zone="battlefield")
    assert (soul.power, soul.toughness) == (4, 4)


def test_702_146a_a_disturbed_aura_has_its_target(catalog: CardCatalog) -> None:
    """A back face that is an Aura targets what it will enchant; the spell is that of the back face."""
    table = table_of(catalog, kinds=("Plains",))
    bear = table.battlefield(0, "Grizzly Bears")
    table.graveyard(0, "Drogskol Infantry // Drogskol Armaments")
    game = begun(table)
    option = next(option for option in game.legal_actions if option.alternative == "disturb")
    game.answer(option)
    resolve(game)
    assert game.thing(bear).power == 4


@pytest.mark.parametrize("answer", ["Disenchant", "Dovin's Veto"])
def test_614_1a_exiled_rather_than_put_into_a_graveyard(catalog: CardCatalog, answer: str) -> None:
    """The back face is exiled from the battlefield, and from the stack where it is countered."""
    table = table_of(catalog, kinds=("Plains", "Island"))
    bear = table.battlefield(0, "Grizzly Bears")
    table.graveyard(0, "Drogskol Infantry // Drogskol Armaments")
    table.hand(0, answer)
    game = begun(table)
    game.answer(next(option for option in game.legal_actions if option.alternative == "disturb"))
    if answer == "Disenchant":
        resolve(game)
    cast(game, answer)
    resolve(game)
    assert game.thing(bear).power == 2
    assert len(game.find(zone="exile")) == 1


def test_702_119a_emerge_costs_less_by_what_is_sacrificed(catalog: CardCatalog) -> None:
    """The mana value of the sacrificed creature is taken from the generic mana of the emerge cost."""
    table = table_of(catalog, lands=6, kinds=("Island",))
    giant = table.battlefield(0, "Hill Giant")
    bear = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Wretched Gryff")
    game = begun(table)
    before = sum(thing.tapped for thing in game.find(zone="battlefield", controller=0))
    cast_by(game, "Wretched Gryff", "emerge")
    reply(game, game.thing(giant))
    assert game.thing(giant).zone == "graveyard"
    assert game.thing(bear).zone == "battlefield"
    assert sum(thing.tapped for thing in game.find(zone="battlefield", controller=0)) - before == 2


@pytest.mark.parametrize(("creature", "ways"), [("Ornithopter", []), ("Craw Wurm", ["emerge"])])
def test_702_119c_only_a_sacrifice_that_pays_enough(catalog: CardCatalog, creature: str, ways: list[str]) -> None:
    """With little mana only a creature of great mana value lets the spell be cast."""
    table = table_of(catalog, lands=2, kinds=("Island",))
    table.battlefield(0, creature)
    table.hand(0, "Wretched Gryff")
    game = begun(table)
    assert ways_of(game, "Wretched Gryff") == ways
