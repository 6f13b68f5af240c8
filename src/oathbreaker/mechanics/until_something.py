"""CR 610.3 Exiled until a permanent leaves the battlefield; 611.2a what lasts until the end of your next turn."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Duration, Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import all_moved_to, happen
from oathbreaker.engine.lasting import DelayedTrigger, LastingEffect
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.until_it_leaves import is_there, wait_for
from oathbreaker.language.categories import DEED, DURATION
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import picked, thing, to_move
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import Some, Targeted, TargetRef, This, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class ExileUntilItLeaves(Effect):
    """Objects are exiled until the object with this ability leaves the battlefield.

    Attributes:
        what: What is exiled.
        until: How the text calls the object.
        who: Who exiles it.
    """

    makes: ClassVar[str] = "cards"

    what: Ref
    until: Ref
    who: Ref = You()

    @property
    def made(self) -> str:
        """What later words can refer to: "it" is the card that one object, itself or chosen, has become."""
        return "card" if isinstance(self.what, This | Some) else self.makes

    @rule("610.3", "610.3a", "610.3b")
    def perform(self, context: Context) -> Procedure[None]:
        """Exile them, unless the object has left already; each goes back to where it was as it leaves."""
        state = context.state
        holder = context.source if isinstance(self.until, This) else thing(self.until, context)
        if not is_there(state, holder):
            return
        wanted = to_move((yield from picked(self.what, context, self.who)), context)
        zones = {oid: state.objects[oid].zone for oid in wanted}
        done = yield from happen(state, [ZoneChange(state, oid, "exile", source=context.source) for oid in wanted])
        moved = [(new, zone) for oid, zone in zones.items() for new in all_moved_to(done, oid)]
        away = tuple((oid, zone) for oid, zone in moved if oid in state.objects and state.objects[oid].zone == "exile")
        context.results["card"] = tuple(oid for oid, _ in away)
        if away:
            wait_for(state, holder, away)


@term
class UntilEndOfYourNextTurn(Duration):
    """Until the cleanup step of the next turn of the controller (514.2)."""

    moments: ClassVar[tuple[str, ...]] = ("cleanup",)

    @rule("514.2", "611.2a")
    def lasts_past(self, context: Context, effect: LastingEffect | DelayedTrigger, moment: str) -> bool:  # noqa: ARG002  as declared
        """End with a turn of the controller that is not the one in which it began."""
        return context.state.active != effect.controller or context.state.turn == effect.made


def take_until_target(tree: ExileUntilItLeaves) -> tuple[object, ...] | None:
    """Take an exile until a target leaves apart; a target that is bound stands for itself."""
    if isinstance(tree.until, Targeted):
        return (tree.what, tree.until.spec)
    return (tree.what, tree.until) if isinstance(tree.until, TargetRef) else None


for number in ("one", "many"):
    phrase(
        DEED,
        f"[exile|exiles] {{what:thing/{number}}} until {{until:this}} leaves the battlefield",
        ExileUntilItLeaves,
        build=lambda what, until: ExileUntilItLeaves(what, until) if isinstance(until, This) else None,
        take=lambda tree: (tree.what, tree.until) if tree.who == You() else None,
        ja="{until}が戦場を離れるまで、{what}を追放する",
    )
    phrase(
        DEED,
        f"[exile|exiles] {{what:thing/{number}}} until {{until:target/one}} leaves the battlefield",
        ExileUntilItLeaves,
        build=lambda what, until: ExileUntilItLeaves(what, Targeted(until)),
        take=take_until_target,
        ja="{until}が戦場を離れるまで、{what}を追放する",
    )
fixed(DURATION, "until the end of your next turn", UntilEndOfYourNextTurn(), ja="次のあなたのターンの終了時まで、")
