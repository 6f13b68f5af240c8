"""906.10, 906.12, CR 903.9 Cards that lead a deck go to the command zone instead of elsewhere, or return there."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.asking import ask_may
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Chosen, Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.leaders import designation
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.naming import Details, title_of
from oathbreaker.engine.replacement import FORMAT
from oathbreaker.engine.rounds import in_one_round
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import Replacement
from oathbreaker.terms.term import term
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule

LOST_FROM_PLAY: Final = frozenset({"exile", "graveyard"})
"""903.9a: the zones from which a commander may return."""

HELD: Final = frozenset({"hand", "library"})
"""903.9b: the zones into which a commander may be put, or into the command zone instead."""

ELSEWHERE: Final = LOST_FROM_PLAY | HELD
"""906.10, 906.12: the zones instead of which a leader goes to the command zone."""

OFFERED: Final = "offered to return"
"""The name among the game's values of the objects whose owners have been asked since they came where they are."""


class ToCommandZone(ZoneChange):
    """A card goes to the command zone by a rule of its format. What moved it finds it no more.

    Attributes:
        by_rule: The number of the rule.
        meant: The zone instead of which it goes there; "" for none.
        leads: Its designation; kept as the event is recorded.
    """

    __slots__ = ("by_rule", "leads", "meant")
    is_found: ClassVar[bool] = False

    def __init__(self, state: State, oid: int, by_rule: str, source: int = NOBODY, meant: str = "") -> None:
        super().__init__(state, oid, "command", source=source)
        self.by_rule = by_rule
        self.meant = meant
        self.leads = ""

    @property
    def rule(self) -> str:
        """The number of the rule by which it moves."""
        return self.by_rule

    def record(self, state: State) -> None:
        """Put it into the log, with what it leads a deck as."""
        self.leads = designation(state, self.new_oid)
        super().record(state)

    def told(self, titles: tuple[object, ...]) -> Message:
        """Return what happened: what goes there, as what it leads the deck, and instead of what."""
        found: list[object] = [say(f"formats.leads_{self.leads.replace(' ', '_')}")] if self.leads else []
        if self.meant:
            found.append(say(f"formats.instead_of_{self.meant}"))
        return say("engine.event_to_command", what=titles[0], detail=Details(*found))


class GoesToCommandZone(ToCommandZone):
    """A signature spell goes to the command zone; nothing replaces that (906.12a)."""

    __slots__ = ()
    is_final: ClassVar[bool] = True


@rule("906.10", "903.9b")
def may_return(event: ZoneChange, *, is_state_based: bool) -> bool:
    """Tell whether a commander's owner may let it go to the command zone instead of where it would go."""
    return event.zone != event.origin and event.zone in (HELD if is_state_based else ELSEWHERE)


@rule("614.6")
def instead(event: ZoneChange, made: ZoneChange) -> list[Event]:
    """Return what happens instead: what is in the command zone already stays there, and nothing happens."""
    return [] if event.origin == "command" else [made]


@term
class MayReturn(Replacement):
    """A commander may go to the command zone instead; its owner chooses.

    Attributes:
        by_rule: The number of the rule.
    """

    by_rule: str

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    repeats: ClassVar[bool] = True

    @property
    def title(self) -> object:
        """How the choice of the effect that applies next names it."""
        return say("formats.return_effect", rule=self.by_rule)

    def applies(self, context: Context, event: Event) -> bool:  # noqa: ARG002  as declared
        """Apply: the format gives it to the events that it may change."""
        return isinstance(event, ZoneChange)

    @rule("906.10", "903.9b")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Ask the owner, whoever controls it."""
        state = context.state
        assert isinstance(event, ZoneChange)  # noqa: S101  `applies` has told
        source = NOBODY if event.origin == "library" else event.oid
        owner = state.objects[event.oid].owner
        thing = state.objects[event.oid]
        if thing.beneath:
            return (yield from self.one_of_several(state, event))
        if not (yield from ask_may(state, owner, self.by_rule, source, question(state, event.oid, event.zone))):
            return [event]
        return instead(event, ToCommandZone(state, event.oid, self.by_rule, event.source, event.zone))

    @rule("903.9c")
    def one_of_several(self, state: State, event: ZoneChange) -> Procedure[list[Event]]:
        """Ask for each card among several that are one permanent; those alone go there, the others where they would."""
        thing = state.objects[event.oid]
        owner, others = thing.owner, len(thing.beneath)
        leaders = [number for number in thing.cards if state.cards[number].designation == state.rules.commander]
        for number in leaders:
            asked = say(f"formats.return_from_{event.zone}", card=state.cards[number].definition.faces[0].title)
            if (yield from ask_may(state, owner, self.by_rule, event.oid, asked)):
                event.apart = (*event.apart, number)
        if len(event.apart) <= others:
            return [event]
        return [ToCommandZone(state, event.oid, self.by_rule, event.source, event.zone)]


@term
class MustReturn(Replacement):
    """A signature spell goes to the command zone instead of anywhere but there and the stack."""

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    step: ClassVar[str] = FORMAT
    repeats: ClassVar[bool] = True

    def applies(self, context: Context, event: Event) -> bool:  # noqa: ARG002  as declared
        """Apply: the format gives it to the events that it changes."""
        return isinstance(event, ZoneChange)

    @rule("906.12", "906.12a")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Let it go there; nobody is asked."""
        yield from ()
        assert isinstance(event, ZoneChange)  # noqa: S101  `applies` has told
        by_rule = "906.12" if event.zone in ELSEWHERE else "906.12a"
        return instead(event, GoesToCommandZone(context.state, event.oid, by_rule, event.source, event.zone))


def question(state: State, oid: int, zone: str) -> Message:
    """Return the question whether a card shall go to the command zone instead of another zone."""
    return say(f"formats.return_from_{zone}", card=title_of(state, oid))


@rule("704.6d", "903.9a")
def due_to_return(state: State, commander: str, by_rule: str) -> Procedure[list[Event]]:
    """Ask, once for each time it came there, whether a commander in a graveyard or in exile returns; return its moves.

    What has left with its owner, while another was asked, is not asked about any more (800.4a).

    Args:
        state: The game.
        commander: The designation of those that may return.
        by_rule: The number of the rule.
    """
    seats = state.apnap()
    zones = (state.zone("exile"), *(state.graveyard(seat) for seat in seats))
    there = [oid for members in zones for oid in members if designation(state, oid) == commander]
    before = state.recall(OFFERED, ())
    assert isinstance(before, tuple)  # noqa: S101  as it is kept
    state.remember(OFFERED, tuple(there) or None)
    found: list[Event] = []
    made: list[Chosen] = []
    for oid in sorted(there, key=lambda oid: seats.index(state.objects[oid].owner)):
        thing = state.objects.get(oid)
        if oid in before or thing is None:
            continue
        asked = say("formats.return_now", card=title_of(state, oid))
        if (yield from in_one_round(state, ask_may(state, thing.owner, by_rule, oid, asked), made)):
            found.append(ToCommandZone(state, oid, by_rule))
    return found
