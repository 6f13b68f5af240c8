"""CR 301, 506, 603, 608, 701, 708, 709, 712, 714 Letters that the other tests leave out, with cards."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
    begun,
    cast,
    names,
    on_battlefield,
    pass_to,
    pass_until,
    resolve,
    resolve_all,
    table_of,
)

from oathbreaker.library.catalog import CardCatalog


def test_301_5b_equipping_the_same_creature_again_does_nothing(catalog: CardCatalog) -> None:
    """It stays where it is; nothing becomes attached."""
    table = table_of(catalog, kinds=("Mountain",))
    bear = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Bonesplitter", attached_to=bear)
    game = begun(table)
    before = len(game.state.log)
    game.answer_with(action="activate", card="Bonesplitter")
    resolve(game)
    assert game.thing(bear).power == 4
    assert not [event for event in game.state.log[before:] if event.kind == "attach"]


def test_603_3c_a_modal_trigger_without_a_possible_mode_is_removed(catalog: CardCatalog) -> None:
    """Both modes need a target that is not there, so nothing goes on the stack."""
    table = table_of(catalog, kinds=("Forest",), lands=2)
    table.define(
        "Test Chooser",
        "{G}",
        "Creature — Elf",
        "When this creature enters, choose one —\n• Destroy target artifact.\n• Destroy target enchantment.",
        power=1,
        toughness=1,
    )
    table.hand(0, "Test Chooser")
    game = begun(table)
    cast(game, "Test Chooser")
    game.answer("pass")
    game.answer("pass")
    assert not game.stack
    assert on_battlefield(game, "Test Chooser")


def test_608_2a_an_intervening_if_is_asked_again(catalog: CardCatalog) -> None:
    """It was true as the ability triggered and is not as it resolves: nothing happens."""
    table = table_of(catalog, kinds=("Mountain", "Forest"))
    table.define(
        "Test Herald",
        "{G}",
        "Creature — Elf",
        "When this creature enters, if you control an artifact, you gain 5 life.",
        power=1,
        toughness=1,
    )
    table.battlefield(0, "Sol Ring")
    table.hand(0, "Test Herald")
    table.hand(1, "Shatter")
    game = begun(table)
    cast(game, "Test Herald")
    game.answer("pass")
    game.answer("pass")
    assert len(game.stack) == 1
    pass_to(game, 1)
    cast(game, "Shatter")
    resolve(game)
    assert game.player(0).life == 20
    assert not on_battlefield(game, "Sol Ring")


def test_608_3b_an_aura_spell_whose_target_is_gone_goes_to_the_graveyard(catalog: CardCatalog) -> None:
    """It never enters."""
    table = table_of(catalog, kinds=("Plains", "Mountain"))
    bear = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Pacifism")
    table.hand(1, "Shock")
    game = begun(table)
    cast(game, "Pacifism", game.thing(bear))
    game.answer("pass")
    cast(game, "Shock", game.thing(bear))
    resolve(game)
    assert names(list(game.player(0).graveyard)) == ["Pacifism"]
    assert not [event for event in game.state.log if event.kind == "attach"]


def test_613_7b_the_later_of_two_effects_sets_the_size(catalog: CardCatalog) -> None:
    """Each sets base power and toughness; the one that began last counts."""
    for first, second, size in (("Test Shrink", "Test Swell", (5, 5)), ("Test Swell", "Test Shrink", (0, 1))):
        table = table_of(catalog)
        for name, base in (("Test Shrink", "0/1"), ("Test Swell", "5/5")):
            table.define(
                name, "{U}", "Instant", f"Target creature has base power and toughness {base} until end of turn."
            )
        bear = table.battlefield(0, "Grizzly Bears")
        table.hand(0, first, second)
        game = begun(table)
        for name in (first, second):
            cast(game, name, game.thing(bear))
            resolve(game)
        assert (game.thing(bear).power, game.thing(bear).toughness) == size


def test_701_9b_a_random_discard_is_not_chosen(catalog: CardCatalog) -> None:
    """One card goes without anybody being asked; otherwise its owner chooses."""
    for text, asked in (("discards a card at random", False), ("discards a card", True)):
        table = table_of(catalog)
        table.define("Test Muddle", "{U}", "Sorcery", f"Target opponent {text}.")
        table.hand(0, "Test Muddle")
        table.hand(1, "Opt", "Shock", "Negate")
        game = begun(table)
        cast(game, "Test Muddle")
        game.answer("pass")
        game.answer("pass")
        assert game.decision is not None
        assert (game.decision.player == 1 and game.decision.kind == "choose cards") is asked
        resolve_all(game)
        assert len(game.player(1).hand) == 2


def test_701_14c_a_creature_that_fights_itself(catalog: CardCatalog) -> None:
    """It deals damage equal to twice its power to itself."""
    table = table_of(catalog, kinds=("Forest",))
    table.define("Test Mirror", "{G}", "Sorcery", "Target creature fights target creature.")
    bear = table.battlefield(0, "Centaur Courser")
    table.hand(0, "Test Mirror")
    game = begun(table)
    cast(game, "Test Mirror", game.thing(bear), game.thing(bear))
    resolve(game)
    assert not on_battlefield(game, "Centaur Courser")
    dealt = [event.amount_of() for event in game.state.log if event.kind == "damage"]
    assert sum(dealt) == 6


@pytest.mark.parametrize("deed", ["scry", "surveil"])
def test_701_22b_701_25c_of_nothing_is_no_event(catalog: CardCatalog, deed: str) -> None:
    """Scry X with X 0 asks nothing and nothing has happened."""
    table = table_of(catalog)
    table.define("Test Look", "{X}{U}", "Sorcery", f"{deed.capitalize()} X.")
    table.hand(0, "Test Look", "Test Look")
    table.library(0, "Opt", "Shock")
    game = begun(table)
    for x in (0, 1):
        cast(game, "Test Look", x)
        resolve_all(game)
        assert len([event for event in game.state.log if event.kind == deed]) == x


def test_701_36b_without_a_creature_token_nothing_is_populated(catalog: CardCatalog) -> None:
    """The creature that is no token is not copied."""
    table = table_of(catalog, kinds=("Forest", "Plains"))
    table.define("Test Growth", "{G}", "Sorcery", "Populate.")
    table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Test Growth")
    game = begun(table)
    cast(game, "Test Growth")
    resolve(game)
    assert len(on_battlefield(game, "Grizzly Bears")) == 1


def test_709_3_only_the_half_that_is_cast_is_on_the_stack(catalog: CardCatalog) -> None:
    """Battery on the stack costs {3}{G} and has nothing of Assault; in the graveyard the card has both."""
    table = table_of(catalog, kinds=("Mountain", "Forest"))
    table.hand(0, "Assault // Battery")
    game = begun(table)
    game.answer_with(action="cast", card="Assault // Battery", face="Battery")
    (spell,) = game.stack
    assert (spell.name, spell.mana_value, spell.colors) == ("Battery", 4, ("green",))
    resolve(game)
    assert len(on_battlefield(game, "Elephant Token")) == 1
    (card,) = game.player(0).graveyard
    assert (card.mana_value, set(card.colors)) == (5, {"red", "green"})


def test_712_11b_the_back_of_a_modal_card_is_played_from_hand(catalog: CardCatalog) -> None:
    """Akoum Teeth enters as a tapped land; destroyed, the card has its front face's characteristics again."""
    table = table_of(catalog, kinds=("Mountain",))
    table.define("Test Quake", "{R}", "Sorcery", "Destroy target land.")
    table.hand(0, "Akoum Warrior // Akoum Teeth", "Test Quake")
    game = begun(table)
    game.answer_with(action="play land", face="Akoum Teeth")
    (teeth,) = on_battlefield(game, "Akoum Teeth")
    assert (teeth.types, teeth.tapped) == (("land",), True)
    cast(game, "Test Quake", teeth)
    resolve(game)
    card = next(thing for thing in game.player(0).graveyard if thing.name != "Test Quake")
    assert (card.name, card.types) == ("Akoum Warrior", ("creature",))


