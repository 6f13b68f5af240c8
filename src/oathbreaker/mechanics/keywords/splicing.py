"""CR 702.47 Splice: the text of a card in hand is added to a spell."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.ways import Splicing
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.keywords.attaching import mana_only, take_mana
from oathbreaker.terms.abilities import Cost
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ONTO: Final = {
    "Arcane": (("Arcane",), "秘儀"),
    "instant or sorcery": (("instant", "sorcery"), "インスタントかソーサリー"),
}
"""The words for the spells onto which cards are spliced -> the types, one of which such a spell has; Japanese."""


@term
class Splice(Keyword):
    """702.47 Splice: a card in hand adds its text to a spell, for a cost.

    Attributes:
        onto: The types of spells, one of which a spell must have.
        costs: What is paid besides.
    """

    onto: tuple[str, ...]
    costs: tuple[Cost, ...]

    name: ClassVar[str] = "splice"

    @rule("702.47a")
    def splicing(self) -> Splicing:
        """Return onto what the card is spliced, and for what cost."""
        return Splicing(self.onto, self.costs)


def take(onto: tuple[str, ...], *, is_mana: bool) -> Callable[[Splice], tuple[object, ...] | None]:
    """Return what takes "splice onto …" apart: with a cost of mana, or with another."""

    def taken(tree: Splice) -> tuple[object, ...] | None:
        mana = take_mana(tree.costs)
        if tree.onto != onto or (mana is not None) != is_mana:
            return None
        return (mana if is_mana else tree.costs,)

    return taken


def build(onto: tuple[str, ...]) -> Callable[[str], Splice]:
    """Return what makes "splice onto … {1}{R}"."""
    return lambda cost: Splice(onto, mana_only(cost))


def build_other(onto: tuple[str, ...]) -> Callable[[tuple[Cost, ...]], Splice]:
    """Return what makes "splice onto … — sacrifice …"."""
    return lambda costs: Splice(onto, costs)


for words, (types, japanese) in ONTO.items():
    phrase(
        KEYWORD,
        f"splice onto {words} {{cost:mana}}",
        Splice,
        build=build(types),
        take=take(types, is_mana=True),
        ja=f"連繋（{japanese}）{{cost}}",
    )
    phrase(
        KEYWORD,
        f"splice onto {words} -- {{costs:costs}} .",
        Splice,
        build=build_other(types),
        take=take(types, is_mana=False),
        ja=f"連繋（{japanese}）―{{costs}}。",
    )
