"""CR 614.1d Lands that enter tapped unless something is paid."""

from __future__ import annotations

from oathbreaker.language.categories import ABILITY_LINE
from oathbreaker.language.phrases import phrase
from oathbreaker.terms.abilities import Cost, Ref, Statement, StaticAbility
from oathbreaker.terms.term import term


@term
class EntersTappedUnlessPaid(Statement):
    """A permanent enters tapped unless its controller pays a cost as it enters."""

    what: Ref
    costs: tuple[Cost, ...]


def unless_paid(what: Ref, costs: tuple[Cost, ...]) -> StaticAbility:
    """Return the ability of a land that may be paid for as it enters."""
    return StaticAbility((EntersTappedUnlessPaid(what, costs),))


def take_unless_paid(ability: StaticAbility) -> tuple[object, ...] | None:
    """Take `unless_paid` apart."""
    statement = ability.statements[0]
    if not isinstance(statement, EntersTappedUnlessPaid) or ability.condition:
        return None
    return statement.what, statement.costs


phrase(
    ABILITY_LINE,
    "as {what:this} enters , you may {costs:pay/base} . if you don't , it enters tapped .",
    StaticAbility,
    build=unless_paid,
    take=take_unless_paid,
    ja="{what}が戦場に出るに際し、あなたは{costs.te}もよい。そうしないなら、これはタップ状態で戦場に出る。",
)
