"""CR 701.54 The Ring tempts you: the emblem, the Ring-bearer, and what happens whenever it tempts you."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Amount, Condition, Subject, TriggerEvent
from oathbreaker.engine.announcement import Target, is_player
from oathbreaker.engine.asking import choose
from oathbreaker.engine.combat.events import BlockEvent
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.emblems import GetEmblem
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.layers_changes import add_supertypes
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.ring_bearers import (
    TEMPTED,
    BecomeRingBearer,
    RingTempts,
    is_ring_bearer,
    remember,
    times_tempted,
)
from oathbreaker.engine.statements import LayerStatement, RuleStatement
from oathbreaker.language.categories import EFFECT, EVENT, QUANTITY
from oathbreaker.language.phrases import fixed
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.combat_triggers import Attacks
from oathbreaker.mechanics.damage_and_life import LoseLife
from oathbreaker.mechanics.damage_triggers import DealsCombatDamageToPlayer
from oathbreaker.mechanics.destroying import Sacrifice
from oathbreaker.mechanics.drawing import Discard, Draw
from oathbreaker.mechanics.finding import doer
from oathbreaker.mechanics.nouns import Head, Noun
from oathbreaker.mechanics.player_triggers import StepBegins
from oathbreaker.mechanics.players import Players
from oathbreaker.mechanics.qualifiers import Qualifier
from oathbreaker.mechanics.sentences import THEN, Delayed, Joined
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Ability, Ref, StaticAbility, TriggeredAbility
from oathbreaker.terms.refs import ControllerOf, Each, Some, SubjectRef, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

BLOCKER: Final = SubjectRef("thing")


def bearer(context: Context) -> GameObject | None:
    """Return your Ring-bearer, None where there is none."""
    state, you = context.state, context.controller
    return next((thing for thing in state.controlled(you) if is_ring_bearer(state, you, thing)), None)


@term
class IsRingBearer(Qualifier):
    """Your Ring-bearer; said by the emblem alone."""

    @rule("701.54e")
    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Look who has the designation."""
        return is_ring_bearer(context.state, context.controller, thing)


YOUR_BEARER: Final = Some(Noun(Head((), "permanent"), (), (IsRingBearer(),)))


@term
class BearerIsLegendary(LayerStatement):
    """Your Ring-bearer is legendary."""

    layers: ClassVar[tuple[str, ...]] = ("4",)
    takes_away: ClassVar[bool] = False
    among: ClassVar[str] = "yours"

    def affects(self, context: Context, oid: int) -> bool:
        """Affect your Ring-bearer."""
        return is_ring_bearer(context.state, context.controller, context.state.objects[oid])

    @rule("701.54c")
    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Make it legendary."""
        add_supertypes(characteristics, "legendary")


@term
class BearerEvades(RuleStatement):
    """Your Ring-bearer can't be blocked by creatures with greater power."""

    names: ClassVar[tuple[str, ...]] = ("can't be blocked",)

    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Concern your Ring-bearer."""
        thing = None if is_player(about) else context.state.objects.get(about)
        return thing is not None and is_ring_bearer(context.state, context.controller, thing)

    @rule("701.54c", "509.1b")
    def bars(self, context: Context, name: str, about: Target, by: Context) -> bool:  # noqa: ARG002  as declared
        """Keep off blockers with greater power."""
        power = [characteristics(context.state, oid).power or 0 for oid in (about, by.source)]
        return power[1] > power[0]


@term
class Tempted(Condition):
    """The Ring has tempted you at least so many times."""

    times: int

    @rule("701.54c")
    def holds(self, context: Context) -> bool:
        """Count them."""
        return times_tempted(context.state, context.controller) >= self.times


@term
class BearerBlocked(TriggerEvent):
    """Your Ring-bearer becomes blocked by a creature."""

    subject: ClassVar[str] = "thing"
    kinds: ClassVar[tuple[str, ...]] = ("block", "joins block")

    @rule("701.54c", "509.3d")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at each creature that comes to block it."""
        thing = bearer(context)
        is_it = isinstance(event, BlockEvent) and thing is not None and event.attacker == thing.oid
        return Subject(event.oid) if isinstance(event, BlockEvent) and is_it else None


@rule("701.54c")
@cache
def the_ring() -> tuple[Ability, ...]:
    """Return the abilities of the emblem; the later ones work as soon as the Ring has tempted its owner so often."""
    loot = Joined(Draw(Number(1)), Discard(Number(1)), THEN)
    later = Delayed(Sacrifice(BLOCKER, ControllerOf(BLOCKER)), StepBegins("end of combat", "the next"))
    drain = LoseLife(Number(3), Each(Players("opponent")))
    return (
        StaticAbility((BearerIsLegendary(), BearerEvades())),
        TriggeredAbility(Attacks(YOUR_BEARER), (loot,), (), Tempted(2)),
        TriggeredAbility(BearerBlocked(), (later,), (), Tempted(3)),
        TriggeredAbility(DealsCombatDamageToPlayer(YOUR_BEARER), (drain,), (), Tempted(4)),
    )


@term
class TheRingTempts(OneDoer):
    """The Ring tempts a player (701.54)."""

    who: Ref = You()

    @rule("701.54a", "701.54c", "701.54d")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Give the emblem the first time, let the player choose a Ring-bearer, and tell that the Ring has tempted."""
        state, seat = context.state, doer(self.who, context)
        number = times_tempted(state, seat)
        if not number:
            yield from happen(state, (GetEmblem(seat, the_ring(), context.source),))
        remember(state, seat, TEMPTED, number + 1)
        found = [thing.oid for thing in state.controlled(seat) if characteristics(state, thing.oid).is_a("creature")]
        chosen = yield from choose(state, seat, "choose permanents", found, 1, 1, "701.54a", source=context.source)
        yield from happen(state, [BecomeRingBearer(oid, context.source) for oid in chosen])
        yield from happen(state, (RingTempts(seat, context.source),))


@term
class YouAreTempted(TriggerEvent):
    """The Ring tempts you."""

    kinds: ClassVar[tuple[str, ...]] = ("ring tempts",)

    @rule("701.54d")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look whom it has tempted."""
        is_you = isinstance(event, RingTempts) and event.seat == context.controller
        return Subject(context.controller) if is_you else None


@term
class BearerPower(Amount):
    """Your Ring-bearer's power; 0 without one."""

    @rule("701.54e", "608.2h")
    def value(self, context: Context) -> int:
        """Look at it."""
        thing = bearer(context)
        return (characteristics(context.state, thing.oid).power or 0) if thing is not None else 0


fixed(EFFECT, "the Ring tempts you", TheRingTempts(), ja="指輪があなたを誘惑する")
fixed(EVENT, "whenever the Ring tempts you", YouAreTempted(), ja="指輪があなたを誘惑するたび")
fixed(QUANTITY, "your Ring-bearer's power", BearerPower(), ja="あなたの指輪所持者のパワー")
