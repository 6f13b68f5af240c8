"""CR 702.26 Keyword actions that are read but not performed yet: phasing out."""

from __future__ import annotations

from oathbreaker.language.categories import ACT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.terms.abilities import Effect, Ref
from oathbreaker.terms.term import term


@term
class PhaseOut(Effect):
    """702.26 Objects phase out."""

    what: Ref = NO_SUBJECT


phrase(ACT, "[phase|phases] out", PhaseOut, ja="フェイズ・アウトする")
