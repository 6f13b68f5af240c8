"""906.3-906.4 Who leads the deck: as the list marks it, as its reader says it, or as the list can only mean it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final, Literal

from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.cards.names import fold
from oathbreaker.decks.deck import DeckNote, Leaders
from oathbreaker.decks.encoding import unescaped_name
from oathbreaker.decks.inference import (
    Finding,
    Items,
    cards_of,
    find_sideboard,
    infer_leaders,
    infer_oathbreakers,
    infer_spells,
    names,
)
from oathbreaker.decks.listed import MOST_PAIRS, ListedEntry, has_spell_part, is_planeswalker, is_spell, may_lead
from oathbreaker.decks.lists.shape import LEADER_BOARDS, RawList
from oathbreaker.texts.errors import DeckFormatError, UnreadableLine
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule
from oathbreaker.texts.showing import shortened, visible

Kind = Literal["oathbreaker", "signature_spell", "commander"]

LEAST_LETTERS: Final = 3
LEAST_CHARACTERS: Final = 2
"""A part of a name that was said has at least so many Latin letters, or Japanese characters, unless it is a word."""

WORD: Final = re.compile(r"\w+")
POSSIBLE: Final[dict[Kind, Callable[[ListedEntry], bool]]] = {
    "oathbreaker": is_planeswalker,
    "signature_spell": is_spell,
    "commander": may_lead,
}
"""Which cards can be what."""

LONGEST_SHOWN: Final = 80
"""Characters of a name that a message repeats."""

NAMING_FAULTS: Final[dict[Kind, tuple[str, str, str]]] = {
    "oathbreaker": (
        "decks.oathbreaker_ambiguous",
        "decks.oathbreaker_not_listed",
        "decks.oathbreaker_not_listed_alone",
    ),
    "signature_spell": (
        "decks.signature_spell_ambiguous",
        "decks.signature_spell_not_listed",
        "decks.signature_spell_not_listed_alone",
    ),
    "commander": (
        "decks.commander_ambiguous",
        "decks.commander_not_listed",
        "decks.commander_not_listed_alone",
    ),
}
"""Messages: several cards have the name that was said; none has, but others could lead; none has, and none could."""


@dataclass(frozen=True)
class Leading:
    """Who leads a deck.

    Attributes:
        listed: Every card of the list, with a sideboard that was found put on its board.
        leaders: The pairs.
        notes: What was inferred.
        question: What must be asked, None for nothing.
    """

    listed: tuple[ListedEntry, ...]
    leaders: tuple[Leaders, ...]
    notes: tuple[DeckNote, ...] = ()
    question: Message | None = None


@rule("906.3", "906.4")
def find_leaders(
    listed: Sequence[ListedEntry],
    raw: RawList,
    cards: CardCatalog,
    oathbreakers: tuple[str, ...] = (),
    signature_spells: tuple[str, ...] = (),
) -> Leading:
    """Find who leads a deck.

    Args:
        listed: The cards of the list.
        raw: The list as its format read it.
        cards: Where the names given are looked up.
        oathbreakers: Names of the oathbreakers, if they were said; they count before any mark.
        signature_spells: Names of their signature spells, in the same order.

    Raises:
        DeckFormatError: A name that was said is not in the list, or names several of its cards.
    """
    listed, notes = find_sideboard(listed, after_blank=raw.sideboard_after_blank)
    marked_oathbreakers, marked_spells = marked_leaders(listed)
    naming = Naming(listed, cards, apart=infer_leaders(listed, None).items if oathbreakers or signature_spells else ())
    said_oathbreakers = naming.chosen(oathbreakers, "oathbreaker")
    said_spells = naming.chosen(signature_spells, "signature_spell", said_oathbreakers)
    leading = said_oathbreakers or tuple(item for item in marked_oathbreakers if item not in said_spells)
    spells = said_spells or tuple(item for item in marked_spells if item not in said_oathbreakers)
    asked = too_many_marked((marked_oathbreakers, marked_spells), (said_oathbreakers, said_spells))
    finding = asked or complete(listed, leading, spells, banner_name(raw, cards))
    if finding.reason is not None:
        notes = (*notes, inferred_note(finding))
    in_order = max(len(oathbreakers), len(signature_spells)) >= MOST_PAIRS
    pairs, found, question = pair_up(listed, finding, in_order=in_order)
    return Leading(tuple(listed), pairs, (*notes, *found), finding.question or question)


def too_many_marked(marked: tuple[Items, Items], said: tuple[Items, Items]) -> Finding | None:
    """Return what to ask where a list marks more cards than lead a deck, such as by a heading above the whole deck.

    Args:
        marked: The oathbreakers and the signature spells that the list marks.
        said: Those that were said, which are kept.

    Returns:
        The question with what was said; None where the marks are few enough, or nothing is left to ask.
    """
    said_oathbreakers, said_spells = said
    if len(cards_of((*marked[0], *marked[1]))) <= 2 * MOST_PAIRS or all(said):
        return None
    walkers = said_oathbreakers or tuple(item for item in marked[0] if is_planeswalker(item))
    spells = said_spells or tuple(item for item in marked[1] if is_spell(item))
    if not walkers or not spells:
        return None
    key = "ask_spells" if said_oathbreakers else "ask_oathbreakers" if said_spells else "ask_leaders"
    question = say(f"decks.{key}", oathbreakers=names(walkers), spells=names(spells))
    return Finding(said_oathbreakers, said_spells, question=question)


def complete(listed: Sequence[ListedEntry], oathbreakers: Items, spells: Items, banner: str | None) -> Finding:
    """Find what neither the marks of the list nor its reader say."""
    if oathbreakers and spells:
        return Finding(oathbreakers, spells)
    if oathbreakers:
        return infer_spells(listed, oathbreakers)
    if spells:
        return infer_oathbreakers(listed, spells)
    return infer_leaders(listed, banner)


def marked_leaders(listed: Sequence[ListedEntry]) -> tuple[Items, Items]:
    """Return the oathbreakers and signature spells that the list marks.

    A board that does not tell the two apart is split by type. What is neither stays an oathbreaker, which the deck
    check then refuses, unless it stands beside a planeswalker and could pass for a spell (an adventurer card). A spell
    under the heading "Oathbreaker" is taken as one only beside a planeswalker under the same heading.
    """
    marked = [item for item in listed if item.entry.board in LEADER_BOARDS]
    has_planeswalker = any(is_planeswalker(item) for item in marked)
    beside = any(is_planeswalker(item) and item.entry.board == "oathbreaker" for item in marked)
    oathbreakers: list[ListedEntry] = []
    spells: list[ListedEntry] = []
    for item in marked:
        passes = item.entry.board == "commander" and has_planeswalker and not is_planeswalker(item)
        as_spell = (is_spell(item) and (item.entry.board == "commander" or beside)) or (
            passes and (has_spell_part(item) or not item.card.in_catalog)
        )
        kind = spells if item.entry.board == "signature spell" or as_spell else oathbreakers
        kind.append(item)
    return tuple(oathbreakers), tuple(spells)


@dataclass(frozen=True)
class Naming:
    """Finds the cards of a list that its reader names.

    Attributes:
        listed: The cards of the list.
        cards: Where names are looked up.
        apart: The leaders that the list alone would give.
    """

    listed: Sequence[ListedEntry]
    cards: CardCatalog
    apart: Items

    def chosen(self, wanted: Iterable[str], kind: Kind, taken: Items = ()) -> Items:
        """Return the listed cards with the names that were said, in their order.

        Args:
            wanted: The names.
            kind: What the cards shall be.
            taken: The lines that were said to be something else.

        Raises:
            DeckFormatError: No card of the list has one of the names, or several have it, or it was said before.
        """
        found: list[ListedEntry] = []
        for name in wanted:
            found.append(self.one(name, kind, (*taken, *found)))
        return tuple(found)

    def one(self, said: str, kind: Kind, taken: Sequence[ListedEntry]) -> ListedEntry:
        """Return the line of the card that was said: by a full name, or whatever names only one card of the list."""
        name, wrong = unescaped_name(said)
        if wrong is not None or not name:
            raise refusal(name, wrong or say(f"decks.{kind}_empty"))
        free = [item for item in self.listed if item not in taken]
        possible = POSSIBLE[kind]
        found = self.called(name, free)
        found = list(filter(possible, found)) or found
        if len({item.card for item in found}) == 1:
            return max(found, key=self.likelihood)
        shown = found or list(filter(possible, free))
        ambiguous, absent, none_at_all = NAMING_FAULTS[kind]
        if found:
            key = ambiguous
        elif self.called(name, taken):
            key = "decks.named_twice"
        elif not (is_long(fold(name)) or self.cards.named(name)):
            key = "decks.name_too_short"
        else:
            key = absent if shown else none_at_all
        suggestions = tuple(dict.fromkeys(item.card.name for item in shown))
        reason = say(key, name=shortened(visible(name), LONGEST_SHOWN), cards=names(tuple(shown)))
        raise refusal(name, reason, suggestions)

    def called(self, name: str, items: Sequence[ListedEntry]) -> list[ListedEntry]:
        """Return the lines of cards with this name, or else with a name of which it is a part."""
        cards = {*self.cards.named(name)} or {*self.cards.called(name)}
        return [item for item in items if item.card in cards] or [
            item for item in items if any(is_part(name, full) for full in (item.card.name, item.card.japanese_name))
        ]

    def likelihood(self, item: ListedEntry) -> tuple[bool, bool, bool, bool]:
        """Return how likely a line of a card is the leader's: by marks, by its place in the list, by its count."""
        entry = item.entry
        return entry.board in LEADER_BOARDS, item in self.apart, entry.count == 1, entry.board == "sideboard"


