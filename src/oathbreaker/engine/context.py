"""Who asks, on whose behalf and about what: what every abstract question of a term gets besides its own fields."""

from __future__ import annotations

from oathbreaker.engine.announcement import NOBODY, Announcement, Target
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State


class Context:
    """The point of view of one ability or effect. Never stored in a state.

    Attributes:
        state: The game.
        source: The id of the source object: the spell, or the object whose ability it is.
        controller: "You".
        stack_id: The id of the spell or ability on the stack; NOBODY where nothing resolves.
        targets: For each use of "target", the targets chosen that are still legal; () in place of illegal ones.
        divisions: For each use of "target", what each of its targets gets.
        x, amount: X; the number that the trigger event was about.
        modes: The modes chosen.
        subject: What the trigger event was about.
        results: What earlier instructions did, by name: "created", "exiled", "discarded", … Instructions write here.
        item: The loop variable of "for each".
        announcement: How the source was cast or activated; None where that has no meaning.
    """

    __slots__ = (
        "amount",
        "announcement",
        "controller",
        "divisions",
        "item",
        "modes",
        "results",
        "source",
        "stack_id",
        "state",
        "subject",
        "targets",
        "x",
    )

    def __init__(  # noqa: PLR0913, PLR0917  all that it is made of; positional for speed
        self,
        state: State,
        source: int,
        controller: int,
        stack_id: int = NOBODY,
        targets: tuple[tuple[Target, ...], ...] = (),
        divisions: tuple[tuple[int, ...], ...] = (),
        x: int = 0,
        amount: int = 0,
        modes: tuple[int, ...] = (),
        subject: Target = NOBODY,
        results: dict[str, tuple[Target, ...]] | None = None,
        item: Target = NOBODY,
        announcement: Announcement | None = None,
    ) -> None:
        self.state = state
        self.source = source
        self.controller = controller
        self.stack_id = stack_id
        self.targets = targets
        self.divisions = divisions
        self.x = x
        self.amount = amount
        self.modes = modes
        self.subject = subject
        self.results = results if results is not None else {}
        self.item = item
        self.announcement = announcement

    def with_item(self, item: Target) -> Context:
        """Return the same point of view with another loop variable; results are shared."""
        return Context(
            self.state,
            self.source,
            self.controller,
            self.stack_id,
            self.targets,
            self.divisions,
            self.x,
            self.amount,
            self.modes,
            self.subject,
            self.results,
            item,
            self.announcement,
        )

    def with_targets(self, targets: tuple[tuple[Target, ...], ...], divisions: tuple[tuple[int, ...], ...]) -> Context:
        """Return the same point of view for one mode, whose targets are counted from its own first.

        Results are shared.
        """
        other = self.with_item(self.item)
        other.targets = targets
        other.divisions = divisions
        return other

    def note(self, name: str, *found: Target) -> None:
        """Keep what an instruction did, so that later ones can refer to it."""
        self.results[name] = (*self.results.get(name, ()), *found)

    def source_object(self) -> GameObject | None:
        """Return the source as it is or last was (113.7a); None where nothing is known of it."""
        found = self.state.objects.get(self.source)
        if found is not None:
            return found
        known = self.state.last_known.get(self.source)
        return known.object if known is not None else None
