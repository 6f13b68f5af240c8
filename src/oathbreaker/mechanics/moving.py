"""CR 400.7, 401 Cards changing zones: to hands, libraries and the battlefield."""

from __future__ import annotations

from functools import partial
from typing import Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.asking import choose, choose_word
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Chosen, Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.player_events import Shuffle
from oathbreaker.engine.rounds import in_one_round
from oathbreaker.engine.transforming import has_back
from oathbreaker.language.categories import CONTROL, DEED
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.finding import CHOSEN, doer, owner_of, picked, seats, things, to_move, value_of
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Amount, Ref
from oathbreaker.terms.refs import OwnerOf, Pronoun, Some, You
from oathbreaker.terms.term import term
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

NONE: Final = Number(0)


class IntoHand(Effect):
    """Objects go to their owners' hands."""

    __slots__ = ()
    what: Ref
    who: Ref

    @rule("400.3")
    def perform(self, context: Context) -> Procedure[None]:
        """Put what is still there into its owners' hands, all at once."""
        state = context.state
        wanted = to_move((yield from picked(self.what, context, self.who)), context)
        yield from happen(state, [ZoneChange(state, oid, "hand", source=context.source) for oid in wanted])


@term
class PutIntoHand(IntoHand):
    """Cards are put into their owner's hand."""

    what: Ref
    whose: Ref
    who: Ref = You()


@term
class PutOntoBattlefield(OneDoer):
    """Cards are put onto the battlefield.

    Attributes:
        what: The cards.
        tapped: Whether they enter tapped.
        control: Under whose control, as said: "" for the one who does it, "their owner's control".
        returned: Whether the text says "return".
        transformed: Whether they enter with their back faces up.
        amount, counter: With how many counters of which kind they enter; "" for none.
    """

    what: Ref
    tapped: bool = False
    control: str = ""
    returned: bool = False
    transformed: bool = False
    amount: Amount = NONE
    counter: str = ""
    who: Ref = You()

    @property
    def made(self) -> str:
        """What later words can refer to: one card of a kind, which a player chose."""
        return CHOSEN if isinstance(self.what, Some) else ""

    @rule("712.14a")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Put them onto the battlefield, all at once; what is no permanent card stays where it is (304.4, 307.4).

        So does what is put there transformed and has no back face for that.
        """
        state, seat = context.state, doer(self.who, context)
        by_owner = "owner" in self.control
        found = yield from picked(self.what, context, self.who)
        events = [
            ZoneChange(
                state,
                oid,
                "battlefield",
                controller=owner_of(state, oid) if by_owner else seat,
                tapped=self.tapped,
                face=int(self.transformed),
                source=context.source,
            )
            for oid in to_move(found, context)
            if state.objects[oid].zone != "battlefield" and (not self.transformed or has_back(state.objects[oid]))
        ]
        for event in events if self.counter else ():
            event.counters[self.counter] = value_of(self.amount, context)
        yield from happen(state, events)


@term
class PutOnTop(Effect):
    """An object is put on top of its owner's library."""

    what: Ref
    whose: Ref
    who: Ref = You()

    def perform(self, context: Context) -> Procedure[None]:
        """Put them on top of their owners' libraries."""
        state = context.state
        found = yield from picked(self.what, context, self.who)
        events = [
            ZoneChange(state, oid, "library", position=0, source=context.source) for oid in to_move(found, context)
        ]
        yield from happen(state, events)


@term
class PutOnTopOrBottom(OneDoer):
    """An object is put on the top or bottom of its owner's library, as a player chooses."""

    what: Ref
    whose: Ref
    who: Ref = You()

    @rule("608.2d")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player choose where it goes, and put it there."""
        state, seat = context.state, doer(self.who, context)
        for oid in to_move(things(self.what, context), context):
            titles = [say("mechanics.top_of_library"), say("mechanics.bottom_of_library")]
            word = yield from choose_word(state, seat, "word", ["top", "bottom"], "608.2d", context.source, titles)
            place = 0 if word == "top" else None
            yield from happen(state, (ZoneChange(state, oid, "library", position=place, source=context.source),))


@term
class ReturnToHand(IntoHand):
    """Objects are returned to their owner's hand."""

    what: Ref
    whose: Ref
    who: Ref = You()


