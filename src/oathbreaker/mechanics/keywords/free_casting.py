"""CR 702.35 Madness, 702.85 cascade, 702.88 rebound: cards that may be cast as an ability resolves."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect, Keyword, Subject, TriggerEvent
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.casting_by_effect import may_cast
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen, moved_to
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.matching import delay
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.statements import Replacement
from oathbreaker.engine.token_events import take_id
from oathbreaker.engine.ways import WayToCast
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.events import ThisIsCast
from oathbreaker.mechanics.keywords.as_cast import announced
from oathbreaker.mechanics.looking import put_rest
from oathbreaker.mechanics.player_triggers import StepBegins
from oathbreaker.terms.abilities import Ability, StaticAbility, TriggeredAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

YOUR_NEXT_UPKEEP: Final = StepBegins("upkeep", "your next")
MAD: Final = "madness"


@term
class DiscardedIntoExile(Replacement):
    """The card is exiled rather than put into the graveyard as its owner discards it."""

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    zones: ClassVar[tuple[str, ...]] = ("hand",)

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to this card as it is discarded."""
        if not isinstance(event, ZoneChange) or event.oid != context.source:
            return False
        return event.reason == "discard" and event.zone == "graveyard"

    @rule("702.35a")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Let it go into exile."""
        yield from ()
        return [ZoneChange(context.state, context.source, "exile", reason=MAD)]


@term
class ExiledByMadness(TriggerEvent):
    """The card is exiled as it was discarded."""

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    zones: ClassVar[tuple[str, ...]] = ("exile",)

    @rule("702.35a")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look for this card."""
        is_this = isinstance(event, ZoneChange) and event.new_oid == context.source and event.reason == MAD
        return Subject(context.source) if is_this else None


@term
class CastOrPutIntoGraveyard(Effect):
    """The owner may cast the card for its madness cost, or else puts it into the graveyard."""

    cost: str

    @rule("702.35a", "702.35b")
    def perform(self, context: Context) -> Procedure[None]:
        """Ask for either."""
        state, oid = context.state, context.source
        if oid not in state.objects or state.objects[oid].zone != "exile":
            return
        way = WayToCast(MAD, ("exile",), (PayMana(self.cost),))
        if not (yield from may_cast(state, context.controller, oid, way, "702.35a")):
            yield from happen(state, (ZoneChange(state, oid, "graveyard", source=oid),))


@term
class Madness(Keyword):
    """702.35 Madness: cast the card for another cost as it is discarded."""

    cost: str

    name: ClassVar[str] = "madness"

    @rule("702.35a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the replacement and the triggered ability."""
        return (
            StaticAbility((DiscardedIntoExile(),)),
            TriggeredAbility(ExiledByMadness(), (CastOrPutIntoGraveyard(self.cost),)),
        )


def exile_until(
    context: Context, seat: int, fits: Callable[[Characteristics], bool]
) -> Procedure[tuple[tuple[int, ...], int]]:
    """Exile cards from the top of a player's library until one fits; return them all, and that one or NOBODY."""
    state = context.state
    exiled: list[int] = []
    while state.library(seat):
        top = state.library(seat)[0]
        done = yield from happen(state, (ZoneChange(state, top, "exile", source=context.source),))
        card = moved_to(done, top)
        if card in state.objects:
            exiled.append(card)
            if fits(characteristics(state, card)):
                return tuple(exiled), card
        elif top in state.objects:
            break  # it cannot be exiled
    return tuple(exiled), NOBODY


def put_back(context: Context, seat: int, exiled: tuple[int, ...]) -> Procedure[None]:
    """Put those of these cards that are still exiled on the bottom of a player's library in a random order."""
    state = context.state
    rest = [oid for oid in exiled if oid in state.objects and state.objects[oid].zone == "exile"]
    done = yield from happen(state, [ZoneChange(state, oid, "library", source=context.source) for oid in rest])
    yield from put_rest(context, seat, tuple(moved_to(done, oid) for oid in rest), "bottom random order")


@term
class ExileUntilCheaper(Effect):
    """Cards are exiled until one is a nonland card of lesser mana value, which may be cast without paying for it."""

    @rule("702.85a")
    def perform(self, context: Context) -> Procedure[None]:
        """Exile them, let the last be cast, and put the others on the bottom in a random order."""
        seat, limit = context.controller, mana_value(context)

        def is_cheaper(look: Characteristics) -> bool:
            return look.mana_cost.mana_value < limit

        exiled, found = yield from exile_until(
            context, seat, lambda look: "land" not in look.types and is_cheaper(look)
        )
        if found != NOBODY:
            way = WayToCast("cascade", ("exile",), ())
            yield from may_cast(context.state, seat, found, way, "702.85a", is_cheaper)
        yield from put_back(context, seat, exiled)


@rule("202.3e", "608.2h")
def mana_value(context: Context) -> float:
    """Return the mana value of the source spell, X included, as it is or last was on the stack."""
    state = context.state
    known = state.last_known.get(context.source)
    here = context.source in state.objects
    look = characteristics(state, context.source) if here else known.characteristics if known is not None else None
    if look is None:
        return 0
    x = announced(context).x * sum(symbol.text == "X" for symbol in look.mana_cost.symbols)
    return look.mana_cost.mana_value + x


@term
class Cascade(Keyword):
    """702.85 Cascade: a cheaper card from the top of the library may be cast."""

    name: ClassVar[str] = "cascade"

    @rule("702.85a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the triggered ability."""
        return (TriggeredAbility(ThisIsCast(), (ExileUntilCheaper(),)),)


@term
class MayCastFree(Effect):
    """The card may be cast from exile without paying its mana cost."""

    way: str

    @rule("702.88a", "702.88b")
    def perform(self, context: Context) -> Procedure[None]:
        """Ask."""
        state, oid = context.state, context.source
        if oid in state.objects and state.objects[oid].zone == "exile":
            yield from may_cast(state, context.controller, oid, WayToCast(self.way, ("exile",), ()), "702.88a")


@term
class ExiledToRebound(Replacement):
    """A spell cast from hand is exiled as it resolves, and may be cast in its owner's next upkeep."""

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    zones: ClassVar[tuple[str, ...]] = ("stack",)

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to this spell as it resolves and would go to the graveyard, if it was cast from its owner's hand."""
        if not isinstance(event, ZoneChange) or event.oid != context.source:
            return False
        owner = context.state.objects[event.oid].owner
        was_in_hand = announced(context).zone == "hand" and owner == context.controller
        return event.reason == "resolve" and event.zone == "graveyard" and was_in_hand

    @rule("702.88a", "603.7")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Let it go into exile, and create the delayed triggered ability."""
        yield from ()
        instead = ZoneChange(context.state, context.source, "exile", reason="resolve")
        take_id(context.state, instead)
        later = context.with_item(context.item)
        later.source = instead.new_oid
        delay(later, TriggeredAbility(YOUR_NEXT_UPKEEP, (MayCastFree("rebound"),)))
        return [instead]


@term
class Rebound(Keyword):
    """702.88 Rebound: cast it again, without paying for it, in the next upkeep."""

    name: ClassVar[str] = "rebound"

    @rule("702.88a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the static ability."""
        return (StaticAbility((ExiledToRebound(),)),)


phrase(KEYWORD, "madness {cost:mana}", Madness, ja="マッドネス{cost}")
fixed(KEYWORD, "cascade", Cascade(), ja="続唱")
fixed(KEYWORD, "rebound", Rebound(), ja="反復")
