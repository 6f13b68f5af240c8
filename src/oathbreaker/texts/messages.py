"""Messages: one key, one sentence in each language, filled in when it is known who reads it.

A message's texts stand side by side in `texts/catalog/<topic>.py`; its key is "<topic>.<name>". Fields are written
as in `str.format`, with these additions:

* `{n:card|cards}` in English writes the word that fits the number n, not the number.
* `{n:digits}` in Japanese writes a single digit full-width, as cards do.
* `{oathbreaker}`, `{signature_spell}` and `{format_name}` in Japanese are the format's words of the reader's term set.
* A field may hold text, a number, another message, anything with `display(language, terms)`, or a list of those.
"""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol, runtime_checkable

from oathbreaker.texts.errors import UnknownLanguageError, UnknownTermsError
from oathbreaker.texts.languages import FORMAT_WORDS, LANGUAGES, TERMS, Language, Terms

FULL_WIDTH_DIGITS = "０１２３４５６７８９"


@runtime_checkable
class Text(Protocol):
    """Anything that can say itself to a reader: a card, a colour, a message."""

    def display(self, language: Language, terms: Terms = "community") -> str:
        """Return this in the reader's language."""


class Message:
    """A sentence for a person, in either language. Two messages with the same key and fields are equal.

    Args:
        key: "<topic>.<name>", an entry of the catalog `texts/catalog/<topic>.py`.
        fields: What fills the sentence's fields.

    Raises:
        KeyError: No catalog has that key.
    """

    __slots__ = ("fields", "key")

    def __init__(self, key: str, fields: Mapping[str, object]) -> None:
        catalog_entry(key)
        self.key = key
        self.fields = dict(fields)

    def text(self, language: Language = "en", terms: Terms = "community") -> str:
        """Return the sentence in a language; `terms` chooses the Japanese words for the format."""
        known_language(language)
        known_terms(terms)
        english, japanese = catalog_entry(self.key)
        if language == "en":
            return MessageFormatter(language, terms).vformat(english, (), self.fields)
        return MessageFormatter(language, terms).vformat(japanese, (), {**FORMAT_WORDS[terms], **self.fields})

    def display(self, language: Language, terms: Terms = "community") -> str:
        """Return the sentence; the name under which a message can be another message's field."""
        return self.text(language, terms)

    def both(self, terms: Terms = "community") -> dict[str, str]:
        """Return {"en": …, "ja": …}, the shape that JSON output uses."""
        return {"en": self.text("en", terms), "ja": self.text("ja", terms)}

    def __str__(self) -> str:
        return self.text("en")

    def __repr__(self) -> str:
        return f"<Message {self.key}: {self.text('en')}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.key, self.fields) == (other.key, other.fields)

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> tuple[type[Message], tuple[str, dict[str, object]]]:
        return (Message, (self.key, self.fields))


def say(key: str, /, **fields: object) -> Message:
    """Return the message with this key, its fields given by name."""
    return Message(key, fields)


def known_language(language: str) -> None:
    """Refuse a language that there is not; whatever writes text without a message asks this too.

    Raises:
        UnknownLanguageError: It is neither "en" nor "ja".
    """
    if language not in LANGUAGES:
        raise UnknownLanguageError(
            say("words.unknown_language", language=repr(language)[:40], languages=list(LANGUAGES))
        )


def known_terms(terms: str) -> None:
    """Refuse a set of the format's words that there is not.

    Raises:
        UnknownTermsError: It is neither "community" nor "publisher".
    """
    if terms not in TERMS:
        raise UnknownTermsError(say("words.unknown_terms", terms=repr(terms)[:40], known=list(TERMS)))


@cache
def catalog_entry(key: str) -> tuple[str, str]:
    """Return a message's (English, Japanese) templates.

    Raises:
        KeyError: No catalog has that key.
    """
    topic, _, name = key.partition(".")
    try:
        messages: dict[str, tuple[str, str]] = import_module(f"oathbreaker.texts.catalog.{topic}").MESSAGES
    except ModuleNotFoundError:
        raise KeyError(key) from None
    try:
        return messages[name]
    except KeyError:
        raise KeyError(key) from None


class MessageFormatter(string.Formatter):
    """`str.format` for one reader: plurals, full-width digits, and fields that know both languages."""

    def __init__(self, language: Language, terms: Terms) -> None:
        self.language = language
        self.terms = terms

    def get_field(self, field_name: str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[object, str]:
        """Look a field up by its plain name: no attribute or index access, whatever a template may say."""
        return self.get_value(field_name, args, kwargs), field_name

    def format_field(self, value: object, format_spec: str) -> str:
        """Write one field."""
        if isinstance(value, int | float) and not isinstance(value, bool):
            if "|" in format_spec:
                singular, plural = format_spec.split("|")
                return singular if value == 1 else plural
            if format_spec == "digits":
                return full_width(value)
            return format(value, format_spec)
        return display(value, self.language, self.terms)


def display(value: object, language: Language, terms: Terms = "community") -> str:
    """Write a value to a reader: a `Text` in its own way, a list as an enumeration, anything else by `str`."""
    if type(value) is str:  # what most values are; asking for a protocol is slow
        return value
    if isinstance(value, Message) or isinstance(value, Text):  # noqa: SIM101  the protocol is asked last
        return value.display(language, terms)
    if isinstance(value, list | tuple):
        return enumeration([display(item, language, terms) for item in value], language)
    return str(value)


def enumeration(words: Sequence[str], language: Language) -> str:
    """Join words: "a, b and c" in English, "a、b、c" in Japanese."""
    if language == "ja":
        return "、".join(words)
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else list(words))


def full_width(number: float) -> str:
    """Write a number as Japanese cards do: a single digit full-width, anything longer half-width."""
    text = str(number)
    return FULL_WIDTH_DIGITS[int(text)] if len(text) == 1 and text.isdecimal() else text
