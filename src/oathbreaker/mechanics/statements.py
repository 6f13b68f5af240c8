"""CR 604 What static abilities say of costs, combat, hands and entering."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.cards.symbols import parse_mana_cost
from oathbreaker.engine.announcement import Target, is_player
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.events import Event
from oathbreaker.engine.layers_changes import set_power_toughness
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.replacement import with_permanent
from oathbreaker.engine.statements import LayerStatement, Replacement, RuleStatement
from oathbreaker.engine.ways import CostChange
from oathbreaker.language.categories import STATEMENT
from oathbreaker.language.grammar import SaySlot
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.clauses import said_of_all, with_act, without_act
from oathbreaker.mechanics.finding import is_meant, matching, value_of
from oathbreaker.mechanics.nouns import Noun, tally
from oathbreaker.mechanics.rules_about import RuleAboutItself
from oathbreaker.mechanics.sentences import NUMBERS, holds
from oathbreaker.terms.abilities import Amount, Condition, Cost, Filter, Ref
from oathbreaker.terms.refs import This
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ANYWHERE: Final = ("library", "hand", "graveyard", "stack", "exile", "command")
"""Where a spell is, or the card that may become it."""


def change_of(mana: str, times: int, *, more: bool) -> CostChange:
    """Return a change of cost: so much mana, so many times, more or less."""
    symbols = [symbol.text for symbol in parse_mana_cost(mana).symbols] * times
    generic = sum(int(text) for text in symbols if text.isdecimal())
    colored = "".join(f"{{{text}}}" for text in symbols if not text.isdecimal())
    return CostChange(generic if more else -generic, colored, is_reduction=not more)


def is_generic(mana: str) -> bool:
    """Tell whether mana symbols are all generic."""
    return all(symbol.isdecimal() for symbol in parse_mana_cost(mana).texts)


@term
class ThisCosts(RuleAboutItself):
    """A spell costs less to cast (601.2f).

    Attributes:
        mana: How much: "{1}".
        per: What is counted; None for once.
        condition: If it must hold.
    """

    mana: str
    per: Filter | None = None
    condition: Condition | None = None

    names: ClassVar[tuple[str, ...]] = ("cost change",)
    zones: ClassVar[tuple[str, ...]] = ANYWHERE

    @property
    def spares_colors(self) -> bool:
        """Whether the reduction is generic."""
        return is_generic(self.mana)

    @rule("601.2f")
    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the reduction: once, for each thing that is counted, or nothing if the condition does not hold."""
        times = 1 if self.per is None else len(matching(self.per, context))
        if self.condition is not None and not holds(self.condition, context):
            times = 0
        return change_of(self.mana, times, more=False)


@term
class SpellsCost(RuleStatement):
    """Spells of a kind that you cast cost less or more (601.2f)."""

    what: Filter
    mana: str
    more: bool = False

    names: ClassVar[tuple[str, ...]] = ("cost change",)

    @property
    def spares_colors(self) -> bool:
        """Whether it makes spells dearer, or the reduction is generic."""
        return self.more or is_generic(self.mana)

    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of spells of the kind that you cast."""
        thing = context.state.objects.get(about)
        if thing is None or thing.controller != context.controller:
            return False
        return isinstance(self.what, Noun) and self.what.describes(context, thing)

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the change."""
        return change_of(self.mana, 1, more=self.more)


ONE_MORE: Final = "power, and toughness one more"
"""Which numbers are defined where the toughness is the number of things plus 1."""


