"""Everything that happens is an event: the base classes, and events of statuses and counters.

Seam: a new kind of event is a class with `kind`, `rule`, `contained` and `perform`; happening.py takes it down the
    one road.
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from oathbreaker.engine.announcement import NOBODY, Target, is_player
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.naming import EVERYBODY, CountedCounters, player_title, sentence, title_of, who_sees
from oathbreaker.engine.stamps import KEYWORD_COUNTERS, stamp_counter
from oathbreaker.engine.state import State
from oathbreaker.texts.languages import Language, Terms
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule

FOR_EVERYBODY: Final = (EVERYBODY,)
"""Who knows which player an event was about."""

Applied = tuple[object, ...]
"""Which replacement or prevention effects have been applied to an event (614.5)."""


class Event:
    """Something that happens. May be changed until it is performed, never after.

    Attributes:
        applied: Replacement effects already applied.
        titles: How the log names what it was about, kept as it is performed.
        seen_by: For each of them who may know which it was: EVERYBODY, a seat, or NOBODY.
        kind: What sort of event it is, for triggers, replacements and the log.
        cites: The rule that it comes from; `rule` reads it.
        reaches_phased_out: Whether it can happen to what is phased out (702.26b).
    """

    __slots__ = ("applied", "seen_by", "titles")
    seen_by: tuple[int, ...]
    kind: ClassVar[str] = ""
    cites: ClassVar[str] = ""
    reaches_phased_out: ClassVar[bool] = False

    def __init__(self) -> None:
        self.applied: Applied = ()
        self.titles: tuple[object, ...] = ()

    def affected(self, state: State) -> Target:  # noqa: ARG002  as declared
        """Return the object or player that it affects (616.1)."""
        return NOBODY

    @property
    def form(self) -> str:
        """What makes it another event, for replacement effects that may apply to it several times."""
        return ""

    def is_possible(self, state: State) -> bool:  # noqa: ARG002  as declared
        """Tell whether it can happen now at all; what cannot is dropped."""
        return True

    def contained(self, state: State) -> list[Event]:  # noqa: ARG002  as declared
        """Return the events that it consists of, which are replaced and performed with it (616.1g)."""
        return []

    @rule("614.1e")
    def own_look(self, state: State) -> Characteristics | None:  # noqa: ARG002  as declared
        """Return how the object will look whose own text may change how this happens; None for any other event."""
        return None

    def waits_for(self, others: list[Event]) -> bool:  # noqa: ARG002  as declared
        """Tell whether it cannot happen together with these events, but only after them (121.2: drawing cards)."""
        return False

    def perform(self, state: State) -> None:
        """Change the state. What `contained` returned is performed by itself."""

    def amount_of(self) -> int:
        """Return how much or how many it is about, for the log."""
        return 0

    def about(self) -> tuple[Target, ...]:
        """Return what it is about, in the order in which the log names it."""
        return ()

    def record(self, state: State) -> None:
        """Put it into the log."""
        things = self.about()
        if len(things) != 1:
            self.titles = tuple([title_of(state, thing) for thing in things])
            self.seen_by = tuple([self.who_sees(state, thing) for thing in things])
        elif is_player(thing := things[0]):
            self.titles, self.seen_by = player_titles(thing), FOR_EVERYBODY
        else:
            self.titles = (title_of(state, thing),)
            self.seen_by = (self.who_sees(state, thing),)
        state.log.append(self)

    def who_sees(self, state: State, thing: Target) -> int:
        """Return who may know which object it is about: EVERYBODY, one seat, or NOBODY (400.2)."""
        return who_sees(state, thing)

    def text(self, language: Language = "en", terms: Terms = "community") -> str:
        """Return what happened, in the reader's language."""
        return sentence(self.told(self.titles), language, terms)

    def told(self, titles: tuple[object, ...]) -> Message:
        """Return what happened, with these names for what it was about."""
        first = titles[0] if titles else ""
        second = titles[1] if len(titles) > 1 else ""
        key = self.kind.replace(" ", "_")
        return say(f"engine.event_{key}", what=first, other=second, amount=self.amount_of(), detail=self.detail())

    def detail(self) -> object:
        """Return one more field of the log's sentence: a zone, a step."""
        return ""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.about()} {self.amount_of()}>"

    @property
    def rule(self) -> str:
        """The number of the rule that it comes from."""
        return self.cites


