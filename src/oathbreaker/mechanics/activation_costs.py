"""CR 601.2f, 602.2b Abilities that cost more or less to activate: this one, those of some objects, equip abilities."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.cost_changes import ChangesActivationCost
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.engine.ways import CostChange
from oathbreaker.language.categories import RESTRICTION, STATEMENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import matching, value_of
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.sentences import holds
from oathbreaker.mechanics.statements import change_of
from oathbreaker.terms.abilities import Amount, Condition, Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

CHANGE: Final = "activation cost change"
ONE_MANA: Final = "this effect can't reduce the mana in that cost to less than one mana"
ONE_MANA_JA: Final = "この効果は、そのコストに含まれるマナを１点未満に減らすことはできない"


@term
class ActivationCostsPer(ChangesActivationCost):
    """It costs so much less or more for each thing of a kind."""

    mana: str
    per: Filter
    more: bool = False

    def cost_change(self, context: Context) -> CostChange | None:
        """Count them."""
        return change_of(self.mana, len(matching(self.per, context)), more=self.more)


@term
class ActivationCostsXLess(ChangesActivationCost):
    """It costs {X} less, where X is found."""

    amount: Amount

    def cost_change(self, context: Context) -> CostChange | None:
        """Find X; the X of the cost itself is another (107.3i)."""
        return CostChange(-value_of(self.amount, context), is_reduction=True)


@term
class ActivationCostsLessIf(ChangesActivationCost):
    """It costs so much less if a condition holds."""

    mana: str
    condition: Condition

    def cost_change(self, context: Context) -> CostChange | None:
        """Look whether it holds."""
        return change_of(self.mana, 1, more=False) if holds(self.condition, context) else None


@term
class ActivationCostsLessInYourTurn(ChangesActivationCost):
    """It costs so much less during your turn."""

    mana: str

    def cost_change(self, context: Context) -> CostChange | None:
        """Look whose turn it is."""
        return change_of(self.mana, 1, more=False) if context.state.active == context.controller else None


@term
class AbilitiesCostLess(RuleStatement):
    """Activated abilities of objects of a kind cost less to activate.

    Attributes:
        what: The objects.
        mana: How much less.
        minimum: The least mana that this leaves.
    """

    what: Filter
    mana: str
    minimum: int = 0

    names: ClassVar[tuple[str, ...]] = (CHANGE,)

    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of such objects."""
        return isinstance(self.what, Noun) and self.what.matches(context, about)

    @rule("601.2f", "602.2b")
    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the reduction."""
        change = change_of(self.mana, 1, more=False)
        change.minimum = self.minimum
        return change


@term
class KeywordAbilitiesCostLess(RuleStatement):
    """The abilities of a keyword that you activate cost less: "equip", "cycling", "ninjutsu"."""

    keyword: str
    mana: str

    names: ClassVar[tuple[str, ...]] = (CHANGE,)

    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of what you control, and of your cards in other zones."""
        thing = context.state.objects.get(about)
        return thing is not None and thing.controller == context.controller

    @rule("601.2f", "602.2b")
    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the reduction, of that keyword's abilities."""
        change = change_of(self.mana, 1, more=False)
        change.keyword = self.keyword
        return change


def of_keyword(keyword: str, mana: str) -> KeywordAbilitiesCostLess:
    """Return that a keyword's abilities cost less."""
    return KeywordAbilitiesCostLess(keyword, mana)


def take_of_keyword(keyword: str, tree: KeywordAbilitiesCostLess) -> tuple[str] | None:
    """Take `of_keyword` apart."""
    return (tree.mana,) if tree.keyword == keyword else None


THIS_JA: Final = "この能力を起動するためのコストは"
for more, japanese in (("less", "少なく"), ("more", "多く")):
    phrase(
        RESTRICTION,
        f"this ability costs {{mana:mana}} {more} to activate for each {{per:noun/one}} .",
        ActivationCostsPer,
        more=more == "more",
        ja=f"{THIS_JA}、{{per.each}}{{mana}}{japanese}なる。",
    )
phrase(
    RESTRICTION,
    "this ability costs {X} less to activate , where X is {amount:quantity} .",
    ActivationCostsXLess,
    ja=f"{THIS_JA}{{X}}少なくなる。Ｘは{{amount}}に等しい。",
)
phrase(
    RESTRICTION,
    "this ability costs {mana:mana} less to activate if {condition:condition} .",
    ActivationCostsLessIf,
    ja=f"{{condition.nara}}、{THIS_JA}{{mana}}少なくなる。",
)
phrase(
    RESTRICTION,
    "this ability costs {mana:mana} less to activate during your turn .",
    ActivationCostsLessInYourTurn,
    ja=f"あなたのターンの間、{THIS_JA}{{mana}}少なくなる。",
)
for minimum, words, japanese in ((0, "", ""), (1, f" . {ONE_MANA}", f"。{ONE_MANA_JA}")):
    phrase(
        STATEMENT,
        f"activated abilities of {{what:noun/many}} cost {{mana:mana}} less to activate{words}",
        AbilitiesCostLess,
        minimum=minimum,
        ja=f"{{what}}の起動型能力を起動するためのコストは{{mana}}少なくなる{japanese}",
    )
for keyword, japanese in (("equip", "装備"), ("cycling", "サイクリング"), ("ninjutsu", "忍術")):
    phrase(
        STATEMENT,
        f"{keyword} abilities you activate cost {{mana:mana}} less to activate",
        KeywordAbilitiesCostLess,
        build=partial(of_keyword, keyword),
        take=partial(take_of_keyword, keyword),
        ja=f"あなたが{japanese}能力を起動するためのコストは{{mana}}少なくなる",
    )
