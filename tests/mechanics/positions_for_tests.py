"""Positions in which cards are played: everybody's lands, casting, and letting the stack resolve."""

from __future__ import annotations

from collections.abc import Sequence

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.things import Thing

EVERY_LAND = ("Plains", "Island", "Swamp", "Mountain", "Forest")


def table_of(
    catalog: CardCatalog, players: int = 2, lands: int = 6, kinds: Sequence[str] = ("Island", "Mountain")
) -> Scenario:
    """Return a position in which every player has so many lands of each of some kinds."""
    table = Scenario(players=players, cards=PlayableCards(catalog))
    for seat in range(players):
        for _ in range(lands):
            for kind in kinds:
                table.battlefield(seat, kind)
    return table


def begun(table: Scenario, active: int = 0, step: str = "precombat main") -> Game:
    """Start the game; every window of priority is a decision."""
    game = table.start(active=active, step=step, turn=5)
    game.stop_everywhere = True
    return game


def cast(game: Game, name: str, *answers: object) -> None:
    """Cast a card that the player with priority has, and answer what is asked meanwhile; a thing is its target.

    A target that is the only legal one is not asked for; then it must have been taken.
    """
    game.answer_with(action="cast", card=name)
    for answer in answers:
        if isinstance(answer, Thing):
            aim(game, answer)
        else:
            reply(game, answer)


def mutate(game: Game, name: str, target: Thing | None = None) -> None:
    """Cast a card for its mutate cost, with a target where that is asked."""
    game.answer(next(one for one in game.legal_actions if one.card == name and one.alternative == "mutate"))
    if target is not None:
        aim(game, target)


def aim(game: Game, *targets: Thing) -> None:
    """Choose targets, one for each use of "target"; one that was not asked for must have been taken as the only one."""
    for target in targets:
        asked = game.decision is not None and game.decision.kind == "target"
        if asked and game.decision is not None and target.id in {option.target for option in game.decision.options}:
            game.answer_with(target=target)
        elif not asked:
            assert any(target in thing.targets for thing in game.stack)


def reply(game: Game, answer: object) -> None:
    """Answer a decision that is no priority: a thing, a seat or a list of them is chosen."""
    assert game.decision is not None
    assert game.decision.kind != "priority", (game.decision, answer)
    if isinstance(answer, list):
        game.answer([key_of(game, one) for one in answer])
    elif isinstance(answer, Thing) or (isinstance(answer, int) and game.decision.kind == "target"):
        game.answer_with(target=answer)
    else:
        game.answer(answer)


def key_of(game: Game, wanted: object) -> object:
    """Return the key of the option that is about a thing, a seat or a card's name."""
    assert game.decision is not None
    if isinstance(wanted, Thing):
        return next(option.key for option in game.decision.options if option.target == wanted.id)
    if isinstance(wanted, int):
        return next(option.key for option in game.decision.options if option.target == wanted)
    return next(option.key for option in game.decision.options if option.card == wanted)


def resolve(game: Game, *answers: object) -> None:
    """Let all pass until the stack is empty, and answer what is asked meanwhile."""
    left = list(answers)
    while game.decision is not None:
        if game.decision.kind != "priority":
            assert left, game.decision
            reply(game, left.pop(0))
        elif game.stack:
            game.answer("pass")
        else:
            break
    assert not left


def resolve_all(game: Game) -> None:
    """Let everything on the stack resolve; whatever is asked is answered by its default."""
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        game.answer(game.decision.default())


def attack(game: Game, *creatures: Thing, whom: int = 1) -> None:
    """Attack a player with creatures."""
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    assert game.decision is not None
    assert game.decision.kind == "attackers"
    game.answer(
        [
            option.key
            for thing in creatures
            for option in game.decision.options
            if option.source == thing.id and option.target == whom
        ]
    )


def pass_until(game: Game, step: str, turn: int = 5) -> None:
    """Pass priority, and do nothing else, until a step's first decision."""
    while (game.turn, game.step) != (turn, step):
        assert game.decision is not None
        game.answer(game.decision.default())


def pass_to(game: Game, seat: int) -> None:
    """Let players pass until one has priority."""
    while game.priority != seat:
        game.answer("pass")


def names(things: Sequence[Thing]) -> list[str]:
    """Return the names of things."""
    return [thing.name for thing in things]


def on_battlefield(game: Game, name: str) -> list[Thing]:
    """Return the permanents of a name."""
    return game.find(name, zone="battlefield")


def next_turns(game: Game, number: int) -> list[int]:
    """Pass everything and return whose the next turns are that begin."""
    found: list[int] = []
    turn = game.turn
    while game.decision is not None and len(found) < number:
        if game.turn > turn:
            turn = game.turn
            found.append(game.active)
        else:
            game.answer(game.decision.default())
    return found
