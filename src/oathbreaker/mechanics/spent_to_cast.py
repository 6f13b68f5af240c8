"""CR 601.2h, 107.4h Which mana was spent to cast a spell: "if {U} was spent to cast it", "for each color of mana"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from oathbreaker.engine.abstract import Amount, Condition
from oathbreaker.engine.abstract import Filter as PerformedFilter
from oathbreaker.engine.announcement import Mana, Target
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import CONDITION, NOUN, QUANTITY
from oathbreaker.language.japanese import JapaneseWriter, says, says_form
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import thing, value_of
from oathbreaker.mechanics.mana import letters
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.quantities import look_of
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import Pronoun, This
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

COLORS: Final = frozenset("WUBRG")
SNOW: Final = "S"
KINDS: Final = {
    "white": ("W", "白"),
    "blue": ("U", "青"),
    "black": ("B", "黒"),
    "red": ("R", "赤"),
    "green": ("G", "緑"),
    "colorless": ("C", "無色"),
}
"""For each type of mana its symbol and its Japanese name."""
SPELLS: Final[tuple[Pronoun | This, ...]] = (
    *map(Pronoun, ("it", "that spell")),
    *map(This, ("this spell", "~", "this creature")),
)
"""The words for what was cast."""


@rule("601.2h", "400.7d", "707.10")
def mana_spent_on(of: Ref, context: Context) -> tuple[Mana, ...]:
    """Return the mana that was spent on a spell or on the spell that became a permanent; a copy was not paid for."""
    found = look_of(context.state, thing(of, context))
    said = found[0].announcement if found is not None else None
    return said.spent if said is not None else ()


@rule("107.4h")
def number_of(mana: tuple[Mana, ...], letter: str) -> int:
    """Return how much of the mana is of a symbol; {S} is mana from a snow source, whatever its type."""
    return sum(one.is_snow if letter == SNOW else one.symbol == letter for one in mana)


def how_often(mana: tuple[Mana, ...], symbols: str) -> int:
    """Return how often the mana holds a run of symbols."""
    return min(number_of(mana, letter) // number for letter, number in Counter(letters(symbols)).items())


@term
class SymbolsSpent(Condition):
    """Mana of such symbols was spent to cast a spell, or was not: {G}, {U}{U}, {R}{G}, {S}."""

    symbols: str
    of: Ref
    was: bool = True

    @rule("601.2h", "107.4h")
    def holds(self, context: Context) -> bool:
        """Look at the mana that was spent."""
        return (how_often(mana_spent_on(self.of, context), self.symbols) > 0) == self.was


@term
class SoMuchSpent(Condition):
    """At least so much mana, of any kind or of one type, was spent to cast a spell."""

    amount: terms.Amount
    of: Ref
    kind: str = ""
    said: str = "at least"

    @rule("601.2h", "207.2c")
    def holds(self, context: Context) -> bool:
        """Count the mana."""
        mana = mana_spent_on(self.of, context)
        number = number_of(mana, KINDS[self.kind][0]) if self.kind else len(mana)
        return number >= value_of(self.amount, context)


@term
class SoMuchOfOneColorSpent(Condition):
    """At least so much mana of one and the same color was spent to cast a spell."""

    amount: terms.Amount
    of: Ref

    @rule("601.2h", "105.1")
    def holds(self, context: Context) -> bool:
        """Count the mana of each color; colorless mana is of none."""
        mana = mana_spent_on(self.of, context)
        return max(number_of(mana, letter) for letter in COLORS) >= value_of(self.amount, context)


@term
class NoManaSpent(Condition):
    """No mana, or no colored mana, was spent to cast a spell."""

    of: Ref
    colored: bool = False

    @rule("601.2h")
    def holds(self, context: Context) -> bool:
        """Look at the mana that was spent."""
        return not any(mana.symbol in COLORS or not self.colored for mana in mana_spent_on(self.of, context))


@term
class SymbolAmountSpent(Amount):
    """The amount of mana of a symbol that was spent to cast a spell: {S}."""

    symbol: str
    of: Ref

    @rule("601.2h", "107.4h")
    def value(self, context: Context) -> int:
        """Count it."""
        return how_often(mana_spent_on(self.of, context), self.symbol)


class CountedSpent(PerformedFilter):
    """Mana that was spent, to be counted: the spell, or what it became, once for each.

    Subclasses say what is counted.
    """

    of: Ref

    def number(self, context: Context) -> int:
        """Return how many there are."""
        raise NotImplementedError

    @rule("601.2h", "608.2h")
    def candidates(self, context: Context) -> Iterator[Target]:
        """Yield the spell, or the permanent it became, once for each."""
        number = self.number(context)
        for oid in dict.fromkeys((thing(self.of, context), *context.state.battlefield)) if number else ():
            if self.matches(context, oid):
                yield from (oid,) * number

    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether any was spent on an object."""
        return target == thing(self.of, context) and self.number(context) > 0


