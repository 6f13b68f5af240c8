"""CR 608.2g "Cast any number of spells from among those cards": spells of a kind from among cards that were named."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.asking import choose
from oathbreaker.engine.casting_by_effect import cast_one_face, castable_faces
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.casting_now import NO_COST, way_for
from oathbreaker.mechanics.finding import FAILED, doer, here, things, to_move, value_of
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Amount, Filter, Ref
from oathbreaker.terms.refs import ExiledCards, Pronoun, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class CastFromAmong(OneDoer):
    """A player casts spells of a kind from among cards that were named, without paying their mana costs (608.2g).

    Attributes:
        what: What spells.
        of: From among which cards.
        most: How many at most; None for any number.
        said: What the text calls the cards.
    """

    makes: ClassVar[str] = "spells"

    what: Filter
    of: Ref
    most: Amount | None
    said: str
    who: Ref = You()

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out: the spells are described."""
        return isinstance(self.what, Noun) and self.what.head.kind == "spell"

    def fitting(self, context: Context, seat: int, left: tuple[int, ...]) -> dict[int, list[int]]:
        """Return which of these cards could be cast now, each with the faces that are such spells."""
        found: dict[int, list[int]] = {}
        for oid in here(context.state, left):
            way = way_for(context, seat, oid, free=True)
            faces = castable_faces(context.state, seat, oid, way, partial(self.fits, context, oid))
            if faces and context.state.objects[oid].zone not in {"battlefield", "stack"}:
                found[oid] = faces
        return found

    @rule("608.2g")
    def fits(self, context: Context, oid: int, look: Characteristics) -> bool:
        """Tell whether a face of a card would be such a spell."""
        return isinstance(self.what, Noun) and self.what.describes_look(context, context.state.objects[oid], look)

    def cards(self, context: Context) -> tuple[int, ...]:
        """Return the cards, where they are now."""
        return here(context.state, to_move(things(self.of, context), context))

    @rule("608.2d")
    def can_be_chosen(self, context: Context) -> bool:
        """Tell whether any of them could be cast."""
        return bool(self.fitting(context, doer(self.who, context), self.cards(context)))

    @rule("608.2g")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player cast one after the other, as long as they want to and can."""
        state, seat, left = context.state, doer(self.who, context), self.cards(context)
        most = len(left) if self.most is None else value_of(self.most, context)
        least = int(self.most == ONE)
        context.results["spell"] = ()
        for _ in range(most):
            faces = self.fitting(context, seat, left)
            chosen = yield from choose(
                state, seat, "choose cards", tuple(faces), least, 1, "608.2d", source=context.source
            )
            if not chosen:
                break
            left = tuple(oid for oid in left if oid not in chosen)
            before = state.stack
            way = way_for(context, seat, chosen[0], free=True)
            if (yield from cast_one_face(state, seat, chosen[0], way, faces[chosen[0]])):
                context.note("spell", *(spell for spell in state.stack if spell not in before))
        if not context.results["spell"]:
            context.results[FAILED] = (seat,)


ONE: Final = Number(1)
AMONG_WHICH: Final[dict[str, tuple[Ref, str]]] = {
    "them": (Pronoun("them"), "それら"),
    "those cards": (Pronoun("those cards"), "それらのカード"),
    "those exiled cards": (Pronoun("those cards"), "それらの追放されたカード"),
    "the exiled cards": (ExiledCards("the exiled cards"), "その追放されたカード"),
}
"""What the text calls the cards -> which they are, and the Japanese."""


def cast_one(said: str, what: Filter) -> CastFromAmong:
    """Return the casting of one spell from among cards."""
    return CastFromAmong(what, AMONG_WHICH[said][0], ONE, said)


def cast_any(said: str, what: Filter) -> CastFromAmong:
    """Return the casting of any number of spells from among cards."""
    return CastFromAmong(what, AMONG_WHICH[said][0], None, said)


def cast_some(said: str, most: Amount, what: Filter) -> CastFromAmong | None:
    """Return the casting of up to so many spells from among cards."""
    return None if most == ONE else CastFromAmong(what, AMONG_WHICH[said][0], most, said)


def take_one(said: str, tree: CastFromAmong) -> tuple[object, ...] | None:
    """Take `cast_one` apart."""
    return (tree.what,) if (tree.said, tree.most, tree.who) == (said, ONE, You()) else None


def take_any(said: str, tree: CastFromAmong) -> tuple[object, ...] | None:
    """Take `cast_any` apart."""
    return (tree.what,) if (tree.said, tree.most, tree.who) == (said, None, You()) else None


def take_some(said: str, tree: CastFromAmong) -> tuple[object, ...] | None:
    """Take `cast_some` apart."""
    is_so = (tree.said, tree.who) == (said, You()) and tree.most not in {None, ONE}
    return (tree.most, tree.what) if is_so else None


for words, (_, japanese) in AMONG_WHICH.items():
    for template, one, build, take, number in (
        ("a {what:noun/one}", "its mana cost", cast_one, take_one, "{what.one}"),
        ("any number of {what:noun/many}", "their mana costs", cast_any, take_any, "望む数の{what}"),
        ("up to {most:count} {what:noun/many}", "their mana costs", cast_some, take_some,
         "{what.most}{most}{what.counter}"),
    ):  # fmt: skip
        phrase(
            DEED,
            f"[cast|casts] {template} from among {words} without paying {one}",
            CastFromAmong,
            build=partial(build, words),
            take=partial(take, words),
            ja=f"{japanese}の中から{number}を{NO_COST}",
        )
