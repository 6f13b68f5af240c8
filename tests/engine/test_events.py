"""CR 111, 104.3e, 601.2c, 800.4g: tokens entering, losing by an effect, becoming a target, choices of the departed."""

from __future__ import annotations

from typing import ClassVar

from tests.engine.cards_for_tests import BEAR, MOUNTAIN, SHOCK, card
from tests.engine.more_terms_for_tests import AtStep, EntersTapped, Loss, MakeServo
from tests.engine.positions import Table, do, names, resolve, target
from tests.engine.terms_for_tests import Damage, DestroyThem, Gain, Permanents, Targeted

from oathbreaker.engine.abstract import Cost, Effect, Subject, TriggerEvent
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.asking import ask_may, choose
from oathbreaker.engine.casting import BecomesTarget
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.player_events import LoseGame
from oathbreaker.engine.statements import Replacement
from oathbreaker.engine.token_events import CreateToken
from oathbreaker.terms.abilities import ActivatedAbility, SpellAbility, StaticAbility, TargetSpec, TriggeredAbility
from oathbreaker.terms.term import term


@term
class AnyEnters(TriggerEvent):
    """Whenever a permanent enters."""

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)

    def matches(self, context: Context, event: Event) -> Subject | None:  # noqa: ARG002  as declared
        """Match every arrival."""
        return Subject(event.new_oid) if isinstance(event, ZoneChange) and event.zone == "battlefield" else None


@term
class TwiceTheTokens(Replacement):
    """If you would create a token, create two instead."""

    kinds: ClassVar[tuple[str, ...]] = ("create token",)

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to the controller's tokens."""
        return isinstance(event, CreateToken) and event.seat == context.controller

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Create another one."""
        yield from ()
        assert isinstance(event, CreateToken)
        return [event, CreateToken(event.seat, event.definition, event.source)]


@term
class AllEnterTapped(EntersTapped):
    """Permanents enter tapped."""

    for_itself: ClassVar[bool] = False


@term
class YouLose(Effect):
    """You lose the game."""

    def perform(self, context: Context) -> Procedure[None]:
        """Lose it."""
        yield from happen(context.state, (LoseGame(context.controller, "104.3e"),))


@term
class IsTargeted(TriggerEvent):
    """Whenever this becomes a target."""

    kinds: ClassVar[tuple[str, ...]] = ("becomes target",)

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Match itself."""
        return Subject() if isinstance(event, BecomesTarget) and event.oid == context.source else None


@term
class XCreatures(Permanents):
    """X creatures."""

    def bounds(self, context: Context, spec: TargetSpec) -> tuple[int, int | None]:  # noqa: ARG002  as declared
        """Return X."""
        return context.x, context.x


def outcome(procedure: Procedure[object]) -> tuple[int, object]:
    """Return who is asked, or -1, and what a procedure returns when the first options are taken."""
    asked = -1
    try:
        decision = next(procedure)
        while True:
            asked = decision.player
            decision = procedure.send(tuple(range(decision.minimum)))
    except StopIteration as end:
        return asked, end.value


def test_111_2_more_tokens_enter_and_whatever_sees_permanents_enter_sees_each() -> None:
    """Two tokens instead of one, both tapped by another effect, and each is seen by "whenever a permanent enters"."""
    table = Table()
    table.battlefield(0, card("Season", "Enchantment", "{1}", (StaticAbility((TwiceTheTokens(),)),)))
    table.battlefield(1, card("Slow", "Enchantment", "{1}", (StaticAbility((AllEnterTapped(),)),)))
    table.battlefield(0, card("Warden", "Artifact", "{1}", (TriggeredAbility(AnyEnters(), (Gain(1),)),)))
    table.hand(0, card("Make", "Sorcery", "{0}", (SpellAbility((MakeServo(),)),)))
    play = table.start()
    do(play, "cast", "Make")
    resolve(play)
    tokens = [thing for thing in play.state.controlled(0) if thing.kind == "token"]
    assert (len(tokens), play.state.players[0].life) == (2, 22)
    assert all(token.sick and token.tapped for token in tokens)


