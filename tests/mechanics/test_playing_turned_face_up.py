"""CR 614.1e, 708.11, 303.4k What happens as a permanent is turned face up, and turning it up for another cost."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, reply, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.things import Thing

GIFT = "Gift of Doom"


def face_down(table: Scenario, name: str) -> tuple[Game, Thing]:
    """Return a game in which a card was cast face down and is on the battlefield so."""
    table.hand(0, name)
    game = begun(table)
    game.answer_with(action="cast", card=name, alternative="morph")
    resolve(game)
    (thing,) = [thing for thing in game.player(0).battlefield if thing.object.face_down]
    return game, thing


def test_303_4k_an_aura_is_attached_as_it_is_turned_face_up(catalog: CardCatalog) -> None:
    """Gift of Doom: for a sacrificed creature it is turned face up and enchants a creature, never itself."""
    table = table_of(catalog, lands=3)
    bear, giant = table.battlefield(0, "Grizzly Bears"), table.battlefield(1, "Hill Giant")
    table.battlefield(1, "Serra Angel")
    game, gift = face_down(table, GIFT)
    game.answer_with(action="special", source=gift)
    reply(game, "yes")
    assert game.decision is not None
    offered = {option.target for option in game.decision.options}
    assert (gift.id in offered, game.thing(giant).id in offered) == (False, True)
    game.answer(giant)
    assert game.thing(bear).zone == "graveyard"
    assert (gift.name, gift.types, gift.attached_to) == (GIFT, ("enchantment",), game.thing(giant))
    assert {"deathtouch", "indestructible"} <= set(game.thing(giant).keywords)
    assert game.stack == ()


def test_303_4k_who_does_not_attach_it_loses_it(catalog: CardCatalog) -> None:
    """An Aura attached to nothing is put into its owner's graveyard (704.5m)."""
    table = table_of(catalog, lands=3)
    table.battlefield(0, "Grizzly Bears")
    table.battlefield(1, "Hill Giant")
    game, gift = face_down(table, GIFT)
    game.answer_with(action="special", source=gift)
    reply(game, "no")
    assert [thing.name for thing in game.player(0).graveyard] == ["Grizzly Bears", GIFT]


def test_303_4k_only_what_it_could_enchant_face_up(catalog: CardCatalog) -> None:
    """Protection from black, the Aura's color face up, keeps it off, though the face-down permanent has no color."""
    table = table_of(catalog, lands=3)
    table.define("Saint", "{W}", "Creature — Human", "Protection from black", power=2, toughness=2)
    table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Saint")
    giant = table.battlefield(1, "Hill Giant")
    table.battlefield(1, "Serra Angel")
    game, gift = face_down(table, GIFT)
    game.answer_with(action="special", source=gift)
    while game.decision is not None and game.decision.kind != "may":
        reply(game, ["Grizzly Bears"])
    reply(game, "yes")
    assert game.decision is not None
    assert {option.card for option in game.decision.options} == {"Hill Giant", "Serra Angel"}
    game.answer(giant)
    assert gift.attached_to == game.thing(giant)


def test_614_1e_counters_are_there_as_it_is_turned_face_up(catalog: CardCatalog) -> None:
    """Put on it as it is turned: it has them at once, nothing uses the stack, and effects on counters apply."""
    table = table_of(catalog, lands=3)
    text = "Morph {U}\nAs this creature is turned face up, put two +1/+1 counters on it."
    table.define("Sleeper", "{2}{U}", "Creature — Shapeshifter", text, power=1, toughness=1)
    game, sleeper = face_down(table, "Sleeper")
    game.answer_with(action="special", source=sleeper)
    assert (sleeper.name, sleeper.power, sleeper.counters) == ("Sleeper", 3, {"+1/+1": 2})
    assert game.stack == ()


@pytest.mark.parametrize(("name", "life", "hand"), [("Zombie Cutthroat", 15, 1), ("Gathan Raiders", 20, 0)])
def test_702_37e_turned_face_up_for_another_cost_than_mana(
    catalog: CardCatalog, name: str, life: int, hand: int
) -> None:
    """Zombie Cutthroat for 5 life, Gathan Raiders for a discarded card."""
    table = table_of(catalog, lands=3)
    table.hand(0, "Opt")
    game, thing = face_down(table, name)
    game.answer_with(action="special", source=thing)
    while game.decision is not None and game.decision.kind != "priority":
        game.answer(game.decision.default())
    assert (thing.name, game.player(0).life, len(game.player(0).hand)) == (name, life, hand)
