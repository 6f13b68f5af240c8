"""CR 401.7 What is put into a library at a place from the top: "third from the top"."""

from __future__ import annotations

from functools import partial
from typing import Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import picked, to_move
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

PLACES: Final = {"second": "２", "third": "３", "fourth": "４", "fifth": "５"}
"""Which from the top -> in Japanese."""
ORDINALS: Final = ("", "second", "third", "fourth", "fifth")


@term
class PutAtPlace(Effect):
    """Objects are put into their owners' libraries at a place from the top.

    Attributes:
        what: The objects.
        whose: Whose libraries, as the text says it.
        place: Which from the top: a key of `PLACES`.
        who: Who puts them there.
    """

    what: Ref
    whose: Ref
    place: str
    who: Ref = You()

    @rule("401.7")
    def perform(self, context: Context) -> Procedure[None]:
        """Put them there; into a library with fewer cards at its bottom."""
        state = context.state
        found = to_move((yield from picked(self.what, context, self.who)), context)
        for oid in found:
            place = ORDINALS.index(self.place)
            position = place if place < len(state.library(state.objects[oid].owner)) else None
            yield from happen(state, (ZoneChange(state, oid, "library", position=position, source=context.source),))


def at_place(place: str, what: Ref, whose: Ref) -> PutAtPlace:
    """Return that something is put at a place from the top."""
    return PutAtPlace(what, whose, place)


def take_at_place(place: str, tree: PutAtPlace) -> tuple[object, ...] | None:
    """Take `at_place` apart."""
    return (tree.what, tree.whose) if tree.place == place and tree.who == You() else None


for word, number in PLACES.items():
    phrase(
        DEED,
        f"[put|puts] {{what:thing/one}} into {{whose:own}} library {word} from the top",
        PutAtPlace,
        build=partial(at_place, word),
        take=partial(take_at_place, word),
        ja=f"{{what}}を{{whose.no}}ライブラリーの一番上から{number}枚目に置く",
    )
