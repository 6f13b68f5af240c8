"""CR 607.2d What was chosen as a permanent entered, and objects "of the chosen type" or "of the chosen color"."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.subtypes import creature_types
from oathbreaker.language.categories import QUALIFIER
from oathbreaker.language.phrases import fixed
from oathbreaker.mechanics.adjectives import has_word
from oathbreaker.mechanics.qualifiers import Qualifier
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

RESOLVING: Final = "chosen creature type"
"""The name among a context's results of the creature type that its instructions have chosen, by its place."""


@rule("607.2d", "608.2d")
def chosen_word(context: Context, name: str) -> str:
    """Return what was chosen as the source entered, as it is or last was, or by the instructions; "" for nothing."""
    if name == "chosen type" and RESOLVING in context.results:
        return creature_types()[context.results[RESOLVING][0]]
    source = context.source_object()
    found = dict(source.memory).get(name, "") if source is not None else ""
    return found if isinstance(found, str) else ""


@term
class OfChosen(Qualifier):
    """Objects "of the chosen type" or "of the chosen color".

    Attributes:
        name: What was chosen: "chosen type" or "chosen color".
        is_late: Whether the text says it after "you cast".
    """

    name: str
    is_late: bool = False

    @property
    def reads(self) -> tuple[str, ...] | None:
        """Types or colors."""
        return ("types",) if self.name == "chosen type" else ("colors",)

    @rule("607.2d", "106.5")
    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Look for the chosen word; where none was chosen, nothing is of it."""
        word = chosen_word(context, self.name)
        if not word:
            return False
        if self.name == "chosen color":
            return word in look.colors
        return has_word(word, look)


fixed(QUALIFIER, "of the chosen type", OfChosen("chosen type"), ja="その選ばれたタイプの")
fixed(QUALIFIER, "of the chosen color", OfChosen("chosen color"), ja="その選ばれた色の")
