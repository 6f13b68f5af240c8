"""CR 508.3, 509.3 The events of combat, each with what triggered abilities need to know about it."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.announcement import NOBODY, Target, is_player
from oathbreaker.engine.combat.attacked import attackable, defender_of, protect
from oathbreaker.engine.events import Event, ObjectEvent, PlayerEvent
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule

Pair = tuple[int, Target]
"""A creature, and whom it attacks or blocks."""


class AttackEvent(ObjectEvent):
    """A creature comes to attack somebody, in whatever way.

    Attributes:
        whom: The player, planeswalker or battle.
        defender: The defending player; filled in as it happens.
        on_planeswalker: Whether a planeswalker is attacked; filled in as it happens.
    """

    __slots__ = ("defender", "on_planeswalker", "whom")

    def __init__(self, oid: int, whom: Target, source: int = NOBODY) -> None:
        super().__init__(oid, source)
        self.whom = whom
        self.defender = NOBODY
        self.on_planeswalker = False

    def begin(self, state: State) -> None:
        """Let the creature attack."""
        self.defender = defender_of(state, self.whom)
        self.on_planeswalker = not is_player(self.whom) and "battle" not in characteristics(state, self.whom).types
        thing = state.own_status(self.oid)
        thing.attacking = self.whom
        thing.defender = self.defender

    def about(self) -> tuple[Target, ...]:
        """Return the creature and whom it attacks."""
        return (self.oid, self.whom)


@rule("508.1k", "508.3a", "506.5", "506.6")
class Attacks(AttackEvent):
    """A creature is declared as an attacker.

    Attributes:
        is_alone: Whether it is the only creature declared.
        had_to: Whether an effect required it to attack.
        paid: The names of the optional costs paid for it (508.1g).
    """

    __slots__ = ("had_to", "is_alone", "paid")
    kind: ClassVar[str] = "attack"
    cites: ClassVar[str] = "508.1"

    def __init__(
        self,
        oid: int,
        whom: Target,
        *,
        is_alone: bool = False,
        had_to: bool = False,
        paid: tuple[str, ...] = (),
    ) -> None:
        super().__init__(oid, whom, oid)
        self.is_alone = is_alone
        self.had_to = had_to
        self.paid = paid

    def perform(self, state: State) -> None:
        """Let it attack."""
        self.begin(state)


@rule("508.3b", "508.3d", "508.3e")
class AttackersDeclared(PlayerEvent):
    """A player attacks: one event for all the creatures declared.

    Attributes:
        pairs: Every attacker with whom it attacks.
    """

    __slots__ = ("pairs",)
    kind: ClassVar[str] = "attackers declared"
    cites: ClassVar[str] = "508.3d"

    def __init__(self, seat: int, pairs: tuple[Pair, ...]) -> None:
        super().__init__(seat, len(pairs))
        self.pairs = pairs

    def attacked(self) -> tuple[Target, ...]:
        """Return the players and permanents that are attacked."""
        return tuple(dict.fromkeys(whom for _, whom in self.pairs))


@rule("508.4", "508.4a", "508.4b", "506.3a", "506.3b", "506.3c", "506.3f")
class JoinsAttack(AttackEvent):
    """A creature is put onto the battlefield attacking, or an effect says that it is attacking; it never "attacked"."""

    __slots__ = ()
    kind: ClassVar[str] = "joins attack"
    cites: ClassVar[str] = "508.4"

    def is_possible(self, state: State) -> bool:  # noqa: ARG002  it may only be entering now
        """What can be known only once it has entered is asked then."""
        return True

    def perform(self, state: State) -> None:
        """Let it attack, if it is a creature of the attacking player and whom it attacks can be attacked."""
        thing = state.objects.get(self.oid)
        if thing is None or thing.zone != "battlefield" or thing.controller != state.active:
            return
        types = characteristics(state, self.oid).types
        if "creature" in types and "battle" not in types and self.whom in attackable(state):
            self.begin(state)


@rule("508.7", "508.7a", "508.7b", "508.7c")
class AttackMoves(AttackEvent):
    """A player reselects whom an attacking creature attacks; it does not attack a second time."""

    __slots__ = ()
    kind: ClassVar[str] = "attack moves"
    cites: ClassVar[str] = "508.7"

    def is_possible(self, state: State) -> bool:
        """It must be attacking, and whom it shall attack must be one that can be."""
        thing = state.objects.get(self.oid)
        return thing is not None and thing.defender != NOBODY and self.whom in attackable(state)

    def perform(self, state: State) -> None:
        """Let it attack the other."""
        self.begin(state)


class BlockEvent(ObjectEvent):
    """A creature comes to block an attacking creature, in whatever way."""

    __slots__ = ("attacker",)

    def __init__(self, oid: int, attacker: int, source: int = NOBODY) -> None:
        super().__init__(oid, source)
        self.attacker = attacker

    def begin(self, state: State) -> None:
        """Let it block; the attacker is a blocked creature from now on (509.1h)."""
        state.own_status(self.oid).blocking += (self.attacker,)
        state.own_status(self.attacker).blocked = True

    def about(self) -> tuple[Target, ...]:
        """Return the blocker and the attacker."""
        return (self.oid, self.attacker)


@rule("509.1g", "509.3a", "509.3b")
class Blocks(BlockEvent):
    """A creature blocks an attacking creature: declared as a blocker, or because an effect says so.

    Attributes:
        is_first: Whether it was no blocking creature before (509.3a: "whenever this creature blocks" counts only that).
    """

    __slots__ = ("is_first",)
    kind: ClassVar[str] = "block"
    cites: ClassVar[str] = "509.1"

    def __init__(self, oid: int, attacker: int, source: int = NOBODY, *, is_first: bool = True) -> None:
        super().__init__(oid, attacker, source)
        self.is_first = is_first

    def is_possible(self, state: State) -> bool:
        """Both must be there, and it must not block that attacker already."""
        thing = state.objects.get(self.oid)
        return thing is not None and self.attacker in state.objects and self.attacker not in thing.blocking

    def perform(self, state: State) -> None:
        """Let it block."""
        self.begin(state)


@rule("509.4", "509.4a", "506.3e")
class JoinsBlock(BlockEvent):
    """A creature is put onto the battlefield blocking; it never "blocked"."""

    __slots__ = ()
    kind: ClassVar[str] = "joins block"
    cites: ClassVar[str] = "509.4"

    def is_possible(self, state: State) -> bool:  # noqa: ARG002  it may only be entering now
        """What can be known only once it has entered is asked then."""
        return True

    def perform(self, state: State) -> None:
        """Let it block, if it is a creature of the player whom the other attacks."""
        thing, attacker = state.objects.get(self.oid), state.objects.get(self.attacker)
        if thing is None or attacker is None or thing.zone != "battlefield":
            return
        types = characteristics(state, self.oid).types
        if "creature" in types and "battle" not in types and attacker.defender == thing.controller:
            self.begin(state)


def joining_block(oid: int, attacker: int, source: int = NOBODY) -> list[Event]:
    """Return the events of a creature put onto the battlefield blocking (509.3c: an unblocked one becomes blocked)."""
    return [BecomesBlocked(attacker, (oid,), source), JoinsBlock(oid, attacker, source)]


@rule("509.3c", "509.1h")
class BecomesBlocked(ObjectEvent):
    """An attacking creature that was not blocked becomes blocked: by creatures, or by an effect.

    Attributes:
        blockers: The creatures that block it; () for an effect.
    """

    __slots__ = ("blockers",)
    kind: ClassVar[str] = "becomes blocked"
    cites: ClassVar[str] = "509.1h"

    def __init__(self, oid: int, blockers: tuple[int, ...] = (), source: int = NOBODY) -> None:
        super().__init__(oid, source)
        self.blockers = blockers

    def is_possible(self, state: State) -> bool:
        """Only an attacking creature that is not blocked yet becomes blocked."""
        thing = state.objects.get(self.oid)
        return thing is not None and thing.defender != NOBODY and not thing.blocked

    def perform(self, state: State) -> None:
        """Note it."""
        state.own_status(self.oid).blocked = True

    def amount_of(self) -> int:
        """Return how many creatures block it."""
        return len(self.blockers)


@rule("509.3g", "508.3f")
class Unblocked(ObjectEvent):
    """An attacking creature isn't blocked: no creature was declared as a blocker for it."""

    __slots__ = ()
    kind: ClassVar[str] = "unblocked"
    cites: ClassVar[str] = "509.1h"


