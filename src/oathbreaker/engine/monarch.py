"""CR 725 The monarch: the designation, and the two inherent triggered abilities that have no source.

Seam: `make_monarch` gives the designation outside of any event. The state keeps inherent abilities under "inherent":
pairs of the designation's name and an ability, which the index of abilities reads; who is designated controls them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect, Subject, TriggerEvent
from oathbreaker.engine.announcement import is_player
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event, PlayerEvent
from oathbreaker.engine.happening import happen
from oathbreaker.engine.index import INHERENT
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.movement import Draw
from oathbreaker.engine.player_events import StepBegins
from oathbreaker.engine.state import State
from oathbreaker.terms.abilities import TriggeredAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

MONARCH: Final = "monarch"
"""The name of the designation among the values of the game: a seat."""


@rule("725.3")
class BecomeMonarch(PlayerEvent):
    """A player becomes the monarch; whoever was it ceases to be."""

    __slots__ = ()
    kind: ClassVar[str] = "become monarch"
    cites: ClassVar[str] = "725.3"

    def is_possible(self, state: State) -> bool:
        """Nothing happens to the monarch, nor to one who has left."""
        return state.players[self.seat].in_game and state.recall(MONARCH) != self.seat

    def perform(self, state: State) -> None:
        """Give the player the designation."""
        make_monarch(state, self.seat)


@rule("725.2")
@term
class MonarchsEndStep(TriggerEvent):
    """The end step of the monarch, who controls the ability, begins."""

    kinds: ClassVar[tuple[str, ...]] = ("step begins",)

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at whose end step it is."""
        is_theirs = isinstance(event, StepBegins) and event.step == "end" and event.seat == context.controller
        return Subject(context.controller) if is_theirs else None


@rule("725.2")
@term
class MonarchIsDamaged(TriggerEvent):
    """A creature deals combat damage to the monarch, who controls the ability."""

    kinds: ClassVar[tuple[str, ...]] = ("damage",)

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what dealt it, and to whom."""
        if not isinstance(event, DealDamage) or not event.is_combat or event.target != context.controller:
            return None
        known = context.state.last_known.get(event.source)
        if event.source in context.state.objects:
            types = characteristics(context.state, event.source).types
        else:
            types = known.characteristics.types if known is not None else ()
        return Subject(event.source) if "creature" in types else None


@rule("725.2")
@term
class MonarchDraws(Effect):
    """The player whose end step it was draws a card."""

    def perform(self, context: Context) -> Procedure[None]:
        """Let the player draw."""
        if is_player(context.subject):
            yield from happen(context.state, (Draw(context.subject),))


@rule("725.2")
@term
class ControllerBecomesMonarch(Effect):
    """The controller of the creature that dealt the damage becomes the monarch."""

    def perform(self, context: Context) -> Procedure[None]:
        """Make them the monarch: who controls it now, or controlled it last."""
        state = context.state
        thing = state.objects.get(context.subject)
        known = state.last_known.get(context.subject)
        found = thing if thing is not None else known.object if known is not None else None
        if found is not None:
            yield from happen(state, (BecomeMonarch(found.controller),))


ABILITIES: Final = (
    (MONARCH, TriggeredAbility(MonarchsEndStep(), (MonarchDraws(),))),
    (MONARCH, TriggeredAbility(MonarchIsDamaged(), (ControllerBecomesMonarch(),))),
)
"""The inherent abilities, by the designation whose holder controls them."""


@rule("725.1", "725.3")
def make_monarch(state: State, seat: int) -> None:
    """Make a player the monarch."""
    state.remember(MONARCH, seat)
    state.remember(INHERENT, ABILITIES)
    state.continuous_changed()