@term
class ColorSpent(CountedSpent):
    """A color of mana spent to cast a spell."""

    of: Ref

    @rule("105.1", "106.1b")
    def number(self, context: Context) -> int:
        """Count the colors; colorless is none."""
        return len({mana.symbol for mana in mana_spent_on(self.of, context)} & COLORS)


@term
class ColorsSpent(Amount):
    """The number of colors of mana spent to cast a spell: converge."""

    of: Ref

    @rule("105.1", "601.2h")
    def value(self, context: Context) -> int:
        """Count the colors."""
        return ColorSpent(self.of).number(context)


@term
class SymbolSpent(CountedSpent):
    """A run of mana symbols spent to cast a spell: {G}{G}, {S}."""

    symbols: str
    of: Ref

    @rule("107.4h")
    def number(self, context: Context) -> int:
        """Count how often the symbols were spent."""
        return how_often(mana_spent_on(self.of, context), self.symbols)


@term
class OneManaSpent(CountedSpent):
    """Any mana spent to cast a spell."""

    of: Ref

    @rule("601.2h")
    def number(self, context: Context) -> int:
        """Count the mana."""
        return len(mana_spent_on(self.of, context))


@rule("106.3")
def is_from(mana: Mana, kind: terms.Filter, context: Context) -> bool:
    """Tell whether mana was made by such a source, as it looked then."""
    found = look_of(context.state, mana.source)
    return (
        found is not None
        and mana.look is not None
        and isinstance(kind, Noun)
        and kind.describes_look(context, found[0], mana.look)
    )


@term
class ManaFromSpent(CountedSpent):
    """Mana from a kind of source that was spent to cast a spell."""

    source: terms.Filter
    of: Ref

    @rule("106.3")
    def number(self, context: Context) -> int:
        """Count the mana."""
        return sum(is_from(mana, self.source, context) for mana in mana_spent_on(self.of, context))


@term
class ManaFromWasSpent(Condition):
    """Mana from a kind of source was spent to cast a spell."""

    source: terms.Filter
    of: Ref

    @rule("601.2h", "106.3")
    def holds(self, context: Context) -> bool:
        """Look at where each mana came from."""
        return ManaFromSpent(self.source, self.of).number(context) > 0


def to_cast(writer: JapaneseWriter, of: Ref) -> str:
    """Return "to cast it": それを唱えるために."""
    return f"{writer.say_as('thing', of)}を唱えるために"


@says(SymbolsSpent)
def say_symbols_spent(writer: JapaneseWriter, condition: SymbolsSpent) -> str:
    """Return "{U} was spent to cast it": それを唱えるために{U}が支払われていた."""
    was = "支払われていた" if condition.was else "支払われていない"
    return f"{to_cast(writer, condition.of)}{condition.symbols}が{was}"


@says(SoMuchSpent)
def say_so_much_spent(writer: JapaneseWriter, condition: SoMuchSpent) -> str:
    """Return "at least three blue mana was spent": …青マナが３点以上支払われていた."""
    kind = KINDS[condition.kind][1] if condition.kind else ""
    number = writer.say_as("count", condition.amount)
    return f"{to_cast(writer, condition.of)}{kind}マナが{number}点以上支払われていた"


@says(SoMuchOfOneColorSpent)
def say_so_much_of_one_color(writer: JapaneseWriter, condition: SoMuchOfOneColorSpent) -> str:
    """Return "at least three mana of the same color was spent": …同じ色のマナが３点以上支払われていた."""
    number = writer.say_as("count", condition.amount)
    return f"{to_cast(writer, condition.of)}同じ色のマナが{number}点以上支払われていた"


@says(NoManaSpent)
def say_no_mana_spent(writer: JapaneseWriter, condition: NoManaSpent) -> str:
    """Return "no mana was spent to cast it": それを唱えるためにマナが支払われていない."""
    return f"{to_cast(writer, condition.of)}{'色' if condition.colored else ''}マナが支払われていない"