def test_104_3e_losing_by_an_effect_happens_at_once() -> None:
    """What the effect says afterwards does not save its controller, who leaves during the resolution."""
    table = Table(3)
    table.hand(0, card("Doom", "Sorcery", "{0}", (SpellAbility((YouLose(), Loss(5))),)))
    play = table.start()
    do(play, "cast", "Doom")
    for _ in range(3):
        play.answer("pass")
    assert play.state.seats() == [1, 2]
    assert play.state.players[0].lost == "104.3e"


def test_601_2c_becoming_a_target_triggers_for_spells_and_triggered_abilities() -> None:
    """A spell and a triggered ability that target the permanent make it trigger once each."""
    table = Table()
    table.lands(0)
    shy = card("Shy", "Creature — Bear", "{1}", (TriggeredAbility(IsTargeted(), (Gain(1),)),), "2", "9")
    (oid,) = table.battlefield(0, shy)
    aiming = TriggeredAbility(AtStep("upkeep"), (Damage(1, Targeted()),), (TargetSpec(Permanents()),))
    table.battlefield(0, card("Aim", "Enchantment", "{1}", (aiming,)))
    table.hand(0, SHOCK)
    play = table.start(step="untap")
    resolve(play)
    assert play.state.players[0].life == 21
    do(play, "cast", "Jolt")
    target(play, oid)
    resolve(play)
    assert (play.state.players[0].life, play.state.objects[oid].damage) == (22, 3)


def test_601_2c_x_targets() -> None:
    """The number of targets is the X that was announced before."""
    rain = SpellAbility((DestroyThem(Targeted()),), (TargetSpec(XCreatures()),))
    table = Table()
    table.battlefield(0, MOUNTAIN, MOUNTAIN)
    bears = table.battlefield(1, BEAR, BEAR, BEAR)
    table.hand(0, card("Rain", "Sorcery", "{X}", (rain,)))
    play = table.start()
    do(play, "cast", "Rain")
    play.answer(2)
    assert play.decision is not None
    assert (play.decision.kind, play.decision.minimum, play.decision.maximum) == ("target", 2, 2)
    target(play, *bears[:2])
    resolve(play)
    assert names(play.state, "battlefield").count("Bear") == 1


def test_800_4g_the_next_player_chooses_for_one_who_has_left() -> None:
    """What the departed may do is not done; what they must choose is chosen by the next player in turn order."""
    table = Table(3)
    cards: list[Target] = list(table.graveyard(1, BEAR, MOUNTAIN))
    play = table.start()
    play.concede(0)
    assert outcome(ask_may(play.state, 0, "118.1")) == (-1, False)
    asked, chosen = outcome(choose(play.state, 0, "choose cards", cards, 1, 1, "608.2d"))
    assert (asked, chosen) == (1, (cards[0],))


def test_undo_to_the_last_action() -> None:
    """Undoing to an action goes back to the priority decision before the announcement."""
    table = Table()
    table.lands(0)
    table.hand(0, SHOCK)
    play = table.start()
    before = play.digest()
    do(play, "cast", "Jolt")
    target(play, 1)
    assert play.undo(to_action=True).digest() == before
    earlier = play.undo().decision
    assert earlier is not None
    assert earlier.kind == "target"


@term
class CannotBePaid(Cost):
    """A cost that looks payable and is not."""

    def can_be_paid(self, context: Context) -> bool:  # noqa: ARG002  as declared
        """Say that it can."""
        return True

    def pay(self, context: Context) -> Procedure[bool]:  # noqa: ARG002  as declared
        """Fail."""
        yield from ()
        return False


def test_733_1_what_could_not_be_completed_is_not_offered_again() -> None:
    """The state is as before, and the same option is gone until something changes."""
    table = Table()
    broken = ActivatedAbility((CannotBePaid(),), (Gain(1),))
    table.battlefield(0, card("Trap", "Artifact", "{1}", (broken,)))
    play = table.start()
    do(play, "activate", "Trap")
    assert play.decision is not None
    assert [option.action for option in play.decision.options] == ["pass"]
    assert play.state.players[0].life == 20
    assert not play.state.stack
