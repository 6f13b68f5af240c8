"""Cards picked from among those looked at or milled, and what becomes of the rest."""

from __future__ import annotations

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.revealing import Reveal
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import AMONG, REVEALED, doer, here, picked_from
from oathbreaker.mechanics.looking import put_rest
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Filter, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

PLACES = (
    ("into your hand", "hand", "あなたの手札に加える"),
    ("onto the battlefield", "battlefield", "戦場に出す"),
    ("onto the battlefield tapped", "battlefield tapped", "タップ状態で戦場に出す"),
    ("onto the battlefield under your control", "battlefield yours", "あなたのコントロール下で戦場に出す"),
)
"""(words, where it goes, Japanese)"""
REST = (
    ("on the bottom of your library in any order", "bottom any order", "あなたのライブラリーの一番下に望む順番で置く"),
    ("on the bottom of your library in a random order", "bottom random order",
     "あなたのライブラリーの一番下に無作為の順番で置く"),
    ("into your graveyard", "graveyard", "あなたの墓地に置く"),
    ("into your hand", "hand", "あなたの手札に加える"),
)  # fmt: skip


@term
class PickFromAmong(OneDoer):
    """A player takes a card of a kind from among those looked at or milled.

    Attributes:
        what: What kind.
        to: Where it goes: "hand", "battlefield", "battlefield tapped" or "battlefield yours".
        revealed: Whether it is revealed first.
        among: What the text calls the cards.
        said: What the text calls the card once it is revealed.
    """

    what: Filter
    to: str
    revealed: bool = False
    among: str = "them"
    said: str = "it"
    who: Ref = You()

    @rule("608.2d")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player take one of the kind, show it if that is said, and put it where it goes."""
        state, source = context.state, context.source
        seat = doer(self.who, context)
        among = here(state, context.results.get(AMONG, ()))
        fitting = [
            oid for oid in among if isinstance(self.what, Noun) and self.what.describes(context, state.objects[oid])
        ]
        taken = yield from picked_from(tuple(fitting), context, seat)
        if self.revealed:
            context.results[REVEALED] = taken
            yield from happen(state, [Reveal(oid, seat, source) for oid in taken])
        zone, _, tapped = self.to.partition(" ")
        holder = seat if zone == "battlefield" else NOBODY
        events = [
            ZoneChange(state, oid, zone, controller=holder, tapped=tapped == "tapped", source=source) for oid in taken
        ]
        yield from happen(state, events)


@term
class PutRest(OneDoer):
    """The cards that were not picked are put somewhere."""

    to: str
    who: Ref = You()

    def perform_alone(self, context: Context) -> Procedure[None]:
        """Put those that are still in the library, or in exile, where the rest goes."""
        state = context.state
        among = here(state, context.results.get(AMONG, ()))
        rest = [oid for oid in among if state.objects[oid].zone in {"library", "exile"}]
        yield from put_rest(context, doer(self.who, context), tuple(rest), self.to)


for words, to, japanese in PLACES:
    for among, cards in (("them", "その中"), ("the milled cards", "その切削したカードの中")):
        phrase(DEED, f"[put|puts] a {{what:noun/one}} from among {among} {words}", PickFromAmong, to=to, among=among,
               ja=f"{cards}から{{what.one}}を{japanese}")  # fmt: skip
    for said in ("it", "that card"):
        phrase(
            DEED,
            f"[reveal|reveals] a {{what:noun/one}} from among them and put {said} {words}",
            PickFromAmong,
            to=to,
            said=said,
            revealed=True,
            forms=("base",),
            ja=f"その中から{{what.one}}を公開し、{japanese}",
        )
for words, to, japanese in REST:
    phrase(DEED, f"[put|puts] the rest {words}", PutRest, to=to, ja=f"残りを{japanese}")
