"""Cards with which the engine is proven without the catalog: printed facts with test terms."""

from __future__ import annotations

from tests.engine.terms_for_tests import (
    AnyTarget,
    Counter,
    CreatureDies,
    Damage,
    DestroyThem,
    DrawCards,
    Gain,
    Permanents,
    SelfEnters,
    Spells,
    Targeted,
    TestKeyword,
)

from oathbreaker.cards.card import Card, Face
from oathbreaker.engine.definitions import PlayableCard
from oathbreaker.engine.preparing import prepare
from oathbreaker.engine.rules import SeatSetup
from oathbreaker.terms.abilities import Ability, FaceText, Keywords, SpellAbility, TargetSpec, TriggeredAbility


def card(  # noqa: PLR0913, PLR0917  all that decides about it
    name: str,
    type_line: str,
    cost: str = "",
    lines: tuple[Ability, ...] = (),
    power: str | None = None,
    toughness: str | None = None,
    loyalty: str | None = None,
) -> PlayableCard:
    """Return a card of one face ready for play."""
    face = Face(name, type_line, cost, power=power, toughness=toughness, loyalty=loyalty)
    return prepare(Card(name, "normal", (face,)), (FaceText(lines),))


def creature(name: str, cost: str, size: int, *keywords: str, lines: tuple[Ability, ...] = ()) -> PlayableCard:
    """Return a creature card with keywords."""
    own = (Keywords(tuple(TestKeyword(word) for word in keywords)),) if keywords else ()
    return card(name, "Creature — Bear", cost, (*own, *lines), str(size), str(size))


ISLAND = card("Island", "Basic Land — Island")
MOUNTAIN = card("Mountain", "Basic Land — Mountain")
FOREST = card("Forest", "Basic Land — Forest")
BEAR = creature("Bear", "{1}{G}", 2)
DRAKE = creature("Drake", "{2}{U}", 2, "flying")
GIANT = creature("Giant", "{3}{R}{R}", 5, "trample")
KNIGHT = creature("Knight", "{1}{R}", 2, "first strike")
BRUTE = creature("Brute", "{2}{R}", 3, "menace", "haste")
SHOCK = card("Jolt", "Instant", "{R}", (SpellAbility((Damage(2, Targeted()),), (TargetSpec(AnyTarget()),)),))
DIVINE = card("Divination", "Sorcery", "{2}{U}", (SpellAbility((DrawCards(2),)),))
MURDER = card("Doom", "Instant", "{1}{R}{G}", (SpellAbility((DestroyThem(Targeted()),), (TargetSpec(Permanents()),)),))
CANCEL = card("Cancel", "Instant", "{1}{U}{U}", (SpellAbility((Counter(Targeted()),), (TargetSpec(Spells()),)),))
VISITOR = creature("Visitor", "{2}{U}", 1, lines=(TriggeredAbility(SelfEnters(), (DrawCards(1),)),))
MOURNER = creature("Mourner", "{1}{G}", 1, lines=(TriggeredAbility(CreatureDies(), (Gain(1),)),))


def deck() -> SeatSetup:
    """Return a deck of sixty cards in three colours."""
    lands = [ISLAND] * 8 + [MOUNTAIN] * 8 + [FOREST] * 8
    creatures = [BEAR, DRAKE, GIANT, KNIGHT, BRUTE, VISITOR, MOURNER] * 4
    spells = [SHOCK, DIVINE, MURDER, CANCEL] * 2
    return SeatSetup(lands + creatures + spells)
