"""CR 608.2d One of the cards just exiled or looked at is chosen; 707.10 spells that are copied several times."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.asking import choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.copying import all_copied
from oathbreaker.mechanics.finding import doer, here, things, value_of
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Amount, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

TWICE: Final = Number(2)


@term
class ChooseAmong(OneDoer):
    """A player chooses one of the cards just exiled or looked at; `said` is how the text says it."""

    makes: ClassVar[str] = "card"

    said: str
    who: Ref = You()

    @rule("608.2d")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player choose; later words mean that card."""
        state, seat = context.state, doer(self.who, context)
        found = here(state, context.results.get("card", ()))
        context.results["card"] = yield from choose(
            state, seat, "choose cards", found, 1, 1, "608.2d", source=context.source
        )


@term
class CopySpellTimes(OneDoer):
    """A player copies a spell, an ability or a card several times (707.10, 707.12)."""

    makes: ClassVar[str] = "copys"

    what: Ref
    times: Amount
    who: Ref = You()

    @rule("707.10", "608.2h")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Copy it, as it last was if it is gone; new targets are chosen by an instruction of its own."""
        state, seat = context.state, doer(self.who, context)
        wanted = [oid for oid in things(self.what, context) for _ in range(value_of(self.times, context))]
        made = yield from all_copied(context, wanted, seat)
        context.results["copy"] = tuple(copy for copy in made if copy in state.objects)


def take_said(said: str, tree: ChooseAmong) -> tuple[()] | None:
    """Take a choice apart, if the text says it so."""
    return () if tree.said == said and tree.who == You() else None


for said, japanese in (
    ("one", "それらのうち１枚"),
    ("one of them", "それらのうち１枚"),
    ("one of those cards", "それらのカードのうち１枚"),
):
    phrase(
        DEED,
        f"choose {said}",
        ChooseAmong,
        forms=("base",),
        build=partial(ChooseAmong, said),
        take=partial(take_said, said),
        ja=f"{japanese}を選ぶ",
    )
for number in ("one", "many"):
    phrase(
        DEED,
        f"[copy|copies] {{what:thing/{number}}} twice",
        CopySpellTimes,
        times=TWICE,
        ja="{what}を２回コピーする",
    )
    phrase(
        DEED,
        f"[copy|copies] {{what:thing/{number}}} {{times:count}} times",
        CopySpellTimes,
        take=lambda tree: (tree.what, tree.times) if tree.times != TWICE and tree.who == You() else None,
        ja="{what}を{times}回コピーする",
    )
