"""Cards that change what is on the battlefield are played: damage, moving to libraries, exile and return, combat."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
    attack,
    begun,
    cast,
    names,
    on_battlefield,
    reply,
    resolve,
    resolve_all,
    table_of,
)

from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.library.catalog import CardCatalog


def test_aetherspouts_asks_each_owner(catalog: CardCatalog) -> None:
    """Every attacker goes to the top or bottom of its owner's library as the owner chooses; others stay."""
    table = table_of(catalog, players=3)
    one = table.battlefield(0, "Ornithopter")
    two = table.battlefield(0, "Reckless Fireweaver", owner=2)
    three = table.battlefield(0, "Guttersnipe")
    table.battlefield(0, "Manic Scribe")
    table.battlefield(1, "Overwhelmed Apprentice")
    table.hand(1, "Aetherspouts")
    game = begun(table)
    attack(game, game.thing(one), game.thing(two), game.thing(three))
    while game.priority != 1:
        game.answer("pass")
    cast(game, "Aetherspouts")
    asked = []
    while game.stack:
        assert game.decision is not None
        if game.decision.kind == "priority":
            game.answer("pass")
            continue
        asked.append(game.decision.player)
        to_top = str(game.decision.options[0].card) != "Guttersnipe"
        words = [option.value for option in game.decision.options]
        assert game.decision.kind != "order", words
        game.answer_with(value="top" if to_top else "bottom")
    assert sorted(names([thing for thing in game.find(zone="battlefield") if "creature" in thing.types])) == [
        "Manic Scribe",
        "Overwhelmed Apprentice",
    ]
    assert sorted(asked) == [0, 0, 2]
    assert game.thing(two) in {game.player(2).library[0], game.player(2).library[-1]}


def test_blasphemous_act_costs_less_for_each_creature(catalog: CardCatalog) -> None:
    """Everybody's creatures count, other permanents do not; the red mana stays; each creature is dealt 13 damage."""
    for creatures, price in ((0, 9), (3, 6), (9, 1)):
        table = table_of(catalog, players=3)
        table.hand(0, "Blasphemous Act")
        for number in range(creatures):
            table.battlefield(number % 3, "Reckless Fireweaver")
        table.battlefield(1, "Spellbook")
        god = table.battlefield(1, "Purphoros, God of the Forge")
        game = begun(table)
        cast(game, "Blasphemous Act")
        assert sum(thing.tapped for thing in game.find(zone="battlefield")) == price
        resolve(game)
        assert not [thing for thing in game.find(zone="battlefield") if "creature" in thing.types]
        assert [player.life for player in game.players] == [20, 20, 20]
        assert game.thing(god).damage == 0


def test_702_12b_an_indestructible_creature_survives_thirteen_damage(catalog: CardCatalog) -> None:
    """Purphoros as a creature is dealt damage greater than its toughness and stays."""
    table = table_of(catalog)
    table.hand(0, "Blasphemous Act")
    god = table.battlefield(0, "Purphoros, God of the Forge")
    for _ in range(4):
        table.battlefield(0, "Dualcaster Mage")
    game = begun(table)
    assert "creature" in game.thing(god).types
    cast(game, "Blasphemous Act")
    resolve(game)
    assert (game.thing(god).zone, game.thing(god).damage) == ("battlefield", 13)
    assert "creature" not in game.thing(god).types
    assert not on_battlefield(game, "Dualcaster Mage")


@pytest.mark.parametrize(("top", "enters"), [("Opt", False), ("Silent Arbiter", True), ("Impact Tremors", True)])
def test_chaos_warp_shuffles_and_reveals(catalog: CardCatalog, top: str, enters: bool) -> None:  # noqa: FBT001  a case
    """The permanent's owner, not its controller, shuffles it away; a revealed permanent card enters under them."""
    table = table_of(catalog, players=3)
    table.hand(0, "Chaos Warp")
    warped = table.battlefield(1, "Chromatic Lantern", owner=2)
    table.library(2, *[top] * 40)
    game = begun(table)
    cast(game, "Chaos Warp", game.thing(warped))
    resolve(game)
    assert game.thing(warped).zone == "library"
    assert len(game.player(2).library) == 41 - enters
    entered = [thing for thing in on_battlefield(game, top) if thing.owner == 2]
    assert [thing.controller for thing in entered] == [2] * enters
    assert names(list(game.player(2).library)) != ["Chromatic Lantern", *[top] * 40]
    assert names(list(game.player(0).graveyard)) == ["Chaos Warp"]


def test_chaos_warp_may_give_the_same_card_back(catalog: CardCatalog) -> None:
    """It is shuffled in before the reveal: of nothing but Silent Arbiters one enters, without the counters."""
    table = table_of(catalog)
    table.hand(0, "Chaos Warp")
    table.library(1, "Silent Arbiter")
    hurt = table.battlefield(1, "Silent Arbiter", counters={"+1/+1": 2})
    game = begun(table)
    old = game.thing(hurt)
    cast(game, "Chaos Warp", old)
    resolve(game)
    (arbiter,) = on_battlefield(game, "Silent Arbiter")
    assert (old.exists, arbiter.counters, arbiter.controller) == (False, {}, 1)
    assert names(list(game.player(1).library)) == ["Silent Arbiter"]


