"""CR 603.2h "This ability triggers only once each turn", "Do this only once each turn"."""

from __future__ import annotations

from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.once_each_turn import OnlyOnce, OnlyOnceForPlayer, is_spent, note_spent
from oathbreaker.engine.self_replacing import taken
from oathbreaker.language.categories import ABILITY_LINE, SENTENCE
from oathbreaker.language.japanese import JapaneseWriter, says
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import FAILED
from oathbreaker.mechanics.lines import triggered
from oathbreaker.mechanics.sentences import DID, SKIPPED
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Condition, TriggeredAbility, TriggerEvent
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class TriggersOnlyOnce(OnlyOnce):
    """The ability that says so triggers only once each turn."""

    def perform(self, context: Context) -> Procedure[None]:  # noqa: ARG002  it has limited the triggering
        """Do nothing."""
        yield from ()


@term
class DoOnlyOnce(OnlyOnceForPlayer):
    """Instructions that a player follows only once each turn."""

    body: tuple[terms.Effect, ...]

    @rule("603.2h")
    def perform(self, context: Context) -> Procedure[None]:
        """Follow them, unless that was done this turn; note it if it was really done."""
        state, seat = context.state, context.controller
        here = state.objects.get(context.stack_id)
        said = here.announcement if here is not None else None
        place = said.ability_index if said is not None else -1
        if is_spent(state, self, context.source, place, seat):
            return
        was_done, results = False, context.results
        for effect in taken(self.body, context):
            yield from effect.perform(context)
            was_done = was_done or bool(results.get(DID, FAILED not in results) and SKIPPED not in results)
        if was_done:
            note_spent(state, self, context.source, place, seat)


@says(DoOnlyOnce)
def say_once(writer: JapaneseWriter, effect: DoOnlyOnce) -> str:
    """Return the instructions, and that they are followed only once each turn."""
    return f"{writer.say_as('body', effect.body)}これは毎ターン１回しか行えない。"


def once(event: TriggerEvent, body: tuple[terms.Effect, ...]) -> TriggeredAbility | None:
    """Return a triggered ability that does what it says only once each turn."""
    found = triggered(event, body)
    return TriggeredAbility(event, (DoOnlyOnce(body),)) if found is not None else None


def once_if(event: TriggerEvent, condition: Condition, body: tuple[terms.Effect, ...]) -> TriggeredAbility:
    """Return the same with an intervening "if"."""
    return TriggeredAbility(event, (DoOnlyOnce(body),), (), condition)


def body_of(ability: TriggeredAbility) -> tuple[terms.Effect, ...] | None:
    """Return what an ability does only once each turn; None for any other ability."""
    only = ability.body[0]
    return only.body if isinstance(only, DoOnlyOnce) else None


def take_once(ability: TriggeredAbility) -> tuple[object, ...] | None:
    """Take `once` apart."""
    body = body_of(ability)
    return (ability.event, body) if body is not None and ability.condition is None else None


def take_once_if(ability: TriggeredAbility) -> tuple[object, ...] | None:
    """Take `once_if` apart."""
    body = body_of(ability)
    return (ability.event, ability.condition, body) if body is not None and ability.condition is not None else None


ONCE = "do this only once each turn ."
fixed(
    SENTENCE,
    "this ability triggers only once each turn .",
    TriggersOnlyOnce(),
    ja="この能力は、毎ターン１回しか誘発しない。",
)
phrase(ABILITY_LINE, f"{{event:event}} , {{body:body}} {ONCE}", TriggeredAbility, build=once, take=take_once)
phrase(
    ABILITY_LINE,
    f"{{event:event}} , if {{condition:condition}} , {{body:body}} {ONCE}",
    TriggeredAbility,
    build=once_if,
    take=take_once_if,
)
