"""CR 601-606: what the rules' own examples say about casting, activating and triggering comes out so."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
    begun,
    cast,
    key_of,
    on_battlefield,
    pass_to,
    pass_until,
    resolve,
    resolve_all,
)
from tests.rules.boards_for_tests import activate, bare, board, graveyard, hand, may_activate, own, played, tapped_lands

from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.library.catalog import CardCatalog


def test_601_2c_two_targets_of_one_word_are_two_objects(catalog: CardCatalog) -> None:
    """The same creature twice is no answer; with one creature alone the spell cannot be cast at all."""
    table = bare(catalog)
    own(table, "Two Naps", "Instant", "Tap two target creatures.")
    table.hand(0, "Two Naps", "Two Naps")
    bears = [table.battlefield(0, "Grizzly Bears") for _ in range(2)]
    alone = table.start()
    alone.stop_everywhere = True
    cast(alone, "Two Naps")
    assert all(alone.thing(bear) in alone.stack[-1].targets for bear in bears)
    table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    game.answer_with(action="cast", card="Two Naps")
    one = key_of(game, game.thing(bears[0]))
    with pytest.raises(IllegalAnswer):
        game.answer([one, one])


def test_601_2c_one_creature_is_not_enough_for_two_targets(catalog: CardCatalog) -> None:
    """The spell is not offered."""
    table = bare(catalog)
    own(table, "Two Naps", "Instant", "Tap two target creatures.")
    table.hand(0, "Two Naps")
    table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    assert not [option for option in game.legal_actions if option.card == "Two Naps"]


def test_601_2c_each_use_of_the_word_target_may_name_the_same_object(catalog: CardCatalog) -> None:
    """An artifact land is both the artifact that is untapped and the land that is destroyed."""
    table = bare(catalog)
    own(table, "Hard Words", "Sorcery", "Untap target artifact. Destroy target land.")
    table.hand(0, "Hard Words")
    citadel = table.battlefield(1, "Seat of the Synod", tapped=True)
    game = begun(table)
    cast(game, "Hard Words")
    assert list(game.stack[-1].targets) == [game.thing(citadel), game.thing(citadel)]
    resolve(game)
    assert game.thing(citadel).zone == "graveyard"


def test_601_2h_the_total_cost_is_fixed_before_anything_is_paid(catalog: CardCatalog) -> None:
    """The creature that makes black spells cheaper is sacrificed as a cost, and the spell still costs {1} less."""
    table = board(catalog)
    own(table, "Dark Saver", "Creature — Cat", "Black spells you cast cost {3} less to cast.")
    saver = table.battlefield(0, "Dark Saver")
    table.hand(0, "Altar's Reap")
    game = begun(table)
    cast(game, "Altar's Reap")
    assert (tapped_lands(game), game.thing(saver).zone) == (1, "graveyard")
    resolve(game)
    assert len(hand(game)) == 2


def test_602_1a_mana_and_the_tap_symbol_are_the_activation_cost(catalog: CardCatalog) -> None:
    """Two lands and the creature itself are tapped, whatever happens later; then it cannot be activated again."""
    table = board(catalog, lands=1)
    own(table, "Slow Healer", "Creature — Cat", "{2}, {T}: You gain 1 life.")
    healer = table.battlefield(0, "Slow Healer")
    game = begun(table)
    activate(game, game.thing(healer))
    assert (tapped_lands(game), game.thing(healer).tapped, game.player(0).life) == (2, True, 20)
    assert not may_activate(game, game.thing(healer))
    resolve(game)
    assert game.player(0).life == 21


def test_603_2c_an_ability_triggers_once_for_each_that_goes_at_once(catalog: CardCatalog) -> None:
    """One spell destroys three creatures, and what sees a creature die triggers three times."""
    table = board(catalog)
    for _ in range(3):
        table.battlefield(1, "Grizzly Bears")
    own(table, "Bone Counter", "Artifact", "Whenever a creature dies, you gain 7 life.")
    table.battlefield(0, "Bone Counter")
    table.hand(0, "Day of Judgment")
    game = begun(table)
    played(game, "Day of Judgment")
    assert game.player(0).life == 41


def test_603_2e_what_enters_tapped_does_not_become_tapped(catalog: CardCatalog) -> None:
    """A creature that enters tapped triggers nothing; one that is tapped later does."""
    table = bare(catalog)
    own(table, "Nap Watcher", "Enchantment", "Whenever a creature becomes tapped, you gain 1 life.")
    own(table, "Sleepy Cat", "Creature — Cat", "This creature enters tapped.")
    own(table, "Two Naps", "Instant", "Tap target creature.")
    table.battlefield(0, "Nap Watcher")
    bear = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Sleepy Cat", "Two Naps")
    game = begun(table)
    played(game, "Sleepy Cat")
    assert (on_battlefield(game, "Sleepy Cat")[0].tapped, game.player(0).life) == (True, 20)
    played(game, "Two Naps", game.thing(bear))
    assert game.player(0).life == 21


def test_603_2g_damage_that_was_prevented_triggers_nothing(catalog: CardCatalog) -> None:
    """The same bolt triggers without the prevention and does not with it."""
    for prevents, life in ((False, 21), (True, 20)):
        table = board(catalog)
        own(table, "Hurt Watcher", "Enchantment", "Whenever a creature is dealt damage, you gain 1 life.")
        own(table, "Calm", "Instant", "Prevent all damage that would be dealt this turn.")
        table.battlefield(0, "Hurt Watcher")
        bear = table.battlefield(1, "Grizzly Bears")
        table.hand(0, "Calm", "Lightning Bolt")
        game = begun(table)
        if prevents:
            played(game, "Calm")
        played(game, "Lightning Bolt", game.thing(bear))
        assert game.player(0).life == life


@pytest.mark.parametrize(("first", "later", "wins"), [(39, 41, False), (40, 40, True), (40, 39, False)])
def test_603_4_the_condition_is_looked_at_twice(catalog: CardCatalog, first: int, later: int, *, wins: bool) -> None:
    """Felidar Sovereign asks for 40 life as the upkeep begins and again as the ability resolves."""
    table = bare(catalog)
    own(table, "Gift", "Instant", "You gain 2 life.")
    own(table, "Scratch", "Instant", "You lose 1 life.")
    table.battlefield(0, "Felidar Sovereign")
    table.life(0, first)
    table.hand(0, "Gift", "Scratch")
    game = table.start(active=0, step="untap", turn=5)
    game.stop_everywhere = True
    assert game.decision is not None
    assert [thing.kind for thing in game.stack] == (["ability"] if first >= 40 else [])
    if later != first:
        cast(game, "Gift" if later > first else "Scratch")
    while game.stack and not game.is_over:
        game.answer("pass")
    assert game.is_over == wins
    assert game.standings[:1] == ([[0]] if wins else game.standings[:1])


def test_603_6b_a_land_that_an_effect_makes_a_creature_enters_as_one(catalog: CardCatalog) -> None:
    """Playing a land triggers what sees a creature enter."""
    table = bare(catalog)
    own(table, "Living Ground", "Enchantment", "All lands are creatures in addition to their other types.")
    own(table, "Door Watcher", "Enchantment", "Whenever a creature enters, you gain 1 life.")
    own(table, "Land Ward", "Enchantment", "Creatures you control get +1/+1.")
    for name in ("Living Ground", "Door Watcher", "Land Ward"):
        table.battlefield(0, name)
    table.hand(0, "Forest")
    game = begun(table)
    game.answer_with(action="play land", card="Forest")
    resolve_all(game)
    assert game.player(0).life == 21


def test_603_6b_a_creature_that_loses_its_abilities_as_it_enters(catalog: CardCatalog) -> None:
    """Its own ability that triggers as it enters does not trigger, because it never had it on the battlefield."""
    for name, cards in (("Humility", 0), ("Glorious Anthem", 1)):
        table = board(catalog)
        table.battlefield(1, name)
        table.hand(0, "Wall of Omens")
        game = begun(table)
        played(game, "Wall of Omens")
        assert len(hand(game)) == cards


def test_603_7c_what_is_no_longer_a_creature_is_exiled_all_the_same(catalog: CardCatalog) -> None:
    """The delayed ability finds the object, whatever it has become, at the end step."""
    table = bare(catalog)
    own(table, "Due Date", "Sorcery", "Exile target creature at the beginning of the next end step.")
    own(
        table,
        "Turn to Stuff",
        "Instant",
        "Target permanent becomes a copy of another target permanent until end of turn, "
        "except it's an artifact in addition to its other types.",
    )
    bear = table.battlefield(1, "Grizzly Bears")
    ring = table.battlefield(1, "Sol Ring")
    table.hand(0, "Due Date", "Turn to Stuff")
    game = begun(table)
    played(game, "Due Date", game.thing(bear))
    played(game, "Turn to Stuff", game.thing(bear), game.thing(ring))
    assert "creature" not in game.thing(bear).types
    pass_until(game, "end")
    resolve(game)
    assert game.thing(bear).zone == "exile"


def test_603_7c_what_left_and_came_back_is_not_exiled(catalog: CardCatalog) -> None:
    """It is a new object, of which the delayed ability knows nothing (400.7)."""
    table = bare(catalog)
    own(table, "Due Date", "Sorcery", "Exile target creature at the beginning of the next end step.")
    own(
        table, "Blink", "Instant", "Exile target creature, then return it to the battlefield under its owner's control."
    )
    bear = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Due Date", "Blink")
    game = begun(table)
    played(game, "Due Date", game.thing(bear))
    played(game, "Blink", game.thing(bear))
    pass_until(game, "upkeep", turn=6)
    assert len(on_battlefield(game, "Grizzly Bears")) == 1


def test_603_8_a_state_trigger_waits_until_it_has_left_the_stack(catalog: CardCatalog) -> None:
    """As the last card is played it triggers once, and not again while the hand stays empty and it is on the stack."""
    table = bare(catalog)
    own(table, "New Page", "Enchantment", "When you have no cards in hand, draw two cards.")
    own(table, "Gift", "Instant", "You gain 2 life.")
    table.battlefield(0, "New Page")
    table.hand(0, "Gift")
    game = begun(table)
    cast(game, "Gift")
    assert [thing.kind for thing in game.stack] == ["spell", "ability"]
    resolve(game)
    assert (len(hand(game)), game.player(0).life) == (2, 22)


def test_603_8_a_state_of_a_moment_is_enough(catalog: CardCatalog) -> None:
    """The hand is empty in the middle of a spell that discards it and draws anew: the ability triggers then."""
    table = bare(catalog)
    own(table, "New Page", "Enchantment", "When you have no cards in hand, draw two cards.")
    own(table, "New Hand", "Sorcery", "Discard your hand, then draw three cards.")
    table.battlefield(0, "New Page")
    table.hand(0, "New Hand", "Shock")
    game = begun(table)
    cast(game, "New Hand")
    while [thing.kind for thing in game.stack] == ["spell"]:
        game.answer("pass")
    assert ([thing.kind for thing in game.stack], len(hand(game))) == (["ability"], 3)
    resolve(game)
    assert len(hand(game)) == 5


def test_603_8_a_creature_without_what_it_needs(catalog: CardCatalog) -> None:
    """Covetous Dragon is sacrificed as the last artifact goes, and not while there is one; an opponent's is no help."""
    table = bare(catalog)
    own(table, "Rust", "Instant", "Destroy target artifact. You gain 1 life.")
    dragon = table.battlefield(0, "Covetous Dragon")
    rings = [table.battlefield(0, "Sol Ring") for _ in range(2)]
    table.battlefield(1, "Sol Ring")
    table.hand(0, "Rust", "Rust")
    game = begun(table)
    played(game, "Rust", game.thing(rings[0]))
    assert game.thing(dragon).zone == "battlefield"
    played(game, "Rust", game.thing(rings[1]))
    assert game.thing(dragon).zone == "graveyard"


