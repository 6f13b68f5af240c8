"""Trees to tokens: the exact inverse of reading."""

from __future__ import annotations

from typing import Final, cast

from oathbreaker.language.grammar import Index, Joint, Parts, Production

MOST_WRITTEN: Final = 20_000
"""Trees of which an index knows what says them; beyond them it forgets them."""


class CannotWriteError(ValueError):
    """A tree that no phrase of the index says."""


def write(index: Index, tree: object) -> list[str]:
    """Return the tokens that say a tree.

    Raises:
        CannotWriteError: No production of the index says it.
    """
    tokens = try_write(index, tree)
    if tokens is None:
        msg = f"{index} cannot say {tree!r}"
        raise CannotWriteError(msg)
    return tokens


def try_write(index: Index, tree: object) -> list[str] | None:
    """Return the tokens that say a tree, None if no production of the index does. The first that does counts.

    Texts share trees, so what says one is remembered with it.
    """
    written = index.written
    known = written.get(id(tree))
    if known is not None and known[0] is tree:
        return known[1]
    tokens = None
    for production, parts in index.ways_to_write(type(tree)):
        tokens = write_with(production, parts, tree)
        if tokens is not None:
            break
    if len(written) >= MOST_WRITTEN:
        written.clear()
    written[id(tree)] = (tree, tokens)
    return tokens


def write_with(production: Production, parts: Parts, tree: object) -> list[str] | None:
    """Return the tokens with which a production says a tree, None if it does not say it."""
    if production.leaf_write is not None:
        token = production.leaf_write(tree)
        return None if token is None else [token]
    values = production.take(tree)
    if values is None:
        return None
    if production.series is not None:
        return write_series(production, parts, values)
    tokens: list[str] = []
    remaining = iter(values)
    for part in parts:
        if isinstance(part, str):
            tokens.append(part)
            continue
        written = try_write(part, next(remaining))
        if written is None:
            return None
        tokens += written
    return tokens


def write_series(production: Production, parts: Parts, values: tuple[object, ...]) -> list[str] | None:
    """Return the items with what stands between them; None where one cannot be said or there are too few."""
    joint, items = cast("Joint", production.series), cast("Index", parts[0])
    if len(values) < joint.least:
        return None
    tokens: list[str] = []
    for place, value in enumerate(values):
        words = try_write(items, value)
        if words is None:
            return None
        if place and place == len(values) - 1:
            tokens += joint.pair if place == 1 else joint.last
        elif place and joint.between:
            tokens.append(joint.between)
        tokens += words
    return tokens
