"""Cards are played in answer to one another: targets that are gone, tokens, sources that have left, orders."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import (
    aim,
    begun,
    cast,
    names,
    on_battlefield,
    pass_to,
    reply,
    resolve,
    resolve_all,
    table_of,
)

from oathbreaker.library.catalog import CardCatalog

SAHEELI = "Saheeli, Sublime Artificer"


def test_the_top_that_left_is_not_put_on_the_library(catalog: CardCatalog) -> None:
    """400.7: sacrificed in answer, Sensei's Divining Top stays in the graveyard; the card is drawn all the same."""
    table = table_of(catalog)
    top = table.battlefield(0, "Sensei's Divining Top")
    table.hand(0, "Shrapnel Blast")
    table.library(0, "Opt", "Negate")
    game = begun(table)
    game.answer_with(action="activate", card="Sensei's Divining Top", ability=1)
    cast(game, "Shrapnel Blast", 1)
    resolve(game)
    assert game.thing(top).zone == "graveyard"
    assert names(list(game.player(0).hand)) == ["Opt"]
    assert game.player(0).library[0].name == "Negate"


def test_chaos_warp_on_a_token_still_reveals(catalog: CardCatalog) -> None:
    """111.7: the token ceases to exist in the library, its owner reveals the top card, and a creature enters."""
    table = table_of(catalog)
    table.hand(0, "Chaos Warp")
    token = table.battlefield(1, "Guttersnipe", token=True)
    table.library(1, *["Silent Arbiter"] * 5)
    game = begun(table)
    cast(game, "Chaos Warp", game.thing(token))
    resolve(game)
    assert not on_battlefield(game, "Guttersnipe")
    assert [thing.controller for thing in on_battlefield(game, "Silent Arbiter")] == [1]
    assert names(list(game.player(1).library)) == ["Silent Arbiter"] * 4


def test_608_2b_twinflame_skips_the_target_that_is_gone(catalog: CardCatalog) -> None:
    """Of two targets one is dealt damage in answer: only the other is copied."""
    table = table_of(catalog)
    table.hand(0, "Twinflame")
    arbiter = table.battlefield(0, "Silent Arbiter")
    thopter = table.battlefield(0, "Ornithopter")
    table.hand(1, "Shrapnel Blast")
    table.battlefield(1, "Spellbook")
    game = begun(table)
    cast(game, "Twinflame", [game.thing(arbiter), game.thing(thopter)])
    pass_to(game, 1)
    cast(game, "Shrapnel Blast", game.thing(arbiter))
    resolve(game)
    assert [thing.name for thing in game.find(zone="battlefield") if thing.is_token] == ["Ornithopter"]


def test_608_2b_saheeli_copies_nothing_that_is_gone(catalog: CardCatalog) -> None:
    """The creature to be copied dies in answer: the artifact stays what it is."""
    table = table_of(catalog)
    table.battlefield(0, SAHEELI)
    book = table.battlefield(0, "Spellbook")
    scribe = table.battlefield(0, "Manic Scribe")
    table.hand(1, "Shrapnel Blast")
    table.battlefield(1, "Ornithopter")
    game = begun(table)
    game.answer_with(action="activate", card=SAHEELI)
    aim(game, game.thing(book), game.thing(scribe))
    pass_to(game, 1)
    cast(game, "Shrapnel Blast", game.thing(scribe))
    resolve(game)
    assert game.thing(book).name == "Spellbook"
    assert game.thing(book).types == ("artifact",)


