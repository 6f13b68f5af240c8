"""Messages: one key, a sentence in each language, filled in for its reader."""

from __future__ import annotations

import pickle

import pytest

from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.cards.colors import Color, ColorWords
from oathbreaker.texts.messages import Message, display, enumeration, full_width, say


def test_a_message_has_both_languages() -> None:
    """The same message reads in English and Japanese."""
    message = say("check.too_many_cards", count=61, difference=1)
    assert "61 cards" in message.text("en")
    assert "61枚" in message.text("ja")
    assert "１枚を外して" in message.text("ja")
    assert message.both() == {"en": message.text("en"), "ja": message.text("ja")}
    assert str(message) == message.text()


@pytest.mark.parametrize(("terms", "word"), [("community", "刻銘呪文"), ("publisher", "トレードマークの呪文")])
def test_japanese_terms_are_chosen(terms: str, word: str) -> None:
    """The format's words follow the term set, and the sets never mix."""
    text = say("check.oathbreaker_missing").text("ja", terms)  # type: ignore[arg-type]  # a term set
    assert ("オースブレイカー" in text) == (terms == "community")
    assert word in say("check.signature_spell_missing").text("ja", terms)  # type: ignore[arg-type]  # a term set


def test_fields_speak_the_language(catalog: CardCatalog) -> None:
    """Cards, colours, lists and messages inside a message are written for the reader."""
    cards = [catalog["Lightning Bolt"], catalog["Opt"], catalog["Shock"]]
    assert display(cards, "en") == "Lightning Bolt, Opt and Shock"
    assert display(cards, "ja") == "《稲妻》、《選択》、《ショック》"
    assert display(say("words.blue"), "ja") == "青"
    assert display(ColorWords(frozenset()), "en") == "colorless"
    assert display(ColorWords(frozenset({Color.RED, Color.BLUE})), "en") == "blue and red"
    assert display(ColorWords(frozenset({Color.RED, Color.BLUE})), "ja") == "青・赤"


def test_plurals_and_digits() -> None:
    """English words follow the number; a single digit is full-width in Japanese."""
    assert "1 card;" in say("check.too_few_cards", count=1, difference=59).text("en")
    assert "2 cards;" in say("check.too_few_cards", count=2, difference=58).text("en")
    assert [full_width(number) for number in (0, 9, 10, -1, 0.5)] == ["０", "９", "10", "-1", "0.5"]


def test_unknown_keys_are_refused_at_once() -> None:
    """A message with a key that no catalog has cannot be made."""
    for key in ("check.no_such_message", "nowhere.at_all", "check"):
        with pytest.raises(KeyError):
            say(key)


def test_fields_are_plain_names() -> None:
    """A field cannot reach into what it is given, whatever a name on a card may look like."""
    text = say("cards.not_found", name="{name.__class__} {0} {").text("en")
    assert "{name.__class__} {0} {" in text


def test_messages_are_values() -> None:
    """Messages compare by key and fields, hash, and survive pickling."""
    message = say("cards.not_found", name="x")
    assert message == say("cards.not_found", name="x")
    assert message != say("cards.not_found", name="y")
    assert hash(message) == hash(say("cards.not_found", name="y"))
    assert pickle.loads(pickle.dumps(message)) == message  # noqa: S301  our own pickle
    assert isinstance(message, Message)
    assert "cards.not_found" in repr(message)


@pytest.mark.parametrize(
    ("words", "english"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_enumerations(words: list[str], english: str) -> None:
    """Lists are enumerated as each language does."""
    assert enumeration(words, "en") == english
    assert enumeration(words, "ja") == "、".join(words)
