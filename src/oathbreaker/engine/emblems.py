"""CR 114 Emblems: objects in the command zone that are nothing but their abilities."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.definitions import Characteristics, PlayableCard
from oathbreaker.engine.events import PlayerEvent
from oathbreaker.engine.preparing import face_of
from oathbreaker.engine.state import State
from oathbreaker.engine.zones import create, join_zone
from oathbreaker.terms.abilities import Ability
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

KNOWN_EMBLEMS: Final = 1_000
"""How many different emblems are remembered."""


class GetEmblem(PlayerEvent):
    """A player gets an emblem (114.2).

    Attributes:
        abilities: What the emblem says.
    """

    __slots__ = ("abilities",)
    kind: ClassVar[str] = "get emblem"
    cites: ClassVar[str] = "114.2"

    def __init__(self, seat: int, abilities: tuple[Ability, ...], source: int = NOBODY) -> None:
        super().__init__(seat, 1, source)
        self.abilities = abilities

    @rule("114.1", "114.2")
    def perform(self, state: State) -> None:
        """Put it into the command zone, where the player owns and controls it."""
        join_zone(state, create(state, emblem(self.abilities), self.seat, "command", kind="emblem"))


@rule("114.3", "114.4")
@lru_cache(KNOWN_EMBLEMS)
def emblem(abilities: tuple[Ability, ...]) -> PlayableCard:
    """Return the definition of an emblem: no characteristics but its abilities, which work in the command zone."""
    face = face_of(Characteristics(abilities=abilities), say("engine.emblem"))
    face.works_elsewhere = face.changes_elsewhere = True
    return PlayableCard("", "emblem", (face,))
