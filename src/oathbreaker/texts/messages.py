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
from typing import Protocol, cast, runtime_checkable

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
            return filled(english, self.fields, language, terms)
        return filled(japanese, {**FORMAT_WORDS[terms], **self.fields}, language, terms)

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


@cache
def pieces_of(template: str) -> tuple[tuple[str, str | None, str], ...]:
    """Return a template as words, each with the field that follows them and how it is written; None where none does."""
    return tuple((words, name, spec or "") for words, name, spec, _ in string.Formatter().parse(template))


def filled(template: str, fields: Mapping[str, object], language: Language, terms: Terms) -> str:
    """Return a template for one reader: plurals, full-width digits, and fields that know both languages.

    A field is looked up by its plain name: no attribute or index access, whatever a template may say.
    """
    found = []
    for words, name, spec in pieces_of(template):
        found.append(words)
        if name is not None:
            found.append(written(fields[name], spec, language, terms))
    return "".join(found)


def written(value: object, spec: str, language: Language, terms: Terms) -> str:
    """Write one field."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        if "|" in spec:
            singular, plural = spec.split("|")
            return singular if value == 1 else plural
        if spec == "digits":
            return full_width(value)
        return format(value, spec)
    return display(value, language, terms)


@cache
def is_text(kind: type) -> bool:
    """Tell whether objects of a class know how to be written in both languages; asking a protocol is slow."""
    return issubclass(kind, Text)


def display(value: object, language: Language, terms: Terms = "community") -> str:
    """Write a value to a reader: a `Text` in its own way, a list as an enumeration, anything else by `str`."""
    if type(value) is str:  # what most values are
        return value
    if is_text(type(value)):  # type: ignore[arg-type]  # a class can be hashed
        return cast("Text", value).display(language, terms)
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
