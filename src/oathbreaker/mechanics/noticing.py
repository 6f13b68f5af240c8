"""CR 603.2, 603.10 Whether an event is about what a triggered ability waits for, as it is or as it last was."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final

from oathbreaker.engine.abstract import Subject, TriggerEvent
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.events import Event
from oathbreaker.engine.objects import GameObject
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.terms.abilities import Filter, Ref
from oathbreaker.terms.refs import AttachedTo, OneOrMore, Some, This, ThisOrAnother
from oathbreaker.texts.rules import rule

PLAYER = "subject player"
"""The name among a trigger's results of the player whom its event was about, where it was about a thing too."""


def speaks_of(what: Ref, context: Context, oid: int) -> bool:
    """Tell whether an event's subject takes in an object where it is now, or where it was last."""
    found = NOTICED.get(type(what))
    return found is not None and found(what, context, oid)


def is_attached_to(context: Context, oid: int) -> bool:
    """Tell whether the ability's source is attached to an object."""
    source = context.source_object()
    return source is not None and source.attached_to == oid


@rule("603.10", "608.2h")
def fits(what: Filter, context: Context, oid: int) -> bool:
    """Tell whether a description fits an object, by last-known information if it is gone."""
    if not isinstance(what, Noun):
        return False
    thing = context.state.objects.get(oid)
    if thing is not None:
        return is_where_said(what, thing) and what.describes(context, thing)
    known = context.state.last_known.get(oid)
    if known is None or not is_where_said(what, known.object):
        return False
    return what.describes_look(context, known.object, known.characteristics)


def is_where_said(what: Noun, thing: GameObject) -> bool:
    """Tell whether an object is or was on the stack, if a description is of spells."""
    return what.head.kind != "spell" or thing.zone == "stack"


NOTICED: Final[dict[type[Ref], Callable[[Any, Context, int], bool]]] = {
    This: lambda _what, context, oid: oid == context.source,
    AttachedTo: lambda _what, context, oid: is_attached_to(context, oid),
    ThisOrAnother: lambda what, context, oid: speaks_of(what.this, context, oid) or fits(what.what, context, oid),
    Some: lambda what, context, oid: not (what.another and oid == context.source) and fits(what.what, context, oid),
    OneOrMore: lambda what, context, oid: fits(what.what, context, oid),
}
"""How each kind of subject is recognised in an event."""


def about_both(thing: int, seat: Target, amount: int = 0) -> Subject:
    """Return the subject of an event that is about a thing and a player."""
    return Subject(thing, amount, ((PLAYER, (seat,)),))


class Notices(TriggerEvent):
    """A trigger event about the object or objects in its field `what`."""

    __slots__ = ()

    @rule("603.2c")
    def occurrences(self, context: Context, events: list[Event]) -> list[Subject]:
        """Return a subject for each; "one or more" occurs once, however many events there are together.

        Where they are about several players it occurs once for each of those.
        """
        found = super().occurrences(context, events)
        return once_each(found, by_player) if isinstance(getattr(self, "what", None), OneOrMore) else found


class NoticesMove(Notices):
    """A trigger event about what enters or leaves: of changes of zones it looks at what moves and what it becomes."""

    __slots__ = ()

    what: Ref

    @property
    def moves_itself(self) -> bool:
        """Whether it is about its own source alone."""
        return isinstance(self.what, This)


class NoticesDamage(Notices):
    """A trigger event about damage that the object or objects in its field `what` deal; how much it is counts."""

    __slots__ = ()

    what: Ref

    counted: ClassVar[bool] = True
    counts_points: ClassVar[bool] = True
    kinds: ClassVar[tuple[str, ...]] = ("damage",)

    @rule("120.2", "603.2")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at who dealt the damage, then at the rest."""
        if not isinstance(event, DealDamage) or not speaks_of(self.what, context, self.spoken_of(event)):
            return None
        return self.about(context, event)

    def spoken_of(self, event: DealDamage) -> int:
        """Return which object `what` is about: what dealt the damage."""
        return event.source

    def about(self, context: Context, event: DealDamage) -> Subject | None:
        """Return what the event is about, if all else fits."""
        raise NotImplementedError


def once_each(found: Iterable[Subject], by: Callable[[Subject], object]) -> list[Subject]:
    """Return the first subject of each key, with the amounts of all added up."""
    first: dict[object, Subject] = {}
    for subject in found:
        key = by(subject)
        if key in first:
            first[key].amount += subject.amount
        else:
            first[key] = subject
    return list(first.values())


def by_player(subject: Subject) -> object:
    """Return the player whom an event was about."""
    return dict(subject.results).get(PLAYER)


def by_thing(subject: Subject) -> object:
    """Return the thing that an event was about."""
    return subject.target
