"""CR 707.10c "That player may copy this spell and may choose a new target for that copy."."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.asking import ask_may
from oathbreaker.engine.context import Context
from oathbreaker.engine.copying import copy_on_stack
from oathbreaker.engine.decisions import Procedure
from oathbreaker.language.categories import EFFECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import seats
from oathbreaker.mechanics.sentences import NUMBERS
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class MayCopyThis(Effect):
    """A player may copy the spell that resolves, and choose a new target for the copy, which they control."""

    player: Ref

    @rule("707.10", "707.10c")
    def perform(self, context: Context) -> Procedure[None]:
        """Ask the player, and copy the spell for them."""
        state = context.state
        for seat in seats(self.player, context):
            if (yield from ask_may(state, seat, "707.10", context.source)):
                yield from copy_on_stack(state, context.stack_id, seat, context.source)


for number, _ in NUMBERS:
    phrase(
        EFFECT,
        f"{{player:player/{number}}} may copy this spell and may choose a new target for that copy",
        MayCopyThis,
        ja="{player.wa}この呪文をコピーしてもよく、そのコピーの新しい対象を選んでもよい",
    )
