"""CR 702 Keywords that are abilities triggered outside combat: prowess, extort, exploit, persist, undying."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Condition, Effect, Keyword, Subject
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import Sacrifice, ZoneChange
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.player_events import GainLife, LoseLife
from oathbreaker.language.categories import EVENT, KEYWORD
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.destroying import SacrificeOfChoice, sacrifice_one
from oathbreaker.mechanics.events import Dies, Enters
from oathbreaker.mechanics.finding import to_move
from oathbreaker.mechanics.keywords.combat_triggers import ITSELF, gets
from oathbreaker.mechanics.noticing import Notices, fits, speaks_of
from oathbreaker.mechanics.nouns import Adjective, Head, Noun
from oathbreaker.mechanics.player_triggers import Casts
from oathbreaker.mechanics.sentences import IfYouDo, May
from oathbreaker.mechanics.unless import MayPay
from oathbreaker.terms.abilities import Ability, Filter, Ref, TriggeredAbility
from oathbreaker.terms.refs import Some, This, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

THIS_PERMANENT = This("this permanent")


@term
class Prowess(Keyword):
    """702.108 Prowess."""

    name: ClassVar[str] = "prowess"

    @rule("702.108a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return "whenever you cast a noncreature spell, this creature gets +1/+1"."""
        spell = Noun(Head((), "spell"), (Adjective("noncreature"),))
        return (TriggeredAbility(Casts("you", spell), (gets(1, 1, ITSELF),)),)


@term
class Extort(Keyword):
    """702.101 Extort."""

    name: ClassVar[str] = "extort"

    @rule("702.101a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return what casting a spell lets its controller pay for."""
        body = (MayPay(You("you"), (PayMana("{W/B}"),)), IfYouDo(DrainOpponents()))
        return (TriggeredAbility(Casts("you", Noun(Head((), "spell"))), body),)


@term
class DrainOpponents(Effect):
    """Each opponent loses 1 life and you gain life equal to the life lost."""

    @rule("702.101a")
    def perform(self, context: Context) -> Procedure[None]:
        """Let them lose it all at once, and gain what was really lost."""
        state = context.state
        losses: list[Event] = [LoseLife(seat, 1, context.source) for seat in state.opponents(context.controller)]
        done = yield from happen(state, losses)
        lost = sum(event.amount for event in done if isinstance(event, LoseLife))
        yield from happen(state, (GainLife(context.controller, lost, context.source),))


class CreatureExploited(Sacrifice):
    """A creature is sacrificed as an ability of exploit resolves: its source exploits that creature."""

    __slots__ = ()


@term
class ExploitCreature(SacrificeOfChoice):
    """A player sacrifices a creature by exploit."""

    what: Some
    who: Ref = You()

    @rule("702.110b", "701.21a")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the player choose one of theirs, and sacrifice it so."""
        yield from sacrifice_one(self.what, self.who, context, CreatureExploited)


@term
class Exploits(Notices):
    """An object exploits a creature of a kind."""

    what: Ref
    victim: Filter

    kinds: ClassVar[tuple[str, ...]] = ("sacrifice",)
    looks_back: ClassVar[bool] = True

    @rule("702.110b", "603.10a")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what exploited, perhaps itself, and at the creature as it last was."""
        if not isinstance(event, CreatureExploited) or not speaks_of(self.what, context, event.source):
            return None
        return Subject(event.oid) if fits(self.victim, context, event.oid) else None


@term
class Exploit(Keyword):
    """702.110 Exploit."""

    name: ClassVar[str] = "exploit"

    @rule("702.110a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return "when this creature enters, you may sacrifice a creature"."""
        creature = Some(Noun(Head((("creature",),))))
        return (TriggeredAbility(Enters(ITSELF), (May(You("you"), ExploitCreature(creature)),)),)


@term
class Persist(Keyword):
    """702.79 Persist."""

    name: ClassVar[str] = "persist"

    @rule("702.79a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return what dying without a -1/-1 counter does."""
        return (returning("-1/-1"),)


@term
class Undying(Keyword):
    """702.93 Undying."""

    name: ClassVar[str] = "undying"

    @rule("702.93a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return what dying without a +1/+1 counter does."""
        return (returning("+1/+1"),)


def returning(counter: str) -> TriggeredAbility:
    """Return "if it had no such counter on it, return it with one"."""
    return TriggeredAbility(Dies(THIS_PERMANENT), (ReturnWithCounter(counter),), (), HadNoCounter(counter))


@term
class HadNoCounter(Condition):
    """The permanent had no counter of a kind on it as it left."""

    counter: str

    @rule("603.4", "603.10a")
    def holds(self, context: Context) -> bool:
        """Look at it as it is, or last was on the battlefield."""
        source = context.source_object()
        return source is not None and not source.counters.get(self.counter)


@term
class ReturnWithCounter(Effect):
    """The card returns to the battlefield under its owner's control with a counter on it."""

    counter: str

    @rule("400.7e", "614.1c")
    def perform(self, context: Context) -> Procedure[None]:
        """Find it in the graveyard where it went, and put it onto the battlefield."""
        state = context.state
        events: list[Event] = []
        for oid in to_move((context.source,), context):
            event = ZoneChange(state, oid, "battlefield", controller=state.objects[oid].owner, source=context.source)
            event.counters[self.counter] = 1
            events.append(event)
        yield from happen(state, events)


for plain, japanese in (
    (Prowess(), "果敢"), (Extort(), "強請"), (Exploit(), "濫用"), (Persist(), "頑強"), (Undying(), "不死"),
):  # fmt: skip
    fixed(KEYWORD, plain.name, plain, ja=japanese)
phrase(EVENT, "when {what:this} exploits a {victim:noun/one}", Exploits, ja="{what}が{victim.one}を濫用したとき")
phrase(EVENT, "whenever {what:some} exploits a {victim:noun/one}", Exploits, ja="{what}が{victim.one}を濫用するたび")
