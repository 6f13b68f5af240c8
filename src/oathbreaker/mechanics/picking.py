"""Cards picked from among those looked at or milled, and what becomes of the rest."""

from __future__ import annotations

from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.terms.abilities import Effect, Filter, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term

PLACES = (
    ("into your hand", "hand", "あなたの手札に加える"),
    ("onto the battlefield", "battlefield", "戦場に出す"),
    ("onto the battlefield tapped", "battlefield tapped", "タップ状態で戦場に出す"),
)
"""(words, where it goes, Japanese)"""
REST = (
    ("on the bottom of your library in any order", "bottom any order", "望む順番であなたのライブラリーの一番下に置く"),
    ("on the bottom of your library in a random order", "bottom random order",
     "無作為の順番であなたのライブラリーの一番下に置く"),
    ("into your graveyard", "graveyard", "あなたの墓地に置く"),
    ("into your hand", "hand", "あなたの手札に加える"),
)  # fmt: skip


@term
class PickFromAmong(Effect):
    """A player takes a card of a kind from among those looked at or milled.

    Attributes:
        what: What kind.
        to: Where it goes: "hand", "battlefield" or "battlefield tapped".
        revealed: Whether it is revealed first.
    """

    what: Filter
    to: str
    revealed: bool = False
    who: Ref = You()


@term
class PutRest(Effect):
    """The cards that were not picked are put somewhere."""

    to: str
    who: Ref = You()


for words, to, japanese in PLACES:
    phrase(DEED, f"[put|puts] a {{what:noun/one}} from among them {words}", PickFromAmong, to=to,
           ja=f"それらの中から{{what.one}}を{japanese}")  # fmt: skip
    phrase(DEED, f"[reveal|reveals] a {{what:noun/one}} from among them and put it {words}", PickFromAmong, to=to,
           revealed=True, forms=("base",), ja=f"それらの中から{{what.one}}を公開し{japanese}")  # fmt: skip
for words, to, japanese in REST:
    phrase(DEED, f"[put|puts] the rest {words}", PutRest, to=to, ja=f"残りを{japanese}")
