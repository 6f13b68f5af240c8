"""Scryfall objects as facts: every layout, of 2019 and of today, and refusals of damaged ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.cards.importing.records import Record, card, face, two_faces

from oathbreaker.cards.card import UNLIMITED, Card, PartnerAbility
from oathbreaker.cards.colors import letters_from_colors
from oathbreaker.cards.importing.scryfall import card_from_scryfall, is_card, japanese_names, strip_furigana
from oathbreaker.texts.errors import CardDataError


def colors(found: Card) -> list[str]:
    """Return the colours of a card's faces, as letters."""
    return [letters_from_colors(face.colors) for face in found.faces]


def test_one_face() -> None:
    """A card of one face has the facts of its object."""
    found = card_from_scryfall(
        card(
            "Test Bear", "Legendary Creature — Bear", "{1}{G}", power="2", toughness="*", keywords=["Trample", "Reach"]
        )
    )
    assert (found.name, found.layout, found.mana_value, found.keywords) == (
        "Test Bear",
        "normal",
        2,
        ("Reach", "Trample"),
    )
    assert (found.front.power, found.front.toughness, found.front.loyalty) == ("2", "*", None)
    assert colors(found) == ["G"]
    assert found.legality("oathbreaker") == "legal"


def test_transform() -> None:
    """A double-faced card has both faces; the back's colour comes from its indicator."""
    found = card_from_scryfall(
        two_faces(face("Front", mana_cost="{2}{U}"), face("Back", "Planeswalker — Bear", color_indicator=["U", "R"]))
    )
    assert [part.name for part in found.faces] == ["Front", "Back"]
    assert found.is_double_faced
    assert colors(found) == ["U", "UR"]
    assert letters_from_colors(found.color_identity) == "UR"


def test_split_without_face_colors() -> None:
    """Scryfall gives no colours for the halves of a split card; each half's cost does."""
    found = card_from_scryfall(
        two_faces(face("Left", "Instant", "{R}"), face("Right", "Sorcery", "{X}{W/U}"), "split", colors=["R", "U", "W"])
    )
    assert colors(found) == ["R", "WU"]


def test_flip_halves_share_their_colors() -> None:
    """A flip card's colours do not change when it flips (710.1c), though the bottom half has no cost."""
    record = two_faces(face("Top", mana_cost="{1}{G}"), face("Bottom"), "flip", colors=["G"])
    assert colors(card_from_scryfall(record)) == ["G", "G"]
    del record["colors"]
    assert colors(card_from_scryfall(record)) == ["G", "G"]


def test_costs_and_types_that_stand_only_once() -> None:
    """Objects from before 2019 give cost and type once for both halves."""
    record = two_faces(
        {"name": "Left"}, {"name": "Right"}, "split", mana_cost="{R} // {1}{U}", type_line="Instant // Sorcery"
    )
    found = card_from_scryfall(record)
    assert [(part.mana_cost, part.type_line) for part in found.faces] == [("{R}", "Instant"), ("{1}{U}", "Sorcery")]


def test_devoid_has_no_color() -> None:
    """A face with devoid is colourless where the data does not say."""
    record = two_faces(face("Front", mana_cost="{1}{U}", oracle_text="Devoid (…)"), face("Back"))
    assert colors(card_from_scryfall(record)) == ["", ""]


def test_meld_result() -> None:
    """What two cards meld into is marked, its parts are not."""
    parts = [{"component": "meld_part", "name": "Half"}, {"component": "meld_result", "name": "Whole"}]
    assert card_from_scryfall(card("Whole", layout="meld", all_parts=parts)).is_meld_result
    assert not card_from_scryfall(card("Half", layout="meld", all_parts=parts)).is_meld_result


def test_deck_text() -> None:
    """What deck checking needs is read from the text."""
    text = "Partner with Other Bear\nA deck can have any number of cards named Test Bear."
    found = card_from_scryfall(card("Test Bear", oracle_text=text)).deck_text
    assert found.copy_limit == UNLIMITED
    assert found.partner == (PartnerAbility("partner with", "Other Bear"),)


def test_legalities() -> None:
    """Legalities are in our words; a format or a word that is not known is left out."""
    given_ones = {"oathbreaker": "banned", "vintage": "restricted", "commander": "suspended", "modern": "legal"}
    found = card_from_scryfall(card("Test Bear", legalities=given_ones))
    assert found.legalities == {"oathbreaker": "banned", "vintage": "restricted"}
    assert found.legality("commander") == "unknown"


def test_unknown_legality() -> None:
    """The corpus marks cards of which the legality is not known."""
    assert card_from_scryfall(card("Test Bear", x_legalities="unknown")).legalities == {}


