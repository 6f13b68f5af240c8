"""CR 701.53 Incubate: an Incubator token with counters, which becomes a Phyrexian creature as it transforms."""

from __future__ import annotations

from functools import cache
from typing import Final

from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics, PlayableCard
from oathbreaker.engine.events import Event
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.preparing import token
from oathbreaker.engine.token_events import CreateToken
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.finding import seats, value_of
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.mechanics.tokens import create_all
from oathbreaker.mechanics.transforming import Transform
from oathbreaker.terms.abilities import ActivatedAbility, Amount, Ref
from oathbreaker.terms.refs import This, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ONE: Final = Number(1)
TWICE: Final = Number(2)


@rule("701.53b", "111.10i")
@cache
def incubator() -> PlayableCard:
    """Return the definition of the double-faced token: an artifact that transforms, and a 0/0 artifact creature."""
    turning = ActivatedAbility((PayMana("{2}"),), (Transform(This("this token")),))
    front = Characteristics("Incubator Token", types=("artifact",), subtypes=("Incubator",), abilities=(turning,))
    back = Characteristics(
        "Phyrexian Token", types=("artifact", "creature"), subtypes=("Phyrexian",), power=0, toughness=0
    )
    return PlayableCard(front.name, "double_faced_token", (*token(front).faces, *token(back).faces))


@term
class Incubate(OneDoer):
    """A player creates an Incubator token with so many +1/+1 counters on it (701.53), so many times."""

    amount: Amount
    times: Amount = ONE
    who: Ref = You()

    @property
    def made(self) -> str:
        """What later words can refer to."""
        return "token" if self.times == ONE else "tokens"

    @rule("701.53a")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Create it; it enters with the counters. What is done several times is done one time after another."""
        number = value_of(self.amount, context)
        made: tuple[int, ...] = ()
        for _ in range(value_of(self.times, context)):
            creations: list[Event] = []
            for seat in seats(self.who, context):
                creation = CreateToken(seat, incubator(), context.source)
                creation.counters = {"+1/+1": number} if number else {}
                creations.append(creation)
            yield from create_all(creations, context)
            made += context.results["token"]
        context.results["token"] = made


phrase(DEED, "[incubate|incubates] {amount:number}", Incubate, ja="培養{amount}を行う")
phrase(DEED, "[incubate|incubates] {amount:number} twice", Incubate, times=TWICE, ja="培養{amount}を２回行う")
phrase(
    DEED,
    "[incubate|incubates] {amount:number} {times:count} times",
    Incubate,
    build=lambda amount, times: None if times in {ONE, TWICE} else Incubate(amount, times),
    take=lambda tree: None if tree.times in {ONE, TWICE} or tree.who != You() else (tree.amount, tree.times),
    ja="培養{amount}を{times}回行う",
)
