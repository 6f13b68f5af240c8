"""CR 608.2c "That creature also gains flying": what the text says with "also"."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.language.categories import ACT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT, WHAT, with_act
from oathbreaker.mechanics.sentences import carry_out
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule


@term
class Also(Effect):
    """Something happens to an object besides; the word "also" says no more than that."""

    act: terms.Effect
    what: Ref = NO_SUBJECT

    @rule("608.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Let it happen."""
        act = with_act(self.what, self.act)
        assert isinstance(act, Effect)  # noqa: S101  as it is read
        yield from carry_out(act, context)


def also(act: Term) -> Also | None:
    """Return what happens besides; what says so already says it once."""
    is_act = isinstance(act, Effect) and not isinstance(act, Also) and getattr(act, WHAT, None) == NO_SUBJECT
    return Also(act) if is_act and isinstance(act, Effect) else None


phrase(ACT, "also {act:act/=}", Also, build=also, take=lambda tree: (tree.act,), ja="さらに{act}")
