"""CR 702.73 Changeling, 702.114 Devoid: keywords that define characteristics in every zone (604.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.layers_changes import add_every_creature_type, set_colors
from oathbreaker.engine.statements import LayerStatement
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import fixed
from oathbreaker.terms.abilities import Ability, StaticAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

EVERYWHERE: Final = ("battlefield", "stack", "hand", "library", "graveyard", "exile", "command")


@rule("604.3")
class Defining(LayerStatement):
    """A characteristic-defining statement of an object about itself, wherever it is."""

    __slots__ = ()
    defines: ClassVar[bool] = True
    among: ClassVar[str] = "self"
    zones: ClassVar[tuple[str, ...]] = EVERYWHERE
    reads: ClassVar[tuple[str, ...] | None] = ()
    takes_away: ClassVar[bool] = False

    def affects(self, context: Context, oid: int) -> bool:
        """Speak of the object itself."""
        return oid == context.source


@term
class IsColorless(Defining):
    """An object is colorless: a characteristic-defining statement (105.2c)."""

    layers: ClassVar[tuple[str, ...]] = ("5",)

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Take the colors away."""
        set_colors(characteristics)


@term
class IsEveryCreatureType(Defining):
    """An object is every creature type: a characteristic-defining statement (205.3)."""

    layers: ClassVar[tuple[str, ...]] = ("4",)

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Give it every creature type."""
        add_every_creature_type(characteristics)


@term
class Devoid(Keyword):
    """702.114 Devoid: the object is colorless."""

    name: ClassVar[str] = "devoid"

    @rule("702.114a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the characteristic-defining ability."""
        return (StaticAbility((IsColorless(),)),)


@term
class Changeling(Keyword):
    """702.73 Changeling: the object is every creature type."""

    name: ClassVar[str] = "changeling"

    @rule("702.73a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the characteristic-defining ability."""
        return (StaticAbility((IsEveryCreatureType(),)),)


fixed(KEYWORD, "devoid", Devoid(), ja="欠色")
fixed(KEYWORD, "changeling", Changeling(), ja="多相")
