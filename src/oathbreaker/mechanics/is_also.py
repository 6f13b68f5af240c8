"""CR 205.1b, 105.3 What an object is from now on, in addition to its other types and colors."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.cards.colors import Color
from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.layers_changes import add_colors
from oathbreaker.language.categories import ACT
from oathbreaker.language.japanese import SUBJECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.becoming import BecomeAlso
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.continuous import About
from oathbreaker.mechanics.finding import here, things
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class AreColorsToo(About):
    """Objects are of colors in addition to their other colors (105.3); made by effects, said by no text."""

    colors: tuple[str, ...]
    what: Ref = NO_SUBJECT

    layers: ClassVar[tuple[str, ...]] = ("5",)
    takes_away: ClassVar[bool] = False

    @rule("613.1e", "105.3")
    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Add the colors."""
        add_colors(characteristics, *map(Color, self.colors))


@term
class IsAlso(Effect):
    """An object is of types, and perhaps colors, in addition to its others for the rest of the game.

    Attributes:
        words: The types, subtypes and supertypes.
        colors: The colors; () for none.
        what: The object.
    """

    words: tuple[str, ...]
    colors: tuple[str, ...] = ()
    what: Ref = NO_SUBJECT

    @rule("205.1b", "611.2a")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect on what there is now."""
        yield from ()
        objects = here(context.state, things(self.what, context))
        begin_lasting(context, BecomeAlso(self.words, "types"), None, objects)
        if self.colors:
            begin_lasting(context, AreColorsToo(self.colors), None, objects)


phrase(
    ACT,
    "is a {words:become-words} in addition to its other types",
    IsAlso,
    forms=("third",),
    ja=f"{SUBJECT}他のタイプに加えて{{words}}でもある",
)
phrase(
    ACT,
    "is a {colors:colors} {words:become-words} in addition to its other colors and types",
    IsAlso,
    forms=("third",),
    build=lambda colors, words: IsAlso(words, colors) if "colorless" not in colors else None,
    take=lambda tree: (tree.colors, tree.words) if tree.colors else None,
    ja=f"{SUBJECT}他の色とタイプに加えて{{colors}}の{{words}}でもある",
)
