"""CR 702 Keywords that are abilities triggered in combat: bushido, flanking, exalted, battle cry and others."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect, Filter, Keyword, Subject, TriggerEvent
from oathbreaker.engine.announcement import NOBODY, Target, is_player
from oathbreaker.engine.asking import choose
from oathbreaker.engine.combat.attacked import blockers_of
from oathbreaker.engine.combat.events import AttackersDeclared, BlockEvent, begins_combat
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import source_look
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.movement import Sacrifice, ZoneChange
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.combat_triggers import (
    Attacks,
    AttacksAlone,
    AttacksUnblocked,
    BecomesBlocked,
    BlocksOrBecomesBlocked,
)
from oathbreaker.mechanics.continuous import GetUntil, Modify, UntilEndOfTurn
from oathbreaker.mechanics.counters import PutCounters
from oathbreaker.mechanics.damage_and_life import LoseLife
from oathbreaker.mechanics.damage_triggers import DealsCombatDamageToPlayer
from oathbreaker.mechanics.finding import seats, value_of
from oathbreaker.mechanics.keywords.attaching import CREATURE_YOU_CONTROL
from oathbreaker.mechanics.nouns import Adjective, Head, Noun
from oathbreaker.terms.abilities import Ability, Amount, Ref, TargetSpec, TriggeredAbility
from oathbreaker.terms.refs import AllOf, DefendingPlayer, Some, SubjectRef, TargetRef, This
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ITSELF = This("this creature")
THAT = SubjectRef("thing")
OTHER_ATTACKERS = Noun(Head((("creature",),)), (Adjective("other"), Adjective("attacking")))


def gets(power: int, toughness: int, what: Ref) -> GetUntil:
    """Return "it gets +N/+N until end of turn"."""
    return GetUntil(Modify(f"{power:+d}/{toughness:+d}"), UntilEndOfTurn(), (), what)


class Numbered(Keyword):
    """A keyword with a fixed number in its field `number`."""

    __slots__ = ()

    @property
    def fixed_number(self) -> int:
        """The number; 0 where the text says X."""
        number = getattr(self, "number", None)
        return number.value if isinstance(number, Number) else 0

    @property
    def is_performed(self) -> bool:
        """Whether the number is known: X is not."""
        return isinstance(getattr(self, "number", None), Number)


@term
class Bushido(Numbered):
    """702.45 Bushido."""

    number: Amount

    name: ClassVar[str] = "bushido"

    @rule("702.45a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return "whenever this creature blocks or becomes blocked, it gets +N/+N"."""
        number = self.fixed_number
        return (TriggeredAbility(BlocksOrBecomesBlocked(ITSELF), (gets(number, number, THAT),)),)


