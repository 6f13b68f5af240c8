"""What the tests of examples and situations share: boards with mana, cards of one's own, what is read off a board."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import cast, key_of, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.things import Thing

BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")


def board(catalog: CardCatalog, players: int = 2, lands: int = 4) -> Scenario:
    """Return a position in which every player has so many of each basic land."""
    return table_of(catalog, players=players, lands=lands, kinds=BASICS)


def bare(catalog: CardCatalog, players: int = 2) -> Scenario:
    """Return a position without lands, for cards that cost nothing."""
    return table_of(catalog, players=players, lands=0)


def own(table: Scenario, name: str, type_line: str, text: str = "", size: tuple[int, int] = (1, 1)) -> str:
    """Define a card that costs nothing and return its name; a creature has this size."""
    if "Creature" in type_line:
        table.define(name, "{0}", type_line, text, power=size[0], toughness=size[1])
    else:
        table.define(name, "{0}", type_line, text)
    return name


def played(game: Game, name: str, *answers: object) -> None:
    """Cast a card with these targets and let everything on the stack resolve."""
    cast(game, name, *answers)
    resolve(game)


def activate(game: Game, thing: Thing, start: str = "", target: Thing | None = None) -> None:
    """Activate the ability of a permanent whose text begins so, and choose its target."""
    for option in game.legal_actions:
        said = option.ability[1] if option.ability is not None else ""
        if option.source == thing.id and option.action == "activate" and said.startswith(start):
            game.answer(option)
            break
    else:
        raise AssertionError([option.label("en") for option in game.legal_actions])
    if target is not None and game.decision is not None and game.decision.kind == "target":
        game.answer_with(target=target)


def may_activate(game: Game, thing: Thing) -> list[str]:
    """Return the texts of the abilities of a permanent that can be activated now."""
    return [
        option.ability[1]
        for option in game.legal_actions
        if option.source == thing.id and option.action == "activate" and option.ability is not None
    ]


def may_cast(game: Game, name: str) -> bool:
    """Tell whether the player with priority is offered to cast a card."""
    return any(option.action == "cast" and option.card == name for option in game.legal_actions)


def size(thing: Thing) -> tuple[int | None, int | None]:
    """Return a creature's power and toughness."""
    return thing.power, thing.toughness


def hand(game: Game, seat: int = 0) -> list[str]:
    """Return the names in a hand."""
    return [thing.name for thing in game.player(seat).hand]


def graveyard(game: Game, seat: int = 0) -> list[str]:
    """Return the names in a graveyard."""
    return [thing.name for thing in game.player(seat).graveyard]


def tapped_lands(game: Game, seat: int = 0) -> int:
    """Return how many lands of a player are tapped."""
    return sum(thing.tapped for thing in game.player(seat).battlefield if "land" in thing.types)


def answered(game: Game, wanted: Thing) -> None:
    """Let everything resolve: what may be done is done, and this permanent is chosen where one is."""
    while game.stack or (game.decision is not None and game.decision.kind != "priority"):
        assert game.decision is not None
        if game.decision.kind == "may":
            game.answer("yes")
        elif game.decision.kind == "choose permanents":
            game.answer([key_of(game, wanted)])
        else:
            game.answer(game.decision.default())
