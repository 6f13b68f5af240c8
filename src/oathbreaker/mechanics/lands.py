"""CR 614.1d Lands that enter tapped unless something is paid."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.statements import Replacement
from oathbreaker.language.categories import ABILITY_LINE
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.paying import pay_costs
from oathbreaker.terms.abilities import Cost, Ref, StaticAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class EntersTappedUnlessPaid(Replacement):
    """A permanent enters tapped unless its controller pays a cost as it enters."""

    what: Ref
    costs: tuple[Cost, ...]
    is_named: bool = False
    """Whether the text names the permanent once more, rather than "it"."""

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    for_itself: ClassVar[bool] = True

    def applies(self, context: Context, event: Event) -> bool:  # noqa: ARG002  as declared
        """Apply to the permanent itself as it enters."""
        return isinstance(event, ZoneChange) and event.zone == "battlefield"

    @rule("614.1c", "614.12a")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Let the controller pay, or let it enter tapped."""
        assert isinstance(event, ZoneChange)  # noqa: S101  `applies` has told
        paid = yield from pay_costs(self.costs, context, context.controller)
        event.tapped = event.tapped or not paid
        return [event]


def unless_paid(what: Ref, costs: tuple[Cost, ...]) -> StaticAbility:
    """Return the ability of a land that may be paid for as it enters."""
    return StaticAbility((EntersTappedUnlessPaid(what, costs),))


def take_unless_paid(ability: StaticAbility) -> tuple[object, ...] | None:
    """Take `unless_paid` apart."""
    statement = ability.statements[0]
    if not isinstance(statement, EntersTappedUnlessPaid) or ability.condition or statement.is_named:
        return None
    return statement.what, statement.costs


def named_unless_paid(what: Ref, costs: tuple[Cost, ...], again: Ref) -> StaticAbility | None:
    """Return the same ability where the text names the land once more."""
    return StaticAbility((EntersTappedUnlessPaid(what, costs, is_named=True),)) if again == what else None


def take_named_unless_paid(ability: StaticAbility) -> tuple[object, ...] | None:
    """Take `named_unless_paid` apart."""
    statement = ability.statements[0]
    if not isinstance(statement, EntersTappedUnlessPaid) or ability.condition or not statement.is_named:
        return None
    return statement.what, statement.costs, statement.what


BEGINNING: Final = "as {what:this} enters , you may {costs:price/base} . if you don't ,"
JAPANESE: Final = "{what}が戦場に出るに際し、あなたは{costs.te}もよい。そうしないなら、"
phrase(
    ABILITY_LINE,
    f"{BEGINNING} it enters tapped .",
    StaticAbility,
    build=unless_paid,
    take=take_unless_paid,
    ja=f"{JAPANESE}これはタップ状態で戦場に出る。",
)
phrase(
    ABILITY_LINE,
    f"{BEGINNING} {{again:this}} enters tapped .",
    StaticAbility,
    build=named_unless_paid,
    take=take_named_unless_paid,
    ja=f"{JAPANESE}{{again}}はタップ状態で戦場に出る。",
)
