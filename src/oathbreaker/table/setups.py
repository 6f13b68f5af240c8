"""How games begin, as plain data: decks and format, or a position; the same data begins the same game again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from oathbreaker.decks.deck import Deck
from oathbreaker.engine.definitions import PlayableCard
from oathbreaker.engine.play import Play
from oathbreaker.engine.rules import SeatSetup
from oathbreaker.engine.state import Settings
from oathbreaker.formats.free_for_all import LEAST_PLAYERS, Duel, FreeForAll
from oathbreaker.table.changes import SETTING_NAMES
from oathbreaker.table.playable import PlayableCards
from oathbreaker.texts.errors import GameSetupError
from oathbreaker.texts.messages import say

FORMATS: Final[Mapping[str, type[FreeForAll]]] = {"free_for_all": FreeForAll, "duel": Duel}
"""The formats that can be played."""

DEFAULT_FORMAT: Final = "free_for_all"
HOUSE_RULES: Final = ("starting_life", "hand_size", "first_draw", "free_mulligan")
"""What a table may change of a format's rules."""

MOST_CARDS: Final = 1_000
"""Cards in a deck, life, or cards in a hand: more than any table plays with is refused."""

Setup = dict[str, Any]
"""JSON: how a game begins."""


def rules_of(name: str, players: int, house_rules: Mapping[str, Any]) -> FreeForAll:
    """Return the rules of a format as a table plays it.

    Raises:
        GameSetupError: There is no such format or house rule, or it is not for so many players.
    """
    chosen = FORMATS.get(name)
    if chosen is None:
        raise GameSetupError(say("table.no_format", format=name, formats=list(FORMATS)))
    for rule_name, value in house_rules.items():
        if rule_name not in HOUSE_RULES:
            raise GameSetupError(say("table.no_house_rule", rule=rule_name, rules=[*HOUSE_RULES, *SETTING_NAMES]))
        is_open = value is None and rule_name in {"first_draw", "free_mulligan"}
        if not is_open and not (isinstance(value, int) and 0 <= value <= MOST_CARDS):
            raise GameSetupError(say("table.bad_house_rule", rule=rule_name, value=repr(value)[:40]))
    if not LEAST_PLAYERS <= players <= chosen.most_players:
        raise GameSetupError(say("table.players", least=LEAST_PLAYERS, most=chosen.most_players, given=players))
    return chosen(**house_rules)


def split_rules(house_rules: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, bool]]:
    """Return house rules and settings apart."""
    rules = {name: value for name, value in house_rules.items() if name not in SETTING_NAMES}
    return rules, {name: bool(house_rules.get(name, False)) for name in SETTING_NAMES}


def deck_setup(  # noqa: PLR0913  all that begins a game
    decks: Sequence[Deck | str | Path | bytes],
    *,
    seed: int,
    game_format: str,
    house_rules: Mapping[str, Any],
    cards: PlayableCards,
    people: Sequence[int] = (),
) -> Setup:
    """Return the beginning of a game with these decks."""
    read = [deck if isinstance(deck, Deck) else Deck.read(deck, cards=cards.catalog) for deck in decks]
    rules, settings = split_rules(house_rules)
    return {
        "kind": "decks",
        "format": game_format,
        "seed": seed,
        "rules": rules,
        "settings": settings,
        "people": list(people),
        "decks": [deck_names(deck) for deck in read],
    }


def deck_names(deck: Deck) -> list[list[Any]]:
    """Return a deck as [number, name] pairs: its leaders first, shuffled in with the rest by formats without them."""
    return [[entry.count, entry.card.name] for entry in (*deck.leader_entries, *deck.library_entries)]


def play_decks(setup: Setup, cards: PlayableCards) -> Play:
    """Begin a game with decks.

    Raises:
        GameSetupError: The format does not exist, or is not for so many players; or a deck has far too many cards.
        UnplayableCardError: A card's text is not understood whole.
    """
    for deck in setup["decks"]:
        size = sum(number for number, _ in deck)
        if size > MOST_CARDS:
            raise GameSetupError(say("table.deck_size", size=size, most=MOST_CARDS))
    rules = rules_of(setup["format"], len(setup["decks"]), setup["rules"])
    seats = [SeatSetup(library(deck, cards)) for deck in setup["decks"]]
    settings = Settings(**setup["settings"], people=tuple(setup["people"]))
    return Play.start(rules, seats, setup["seed"], settings)


def library(deck: Sequence[Sequence[Any]], cards: PlayableCards) -> list[PlayableCard]:
    """Return a deck's cards ready for play."""
    return [card for number, name in deck for card in [cards[name]] * number]


def names_of(setup: Setup) -> list[str]:
    """Return the names of all cards with which a game begins."""
    if setup["kind"] == "decks":
        return [name for deck in setup["decks"] for _, name in deck]
    return [name for call in setup["calls"] for name in call.get("names", ())]
