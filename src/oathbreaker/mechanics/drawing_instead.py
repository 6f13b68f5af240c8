"""CR 104.2b, 614.6 Winning instead of drawing from an empty library."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import Draw
from oathbreaker.engine.player_events import WinGame
from oathbreaker.engine.statements import Replacement
from oathbreaker.language.categories import STATEMENT
from oathbreaker.language.phrases import fixed
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class WinInsteadOfDrawing(Replacement):
    """You win the game instead of drawing a card while your library has no cards in it."""

    kinds: ClassVar[tuple[str, ...]] = ("draw",)
    is_alike: ClassVar[bool] = True

    @rule("614.6", "121.2")
    def applies(self, context: Context, event: Event) -> bool:
        """Apply as you would draw from an empty library: one draws a card each time (121.2)."""
        is_yours = isinstance(event, Draw) and event.seat == context.controller
        return is_yours and not context.state.library(context.controller)

    @rule("104.2b", "614.6")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Win."""
        yield from ()
        return [WinGame(context.controller)]


fixed(
    STATEMENT,
    "if you would draw a card while your library has no cards in it , you win the game instead",
    WinInsteadOfDrawing(),
    ja="あなたのライブラリーにカードが無い間にあなたがカードを引くなら、代わりにあなたはゲームに勝利する",
)
