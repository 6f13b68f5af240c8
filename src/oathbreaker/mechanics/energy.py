"""CR 107.14 Energy: getting and paying {E}, and what is counted of it."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Amount as PerformedAmount
from oathbreaker.engine.abstract import Cost, Effect, Subject, TriggerEvent
from oathbreaker.engine.asking import choose_number
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event, RemoveCounters
from oathbreaker.engine.events import PutCounters as PutEvent
from oathbreaker.engine.happening import happen
from oathbreaker.language.categories import COST, DEED, ENERGY, EVENT, PAY, QUANTITY
from oathbreaker.language.phrases import fixed, leaf, phrase
from oathbreaker.mechanics.amounts import Number, X
from oathbreaker.mechanics.counters import GetCounters
from oathbreaker.mechanics.finding import FAILED, doer, seats, value_of
from oathbreaker.mechanics.quantities import numbers_for
from oathbreaker.mechanics.that_many import MANY, ThatMany
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Amount, Ref
from oathbreaker.terms.abilities import Cost as CostTerm
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

KIND: Final = "energy"
SYMBOL: Final = "{E}"
MOST_SYMBOLS: Final = 5
"""How many counters are written as so many symbols; more are written in words."""
PAID: Final = "many"
"""The name among a context's results of who paid energy as an instruction said, once for each counter."""


def energy_of(seat: int, context: Context) -> int:
    """Return how many energy counters a player has."""
    return context.state.players[seat].counters.get(KIND, 0)


@term
class GetEnergy(Effect):
    """A player gets so many energy counters."""

    amount: Amount
    who: Ref = You()

    @rule("107.14", "122.1")
    def perform(self, context: Context) -> Procedure[None]:
        """Give them to all of the players at once."""
        yield from GetCounters(self.amount, KIND, self.who).perform(context)


@term
class GetEnergyEqual(Effect):
    """A player gets as many energy counters as an amount says."""

    amount: Amount
    who: Ref = You()

    @rule("107.14", "608.2h")
    def perform(self, context: Context) -> Procedure[None]:
        """Give them to all of the players at once, to each as many as are found for them."""
        numbers = numbers_for(self.who, self.amount, context)
        yield from happen(context.state, [PutEvent(seat, KIND, number, context.source) for seat, number in numbers])


@term
class PayEnergy(Cost):
    """Pay energy: a player removes so many energy counters from themselves."""

    amount: Amount

    @property
    def has_x(self) -> bool:
        """Whether X is announced for it (107.3a)."""
        return isinstance(self.amount, X)

    def greatest_x(self, context: Context) -> int:
        """Return how many energy counters there are."""
        return energy_of(context.controller, context)

    @rule("107.14", "118.3")
    def can_be_paid(self, context: Context) -> bool:
        """Tell whether there are as many energy counters."""
        return energy_of(context.controller, context) >= value_of(self.amount, context)

    def pay(self, context: Context) -> Procedure[bool]:
        """Remove them; a cost of none at all is paid by acknowledging it (118.5)."""
        number = value_of(self.amount, context)
        return (yield from take_off(context, context.controller, number)) == number


@term
class PayEnergyEqual(PayEnergy):
    """Pay as much energy as an amount says."""


def take_off(context: Context, seat: int, number: int) -> Procedure[int]:
    """Let a player pay so much energy; return how much was paid."""
    if not number:
        return 0
    done = yield from happen(context.state, (RemoveCounters(seat, KIND, number, context.source),))
    return sum(event.amount for event in done if isinstance(event, RemoveCounters))


