"""CR 702.139 Companion: a card outside the game that a starting deck may have; nothing is outside a game here."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Keyword
from oathbreaker.language.categories import DECK_CONDITION, KEYWORD
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.terms.abilities import Filter
from oathbreaker.terms.term import Term, term


@term
class OnlySuchCards(Term):
    """A starting deck contains only cards of a kind; `lands` if land cards are named besides."""

    what: Filter
    lands: bool = False


@term
class EachCardOfDeck(Term):
    """Each card of a kind in a starting deck is so, in the words of `SO`."""

    what: Filter
    how: str


@term
class EachCardOfDeckIs(Term):
    """Each card of a kind in a starting deck is of another kind too."""

    what: Filter
    kind: Filter


@term
class OfWholeDeck(Term):
    """What a starting deck as a whole must be, in the words of `WHOLE`."""

    said: str


@term
class Companion(Keyword):
    """702.139 Companion: it may be chosen outside the game by a deck that fulfils a condition (702.139b).

    The keyword works outside the game alone, where nothing is in a game here (400.11, 906.13): in a deck the card is
    one like any other.
    """

    condition: Term

    name: ClassVar[str] = "companion"


SO: Final = {
    "has mana value 2 or less": "マナ総量が２以下であること",
    "has an activated ability": "起動型能力を持っていること",
    "has a different name": "異なる名前を持っていること",
}
"""What each card is, and the Japanese."""
SHARED: Final = "shares a card type"
WHOLE: Final = {
    "no card in your starting deck has more than one of the same mana symbol in its mana cost": (
        "あなたの開始時のデッキに、マナ・コストに同じマナ・シンボルを２つ以上含むカードが入っていないこと"
    ),
    "your starting deck contains at least twenty cards more than the minimum deck size": (
        "あなたの開始時のデッキに、カードが、デッキの最小サイズよりも少なくとも20枚多く入っていること"
    ),
}
"""What a whole deck must be, and the Japanese."""
DECK: Final = "あなたの開始時のデッキに入っている各{what}が、"

for lands, words, japanese in ((False, "", ""), (True, " and land cards", "と土地・カード")):
    phrase(
        DECK_CONDITION,
        f"your starting deck contains only {{what:noun/many}}{words}",
        OnlySuchCards,
        lands=lands,
        ja=f"あなたの開始時のデッキに、{{what}}{japanese}のみが入っていること",
    )
for how, japanese in (
    *((how, f"それぞれ{ja}") for how, ja in SO.items()),
    (SHARED, "すべて共通のカード・タイプを持っていること"),
):
    phrase(
        DECK_CONDITION,
        f"each {{what:noun/one}} in your starting deck {how}",
        EachCardOfDeck,
        how=how,
        ja=f"{DECK}{japanese}",
    )
phrase(
    DECK_CONDITION,
    "each {what:noun/one} in your starting deck is a {kind:noun/one}",
    EachCardOfDeckIs,
    ja=f"{DECK}それぞれ{{kind}}であること",
)
for said, japanese in WHOLE.items():
    fixed(DECK_CONDITION, said, OfWholeDeck(said), ja=japanese)
phrase(KEYWORD, "companion — {condition:deck-condition} .", Companion, ja="相棒 ― {condition}。")
