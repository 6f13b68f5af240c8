"""Messages: all that are used exist, all that exist are used, and both languages say the same."""

from __future__ import annotations

import pytest
from tests.house.messages import catalogs, faults, missing, pairs, unused, wrongly_filled
from tests.house.source import Module, package

from oathbreaker.language.categories import CATEGORIES
from oathbreaker.texts.catalog import reading

SAMPLE = {"check": {"legal": ("{n} cards.", "{n}枚です。"), "size": ("Size", "枚数")}}


def code(text: str) -> tuple[Module, ...]:
    """Return a module of the package with this text."""
    return (Module("oathbreaker.sample", text),)


def test_every_message_used_exists() -> None:
    """Every key that the code names, whole or in parts, is in a catalog."""
    found = missing(package(), catalogs())
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        'say("check.illegal")',
        'screen.say("check.illegal", n=1)',
        'Message("check.illegal", {})',
        'say("check.legal" if good else "check.illegal", n=1)',
        'key = "check.illegal"\nsay(key)',
        'say(f"titles.{rule}")',
        'say(f"check.{kind}_card")',
    ],
)
def test_a_missing_message_is_found(text: str) -> None:
    """The checker sees keys in calls, in choices, in variables and in f-strings."""
    assert missing(code(text), SAMPLE)


def test_a_file_name_is_no_message() -> None:
    """The checker takes "check.json" for what it is."""
    assert missing(code('open("check.json")'), SAMPLE) == []


def test_every_message_is_used() -> None:
    """No catalog has a message that no code names."""
    found = unused(package(), catalogs())
    assert not found, "\n".join(found)


def test_an_unused_message_is_found() -> None:
    """The checker wants a key, or an f-string with the word that completes it, somewhere in the code."""
    assert unused(code('say("check.legal", n=1)'), SAMPLE) == ["check.size"]
    assert unused(code('say("check.legal", n=1)\nsay(f"check.{word}")'), SAMPLE) == ["check.size"]
    assert unused(code('say("check.legal", n=1)\nword = "Size"\nsay(f"check.{word}")'), SAMPLE) == []


def test_every_message_gets_its_fields() -> None:
    """Every call that names a message gives exactly the fields that its texts have."""
    found = wrongly_filled(package(), catalogs())
    assert not found, "\n".join(found)


@pytest.mark.parametrize("text", ['say("check.legal")', 'say("check.legal", n=1, m=2)', 'say("check.legal", m=2)'])
def test_a_wrong_field_is_found(text: str) -> None:
    """The checker sees a field that lacks, and one too many."""
    assert wrongly_filled(code(text), SAMPLE)


def test_both_languages_of_every_message() -> None:
    """Every message has both texts, with the same fields, in its own language and with the project's words."""
    found = [fault for key, english, japanese in pairs(catalogs()) for fault in faults(key, english, japanese)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        ("", "なし"),
        ("None", " "),
        ("{card} is banned.", "禁止です。"),
        ("{card} is banned.", "{card}は{name}で禁止です。"),
        ("The {oathbreaker} is missing.", "{oathbreaker}がありません。"),
        ("Take {n:one|two|three} out.", "{n}枚外してください。"),
        ("Take {n:card|cards} out.", "{n:枚|枚}外してください。"),
        ("The deck is legal.", "OK."),
        ("banned", "banned"),
        ("Deck", "ﾃﾞｯｷ"),
        ("デッキ", "デッキ"),
        ("The oathbreaker is missing.", "オースブレイカーがありません。"),
        ("The oathbreaker is missing.", "誓い破りがありません。"),
        ("{n} mana value", "マナ値{n}"),
    ],
)
def test_a_faulty_message_is_found(english: str, japanese: str) -> None:
    """The checker sees each kind of fault."""
    assert list(faults("sample.message", english, japanese))


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        ("{count} {count:card|cards} left out.", "{count:digits}枚を除きました。"),
        ("The oathbreaker of {card}", "{card}の{oathbreaker}"),
        ("Oathbreaker", "{oathbreaker}"),
        ("{first}, {second}", "{first}／{second}"),
    ],
)
def test_a_good_message_passes(english: str, japanese: str) -> None:
    """The checker lets plurals in English, format words as fields in Japanese and bare fields pass."""
    assert list(faults("sample.message", english, japanese)) == []


OF_VERDICTS = {
    "ambiguous", "declined", "end", "mismatch", "no_text", "not_performed", "read", "spacing", "too_complex",
    "too_long", "unclear", "word",
}  # fmt: skip
"""Messages of reading that are no categories."""


def test_every_category_of_text_has_its_words_and_no_other_has() -> None:
    """What a decline says it expected is the name of a category there is; a category that is gone leaves no name."""
    names = {category.name.replace("-", "_") for category in CATEGORIES}
    assert set(reading.MESSAGES) - OF_VERDICTS == names
    assert set(reading.MESSAGES) >= OF_VERDICTS
