"""CR 115 Targets that are named in a sentence of their own."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.terms.abilities import Ref, TargetSpec
from oathbreaker.terms.refs import Targeted, You
from oathbreaker.terms.term import term


@term
class ChooseTargets(Effect):
    """Targets are named: "Choose any number of target creatures." Nothing happens then (601.2c)."""

    what: Ref
    who: Ref = You()

    def perform(self, context: Context) -> Procedure[None]:  # noqa: ARG002  targets were chosen already (601.2c)
        """Do nothing."""
        yield from ()


def choose_targets(spec: TargetSpec) -> ChooseTargets:
    """Return the naming of a target."""
    return ChooseTargets(Targeted(spec))


def take_choose_targets(effect: ChooseTargets) -> tuple[TargetSpec | None] | None:
    """Take the naming of a target apart; nothing of it is left in a bound tree, and Japanese says nothing."""
    if effect.who != You():
        return None
    return (effect.what.spec if isinstance(effect.what, Targeted) else None,)


IN_JAPANESE = ""
"""Nothing: Japanese names all targets at the beginning of the ability."""

for number in ("one", "many"):
    phrase(
        DEED,
        f"choose {{spec:target/{number}}}",
        ChooseTargets,
        forms=("base",),
        build=choose_targets,
        take=take_choose_targets,
        ja=IN_JAPANESE,
    )
