"""How games begin, as plain data: decks and format, or a position; the same data begins the same game again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from oathbreaker.decks.deck import Deck, DeckFormat
from oathbreaker.engine.definitions import PlayableCard
from oathbreaker.engine.play import Play
from oathbreaker.engine.rules import SeatSetup
from oathbreaker.engine.settings import Settings
from oathbreaker.formats.commander import Commander
from oathbreaker.formats.free_for_all import LEAST_PLAYERS, Duel, FreeForAll
from oathbreaker.formats.leading import MULLIGANS, RETURN_RULES, LedGame
from oathbreaker.formats.oathbreaker import Oathbreaker
from oathbreaker.table.arguments import as_list, as_number, as_text, refused
from oathbreaker.table.changes import SETTING_NAMES
from oathbreaker.table.deck_leaders import LEADING, counted, led_deck, refuse_illegal
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.things import checked_seat
from oathbreaker.texts.errors import GameSetupError
from oathbreaker.texts.messages import say

FORMATS: Final[Mapping[str, type[FreeForAll]]] = {
    "oathbreaker": Oathbreaker,
    "free_for_all": FreeForAll,
    "duel": Duel,
    "commander": Commander,
}
"""The formats that can be played."""

DEFAULT_FORMAT: Final = "oathbreaker"
HOUSE_RULES: Final = ("starting_life", "hand_size", "first_draw", "free_mulligan")
"""What a table may change of any format's rules."""

WORDS_OF_RULES: Final = {"mulligan": MULLIGANS, "return_rule": RETURN_RULES}
"""What a table may change of the rules of a format whose decks are led, and to which words."""

DECK_RULES: Final = ("legal_decks", "banned_list")
"""What a table may ask of decks: whether 906.6 or 903.5 must hold, and whether the banned list counts then."""

MOST_CARDS: Final = 1_000
"""Cards in a deck, life, or cards in a hand: more than any table plays with is refused."""

Setup = dict[str, Any]
"""JSON: how a game begins."""


def rules_of(name: str, players: int, house_rules: Mapping[str, Any]) -> FreeForAll:
    """Return the rules of a format as a table plays it.

    Raises:
        GameSetupError: There is no such format or house rule, or it is not for so many players.
    """
    chosen = FORMATS.get(as_text(name, "format"))
    if chosen is None:
        raise GameSetupError(say("table.no_format", format=name, formats=list(FORMATS)))
    is_led = issubclass(chosen, LedGame)
    for rule_name, value in house_rules.items():
        check_house_rule(rule_name, value, is_led=is_led)
    if not LEAST_PLAYERS <= players <= chosen.most_players:
        raise GameSetupError(say("table.players", least=LEAST_PLAYERS, most=chosen.most_players, given=players))
    return chosen(**house_rules)


def check_house_rule(name: str, value: object, *, is_led: bool) -> None:
    """Refuse a house rule that there is not, or a value that it cannot have.

    Raises:
        GameSetupError: It is refused.
    """
    if is_led and name in WORDS_OF_RULES:
        if value not in WORDS_OF_RULES[name]:
            words = list(WORDS_OF_RULES[name])
            raise GameSetupError(say("table.bad_word_of_rule", rule=name, value=repr(value)[:40], words=words))
        return
    if name not in HOUSE_RULES:
        known = [*HOUSE_RULES, *(WORDS_OF_RULES if is_led else ()), *(DECK_RULES if is_led else ()), *SETTING_NAMES]
        raise GameSetupError(say("table.no_house_rule", rule=name, rules=known))
    is_open = value is None and name in {"first_draw", "free_mulligan"}
    if not is_open and not (isinstance(value, int) and 0 <= value <= MOST_CARDS):
        raise GameSetupError(say("table.bad_house_rule", rule=name, value=repr(value)[:40]))


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
    """Return the beginning of a game with these decks.

    Raises:
        GameSetupError: A deck does not say who leads it where the format asks that, or is illegal where the table does;
            or an argument is of another kind than it must be.
    """
    deck_format: DeckFormat = "commander" if game_format == Commander.name else "oathbreaker"
    for deck in as_list(decks, "decks"):
        if not isinstance(deck, Deck | str | Path | bytes):
            raise refused(deck, "decks", "deck")
    read = [
        deck if isinstance(deck, Deck) else Deck.read(deck, cards=cards.catalog, format=deck_format) for deck in decks
    ]
    rules, settings = split_rules(house_rules)
    is_led = issubclass(FORMATS.get(as_text(game_format, "format"), FreeForAll), LedGame)
    if is_led:
        asked = {name: bool(rules.pop(name)) for name in DECK_RULES if name in rules}
        for number, deck in enumerate(read) if asked.get("legal_decks") else ():
            refuse_illegal(deck, number, deck_format, banned_list=asked.get("banned_list", True))
    led = [
        led_deck(deck, number, game_format) if is_led else ([], deck_names(deck)) for number, deck in enumerate(read)
    ]
    return {
        "kind": "decks",
        "format": game_format,
        "seed": as_number(seed, "seed"),
        "rules": rules,
        "settings": settings,
        "people": [checked_seat(seat, len(decks)) for seat in as_list(people, "people")],
        "decks": [rest for _, rest in led],
        "leaders": [leading for leading, _ in led],
    }


def deck_names(deck: Deck) -> list[list[Any]]:
    """Return a deck as [number, name] pairs: its leaders first, shuffled in with the rest by formats without them."""
    return counted((*deck.leader_entries, *deck.library_entries))


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
    leaders = setup.get("leaders", [[]] * len(setup["decks"]))
    for designation in [one for leading in leaders for _, one, _ in leading]:
        if designation not in LEADING:
            raise GameSetupError(say("table.no_designation", designation=designation))
    seats = [
        SeatSetup(library(deck, cards), [(cards[name], designation, place) for name, designation, place in leading])
        for deck, leading in zip(setup["decks"], leaders, strict=True)
    ]
    settings = Settings(**setup["settings"], people=tuple(setup["people"]))
    return Play.start(rules, seats, setup["seed"], settings)


def library(deck: Sequence[Sequence[Any]], cards: PlayableCards) -> list[PlayableCard]:
    """Return a deck's cards ready for play."""
    return [card for number, name in deck for card in [cards[name]] * number]


def names_of(setup: Setup) -> list[str]:
    """Return the names of all cards with which a game begins."""
    if setup["kind"] == "decks":
        leaders = [name for leading in setup.get("leaders", ()) for name, *_ in leading]
        return [*leaders, *(name for deck in setup["decks"] for _, name in deck)]
    return [name for call in setup["calls"] for name in call.get("names", ())]
