"""CR 502.3 Permanents that untap during other players' untap steps."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.engine.turn.actions import UNTAPS_TOO
from oathbreaker.language.categories import STATEMENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import is_meant
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import AllOf
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class UntapsDuringOthers(RuleStatement):
    """Permanents untap during each other player's untap step, together with those of that player."""

    what: Ref

    names: ClassVar[tuple[str, ...]] = (UNTAPS_TOO,)

    @rule("502.3")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Concern what the sentence is about, in the untap step of another than its controller."""
        return context.state.active != context.controller and is_meant(self.what, context, about)


phrase(
    STATEMENT,
    "untap {what:thing/many} during each other player's untap step",
    UntapsDuringOthers,
    build=lambda what: UntapsDuringOthers(what) if isinstance(what, AllOf) else None,
    take=lambda tree: (tree.what,),
    ja="他の各プレイヤーのアンタップ・ステップに、{what}をアンタップする",
)
