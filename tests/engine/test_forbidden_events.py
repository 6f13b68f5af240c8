"""CR 603.3b, 614.17c: abilities that trigger on abilities, and what replaces events that can't happen."""

from __future__ import annotations

from typing import ClassVar

from tests.engine.cards_for_tests import MOURNER, card
from tests.engine.more_terms_for_tests import Says
from tests.engine.positions import Table, do, resolve
from tests.engine.terms_for_tests import DrawCards, Gain, Permanents

from oathbreaker.engine.abstract import Effect, Subject, TriggerEvent
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import PlayableCard
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import Destroy, Draw
from oathbreaker.engine.player_events import GainLife
from oathbreaker.engine.statements import Replacement
from oathbreaker.terms.abilities import Ability, SpellAbility, Statement, StaticAbility, TriggeredAbility
from oathbreaker.terms.term import term


@term
class WhenAbilityTriggers(TriggerEvent):
    """Whenever an ability triggers."""

    kinds: ClassVar[tuple[str, ...]] = ("ability triggers",)

    def matches(self, context: Context, event: Event) -> Subject | None:  # noqa: ARG002  as declared
        """Any ability."""
        return Subject(context.source)


@term
class DestroyEverything(Effect):
    """Destroy all creatures."""

    def perform(self, context: Context) -> Procedure[None]:
        """Destroy them together."""
        yield from happen(context.state, [Destroy(oid) for oid in Permanents().candidates(context)])


@term
class DrawInstead(Replacement):
    """If you would gain life, draw a card instead."""

    kinds: ClassVar[tuple[str, ...]] = ("gain life",)

    def applies(self, context: Context, event: Event) -> bool:  # noqa: ARG002  as declared
        """Apply to any."""
        return True

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Draw."""
        yield from ()
        return [Draw(context.controller)]


@term
class DrawInsteadOfItself(DrawInstead):
    """The same as a self-replacement effect."""

    step: ClassVar[str] = "a"


@term
class GainInstead(Replacement):
    """If you would draw a card, gain 1 life instead."""

    kinds: ClassVar[tuple[str, ...]] = ("draw",)

    def applies(self, context: Context, event: Event) -> bool:  # noqa: ARG002  as declared
        """Apply to any."""
        return True

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Gain life."""
        yield from ()
        return [GainLife(context.controller, 1)]


def relic(name: str, *lines: Ability) -> PlayableCard:
    """Return an artifact with these abilities."""
    return card(name, "Artifact", "{1}", lines)


def rite(*body: Effect) -> PlayableCard:
    """Return a free sorcery."""
    return card("Rite", "Sorcery", "{0}", (SpellAbility(body),))


def test_603_3b_abilities_that_trigger_on_abilities_come_in_a_second_pass() -> None:
    """The nonactive player's ability is put on the stack before the active player's, which saw it trigger."""
    table = Table()
    table.battlefield(0, relic("Watch", TriggeredAbility(WhenAbilityTriggers(), (Gain(1),))))
    table.battlefield(1, MOURNER)
    table.hand(0, rite(DestroyEverything()))
    play = table.start()
    do(play, "cast", "Rite")
    play.answer("pass")
    play.answer("pass")
    assert [play.state.objects[oid].controller for oid in play.state.stack] == [1, 0]


def drawn_and_life(*statements: Statement, effect: Effect) -> tuple[int, int]:
    """Return how many cards are drawn and the life total where these statements are there and an effect is done."""
    table = Table()
    table.battlefield(0, relic("Rule", StaticAbility(statements)))
    table.hand(0, rite(effect))
    play = table.start()
    do(play, "cast", "Rite")
    resolve(play)
    return len(play.state.hand(0)), play.state.players[0].life


def test_614_17c_what_cannot_happen_is_not_replaced() -> None:
    """Life that can't be gained is not replaced by drawing, but by a self-replacement effect it is."""
    cannot = Says("can't gain life")
    assert drawn_and_life(cannot, DrawInstead(), effect=Gain(3)) == (0, 20)
    assert drawn_and_life(cannot, DrawInsteadOfItself(), effect=Gain(3)) == (1, 20)
    assert drawn_and_life(DrawInstead(), effect=Gain(3)) == (1, 20)


def test_614_17_what_is_replaced_by_what_cannot_happen_does_not_happen_either() -> None:
    """A draw becomes the gaining of life, which can't happen."""
    assert drawn_and_life(Says("can't gain life"), GainInstead(), effect=DrawCards(1)) == (0, 20)
    assert drawn_and_life(GainInstead(), effect=DrawCards(1)) == (0, 21)
