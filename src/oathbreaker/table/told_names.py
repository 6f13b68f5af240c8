"""How a told game names what an event was about: whose it is where others have one of that name, what is a token."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from oathbreaker.engine.announced import Announced
from oathbreaker.engine.announcement import Target, is_player
from oathbreaker.engine.copying import CopyOnStack
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.naming import EVERYBODY, CountedTokens, TokenTitle, player_title, title_of
from oathbreaker.engine.revealing import Reveal
from oathbreaker.engine.token_events import CreateToken
from oathbreaker.texts.messages import Message, display, say
from oathbreaker.texts.rules import rule

if TYPE_CHECKING:
    from oathbreaker.engine.events import Event
    from oathbreaker.engine.objects import GameObject
    from oathbreaker.engine.state import State

FIRST_TARGET: Final = 2
"""Where the targets begin among what an announcement is about: after the spell or ability, and whose it is."""


class Names:
    """The names by which some events are told: told at once, so that what they were about can be looked up.

    Args:
        state: The state after them.
        viewer: The seat to whom they are told; EVERYBODY for spectators.
        events: The events.
        controllers: Who controlled permanents of each name earlier in the turn: a name that was told with whose it is
            goes on being told so, though the other is gone.
    """

    def __init__(
        self,
        state: State,
        viewer: int,
        events: Sequence[Event],
        controllers: Mapping[str, set[int]] = MappingProxyType({}),
    ) -> None:
        self.state = state
        self.viewer = viewer
        self.revealed = {event.oid for event in events if isinstance(event, Reveal)}
        self.fresh: dict[str, set[int]] = {}
        for thing in state.objects.values():
            if thing.zone == "battlefield":
                self.note(thing)
        for oid in {oid for event in events for oid in subjects(event) if not is_player(oid)}:
            gone = self.found(oid)
            if gone is not None and gone.zone == "battlefield":
                self.note(gone)
        names = {*controllers, *self.fresh}
        self.controllers = {name: controllers.get(name, set()) | self.fresh.get(name, set()) for name in names}

    def forget(self) -> None:
        """Forget who controlled permanents earlier, as a turn begins."""
        self.controllers = self.fresh

    def note(self, thing: GameObject) -> None:
        """Keep who controls, or controlled, a permanent of this name."""
        name = display(title_of(self.state, thing.oid), "en")
        self.fresh.setdefault(name, set()).add(thing.controller)

    def found(self, oid: Target) -> GameObject | None:
        """Return an object, as it last existed if it is gone; None for a player, and for what is not known any more."""
        here = self.state.objects.get(oid)
        if here is not None:
            return here
        known = self.state.last_known.get(oid)
        return known.object if known is not None else None

    def plain(self, event: Event) -> tuple[object, ...]:
        """Return the names alone, to those who may know them (400.2): also what has just been revealed, as it moves."""
        is_revealed = isinstance(event, ZoneChange) and event.oid in self.revealed
        return tuple(
            title if is_revealed or seat in {EVERYBODY, self.viewer} else say("table.a_card")
            for title, seat in zip(event.titles, event.seen_by, strict=True)
        )

    def of(self, event: Event, subject: int | None = None) -> tuple[object, ...]:
        """Return the names with whose they are, where that is not clear.

        Args:
            event: The event.
            subject: The player of whom the sentence speaks as the controller of the first; None for none besides those
                whom the event is about.
        """
        titles, things = self.plain(event), subjects(event)
        if isinstance(event, CreateToken | CopyOnStack) or len(things) != len(titles):
            return titles
        named: list[object] = []
        for place, (title, thing, seat) in enumerate(zip(titles, things, event.seen_by, strict=True)):
            if is_player(thing) or seat not in {EVERYBODY, self.viewer}:
                named.append(title)
            else:
                said = set[int | None]() if place else {subject} if event.kind == "triggers" else {*things, subject}
                named.append(self.whole(title, thing, said, is_target=place >= FIRST_TARGET, event=event))
        return tuple(named)

    def whole(self, title: object, oid: Target, said: set[int | None], *, is_target: bool, event: Event) -> object:
        """Return a name with whose it is; of an ability, with whose its source is."""
        thing = self.found(oid)
        if thing is None:
            return title
        announced = thing.announcement
        if thing.kind == "ability" and announced is not None and announced.source != oid:
            if not isinstance(title, Message) or "source" not in title.fields:
                return title
            source = self.whole(title.fields["source"], announced.source, said, is_target=False, event=event)
            return Message(title.key, {**title.fields, "source": source})
        if thing.kind == "copy":
            return say("telling.copy", what=title)
        if thing.zone == "graveyard" and is_target and isinstance(event, Announced) and thing.owner != event.seat:
            return say("telling.in_graveyard", what=title, who=player_title(thing.owner))
        return title if thing.zone != "battlefield" else self.permanent(title, thing, said)

    @rule("111.1")
    def permanent(self, title: object, thing: GameObject, said: set[int | None]) -> object:
        """Return the name of a permanent: that it is a token, and whose, where others control one of that name."""
        sharing = self.controllers.get(display(title, "en"), set()) | {thing.controller}
        is_clear = len(sharing) == 1 or thing.controller in said
        if thing.kind == "token" and is_clear:
            return CountedTokens(title)
        if thing.kind == "token" and not isinstance(title, TokenTitle):
            title = say("telling.token", what=title)
        return title if is_clear else say("telling.whose", who=player_title(thing.controller), what=title)


@rule("400.7")
def subjects(event: Event) -> tuple[Target, ...]:
    """Return what an event is about; of what leaves the battlefield, the permanent that it was."""
    things = event.about()
    if isinstance(event, ZoneChange) and event.origin == "battlefield" and things:
        return (event.oid, *things[1:])
    return things


def name_counts(titles: Sequence[object]) -> list[tuple[object, int]]:
    """Return each name once, with how often it is there; names that read alike are one."""
    found: dict[str, list[object]] = {}
    for title in titles:
        found.setdefault(display(title, "en"), []).append(title)
    return [(same[0], len(same)) for same in found.values()]


def many(title: object, number: int, key: str = "of_one_name") -> object:
    """Return a name with how many there are of it; `key` is the message that counts what is no token."""
    if isinstance(title, TokenTitle | CountedTokens):
        return CountedTokens(title.title if isinstance(title, CountedTokens) else title, number)
    if number == 1:
        return title
    if isinstance(title, Message) and title.key == "telling.whose":
        return Message(title.key, {**title.fields, "what": many(title.fields["what"], number, key)})
    return say(f"telling.{key}", what=title, number=number)
