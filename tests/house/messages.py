"""What the house asks of messages: every one that is used exists, every one that exists is used, both languages fit."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from tests.house.source import Module

import oathbreaker.texts.catalog
from oathbreaker.texts.languages import FORMAT_WORDS

Catalogs = Mapping[str, Mapping[str, tuple[str, str]]]
"""Topic -> name -> (English, Japanese)."""

SPEAKERS = {"say", "Message"}
"""Functions and methods whose first argument is a message's key."""

FILE_NAME = re.compile(r".*\.(?:jsonl?|sqlite|part|txt|tsv|py|svg|png|toml|md)")
"""Strings that look like a key and are a file's name."""

AUTOMATIC = frozenset(FORMAT_WORDS["community"])
"""Fields that every Japanese message has without being given them."""

JAPANESE_LETTER = re.compile(r"[ぁ-ゖァ-ヺ一-鿿々]")
HALF_WIDTH_KANA = re.compile(r"[\uff61-\uff9f]")
ENGLISH_WORD = re.compile(r"[A-Za-z]{2,}")
SENTENCE = re.compile(r"[A-Za-z]{2,}.* .*[.!?]$")

WRONG_WORDS = {
    "オースブレーカー": "オースブレイカー",
    "状況起因行動": "状況起因処理",
    "マナ値": "マナ総量",
    "サーガ": "英雄譚",
    "プレインズ・ウォーカー": "プレインズウォーカー",
    "修正を受け": "修整を受け",
}
"""Spellings that the seeds or players use and the project does not (docs/decisions.md) -> what it writes."""

NAMES_THE_TERM_SETS = {"cli.help_terms": "explains which words each term set has"}
"""Messages that may write the format's words themselves, and of both sets -> why."""


@dataclass(frozen=True)
class Use:
    """One place that names a message.

    Attributes:
        place: "module:line".
        key: The key as a regular expression; a plain key matches only itself.
        is_plain: Whether the whole key is written there.
        fields: Names of the fields given, None where they cannot be read off.
    """

    place: str
    key: str
    is_plain: bool
    fields: frozenset[str] | None


@cache
def catalogs() -> Catalogs:
    """Return the catalogs of the project."""
    package = oathbreaker.texts.catalog
    topics = [module.name for module in iter_modules(package.__path__)]
    return {topic: import_module(f"{package.__name__}.{topic}").MESSAGES for topic in topics}


def pairs(messages: Catalogs) -> Iterator[tuple[str, str, str]]:
    """Yield (key, English, Japanese) of every message."""
    for topic, entries in messages.items():
        for name, (english, japanese) in entries.items():
            yield f"{topic}.{name}", english, japanese


def speaks(module: Module) -> bool:
    """Tell whether a module may name messages: all but the catalogs themselves."""
    return not module.name.startswith("oathbreaker.texts.catalog")


def uses(modules: Iterable[Module]) -> Iterator[Use]:
    """Yield every call that names a message by a string: one key, one of two, or an f-string."""
    for module in filter(speaks, modules):
        for node in module.nodes():
            if isinstance(node, ast.Call) and called(node) in SPEAKERS and node.args:
                for key, is_plain in keys_of(node.args[0]):
                    yield Use(f"{module.name}:{node.lineno}", key, is_plain, fields_given(node))


def called(call: ast.Call) -> str:
    """Return the last name of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def keys_of(argument: ast.expr) -> Iterator[tuple[str, bool]]:
    """Yield (regular expression, whether it is the plain key) for the keys an argument can be."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield re.escape(argument.value), True
    elif isinstance(argument, ast.IfExp):
        yield from keys_of(argument.body)
        yield from keys_of(argument.orelse)
    elif isinstance(argument, ast.JoinedStr):
        parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)" for part in argument.values]
        yield "".join(parts), False


def fields_given(call: ast.Call) -> frozenset[str] | None:
    """Return the names of a call's keyword arguments, None where some come from a mapping."""
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name)


def written_keys(modules: Iterable[Module], messages: Catalogs) -> Iterator[tuple[str, str]]:
    """Yield (place, key) for every string that is a key's form with a topic that exists, wherever it stands."""
    form = re.compile(rf"(?:{'|'.join(messages)})\.[a-z0-9_]+")
    for module in filter(speaks, modules):
        for line, text in module.constants(parts=False):
            if form.fullmatch(text) and not FILE_NAME.fullmatch(text):
                yield f"{module.name}:{line}", text


def missing(modules: tuple[Module, ...], messages: Catalogs) -> list[str]:
    """Return every use of a message that no catalog has."""
    existing = [key for key, _, _ in pairs(messages)]
    written = [f"{place} names {key}" for place, key in written_keys(modules, messages) if key not in existing]
    used = [use for use in uses(modules) if not any(re.fullmatch(use.key, key) for key in existing)]
    return written + [f"{use.place} names {use.key}" for use in used]


