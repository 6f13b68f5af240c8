"""CR 707.10, 614.10, 614.17, 603.2d, 106.6, 705: copies of spells, skipped steps, what can't happen, riders, chance."""

from __future__ import annotations

from typing import ClassVar

from tests.engine.cards_for_tests import BEAR, ISLAND, MOUNTAIN, SHOCK, VISITOR, card
from tests.engine.more_terms_for_tests import AtStep, Says
from tests.engine.positions import Table, do, names, pass_until, resolve, target
from tests.engine.skipping_terms import SkipStep
from tests.engine.terms_for_tests import Gain, Spells, ThisTurn

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.copying import copy_on_stack
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting, replace_lasting
from oathbreaker.engine.events import Event
from oathbreaker.engine.explaining import why_not
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.matching import TriggersMore
from oathbreaker.engine.own_terms import ProduceMana, TapSelf
from oathbreaker.engine.randomness import at_random, flip_coin, roll_die
from oathbreaker.engine.riders import ManaRider
from oathbreaker.engine.settings import Settings
from oathbreaker.engine.statements import Replacement
from oathbreaker.terms.abilities import ActivatedAbility, SpellAbility, StaticAbility, TargetSpec, TriggeredAbility
from oathbreaker.terms.term import term


@term
class CopyIt(Effect):
    """Copy target spell; you may choose new targets."""

    def perform(self, context: Context) -> Procedure[None]:
        """Copy it."""
        for oid in context.targets[0]:
            yield from copy_on_stack(context.state, oid, context.controller, context.source)


