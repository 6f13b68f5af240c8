"""CR 725 The monarch: becoming the monarch, and what depends on being it."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Condition, Effect, Subject, TriggerEvent
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.monarch import MONARCH
from oathbreaker.engine.monarch import BecomeMonarch as BecomeEvent
from oathbreaker.language.categories import CONDITION, DEED, EVENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import seats
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class BecomeMonarch(Effect):
    """A player becomes the monarch (725.1)."""

    who: Ref = You()

    @rule("725.1")
    def perform(self, context: Context) -> Procedure[None]:
        """Make the player the monarch."""
        for seat in seats(self.who, context):
            yield from happen(context.state, (BecomeEvent(seat, 1, context.source),))


@term
class IsMonarch(Condition):
    """You are the monarch, or nobody is (725.1).

    Attributes:
        words: "you're the monarch", "you aren't the monarch" or "there is no monarch".
    """

    words: str

    reads: ClassVar[tuple[str, ...] | None] = ("monarch",)

    @rule("725.1", "725.5")
    def holds(self, context: Context) -> bool:
        """Look at who is the monarch."""
        monarch = context.state.recall(MONARCH)
        if self.words == "there is no monarch":
            return monarch is None
        return (monarch == context.controller) == (self.words == "you're the monarch")


@term
class YouBecomeMonarch(TriggerEvent):
    """You become the monarch (725.3)."""

    kinds: ClassVar[tuple[str, ...]] = ("become monarch",)

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at who became it."""
        return Subject(event.seat) if isinstance(event, BecomeEvent) and event.seat == context.controller else None


phrase(DEED, "[become|becomes] the monarch", BecomeMonarch, ja="統治者になる")
for words, japanese in (
    ("you're the monarch", "あなたが統治者である"),
    ("you aren't the monarch", "あなたが統治者でない"),
    ("there is no monarch", "統治者がいない"),
):
    fixed(CONDITION, words, IsMonarch(words), ja=japanese)
fixed(EVENT, "whenever you become the monarch", YouBecomeMonarch(), ja="あなたが統治者になるたび")
