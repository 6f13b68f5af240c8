"""CR 607.2a, 607.3 Cards "exiled with" an object, and "the exiled card": what another ability of it has exiled."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.exiled_with import is_exiled_with
from oathbreaker.engine.objects import GameObject
from oathbreaker.language.categories import QUALIFIER, QUANTITY, THING
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.qualifiers import Qualifier
from oathbreaker.mechanics.quantities import STATS, StatOf
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import ExiledCards
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class ExiledWith(Qualifier):
    """Cards "exiled with this Saga"."""

    what: Ref

    zones: ClassVar[tuple[str, ...]] = ("exile",)

    @rule("607.2a")
    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Look by whose ability the card was exiled."""
        return is_exiled_with(thing, context.source)


phrase(QUALIFIER, "exiled with {what:this}", ExiledWith, ja="{what}により追放された")
fixed(THING, "the exiled card", ExiledCards(), forms=("one",))
fixed(THING, "the exiled cards", ExiledCards("the exiled cards"), forms=("many",))
for stat in STATS:
    fixed(QUANTITY, f"the exiled card's {stat}", StatOf(stat, ExiledCards("the exiled card's")))
    fixed(QUANTITY, f"the {stat} of the exiled card", StatOf(stat, ExiledCards("of the exiled card")))