@term
class Shield(Replacement):
    """Prevent the next damage that would be dealt, as much as the effect's amount."""

    kinds: ClassVar[tuple[str, ...]] = ("damage",)

    def applies(self, context: Context, event: Event) -> bool:  # noqa: ARG002  as declared
        """Apply to all damage."""
        return isinstance(event, DealDamage)

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Prevent what is left of the shield."""
        yield from ()
        assert isinstance(event, DealDamage)
        state = context.state
        shield = next(effect for effect in state.lasting if isinstance(effect.statement, Shield))
        prevented = min(shield.amount, event.amount)
        left = shield.amount - prevented
        replace_lasting(state, shield.timestamp, shield.changed(shield.objects, left) if left else None)
        event.amount -= prevented
        return [event]


@term
class Protect(Effect):
    """Prevent the next 3 damage this turn."""

    def perform(self, context: Context) -> Procedure[None]:
        """Begin the shield."""
        yield from ()
        begin_lasting(context, Shield(), ThisTurn(), None, 3)


@term
class OnlyCreatures(ManaRider):
    """Spend this mana only to cast creature spells; you gain 1 life as you do."""

    def may_pay(self, context: Context, paid_for: str, source: int) -> bool:  # noqa: ARG002  as declared
        """Look at what is paid for."""
        thing = context.state.objects.get(context.source)
        return thing is not None and "creature" in characteristics(context.state, context.source).types

    def spent(self, context: Context) -> Procedure[None]:
        """Gain life."""
        yield from Gain(1).perform(context)


FORK = card("Fork", "Instant", "{R}", (SpellAbility((CopyIt(),), (TargetSpec(Spells()),)),))
CAVERN = card("Cavern", "Land", "", (ActivatedAbility((TapSelf(),), (ProduceMana(("R",), OnlyCreatures()),)),))
GOBLIN = card("Goblin", "Creature — Goblin", "{R}", (), "1", "1")
GUARD = card("Guard", "Instant", "{U}", (SpellAbility((Protect(),)),))


@term
class TriggersAgain(TriggersMore):
    """Every ability triggers an additional time."""


def says(name: str, number: int = 1) -> object:
    """Return an artifact that makes a statement."""
    return card(f"Relic: {name}", "Artifact", "{1}", (StaticAbility((Says(name, number),)),))


def test_707_10_a_copy_of_a_spell_has_its_choices_and_may_get_new_targets() -> None:
    """The copy resolves first, with another target; it is not a card and leaves nothing behind."""
    table = Table(3)
    table.battlefield(0, MOUNTAIN, MOUNTAIN)
    table.hand(0, SHOCK, FORK)
    play = table.start()
    do(play, "cast", "Jolt")
    target(play, 1)
    (jolt,) = play.state.stack
    do(play, "cast", "Fork")
    for _ in range(3):
        play.answer("pass")
    assert play.decision is not None
    assert (play.decision.kind, play.decision.rule) == ("target", "707.10c")
    target(play, 2)
    assert [play.state.objects[oid].kind for oid in play.state.stack] == ["card", "copy"]
    assert play.state.stack[0] == jolt
    resolve(play)
    assert [player.life for player in play.state.players] == [20, 18, 18]
    assert sorted(names(play.state, "graveyard", 0)) == ["Fork", "Jolt"]
    assert len([event for event in play.state.log if event.kind == "cast"]) == 2


def test_614_10_a_skipped_step_does_not_happen() -> None:
    """Without a draw step no card is drawn and nobody gets priority in it."""
    table = Table()
    table.battlefield(0, card("Haste Makes", "Enchantment", "{1}", (StaticAbility((SkipStep("draw"),)),)))
    play = table.start(step="upkeep")
    play.answer("pass")
    play.answer("pass")
    assert play.state.step == "precombat main"
    assert play.state.hand(0) == ()


def test_614_17_what_cannot_happen_does_not() -> None:
    """A player who can't gain life gains none; a spell that can't be countered stays."""
    table = Table()
    table.battlefield(0, says("can't gain life"))  # type: ignore[arg-type]
    table.hand(0, card("Heal", "Sorcery", "{0}", (SpellAbility((Gain(5),)),)))
    play = table.start()
    do(play, "cast", "Heal")
    resolve(play)
    assert play.state.players[0].life == 20


def test_603_2d_an_ability_triggers_additional_times() -> None:
    """One more each time, not more for itself."""
    table = Table()
    table.lands(0)
    table.battlefield(0, card("Bell", "Artifact", "{1}", (StaticAbility((TriggersAgain(),)),)))
    table.hand(0, VISITOR)
    play = table.start()
    do(play, "cast", "Visitor")
    resolve(play)
    assert len(play.state.hand(0)) == 2


def test_106_6_mana_with_a_restriction_and_what_spending_it_does() -> None:
    """Its mana is not offered for an instant; a creature spell takes it, and the rider follows."""
    table = Table()
    table.battlefield(0, CAVERN)
    table.hand(0, SHOCK, GOBLIN)
    play = table.start()
    assert play.decision is not None
    assert [option.card for option in play.decision.options if option.action == "cast"] == ["Goblin"]
    do(play, "cast", "Goblin")
    resolve(play)
    assert play.state.players[0].life == 21
    assert names(play.state, "battlefield")[-1] == "Goblin"


def test_615_7_a_prevention_shield_is_used_up() -> None:
    """Three damage are prevented in all: of two and two, one gets through."""
    table = Table()
    table.battlefield(0, MOUNTAIN, MOUNTAIN, ISLAND)
    table.hand(0, GUARD, SHOCK, SHOCK)
    play = table.start()
    do(play, "cast", "Guard")
    resolve(play)
    for _ in range(2):
        do(play, "cast", "Jolt")
        target(play, 1)
        resolve(play)
    assert play.state.players[1].life == 19
    assert play.state.lasting == ()


def test_705_1_chance_by_hand_and_by_itself() -> None:
    """A coin and a die are decisions when chance is played by hand, and drawn from the state otherwise."""
    table = Table(settings=Settings(random_by_hand=True))
    asked = next(flip_coin(table.state, 0))
    assert [option.value for option in asked.options] == ["win", "lose"]
    assert [option.value for option in next(roll_die(table.state, 0, 6)).options] == [1, 2, 3, 4, 5, 6]
    table = Table()
    rolled = []
    for _ in range(60):
        try:
            next(roll_die(table.state, 0, 6))
        except StopIteration as end:
            rolled.append(end.value)
    assert set(rolled) == {1, 2, 3, 4, 5, 6}
    assert sorted(at_random(table.state, (1, 2, 3), 5)) == [1, 2, 3]


def test_pauses_stop_at_the_start_and_the_end_of_a_step() -> None:
    """At the start of the draw step nothing of it has happened; at its end all of it has. Skipped steps pause too."""
    pauses = ((3, "draw", "start"), (3, "draw", "end"), (3, "combat damage", "start"))
    table = Table(settings=Settings(pauses=pauses))
    play = table.start(step="untap")
    assert play.decision is not None
    assert (play.decision.kind, play.state.step, len(play.state.hand(0))) == ("pause", "draw", 0)
    play.answer("go on")
    assert (play.decision.kind, play.state.step, len(play.state.hand(0))) == ("pause", "draw", 1)
    play.answer("go on")
    pass_until(play, "pause")
    assert (play.decision.kind, play.state.step) == ("pause", "combat damage")


def test_why_not_says_what_listing_uses() -> None:
    """Each reason has its rule and a sentence; what is possible has none."""
    table = Table()
    (bear, jolt, land) = table.hand(0, BEAR, SHOCK, ISLAND)
    table.battlefield(0, MOUNTAIN)
    play = table.start(step="upkeep")
    assert [refusal.rule for refusal in why_not(play.state, 0, bear)] == ["117.1a"]
    assert [refusal.rule for refusal in why_not(play.state, 0, land)] == ["116.2a"]
    assert why_not(play.state, 0, jolt) == []
    assert [refusal.rule for refusal in why_not(play.state, 1, jolt)] == ["117.1", "601.3"]
    pass_until(play, step="precombat main")
    (refusal,) = why_not(play.state, 0, bear)
    assert refusal.rule == "118.3"
    assert "Bear" in refusal.message.text("en")
    assert "Bear" in refusal.message.text("ja")


def test_603_2b_at_the_beginning_of_a_step() -> None:
    """An ability of that kind waits for its step."""
    table = Table()
    table.battlefield(0, card("Clock", "Artifact", "{1}", (TriggeredAbility(AtStep("draw"), (Gain(1),)),)))
    play = table.start(step="upkeep")
    pass_until(play, step="draw")
    assert len(play.state.stack) == 1


def test_601_2g_paying_by_hand() -> None:
    """Mana abilities are chosen one by one; the rest is paid automatically."""
    table = Table(settings=Settings(pay_by_hand=True, stop_everywhere=True))
    (first, second) = table.battlefield(0, MOUNTAIN, MOUNTAIN)
    table.hand(0, SHOCK)
    play = table.start()
    do(play, "cast", "Jolt")
    target(play, 1)
    assert play.decision is not None
    assert play.decision.kind == "payment"
    do(play, "activate", source=second)
    play.answer("automatic")
    assert [play.state.objects[oid].tapped for oid in (first, second)] == [False, True]
