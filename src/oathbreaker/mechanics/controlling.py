"""CR 108.4 Gaining control of objects."""

from __future__ import annotations

from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.terms.abilities import Duration, Effect, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term


@term
class GainControl(Effect):
    """A player gains control of objects, for a time or for good (duration None)."""

    what: Ref
    duration: Duration | None = None
    who: Ref = You()


for number in ("one", "many"):
    thing = f"{{what:thing/{number}}}"
    phrase(DEED, f"[gain|gains] control of {thing}", GainControl, ja="{what}のコントロールを得る")
    phrase(
        DEED,
        f"[gain|gains] control of {thing} {{duration:duration}}",
        GainControl,
        take=lambda tree: (tree.what, tree.duration) if tree.duration and tree.who == You() else None,
        ja="{duration}{what}のコントロールを得る",
    )
