"""906.5 Colour identity, computed from what is printed, against the corpus's own field."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.cards.colors import colors_from_letters, letters_from_colors
from oathbreaker.cards.identity import PrintedFace, color_identity
from oathbreaker.cards.importing.scryfall import card_from_scryfall

DIFFERENCES = Path(__file__).parent / "identity_differences.tsv"


def identity(
    *, name: str = "Thing", cost: str = "", types: str = "Artifact", text: str = "", indicator: str = ""
) -> str:
    """Return the identity letters of a card of one face."""
    face = PrintedFace(name, cost, types, text, colors_from_letters(indicator))
    return letters_from_colors(color_identity([face]))


@pytest.mark.parametrize(
    ("facts", "letters"),
    [
        ({"cost": "{1}{U/R}{W/P}"}, "WUR"),
        ({"text": "{T}: Add {G}."}, "G"),
        ({"text": "Reminder (This costs {B}.)"}, ""),
        ({"indicator": "B"}, "B"),
        ({"types": "Land — Forest Island"}, "UG"),
        ({"text": "Thing is all colors."}, "WUBRG"),
        ({"name": "Thing, the Great", "text": "Thing is red and white."}, "WR"),
        ({"text": "Other Thing is all colors."}, ""),
        ({"text": "This creature is blue."}, "U"),
        ({"text": "Target creature is blue."}, ""),
        ({"text": "{C}{S}{X}{2}"}, ""),
        ({"text": "{2/W}"}, "W"),
    ],
)
def test_906_5_what_counts(facts: dict[str, str], letters: str) -> None:
    """Symbols, indicators, colour-defining text and basic land types count; reminder text does not (906.5b)."""
    assert identity(**facts) == letters


@pytest.mark.parametrize(
    ("name", "letters"),
    [
        ("Cecil, Dark Knight", "WB"),
        ("Rowan, Scholar of Sparks", "UR"),
        ("Bonecrusher Giant", "R"),
        ("Fire // Ice", "UR"),
        ("Ghostfire", "R"),
        ("Breeding Pool", "UG"),
        ("Transguild Courier", "WUBRG"),
        ("Dryad Arbor", "G"),
        ("Crystal Fragments", "W"),
        ("Wastes", ""),
        ("Blind Obedience", "W"),
        ("Crypt Ghast", "B"),
    ],
)
def test_906_5c_all_faces_count(catalog: CardCatalog, name: str, letters: str) -> None:
    """Back faces, halves and adventures are part of the identity; extort's reminder text is not."""
    assert letters_from_colors(catalog[name].color_identity) == letters


def test_906_5_whole_corpus(corpus: Path) -> None:
    """The computed identity equals the data's own field but for the listed cards, each with its reason."""
    listed = {}
    for line in DIFFERENCES.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, data, computed, reason = line.split("\t")
            assert reason
            listed[name] = (data, computed)
    differing = {}
    with (corpus / "cards" / "oracle-cards.jsonl").open(encoding="utf-8") as lines:
        for line in lines:
            record = json.loads(line)
            card = card_from_scryfall(record)
            given = "".join(letter for letter in "WUBRG" if letter in record["color_identity"])
            computed = letters_from_colors(card.color_identity)
            if given != computed:
                differing[card.name] = (given or "-", computed or "-")
    assert differing == listed