@term
class ShuffleInto(Effect):
    """An object is shuffled into a library (701.24)."""

    what: Ref
    whose: Ref
    who: Ref = You()

    @rule("701.24a")
    def perform(self, context: Context) -> Procedure[None]:
        """Put them into their owners' libraries and shuffle those, even if nothing was put there (701.24c)."""
        state = context.state
        found = yield from picked(self.what, context, self.who)
        owners = dict.fromkeys(seat for oid in found if (seat := owner_of(state, oid)) != NOBODY)
        moves: list[Event] = [
            ZoneChange(state, oid, "library", source=context.source) for oid in to_move(found, context)
        ]
        yield from happen(state, moves)
        yield from happen(state, [Shuffle(seat, 1, context.source) for seat in owners])


@term
class ShuffleZonesInto(Effect):
    """Players shuffle all cards of their hands and graveyards, or of one of the two, into their libraries."""

    zones: tuple[str, ...]
    whose: Ref
    library: Ref
    who: Ref = You()

    @rule("701.24a", "701.24c", "608.2f")
    def perform(self, context: Context) -> Procedure[None]:
        """Put all of them into their owners' libraries at once, and shuffle those."""
        state, found = context.state, seats(self.whose, context)
        moves: list[Event] = [
            ZoneChange(state, oid, "library", source=context.source)
            for seat in found
            for zone in self.zones
            for oid in state.zone(zone, seat)
        ]
        yield from happen(state, moves)
        yield from happen(state, [Shuffle(seat, 1, context.source) for seat in found])


@term
class PutBackFromHand(Effect):
    """Players put cards from their hands on top of their libraries in any order."""

    amount: Amount
    whose: Ref
    library: Ref
    who: Ref = You()

    @rule("401.4", "608.2e")
    def perform(self, context: Context) -> Procedure[None]:
        """Let each choose the cards in order, the one that will be on top last; then all are put there."""
        state, number = context.state, value_of(self.amount, context)
        events: list[Event] = []
        made: list[Chosen] = []
        for seat in seats(self.whose, context):
            choosing = choose(
                state, seat, "choose cards", state.hand(seat), number, number, "401.4",
                ordered=True, source=context.source, question=say("asking.put_on_top", n=number),
            )  # fmt: skip
            chosen = yield from in_one_round(state, choosing, made)
            events += [ZoneChange(state, oid, "library", position=0, source=context.source) for oid in chosen]
        yield from happen(state, events)


def taken_plainly(tree: PutOntoBattlefield) -> bool:
    """Tell whether cards are put onto the battlefield under somebody's control, and nothing more is said."""
    return tree == PutOntoBattlefield(tree.what, control=tree.control) and bool(tree.control)


for words, japanese in (
    ("your control", "あなたのコントロール下で"),
    ("their owner's control", "オーナーのコントロール下で"),
    ("its owner's control", "オーナーのコントロール下で"),
    ("their owners' control", "オーナーのコントロール下で"),
    ("his owner's control", "オーナーのコントロール下で"),
    ("her owner's control", "オーナーのコントロール下で"),
):
    fixed(CONTROL, words, words, ja=japanese)
SEVERAL_OWNERS: Final = OwnerOf(Pronoun("them"), "their owners'")
"""The owners of several things: "to their owners' hands"."""
IT: Final = {"one": "it", "many": "them"}
MANNERS: Final = (
    ("", False, False, ""),
    ("tapped", True, False, "タップ状態で"),
    ("transformed", False, True, "変身させた状態で"),
    ("tapped and transformed", True, True, "タップ状態で変身させた状態で"),
)
"""(words, whether it enters tapped, whether transformed, Japanese)"""


@term
class PutWithMore(PutOntoBattlefield):
    """Cards are put onto the battlefield with one counter more than they would enter with."""


def with_more(returned: bool, what: Ref, counter: str) -> PutWithMore:  # noqa: FBT001  a part of the phrase
    """Return a move that says that there is an additional counter."""
    return PutWithMore(what, returned=returned, amount=Number(1), counter=counter)


def take_with_more(returned: bool, tree: PutWithMore) -> tuple[object, ...] | None:  # noqa: FBT001  a part of the phrase
    """Take `with_more` apart."""
    return (tree.what, tree.counter) if tree == with_more(returned, tree.what, tree.counter) else None


def take_to_hand(tree: ReturnToHand) -> tuple[object, ...] | None:
    """Take a return to a hand apart; several owners have several hands."""
    return None if tree.whose == SEVERAL_OWNERS or tree.who != You() else (tree.what, tree.whose)


def take_with_counters(returned: bool, tree: PutOntoBattlefield) -> tuple[object, ...] | None:  # noqa: FBT001  a part of the phrase
    """Take a move onto the battlefield apart that says with which counters."""
    if not tree.counter or tree.returned != returned or tree != with_counters(returned, tree):
        return None
    return tree.what, tree.amount, tree.counter


