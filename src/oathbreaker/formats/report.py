"""What a deck check found: problems and warnings, each with a code, a rule, cards, lines and a sentence."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from oathbreaker.cards.card import Card
from oathbreaker.decks.deck import Deck, DeckEntry, Leaders
from oathbreaker.texts.languages import Language, Terms
from oathbreaker.texts.messages import Message


@dataclass(frozen=True)
class Problem:
    """One reason why a deck is not legal, or (among a report's warnings) something its player should know.

    Attributes:
        code: A stable name for the kind of problem, such as "outside-identity".
        rule: The number of the rule it comes from, such as "906.6c".
        reason: What is wrong and what to change.
        cards: English names of the cards concerned.
        lines: The lines of the list concerned, from 1.
    """

    code: str
    rule: str
    reason: Message
    cards: tuple[str, ...] = ()
    lines: tuple[int, ...] = ()

    def message(self, language: Language = "en", terms: Terms = "community") -> str:
        """Return the reason in a language."""
        return self.reason.text(language, terms)

    def as_json(self, terms: Terms = "community") -> dict[str, Any]:
        """Return the problem as `check --json` prints it."""
        return {
            "code": self.code,
            "rule": self.rule,
            "cards": list(self.cards),
            "lines": list(self.lines),
            "message": self.reason.both(terms),
        }


@dataclass(frozen=True)
class DeckReport:
    """The result of checking a deck.

    Attributes:
        deck: The deck that was checked.
        format: The format's name, "oathbreaker" or "commander".
        problems: Everything that makes the deck illegal, in the order of the rules.
        warnings: What its player should know all the same.
        cards: The number of cards of the deck, leaders included.
    """

    deck: Deck
    format: str
    problems: tuple[Problem, ...]
    warnings: tuple[Problem, ...]
    cards: int

    @property
    def legal(self) -> bool:
        """Whether nothing was found against the deck."""
        return not self.problems

    @property
    def leaders(self) -> tuple[Leaders, ...]:
        """The oathbreakers with their signature spells; or the commanders, in the places of oathbreakers."""
        return self.deck.leaders

    def as_json(self, terms: Terms = "community") -> dict[str, Any]:
        """Return the report as `check --json` prints it."""
        return {
            "legal": self.legal,
            "format": self.format,
            "leaders": [self.leaders_as_json(pair) for pair in self.leaders],
            "cards": self.cards,
            "data_date": self.deck.data_date,
            "problems": [problem.as_json(terms) for problem in self.problems],
            "warnings": [warning.as_json(terms) for warning in self.warnings],
            "unreadable": [],
        }

    def leaders_as_json(self, pair: Leaders) -> dict[str, str | None]:
        """Return the names of a pair of leaders, or of a commander."""
        if self.format == "commander":
            return {"commander": entry_name(pair.oathbreaker)}
        return {"oathbreaker": entry_name(pair.oathbreaker), "signature_spell": entry_name(pair.signature_spell)}


def entry_name(entry: DeckEntry | None) -> str | None:
    """Return the English name of a leader, None for a missing one."""
    return entry.card.name if entry else None


def problem(
    code: str, rule: str, reason: Message, cards: Iterable[Card] = (), entries: Iterable[DeckEntry] = ()
) -> Problem:
    """Return a problem with these cards, or with the cards and lines of these entries."""
    listed = tuple(entries)
    names = dict.fromkeys([card.name for card in cards] + [entry.card.name for entry in listed])
    return Problem(code, rule, reason, tuple(names), tuple(sorted({entry.line for entry in listed if entry.line})))
