"""CR 702.33 Kicker, 702.27 buyback, 702.42 entwine: additional costs that may be paid as a spell is cast."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.engine.ways import OptionalCost
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.keywords.as_cast import ReturnedAsItResolves, announced
from oathbreaker.terms.abilities import Ability, StaticAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class Kicker(Keyword):
    """702.33 Kicker: an additional cost; other abilities ask whether it was paid."""

    cost: str

    name: ClassVar[str] = "kicker"

    @rule("702.33a")
    def optional_costs(self) -> tuple[OptionalCost, ...]:
        """Return the cost, to be paid once."""
        return (OptionalCost("kicker", (PayMana(self.cost),)),)


@term
class Multikicker(Keyword):
    """702.33c Multikicker: a kicker cost that may be paid any number of times."""

    cost: str

    name: ClassVar[str] = "multikicker"

    @rule("702.33c")
    def optional_costs(self) -> tuple[OptionalCost, ...]:
        """Return the cost, to be paid any number of times."""
        return (OptionalCost("multikicker", (PayMana(self.cost),), may_repeat=True),)


@term
class Buyback(Keyword):
    """702.27 Buyback: the spell returns to its owner's hand as it resolves if the cost was paid."""

    cost: str

    name: ClassVar[str] = "buyback"

    @rule("702.27a")
    def optional_costs(self) -> tuple[OptionalCost, ...]:
        """Return the cost."""
        return (OptionalCost("buyback", (PayMana(self.cost),)),)

    @rule("702.27a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return what happens as it resolves."""
        return (StaticAbility((ReturnedAsItResolves("buyback"),)),)


@term
class ChoosesAllModes(RuleStatement):
    """All modes of a spell are chosen if a cost was paid."""

    name: str

    names: ClassVar[tuple[str, ...]] = ("chooses all modes",)
    zones: ClassVar[tuple[str, ...]] = ("stack",)

    @rule("702.42a")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of this spell alone, once the cost was announced."""
        return about == context.source and announced(context).times_paid(self.name) > 0


@term
class Entwine(Keyword):
    """702.42 Entwine: all modes are chosen if the cost was paid."""

    cost: str

    name: ClassVar[str] = "entwine"

    @rule("702.42a")
    def optional_costs(self) -> tuple[OptionalCost, ...]:
        """Return the cost."""
        return (OptionalCost("entwine", (PayMana(self.cost),)),)

    @rule("702.42a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return what the cost does."""
        return (StaticAbility((ChoosesAllModes("entwine"),)),)


phrase(KEYWORD, "kicker {cost:mana}", Kicker, ja="キッカー{cost}")
phrase(KEYWORD, "multikicker {cost:mana}", Multikicker, ja="多重キッカー{cost}")
phrase(KEYWORD, "buyback {cost:mana}", Buyback, ja="バイバック{cost}")
phrase(KEYWORD, "entwine {cost:mana}", Entwine, ja="双呪{cost}")
