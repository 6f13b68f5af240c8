"""CR 121.2, 614.17 Players who can't draw cards, or no more than one each turn."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.announcement import Target, is_player
from oathbreaker.engine.context import Context
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.language.categories import STATEMENT
from oathbreaker.language.phrases import fixed
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

WHO: Final = {
    "each opponent": "各対戦相手は",
    "your opponents": "あなたの対戦相手は",
    "each player": "各プレイヤーは",
    "players": "プレイヤーは",
    "you": "あなたは",
}
"""How it is said who can't draw -> in Japanese."""


@term
class CannotDraw(RuleStatement):
    """Players can't draw cards.

    Attributes:
        who: Who can't: a key of `WHO`.
        beyond: How many cards they can draw each turn.
    """

    who: str
    beyond: int = 0

    names: ClassVar[tuple[str, ...]] = ("can't draw",)

    @rule("121.2", "614.17")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of those who have drawn as many cards this turn as they can."""
        if not is_player(about) or context.state.players[about].drawn < self.beyond:
            return False
        if self.who == "you":
            return about == context.controller
        return "opponent" not in self.who or about != context.controller


for who, japanese in WHO.items():
    fixed(STATEMENT, f"{who} can't draw cards", CannotDraw(who), ja=f"{japanese}カードを引けない")
    fixed(
        STATEMENT,
        f"{who} can't draw more than one card each turn",
        CannotDraw(who, 1),
        ja=f"{japanese}各ターンにカードを１枚しか引けない",
    )