def wrongly_filled(modules: tuple[Module, ...], messages: Catalogs) -> list[str]:
    """Return every call whose fields are not those of the message it names."""
    fields = {
        key: field_names(english) | (field_names(japanese) - AUTOMATIC) for key, english, japanese in pairs(messages)
    }
    wrong = []
    for use in uses(modules):
        key = use.key.replace("\\", "")
        if use.is_plain and use.fields is not None and key in fields and use.fields != fields[key]:
            wrong.append(f"{use.place} gives {sorted(use.fields)} to {key}, which has {sorted(fields[key])}")
    return wrong


def unused(modules: tuple[Module, ...], messages: Catalogs) -> list[str]:
    """Return every message that no code names.

    Where an f-string makes keys, what stands for its fields must be a string of the code too, or two joined.
    """
    keys = [key for key, _, _ in pairs(messages)]
    named = {key for _, key in written_keys(modules, messages)}
    patterns = {use.key for use in uses(modules) if not use.is_plain}
    words = {plain(text) for module in filter(speaks, modules) for _, text in module.constants()}
    for key in set(keys) - named:
        found = (re.fullmatch(pattern, key) for pattern in patterns)
        if any(match and all(is_made_of(plain(part), words) for part in match.groups()) for match in found):
            named.add(key)
    return [key for key in keys if key not in named]


def plain(word: str) -> str:
    """Return a word without case and without what options and keys differ in."""
    return word.casefold().replace("-", "_").replace(" ", "_").strip("_")


def is_made_of(word: str, words: set[str]) -> bool:
    """Tell whether a word is one of these, or two of them joined."""
    return word in words or any(
        word[:place].strip("_") in words and word[place:].strip("_") in words for place in range(1, len(word))
    )


def field_names(template: str) -> frozenset[str]:
    """Return the names of a template's fields."""
    return frozenset(name for _, name, _, _ in string.Formatter().parse(template) if name is not None)


def plural_fields(template: str) -> frozenset[str]:
    """Return the names of fields of which an English text writes the plural; Japanese may do without them."""
    return frozenset(name for _, name, spec, _ in string.Formatter().parse(template) if name and spec and "|" in spec)


def faults(key: str, english: str, japanese: str) -> Iterator[str]:
    """Yield what is wrong with one message's two texts."""
    if not english.strip() or not japanese.strip():
        yield f"{key} is empty in a language"
    if field_names(english) & AUTOMATIC:
        yield f"{key}: English has no field {sorted(field_names(english) & AUTOMATIC)}; write the word"
    given = field_names(japanese) - AUTOMATIC
    if not field_names(english) - plural_fields(english) <= given <= field_names(english):
        yield f"{key}: the languages differ in fields: {sorted(field_names(english) ^ given)}"
    yield from plural_faults(key, english, japanese)
    if needs_japanese(english, japanese) and not JAPANESE_LETTER.search(japanese):
        yield f"{key}: the Japanese text has no Japanese letter"
    if HALF_WIDTH_KANA.search(japanese):
        yield f"{key}: half-width katakana"
    if JAPANESE_LETTER.search(english) and key not in NAMES_THE_TERM_SETS:
        yield f"{key}: the English text has Japanese letters"
    yield from (f"{key}: write {right} for {wrong}" for wrong, right in WRONG_WORDS.items() if wrong in japanese)
    if key not in NAMES_THE_TERM_SETS:
        raw = [word for words in FORMAT_WORDS.values() for word in words.values() if word in japanese]
        if raw:
            yield f"{key}: write {raw} as fields, so that the term sets never mix"


def plural_faults(key: str, english: str, japanese: str) -> Iterator[str]:
    """Yield what is wrong with a message's plurals: one form for one, one for more, and only in English."""
    for _, name, spec, _ in string.Formatter().parse(english):
        if spec and "|" in spec and spec.count("|") != 1:
            yield f"{key}: {{{name}:{spec}}} needs one form for one and one for more"
    for _, name, spec, _ in string.Formatter().parse(japanese):
        if spec and "|" in spec:
            yield f"{key}: Japanese has no plural ({{{name}:{spec}}})"


def needs_japanese(english: str, japanese: str) -> bool:
    """Tell whether the Japanese text must have Japanese letters: where it is a sentence, or has words of its own.

    A text that is all fields and names, such as "{card}, {types}", needs none.
    """
    without_fields = re.sub(r"\{[^{}]*\}", "", english)
    own_words = ENGLISH_WORD.search(without_fields) and not field_names(japanese) & AUTOMATIC
    return bool(SENTENCE.search(without_fields) or own_words)
