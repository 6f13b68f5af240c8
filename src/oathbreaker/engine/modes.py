"""CR 700.2 Modes: the body of a modal spell or ability, as the engine asks for it."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.terms import abilities as terms
from oathbreaker.texts.rules import rule


class Mode:
    """One mode of a modal spell or ability (700.2): its instructions and targets."""

    __slots__ = ("body", "targets")

    def __init__(self, body: tuple[terms.Effect, ...], targets: tuple[terms.TargetSpec, ...] = ()) -> None:
        self.body = body
        self.targets = targets


@rule("700.2")
class Modal(Effect):
    """The whole body of a modal spell or ability: "Choose one —". The engine asks for modes as it is announced.

    Targets of the ability itself come first, then those of each chosen mode, in the order printed.
    """

    __slots__ = ()

    @property
    def may_repeat(self) -> bool:
        """Whether a mode may be chosen more than once (700.2d)."""
        return False

    def modes(self) -> tuple[Mode, ...]:
        """Return the modes in printed order.

        Raises:
            NotImplementedError: The class does not say which.
        """
        raise NotImplementedError(type(self).__name__)

    def bounds(self, context: Context) -> tuple[int, int]:  # noqa: ARG002  as declared
        """Return how many modes are chosen at least and at most."""
        return 1, 1
