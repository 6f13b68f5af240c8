"""CR 118.9 Alternative costs that a spell's own text allows, casting without paying the mana cost among them."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.engine.ways import WayToCast
from oathbreaker.language.categories import ALTERNATIVE, STATEMENT
from oathbreaker.language.phrases import as_only, itself, phrase
from oathbreaker.mechanics.costs import PayLife
from oathbreaker.mechanics.sentences import holds
from oathbreaker.mechanics.statements import ANYWHERE
from oathbreaker.terms.abilities import Condition, Cost
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

FREE: Final = "without paying its mana cost"
OTHERWISE: Final = "alternative cost"
"""What options call these ways to cast."""


@term
class CostsInstead(RuleStatement):
    """Other costs may be paid rather than this spell's mana cost.

    Attributes:
        costs: What is paid; () for nothing.
        condition: What must be so; None for nothing.
    """

    costs: tuple[Cost, ...]
    condition: Condition | None = None

    names: ClassVar[tuple[str, ...]] = ("may cast",)
    zones: ClassVar[tuple[str, ...]] = ANYWHERE
    about_itself: ClassVar[bool] = True

    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of this card alone, where its owner may cast it, while the condition holds."""
        if about != context.source or (self.condition is not None and not holds(self.condition, context)):
            return False
        thing = context.state.objects[about]
        return thing.zone == "hand" or context.state.rules.may_cast_from(context.state, about, thing.owner)

    @rule("118.9", "118.9a", "601.2b")
    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the other way to cast it, from where it is."""
        zone = context.state.objects[about].zone
        return WayToCast(OTHERWISE if self.costs else FREE, (zone,), self.costs)


def single_cost(cost: Cost) -> tuple[Cost, ...] | None:
    """Return one cost as costs; mana and life are said with "pay"."""
    return None if isinstance(cost, PayMana | PayLife) else (cost,)


def take_single_cost(costs: tuple[Cost, ...]) -> tuple[Cost] | None:
    """Take one cost apart that is neither mana nor life."""
    return (costs[0],) if len(costs) == 1 and single_cost(costs[0]) else None


def two_costs(first: tuple[Cost, ...], second: Cost) -> tuple[Cost, ...] | None:
    """Return two costs together."""
    return (*first, second) if single_cost(second) else None


def take_two_costs(costs: tuple[Cost, ...]) -> tuple[tuple[Cost, ...], Cost] | None:
    """Take two costs apart."""
    return (costs[:1], costs[1]) if len(costs) == 2 and single_cost(costs[1]) else None  # noqa: PLR2004  two


phrase(ALTERNATIVE, "{costs:pay/base}", build=itself, take=as_only, ja="{costs}")
phrase(ALTERNATIVE, "{cost:cost}", build=single_cost, take=take_single_cost, ja="{cost}")
phrase(ALTERNATIVE, "{first:pay/base} and {second:cost}", build=two_costs, take=take_two_costs,
       ja="{first.stem}、{second}")  # fmt: skip
RATHER: Final = "rather than pay this spell's mana cost"
INSTEAD: Final = "この呪文のマナ・コストを支払うのではなく"
phrase(
    STATEMENT,
    f"you may {{costs:alternative}} {RATHER}",
    CostsInstead,
    ja=f"あなたは{INSTEAD}{{costs.te}}もよい",
)
phrase(
    STATEMENT,
    f"if {{condition:condition}} , you may {{costs:alternative}} {RATHER}",
    CostsInstead,
    build=lambda condition, costs: CostsInstead(costs, condition),
    take=lambda tree: (tree.condition, tree.costs) if tree.condition is not None and tree.costs else None,
    ja=f"{{condition.nara}}、あなたは{INSTEAD}{{costs.te}}もよい",
)
phrase(
    STATEMENT,
    "if {condition:condition} , you may cast this spell without paying its mana cost",
    CostsInstead,
    costs=(),
    ja="{condition.nara}、あなたはこの呪文をマナ・コストを支払うことなく唱えてもよい",
)