@pytest.mark.parametrize(
    "changed",
    [
        {"name": None},
        {"name": ""},
        {"name": 3},
        {"name": "Bear\x1b[31m"},
        {"name": "Bear\ud800"},
        {"name": "Bear\u202e"},
        {"name": "B" * 1000},
        {"layout": None},
        {"layout": ["normal"]},
        {"mana_cost": "{1}{"},
        {"mana_cost": "1G"},
        {"mana_cost": ["{G}"]},
        {"cmc": "many"},
        {"cmc": float("inf")},
        {"cmc": -1},
        {"cmc": [1]},
        {"type_line": {"a": 1}},
        {"oracle_text": ["Reach"]},
        {"power": {"a": 1}},
        {"colors": 3},
        {"keywords": "Reach"},
        {"keywords": [1]},
        {"legalities": ["legal"]},
        {"card_faces": "two"},
        {"card_faces": ["two"]},
        {"card_faces": [{"type_line": "Bear"}]},
        {"layout": "transform"},
        {"all_parts": 3},
    ],
)
def test_damaged_records(changed: Record) -> None:
    """An object with a part of another kind is refused, with its name, in printable letters."""
    record = {**card("Test Bear"), **changed}
    with pytest.raises(CardDataError) as refused:
        card_from_scryfall({key: value for key, value in record.items() if value is not None})
    assert str(refused.value).isprintable()
    assert "damaged record" in str(refused.value)


TEXT = st.text(max_size=9)
FACES = st.dictionaries(st.sampled_from(["name", "type_line", "mana_cost"]), TEXT, max_size=3)
ANYTHING = st.none() | st.integers() | TEXT | st.lists(TEXT | FACES, max_size=2) | FACES


@given(
    st.dictionaries(
        st.sampled_from(
            ["name", "layout", "mana_cost", "cmc", "type_line", "colors", "legalities", "keywords", "card_faces"]
        ),
        ANYTHING,
    )
)
def test_any_record_is_a_card_or_is_refused(changed: Record) -> None:
    """Whatever stands in a record's fields, it becomes a card or a refusal."""
    try:
        said = card_from_scryfall({**card("Test Bear"), **changed}).name
    except CardDataError as error:
        said = error.message("ja")
    assert said


@pytest.mark.parametrize(
    ("record", "expected"),
    [
        (card("Forest", "Basic Land — Forest"), True),
        (card("Bear", "Token Creature — Bear", layout="token"), False),
        (card("Role // Role", "Token Enchantment — Aura Role // Token Enchantment — Aura Role", layout="flip"), False),
        (card("Bio", "Card"), False),
        (card("Front", "Card", layout="front_card"), False),
        (card("Undercity", "Dungeon — Undercity"), False),
        (card("Art // Art", "Card // Card", layout="art_series"), False),
        (card("Emblem", "Emblem — Bear", layout="emblem"), False),
        (card("Bear // Bear", layout="reversible_card"), False),
        (card("Bear", set_type="token"), False),
        (card("The General", "Hero", set_type="memorabilia"), True),
        (card("Plane", "Plane — Here", layout="planar"), True),
        (card("No Type", None), True),  # type: ignore[arg-type]  # what a preview may lack
    ],
)
def test_what_is_a_card(record: Record, expected: bool) -> None:  # noqa: FBT001  the expected answer
    """Tokens, emblems, art cards and the like are no cards; whatever has a place in the game's card lists is."""
    assert is_card(record) is expected


def test_every_card_of_the_corpus_is_a_card(corpus: Path) -> None:
    """Nothing of the corpus's cards is taken for a token, and nothing of its tokens for a card."""

    def records(name: str) -> list[Any]:
        with (corpus / "cards" / name).open(encoding="utf-8") as lines:
            return [json.loads(line) for line in lines]

    assert all(map(is_card, records("oracle-cards.jsonl")))
    assert not any(map(is_card, records("tokens.jsonl")))


def test_japanese_names() -> None:
    """Printed Japanese names are taken of each face, without furigana."""
    one = card("Test Bear", lang="ja", printed_name="試（ため）しの熊")
    assert list(japanese_names(one)) == [("Test Bear", "試しの熊")]
    both = two_faces(face("Front", printed_name="表"), face("Back", printed_name="裏"), lang="ja")
    assert list(japanese_names(both)) == [("Front", "表"), ("Back", "裏")]


@pytest.mark.parametrize(
    "record",
    [
        card("Test Bear", printed_name="熊"),
        card("Test Bear", lang="ja"),
        card("Test Bear", lang="ja", printed_name="Test Bear"),
        card("Test Bear", lang="ja", printed_name="怪獣", flavor_name="Monster"),
        card("Test Bear", lang="ja", printed_name="別名", set="om1"),
        two_faces(face("Front", printed_name="怪獣", flavor_name="Monster"), face("Back"), lang="ja"),
    ],
)
def test_other_printed_names_tell_nothing(record: Record) -> None:
    """English printings, and printings that bear another name, give no Japanese name."""
    assert list(japanese_names(record)) == []


@pytest.mark.parametrize(
    ("printed", "name"),
    [
        ("切（せつ）なる想（おも）い", "切なる想い"),
        ("稲妻(いなずま)", "稲妻"),
        ("灰の盲信者", "灰の盲信者"),
        ("B.F.M.（左）", "B.F.M.（左）"),
    ],
)
def test_furigana(printed: str, name: str) -> None:
    """Kana in parentheses go, whatever their width; anything else in parentheses stays."""
    assert strip_furigana(printed) == name
