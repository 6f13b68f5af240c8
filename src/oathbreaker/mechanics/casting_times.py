"""CR 601.3, 508.1 Spells that may be cast only before a step of the turn; creatures that attacked this turn."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.combat.events import Attacks
from oathbreaker.engine.context import Context
from oathbreaker.engine.permissions import PROHIBITS
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.language.categories import CONDITION, STATEMENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import thing
from oathbreaker.mechanics.statements import ANYWHERE
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import Pronoun
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

BEFORE_DAMAGE: Final = frozenset(
    {"untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers"}
)
"""The steps of a turn that come before its combat damage step."""


@term
class OnlyBeforeCombatDamage(RuleStatement):
    """This spell may be cast only before the combat damage step."""

    names: ClassVar[tuple[str, ...]] = (PROHIBITS,)
    zones: ClassVar[tuple[str, ...]] = ANYWHERE
    about_itself: ClassVar[bool] = True

    @rule("601.3", "506.1")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Prohibit it in any later step of the turn."""
        return about == context.source and context.state.step not in BEFORE_DAMAGE


@term
class ItAttacked(Condition):
    """An object attacked this turn."""

    what: Ref

    @rule("508.1", "608.2i")
    def holds(self, context: Context) -> bool:
        """Look at the attacks that were declared."""
        oid = thing(self.what, context)
        return any(isinstance(event, Attacks) and event.oid == oid for event in context.state.log)


phrase(
    CONDITION,
    "it attacked this turn",
    ItAttacked,
    build=lambda: ItAttacked(Pronoun("it")),
    take=lambda tree: () if getattr(tree.what, "said", "") == "it" else None,
    ja="それがこのターンに攻撃していた",
)
fixed(
    STATEMENT,
    "cast this spell only before the combat damage step",
    OnlyBeforeCombatDamage(),
    ja="この呪文は、戦闘ダメージ・ステップよりも前にのみ唱えられる",
)
