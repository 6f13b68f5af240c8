"""What joined instructions are worth: "then", "may", "if", "unless", "for each", modes."""

from __future__ import annotations

from typing import Final

from oathbreaker.agents.entering import worth_of_coming_again
from oathbreaker.agents.judging import best, if_chosen, judge, judges, times
from oathbreaker.agents.meaning import described, meant, seats_meant, things_meant
from oathbreaker.agents.sight import Sight
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.mechanics.choosing import ChooseTargets
from oathbreaker.mechanics.copying import ChooseNewTargets
from oathbreaker.mechanics.delayed import TriggersFor, WhenYouDo
from oathbreaker.mechanics.destroying import CounterSpell, Exile
from oathbreaker.mechanics.modal import ChooseModes, ChooseMoreModes
from oathbreaker.mechanics.moving import PutOntoBattlefield
from oathbreaker.mechanics.picking import PutRest
from oathbreaker.mechanics.quantities import WhereX
from oathbreaker.mechanics.regenerating import CannotBeRegenerated
from oathbreaker.mechanics.repeating import ForEach, ForEachOf, RepeatProcess, TimesEach
from oathbreaker.mechanics.self_replacing import CounteredInto, DoInsteadIf, InsteadIf, InsteadSoMuch
from oathbreaker.mechanics.sentences import Delayed, If, IfYouDo, Joined, May, Then
from oathbreaker.mechanics.unless import MayPay, Unless, UnlessSo
from oathbreaker.terms.abilities import Effect
from oathbreaker.terms.refs import ResultRef
from oathbreaker.terms.term import Term

LIKELY: Final = 0.6
"""How likely it is taken to be that a condition holds."""

LATER: Final = 0.7
"""How much of its worth something has that happens later."""

PAID: Final = 0.05
"""How likely it is that a player who can pay does not."""

LOOPS: Final = 6
"""How many things "for each" is looked at for."""

ALREADY_JUDGED: Final = (
    CannotBeRegenerated,
    ChooseNewTargets,
    ChooseTargets,
    CounteredInto,
    InsteadSoMuch,
    MayPay,
    PutRest,
    RepeatProcess,
)


@judges(*ALREADY_JUDGED)
def judge_rest(_effect: Effect, _sight: Sight) -> float:
    """Judge what only says how something else is done."""
    return 0.0


@judges(Joined)
def judge_joined(effect: Joined, sight: Sight) -> float:
    """Judge two instructions together; what is exiled and comes back enters again."""
    first = effect.first.deed if isinstance(effect.first, May) else effect.first
    if isinstance(first, Exile) and comes_back(effect.second):
        value = sum(worth_of_coming_again(thing, sight) for thing in things_meant(first.what, sight))
        return if_chosen(effect.first, value, sight) if isinstance(effect.first, May) else value
    return judge(effect.first, sight) + judge(effect.second, sight)


def comes_back(effect: Term) -> bool:
    """Tell whether an instruction returns to the battlefield what was just exiled."""
    return any(
        isinstance(part, PutOntoBattlefield) and any(True for _ in part.what.find(ResultRef)) for part in effect.walk()
    )


@judges(Then, IfYouDo)
def judge_then(effect: Then | IfYouDo, sight: Sight) -> float:
    """Judge what is done after something."""
    return judge(effect.effect, sight)


@judges(If, InsteadIf, DoInsteadIf)
def judge_if(effect: If | InsteadIf | DoInsteadIf, sight: Sight) -> float:
    """Judge what is done if something is so."""
    return LIKELY * judge(effect.effect, sight)


@judges(May)
def judge_may(effect: May, sight: Sight) -> float:
    """Judge what a player may do: what is good for them is done, what is not is left."""
    return if_chosen(effect, judge(effect.deed, sight), sight)


@judges(Delayed)
def judge_delayed(effect: Delayed, sight: Sight) -> float:
    """Judge what happens later."""
    return LATER * judge(effect.effect, sight)


@judges(WhenYouDo, TriggersFor)
def judge_trigger(effect: WhenYouDo | TriggersFor, sight: Sight) -> float:
    """Judge what triggers because of what was done."""
    ability: Term = effect.then
    body, targets = getattr(ability, "body", ()), getattr(ability, "targets", ())
    return LATER * best(body, targets, sight)


@judges(ForEach)
def judge_for_each(effect: ForEach, sight: Sight) -> float:
    """Judge what is done for each of several, one after another."""
    return sum(judge(effect.effect, sight.for_each(item)) for item in described(effect.what, sight)[:LOOPS])


@judges(ForEachOf)
def judge_for_each_of(effect: ForEachOf, sight: Sight) -> float:
    """Judge what is done for each of those that were named."""
    return sum(judge(effect.effect, sight.for_each(item)) for item in meant(effect.of, sight)[:LOOPS])


@judges(TimesEach)
def judge_times_each(effect: TimesEach, sight: Sight) -> float:
    """Judge what is done as often as there are such things."""
    return judge(effect.effect, sight) * len(described(effect.what, sight))


@judges(WhereX)
def judge_where_x(effect: WhereX, sight: Sight) -> float:
    """Judge with the X that the text says."""
    return judge(effect.effect, sight.with_x(times(effect.amount, sight)))


@judges(Unless)
def judge_unless(effect: Unless, sight: Sight) -> float:
    """Judge what happens unless a player pays: who has the mana does pay."""
    value = judge(effect.effect, sight)
    payers = seats_meant(effect.who, sight)
    mana = sum(cost_in_mana(cost, sight) for cost in effect.costs)
    can_pay = any(mana <= open_mana(seat, sight) for seat in payers)
    return value * (PAID if can_pay else 1.0)


@judges(UnlessSo)
def judge_unless_so(effect: UnlessSo, sight: Sight) -> float:
    """Judge what happens unless something is so."""
    return LIKELY * judge(effect.effect, sight)


def cost_in_mana(cost: Term, sight: Sight) -> int:
    """Return how much mana a cost is; of one that is none, nothing."""
    if not isinstance(cost, PayMana):
        return 0
    symbols = cost.symbols()
    return sum(sight.x if each == "X" else int(each) if each.isdecimal() else 1 for each in symbols)


def open_mana(seat: int, sight: Sight) -> int:
    """Return how much mana a player could make, as far as untapped lands tell."""
    return sum(
        thing["controller"] == seat and not thing["tapped"] and "land" in thing.get("types", ())
        for thing in sight.battlefield()
    )


@judges(ChooseModes, ChooseMoreModes)
def judge_modes(effect: ChooseModes | ChooseMoreModes, sight: Sight) -> float:
    """Judge modes by the best ones."""
    values = sorted((best(mode.body, mode.targets, sight) for mode in effect.choices), reverse=True)
    least = getattr(effect, "least", 1)
    most = getattr(effect, "most", 1) or len(values)
    return sum(value for place, value in enumerate(values[:most]) if place < least or value > 0)


def has_counterspell(body: tuple[Effect, ...]) -> bool:
    """Tell whether instructions counter something."""
    return any(True for effect in body for _ in effect.find(CounterSpell))
