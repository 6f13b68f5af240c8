"""What a game or a position is told must be of the kind that it needs; everything else is refused by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.table.decks_for_tests import GREEN

from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario
from oathbreaker.texts.errors import GameSetupError, NothingThereError

BEAR = "Grizzly Bears"

LAYING_OUT: dict[str, Callable[[Any], object]] = {
    "name": lambda table: table.battlefield(0, 3),
    "counters": lambda table: table.battlefield(0, BEAR, counters="+1/+1"),
    "at least 0, not -1": lambda table: table.battlefield(0, BEAR, counters={"+1/+1": -1}),
    "number, not '1'": lambda table: table.battlefield(0, BEAR, counters={"+1/+1": "1"}),
    "tapped": lambda table: table.battlefield(0, BEAR, tapped="yes"),
    "face": lambda table: table.battlefield(0, BEAR, face=0),
    "no permanent card": lambda table: table.battlefield(0, "Shock"),
    r"text, not \['Shock'\]": lambda table: table.hand(0, ["Shock"]),
    "number must be a whole number, not 5.5": lambda table: table.life(0, 5.5),
    "number must be a whole number, not True": lambda table: table.life(0, True),  # noqa: FBT003  what is refused
    "number must be at least 0": lambda table: table.counters(0, "poison", -1),
    "kind": lambda table: table.counters(0, 3, 1),
    "daytime": lambda table: table.daytime([]),
    "casts": lambda table: table.command(0, oathbreaker="Walker", casts=1),
    "Creture": lambda table: table.define("Own", "", "Creture — Bear"),
    "type line": lambda table: table.define("Own", "", "Legendary"),
    "cost": lambda table: table.define("Own", 3, "Instant"),
    "power": lambda table: table.define("Own", "", "Creature — Bear", power="many", toughness=2),
    "colors": lambda table: table.define("Own", "", "Instant", colors=3),
    "step": lambda table: table.start(step=[]),
}
"""What the message names -> a call that is refused."""

PLAYING: dict[str, Callable[[Any], object]] = {
    "turn": lambda game: game.advance(turn="x"),
    "moment: 7": lambda game: game.pause(1, 7),
    "at must be text": lambda game: game.pause(1, "draw", []),
    "steps": lambda game: game.stop_at(0, "draw"),
    "number must be a whole number": lambda game: game.put_counters(0, "poison", "1"),
    "number must be at least 0": lambda game: game.put_counters(0, "poison", -1),
    "no permanent card": lambda game: game.put_card(0, "battlefield", "Shock"),
    "seed": lambda game: game.determinize(0, "x"),
    "name": lambda game: game.find(3),
    "nonsense": lambda game: game.set("nonsense", 1),
}
"""What the message names -> a call that is refused."""


@pytest.fixture
def table(cards: PlayableCards) -> Scenario:
    """Return a position for two players."""
    return Scenario(cards=cards)


@pytest.mark.parametrize("named", LAYING_OUT)
def test_a_position_refuses_what_cannot_be(table: Scenario, named: str) -> None:
    """The error names the argument; the position is as before, and goes on."""
    with pytest.raises(GameSetupError, match=named):
        LAYING_OUT[named](table)
    table.battlefield(0, BEAR)
    assert [thing.name for thing in table.start().player(0).battlefield] == [BEAR]


@pytest.mark.parametrize("named", PLAYING)
def test_a_game_refuses_what_cannot_be(table: Scenario, named: str) -> None:
    """The error names the argument, and nothing has changed."""
    game = table.start()
    before = game.digest()
    with pytest.raises(GameSetupError, match=named):
        PLAYING[named](game)
    assert game.digest() == before
    with pytest.raises(IllegalAnswer, match="no player 'a'"):
        game.concede("a")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("named", "wrong"),
    [
        ("players", {"players": "3"}),
        ("players", {"players": True}),
        ("seed", {"seed": None}),
        ("format", {"format": 3}),
        ("people", {"people": 3}),
        ("shuffle", {"shuffle": 3}),
        ("CardCatalog", {"cards": 3}),
    ],
)
def test_a_position_begins_with_what_can_be(cards: PlayableCards, named: str, wrong: dict[str, Any]) -> None:
    """Each argument of a position is checked as it begins."""
    with pytest.raises(GameSetupError, match=named):
        Scenario(**{"cards": cards, **wrong})


@pytest.mark.parametrize(
    ("named", "decks", "wrong"),
    [
        ("decks", 3, {}),
        ("decks", GREEN, {}),
        ("A deck must be", [None, GREEN], {}),
        ("seed", [GREEN, GREEN], {"seed": "x"}),
        ("format", [GREEN, GREEN], {"format": []}),
        ("people", [GREEN, GREEN], {"people": 5}),
    ],
)
def test_a_game_begins_with_what_can_be(cards: PlayableCards, named: str, decks: Any, wrong: dict[str, Any]) -> None:  # noqa: ANN401  whatever is given
    """Each argument of a game is checked as it begins; a seat of people must exist."""
    with pytest.raises(GameSetupError, match=named):
        Game(decks, cards=cards, **wrong)
    with pytest.raises(NothingThereError):
        Game([GREEN, GREEN], cards=cards, people=(9,))


def test_subtypes_of_a_card_of_ones_own_may_be_any(table: Scenario) -> None:
    """A card may be of a subtype that there is not yet, and kindred."""
    table.define("Own", "{1}", "Kindred Artifact Creature — Blorb", power="1+*", toughness="*")
    table.battlefield(0, "Own", counters={"+1/+1": 1})
    assert table.start().player(0).battlefield[0].subtypes == ("Blorb",)


def test_906_3b_no_player_has_three_oathbreakers(table: Scenario) -> None:
    """Partners are two; a third is refused wherever it is put, another player's are their own."""
    table.command(0, oathbreaker="Walker")
    table.battlefield(0, "Walker", designation="oathbreaker")
    for call in (
        lambda: table.command(0, oathbreaker="Walker"),
        lambda: table.battlefield(1, "Walker", owner=0, designation="oathbreaker"),
    ):
        with pytest.raises(GameSetupError, match="Player 1 has 2 cards"):
            call()
    table.command(1, oathbreaker="Walker")
    assert len(table.start().find("Walker")) == 3