def test_714_2c_several_counters_at_once_trigger_each_chapter(catalog: CardCatalog) -> None:
    """With twice the counters a Saga enters with two, and its first two chapters make a token each, also doubled."""
    table = table_of(catalog, kinds=("Plains",))
    table.battlefield(0, "Doubling Season")
    table.hand(0, "History of Benalia")
    game = begun(table)
    cast(game, "History of Benalia")
    resolve_all(game)
    (saga,) = on_battlefield(game, "History of Benalia")
    assert saga.counters == {"lore": 2}
    assert len(on_battlefield(game, "Knight Token")) == 4


def test_714_4_a_saga_stays_while_its_last_chapter_is_on_the_stack(catalog: CardCatalog) -> None:
    """It is sacrificed only once the ability has left the stack."""
    table = table_of(catalog, kinds=("Plains",))
    saga = table.battlefield(0, "History of Benalia", counters={"lore": 2})
    table.library(0, "Opt")
    table.library(1, "Opt")
    game = begun(table)
    pass_until(game, "precombat main", 7)
    assert game.thing(saga).counters == {"lore": 3}
    assert len(game.stack) == 1
    resolve(game)
    assert not on_battlefield(game, "History of Benalia")


def test_702_141a_the_tokens_of_encore_enter_together(catalog: CardCatalog) -> None:
    """With two opponents there are two, and each sees the other enter."""
    table = table_of(catalog, players=3, kinds=("Mountain",))
    text = "Whenever another nonartifact creature you control enters, you gain 1 life.\nEncore {R}"
    table.define("Test Choir", "{R}", "Creature — Human", text, power=1, toughness=1)
    table.graveyard(0, "Test Choir")
    game = begun(table)
    game.answer_with(action="activate", card="Test Choir")
    resolve_all(game)
    assert len(on_battlefield(game, "Test Choir")) == 2
    assert game.player(0).life == 22


def test_506_4c_what_attacks_nothing_any_more_is_an_attacking_creature(catalog: CardCatalog) -> None:
    """The planeswalker that it attacked is gone; it can still be destroyed as an attacking creature."""
    table = table_of(catalog, kinds=("Mountain", "Plains"))
    table.battlefield(0, "Grizzly Bears")
    walker = table.battlefield(1, "Saheeli, Sublime Artificer", counters={"loyalty": 1})
    table.hand(0, "Shock")
    table.hand(1, "Kill Shot")
    game = begun(table)
    while game.decision is not None and game.decision.kind != "attackers":
        game.answer("pass")
    assert game.decision is not None
    game.answer([option.key for option in game.decision.options if option.target == game.thing(walker).id])
    cast(game, "Shock", game.thing(walker))
    resolve(game)
    (bear,) = on_battlefield(game, "Grizzly Bears")
    pass_to(game, 1)
    cast(game, "Kill Shot", bear)
    resolve(game)
    assert not on_battlefield(game, "Grizzly Bears")