@cache
def player_titles(seat: int) -> tuple[object, ...]:
    """Return the titles of an event that is about one player."""
    return (player_title(seat),)


class PlayerEvent(Event):
    """An event about a player and a number."""

    __slots__ = ("amount", "seat", "source")

    def __init__(self, seat: int, amount: int = 1, source: int = NOBODY) -> None:
        self.applied: Applied = ()
        self.titles: tuple[object, ...] = ()
        self.seat = seat
        self.amount = amount
        self.source = source

    def affected(self, state: State) -> Target:  # noqa: ARG002  as declared
        """Return the player."""
        return self.seat

    def is_possible(self, state: State) -> bool:
        """A player who has left takes part in nothing."""
        return state.players[self.seat].in_game

    def amount_of(self) -> int:
        """Return the number."""
        return self.amount

    def about(self) -> tuple[Target, ...]:
        """Return the player."""
        return (self.seat,)


class ObjectEvent(Event):
    """An event about an object, perhaps caused by a source."""

    __slots__ = ("oid", "source")

    def __init__(self, oid: int, source: int = NOBODY) -> None:
        self.applied: Applied = ()
        self.titles: tuple[object, ...] = ()
        self.oid = oid
        self.source = source

    def affected(self, state: State) -> Target:  # noqa: ARG002  as declared
        """Return the object."""
        return self.oid

    def is_possible(self, state: State) -> bool:
        """What has left its zone is not affected (400.7)."""
        return self.oid in state.objects

    def about(self) -> tuple[Target, ...]:
        """Return the object."""
        return (self.oid,)


@rule("701.26a")
class Tap(ObjectEvent):
    """A permanent becomes tapped."""

    __slots__ = ()
    kind: ClassVar[str] = "tap"
    cites: ClassVar[str] = "701.26a"

    def is_possible(self, state: State) -> bool:
        """Only an untapped permanent can become tapped."""
        thing = state.objects.get(self.oid)
        return thing is not None and thing.zone == "battlefield" and not thing.tapped

    def perform(self, state: State) -> None:
        """Tap it."""
        state.own_status(self.oid).tapped = True


@rule("701.26b")
class Untap(ObjectEvent):
    """A permanent becomes untapped."""

    __slots__ = ()
    kind: ClassVar[str] = "untap"
    cites: ClassVar[str] = "701.26b"

    def is_possible(self, state: State) -> bool:
        """Only a tapped permanent can become untapped."""
        thing = state.objects.get(self.oid)
        return thing is not None and thing.tapped

    def perform(self, state: State) -> None:
        """Untap it."""
        state.own_status(self.oid).tapped = False


