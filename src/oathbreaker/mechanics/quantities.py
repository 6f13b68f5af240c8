"""CR 107.3, 608.2h Amounts that are found: "the number of …", "its power", and what is done with them."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from oathbreaker.engine.abstract import Amount, Effect
from oathbreaker.engine.announcement import Target, is_player
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage as DamageEvent
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.player_events import GainLife, LoseLife
from oathbreaker.engine.proposals import in_turn
from oathbreaker.engine.state import State
from oathbreaker.language.categories import ACT, DEED, NUMBER, QUANTITY, SENTENCE
from oathbreaker.language.grammar import SaySlot
from oathbreaker.language.japanese import JapaneseWriter, says
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.damage_and_life import LOST, note_damaged
from oathbreaker.mechanics.drawing import draw, mill
from oathbreaker.mechanics.finding import matching, seats, thing, things, value_of
from oathbreaker.mechanics.nouns import tally
from oathbreaker.mechanics.qualifiers import stat_of
from oathbreaker.mechanics.sentences import carry_out, mana_of
from oathbreaker.mechanics.together import SEVERAL
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Filter, Ref
from oathbreaker.terms.refs import Back, ExiledCards, Pronoun, Sacrificed, SubjectRef, TargetRef, This, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

STATS = {"power": "パワー", "toughness": "タフネス", "mana value": "マナ総量"}


@term
class CountOf(Amount):
    """The number of objects of a kind."""

    what: Filter

    def value(self, context: Context) -> int:
        """Count them."""
        return len(matching(self.what, context))


@term
class Twice(Amount):
    """Twice another amount."""

    amount: terms.Amount

    def value(self, context: Context) -> int:
        """Double it."""
        return 2 * value_of(self.amount, context)


@term
class Plus(Amount):
    """A number plus another amount: "two plus the number of …"; `digits` if the text writes it in digits."""

    first: terms.Amount
    amount: terms.Amount
    digits: bool = False

    def value(self, context: Context) -> int:
        """Add them."""
        return value_of(self.first, context) + value_of(self.amount, context)


@term
class StatOf(Amount):
    """A number of an object: its power, toughness or mana value."""

    stat: str
    of: Ref

    @rule("608.2h", "607.3")
    def value(self, context: Context) -> int:
        """Look at the object, or at what it last was; of several exiled cards the sum counts."""
        if isinstance(self.of, ExiledCards):
            return sum(stat_of_object(context.state, oid, self.stat) for oid in things(self.of, context))
        return stat_of_object(context.state, thing(self.of, context), self.stat)


@term
class CountersOn(Amount):
    """The number of counters of a kind on an object."""

    counter: str
    of: Ref

    @rule("122.1", "608.2h")
    def value(self, context: Context) -> int:
        """Count them, as they are or last were."""
        found = look_of(context.state, thing(self.of, context))
        return found[0].counters.get(self.counter, 0) if found is not None else 0


@term
class LifeLostThisWay(Amount):
    """The life that was lost by the instruction before, in all."""

    @rule("608.2c")
    def value(self, context: Context) -> int:
        """Return it, as it was noted."""
        return next(iter(context.results.get(LOST, ())), 0)


@term
class ThatMuch(Amount):
    """The number that the event that triggered the ability tells: "that much" damage or life, "that many"."""

    of_event: ClassVar[str] = "that much"

    @rule("608.2h")
    def value(self, context: Context) -> int:
        """Return it, as it was noted as the ability triggered."""
        return context.x


@term
class GreatestAmong(Amount):
    """The greatest power, toughness or mana value among objects of a kind."""

    stat: str
    what: Filter

    def value(self, context: Context) -> int:
        """Look at all of them; 0 where there is none."""
        found = matching(self.what, context)
        return max((stat_of_object(context.state, oid, self.stat) for oid in found), default=0)


@term
class GreatestOf(GreatestAmong):
    """The same, said of one: "the greatest mana value of a commander you own …"."""


@term
class WhereX(Effect):
    """An instruction with an X that the text says: "…, where X is the number of …"."""

    begins_with: ClassVar[str] = "effect"
    counts: ClassVar[str] = "amount"

    effect: terms.Effect
    amount: terms.Amount

    @rule("107.3c")
    def inner(self, context: Context) -> Context:
        """Return the point of view in which X is what the text says; results are shared."""
        other = context.with_item(context.item)
        other.x = value_of(self.amount, context)
        return other

    def mana(self, context: Context) -> tuple[str, ...] | None:
        """Return what mana it adds with X as it is now."""
        return mana_of(self.effect, self.inner(context))

    @rule("601.2d")
    def division(self, context: Context) -> tuple[int, int] | None:
        """Return what is divided, with X as it is now."""
        return self.effect.division(self.inner(context)) if isinstance(self.effect, Effect) else None

    @rule("608.2h", "107.3i")
    def perform(self, context: Context) -> Procedure[None]:
        """Find X once, and follow the instruction; a sentence after it means the same X."""
        inner = self.inner(context)
        context.x = inner.x
        yield from carry_out(self.effect, inner)


@term
class DealDamageEqual(Effect):
    """An object deals as much damage as an amount says; `last` where the text says the amount last."""

    amount: terms.Amount
    to: Ref
    last: bool = False
    what: Ref = NO_SUBJECT

    @rule("120.1", "608.2h")
    def perform(self, context: Context) -> Procedure[None]:
        """Deal the damage, to all at once; what is said of "they" is found for each player."""
        events = [
            DamageEvent(source, target, self.dealt(context.with_item(target) if is_player(target) else context, source))
            for source in things(self.what, context)
            for target in things(self.to, context)
        ]
        note_damaged(context, (yield from happen(context.state, events)))

    def dealt(self, context: Context, source: Target) -> int:
        """Return how much a source deals: "its power" right after the verb is that of what deals the damage."""
        amount = self.amount
        if isinstance(amount, StatOf) and isinstance(amount.of, Back) and amount.of.said == "its" and not self.last:
            found = look_of(context.state, source)
            if found is not None and found[1].power is not None:
                return max(0, stat_of(*found, amount.stat))
        return value_of(amount, context)


@term
class GainLifeEqual(Effect):
    """A player gains as much life as an amount says."""

    amount: terms.Amount
    who: Ref = You()

    def perform(self, context: Context) -> Procedure[None]:
        """Change the life totals, all at once."""
        numbers = numbers_for(self.who, self.amount, context)
        yield from happen(context.state, [GainLife(seat, number, context.source) for seat, number in numbers])


@term
class LoseLifeEqual(Effect):
    """A player loses as much life as an amount says."""

    amount: terms.Amount
    who: Ref = You()

    def perform(self, context: Context) -> Procedure[None]:
        """Change the life totals, all at once."""
        numbers = numbers_for(self.who, self.amount, context)
        yield from happen(context.state, [LoseLife(seat, number, context.source) for seat, number in numbers])


@term
class DrawEqual(Effect):
    """A player draws as many cards as an amount says."""

    amount: terms.Amount
    who: Ref = You()

    @rule("121.2")
    def perform(self, context: Context) -> Procedure[None]:
        """Draw, one card at a time."""
        for seat, number in numbers_for(self.who, self.amount, context):
            yield from in_turn(context.state, draw(seat, number, context))


@term
class MillEqual(Effect):
    """A player mills as many cards as an amount says."""

    amount: terms.Amount
    who: Ref = You()

    @rule("701.17a")
    def perform(self, context: Context) -> Procedure[None]:
        """Mill them."""
        yield from mill(numbers_for(self.who, self.amount, context), context)


def numbers_for(who: Ref, amount: terms.Amount, context: Context) -> list[tuple[int, int]]:
    """Return each player who is meant with the amount for them, above 0."""
    several = isinstance(who, SEVERAL)
    found = [(seat, value_of(amount, context.with_item(seat) if several else context)) for seat in seats(who, context)]
    return [(seat, number) for seat, number in found if number]


@rule("608.2h")
def look_of(state: State, target: Target) -> tuple[GameObject, Characteristics] | None:
    """Return an object and its characteristics as they are, or as they last were; None for what is no object."""
    here = state.objects.get(target)
    if here is not None:
        return here, characteristics(state, target)
    known = state.last_known.get(target)
    return (known.object, known.characteristics) if known is not None else None


def stat_of_object(state: State, target: Target, stat: str) -> int:
    """Return a number of an object as it is or last was; 0 where nothing is known of it."""
    found = look_of(state, target)
    return stat_of(*found, stat) if found is not None else 0


def number_of(stat: str, of: Ref) -> StatOf:
    """Return a number of an object."""
    return StatOf(stat, of)


def take_stat_of(stat: str, said: str, tree: StatOf) -> tuple[()] | None:
    """Take a number of an object apart, if the text calls the object so."""
    return () if tree.stat == stat and getattr(tree.of, "said", "") == said else None


fixed(NUMBER, "that much", ThatMuch(), ja="その点数")
phrase(QUANTITY, "the number of {what:noun/many}", CountOf, ja=lambda slot: tally(slot("what")))
fixed(QUANTITY, "the life lost this way", LifeLostThisWay(), ja="これにより失われたライフの点数")
phrase(QUANTITY, "twice {amount:quantity}", Twice, ja="{amount}の２倍")
phrase(QUANTITY, "{first:mana-count} plus {amount:quantity}", Plus, ja="{first}に{amount}を足した値")
phrase(QUANTITY, "{first:number} plus {amount:quantity}", Plus, digits=True, ja="{first}に{amount}を足した値")
phrase(
    QUANTITY,
    "the number of {counter:counter-kind} counters on {of:this}",
    CountersOn,
    ja="{of}の上の{counter}の数",
)
OWNERS: dict[Pronoun | This, str] = {
    Pronoun("its"): "それ",
    Pronoun("that card's"): "そのカード",
    Pronoun("that creature's"): "そのクリーチャー",
    Pronoun("that spell's"): "その呪文",
    Pronoun("that permanent's"): "そのパーマネント",
    Pronoun("that artifact's"): "そのアーティファクト",
    This("~'s"): "これ",
    This("this creature's"): "これ",
}
WORDS = {of.said: japanese for of, japanese in OWNERS.items()}


@says(StatOf)
def say_stat(writer: JapaneseWriter, number: StatOf) -> str:
    """Return a number of an object: これの, その前者の for an "its" that would be unclear as それの."""
    of = number.of
    clear = (This, TargetRef, SubjectRef) if writer.is_own else (This, TargetRef)
    is_told = isinstance(of, Back) and of.said == "its" and isinstance(of.to, clear)
    whose = (
        writer.say_as("thing", of)
        if is_told or isinstance(of, This | Sacrificed | ExiledCards)
        else WORDS[getattr(of, "said", "its")]
    )
    return f"{whose}の{STATS[number.stat]}"


for stat, japanese in STATS.items():
    phrase(
        QUANTITY,
        f"the greatest {stat} among {{what:noun/many}}",
        GreatestAmong,
        stat=stat,
        ja=f"{{what}}の中で最大の{japanese}",
    )
    phrase(
        QUANTITY,
        f"the greatest {stat} of a {{what:noun/one}}",
        GreatestOf,
        stat=stat,
        ja=f"{{what}}の中で最大の{japanese}",
    )
    for of in OWNERS:
        phrase(
            QUANTITY,
            f"{of.said} {stat}",
            StatOf,
            build=partial(number_of, stat, of),
            take=partial(take_stat_of, stat, of.said),
        )
phrase(SENTENCE, "{effect:effect} , where X is {amount:quantity} .", WhereX, ja="{effect}。Ｘは{amount}に等しい。")


def damage_equal(slot: SaySlot) -> str:
    """Return how much damage is dealt; a comma parts to whom from what is counted, unless that is a pronoun's own."""
    amount = slot("amount")
    comma = "、" if amount.startswith(("あなたが", "その")) else ""
    return f"{slot('to.ni')}{comma}{amount}に等しい点数のダメージを与える"


phrase(ACT, "[deal|deals] damage equal to {amount:quantity} to {to:recipient}", DealDamageEqual,
       ja=damage_equal)  # fmt: skip
phrase(ACT, "[deal|deals] damage to {to:recipient} equal to {amount:quantity}", DealDamageEqual, last=True,
       ja=damage_equal)  # fmt: skip
phrase(DEED, "[gain|gains] life equal to {amount:quantity}", GainLifeEqual, ja="{amount}に等しい点数のライフを得る")
phrase(DEED, "[lose|loses] life equal to {amount:quantity}", LoseLifeEqual, ja="{amount}に等しい点数のライフを失う")
phrase(DEED, "[mill|mills] cards equal to {amount:quantity}", MillEqual, ja="{amount}に等しい枚数のカードを切削する")
phrase(DEED, "[draw|draws] cards equal to {amount:quantity}", DrawEqual, ja="{amount}に等しい枚数のカードを引く")
