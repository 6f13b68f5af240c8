"""The public card: facts, trees, texts in both languages, verdict; the real deck, whole."""

from __future__ import annotations

import hashlib
import os
import pickle
from importlib.resources import files
from pathlib import Path

import pytest

from oathbreaker.cards import catalog as facts
from oathbreaker.decks.deck import Deck
from oathbreaker.library.card import with_reading
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.library.readings import is_legendary, read_face_of, reading_from_bytes, reading_to_bytes
from oathbreaker.terms.abilities import FaceText, Keywords
from oathbreaker.terms.printing import FlavorWord, Reminder

GOLDEN = Path(__file__).parent / "golden" / "saheeli.ja.txt"
"""Our Japanese texts of the deck's cards: "# name", then the text, looked at line by line.

Of a line that a printed card happens to have word for word, only its digest is kept.
"""
REWRITE = "OATHBREAKER_REWRITE_GOLDEN"


def golden() -> dict[str, str]:
    """Return card name -> Japanese text."""
    blocks = GOLDEN.read_text(encoding="utf-8").removeprefix("# ").split("\n# ")
    return {name: text.strip() for name, _, text in (block.partition("\n") for block in blocks)}


def digest(line: str) -> str:
    """Return the digest of a line."""
    return hashlib.sha256(line.encode()).hexdigest()


@pytest.fixture(scope="module")
def deck(catalog: CardCatalog) -> Deck:
    """Return the real deck that ships inside."""
    path = files("oathbreaker.data").joinpath("decks", "saheeli-thoughtcast.txt")
    return Deck.read(path.read_text(encoding="utf-8"), cards=catalog)


def test_every_card_of_the_deck_is_read(deck: Deck, catalog: CardCatalog) -> None:
    """Every card of the real deck is understood whole."""
    unread = [entry.card.name for entry in deck.entries if not catalog[entry.card.name].verdict.is_read]
    assert unread == []


def test_the_decks_japanese(deck: Deck, catalog: CardCatalog) -> None:
    """Every card of the deck is written in Japanese as it was looked at and found good."""
    names = sorted({entry.card.name for entry in deck.entries})
    written = {name: catalog[name].text("ja") or "" for name in names}
    kept = set(GOLDEN.read_text(encoding="utf-8").splitlines())
    shown = {
        name: "\n".join(digest(line) if digest(line) in kept else line for line in text.splitlines())
        for name, text in written.items()
    }
    if os.environ.get(REWRITE):
        text = "".join(f"# {name}\n{japanese}\n" for name, japanese in shown.items())
        GOLDEN.write_text(text, encoding="utf-8", newline="\n")
    assert shown == golden()


def test_the_decks_english_is_read_again(deck: Deck, catalog: CardCatalog) -> None:
    """What is written of a card in English reads to the same tree, apart from what is left out."""
    for entry in deck.entries:
        card = catalog[entry.card.name]
        for face, tree in zip(card.faces, card.trees, strict=True):
            text = card.face_text(card.faces.index(face))
            assert text is not None
            assert tree is not None
            kept = tuple(mark for mark in tree.marks if not isinstance(mark, Reminder | FlavorWord))
            assert read_face_of(face, text).text == FaceText(tree.lines, kept)


def test_text_and_verdict(catalog: CardCatalog) -> None:
    """A card that is read has a tree and a text in each language; its verdict says so."""
    card = catalog["Ornithopter"]
    assert (card.text(), card.text("en"), card.text("ja")) == ("Flying", "Flying", "飛行")
    assert (card.verdict.kind, card.verdict.is_read, card.verdict.line, card.verdict.word) == ("read", True, 0, "")
    (tree,) = card.trees
    assert tree is not None
    assert isinstance(tree.lines[0], Keywords)


def test_a_card_that_is_not_read(catalog: CardCatalog) -> None:
    """A card that is not read has no text, and a verdict that tells where reading stopped."""
    card = catalog["Karn Liberated"]
    assert (card.text("en"), card.text("ja"), card.trees) == (None, None, (None,))
    assert (card.verdict.kind, card.verdict.line, card.verdict.column, card.verdict.word) == (
        "declined", 3, 6, "restart",
    )  # fmt: skip
    assert card.verdict.expected


def test_a_card_without_text(catalog: CardCatalog) -> None:
    """A card without text is read; its text is empty."""
    card = catalog["Grizzly Bears"]
    assert (card.verdict.kind, card.text("en"), card.text("ja"), card.trees) == ("read", "", "", (FaceText(()),))


def test_a_legendary_card_calls_itself_by_its_short_name(catalog: CardCatalog) -> None:
    """The text of a legendary card has its short name (201.5c)."""
    card = catalog["Purphoros, God of the Forge"]
    assert is_legendary(card.front)
    text = card.text("en")
    assert text is not None
    assert "Purphoros deals 2 damage" in text


def test_public_cards_have_their_facts(catalog: CardCatalog) -> None:
    """A public card has the facts of the catalog of facts, and finds itself by any of its names."""
    card = catalog["稲妻"]
    plain = facts.CardCatalog.embedded()["Lightning Bolt"]
    assert (card.name, card.faces, card.color_identity) == (plain.name, plain.faces, plain.color_identity)
    assert catalog.named("Lightning Bolt") == (card,)
    assert next(iter(catalog)).verdict.kind in {"read", "declined"}
    assert not hasattr(plain, "verdict")


def test_a_card_of_which_nothing_is_known(catalog: CardCatalog) -> None:
    """A card whose text the data does not have is declined for that."""
    card = with_reading(catalog["Shock"], None)
    assert (card.verdict.kind, card.verdict.reason, card.text("en")) == ("declined", "no_text", None)


def test_cards_can_be_pickled(catalog: CardCatalog) -> None:
    """A card goes to another process with its text."""
    card = catalog["Opt"]
    assert card.text("ja")
    assert pickle.loads(pickle.dumps(card)).text("ja") == card.text("ja")  # noqa: S301  our own bytes


def test_readings_as_bytes(catalog: CardCatalog) -> None:
    """What a catalog carries is what reading gave."""
    for name in ("Opt", "Gilded Drake", "Fire // Ice"):
        reading = catalog[name].reading
        assert reading_from_bytes(reading_to_bytes(reading)) == reading
