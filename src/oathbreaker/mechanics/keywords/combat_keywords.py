"""CR 702.112 Renown, 702.116 myriad, 702.189 firebending: what attacking creatures do by keywords."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect, Keyword
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.asking import ask_may, choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.designations import BecomeRenowned
from oathbreaker.engine.events import PutCounters
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.marks import RENOWNED
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.own_terms import add_mana
from oathbreaker.engine.state import State
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.combat_triggers import Attacks
from oathbreaker.mechanics.copying import creation_of_copy
from oathbreaker.mechanics.damage_triggers import DealsCombatDamageToPlayer
from oathbreaker.mechanics.destroying import Exile
from oathbreaker.mechanics.finding import defending_player, known, value_of
from oathbreaker.mechanics.growing import IsMarked
from oathbreaker.mechanics.keywords.combat_triggers import ITSELF
from oathbreaker.mechanics.lasting_mana import KeptFor
from oathbreaker.mechanics.player_triggers import StepBegins
from oathbreaker.mechanics.sentences import Delayed
from oathbreaker.mechanics.tokens import create_all
from oathbreaker.terms.abilities import Ability, Amount, TriggeredAbility
from oathbreaker.terms.refs import Back, ResultRef
from oathbreaker.terms.term import term
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

GROWTH: Final = "+1/+1"
END_OF_COMBAT: Final = StepBegins("end of combat", "the next")


@term
class Renown(Keyword):
    """702.112 Renown."""

    number: Amount

    name: ClassVar[str] = "renown"

    @rule("702.112a", "702.112c")
    def abilities(self) -> tuple[Ability, ...]:
        """Return what dealing combat damage to a player does, as long as the creature is not renowned."""
        unknown = IsMarked(RENOWNED, ITSELF, denied=True)
        return (TriggeredAbility(DealsCombatDamageToPlayer(ITSELF), (GainRenown(self.number),), (), unknown),)


@term
class GainRenown(Effect):
    """The creature gets +1/+1 counters and becomes renowned."""

    number: Amount

    @rule("702.112a", "702.112b")
    def perform(self, context: Context) -> Procedure[None]:
        """Do both, if it is there still."""
        state, oid = context.state, context.source
        if oid in state.objects and state.objects[oid].zone == "battlefield":
            yield from happen(state, (PutCounters(oid, GROWTH, value_of(self.number, context), oid),))
            yield from happen(state, (BecomeRenowned(oid, oid),))


@term
class Myriad(Keyword):
    """702.116 Myriad."""

    name: ClassVar[str] = "myriad"

    @rule("702.116a", "702.116b")
    def abilities(self) -> tuple[Ability, ...]:
        """Return what attacking does."""
        return (TriggeredAbility(Attacks(ITSELF), (AttackAllOthers(),)),)


@term
class AttackAllOthers(Effect):
    """For each opponent but the defending player, a copy that attacks them may be created; it is exiled after."""

    @rule("702.116a", "508.4", "608.2h")
    def perform(self, context: Context) -> Procedure[None]:
        """Ask for each of them, create all at once, and let them be exiled at end of combat."""
        state, seat = context.state, context.controller
        defended = defending_player(context)
        events = []
        for opponent in [other for other in state.opponents(seat) if other not in defended]:
            whom = yield from attacked_of(context, opponent)
            if whom is not None and known(state, (context.source,)):
                creation = creation_of_copy(state, context.source, seat, context.source)
                creation.tapped, creation.attacking = True, whom
                events.append(creation)
        yield from create_all(list(events), context)
        if context.results["token"]:
            tokens = Back(ResultRef("token"), "the tokens")
            yield from Delayed(Exile(tokens), END_OF_COMBAT).perform(context)


def attacked_of(context: Context, opponent: int) -> Procedure[Target | None]:
    """Ask whether a copy is to attack an opponent, and whether them or a planeswalker; None for no copy."""
    state, seat = context.state, context.controller
    question = say("mechanics.attack_too", who=title_of(state, opponent))
    if not (yield from ask_may(state, seat, "702.116a", context.source, question)):
        return None
    chosen = yield from choose(
        state, seat, "choose permanents", with_planeswalkers(state, opponent), 1, 1, "702.116a", source=context.source
    )
    return chosen[0] if chosen else None


def with_planeswalkers(state: State, seat: int) -> list[Target]:
    """Return a player and the planeswalkers that they control."""
    own = [thing.oid for thing in state.controlled(seat)]
    return [seat, *(oid for oid in own if "planeswalker" in characteristics(state, oid).types)]


@term
class Firebending(Keyword):
    """702.189 Firebending."""

    number: Amount

    name: ClassVar[str] = "firebending"

    @rule("702.189a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the mana that attacking adds."""
        return (TriggeredAbility(Attacks(ITSELF), (AddFire(self.number),)),)


@term
class AddFire(Effect):
    """So much {R} is added, which is kept until end of combat."""

    number: Amount

    @rule("702.189a")
    def perform(self, context: Context) -> Procedure[None]:
        """Add it."""
        yield from add_mana(context, ("R" * value_of(self.number, context),), KeptFor("end of combat"))


phrase(KEYWORD, "renown {number:number}", Renown, ja="高名{number}")
fixed(KEYWORD, "myriad", Myriad(), ja="無尽")
phrase(KEYWORD, "firebending {number:number}", Firebending, ja="火の技{number}")
