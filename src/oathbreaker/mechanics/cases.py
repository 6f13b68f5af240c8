"""CR 719 Case cards, 702.169 Solved: the condition that solves a Case, and what it has once it is solved."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from oathbreaker.engine.abstract import Condition, Effect, Keyword, Restriction
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.designations import BecomeSolved
from oathbreaker.engine.happening import happen
from oathbreaker.engine.marks import SOLVED, designated
from oathbreaker.language.categories import ABILITY_LINE
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.player_triggers import StepBegins
from oathbreaker.mechanics.situations import BothHold
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import (
    Ability,
    ActivatedAbility,
    Keywords,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from oathbreaker.terms.refs import Pronoun
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class IsSolved(Condition):
    """The Case is solved, or was as it was last there; `wanted` is False for "is not solved"."""

    wanted: bool = True

    reads: ClassVar[tuple[str, ...] | None] = ()

    @rule("719.3b")
    def holds(self, context: Context) -> bool:
        """Look at it as it is or last was."""
        case = context.source_object()
        return case is not None and bool(designated(case, SOLVED)) == self.wanted


@term
class OnlyIfSolved(Restriction):
    """Only if the Case is solved."""

    @rule("702.169d", "719.3c")
    def allows(self, context: Context) -> bool:
        """Look at it."""
        return IsSolved().holds(context)


@term
class Solve(Effect):
    """The Case becomes solved."""

    @rule("719.3a")
    def perform(self, context: Context) -> Procedure[None]:
        """Solve it."""
        yield from happen(context.state, (BecomeSolved(context.source, context.source),))


@term
class ToSolve(Keyword):
    """719.3a To solve: what must be so at the beginning of the own end step."""

    condition: terms.Condition

    name: ClassVar[str] = "to solve"

    @rule("719.3a", "603.4")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the triggered ability with its intervening "if"."""
        unsolved = BothHold(self.condition, IsSolved(wanted=False))
        return (TriggeredAbility(StepBegins("end step", "your"), (Solve(),), (), unsolved),)


@term
class Solved(Keyword):
    """702.169 Solved: an ability that counts only while the Case is solved."""

    ability: Ability

    name: ClassVar[str] = "solved"

    @rule("702.169a", "702.169b", "702.169c", "702.169d", "719.3c")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the ability with the condition that belongs to its kind."""
        one = self.ability
        if isinstance(one, ActivatedAbility):
            return (replace(one, restrictions=(*one.restrictions, OnlyIfSolved())),)
        assert isinstance(one, StaticAbility | TriggeredAbility)  # noqa: S101  `solved` builds no other
        both = IsSolved() if one.condition is None else BothHold(one.condition, IsSolved())
        return (replace(one, condition=both),)


def to_solve(condition: terms.Condition) -> Keywords | None:
    """Return what solves a Case; a condition that refers back to something has nothing to refer to."""
    return None if any(condition.find(Pronoun)) else Keywords((ToSolve(condition),))


def take_to_solve(ability: Keywords) -> tuple[object, ...] | None:
    """Take `to_solve` apart."""
    first = ability.keywords[0]
    return (first.condition,) if isinstance(first, ToSolve) else None


def solved(ability: Ability) -> Keywords | None:
    """Return an ability that a Case has once it is solved."""
    return None if isinstance(ability, Keywords | SpellAbility) else Keywords((Solved(ability),))


def take_solved(ability: Keywords) -> tuple[object, ...] | None:
    """Take `solved` apart."""
    first = ability.keywords[0]
    return (first.ability,) if isinstance(first, Solved) else None


phrase(
    ABILITY_LINE,
    "to solve — {condition:condition} .",
    Keywords,
    build=to_solve,
    take=take_to_solve,
    ja="解明条件 ― {condition}。",
)
phrase(
    ABILITY_LINE,
    "solved — {ability:ability-line}",
    Keywords,
    build=solved,
    take=take_solved,
    ja="解明後 ― {ability}",
)
