"""CR 701 Keyword actions: fight, proliferate, investigate, explore, transform and others."""

from __future__ import annotations

from oathbreaker.language.categories import ACT, DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.terms.abilities import Effect, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term


@term
class Proliferate(Effect):
    """701.34 A player adds a counter of each kind there to chosen permanents and players."""

    who: Ref = You()


@term
class Investigate(Effect):
    """701.16 A player creates a Clue token."""

    who: Ref = You()


@term
class Populate(Effect):
    """701.36 A player creates a copy of a creature token of theirs."""

    who: Ref = You()


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


@term
class Fight(Effect):
    """701.14 A creature fights another."""

    other: Ref
    what: Ref = NO_SUBJECT


@term
class Explore(Effect):
    """701.44 A creature explores."""

    what: Ref = NO_SUBJECT


@term
class Connive(Effect):
    """701.50 A creature connives."""

    what: Ref = NO_SUBJECT


phrase(DEED, "[proliferate|proliferates]", Proliferate, ja="増殖を行う")
phrase(DEED, "[investigate|investigates]", Investigate, ja="調査を行う")
phrase(DEED, "[populate|populates]", Populate, ja="居住を行う")
phrase(DEED, "[become|becomes] the monarch", BecomeMonarch, ja="統治者になる")
for base, third, cls, japanese in (
    ("transform", "transforms", Transform, "変身させる"),
    ("goad", "goads", Goad, "使嗾する"),
):
    for number in ("one", "many"):
        phrase(DEED, f"[{base}|{third}] {{what:thing/{number}}}", cls, ja=f"{{what}}を{japanese}")
phrase(ACT, "[phase|phases] out", PhaseOut, ja="フェイズ・アウトする")
phrase(ACT, "[fight|fights] {other:thing/one}", Fight, ja="{other}と格闘を行う")
phrase(ACT, "[explore|explores]", Explore, ja="探検を行う")
phrase(ACT, "[connive|connives]", Connive, ja="謀議を行う")
