"""CR 702.61 Split second, 702.96 overload: what spells with these keywords change while they are on the stack."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.statements import LayerStatement, RuleStatement
from oathbreaker.engine.ways import WayToCast
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.keywords.as_cast import announced
from oathbreaker.terms.abilities import Ability, SpellAbility, StaticAbility
from oathbreaker.terms.refs import AllOf, TargetRef
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule


@term
class OnlyManaAbilities(RuleStatement):
    """Players can't cast other spells or activate abilities that aren't mana abilities."""

    names: ClassVar[tuple[str, ...]] = ("can't be cast", "only mana abilities")
    zones: ClassVar[tuple[str, ...]] = ("stack",)

    @rule("702.61a")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of everything but this spell."""
        return about != context.source


@term
class SplitSecond(Keyword):
    """702.61 Split second: nothing can be done in response but by mana abilities and special actions."""

    name: ClassVar[str] = "split second"

    @rule("702.61a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the static ability."""
        return (StaticAbility((OnlyManaAbilities(),)),)


@term
class EachForTarget(LayerStatement):
    """The spell's text says "each" for "target", if it was cast for its overload cost: a text-changing effect."""

    layers: ClassVar[tuple[str, ...]] = ("3",)
    among: ClassVar[str] = "self"
    zones: ClassVar[tuple[str, ...]] = ("stack",)
    reaches: ClassVar[tuple[str, ...]] = ("stack",)

    def affects(self, context: Context, oid: int) -> bool:
        """Change this spell alone."""
        return oid == context.source and announced(context).alternative == "overload"

    @rule("702.96a", "612.1")
    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Change the text of its spell abilities."""
        characteristics.abilities = tuple(
            overloaded(ability) if isinstance(ability, SpellAbility) else ability
            for ability in characteristics.abilities
        )


@rule("702.96b")
def overloaded(ability: SpellAbility) -> Ability:
    """Return a spell ability that has no targets: what they were chosen from is affected, all of it."""

    def change(part: Term) -> Term:
        return AllOf(ability.targets[part.place].what, "") if isinstance(part, TargetRef) else part

    changed = ability.changed(change)
    assert isinstance(changed, SpellAbility)  # noqa: S101  a term keeps its class
    return SpellAbility(changed.body)


@term
class Overload(Keyword):
    """702.96 Overload: another cost, and the spell affects each instead of a target."""

    cost: str

    name: ClassVar[str] = "overload"

    @rule("702.96a")
    def ways(self) -> tuple[WayToCast, ...]:
        """Return the other way to cast it."""
        return (WayToCast("overload", costs=(PayMana(self.cost),), aims=False),)

    @rule("702.96a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the change of its text."""
        return (StaticAbility((EachForTarget(),)),)


fixed(KEYWORD, "split second", SplitSecond(), ja="刹那")
phrase(KEYWORD, "overload {cost:mana}", Overload, ja="超過{cost}")
