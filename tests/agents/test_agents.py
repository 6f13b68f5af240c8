"""Agents: they answer legally, see only their view, and greed beats chance."""

from __future__ import annotations

import pytest
from tests.table.decks_for_tests import decks

from oathbreaker.agents.greedy import GreedyAgent
from oathbreaker.agents.random_agent import RandomAgent
from oathbreaker.engine.decisions import Decision, Option
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.playing import Agent, play
from oathbreaker.table.scenario import Scenario


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_greedy_agents_play_whole_games(players: int, cards: PlayableCards) -> None:
    """Every answer is legal, and the game ends with everybody placed."""
    game = play(Game(decks(players), players, cards=cards), [GreedyAgent()] * players)
    assert game.is_over
    assert sorted(seat for group in game.standings for seat in group) == list(range(players))


def test_greed_beats_chance(cards: PlayableCards) -> None:
    """Of a few duels with one deck the greedy agent wins most, from either seat."""
    wins = 0
    for seed in range(6):
        greedy = seed % 2
        agents: list[Agent] = [RandomAgent(seed), GreedyAgent()] if greedy else [GreedyAgent(), RandomAgent(seed)]
        game = play(Game([decks(1)[0]] * 2, seed, cards=cards), agents)
        wins += game.standings[0] == [greedy]
    assert wins >= 5


def test_the_greedy_agent_plays_a_land_then_its_dearest_spell(cards: PlayableCards) -> None:
    """With four mana it casts the creature of four, not that of two."""
    table = Scenario(cards=cards)
    for _ in range(3):
        table.battlefield(0, "Mountain")
    table.hand(0, "Goblin Piker", "Hill Giant", "Mountain")
    game = table.start()
    agent = GreedyAgent()
    for _ in range(2):
        assert game.decision is not None
        game.answer(agent.choose(game.view(0), game.decision))
    assert [thing.name for thing in game.player(0).hand] == ["Goblin Piker"]


def test_the_greedy_agent_attacks_only_where_it_loses_nothing(cards: PlayableCards) -> None:
    """Into an empty board it attacks with all, into a stronger blocker not at all."""
    for guard, attackers in ((None, 2), ("Spined Wurm", 0)):
        table = Scenario(cards=cards)
        table.battlefield(0, "Grizzly Bears")
        table.battlefield(0, "Hill Giant")
        if guard:
            table.battlefield(1, guard)
        game = table.start()
        game.stop_everywhere = True
        game.advance(step="declare attackers")
        assert game.decision is not None
        assert game.decision.kind == "attackers"
        game.answer(GreedyAgent().choose(game.view(0), game.decision))
        assert sum(thing.attacking == 1 for thing in game.player(0).battlefield) == attackers


def test_the_greedy_agent_blocks_what_it_beats(cards: PlayableCards) -> None:
    """A giant blocks a bear; a bear does not block a giant while life is plenty, but does when it is not."""
    for mine, theirs, life, blocks in (
        ("Hill Giant", "Grizzly Bears", 20, True),
        ("Grizzly Bears", "Hill Giant", 20, False),
        ("Grizzly Bears", "Hill Giant", 3, True),
    ):
        table = Scenario(cards=cards)
        table.battlefield(0, theirs)
        table.battlefield(1, mine)
        table.life(1, life)
        game = table.start()
        game.stop_everywhere = True
        game.advance(step="declare attackers")
        game.answer([0])
        game.run(until=lambda _: False)
        assert game.decision is not None
        assert game.decision.kind == "blockers"
        game.answer(GreedyAgent().choose(game.view(1), game.decision))
        assert bool([thing for thing in game.player(1).battlefield if thing.blocking]) == blocks


def test_the_greedy_agent_aims_at_others(cards: PlayableCards) -> None:
    """A spell that damages anything is aimed at the opponent, not at itself."""
    table = Scenario(cards=cards)
    table.battlefield(0, "Mountain")
    table.hand(0, "Lightning Bolt")
    table.life(1, 6)
    game = table.start()
    game.stop_everywhere = True
    for _ in range(2):
        assert game.decision is not None
        game.answer(GreedyAgent().choose(game.view(0), game.decision))
    assert game.stack[0].targets == (1,)


