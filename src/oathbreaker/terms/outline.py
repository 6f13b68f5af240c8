"""A tree as lines of text, for people: each term with its fields below it, further to the right."""

from __future__ import annotations

from collections.abc import Iterator

from oathbreaker.terms.term import Term

STEP = "  "


def outline(tree: Term) -> str:
    """Return a tree as text; fields that have their default are left out."""
    return "\n".join(term_lines(tree, "", ""))


def term_lines(tree: Term, indent: str, label: str) -> Iterator[str]:
    """Yield the lines of a term: its class, with the plain fields beside it, then the others below."""
    shown = {name: value for name, value in named_values(tree) if not holds_terms(value)}
    plain = ", ".join(f"{name}={value!r}" for name, value in shown.items())
    yield f"{indent}{label}{type(tree).__name__}{f'({plain})' if plain else ''}"
    for name, value in named_values(tree):
        if name not in shown:
            yield from value_lines(value, f"{indent}{STEP}", name)


def named_values(tree: Term) -> Iterator[tuple[str, object]]:
    """Yield (name, value) of the fields that do not have their default."""
    for name, default in tree.field_defaults().items():
        value = getattr(tree, name)
        if value != default:
            yield name, value


def value_lines(value: object, indent: str, name: str) -> Iterator[str]:
    """Yield the lines of a field's value."""
    if isinstance(value, Term):
        yield from term_lines(value, indent, f"{name}: ")
    elif isinstance(value, tuple):
        yield f"{indent}{name}:"
        for item in value:
            if isinstance(item, Term):
                yield from term_lines(item, f"{indent}{STEP}", "")


def holds_terms(value: object) -> bool:
    """Tell whether a field's value is a term, or a tuple of terms."""
    return isinstance(value, Term) or (isinstance(value, tuple) and any(isinstance(item, Term) for item in value))
