"""CR 702.29 Cycling and typecycling, CR 702.53 transmute: abilities of a card in hand that discard it."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Cost, Keyword, Subject, TriggerEvent
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event, ObjectEvent
from oathbreaker.engine.happening import happen, wound_up
from oathbreaker.engine.movement import Discard
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.language.categories import EVENT, KEYWORD
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.costs import DiscardThis
from oathbreaker.mechanics.drawing import Draw
from oathbreaker.mechanics.keywords.where import FromHand, FromHandAsSorcery
from oathbreaker.mechanics.looking import Reveal, SearchLibrary, Shuffle
from oathbreaker.mechanics.moving import PutIntoHand
from oathbreaker.mechanics.nouns import Adjective, Head, Noun
from oathbreaker.mechanics.qualifiers import SameManaValue
from oathbreaker.terms.abilities import Ability, ActivatedAbility, Effect
from oathbreaker.terms.refs import ResultRef, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

FOUND: Final = ResultRef("card")
"""The card that a search has found."""

TYPES: Final = {
    "Plains": "平地",
    "Island": "島",
    "Swamp": "沼",
    "Mountain": "山",
    "Forest": "森",
    "land": "土地",
    "basic land": "基本土地",
}
"""What typecycling searches for, and its Japanese word."""


@rule("702.29c")
class Cycle(ObjectEvent):
    """A player cycles a card: it was discarded to pay for its cycling ability; `oid` is what it became."""

    __slots__ = ("seat",)
    kind: ClassVar[str] = "cycle"
    cites: ClassVar[str] = "702.29c"

    def __init__(self, oid: int, seat: int) -> None:
        super().__init__(oid, oid)
        self.seat = seat

    def about(self) -> tuple[Target, ...]:
        """Return the card and the player."""
        return (self.oid, self.seat)


@term
class DiscardToCycle(Cost):
    """Discard the card itself, which cycles it."""

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether it is in hand."""
        return DiscardThis().can_be_paid(context)

    @rule("702.29c")
    def pay(self, context: Context) -> Procedure[bool]:
        """Discard it; wherever it winds up, it has been cycled."""
        state, seat = context.state, context.controller
        done = yield from happen(state, (Discard(context.source, seat, context.source),))
        card = wound_up(done, context.source)
        if done and card in state.objects:
            yield from happen(state, (Cycle(card, seat),))
        return bool(done)


@term
class ThisIsCycled(TriggerEvent):
    """You cycle this card (702.29c)."""

    kinds: ClassVar[tuple[str, ...]] = ("cycle",)
    zones: ClassVar[tuple[str, ...]] = ("graveyard", "exile", "hand", "library", "battlefield")

    @rule("702.29c")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look for this card, whatever zone it has wound up in."""
        return Subject(event.oid) if isinstance(event, Cycle) and event.oid == context.source else None


@term
class Cycling(Keyword):
    """702.29 Cycling: discard the card to draw one."""

    cost: str

    name: ClassVar[str] = "cycling"

    @rule("702.29a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the activated ability."""
        return (cycled(self.cost, (Draw(Number(1)),)),)


@term
class Typecycling(Keyword):
    """702.29e Typecycling: discard the card to search for one of a type.

    Attributes:
        what: The type as the keyword says it: "Plains", "basic land".
    """

    what: str
    cost: str

    @property
    def name(self) -> str:
        """The name by which rules ask for it."""
        return f"{self.what.lower()}cycling"

    @rule("702.29e", "702.29f")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the activated ability."""
        *adjectives, kind = self.what.split()
        wanted = Noun(Head(((kind,),), "card"), tuple(Adjective(word) for word in adjectives))
        body = (SearchLibrary(wanted, You("your")), Reveal(FOUND), PutIntoHand(FOUND, You("your")), Shuffle())
        return (cycled(self.cost, body),)


@term
class Transmute(Keyword):
    """702.53 Transmute: discard the card to search for one of the same mana value."""

    cost: str

    name: ClassVar[str] = "transmute"

    @rule("702.53a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the activated ability."""
        same = Noun(Head((), "card"), (), (SameManaValue(),))
        body = (SearchLibrary(same, You("your")), Reveal(FOUND), PutIntoHand(FOUND, You("your")), Shuffle())
        return (ActivatedAbility((PayMana(self.cost), DiscardThis()), body, (), (FromHandAsSorcery(),)),)


def cycled(cost: str, body: tuple[Effect, ...]) -> ActivatedAbility:
    """Return a cycling ability that does this."""
    return ActivatedAbility((PayMana(cost), DiscardToCycle()), body, (), (FromHand(),))


phrase(KEYWORD, "cycling {cost:mana}", Cycling, ja="サイクリング{cost}")
phrase(KEYWORD, "transmute {cost:mana}", Transmute, ja="変成{cost}")
for word, japanese in TYPES.items():
    said = word if " " in word else word.lower()
    phrase(KEYWORD, f"{said}cycling {{cost:mana}}", Typecycling, what=word, ja=f"{japanese}サイクリング{{cost}}")
fixed(EVENT, "when you cycle this card", ThisIsCycled(), ja="あなたがこれをサイクリングしたとき")
