"""Before a game: which of the decks that ship inside the person plays."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.decks.deck import Deck
from oathbreaker.decks.embedded import embedded_decks, embedded_text
from oathbreaker.terminal.cells import filled, lack_of_room, paragraph, styled
from oathbreaker.texts.languages import Language, Terms
from oathbreaker.texts.messages import display, say

MOVES: Final = {"up": -1, "down": 1}


@dataclass
class DeckChoice:
    """The decks that ship inside, with the cursor at one of them.

    Attributes:
        decks: Their names, and the cards that lead them.
        language: In which language all is said.
        terms: In which Japanese words for the format.
        cursor: At which deck the cursor stands.
        chosen: The name of the deck that was chosen.
    """

    decks: list[tuple[str, list[object]]]
    language: Language = "en"
    terms: Terms = "community"
    cursor: int = 0
    chosen: str | None = field(default=None, init=False)

    @classmethod
    def of_embedded(cls, language: Language, terms: Terms) -> DeckChoice:
        """Read who leads the decks that ship inside."""
        catalog = CardCatalog.default()
        found: list[tuple[str, list[object]]] = []
        for name in embedded_decks():
            deck = Deck.read(embedded_text(name), cards=catalog)
            found.append((name, [entry.card for entry in deck.leader_entries]))
        return cls(found, language, terms)

    def press(self, key: str) -> bool:
        """Take a key, and tell whether a deck is chosen: digits and Enter choose, j is the other language."""
        if key in MOVES:
            self.cursor = max(0, min(self.cursor + MOVES[key], len(self.decks) - 1))
        elif key in {"enter", " "}:
            self.chosen = self.decks[self.cursor][0]
        elif key.isdecimal() and 0 < int(key) <= len(self.decks):
            self.cursor = int(key) - 1
            self.chosen = self.decks[self.cursor][0]
        elif key == "j":
            self.language = "en" if self.language == "ja" else "ja"
        return self.chosen is not None

    def lines(self, width: int, height: int) -> list[Text]:
        """Return the screen: so many lines of so many cells; what the table will need where there are too few."""
        question = say("terminal.which_deck").text(self.language, self.terms)
        lines = [Text(""), *paragraph(question, width - 4, "bold", styled("  ")), Text("")]
        for place, (_, leaders) in enumerate(self.decks):
            is_at_cursor = place == self.cursor
            head = styled(f"  {'>' if is_at_cursor else ' '} {place + 1} ", "bold cyan")
            text = " / ".join(display(leader, self.language, self.terms) for leader in leaders)
            lines += paragraph(text, width - 4, "reverse" if is_at_cursor else "", head)
        lack = lack_of_room(width, height)
        if lack is not None:
            lines = [*paragraph(lack.text(self.language), max(width - 2, 2), "bold yellow"), *lines]
        keys = say("terminal.deck_keys").text(self.language, self.terms)
        lines += [Text(""), *paragraph(keys, width - 4, "dim", styled("  "))]
        return [filled(line, width) for line in [*lines, *[Text("")] * height][:height]]
