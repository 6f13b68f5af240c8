"""CR 104 Effects that say that a player wins or loses the game, that it is a draw, or that none of this can be."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import Target, is_player
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.ending import draw_by_effect
from oathbreaker.engine.happening import happen
from oathbreaker.engine.player_events import LoseGame, WinGame
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.language.categories import DEED, EFFECT, STATEMENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import seats
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class WinsGame(Effect):
    """A player wins the game (104.2b)."""

    who: Ref = You()

    @rule("104.2b")
    def perform(self, context: Context) -> Procedure[None]:
        """Let them win."""
        yield from happen(context.state, [WinGame(seat) for seat in seats(self.who, context)])


@term
class LosesGame(Effect):
    """A player loses the game (104.3e)."""

    who: Ref = You()

    @rule("104.3e")
    def perform(self, context: Context) -> Procedure[None]:
        """Let them lose, all at once."""
        yield from happen(context.state, [LoseGame(seat, "104.3e") for seat in seats(self.who, context)])


@term
class GameIsDraw(Effect):
    """The game is a draw (104.4c)."""

    @rule("104.4c")
    def perform(self, context: Context) -> Procedure[None]:
        """End the game."""
        yield from ()
        draw_by_effect(context.state)


LOSE: Final = "can't lose game"
WIN: Final = "can't win game"
"""The names by which the road of events asks whether a player can't lose or win."""


@term
class CannotEnd(RuleStatement):
    """A player can't lose or can't win the game, and the opponents can't do the other.

    Attributes:
        you: What you can't do: "lose" or "win".
        opponents: Whether your opponents can't do the other.
    """

    you: str
    opponents: bool = False

    names: ClassVar[tuple[str, ...]] = (LOSE, WIN)

    @rule("104.2b", "104.3e", "614.17")
    def concerns(self, context: Context, name: str, about: Target) -> bool:
        """Speak of you under one name, of your opponents under the other."""
        if not is_player(about):
            return False
        is_own = name == (LOSE if self.you == "lose" else WIN)
        return about == context.controller if is_own else self.opponents and about != context.controller


phrase(DEED, "[win|wins] the game", WinsGame, ja="ゲームに勝利する")
phrase(DEED, "[lose|loses] the game", LosesGame, ja="ゲームに敗北する")
fixed(EFFECT, "the game is a draw", GameIsDraw(), ja="ゲームは引き分けになる")
for you, others, you_japanese, others_japanese in (("lose", "win", "敗北", "勝利"), ("win", "lose", "勝利", "敗北")):
    fixed(STATEMENT, f"you can't {you} the game", CannotEnd(you), ja=f"あなたはゲームに{you_japanese}できない")
    fixed(
        STATEMENT,
        f"you can't {you} the game and your opponents can't {others} the game",
        CannotEnd(you, opponents=True),
        ja=f"あなたはゲームに{you_japanese}できず、あなたの対戦相手はゲームに{others_japanese}できない",
    )
