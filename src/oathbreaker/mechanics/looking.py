"""CR 701.20 Revealing, 701.22 scry, 701.23 searching, 701.24 shuffling, 701.25 surveil; looking at cards."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.asking import choose, order_things
from oathbreaker.engine.chance import shuffle
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.player_events import Shuffle as ShuffleEvent
from oathbreaker.engine.revealing import LookAt as LookAtEvent
from oathbreaker.engine.revealing import Reveal as RevealEvent
from oathbreaker.engine.revealing import Search
from oathbreaker.engine.zones import order_zone
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.finding import AMONG, REVEALED, doer, here, picked, seats, value_of
from oathbreaker.mechanics.may_search import may_search
from oathbreaker.mechanics.nouns import Head, Noun
from oathbreaker.mechanics.sorting import Scry, Surveil, order_library
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Amount, Filter, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

ONE = Number(1)
ANY_CARD = Noun(Head((), "card"))


@term
class LookAtHand(OneDoer):
    """A player looks at another's hand."""

    whose: Ref
    who: Ref = You()

    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player know what is in the hand."""
        seat = doer(self.who, context)
        cards = [oid for owner in seats(self.whose, context) for oid in context.state.hand(owner)]
        yield from happen(context.state, [LookAtEvent(oid, seat, context.source) for oid in cards])


@term
class LookAtTop(OneDoer):
    """A player looks at the top cards of a library."""

    makes: ClassVar[str] = "cards"

    amount: Amount
    whose: Ref
    who: Ref = You()

    @property
    def made(self) -> str:
        """What later words can refer to: "it" is the card where one is looked at."""
        return "card" if self.amount == ONE else self.makes

    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player know the top cards; later instructions refer to them."""
        state = context.state
        found = top_cards(self.whose, self.amount, context)
        looker = doer(self.who, context)
        yield from happen(state, [LookAtEvent(oid, looker, context.source) for oid in found])
        context.results["card"] = context.results[AMONG] = found


@term
class PutBackInAnyOrder(OneDoer):
    """The cards looked at are put back on top of the library in any order."""

    who: Ref = You()

    @rule("401.4")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player order the cards that were looked at."""
        state, seat = context.state, doer(self.who, context)
        looked = here(state, context.results.get("card", ()))
        ordered = yield from order_things(state, seat, looked, "401.4", context.source, say("asking.order_on_top"))
        for owner in dict.fromkeys(state.objects[oid].owner for oid in ordered):
            library = state.library(owner)
            order_zone(
                state,
                "library",
                owner,
                (*(oid for oid in ordered if oid in library), *(oid for oid in library if oid not in ordered)),
            )


@term
class PutSomeIntoHand(OneDoer):
    """Some of the cards looked at go to the hand, the others to the bottom of the library.

    Attributes:
        amount: How many go to the hand.
        rest: Where the others go: "bottom any order", "bottom random order", "graveyard" or "bottom".
        is_one: Whether the text says "the other" of them.
    """

    amount: Amount
    rest: str
    is_one: bool = False
    who: Ref = You()

    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player take some, and put the others where they go."""
        state, seat = context.state, doer(self.who, context)
        looked = here(state, context.results.get("card", ()))
        number = min(value_of(self.amount, context), len(looked))
        taken = yield from choose(state, seat, "choose cards", looked, number, number, "608.2d", source=context.source)
        yield from happen(state, [ZoneChange(state, oid, "hand", source=context.source) for oid in taken])
        yield from put_rest(context, seat, tuple(oid for oid in looked if oid not in taken), self.rest)


