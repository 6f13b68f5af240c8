"""CR 113.3 Lines of rules text: keywords, and spell, activated, triggered and static abilities."""

from __future__ import annotations

from oathbreaker.engine.abstract import Condition as PerformedCondition
from oathbreaker.engine.context import Context
from oathbreaker.engine.loyalty import ChangeLoyalty
from oathbreaker.language.categories import ABILITY_LINE, PERMANENT_LINE, QUOTED, RESTRICTIONS, SPELL_LINE
from oathbreaker.language.grammar import RUN
from oathbreaker.language.phrases import as_only, itself, phrase, same, series
from oathbreaker.mechanics.sentences import If
from oathbreaker.terms.abilities import (
    ActivatedAbility,
    Condition,
    Cost,
    Effect,
    Keywords,
    Restriction,
    SpellAbility,
    Statement,
    StaticAbility,
    TriggeredAbility,
    TriggerEvent,
)
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class DuringYourTurn(PerformedCondition):
    """It is your turn; said before a statement."""

    @rule("102.1")
    def holds(self, context: Context) -> bool:
        """Look who is the active player."""
        return context.state.active == context.controller


@term
class StaticAfter(StaticAbility):
    """A conditional static ability whose condition stands at the end."""


def activated(
    costs: tuple[Cost, ...], body: tuple[Effect, ...], restrictions: tuple[Restriction, ...] = ()
) -> ActivatedAbility:
    """Return an activated ability; it is a loyalty ability if its cost is one (606.2)."""
    loyalty = any(isinstance(cost, ChangeLoyalty) for cost in costs)
    return ActivatedAbility(costs, body, restrictions=restrictions, loyalty=loyalty)


def take_restricted(ability: ActivatedAbility) -> tuple[object, ...] | None:
    """Take an activated ability with restrictions apart."""
    return (ability.costs, ability.body, ability.restrictions) if ability.restrictions else None


def triggered(event: TriggerEvent, body: tuple[Effect, ...]) -> TriggeredAbility | None:
    """Return a triggered ability; an "if" right after the event is an intervening one (603.4), read elsewhere."""
    first = body[0]
    while first.begins_with:
        first = getattr(first, first.begins_with)
    return None if isinstance(first, If) else TriggeredAbility(event, body)


def static(statement: Statement) -> StaticAbility:
    """Return a static ability of one statement."""
    return StaticAbility((statement,))


def static_while(condition: Condition, statement: Statement) -> StaticAbility:
    """Return a static ability of one statement that holds as long as a condition does."""
    return StaticAbility((statement,), condition)


def take_static_while(ability: StaticAbility) -> tuple[object, ...] | None:
    """Take a conditional static ability of one statement apart."""
    return (ability.condition, *ability.statements) if ability.condition and len(ability.statements) == 1 else None


phrase(SPELL_LINE, "{body:body}", SpellAbility)
same(SPELL_LINE, ABILITY_LINE)
same(PERMANENT_LINE, ABILITY_LINE)
phrase(ABILITY_LINE, "{keywords:keyword-line}", Keywords, ja="{keywords}")
phrase(
    ABILITY_LINE,
    "{costs:costs} : {body:body}",
    ActivatedAbility,
    build=activated,
    take=lambda ability: (ability.costs, ability.body) if not ability.restrictions else None,
)
phrase(
    ABILITY_LINE,
    "{costs:costs} : {body:body} {restrictions:restrictions}",
    ActivatedAbility,
    build=activated,
    take=take_restricted,
)
series(RESTRICTIONS, "restriction", RUN, ja="")
phrase(
    ABILITY_LINE,
    "{event:event} , {body:body}",
    TriggeredAbility,
    build=triggered,
    take=lambda ability: (ability.event, ability.body) if ability.condition is None else None,
)
phrase(
    ABILITY_LINE,
    "{event:event} , if {condition:condition} , {body:body}",
    TriggeredAbility,
    take=lambda ability: (ability.event, ability.condition, ability.body) if ability.condition else None,
)
phrase(
    ABILITY_LINE,
    "{statement:statement} .",
    StaticAbility,
    build=static,
    take=lambda ability: ability.statements if not ability.condition and len(ability.statements) == 1 else None,
    ja="{statement}。",
)
phrase(
    ABILITY_LINE,
    "as long as {condition:condition} , {statement:statement} .",
    StaticAbility,
    build=static_while,
    take=take_static_while,
    ja="{condition}かぎり、{statement}。",
)
phrase(
    ABILITY_LINE,
    "{statement:statement} as long as {condition:condition} .",
    StaticAfter,
    build=lambda statement, condition: StaticAfter((statement,), condition),
    take=lambda ability: (*ability.statements, ability.condition),
    ja="{condition}かぎり、{statement}。",
)
phrase(
    ABILITY_LINE,
    "during your turn , {statement:statement} .",
    StaticAbility,
    build=lambda statement: StaticAbility((statement,), DuringYourTurn()),
    take=lambda ability: ability.statements if isinstance(ability.condition, DuringYourTurn) else None,
    ja="あなたのターンであるかぎり、{statement}。",
)
phrase(QUOTED, "“ {line:permanent-line} ”", build=itself, take=as_only, ja="「{line}」")