class DefinesSize(LayerStatement):
    """What an ability says of the power, toughness or both of the object itself (604.3)."""

    __slots__ = ()

    stat: str

    layers: ClassVar[tuple[str, ...]] = ("7a",)
    defines: ClassVar[bool] = True
    among: ClassVar[str] = "self"
    takes_away: ClassVar[bool] = False
    reads: ClassVar[tuple[str, ...] | None] = None

    def affects(self, context: Context, oid: int) -> bool:
        """Define the object itself."""
        return oid == context.source

    def number(self, context: Context) -> int:
        """Return what the numbers are."""
        raise NotImplementedError

    @rule("604.3", "613.4a")
    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Find the number, and set what is defined."""
        number = self.number(context)
        power = None if self.stat.startswith("toughness") else number
        toughness = None if self.stat == "power is" else number + (self.stat == ONE_MORE)
        set_power_toughness(characteristics, power, toughness)


@term
class SizeIsCount(DefinesSize):
    """The object's power, toughness or both are the number of things of a kind (604.3).

    Attributes:
        said: How the text calls the object.
        stat: Which numbers, as the text says it.
        what: What is counted.
        times: How often each counts.
    """

    said: str
    stat: str
    what: Filter
    times: int = 1

    def number(self, context: Context) -> int:
        """Count."""
        return len(matching(self.what, context)) * self.times


@term
class CostsMorePerTarget(RuleAboutItself):
    """A spell costs more for each target beyond the first (strive)."""

    mana: str

    names: ClassVar[tuple[str, ...]] = ("cost change",)
    zones: ClassVar[tuple[str, ...]] = ANYWHERE
    spares_colors: ClassVar[bool] = True

    @rule("601.2f")
    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return what the targets beyond the first add."""
        thing = context.state.objects.get(about)
        said = thing.announcement if thing is not None else None
        number = sum(len(chosen) for chosen in said.targets) if said is not None else 0
        return change_of(self.mana, max(0, number - 1), more=True)


@term
class AdditionalCost(RuleAboutItself):
    """An additional cost to cast this spell (601.2b)."""

    costs: tuple[Cost, ...]

    names: ClassVar[tuple[str, ...]] = ("additional cost",)
    zones: ClassVar[tuple[str, ...]] = ANYWHERE

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the costs."""
        return self.costs


@term
class EntersTapped(Replacement):
    """A permanent enters tapped (614.1d); `condition` is what makes it enter untapped."""

    what: Ref
    unless: Condition | None = None

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)

    @property
    def for_itself(self) -> bool:
        """Whether it speaks of the object itself."""
        return isinstance(self.what, This)

    @property
    def adds_only(self) -> bool:
        """Whether it makes no difference in which order it applies with others of its object."""
        return self.for_itself

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to what enters the battlefield and is meant, unless it is tapped already."""
        if not isinstance(event, ZoneChange) or event.zone != "battlefield" or event.tapped:
            return False
        if not self.for_itself and not self.is_about(context, event):
            return False
        return self.unless is None or not holds(self.unless, context)

    @rule("614.12")
    def is_about(self, context: Context, event: ZoneChange) -> bool:
        """Tell whether what enters is meant, as it will be on the battlefield."""
        seen = context.with_item(context.item)
        seen.state = with_permanent(context.state, event)
        return is_meant(self.what, seen, event.new_oid)

    @rule("614.1d")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Let it enter tapped."""
        yield from ()
        if isinstance(event, ZoneChange):
            event.tapped = True
        return [event]


@term
class NoMaximumHandSize(RuleStatement):
    """A player has no maximum hand size (402.2)."""

    names: ClassVar[tuple[str, ...]] = ("maximum hand size",)

    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of you."""
        return about == context.controller


@term
class AtMostAttack(RuleStatement):
    """No more than so many creatures can attack each combat (508.1c)."""

    amount: Amount

    names: ClassVar[tuple[str, ...]] = ("most attackers",)

    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of the attack as a whole."""
        return about == context.state.active

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the number."""
        return value_of(self.amount, context)


@term
class AtMostBlock(RuleStatement):
    """No more than so many creatures can block each combat (509.1b)."""

    amount: Amount

    names: ClassVar[tuple[str, ...]] = ("most blockers",)

    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of all that a player blocks with."""
        return is_player(about)

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the number."""
        return value_of(self.amount, context)


def own_size(stat: str, equal: str, slot: SaySlot) -> str:
    """Return that a number of the object's own is that of a description."""
    return f"これの{stat}{tally(slot('what'))}{equal}"


