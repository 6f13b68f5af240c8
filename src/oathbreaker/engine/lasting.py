"""What outlives the resolution that made it, as plain data.

Triggered abilities that wait, continuous effects (611.2).
"""

from __future__ import annotations

from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.terms.abilities import Condition, Duration, Effect, Statement, TriggeredAbility
from oathbreaker.texts.rules import rule

Results = tuple[tuple[str, tuple[Target, ...]], ...]
"""What earlier effects did, by name: "exiled", "created", …"""


@rule("603.3")
class PendingTrigger:
    """An ability that has triggered and is not yet on the stack. Never changed.

    Attributes:
        ability: The ability.
        ability_index: Which of its source's abilities it is; NOBODY for a delayed one.
        source: The id of its source when it triggered.
        controller: Its controller (603.3a).
        subject: What its event was about.
        results: What the event or the effect that made it says, by name.
        targets: For a delayed ability, the targets of what made it: its body may refer to them.
        amount: How much or how many the event was about; X of what made a delayed one.
    """

    __slots__ = ("ability", "ability_index", "amount", "controller", "results", "source", "subject", "targets")

    def __init__(  # noqa: PLR0913, PLR0917  all that it is made of; positional for speed
        self,
        ability: TriggeredAbility,
        ability_index: int,
        source: int,
        controller: int,
        subject: Target = NOBODY,
        results: Results = (),
        targets: tuple[tuple[Target, ...], ...] = (),
        amount: int = 0,
    ) -> None:
        self.ability = ability
        self.ability_index = ability_index
        self.source = source
        self.controller = controller
        self.subject = subject
        self.results = results
        self.targets = targets
        self.amount = amount

    def plain(self) -> tuple[object, ...]:
        """Return what distinguishes it, for digests and for telling identical ones (603.3b)."""
        known = (
            self.ability_index,
            self.source,
            self.controller,
            self.subject,
            self.results,
            self.targets,
            self.amount,
        )
        return (repr(self.ability), *known)


@rule("603.7")
class DelayedTrigger:
    """A delayed triggered ability that waits for its event. Never changed.

    Attributes:
        ability: The ability.
        source, controller: As 603.7d-f say.
        results, targets, amount: What its body may refer to, of the effect that made it.
        duration: How long it waits; None for as long as it takes.
        repeats: Whether it triggers each time until then, and not only once (603.7b).
        made: The turn in which it began to wait.
    """

    __slots__ = ("ability", "amount", "controller", "duration", "made", "repeats", "results", "source", "targets")

    def __init__(  # noqa: PLR0913, PLR0917  all that it is made of; positional for speed
        self,
        ability: TriggeredAbility,
        source: int,
        controller: int,
        results: Results = (),
        targets: tuple[tuple[Target, ...], ...] = (),
        amount: int = 0,
        duration: Duration | None = None,
        repeats: bool = False,  # noqa: FBT001, FBT002  positional for speed
        made: int = 0,
    ) -> None:
        self.ability = ability
        self.source = source
        self.controller = controller
        self.results = results
        self.targets = targets
        self.amount = amount
        self.duration = duration
        self.repeats = repeats
        self.made = made

    def plain(self) -> tuple[object, ...]:
        """Return what distinguishes it, for digests."""
        known = (self.source, self.controller, self.results, self.targets, self.amount, self.repeats, self.made)
        return (repr(self.ability), repr(self.duration), *known)


@rule("611.2")
class LastingEffect:
    """A continuous effect made by a resolving spell or ability. Never changed.

    Attributes:
        statement: What it says.
        duration: How long it lasts; None for the rest of the game.
        timestamp: When it began (613.7b).
        source, controller: Of the spell or ability that made it.
        objects: The objects it affects, fixed as it began (611.2c); None where it changes rules or finds them each
            time.
        amount: The value of X or another number fixed as it began (608.2i).
        condition: Under which it works; None for always.
        rider: What happens as it is used up: for shields and one-time replacements; None for nothing.
        made: The turn in which it began.
    """

    __slots__ = (
        "amount",
        "condition",
        "controller",
        "duration",
        "made",
        "objects",
        "rider",
        "source",
        "statement",
        "timestamp",
    )

    def __init__(  # noqa: PLR0913, PLR0917  all that it is made of; positional for speed
        self,
        statement: Statement,
        duration: Duration | None,
        timestamp: int,
        source: int,
        controller: int,
        objects: tuple[Target, ...] | None = None,
        amount: int = 0,
        condition: Condition | None = None,
        rider: Effect | None = None,
        made: int = 0,
    ) -> None:
        self.statement = statement
        self.duration = duration
        self.timestamp = timestamp
        self.source = source
        self.controller = controller
        self.objects = objects
        self.amount = amount
        self.condition = condition
        self.rider = rider
        self.made = made

    def followed(self, old: Target, new: Target) -> LastingEffect:
        """Return the effect with one object followed to what it has become; itself where it is no part of it."""
        if self.objects is None or old not in self.objects:
            return self
        objects = tuple(new if thing == old else thing for thing in self.objects)
        return self.changed(objects, self.amount)

    def changed(
        self, objects: tuple[Target, ...] | None, amount: int, statement: Statement | None = None
    ) -> LastingEffect:
        """Return the effect with other objects, another amount or statement: a shield that is partly used up."""
        said = statement if statement is not None else self.statement
        where = (self.timestamp, self.source, self.controller)
        return LastingEffect(said, self.duration, *where, objects, amount, self.condition, self.rider, self.made)

    def plain(self) -> tuple[object, ...]:
        """Return what distinguishes it, for digests."""
        known = (self.timestamp, self.source, self.controller, self.objects, self.amount, self.made)
        return (repr(self.statement), repr(self.duration), *known)
