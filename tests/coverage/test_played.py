"""Cards that have been played: in enough games, and as they are read now."""

from __future__ import annotations

import pytest
from tools import count_played

from oathbreaker.cards.storage import embedded_readings
from oathbreaker.coverage.embedded import embedded_coverage
from oathbreaker.coverage.played import (
    LEAST_GAMES,
    digest_of,
    embedded_games,
    games_from_text,
    games_text,
    played,
    still_so,
)
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.playable import PlayableCards

GAMES = {"Fog": ("aa", LEAST_GAMES), "Shock": ("bb", LEAST_GAMES - 1), "Bolt": ("cc", 9)}


def test_a_card_is_played_in_three_games_with_the_trees_it_has() -> None:
    """Fewer games, or games with other trees, do not count."""
    assert played(GAMES, {"Fog": "aa", "Shock": "bb", "Bolt": "dd", "Bear": "ee"}) == 1
    assert still_so(GAMES, {"Fog": "aa", "Shock": "xx"}) == {"Fog": ("aa", LEAST_GAMES)}


def test_more_games_are_added() -> None:
    """Counts grow; what is no card of the catalog has none."""
    found = count_played.added(GAMES, {"Shock": 1, "Bear": 2, "My Own": 4}, {"Shock": "bb", "Bear": "ee"})
    assert found == {**GAMES, "Shock": ("bb", LEAST_GAMES), "Bear": ("ee", 2)}
    assert games_from_text(games_text(found)) == found


def test_what_ships_inside_was_played_as_it_is(catalog: CardCatalog) -> None:
    """The report counts the cards whose embedded trees are those that were played; every count is of a card."""
    games = embedded_games()
    readings = embedded_readings()
    assert all(name in readings and number > 0 for name, (_, number) in games.items())
    kept = still_so(games, {name: digest_of(readings[name]) for name in games})
    assert embedded_coverage().played == sum(number >= LEAST_GAMES for _, number in kept.values())
    assert embedded_coverage().played <= sum(card.verdict.is_read for card in catalog)


def test_a_game_tells_what_was_used_in_it(monkeypatch: pytest.MonkeyPatch, cards: PlayableCards) -> None:
    """A random game of dealt cards uses some of them, of which the catalog has all but the land of any color."""
    monkeypatch.setattr(count_played, "MOST_DECISIONS", 60)
    used = count_played.used_in(7, cards, 1000)
    assert used
    assert "Land of Any Color" in used
    assert all(name in cards.catalog for name in used - {"Land of Any Color"})


def test_a_game_that_fails_counts_for_nothing(
    monkeypatch: pytest.MonkeyPatch, cards: PlayableCards, capsys: pytest.CaptureFixture[str]
) -> None:
    """A fault is told with what plays the game again, and nothing of that game counts."""

    def fail(*_arguments: object, **_named: object) -> None:
        error = AssertionError("a zone is lost")
        error.add_note("Play it again: so")
        raise error

    monkeypatch.setattr(count_played, "check_game", fail)
    assert count_played.used_in(7, cards, 1000) is None
    assert "Play it again: so" in capsys.readouterr().out
