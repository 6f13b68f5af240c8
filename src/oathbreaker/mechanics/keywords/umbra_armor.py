"""CR 702.89 Umbra armor: an Aura that is destroyed instead of what it enchants."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import Destroy
from oathbreaker.engine.regenerating import DamageRemoved, DestroyUmbra
from oathbreaker.engine.statements import Replacement
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import fixed
from oathbreaker.terms.abilities import Ability, StaticAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class UmbraArmor(Keyword):
    """702.89 Umbra armor."""

    name: ClassVar[str] = "umbra armor"

    @rule("702.89a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the replacement."""
        return (StaticAbility((DestroyedInstead(),)),)


@term
class DestroyedInstead(Replacement):
    """If enchanted permanent would be destroyed, its damage is removed and the Aura destroyed instead."""

    kinds: ClassVar[tuple[str, ...]] = ("destroy",)

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to the destruction of what the Aura is attached to."""
        source = context.state.objects.get(context.source)
        return isinstance(event, Destroy) and source is not None and source.attached_to == event.oid

    @rule("702.89a")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Let the Aura be destroyed instead."""
        yield from ()
        assert isinstance(event, Destroy)  # noqa: S101  `applies` has told
        return [DamageRemoved(event.oid, context.source), DestroyUmbra(context.source, context.source)]


fixed(KEYWORD, "umbra armor", UmbraArmor(), ja="族霊鎧")
