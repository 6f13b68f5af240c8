"""CR 400.7d "If you cast it": how what became a permanent was cast, by whom and from where."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.announcement import Announcement, Target
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import CONDITION
from oathbreaker.language.grammar import Build, Take
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import things
from oathbreaker.mechanics.quantities import look_of
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import Pronoun
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

IT: Final = Pronoun("it")


@term
class WasCast(Condition):
    """The spell that became an object was cast: "if you cast it", "if it was cast".

    Attributes:
        what: The object.
        yours: Whether you cast it; else anybody.
        zone: From where; "" for anywhere.
        is_so: Whether it is so; else that it is not.
    """

    reads: ClassVar[tuple[str, ...] | None] = None

    what: Ref
    yours: bool = False
    zone: str = ""
    is_so: bool = True

    @rule("400.7d", "603.4")
    def holds(self, context: Context) -> bool:
        """Look at what was announced for the spell; what was no spell, or the copy of one, was not cast."""
        return any(self.was_cast(context, oid) for oid in things(self.what, context)) == self.is_so

    def was_cast(self, context: Context, oid: Target) -> bool:
        """Tell whether one object was cast so."""
        found = look_of(context.state, oid)
        said = (found[0].announcement if found is not None else None) or Announcement()
        is_mine = not self.yours or said.caster == context.controller
        return bool(said.zone) and is_mine and self.zone in {"", said.zone}


FROM: Final = (
    ("", "", ""),
    (" from your hand", "hand", "あなたの手札から"),
    (" from your graveyard", "graveyard", "あなたの墓地から"),
    (" from exile", "exile", "追放領域から"),
)
"""(words, the zone, Japanese)"""


def said_as(wanted: WasCast) -> tuple[Build, Take]:
    """Return how a condition about "it" is made, and taken apart whatever "it" is."""

    def take(tree: WasCast) -> tuple[()] | None:
        is_it = getattr(tree.what, "said", "") == IT.said
        return () if is_it and tree.changed_field("what", IT) == wanted else None

    return lambda: wanted, take


SAID: Final = (
    *(
        (f"you cast it{words}", WasCast(IT, yours=True, zone=zone), f"あなたが{where}{{it}}を唱えていた")
        for words, zone, where in FROM
    ),
    *((f"it was cast{words}", WasCast(IT, zone=zone), f"{{it}}が{where}唱えられていた") for words, zone, where in FROM),
    ("it wasn't cast", WasCast(IT, is_so=False), "{it}が唱えられていなかった"),
)
for words, wanted, japanese in SAID:
    build, take = said_as(wanted)
    phrase(CONDITION, words, WasCast, build=build, take=take, ja=japanese)
