"""What an Aura, or another static ability, does to what it is attached to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from oathbreaker.agents.judging_combat import changes
from oathbreaker.agents.judging_permanents import worth_of_keywords
from oathbreaker.agents.shown import Shown, is_creature, worth
from oathbreaker.agents.sight import Sight
from oathbreaker.mechanics.becoming import HaveBaseSize, LoseAllAbilities, YouControl
from oathbreaker.mechanics.combat_rules import CombatRule, DoesNotUntap
from oathbreaker.mechanics.continuous import Get, GetPer, HaveAbility, HaveKeywords
from oathbreaker.terms.abilities import Ability, Statement, StaticAbility
from oathbreaker.terms.refs import AttachedTo

USELESS: Final = 0.8
"""How much of its worth a creature loses that can neither attack nor block."""

LANDS: Final = 4
"""How many things an Aura is taken to count."""


def done_to_host(lines: Iterable[Ability], host: Shown) -> float:
    """Return how much better what an Aura is attached to becomes for its controller; less than nothing for worse."""
    statements = [each for line in lines if isinstance(line, StaticAbility) for each in line.statements]
    return sum(done_by(statement, host) for statement in statements if is_about_host(statement))


def is_about_host(statement: Statement) -> bool:
    """Tell whether a statement is about what the object is attached to."""
    return isinstance(getattr(statement, "what", None), AttachedTo)


def done_by(statement: Statement, host: Shown) -> float:
    """Return how much better a statement makes its host."""
    if isinstance(statement, Get | GetPer):
        power, toughness = changes(statement.change.change, 1)
        factor = LANDS if isinstance(statement, GetPer) else 1
        if factor * toughness <= -(host["toughness"] or 0):
            return -worth(host)
        keywords = worth_of_keywords(getattr(statement, "keywords", ()))
        return factor * (power + 0.5 * toughness) + keywords if is_creature(host) else 0.0
    if isinstance(statement, CombatRule | DoesNotUntap):
        is_helpful = isinstance(statement, CombatRule) and statement.words == "can't be blocked"
        return 1.5 if is_helpful else -USELESS * worth(host) * (0.5 if getattr(statement, "words", "") in HALF else 1.0)
    if isinstance(statement, LoseAllAbilities | HaveBaseSize):
        return -USELESS * worth(host)
    if isinstance(statement, HaveKeywords):
        return worth_of_keywords(statement.keywords)
    return 1.0 if isinstance(statement, HaveAbility) else 0.0


HALF: Final = ("can't block", "can't attack")


def worth_attached(lines: Iterable[Ability], host: Shown, sight: Sight) -> float:
    """Return what it is worth that an Aura is attached to something."""
    known = tuple(lines)
    side = sight.side(host["controller"])
    steals = any(isinstance(each, YouControl) for line in known for each in getattr(line, "statements", ()))
    if steals:
        return (sight.side(sight.you) - side) * worth(host)
    return side * done_to_host(known, host)
