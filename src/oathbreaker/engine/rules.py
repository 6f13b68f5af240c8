"""What a format asks of a game: the hooks through which its own rules work. The engine itself knows no format."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from oathbreaker.engine.definitions import PlayableCard
from oathbreaker.texts.messages import Message
from oathbreaker.texts.rules import rule

if TYPE_CHECKING:  # these modules use this one
    from oathbreaker.engine.damage import DealDamage
    from oathbreaker.engine.decisions import Procedure
    from oathbreaker.engine.events import Event
    from oathbreaker.engine.state import State
    from oathbreaker.engine.statements import Replacement


class SeatSetup:
    """What one player brings.

    Attributes:
        library: The cards that become the library.
        command: The cards that start in the command zone, each with its designation and the index among them of its
            partner
            (the oathbreaker of a signature spell), -1 for none.
    """

    __slots__ = ("command", "library")

    def __init__(self, library: Sequence[PlayableCard], command: Sequence[tuple[PlayableCard, str, int]] = ()) -> None:
        self.library = tuple(library)
        self.command = tuple(command)


@rule("806.1")
class GameRules:
    """The rules of a free-for-all without anything of its own. A format derives from this class.

    Attributes:
        starting_life: Each player's starting life total (103.4).
        hand_size: The starting hand size (103.5), and the maximum hand size (402.2).
        replacements: Replacement effects that come from a rule, not from an object, and may change any event.
        commander: The designation of the cards that texts call commanders (903.3, 906.14).
        outside: The rule because of which nothing is found outside the game.
        may_mulligan: Whether players may take mulligans (103.5).
    """

    commander: ClassVar[str] = "commander"
    outside: ClassVar[str] = "400.11"
    may_mulligan: bool = True

    def __init__(self, starting_life: int = 20, hand_size: int = 7, replacements: tuple[Replacement, ...] = ()) -> None:
        self.starting_life = starting_life
        self.hand_size = hand_size
        self.replacements = replacements

    @rule("103.2")
    def opening(self, state: State) -> list[Event]:  # noqa: ARG002  as declared
        """Return what the format tells before libraries are shuffled."""
        return []

    def may_cast_from(self, state: State, oid: int, seat: int) -> bool:  # noqa: ARG002  as declared
        """Tell whether a rule of the format lets this player cast this object from where it is (601.3)."""
        return False

    def extra_cost(self, state: State, oid: int, seat: int, zone: str) -> str:  # noqa: ARG002  as declared
        """Return additional mana, such as "{4}", that a rule asks for casting from a zone (601.2f, 903.8)."""
        return ""

    @rule("601.3")
    def why_not_cast(self, state: State, oid: int, seat: int) -> tuple[str, Message] | None:  # noqa: ARG002  as declared
        """Return the rule of the format that keeps a player from casting an object, and the reason; None for none."""
        return None

    def forbids_casting(self, state: State, oid: int, seat: int) -> bool:
        """Tell whether a rule of the format keeps a player from casting an object; asked often, so without a reason."""
        return self.why_not_cast(state, oid, seat) is not None

    @rule("601.2i")
    def has_been_cast(self, state: State, spell: int) -> None:
        """Note what the format counts of a spell that becomes cast."""

    def replacements_of(self, state: State, event: Event) -> tuple[Replacement, ...]:  # noqa: ARG002  as declared
        """Return the format's own replacement effects that would change this event now (906.10, 906.12, 903.9b)."""
        return ()

    @rule("101.4")
    def in_order(self, state: State, events: list[Event]) -> list[Event]:  # noqa: ARG002  as declared
        """Return simultaneous events in the order in which the format asks players about them."""
        return events

    def damage_dealt(self, state: State, damage: DealDamage) -> None:
        """Note what the format counts of damage dealt to a player (903.10a)."""

    @rule("704.6")
    def state_based_actions(self, state: State) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Return the events of the format's own state-based actions that are due now; players may be asked."""
        yield from ()
        return []

    @rule("103.5c")
    def free_mulligans(self, seats: int) -> int:
        """Return how many mulligans do not count: one in a game of three or more."""
        return 1 if seats > 2 else 0  # noqa: PLR2004  two

    @rule("103.8a")
    def first_player_draws(self, seats: int) -> bool:
        """Tell whether the first player draws in the first draw step: not in a game of two."""
        return seats != 2  # noqa: PLR2004  two
