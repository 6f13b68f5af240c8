"""CR 702.33g Targets that only what was paid for mentions: they are chosen only where it was paid."""

from __future__ import annotations

from functools import lru_cache
from itertools import zip_longest

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.context import Context
from oathbreaker.terms.abilities import Effect, TargetSpec
from oathbreaker.terms.refs import TargetRef
from oathbreaker.terms.term import Term, terms_in
from oathbreaker.texts.rules import rule

Mention = tuple[Condition, ...]
"""The conditions under which one mention of a target counts, those that are known as the spell is cast."""


@rule("702.33g", "601.2c")
def wanted(context: Context, body: tuple[Effect, ...], targets: tuple[TargetSpec, ...]) -> list[bool]:
    """Tell for each use of "target" whether it is chosen for: not where only what was not paid for mentions it."""
    found = []
    for place in range(len(targets)):
        mentions = mentions_of(body, place)
        found.append(not mentions or any(all(one.holds(context) for one in mention) for mention in mentions))
    return found


def is_always_wanted(body: tuple[Effect, ...], place: int) -> bool:
    """Tell whether a use of "target" is chosen for, whatever is paid."""
    mentions = mentions_of(body, place)
    return not mentions or not all(mentions)


class NotSo(Condition):
    """A condition is not so."""

    __slots__ = ("condition",)

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, context: Context) -> bool:
        """Tell whether it is not."""
        return not self.condition.holds(context)


@rule("601.2c", "702.33g")
def without(later: Effect | None) -> Mention:
    """Return under what an instruction counts: not where the next one, with targets of its own, replaces it."""
    condition = getattr(later, "condition", None)
    return (NotSo(condition),) if getattr(later, "aims_anew", False) and isinstance(condition, Condition) else ()


@lru_cache(maxsize=1024)
def mentions_of(body: tuple[Effect, ...], place: int) -> tuple[Mention, ...]:
    """Return the mentions of a target in instructions, each with the conditions it stands under.

    Conditions that are known for good as a spell is cast (that it was kicked) say so by `is_announced`.
    """
    found: list[Mention] = []
    waiting: list[tuple[Term, Mention]] = [(effect, without(later)) for effect, later in zip_longest(body, body[1:])]
    while waiting:
        part, under = waiting.pop()
        if isinstance(part, TargetRef) and part.place == place:
            found.append(under)
        condition = getattr(part, "condition", None)
        if isinstance(condition, Condition) and getattr(condition, "is_announced", False):
            under = (*under, condition)
        waiting += [(inner, under) for name in part.field_names for inner in terms_in(getattr(part, name))]
    return tuple(found)
