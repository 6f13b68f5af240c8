"""CR 509.3b, 509.3d A creature blocks another, or becomes blocked by one: once for each of them."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Subject
from oathbreaker.engine.combat.events import Blocks as BlockEvent
from oathbreaker.engine.combat.events import JoinsBlock
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.language.categories import EVENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.noticing import Notices, speaks_of
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


class OfPairs(Notices):
    """What happens to two creatures at once; "that creature" is the other one."""

    __slots__ = ()

    subject: ClassVar[str] = "thing"
    called: ClassVar[str] = "creature"
    names_another: ClassVar[bool] = True


@term
class BlocksA(OfPairs):
    """A creature blocks one of a kind."""

    what: Ref
    other: Ref

    kinds: ClassVar[tuple[str, ...]] = ("block",)

    @rule("509.3b", "509.3f")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at both as the one begins to block the other."""
        if not isinstance(event, BlockEvent) or not speaks_of(self.what, context, event.oid):
            return None
        return Subject(event.attacker) if speaks_of(self.other, context, event.attacker) else None


@term
class BecomesBlockedBy(OfPairs):
    """A creature becomes blocked by one of a kind."""

    what: Ref
    other: Ref

    kinds: ClassVar[tuple[str, ...]] = ("block", "joins block")

    @rule("509.3d", "509.3f")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at both as the other begins to block it, or is put onto the battlefield blocking it."""
        if not isinstance(event, BlockEvent | JoinsBlock) or not speaks_of(self.what, context, event.attacker):
            return None
        return Subject(event.oid) if speaks_of(self.other, context, event.oid) else None


@term
class BlocksOrBecomesBlockedBy(OfPairs):
    """A creature blocks one of a kind or becomes blocked by one."""

    what: Ref
    other: Ref

    kinds: ClassVar[tuple[str, ...]] = ("block", "joins block")

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look for either."""
        blocks = BlocksA(self.what, self.other).matches(context, event)
        return blocks or BecomesBlockedBy(self.what, self.other).matches(context, event)


for cls, words, japanese in (
    (BlocksA, "blocks", "{other}をブロックする"),
    (BecomesBlockedBy, "becomes blocked by", "{other}によってブロックされた状態になる"),
    (
        BlocksOrBecomesBlockedBy,
        "blocks or becomes blocked by",
        "{other}をブロックするか{other}によってブロックされた状態になる",
    ),
):
    phrase(EVENT, f"whenever {{what:this}} {words} {{other:some}}", cls, ja=f"{{what}}が{japanese}たび")
