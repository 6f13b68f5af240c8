"""A deck's statistics in one record: what `oathbreaker stats` shows, prints as JSON and plots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from oathbreaker.cards.card import Card
from oathbreaker.cards.symbols import Symbol
from oathbreaker.decks.deck import Deck, DeckEntry, DeckNote, Leaders
from oathbreaker.decks.statistics.colors import ManaTypeCount, count_mana_types, is_land, is_source, mana_type_name
from oathbreaker.decks.statistics.curve import AverageManaValue, CurvePoint, average_mana_value, count_types, mana_curve
from oathbreaker.decks.statistics.odds import TURNS, Chances, ColorOdds, DeckOdds, HandOdds, cards_seen, deck_odds
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule


@dataclass(frozen=True)
class DeckStatistics:
    """The numbers of a deck. The library is the deck without its leaders; sideboards are no part of it.

    Attributes:
        deck_name: The deck's name, where its list gives one.
        leaders: The pairs that lead the deck.
        cards: Cards in the library.
        lands: Land cards among them.
        unknown: Cards among them that the data does not know; they count as nonland cards of unknown cost.
        curve: Nonland cards by mana value, lowest first, without empty points.
        average_mana_value: Of the nonland cards.
        types: Card type -> cards of the library, most usual types first; a card of several types counts for each.
        mana_types: Symbols in costs and sources by type of mana.
        odds: The odds of its draws.
        notes: What was counted how, as far as it matters to this deck.
        data_date: The date of the card data.
    """

    deck_name: str | None
    leaders: tuple[Leaders, ...]
    cards: int
    lands: int
    unknown: int
    curve: tuple[CurvePoint, ...]
    average_mana_value: AverageManaValue
    types: Mapping[str, int] = field(hash=False)
    mana_types: tuple[ManaTypeCount, ...]
    odds: DeckOdds = field(hash=False)
    notes: tuple[DeckNote, ...]
    data_date: str

    @property
    def nonlands(self) -> int:
        """The cards of the library that are no lands, unknown ones included."""
        return self.cards - self.lands

    @property
    def leader_cards(self) -> tuple[tuple[str, Card], ...]:
        """Each leader with its part, "oathbreaker" or "signature_spell", pair by pair."""
        parts = (
            (part, entry)
            for pair in self.leaders
            for part, entry in (("oathbreaker", pair.oathbreaker), ("signature_spell", pair.signature_spell))
        )
        return tuple((part, entry.card) for part, entry in parts if entry is not None)

    def as_json(self) -> dict[str, Any]:
        """Return the statistics as JSON values. Chances are numbers from 0 to 1, one for each turn of "turns"."""
        return {
            "deck": self.deck_name,
            "leaders": [leaders_as_json(pair) for pair in self.leaders],
            "library": {"cards": self.cards, "lands": self.lands, "nonlands": self.nonlands, "unknown": self.unknown},
            "curve": [
                {
                    "mana_value": point.mana_value,
                    "cards": point.cards,
                    "creatures": point.creatures,
                    "instants_and_sorceries": point.instants_and_sorceries,
                    "others": point.others,
                }
                for point in self.curve
            ],
            "average_mana_value": {
                "without_leaders": decimal(self.average_mana_value.without_leaders),
                "with_leaders": decimal(self.average_mana_value.with_leaders),
            },
            "types": dict(self.types),
            "colors": {
                mana_type_name(of.letter): {
                    "symbols": of.symbols,
                    "leader_symbols": of.leader_symbols,
                    "land_sources": of.lands,
                    "other_sources": of.others,
                }
                for of in self.mana_types
            },
            "odds": odds_as_json(self.odds),
            "notes": [
                {"code": note.code, "cards": list(note.cards), "message": note.message.both()} for note in self.notes
            ],
            "data_date": self.data_date,
        }


@rule("906.7")
def deck_statistics(deck: Deck) -> DeckStatistics:
    """Return the numbers of a deck, legal or not; its library is all of it but its leaders (906.7)."""
    library = deck.library_entries
    odds = deck_odds(deck)
    return DeckStatistics(
        deck_name=deck.name,
        leaders=deck.leaders,
        cards=sum(entry.count for entry in library),
        lands=sum(entry.count for entry in library if is_land(entry.card)),
        unknown=sum(entry.count for entry in library if not entry.card.in_catalog),
        curve=mana_curve(library),
        average_mana_value=average_mana_value(deck),
        types=count_types(library),
        mana_types=count_mana_types(deck),
        odds=odds,
        notes=tuple(statistics_notes(deck, odds)),
        data_date=deck.data_date,
    )


def statistics_notes(deck: Deck, odds: DeckOdds) -> Iterator[DeckNote]:
    """Yield what a reader must know to read this deck's numbers rightly."""
    library = [entry for entry in deck.library_entries if entry.card.in_catalog]
    unknown = [entry for entry in (*deck.leader_entries, *deck.library_entries) if not entry.card.in_catalog]
    lands = [entry for entry in library if is_land(entry.card)]
    yield from note_about("unknown-cards", "statistics.unknown_cards", unknown)
    yield from note_about(
        "lands-without-mana",
        "statistics.lands_without_mana",
        [entry for entry in lands if not entry.card.deck_text.produced_mana],
    )
    yield from note_about(
        "land-on-the-back",
        "statistics.land_on_the_back",
        [entry for entry in library if entry.card.layout == "modal_dfc" and has_land_on_the_back(entry.card)],
    )
    yield from note_about(
        "mana-of-spells",
        "statistics.mana_of_spells",
        [entry for entry in library if entry.card.deck_text.produced_mana and not is_source(entry.card)],
    )
    leading = [pair.oathbreaker for pair in deck.leaders if pair.oathbreaker is not None]
    oathbreakers = [entry for entry in leading if entry.card.in_catalog]
    with_phyrexian = [entry for entry in oathbreakers if any(symbol.is_phyrexian for symbol in symbols_of(entry))]
    yield from note_about("phyrexian-cost", "statistics.phyrexian_cost", with_phyrexian)
    with_x = [entry for entry in oathbreakers if any(symbol.text == "X" for symbol in symbols_of(entry))]
    yield from note_about("x-cost", "statistics.x_cost", with_x)
    without_odds = {of.card.name for of in odds.casting if not of.by_turn}
    yield from note_about(
        "no-casting-odds",
        "statistics.no_casting_odds",
        [entry for entry in oathbreakers if entry.card.name in without_odds],
    )
    yield DeckNote("how-draws-are-meant", say("statistics.how_draws_are_meant"))
    yield DeckNote("how-lands-are-meant", say("statistics.how_lands_are_meant"))


