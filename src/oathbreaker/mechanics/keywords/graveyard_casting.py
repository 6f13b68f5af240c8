"""CR 702.34 Flashback, 702.81 retrace, 702.127 aftermath, 702.133 jump-start, 702.146 disturb."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.player_events import Shuffle
from oathbreaker.engine.revealing import Reveal
from oathbreaker.engine.ways import WayToCast
from oathbreaker.language.categories import KEYWORD, STATEMENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.costs import DiscardCost, DiscardOfKind
from oathbreaker.mechanics.finding import owner_of
from oathbreaker.mechanics.into_exile import IntoExile
from oathbreaker.mechanics.keywords.as_cast import ExiledFromStack
from oathbreaker.mechanics.keywords.attaching import mana_only, take_mana
from oathbreaker.mechanics.nouns import Head, Noun
from oathbreaker.terms.abilities import Ability, Cost, Ref, StaticAbility
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


@term
class Disturb(Keyword):
    """702.146 Disturb: cast from the graveyard with its back face up, for another cost."""

    cost: str

    name: ClassVar[str] = "disturb"

    @rule("702.146a", "712.11a")
    def ways(self) -> tuple[WayToCast, ...]:
        """Return the other way to cast it."""
        return (WayToCast("disturb", GRAVEYARD, (PayMana(self.cost),), transformed=True),)


@rule("702.146b")
@term
class ExiledInstead(IntoExile):
    """The object is exiled rather than put into a graveyard, from wherever it comes."""

    what: Ref

    zones: ClassVar[tuple[str, ...]] = ("battlefield", "stack", "hand", "library", "exile", "command")

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to the object itself."""
        return isinstance(event, ZoneChange) and event.zone == "graveyard" and event.oid == context.source


@term
class ShuffledInstead(ExiledInstead):
    """The object is revealed and shuffled into its owner's library rather than put into a graveyard."""

    what: Ref
    again: Ref

    @rule("614.1a", "701.24a")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Reveal it, put it into the library, and shuffle."""
        yield from ()
        assert isinstance(event, ZoneChange)  # noqa: S101  `applies` has told
        state, owner = context.state, owner_of(context.state, event.oid)
        move = ZoneChange(state, event.oid, "library", reason=event.reason, source=event.source)
        return [Reveal(event.oid, owner, context.source), move, Shuffle(owner, 1, context.source)]


phrase(KEYWORD, "disturb {cost:mana}", Disturb, ja="降霊{cost}")
phrase(
    STATEMENT,
    "if {what:this} would be put into a graveyard from anywhere , exile it instead",
    ExiledInstead,
    ja="{what.ga}いずれかの領域から墓地に置かれるなら、代わりにそれを追放する",
)
phrase(
    STATEMENT,
    "if {what:this} would be put into a graveyard from anywhere , "
    "reveal {again:this} and shuffle it into its owner's library instead",
    ShuffledInstead,
    build=lambda what, again: ShuffledInstead(what, again) if what == again else None,
    take=lambda tree: (tree.what, tree.again),
    ja="{what.ga}いずれかの領域から墓地に置かれるなら、代わりにそれを公開し、オーナーのライブラリーに加えて切り直す",
)
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
