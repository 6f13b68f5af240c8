"""CR 702.103 Bestow: a creature card that can be cast as an Aura."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.bestowing import BESTOW, is_bestowed
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.layers_changes import add_keyword, add_subtypes, remove_card_types
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.statements import LayerStatement
from oathbreaker.engine.ways import WayToCast
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.keywords.plain import Enchant
from oathbreaker.mechanics.nouns import Head, Noun
from oathbreaker.terms.abilities import Ability, StaticAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ENCHANT_CREATURE: Final = Enchant(Noun(Head((("creature",),))))


@term
class BestowedLook(LayerStatement):
    """What is bestowed is an Aura with enchant creature, and no creature."""

    reads: ClassVar[tuple[str, ...] | None] = ("attachment", "casting")
    layers: ClassVar[tuple[str, ...]] = ("4", "6")
    zones: ClassVar[tuple[str, ...]] = ("battlefield", "stack")
    reaches: ClassVar[tuple[str, ...]] = ("battlefield", "stack")
    among: ClassVar[str] = "self"

    @rule("702.103b")
    def affects(self, context: Context, oid: int) -> bool:
        """Affect itself, while it is bestowed."""
        return oid == context.source and is_bestowed(context.state, oid)

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Change its types, and let it enchant."""
        if layer == "6":
            add_keyword(characteristics, ENCHANT_CREATURE)
            return
        remove_card_types(characteristics, "creature")
        add_subtypes(characteristics, "Aura")


@term
class Bestow(Keyword):
    """702.103 Bestow: another cost, for which it is cast as an Aura."""

    cost: str

    name: ClassVar[str] = "bestow"

    @rule("702.103a")
    def ways(self) -> tuple[WayToCast, ...]:
        """Return the other way to cast it, with what it then targets."""
        return (WayToCast(BESTOW, costs=(PayMana(self.cost),), targets=ENCHANT_CREATURE.spell_targets()),)

    @rule("702.103b")
    def abilities(self) -> tuple[Ability, ...]:
        """Return what it is while it is bestowed."""
        return (StaticAbility((BestowedLook(),)),)


phrase(KEYWORD, "bestow {cost:mana}", Bestow, ja="授与{cost}")