def test_displace_saves_a_creature_from_damage(catalog: CardCatalog) -> None:
    """The creature that returns is no target any more: the damage is not dealt (400.7)."""
    table = table_of(catalog)
    mage = table.battlefield(0, "Dualcaster Mage")
    table.hand(0, "Displace")
    table.hand(1, "Shrapnel Blast")
    table.battlefield(1, "Spellbook")
    game = begun(table)
    pass_to(game, 1)
    cast(game, "Shrapnel Blast", game.thing(mage))
    pass_to(game, 0)
    cast(game, "Displace", [game.thing(mage)])
    while len(on_battlefield(game, "Dualcaster Mage")) and game.stack:
        assert game.decision is not None
        # The Mage's own trigger copies the Blast with its old target, which is no longer there.
        game.answer(False if game.decision.kind == "may" else game.decision.default())
    assert game.thing(mage).zone == "battlefield"
    assert game.thing(mage).damage == 0


def test_401_4_the_owner_orders_what_goes_to_the_same_place(catalog: CardCatalog) -> None:
    """Two attackers that Aetherspouts puts on top of one library: their owner decides which is above."""
    table = table_of(catalog)
    thopter = table.battlefield(0, "Ornithopter")
    snipe = table.battlefield(0, "Guttersnipe")
    table.hand(1, "Aetherspouts")
    game = begun(table)
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    assert game.decision is not None
    game.answer([option.key for option in game.decision.options if option.target == 1])
    pass_to(game, 1)
    cast(game, "Aetherspouts")
    while game.stack:
        assert game.decision is not None
        if game.decision.kind == "priority":
            game.answer("pass")
        elif game.decision.options[0].value == "top":
            game.answer_with(value="top")
        else:
            assert game.decision.player == 0
            reply(game, [game.thing(snipe), game.thing(thopter)])
    assert names(list(game.player(0).library))[:2] == ["Guttersnipe", "Ornithopter"]


def test_a_copy_of_twinflame_copies_the_same_creatures(catalog: CardCatalog) -> None:
    """Dualcaster Mage copies the spell with its number of targets, without paying for them."""
    table = table_of(catalog)
    table.hand(0, "Twinflame", "Dualcaster Mage")
    arbiter = table.battlefield(0, "Silent Arbiter")
    thopter = table.battlefield(0, "Ornithopter")
    game = begun(table)
    cast(game, "Twinflame", [game.thing(arbiter), game.thing(thopter)])
    cast(game, "Dualcaster Mage")
    resolve_all(game)
    tokens = [thing.name for thing in game.find(zone="battlefield") if thing.is_token]
    assert sorted(tokens) == ["Ornithopter", "Ornithopter", "Silent Arbiter", "Silent Arbiter"]


def test_transmute_is_paid_and_revealed(catalog: CardCatalog) -> None:
    """702.53a: three mana are paid, and everybody learns which card was found."""
    table = table_of(catalog)
    table.hand(0, "Drift of Phantasms")
    table.library(0, "Opt", "Cancel")
    game = begun(table)
    game.answer_with(action="activate", card="Drift of Phantasms")
    assert sum(thing.tapped for thing in game.find(zone="battlefield")) == 3
    resolve(game, ["Cancel"])
    told = [str(event["en"]) for event in game.view(1)["log"] if event["kind"] == "reveal"]
    assert len(told) == 1
    assert "Cancel" in told[0]


def test_702_5a_an_aura_spell_targets_what_it_can_enchant(catalog: CardCatalog) -> None:
    """Only creatures are offered; the Aura enters attached, and goes to the graveyard when the creature dies."""
    table = table_of(catalog)
    table.define("Test Wings", "{1}{U}", "Enchantment — Aura", "Enchant creature\nEnchanted creature has flying.")
    table.hand(0, "Test Wings", "Shrapnel Blast")
    table.battlefield(0, "Spellbook")
    snipe = table.battlefield(1, "Guttersnipe")
    game = begun(table)
    cast(game, "Test Wings", game.thing(snipe))
    resolve(game)
    (wings,) = on_battlefield(game, "Test Wings")
    assert wings.attached_to == game.thing(snipe)
    assert "flying" in game.thing(snipe).keywords
    cast(game, "Shrapnel Blast", game.thing(snipe))
    resolve(game)
    assert game.find("Test Wings")[0].zone == "graveyard"
