"""CR 115, 608.2d What is chosen in a sentence of its own: targets, one of a kind, exiled cards in turns."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.asking import choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.language.categories import DEED, SENTENCE
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import CHOSEN, here, picked
from oathbreaker.terms.abilities import Ref, TargetSpec
from oathbreaker.terms.refs import Each, Some, Targeted, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class ChooseTargets(Effect):
    """Targets are named: "Choose any number of target creatures." Nothing happens then (601.2c)."""

    what: Ref
    who: Ref = You()

    def perform(self, context: Context) -> Procedure[None]:  # noqa: ARG002  targets were chosen already (601.2c)
        """Do nothing."""
        yield from ()


@term
class ChooseOne(Effect):
    """One of a kind is chosen, without a target: "Choose a planeswalker you control." Later words mean it."""

    what: Ref
    who: Ref = You()

    @property
    def made(self) -> str:
        """What later words can refer to: the one that was chosen, or those that several players chose."""
        return f"{CHOSEN}s" if isinstance(self.who, Each) else CHOSEN

    @rule("608.2d")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the player choose one there is now."""
        context.results[CHOSEN] = ()
        yield from picked(self.what, context, self.who)


@term
class ChooseInTurns(Effect):
    """Players choose exiled cards in turns, and put them onto the battlefield tapped, until none is left.

    What is chosen for a player who has left meanwhile is not taken.
    """

    who: Ref = You()

    @rule("608.2d", "800.4a", "800.4g")
    def perform(self, context: Context) -> Procedure[None]:
        """Let each player in turn order take one; a card that cannot enter has been chosen all the same."""
        state, seat = context.state, context.controller
        left = context.results.get("card", ())
        while pool := tuple(oid for oid in here(state, left) if state.objects[oid].zone == "exile"):
            taken = yield from choose(state, seat, "choose cards", pool, 1, 1, "608.2d", source=context.source)
            if state.players[seat].in_game:
                left = tuple(oid for oid in pool if oid not in taken)
                events = [
                    ZoneChange(state, oid, "battlefield", controller=seat, tapped=True, source=context.source)
                    for oid in taken
                ]
                yield from happen(state, events)
            seat = state.next_seat(seat)


def choose_targets(spec: TargetSpec) -> ChooseTargets:
    """Return the naming of a target."""
    return ChooseTargets(Targeted(spec))


def take_choose_targets(effect: ChooseTargets) -> tuple[TargetSpec | None] | None:
    """Take the naming of a target apart; nothing of it is left in a bound tree, and Japanese says nothing."""
    if effect.who != You():
        return None
    return (effect.what.spec if isinstance(effect.what, Targeted) else None,)


IN_JAPANESE = ""
"""Nothing: Japanese names all targets at the beginning of the ability."""

for targets in ("target/one", "target/many", "target-player", "target-players"):
    phrase(
        DEED,
        f"choose {{spec:{targets}}}",
        ChooseTargets,
        forms=("base",),
        build=choose_targets,
        take=take_choose_targets,
        ja=IN_JAPANESE,
    )
phrase(
    DEED,
    "[choose|chooses] {what:some}",
    ChooseOne,
    build=lambda what: ChooseOne(what) if isinstance(what, Some) else None,
    take=lambda tree: (tree.what,) if tree.who == You() else None,
    ja="{what}を選ぶ",
)
fixed(
    SENTENCE,
    "starting with you , each player chooses one of the exiled cards and puts it onto the battlefield tapped under "
    "their control . repeat this process until all cards exiled this way have been chosen .",
    ChooseInTurns(),
    ja="あなたから始めて、各プレイヤーはその追放されているカードのうち１枚を選び、それを自分のコントロール下でタップ状態で"
    "戦場に出す。これにより追放されたカードがすべて選ばれるまで、この手順を繰り返す。",
)
