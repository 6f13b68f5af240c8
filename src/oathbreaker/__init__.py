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

A game is played by answering its decisions, or by letting agents answer them:

    >>> forests, islands = "Deck\n24 Forest\n36 Grizzly Bears\n", "Deck\n24 Island\n36 Coral Merfolk\n"
    >>> game = ob.Game([forests, islands, forests], seed=7, cards=cards)
    >>> game.decision.kind, game.decision.rule
    ('mulligan', '103.5')
    >>> game.answer("no")
    >>> saved = game.save()
    >>> ob.play(game, [ob.GreedyAgent(), ob.GreedyAgent(), ob.RandomAgent(seed=1)]).is_over
    True
    >>> ob.Game.load(saved, cards).decision.kind
    'mulligan'

Any position can be laid out, and asked what could be done in it and why not:

    >>> table = ob.Scenario(players=2, cards=cards)
    >>> bears = table.hand(0, "Grizzly Bears")
    >>> forest = table.battlefield(0, "Forest")
    >>> game = table.start()
    >>> [option.label() for option in game.legal_actions]
    ['Pass', 'Activate Forest: {T}: Add {G}.']
    >>> for reason in game.why_not(0, "灰色熊"):
    ...     print(reason.rule, reason.message("ja"))
    118.3 《灰色熊》のコストは{1}{G}です。マナが１点足りません。

Each name is loaded when it is first used, so that importing the package costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from oathbreaker.agents.greedy import GreedyAgent
    from oathbreaker.agents.random_agent import RandomAgent
    from oathbreaker.cards.card import Face
    from oathbreaker.decks.deck import Deck, DeckEntry, DeckNote, Leaders
    from oathbreaker.decks.statistics import DeckStatistics, deck_statistics
    from oathbreaker.decks.writing import write_deck
    from oathbreaker.engine.decisions import Decision, DecisionKind, IllegalAnswer, Option
    from oathbreaker.engine.events import Event
    from oathbreaker.formats.check_deck import check_deck
    from oathbreaker.formats.report import DeckReport, Problem
    from oathbreaker.language.verdicts import Verdict
    from oathbreaker.library.card import Card
    from oathbreaker.library.catalog import CardCatalog
    from oathbreaker.simulation.results import Simulation
    from oathbreaker.simulation.simulating import simulate
    from oathbreaker.table.choosing import LegalActions
    from oathbreaker.table.game import Game
    from oathbreaker.table.players import PlayerAtTable
    from oathbreaker.table.playing import Agent, play
    from oathbreaker.table.reasons import Reason
    from oathbreaker.table.scenario import Scenario
    from oathbreaker.table.things import Handle, Thing
    from oathbreaker.texts.errors import (
        CardDataError,
        CardNotFoundError,
        DataUpdateError,
        DeckFormatError,
        GameSetupError,
        NothingThereError,
        OathbreakerError,
        RuleNotFoundError,
        SavedGameError,
        UnknownLanguageError,
        UnknownTermsError,
        UnplayableCardError,
        UnreadableLine,
    )
    from oathbreaker.texts.messages import Message

    __version__: str

__all__ = [
    "Agent",
    "Card",
    "CardCatalog",
    "CardDataError",
    "CardNotFoundError",
    "DataUpdateError",
    "Decision",
    "DecisionKind",
    "Deck",
    "DeckEntry",
    "DeckFormatError",
    "DeckNote",
    "DeckReport",
    "DeckStatistics",
    "Event",
    "Face",
    "Game",
    "GameSetupError",
    "GreedyAgent",
    "Handle",
    "IllegalAnswer",
    "Leaders",
    "LegalActions",
    "Message",
    "NothingThereError",
    "OathbreakerError",
    "Option",
    "PlayerAtTable",
    "Problem",
    "RandomAgent",
    "Reason",
    "RuleNotFoundError",
    "SavedGameError",
    "Scenario",
    "Simulation",
    "Thing",
    "UnknownLanguageError",
    "UnknownTermsError",
    "UnplayableCardError",
    "UnreadableLine",
    "Verdict",
    "__version__",
    "check_deck",
    "deck_statistics",
    "play",
    "simulate",
    "write_deck",
]

_HOMES: Final = {
    "oathbreaker.agents.greedy": ("GreedyAgent",),
    "oathbreaker.agents.random_agent": ("RandomAgent",),
    "oathbreaker.cards.card": ("Face",),
    "oathbreaker.decks.deck": ("Deck", "DeckEntry", "DeckNote", "Leaders"),
    "oathbreaker.decks.statistics": ("DeckStatistics", "deck_statistics"),
    "oathbreaker.decks.writing": ("write_deck",),
    "oathbreaker.engine.decisions": ("Decision", "DecisionKind", "IllegalAnswer", "Option"),
    "oathbreaker.engine.events": ("Event",),
    "oathbreaker.formats.check_deck": ("check_deck",),
    "oathbreaker.formats.report": ("DeckReport", "Problem"),
    "oathbreaker.language.verdicts": ("Verdict",),
    "oathbreaker.library.card": ("Card",),
    "oathbreaker.library.catalog": ("CardCatalog",),
    "oathbreaker.simulation.results": ("Simulation",),
    "oathbreaker.simulation.simulating": ("simulate",),
    "oathbreaker.table.choosing": ("LegalActions",),
    "oathbreaker.table.game": ("Game",),
    "oathbreaker.table.players": ("PlayerAtTable",),
    "oathbreaker.table.playing": ("Agent", "play"),
    "oathbreaker.table.reasons": ("Reason",),
    "oathbreaker.table.scenario": ("Scenario",),
    "oathbreaker.table.things": ("Handle", "Thing"),
    "oathbreaker.texts.errors": (
        "CardDataError",
        "CardNotFoundError",
        "DataUpdateError",
        "DeckFormatError",
        "GameSetupError",
        "NothingThereError",
        "OathbreakerError",
        "RuleNotFoundError",
        "SavedGameError",
        "UnknownLanguageError",
        "UnknownTermsError",
        "UnplayableCardError",
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