for number, verb in NUMBERS:
    phrase(
        STATEMENT,
        f"{{what:thing/{number}}} {{act:trait/{verb}}}",
        build=with_act,
        take=without_act,
        ja=said_of_all,
    )
    enters = "enters" if number == "one" else "enter"
    phrase(STATEMENT, f"{{what:thing/{number}}} {enters} tapped", EntersTapped, ja="{what.wa}タップ状態で戦場に出る")
phrase(
    STATEMENT,
    "{what:thing/one} enters tapped unless {unless:condition}",
    EntersTapped,
    take=lambda tree: (tree.what, tree.unless) if tree.unless else None,
    ja="{unless.unless}、{what.wa}タップ状態で戦場に出る",
)
for own in ("~'s", "this creature's", "this token's"):
    for stat, japanese in (
        ("power and toughness are each", "パワーとタフネスは、それぞれ"),
        ("power is", "パワーは、"),
        ("toughness is", "タフネスは、"),
    ):
        phrase(
            STATEMENT,
            f"{own} {stat} equal to the number of {{what:noun/many}}",
            SizeIsCount,
            said=own,
            stat=stat,
            ja=partial(own_size, japanese, "に等しい"),
        )
        phrase(
            STATEMENT,
            f"{own} {stat} equal to twice the number of {{what:noun/many}}",
            SizeIsCount,
            said=own,
            stat=stat,
            times=2,
            ja=partial(own_size, japanese, "の２倍に等しい"),
        )
    phrase(
        STATEMENT,
        f"{own} power is equal to the number of {{what:noun/many}} and its toughness is equal to that number plus 1",
        SizeIsCount,
        said=own,
        stat=ONE_MORE,
        ja=lambda slot: f"これのパワーは{tally(slot('what'))}に等しく、これのタフネスはその数に１を足した値に等しい",
    )
for more, japanese in (("less", "少なく"), ("more", "多く")):
    phrase(
        STATEMENT,
        f"{{what:noun/many}} you cast cost {{mana:mana}} {more} to cast",
        SpellsCost,
        more=more == "more",
        ja=f"あなたが{{what}}を唱えるためのコストは{{mana}}{japanese}なる",
    )
CHEAPER = "{mana}少なくなる"
phrase(
    STATEMENT,
    "this spell costs {mana:mana} less to cast for each {per:noun/one}",
    ThisCosts,
    ja=f"この呪文を唱えるためのコストは、{{per.each}}{CHEAPER}",
)
phrase(
    STATEMENT,
    "this spell costs {mana:mana} less to cast if {condition:condition}",
    ThisCosts,
    ja=f"{{condition.nara}}、この呪文を唱えるためのコストは{CHEAPER}",
)
phrase(STATEMENT, "this spell costs {mana:mana} less to cast", ThisCosts, ja=f"この呪文を唱えるためのコストは{CHEAPER}")
phrase(
    STATEMENT,
    "this spell costs {mana:mana} more to cast for each target beyond the first",
    CostsMorePerTarget,
    ja="この呪文を唱えるためのコストは、２つ目以降の対象１つにつき{mana}多くなる",
)
phrase(
    STATEMENT,
    "as an additional cost to cast this spell , {costs:costs}",
    AdditionalCost,
    ja="この呪文を唱えるための追加コストとして、{costs}",
)
fixed(STATEMENT, "you have no maximum hand size", NoMaximumHandSize(), ja="あなたの手札の上限はなくなる")
AT_MOST = "no more than {amount:mana-count} <creature|creatures> can"
phrase(STATEMENT, f"{AT_MOST} attack each combat", AtMostAttack,
       ja="各戦闘で、攻撃できるクリーチャーは最大{amount}体である")  # fmt: skip
phrase(STATEMENT, f"{AT_MOST} block each combat", AtMostBlock,
       ja="各戦闘で、ブロックできるクリーチャーは最大{amount}体である")  # fmt: skip
