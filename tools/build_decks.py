"""Write docs/decks.md: the decks that ship inside, and which of them plays which kind of card.

Usage: python tools/build_decks.py

What a card does is looked up in its types and in its text as it is written from its tree. `make docs` runs this; a test
says when the page is stale.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Final

from oathbreaker.decks.deck import Deck
from oathbreaker.decks.embedded import embedded_decks
from oathbreaker.library.card import Card
from oathbreaker.library.catalog import CardCatalog

PAGE: Final = Path(__file__).parents[1] / "docs" / "decks.md"
MOST: Final = 3
"""How many cards of a kind are named for each deck; the others are counted."""


def says(pattern: str) -> Callable[[Card], bool]:
    """Return whether a card's text says something."""
    wanted = re.compile(pattern, re.IGNORECASE)
    return lambda card: wanted.search(text_of(card)) is not None


def is_a(*words: str) -> Callable[[Card], bool]:
    """Return whether a face of a card has all of these words in its type line."""
    return lambda card: any(all(word in face.type_line for word in words) for face in card.faces)


def text_of(card: Card) -> str:
    """Return the text of all faces of a card."""
    return "\n".join(card.face_text(place) or "" for place in range(len(card.faces)))


def is_mana_rock(card: Card) -> bool:
    """Tell whether a card is an artifact, and no creature, that taps for mana."""
    return is_a("Artifact")(card) and not is_a("Creature")(card) and "{T}: Add" in text_of(card)


KINDS: Final[tuple[tuple[str, Callable[[Card], bool]], ...]] = (
    ("Planeswalkers", is_a("Planeswalker")),
    ("Sagas", is_a("Saga")),
    ("Creature Sagas", is_a("Creature", "Saga")),
    ("Transforming cards", lambda card: card.layout == "transform"),
    ("Modal double-faced cards", lambda card: card.layout == "modal_dfc"),
    ("Adventures", is_a("Adventure")),
    ("Auras", is_a("Aura")),
    ("Equipment", is_a("Equipment")),
    ("Vehicles", is_a("Vehicle")),
    ("Tokens", says(r"creates? .*tokens?\b")),
    ("Counterspells", says(r"\bcounter target\b")),
    ("X in a cost", lambda card: any("{X}" in face.mana_cost for face in card.faces)),
    ("Modes", says(r"\bchoose (one|two|one or)\b.*\n•")),
    ("Kicker", says(r"^(multi)?kicker\b|\n(multi)?kicker\b")),
    ("Buyback", says(r"\bbuyback\b")),
    ("Flashback", says(r"\bflashback( \{|—)")),
    ("Cycling", says(r"\bcycling \{")),
    ("Wishes", says(r"\boutside the game\b")),
    ("Clones", says(r"\benter as a copy\b")),
    ("Board wipes", says(r"\b(destroy|exile) all\b|damage to each creature\b|counters? on each creature\.")),
    ("Extra turns and combats", says(r"\bextra turn\b|\badditional combat phase\b")),
    ("Theft", says(r"\bgains? control of\b|\byou control enchanted\b")),
    ("Reanimation", says(r"\bgraveyards? (on)?to the battlefield\b")),
    ("Sacrifice", says(r"\bsacrifices? (a|an|another) (other )?(creature|land|permanent)")),
    ("Discard", says(r"\bdiscards? (a|an|two|three|that) |\bdiscards (their|a) ")),
    ("Mana rocks", is_mana_rock),
    (
        "Fetching lands",
        says(r"\bsearch(es)? (your|their) library for .*\b(land|forest|plains|island|swamp|mountain)\b"),
    ),
    ("Words for a commander", says(r"\bcommanders?\b")),
)
"""(kind of card, how it is told)"""


def decks_of(catalog: CardCatalog) -> dict[str, Deck]:
    """Return the decks that ship inside, by name."""
    folder = files("oathbreaker.data").joinpath("decks")
    return {
        name: Deck.read(folder.joinpath(f"{name}.txt").read_text(encoding="utf-8"), cards=catalog)
        for name in embedded_decks()
    }


def cards_of(deck: Deck, catalog: CardCatalog) -> list[Card]:
    """Return the cards of a deck, its leaders first."""
    return [catalog[entry.card.name] for entry in (*deck.leader_entries, *deck.library_entries)]


def of_kind(deck: Deck, catalog: CardCatalog, told: Callable[[Card], bool]) -> list[str]:
    """Return the names of a deck's cards of a kind, by their front faces."""
    return [card.faces[0].name for card in cards_of(deck, catalog) if told(card)]


def leaders_line(name: str, deck: Deck) -> str:
    """Return a deck's line of the list."""
    leaders = "; ".join(entry.card.name for entry in deck.leader_entries)
    lands = sum(entry.count for entry in deck.library_entries if "Land" in entry.card.faces[0].type_line)
    return f"- `{name}`: {leaders}. {sum(entry.count for entry in deck.entries)} cards, {lands} lands"


def cell(found: list[str]) -> str:
    """Return a cell of the table: the first cards, and how many more."""
    more = f" (+{len(found) - MOST})" if len(found) > MOST else ""
    return "; ".join(found[:MOST]) + more


def page() -> str:
    """Return the whole page."""
    catalog = CardCatalog.default()
    decks = decks_of(catalog)
    lines = [
        "# The decks that ship inside",
        "",
        "Built by `make docs` (`tools/build_decks.py`). Every deck is legal, and every card of it is read and can be",
        "played (`tests/house/test_embedded_data.py`, `tests/table/test_embedded_decks.py`). A deck's name, or the",
        "beginning of it, stands for it in `play` and `simulate`: `oathbreaker play --deck garruk --deck liliana`.",
        "",
        *(leaders_line(name, deck) for name, deck in decks.items()),
        "",
        "## Which deck plays which kind of card",
        "",
        f"| | {' | '.join(decks)} |",
        f"|---|{'---|' * len(decks)}",
        *(
            f"| {kind} | {' | '.join(cell(of_kind(deck, catalog, told)) for deck in decks.values())} |"
            for kind, told in KINDS
        ),
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
