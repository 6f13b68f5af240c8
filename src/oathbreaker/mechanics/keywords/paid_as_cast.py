"""CR 702.153, 702.166 Casualty and bargain: what may be paid besides."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition, Keyword
from oathbreaker.engine.context import Context
from oathbreaker.engine.ways import OptionalCost
from oathbreaker.language.categories import CONDITION, KEYWORD
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.costs import SacrificeCost
from oathbreaker.mechanics.events import ThisIsCast
from oathbreaker.mechanics.keywords.as_cast import PaidFor, announced
from oathbreaker.mechanics.keywords.stack_copies import CopyForEachPaid
from oathbreaker.mechanics.nouns import Head, Noun
from oathbreaker.mechanics.qualifiers import WithNumber
from oathbreaker.terms.abilities import Ability, Amount, TriggeredAbility
from oathbreaker.terms.refs import Some
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

CREATURE: Final = Head((("creature",),))
BARGAINED: Final = SacrificeCost(Some(Noun(Head((("artifact",), ("enchantment",), ("token",))))))
"""What bargain costs."""


@term
class Casualty(Keyword):
    """702.153 Casualty."""

    number: Amount

    name: ClassVar[str] = "casualty"

    @rule("702.153a")
    def optional_costs(self) -> tuple[OptionalCost, ...]:
        """Return the sacrifice of a creature with so much power."""
        strong = Noun(CREATURE, (), (WithNumber("power", self.number, "least"),))
        return (OptionalCost("casualty", (SacrificeCost(Some(strong)),)),)

    @rule("702.153a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the triggered ability that copies the spell."""
        return (TriggeredAbility(ThisIsCast(), (CopyForEachPaid("casualty"),), (), PaidFor("casualty")),)


@term
class Bargain(Keyword):
    """702.166 Bargain; other abilities ask whether it was paid."""

    name: ClassVar[str] = "bargain"

    @rule("702.166a")
    def optional_costs(self) -> tuple[OptionalCost, ...]:
        """Return the sacrifice of an artifact, enchantment or token."""
        return (OptionalCost("bargain", (BARGAINED,)),)


@term
class WasBargained(Condition):
    """The spell, or that which became the permanent, was bargained; `said` is what the text calls it."""

    is_announced: ClassVar[bool] = True

    said: str

    @rule("702.166b", "702.166d", "400.7d")
    def holds(self, context: Context) -> bool:
        """Look at what was announced as the spell was cast."""
        return announced(context).times_paid("bargain") > 0


phrase(KEYWORD, "casualty {number:number}", Casualty, ja="犠牲{number}")
fixed(KEYWORD, "bargain", Bargain(), ja="協約")
for said, japanese in (("this spell", "この呪文"), ("it", "それ")):
    fixed(CONDITION, f"{said} was bargained", WasBargained(said), ja=f"{japanese}が協約されていた")
