"""CR 601.2c, 603.2 What becomes the target of a spell, or for the first time of a spell or ability."""

from __future__ import annotations

from oathbreaker.engine.abstract import Subject
from oathbreaker.engine.casting import BecomesTarget as TargetEvent
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.language.categories import EVENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.events import BecomesTarget
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class BecomesTargetOnce(BecomesTarget):
    """The same, said with "when"."""


@term
class BecomesTargetOfSpell(BecomesTarget):
    """An object becomes the target of a spell; `once` if the text says "when"."""

    what: Ref
    once: bool = False

    @rule("601.2c")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what has become a target, and of what: an ability is no spell."""
        if not isinstance(event, TargetEvent):
            return None
        by = context.state.objects.get(event.source)
        return None if by is None or by.kind == "ability" else BecomesTarget.matches(self, context, event)


phrase(
    EVENT,
    "when {what:this} becomes the target of a spell or ability",
    BecomesTargetOnce,
    ja="{what}が呪文や能力の対象になったとき",
)
phrase(
    EVENT,
    "when {what:this} becomes the target of a spell",
    BecomesTargetOfSpell,
    once=True,
    ja="{what}が呪文の対象になったとき",
)
for category in ("this", "some"):
    phrase(
        EVENT,
        f"whenever {{what:{category}}} becomes the target of a spell",
        BecomesTargetOfSpell,
        ja="{what}が呪文の対象になるたび",
    )
