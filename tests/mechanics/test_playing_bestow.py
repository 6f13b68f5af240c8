"""CR 702.103 Bestow: cast as an Aura, a creature again when it enchants nothing."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, pass_to, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Thing


def bestowed(game: Game, name: str, target: Thing) -> None:
    """Cast a card bestowed on a creature."""
    option = next(one for one in game.legal_actions if one.card == name and one.alternative == "bestow")
    game.answer(option)
    if game.decision is not None and game.decision.kind == "target":
        game.answer_with(target=target)


def naiad(catalog: CardCatalog) -> tuple[Game, int, int]:
    """Return a game in which a bestowed Nimbus Naiad enchants one of two bears, with the ids of bear and Naiad."""
    table = table_of(catalog)
    bear = table.battlefield(0, "Grizzly Bears")
    table.battlefield(1, "Hill Giant")
    table.hand(0, "Nimbus Naiad", "Lightning Bolt", "Unsummon")
    game = begun(table)
    bestowed(game, "Nimbus Naiad", game.thing(bear))
    resolve(game)
    return game, game.thing(bear).id, on_battlefield(game, "Nimbus Naiad")[0].id


def test_702_103b_a_bestowed_aura_is_no_creature(catalog: CardCatalog) -> None:
    """It is an Aura attached to its target, which it strengthens; it is no creature and has no creature types."""
    game, bear, aura = naiad(catalog)
    enchanted, found = game.thing(bear), game.thing(aura)
    assert (enchanted.power, enchanted.toughness) == (4, 4)
    assert found.attached_to == enchanted
    assert "creature" not in found.types
    assert "Aura" in found.subtypes
    assert "Nymph" not in found.subtypes


def test_702_103f_it_is_a_creature_when_the_host_has_gone(catalog: CardCatalog) -> None:
    """When what it enchants leaves, it stays on the battlefield and is a creature for good."""
    game, bear, aura = naiad(catalog)
    cast(game, "Unsummon", game.thing(bear))
    resolve(game)
    found = game.thing(aura)
    assert found.zone == "battlefield"
    assert "creature" in found.types
    assert "Aura" not in found.subtypes
    assert (found.power, found.toughness) == (2, 2)


def test_702_103a_cast_for_its_mana_cost_it_is_a_creature(catalog: CardCatalog) -> None:
    """Without bestow nothing is targeted, and a creature enters."""
    table = table_of(catalog)
    table.battlefield(1, "Hill Giant")
    table.hand(0, "Nimbus Naiad")
    game = begun(table)
    option = next(one for one in game.legal_actions if one.card == "Nimbus Naiad" and not one.alternative)
    game.answer(option)
    resolve(game)
    (found,) = on_battlefield(game, "Nimbus Naiad")
    assert "creature" in found.types
    assert found.attached_to is None


def test_702_103a_without_a_creature_it_cannot_be_cast_bestowed(catalog: CardCatalog) -> None:
    """Enchant creature needs a target."""
    table = table_of(catalog)
    table.hand(0, "Nimbus Naiad")
    game = begun(table)
    assert [one.alternative for one in game.legal_actions if one.card == "Nimbus Naiad"] == [None]


def test_702_103e_with_an_illegal_target_it_resolves_as_a_creature(catalog: CardCatalog) -> None:
    """The spell is not taken off the stack: it becomes a creature."""
    table = table_of(catalog)
    bear = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Nimbus Naiad")
    table.hand(1, "Lightning Bolt")
    game = begun(table)
    bestowed(game, "Nimbus Naiad", game.thing(bear))
    pass_to(game, 1)
    cast(game, "Lightning Bolt", game.thing(bear))
    resolve(game)
    (found,) = on_battlefield(game, "Nimbus Naiad")
    assert "creature" in found.types
    assert (found.power, found.toughness) == (2, 2)


@pytest.mark.parametrize(("way", "counterable"), [("bestow", False), (None, True)])
def test_702_103b_a_bestowed_spell_is_no_creature_spell(
    catalog: CardCatalog, way: str | None, *, counterable: bool
) -> None:
    """A spell that counters creature spells has no target in it."""
    table = table_of(catalog)
    bear = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Nimbus Naiad")
    table.hand(1, "Essence Scatter")
    game = begun(table)
    if way:
        bestowed(game, "Nimbus Naiad", game.thing(bear))
    else:
        game.answer(next(one for one in game.legal_actions if one.card == "Nimbus Naiad" and not one.alternative))
    pass_to(game, 1)
    assert any(option.card == "Essence Scatter" for option in game.legal_actions) == counterable


def test_702_103f_an_illegal_host_unattaches_it_and_it_stays(catalog: CardCatalog) -> None:
    """704.5m does not put a bestowed Aura into the graveyard: it becomes unattached and is a creature."""
    table = table_of(catalog)
    bear = table.battlefield(0, "Grizzly Bears")
    text = "Target creature gains protection from blue until end of turn."
    table.define("Blue Ward", "{0}", "Instant", text)
    table.hand(0, "Nimbus Naiad", "Blue Ward")
    game = begun(table)
    bestowed(game, "Nimbus Naiad", game.thing(bear))
    resolve(game)
    cast(game, "Blue Ward", game.thing(bear))
    resolve(game)
    (found,) = on_battlefield(game, "Nimbus Naiad")
    assert found.attached_to is None
    assert "creature" in found.types
    assert game.thing(bear).power == 2
