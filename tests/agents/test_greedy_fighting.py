"""How the greedy agent attacks and blocks: each test is a position and the one good decision in it."""

from __future__ import annotations

import pytest
from tests.agents.positions import asked, begun, board, wanted

from oathbreaker.engine.decisions import Decision
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario


def attackers_in(game: Game) -> list[str]:
    """Return how the agent attacks in this game."""
    if asked(game).kind != "attackers":
        game.advance(step="declare attackers")
    assert asked(game).kind == "attackers"
    return sorted(wanted(game))


def blocks_against(table: Scenario, *attackers: int, target: object = 1) -> list[str]:
    """Return how the second player's agent blocks these attackers of the first, by their place among the options."""
    game = begun(table, "declare attackers")
    options = asked(game).options
    whom = target if isinstance(target, int) else game.thing(target).id
    aims = [option for option in options if option.target == whom]
    game.answer([aims[place] for place in attackers])
    game.run(until=lambda _: False)
    assert asked(game).kind == "blockers"
    return sorted(wanted(game))


@pytest.mark.parametrize(("life", "number"), [(2, 3), (20, 0)])
def test_the_agent_attacks_with_all_where_that_wins(life: int, number: int, cards: PlayableCards) -> None:
    """Two of three bears are stopped at most: the third deals two, which is lethal or is not worth a bear."""
    table = board(cards, {0: ["3 × Grizzly Bears"], 1: ["2 × Spined Wurm"]})
    table.life(1, life)
    assert len(attackers_in(begun(table))) == number


def test_the_agent_attacks_past_who_cannot_block_it(cards: PlayableCards) -> None:
    """A creature with flying attacks although a greater one without it could block others."""
    table = board(cards, {0: ["Serra Angel", "Grizzly Bears"], 1: ["Spined Wurm"]})
    assert attackers_in(begun(table)) == ["Serra Angel attacks Player 2"]


def test_the_agent_attacks_the_planeswalker_that_is_about_to_end_the_game(cards: PlayableCards) -> None:
    """Elspeth, one activation away from her greatest ability, is attacked, and not her player who has much life."""
    table = board(cards, {0: ["Serra Angel"]})
    table.battlefield(1, "Elspeth, Knight-Errant", counters={"loyalty": 7})
    assert attackers_in(begun(table)) == ["Serra Angel attacks Elspeth, Knight-Errant"]


def test_the_agent_attacks_a_player_whom_that_kills_instead_of_a_planeswalker(cards: PlayableCards) -> None:
    """Nothing is worth more than the end of an opponent."""
    table = board(cards, {0: ["Serra Angel"]})
    table.battlefield(1, "Elspeth, Knight-Errant", counters={"loyalty": 7})
    table.life(1, 4)
    assert attackers_in(begun(table)) == ["Serra Angel attacks Player 2"]


@pytest.mark.parametrize("has_planeswalker", [True, False])
def test_the_agent_leaves_its_planeswalker_defended(cards: PlayableCards, *, has_planeswalker: bool) -> None:
    """A bear stays at home before Garruk where another bear would attack him, and attacks where there is none."""
    table = board(cards, {0: ["Grizzly Bears"]})
    table.battlefield(1, "Grizzly Bears", tapped=True)
    if has_planeswalker:
        table.battlefield(0, "Garruk Wildspeaker", counters={"loyalty": 2})
    assert attackers_in(begun(table)) == ([] if has_planeswalker else ["Grizzly Bears attacks Player 2"])


def test_802_the_agent_attacks_the_player_who_is_nearly_dead_among_several(cards: PlayableCards) -> None:
    """Of two undefended opponents it attacks the one whom that kills."""
    table = board(cards, {0: ["Serra Angel"]}, players=3)
    table.life(2, 4)
    assert attackers_in(begun(table)) == ["Serra Angel attacks Player 3"]


def test_the_agent_blocks_together_what_one_alone_does_not_beat(cards: PlayableCards) -> None:
    """Two bears block a giant, since it dies and only one of them does; one alone does not."""
    table = board(cards, {0: ["Hill Giant"], 1: ["2 × Grizzly Bears"]})
    assert len(blocks_against(table, 0)) == 2
    table = board(cards, {0: ["Hill Giant"], 1: ["Grizzly Bears"]})
    assert blocks_against(table, 0) == []


def test_the_agent_does_not_chump_while_its_life_is_plenty(cards: PlayableCards) -> None:
    """A small creature is not thrown before a large one; it is where the attack would be the end."""
    for life, number in ((20, 0), (5, 1)):
        table = board(cards, {0: ["Spined Wurm"], 1: ["Llanowar Elves"]})
        table.life(1, life)
        assert len(blocks_against(table, 0)) == number


def test_the_agent_stops_the_attacker_that_kills(cards: PlayableCards) -> None:
    """With one blocker and two attackers it blocks the one without whose damage it survives."""
    table = board(cards, {0: ["Grizzly Bears", "Spined Wurm"], 1: ["Llanowar Elves"]})
    table.life(1, 5)
    assert blocks_against(table, 0, 1) == ["Llanowar Elves blocks Spined Wurm"]


def test_the_agent_gives_up_no_creature_where_that_saves_nothing(cards: PlayableCards) -> None:
    """Where it is dead whatever it blocks, it blocks only what it beats."""
    table = board(cards, {0: ["2 × Spined Wurm"], 1: ["Llanowar Elves"]})
    table.life(1, 5)
    assert blocks_against(table, 0, 1) == []


def test_the_agent_blocks_for_its_planeswalker(cards: PlayableCards) -> None:
    """An elf blocks the bear that would end Garruk, and does not block it before its player with much life."""
    for is_garruk in (True, False):
        table = board(cards, {0: ["Grizzly Bears"], 1: ["Llanowar Elves"]})
        garruk = table.battlefield(1, "Garruk Wildspeaker", counters={"loyalty": 2})
        found = blocks_against(table, 0, target=garruk if is_garruk else 1)
        assert found == (["Llanowar Elves blocks Grizzly Bears"] if is_garruk else [])


def test_attackers_that_must_attack_do(cards: PlayableCards) -> None:
    """Where the agent would rather not attack, those that must still do."""
    table = board(cards, {0: ["Juggernaut"], 1: ["2 × Spined Wurm"]})
    game = begun(table)
    found = attackers_in(game)
    assert isinstance(game.decision, Decision)
    assert found == ["Juggernaut attacks Player 2"]
