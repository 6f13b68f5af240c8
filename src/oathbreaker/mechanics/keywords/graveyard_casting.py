"""CR 702.34 Flashback, 702.81 retrace, 702.127 aftermath, 702.133 jump-start: spells cast from a graveyard."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.ways import WayToCast
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.costs import DiscardCost, DiscardOfKind
from oathbreaker.mechanics.keywords.as_cast import ExiledFromStack
from oathbreaker.mechanics.keywords.attaching import mana_only, take_mana
from oathbreaker.mechanics.nouns import Head, Noun
from oathbreaker.terms.abilities import Ability, Cost, StaticAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

GRAVEYARD: Final = ("graveyard",)


@term
class Flashback(Keyword):
    """702.34 Flashback: an instant or sorcery cast from the graveyard for another cost, then exiled."""

    costs: tuple[Cost, ...]

    name: ClassVar[str] = "flashback"

    @rule("702.34a")
    def ways(self) -> tuple[WayToCast, ...]:
        """Return the other way to cast it."""
        return (WayToCast("flashback", GRAVEYARD, self.costs),)

    @rule("702.34a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return what happens as it leaves the stack."""
        return (StaticAbility((ExiledFromStack("flashback"),)),)


@term
class JumpStart(Keyword):
    """702.133 Jump-start: cast from the graveyard by discarding a card besides, then exiled."""

    name: ClassVar[str] = "jump-start"

    @rule("702.133a")
    def ways(self) -> tuple[WayToCast, ...]:
        """Return the other way to cast it."""
        return (WayToCast("jump-start", GRAVEYARD, additional=(DiscardCost(Number(1)),)),)

    @rule("702.133a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return what happens as it leaves the stack."""
        return (StaticAbility((ExiledFromStack("jump-start"),)),)


@term
class Retrace(Keyword):
    """702.81 Retrace: cast from the graveyard by discarding a land card besides."""

    name: ClassVar[str] = "retrace"

    @rule("702.81a")
    def ways(self) -> tuple[WayToCast, ...]:
        """Return the other way to cast it."""
        return (WayToCast("retrace", GRAVEYARD, additional=(DiscardOfKind(Noun(Head((("land",),), "card"))),)),)


@term
class Aftermath(Keyword):
    """702.127 Aftermath: this half is cast from the graveyard and from nowhere else, then exiled."""

    name: ClassVar[str] = "aftermath"

    @rule("702.127a")
    def ways(self) -> tuple[WayToCast, ...]:
        """Return the only way to cast it."""
        return (WayToCast("aftermath", GRAVEYARD),)

    @rule("702.127a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return what happens as it leaves the stack."""
        return (StaticAbility((ExiledFromStack(""),)),)


phrase(
    KEYWORD,
    "flashback {cost:mana}",
    Flashback,
    build=lambda cost: Flashback(mana_only(cost)),
    take=lambda tree: (mana,) if (mana := take_mana(tree.costs)) is not None else None,
    ja="フラッシュバック{cost}",
)
phrase(
    KEYWORD,
    "flashback -- {costs:costs} .",
    Flashback,
    take=lambda tree: (tree.costs,) if take_mana(tree.costs) is None else None,
    ja="フラッシュバック―{costs}。",
)
fixed(KEYWORD, "jump-start", JumpStart(), ja="再活")
fixed(KEYWORD, "retrace", Retrace(), ja="回顧")
fixed(KEYWORD, "aftermath", Aftermath(), ja="余波")
