"""CR 707.10, 800.4a Positions in which abilities come onto the stack, and what is done with them there."""

from __future__ import annotations

from random import Random

from tests.mechanics.copied_and_left_for_tests import CARDS, PERMANENTS, PLAYERS, leaves, plays_on
from tests.mechanics.positions_for_tests import EVERY_LAND, begun, table_of

from oathbreaker.agents.random_agent import RandomAgent
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.things import Thing
from oathbreaker.terms.term import Term

COPIER = "Lithoform Engine"
BESIDES = (COPIER, "Viscera Seer", "Ornithopter", "Soul Warden", "Olivia's Dragoon")
"""What the first player has besides what everybody has."""

LOYALTY = 12
LIFE = 60
TURNS = 9
MOST = 1500
"""For how many turns and decisions the ability is waited for."""

AFTERWARDS = 2
"""For how many turns a game goes on after a player has left."""

ASKED = 4
"""At how many choices of a resolution players leave."""


def position(catalog: CardCatalog, name: str, where: str) -> Game:
    """Return a game in which the first player has a card somewhere, and everyone something of every kind everywhere."""
    table = table_of(catalog, players=PLAYERS, lands=2, kinds=EVERY_LAND)
    for seat in range(PLAYERS):
        for permanent in PERMANENTS:
            table.battlefield(seat, permanent)
        table.graveyard(seat, *CARDS)
        table.library(seat, *([name] if where == "library" and seat == 0 else []), *CARDS * 3)
        table.hand(seat, *CARDS[:3])
    for permanent in (*EVERY_LAND * 4, *BESIDES):
        table.battlefield(0, permanent)
    table.life(0, LIFE)
    if where == "battlefield":
        is_walker = "planeswalker" in table.cards[name].faces[0].characteristics.types
        table.battlefield(0, name, tapped=False, counters={"loyalty": LOYALTY} if is_walker else None)
    elif where != "library":
        getattr(table, where)(0, name, name)
    return begun(table, active=PLAYERS - 1, step="end") if where == "library" else begun(table)


def waiting(game: Game, cls: type[Term]) -> list[Thing]:
    """Return the abilities on the stack in which there is a term of a class."""
    said = ((thing, thing.object.announcement) for thing in game.stack)
    return [
        thing
        for thing, announced in said
        if announced is not None
        and announced.ability is not None
        and next(announced.ability.find(cls), None) is not None
    ]


class Eager:
    """Uses one card whenever it can, attacks with everything, and else does now and then what may be done.

    Args:
        name: The card.
        seed: What its chance begins with.
    """

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.chance = Random(seed)  # noqa: S311  no secret
        self.agent = RandomAgent(seed)

    def answer(self, game: Game) -> None:
        """Answer the decision of a game."""
        asked = game.decision
        assert asked is not None
        if asked.kind == "may":
            game.answer("yes" if self.chance.random() < 0.85 else "no")
        elif asked.kind != "priority":
            game.answer(self.agent.choose({}, asked))
        else:
            own = [option for option in asked.options if option.card == self.name]
            other = [one for one in asked.options if one.action != "pass" and one.card not in {COPIER, *EVERY_LAND}]
            if own and self.chance.random() < 0.8:
                game.answer(self.chance.choice(own))
            elif not game.stack and other and self.chance.random() < 0.35:
                game.answer(self.chance.choice(other))
            else:
                game.answer("pass")


def found(game: Game, cls: type[Term], player: Eager) -> Thing:
    """Play until an ability with a term of a class is on the stack, and return it."""
    last = game.turn + TURNS
    for _ in range(MOST):
        there = waiting(game, cls)
        if there and game.decision is not None and game.decision.kind == "priority":
            return there[-1]
        assert game.decision is not None
        assert game.turn < last
        player.answer(game)
    raise AssertionError(cls)


def copied(game: Game, ability: Thing, cls: type[Term], agent: RandomAgent) -> None:
    """Have the first player copy an ability of theirs, if they can: then there are two."""
    before = len(waiting(game, cls))
    if ability.controller != 0:
        return
    while game.priority != 0:
        game.answer("pass")
    can = [one for one in game.legal_actions if one.card == COPIER and "triggered ability" in one.label("en")]
    game.answer(can[0])
    while game.decision is not None and game.decision.kind != "priority":
        asked = game.decision
        wanted = [option.key for option in asked.options if option.target == ability.id]
        game.answer(wanted if asked.kind == "target" and wanted else agent.choose({}, asked))
    while game.decision is not None and len(waiting(game, cls)) == before and game.stack[-1].kind == "ability":
        game.answer("pass" if game.decision.kind == "priority" else agent.choose({}, game.decision))
    assert len(waiting(game, cls)) == before + 1


def resolved_while_players_leave(game: Game, cards: PlayableCards, agent: RandomAgent) -> None:
    """Let everything resolve; at the first choices each player leaves a copy of the game, and the others play on."""
    asked = 0
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        if game.decision.kind != "priority" and asked < ASKED:
            asked += 1
            each_leaves(game, cards)
        game.answer("pass" if game.decision.kind == "priority" else agent.choose({}, game.decision))


def each_leaves(game: Game, cards: PlayableCards) -> None:
    """Let each player leave a copy of the game."""
    for seat in range(PLAYERS):
        if not game.is_over and game.player(seat).in_game:
            other = game.copy()
            leaves(other, seat)
            plays_on(other, cards, AFTERWARDS)
