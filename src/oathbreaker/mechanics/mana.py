"""CR 106 Mana: adding it, and paying it as a cost."""

from __future__ import annotations

from itertools import combinations_with_replacement

from oathbreaker.cards.colors import letters_from_colors
from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.leaders import color_identity
from oathbreaker.engine.own_terms import PayMana, add_mana
from oathbreaker.language.categories import COST, DEED, MANA, MANA_RESULT, PAY
from oathbreaker.language.grammar import OR
from oathbreaker.language.phrases import leaf, phrase, series
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.finding import seats, value_of
from oathbreaker.terms.abilities import Amount, Cost, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule

NOT_MANA = frozenset({"{T}", "{Q}", "{E}", "{CHAOS}", "{TK}", "{A}"})
"""Symbols in braces that are no mana."""


@term
class Mana(Term):
    """Particular mana that is added: "{R}", "{C}{C}"."""

    mana: str


@term
class ManyTimes(Term):
    """So much mana of one kind: "six {R}"."""

    amount: Amount
    mana: str


@term
class ManaChoice(Term):
    """Mana of which one kind is chosen: "{U} or {R}"."""

    options: tuple[Mana, ...]


@term
class AnyColorMana(Term):
    """Mana of any color: "one mana of any color".

    Attributes:
        amount: How much.
        same_color: Whether all of it is of one color: "two mana of any one color".
    """

    amount: Amount
    same_color: bool = False


@term
class CommanderColorMana(Term):
    """Mana of any color in your commander's color identity.

    Attributes:
        amount: How much.
    """

    amount: Amount


class ManaFound(Term):
    """Mana whose types or amount are found as it is added."""

    __slots__ = ()

    def ways(self, context: Context) -> tuple[str, ...]:
        """Return the ways: one string of letters each, () for none.

        Raises:
            NotImplementedError: The class does not say which.
        """
        raise NotImplementedError(type(self).__name__)


@term
class AddMana(Effect):
    """A player adds mana to their mana pool (106.4)."""

    added: Term
    who: Ref = You()

    @property
    def is_fixed(self) -> bool:
        """Whether what it adds is the same at any time."""
        mana = self.added
        return isinstance(mana, Mana | ManaChoice) or (
            isinstance(mana, AnyColorMana | ManyTimes) and isinstance(mana.amount, Number)
        )

    @property
    @rule("903.4a")
    def is_fixed_for_player(self) -> bool:
        """Whether what it adds is the same at any time for the same player: a color identity never changes."""
        mana = self.added
        return isinstance(mana, CommanderColorMana) and isinstance(mana.amount, Number) and isinstance(self.who, You)

    @rule("106.3", "605.1a")
    def mana(self, context: Context) -> tuple[str, ...]:
        """Return the ways: one string of letters each."""
        mana = self.added
        if isinstance(mana, Mana | ManyTimes):
            times = value_of(mana.amount, context) if isinstance(mana, ManyTimes) else 1
            return (letters(mana.mana) * times,)
        if isinstance(mana, ManaChoice):
            return tuple(letters(option.mana) for option in mana.options)
        if isinstance(mana, AnyColorMana):
            number = value_of(mana.amount, context)
            if number == 1 or mana.same_color:
                return tuple(letter * number for letter in "WUBRG")
            return tuple("".join(mix) for mix in combinations_with_replacement("WUBRG", number))
        if isinstance(mana, CommanderColorMana):
            return ways_of_identity(context, value_of(mana.amount, context))
        return mana.ways(context) if isinstance(mana, ManaFound) else ()

    def perform(self, context: Context) -> Procedure[None]:
        """Add one of the ways to the pool, of each player who is meant."""
        if isinstance(self.who, You):
            yield from add_mana(context, self.mana(context))
            return
        for seat in seats(self.who, context):
            own = context.with_item(context.item)
            own.controller = seat
            yield from add_mana(own, self.mana(context))


@rule("903.4f", "906.14")
def ways_of_identity(context: Context, number: int) -> tuple[str, ...]:
    """Return so much mana of each color in the color identity of your commanders; none where that is undefined."""
    identity = color_identity(context.state, context.controller) or frozenset()
    found = letters_from_colors(identity)
    return tuple("".join(mix) for mix in combinations_with_replacement(found, number)) if found else ()


def letters(mana: str) -> str:
    """Return the letters of a run of mana symbols: "{C}{C}" is "CC"."""
    return mana.replace("{", "").replace("}", "")


def mana_of(token: str) -> str | None:
    """Return a run of mana symbols; {T} and {Q} are none."""
    if token[0] != "{" or NOT_MANA & set(token.replace("}", "} ").split()):
        return None
    return token


def token_of_mana(mana: object) -> str | None:
    """Return the token of a run of mana symbols."""
    return mana if isinstance(mana, str) else None


def mana_cost(mana: str) -> tuple[Cost, ...]:
    """Return a cost that is nothing but mana."""
    return (PayMana(mana),)


def take_mana_cost(costs: tuple[Cost, ...]) -> tuple[str] | None:
    """Take a cost that is nothing but mana apart."""
    only = costs[0] if len(costs) == 1 else None
    return (only.mana,) if isinstance(only, PayMana) else None


def mana_choice(options: tuple[str, ...]) -> ManaChoice | None:
    """Return mana of which one kind is chosen; None for a single kind, which is no choice."""
    return ManaChoice(tuple(map(Mana, options))) if len(options) > 1 else None


def take_mana_choice(choice: ManaChoice) -> tuple[str, ...]:
    """Take a choice of mana apart."""
    return tuple(option.mana for option in choice.options)


leaf(MANA, mana_of, token_of_mana, ja=str)
phrase(COST, "{mana:mana}", PayMana, ja="{mana}")
phrase(PAY, "[pay|pays] {mana:mana}", build=mana_cost, take=take_mana_cost, ja="{mana}を支払う")
phrase(MANA_RESULT, "{mana:mana}", Mana, ja="{mana}")
phrase(MANA_RESULT, "{amount:mana-count} {mana:mana}", ManyTimes, ja="{mana}を{amount}点")
series(MANA_RESULT, "mana", OR, build=mana_choice, take=take_mana_choice, cls=ManaChoice, ja="か")
phrase(MANA_RESULT, "{amount:mana-count} mana of any color", AnyColorMana, ja="好きな色１色のマナ{amount}点")
phrase(
    MANA_RESULT,
    "{amount:mana-count} mana of any one color",
    AnyColorMana,
    same_color=True,
    ja="好きな色１色のマナ{amount}点",
)
phrase(
    MANA_RESULT,
    "{amount:mana-count} mana of any color in your commander's color identity",
    CommanderColorMana,
    ja="あなたの統率者の固有色のうち好きな色１色のマナ{amount}点",
)
phrase(DEED, "[add|adds] {added:mana-result}", AddMana, ja="{added}を加える")
