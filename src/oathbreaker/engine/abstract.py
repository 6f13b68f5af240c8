"""The questions the engine asks of terms: one abstract class for each base of terms/abilities.py.

The mechanics derive their terms from these classes; what is a property here may be a class constant there. Seam:
everything the engine does with rules text goes through here.
"""

from __future__ import annotations

from collections.abc import Iterable

from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.events import Event
from oathbreaker.engine.lasting import DelayedTrigger, LastingEffect
from oathbreaker.engine.reading import Reading
from oathbreaker.engine.ways import OptionalCost, SpecialAction, Splicing, WayToCast, WayToTurnUp
from oathbreaker.terms import abilities as terms
from oathbreaker.texts.rules import rule

BATTLEFIELD_ONLY = ("battlefield",)


@rule("609.1")
class Effect(terms.Effect):
    """An instruction that can be carried out."""

    __slots__ = ()

    def perform(self, context: Context) -> Procedure[None]:
        """Carry the instruction out, through events.

        Raises:
            NotImplementedError: The class does not say how.
        """
        raise NotImplementedError(type(self).__name__)

    @rule("608.2d")
    def can_be_chosen(self, context: Context) -> bool:  # noqa: ARG002  as declared
        """Tell whether a player who may do this could: an option that is impossible is not offered."""
        return True

    @rule("608.2c")
    def modify_earlier(self, context: Context) -> None:
        """Say what this instruction changes about those before it; asked before any of them is carried out."""

    @rule("614.15")
    def in_place_of(self, earlier: terms.Effect, context: Context) -> terms.Effect:  # noqa: ARG002  as declared
        """Return what is done in place of the instruction before it, where it replaces that; else the same."""
        return earlier

    @rule("605.1a")
    def mana(self, context: Context) -> tuple[str, ...] | None:  # noqa: ARG002  as declared
        """Return what mana it could add: one string of letters for each way, such as ("U", "R") or ("CC",).

        None where it adds no mana; () where it adds mana that is not known beforehand.
        """
        return None

    @rule("601.2d")
    def division(self, context: Context) -> tuple[int, int] | None:  # noqa: ARG002  as declared
        """Return, for "divided as you choose among": which use of "target" (from 0), and how much; else None."""
        return None


@rule("118.1")
class Cost(terms.Cost):
    """A part of a cost that is no mana: mana and tapping are the engine's own (own_terms.py)."""

    __slots__ = ()

    @property
    def reads_own(self) -> bool:
        """Whether nothing tells that it can be paid but what its player controls and how effects make that."""
        return False

    @property
    def is_simple(self) -> bool:
        """Whether paying it for a mana ability takes only what is known beforehand: sacrificing, paying life."""
        return False

    @property
    def comes_last(self) -> bool:
        """Whether it is random or moves cards from a library, so that it is paid last (601.2h)."""
        return False

    @property
    def has_x(self) -> bool:
        """Whether X is announced for it although it is no mana: the loyalty symbol [-X] (107.3a)."""
        return False

    def greatest_x(self, context: Context) -> int:  # noqa: ARG002  asked only where `has_x`
        """Return the greatest X that can be announced for it."""
        return 0

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether the cost can be paid.

        Raises:
            NotImplementedError: The class does not say how.
        """
        raise NotImplementedError(type(self).__name__)

    def pay(self, context: Context) -> Procedure[bool]:
        """Pay the cost through events and note what was paid with; return whether it was paid.

        Raises:
            NotImplementedError: The class does not say how.
        """
        raise NotImplementedError(type(self).__name__)


class Condition(Reading, terms.Condition):
    """Something that is true or not."""

    __slots__ = ()

    def holds(self, context: Context) -> bool:
        """Tell whether it is true now.

        Raises:
            NotImplementedError: The class does not say how.
        """
        raise NotImplementedError(type(self).__name__)


class Amount(Reading, terms.Amount):
    """A number, or how one is found (107)."""

    __slots__ = ()

    def value(self, context: Context) -> int:
        """Return the number.

        Raises:
            NotImplementedError: The class does not say how.
        """
        raise NotImplementedError(type(self).__name__)


class Filter(Reading, terms.Filter):
    """A description of objects or players."""

    __slots__ = ()

    @property
    def zones(self) -> tuple[str, ...]:
        """Where the things are that it describes; "player" for players."""
        return BATTLEFIELD_ONLY

    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether an object or player is so.

        Raises:
            NotImplementedError: The class does not say how.
        """
        raise NotImplementedError(type(self).__name__)

    @rule("601.2c")
    def bounds(self, context: Context, spec: terms.TargetSpec) -> tuple[int, int | None]:  # noqa: ARG002  most are fixed
        """Return how many of these a use of "target" takes at least and at most, None for any number.

        A filter whose number is X or depends on the game overrides it.
        """
        return spec.least, spec.most

    def candidates(self, context: Context) -> Iterable[Target]:
        """Yield what matches, in timestamp or seat order."""
        state = context.state
        for zone in self.zones:
            if zone == "player":
                yield from (seat for seat in state.apnap() if self.matches(context, seat))
            elif zone in {"hand", "library", "graveyard"}:
                for seat in state.apnap():
                    yield from (oid for oid in state.zone(zone, seat) if self.matches(context, oid))
            else:
                for oid in state.zone(zone):
                    if not state.objects[oid].phased_out and self.matches(context, oid):
                        yield oid


