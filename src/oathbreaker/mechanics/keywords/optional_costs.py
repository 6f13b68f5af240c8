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
from oathbreaker.mechanics.keywords.attaching import mana_only, take_mana
from oathbreaker.mechanics.kicker_costs import kicker_of
from oathbreaker.terms.abilities import Ability, Cost, StaticAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class Kicker(Keyword):
    """702.33 Kicker: an additional cost; other abilities ask whether it was paid."""

    costs: tuple[Cost, ...]

    name: ClassVar[str] = "kicker"

    @rule("702.33a")
    def optional_costs(self) -> tuple[OptionalCost, ...]:
        """Return the cost, to be paid once."""
        return (OptionalCost("kicker", self.costs),)


@term
class EitherKicker(Keyword):
    """702.33b Kicker with two costs, of which one or both may be paid; each is known by its own."""

    first: str
    second: str

    name: ClassVar[str] = "kicker"

    @rule("702.33b", "702.33f")
    def optional_costs(self) -> tuple[OptionalCost, ...]:
        """Return both costs, each to be paid once."""
        return tuple(OptionalCost(kicker_of(cost), (PayMana(cost),)) for cost in (self.first, self.second))


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

    costs: tuple[Cost, ...]

    name: ClassVar[str] = "buyback"

    @rule("702.27a")
    def optional_costs(self) -> tuple[OptionalCost, ...]:
        """Return the cost."""
        return (OptionalCost("buyback", self.costs),)

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

    costs: tuple[Cost, ...]

    name: ClassVar[str] = "entwine"

    @rule("702.42a")
    def optional_costs(self) -> tuple[OptionalCost, ...]:
        """Return the cost."""
        return (OptionalCost("entwine", self.costs),)

    @rule("702.42a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return what the cost does."""
        return (StaticAbility((ChoosesAllModes("entwine"),)),)


for word, keyword, japanese in (
    ("kicker", Kicker, "キッカー"),
    ("buyback", Buyback, "バイバック"),
    ("entwine", Entwine, "双呪"),
):
    phrase(
        KEYWORD,
        f"{word} {{cost:mana}}",
        keyword,
        build=lambda cost, keyword=keyword: keyword(mana_only(cost)),
        take=lambda tree: (mana,) if (mana := take_mana(tree.costs)) is not None else None,
        ja=f"{japanese}{{cost}}",
    )
    phrase(
        KEYWORD,
        f"{word} -- {{costs:costs}} .",
        keyword,
        take=lambda tree: (tree.costs,) if take_mana(tree.costs) is None else None,
        ja=f"{japanese}―{{costs}}。",
    )
phrase(
    KEYWORD, "kicker {first:mana} and/or {second:mana}", EitherKicker, ja="キッカー{first}と{second}の一方または両方"
)
phrase(KEYWORD, "multikicker {cost:mana}", Multikicker, ja="多重キッカー{cost}")
