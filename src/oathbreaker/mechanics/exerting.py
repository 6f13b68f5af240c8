"""CR 701.43 Exert: a permanent that does not untap during your next untap step, as a cost or as it attacks."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Cost, Duration, Keyword, Subject, TriggerEvent
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.combat.events import Attacks
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.events import Event
from oathbreaker.engine.lasting import DelayedTrigger, LastingEffect
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.engine.turn.actions import UNTAPPED
from oathbreaker.engine.ways import OptionalCost
from oathbreaker.language.categories import ABILITY_LINE, COST, OWN_BODY
from oathbreaker.language.japanese import JapaneseWriter, says
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import here, things
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Keywords, Ref, StaticAbility, TriggeredAbility
from oathbreaker.terms.refs import This
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

EXERT: Final = "exert"
ITSELF: Final = This("")


@term
class StaysTapped(RuleStatement):
    """Permanents that were fixed do not untap during the untap step of one player; said by no text of its own."""

    names: ClassVar[tuple[str, ...]] = ("doesn't untap",)

    @rule("701.43a", "502.3")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Concern them in the untap step of who exerted them."""
        return context.state.active == context.controller


@term
class UntilYourUntapStepEnds(Duration):
    """Until the player whose effect it is has untapped permanents; said by no text of its own."""

    moments: ClassVar[tuple[str, ...]] = (UNTAPPED,)

    @rule("701.43a", "701.43b")
    def lasts_past(self, context: Context, effect: LastingEffect | DelayedTrigger, moment: str) -> bool:  # noqa: ARG002  as declared
        """End with the next untap step of that player."""
        return context.state.active != effect.controller


@term
class ExertCost(Cost):
    """Exert a permanent (701.43)."""

    what: Ref

    @rule("701.43b", "701.43c")
    def can_be_paid(self, context: Context) -> bool:
        """Tell whether it is on the battlefield; it may be tapped or exerted already."""
        objects = context.state.objects
        return any(objects[oid].zone == "battlefield" for oid in here(context.state, things(self.what, context)))

    @rule("701.43a")
    def pay(self, context: Context) -> Procedure[bool]:
        """Let it not untap during the player's next untap step."""
        yield from ()
        found = here(context.state, things(self.what, context))
        if found:
            begin_lasting(context, StaysTapped(), UntilYourUntapStepEnds(), found)
        return bool(found)


@term
class MayBeExerted(RuleStatement):
    """The object may be exerted as it attacks."""

    names: ClassVar[tuple[str, ...]] = ("optional attack cost",)
    about_itself: ClassVar[bool] = True

    @rule("508.1g", "701.43d")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of the object itself."""
        return about == context.source

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the cost."""
        return OptionalCost(EXERT, (ExertCost(ITSELF),))


@term
class ExertedAsItAttacked(TriggerEvent):
    """The object was exerted as it attacked, as the static ability of the same paragraph lets it be."""

    kinds: ClassVar[tuple[str, ...]] = ("attack",)

    @rule("607.2h", "603.11", "701.43d")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look whether that was paid for its attack."""
        is_so = isinstance(event, Attacks) and event.oid == context.source and EXERT in event.paid
        return Subject(context.source) if is_so else None


@term
class ExertAsItAttacks(Keyword):
    """701.43d You may exert the creature as it attacks; what happens when you do, if the text says so.

    Attributes:
        what: How the text calls the creature.
        then: The linked triggered ability; None for none.
        pronoun: How the text calls it after that.
    """

    what: Ref
    then: TriggeredAbility | None
    pronoun: str

    name: ClassVar[str] = EXERT

    @rule("701.43d", "607.2h")
    def abilities(self) -> tuple[terms.Ability, ...]:
        """Return the static ability, and the triggered one that is linked to it."""
        static = StaticAbility((MayBeExerted(),))
        return (static,) if self.then is None else (static, self.then)


@says(ExertedAsItAttacked)
def say_exerted(_writer: JapaneseWriter, _event: ExertedAsItAttacked) -> str:
    """Return "when you do"."""
    return "そうしたとき"


def exerted(body: tuple[terms.Effect, ...]) -> TriggeredAbility:
    """Return what happens when the creature was exerted as it attacked."""
    return TriggeredAbility(ExertedAsItAttacked(), body)


def exert(pronoun: str, what: Ref, then: terms.Ability | None = None) -> Keywords | None:
    """Return the exerting of a creature as it attacks, with what is linked to it."""
    is_linked = isinstance(then, TriggeredAbility) and isinstance(then.event, ExertedAsItAttacked)
    if then is not None and not is_linked:
        return None
    return Keywords((ExertAsItAttacks(what, then if isinstance(then, TriggeredAbility) else None, pronoun),))


def take_exert(pronoun: str, tree: Keywords, *, is_linked: bool) -> tuple[object, ...] | None:
    """Take `exert` apart."""
    only = tree.keywords[0] if len(tree.keywords) == 1 else None
    if not isinstance(only, ExertAsItAttacks) or only.pronoun != pronoun or (only.then is not None) != is_linked:
        return None
    return (only.what,) if only.then is None else (only.what, only.then)


def declare(pronoun: str) -> None:
    """Declare both ways to say it with a pronoun."""
    for is_linked, after, japanese in ((False, "", ""), (True, " {then:own-body}", "{then}")):
        phrase(
            ABILITY_LINE,
            f"you may exert {{what:this}} as {pronoun} attacks .{after}",
            Keywords,
            build=partial(exert, pronoun),
            take=partial(take_exert, pronoun, is_linked=is_linked),
            ja=f"{{what.ga}}攻撃するに際し、あなたは{{what.wo}}督励してもよい。{japanese}",
        )


phrase(
    OWN_BODY,
    "when you do , {body:body}",
    TriggeredAbility,
    build=exerted,
    take=lambda tree: (tree.body,) if isinstance(tree.event, ExertedAsItAttacked) else None,
)
for said in ("it", "he", "she"):
    declare(said)
phrase(COST, "exert {what:this}", ExertCost, ja="{what}を督励する")
