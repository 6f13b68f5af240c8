"""CR 608.2d What a player may have an object do: "you may have it fight target creature"."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.language.categories import DEED
from oathbreaker.language.grammar import SaySlot
from oathbreaker.language.japanese import with_subject
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import with_act, without_act
from oathbreaker.mechanics.sentences import carry_out
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule


@term
class HaveItDo(Effect):
    """A player has an object do something; whether they do is asked by the "may" before it."""

    effect: terms.Effect

    @property
    def made(self) -> str:
        """What later words can refer to because of what is done."""
        return self.effect.made

    @rule("608.2d")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the object do it."""
        yield from carry_out(self.effect, context)


def have_it(what: Ref, act: Term) -> HaveItDo | None:
    """Return that an object does something as a player wants."""
    done = with_act(what, act)
    return HaveItDo(done) if isinstance(done, terms.Effect) else None


def say_having(slot: SaySlot) -> str:
    """Return it with the object as what does it: それが…ことを選ぶ."""
    return f"{with_subject(slot('act'), slot('what') + 'が')}ことを選ぶ"


phrase(
    DEED,
    "have {what:thing/one} {act:act/base}",
    HaveItDo,
    forms=("base",),
    build=have_it,
    take=lambda tree: without_act(tree.effect),
    ja=say_having,
)
