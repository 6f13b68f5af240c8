"""What must hold at every decision of any game; a game in which it does not says how to play it again."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.table.decks_for_tests import unique_decks

from oathbreaker.agents.random_agent import RandomAgent
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.texts.rules import rule_exists

ID_FIELDS = frozenset({"id", "source", "target", "attached_to", "attacking"})
"""Fields of a view that hold ids of objects."""


def check_game(players: int, seed: int, cards: PlayableCards, *, most: int = 400, every: int = 9) -> Game:
    """Play a random game and check it as it goes; an error carries the saved game."""
    ready = cards.copy()
    game = Game(unique_decks(players, ready), seed, cards=ready, starting_life=8)
    agents = [RandomAgent(seed * 10 + seat) for seat in range(players)]
    random = Random(seed)  # noqa: S311  no secret
    try:
        while game.decision is not None and len(game.play.answers) < most:
            check_zones(game)
            answer = agents[game.decision.player].choose({}, game.decision)
            if random.randrange(every) == 0:
                check_views(game)
                check_courses(game, answer)
            if random.randrange(400) == 0:
                game.concede(random.choice([player.seat for player in game.players if player.in_game]))
                continue
            game.answer(answer)
        check_log(game)
        check_views(game)
        check_save(game, ready)
    except Exception as error:
        error.add_note(f"{players} players, seed {seed}: Game.load({game.save()!r})")
        raise
    return game


def check_zones(game: Game) -> None:
    """No card is lost or doubled, and what is asked concerns a player and objects that are there."""
    state = game.state
    listed = [oid for members in state.zones for oid in members]
    assert Counter(listed) == Counter(state.objects.keys())
    numbers = sorted(thing.card for thing in state.objects.values() if thing.kind == "card")
    expected = [number for number, card in enumerate(state.cards) if state.players[card.owner].in_game]
    assert numbers == expected
    decision = game.play.decision
    assert decision is not None
    assert state.players[decision.player].in_game
    for option in decision.options:
        for about in (option.source, option.target):
            assert about is None or about < 10 or about in state.objects
    assert rule_exists(decision.rule)


def check_courses(game: Game, answer: object) -> None:
    """A copy with the same answer has the same digest; undo restores it; the original does not notice."""
    before = game.digest()
    other = game.copy()
    assert other.digest() == before
    other.answer(answer)
    assert game.digest() == before
    again = game.copy()
    again.answer(answer)
    assert again.digest() == other.digest()
    again.undo()
    assert again.digest() == before
    other.undo(to="action")
    assert other.decision is not None
    assert other.decision.kind == "priority" or not other.play.answers


def check_views(game: Game) -> None:
    """No view holds the name or id of a card hidden from its player, and every view can be written as JSON."""
    for viewer in range(len(game.players)):
        view = game.view(viewer)
        json.dumps(view)
        hidden = [
            thing
            for player in game.players
            if player.seat != viewer and player.in_game
            for thing in (*player.hand, *player.library)
        ]
        own_library = game.player(viewer).library
        texts = " ".join(strings(view))
        assert not [thing.name for thing in hidden if thing.name in texts]
        ids = {thing.id for thing in (*hidden, *own_library)}
        assert not ids & set(numbers_under_ids(view))
        silent = {name: value for name, value in view.items() if name != "log"}
        seen_now = " ".join(strings(silent))
        assert not [thing.name for thing in own_library if thing.name in seen_now]


def strings(value: Any) -> Iterator[str]:  # noqa: ANN401  JSON
    """Yield every string in JSON, keys too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)


def numbers_under_ids(value: Any) -> Iterator[int]:  # noqa: ANN401  JSON
    """Yield every number in a field that holds ids, and those in options' keys."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key in ID_FIELDS and isinstance(item, int):
                yield item
            elif key == "key":
                yield from (int(word) for word in str(item).split() if word.isdecimal())
            elif key in {"targets", "blocking"}:
                yield from item
            else:
                yield from numbers_under_ids(item)
    elif isinstance(value, list):
        for item in value:
            yield from numbers_under_ids(item)


def check_log(game: Game) -> None:
    """Every event cites a rule that exists and says in both languages what happened."""
    for event in game.log:
        assert rule_exists(event.rule), event
        assert event.text("en")
        assert event.text("ja")


def check_save(game: Game, cards: PlayableCards) -> None:
    """A loaded game stands where it was saved and goes on alike."""
    loaded = Game.load(game.save(), cards)
    assert loaded.digest() == game.digest()
    assert loaded.standings == game.standings
    if game.decision is not None:
        default = list(game.decision.default())
        loaded.answer(default)
        other = game.copy()
        other.answer(default)
        assert loaded.digest() == other.digest()