@says(SymbolAmountSpent)
def say_symbol_amount(writer: JapaneseWriter, amount: SymbolAmountSpent) -> str:
    """Return "the amount of {S} spent to cast it": それを唱えるために支払われた{S}の点数."""
    return f"{to_cast(writer, amount.of)}支払われた{amount.symbol}の点数"


@says(ColorSpent)
def say_color_spent(writer: JapaneseWriter, what: ColorSpent) -> str:
    """Return "color of mana spent to cast it": それを唱えるために支払われたマナの色."""
    return f"{to_cast(writer, what.of)}支払われたマナの色"


@says(ColorsSpent)
def say_colors_spent(writer: JapaneseWriter, amount: ColorsSpent) -> str:
    """Return "the number of colors of mana spent to cast it": それを唱えるために支払われたマナの色の数."""
    return f"{to_cast(writer, amount.of)}支払われたマナの色の数"


@says(SymbolSpent)
def say_symbol_spent(writer: JapaneseWriter, what: SymbolSpent) -> str:
    """Return "{S} spent to cast it": それを唱えるために支払われた{S}."""
    return f"{to_cast(writer, what.of)}支払われた{what.symbols}"


@says(OneManaSpent)
def say_one_mana_spent(writer: JapaneseWriter, what: OneManaSpent) -> str:
    """Return "mana spent to cast it": それを唱えるために支払われたマナ."""
    return f"{to_cast(writer, what.of)}支払われたマナ"


@says(ManaFromSpent)
def say_mana_from(writer: JapaneseWriter, what: ManaFromSpent) -> str:
    """Return "mana from a Treasure spent to cast it": それを唱えるために支払われた宝物からのマナ."""
    return f"{to_cast(writer, what.of)}支払われた{writer.say_as('noun', what.source)}からのマナ"


@says(ManaFromWasSpent)
def say_mana_from_was_spent(writer: JapaneseWriter, condition: ManaFromWasSpent) -> str:
    """Return "mana from a Treasure was spent to cast it": それを唱えるために宝物からのマナが支払われていた."""
    return f"{to_cast(writer, condition.of)}{writer.say_as('noun', condition.source)}からのマナが支払われていた"


@says_form("each", ColorSpent)
def say_for_each_color(writer: JapaneseWriter, what: ColorSpent) -> str:
    """Return "for each color of mana spent": …色１色につき."""
    return f"{writer.say_as('noun', what)}１色につき"


@says_form("each", SymbolSpent, OneManaSpent, ManaFromSpent)
def say_for_each_mana(writer: JapaneseWriter, what: CountedSpent) -> str:
    """Return "for each {S} spent": …{S}１点につき."""
    return f"{writer.say_as('noun', what)}１点につき"


def speak_of(of: Pronoun | This) -> None:
    """Define the phrases that speak of what was cast by some words."""
    cast = f"spent to cast {of.said}"
    for verb, was in (("was", True), ("wasn't", False)):
        phrase(CONDITION, f"{{symbols:mana}} {verb} {cast}", SymbolsSpent, of=of, was=was)
    phrase(CONDITION, f"at least {{amount:count}} mana was {cast}", SoMuchSpent, of=of)
    phrase(CONDITION, f"{{amount:count}} or more mana was {cast}", SoMuchSpent, of=of, said="or more")
    for kind in KINDS:
        phrase(CONDITION, f"at least {{amount:count}} {kind} mana was {cast}", SoMuchSpent, of=of, kind=kind)
    phrase(CONDITION, f"at least {{amount:count}} mana of the same color was {cast}", SoMuchOfOneColorSpent, of=of)
    phrase(CONDITION, f"no mana was {cast}", NoManaSpent, of=of)
    phrase(CONDITION, f"no colored mana was {cast}", NoManaSpent, of=of, colored=True)
    phrase(QUANTITY, f"the amount of {{symbol:mana}} {cast}", SymbolAmountSpent, of=of)
    phrase(QUANTITY, f"the number of colors of mana {cast}", ColorsSpent, of=of)
    phrase(NOUN, f"color of mana {cast}", ColorSpent, of=of, forms=("one",))
    phrase(NOUN, f"{{symbols:mana}} {cast}", SymbolSpent, of=of, forms=("one",))
    phrase(CONDITION, f"mana from a {{source:noun/one}} was {cast}", ManaFromWasSpent, of=of)
    phrase(NOUN, f"mana from a {{source:noun/one}} {cast}", ManaFromSpent, of=of, forms=("one",))
    phrase(NOUN, f"mana {cast}", OneManaSpent, of=of, forms=("one",))


for spell in SPELLS:
    speak_of(spell)
