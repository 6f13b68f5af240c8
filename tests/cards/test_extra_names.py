"""Short names and interchangeable names (201.3): each leads to one card of the data and is no card's own name."""

from __future__ import annotations

from collections import Counter

import pytest

from oathbreaker.cards import storage
from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.cards.names import NameKind, fold
from oathbreaker.cards.storage import extra_names

EXTRA = list(extra_names())


def test_every_card_named_is_in_the_data(catalog: CardCatalog) -> None:
    """The right-hand side is the full name of a card, spelt as the data spells it."""
    names = {card.name for card in catalog}
    assert [pair for pair in EXTRA if pair[2] not in names] == []


def test_no_extra_name_is_a_cards_name(catalog: CardCatalog) -> None:
    """No card or face has one of these names in either language, folded as names are."""
    own = {
        fold(name)
        for card in catalog
        for name in (
            card.name,
            card.japanese_name,
            *(n for face in card.faces for n in (face.name, face.japanese_name)),
        )
        if name
    }
    assert [name for _, name, _ in EXTRA if fold(name) in own] == []


def test_extra_names_are_unique() -> None:
    """No name is listed twice, for one card or for two."""
    assert [name for name, count in Counter(fold(name) for _, name, _ in EXTRA).items() if count > 1] == []


def test_there_are_enough_of_them() -> None:
    """Both files are filled; the numbers are those of the pairs that were checked."""
    counts = Counter(kind for kind, _, _ in EXTRA)
    assert counts[NameKind.SHORT] >= 100
    assert counts[NameKind.INTERCHANGEABLE] >= 190


@pytest.mark.parametrize("kind", [NameKind.SHORT, NameKind.INTERCHANGEABLE])
def test_extra_names_find_their_card(kind: NameKind, catalog: CardCatalog) -> None:
    """Looked up as a user would, a name leads to its card and to no other."""
    look_up = catalog.called if kind == NameKind.SHORT else catalog.named
    wrong = [name for listed, name, card in EXTRA if listed == kind and [c.name for c in look_up(name)] != [card]]
    assert wrong == []


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("ボルト", "Lightning Bolt"),
        ("Bolt", "Lightning Bolt"),
        ("Goyf", "Tarmogoyf"),
        ("JTMS", "Jace, the Mind Sculptor"),
        ("神ジェイス", "Jace, the Mind Sculptor"),
        ("o ring", "Oblivion Ring"),
        ("ソープロ", "Swords to Plowshares"),
    ],
)
def test_short_names(name: str, card: str, catalog: CardCatalog) -> None:
    """Names that players use find the card that they mean."""
    assert [found.name for found in catalog.called(name)] == [card]


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("Rick, Steadfast Leader", "Greymond, Avacyn's Stalwart"),
        ("Eleven, the Mage", "Cecily, Haunted Mage"),
        ("Chun-Li, Countless Kicks", "Zethi, Arcane Blademaster"),
        ("Xenk, Paladin Unbroken", "Rashel, Fist of Torm"),
        ("Kumonosu, the Watchful", "SP//dr, Piloted by Peni"),
        ("Nia, Fabled Skyclimber", "Gwen Stacy // Ghost-Spider"),
        ("Nia, Skysail Storyteller // Nia, Fabled Skyclimber", "Gwen Stacy // Ghost-Spider"),
    ],
)
def test_201_3_interchangeable_names(name: str, card: str, catalog: CardCatalog) -> None:
    """Cards with interchangeable names count as one card, under the name that the data has."""
    assert catalog[name] is catalog[card]


def test_extra_names_are_part_of_the_cache_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other names need another fast form of the data, so its file has another name."""
    before = storage.embedded_cache()
    monkeypatch.setattr(storage, "EXTRA_NAMES", storage.EXTRA_NAMES[:1])
    assert storage.embedded_cache().name != before.name
    assert storage.embedded_cache().parent == before.parent
