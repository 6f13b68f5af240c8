"""CR 122.1, 603.8 How many counters of a kind an object has: conditions, and abilities that trigger as it is so."""

from __future__ import annotations

from functools import partial
from typing import Final

from oathbreaker.engine.abstract import Condition, StateTrigger
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import CONDITION, EVENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import value_of
from oathbreaker.mechanics.state_triggers import counts
from oathbreaker.terms.abilities import Amount, Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


def has_so_many(what: Ref, amount: Amount, how: str, counter: str, context: Context) -> bool:
    """Tell whether an object has at least or at most so many counters; one that is not there has none to speak of."""
    found, wanted = counts(what, counter, context), value_of(amount, context)
    return bool(found) and all(number >= wanted if how == "more" else number <= wanted for number in found)


@term
class HasCounters(Condition):
    """An object has at least or at most so many counters of a kind on it.

    Attributes:
        what: The object.
        amount: How many.
        how: "more" or "fewer".
        counter: Of which kind.
        on: What the text calls the object then: "it", "him", "her".
    """

    what: Ref
    amount: Amount
    how: str
    counter: str
    on: str = "it"

    @rule("122.1", "608.2h")
    def holds(self, context: Context) -> bool:
        """Count them, as the object is or last was."""
        return has_so_many(self.what, self.amount, self.how, self.counter, context)


@term
class ComesToHaveCounters(StateTrigger):
    """The object has at least or at most so many counters of a kind on it; attributes as of `HasCounters`."""

    what: Ref
    amount: Amount
    how: str
    counter: str
    on: str = "it"

    @rule("603.8")
    def holds(self, context: Context) -> bool:
        """Tell whether it is so, where the object is still on the battlefield."""
        return has_so_many(self.what, self.amount, self.how, self.counter, context)


Having = HasCounters | ComesToHaveCounters


def having(cls: type[Having], how: str, on: str, what: Ref, amount: Amount, counter: str) -> Having:  # noqa: PLR0913, PLR0917  all that the phrase has
    """Return that an object has so many counters."""
    return cls(what, amount, how, counter, on)


def take_having(how: str, on: str, tree: Having) -> tuple[object, ...] | None:
    """Take `having` apart."""
    return (tree.what, tree.amount, tree.counter) if (tree.how, tree.on) == (how, on) else None


HOW: Final = (("more", "以上"), ("fewer", "以下"))
for how, japanese in HOW:
    for on in ("it", "him", "her"):
        said = f"{{what:this}} has {{amount:mana-count}} or {how} {{counter:counter-kind}} counters on {on}"
        for cls, category, words, end in (
            (HasCounters, CONDITION, said, ""),
            (ComesToHaveCounters, EVENT, f"when {said}", "とき"),
        ):
            phrase(
                category,
                words,
                cls,
                build=partial(having, cls, how, on),
                take=partial(take_having, how, on),
                ja=f"{{what}}の上に{{counter}}が{{amount}}個{japanese}ある{end}",
            )
