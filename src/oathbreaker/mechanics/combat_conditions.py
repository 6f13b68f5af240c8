"""CR 508.1c, 509.1b-c "Can't attack unless …", and creatures that must be blocked."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.combat.attacked import defender_of
from oathbreaker.engine.context import Context
from oathbreaker.engine.statements import Statement
from oathbreaker.language.categories import ACT, TRAIT
from oathbreaker.language.japanese import SUBJECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.combat_rules import ASKED, RULES
from oathbreaker.mechanics.finding import matching
from oathbreaker.mechanics.rules_about import RuleAboutObjects, RulesForATime
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Duration, Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class CombatRuleUnless(RuleAboutObjects):
    """What objects cannot do in combat unless something is so."""

    words: str
    condition: terms.Condition
    what: Ref = NO_SUBJECT

    @property
    def names(self) -> tuple[str, ...]:
        """The restrictions that combat asks for."""
        return ASKED.get(self.words, (self.words,))

    @rule("508.1c", "509.1b")
    def concerns(self, context: Context, name: str, about: Target) -> bool:
        """Concern what the sentence is about, unless it is so."""
        is_free = isinstance(self.condition, Condition) and self.condition.holds(context)
        return not is_free and RuleAboutObjects.concerns(self, context, name, about)


@term
class CantAttackUnlessDefenderControls(RuleAboutObjects):
    """A creature cannot attack a player, or what that player protects, who controls nothing of a kind."""

    other: terms.Filter
    what: Ref = NO_SUBJECT

    names: ClassVar[tuple[str, ...]] = ("can't attack",)

    @rule("508.1c", "508.5")
    def bars(self, context: Context, name: str, about: Target, by: Context) -> bool:  # noqa: ARG002  as declared
        """Look at what the player controls who would be attacked, or whose permanent would be."""
        state = context.state
        seat = defender_of(state, by.subject)
        return not any(state.objects[oid].controller == seat for oid in matching(self.other, context))


@rule("509.1c")
@term
class MustBeBlocked(RuleAboutObjects):
    """A creature must be blocked if able (509.1c)."""

    what: Ref = NO_SUBJECT

    names: ClassVar[tuple[str, ...]] = ("must be blocked",)


@term
class MustBeBlockedForATime(RulesForATime):
    """Creatures must be blocked for a time if able."""

    duration: Duration
    what: Ref = NO_SUBJECT

    @rule("509.1c")
    def rules(self, what: Ref) -> tuple[Statement, ...]:
        """Return the requirement."""
        return (MustBeBlocked(what),)


for one, several, japanese in RULES:
    phrase(
        TRAIT,
        f"[{several}|{one}] unless {{condition:condition}}",
        CombatRuleUnless,
        words=one,
        ja=f"{{condition.unless}}、{SUBJECT}{japanese}",
    )
phrase(
    TRAIT,
    "can't attack unless defending player controls a {other:noun/one}",
    CantAttackUnlessDefenderControls,
    ja=f"防御プレイヤーが{{other}}をコントロールしていないかぎり、{SUBJECT}では攻撃できない",
)
phrase(TRAIT, "must be blocked if able", MustBeBlocked, ja="、可能ならブロックされなければならない")
phrase(
    ACT,
    "must be blocked {duration:duration} if able",
    MustBeBlockedForATime,
    ja=f"{{duration}}{SUBJECT}、可能ならブロックされなければならない",
)
