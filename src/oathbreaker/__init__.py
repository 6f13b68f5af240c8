r"""Cards and decks of Oathbreaker, the Magic: The Gathering variant, in English and Japanese.

A card is looked up by any of its names, in either language:

    >>> import oathbreaker as ob
    >>> cards = ob.CardCatalog.embedded()
    >>> cards["稲妻"].name
    'Lightning Bolt'

A deck list is read, whatever program wrote it, and checked; every problem names its rule and says what to change:

    >>> deck = ob.Deck.read(
    ...     "Oathbreaker\n1 Saheeli, Sublime Artificer\n"
    ...     "Signature Spell\n1 Thoughtcast\n"
    ...     "Deck\n57 Island\n1 Breeding Pool\n",
    ...     cards=cards,
    ... )
    >>> report = ob.check_deck(deck)
    >>> report.legal
    False
    >>> for problem in report.problems:
    ...     print(problem.rule, problem.message("ja"))
    906.6c 《繁殖池》の固有色のうち緑が、オースブレイカーの固有色（青・赤）に含まれません。外してください。
    906.6d 《繁殖池》の基本土地タイプ（森）は、オースブレイカーの固有色に含まれない緑のマナを出します。外してください。

Each name is loaded when it is first used, so that importing the package costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from oathbreaker.cards.card import Face
    from oathbreaker.decks.deck import Deck, DeckEntry, DeckNote, Leaders
    from oathbreaker.decks.statistics import DeckStatistics, deck_statistics
    from oathbreaker.decks.writing import write_deck
    from oathbreaker.formats.oathbreaker_deck import check_deck
    from oathbreaker.formats.report import DeckReport, Problem
    from oathbreaker.language.verdicts import Verdict
    from oathbreaker.library.card import Card
    from oathbreaker.library.catalog import CardCatalog
    from oathbreaker.texts.errors import (
        CardDataError,
        CardNotFoundError,
        DataUpdateError,
        DeckFormatError,
        OathbreakerError,
        RuleNotFoundError,
        UnreadableLine,
    )
    from oathbreaker.texts.messages import Message

    __version__: str

__all__ = [
    "Card",
    "CardCatalog",
    "CardDataError",
    "CardNotFoundError",
    "DataUpdateError",
    "Deck",
    "DeckEntry",
    "DeckFormatError",
    "DeckNote",
    "DeckReport",
    "DeckStatistics",
    "Face",
    "Leaders",
    "Message",
    "OathbreakerError",
    "Problem",
    "RuleNotFoundError",
    "UnreadableLine",
    "Verdict",
    "__version__",
    "check_deck",
    "deck_statistics",
    "write_deck",
]

_HOMES: Final = {
    "oathbreaker.cards.card": ("Face",),
    "oathbreaker.decks.deck": ("Deck", "DeckEntry", "DeckNote", "Leaders"),
    "oathbreaker.decks.statistics": ("DeckStatistics", "deck_statistics"),
    "oathbreaker.decks.writing": ("write_deck",),
    "oathbreaker.formats.oathbreaker_deck": ("check_deck",),
    "oathbreaker.formats.report": ("DeckReport", "Problem"),
    "oathbreaker.language.verdicts": ("Verdict",),
    "oathbreaker.library.card": ("Card",),
    "oathbreaker.library.catalog": ("CardCatalog",),
    "oathbreaker.texts.errors": (
        "CardDataError",
        "CardNotFoundError",
        "DataUpdateError",
        "DeckFormatError",
        "OathbreakerError",
        "RuleNotFoundError",
        "UnreadableLine",
    ),
    "oathbreaker.texts.messages": ("Message",),
}
"""Module -> the public names that live there."""

_HOME_OF: Final = {name: home for home, names in _HOMES.items() for name in names}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Load a public name when it is first used (PEP 562)."""
        if name == "__version__":
            from importlib.metadata import version  # noqa: PLC0415  slow to load, and seldom asked for

            value: object = version("oathbreaker")
        elif name in _HOME_OF:
            value = getattr(import_module(_HOME_OF[name]), name)
        else:
            message = f"module {__name__!r} has no attribute {name!r}"
            raise AttributeError(message)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        """List the public names, loaded or not."""
        return sorted({*globals(), *__all__})
