"""CR 603.2 Matching triggered abilities with what happens; delayed, reflexive and state-triggered ones too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition, StateTrigger, Subject, TriggerEvent
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event, ObjectEvent
from oathbreaker.engine.finding_again import BECAME, known_again
from oathbreaker.engine.index import index_of, statements
from oathbreaker.engine.index_entries import TriggerEntry
from oathbreaker.engine.lasting import DelayedTrigger, PendingTrigger
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.once_each_turn import OnlyOnceForPlayer, is_spent, limit_of, note_spent
from oathbreaker.engine.state import VERSIONS, State
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.engine.transforming import DOUBLE_FACED, TURNED
from oathbreaker.terms.abilities import Duration, TriggeredAbility
from oathbreaker.terms.abilities import TriggerEvent as TriggerEventTerm
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ABILITY_TRIGGERS: Final = "ability triggers"
"""The kind of event that an ability triggering is."""

TRIGGERS_MORE: Final = "triggers additional times"
"""The name of statements by which abilities trigger an additional time."""

STATE: Final = "state"
"""The kind under which abilities stand that wait for no event (603.8)."""


class AbilityTriggers(ObjectEvent):
    """An ability triggers (603.2); `oid` is its source. It is matched and not recorded."""

    __slots__ = ("seat",)
    kind: ClassVar[str] = ABILITY_TRIGGERS
    cites: ClassVar[str] = "603.2"

    def __init__(self, oid: int, seat: int) -> None:
        super().__init__(oid, oid)
        self.seat = seat


@rule("603.10")
def match_before(state: State, events: list[Event]) -> None:
    """Find the abilities that look back in time: before the events are performed."""
    table = index_of(state).back
    if table and (len(events) != 1 or events[0].kind in table):
        match(state, events, table)


@rule("603.2", "603.3a", "603.8")
def match_after(state: State, events: list[Event]) -> None:
    """Find the other abilities that trigger: after the events, delayed ones included, and what has become so."""
    table = index_of(state).triggers
    if table:
        if len(events) != 1 or events[0].kind in table:
            match(state, events, table)
        if STATE in table:
            match_states(state)
    if state.delayed:
        match_delayed(state, events)


def match(state: State, events: list[Event], table: dict[str, list[TriggerEntry]]) -> None:
    """Let the abilities of a table trigger on events; each ability sees the events of all its kinds together."""
    seen: list[TriggerEntry] = []
    for kind in (events[0].kind,) if len(events) == 1 else dict.fromkeys([event.kind for event in events]):
        moved = {oid for event in events if isinstance(event, ZoneChange) for oid in (event.oid, event.new_oid)}
        for entry in table.get(kind, ()):
            if entry in seen or (entry.moves_itself and kind == "zone change" and entry.source not in moved):
                continue
            seen.append(entry)
            context = Context(state, entry.source, entry.controller)
            subjects = entry.event.occurrences(context, events)
            for subject in subjects:
                trigger(state, entry, subject, causes(entry, context, events, subjects, subject))


@rule("603.4")
def trigger(state: State, entry: TriggerEntry, subject: Subject, because: Sequence[Event] = ()) -> None:
    """Let an ability trigger, if its intervening "if" is true; because of which events, if of any."""
    limit = limit_of(entry.ability)
    where = (entry.source, entry.ability_index, entry.controller)
    if limit is not None and is_spent(state, limit, *where):
        return
    if holds(state, entry.ability, entry.source, entry.controller, subject):
        if limit is not None and not isinstance(limit, OnlyOnceForPlayer):
            note_spent(state, limit, *where)
        made = (entry.ability, entry.ability_index, entry.source, entry.controller)
        for _ in range(1 + times_more(state, entry, because)):
            add_pending(state, PendingTrigger(*made, subject.target, subject.results, (), subject.amount))
        if ABILITY_TRIGGERS in index_of(state).triggers and not waits_for_abilities(entry.event):
            match(state, [AbilityTriggers(entry.source, entry.controller)], index_of(state).triggers)


@rule("603.3b")
def waits_for_abilities(event: TriggerEventTerm) -> bool:
    """Tell whether what an ability waits for is another ability triggering."""
    return isinstance(event, TriggerEvent) and ABILITY_TRIGGERS in event.kinds


@rule("603.2d")
class TriggersMore(RuleStatement):
    """A statement by which abilities trigger an additional time; `concerns` is asked about their source."""

    __slots__ = ()

    names: ClassVar[tuple[str, ...]] = (TRIGGERS_MORE,)

    def is_because(self, context: Context, because: Sequence[Event]) -> bool:  # noqa: ARG002  as declared
        """Tell whether it is about abilities that trigger because of these events."""
        return True


@rule("603.2d")
def times_more(state: State, entry: TriggerEntry, because: Sequence[Event]) -> int:
    """Return how many additional times an ability triggers: once for each statement that says so of it."""
    if TRIGGERS_MORE not in index_of(state).named or entry.source not in state.objects:
        return 0
    return sum(
        isinstance(said.statement, TriggersMore) and said.statement.is_because(said.context(state), because)
        for said in statements(state, TRIGGERS_MORE, entry.source)
    )


def causes(
    entry: TriggerEntry, context: Context, events: list[Event], subjects: list[Subject], subject: Subject
) -> Sequence[Event]:
    """Return because of which of simultaneous events an ability triggers; () where nothing asks for them."""
    if TRIGGERS_MORE not in index_of(context.state).named:
        return ()
    kinds = entry.event.kinds
    found = [(event, entry.event.matches(context, event)) for event in events if event.kind in kinds]
    return [
        event for event, about in found if about is not None and (len(subjects) == 1 or about.target == subject.target)
    ]


def add_pending(state: State, pending: PendingTrigger) -> None:
    """Keep an ability that has triggered until it can be put on the stack."""
    state.pending = (*state.pending, pending)
    state.version = next(VERSIONS)


def holds(state: State, ability: TriggeredAbility, source: int, controller: int, subject: Subject) -> bool:
    """Tell whether an ability's intervening "if" is true or missing."""
    if not isinstance(ability.condition, Condition):
        return True
    context = Context(state, source, controller, subject=subject.target, amount=subject.amount)
    context.results.update(subject.results)
    return ability.condition.holds(context)


