"""CR 608.2d, 613.4c One of two changes of power and toughness: "gets +X/+X or -X/-X until end of turn"."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.asking import choose_word
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.language.categories import ACT
from oathbreaker.language.japanese import SUBJECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.continuous import Get, Modify
from oathbreaker.mechanics.finding import here, things
from oathbreaker.terms.abilities import Duration, Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class GetEither(Effect):
    """Objects get one of two changes for a time, as the controller chooses."""

    first: Modify
    second: Modify
    duration: Duration
    what: Ref = NO_SUBJECT

    @rule("608.2d", "611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the controller choose, and begin the effect on what there is now."""
        state = context.state
        objects = here(state, things(self.what, context))
        if not objects:
            return
        words = [self.first.change, self.second.change]
        chosen = yield from choose_word(state, context.controller, "word", words, "608.2d", context.source)
        begin_lasting(context, Get(Modify(chosen)), self.duration, objects, context.x)


phrase(
    ACT,
    "[get|gets] {first:power-toughness} or {second:power-toughness} {duration:duration}",
    GetEither,
    ja=f"{{duration}}{SUBJECT}{{first}}か{{second}}を受ける",
)
