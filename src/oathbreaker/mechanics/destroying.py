"""CR 701.8 Destroying, 701.13 exiling, 701.21 sacrificing, 701.6 countering, 701.26 tapping and untapping."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.asking import choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Chosen, Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.events import Tap as TapEvent
from oathbreaker.engine.events import Untap as UntapEvent
from oathbreaker.engine.happening import all_moved_to, happen
from oathbreaker.engine.movement import Destroy as DestroyEvent
from oathbreaker.engine.movement import Sacrifice as SacrificeEvent
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.rounds import in_one_round
from oathbreaker.engine.stack_events import CounterSpell as CounterEvent
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.done_to_all import DoneToAll
from oathbreaker.mechanics.finding import (
    AFFECTED,
    COULD_NOT,
    EXILED,
    SACRIFICED,
    doer,
    matching,
    picked,
    picked_from,
    possible,
    seats,
    things,
    to_move,
    value_of,
)
from oathbreaker.mechanics.together import SEVERAL, OneDoer
from oathbreaker.terms.abilities import Amount, Filter, Ref
from oathbreaker.terms.refs import Some, This, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

BEYOND_REGENERATION: Final = "can't be regenerated"
"""The name among a context's results of what the spell or ability says can't be regenerated (701.19c)."""

DESTROYED: Final = "destroyed"
"""The name among a context's results of what was destroyed, as it was before: "destroyed this way"."""


def went_to(done: Sequence[Event], oid: int, zone: str) -> bool:
    """Tell whether an object was put into a zone in these events, and nowhere else instead."""
    return any(isinstance(event, ZoneChange) and event.oid == oid and event.zone == zone for event in done)


@term
class Exile(Effect):
    """Objects are exiled (701.13)."""

    makes: ClassVar[str] = "cards"

    what: Ref
    who: Ref = You()

    @property
    def made(self) -> str:
        """What later words can refer to: "it" is the card that one object, itself or chosen, has become."""
        return "card" if isinstance(self.what, This | Some) else self.makes

    def perform(self, context: Context) -> Procedure[None]:
        """Exile them all at once; the cards they become can be referred to."""
        state = context.state
        wanted = to_move((yield from picked(self.what, context, self.who)), context)
        done = yield from happen(state, [ZoneChange(state, oid, "exile", source=context.source) for oid in wanted])
        context.results["card"] = tuple(new for oid in wanted for new in all_moved_to(done, oid))
        context.results[EXILED] = tuple(oid for oid in wanted if went_to(done, oid, "exile"))


@term
class Destroy(DoneToAll):
    """Permanents are destroyed (701.8)."""

    what: Ref
    who: Ref = You()

    def perform(self, context: Context) -> Procedure[None]:
        """Destroy them all at once."""
        spared = context.results.get(BEYOND_REGENERATION, ())
        context.results[AFFECTED] = wanted = things(self.what, context)
        done = yield from happen(
            context.state, [DestroyEvent(oid, context.source, regenerable=oid not in spared) for oid in wanted]
        )
        gone = {event.oid for event in done if isinstance(event, DestroyEvent)}
        context.results[DESTROYED] = tuple(oid for oid in wanted if oid in gone)


@term
class Sacrifice(OneDoer):
    """A player sacrifices permanents (701.21)."""

    what: Ref
    who: Ref = You()

    @property
    def made(self) -> str:
        """What later words can refer to: "that creature" is the one that a player sacrificed."""
        return SACRIFICED if isinstance(self.what, Some) and not isinstance(self.who, SEVERAL) else ""

    @rule("608.2d")
    def can_be_chosen(self, context: Context) -> bool:
        """Tell whether there is any of it that the player controls."""
        return has_to_sacrifice(self.what, self.who, context)

    def perform_alone(self, context: Context) -> Procedure[None]:
        """Sacrifice what the player controls of it; one of a kind is chosen by them."""
        if isinstance(self.what, Some):
            yield from sacrifice_one(self.what, self.who, context)
            return
        seat = doer(self.who, context)
        done = yield from happen(
            context.state, [SacrificeEvent(oid, seat, context.source) for oid in things(self.what, context)]
        )
        note_sacrificed(done, context)


@term
class SacrificeOfChoice(Effect):
    """A player sacrifices a permanent of their choice (701.21)."""

    what: Some
    who: Ref = You()

    @property
    def made(self) -> str:
        """What later words can refer to: "that creature" is the one that a player sacrificed."""
        return "" if isinstance(self.who, SEVERAL) else SACRIFICED

    @rule("608.2d")
    def can_be_chosen(self, context: Context) -> bool:
        """Tell whether the player controls one."""
        return has_to_sacrifice(self.what, self.who, context)

    def perform(self, context: Context) -> Procedure[None]:
        """Let each player choose one of theirs, then sacrifice all at once."""
        yield from sacrifice_one(self.what, self.who, context)


@rule("701.21a")
def has_to_sacrifice(what: Ref, who: Ref, context: Context) -> bool:
    """Tell whether a player who sacrifices controls any of this on the battlefield."""
    objects, players = context.state.objects, seats(who, context)
    there = possible(what, context) if isinstance(what, Some) else things(what, context)
    return any(
        oid in objects and objects[oid].zone == "battlefield" and objects[oid].controller in players for oid in there
    )


@rule("701.21a", "101.4")
def sacrifice_one(
    what: Some, who: Ref, context: Context, kind: type[SacrificeEvent] = SacrificeEvent
) -> Procedure[None]:
    """Let each player choose one of theirs, then sacrifice all at once; `kind` is what happens so."""
    state = context.state
    events: list[Event] = []
    made: list[Chosen] = []
    unable: list[int] = []
    for seat in seats(who, context):
        theirs = tuple(oid for oid in possible(what, context) if state.objects[oid].controller == seat)
        unable += [] if theirs else [seat]
        chosen = yield from in_one_round(state, picked_from(theirs, context, seat, "701.21a"), made)
        events += [kind(oid, seat, context.source) for oid in chosen]
    context.results[COULD_NOT] = tuple(unable)
    note_sacrificed((yield from happen(state, events)), context)


