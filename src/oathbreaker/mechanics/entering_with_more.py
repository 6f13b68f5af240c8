"""CR 614.1c, 122.6 Permanents that enter with additional counters because of another object."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.replacement import with_permanent
from oathbreaker.engine.statements import Replacement
from oathbreaker.language.categories import STATEMENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.finding import is_meant, value_of
from oathbreaker.terms.abilities import Amount, Ref
from oathbreaker.terms.refs import AllOf, Each
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ONE = Number(1)


@term
class EntersWithMore(Replacement):
    """Permanents of a kind enter with additional counters on them (614.1c)."""

    what: Ref
    amount: Amount
    counter: str

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out: of described permanents."""
        return isinstance(self.what, AllOf | Each)

    @rule("614.12")
    def applies(self, context: Context, event: Event) -> bool:
        """Apply to what enters and is meant, as it will be on the battlefield."""
        if not isinstance(event, ZoneChange) or event.zone != "battlefield":
            return False
        seen = context.with_item(context.item)
        seen.state = with_permanent(context.state, event)
        return is_meant(self.what, seen, event.new_oid)

    @rule("614.1c", "122.6")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Let it enter with so many more."""
        yield from ()
        if isinstance(event, ZoneChange):
            event.counters[self.counter] = event.counters.get(self.counter, 0) + value_of(self.amount, context)
        return [event]


def enters_with(what: Ref, amount: Amount, counter: str) -> EntersWithMore | None:
    """Return that described permanents enter with additional counters."""
    return EntersWithMore(what, amount, counter) if isinstance(what, AllOf | Each) else None


def take_enters_with(single: bool, tree: EntersWithMore) -> tuple[object, ...] | None:  # noqa: FBT001  a part of the phrase
    """Take `enters_with` apart."""
    if (tree.amount == ONE) != single:
        return None
    return (tree.what, tree.counter) if single else (tree.what, tree.amount, tree.counter)


for number, verb, pronoun in (("one", "enters", "it"), ("many", "enter", "them")):
    said = f"{{what:thing/{number}}} {verb} with"
    phrase(
        STATEMENT,
        f"{said} an additional {{counter:counter-kind}} counter on {pronoun}",
        EntersWithMore,
        build=lambda what, counter: enters_with(what, ONE, counter),
        take=partial(take_enters_with, True),  # noqa: FBT003  as declared
        ja="{what.wa}、追加で{counter}１個が置かれた状態で戦場に出る",
    )
    phrase(
        STATEMENT,
        f"{said} {{amount:count}} additional {{counter:counter-kind}} counters on {pronoun}",
        EntersWithMore,
        build=lambda what, amount, counter: None if amount == ONE else enters_with(what, amount, counter),
        take=partial(take_enters_with, False),  # noqa: FBT003  as declared
        ja="{what.wa}、追加で{counter}{amount}個が置かれた状態で戦場に出る",
    )
