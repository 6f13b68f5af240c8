"""CR 615 Damage that is prevented during your turn alone."""

from __future__ import annotations

from oathbreaker.language.categories import ABILITY_LINE
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.lines import DuringYourTurn, StaticAfter
from oathbreaker.mechanics.preventing import DamageIsPrevented
from oathbreaker.terms.abilities import Statement


def prevented_then(statement: Statement) -> StaticAfter | None:
    """Return that damage is prevented during your turn."""
    return StaticAfter((statement,), DuringYourTurn()) if isinstance(statement, DamageIsPrevented) else None


phrase(
    ABILITY_LINE,
    "{statement:statement} during your turn .",
    StaticAfter,
    build=prevented_then,
    take=lambda ability: ability.statements if isinstance(ability.condition, DuringYourTurn) else None,
    ja="あなたのターンの間、{statement}。",
)
