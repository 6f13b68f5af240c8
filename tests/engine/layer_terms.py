"""Test terms for continuous effects: one statement for each way of changing characteristics."""

from __future__ import annotations

from typing import ClassVar

from tests.engine.cards_for_tests import card
from tests.engine.terms_for_tests import TestKeyword, ThisTurn

from oathbreaker.cards.colors import Color
from oathbreaker.engine.abstract import Condition, Filter
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics, PlayableCard
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.lasting import LastingEffect
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.layers_changes import (
    add_ability,
    add_card_types,
    add_colors,
    add_keyword,
    add_subtypes,
    change_power_toughness,
    remove_abilities,
    remove_keyword,
    remove_supertypes,
    replace_subtype,
    set_colors,
    set_land_types,
    set_power_toughness,
    switch_power_toughness,
)
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import LayerStatement, Statement
from oathbreaker.terms.abilities import Ability, Keywords, StaticAbility
from oathbreaker.terms.term import term


class Over(LayerStatement):
    """A statement about what a filter describes."""

    __slots__ = ()
    what: Filter
    reads: ClassVar[tuple[str, ...] | None] = ()
    takes_away: ClassVar[bool] = False

    @property
    def is_apart(self) -> bool:
        """Say so where the filter compares nothing but an object's own types, colours and controller."""
        reads = getattr(self.what, "reads", None)
        return type(self).reads == () and reads is not None and {"types", "colors", "control"}.issuperset(reads)

    def affects(self, context: Context, oid: int) -> bool:
        """Ask the filter."""
        return self.what.matches(context, oid)


@term
class Boost(Over):
    """They get +N/+N."""

    what: Filter
    power: int = 1
    toughness: int = 1
    layers: ClassVar[tuple[str, ...]] = ("7c",)

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Add."""
        change_power_toughness(characteristics, self.power, self.toughness)


@term
class YourBoost(Boost):
    """The same, sought among its controller's permanents alone."""

    among: ClassVar[str] = "yours"


@term
class BoostByHand(Over):
    """They get +1/+1 for each card in your hand."""

    what: Filter
    layers: ClassVar[tuple[str, ...]] = ("7c",)
    reads: ClassVar[tuple[str, ...] | None] = ("hand",)

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Add."""
        number = len(context.state.hand(context.controller))
        change_power_toughness(characteristics, number, number)


@term
class SetSize(Over):
    """They have base power and toughness N/N."""

    what: Filter
    power: int
    toughness: int
    layers: ClassVar[tuple[str, ...]] = ("7b",)

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Set."""
        set_power_toughness(characteristics, self.power, self.toughness)


@term
class Animate(Over):
    """They become N/N creatures in addition to their other types."""

    what: Filter
    power: int
    toughness: int
    layers: ClassVar[tuple[str, ...]] = ("4", "7b")

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Make them creatures, then set their size."""
        if layer == "4":
            add_card_types(characteristics, "creature")
        else:
            set_power_toughness(characteristics, self.power, self.toughness)


@term
class Paint(Over):
    """They are of a colour."""

    what: Filter
    color: Color
    layers: ClassVar[tuple[str, ...]] = ("5",)

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Paint."""
        set_colors(characteristics, self.color)


@term
class PaintAndBoost(Over):
    """They are of a colour and get +1/+1."""

    what: Filter
    color: Color
    layers: ClassVar[tuple[str, ...]] = ("5", "7c")

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Paint, then add."""
        if layer == "5":
            add_colors(characteristics, self.color)
        else:
            change_power_toughness(characteristics, 1, 1)


@term
class Gains(Over):
    """They have a keyword."""

    what: Filter
    word: str
    layers: ClassVar[tuple[str, ...]] = ("6",)

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Give it."""
        add_keyword(characteristics, TestKeyword(self.word))