def symbols_of(entry: DeckEntry) -> tuple[Symbol, ...]:
    """Return the symbols of a card's mana cost, the front's."""
    return entry.card.front.cost.symbols


def has_land_on_the_back(card: Card) -> bool:
    """Tell whether a nonland card can be played as a land by its other face."""
    return not is_land(card) and any("land" in face.types.types for face in card.faces)


def note_about(code: str, key: str, entries: Sequence[DeckEntry]) -> Iterator[DeckNote]:
    """Yield the note that names these cards, unless there are none."""
    cards = list({entry.card.name: entry.card for entry in entries}.values())
    if cards:
        yield DeckNote(
            code,
            say(key, cards=cards, n=len(cards)),
            lines=tuple(entry.line for entry in entries if entry.line),
            cards=tuple(card.name for card in cards),
        )


def leaders_as_json(pair: Leaders) -> dict[str, Any]:
    """Return a pair of leaders: names and mana values, None for one that is missing or unknown."""
    found: dict[str, Any] = {}
    for part, entry in (("oathbreaker", pair.oathbreaker), ("signature_spell", pair.signature_spell)):
        found[part] = entry.card.name if entry else None
        found[f"{part}_mana_value"] = entry.card.mana_value if entry and entry.card.in_catalog else None
    return found


def odds_as_json(odds: DeckOdds) -> dict[str, Any]:
    """Return the odds as JSON values."""
    return {
        "turns": list(TURNS),
        "cards_seen": [cards_seen(turn) for turn in TURNS],
        "lands": {str(count): decimals(chances) for count, chances in odds.lands.items()},
        "land_drops": decimals(odds.land_drops),
        "colors": {mana_type_name(of.letter): color_odds_as_json(of) for of in odds.colors},
        "every_color": color_odds_as_json(odds.every_color) if odds.every_color else None,
        "casting": [
            {
                "oathbreaker": of.card.name,
                "turn": of.turn,
                "on_curve": decimal(of.on_curve),
                "by_turn": decimals(of.by_turn),
            }
            for of in odds.casting
        ],
        "opening_lands": decimals(odds.opening_lands),
        "keepable": hand_odds_as_json(odds.keepable),
        "good": hand_odds_as_json(odds.good),
    }


def color_odds_as_json(odds: ColorOdds) -> dict[str, list[float]]:
    """Return one type of mana's odds as JSON values."""
    return {"by_lands": decimals(odds.by_lands), "by_all_sources": decimals(odds.by_all_sources)}


def hand_odds_as_json(odds: HandOdds) -> dict[str, float | list[int]]:
    """Return the odds of an opening hand as JSON values."""
    return {
        "lands": [odds.least, odds.most],
        "first": float(odds.first),
        "after_free_mulligan": float(odds.after_free_mulligan),
    }


def decimal(number: Fraction | None) -> float | None:
    """Return the nearest decimal number."""
    return None if number is None else float(number)


def decimals(chances: Chances) -> list[float]:
    """Return the nearest decimal numbers."""
    return [float(chance) for chance in chances]
