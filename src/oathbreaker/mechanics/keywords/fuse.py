"""CR 702.102 Fuse: both halves of a split card cast as one spell."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Condition, Keyword
from oathbreaker.engine.context import Context
from oathbreaker.engine.ways import WayToCast
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import fixed
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class IsInHand(Condition):
    """The card is in a hand."""

    reads: ClassVar[tuple[str, ...] | None] = ("zones",)

    def holds(self, context: Context) -> bool:
        """Look where it is."""
        thing = context.state.objects.get(context.source)
        return thing is not None and thing.zone == "hand"


@term
class Fuse(Keyword):
    """702.102 Fuse: from the hand both halves may be cast together."""

    name: ClassVar[str] = "fuse"

    @rule("702.102a", "702.102c")
    def ways(self) -> tuple[WayToCast, ...]:
        """Return casting both halves; the mana cost is that of both."""
        return (WayToCast("fuse", condition=IsInHand(), fused=True),)


fixed(KEYWORD, "fuse", Fuse(), ja="融合")
