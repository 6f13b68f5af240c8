"""CR 601.2f Spells of a kind that cost more or less for your opponents, or for everybody."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.engine.ways import CostChange
from oathbreaker.language.categories import STATEMENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.casting_rules import is_such_spell
from oathbreaker.mechanics.statements import SpellsCost, change_of, is_generic
from oathbreaker.terms.abilities import Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

OPPONENTS: Final = "your opponents"
IN_YOUR_TURN: Final = "your opponents during your turn"


@term
class OthersSpellsCost(RuleStatement):
    """Spells of a kind that your opponents cast, or anybody, cost less or more.

    Attributes:
        what: The spells.
        mana: How much.
        more: Whether they cost more.
        who: Whose spells: `OPPONENTS`, `IN_YOUR_TURN`, or "" for anybody's.
    """

    what: Filter
    mana: str
    more: bool = False
    who: str = OPPONENTS

    names: ClassVar[tuple[str, ...]] = ("cost change",)

    @property
    def spares_colors(self) -> bool:
        """Whether it makes spells dearer, or the reduction is generic."""
        return self.more or is_generic(self.mana)

    @rule("601.2f", "102.2")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of spells of the kind that those players cast."""
        thing = context.state.objects.get(about)
        if thing is None or (self.who and thing.controller not in context.state.opponents(context.controller)):
            return False
        if self.who == IN_YOUR_TURN and context.state.active != context.controller:
            return False
        return is_such_spell(self.what, context, about)

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the change."""
        return change_of(self.mana, 1, more=self.more)


@term
class ColoredCostsLess(SpellsCost):
    """Spells of a kind that you cast cost less, the colored mana alone: generic mana is not reduced in its place."""

    @rule("118.7c")
    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the change."""
        return CostChange(symbols=self.mana, is_reduction=True, spares_generic=True)


def cost(more: bool, who: str, what: Filter, mana: str) -> OthersSpellsCost:  # noqa: FBT001  as the phrase fixes it
    """Return that spells cost so much less or more."""
    return OthersSpellsCost(what, mana, more, who)


def take_cost(more: bool, who: str, tree: OthersSpellsCost) -> tuple[object, ...] | None:  # noqa: FBT001  as the phrase fixes it
    """Take `cost` apart."""
    return (tree.what, tree.mana) if (tree.more, tree.who) == (more, who) else None


for who, words, japanese_who in (
    (OPPONENTS, " your opponents cast", "あなたの対戦相手が"),
    (IN_YOUR_TURN, " your opponents cast during your turn", "あなたのターンの間、あなたの対戦相手が"),
    ("", "", ""),
):
    for more, japanese in (("less", "少なく"), ("more", "多く")):
        phrase(
            STATEMENT,
            f"{{what:noun/many}}{words} cost {{mana:mana}} {more} to cast",
            OthersSpellsCost,
            build=partial(cost, more == "more", who),
            take=partial(take_cost, more == "more", who),
            ja=f"{japanese_who}{{what}}を唱えるためのコストは{{mana}}{japanese}なる",
        )
phrase(
    STATEMENT,
    "{what:noun/many} you cast cost {mana:mana} less to cast . this effect reduces only the amount of colored mana you "
    "pay",
    ColoredCostsLess,
    take=lambda tree: (tree.what, tree.mana),
    ja="あなたが{what}を唱えるためのコストは{mana}少なくなる。この効果は、あなたが支払う色マナの量だけを減らす",
)
