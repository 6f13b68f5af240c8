"""What is counted of a corpus: verdicts, groups, and the phrases whose absence blocks most cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from oathbreaker.cards.card import Card
from oathbreaker.coverage.groups import GROUPS, groups_of
from oathbreaker.language.verdicts import VerdictKind

BUGS: Final = ("ambiguous", "mismatch")
"""Verdicts that no card may have."""


@dataclass
class Tally:
    """How many cards of a kind there are, and how many of them are read.

    Attributes:
        cards: All of them.
        read: Those that are read whole.
    """

    cards: int = 0
    read: int = 0

    def as_json(self) -> dict[str, int]:
        """Return it as JSON."""
        return {"cards": self.cards, "read": self.read}


@dataclass(frozen=True, slots=True)
class Block:
    """A phrase that is not understood.

    Attributes:
        phrase: Its words, numbers as N, up to the word where reading stops.
        blocked: How many cards have it.
        sole: How many of them are kept back by nothing else.
    """

    phrase: str
    blocked: int
    sole: int

    def as_json(self) -> dict[str, object]:
        """Return it as JSON."""
        return {"phrase": self.phrase, "blocked": self.blocked, "sole": self.sole}


@dataclass
class Coverage:
    """How much of a corpus is read.

    Attributes:
        corpus: How many cards it has.
        verdicts: Verdict -> how many of the cards that are counted.
        played: How many of them have been used in enough games.
        groups, layouts, types, keywords: Name -> how many cards, and how many read.
        declines: What blocks cards, what blocks most first.
        bugs: The cards that are ambiguous or not written back, with their verdict.
    """

    corpus: int = 0
    verdicts: Counter[str] = field(default_factory=Counter)
    played: int = 0
    groups: dict[str, Tally] = field(default_factory=lambda: {name: Tally() for name in GROUPS})
    layouts: dict[str, Tally] = field(default_factory=dict)
    types: dict[str, Tally] = field(default_factory=dict)
    keywords: dict[str, Tally] = field(default_factory=dict)
    declines: tuple[Block, ...] = ()
    bugs: dict[str, VerdictKind] = field(default_factory=dict)

    @property
    def cards(self) -> int:
        """How many cards are counted."""
        return self.verdicts.total()

    @property
    def read(self) -> int:
        """How many cards are read whole."""
        return self.verdicts["read"]

    def add(self, card: Card, verdict: VerdictKind) -> None:
        """Count a card."""
        self.verdicts[verdict] += 1
        if verdict in BUGS:
            self.bugs[card.name] = verdict
        named = (
            (self.groups, groups_of(card)),
            (self.layouts, (card.layout,)),
            (self.types, card.front.types.types),
            (self.keywords, card.keywords),
        )
        for tallies, names in named:
            for name in names:
                tally = tallies.setdefault(name, Tally())
                tally.cards += 1
                tally.read += verdict == "read"

    def as_json(self) -> dict[str, Any]:
        """Return the counts as JSON; `from_json` is the inverse."""
        return {
            "corpus": self.corpus,
            "cards": self.cards,
            **{kind: self.verdicts[kind] for kind in ("read", "declined", *BUGS)},
            "played": self.played,
            "groups": tallies_as_json(self.groups, by_name=False),
            "layouts": tallies_as_json(self.layouts),
            "types": tallies_as_json(self.types),
            "keywords": tallies_as_json(self.keywords),
            "declines": [block.as_json() for block in self.declines],
            "bugs": dict(self.bugs),
        }


def tallies_as_json(tallies: Mapping[str, Tally], *, by_name: bool = True) -> dict[str, dict[str, int]]:
    """Return tallies as JSON, sorted by name or as they stand."""
    return {name: tallies[name].as_json() for name in (sorted(tallies) if by_name else tallies)}


def coverage_from_json(written: Mapping[str, Any]) -> Coverage:
    """Return what `Coverage.as_json` wrote."""
    tallies = {
        name: {key: Tally(**tally) for key, tally in written[name].items()}
        for name in ("groups", "layouts", "types", "keywords")
    }
    return Coverage(
        corpus=written["corpus"],
        verdicts=Counter({kind: written[kind] for kind in ("read", "declined", *BUGS)}),
        played=written["played"],
        declines=tuple(Block(**block) for block in written["declines"]),
        bugs=dict(written["bugs"]),
        **tallies,
    )


def ranked(cards: Iterable[tuple[Iterable[str], bool]]) -> tuple[Block, ...]:
    """Return what blocks cards, what blocks most by itself first.

    Args:
        cards: For each card that is declined, the phrases that are not understood, and whether those are known to be
            all: only then can one of them be the sole one.
    """
    blocked: Counter[str] = Counter()
    sole: Counter[str] = Counter()
    for phrases, is_all in cards:
        found = set(phrases)
        blocked.update(found)
        if is_all and len(found) == 1:
            sole.update(found)
    order = sorted(blocked, key=lambda phrase: (-sole[phrase], -blocked[phrase], phrase))
    return tuple(Block(phrase, blocked[phrase], sole[phrase]) for phrase in order)


def ranking_text(blocks: Iterable[Block]) -> str:
    """Return a ranking as text: phrase, how many cards it blocks and how many it alone, tabs between them."""
    return "".join(f"{block.phrase}\t{block.blocked}\t{block.sole}\n" for block in blocks)


def ranking_from_text(text: str) -> tuple[Block, ...]:
    """Return what `ranking_text` wrote."""
    rows = (line.split("\t") for line in text.splitlines())
    return tuple(Block(phrase, int(blocked), int(sole)) for phrase, blocked, sole in rows)
