"""What pronouns and targets stand for, put back as the text says it: the inverse of binding, for writing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import is_
from typing import Final, cast

from oathbreaker.language.antecedents import holds, is_ability, is_bound
from oathbreaker.terms.abilities import (
    Ability,
    ActivatedAbility,
    FaceText,
    SpellAbility,
    StaticAbility,
    TargetSpec,
    TriggeredAbility,
)
from oathbreaker.terms.refs import Back, Pronoun, Targeted, TargetRef
from oathbreaker.terms.term import Term, change_items

WITH_PRONOUNS: Final = (SpellAbility, ActivatedAbility, TriggeredAbility, StaticAbility)
BOUND: Final[tuple[str, ...]] = ("condition", "body", "statements")
"""The fields of abilities in which targets and pronouns are bound, in the order of the text."""
TARGETS: Final = "targets"


def unbind_face(text: FaceText) -> FaceText:
    """Return a face's text as it is printed. The inverse of `bind_face`."""
    return FaceText(tuple(map(unbind, text.lines)), text.marks)


def unbind(ability: Ability) -> Ability:
    """Return the ability as its text says it: pronouns and targets where they stand. The inverse of `bind`."""
    if not isinstance(ability, WITH_PRONOUNS):
        return cast("Ability", inside(ability, unbind))
    targets: tuple[TargetSpec, ...] = getattr(ability, TARGETS, ())
    plain = {name: unbound_value(getattr(ability, name), targets) for name in BOUND if name in ability.field_names}
    if TARGETS in ability.field_names:
        plain[TARGETS] = ()
    return with_fields(ability, plain, unbind)


def with_fields(ability: Ability, given: Mapping[str, object], change: Callable[[Ability], Ability]) -> Ability:
    """Return an ability with some fields given, and a change made to the abilities quoted in the others."""
    values = zip(ability.field_names, ability.values(), strict=True)
    new = [given[name] if name in given else inside_value(value, change) for name, value in values]
    return ability if all(map(is_, new, ability.values())) else type(ability)(*new)


def inside(tree: Term, change: Callable[[Ability], Ability]) -> Term:
    """Return a term with a change made to the abilities quoted in it, the outermost ones."""
    return tree.with_values(lambda value: inside_value(value, change))


def inside_value(value: object, change: Callable[[Ability], Ability]) -> object:
    """Return a field's value with a change made to the abilities in it."""
    if not holds(value, is_ability):
        return value
    if isinstance(value, Ability):
        return change(value)
    if isinstance(value, Term):
        return inside(value, change)
    return change_items(value, lambda item: inside_value(item, change))


def unbound(tree: Term, targets: tuple[TargetSpec, ...]) -> Term:
    """Return a part of a body as its text says it."""
    if isinstance(tree, Ability):
        return unbind(tree)
    if isinstance(tree, TargetRef):
        return Targeted(cast("TargetSpec", targets[tree.place].changed_field("each", None)))
    if isinstance(tree, Back):
        return Pronoun(tree.said)
    return tree.with_values(lambda value: unbound_value(value, targets))


def unbound_value(value: object, targets: tuple[TargetSpec, ...]) -> object:
    """Return a field's value as its text says it."""
    if not holds(value, is_bound):
        return value
    if isinstance(value, Term):
        return unbound(value, targets)
    return change_items(value, lambda item: unbound_value(item, targets))
