"""CR 510.1a, 510.1c Creatures that assign combat damage by toughness, or as though they weren't blocked."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import STATEMENT, TRAIT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.rules_about import RuleAboutObjects
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import This
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@rule("510.1a")
@term
class AssignsByToughness(RuleAboutObjects):
    """Creatures assign combat damage equal to their toughness rather than their power."""

    what: Ref = NO_SUBJECT

    names: ClassVar[tuple[str, ...]] = ("assigns combat damage",)

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return what combat asks for."""
        return "toughness"


@rule("510.1c")
@term
class AssignsAsThoughUnblocked(RuleAboutObjects):
    """Its controller may have a creature assign its combat damage as though it weren't blocked."""

    what: Ref

    names: ClassVar[tuple[str, ...]] = ("assigns as though unblocked",)


for whose, pronoun in (("its", "its"), ("their", "their")):
    phrase(
        TRAIT,
        f"[assign|assigns] combat damage equal to {whose} toughness rather than {pronoun} power",
        AssignsByToughness,
        forms=("third",) if whose == "its" else ("base",),
        ja="、パワーではなくタフネスに等しい点数の戦闘ダメージを割り振る",
    )
phrase(
    STATEMENT,
    "you may have {what:this} assign its combat damage as though it weren't blocked",
    AssignsAsThoughUnblocked,
    build=lambda what: AssignsAsThoughUnblocked(what) if isinstance(what, This) else None,
    take=lambda tree: (tree.what,),
    ja="あなたは{what}の戦闘ダメージを、これがブロックされなかったかのように割り振ってもよい",
)
