"""CR 608, 701.6 What is said of a spell itself while it is on the stack."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.language.categories import EFFECT, STATEMENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.continuous import ThisTurn
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.rules_about import RuleAboutItself
from oathbreaker.terms.abilities import Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


def is_cast_by(thing: GameObject, seat: int) -> bool:
    """Tell whether a player has cast a spell; a copy was not cast."""
    return thing.announcement is not None and thing.announcement.caster == seat


@rule("701.6a", "614.17")
@term
class CannotBeCountered(RuleAboutItself):
    """A spell cannot be countered."""

    names: ClassVar[tuple[str, ...]] = ("can't counter",)
    zones: ClassVar[tuple[str, ...]] = ("stack",)


@term
class SpellsCannotBeCountered(RuleStatement):
    """Spells of a kind cannot be countered; `yours` if only those that you cast."""

    what: Filter
    yours: bool = False

    names: ClassVar[tuple[str, ...]] = ("can't counter",)

    @rule("701.6a", "614.17")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of such spells on the stack."""
        if not isinstance(self.what, Noun) or self.what.head.kind != "spell" or not self.what.matches(context, about):
            return False
        return not self.yours or is_cast_by(context.state.objects[about], context.controller)


@term
class SpellsCannotBeCounteredThisTurn(Effect):
    """Spells of a kind cannot be countered this turn; `yours` if only those that you cast."""

    what: Filter
    yours: bool = False

    @rule("611.2c", "701.6a")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect: it is about any such spell that is cast meanwhile."""
        yield from ()
        begin_lasting(context, SpellsCannotBeCountered(self.what, self.yours), ThisTurn())


fixed(STATEMENT, "this spell can't be countered", CannotBeCountered(), ja="この呪文は打ち消されない")
phrase(STATEMENT, "{what:noun/many} can't be countered", SpellsCannotBeCountered, ja="{what}は打ち消されない")
phrase(
    EFFECT,
    "{what:noun/many} can't be countered this turn",
    SpellsCannotBeCounteredThisTurn,
    ja="このターン、{what}は打ち消されない",
)
phrase(
    EFFECT,
    "{what:noun/many} you cast this turn can't be countered",
    SpellsCannotBeCounteredThisTurn,
    yours=True,
    ja="このターン、あなたが唱える{what}は打ち消されない",
)
phrase(
    STATEMENT,
    "{what:noun/many} you cast can't be countered",
    SpellsCannotBeCountered,
    yours=True,
    ja="あなたが唱える{what}は打ち消されない",
)
