"""CR 611.2b "For as long as you control this Saga": how long effects last that end with their source."""

from __future__ import annotations

from oathbreaker.engine.abstract import Duration
from oathbreaker.engine.context import Context
from oathbreaker.engine.lasting import LastingEffect
from oathbreaker.language.categories import DURATION
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class WhileYouControl(Duration):
    """For as long as you control the object itself."""

    what: Ref

    @rule("611.2b", "702.26f")
    def holds(self, context: Context, effect: LastingEffect) -> bool:
        """Look whether it is on the battlefield, phased in, under the control of who made the effect."""
        thing = context.state.objects.get(effect.source)
        is_there = thing is not None and thing.zone == "battlefield" and not thing.phased_out
        return is_there and thing is not None and thing.controller == effect.controller


@term
class WhileItRemains(Duration):
    """For as long as the object itself remains on the battlefield."""

    what: Ref

    @rule("611.2b", "702.26f")
    def holds(self, context: Context, effect: LastingEffect) -> bool:
        """Look whether it is on the battlefield, phased in."""
        thing = context.state.objects.get(effect.source)
        return thing is not None and thing.zone == "battlefield" and not thing.phased_out


@term
class WhileExiled(Duration):
    """For as long as cards remain exiled; `said` is how the text calls them."""

    said: str

    @rule("611.2b", "400.7")
    def holds(self, context: Context, effect: LastingEffect) -> bool:
        """Look whether any of them is in exile still."""
        objects = context.state.objects
        return any(oid in objects and objects[oid].zone == "exile" for oid in effect.objects or ())


for said, verb, japanese in (
    ("it", "remains", "それ"),
    ("they", "remain", "それら"),
    ("that card", "remains", "そのカード"),
    ("those cards", "remain", "それらのカード"),
):
    words = f"for as long as {said} {verb} exiled"
    fixed(DURATION, words, WhileExiled(said), ja=f"{japanese}が追放され続けているかぎり、")
phrase(
    DURATION,
    "for as long as you control {what:this}",
    WhileYouControl,
    ja="あなたが{what}をコントロールし続けているかぎり、",
)
phrase(
    DURATION,
    "for as long as {what:this} remains on the battlefield",
    WhileItRemains,
    ja="{what}が戦場に残り続けているかぎり、",
)
