"""CR 601.2c, 107.3a "X target creatures": as many targets as the X that was announced."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

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
    """Things of a kind of which X are targeted, or up to X."""

    what: terms.Filter
    up_to: bool = False

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
        return (0 if self.up_to else context.x), context.x

    def candidates(self, context: Context) -> Iterator[Target]:
        """Yield such things."""
        if isinstance(self.what, Filter):
            yield from self.what.candidates(context)

    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether something is of the kind."""
        return isinstance(self.what, Filter) and self.what.matches(context, target)


def x_targets(what: terms.Filter, *, up_to: bool) -> TargetSpec:
    """Return a use of "target" for X things."""
    return TargetSpec(XOfKind(what, up_to), 0, None)


def take_x_targets(spec: TargetSpec, *, up_to: bool) -> tuple[terms.Filter] | None:
    """Take `x_targets` apart."""
    what = spec.what
    is_so = isinstance(what, XOfKind) and what.up_to == up_to and not spec.another
    return (what.what,) if isinstance(what, XOfKind) and is_so else None


for is_up_to, words in ((False, ""), (True, "up to ")):
    phrase(
        TARGET,
        f"{words}X target {{what:noun/many}}",
        TargetSpec,
        forms=("many",),
        build=partial(x_targets, up_to=is_up_to),
        take=partial(take_x_targets, up_to=is_up_to),
    )
