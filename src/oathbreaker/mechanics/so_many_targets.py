"""CR 601.2c, 107.3 X targets, or up to X: X as it was announced, or what the text says that it is."""

from __future__ import annotations

from functools import partial

from oathbreaker.engine.abstract import Filter
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.announcing import parts_of
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import TARGET
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import value_of
from oathbreaker.mechanics.quantities import WhereX
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import TargetSpec
from oathbreaker.terms.refs import TargetRef
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

    @rule("601.2c", "107.3a", "107.3i")
    def bounds(self, context: Context, spec: TargetSpec) -> tuple[int, int | None]:
        """Return X, no more and no fewer, or at most X."""
        number = max(0, x_for(context, spec))
        return (0 if self.up_to else number), number

    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether something is of the kind."""
        return isinstance(self.what, Filter) and self.what.matches(context, target)


@rule("107.3c", "601.2c")
def x_for(context: Context, spec: TargetSpec) -> int:
    """Return the X of a use of "target": what the instruction that is about these targets says, or X as announced."""
    state = context.state
    for part in parts_of(state, context.stack_id) if context.stack_id in state.objects else []:
        places = [place for place, one in enumerate(part.targets) if one is spec]
        for effect in part.body:
            for said in effect.find(WhereX):
                if any(target.place in places for target in said.effect.find(TargetRef)):
                    return value_of(said.amount, context)
    return context.x


def x_targets(up_to: bool, another: bool, what: terms.Filter) -> TargetSpec:  # noqa: FBT001  as the phrase fixes them
    """Return a use of "target" for X things."""
    return TargetSpec(XOfKind(what, up_to), 0, None, another)


def take_x_targets(up_to: bool, another: bool, spec: TargetSpec) -> tuple[terms.Filter] | None:  # noqa: FBT001  as above
    """Take `x_targets` apart."""
    what = spec.what
    is_so = isinstance(what, XOfKind) and (what.up_to, spec.another) == (up_to, another)
    return (what.what,) if is_so and isinstance(what, XOfKind) else None


for number, up_to, another in (
    ("X target", False, False),
    ("up to X target", True, False),
    ("up to X other target", True, True),
):
    phrase(
        TARGET,
        f"{number} {{what:noun/many}}",
        TargetSpec,
        forms=("many",),
        build=partial(x_targets, up_to, another),
        take=partial(take_x_targets, up_to, another),
    )
