"""CR 601.3, 611.2 Cards that a player may play for a time, such as those exiled from the top of a library."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.happening import happen, moved_to
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.engine.ways import WayToCast
from oathbreaker.language.categories import DEED, EFFECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.finding import AMONG, here, seats, things, value_of
from oathbreaker.mechanics.qualifiers import InZone
from oathbreaker.terms.abilities import Amount, Duration, Ref
from oathbreaker.terms.refs import AllOf, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ONE = Number(1)
FROM_GRAVEYARD: Final = "from your graveyard"


@term
class ExileTop(Effect):
    """The top cards of libraries are exiled."""

    amount: Amount
    whose: Ref
    who: Ref = You()

    @property
    def made(self) -> str:
        """What later words can refer to: a card, or several."""
        return "card" if self.amount == ONE else "cards"

    @rule("701.13a")
    def perform(self, context: Context) -> Procedure[None]:
        """Exile them all at once, face up."""
        state, number = context.state, value_of(self.amount, context)
        events = [
            ZoneChange(state, oid, "exile", source=context.source)
            for seat in seats(self.whose, context)
            for oid in state.library(seat)[:number]
        ]
        done = yield from happen(state, events)
        found = tuple(new for event in events if (new := moved_to(done, event.oid)) != NOBODY)
        context.results["card"] = context.results[AMONG] = found


@term
class Playable(RuleStatement):
    """Cards may be played from where they are, or only cast, by who is "you"."""

    cast: bool = False

    names: ClassVar[tuple[str, ...]] = ("may cast",)

    @rule("601.3", "305.1")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of what it was begun for; a land is played and not cast."""
        if about not in context.state.objects:
            return False
        return not (self.cast and "land" in characteristics(context.state, about).types)

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the usual way of playing it, from where it is."""
        return WayToCast("", (context.state.objects[about].zone,), seat=context.controller)


@term
class MayPlay(Effect):
    """You may play cards for a time, or cast them.

    Attributes:
        what: The cards.
        duration: For how long.
        cast: Whether the text says "cast".
        first: Whether the text says the time first.
    """

    what: Ref
    duration: Duration
    cast: bool = False
    first: bool = False

    @rule("611.2a", "611.2c", "601.3")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the permission for these cards; nothing has to be played now."""
        yield from ()
        objects = here(context.state, things(self.what, context))
        if objects:
            begin_lasting(context, Playable(self.cast), self.duration, objects)


def plainly_said(is_cast: bool, what: Ref, duration: Duration) -> MayPlay | None:  # noqa: FBT001  as the phrase fixes it
    """Return a permission for particular cards; one for a kind of card in a zone has a phrase of its own."""
    of_kind = is_cast and isinstance(what, AllOf) and any(one.words == FROM_GRAVEYARD for one in what.find(InZone))
    return None if of_kind else MayPlay(what, duration, is_cast)


def take_plainly_said(is_cast: bool, tree: MayPlay) -> tuple[object, ...] | None:  # noqa: FBT001  as the phrase fixes it
    """Take `plainly_said` apart."""
    return None if tree.first or tree.cast != is_cast else (tree.what, tree.duration)


def first_said(is_cast: bool, duration: Duration, what: Ref) -> MayPlay:  # noqa: FBT001  as the phrase fixes it
    """Return a permission whose time the text says first."""
    return MayPlay(what, duration, is_cast, first=True)


def take_first_said(is_cast: bool, tree: MayPlay) -> tuple[object, ...] | None:  # noqa: FBT001  as the phrase fixes it
    """Take `first_said` apart."""
    return (tree.duration, tree.what) if tree.first and tree.cast == is_cast else None


phrase(DEED, "[exile|exiles] the top card of {whose:own} library", ExileTop, amount=ONE,
       ja="{whose.no}ライブラリーの一番上にあるカード１枚を追放する")  # fmt: skip
phrase(DEED, "[exile|exiles] the top {amount:count} cards of {whose:own} library", ExileTop,
       take=lambda tree: (tree.amount, tree.whose) if tree.amount != ONE and tree.who == You() else None,
       build=lambda amount, whose: ExileTop(amount, whose) if amount != ONE else None,
       ja="{whose.no}ライブラリーの一番上にあるカード{amount}枚を追放する")  # fmt: skip
for is_cast, verb, may in ((False, "play", "プレイしてもよい"), (True, "cast", "唱えてもよい")):
    said = f"{{duration}}あなたは{{what}}を{may}"
    for number in ("one", "many"):
        phrase(
            EFFECT,
            f"you may {verb} {{what:thing/{number}}} {{duration:duration}}",
            MayPlay,
            build=partial(plainly_said, is_cast),
            take=partial(take_plainly_said, is_cast),
            ja=said,
        )
        phrase(
            EFFECT,
            f"{{duration:duration}} , you may {verb} {{what:thing/{number}}}",
            MayPlay,
            build=partial(first_said, is_cast),
            take=partial(take_first_said, is_cast),
            ja=said,
        )
