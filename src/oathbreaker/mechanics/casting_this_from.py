"""CR 601.3, 113.6 Cards that say of themselves that they may be cast from elsewhere than the hand."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.engine.ways import WayToCast
from oathbreaker.language.categories import STATEMENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.sentences import holds
from oathbreaker.terms.abilities import Condition
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ABILITIES: Final = {"bestow": "授与", "mutate": "変容"}
"""Keywords that give a way to cast -> their names in Japanese."""


@term
class CastThisFrom(RuleStatement):
    """This card may be cast from a zone.

    Attributes:
        zone: From where.
        using: The name of the keyword ability that has to be used; "" for any way.
        condition: What must be so; None for nothing.
    """

    zone: str
    using: str = ""
    condition: Condition | None = None

    names: ClassVar[tuple[str, ...]] = ("may cast",)
    zones: ClassVar[tuple[str, ...]] = ("graveyard", "exile")
    about_itself: ClassVar[bool] = True

    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of this card alone, in that zone."""
        thing = context.state.objects.get(about)
        if about != context.source or thing is None or thing.zone != self.zone:
            return False
        if self.condition is not None and not holds(self.condition, context):
            return False
        return not self.using or self.way(context, about) is not None

    def way(self, context: Context, about: Target) -> WayToCast | None:
        """Return the way that the keyword gives; None where the card does not have it."""
        for keyword in characteristics(context.state, about).keywords:
            if isinstance(keyword, Keyword) and keyword.name == self.using:
                return next((way.from_zone(self.zone) for way in keyword.ways()), None)
        return None

    @rule("601.3b", "118.9a")
    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return how it may be cast from there."""
        return WayToCast("", (self.zone,)) if not self.using else self.way(context, about)


for words, place, from_there in (("your graveyard", "graveyard", "あなたの墓地"), ("exile", "exile", "追放領域")):
    fixed(
        STATEMENT,
        f"you may cast this card from {words}",
        CastThisFrom(place),
        ja=f"あなたは{from_there}からこのカードを唱えてもよい",
    )
phrase(
    STATEMENT,
    "you may cast this card from your graveyard if {condition:condition}",
    CastThisFrom,
    build=lambda condition: CastThisFrom("graveyard", condition=condition),
    take=lambda tree: (tree.condition,) if tree.condition is not None and not tree.using else None,
    ja="{condition.nara}、あなたはあなたの墓地からこのカードを唱えてもよい",
)
for word, japanese in ABILITIES.items():
    fixed(
        STATEMENT,
        f"you may cast this card from your graveyard using its {word} ability",
        CastThisFrom("graveyard", word),
        ja=f"あなたはこれの{japanese}能力を用いて、あなたの墓地からこのカードを唱えてもよい",
    )
