"""`oathbreaker card NAME --tree`: what a card's rules text was understood as, and the text written from it."""

from __future__ import annotations

from rich.text import Text

from oathbreaker.cli.card_view import face_name
from oathbreaker.cli.screen import Screen
from oathbreaker.library.card import Card
from oathbreaker.terms.outline import outline


def print_trees(card: Card, screen: Screen) -> None:
    """Print each face's text in both languages and its tree; of a text that is not understood, where it is not."""
    for number, face in enumerate(card.faces):
        screen.print(Text(face_name(face, screen.language), style="bold"))
        tree = card.trees[number]
        if tree is not None:
            for text in (card.face_text(number, "en"), card.face_text(number, "ja")):
                screen.print("", Text(text or screen.say("card.no_japanese_text")))
            screen.print("", Text(outline(tree), style="dim"))
    if not card.verdict.is_read:
        screen.print("", Text(screen.text(card.verdict.message)))
