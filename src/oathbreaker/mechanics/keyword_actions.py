"""CR 701.14 Fight, 701.34 proliferate, 701.36 populate, 701.44 explore, 701.50 connive."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import Target, is_player
from oathbreaker.engine.asking import ask_may, choose, order_things
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.decisions import Chosen, Procedure
from oathbreaker.engine.events import Event, PutCounters
from oathbreaker.engine.happening import happen, wound_up
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.movement import Discard, Draw, ZoneChange
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.revealing import Reveal
from oathbreaker.engine.rounds import in_one_round
from oathbreaker.engine.state import State
from oathbreaker.language.categories import ACT, DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.copying import creation_of_copy
from oathbreaker.mechanics.finding import controller_of, seats, thing, things
from oathbreaker.mechanics.together import by_each
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

COUNTER = "+1/+1"
"""What exploring and conniving permanents get."""


@term
class Proliferate(Effect):
    """701.34 A player adds a counter of each kind there to chosen permanents and players."""

    who: Ref = You()

    @rule("701.34a")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the player choose any number of those with counters, and give them one more of each kind."""
        yield from by_each(seats(self.who, context), context, proliferate)


def proliferate(context: Context, seat: int) -> Procedure[None]:
    """Let a player choose any number of those with counters, and give them one more of each kind."""
    state = context.state
    found = [target for target in (*state.battlefield, *state.apnap()) if counters_on(state, target)]
    number = len(found)
    chosen = yield from choose(state, seat, "choose permanents", found, 0, number, "701.34a", source=context.source)
    events = [PutCounters(target, kind, 1, context.source) for target in chosen for kind in counters_on(state, target)]
    yield from happen(state, events)


def counters_on(state: State, target: Target) -> tuple[str, ...]:
    """Return the kinds of counters that a player or a permanent has; () for what is phased out."""
    if is_player(target):
        return tuple(state.players[target].counters)
    here = state.objects[target]
    return () if here.phased_out else tuple(here.counters)


@term
class Populate(Effect):
    """701.36 A player creates a copy of a creature token of theirs."""

    who: Ref = You()

    @rule("701.36a", "701.36b")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the player choose a creature token that they control, and create a copy of it."""
        yield from by_each(seats(self.who, context), context, populate)


def populate(context: Context, seat: int) -> Procedure[None]:
    """Let a player choose a creature token that they control, and create a copy of it."""
    state = context.state
    tokens = [here.oid for here in state.controlled(seat) if is_creature_token(state, here.oid)]
    chosen = yield from choose(state, seat, "choose permanents", tokens, 1, 1, "701.36a", source=context.source)
    yield from happen(state, [creation_of_copy(state, oid, seat, context.source) for oid in chosen])


def is_creature_token(state: State, oid: int) -> bool:
    """Tell whether a permanent is a creature and a token."""
    return state.objects[oid].kind == "token" and is_creature(state, oid)


def is_creature(state: State, oid: int) -> bool:
    """Tell whether this is a creature on the battlefield."""
    here = state.objects.get(oid)
    return here is not None and here.zone == "battlefield" and "creature" in characteristics(state, oid).types


@term
class Fight(Effect):
    """701.14 A creature fights another."""

    other: Ref
    what: Ref = NO_SUBJECT

    @rule("701.14a", "701.14b", "701.14c")
    def perform(self, context: Context) -> Procedure[None]:
        """Let each deal damage equal to its power to the other; neither does if one is no creature there any more."""
        state = context.state
        one, other = thing(self.what, context), thing(self.other, context)
        if not is_creature(state, one) or not is_creature(state, other):
            return
        events = [
            DealDamage(source, target, max(0, characteristics(state, source).power or 0))
            for source, target in ((one, other), (other, one))
        ]
        yield from happen(state, events)


@rule("701.44d", "701.50d")
def one_after_another(found: tuple[Target, ...], context: Context) -> Procedure[list[tuple[int, int]]]:
    """Return permanents with who controls them or last did, in the order in which each does something."""
    state = context.state
    ordered: list[tuple[int, int]] = []
    made: list[Chosen] = []
    for seat in state.apnap():
        theirs = [oid for oid in found if controller_of(state, oid) == seat]
        ordering = order_things(state, seat, theirs, "701.44d", context.source, say("asking.order_of_acting"))
        ordered += [(oid, seat) for oid in (yield from in_one_round(state, ordering, made))]
    return ordered


@term
class Explore(Effect):
    """701.44 A creature explores."""

    what: Ref = NO_SUBJECT

    @rule("701.44a", "701.44c")
    def perform(self, context: Context) -> Procedure[None]:
        """Let each explore."""
        for oid, seat in (yield from one_after_another(things(self.what, context), context)):
            yield from explore(context, oid, seat)


def explore(context: Context, oid: int, seat: int) -> Procedure[None]:
    """Reveal the top card: a land goes to hand; else a counter is put on, and the card may go to the graveyard."""
    state, source = context.state, context.source
    top = state.library(seat)[:1]
    yield from happen(state, [Reveal(card, seat, source) for card in top])
    if any("land" in characteristics(state, card).types for card in top):
        yield from happen(state, [ZoneChange(state, card, "hand", source=source) for card in top])
        return
    if oid in state.objects:
        yield from happen(state, (PutCounters(oid, COUNTER, 1, source),))
    for card in top:
        question = say("engine.ask_explored", card=title_of(state, card))
        if (yield from ask_may(state, seat, "701.44a", source, question)):
            yield from happen(state, (ZoneChange(state, card, "graveyard", source=source),))


@term
class Connive(Effect):
    """701.50 A creature connives."""

    what: Ref = NO_SUBJECT

    @rule("701.50a", "701.50c")
    def perform(self, context: Context) -> Procedure[None]:
        """Let each connive."""
        for oid, seat in (yield from one_after_another(things(self.what, context), context)):
            yield from connive(context, oid, seat)


def connive(context: Context, oid: int, seat: int) -> Procedure[None]:
    """Let a player draw and discard a card; if it was no land, a counter is put on what connives."""
    state, source = context.state, context.source
    yield from happen(state, (Draw(seat, 1, source),))
    chosen = yield from choose(state, seat, "choose cards", state.hand(seat), 1, 1, "701.50a", source=source)
    nonland = [card for card in chosen if "land" not in characteristics(state, card).types]
    discards: list[Event] = [Discard(card, seat, source) for card in chosen]
    done = yield from happen(state, discards)
    if oid in state.objects and any(wound_up(done, card) >= 0 for card in nonland):
        yield from happen(state, (PutCounters(oid, COUNTER, 1, source),))


phrase(DEED, "[proliferate|proliferates]", Proliferate, ja="増殖を行う")
phrase(DEED, "[populate|populates]", Populate, ja="居住を行う")
phrase(ACT, "[fight|fights] {other:thing/one}", Fight, ja="{other}と格闘を行う")
phrase(ACT, "[explore|explores]", Explore, ja="探検を行う")
phrase(ACT, "[connive|connives]", Connive, ja="謀議を行う")
