"""CR 613.1f, 613.4c What gets a bonus and has a quoted ability, keywords and abilities together, two statements."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.layers_changes import add_ability, add_keyword, change_power_toughness
from oathbreaker.language.categories import ABILITY_LINE, LASTING_TRAIT, TRAIT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.continuous import About, Modify
from oathbreaker.mechanics.copying import HasAbility, HasKeyword
from oathbreaker.terms.abilities import Ref, StaticAbility
from oathbreaker.terms.term import Term, term


def give(characteristics: Characteristics, given: tuple[Term, ...]) -> None:
    """Add keywords and other abilities."""
    for one in given:
        if isinstance(one, HasKeyword):
            add_keyword(characteristics, one.keyword)
        elif isinstance(one, HasAbility):
            add_ability(characteristics, one.ability)


@term
class HaveGiven(About):
    """Objects have keywords and quoted abilities together: "has vigilance and “…”"."""

    given: tuple[Term, ...]
    what: Ref = NO_SUBJECT

    layers: ClassVar[tuple[str, ...]] = ("6",)
    takes_away: ClassVar[bool] = False

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Add all of them."""
        give(characteristics, self.given)


@term
class GetAndHave(About):
    """Objects get a change of power and toughness, and have quoted abilities, perhaps keywords too."""

    change: Modify
    given: tuple[Term, ...]
    what: Ref = NO_SUBJECT

    layers: ClassVar[tuple[str, ...]] = ("6", "7c")
    takes_away: ClassVar[bool] = False

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Change the numbers, or add the abilities."""
        if layer == "6":
            give(characteristics, self.given)
        else:
            change_power_toughness(characteristics, *self.change.numbers(context))


def has_quoted(given: tuple[Term, ...]) -> bool:
    """Tell whether a quoted ability is among what is given; keywords alone are said otherwise."""
    return any(isinstance(one, HasAbility) for one in given)


def have_given(given: tuple[Term, ...]) -> HaveGiven | None:
    """Return keywords and abilities together; one ability alone is said otherwise."""
    return HaveGiven(given) if has_quoted(given) and len(given) > 1 else None


def get_and_have(change: Modify, given: tuple[Term, ...]) -> GetAndHave | None:
    """Return a change of power and toughness with a quoted ability."""
    return GetAndHave(change, given) if has_quoted(given) else None


def take_pair(ability: StaticAbility) -> tuple[object, ...] | None:
    """Take a static ability of two statements apart, whose condition is said first."""
    is_pair = ability.condition is not None and len(ability.statements) == 2  # noqa: PLR2004  first and second
    return (ability.condition, *ability.statements) if is_pair else None


for category, verb, japanese in ((TRAIT, "[have|has]", "持つ"), (LASTING_TRAIT, "[gain|gains]", "得る")):
    phrase(
        category,
        f"{verb} {{given:all-given}}",
        HaveGiven,
        build=have_given,
        take=lambda tree: (tree.given,),
        ja=f"{{given}}を{japanese}",
    )
    phrase(
        category,
        f"[get|gets] {{change:power-toughness}} and {verb} {{given:all-given}}",
        GetAndHave,
        build=get_and_have,
        take=lambda tree: (tree.change, tree.given),
        ja=f"{{change}}を受け{{given}}を{japanese}",
    )
phrase(
    ABILITY_LINE,
    "as long as {condition:condition} , {first:statement} and {second:statement} .",
    StaticAbility,
    build=lambda condition, first, second: StaticAbility((first, second), condition),
    take=take_pair,
    ja="{condition}かぎり、{first.stem}、{second}。",
)