@rule("310.8a", "310.11a")
class BecomesProtector(PlayerEvent):
    """A player becomes a battle's protector."""

    __slots__ = ("oid",)
    kind: ClassVar[str] = "becomes protector"
    cites: ClassVar[str] = "310.8"

    def __init__(self, seat: int, oid: int) -> None:
        super().__init__(seat)
        self.oid = oid

    def perform(self, state: State) -> None:
        """Note it on the battle."""
        if self.oid in state.objects:
            protect(state, self.oid, self.seat)

    def about(self) -> tuple[Target, ...]:
        """Return the player and the battle."""
        return (self.seat, self.oid)


@rule("508.5", "508.5a", "802.2a")
def defending_player(state: State, oid: int) -> int:
    """Return a creature's defending player, also after it has stopped attacking; NOBODY where there is none."""
    thing = state.objects.get(oid)
    if thing is not None and thing.defender != NOBODY:
        return thing.defender
    found = last_attack(state, oid)
    return found.defender if found is not None else NOBODY


def last_attack(state: State, oid: int) -> AttackEvent | None:
    """Return the latest event of this turn by which a creature came to attack; None where it has not."""
    for event in reversed(state.log):
        if isinstance(event, AttackEvent) and event.oid == oid and event.defender != NOBODY:
            return event
    return None


@rule("508.8")
def anything_attacked(state: State) -> bool:
    """Tell whether a creature was declared as an attacker, or put onto the battlefield attacking, in this combat."""
    for event in reversed(state.log):
        if isinstance(event, AttackEvent) and event.defender != NOBODY:
            return True
        if event.kind == "step begins" and begins_combat(event):
            return False
    return False


def begins_combat(event: Event) -> bool:
    """Tell whether an event is the beginning of a combat phase."""
    return getattr(event, "step", "") == "beginning of combat"