def with_counters(returned: bool, tree: PutOntoBattlefield) -> PutOntoBattlefield:  # noqa: FBT001  a part of the phrase
    """Return a move that says with which counters, and nothing else of how."""
    return PutOntoBattlefield(tree.what, returned=returned, amount=tree.amount, counter=tree.counter)


for number in ("one", "many"):
    thing = f"{{what:thing/{number}}}"
    phrase(DEED, f"[put|puts] {thing} into {{whose:own}} hand", PutIntoHand, ja="{what}を{whose.no}手札に加える")
    for words, tapped, transformed, in_state in MANNERS:
        for verb, returned, japanese in (
            (f"[put|puts] {thing} onto the battlefield", False, "戦場に出す"),
            (f"[return|returns] {thing} to the battlefield", True, "戦場に戻す"),
        ):
            said = f"{verb} {words}".strip()
            phrase(
                DEED,
                said,
                PutOntoBattlefield,
                returned=returned,
                tapped=tapped,
                transformed=transformed,
                ja=f"{{what}}を{in_state}{japanese}",
            )
            phrase(
                DEED,
                f"{said} under {{control:control}}",
                PutOntoBattlefield,
                returned=returned,
                tapped=tapped,
                transformed=transformed,
                ja=f"{{what}}を{in_state}{{control}}{japanese}",
            )
            if not words:
                phrase(
                    DEED,
                    f"{said} with {{amount:count}} {{counter:counter-kind}} <counter|counters> on {IT[number]}",
                    PutOntoBattlefield,
                    returned=returned,
                    take=partial(take_with_counters, returned),
                    ja=f"{{what}}を{{counter}}{{amount}}個が置かれた状態で{japanese}",
                )
    for verb, returned, japanese in (
        (f"[put|puts] {thing} onto the battlefield", False, "戦場に出す"),
        (f"[return|returns] {thing} to the battlefield", True, "戦場に戻す"),
    ):
        phrase(
            DEED,
            f"{verb} with an additional {{counter:counter-kind}} counter on {IT[number]}",
            PutWithMore,
            build=partial(with_more, returned),
            take=partial(take_with_more, returned),
            ja=f"{{what}}を追加の{{counter}}１個が置かれた状態で{japanese}",
        )
    phrase(
        DEED,
        f"[return|returns] {thing} to {{whose:own}} hand",
        ReturnToHand,
        take=take_to_hand,
        ja="{what}を{whose.no}手札に戻す",
    )
    phrase(
        DEED,
        f"[put|puts] {thing} on top of {{whose:own}} library",
        PutOnTop,
        ja="{what}を{whose.no}ライブラリーの一番上に置く",
    )
    phrase(
        DEED,
        f"[shuffle|shuffles] {thing} into {{whose:own}} library",
        ShuffleInto,
        ja="{what}を{whose.no}ライブラリーに加えて切り直す",
    )
phrase(
    DEED,
    "[return|returns] {what:thing/many} to their owners' hands",
    ReturnToHand,
    build=lambda what: ReturnToHand(what, SEVERAL_OWNERS),
    take=lambda tree: (tree.what,) if tree.whose == SEVERAL_OWNERS and tree.who == You() else None,
    ja="{what}をオーナーの手札に戻す",
)
phrase(
    DEED,
    "[put|puts] {what:thing/one} on {whose:own} choice of the top or bottom of their library",
    PutOnTopOrBottom,
    ja="{what}を{whose.no}ライブラリーの一番上か一番下のうち望むほうに置く",
)
for zones, words, japanese in (
    (("hand", "graveyard"), "hand and graveyard", "手札と墓地にあるすべてのカード"),
    (("hand",), "hand", "手札にあるすべてのカード"),
    (("graveyard",), "graveyard", "墓地にあるすべてのカード"),
):
    phrase(
        DEED,
        f"[shuffle|shuffles] {{whose:own}} {words} into {{library:own}} library",
        ShuffleZonesInto,
        zones=zones,
        ja=f"{{whose.no}}{japanese}を{{library.no}}ライブラリーに加えて切り直す",
    )
phrase(
    DEED,
    "[put|puts] {amount:count} cards from {whose:own} hand on top of {library:own} library in any order",
    PutBackFromHand,
    ja="{whose.no}手札にあるカード{amount}枚を{library.no}ライブラリーの一番上に望む順番で置く",
)
for number in ("one", "many"):
    phrase(
        DEED,
        f"[put|puts] {{what:thing/{number}}} onto the battlefield under {{control:control}}",
        PutOntoBattlefield,
        take=lambda tree: (tree.what, tree.control) if taken_plainly(tree) else None,
        ja="{what}を{control}戦場に出す",
    )
