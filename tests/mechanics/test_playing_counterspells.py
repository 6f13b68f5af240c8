"""Cards that counter spells are played: which spells they take, what their controllers may pay, what else they do."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, on_battlefield, pass_to, resolve, table_of

from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def against(catalog: CardCatalog, spell: str, answer: str, lands: int = 3, *artifacts: str) -> Game:
    """Return a game in which a player has cast a spell and the other has a card in hand and priority."""
    table = table_of(catalog, lands=lands)
    table.hand(0, spell)
    table.hand(1, answer, "Opt")
    table.library(0, "Opt", "Preordain", "Impulse")
    for name in artifacts:
        table.battlefield(1, name)
    game = begun(table)
    cast(game, spell)
    pass_to(game, 1)
    return game


@pytest.mark.parametrize("name", ["Cancel", "Counterspell", "Stoic Rebuttal"])
@pytest.mark.parametrize("spell", ["Thoughtcast", "Manic Scribe", "Impact Tremors"])
def test_701_6a_a_countered_spell_goes_to_the_graveyard(catalog: CardCatalog, name: str, spell: str) -> None:
    """Any spell is a target; it does nothing, enters nothing, and is put into its owner's graveyard."""
    game = against(catalog, spell, name)
    target = game.stack[0]
    cast(game, name)
    assert game.stack[1].targets == (target,)
    resolve(game)
    assert names(list(game.player(0).graveyard)) == [spell]
    assert not game.player(0).hand
    assert not on_battlefield(game, spell)
    assert names(list(game.player(1).graveyard)) == [name]


@pytest.mark.parametrize("name", ["Negate", "Spell Pierce", "Unwind"])
def test_a_noncreature_spell_is_no_creature_spell(catalog: CardCatalog, name: str) -> None:
    """A creature spell cannot be chosen, also one that is an artifact too; a planeswalker spell can."""
    for spell in ("Manic Scribe", "Silent Arbiter", "Purphoros, God of the Forge"):
        with pytest.raises(IllegalAnswer):
            cast(against(catalog, spell, name, 5), name)
    game = against(catalog, "Saheeli, Sublime Artificer", name)
    cast(game, name)
    assert names(list(game.stack)) == ["Saheeli, Sublime Artificer", name]


def test_negate_counters_a_noncreature_spell(catalog: CardCatalog) -> None:
    """The spell is in the graveyard and nobody has drawn."""
    game = against(catalog, "Thoughtcast", "Negate")
    cast(game, "Negate")
    resolve(game)
    assert names(list(game.player(0).graveyard)) == ["Thoughtcast"]
    assert not game.player(0).hand


@pytest.mark.parametrize(("name", "price"), [("Mana Leak", 3), ("Spell Pierce", 2)])
def test_118_12_the_controller_may_pay(catalog: CardCatalog, name: str, price: int) -> None:
    """Who pays keeps the spell and has tapped that many lands; who does not loses it, and taps nothing."""
    for pays in (True, False):
        game = against(catalog, "Impact Tremors", name, 3)
        before = sum(not land.tapped for land in game.find(zone="battlefield", controller=0))
        cast(game, name)
        pass_to(game, 0)
        game.answer("pass")
        if game.decision is not None and game.decision.kind == "priority":
            game.answer("pass")
        assert game.decision is not None
        assert (game.decision.player, game.decision.kind) == (0, "may")
        game.answer(pays)
        after = sum(not thing.tapped and "land" in thing.types for thing in game.find(zone="battlefield", controller=0))
        assert before - after == (price if pays else 0)
        resolve(game)
        assert bool(on_battlefield(game, "Impact Tremors")) == pays
        assert bool(game.find("Impact Tremors", zone="graveyard")) != pays


def test_118_3_who_cannot_pay_is_not_asked(catalog: CardCatalog) -> None:
    """With too few untapped lands the spell is countered at once."""
    game = against(catalog, "Impact Tremors", "Mana Leak", 2)
    cast(game, "Mana Leak")
    resolve(game)
    assert names(list(game.player(0).graveyard)) == ["Impact Tremors"]


def test_mana_leak_takes_creature_spells(catalog: CardCatalog) -> None:
    """Unlike Spell Pierce it may target a creature spell."""
    game = against(catalog, "Dualcaster Mage", "Mana Leak", 2)
    cast(game, "Mana Leak")
    resolve(game)
    assert names(list(game.player(0).graveyard)) == ["Dualcaster Mage"]


@pytest.mark.parametrize("artifacts", [2, 3])
def test_stoic_rebuttal_costs_less_with_three_artifacts(catalog: CardCatalog, artifacts: int) -> None:
    """Metalcraft: one generic mana less with three artifacts, nothing less with two."""
    game = against(catalog, "Opt", "Stoic Rebuttal", 3, *["Ornithopter", "Spellbook", "Darksteel Citadel"][:artifacts])
    cast(game, "Stoic Rebuttal")
    tapped = [thing for thing in game.find(zone="battlefield", controller=1) if thing.tapped]
    assert len(tapped) == (3 if artifacts == 2 else 2)


def test_unwind_untaps_up_to_three_lands(catalog: CardCatalog) -> None:
    """The spell is countered and the caster untaps lands of their choice: those they paid with, any number to three."""
    game = against(catalog, "Opt", "Unwind")
    cast(game, "Unwind")
    tapped = [thing for thing in game.find(zone="battlefield", controller=1) if thing.tapped]
    assert len(tapped) == 3
    resolve(game, tapped)
    assert names(list(game.player(0).graveyard)) == ["Opt"]
    assert not any(thing.tapped for thing in game.find(zone="battlefield", controller=1))


def test_608_2b_a_counterspell_whose_target_is_gone_does_nothing(catalog: CardCatalog) -> None:
    """If the target was countered before, Unwind untaps nothing: it does not resolve."""
    table = table_of(catalog, lands=4)
    table.hand(0, "Impact Tremors")
    table.hand(1, "Unwind", "Negate")
    game = begun(table)
    cast(game, "Impact Tremors")
    spell = game.stack[0]
    pass_to(game, 1)
    cast(game, "Unwind")
    cast(game, "Negate", spell)
    resolve(game)
    assert names(list(game.player(0).graveyard)) == ["Impact Tremors"]
    assert sum(thing.tapped for thing in game.find(zone="battlefield", controller=1)) == 5


def test_a_spell_can_counter_a_counterspell(catalog: CardCatalog) -> None:
    """The first spell resolves as though nothing had been said."""
    table = table_of(catalog)
    table.hand(0, "Thoughtcast", "Counterspell")
    table.hand(1, "Cancel")
    game = begun(table)
    cast(game, "Thoughtcast")
    pass_to(game, 1)
    cast(game, "Cancel")
    cancel = game.stack[1]
    pass_to(game, 0)
    cast(game, "Counterspell", cancel)
    resolve(game)
    assert len(game.player(0).hand) == 2
    assert names(list(game.player(1).graveyard)) == ["Cancel"]
