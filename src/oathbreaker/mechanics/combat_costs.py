"""CR 508.1h, 509.1d What it costs to attack or to block: "unless their controller pays {2} for each of …"."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.announcement import Target, is_player
from oathbreaker.engine.context import Context
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.language.categories import STATEMENT, TRAIT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.finding import value_of
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.rules_about import RuleAboutObjects
from oathbreaker.terms.abilities import Amount, Filter, Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ATTACK: Final = "attack cost"
BLOCK: Final = "block cost"
"""The names under which combat asks what a creature costs."""
YOU: Final = "you"
WALKERS: Final = "you or planeswalkers you control"
EACH: Final = (
    ("for each creature they control that's attacking you", "あなたを攻撃するクリーチャー１体につき"),
    ("for each of those creatures", "それらのクリーチャー１体につき"),
)
"""(how the text says for each of which creatures it is paid, Japanese)"""


@term
class CostsToAttackYou(RuleStatement):
    """Creatures of a kind cannot attack you unless their controller pays mana for each of them (508.1h).

    Attributes:
        what: Which creatures.
        mana: What is paid for each.
        whom: Whom they cannot attack otherwise.
        said: How the text says that it is for each of them.
        amount: The X of the mana; None where there is none.
    """

    what: Filter
    mana: str
    whom: str
    said: str
    amount: Amount | None = None

    names: ClassVar[tuple[str, ...]] = (ATTACK,)

    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Concern the creatures of the kind."""
        return isinstance(self.what, Noun) and self.what.matches(context, about)

    @rule("508.1d", "508.1h")
    def bars(self, context: Context, name: str, about: Target, by: Context) -> bool:  # noqa: ARG002  as declared
        """Ask for it where one of them attacks you, or a planeswalker of yours if those are meant too."""
        if is_player(by.subject):
            return by.subject == context.controller
        attacked = context.state.objects.get(by.subject)
        if self.whom == YOU or attacked is None or attacked.controller != context.controller:
            return False
        return "planeswalker" in characteristics(context.state, by.subject).types

    @rule("508.1h")
    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the mana; an X is found now."""
        if self.amount is None:
            return (PayMana(self.mana),)
        number = value_of(self.amount, context)
        return (PayMana(f"{{{number}}}"),) if number else ()


@term
class CostsToFight(RuleAboutObjects):
    """A creature cannot attack, or attack or block, unless its controller pays mana (508.1h, 509.1d).

    Attributes:
        words: "attack", or "attack or block".
        payer: How the text calls its controller.
        mana: What is paid.
        what: The creature.
    """

    words: str
    payer: str
    mana: str
    what: Ref = NO_SUBJECT

    @property
    def names(self) -> tuple[str, ...]:
        """The names under which combat asks for it."""
        return (ATTACK,) if self.words == "attack" else (ATTACK, BLOCK)

    @rule("508.1h", "509.1d")
    def bars(self, context: Context, name: str, about: Target, by: Context) -> bool:  # noqa: ARG002  as declared
        """Ask for it whatever is attacked or blocked."""
        return True

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the mana."""
        return (PayMana(self.mana),)


def with_x(whom: str, said: str, what: Filter, mana: str, amount: Amount) -> CostsToAttackYou | None:
    """Return such a cost with an X that the text says."""
    return CostsToAttackYou(what, mana, whom, said, amount) if mana == "{X}" else None


def take_x(whom: str, said: str, tree: CostsToAttackYou) -> tuple[object, ...] | None:
    """Take `with_x` apart."""
    is_so = (tree.whom, tree.said) == (whom, said) and tree.amount is not None
    return (tree.what, tree.mana, tree.amount) if is_so else None


for protected, in_japanese in ((YOU, "あなた"), (WALKERS, "あなたやあなたがコントロールしているプレインズウォーカー")):
    for each, each_japanese in EACH:
        begin = f"{{what:noun/many}} can't attack {protected} unless their controller pays {{mana:mana}} {each}"
        unless = f"それらのコントローラーが{each_japanese}{{mana}}を支払わないかぎり"
        japanese = f"{{what}}は、{unless}、{in_japanese}を攻撃できない"
        phrase(
            STATEMENT,
            begin,
            CostsToAttackYou,
            whom=protected,
            said=each,
            ja=japanese,
        )
        phrase(
            STATEMENT,
            f"{begin} , where X is {{amount:quantity}}",
            CostsToAttackYou,
            build=partial(with_x, protected, each),
            take=partial(take_x, protected, each),
            ja=f"{japanese}。Ｘは{{amount}}に等しい",
        )
for fights, in_japanese in (("attack", "攻撃できない"), ("attack or block", "攻撃したりブロックしたりできない")):
    for payer, pays, payer_japanese in (
        ("its controller", "pays", "それのコントローラー"),
        ("you", "pay", "あなた"),
    ):
        phrase(
            TRAIT,
            f"can't {fights} unless {payer} {pays} {{mana:mana}}",
            CostsToFight,
            forms=("third",),
            words=fights,
            payer=payer,
            ja=f"では、{payer_japanese}が{{mana}}を支払わないかぎり{in_japanese}",
        )
