"""What the greedy agent leaves alone, since it would gain nothing or lose more: positions of games that were read."""

from __future__ import annotations

import pytest
from tests.agents.positions import asked, begun, board, goes_on, wanted
from tests.agents.test_greedy_abilities import activations
from tests.agents.test_greedy_fighting import attackers_in

from oathbreaker.agents.greedy import GreedyAgent
from oathbreaker.table.playable import PlayableCards


def test_606_4_a_planeswalker_is_not_spent_on_no_target(cards: PlayableCards) -> None:
    """Jeska's last loyalty is not paid for damage that destroys nothing worth her; with X enough it hits what dies."""
    table = board(cards, {1: ["Llanowar Elves"]})
    table.battlefield(0, "Jeska, Thrice Reborn", counters={"loyalty": 1})
    assert not any("X damage" in text for text in activations(begun(table)))
    table = board(cards, {1: ["Shivan Dragon", "Serra Angel"]})
    table.battlefield(0, "Jeska, Thrice Reborn", counters={"loyalty": 5})
    game = begun(table)
    agent = GreedyAgent(cards.catalog)
    assert any("X damage" in text for text in activations(game))
    while asked(game).kind != "target":
        goes_on(game, agent)
    assert {"Shivan Dragon", "Serra Angel"} <= set(wanted(game))


def test_500_8_another_combat_is_taken_after_the_first(cards: PlayableCards) -> None:
    """Seize the Day is not cast before combat; after it, it untaps the own creature that has attacked."""
    table = board(cards, {0: ["6 × Mountain", "Air Elemental"], 1: ["Grizzly Bears"]}, ["Seize the Day"])
    game = begun(table)
    assert wanted(game) == ["Pass"]
    agent = GreedyAgent(cards.catalog)
    while game.step != "postcombat main":
        goes_on(game, agent)
    assert wanted(game) == ["Cast Seize the Day"]
    goes_on(game, agent)
    assert wanted(game) == ["Air Elemental"]


def test_401_the_top_is_not_drawn_for_itself(cards: PlayableCards) -> None:
    """A card for Sensei's Divining Top on the library is no gain."""
    table = board(cards, {0: ["Sensei's Divining Top"]})
    assert not any("on top of its owner's library" in text for text in activations(begun(table)))


def test_702_34a_a_flashback_is_weighed_against_what_it_costs(cards: PlayableCards) -> None:
    """Three creatures that are worth more are not sacrificed for the one that returns; three tokens are."""
    for own, is_cast in ((["Grave Titan", "2 × Grizzly Bears"], False), (["3 × Ornithopter"], True)):
        table = board(cards, {0: own})
        table.graveyard(0, "Dread Return", "Shivan Dragon")
        assert (wanted(begun(table)) == ["Cast Dread Return (flashback)"]) == is_cast


def test_701_21_nobody_is_made_to_sacrifice_only_ones_own(cards: PlayableCards) -> None:
    """Fleshbag Marauder is not cast where it would be the only creature to go, and is where others lose theirs."""
    for other, is_cast in ((["Swamp"], False), (["Serra Angel"], True)):
        table = board(cards, {0: ["3 × Swamp"], 1: other}, ["Fleshbag Marauder"])
        assert (wanted(begun(table)) == ["Cast Fleshbag Marauder"]) == is_cast


@pytest.mark.parametrize(("life", "is_cast"), [(20, True), (7, False)])
def test_119_3_the_last_life_is_not_paid_for_a_creature(life: int, cards: PlayableCards, *, is_cast: bool) -> None:
    """Six life for a great creature are paid out of twenty, and not down to the last one."""
    table = board(cards, {0: ["Swamp"], 1: ["Serra Angel"]}, ["Reanimate"])
    table.graveyard(1, "Sheoldred, Whispering One")
    table.life(0, life)
    assert (wanted(begun(table)) == ["Cast Reanimate"]) == is_cast


def test_702_90b_infect_is_sent_where_ten_poison_counters_end_the_game(cards: PlayableCards) -> None:
    """Of two opponents with much life, the one who has poison enough is attacked with infect."""
    table = board(cards, {0: ["Glistener Elf"]}, players=3)
    table.counters(2, "poison", 9)
    assert attackers_in(begun(table)) == ["Glistener Elf attacks Player 3"]


def test_603_7_a_copy_for_a_turn_is_worth_its_attack(cards: PlayableCards) -> None:
    """Heat Shimmer on a small creature is not worth a card; on a dragon, before combat, it is."""
    for model, is_cast in (("Vampire Nighthawk", False), ("Shivan Dragon", True)):
        table = board(cards, {0: ["3 × Mountain"], 1: [model]}, ["Heat Shimmer"])
        assert (wanted(begun(table)) == ["Cast Heat Shimmer"]) == is_cast


def test_305_1_a_land_that_would_return_itself_waits(cards: PlayableCards) -> None:
    """Izzet Boilerworks is no first land; with another on the battlefield it is played."""
    for own, found in (([], "Pass"), (["Island"], "Play Izzet Boilerworks")):
        table = board(cards, {0: own}, ["Izzet Boilerworks"])
        assert wanted(begun(table)) == [found]


def test_701_20e_the_library_is_looked_at_once_a_turn(cards: PlayableCards) -> None:
    """Sensei's Divining Top shows nothing new a moment later."""
    table = board(cards, {0: ["4 × Island", "Sensei's Divining Top"]})
    table.library(0, *["Island"] * 5)
    game = begun(table)
    agent = GreedyAgent(cards.catalog)
    for _ in range(30):
        goes_on(game, agent)
        if game.turn > 1:
            break
    looked = [event for events in (*game.state.past, game.state.log) for event in events if event.kind == "activate"]
    assert len(looked) <= 1


def test_702_74a_a_creature_is_not_evoked_for_nothing(cards: PlayableCards) -> None:
    """Shriekmaw is evoked where it destroys something, and kept where there is nothing to destroy."""
    for others, is_evoked in ((["Swamp"], False), (["Serra Angel"], True)):
        table = board(cards, {0: ["2 × Swamp"], 1: others}, ["Shriekmaw"])
        assert (wanted(begun(table)) == ["Cast Shriekmaw (evoke)"]) == is_evoked


def test_906_12_the_signature_spell_is_not_spent_on_a_token(cards: PlayableCards) -> None:
    """Each casting makes the next dearer: Swords to Plowshares waits for something greater than a Servo."""
    for other, is_cast in (("Memnite", False), ("Serra Angel", True)):
        table = board(cards, {0: ["Plains"], 1: [other]})
        table.battlefield(0, "Elspeth, Knight-Errant", designation="oathbreaker", counters={"loyalty": 4})
        table.command(0, signature_spell="Swords to Plowshares")
        assert (wanted(begun(table)) == ["Cast Swords to Plowshares"]) == is_cast


@pytest.mark.parametrize(
    ("guards", "is_cast"), [([], True), (["3 × Wall of Omens"], False), (["Silent Arbiter"], False)]
)
def test_702_90b_the_horde_is_called_where_it_ends_a_game(
    guards: list[str], cards: PlayableCards, *, is_cast: bool
) -> None:
    """Triumph of the Hordes is cast for ten poison counters that get through, not into walls or alone."""
    table = board(cards, {0: ["6 × Forest", "3 × Centaur Courser"], 1: guards})
    table.battlefield(0, "Garruk Wildspeaker", designation="oathbreaker", counters={"loyalty": 1})
    table.command(0, signature_spell="Triumph of the Hordes")
    assert (wanted(begun(table)) == ["Cast Triumph of the Hordes"]) == is_cast
