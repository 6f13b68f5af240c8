"""CR 508.1c-d, 509.1b-c What creatures cannot or must do in combat; 502.3 permanents that do not untap."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Filter
from oathbreaker.engine.announcement import Target, is_player
from oathbreaker.engine.context import Context
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.statements import Statement
from oathbreaker.language.categories import ACT, LASTING_TRAIT, TRAIT
from oathbreaker.language.japanese import SUBJECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.rules_about import RuleAboutObjects, RulesForATime
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Duration, Ref
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule

RULES = (
    ("can't block", "can't block", "ではブロックできない"),
    ("can't attack", "can't attack", "では攻撃できない"),
    ("can't attack or block", "can't attack or block", "では攻撃もブロックもできない"),
    ("can't be blocked", "can't be blocked", "はブロックされない"),
)
"""(words for one, words for several, Japanese after the subject)"""

ASKED = {"can't attack or block": ("can't attack", "can't block")}
"""Words that are two rules in one -> the names under which combat asks for them; others are their own name."""


@rule("508.1c", "509.1b")
@term
class CombatRule(RuleAboutObjects):
    """What objects cannot do in combat; `words` is "can't block" or so."""

    words: str
    what: Ref = NO_SUBJECT

    @property
    def names(self) -> tuple[str, ...]:
        """The restrictions that combat asks for."""
        return ASKED.get(self.words, (self.words,))


@term
class CombatRuleUntil(RulesForATime):
    """What objects cannot do in combat, for a time."""

    words: str
    duration: Duration
    what: Ref = NO_SUBJECT

    def rules(self, what: Ref) -> tuple[Statement, ...]:
        """Return the restriction."""
        return (CombatRule(self.words, what),)


@rule("508.1d")
@term
class MustAttack(RuleAboutObjects):
    """A creature attacks each combat if able (508.1d)."""

    what: Ref = NO_SUBJECT

    names: ClassVar[tuple[str, ...]] = ("must attack",)


@term
class OnlyBlockedBy(RuleAboutObjects):
    """A creature cannot be blocked except by creatures of a kind, or not by those of a kind.

    Attributes:
        by: The kind.
        excepted: Whether only those can block it, rather than those cannot.
    """

    by: terms.Filter
    excepted: bool
    what: Ref = NO_SUBJECT

    names: ClassVar[tuple[str, ...]] = ("can't be blocked",)

    @rule("509.1b")
    def bars(self, context: Context, name: str, about: Target, by: Context) -> bool:  # noqa: ARG002  as declared
        """Keep off the blockers that are of the kind, or those that are not."""
        return is_so(self.by, context, by.source) != self.excepted


@term
class CanBlockOnly(RuleAboutObjects):
    """A creature can block only creatures of a kind."""

    by: terms.Filter
    what: Ref = NO_SUBJECT

    names: ClassVar[tuple[str, ...]] = ("can't block",)

    @rule("509.1b")
    def bars(self, context: Context, name: str, about: Target, by: Context) -> bool:  # noqa: ARG002  as declared
        """Keep it off attackers that are not of the kind."""
        return not is_so(self.by, context, by.source)


@term
class CannotAttackYou(RuleAboutObjects):
    """Creatures can't attack you, nor perhaps planeswalkers that you control; `walkers` if the text says that too."""

    walkers: bool
    what: Ref = NO_SUBJECT

    names: ClassVar[tuple[str, ...]] = ("can't attack",)

    @rule("508.1c")
    def bars(self, context: Context, name: str, about: Target, by: Context) -> bool:  # noqa: ARG002  as declared
        """Keep it off you and them."""
        whom, state = by.subject, context.state
        if is_player(whom) or not self.walkers:
            return whom == context.controller
        thing = state.objects.get(whom)
        is_walker = thing is not None and "planeswalker" in characteristics(state, whom).types
        return is_walker and thing is not None and thing.controller == context.controller


def is_so(what: Term, context: Context, oid: Target) -> bool:
    """Tell whether a description fits an object."""
    return isinstance(what, Filter) and what.matches(context, oid)


@rule("502.3")
@term
class DoesNotUntap(RuleAboutObjects):
    """A permanent does not untap during its controller's untap step (502.3)."""

    what: Ref = NO_SUBJECT

    names: ClassVar[tuple[str, ...]] = ("doesn't untap",)


phrase(
    LASTING_TRAIT,
    "[don't|doesn't] untap during [their|its] controller's untap step",
    DoesNotUntap,
    ja="コントローラーのアンタップ・ステップにアンタップしない",
)
for one, several, japanese in RULES:
    phrase(TRAIT, f"[{several}|{one}]", CombatRule, words=one, ja=japanese)
    in_time = f"[{several}|{one}] {{duration:duration}}"
    phrase(ACT, in_time, CombatRuleUntil, words=one, ja=f"{{duration}}{SUBJECT}{japanese}")
phrase(TRAIT, "[attack|attacks] each combat if able", MustAttack, ja=f"各戦闘で、{SUBJECT}可能なら攻撃する")
phrase(
    TRAIT,
    "can't be blocked except by {by:noun/many}",
    OnlyBlockedBy,
    excepted=True,
    ja="{by}以外にはブロックされない",
)
phrase(TRAIT, "can't be blocked by {by:noun/many}", OnlyBlockedBy, excepted=False, ja="{by}によってはブロックされない")
phrase(TRAIT, "can block only {by:noun/many}", CanBlockOnly, ja="では、{by}しかブロックできない")
phrase(
    TRAIT,
    "[don't|doesn't] untap during its controller's untap step",
    DoesNotUntap,
    ja="、それのコントローラーのアンタップ・ステップにアンタップしない",
)
phrase(TRAIT, "can't attack you", CannotAttackYou, walkers=False, ja="ではあなたを攻撃できない")
phrase(
    TRAIT,
    "can't attack you or planeswalkers you control",
    CannotAttackYou,
    walkers=True,
    ja="ではあなたやあなたがコントロールしているプレインズウォーカーを攻撃できない",
)
