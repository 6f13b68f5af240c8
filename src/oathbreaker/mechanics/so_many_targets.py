"""CR 601.2c, 107.3a "X target creatures": as many targets as the X that was announced."""

from __future__ import annotations

from oathbreaker.engine.abstract import Filter
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import TARGET
from oathbreaker.language.phrases import phrase
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import TargetSpec
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class XOfKind(Filter):
    """Things of a kind of which X are targeted, no more and no fewer."""

    what: terms.Filter

    def kinds(self) -> frozenset[str]:
        """Return the words for what they are."""
        return self.what.kinds()

    @property
    def zones(self) -> tuple[str, ...]:
        """Where such things are."""
        return self.what.zones if isinstance(self.what, Filter) else ()

    @rule("601.2c")
    def bounds(self, context: Context, spec: TargetSpec) -> tuple[int, int | None]:  # noqa: ARG002  as declared
        """Return X, as it was announced."""
        return context.x, context.x

    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether something is of the kind."""
        return isinstance(self.what, Filter) and self.what.matches(context, target)


def x_targets(what: terms.Filter) -> TargetSpec:
    """Return a use of "target" for X things."""
    return TargetSpec(XOfKind(what), 0, None)


def take_x_targets(spec: TargetSpec) -> tuple[terms.Filter] | None:
    """Take `x_targets` apart."""
    what = spec.what
    return (what.what,) if isinstance(what, XOfKind) and not spec.another else None


phrase(
    TARGET,
    "X target {what:noun/many}",
    TargetSpec,
    forms=("many",),
    build=x_targets,
    take=take_x_targets,
)
