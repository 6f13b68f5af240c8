"""CR 608.2d Cards looked at of which one goes to one place and the other to another."""

from __future__ import annotations

from functools import partial
from typing import Final

from oathbreaker.engine.asking import choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.finding import AMONG, doer, here, value_of
from oathbreaker.mechanics.looking import put_rest
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Amount, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ONE: Final = Number(1)


@term
class Split(OneDoer):
    """Some of the cards that were looked at go to one place, and the other to another.

    Attributes:
        amount: How many a player chooses.
        cards: What the text calls those looked at: "them" or "those cards".
        to: Where the chosen ones go.
        other: Where the other goes; "" if it stays where it is.
        said: What the text calls the other: "the other" or "the rest".
    """

    amount: Amount
    cards: str
    to: str
    other: str = ""
    said: str = "the other"
    who: Ref = You()

    @rule("608.2d")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player choose, and put both parts where they go."""
        state, seat = context.state, doer(self.who, context)
        looked = here(state, context.results.get(AMONG, ()))
        number = min(value_of(self.amount, context), len(looked))
        taken = yield from choose(state, seat, "choose cards", looked, number, number, "608.2d", source=context.source)
        context.results["card"] = taken
        if self.to == "exile":
            yield from happen(state, [ZoneChange(state, oid, "exile", source=context.source) for oid in taken])
        else:
            yield from put_rest(context, seat, taken, self.to)
        if self.other:
            yield from put_rest(context, seat, tuple(oid for oid in looked if oid not in taken), self.other)


def split(values: tuple[str, ...], amount: Amount) -> Split:
    """Return what becomes of the cards that were looked at."""
    cards, to, other, said = values
    return Split(amount, cards, to, other, said)


def take_split(values: tuple[str, ...], tree: Split) -> tuple[Amount] | None:
    """Take `split` apart."""
    is_so = (tree.cards, tree.to, tree.other, tree.said) == values and tree.who == You()
    return (tree.amount,) if is_so else None


PLACES: Final = (
    ("into your hand", "hand", "あなたの手札に加え"),
    ("into your graveyard", "graveyard", "あなたの墓地に置き"),
)
OTHERS: Final = (
    ("into your hand", "hand", "あなたの手札に加える"),
    ("into your graveyard", "graveyard", "あなたの墓地に置く"),
    ("on the bottom of your library", "bottom any order", "あなたのライブラリーの一番下に置く"),
    ("on the bottom of your library in any order", "bottom any order ", "あなたのライブラリーの一番下に望む順番で置く"),
    ("on the bottom of your library in a random order", "bottom random order",
     "あなたのライブラリーの一番下に無作為の順番で置く"),
)  # fmt: skip
"""(words, where it goes, Japanese)"""
CARDS: Final = (("them", "そのうち"), ("those cards", "それらのカードのうち"))
REST: Final = (("the other", "もう１枚"), ("the rest", "残り"))


def declare(template: str, values: tuple[str, ...], japanese: str) -> None:
    """Declare one way to say where the cards go."""
    phrase(
        DEED,
        template,
        Split,
        forms=("base",),
        build=partial(split, values),
        take=partial(take_split, values),
        ja=japanese,
    )


for cards, of_them in CARDS:
    chosen = f"{of_them}{{amount}}枚を"
    for words, to, japanese in PLACES:
        declare(
            f"put {{amount:mana-count}} of {cards} {words}",
            (cards, to, "", "the other"),
            f"{chosen}{japanese.removesuffix('え').removesuffix('き')}{'える' if to == 'hand' else 'く'}",
        )
        for other_words, other, other_japanese in OTHERS:
            for said, said_japanese in REST:
                if other == to or (cards == "them" and to == "hand"):
                    continue  # that is said by a phrase of its own
                declare(
                    f"put {{amount:mana-count}} of {cards} {words} and {said} {other_words}",
                    (cards, to, other, said),
                    f"{chosen}{japanese}、{said_japanese}を{other_japanese}",
                )
    for said, said_japanese in REST:
        declare(
            f"exile {{amount:mana-count}} of {cards} and put {said} into your hand",
            (cards, "exile", "hand", said),
            f"{chosen}追放し、{said_japanese}をあなたの手札に加える",
        )
