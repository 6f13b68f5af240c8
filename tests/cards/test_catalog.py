"""The catalog: every card, found by name in either language."""

from __future__ import annotations

import pickle
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oathbreaker.cards import storage
from oathbreaker.cards.names import NameKind, names_of
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.texts.errors import CardDataError, CardNotFoundError


def names(cards: object) -> list[str]:
    """Return the English names of cards."""
    return [card.name for card in cards]  # type: ignore[attr-defined]  # any iterable of cards


def test_every_card_is_there(catalog: CardCatalog) -> None:
    """The embedded data has all 34,739 cards and says of when it is."""
    assert len(catalog) == sum(1 for _ in catalog) == 34_739
    assert catalog.data_date == "2026-08-12"


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Lightning Bolt", "Lightning Bolt"),
        ("稲妻", "Lightning Bolt"),
        ("《稲妻》", "Lightning Bolt"),
        ("Murderous Rider // Swift End", "Murderous Rider // Swift End"),
        ("Murderous Rider", "Murderous Rider // Swift End"),
        ("Swift End", "Murderous Rider // Swift End"),
        ("Find/Finality", "Find // Finality"),
        ("Dead/Gone", "Dead // Gone"),
        ("Fire / Ice", "Fire // Ice"),
        ("fire//ice", "Fire // Ice"),
        ("火", "Fire // Ice"),
        ("Insectile Aberration", "Delver of Secrets // Insectile Aberration"),
        ("SP//dr, Piloted by Peni", "SP//dr, Piloted by Peni"),
        ("Summon: Choco/Mog", "Summon: Choco/Mog"),
        ("Hazmat Suit (Used)", "Hazmat Suit (Used)"),
        ("Wasteland", "Wasteland"),
        ("Waste Land", "Waste Land"),
        ("Gather The Townsfolk", "Gather the Townsfolk"),
        ("崇高な工匠、サヒーリ", "Saheeli, Sublime Artificer"),
        ("Rick, Steadfast Leader", "Greymond, Avacyn's Stalwart"),
    ],
)
def test_names_find_their_card(catalog: CardCatalog, written: str, name: str) -> None:
    """Full, face, Japanese and interchangeable names (201.3) find one card, whatever the slashes."""
    assert catalog[written].name == name
    assert written in catalog


def test_a_full_name_beats_a_face_name(catalog: CardCatalog) -> None:
    """Where a card has the name, cards with a face of that name are not meant."""
    full = {card.name for card in catalog}
    shared = [face.name for card in catalog for face in card.faces if len(card.faces) > 1 and face.name in full]
    assert len(shared) >= 18
    for name in shared:
        assert catalog[name].name == name


def test_every_name_of_every_playable_card_finds_it(catalog: CardCatalog) -> None:
    """Every full and face name, in both languages, leads back to its card."""
    lost = []
    for card in catalog:
        if card.legality("vintage") in {"legal", "restricted"}:
            for kind, name in names_of(card):
                found = catalog.named(name) if kind in {NameKind.FULL, NameKind.FACE} else (card,)
                if card not in found and (kind is NameKind.FULL or found[0].front.name not in {name, *names(found)}):
                    lost.append((card.name, name))
    assert not [pair for pair in lost if catalog.named(pair[1]) == ()]


def test_ambiguous_japanese_names_return_all(catalog: CardCatalog) -> None:
    """A name that two cards have finds both, the one people play with first; as a key it means that one."""
    assert names(catalog.named("時間のひずみ")) == ["Temporal Distortion", "Time Distortion"]
    assert catalog["時間のひずみ"].name == "Temporal Distortion"
    assert names(catalog.named("Fire")) == ["Fire // Ice", "Start // Fire"]


def test_an_ambiguous_name_is_refused_as_a_key(catalog: CardCatalog) -> None:
    """A name of several cards people play with is refused, with all of them named."""
    both = [
        replace(catalog[name], faces=(replace(catalog[name].front, japanese_name="同じ"),)) for name in ("Opt", "Shock")
    ]
    with pytest.raises(CardNotFoundError, match="Several cards") as refused:
        CardCatalog.from_cards(both)["同じ"]
    assert refused.value.suggestions == ("Opt", "Shock")


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("いなずま", "Lightning Bolt"),
        ("イナズマ", "Lightning Bolt"),
        ("ボルト", "Lightning Bolt"),
        ("すうこうなこうしょうさひーり", "Saheeli, Sublime Artificer"),
    ],
)
def test_kana_and_short_names(catalog: CardCatalog, written: str, name: str) -> None:
    """Kana readings and short names find their card."""
    assert names(catalog.called(written)) == [name]
    assert catalog.find(written)[0].name == name