class Ref(Reading, terms.Ref):
    """One or more particular objects or players."""

    __slots__ = ()

    def things(self, context: Context) -> tuple[Target, ...]:
        """Return them; an id that is gone is still returned where last-known information is meant.

        Raises:
            NotImplementedError: The class does not say how.
        """
        raise NotImplementedError(type(self).__name__)


class Subject:
    """What a trigger event was about.

    Attributes:
        target: "That creature", "that player".
        amount: "That much", "that many".
        results: More of it, by name.
    """

    __slots__ = ("amount", "results", "target")

    def __init__(
        self, target: Target = NOBODY, amount: int = 0, results: tuple[tuple[str, tuple[Target, ...]], ...] = ()
    ) -> None:
        self.target = target
        self.amount = amount
        self.results = results


@rule("603.1")
class TriggerEvent(terms.TriggerEvent):
    """What a triggered ability waits for."""

    __slots__ = ()

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of event that it can match, for the index."""
        return ()

    @property
    def looks_back(self) -> bool:
        """Whether it looks back in time (603.10)."""
        return False

    @property
    def moves_itself(self) -> bool:
        """Whether, of changes of zones, it waits for none but its source's: what moves is it, or becomes it."""
        return False

    @property
    def zones(self) -> tuple[str, ...]:
        """Where its source must be for it to work (113.6)."""
        return BATTLEFIELD_ONLY

    def alternatives(self) -> tuple[TriggerEvent, ...]:
        """Return the events of which any will do, where they differ in looking back or in where they work."""
        return (self,)

    def in_half(self, half: int) -> TriggerEvent:  # noqa: ARG002  as declared
        """Return the event as one half of a Room says it, "this door" being that half (709.5j)."""
        return self

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Return what the event was about if it is what the ability waits for.

        Raises:
            NotImplementedError: The class does not say how.
        """
        raise NotImplementedError(type(self).__name__)

    @rule("603.2c")
    def occurrences(self, context: Context, events: list[Event]) -> list[Subject]:
        """Return a subject for each time that simultaneous events make it trigger; "one or more" overrides this."""
        found = []
        for event in events:
            if event.kind in self.kinds:
                subject = self.matches(context, event)
                if subject is not None:
                    found.append(subject)
        return found


@rule("603.8")
class StateTrigger(TriggerEvent):
    """What a state-triggered ability waits for: not an event but something that is so."""

    __slots__ = ()

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of event that it can match."""
        return ("state",)

    def matches(self, context: Context, event: Event) -> Subject | None:  # noqa: ARG002  as declared
        """Return nothing: it waits for no event."""
        return None

    def holds(self, context: Context) -> bool:
        """Tell whether it is so now.

        Raises:
            NotImplementedError: The class does not say how.
        """
        raise NotImplementedError(type(self).__name__)


