"""CR 702.140 Mutate: a creature card cast as a spell that merges with a creature, and what notices that."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Amount, Keyword, Subject
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.events import Event
from oathbreaker.engine.mutating import MUTATE, Mutates, times_mutated
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.ways import WayToCast
from oathbreaker.language.categories import EVENT, KEYWORD, QUALIFIER, QUANTITY
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import thing
from oathbreaker.mechanics.noticing import Notices, speaks_of
from oathbreaker.mechanics.nouns import Adjective, Head, Noun
from oathbreaker.mechanics.qualifiers import Qualifier
from oathbreaker.mechanics.quantities import look_of
from oathbreaker.terms.abilities import Ref, TargetSpec
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class OwnedWithThis(Qualifier):
    """Objects with the same owner as the source."""

    reads: ClassVar[tuple[str, ...] | None] = ()

    @rule("702.140a")
    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Compare the owners."""
        source = context.source_object()
        return source is not None and thing.owner == source.owner


MERGED_WITH = TargetSpec(Noun(Head((("creature",),)), (Adjective("non-Human"),), (OwnedWithThis(),)))
"""What a mutating creature spell targets."""


@term
class Mutate(Keyword):
    """702.140 Mutate: another cost, for which the spell merges with a creature."""

    cost: str

    name: ClassVar[str] = MUTATE

    @rule("702.140a")
    def ways(self) -> tuple[WayToCast, ...]:
        """Return the other way to cast it, with what it then targets."""
        return (WayToCast(MUTATE, costs=(PayMana(self.cost),), targets=(MERGED_WITH,)),)

    @rule("702.140a")
    def targets_cast(self, way: str) -> tuple[TargetSpec, ...]:
        """Return what it targets as a mutating creature spell."""
        return (MERGED_WITH,) if way == MUTATE else ()


@term
class HasMutated(Notices):
    """A creature mutates."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = (Mutates.kind,)

    @rule("702.140d")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at the creature with which a spell has merged, as it is now."""
        if not isinstance(event, Mutates) or not speaks_of(self.what, context, event.oid):
            return None
        return Subject(event.oid)


@term
class TimesMutated(Amount):
    """The number of times that a creature has mutated."""

    what: Ref

    reads: ClassVar[tuple[str, ...] | None] = None

    @rule("702.140d", "608.2h")
    def value(self, context: Context) -> int:
        """Return it, by last-known information where the creature is gone."""
        found = look_of(context.state, thing(self.what, context))
        return times_mutated(found[0]) if found is not None else 0


phrase(KEYWORD, "mutate {cost:mana}", Mutate, ja="変容{cost}")
phrase(EVENT, "whenever {what:this} mutates", HasMutated, ja="{what}が変容するたび")
phrase(EVENT, "whenever {what:some} mutates", HasMutated, ja="{what}が変容するたび")
fixed(QUALIFIER, "with the same owner as this spell", OwnedWithThis(), ja="この呪文とオーナーが同じである")
phrase(QUANTITY, "the number of times {what:this} has mutated", TimesMutated, ja="{what}が変容した回数")
