"""CR 700.3 Piles: somebody separates things into two of them, somebody chooses one, and each has its own fate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.asking import ask, choose, thing_option
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Decision, DecisionKind, Option, Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import Destroy as DestroyEvent
from oathbreaker.engine.movement import Sacrifice as SacrificeEvent
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.revealing import Reveal as RevealEvent
from oathbreaker.language.categories import DEED, EFFECT, SENTENCE
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.destroying import BEYOND_REGENERATION
from oathbreaker.mechanics.finding import AFFECTED, doer, here, matching, picked_from, things
from oathbreaker.mechanics.looking import put_rest
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.players import Players
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Filter, Ref
from oathbreaker.terms.refs import Some, You
from oathbreaker.terms.term import term
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule

AN_OPPONENT: Final = Some(Players("opponent"))
"""Who separates or chooses where the text says "an opponent": the one whom the controller chooses."""

PILES: Final = ("first pile", "second pile")
"""The names among a context's results of what is in each of two piles; the first is the face-down one."""
FACE_DOWN: Final = "face-down pile"
"""The name among a context's results that tells that the first pile is face down."""
PILE: Final = "pile"
OTHER_PILE: Final = "other pile"
"""The names among a context's results of what is in the pile that was chosen, and in the other."""

ONTO: Final = "battlefield"
ZONES: Final = frozenset({"hand", "graveyard", "exile", ONTO})
"""Where a pile goes at the same time as the other."""


@term
class Separate(OneDoer):
    """Things are put into two piles, each into one of them; they stay where they are (700.3).

    Attributes:
        what: The things.
        faces: Whether one pile is face down and the other face up.
        who: Who separates them.
    """

    what: Ref
    faces: bool = False
    who: Ref = You()

    @rule("700.3", "700.3a", "700.3c", "700.3d")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player say what is in the first pile; a face-up pile is shown to everybody."""
        state = context.state
        seat = yield from one_of(self.who, context)
        found = here(state, things(self.what, context))
        first = yield from first_pile(context, seat, found, faces=self.faces)
        piles = first, tuple(oid for oid in found if oid not in first)
        context.results.update(zip(PILES, piles, strict=True))
        context.results[FACE_DOWN] = (seat,) if self.faces else ()
        if self.faces:
            yield from happen(state, [RevealEvent(oid, seat, context.source) for oid in here(state, piles[1])])


@term
class ChoosePile(OneDoer):
    """A player chooses one of the piles; later words mean it and the other.

    Attributes:
        of: How the text says the piles: "those" or "the".
        who: Who chooses.
    """

    of: str
    who: Ref = You()

    @rule("608.2d")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player choose."""
        yield from choose_pile(context, (yield from one_of(self.who, context)), wants_less=True)


@term
class PutPiles(OneDoer):
    """Each of the piles is put somewhere.

    Attributes:
        to: Where the pile that is chosen goes: a zone.
        rest: Where the other goes: a zone, or "bottom any order".
        chooser: Who chooses it: "you", "opponent", or "before" where it was chosen already.
    """

    to: str
    rest: str
    chooser: str = "you"
    who: Ref = You()

    @rule("700.3b", "700.3c")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let one be chosen if none is yet, and put the cards of both where they go."""
        state, seat = context.state, doer(self.who, context)
        if self.chooser == "opponent":
            yield from choose_pile(context, (yield from one_of(AN_OPPONENT, context)), wants_less=False)
        elif self.chooser == "you":
            yield from choose_pile(context, seat)
        parts = [(PILE, self.to), (OTHER_PILE, self.rest)]
        yield from happen(
            state,
            [
                ZoneChange(state, oid, zone, controller=seat if zone == ONTO else NOBODY, source=context.source)
                for pile, zone in parts
                if zone in ZONES
                for oid in here(state, context.results.get(pile, ()))
            ],
        )
        if self.rest not in ZONES:
            yield from put_rest(context, seat, here(state, context.results.get(OTHER_PILE, ())), self.rest)


@term
class PutOneOfPile(OneDoer):
    """A card of the pile that was chosen goes to the hand, all others that were in either to the bottom."""

    who: Ref = You()

    @rule("608.2d")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player choose the card, put it into their hand, and order the others."""
        state, seat = context.state, doer(self.who, context)
        taken = yield from picked_from(here(state, context.results.get(PILE, ())), context, seat)
        yield from happen(state, [ZoneChange(state, oid, "hand", source=context.source) for oid in taken])
        others = [oid for name in (PILE, OTHER_PILE) for oid in here(state, context.results.get(name, ()))]
        rest = tuple(oid for oid in others if oid not in taken and state.objects[oid].zone == "library")
        yield from put_rest(context, seat, rest, "bottom any order")


