"""CR 702.122 Crew: tapping creatures makes a Vehicle a creature."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Cost, Effect, Keyword
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.asking import ask, thing_option
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Answer, Decision, Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.events import Tap
from oathbreaker.engine.happening import happen
from oathbreaker.engine.index import index_of, values
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.layers_changes import add_card_types
from oathbreaker.engine.statements import LayerStatement
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.continuous import UntilEndOfTurn
from oathbreaker.mechanics.finding import value_of
from oathbreaker.terms.abilities import Ability, ActivatedAbility, Amount
from oathbreaker.terms.term import term
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule


@term
class Crew(Keyword):
    """702.122 Crew: the total power of the creatures that are tapped."""

    number: Amount

    name: ClassVar[str] = "crew"

    @rule("702.122a", "301.7b")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the activated ability."""
        return (ActivatedAbility((TapCrew(self.number),), (BecomeArtifactCreature(),)),)


@term
class TapCrew(Cost):
    """Tap any number of other untapped creatures you control with so much power in all."""

    number: Amount

    reads_own: ClassVar[bool] = True

    @rule("702.122a", "702.122c")
    def possible(self, context: Context) -> list[int]:
        """Return the creatures that can be tapped, those with the least power first."""
        state = context.state
        can_be_barred = "can't crew" in index_of(state).named
        found = [
            thing.oid
            for thing in state.controlled(context.controller)
            if not thing.tapped
            and thing.oid != context.source
            and "creature" in characteristics(state, thing.oid).types
            and not (can_be_barred and values(state, "can't crew", thing.oid))
        ]
        return sorted(found, key=lambda oid: power_of(context, oid)) if len(found) > 1 else found

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether all of them together have enough power."""
        possible = self.possible(context)
        strong = [power for oid in possible if (power := power_of(context, oid)) > 0]
        return bool(possible) and sum(strong) >= value_of(self.number, context)

    def pay(self, context: Context) -> Procedure[bool]:
        """Choose them and tap them together."""
        state, wanted = context.state, value_of(self.number, context)
        possible = self.possible(context)
        if not self.can_be_paid(context):
            return False
        enough = least_crew(context, possible, wanted)

        def check(answer: Answer) -> Message | None:
            total = sum(power_of(context, possible[place]) for place in answer)
            return None if total >= wanted else say("mechanics.too_little_power", total=total, wanted=wanted)

        options = [thing_option(state, oid, "choose", is_default=oid in enough) for oid in possible]
        asked = Decision(context.controller, "cost", options, 1, len(options), "702.122a", context.source, check=check)
        answer = yield from ask(state, asked)
        crew = [possible[place] for place in answer]
        done = yield from happen(state, [Tap(oid, context.source) for oid in crew])
        context.note("crew", *crew)
        return len(done) == len(crew)


def power_of(context: Context, oid: Target) -> int:
    """Return a creature's power."""
    return characteristics(context.state, oid).power or 0


def least_crew(context: Context, possible: list[int], wanted: int) -> list[int]:
    """Return a small crew of these, weakest first: the weakest that is enough alone, else the strongest together."""
    for oid in possible:
        if power_of(context, oid) >= wanted:
            return [oid]
    found: list[int] = []
    while sum(power_of(context, oid) for oid in found) < wanted:
        found.append(possible[-1 - len(found)])
    return found


@term
class BecomeArtifactCreature(Effect):
    """The permanent becomes an artifact creature until end of turn."""

    told: ClassVar[Message | None] = say("mechanics.crewed")

    @rule("702.122a", "611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect on it, if it is still there."""
        yield from ()
        if context.source in context.state.objects:
            begin_lasting(context, IsArtifactCreature(), UntilEndOfTurn(), (context.source,))


@term
class IsArtifactCreature(LayerStatement):
    """Objects are artifact creatures in addition to their other types."""

    reads: ClassVar[tuple[str, ...] | None] = ()
    layers: ClassVar[tuple[str, ...]] = ("4",)
    takes_away: ClassVar[bool] = False

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Give both card types."""
        add_card_types(characteristics, "artifact", "creature")


phrase(KEYWORD, "crew {number:number}", Crew, ja="搭乗{number}")
