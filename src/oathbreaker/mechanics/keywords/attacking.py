"""CR 702.70 Poisonous, 702.105 dethrone, 702.147 decayed: keywords that say what attacking brings with it."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Keyword, Subject, TriggerEvent
from oathbreaker.engine.announcement import is_player
from oathbreaker.engine.combat.events import Attacks as AttackEvent
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.combat_rules import CombatRule
from oathbreaker.mechanics.combat_triggers import Attacks
from oathbreaker.mechanics.counters import GetCounters, PutCounters
from oathbreaker.mechanics.damage_triggers import DealsCombatDamageToPlayer
from oathbreaker.mechanics.destroying import Sacrifice
from oathbreaker.mechanics.keywords.combat_triggers import ITSELF, Numbered
from oathbreaker.mechanics.player_triggers import StepBegins
from oathbreaker.mechanics.sentences import Delayed
from oathbreaker.terms.abilities import Ability, Amount, StaticAbility, TriggeredAbility
from oathbreaker.terms.refs import SubjectRef
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class Poisonous(Numbered):
    """702.70 Poisonous."""

    number: Amount

    name: ClassVar[str] = "poisonous"

    @rule("702.70a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return "whenever this creature deals combat damage to a player, that player gets N poison counters"."""
        body = (GetCounters(self.number, "poison", SubjectRef("player")),)
        return (TriggeredAbility(DealsCombatDamageToPlayer(ITSELF), body),)


@term
class Dethrone(Keyword):
    """702.105 Dethrone."""

    name: ClassVar[str] = "dethrone"

    @rule("702.105a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return what attacking the player with the most life does."""
        return (TriggeredAbility(AttacksMostLife(), (PutCounters(Number(1), "+1/+1", ITSELF),)),)


@term
class AttacksMostLife(TriggerEvent):
    """The creature attacks the player with the most life or tied for most life."""

    subject: ClassVar[str] = "thing"

    kinds: ClassVar[tuple[str, ...]] = ("attack",)

    @rule("702.105a")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at whom it is declared as attacking, among all players in the game."""
        state = context.state
        if not isinstance(event, AttackEvent) or event.oid != context.source or not is_player(event.whom):
            return None
        most = max(state.players[seat].life for seat in state.seats())
        return Subject(event.oid) if state.players[event.whom].life == most else None


@term
class Decayed(Keyword):
    """702.147 Decayed."""

    name: ClassVar[str] = "decayed"

    @rule("702.147a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return "this creature can't block" and "when this creature attacks, sacrifice it at end of combat"."""
        later = Delayed(Sacrifice(ITSELF), StepBegins("end of combat", "the next"))
        return (
            StaticAbility((CombatRule("can't block", ITSELF),)),
            TriggeredAbility(Attacks(ITSELF), (later,)),
        )


phrase(KEYWORD, "poisonous {number:number}", Poisonous, ja="有毒{number}")
fixed(KEYWORD, "dethrone", Dethrone(), ja="廃位")
fixed(KEYWORD, "decayed", Decayed(), ja="腐乱")
