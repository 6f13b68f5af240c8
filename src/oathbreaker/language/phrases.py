"""How phrases are declared: templates, leaves, series, fixed wordings.

A template is written as rules text, with

* `{field:category}` or `{field:category/form}`: a phrase of another category, which becomes the field of the tree;
  "=" as form is that of the template itself,
* `[draw|draws]`: a word for each form of the template's own category, in their order,
* `<card|cards>`: a word for one and for several, by the amount in the slot before it,
* `¶`: a new line, `—¶` a dash at the end of a line, and `--` a dash without spaces.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Any, Final

from oathbreaker.language.grammar import (
    Build,
    Category,
    GrammarError,
    Japanese,
    Joint,
    Pattern,
    Production,
    Slot,
    Take,
)
from oathbreaker.language.tokens import DASH, END_DASH, GLUED_DASH, LINE, split
from oathbreaker.terms.term import Term

PART: Final = re.compile(
    r"\{(\w+):([\w-]+)(?:/([\w=-]+))?\}|\[([^\]]*)\]|<([^>|]*)\|([^>]*)>|((?:[^\s{\[<]|\{(?!\w+:))+)"
)
AMOUNTS: Final = frozenset({"count", "number", "mana-count"})
"""Categories of amounts, on which the number of a noun can depend."""

KNOWN_WORDS: Final = 10_000
"""How many words of templates are remembered with their tokens."""
SPECIAL_WORDS: Final = {"—": [DASH], "an": ["a"], "—¶": [END_DASH, LINE], "--": [GLUED_DASH], "¶": [LINE]}
"""Words of templates that are other tokens: the dash between clauses, the dash at the end of a line, a new line."""

NumberGuard = tuple[int, bool]
"""(which slot holds the amount, whether it must be one)"""


def phrase(  # noqa: PLR0913  one declaration holds all that a phrase is
    category: Category,
    template: str,
    cls: type[Term] | None = None,
    *,
    ja: Japanese | None = None,
    alternate: bool = False,
    forms: Sequence[str] = (),
    build: Build | None = None,
    take: Take | None = None,
    **constants: object,
) -> None:
    """Declare a template.

    Args:
        category: What kind of phrase it is.
        template: The words, see the module.
        cls: The class of terms it says: slots and `constants` are its fields, other fields have their defaults.
        ja: The Japanese.
        alternate: Whether it is read and never written.
        forms: The forms it exists in; all of the category's if none is named.
        build: Makes the tree from the slots' values, in their order, where `cls` alone does not.
        take: The inverse of `build`.
        constants: Fields of `cls` that this phrase fixes.

    Raises:
        GrammarError: It lacks a class or a way to build and take apart, or a word for each form.
    """
    if build is None or take is None:
        if cls is None:
            msg = f"{template!r} has neither a class nor a way to build and take apart"
            raise GrammarError(msg)
        names = tuple(part[1] for part in PART.finditer(template) if part[1])
        build = build or field_builder(cls, names, constants)
        take = take or field_taker(cls, names, constants)
    for place, form in enumerate(category.forms):
        if forms and form not in forms:
            continue
        for pattern, guard in patterns(template, category, place):
            own_build, own_take = guard_with(build, take, guard)
            category.productions.append(
                Production(category, form, pattern, own_build, own_take, cls, alternate, ja, template=template)
            )


def field_builder(cls: type[Term], names: Sequence[str], constants: dict[str, object]) -> Build:
    """Return a function that makes a term of the slots' values."""
    if tuple(names) == cls.field_names[: len(names)]:
        return partial(cls, **constants) if constants else cls
    return lambda *values: cls(**dict(zip(names, values, strict=True)), **constants)


def field_taker(cls: type[Term], names: Sequence[str], constants: dict[str, object]) -> Take:
    """Return a function that takes a term apart into the slots' values, if all other fields are as the phrase says."""
    fixed_fields = {
        name: constants.get(name, default) for name, default in cls.field_defaults().items() if name not in names
    }

    def take(tree: object) -> tuple[object, ...] | None:
        for name, value in fixed_fields.items():
            if getattr(tree, name) != value:
                return None
        return tuple([getattr(tree, name) for name in names])

    return take


def patterns(template: str, of: Category, place: int) -> Iterator[tuple[Pattern, NumberGuard | None]]:
    """Yield the patterns of a template for one form: two where a word depends on an amount.

    Raises:
        GrammarError: A word is missing for a form, or a word for an amount stands before it.
    """
    parts: list[str | Slot | tuple[str, str]] = []
    amount = counted = -1
    slots = 0
    for name, category, form, by_form, one, several, literal in PART.findall(template):
        if name:
            parts.append(Slot(name, category, of.forms[place] if form == "=" else form or ""))
            counted = slots if category in AMOUNTS else counted
            slots += 1
        elif by_form:
            parts += literal_tokens(word_for_form(by_form, template, of, place))
        elif not literal:
            parts.append((one, several))
            amount = counted if amount < 0 else amount
            if amount < 0:
                msg = f"{template!r} has a word for one and for several before the amount"
                raise GrammarError(msg)
        else:
            parts += literal_tokens(literal)
    if amount < 0:
        yield tuple(part for part in parts if not isinstance(part, tuple)), None
        return
    for is_one in (True, False):
        chosen = [part[0 if is_one else 1].split() if isinstance(part, tuple) else [part] for part in parts]
        yield tuple(word for words in chosen for word in words), (amount, is_one)


