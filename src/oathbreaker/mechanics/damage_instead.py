"""CR 614.1a, 615.5 Damage that is prevented or replaced with something else: counters, milled cards."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.announcement import is_player
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event, PlayerEvent
from oathbreaker.engine.events import PutCounters as PutEvent
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import Replacement
from oathbreaker.language.categories import STATEMENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.multiplied_damage import WOULD, WhichDamage
from oathbreaker.mechanics.noticing import NOTICED, speaks_of
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@rule("701.17a")
class Mills(PlayerEvent):
    """A player mills so many cards because of damage: those on top when it comes to it."""

    __slots__ = ()
    kind: ClassVar[str] = "mill"
    cites: ClassVar[str] = "701.17a"

    def waits_for(self, others: list[Event]) -> bool:
        """Wait for what happens at the same time: cards are not milled twice (615.5)."""
        return bool(others)

    def contained(self, state: State) -> list[Event]:
        """Return the moves of the top cards."""
        top = state.library(self.seat)[: self.amount]
        return [ZoneChange(state, oid, "graveyard", reason="mill", source=self.source) for oid in top]


class DamageBecomes(Replacement):
    """Something else happens instead of damage, or because it was prevented."""

    __slots__ = ()

    kinds: ClassVar[tuple[str, ...]] = ("damage",)
    prevents: ClassVar[bool] = False
    by: Ref
    damage: WhichDamage

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out: what deals the damage is described, or the object itself."""
        return type(self.by) in NOTICED

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to damage of the kind by and to what is meant."""
        return (
            isinstance(event, DealDamage)
            and self.damage.takes_in(context, event)
            and speaks_of(self.by, context, event.source)
        )

    def instead(self, context: Context, event: DealDamage) -> list[Event]:
        """Return what happens.

        Raises:
            NotImplementedError: The class does not say what.
        """
        raise NotImplementedError(type(self).__name__)

    @rule("615.5", "615.12")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Let it happen; what can't be prevented is dealt besides."""
        yield from ()
        assert isinstance(event, DealDamage)  # noqa: S101  `applies` has told
        kept: list[Event] = [event] if self.prevents and event.unpreventable else []
        return kept + self.instead(context, event)


@term
class CountersForDamage(DamageBecomes):
    """As many counters as there would be damage are put on the creature to which it would be dealt."""

    by: Ref
    damage: WhichDamage
    counter: str

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out: it is about damage to a creature."""
        return type(self.by) in NOTICED and self.damage.to.startswith("a creature")

    @rule("614.1a", "122.6")
    def instead(self, context: Context, event: DealDamage) -> list[Event]:
        """Return the putting of the counters."""
        return [] if is_player(event.target) else [PutEvent(event.target, self.counter, event.amount, context.source)]


@term
class MillsForDamage(DamageBecomes):
    """The damage is prevented, and each opponent mills as many cards."""

    by: Ref
    damage: WhichDamage

    prevents: ClassVar[bool] = True

    @rule("615.5", "615.10")
    def instead(self, context: Context, event: DealDamage) -> list[Event]:
        """Return the milling, in turn order."""
        state = context.state
        opponents = state.opponents(context.controller)
        return [Mills(seat, event.amount, context.source) for seat in state.apnap() if seat in opponents]


PREVENT: Final = f"{WOULD} , prevent that damage"
JAPANESE: Final = "{by}が{damage}を与えるなら、"
phrase(
    STATEMENT,
    f"{WOULD} , put that many {{counter:counter-kind}} counters on that creature instead",
    CountersForDamage,
    ja=f"{JAPANESE}代わりにそのクリーチャーの上にその数の{{counter}}を置く",
)
phrase(
    STATEMENT,
    f"{PREVENT} and each opponent mills that many cards",
    MillsForDamage,
    ja=f"{JAPANESE}そのダメージを軽減し、各対戦相手はそれぞれその枚数のカードを切削する",
)