@rule("603.7b")
def match_delayed(state: State, events: list[Event]) -> None:
    """Let delayed abilities trigger: once, or each time in this turn where they say so."""
    for waiting in state.delayed:
        event = waiting.ability.event
        if not isinstance(event, TriggerEvent) or not any(happened.kind in event.kinds for happened in events):
            continue
        context = delayed_context(state, waiting)
        subjects = event.occurrences(context, events)
        for subject in subjects if waiting.repeats else subjects[:1]:
            if holds(state, waiting.ability, waiting.source, waiting.controller, subject):
                add_pending(state, pending_from(waiting, subject))
        if subjects and not waiting.repeats:
            state.delayed = tuple(other for other in state.delayed if other is not waiting)


def delayed_context(state: State, waiting: DelayedTrigger) -> Context:
    """Return a delayed ability's point of view."""
    return Context(
        state,
        waiting.source,
        waiting.controller,
        targets=waiting.targets,
        x=waiting.amount,
        results=dict(waiting.results),
    )


def pending_from(waiting: DelayedTrigger, subject: Subject) -> PendingTrigger:
    """Return a delayed or reflexive ability as it has triggered."""
    target, amount = subject.target, subject.amount or waiting.amount
    results = (*waiting.results, *subject.results)
    made = (waiting.ability, NOBODY, waiting.source, waiting.controller)
    return PendingTrigger(*made, target, results, waiting.targets, amount)


@rule("603.7")
def delay(
    context: Context, ability: TriggeredAbility, duration: Duration | None = None, *, repeats: bool = False
) -> None:
    """Create a delayed triggered ability; its body may refer to the results and targets there are now.

    It waits for a time or for as long as it takes, and triggers once or each time.
    """
    state = context.state
    state.delayed = (*state.delayed, waiting_for(context, ability, duration, repeats=repeats))
    state.version = next(VERSIONS)


@rule("603.12")
def reflect(context: Context, ability: TriggeredAbility) -> None:
    """Let a reflexive triggered ability trigger, "when you do"."""
    add_pending(context.state, pending_from(waiting_for(context, ability), Subject(context.subject)))


@term
class JustDone(TriggerEvent):
    """What a reflexive triggered ability waited for: it has been done already (603.12)."""

    def matches(self, context: Context, event: Event) -> Subject | None:  # noqa: ARG002  as declared
        """Wait for nothing more."""
        return None


def waiting_for(
    context: Context, ability: TriggeredAbility, duration: Duration | None = None, *, repeats: bool = False
) -> DelayedTrigger:
    """Return a delayed ability made by a resolving effect; it finds again what has moved (603.7c).

    It knows when its source last transformed (701.27f).
    """
    again = known_again(context)
    source = context.state.objects.get(context.source)
    known = {BECAME: again} if again else {}
    if source is not None and source.definition.layout in DOUBLE_FACED:
        known[TURNED] = (source.turned,)
    results = (*(pair for pair in context.results.items() if pair[0] not in {BECAME, TURNED}), *known.items())
    made = (ability, context.source, context.controller, results)
    return DelayedTrigger(*made, context.targets, context.x, duration, repeats, context.state.turn)


@rule("603.8")
def match_states(state: State) -> None:
    """Let state-triggered abilities trigger that are neither waiting nor on the stack already."""
    for entry in index_of(state).triggers.get(STATE, ()):
        if not isinstance(entry.event, StateTrigger) or is_under_way(state, entry):
            continue
        if entry.event.holds(Context(state, entry.source, entry.controller)):
            trigger(state, entry, Subject())


def is_under_way(state: State, entry: TriggerEntry) -> bool:
    """Tell whether an ability of this source has triggered and not left the stack."""
    key = (entry.source, entry.ability_index)
    said = [state.objects[oid].announcement for oid in state.stack]
    return key in [(waiting.source, waiting.ability_index) for waiting in state.pending] or key in [
        (one.source, one.ability_index) for one in said if one is not None
    ]