def test_a_handle_of_another_position_stands_for_nothing(cards: PlayableCards) -> None:
    """A handle stands for what was laid out with it, in a loaded game too, and for nothing of another position."""
    one, other = Scenario(cards=cards), Scenario(cards=cards)
    bear = one.battlefield(0, BEAR)
    giant = other.battlefield(0, "Hill Giant")
    game = one.start()
    assert game.thing(bear).name == Game.load(game.save(), cards=cards).thing(bear).name == BEAR
    assert game.copy().thing(bear).name == BEAR
    for call in (
        lambda: game.thing(giant),
        lambda: game.put_counters(giant, "+1/+1", 1),
        lambda: one.battlefield(0, "Blade", attached_to=giant),
        lambda: Game([GREEN, GREEN], cards=cards).thing(bear),
    ):
        with pytest.raises(NothingThereError, match="another position"):
            call()
    later = one.battlefield(0, "Hill Giant")
    with pytest.raises(NothingThereError, match="another position"):
        game.thing(later)


def test_104_3a_undo_after_conceding_goes_back_into_the_announcement(catalog: CardCatalog) -> None:
    """Who concedes while choosing targets and takes that back chooses targets again; so do copies and saved games."""
    table = Scenario(players=3, cards=PlayableCards(catalog))
    table.battlefield(0, "Mountain")
    for seat in range(3):
        table.battlefield(seat, BEAR)
    table.hand(0, "Shock")
    game = table.start()
    game.answer_with(action="cast", card="Shock")
    assert game.decision is not None
    assert game.decision.kind == "target"
    before = game.digest()
    game.concede(0)
    after = game.digest()
    assert not game.player(0).in_game
    assert game.copy().digest() == after == Game.load(game.save(), cards=table.cards).digest()
    game.undo()
    assert game.digest() == before
    assert game.decision.kind == "target"
    game.abandon()
    assert [thing.name for thing in game.player(0).hand] == ["Shock"]