def test_a_random_agent_of_one_seed_always_decides_alike() -> None:
    """The seed is all there is to it; mana abilities are left to paying."""
    options = [Option("pass", "pass"), Option("a", "activate", value="mana"), Option("b", "cast"), Option("c", "cast")]
    decision = Decision(0, "priority", options, 1, 1, "117.1")
    one, other = RandomAgent(5), RandomAgent(5)
    answers = [decision.accept(one.choose({}, decision)) for _ in range(50)]
    assert answers == [decision.accept(other.choose({}, decision)) for _ in range(50)]
    assert set(answers) == {(0,), (2,), (3,)}


def test_a_random_agent_divides_legally() -> None:
    """Numbers are as many as there are recipients and add up."""
    options = [Option(str(number), "choose") for number in range(3)]
    decision = Decision(0, "divide", options, 1, 3, "601.2d", total=5)
    for seed in range(20):
        assert decision.fault(RandomAgent(seed).answer(decision)) is None


def test_107_1c_numbers_are_answered_by_option_not_by_place() -> None:
    """Where the least number that may be chosen is one, the first option is one and not nought."""
    options = [Option(str(number), "choose", value=number, is_default=number == 1) for number in (1, 2, 3)]
    decision = Decision(0, "number", options, 1, 1, "107.1c")
    answers = {decision.accept(RandomAgent(seed).choose({}, decision)) for seed in range(20)}
    assert answers == {(0,), (1,), (2,)}
    assert decision.accept(GreedyAgent().choose({}, decision)) == (0,)


def decided(game: Game, seat: int, agent: Agent) -> None:
    """Let an agent answer what a seat is asked, once."""
    assert game.decision is not None
    assert game.decision.player == seat
    game.answer(agent.choose(game.view(seat), game.decision))


def test_the_greedy_agent_harms_others_and_helps_itself(cards: PlayableCards) -> None:
    """Removal goes to the opponent's best creature, a boost to its own attacking one, and neither without one there."""
    table = Scenario(cards=cards)
    for _ in range(3):
        table.battlefield(0, "Forest")
    mine = table.battlefield(0, "Spined Wurm")
    theirs = [table.battlefield(1, name) for name in ("Grizzly Bears", "Serra Angel")]
    table.hand(0, "Beast Within", "Giant Growth")
    game = table.start()
    game.stop_everywhere = True
    agent = GreedyAgent(cards.catalog)
    decided(game, 0, agent)
    decided(game, 0, agent)
    assert [thing.targets for thing in game.stack] == [(game.thing(theirs[1]),)]
    assert game.thing(mine).zone == "battlefield"

    table = Scenario(cards=cards)
    table.battlefield(0, "Forest")
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Giant Growth")
    game = table.start()
    game.stop_everywhere = True
    decided(game, 0, agent)
    assert not game.stack


def test_the_greedy_agent_counters_others_spells_only(cards: PlayableCards) -> None:
    """It keeps a counterspell for the opponent's spell, and does not use it on its own."""
    table = Scenario(cards=cards)
    for seat in (0, 1):
        for _ in range(4):
            table.battlefield(seat, "Island")
    table.hand(0, "Coral Merfolk", "Counterspell")
    table.hand(1, "Counterspell")
    game = table.start()
    game.stop_everywhere = True
    agent = GreedyAgent(cards.catalog)
    decided(game, 0, agent)
    assert [thing.name for thing in game.stack] == ["Coral Merfolk"]
    decided(game, 0, agent)  # passes
    decided(game, 1, agent)
    assert [thing.name for thing in game.stack] == ["Coral Merfolk", "Counterspell"]
    assert game.stack[1].targets == (game.stack[0],)


def test_the_greedy_agent_keeps_blockers_at_home(cards: PlayableCards) -> None:
    """Where the opponent's next attack would be the last, it does not attack with who must block."""
    for life, attackers in ((20, 1), (4, 0)):
        table = Scenario(cards=cards)
        table.battlefield(0, "Spined Wurm")
        table.battlefield(1, "Spined Wurm", tapped=True)
        table.life(0, life)
        game = table.start()
        game.stop_everywhere = True
        game.advance(step="declare attackers")
        decided(game, 0, GreedyAgent(cards.catalog))
        assert sum(thing.attacking == 1 for thing in game.player(0).battlefield) == attackers