def test_603_10a_what_goes_with_the_creatures_sees_them_die(catalog: CardCatalog) -> None:
    """An artifact that goes to the graveyard with two creatures triggers twice."""
    table = bare(catalog)
    own(table, "Bone Counter", "Artifact", "Whenever a creature dies, you gain 7 life.")
    own(table, "Great Rain", "Sorcery", "Destroy all creatures and artifacts.")
    table.battlefield(0, "Bone Counter")
    for _ in range(2):
        table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Great Rain")
    game = begun(table)
    played(game, "Great Rain")
    assert "Bone Counter" in graveyard(game)
    assert game.player(0).life == 34


def test_605_2_an_ability_that_adds_no_mana_now_is_a_mana_ability(catalog: CardCatalog) -> None:
    """Without a creature it adds nothing, and even so it does not use the stack."""
    table = bare(catalog)
    own(table, "Herd Stone", "Artifact", "{T}: Add {C} for each creature you control.")
    stone = table.battlefield(0, "Herd Stone")
    game = begun(table)
    activate(game, game.thing(stone))
    assert (list(game.stack), game.thing(stone).tapped, game.player(0).mana) == ([], True, "")


def test_606_3_the_abilities_of_a_walker_are_no_mana_abilities(catalog: CardCatalog) -> None:
    """A loyalty ability goes onto the stack, and its counters were put on as a cost before it resolves (606.4)."""
    table = bare(catalog)
    table.define("Own Walker", "{0}", "Legendary Planeswalker — Ajani", "+1: You gain 1 life.", loyalty=3)
    walker = table.battlefield(0, "Own Walker")
    game = begun(table)
    activate(game, game.thing(walker), "+1")
    assert (len(game.stack), game.thing(walker).loyalty, game.player(0).life) == (1, 4, 20)
    pass_to(game, 1)
    resolve(game)
    assert game.player(0).life == 21