def test_a_name_without_epithet_finds_all_who_bear_it(catalog: CardCatalog) -> None:
    """サヒーリ and "Saheeli" find every Saheeli, ambiguous as they are."""
    japanese = names(catalog.called("サヒーリ"))
    assert "Saheeli, Sublime Artificer" in japanese
    assert "Saheeli, Filigree Master" in japanese
    assert set(names(catalog.called("saheeli"))) >= set(japanese)


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Lightning Blot", "Lightning Bolt"),
        ("Thoughtcats", "Thoughtcast"),
        ("Counterspel", "Counterspell"),
        ("崇高な工匠", "Saheeli, Sublime Artificer"),
        ("崇高なる工匠、サヒーリ", "Saheeli, Sublime Artificer"),
        ("Sublime Artificer", "Saheeli, Sublime Artificer"),
    ],
)
def test_misspelt_names_suggest_the_nearest(catalog: CardCatalog, written: str, name: str) -> None:
    """A misspelling or a part of a name suggests the card; the error names it too."""
    assert name in names(catalog.find(written, limit=3))
    with pytest.raises(CardNotFoundError, match="Did you mean") as refused:
        catalog[written]
    assert name in refused.value.suggestions
    assert isinstance(refused.value, KeyError)


def test_nothing_like_it(catalog: CardCatalog) -> None:
    """A name like no other is refused without suggestions."""
    with pytest.raises(CardNotFoundError, match="no name comes close"):
        catalog["xqzw" * 20]
    assert catalog.named("") == ()
    assert catalog.find("") == []


@given(st.text(max_size=40))
def test_any_text_can_be_looked_up(text: str) -> None:
    """No text makes a lookup fail."""
    catalog = CardCatalog.embedded()
    assert len(catalog.named(text)) <= len(catalog)
    assert len(catalog.find(text, limit=3)) <= 3


def test_japanese_names_are_marked_where_missing(catalog: CardCatalog) -> None:
    """A card without a Japanese name shows its English one in Japanese, marked as English."""
    assert catalog["Lightning Bolt"].display("ja") == "《稲妻》"
    assert catalog["Blood Pet"].display("en") == "Blood Pet"
    assert catalog["Emeritus of Conflict"].display("ja") == "《Emeritus of Conflict // Lightning Bolt》〔英〕"


def test_a_catalog_of_some_cards(catalog: CardCatalog) -> None:
    """A catalog can be made of any cards."""
    small = CardCatalog.from_cards([catalog["Opt"], catalog["Shock"]], data_date="2020-01-01")
    assert names(small) == ["Opt", "Shock"]
    assert small["Shock"] == catalog["Shock"]
    assert small.data_date == "2020-01-01"


def test_cards_can_be_pickled(catalog: CardCatalog) -> None:
    """A card survives pickling, for simulations in other processes."""
    card = catalog["Fire // Ice"]
    assert pickle.loads(pickle.dumps(card)) == card  # noqa: S301  our own pickle


def test_installed_data_comes_first(catalog: CardCatalog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Installed data is used in place of the embedded, which stays within reach."""
    monkeypatch.setenv("OATHBREAKER_DATA", str(tmp_path))
    count = storage.install_cards([catalog["Opt"]], data_date="2027-01-01", source="test")
    assert count == 1
    assert (len(CardCatalog.default()), CardCatalog.default().data_date) == (1, "2027-01-01")


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\x00" + b"\x00" * 100])
def test_damaged_installed_data_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes) -> None:
    """Damaged installed data is named, with the way back to the embedded data."""
    monkeypatch.setenv("OATHBREAKER_DATA", str(tmp_path))
    (tmp_path / storage.INSTALLED_NAME).write_bytes(content)
    with pytest.raises(CardDataError, match="oathbreaker cards reset"):
        CardCatalog.default()


def test_data_of_another_version_is_refused(tmp_path: Path) -> None:
    """A file with other tables is not opened."""
    path = tmp_path / "old.sqlite"
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE about (key TEXT, value TEXT)")
        database.execute("INSERT INTO about VALUES ('shape', '0')")
    database.close()
    with pytest.raises(CardDataError, match="another version"):
        storage.open_database(path)


def test_a_damaged_or_missing_cache_is_built_again(
    catalog: CardCatalog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fast form is built again where it is damaged."""
    monkeypatch.setenv("OATHBREAKER_DATA", str(tmp_path))
    monkeypatch.setattr(storage, "embedded_cards", lambda: iter([catalog["Opt"]]))
    storage.embedded_cache().parent.mkdir(parents=True)
    storage.embedded_cache().write_bytes(b"damaged")
    assert names(CardCatalog.embedded()) == ["Opt"]
    assert storage.is_ready()


def test_an_unwritable_cache_folder_is_no_obstacle(
    catalog: CardCatalog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the cache cannot be written, the catalog is built in memory."""
    (tmp_path / "cache").write_text("a file where a folder should be")
    monkeypatch.setenv("OATHBREAKER_DATA", str(tmp_path))
    monkeypatch.setattr(storage, "embedded_cards", lambda: iter([catalog["Opt"]]))
    assert names(CardCatalog.embedded()) == ["Opt"]