@term
class PayAnyEnergy(OneDoer):
    """A player pays any amount of energy; `least` is 1 for "one or more {E}"."""

    least: int = 0
    who: Ref = You()

    makes: ClassVar[str] = "manys"

    def can_be_chosen(self, context: Context) -> bool:
        """Tell whether a player who may do this has enough."""
        return any(energy_of(seat, context) >= self.least for seat in seats(self.who, context))

    @rule("107.1c", "107.14", "608.2d")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player say how much, and pay it; whoever has too little does not ("if you do")."""
        state, seat = context.state, doer(self.who, context)
        context.results[PAID] = ()
        most = energy_of(seat, context)
        if most < self.least:
            context.results[FAILED] = (seat,)
            return
        number = yield from choose_number(state, seat, "number", self.least, most, "107.1c", context.source)
        context.results[PAID] = (seat,) * (yield from take_off(context, seat, number))


def paid(context: Context) -> int:
    """Return how much energy was paid as an instruction before said."""
    return len(context.results.get(PAID, ()))


@term
class EnergyPaid(PerformedAmount):
    """The amount of energy that was paid by the instruction before."""

    @rule("608.2c", "107.14")
    def value(self, context: Context) -> int:
        """Return it, as it was noted."""
        return paid(context)


@term
class GetsEnergy(TriggerEvent):
    """You get one or more energy counters."""

    counted: ClassVar[bool] = True
    kinds: ClassVar[tuple[str, ...]] = ("put counters",)

    @rule("107.14", "603.2c")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Match your energy counters, once for all that you get at a time."""
        if not isinstance(event, PutEvent) or event.counter != KIND or event.target != context.controller:
            return None
        return Subject(event.target, event.amount)


def symbols_in(token: str) -> Number | None:
    """Return how many energy counters a run of symbols is."""
    count = len(token) // len(SYMBOL)
    return Number(count) if 0 < count <= MOST_SYMBOLS and token == SYMBOL * count else None


def symbols_of(amount: object) -> str | None:
    """Return the run of symbols for so many energy counters."""
    return SYMBOL * amount.value if isinstance(amount, Number) and 0 < amount.value <= MOST_SYMBOLS else None


def in_words(amount: Amount) -> Amount | None:
    """Return a number of energy counters that is written in words; few are written as symbols."""
    return amount if symbols_of(amount) is None else None


def only_energy(costs: tuple[CostTerm, ...]) -> tuple[Amount] | None:
    """Take a cost that is nothing but so much energy apart."""
    only = costs[0] if len(costs) == 1 else None
    return (only.amount,) if type(only) is PayEnergy else None


def only_energy_equal(costs: tuple[CostTerm, ...]) -> tuple[Amount] | None:
    """Take a cost that is nothing but as much energy as an amount says apart."""
    only = costs[0] if len(costs) == 1 else None
    return (only.amount,) if isinstance(only, PayEnergyEqual) else None


leaf(ENERGY, symbols_in, symbols_of, ja=lambda amount: SYMBOL * amount.value)
phrase(
    ENERGY,
    "{amount:count} {E}",
    build=in_words,
    take=lambda amount: None if in_words(amount) is None else (amount,),
    ja=lambda slot: f"{{E}}{slot('amount')}個",
)
phrase(DEED, "[get|gets] {amount:energy}", GetEnergy, ja="{amount}を得る")
phrase(
    DEED,
    "[get|gets] that many {E}",
    GetEnergy,
    build=lambda: GetEnergy(MANY),
    take=lambda effect: () if isinstance(effect.amount, ThatMany) and effect.who == You() else None,
    ja="{many}数の{E}を得る",
)
phrase(
    DEED, "[get|gets] an amount of {E} equal to {amount:quantity}", GetEnergyEqual, ja="{amount}に等しい数の{E}を得る"
)
phrase(COST, "pay {amount:energy}", PayEnergy, ja="{amount}を支払う")
phrase(
    PAY,
    "[pay|pays] {amount:energy}",
    build=lambda amount: (PayEnergy(amount),),
    take=only_energy,
    ja="{amount}を支払う",
)
phrase(
    PAY,
    "[pay|pays] an amount of {E} equal to {amount:quantity}",
    build=lambda amount: (PayEnergyEqual(amount),),
    take=only_energy_equal,
    ja="{amount}に等しい数の{E}を支払う",
)
for least, words, japanese in (
    (0, "any amount of", "好きな数の{E}を支払う"),
    (1, "one or more", "１個以上の{E}を支払う"),
):
    phrase(DEED, f"[pay|pays] {words} {{E}}", PayAnyEnergy, least=least, ja=japanese)
fixed(QUANTITY, "the amount of {E} paid this way", EnergyPaid(), ja="これにより支払われた{E}の数")
fixed(EVENT, "whenever you get one or more {E}", GetsEnergy(), ja="あなたが{E}を１個以上得るたび")
