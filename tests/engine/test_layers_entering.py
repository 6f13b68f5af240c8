"""CR 614.12, 707.5, 613.7m Entering permanents are looked at as they would exist on the battlefield."""

from __future__ import annotations

from typing import ClassVar

from tests.engine.cards_for_tests import BEAR, card, creature
from tests.engine.layer_filters import Are, This
from tests.engine.layer_terms import AlsoAre, Boost, LosesAll, enchantment, static
from tests.engine.more_terms_for_tests import EntersTapped
from tests.engine.positions import Table
from tests.engine.terms_for_tests import DrawCards, SelfEnters

from oathbreaker.engine.context import Context
from oathbreaker.engine.copies import copied_look
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics, copiable_values
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.replacement import entering_look
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import LayerStatement, Replacement
from oathbreaker.terms.abilities import TriggeredAbility
from oathbreaker.terms.term import term


@term
class TheyEnterTapped(Replacement):
    """Permanents of a type enter tapped, those of others too, but not this one."""

    word: str
    kinds: ClassVar[tuple[str, ...]] = ("zone change",)

    def applies(self, context: Context, event: Event) -> bool:
        """Look at what enters as it would be."""
        if not isinstance(event, ZoneChange) or event.zone != "battlefield":
            return False
        return self.word in entering_look(context.state, event).types

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Let it enter tapped."""
        yield from ()
        assert isinstance(event, ZoneChange)
        event.tapped = True
        return [event]


@term
class EntersWithCounters(Replacement):
    """This enters with +1/+1 counters."""

    number: int
    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    for_itself: ClassVar[bool] = True

    def applies(self, context: Context, event: Event) -> bool:  # noqa: ARG002  as declared
        """Apply to its arrival."""
        return isinstance(event, ZoneChange) and event.zone == "battlefield"

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Add them."""
        yield from ()
        assert isinstance(event, ZoneChange)
        event.counters["+1/+1"] = event.counters.get("+1/+1", 0) + self.number
        return [event]


@term
class EntersAsCopy(Replacement):
    """This enters as a copy of the first creature."""

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    step: ClassVar[str] = "c"
    for_itself: ClassVar[bool] = True

    def applies(self, context: Context, event: Event) -> bool:  # noqa: ARG002  as declared
        """Apply to its arrival."""
        return isinstance(event, ZoneChange) and event.zone == "battlefield"

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Copy it."""
        yield from ()
        assert isinstance(event, ZoneChange)
        event.copied = copied_look(copiable_values(context.state, context.state.battlefield[0]))
        return [event]


@term
class GraveSilence(LayerStatement):
    """Cards in graveyards lose all abilities."""

    layers: ClassVar[tuple[str, ...]] = ("6",)
    reaches: ClassVar[tuple[str, ...]] = ("graveyard",)
    reads: ClassVar[tuple[str, ...] | None] = ()

    def affects(self, context: Context, oid: int) -> bool:
        """Affect all cards there."""
        return context.state.objects[oid].zone == "graveyard"

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002  as declared
        """Take them."""
        characteristics.abilities = ()


ROCK = card("Rock", "Artifact", "{1}")
ALIVE = card("Alive", "Artifact", "{1}", (static(AlsoAre(This(), "creature")),))
ORB = card("Orb", "Artifact", "{3}", (static(TheyEnterTapped("artifact")),))
CLONE = creature("Clone", "{3}{U}", 0, lines=(static(EntersAsCopy()),))
WOOD = creature("Wood", "{2}{G}", 3, lines=(static(EntersTapped()),))
ARRIVAL = TriggeredAbility(SelfEnters(), (DrawCards(1),))
BEHEMOTH = creature("Behemoth", "{3}{G}", 3, lines=(static(EntersWithCounters(2)), static(EntersTapped()), ARRIVAL))


def enter(state: State, *oids: int) -> list[int]:
    """Put cards onto the battlefield together; what is asked is answered with its default."""
    moves = [ZoneChange(state, oid, "battlefield", controller=state.objects[oid].owner) for oid in oids]
    happening = happen(state, moves)
    try:
        decision = next(happening)
        while True:
            decision = happening.send(decision.default())
    except StopIteration:
        return [move.new_oid for move in moves]


def test_614_12_a_card_without_abilities_in_the_graveyard_enters_as_it_would_be() -> None:
    """Cards in graveyards have no abilities; what enters from there still enters tapped by its own."""
    laid = Table()
    laid.battlefield(0, enchantment("Jailer", GraveSilence()))
    (wood,) = laid.graveyard(0, WOOD)
    assert characteristics(laid.state, wood).abilities == ()
    (new,) = enter(laid.state, wood)
    assert laid.state.objects[new].tapped


def test_614_12_what_continuous_effects_would_take_away_does_not_apply() -> None:
    """Creatures lose all abilities: a creature that would enter tapped by its own ability enters untapped."""
    laid = Table()
    laid.battlefield(0, enchantment("Silence", LosesAll(Are("creature"))))
    (wood,) = laid.hand(0, WOOD)
    (new,) = enter(laid.state, wood)
    assert not laid.state.objects[new].tapped


def test_614_12_a_type_that_it_would_have_counts() -> None:
    """Lands are creatures too, and creatures enter tapped: so does a land; and one that makes itself a creature."""
    laid = Table()
    (calm,) = laid.battlefield(0, enchantment("Calm", TheyEnterTapped("creature")))
    land, alive, rock = laid.hand(0, card("Tomb", "Land"), ALIVE, ROCK)
    assert laid.state.objects[calm].zone == "battlefield"
    (first,) = enter(laid.state, alive)
    laid.battlefield(0, enchantment("Life", AlsoAre(Are("land"), "creature")))
    second, third = enter(laid.state, land, rock)
    assert [laid.state.objects[oid].tapped for oid in (first, second, third)] == [True, True, False]


def test_614_12_an_orb_does_not_see_itself_enter() -> None:
    """Permanents enter tapped: the orb itself enters untapped, the next one tapped."""
    laid = Table()
    orb, other = laid.hand(0, ORB, ROCK)
    (first,) = enter(laid.state, orb)
    (second,) = enter(laid.state, other)
    assert [laid.state.objects[oid].tapped for oid in (first, second)] == [False, True]


def test_707_5_what_a_clone_copies_decides_how_it_enters() -> None:
    """A clone of what enters tapped with counters does so too, and its arrival triggers the copied ability."""
    laid = Table()
    laid.battlefield(0, BEHEMOTH)
    (clone,) = laid.hand(0, CLONE)
    (new,) = enter(laid.state, clone)
    thing = laid.state.objects[new]
    assert (thing.tapped, thing.counters, characteristics(laid.state, new).name) == (True, {"+1/+1": 2}, "Behemoth")
    assert [waiting.source for waiting in laid.state.pending] == [new]


def test_611_3c_a_static_effect_applies_as_a_permanent_enters() -> None:
    """It enters as a 3/3, not as a 2/2 that grows."""
    laid = Table()
    laid.battlefield(0, enchantment("Crusade", Boost(Are("creature"))))
    (bear,) = laid.hand(0, BEAR)
    move = ZoneChange(laid.state, bear, "battlefield", controller=0)
    assert entering_look(laid.state, move).power == 3
    assert laid.state.objects[bear].zone == "hand"