@rule("608.2h", "701.21a")
def note_sacrificed(done: Sequence[Event], context: Context) -> None:
    """Keep what was sacrificed in these events, wherever it went, as "the sacrificed creature"."""
    context.results[SACRIFICED] = tuple(event.oid for event in done if isinstance(event, SacrificeEvent))


@term
class SacrificeSome(Effect):
    """A player sacrifices so many permanents of their choice (701.21)."""

    amount: Amount
    what: Filter
    who: Ref = You()

    @rule("701.21a", "101.4")
    def perform(self, context: Context) -> Procedure[None]:
        """Let each player choose as many of theirs, or all if there are fewer; then sacrifice all at once."""
        state, number = context.state, value_of(self.amount, context)
        events: list[Event] = []
        made: list[Chosen] = []
        for seat in seats(self.who, context):
            theirs = [oid for oid in matching(self.what, context) if state.objects[oid].controller == seat]
            choosing = choose(
                state, seat, "choose permanents", theirs, number, number, "701.21a", source=context.source
            )
            chosen = yield from in_one_round(state, choosing, made)
            events += [SacrificeEvent(oid, seat, context.source) for oid in chosen]
        yield from happen(state, events)


@term
class SacrificeSoMany(SacrificeSome):
    """The same said of you: "you may sacrifice three creatures", which who has fewer cannot choose to do."""

    @rule("608.2d", "701.21a")
    def can_be_chosen(self, context: Context) -> bool:
        """Tell whether there are so many."""
        state, number = context.state, value_of(self.amount, context)
        for seat in seats(self.who, context):
            if sum(state.objects[oid].controller == seat for oid in matching(self.what, context)) < number:
                return False
        return True


PLACES: Final[dict[str, tuple[str, int | None]]] = {
    "": ("graveyard", None),
    "exile": ("exile", None),
    "hand": ("hand", None),
    "top": ("library", 0),
    "bottom": ("library", None),
}
"""Where a countered spell goes: the zone, and the place there, None for last."""


@term
class CounterSpell(Effect):
    """Spells or abilities are countered (701.6).

    Attributes:
        what: The spells or abilities.
        to: Where a spell goes instead of its owner's graveyard, because of what the text says after it; "" for there.
    """

    what: Ref
    to: str = ""
    who: Ref = You()

    @rule("701.6a")
    def perform(self, context: Context) -> Procedure[None]:
        """Counter them."""
        zone, place = PLACES[self.to]
        events = [CounterEvent(oid, context.source, zone, place) for oid in things(self.what, context)]
        yield from happen(context.state, events)


@term
class Tap(DoneToAll):
    """Permanents are tapped (701.26)."""

    what: Ref
    who: Ref = You()

    def perform(self, context: Context) -> Procedure[None]:
        """Turn them all at once."""
        found = yield from picked(self.what, context, self.who)
        context.results[AFFECTED] = found
        yield from happen(context.state, [TapEvent(oid, context.source) for oid in found])


@term
class Untap(DoneToAll):
    """Permanents are untapped (701.26)."""

    what: Ref
    who: Ref = You()

    def perform(self, context: Context) -> Procedure[None]:
        """Turn them all at once."""
        context.results[AFFECTED] = found = things(self.what, context)
        yield from happen(context.state, [UntapEvent(oid, context.source) for oid in found])


@term
class UntapUpTo(OneDoer):
    """A player untaps up to so many permanents of their choice."""

    amount: Amount
    what: Filter
    who: Ref = You()

    @rule("608.2d")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player choose which, and untap them."""
        state, seat = context.state, doer(self.who, context)
        most = value_of(self.amount, context)
        chosen = yield from choose(
            state, seat, "choose permanents", matching(self.what, context), 0, most, "608.2d", source=context.source
        )
        yield from happen(state, [UntapEvent(oid, context.source) for oid in chosen])


VERBS = (
    ("exile", "exiles", Exile, "追放する"),
    ("destroy", "destroys", Destroy, "破壊する"),
    ("sacrifice", "sacrifices", Sacrifice, "生け贄に捧げる"),
    ("counter", "counters", CounterSpell, "打ち消す"),
    ("tap", "taps", Tap, "タップする"),
    ("untap", "untaps", Untap, "アンタップする"),
)
for base, third, cls, japanese in VERBS:
    for number in ("one", "many"):
        phrase(DEED, f"[{base}|{third}] {{what:thing/{number}}}", cls, ja=f"{{what}}を{japanese}")
phrase(
    DEED,
    "[sacrifice|sacrifices] {amount:count} {what:noun/many} of their choice",
    SacrificeSome,
    ja="{what}{amount}{what.counter}を選んで生け贄に捧げる",
)
phrase(
    DEED,
    "[sacrifice|sacrifices] {amount:count} {what:noun/many}",
    SacrificeSoMany,
    build=lambda amount, what: SacrificeSoMany(amount, what) if amount != Number(1) else None,
    ja="{what}{amount}{what.counter}を生け贄に捧げる",
)
phrase(DEED, "[sacrifice|sacrifices] {what:some} of their choice", SacrificeOfChoice, ja="{what}を選んで生け贄に捧げる")
phrase(
    DEED,
    "untap up to {amount:count} {what:noun/many}",
    UntapUpTo,
    forms=("base",),
    ja="{what.most}{amount}{what.counter}をアンタップする",
)