@term
class SearchLibrary(OneDoer):
    """A player searches their library for a card (701.23)."""

    makes: ClassVar[str] = "card"

    what: Filter
    whose: Ref
    who: Ref = You()

    @rule("701.23a", "701.23b", "701.23d")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player find a card; they may fail to find what is described, but not just any card."""
        yield from search(context, self.whose, self.who, self.what, 1, least=int(self.what == ANY_CARD))


@term
class SearchLibraryUpTo(OneDoer):
    """A player searches their library for up to so many cards (701.23)."""

    makes: ClassVar[str] = "cards"

    amount: Amount
    what: Filter
    whose: Ref
    who: Ref = You()

    @rule("701.23a")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player find cards."""
        yield from search(context, self.whose, self.who, self.what, value_of(self.amount, context))


@term
class SearchLibraryForAny(OneDoer):
    """A player searches their library for any number of cards of a kind (701.23)."""

    makes: ClassVar[str] = "cards"

    what: Filter
    whose: Ref
    who: Ref = You()

    @rule("701.23a")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player find as many as they want."""
        libraries = [oid for owner in seats(self.whose, context) for oid in context.state.library(owner)]
        yield from search(context, self.whose, self.who, self.what, len(libraries))


@term
class Reveal(OneDoer):
    """A player reveals cards (701.20)."""

    what: Ref
    who: Ref = You()

    @rule("701.20a")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Show the cards to everybody."""
        found = yield from picked(self.what, context, self.who)
        yield from reveal(context, self.who, here(context.state, found))


@term
class RevealTop(OneDoer):
    """A player reveals the top cards of a library."""

    makes: ClassVar[str] = "cards"

    amount: Amount
    whose: Ref
    who: Ref = You()

    @property
    def made(self) -> str:
        """What later words can refer to: "it" is the card where one is revealed."""
        return "card" if self.amount == ONE else self.makes

    @rule("701.20a")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Show the top cards to everybody."""
        found = top_cards(self.whose, self.amount, context)
        yield from reveal(context, self.who, found)
        context.results["card"] = context.results[AMONG] = found


@term
class Shuffle(Effect):
    """A library is shuffled (701.24)."""

    who: Ref = You()

    @rule("701.24a")
    def perform(self, context: Context) -> Procedure[None]:
        """Shuffle."""
        yield from happen(context.state, [ShuffleEvent(seat, 1, context.source) for seat in seats(self.who, context)])


def top_cards(whose: Ref, amount: Amount, context: Context) -> tuple[int, ...]:
    """Return the top cards of libraries, so many of each."""
    number = value_of(amount, context)
    return tuple(oid for seat in seats(whose, context) for oid in context.state.library(seat)[:number])


def reveal(context: Context, who: Ref, cards: tuple[int, ...]) -> Procedure[None]:
    """Let a player show cards to everybody."""
    seat = doer(who, context)
    context.results[REVEALED] = cards
    yield from happen(context.state, [RevealEvent(oid, seat, context.source) for oid in cards])


def put_rest(context: Context, seat: int, cards: tuple[int, ...], to: str) -> Procedure[None]:
    """Put cards that were looked at where the rest goes."""
    state = context.state
    if to in {"graveyard", "hand"}:
        yield from happen(state, [ZoneChange(state, oid, to, source=context.source) for oid in cards])
        if to == "graveyard":
            context.results[BURIED] = cards
        return
    if to == "bottom random order":
        ordered = list(cards)
        shuffle(state, ordered)
    else:
        question = say("asking.order_on_bottom")
        ordered = list((yield from order_things(state, seat, cards, "401.4", context.source, question)))
    library = state.library(seat)
    inside = [oid for oid in ordered if oid in library]
    order_library(state, seat, (*(oid for oid in library if oid not in inside), *inside))
    outside = [oid for oid in ordered if oid not in inside]  # exiled meanwhile: those change zones
    yield from happen(state, [ZoneChange(state, oid, "library", source=context.source) for oid in outside])


BURIED: Final = "buried"
"""The name among a context's results of the cards that were put into a graveyard, as they were."""


