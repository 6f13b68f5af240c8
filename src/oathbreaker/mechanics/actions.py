"""CR 701 Keyword actions: transform, goad, becoming the monarch, phasing out."""

from __future__ import annotations

from oathbreaker.language.categories import ACT, DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.terms.abilities import Effect, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term


@term
class BecomeMonarch(Effect):
    """724 A player becomes the monarch."""

    who: Ref = You()


@term
class Transform(Effect):
    """701.27 A double-faced permanent is turned over."""

    what: Ref
    who: Ref = You()


@term
class Goad(Effect):
    """701.15 Creatures are goaded."""

    what: Ref
    who: Ref = You()


@term
class PhaseOut(Effect):
    """702.26 Objects phase out."""

    what: Ref = NO_SUBJECT


phrase(DEED, "[become|becomes] the monarch", BecomeMonarch, ja="統治者になる")
for base, third, cls, japanese in (
    ("transform", "transforms", Transform, "変身させる"),
    ("goad", "goads", Goad, "使嗾する"),
):
    for number in ("one", "many"):
        phrase(DEED, f"[{base}|{third}] {{what:thing/{number}}}", cls, ja=f"{{what}}を{japanese}")
phrase(ACT, "[phase|phases] out", PhaseOut, ja="フェイズ・アウトする")