@term
class Loses(Over):
    """They lose a keyword."""

    what: Filter
    word: str
    layers: ClassVar[tuple[str, ...]] = ("6",)

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Take it."""
        remove_keyword(characteristics, self.word)


@term
class LosesAll(Over):
    """They lose all abilities; with a size where one is given."""

    what: Filter
    size: int = NOBODY
    layers: ClassVar[tuple[str, ...]] = ("6", "7b")
    takes_away: ClassVar[bool] = True

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Take them."""
        if layer == "6":
            remove_abilities(characteristics)
        elif self.size != NOBODY:
            set_power_toughness(characteristics, self.size, self.size)


@term
class Grants(Over):
    """They have an ability."""

    what: Filter
    ability: Ability
    layers: ClassVar[tuple[str, ...]] = ("6",)

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Give it."""
        add_ability(characteristics, self.ability)


@term
class BecomeLands(Over):
    """They are of a basic land type (and lose the rest)."""

    what: Filter
    land: str
    layers: ClassVar[tuple[str, ...]] = ("4",)
    takes_away: ClassVar[bool] = True

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Set it."""
        set_land_types(characteristics, self.land)


@term
class AlsoAre(Over):
    """They are of a card type or subtype in addition to their other types."""

    what: Filter
    word: str
    layers: ClassVar[tuple[str, ...]] = ("4",)

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Add it."""
        if self.word.islower():
            add_card_types(characteristics, self.word)
        else:
            add_subtypes(characteristics, self.word)


@term
class NotLegendary(Over):
    """They are not legendary."""

    what: Filter
    layers: ClassVar[tuple[str, ...]] = ("4",)

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Take it."""
        remove_supertypes(characteristics, "legendary")


@term
class Reworded(Over):
    """A subtype is read as another in their text."""

    what: Filter
    old: str
    new: str
    layers: ClassVar[tuple[str, ...]] = ("3",)
    takes_away: ClassVar[bool] = True

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Replace it."""
        replace_subtype(characteristics, self.old, self.new)


@term
class Switches(Over):
    """Their power and toughness are switched."""

    what: Filter
    layers: ClassVar[tuple[str, ...]] = ("7d",)

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Switch."""
        switch_power_toughness(characteristics)


@term
class SizeIsHand(LayerStatement):
    """Its power and toughness are each the number of cards in its controller's hand."""

    layers: ClassVar[tuple[str, ...]] = ("7a",)
    defines: ClassVar[bool] = True
    takes_away: ClassVar[bool] = False
    reads: ClassVar[tuple[str, ...] | None] = ("hand",)

    def affects(self, context: Context, oid: int) -> bool:
        """Affect itself."""
        return oid == context.source

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Count."""
        number = len(context.state.hand(context.controller))
        set_power_toughness(characteristics, number, number)


@term
class Controls(Over):
    """You control them."""

    what: Filter
    layers: ClassVar[tuple[str, ...]] = ("2",)

    def controller(self, context: Context, oid: int) -> int:  # noqa: ARG002  as declared
        """Return you."""
        return context.controller


@term
class Nameless(LayerStatement):
    """A statement that does not say what it does."""

    layers: ClassVar[tuple[str, ...]] = ("6",)


def static(*statements: Statement, condition: Condition | None = None) -> StaticAbility:
    """Return a static ability."""
    return StaticAbility(statements, condition)


def enchantment(name: str, *statements: Statement, condition: Condition | None = None) -> PlayableCard:
    """Return an enchantment with a static ability."""
    return card(name, "Enchantment", "{2}", (static(*statements, condition=condition),))


def words(*keywords: str) -> Keywords:
    """Return a line of keywords."""
    return Keywords(tuple(TestKeyword(word) for word in keywords))


def until_end_of_turn(state: State, statement: Statement, *oids: int, seat: int = 0, amount: int = 0) -> LastingEffect:
    """Begin an effect of a resolving spell on these objects."""
    return begin_lasting(Context(state, NOBODY, seat), statement, ThisTurn(), oids or None, amount)


def size(state: State, oid: int) -> tuple[int | None, int | None]:
    """Return power and toughness."""
    look = characteristics(state, oid)
    return look.power, look.toughness
