"""CR 702.84 Unearth, 702.97 scavenge, 702.128 embalm, 702.129 eternalize, 702.141 encore: abilities of graveyards."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.cards.colors import Color
from oathbreaker.cards.symbols import ManaCost
from oathbreaker.engine.abstract import Effect, Keyword
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.copies import NO_EXCEPTIONS, Exceptions, copied_look
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.events import Event, PutCounters
from oathbreaker.engine.happening import happen, moved_to
from oathbreaker.engine.matching import delay
from oathbreaker.engine.movement import Sacrifice, ZoneChange
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.preparing import token
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.engine.token_events import CreateToken
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.continuous import HaveKeywords, ThisTurn
from oathbreaker.mechanics.costs import ExileThisFromGraveyard
from oathbreaker.mechanics.into_exile import IntoExile
from oathbreaker.mechanics.keywords.as_cast import NEXT_END_STEP
from oathbreaker.mechanics.keywords.plain import PlainKeyword
from oathbreaker.mechanics.keywords.where import FromGraveyardAsSorcery
from oathbreaker.mechanics.nouns import Head, Noun
from oathbreaker.terms.abilities import Ability, ActivatedAbility, TargetSpec, TriggeredAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

HASTE: Final = HaveKeywords((PlainKeyword("haste"),))
AS_SORCERY: Final = (FromGraveyardAsSorcery(),)


@term
class ExileIt(Effect):
    """The permanent is exiled, if it is there still."""

    def perform(self, context: Context) -> Procedure[None]:
        """Exile it."""
        state, oid = context.state, context.source
        if oid in state.objects:
            yield from happen(state, (ZoneChange(state, oid, "exile", source=oid),))


@term
class LeavesForExile(IntoExile):
    """Permanents that would leave the battlefield are exiled instead of being put anywhere else."""

    def applies(self, context: Context, event: Event) -> bool:  # noqa: ARG002  as declared
        """Apply to what leaves the battlefield for anywhere but exile."""
        return isinstance(event, ZoneChange) and event.origin == "battlefield" and event.zone != "exile"


@term
class ReturnUnearthed(Effect):
    """The card returns to the battlefield for a turn."""

    @rule("702.84a")
    def perform(self, context: Context) -> Procedure[None]:
        """Return it with haste, to be exiled at the next end step or as it would leave."""
        state, oid = context.state, context.source
        if oid not in state.objects or state.objects[oid].zone != "graveyard":
            return
        move = ZoneChange(state, oid, "battlefield", controller=context.controller, source=oid)
        new = moved_to((yield from happen(state, (move,))), oid)
        if new in state.objects and state.objects[new].zone == "battlefield":
            begin_lasting(context, HASTE, None, (new,))
            begin_lasting(context, LeavesForExile(), None, (new,))
            later = context.with_item(context.item)
            later.source = new
            delay(later, TriggeredAbility(NEXT_END_STEP, (ExileIt(),)))


@term
class CopyFromGraveyard(Effect):
    """A token that is a copy of the exiled card is created.

    Attributes:
        color: What color it is instead of its own.
        size: What its power and toughness are instead of its own; 0 for its own.
    """

    color: str
    size: int = 0

    @rule("702.128a", "702.129a")
    def perform(self, context: Context) -> Procedure[None]:
        """Create the Zombie."""
        values: dict[str, object] = {"colors": frozenset({Color[self.color.upper()]}), "mana_cost": ManaCost(())}
        if self.size:
            values |= {"power": self.size, "toughness": self.size}
        exceptions = Exceptions(subtypes=("Zombie",), values=values)
        yield from create_copies(context, [context.controller], exceptions)


@rule("608.2h", "707.2")
def create_copies(
    context: Context, seats: list[int], exceptions: Exceptions = NO_EXCEPTIONS
) -> Procedure[tuple[int, ...]]:
    """Create a token for each of these seats that is a copy of the source card as it last was; return the tokens."""
    source = context.source_object()
    if source is None:
        return ()
    face = source.definition.faces[source.face]
    look = copied_look(face.characteristics, exceptions)
    events: list[Event] = [CreateToken(seat, token(look, face.title), context.source) for seat in seats]
    done = yield from happen(context.state, events)
    return tuple(event.new_oid for event in done if isinstance(event, CreateToken))


@term
class MustAttackPlayer(RuleStatement):
    """Creatures attack a player if able."""

    names: ClassVar[tuple[str, ...]] = ("must attack",)

    @rule("508.1d")
    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the player."""
        return (context.amount,)


