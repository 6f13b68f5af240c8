"""The errors a user of the library can meet. Each carries a message in both languages; `str(error)` is the English one.

OathbreakerError
├── CardDataError (ValueError)       card data that cannot be used: a file that is no card file, a damaged record
├── CardNotFoundError (KeyError)     a name that no card has, or that several have
├── DataUpdateError (OSError)        new card data could not be fetched or checked; the old data stays
├── DeckFormatError (ValueError)     a deck list that cannot be read: every bad line is in `.lines`
├── GameSetupError (ValueError)      a game or position that cannot be set up, or not be changed so
├── IllegalAnswer (ValueError)       an answer that a decision of a game does not allow (engine/decisions.py)
├── NothingThereError (LookupError)  an object or player that the game does not have
├── RuleNotFoundError (KeyError)     a rule number that does not exist
├── SavedGameError (ValueError)      a saved game that cannot be loaded
├── UnknownLanguageError (ValueError) a language that nothing is written in
├── UnknownTermsError (ValueError)    a set of the format's words that there is not
└── UnplayableCardError (ValueError) a card whose text is not understood whole, so that it cannot be played
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oathbreaker.texts.languages import Language, Terms
    from oathbreaker.texts.messages import Message


class OathbreakerError(Exception):
    """Anything this library refuses. Says what, where and what to do.

    Args:
        reason: The message, in both languages.
    """

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason

    def message(self, language: Language = "en", terms: Terms = "community") -> str:
        """Return the reason in a language."""
        return self.reason.text(language, terms)

    def __str__(self) -> str:
        return self.message("en")


class CardDataError(OathbreakerError, ValueError):
    """Card data that cannot be used."""


class CardNotFoundError(OathbreakerError, KeyError):
    """A name that belongs to no card, or to several.

    Args:
        reason: The message, in both languages.
        suggestions: English names of the cards that were probably meant, best first.
    """

    def __init__(self, reason: Message, suggestions: Sequence[str] = ()) -> None:
        super().__init__(reason)
        self.suggestions = tuple(suggestions)


class DataUpdateError(OathbreakerError, OSError):
    """New card data could not be fetched, or was not what it should be. The data in use is unchanged."""


@dataclass(frozen=True)
class UnreadableLine:
    """One line of a deck list that could not be read.

    Attributes:
        line: Line number from 1; 0 when the problem is the whole file's.
        text: The line as written, shortened if it is very long.
        reason: What is wrong and what to do.
        suggestions: English names of the cards that were probably meant, best first.
    """

    line: int
    text: str
    reason: Message
    suggestions: tuple[str, ...] = ()


class DeckFormatError(OathbreakerError, ValueError):
    """A deck list that cannot be read. Nothing of it was dropped: `lines` holds every line that is at fault.

    Args:
        reason: The message, in both languages.
        lines: The lines at fault, in the order of the list.
    """

    def __init__(self, reason: Message, lines: Sequence[UnreadableLine] = ()) -> None:
        super().__init__(reason)
        self.lines = tuple(lines)


class RuleNotFoundError(OathbreakerError, KeyError):
    """A rule number that does not exist."""


class GameSetupError(OathbreakerError, ValueError):
    """A game or position that cannot be set up as asked, or not be changed so by hand. Nothing has changed."""


class NothingThereError(OathbreakerError, LookupError):
    """An object or player that the game does not have."""


class SavedGameError(OathbreakerError, ValueError):
    """A saved game that cannot be loaded: no saved game, damaged, or saved with other cards."""


class UnknownLanguageError(OathbreakerError, ValueError):
    """A language that nothing is written in: there are "en" and "ja"."""


class UnknownTermsError(OathbreakerError, ValueError):
    """A set of Japanese words for the format that there is not: there are "community" and "publisher"."""


class UnplayableCardError(OathbreakerError, ValueError):
    """A card that cannot be played: its text is not understood whole, or part of it cannot be carried out yet."""
