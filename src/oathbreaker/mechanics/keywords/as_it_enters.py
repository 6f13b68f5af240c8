"""CR 702.44 Sunburst, 702.157 squad, 702.175 offspring: what permanents get for how they were cast."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect, Keyword
from oathbreaker.engine.context import Context
from oathbreaker.engine.copies import Exceptions, token_copying
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import PlayableCard
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.statements import Replacement
from oathbreaker.engine.token_events import CreateToken
from oathbreaker.engine.ways import OptionalCost
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.events import Enters
from oathbreaker.mechanics.keywords.as_cast import PaidFor, announced
from oathbreaker.terms.abilities import Ability, StaticAbility, TriggeredAbility
from oathbreaker.terms.refs import This
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class CreateCopiesPaid(Effect):
    """Tokens that are copies of the permanent, one for each time that a cost was paid.

    Attributes:
        name: The cost.
        size: What their power and toughness are instead of its own; 0 for its own.
    """

    name: str
    size: int = 0

    @rule("702.157a", "702.175a", "608.2h")
    def perform(self, context: Context) -> Procedure[None]:
        """Create them, by last-known information if it is gone."""
        values: dict[str, object] = {"power": self.size, "toughness": self.size} if self.size else {}
        definition = definition_of_copy(context, Exceptions(values=values))
        if definition is not None:
            times = announced(context).times_paid(self.name)
            events = [CreateToken(context.controller, definition, context.source) for _ in range(times)]
            yield from happen(context.state, events)


def definition_of_copy(context: Context, exceptions: Exceptions) -> PlayableCard | None:
    """Return what a token is that copies the source; None where nothing is known of it."""
    state, source = context.state, context.source
    if source not in state.objects and source not in state.last_known:
        return None
    return token_copying(state, source, exceptions)[0]


@term
class EntersWithSunburst(Replacement):
    """A permanent enters with a counter for each color of mana spent to cast it."""

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    for_itself: ClassVar[bool] = True

    def number(self, context: Context, event: Event) -> int:
        """Return how many colors of mana were spent on the spell that becomes the permanent."""
        if not isinstance(event, ZoneChange) or event.origin != "stack" or event.zone != "battlefield":
            return 0
        spell = context.state.objects.get(event.oid)
        said = spell.announcement if spell is not None else None
        return len({mana.symbol for mana in said.spent} & set("WUBRG")) if said is not None else 0

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to the permanent itself as it enters from the stack."""
        return self.number(context, event) > 0

    @rule("702.44a", "702.44b")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Let a creature enter with +1/+1 counters, anything else with charge counters."""
        yield from ()
        assert isinstance(event, ZoneChange)  # noqa: S101  `applies` has told
        kind = "+1/+1" if "creature" in event.look(context.state).types else "charge"
        event.counters[kind] = event.counters.get(kind, 0) + self.number(context, event)
        return [event]


@term
class Sunburst(Keyword):
    """702.44 Sunburst: counters for the colors of mana spent."""

    name: ClassVar[str] = "sunburst"

    @rule("702.44a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the static ability."""
        return (StaticAbility((EntersWithSunburst(),)),)


@term
class Squad(Keyword):
    """702.157 Squad: a copy for each time the cost was paid."""

    cost: str

    name: ClassVar[str] = "squad"

    @rule("702.157a")
    def optional_costs(self) -> tuple[OptionalCost, ...]:
        """Return the cost, to be paid any number of times."""
        return (OptionalCost("squad", (PayMana(self.cost),), may_repeat=True),)

    @rule("702.157a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the triggered ability."""
        return (TriggeredAbility(Enters(This()), (CreateCopiesPaid("squad"),), (), PaidFor("squad")),)


@term
class Offspring(Keyword):
    """702.175 Offspring: a 1/1 copy if the cost was paid."""

    cost: str

    name: ClassVar[str] = "offspring"

    @rule("702.175a")
    def optional_costs(self) -> tuple[OptionalCost, ...]:
        """Return the cost."""
        return (OptionalCost("offspring", (PayMana(self.cost),)),)

    @rule("702.175a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the triggered ability."""
        return (TriggeredAbility(Enters(This()), (CreateCopiesPaid("offspring", 1),), (), PaidFor("offspring")),)


fixed(KEYWORD, "sunburst", Sunburst(), ja="烈日")
phrase(KEYWORD, "squad {cost:mana}", Squad, ja="分隊{cost}")
phrase(KEYWORD, "offspring {cost:mana}", Offspring, ja="新生{cost}")
