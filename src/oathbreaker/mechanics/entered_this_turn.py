"""CR 603.6a Permanents "that entered this turn"."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.objects import GameObject
from oathbreaker.language.categories import QUALIFIER
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.land_conditions import has_entered
from oathbreaker.mechanics.qualifiers import Qualifier
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class ThatEntered(Qualifier):
    """Permanents that entered the battlefield this turn; `said` is how the text says it."""

    reads: ClassVar[tuple[str, ...] | None] = None

    said: str

    @rule("400.7", "603.6a")
    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Look for its entering among what has happened this turn."""
        return has_entered(context, thing.oid)


for entered in ("that entered this turn", "that entered the battlefield this turn"):
    phrase(QUALIFIER, entered, ThatEntered, said=entered, ja="このターンに戦場に出た")
