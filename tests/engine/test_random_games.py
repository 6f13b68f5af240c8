"""Random games of two to six players keep the game's invariants after every decision."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.engine.cards_for_tests import deck
from tests.engine.random_play import dice, play_out, random_answer
from tests.engine.rich_deck import rich_deck

from oathbreaker.engine.play import Play
from oathbreaker.engine.rules import GameRules
from oathbreaker.engine.settings import Settings
from oathbreaker.engine.setup import new_game
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule_exists

SEEDS = range(2)


def new_play(players: int, seed: int) -> Play:
    """Return a game at its first decision."""
    return Play.start(GameRules(), [deck() for _ in range(players)], seed)


def new_rich_play(players: int, seed: int) -> Play:
    """Return a game with decks of all kinds of cards at its first decision."""
    return Play.start(GameRules(), [rich_deck() for _ in range(players)], seed)


def check_zones(state: State) -> None:
    """Every object is in exactly the zone that it names; every card of a player in the game exists exactly once."""
    listed = [oid for members in state.zones for oid in members]
    assert Counter(listed) == Counter(state.objects.keys())
    for oid in listed:
        thing = state.objects[oid]
        assert oid in state.zone(thing.zone, thing.owner)
    cards = sorted(thing.card for thing in state.objects.values() if thing.kind == "card")
    expected = [number for number, card in enumerate(state.cards) if state.players[card.owner].in_game]
    assert cards == expected


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", SEEDS)
def test_random_game_keeps_the_invariants(players: int, seed: int) -> None:
    """No card is lost or doubled, every event cites a rule, and the game ends with everyone placed."""
    play = new_play(players, seed)
    random = dice(seed)
    while play.decision is not None:
        check_zones(play.state)
        assert play.state.players[play.decision.player].in_game
        play.answer(list(random_answer(play.decision, random)))
    assert sorted(seat for group in play.standings for seat in group) == list(range(players))
    for turn in (*play.state.past, tuple(play.state.log)):
        for event in turn:
            assert rule_exists(event.rule), event
            assert event.text("en") if seed else event.text("ja")


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("seed", range(3))
def test_random_game_with_all_kinds_of_cards(players: int, seed: int) -> None:
    """Tokens, replacements, copies and costs of all kinds: the zones stay consistent, and copies agree."""
    play = new_rich_play(players, seed)
    random = dice(seed)
    while play.decision is not None and len(play.answers) < 600:
        check_zones(play.state)
        answer = random_answer(play.decision, random)
        if random.random() < 0.05:
            other = play.copy()
            other.answer(list(answer))
            play.answer(list(answer))
            assert other.digest() == play.digest()
        else:
            play.answer(list(answer))


def test_random_game_in_which_everything_is_asked() -> None:
    """Forced choices, every window, payments and chance by hand: each decision can be read and answered."""
    settings = Settings(stop_everywhere=True, ask_everything=True, pay_by_hand=True, random_by_hand=True)
    play = Play.start(GameRules(), [rich_deck() for _ in range(3)], 1, settings)
    random = dice(1)
    while play.decision is not None and len(play.answers) < 500:
        assert play.decision.prompt("en")
        assert play.decision.prompt("ja")
        for option in play.decision.options:
            assert option.label("en")
            assert option.label("ja")
        play.answer(list(random_answer(play.decision, random)))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_copy_with_the_same_answers_has_the_same_digest(seed: int) -> None:
    """A copy at any decision, in mid-announcement too, has the same future; the original does not notice."""
    play = new_play(3, seed)
    random = dice(seed)
    while play.decision is not None and len(play.answers) < 120:
        other = play.copy()
        assert other.digest() == play.digest()
        answer = random_answer(play.decision, random)
        before = play.digest()
        other.answer(list(answer))
        assert play.digest() == before
        play.answer(list(answer))
        assert other.digest() == play.digest()


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_restores_the_digest(seed: int) -> None:
    """The game before the last answer is as it was, at any depth of undoing."""
    play = new_play(2, seed)
    random = dice(seed)
    digests = []
    while play.decision is not None and len(play.answers) < 150:
        digests.append(play.digest())
        play.answer(list(random_answer(play.decision, random)))
    for number in range(len(digests) - 1, -1, -7):
        assert play.at(number).digest() == digests[number]
    assert play.undo().digest() == digests[-1]


def test_undoing_actions_to_the_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    """One priority decision after the other is undone, also where few of the old states are kept, none left out."""
    monkeypatch.setattr("oathbreaker.engine.play.KEPT_CHECKPOINTS", 8)
    play = new_play(2, 1)
    random = dice(1)
    actions = [0]
    while play.decision is not None and len(play.answers) < 120:
        if play.decision.kind == "priority":
            actions.append(len(play.answers))
        play.answer(list(random_answer(play.decision, random)))
    assert len(play.checkpoints) <= 8
    undone = [len(play.answers)]
    while undone[-1]:
        play = play.undo(to_action=True)
        undone.append(len(play.answers))
    assert undone[1:] == [number for number in reversed(actions) if number < undone[0]]


@pytest.mark.parametrize("seed", SEEDS)
def test_same_seed_same_game_and_replay_of_its_answers(seed: int) -> None:
    """The seed and the answers are the whole game."""
    first, second = new_play(4, seed), new_play(4, seed)
    play_out(first, seed)
    play_out(second, seed)
    assert first.digest() == second.digest()
    third = Play(new_game(GameRules(), [deck() for _ in range(4)], seed))
    third.replay([list(answer) for answer in first.answers])
    assert third.digest() == first.digest()


def test_an_abandoned_announcement_leaves_no_trace() -> None:
    """Giving up in mid-announcement, whenever possible, brings back the priority decision unchanged."""
    play = new_play(4, 11)
    random = dice(11)
    abandoned = 0
    last_priority = ""
    while play.decision is not None and abandoned < 20:
        if play.decision.kind == "priority":
            last_priority = play.digest()
        elif play.is_announcing() and random.random() < 0.5:
            play.abandon()
            abandoned += 1
            assert play.digest() == last_priority
            continue
        play.answer(list(random_answer(play.decision, random)))
    assert abandoned


@pytest.mark.parametrize("seed", SEEDS)
def test_conceding_at_any_time(seed: int) -> None:
    """A player may concede whoever is asked; what is left is consistent, and the game goes on or ends (104.3a)."""
    play = new_play(4, seed)
    random = dice(seed)
    for number in range(400):
        if play.decision is None:
            break
        if number % 60 == 59:
            play.concede(random.choice(play.state.seats()))
            check_zones(play.state)
            continue
        play.answer(list(random_answer(play.decision, random)))
    assert len(play.state.seats()) < 4
    again = Play(new_game(GameRules(), [deck() for _ in range(4)], seed))
    again.replay(play.answers)
    assert again.digest() == play.digest()
