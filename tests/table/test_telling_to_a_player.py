"""A game told to one player: what that player alone sees is named, and what came before a choice is told at it."""

from __future__ import annotations

import pytest

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.telling import Telling, ToldLine


@pytest.fixture
def table(catalog: CardCatalog) -> Scenario:
    """Return a position of two players with lands."""
    found = Scenario(players=2, cards=PlayableCards(catalog))
    for seat in range(2):
        for _ in range(4):
            found.battlefield(seat, "Island")
    return found


def texts(lines: list[ToldLine], kind: str) -> list[str]:
    """Return what the lines of a kind say."""
    return [line.text() for line in lines if line.kind == kind]


@pytest.mark.parametrize(
    ("viewer", "said", "japanese"),
    [
        (0, "Player 1 draws Shock and Forest (2).", "プレイヤー1は《ショック》、《森》（２枚）を引いた。"),
        (1, "Player 1 draws 3 cards.", "プレイヤー1はカードを３枚引いた。"),
    ],
)
def test_400_2_who_draws_sees_which_cards(table: Scenario, viewer: int, said: str, japanese: str) -> None:
    """The player who draws is told which cards, each name once; another player how many."""
    table.hand(0, "Jace's Ingenuity")
    table.library(0, "Shock", "Forest", "Forest")
    table.battlefield(0, "Island")
    game = table.start()
    telling = Telling(game, viewer=viewer)
    game.answer_with(action="cast", card="Jace's Ingenuity")
    game.answer("pass")
    (line,) = [line for line in telling.news() if line.kind == "draw"]
    assert (line.text(), line.text("ja")) == (said, japanese)


def test_400_2_who_looks_sees_which_cards(table: Scenario) -> None:
    """The player who scries is told what lies on top, at the choice itself."""
    table.hand(0, "Opt")
    table.library(0, "Shock")
    game = table.start()
    mine, theirs = Telling(game, viewer=0), Telling(game, viewer=1)
    game.answer_with(action="cast", card="Opt")
    assert game.decision is not None
    assert game.decision.kind == "scry"
    assert texts(mine.news(), "look at") == ["Player 1 looks at Shock."]
    assert texts(theirs.news(), "look at") == ["Player 1 looks at 1 card."]


def test_509_1_who_blocks_has_been_told_the_attack(table: Scenario) -> None:
    """A player who is asked for blockers has been told who attacks; spectators are told at the next priority."""
    table.battlefield(0, "Grizzly Bears")
    table.battlefield(1, "Grizzly Bears")
    game = table.start()
    mine, spectator = Telling(game, viewer=1), Telling(game)
    game.advance(step="declare attackers")
    game.answer([0])
    assert game.decision is not None
    assert game.decision.kind == "blockers"
    assert texts(mine.news(), "attack") == ["Player 1 attacks Player 2 with Grizzly Bears."]
    assert spectator.news() == []


def test_733_1_what_may_be_taken_back_is_not_told(table: Scenario) -> None:
    """While a spell is being announced its own player is told nothing of it."""
    table.hand(0, "Unsummon")
    table.battlefield(1, "Grizzly Bears")
    table.battlefield(1, "Hill Giant")
    game = table.start()
    mine = Telling(game, viewer=0)
    mine.news()
    game.answer_with(action="cast", card="Unsummon")
    assert game.decision is not None
    assert game.decision.kind == "target"
    assert mine.news() == []
    game.answer(0)
    assert texts(mine.news(), "cast") == ["Player 1 casts Unsummon (targeting Grizzly Bears, for {U})."]


def test_608_2n_what_asks_as_it_resolves_may_change_something_yet(table: Scenario) -> None:
    """Told at a choice in the middle of resolving, an ability that then searches is not said to change nothing."""
    table.hand(0, "Solemn Simulacrum")
    game = table.start()
    telling = Telling(game, viewer=0)
    game.answer_with(action="cast", card="Solemn Simulacrum")
    while game.decision is not None and game.decision.kind != "may":
        game.answer("pass")
    assert texts(telling.news(), "resolve") == ["An ability of Solemn Simulacrum resolves."]
    game.answer("no")
    assert not texts(telling.news(), "resolve")