class Duration(terms.Duration):
    """How long a continuous effect lasts (611.2)."""

    __slots__ = ()

    @property
    def moments(self) -> tuple[str, ...]:
        """When it can end: "cleanup" (514.2), "turn begins", "end of combat", "untap step begins".

        Each names a call of `lasts_past`.
        """
        return ()

    def lasts_past(self, context: Context, effect: LastingEffect | DelayedTrigger, moment: str) -> bool:  # noqa: ARG002  as declared
        """Tell whether the effect goes on after one of its moments."""
        return False

    def holds(self, context: Context, effect: LastingEffect) -> bool:  # noqa: ARG002  as declared
        """Tell whether it lasts still, for "for as long as" (611.2b)."""
        return True


@rule("702.1")
class Keyword(terms.Keyword):
    """A keyword ability: a name that rules may ask for, and the abilities it stands for."""

    __slots__ = ()

    @property
    def name(self) -> str:
        """The name by which rules and effects ask for it."""
        return ""

    def abilities(self) -> tuple[terms.Ability, ...]:
        """Return the abilities that it stands for, () where the rules ask for its name alone."""
        return ()

    @rule("303.4a")
    def spell_targets(self) -> tuple[terms.TargetSpec, ...]:
        """Return what a spell with this keyword targets because of it."""
        return ()

    @rule("115.1e", "702.140a")
    def targets_cast(self, way: str) -> tuple[terms.TargetSpec, ...]:  # noqa: ARG002  as declared
        """Return what a spell with this keyword targets because it was cast in a way that the keyword gives."""
        return ()

    @rule("601.2b")
    def ways(self) -> tuple[WayToCast, ...]:
        """Return other ways to cast a card with this keyword."""
        return ()

    @rule("702.37e", "702.168d")
    def ways_to_turn_up(self) -> tuple[WayToTurnUp, ...]:
        """Return how a face-down permanent that would have this keyword face up may be turned face up."""
        return ()

    @rule("116.2f", "116.2h", "116.2k")
    def special_actions(self) -> tuple[SpecialAction, ...]:
        """Return what may be done with a card in hand that has this keyword, without the stack."""
        return ()

    @rule("601.2b")
    def optional_costs(self) -> tuple[OptionalCost, ...]:
        """Return additional costs that may be paid (118.8)."""
        return ()

    @rule("718.2")
    def prototyped(self, look: Characteristics) -> Characteristics | None:  # noqa: ARG002  as declared
        """Return what a card that looks so is cast prototyped; None for a keyword that says nothing of that."""
        return None

    @rule("702.47a")
    def splicing(self) -> Splicing | None:
        """Return how the text of a card in hand with this keyword may be added to a spell; None for not at all."""
        return None


@rule("602.5")
class Restriction(terms.Restriction):
    """When or how often something may be activated or cast."""

    __slots__ = ()

    @property
    def as_sorcery(self) -> bool:
        """Whether it allows nothing at a time when no sorcery could be cast (307.5)."""
        return False

    @property
    def for_good(self) -> bool:
        """Whether what was activated once is never activated again (702.177a)."""
        return False

    @property
    def zones(self) -> tuple[str, ...]:
        """Where the source must be, for abilities that work elsewhere than on the battlefield."""
        return ()

    def allows(self, context: Context) -> bool:
        """Tell whether it may be done now.

        Raises:
            NotImplementedError: The class does not say how.
        """
        raise NotImplementedError(type(self).__name__)