@term
class SacrificePile(OneDoer):
    """A player sacrifices everything of a kind in the pile of their choice."""

    what: Filter
    who: Ref = You()

    @rule("701.21a")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player choose a pile, and sacrifice what is in it at once."""
        seat = doer(self.who, context)
        yield from choose_pile(context, seat, wants_less=True)
        yield from happen(
            context.state, [SacrificeEvent(oid, seat, context.source) for oid in of_pile(self.what, context)]
        )


@term
class DestroyPile(Effect):
    """Everything of a kind in the pile that a player chooses is destroyed.

    Attributes:
        what: The kind.
        chooser: Whose choice it is.
        who: Who destroys it.
    """

    makes: ClassVar[str] = f"{AFFECTED}s"

    what: Filter
    chooser: Ref
    who: Ref = You()

    def perform(self, context: Context) -> Procedure[None]:
        """Let the player choose a pile, and destroy what is in it at once."""
        yield from choose_pile(context, doer(self.chooser, context), wants_less=True)
        gone = context.results[AFFECTED] = of_pile(self.what, context)
        spared = context.results.get(BEYOND_REGENERATION, ())
        yield from happen(
            context.state, [DestroyEvent(oid, context.source, regenerable=oid not in spared) for oid in gone]
        )


def one_of(who: Ref, context: Context) -> Procedure[int]:
    """Return who separates or chooses: "an opponent" is the one whom the controller chooses."""
    if not isinstance(who, Some):
        return doer(who, context)
    state, seat = context.state, context.controller
    found = yield from choose(state, seat, "player", matching(who.what, context), 1, 1, "608.2d", source=context.source)
    return found[0] if found else NOBODY


@rule("700.3a", "700.3d")
def first_pile(context: Context, seat: int, found: Sequence[int], *, faces: bool) -> Procedure[tuple[int, ...]]:
    """Let a player say which of these are in the first pile, perhaps none or all of them.

    Automatic play puts every other one there.
    """
    state = context.state
    if not found or seat == NOBODY:
        return ()
    on_battlefield = all(state.objects[oid].zone == ONTO for oid in found)
    kind: DecisionKind = "choose permanents" if on_battlefield else "choose cards"
    options = [thing_option(state, oid, "choose", is_default=place % 2 == 0) for place, oid in enumerate(found)]
    question = say("engine.ask_face_down_pile" if faces else "engine.ask_piles")
    answer = yield from ask(
        state, Decision(seat, kind, options, 0, len(options), "700.3a", context.source, question=question)
    )
    return tuple(found[place] for place in answer)


@rule("608.2d", "700.3d")
def choose_pile(context: Context, seat: int, *, wants_less: bool = False) -> Procedure[None]:
    """Let a player choose a pile, an empty one too; automatic play takes the greater or the smaller one."""
    state = context.state
    piles = [here(state, context.results.get(name, ())) for name in PILES]
    context.results[PILE], context.results[OTHER_PILE] = piles
    if seat == NOBODY or not any(piles):
        return
    sizes = [-len(pile) if wants_less else len(pile) for pile in piles]
    options = [
        Option(
            name,
            "choose",
            value=name,
            is_default=place == sizes.index(max(sizes)),
            title=pile_title(context, pile, is_hidden=not place and bool(context.results.get(FACE_DOWN))),
        )
        for place, (name, pile) in enumerate(zip(PILES, piles, strict=True))
    ]
    decision = Decision(seat, "word", options, 1, 1, "608.2d", context.source, question=say("engine.ask_pile"))
    (place,) = yield from ask(state, decision)
    context.results[PILE], context.results[OTHER_PILE] = piles[place], piles[1 - place]


def pile_title(context: Context, pile: Sequence[int], *, is_hidden: bool) -> Message:
    """Return how a pile is named: by what is in it, or by how many cards where it is face down."""
    if not pile:
        return say("engine.pile_empty")
    if is_hidden:
        return say("engine.pile_face_down", n=len(pile))
    return say("engine.pile", things=[title_of(context.state, oid) for oid in pile])


def of_pile(what: Filter, context: Context) -> tuple[int, ...]:
    """Return what is of a kind in the pile that was chosen."""
    state = context.state
    return tuple(
        oid
        for oid in here(state, context.results.get(PILE, ()))
        if isinstance(what, Noun) and what.describes(context, state.objects[oid])
    )


INTO_PILES = (
    ("into two piles", False, "を２つの束に分ける"),
    ("into a face-down pile and a face-up pile", True, "を裏向きの束と表向きの束に分ける"),
)
"""(words, whether one is face down, Japanese)"""
for words, faces, japanese in INTO_PILES:
    phrase(DEED, f"[separate|separates] {{what:thing/many}} {words}", Separate, faces=faces, ja=f"{{what}}{japanese}")
    phrase(
        EFFECT,
        f"an opponent separates {{what:thing/many}} {words}",
        Separate,
        faces=faces,
        who=AN_OPPONENT,
        ja=f"対戦相手１人は{{what}}{japanese}",
    )
for of in ("those", "the"):
    fixed(
        EFFECT,
        f"an opponent chooses one of {of} piles",
        ChoosePile(of, AN_OPPONENT),
        ja="対戦相手１人はそれらの束のうち１つを選ぶ",
    )
RESTS = (
    ("into your graveyard", "graveyard", "あなたの墓地に置く"),
    ("on the bottom of your library in any order", "bottom any order", "あなたのライブラリーの一番下に望む順番で置く"),
)
"""(words, where the other pile goes, Japanese)"""
for words, rest, japanese in RESTS:
    for pile, chooser, said in (("one", "you", "一方の"), ("that", "before", "その")):
        phrase(
            DEED,
            f"put {pile} pile into your hand and the other {words}",
            PutPiles,
            forms=("base",),
            to="hand",
            rest=rest,
            chooser=chooser,
            ja=f"{said}束をあなたの手札に加え、もう一方の束を{japanese}",
        )
fixed(
    DEED,
    "exile the pile of an opponent's choice and return the other to the battlefield",
    PutPiles("exile", ONTO, "opponent"),
    forms=("base",),
    ja="対戦相手１人が選んだ束を追放し、もう一方の束を戦場に戻す",
)
fixed(
    DEED,
    "put all cards from the pile of your choice onto the battlefield under your control and the rest into their "
    "owners' graveyards",
    PutPiles(ONTO, "graveyard"),
    forms=("base",),
    ja="あなたが選んだ束にあるすべてのカードをあなたのコントロール下で戦場に出し、残りをオーナーの墓地に置く",
)
fixed(
    SENTENCE,
    "put a card from the chosen pile into your hand , then put all other cards revealed this way on the bottom of your "
    "library in any order .",
    PutOneOfPile(),
    ja="選ばれた束にあるカード１枚をあなたの手札に加え、その後、これにより公開された他のすべてのカードをあなたの"
    "ライブラリーの一番下に望む順番で置く。",
)
phrase(
    DEED,
    "[sacrifice|sacrifices] all {what:noun/many} in the pile of their choice",
    SacrificePile,
    ja="自分が選んだ束にあるすべての{what}を生け贄に捧げる",
)
phrase(
    DEED,
    "destroy all {what:noun/many} in the pile of {chooser:own} choice",
    DestroyPile,
    forms=("base",),
    ja="{chooser}が選んだ束にあるすべての{what}を破壊する",
)
