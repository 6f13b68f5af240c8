"""CR 502.3 Permanents that stay tapped in their controller's untap step: by what the text says, or as they choose."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.turn.actions import MAY_STAY_TAPPED
from oathbreaker.language.categories import STATEMENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.combat_rules import DoesNotUntap
from oathbreaker.mechanics.finding import is_meant
from oathbreaker.mechanics.rules_about import RuleAboutObjects
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import This
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class DoesNotUntapDuringYours(DoesNotUntap):
    """The object does not untap during your untap step; with `counter`, if it has such a counter on it."""

    what: Ref = This()
    counter: str = ""

    @rule("502.3")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Concern the object itself, in the untap step of its controller."""
        here = context.state.objects.get(about)
        has_counter = not self.counter or (here is not None and here.counters.get(self.counter, 0) > 0)
        return has_counter and is_meant(self.what, context, about)


@rule("502.3")
@term
class MayStayTapped(RuleAboutObjects):
    """You may choose not to untap an object during your untap step."""

    what: Ref

    names: ClassVar[tuple[str, ...]] = (MAY_STAY_TAPPED,)


phrase(
    STATEMENT,
    "{what:this} doesn't untap during your untap step",
    DoesNotUntapDuringYours,
    take=lambda tree: None if tree.counter else (tree.what,),
    ja="{what}は、あなたのアンタップ・ステップにアンタップしない",
)
phrase(
    STATEMENT,
    "{what:this} doesn't untap during your untap step if it has a {counter:counter-kind} counter on it",
    DoesNotUntapDuringYours,
    take=lambda tree: (tree.what, tree.counter) if tree.counter else None,
    ja="{what}の上に{counter}があるなら、これはあなたのアンタップ・ステップにアンタップしない",
)
phrase(
    STATEMENT,
    "you may choose not to untap {what:this} during your untap step",
    MayStayTapped,
    ja="あなたは、あなたのアンタップ・ステップに{what}をアンタップしないことを選んでもよい",
)