def search(  # noqa: PLR0913  all that decides about it
    context: Context, whose: Ref, who: Ref, what: Filter, most: int, *, least: int = 0
) -> Procedure[None]:
    """Let a player search libraries; what they find can be referred to."""
    state, seat = context.state, doer(who, context)
    owners = [owner for owner in seats(whose, context) if may_search(context, seat, owner)]
    yield from happen(state, [Search(seat, owner, context.source) for owner in owners])
    libraries = [oid for owner in owners for oid in state.library(owner)]
    fitting = [oid for oid in libraries if isinstance(what, Noun) and what.describes(context, state.objects[oid])]
    found = yield from choose(state, seat, "choose cards", fitting, least, most, "701.23b", source=context.source)
    context.results["card"] = found


REST = (
    ("on the bottom of your library in any order", "bottom any order", "あなたのライブラリーの一番下に望む順番で"),
    ("on the bottom of your library in a random order", "bottom random order",
     "あなたのライブラリーの一番下に無作為の順番で"),
    ("into your graveyard", "graveyard", "あなたの墓地に"),
)  # fmt: skip

phrase(DEED, "[scry|scries] {amount:number}", Scry, ja="占術{amount}を行う")
phrase(DEED, "[surveil|surveils] {amount:number}", Surveil, ja="諜報{amount}を行う")
phrase(DEED, "[look|looks] at {whose:own} hand", LookAtHand, ja="{whose.no}手札を見る")
phrase(DEED, "[look|looks] at the top card of {whose:own} library", LookAtTop, amount=ONE,
       ja="{whose.no}ライブラリーの一番上のカードを見る")  # fmt: skip
phrase(DEED, "[look|looks] at the top {amount:count} cards of {whose:own} library", LookAtTop,
       ja="{whose.no}ライブラリーの一番上にあるカード{amount}枚を見る")  # fmt: skip
fixed(DEED, "put them back in any order", PutBackInAnyOrder(), forms=("base",), ja="それらを望む順番で戻す")
for place, rest, japanese in REST:
    phrase(
        DEED,
        f"put {{amount:mana-count}} of them into your hand and the rest {place}",
        PutSomeIntoHand,
        forms=("base",),
        rest=rest,
        ja=f"そのうち{{amount}}枚をあなたの手札に、残りを{japanese}置く",
    )
for place, rest, japanese in (
    ("into your graveyard", "graveyard", "あなたの墓地に置く"),
    ("on the bottom of your library", "bottom", "あなたのライブラリーの一番下に置く"),
):
    phrase(
        DEED,
        f"put {{amount:mana-count}} of them into your hand and the other {place}",
        PutSomeIntoHand,
        forms=("base",),
        rest=rest,
        is_one=True,
        ja=f"そのうち{{amount}}枚をあなたの手札に加え、他の１枚を{japanese}",
    )
phrase(
    DEED,
    "[search|searches] {whose:own} library for a {what:noun/one}",
    SearchLibrary,
    ja="{whose.no}ライブラリーから{what.one}を探す",
)
phrase(
    DEED,
    "[search|searches] {whose:own} library for up to {amount:count} {what:noun/many}",
    SearchLibraryUpTo,
    ja="{whose.no}ライブラリーから{what.most}{amount}{what.counter}を探す",
)
phrase(
    DEED,
    "[search|searches] {whose:own} library for any number of {what:noun/many}",
    SearchLibraryForAny,
    ja="{whose.no}ライブラリーから{what}を望む{what.counter}数だけ探す",
)
for number in ("one", "many"):
    phrase(DEED, f"[reveal|reveals] {{what:thing/{number}}}", Reveal, ja="{what}を公開する")
phrase(
    DEED,
    "[reveal|reveals] the top card of {whose:own} library",
    RevealTop,
    amount=ONE,
    ja="{whose.no}ライブラリーの一番上のカードを公開する",
)
phrase(DEED, "[reveal|reveals] the top {amount:count} cards of {whose:own} library", RevealTop,
       ja="{whose.no}ライブラリーの一番上にあるカード{amount}枚を公開する")  # fmt: skip
phrase(DEED, "[shuffle|shuffles]", Shuffle, ja="ライブラリーを切り直す")