def test_displace_returns_new_objects_to_their_owners(catalog: CardCatalog) -> None:
    """Up to two creatures the caster controls: counters are gone, entering triggers, and owners control them."""
    table = table_of(catalog, players=3)
    table.hand(0, "Displace")
    scribe = table.battlefield(0, "Manic Scribe", counters={"+1/+1": 1}, tapped=True)
    lent = table.battlefield(0, "Ornithopter", owner=2)
    table.battlefield(0, "Guttersnipe")
    foreign = table.battlefield(1, "Young Pyromancer")
    table.battlefield(0, "Impact Tremors")
    game = begun(table)
    old = game.thing(scribe)
    game.answer_with(action="cast", card="Displace")
    assert game.decision is not None
    assert (game.decision.minimum, game.decision.maximum) == (0, 2)
    assert game.thing(foreign).id not in {option.target for option in game.decision.options}
    reply(game, [old, game.thing(lent)])
    resolve_all(game)
    new = game.thing(scribe)
    assert (old.exists, new.zone, new.counters, new.tapped, new.sick) == (False, "battlefield", {}, False, True)
    assert (game.thing(lent).zone, game.thing(lent).controller) == ("battlefield", 2)
    assert [len(player.graveyard) for player in game.players] == [1, 3, 3]
    # Guttersnipe 2 for the spell; Impact Tremors 1 for the Scribe alone, the Ornithopter is not the caster's.
    assert [player.life for player in game.players] == [20, 17, 17]


def test_displace_may_have_no_target(catalog: CardCatalog) -> None:
    """None is as good as two: "up to two"."""
    table = table_of(catalog)
    table.hand(0, "Displace")
    scribe = table.battlefield(0, "Manic Scribe")
    game = begun(table)
    old = game.thing(scribe)
    cast(game, "Displace", [])
    resolve(game)
    assert old.exists
    assert names(list(game.player(0).graveyard)) == ["Displace"]


def test_701_21_shrapnel_blast_sacrifices_an_artifact_as_a_cost(catalog: CardCatalog) -> None:
    """Without an artifact it cannot be cast; with one it is gone before anybody can answer; any target gets 5."""
    table = table_of(catalog)
    table.hand(0, "Shrapnel Blast")
    table.battlefield(1, "Ornithopter")
    assert not [option for option in begun(table).legal_actions if option.action == "cast"]
    table.battlefield(0, "Spellbook")
    lantern = table.battlefield(0, "Chromatic Lantern")
    walker = table.battlefield(1, "Saheeli, Sublime Artificer")
    game = begun(table)
    game.answer_with(action="cast", card="Shrapnel Blast")
    reply(game, game.thing(walker))
    assert game.decision is not None
    reply(game, [game.thing(lantern)])
    assert names(list(game.player(0).graveyard)) == ["Chromatic Lantern"]
    resolve(game)
    assert not on_battlefield(game, "Saheeli, Sublime Artificer")
    assert len(on_battlefield(game, "Spellbook")) == 1


@pytest.mark.parametrize("target", ["player", "creature"])
def test_shrapnel_blast_deals_five_damage(catalog: CardCatalog, target: str) -> None:
    """A player loses 5 life; a creature of toughness 5 dies."""
    table = table_of(catalog)
    table.hand(0, "Shrapnel Blast")
    table.battlefield(0, "Spellbook")
    arbiter = table.battlefield(1, "Silent Arbiter")
    game = begun(table)
    cast(game, "Shrapnel Blast", 1 if target == "player" else game.thing(arbiter))
    resolve(game)
    assert (game.player(1).life, game.thing(arbiter).zone) == (
        (15, "battlefield") if target == "player" else (20, "graveyard")
    )


def test_silent_arbiter_lets_one_creature_attack(catalog: CardCatalog) -> None:
    """Two attackers are refused, whoever they attack; one is accepted."""
    table = table_of(catalog, players=3)
    table.battlefield(2, "Silent Arbiter")
    one = table.battlefield(0, "Ornithopter")
    two = table.battlefield(0, "Guttersnipe")
    game = begun(table)
    with pytest.raises(IllegalAnswer):
        attack(game, game.thing(one), game.thing(two))
    attack(game, game.thing(two), whom=2)
    assert game.thing(two).attacking == 2


def test_silent_arbiter_lets_one_creature_block(catalog: CardCatalog) -> None:
    """Two blockers are refused, one is accepted."""
    table = table_of(catalog)
    table.battlefield(0, "Silent Arbiter")
    attacker = table.battlefield(0, "Guttersnipe")
    for _ in range(2):
        table.battlefield(1, "Young Pyromancer")
    game = begun(table)
    attack(game, game.thing(attacker))
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    assert game.decision is not None
    assert game.decision.kind == "blockers"
    with pytest.raises(IllegalAnswer):
        game.answer([0, 1])
    game.answer([0])
    assert sum(bool(thing.blocking) for thing in on_battlefield(game, "Young Pyromancer")) == 1
