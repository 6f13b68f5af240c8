"""CR 701.20 Cards revealed or exiled from the top of a library until one of a kind comes; that card and the rest."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.chance import shuffle
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen, moved_to
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.revealing import Reveal
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import AMONG, REVEALED, doer, here, seats, things
from oathbreaker.mechanics.looking import put_rest
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Filter, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

YOURS: Final = "you"
THEIRS: Final = "they"


@term
class RevealUntil(OneDoer):
    """A player reveals cards from the top of a library until they reveal one of a kind (701.20).

    Attributes:
        whose: Whose library.
        until: Who reveals it, as the text says: "you" or "they".
        what: What kind.
        exiled: Whether the cards are exiled instead of revealed.
    """

    makes: ClassVar[str] = "card"

    whose: Ref
    until: str
    what: Filter
    exiled: bool = False
    who: Ref = You()

    @rule("701.20a", "608.2c")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Turn up card after card, the whole library if none is of the kind; then that card is known."""
        state, source, seat = context.state, context.source, doer(self.who, context)
        found: tuple[int, ...] = ()
        seen: list[int] = []
        for oid in [oid for owner in seats(self.whose, context) for oid in state.library(owner)]:
            seen.append(oid)
            if isinstance(self.what, Noun) and self.what.describes(context, state.objects[oid]):
                found = (oid,)
                break
        if self.exiled:
            done = yield from happen(state, [ZoneChange(state, oid, "exile", source=source) for oid in seen])
            seen = [new for oid in seen if (new := moved_to(done, oid)) != NOBODY]
            found = tuple(new for oid in found if (new := moved_to(done, oid)) != NOBODY)
        else:
            yield from happen(state, [Reveal(oid, seat, source) for oid in seen])
            context.results[REVEALED] = tuple(seen)
        context.results[AMONG] = tuple(seen)
        context.results["card"] = found


@term
class PutThatAndRest(OneDoer):
    """Some of the cards that were revealed or looked at are put somewhere, and the rest somewhere else.

    Attributes:
        what: Those cards.
        to: Where they go: "hand", "battlefield", "battlefield tapped".
        rest: Where the others go: "bottom any order", "bottom random order", "graveyard" or "hand".
    """

    what: Ref
    to: str
    rest: str
    who: Ref = You()

    @rule("608.2c")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Put both parts where they go; what is no permanent card does not go onto the battlefield."""
        state, seat = context.state, doer(self.who, context)
        meant = here(state, things(self.what, context))
        zone, _, tapped = self.to.partition(" ")
        holder = seat if zone == "battlefield" else NOBODY
        yield from happen(
            state,
            [
                ZoneChange(state, oid, zone, controller=holder, tapped=tapped == "tapped", source=context.source)
                for oid in meant
            ],
        )
        rest = tuple(oid for oid in here(state, context.results.get(AMONG, ())) if oid not in meant)
        yield from put_away(context, seat, rest, self.rest)


def put_away(context: Context, seat: int, rest: tuple[int, ...], to: str) -> Procedure[None]:
    """Put the rest where it goes; cards that were exiled go back into their owners' libraries."""
    state = context.state
    exiled = [oid for oid in rest if state.objects[oid].zone == "exile"]
    if not exiled or not to.startswith("bottom"):
        yield from put_rest(context, seat, rest, to)
        return
    mixed = list(exiled)
    if to == "bottom random order":
        shuffle(state, mixed)
    yield from happen(state, [ZoneChange(state, oid, "library", source=context.source) for oid in mixed])


VERBS: Final = (("reveal", False, "公開"), ("exile", True, "追放"))
for verb, exiled, japanese in VERBS:
    for until, verb_after in ((YOURS, verb), (THEIRS, verb)):
        phrase(
            DEED,
            f"[{verb}|{verb}s] cards from the top of {{whose:own}} library until {until} {verb_after} "
            "a {what:noun/one}",
            RevealUntil,
            until=until,
            exiled=exiled,
            ja=f"{{whose.no}}ライブラリーの一番上から、{{what.one}}が{japanese}されるまでカードを{japanese}し続ける",
        )
GOES: Final = (
    ("into your hand", "hand", "あなたの手札に加え"),
    ("onto the battlefield", "battlefield", "戦場に出し"),
    ("onto the battlefield tapped", "battlefield tapped", "タップ状態で戦場に出し"),
)
REST: Final = (
    ("on the bottom of your library in any order", "bottom any order", "あなたのライブラリーの一番下に望む順番で置く"),
    ("on the bottom of your library in a random order", "bottom random order",
     "あなたのライブラリーの一番下に無作為の順番で置く"),
    ("into your graveyard", "graveyard", "あなたの墓地に置く"),
    ("into your hand", "hand", "あなたの手札に加える"),
)  # fmt: skip
for number in ("one", "many"):
    for words, to, goes in GOES:
        for rest_words, rest, rest_goes in REST:
            phrase(
                DEED,
                f"[put|puts] {{what:thing/{number}}} {words} and the rest {rest_words}",
                PutThatAndRest,
                to=to,
                rest=rest,
                ja=f"{{what}}を{goes}、残りを{rest_goes}",
            )