def word_for_form(by_form: str, template: str, of: Category, place: int) -> str:
    """Return the one of several words that stands for a form.

    Raises:
        GrammarError: There are not as many words as forms.
    """
    words = by_form.split("|")
    if len(words) != len(of.forms):
        msg = f"{template!r} has {len(words)} words for the forms {of.forms}"
        raise GrammarError(msg)
    return words[place]


@lru_cache(KNOWN_WORDS)
def literal_tokens(words: str) -> tuple[str, ...]:
    """Return the tokens of words of a template, the special ones among them.

    Raises:
        GrammarError: A sign is none of rules text.
    """
    tokens: list[str] = []
    for word in words.split():
        pieces = SPECIAL_WORDS.get(word) or split(word)
        if pieces is None:
            msg = f"{word!r} is no rules text"
            raise GrammarError(msg)
        tokens += pieces
    return tuple(tokens)


def guard_with(build: Build, take: Take, guard: NumberGuard | None) -> tuple[Build, Take]:
    """Restrict a production to amounts of one, or to others."""
    if guard is None:
        return build, take
    slot, is_one = guard

    def guarded_build(*values: object) -> object:
        return build(*values) if is_single(values[slot]) == is_one else None

    def guarded_take(tree: object) -> tuple[object, ...] | None:
        values = take(tree)
        return values if values is not None and is_single(values[slot]) == is_one else None

    return guarded_build, guarded_take


def is_single(amount: object) -> bool:
    """Tell whether an amount is said with the singular: it says so itself."""
    return bool(getattr(amount, "is_single", False))


def itself(value: object) -> object:
    """Return the value of a phrase that is nothing but another phrase."""
    return value


def as_only(value: object) -> tuple[object, ...]:
    """Return a tree as the value of a phrase's only slot."""
    return (value,)


def leaf(
    category: Category,
    read: Callable[[str], object | None],
    write: Callable[[Any], str | None],
    *,
    form: str = "",
    ja: Callable[[Any], str] | None = None,
) -> None:
    """Declare a phrase of one token.

    Args:
        category: What kind of phrase it is.
        read: Returns the value of a token, None if it is none; always the same for the same token.
        write: Returns the token of a value, None if it is not of this kind.
        form: The category's form it is for.
        ja: Returns the Japanese for a value.
    """
    category.productions.append(
        Production(
            category,
            form or category.forms[0],
            (),
            build=itself,
            take=as_only,
            leaf=read,
            leaf_write=write,
            leaf_japanese=ja,
            template=read.__name__,
        )
    )


def series(  # noqa: PLR0913  one declaration holds all that a series is
    category: Category,
    items: str,
    joint: Joint,
    *,
    build: Callable[[tuple[Any, ...]], object] = itself,
    take: Callable[[Any], tuple[object, ...] | None] = lambda tree: tree,
    cls: type = tuple,
    ja: str | None = None,
) -> None:
    """Declare a series of items of another category.

    Args:
        category: What kind of phrase the series is, in each of its forms.
        items: The items' category, or "category/form"; "=" as form takes that of the series.
        joint: What stands between the items.
        build: Makes the tree of the tuple of the items.
        take: The inverse of `build`.
        cls: The class of the trees.
        ja: What stands between the items in Japanese.
    """
    name, _, form = items.partition("/")
    for own in category.forms:
        slot = Slot("items", name, own if form == "=" else form)
        category.productions.append(
            Production(category, own, (slot,), build, take, cls, japanese=ja, series=joint, template=items)
        )


def same(category: Category, other: Category, *, form: str = "", forms: Sequence[str] = ()) -> None:
    """Declare that every phrase of another category is one of this category too.

    Args:
        category: The category, in all its forms or in `forms`.
        other: The other category, in the form of the same name or in `form`.
        form: Which form of the other.
        forms: Which forms of this one.
    """
    for own in forms or category.forms:
        slot = Slot("value", other.name, form or (own if own in other.forms else ""))
        category.productions.append(
            Production(
                category, own, (slot,), itself, as_only, japanese="{value}", template=other.name, is_another=True
            )
        )


def fixed(  # noqa: PLR0913  one declaration holds all that a wording is
    category: Category,
    template: str,
    tree: object,
    *,
    ja: Japanese | None = None,
    forms: Sequence[str] = (),
    alternate: bool = False,
) -> None:
    """Declare a wording without slots for one particular tree."""
    for place, form in enumerate(category.forms):
        if forms and form not in forms:
            continue
        for pattern, _ in patterns(template, category, place):
            category.productions.append(
                Production(
                    category,
                    form,
                    pattern,
                    build=lambda: tree,
                    take=lambda other: () if other == tree else None,
                    cls=type(tree),
                    alternate=alternate,
                    japanese=ja,
                    template=template,
                )
            )
