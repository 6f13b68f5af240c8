"""CR 401 Cards put on the bottom of libraries, whole zones exiled."""

from __future__ import annotations

from functools import partial
from typing import Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.asking import order_things
from oathbreaker.engine.chance import shuffle
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import here, owner_of, picked, to_move
from oathbreaker.mechanics.leaving_zones import exile_all
from oathbreaker.mechanics.sorting import order_library
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import Pronoun, You
from oathbreaker.terms.term import term
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

RANDOM: Final = "in a random order"
CHOSEN_ORDER: Final = "in any order"
ORDERS: Final = {"": "", CHOSEN_ORDER: "望む順番で", RANDOM: "無作為の順番で"}
"""How the text says in which order they go -> in Japanese."""


@term
class PutOnBottom(Effect):
    """Objects are put on the bottom of their owners' libraries.

    Attributes:
        what: The objects.
        whose: How the text says whose library it is.
        order: How the text says in which order: a key of `ORDERS`.
        who: Who puts them there.
    """

    what: Ref
    whose: Ref
    order: str = ""
    who: Ref = You()

    @rule("401.4", "608.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Put them there; each owner orders their own, unless chance does. Cards of a library only change places."""
        state = context.state
        found = to_move((yield from picked(self.what, context, self.who)), context)
        for owner in state.apnap():
            own = [oid for oid in found if owner_of(state, oid) == owner]
            if self.order == RANDOM:
                shuffle(state, own)
            elif len(own) > 1:
                question = say("asking.order_on_bottom")
                own = list((yield from order_things(state, owner, own, "401.4", context.source, question)))
            inside = tuple(oid for oid in here(state, tuple(own)) if state.objects[oid].zone == "library")
            library = state.library(owner)
            if inside:
                order_library(state, owner, (*(oid for oid in library if oid not in inside), *inside))
            outside = [oid for oid in here(state, tuple(own)) if oid not in inside]
            yield from happen(state, [ZoneChange(state, oid, "library", source=context.source) for oid in outside])


@term
class ExileZones(Effect):
    """All cards of some zones of players are exiled (701.13)."""

    zones: tuple[str, ...]
    whose: Ref
    who: Ref = You()

    def perform(self, context: Context) -> Procedure[None]:
        """Exile them all at once."""
        yield from exile_all(self.zones, self.whose, context)


def take_on_bottom(order: str, tree: PutOnBottom) -> tuple[object, ...] | None:
    """Take a move to the bottom of a library apart."""
    return (tree.what, tree.whose) if tree.order == order and tree.who == You() else None


def on_bottom(order: str, what: Ref, whose: Ref) -> PutOnBottom:
    """Return a move to the bottom of a library."""
    return PutOnBottom(what, whose, order)


for number in ("one", "many"):
    for order, japanese in ORDERS.items():
        phrase(
            DEED,
            f"[put|puts] {{what:thing/{number}}} on the bottom of {{whose:own}} library {order}".strip(),
            PutOnBottom,
            build=partial(on_bottom, order),
            take=partial(take_on_bottom, order),
            ja=f"{{what}}を{{whose.no}}ライブラリーの一番下に{japanese}置く",
        )


def exile_zones(zones: tuple[str, ...], whose: Ref) -> ExileZones | None:
    """Return the exiling of zones; "all cards from your hand" are said as cards of a kind."""
    is_said = zones == ("hand",) and isinstance(whose, You | Pronoun)
    return None if is_said else ExileZones(zones, whose)


def take_exile_zones(zones: tuple[str, ...], tree: ExileZones) -> tuple[Ref] | None:
    """Take `exile_zones` apart."""
    return (tree.whose,) if tree.zones == zones and tree.who == You() else None


for words, zones, japanese in (
    ("library", ("library",), "ライブラリー"),
    ("hand", ("hand",), "手札"),
    ("hand and graveyard", ("hand", "graveyard"), "手札と墓地"),
):
    phrase(
        DEED,
        f"[exile|exiles] all cards from {{whose:own}} {words}",
        ExileZones,
        build=partial(exile_zones, zones),
        take=partial(take_exile_zones, zones),
        ja=f"{{whose.no}}{japanese}にあるカードをすべて追放する",
    )