def is_part(name: str, full: str | None) -> bool:
    """Tell whether a name is a part of a card's: a whole word of it, or enough letters to mean something."""
    part = fold(name)
    if is_long(part):
        return part in fold(full or "")
    return part in map(fold, WORD.findall(full or ""))


def is_long(part: str) -> bool:
    """Tell whether a folded part of a name can be looked for within words."""
    return len(part) >= (LEAST_LETTERS if part.isascii() else LEAST_CHARACTERS)


def refusal(name: str, reason: Message, suggestions: tuple[str, ...] = ()) -> DeckFormatError:
    """Return the error for a name that was said."""
    return DeckFormatError(reason, [UnreadableLine(0, shortened(visible(name), LONGEST_SHOWN), reason, suggestions)])


def banner_name(raw: RawList, cards: CardCatalog) -> str | None:
    """Return the English name of the card that stands for the deck, if it has one."""
    found = cards.named(raw.banner) if raw.banner else ()
    return found[0].name if len(found) == 1 else None


def inferred_note(finding: Finding) -> DeckNote:
    """Return the note that says who was found to lead, and why."""
    leading = (*finding.oathbreakers, *finding.spells)
    oathbreakers = [item.card for item in finding.oathbreakers]
    spells = [item.card for item in finding.spells]
    if spells:
        reason = say("decks.leaders_inferred", oathbreakers=oathbreakers, spells=spells, reason=finding.reason)
    else:
        reason = say("decks.oathbreaker_inferred", oathbreakers=oathbreakers, reason=finding.reason)
    lines = tuple(item.entry.line for item in leading if item.entry.line)
    return DeckNote("leaders-inferred", reason, lines, tuple(item.card.name for item in leading), "906.6e")


