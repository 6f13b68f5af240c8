"""CR 611.3a, 613.1f Spells that something else gives keywords: "spells you cast have affinity for artifacts"."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.layers_changes import add_keyword
from oathbreaker.engine.statements import LayerStatement
from oathbreaker.language.categories import STATEMENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.statements import ANYWHERE
from oathbreaker.terms.abilities import Filter, Keyword
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class SpellsHave(LayerStatement):
    """Spells of a kind that you cast have keywords, as do the cards while you think of casting them."""

    what: Filter
    keywords: tuple[Keyword, ...]

    layers: ClassVar[tuple[str, ...]] = ("6",)
    reads: ClassVar[tuple[str, ...] | None] = ("types", "zones", "control")
    reaches: ClassVar[tuple[str, ...]] = ANYWHERE
    takes_away: ClassVar[bool] = False

    @rule("611.3a", "613.1f")
    def affects(self, context: Context, oid: int) -> bool:
        """Affect cards that you could cast, and spells of yours that are no copies."""
        thing = context.state.objects[oid]
        if thing.kind != "card" or thing.zone == "battlefield" or thing.controller != context.controller:
            return False
        return isinstance(self.what, Noun) and self.what.describes(context, thing)

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Add the keywords."""
        for keyword in self.keywords:
            add_keyword(characteristics, keyword)


phrase(
    STATEMENT,
    "{what:noun/many} you cast have {keywords:keyword-list}",
    SpellsHave,
    ja="あなたが唱える{what}は{keywords}を持つ",
)
