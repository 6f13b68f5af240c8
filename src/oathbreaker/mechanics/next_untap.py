"""CR 502.3 Permanents that do not untap during their controller's next untap step."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Duration, Effect
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.lasting import DelayedTrigger, LastingEffect
from oathbreaker.engine.turn.actions import UNTAPPED
from oathbreaker.language.categories import ACT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.combat_rules import DoesNotUntap
from oathbreaker.mechanics.finding import controller_of, here, things
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class UntilItsNextUntapStepEnds(Duration):
    """Until the controller of the one object that it is about has untapped permanents; said by no text of its own."""

    moments: ClassVar[tuple[str, ...]] = (UNTAPPED,)

    @rule("502.3")
    def lasts_past(self, context: Context, effect: LastingEffect | DelayedTrigger, moment: str) -> bool:  # noqa: ARG002  as declared
        """End with an untap step of who controls the object then."""
        objects = effect.objects if isinstance(effect, LastingEffect) else None
        return controller_of(context.state, objects[0] if objects else NOBODY) != context.state.active


ITS: Final = "its controller's next untap step"


@term
class DoesNotUntapNext(Effect):
    """Objects don't untap during their controller's next untap step.

    Attributes:
        whose: How the text says whose untap step that is.
        what: The objects.
    """

    whose: str = ITS
    what: Ref = NO_SUBJECT

    @rule("502.3", "611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin an effect for each of them, since each has its own controller."""
        yield from ()
        for oid in here(context.state, things(self.what, context)):
            begin_lasting(context, DoesNotUntap(), UntilItsNextUntapStepEnds(), (oid,))


for whose, japanese in (
    (ITS, "それのコントローラー"),
    ("their controller's next untap step", "それらのコントローラー"),
    ("your next untap step", "あなた"),
    ("their controllers' next untap steps", "それらのコントローラー"),
):
    phrase(
        ACT,
        f"[don't|doesn't] untap during {whose}",
        DoesNotUntapNext,
        whose=whose,
        ja=f"、{japanese}の次のアンタップ・ステップにアンタップしない",
    )
