"""CR 120 Damage: one event for each source and recipient, with the results it has as contained events."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Amount, Keyword
from oathbreaker.engine.announcement import NOBODY, Target, is_player
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.events import Event, PutCounters, RemoveCounters
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.player_events import GainLife, LoseLife
from oathbreaker.engine.state import State
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule


@rule("120.1")
class DealDamage(Event):
    """A source deals damage to one permanent or player.

    Attributes:
        source: What deals it.
        target: Creature, planeswalker, battle or player.
        amount: How much.
        is_combat: Whether it is combat damage.
        unpreventable: Whether it can't be prevented (615.12).
        dealt_as: What the source looks like as it deals the damage.
        dealt_for: Who controls it then.
    """

    __slots__ = ("amount", "dealt_as", "dealt_for", "is_combat", "source", "target", "unpreventable")
    kind: ClassVar[str] = "damage"
    cites: ClassVar[str] = "120.4"

    def __init__(
        self, source: int, target: Target, amount: int, *, is_combat: bool = False, unpreventable: bool = False
    ) -> None:
        super().__init__()
        self.source = source
        self.target = target
        self.amount = amount
        self.is_combat = is_combat
        self.unpreventable = unpreventable
        self.dealt_as: Characteristics | None = None
        self.dealt_for = NOBODY

    def affected(self, state: State) -> Target:  # noqa: ARG002  as declared
        """Return what is dealt damage."""
        return self.target

    @rule("120.8", "800.4e")
    def is_possible(self, state: State) -> bool:
        """No damage is no event; only creatures, planeswalkers, battles and players in the game are dealt damage."""
        if self.amount <= 0:
            return False
        if is_player(self.target):
            return state.players[self.target].in_game
        thing = state.objects.get(self.target)
        if thing is None or thing.zone != "battlefield":
            return False
        types = characteristics(state, self.target).types
        return "creature" in types or "planeswalker" in types or "battle" in types

    @rule("120.3")
    def contained(self, state: State) -> list[Event]:
        """Return the damage's results that are events: life lost and gained, counters put and removed."""
        look = self.dealt_as = source_look(state, self.source)
        self.dealt_for = source_controller(state, self.source)
        found: list[Event] = []
        if is_player(self.target):
            if look.has("infect"):
                found.append(PutCounters(self.target, "poison", self.amount, self.source))
            else:
                found.append(LoseLife(self.target, self.amount, self.source))
            toxic = toxic_value(state, self.source, look) if self.is_combat and look.has("toxic") else 0
            if toxic:
                found.append(PutCounters(self.target, "poison", toxic, self.source))
        else:
            found += permanent_results(self, characteristics(state, self.target), look)
        if look.has("lifelink"):
            found.append(GainLife(self.dealt_for, self.amount, self.source))
        return found

    def perform(self, state: State) -> None:
        """Mark damage on a creature (120.3e), note deathtouch (704.5h), let the format count what a player is dealt."""
        if is_player(self.target):
            state.rules.damage_dealt(state, self)
            return
        if self.target not in state.objects:
            return
        look = source_look(state, self.source)
        if "creature" not in characteristics(state, self.target).types or look.has("infect") or look.has("wither"):
            if look.has("deathtouch"):
                state.own(self.target).deathtouched = True
            return
        thing = state.own(self.target)
        thing.damage += self.amount
        if look.has("deathtouch"):
            thing.deathtouched = True

    def amount_of(self) -> int:
        """Return how much."""
        return self.amount

    def controller(self, state: State) -> int:
        """Return who controls the source, or last did."""
        return source_controller(state, self.source)

    def about(self) -> tuple[Target, ...]:
        """Return the source and the recipient."""
        return (self.source, self.target)

    def told(self, titles: tuple[object, ...]) -> Message:
        """Return what happened, with these names for source and recipient; combat damage is called so."""
        key = "engine.event_combat_damage" if self.is_combat else "engine.event_damage"
        return say(key, what=titles[0], other=titles[1], amount=self.amount)


@rule("120.3d", "614.16")
class DamagePutsCounters(PutCounters):
    """Counters that damage puts on a creature as its result, so that no effect puts them there."""

    __slots__ = ()
    cites: ClassVar[str] = "120.3d"

    is_by_effect: ClassVar[bool] = False


def permanent_results(damage: DealDamage, target: Characteristics, source: Characteristics) -> list[Event]:
    """Return what damage to a permanent results in, apart from damage marked on it (120.3c-d, 120.3h)."""
    found: list[Event] = []
    if "planeswalker" in target.types:
        found.append(RemoveCounters(damage.target, "loyalty", damage.amount, damage.source, by_rule="120.3c"))
    if "battle" in target.types:
        found.append(RemoveCounters(damage.target, "defense", damage.amount, damage.source))
    if "creature" in target.types and (source.has("infect") or source.has("wither")):
        found.append(DamagePutsCounters(damage.target, "-1/-1", damage.amount, damage.source))
    return found


@rule("120.3g", "702.164b")
def toxic_value(state: State, source: int, look: Characteristics) -> int:
    """Return a creature's total toxic value: the sum of the numbers of its toxic abilities."""
    context = Context(state, source, source_controller(state, source))
    total = 0
    for keyword in look.keywords:
        if isinstance(keyword, Keyword) and keyword.name == "toxic":
            number = getattr(keyword, "number", 0)
            # A fixed number is a term of words, which has its value as a field.
            total += number.value(context) if isinstance(number, Amount) else int(getattr(number, "value", number))
    return total


@rule("113.7a")
def source_look(state: State, source: int) -> Characteristics:
    """Return the source's characteristics, as it last existed if it is gone."""
    if source in state.objects:
        return characteristics(state, source)
    known = state.last_known.get(source)
    return known.characteristics if known is not None else Characteristics()


def source_controller(state: State, source: int) -> int:
    """Return who controls the source, or last did."""
    found = state.objects.get(source)
    if found is None:
        known = state.last_known.get(source)
        return known.object.controller if known is not None else NOBODY
    return found.controller
