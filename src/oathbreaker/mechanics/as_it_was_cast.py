"""CR 608.2c, 400.7d "If this spell was cast from a graveyard", "if X is 5 or more": how a spell was cast."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.context import Context
from oathbreaker.engine.legal import MAIN_PHASES
from oathbreaker.language.categories import CONDITION
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import value_of
from oathbreaker.mechanics.having_cast import WasCast
from oathbreaker.mechanics.sacrificed import WasA
from oathbreaker.terms.abilities import Amount, Filter
from oathbreaker.terms.refs import Pronoun, This
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

THIS_SPELL: Final = This("this spell")
WAS: Final = Pronoun("it")


@term
class CastInMainPhase(Condition):
    """You cast this spell during your main phase; before it resolves no other phase begins."""

    reads: ClassVar[tuple[str, ...] | None] = None

    @rule("505.1", "500.2")
    def holds(self, context: Context) -> bool:
        """Look who cast it, and what phase of whose turn it is."""
        state = context.state
        is_mine = WasCast(THIS_SPELL, yours=True).holds(context)
        return is_mine and state.active == context.controller and state.step in MAIN_PHASES


@term
class XIsAtLeast(Condition):
    """X, as it was announced, is at least a number."""

    reads: ClassVar[tuple[str, ...] | None] = None

    amount: Amount
    said: str = "or more"

    @rule("107.3a")
    def holds(self, context: Context) -> bool:
        """Compare them."""
        return context.x >= value_of(self.amount, context)


def was_a(kind: Filter) -> WasA:
    """Return that "it" was of a kind."""
    return WasA(WAS, kind)


for words, zone, japanese in (
    ("a graveyard", "graveyard", "墓地から"),
    ("your graveyard", "graveyard", "あなたの墓地から"),
    ("your hand", "hand", "あなたの手札から"),
    ("exile", "exile", "追放領域から"),
):
    said = This(f"this spell from {words}")
    fixed(
        CONDITION,
        f"this spell was cast from {words}",
        WasCast(said, zone=zone),
        ja=f"この呪文が{japanese}唱えられていた",
    )
fixed(
    CONDITION,
    "you cast this spell during your main phase",
    CastInMainPhase(),
    ja="あなたがこの呪文をあなたのメイン・フェイズ中に唱えていた",
)
for said_more, japanese in (("or more", "以上"), ("or greater", "以上")):
    phrase(
        CONDITION,
        f"X is {{amount:number}} {said_more}",
        XIsAtLeast,
        said=said_more,
        ja=f"Ｘが{{amount}}{japanese}である",
    )
phrase(
    CONDITION,
    "it was a {kind:noun/one}",
    WasA,
    build=was_a,
    take=lambda tree: (tree.kind,) if getattr(tree.what, "said", "") == WAS.said else None,
    ja="それが{kind}であった",
)
