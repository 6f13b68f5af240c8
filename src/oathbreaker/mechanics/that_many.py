"""CR 608.2h "That many": as many as were discarded, or as the event that triggered the ability tells."""

from __future__ import annotations

from functools import partial
from typing import Final

from oathbreaker.engine.abstract import Amount
from oathbreaker.engine.context import Context
from oathbreaker.language.antecedents import COUNTED, THAT_MANY
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.counters import PutCounters
from oathbreaker.mechanics.drawing import Discard, Draw, Mill
from oathbreaker.mechanics.finding import things
from oathbreaker.mechanics.quantities import Plus
from oathbreaker.mechanics.tokens import CreateToken
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import Back, Pronoun, You
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule


@term
class ThatMany(Amount):
    """As many as there are of what the text has spoken of, or as the event tells."""

    of: Ref

    @rule("608.2h")
    def value(self, context: Context) -> int:
        """Count them, or return the number that was noted as the ability triggered."""
        is_of_event = isinstance(self.of, Back) and self.of.to == COUNTED
        return context.x if is_of_event else len(things(self.of, context))


MANY: Final = ThatMany(Pronoun(THAT_MANY))


def that_many(cls: type[Draw | Discard | Mill]) -> Draw | Discard | Mill:
    """Return that so many cards are drawn, discarded or milled."""
    return cls(MANY)


def take_that_many(effect: Draw | Discard | Mill) -> tuple[()] | None:
    """Take `that_many` apart."""
    is_so = isinstance(effect.amount, ThatMany) and effect.who == You() and not getattr(effect, "at_random", False)
    return () if is_so else None


def take_create(*, tapped: bool, effect: CreateToken) -> tuple[Term] | None:
    """Take the creating of that many tokens apart."""
    fits = isinstance(effect.amount, ThatMany) and effect.who == You() and effect.tapped == tapped
    return (effect.kind,) if fits else None


def take_put(effect: PutCounters) -> tuple[str, Ref] | None:
    """Take the putting of that many counters apart."""
    return (effect.counter, effect.what) if isinstance(effect.amount, ThatMany) and effect.who == You() else None


for verbs, cls, japanese in (
    ("[draw|draws]", Draw, "引く"),
    ("[discard|discards]", Discard, "捨てる"),
    ("[mill|mills]", Mill, "切削する"),
):
    phrase(
        DEED,
        f"{verbs} that many cards",
        cls,
        build=partial(that_many, cls),
        take=take_that_many,
        ja=f"{{many}}枚数のカードを{japanese}",
    )
phrase(
    DEED,
    "[draw|draws] that many cards plus {more:mana-count}",
    Draw,
    build=lambda more: Draw(Plus(MANY, more)),
    take=lambda effect: (
        (effect.amount.amount,)
        if isinstance(effect.amount, Plus) and isinstance(effect.amount.first, ThatMany) and effect.who == You()
        else None
    ),
    ja="その枚数に{more}を足した枚数のカードを引く",
)
for category in ("token-kind", "predefined-token"):
    for word, tapped in (("", False), ("tapped ", True)):
        phrase(
            DEED,
            f"[create|creates] that many {word}{{kind:{category}}} tokens",
            CreateToken,
            build=partial(CreateToken, MANY, tapped=tapped),
            take=partial(lambda is_tapped, effect: take_create(tapped=is_tapped, effect=effect), tapped),
            ja=f"{{many}}数の{{kind}}を{'タップ状態で' * tapped}生成する",
        )
for number in ("one", "many"):
    phrase(
        DEED,
        f"[put|puts] that many {{counter:counter-kind}} counters on {{what:thing/{number}}}",
        PutCounters,
        build=partial(PutCounters, MANY),
        take=lambda effect: (
            (effect.counter, effect.what) if isinstance(effect.amount, ThatMany) and effect.who == You() else None
        ),
        ja="{what.on}{many}数の{counter}を置く",
    )
