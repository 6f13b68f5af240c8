"""CR 604 Static abilities' statements: what the engine asks of each kind.

The mechanics derive their statements from these.
"""

from __future__ import annotations

from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.events import Event
from oathbreaker.terms import abilities as terms
from oathbreaker.texts.rules import rule

BATTLEFIELD_ONLY = ("battlefield",)


class Statement(terms.Statement):
    """What a static ability says; derive from one of the kinds below."""

    __slots__ = ()

    @property
    def reads(self) -> tuple[str, ...] | None:
        """What its own code looks at, apart from the terms in it, in the words of `layers_effects.STEADY`.

        () for nothing that changes; None for anything, so that it is asked again whenever anything changes. Any other
        word ("counters", "life", "hand") means the same to the layers. Every term in it (filters, conditions, amounts,
        references and their parts; not what it gives: abilities, keywords) says so by an attribute `reads` of its own.
        """
        return None

    @property
    def zones(self) -> tuple[str, ...]:
        """Where its source must be for it to work (113.6)."""
        return BATTLEFIELD_ONLY


@rule("613.1")
class LayerStatement(Statement):
    """A statement that changes characteristics: a continuous effect applied in one or more layers."""

    __slots__ = ()

    @property
    def layers(self) -> tuple[str, ...]:
        """The layers in which it applies: "1a", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d"."""
        return ()

    @property
    def defines(self) -> bool:
        """Whether it is characteristic-defining (604.3): it works in every zone and before others of its layer."""
        return False

    @property
    def among(self) -> str:
        """Where what it changes is to be sought, to save asking `affects` of all else.

        "self", "attached" (what its source is attached to), "yours" (its controller's permanents) or "all".
        """
        return "all"

    @property
    def reaches(self) -> tuple[str, ...]:
        """The zones of the objects that it can change, where `among` is "all"."""
        return BATTLEFIELD_ONLY

    @property
    def is_apart(self) -> bool:
        """Whether what it does to an object depends on that object and its own source alone, in every layer."""
        return False

    @property
    def takes_away(self) -> bool:
        """Whether it may take abilities away, those of land types included (613.8a: the existence of effects)."""
        return True

    def affects(self, context: Context, oid: int) -> bool:
        """Tell whether it changes this object.

        Raises:
            NotImplementedError: The class does not say how.
        """
        raise NotImplementedError(type(self).__name__)

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:
        """Change the characteristics, in one layer.

        Raises:
            NotImplementedError: The class does not say how.
        """
        raise NotImplementedError(type(self).__name__)

    def controller(self, context: Context, oid: int) -> int:  # noqa: ARG002  as declared
        """Return who controls the object by this effect, for layer 2; NOBODY for no change."""
        return NOBODY


@rule("613.11", "604.1")
class RuleStatement(Statement):
    """A statement about the rules of the game, found by name ("cost change", "can't attack", "maximum hand size")."""

    __slots__ = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The names under which it is found."""
        return ()

    @property
    def about_itself(self) -> bool:
        """Whether it speaks of nothing but its own source, to save asking `concerns` about all else."""
        return False

    @property
    def spares_colors(self) -> bool:
        """Whether a "cost change" takes nothing but generic mana off a cost, whenever it is asked."""
        return False

    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Tell whether it says something about this object or player under this name."""
        return True

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return what it says: True, a number, costs, a `CostChange`, a `WayToCast`, … as the name asks."""
        return True

    def bars(self, context: Context, name: str, about: Target, by: Context) -> bool:  # noqa: ARG002  as declared
        """Tell, for "can't be targeted" and "can't be blocked", whether it keeps this off what `by` stands for."""
        return True


@rule("614.1", "615.1")
class Replacement(Statement):
    """A statement that replaces or prevents events (614, 615)."""

    __slots__ = ()

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of event it can replace, for the index."""
        return ()

    @property
    def step(self) -> str:
        """The step of 616.1 in which it is chosen.

        "a" self-replacement, "b" control, "c" copy, "d" back face, "e" any other; "0" before all of them, where a rule
        of the format says so (906.12a).
        """
        return "e"

    @property
    def title(self) -> object:
        """How the choice of the effect that applies next names one that has no source."""
        return type(self).__name__

    @property
    def repeats(self) -> bool:
        """Whether it may apply again to an event that it has changed (exceptions to 614.5)."""
        return False

    @property
    def is_alike(self) -> bool:
        """Whether it makes no difference which of several equal ones is applied, whatever made them."""
        return False

    @property
    def adds_only(self) -> bool:
        """Whether it merely adds to how its own object enters, so that the order among such makes no difference."""
        return False

    @property
    def is_shield(self) -> bool:
        """Whether it prevents so much damage as is its amount, and no more (615.7)."""
        return False

    @property
    def for_itself(self) -> bool:
        """Whether it works on its own object as that enters the battlefield (614.12), and on nothing else."""
        return False

    def applies(self, context: Context, event: Event) -> bool:
        """Tell whether it would change this event.

        Raises:
            NotImplementedError: The class does not say how.
        """
        raise NotImplementedError(type(self).__name__)

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Return what happens instead; the event itself, changed, where it is only modified; nothing where prevented.

        Raises:
            NotImplementedError: The class does not say how.
        """
        raise NotImplementedError(type(self).__name__)