@term
class CopyForEachOpponent(Effect):
    """A token copy for each opponent that attacks that opponent this turn."""

    @rule("702.141a")
    def perform(self, context: Context) -> Procedure[None]:
        """Create the tokens at once, with haste; they are sacrificed at the next end step.

        Where more are created than were meant, each opponent gets as many.
        """
        state, seat = context.state, context.controller
        opponents = state.opponents(seat)
        tokens = yield from create_copies(context, [seat] * len(opponents))
        for place, oid in enumerate(tokens):
            opponent = opponents[place * len(opponents) // len(tokens)]
            begin_lasting(context, HASTE, None, (oid,))
            begin_lasting(context, MustAttackPlayer(), ThisTurn(), (oid,), opponent)
            later = context.with_item(context.item)
            later.source = oid
            delay(later, TriggeredAbility(NEXT_END_STEP, (SacrificeToken(),)))


@term
class SacrificeToken(Effect):
    """The token is sacrificed, if it is there still."""

    @rule("701.21a")
    def perform(self, context: Context) -> Procedure[None]:
        """Sacrifice it."""
        yield from happen(context.state, (Sacrifice(context.source, context.controller, context.source),))


@term
class PutCountersByPower(Effect):
    """As many +1/+1 counters as the power of the exiled card are put on the target."""

    @rule("702.97a", "608.2h")
    def perform(self, context: Context) -> Procedure[None]:
        """Put them there."""
        known = context.state.last_known.get(context.source)
        power = known.characteristics.power if known is not None else None
        events = [PutCounters(oid, "+1/+1", power or 0, context.source) for oid in context.targets[0]]
        yield from happen(context.state, events)


def from_graveyard(cost: str, effect: Effect, *targets: TargetSpec) -> tuple[Ability, ...]:
    """Return an ability that exiles its card from the graveyard as a cost, as a sorcery."""
    return (ActivatedAbility((PayMana(cost), ExileThisFromGraveyard()), (effect,), targets, AS_SORCERY),)


@term
class Unearth(Keyword):
    """702.84 Unearth: return the card to the battlefield for a turn."""

    cost: str

    name: ClassVar[str] = "unearth"

    @rule("702.84a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the activated ability."""
        return (ActivatedAbility((PayMana(self.cost),), (ReturnUnearthed(),), (), AS_SORCERY),)


@term
class Embalm(Keyword):
    """702.128 Embalm: a white Zombie that is a copy of the card."""

    cost: str

    name: ClassVar[str] = "embalm"

    @rule("702.128a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the activated ability."""
        return from_graveyard(self.cost, CopyFromGraveyard("white"))


@term
class Eternalize(Keyword):
    """702.129 Eternalize: a black 4/4 Zombie that is a copy of the card."""

    cost: str

    name: ClassVar[str] = "eternalize"

    @rule("702.129a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the activated ability."""
        return from_graveyard(self.cost, CopyFromGraveyard("black", 4))


@term
class Encore(Keyword):
    """702.141 Encore: for each opponent a copy that attacks them this turn."""

    cost: str

    name: ClassVar[str] = "encore"

    @rule("702.141a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the activated ability."""
        return from_graveyard(self.cost, CopyForEachOpponent())


@term
class Scavenge(Keyword):
    """702.97 Scavenge: counters for the power of the card."""

    cost: str

    name: ClassVar[str] = "scavenge"

    @rule("702.97a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the activated ability."""
        return from_graveyard(self.cost, PutCountersByPower(), TargetSpec(Noun(Head((("creature",),)))))


for word, cls, japanese in (
    ("unearth", Unearth, "蘇生"),
    ("embalm", Embalm, "不朽"),
    ("eternalize", Eternalize, "永遠"),
    ("encore", Encore, "アンコール"),
    ("scavenge", Scavenge, "活用"),
):
    phrase(KEYWORD, f"{word} {{cost:mana}}", cls, ja=f"{japanese}{{cost}}")
