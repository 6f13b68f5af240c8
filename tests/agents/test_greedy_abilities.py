"""What the greedy agent activates, and what else it chooses: each test is a position and the one good decision."""

from __future__ import annotations

from tests.agents.positions import asked, begun, board, goes_on, wanted

from oathbreaker.agents.greedy import GreedyAgent, wants_mulligan
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario


def activations(game: Game) -> list[str]:
    """Return the texts of the abilities that the agent activates now: one or none."""
    agent = GreedyAgent(game.cards.catalog)
    decision = asked(game)
    answer = decision.accept(agent.choose(game.view(decision.player), decision))
    return [option.ability[1] for option in (decision.options[place] for place in answer) if option.ability]


def test_702_6_the_agent_equips_who_can_attack_and_leaves_it_there(cards: PlayableCards) -> None:
    """Of three creatures it equips the one that is ready and flies; then it does not move the Equipment about."""
    table = board(cards, {0: ["6 × Plains", "Loxodon Warhammer", "Serra Angel", "Grizzly Bears"]})
    table.battlefield(0, "Spined Wurm", sick=True)
    game = begun(table)
    agent = GreedyAgent(cards.catalog)
    assert activations(game) == ["Equip {3}"]
    goes_on(game, agent)
    assert wanted(game) == ["Serra Angel"]
    goes_on(game, agent)
    while game.stack:
        goes_on(game, agent)
    assert [thing.name for thing in game.player(0).battlefield if thing.attachments] == ["Serra Angel"]
    assert activations(game) == []


def test_702_122_the_agent_crews_before_combat_with_who_cannot_attack(cards: PlayableCards) -> None:
    """A Vehicle is crewed by a creature that came this turn; not after combat."""
    table = board(cards, {0: ["Smuggler's Copter"]})
    table.battlefield(0, "Grizzly Bears", sick=True)
    game = begun(table)
    assert activations(game) == ["Crew 1"]
    game.advance(step="postcombat main")
    assert activations(game) == []


def test_702_29_the_agent_cycles_what_is_of_no_other_use(cards: PlayableCards) -> None:
    """A land with cycling is played while there are few lands, and cycled with many on the battlefield."""
    for number, is_cycled in ((2, False), (7, True)):
        table = board(cards, {0: [f"{number} × Forest"]}, ["Slippery Karst", "Forest"])
        game = begun(table)
        game.answer(next(option for option in asked(game).options if option.card == "Forest"))
        assert activations(game) == (["Cycling {2}"] if is_cycled else [])


def test_606_the_agent_ends_the_game_with_its_planeswalker(cards: PlayableCards) -> None:
    """An ability that takes all loyalty is used where it makes three creatures lethal."""
    for life, is_dear in ((9, True), (40, False)):
        table = board(cards, {0: ["3 × Grizzly Bears"]})
        table.battlefield(0, "Garruk Wildspeaker", counters={"loyalty": 4})
        table.life(1, life)
        (text,) = activations(begun(table))
        assert text.startswith("−4") == is_dear


def test_the_agent_pings_a_creature_that_dies_of_it(cards: PlayableCards) -> None:
    """One damage goes to a creature of one toughness, not to a greater one."""
    table = board(cards, {0: ["Prodigal Pyromancer"], 1: ["Llanowar Elves", "Spined Wurm"]})
    game = begun(table)
    assert len(activations(game)) == 1
    goes_on(game, GreedyAgent(cards.catalog))
    assert wanted(game) == ["Llanowar Elves"]


def test_the_agent_does_not_sacrifice_its_creatures_for_little(cards: PlayableCards) -> None:
    """A land is fetched by a small creature's death only where the creature is worth no more."""
    table = board(cards, {0: ["Spined Wurm", "Viscera Seer"]})
    assert activations(begun(table)) == []


def test_an_ability_without_a_cost_is_not_activated_for_ever(cards: PlayableCards) -> None:
    """The turn ends, whatever the agent could go on doing."""
    table = board(cards, {0: ["Mind Stone", "Sensei's Divining Top", "4 × Island"], 1: ["Island"]})
    table.library(0, *["Island"] * 20)
    table.library(1, *["Island"] * 20)
    game = begun(table)
    agent = GreedyAgent(cards.catalog)
    for number in range(200):
        if game.turn > 1:
            assert number < 100
            return
        goes_on(game, agent)
    raise AssertionError(game.turn)


def test_103_5_the_agent_keeps_a_hand_that_can_be_played(cards: PlayableCards) -> None:
    """Two to five lands with something to cast are kept; one land, six lands, or nothing but dear cards are not."""
    hands = {
        ("Forest",) * 3 + ("Grizzly Bears",) * 4: False,
        ("Forest",) + ("Grizzly Bears",) * 6: True,
        ("Forest",) * 6 + ("Grizzly Bears",): True,
        ("Forest",) * 2 + ("Spined Wurm",) * 5: True,
    }
    for hand, is_given_back in hands.items():
        table = Scenario(cards=cards)
        table.hand(0, *hand)
        assert wants_mulligan(table.start().view(0)) == is_given_back


def test_701_22_the_agent_scries_away_what_it_does_not_need(cards: PlayableCards) -> None:
    """A land goes to the bottom with many lands on the battlefield, and stays on top with few."""
    for number, found in ((8, ["Forest"]), (2, [])):
        table = board(cards, {0: [f"{number} × Island"]}, ["Opt"])
        table.library(0, *["Forest"] * 9)
        game = begun(table)
        agent = GreedyAgent(cards.catalog)
        while asked(game).kind != "scry":
            goes_on(game, agent)
        assert wanted(game) == found


def test_701_9_the_agent_discards_what_it_can_do_without(cards: PlayableCards) -> None:
    """With few lands it keeps the lands and gives up what it cannot cast for long."""
    table = board(cards, {0: ["2 × Mountain"], 1: ["3 × Swamp"]})
    table.hand(1, "Mind Rot")
    table.hand(0, "Mountain", "Shivan Dragon", "Lightning Bolt")
    game = begun(table, active=1)
    agent = GreedyAgent(cards.catalog)
    while asked(game).kind != "choose cards":
        goes_on(game, agent)
    assert asked(game).player == 0
    assert sorted(wanted(game)) == ["Lightning Bolt", "Shivan Dragon"]


def test_707_5_the_agent_copies_the_best_creature(cards: PlayableCards) -> None:
    """Clone becomes a copy of the greatest creature, whoever controls it."""
    table = board(cards, {0: ["4 × Island", "Grizzly Bears"], 1: ["Shivan Dragon"]}, ["Clone"])
    game = begun(table)
    agent = GreedyAgent(cards.catalog)
    while asked(game).kind != "choose permanents":
        goes_on(game, agent)
    assert wanted(game) == ["Shivan Dragon"]


def test_the_agent_fetches_a_land_with_what_is_there_for_it(cards: PlayableCards) -> None:
    """A land that makes no mana is sacrificed for one that does; one that makes mana is not, for one card less."""
    table = board(cards, {0: ["Evolving Wilds"]})
    table.library(0, "Forest", "Island")
    assert len(activations(begun(table))) == 1


def test_the_agent_waits_for_its_own_spell_to_resolve(cards: PlayableCards) -> None:
    """With a removal spell of its own on the stack it does not cast another at the same creature."""
    table = board(cards, {0: ["2 × Mountain"], 1: ["Grizzly Bears"]}, ["Shock", "Lightning Bolt"])
    game = begun(table)
    agent = GreedyAgent(cards.catalog)
    goes_on(game, agent, 2)
    assert len(game.stack) == 1
    assert wanted(game, agent) == ["Pass"]
