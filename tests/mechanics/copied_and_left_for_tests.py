"""CR 707.10, 800.4a A position in which nearly any spell does something, and what is checked as its caster leaves."""

from __future__ import annotations

from random import Random

from tests.mechanics.positions_for_tests import EVERY_LAND, begun, cast, table_of
from tests.table.invariants import Watch, check_save

from oathbreaker.agents.random_agent import RandomAgent
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards

PERMANENTS = ("Grizzly Bears", "Ornithopter", "Wind Drake", "Glorious Anthem", "Bonesplitter", "Garruk Wildspeaker")
CARDS = ("Hill Giant", "Shock", "Divination", "Sol Ring", "Forest", "Pacifism")
PLAYERS = 3
COPIER = "Reverberate"
LANDS = 6
"""How many lands of each basic type the caster has; the others have one."""
TURNS = 4
"""For how many turns a game goes on after its player has left."""


def position(catalog: CardCatalog, name: str) -> Game:
    """Return a game in which everyone has something of every kind everywhere, the first player a card in hand.

    The second player has a spell that copies it. Where a spell must be its target, the first has cast one.
    """
    table = table_of(catalog, players=PLAYERS, lands=1, kinds=EVERY_LAND)
    for seat in range(PLAYERS):
        for permanent in PERMANENTS:
            table.battlefield(seat, permanent)
        table.battlefield(seat, "Hill Giant", tapped=True)
        table.graveyard(seat, *CARDS)
        table.library(seat, *CARDS, *CARDS)
        table.hand(seat, *CARDS[:3])
    for basic in EVERY_LAND * (LANDS - 1):
        table.battlefield(0, basic)
    table.battlefield(1, "Mountain")
    table.hand(0, name)
    table.hand(1, COPIER)
    game = begun(table)
    if any(reason.rule == "601.2c" for reason in game.why_not(0, name)):
        cast(game, "Divination")
    return game


def answered(game: Game, agent: RandomAgent) -> None:
    """Answer whatever is asked, by chance, until somebody has priority."""
    while game.decision is not None and game.decision.kind != "priority":
        game.answer(agent.choose({}, game.decision))


def resolved(game: Game, agent: RandomAgent, name: str = "") -> None:
    """Let what is on the stack resolve: the spells of a name and what is above them, or everything."""
    answered(game, agent)
    while game.decision is not None and any(not name or thing.name == name for thing in game.stack):
        game.answer("pass")
        answered(game, agent)


def left(game: Game, cards: PlayableCards, seat: int = 0) -> None:
    """Let a player leave; nothing of theirs is left (800.4a), and the others play on."""
    leaves(game, seat)
    if not game.is_over:
        goes_on(game, cards)


def leaves(game: Game, seat: int) -> None:
    """Let a player leave; nothing of theirs is left (800.4a)."""
    game.concede(seat)
    if not game.is_over:
        assert all(thing.owner != seat for thing in game.state.objects.values())
        assert all(thing.controller != seat for thing in game.state.objects.values())


def goes_on(game: Game, cards: PlayableCards) -> None:
    """Play some turns in which nobody does more than must be, everything checked, saving too."""
    plays_on(game, cards, TURNS)
    check_save(game, cards)


def plays_on(game: Game, cards: PlayableCards, turns: int) -> None:
    """Play so many turns in which nobody does more than must be, everything checked."""
    watch = Watch(game, cards)
    last = game.turn + turns
    agent = RandomAgent(1)
    while game.decision is not None and game.turn < last:
        watch.check_decision()
        game.answer("pass" if game.decision.kind == "priority" else agent.choose({}, game.decision))


def agent_of(name: str) -> RandomAgent:
    """Return an agent whose chance begins with a card's name."""
    return RandomAgent(Random(name).randrange(1 << 30))  # noqa: S311  no secret
