"""CR 510.2, 608.2i Permanents "whose controller was dealt combat damage by this creature this turn"."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.objects import GameObject
from oathbreaker.language.categories import QUALIFIER
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import thing as the_thing
from oathbreaker.mechanics.qualifiers import Qualifier
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class ControllerWasDamaged(Qualifier):
    """Permanents whose controller was dealt combat damage by an object this turn."""

    by: Ref

    reads: ClassVar[tuple[str, ...] | None] = None

    @rule("510.2", "608.2i")
    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Look at the damage of this turn."""
        source = the_thing(self.by, context)
        return any(
            isinstance(event, DealDamage)
            and event.is_combat
            and event.source == source
            and event.target == thing.controller
            for event in context.state.log
        )


phrase(
    QUALIFIER,
    "whose controller was dealt combat damage by {by:this} this turn",
    ControllerWasDamaged,
    ja="このターンに{by}によって戦闘ダメージを与えられたプレイヤーがコントロールしている",
)
