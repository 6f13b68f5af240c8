"""CR 604.3, 613.4a Power and toughness that an amount defines; tokens whose size an ability of theirs says."""

from __future__ import annotations

from functools import partial
from typing import Final

from oathbreaker.engine.context import Context
from oathbreaker.language.categories import SENTENCE, STATEMENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.finding import value_of
from oathbreaker.mechanics.quantities import CountOf, Twice
from oathbreaker.mechanics.statements import DefinesSize
from oathbreaker.mechanics.tokens import CreateToken, TokenKind
from oathbreaker.terms.abilities import Ability, Amount
from oathbreaker.terms.term import term

BOTH: Final = "power and toughness are each"
ONE: Final = Number(1)


@term
class SizeIsAmount(DefinesSize):
    """The object's power, toughness or both are an amount that is no count of things of a kind (604.3).

    Attributes:
        said: How the text calls the object.
        stat: Which numbers, as the text says it.
        amount: The amount.
    """

    said: str
    stat: str
    amount: Amount

    def number(self, context: Context) -> int:
        """Find the amount."""
        return value_of(self.amount, context)


def sized(said: str, stat: str, amount: Amount) -> SizeIsAmount | None:
    """Return that a size is an amount; a count of things is said by a phrase of its own."""
    counted = amount.amount if isinstance(amount, Twice) else amount
    return None if isinstance(counted, CountOf) else SizeIsAmount(said, stat, amount)


def take_sized(said: str, stat: str, tree: SizeIsAmount) -> tuple[Amount] | None:
    """Take `sized` apart."""
    return (tree.amount,) if (tree.said, tree.stat) == (said, stat) else None


@term
class CreateTokenThatHas(CreateToken):
    """A player creates a token whose ability the text says in a sentence of its own."""


def unsized(
    colors: tuple[str, ...], subtypes: tuple[str, ...], types: tuple[str, ...], ability: Ability
) -> CreateTokenThatHas:
    """Return the creating of a token whose size an ability of its own says."""
    return CreateTokenThatHas(ONE, TokenKind("", colors, subtypes, types, (), (ability,)))


def take_unsized(tree: CreateTokenThatHas) -> tuple[object, ...] | None:
    """Take `unsized` apart."""
    kind = tree.kind
    if not isinstance(kind, TokenKind) or kind.power_toughness or len(kind.abilities) != 1:
        return None
    plain = TokenKind("", kind.colors, kind.subtypes, kind.types, (), kind.abilities)
    is_so = kind == plain and tree == CreateTokenThatHas(ONE, plain)
    return (kind.colors, kind.subtypes, kind.types, kind.abilities[0]) if is_so else None


for said in ("~'s", "this creature's", "this token's"):
    for stat, japanese in (
        (BOTH, "パワーとタフネスは、それぞれ"),
        ("power is", "パワーは、"),
        ("toughness is", "タフネスは、"),
    ):
        phrase(
            STATEMENT,
            f"{said} {stat} equal to {{amount:quantity}}",
            SizeIsAmount,
            build=partial(sized, said, stat),
            take=partial(take_sized, said, stat),
            ja=f"これの{japanese}{{amount}}に等しい",
        )
phrase(
    SENTENCE,
    "create a {colors:colors} {subtypes:subtype-run} {types:type-run} token . it has {ability:quoted} .",
    CreateTokenThatHas,
    build=unsized,
    take=take_unsized,
    ja="{colors}の{subtypes}・{types}・トークン１体を生成する。それは{ability.quoted}を持つ。",
)