def test_the_greedy_agent_uses_its_planeswalker(cards: PlayableCards) -> None:
    """It makes the Beast as long as Garruk survives that, and untaps lands otherwise; once each turn."""
    for loyalty, left in ((3, 2), (1, 2)):
        table = Scenario(cards=cards)
        table.battlefield(0, "Forest", tapped=True)
        table.battlefield(0, "Forest", tapped=True)
        garruk = table.battlefield(0, "Garruk Wildspeaker", counters={"loyalty": loyalty})
        game = table.start()
        game.stop_everywhere = True
        agent = GreedyAgent(cards.catalog)
        for seat in (0, 0, 1, 0):  # activates, passes, the opponent passes, and does no more
            decided(game, seat, agent)
        assert game.thing(garruk).loyalty == left
        assert bool(game.find("Beast Token")) == (loyalty > 1)


@pytest.mark.parametrize(
    ("spell", "land", "other", "is_helpful"),
    [
        ("Elephant Guide", "Forest", "Drift of Phantasms", True),
        ("Blanchwood Armor", "Forest", "Drift of Phantasms", True),
        ("Pacifism", "Plains", "Spined Wurm", False),
        ("Murder", "Swamp", "Spined Wurm", False),
    ],
)
def test_the_greedy_agent_aims_spells_by_what_they_are_for(
    spell: str, land: str, other: str, *, is_helpful: bool, cards: PlayableCards
) -> None:
    """Help goes to its own creature and harm to the opponent's, whichever is worth more; without one it is held."""
    for has_own in (True, False):
        for has_theirs in (True, False):
            table = Scenario(cards=cards)
            for _ in range(4):
                table.battlefield(0, land)
            mine = table.battlefield(0, "Grizzly Bears") if has_own else None
            theirs = table.battlefield(1, other) if has_theirs else None
            table.hand(0, spell)
            game = table.start()
            game.stop_everywhere = True
            agent = GreedyAgent(cards.catalog)
            right = mine if is_helpful else theirs
            decided(game, 0, agent)
            if right is None:
                assert not game.stack
                continue
            if has_own and has_theirs:
                decided(game, 0, agent)  # only then is there a choice
            assert [thing.targets for thing in game.stack] == [(game.thing(right),)]


@pytest.mark.parametrize("spell", ["Giant Growth", "Titanic Growth"])
def test_the_greedy_agent_strengthens_its_own_fighting_creature(spell: str, cards: PlayableCards) -> None:
    """In combat the growing goes to its own attacker, not to the creature that blocks it."""
    table = Scenario(cards=cards)
    for _ in range(2):
        table.battlefield(0, "Forest")
    mine = table.battlefield(0, "Grizzly Bears")
    theirs = table.battlefield(1, "Spined Wurm")
    table.hand(0, spell)
    game = table.start()
    game.stop_everywhere = True
    game.advance(step="declare attackers")
    game.answer([mine])
    game.advance(step="declare blockers")
    agent = GreedyAgent(cards.catalog)
    while game.decision is not None and game.decision.kind == "blockers":
        game.answer([game.decision.options[0]])
    assert game.thing(theirs).blocking
    decided(game, 0, agent)
    decided(game, 0, agent)
    assert [thing.targets for thing in game.stack] == [(game.thing(mine),)]


def test_702_11b_the_greedy_agent_holds_harm_that_could_only_hit_its_own(cards: PlayableCards) -> None:
    """The opponent's only creature cannot be its target: it does not aim it at its own instead."""
    table = Scenario(cards=cards)
    for _ in range(4):
        table.battlefield(0, "Swamp")
    table.battlefield(0, "Grizzly Bears")
    table.battlefield(1, "Gladecover Scout")
    table.hand(0, "Murder")
    game = table.start()
    game.stop_everywhere = True
    decided(game, 0, GreedyAgent(cards.catalog))
    assert not game.stack