@rule("906.4b")
def pair_up(
    listed: Sequence[ListedEntry], finding: Finding, *, in_order: bool
) -> tuple[tuple[Leaders, ...], tuple[DeckNote, ...], Message | None]:
    """Say which signature spell belongs to which oathbreaker.

    With partners, each spell lies within its own oathbreaker's identity; if that leaves both ways open, the list may
    tell by its order (A, A's spell, B, B's spell), and otherwise its reader must.

    Args:
        listed: The cards of the list.
        finding: The oathbreakers and spells.
        in_order: Whether their order was said.

    Returns:
        The pairs, a note on how they were found, and the question where they were not.
    """
    oathbreakers, spells = finding.oathbreakers, finding.spells
    one_way = in_order or len(cards_of(oathbreakers)) == 1 or len(cards_of(spells)) == 1 < len(spells)
    if one_way or len(oathbreakers) != MOST_PAIRS or not spells or len(spells) > MOST_PAIRS:
        return pairs_of(oathbreakers, spells), (), None
    crossed = (*((None,) * (MOST_PAIRS - len(spells))), *reversed(spells))
    straight = (*spells, *((None,) * (MOST_PAIRS - len(spells))))
    ways = [way for way in (straight, crossed) if all(map(fits, oathbreakers, way))]
    if len(ways) == 1:
        note = DeckNote("spells-paired", say("decks.spells_paired"), rule="906.4b")
        return pairs_of(oathbreakers, ways[0]), (note,), None
    if len(spells) < MOST_PAIRS or not ways:
        return pairs_of(oathbreakers, spells), (), None
    by_order = paired_by_order(listed, oathbreakers, spells)
    if by_order is not None:
        return pairs_of(oathbreakers, by_order), (), None
    question = say("decks.ask_pairs", oathbreakers=names(oathbreakers), spells=names(spells))
    return pairs_of(oathbreakers, spells), (), question


def fits(oathbreaker: ListedEntry, spell: ListedEntry | None) -> bool:
    """Tell whether a spell lies within an oathbreaker's colour identity."""
    return spell is None or spell.card.color_identity <= oathbreaker.card.color_identity


def pairs_of(oathbreakers: Sequence[ListedEntry], spells: Sequence[ListedEntry | None]) -> tuple[Leaders, ...]:
    """Return pairs in this order; what is missing on one side is None."""
    return tuple(
        Leaders(first.entry if first else None, second.entry if second else None)
        for first, second in zip_longest(oathbreakers, spells)
    )


def paired_by_order(
    listed: Sequence[ListedEntry], oathbreakers: Items, spells: Items
) -> tuple[ListedEntry, ...] | None:
    """Return the spells in their oathbreakers' order, if the list goes A, spell of A, B, spell of B."""
    leading = [item for item in listed if item in oathbreakers or item in spells]
    kinds = [item in oathbreakers for item in leading]
    if kinds not in ([True, False, True, False], [False, True, False, True]):
        return None
    spell_of = {first: second for pair in (leading[:2], leading[2:]) for first, second in (pair, pair[::-1])}
    return tuple(spell_of[oathbreaker] for oathbreaker in oathbreakers)
