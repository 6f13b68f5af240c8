"""The embedded trees: what their description says, in order, of cards that exist; reading cards of one's own."""

from __future__ import annotations

import hashlib
import json

from oathbreaker.cards.card import Card, Face
from oathbreaker.cards.storage import embedded_cards, embedded_readings, readings_digest, readings_folder
from oathbreaker.library.readings import read_card, reading_from_bytes, reading_to_bytes
from oathbreaker.library.writing import write_face


def a_card(*faces: Face) -> Card:
    """Return a card of one's own with these faces."""
    return Card(" // ".join(face.name for face in faces), "normal", faces)


def test_description_agrees_with_the_trees() -> None:
    """The digest and the number of cards that are read are those of the text."""
    text = readings_folder().joinpath("trees.tsv").read_bytes()
    about = json.loads(readings_folder().joinpath("about.json").read_text(encoding="utf-8"))
    assert readings_digest() == hashlib.sha256(text).hexdigest()
    assert sum(about[kind] for kind in ("read", "declined")) == text.count(b"\n")
    assert text.splitlines() == sorted(text.splitlines())


def test_every_embedded_card_has_a_reading() -> None:
    """The trees are those of the embedded cards, each once."""
    assert set(embedded_readings()) == {card.name for card in embedded_cards()}


def test_a_card_of_ones_own() -> None:
    """Any card can be read: the spells and the permanents, each by its own rules, its name as it stands."""
    bear = Face("Bear Cub", "Creature — Bear")
    shout = Face("Shout", "Sorcery")
    reading = read_card(
        a_card(bear, shout), ["When Bear Cub dies, draw a card.", "Shout deals 3 damage to any target."]
    )
    assert reading.verdict.is_read
    first, second = reading.texts
    assert first is not None
    assert second is not None
    assert write_face(bear, first, "en") == "When Bear Cub dies, draw a card."
    assert write_face(shout, second, "en") == "Shout deals 3 damage to any target."
    assert write_face(shout, second, "ja") == "１つを対象とする。これはそれに３点のダメージを与える。"


def test_the_face_that_is_not_read_is_named() -> None:
    """Of a card with a face that is not read, the verdict is that face's; the other face keeps its tree."""
    card = a_card(Face("Bear Cub", "Creature — Bear"), Face("Shout", "Sorcery"))
    reading = read_card(card, ["Flying", "Shout very loud."])
    assert (reading.verdict.kind, reading.verdict.face, reading.verdict.word) == ("declined", 1, "very")
    assert [text is None for text in reading.texts] == [False, True]
    assert reading_from_bytes(reading_to_bytes(reading)).verdict.face == 1
