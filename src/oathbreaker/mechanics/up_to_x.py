"""CR 601.2c, 107.3 Up to X targets: X as it was announced, or what the text says that it is."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from oathbreaker.engine.announcing import parts_of
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import TARGET
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import value_of
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.quantities import WhereX
from oathbreaker.terms.abilities import TargetSpec
from oathbreaker.terms.refs import TargetRef
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class UpToX(Noun):
    """Objects of a kind of which up to X are targeted."""

    is_up_to_x: ClassVar[bool] = True

    @rule("601.2c", "107.3a", "107.3i")
    def bounds(self, context: Context, spec: TargetSpec) -> tuple[int, int | None]:
        """Return that at most X are chosen."""
        return 0, max(0, x_for(context, spec))


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


def up_to_x(another: bool, what: Noun) -> TargetSpec | None:  # noqa: FBT001  one of the two ways to say it
    """Return up to X targets of a kind."""
    is_plain = type(what) is Noun
    return TargetSpec(UpToX(what.head, what.adjectives, what.qualifiers), 0, None, another) if is_plain else None


def take_up_to_x(another: bool, spec: TargetSpec) -> tuple[Noun] | None:  # noqa: FBT001  as above
    """Take `up_to_x` apart."""
    what = spec.what
    if not isinstance(what, UpToX) or spec.another != another:
        return None
    return (Noun(what.head, what.adjectives, what.qualifiers),)


for others, words in ((False, "target"), (True, "other target")):
    phrase(
        TARGET,
        f"up to X {words} {{what:noun/many}}",
        TargetSpec,
        forms=("many",),
        build=partial(up_to_x, others),
        take=partial(take_up_to_x, others),
    )