@term
class Rampage(Numbered):
    """702.23 Rampage."""

    number: Amount

    name: ClassVar[str] = "rampage"

    @rule("702.23a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return "whenever this creature becomes blocked, it gets +N/+N for each blocker beyond the first"."""
        return (TriggeredAbility(BecomesBlocked(ITSELF), (GetBeyondFirst(self.number),)),)


@term
class GetBeyondFirst(Effect):
    """The creature gets +N/+N until end of turn for each creature blocking it beyond the first."""

    number: Amount

    @rule("702.23a", "702.23b")
    def perform(self, context: Context) -> Procedure[None]:
        """Count the blockers as the ability resolves."""
        beyond = max(0, len(blockers_of(context.state, context.source)) - 1) * value_of(self.number, context)
        yield from gets(beyond, beyond, ITSELF).perform(context)


@term
class Flanking(Keyword):
    """702.25 Flanking."""

    name: ClassVar[str] = "flanking"

    @rule("702.25a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return what becoming blocked by a creature without flanking does to that creature."""
        return (TriggeredAbility(BlockedWithoutFlanking(), (gets(-1, -1, THAT),)),)


@term
class BlockedWithoutFlanking(TriggerEvent):
    """The creature becomes blocked by a creature without flanking."""

    subject: ClassVar[str] = "thing"

    kinds: ClassVar[tuple[str, ...]] = ("block", "joins block")

    @rule("509.3d", "702.25a")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at each creature that comes to block it."""
        if not isinstance(event, BlockEvent) or event.attacker != context.source:
            return None
        thing = context.state.objects.get(event.oid)
        if thing is None or event.attacker not in thing.blocking:
            return None
        return None if characteristics(context.state, event.oid).has("flanking") else Subject(event.oid)


@term
class Exalted(Keyword):
    """702.83 Exalted."""

    name: ClassVar[str] = "exalted"

    @rule("702.83a", "702.83b")
    def abilities(self) -> tuple[Ability, ...]:
        """Return "whenever a creature you control attacks alone, that creature gets +1/+1"."""
        return (TriggeredAbility(AttacksAlone(Some(CREATURE_YOU_CONTROL)), (gets(1, 1, THAT),)),)


@term
class BattleCry(Keyword):
    """702.91 Battle cry."""

    name: ClassVar[str] = "battle cry"

    @rule("702.91a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return "whenever this creature attacks, each other attacking creature gets +1/+0"."""
        return (TriggeredAbility(Attacks(ITSELF), (gets(1, 0, AllOf(OTHER_ATTACKERS)),)),)


@term
class Melee(Keyword):
    """702.121 Melee."""

    name: ClassVar[str] = "melee"

    @rule("702.121a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return what attacking does."""
        return (TriggeredAbility(Attacks(ITSELF), (GetForOpponentsAttacked(),)),)


@term
class GetForOpponentsAttacked(Effect):
    """The creature gets +1/+1 until end of turn for each opponent you attacked with a creature this combat."""

    @rule("702.121a")
    def perform(self, context: Context) -> Procedure[None]:
        """Count the players attacked, as declared in this combat."""
        number = len(attacked_opponents(context))
        yield from gets(number, number, ITSELF).perform(context)


@rule("508.3e")
def attacked_opponents(context: Context) -> set[Target]:
    """Return the players whom you attacked with creatures this combat; their planeswalkers are not they."""
    found: set[Target] = set()
    for event in reversed(context.state.log):
        if isinstance(event, AttackersDeclared) and event.seat == context.controller:
            found.update(whom for whom in event.attacked() if is_player(whom))
        if event.kind == "step begins" and begins_combat(event):
            break
    return found


@term
class Mentor(Keyword):
    """702.134 Mentor."""

    name: ClassVar[str] = "mentor"

    @rule("702.134a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return "put a +1/+1 counter on target attacking creature with power less than this creature's power"."""
        body = (PutCounters(Number(1), "+1/+1", TargetRef(0)),)
        return (TriggeredAbility(Attacks(ITSELF), body, (TargetSpec(WeakerAttacker()),)),)


@term
class WeakerAttacker(Filter):
    """An attacking creature with power less than that of the source."""

    def matches(self, context: Context, target: Target) -> bool:
        """Compare the powers, the source's as it is or last was."""
        thing = context.state.objects.get(target)
        if thing is None or thing.zone != "battlefield" or thing.defender == NOBODY:
            return False
        own = source_look(context.state, context.source).power or 0
        return (characteristics(context.state, target).power or 0) < own


@term
class Afflict(Numbered):
    """702.130 Afflict."""

    number: Amount

    name: ClassVar[str] = "afflict"

    @rule("702.130a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return "whenever this creature becomes blocked, defending player loses N life"."""
        return (TriggeredAbility(BecomesBlocked(ITSELF), (LoseLife(self.number, DefendingPlayer()),)),)


@term
class Frenzy(Numbered):
    """702.68 Frenzy."""

    number: Amount

    name: ClassVar[str] = "frenzy"

    @rule("702.68a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return "whenever this creature attacks and isn't blocked, it gets +N/+0"."""
        return (TriggeredAbility(AttacksUnblocked(ITSELF), (gets(self.fixed_number, 0, THAT),)),)


@term
class Annihilator(Numbered):
    """702.86 Annihilator."""

    number: Amount

    name: ClassVar[str] = "annihilator"

    @rule("702.86a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return "whenever this creature attacks, defending player sacrifices N permanents"."""
        return (TriggeredAbility(Attacks(ITSELF), (SacrificeSeveral(self.number, DefendingPlayer()),)),)


@term
class SacrificeSeveral(Effect):
    """A player sacrifices so many permanents of their choice."""

    number: Amount
    who: Ref

    @rule("701.21a")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the player choose, and sacrifice them all at once."""
        state, number = context.state, value_of(self.number, context)
        events: list[Event] = []
        for seat in seats(self.who, context):
            own = [thing.oid for thing in state.controlled(seat)]
            chosen = yield from choose(
                state, seat, "choose permanents", own, number, number, "702.86a", source=context.source
            )
            events += [Sacrifice(oid, seat, context.source) for oid in chosen]
        yield from happen(state, events)


@term
class Ingest(Keyword):
    """702.115 Ingest."""

    name: ClassVar[str] = "ingest"

    @rule("702.115a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return "whenever this creature deals combat damage to a player, that player exiles their top card"."""
        return (TriggeredAbility(DealsCombatDamageToPlayer(ITSELF), (ExileTopCard(SubjectRef("player")),)),)


@term
class ExileTopCard(Effect):
    """A player exiles the top card of their library."""

    who: Ref

    def perform(self, context: Context) -> Procedure[None]:
        """Exile it, if there is one."""
        state = context.state
        tops = [oid for seat in seats(self.who, context) for oid in state.library(seat)[:1]]
        yield from happen(state, [ZoneChange(state, oid, "exile", source=context.source) for oid in tops])


for word, japanese, numbered in (
    ("bushido", "武士道", Bushido), ("rampage", "ランページ", Rampage), ("afflict", "加虐", Afflict),
    ("frenzy", "狂乱", Frenzy), ("annihilator", "滅殺", Annihilator),
):  # fmt: skip
    phrase(KEYWORD, f"{word} {{number:number}}", numbered, ja=f"{japanese}{{number}}")
for plain, japanese in (
    (Flanking(), "側面攻撃"), (Exalted(), "賛美"), (BattleCry(), "喊声"), (Melee(), "会戦"), (Mentor(), "教導"),
    (Ingest(), "摂取"),
):  # fmt: skip
    fixed(KEYWORD, plain.name, plain, ja=japanese)