class CounterEvent(Event):
    """An event about counters on an object or player.

    Attributes:
        by_rule: The number of the rule that puts or removes them; "" where an effect or cost does.
        total: How many of the kind are there after it; filled in as it happens.
    """

    __slots__ = ("amount", "by_rule", "counter", "source", "target", "total")

    def __init__(self, target: Target, counter: str, amount: int, source: int = NOBODY, *, by_rule: str = "") -> None:
        self.applied: Applied = ()
        self.titles: tuple[object, ...] = ()
        self.target = target
        self.counter = counter
        self.amount = amount
        self.source = source
        self.by_rule = by_rule
        self.total = 0

    def affected(self, state: State) -> Target:  # noqa: ARG002  as declared
        """Return what has the counters."""
        return self.target

    def is_possible(self, state: State) -> bool:
        """There must be something to put them on or take them from."""
        return self.amount > 0 and (is_player(self.target) or self.target in state.objects)

    def about(self) -> tuple[Target, ...]:
        """Return what has the counters."""
        return (self.target,)

    def amount_of(self) -> int:
        """Return how many."""
        return self.amount

    def detail(self) -> object:
        """Return their kind, in English with how many there are."""
        return CountedCounters(self.counter, self.amount)

    def told(self, titles: tuple[object, ...]) -> Message:
        """Return what happened, with how many counters of the kind are there now."""
        key = f"engine.event_{self.kind.replace(' ', '_')}"
        return say(key, what=titles[0], amount=self.amount, detail=self.detail(), total=self.total)

    @property
    def rule(self) -> str:
        """The number of the rule by which they are put or removed."""
        return self.by_rule or self.cites

    def change(self, state: State, by: int) -> None:
        """Change the number of counters."""
        holder = state.own_player(self.target) if is_player(self.target) else state.own(self.target)
        counters = holder.counters
        number = counters.get(self.counter, 0) + by
        self.total = max(number, 0)
        if number > 0:
            counters[self.counter] = number
        else:
            counters.pop(self.counter, None)
        if self.counter in KEYWORD_COUNTERS and not is_player(self.target):
            stamp_counter(state, self.target, self.counter)


@rule("122.6")
class PutCounters(CounterEvent):
    """Counters are put on an object or player.

    Attributes:
        by: Who puts them there; NOBODY for the controller of the source, or of what gets them where a rule does it.
    """

    __slots__ = ("by",)
    kind: ClassVar[str] = "put counters"
    cites: ClassVar[str] = "122.6"

    def __init__(  # noqa: PLR0913  all that it is made of
        self, target: Target, counter: str, amount: int, source: int = NOBODY, by: int = NOBODY, *, by_rule: str = ""
    ) -> None:
        super().__init__(target, counter, amount, source, by_rule=by_rule)
        self.by = by

    @property
    @rule("614.16")
    def is_by_effect(self) -> bool:
        """Whether an effect puts them there: it has a source, which a rule that does it has not."""
        return self.source != NOBODY

    def perform(self, state: State) -> None:
        """Put them there."""
        self.change(state, self.amount)


@rule("122.1")
class RemoveCounters(CounterEvent):
    """Counters are removed from an object or player."""

    __slots__ = ()
    kind: ClassVar[str] = "remove counters"
    cites: ClassVar[str] = "122.1"

    def is_possible(self, state: State) -> bool:
        """There must be a counter of the kind."""
        if not super().is_possible(state):
            return False
        holder = state.players[self.target] if is_player(self.target) else state.objects[self.target]
        return self.counter in holder.counters

    def perform(self, state: State) -> None:
        """Take them away, as many as there are."""
        self.change(state, -self.amount)


@rule("701.3a")
class Attach(ObjectEvent):
    """An Aura, Equipment or Fortification becomes attached to something, or unattached (`to` NOBODY)."""

    __slots__ = ("to",)
    kind: ClassVar[str] = "attach"
    cites: ClassVar[str] = "701.3a"

    def __init__(self, oid: int, to: Target, source: int = NOBODY) -> None:
        super().__init__(oid, source)
        self.to = to

    def perform(self, state: State) -> None:
        """Attach it; it gets a new timestamp (613.7e)."""
        thing = state.own(self.oid)
        if thing.attached_to != self.to:
            thing.attached_to = self.to
            if self.to != NOBODY:
                thing.timestamp = state.new_timestamp()
            state.continuous_changed()

    def about(self) -> tuple[Target, ...]:
        """Return what is attached and to what."""
        return (self.oid, self.to) if self.to != NOBODY else (self.oid,)

    def told(self, titles: tuple[object, ...]) -> Message:
        """Return what happened, with these names for what it was about."""
        if len(titles) == 1:
            return say("engine.event_unattach", what=titles[0])
        return super().told(titles)
