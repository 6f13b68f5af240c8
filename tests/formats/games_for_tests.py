"""Positions of Oathbreaker games: leaders in the command zone or on the battlefield, lands, and what is asked."""

from __future__ import annotations

from importlib.resources import files

from tests.mechanics.positions_for_tests import resolve_all, table_of

from oathbreaker.engine.events import Event
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.things import Handle, Thing

SAHEELI = "Saheeli, Sublime Artificer"


def board(catalog: CardCatalog, players: int = 2, kinds: tuple[str, ...] = ("Island", "Mountain")) -> Scenario:
    """Return a position in which every player has six of each of some basic lands."""
    return table_of(catalog, players=players, lands=6, kinds=kinds)


def walker(table: Scenario, seat: int = 0, name: str = SAHEELI, *, under: int | None = None) -> Handle:
    """Put an oathbreaker onto the battlefield, perhaps under another player's control."""
    return table.battlefield(seat if under is None else under, name, owner=seat, designation="oathbreaker")


def led(table: Scenario, seat: int = 0, casts: tuple[int, int] = (0, 0)) -> tuple[Handle, Handle]:
    """Put Saheeli and Thoughtcast into a player's command zone."""
    first, second = table.command(seat, oathbreaker=SAHEELI, signature_spell="Thoughtcast", casts=casts)
    return first, second


def spell(table: Scenario, name: str, seat: int = 0, casts: int = 0) -> Handle:
    """Put a signature spell into the command zone."""
    handle = table.command(seat, signature_spell=name, casts=(casts,))
    assert isinstance(handle, Handle)
    return handle


def shipped(*names: str) -> list[str]:
    """Return lists of decks that ship inside."""
    folder = files("oathbreaker.data") / "decks"
    return [(folder / f"{name}.txt").read_text(encoding="utf-8") for name in names]


def asked(game: Game, rule_number: str) -> int | None:
    """Return who is asked by a rule now; None where it does not ask."""
    return game.decision.player if game.decision is not None and game.decision.rule == rule_number else None


def told(game: Game, kind: str) -> list[Event]:
    """Return what has happened of a kind."""
    return [event for event in game.log if event.kind == kind]


def castable(game: Game, name: str) -> bool:
    """Tell whether the player with priority is offered to cast a card."""
    return any(option.action == "cast" and option.card == name for option in game.legal_actions)


def until_asked(game: Game, rule_number: str) -> None:
    """Pass, and take every other default, until a rule asks."""
    while game.decision is not None and game.decision.rule != rule_number:
        assert game.stack or game.decision.kind != "priority", game.decision
        game.answer(game.decision.default())


def tapped(game: Game, seat: int = 0) -> int:
    """Return how many lands of a player are tapped."""
    return sum(thing.tapped for thing in game.player(seat).battlefield if "land" in thing.types)


def in_command(game: Game, seat: int = 0) -> list[str]:
    """Return the names in a player's part of the command zone."""
    return [thing.name for thing in game.player(seat).command]


def reasons(game: Game, name: str, seat: int = 0) -> list[tuple[str, str]]:
    """Return why a player cannot use a card: rules and English sentences."""
    return [(reason.rule, reason.message("en")) for reason in game.why_not(seat, name)]


def of(game: Game, handle: Handle) -> Thing:
    """Return what a handle stands for now."""
    return game.thing(handle)


def answered(game: Game, answer: str) -> None:
    """Answer the owner's question and let everything else take its default."""
    until_asked(game, "906.10")
    game.answer(answer)
    resolve_all(game)


def ready(table: Scenario, name: str, text: str, *, seat: int = 0, kind: str = "Sorcery") -> None:
    """Give a player a card of one's own that costs nothing."""
    table.define(name, "{0}", kind, text)
    table.hand(seat, name)


def free(table: Scenario, name: str, text: str) -> None:
    """Put an enchantment of one's own onto the battlefield."""
    table.define(name, "{0}", "Enchantment", text)
    table.battlefield(0, name)
