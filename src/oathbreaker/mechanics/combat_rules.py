"""CR 508.1c-d, 509.1b-c What creatures cannot or must do in combat; 502.3 permanents that do not untap."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect, Filter
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.language.categories import ACT, LASTING_TRAIT, TRAIT
from oathbreaker.language.japanese import SUBJECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.finding import here, is_meant, things
from oathbreaker.mechanics.nouns import Adjective
from oathbreaker.mechanics.qualifiers import ControlledBy
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Duration, Ref
from oathbreaker.terms.refs import AllOf, Each
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


def concerns(what: Ref, context: Context, about: Target) -> bool:
    """Tell whether a statement about these, or about the objects fixed as an effect began, concerns an object."""
    return what == NO_SUBJECT or is_meant(what, context, about)


@term
class CombatRule(RuleStatement):
    """What objects cannot do in combat; `words` is "can't block" or so."""

    words: str
    what: Ref = NO_SUBJECT

    @property
    def names(self) -> tuple[str, ...]:
        """The restrictions that combat asks for."""
        return ASKED.get(self.words, (self.words,))

    @rule("508.1c", "509.1b")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Concern what the sentence is about."""
        return concerns(self.what, context, about)


@term
class CombatRuleUntil(Effect):
    """What objects cannot do in combat, for a time."""

    words: str
    duration: Duration
    what: Ref = NO_SUBJECT

    @property
    def is_performed(self) -> bool:
        """Whether it will be known later whom "that player" and "other" mean in a description of objects."""
        if not is_open(self.what):
            return True
        is_other = any(found.word == "other" for found in self.what.find(Adjective))
        return not is_other and all(found.who != "that player" for found in self.what.find(ControlledBy))

    @rule("611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect: on particular objects, or on whatever a description fits, what comes later included."""
        yield from ()
        if is_open(self.what):
            begin_lasting(context, CombatRule(self.words, self.what), self.duration, None, context.x)
        else:
            objects = here(context.state, things(self.what, context))
            begin_lasting(context, CombatRule(self.words), self.duration, objects)


def is_open(what: Ref) -> bool:
    """Tell whether a reference is a description, so that what a rule says of it holds for later objects too."""
    return isinstance(what, AllOf | Each)


@term
class MustAttack(RuleStatement):
    """A creature attacks each combat if able (508.1d)."""

    what: Ref = NO_SUBJECT

    names: ClassVar[tuple[str, ...]] = ("must attack",)

    @rule("508.1d")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Concern what the sentence is about."""
        return concerns(self.what, context, about)


@term
class OnlyBlockedBy(RuleStatement):
    """A creature cannot be blocked except by creatures of a kind, or not by those of a kind.

    Attributes:
        by: The kind.
        excepted: Whether only those can block it, rather than those cannot.
    """

    by: terms.Filter
    excepted: bool
    what: Ref = NO_SUBJECT

    names: ClassVar[tuple[str, ...]] = ("can't be blocked",)

    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Concern what the sentence is about."""
        return concerns(self.what, context, about)

    @rule("509.1b")
    def bars(self, context: Context, name: str, about: Target, by: Context) -> bool:  # noqa: ARG002  as declared
        """Keep off the blockers that are of the kind, or those that are not."""
        return is_so(self.by, context, by.source) != self.excepted


@term
class CanBlockOnly(RuleStatement):
    """A creature can block only creatures of a kind."""

    by: terms.Filter
    what: Ref = NO_SUBJECT

    names: ClassVar[tuple[str, ...]] = ("can't block",)

    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Concern what the sentence is about."""
        return concerns(self.what, context, about)

    @rule("509.1b")
    def bars(self, context: Context, name: str, about: Target, by: Context) -> bool:  # noqa: ARG002  as declared
        """Keep it off attackers that are not of the kind."""
        return not is_so(self.by, context, by.source)


def is_so(what: Term, context: Context, oid: Target) -> bool:
    """Tell whether a description fits an object."""
    return isinstance(what, Filter) and what.matches(context, oid)


@term
class DoesNotUntap(RuleStatement):
    """A permanent does not untap during its controller's untap step (502.3)."""

    what: Ref = NO_SUBJECT

    names: ClassVar[tuple[str, ...]] = ("doesn't untap",)

    @rule("502.3")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Concern what the sentence is about."""
        return concerns(self.what, context, about)


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
