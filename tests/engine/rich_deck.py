"""A deck of everything the test terms can say, for random games."""

from __future__ import annotations

from tests.engine.cards_for_tests import (
    BEAR,
    BRUTE,
    CANCEL,
    DRAKE,
    FOREST,
    GIANT,
    ISLAND,
    KNIGHT,
    MOUNTAIN,
    MOURNER,
    MURDER,
    SHOCK,
    VISITOR,
    card,
    creature,
)
from tests.engine.more_terms_for_tests import (
    AtStep,
    DiscardThen,
    DrawMore,
    EntersTapped,
    ExileInstead,
    GrowSelf,
    Later,
    Loss,
    MakeServo,
    MoreDamage,
    Never,
    NoHand,
    Weaker,
    WhenYouGain,
)
from tests.engine.terms_for_tests import CreatureDies, DrawCards, Gain
from tests.engine.test_casting import AGAIN, BLAZE, BOTH, BURDEN, CHARM, ENGINE, KICKED, RELIEF, SAGE
from tests.engine.test_casting import FORK as DIVIDED
from tests.engine.test_mana import DUAL, FLARE, PETAL, ROCK, SIGNET
from tests.engine.test_stack_extras import CAVERN, FORK, GUARD

from oathbreaker.engine.definitions import PlayableCard
from oathbreaker.engine.rules import SeatSetup
from oathbreaker.terms.abilities import Ability, SpellAbility, Statement, StaticAbility, TriggeredAbility


def charm(name: str, *lines: Ability) -> PlayableCard:
    """Return a cheap enchantment."""
    return card(name, "Enchantment", "{2}", lines)


def static(name: str, statement: Statement) -> PlayableCard:
    """Return a cheap enchantment that says something."""
    return charm(name, StaticAbility((statement,)))


HERO = card("Hero", "Legendary Creature — Bear", "{G}", (), "2", "2")
WALKER = card("Walker", "Legendary Planeswalker — Tester", "{2}", (), loyalty="4")
SPECIALS = (
    HERO,
    WALKER,
    creature("Grower", "{1}{G}", 1, lines=(TriggeredAbility(CreatureDies(), (GrowSelf(),)),)),
    creature("Sleeper", "{G}", 3, lines=(StaticAbility((EntersTapped(),)),)),
    creature("Maker", "{2}{R}", 1, "haste", lines=(TriggeredAbility(AtStep("upkeep"), (MakeServo(),)),)),
    charm("Chain", TriggeredAbility(WhenYouGain(), (Loss(1),))),
    charm("Empty", TriggeredAbility(NoHand(), (DrawCards(1),))),
    static("Weakness", Weaker(1)),
    static("Strength", Weaker(-1)),
    static("Twins", DrawMore(2)),
    static("Pain", MoreDamage(plus=1)),
    static("Double", MoreDamage(times=2)),
    static("Void", ExileInstead()),
    card("Rite", "Sorcery", "{1}", (SpellAbility((Later(TriggeredAbility(AtStep("end"), (Gain(3),))),)),)),
    card("Deal", "Sorcery", "{1}", (SpellAbility((DiscardThen(TriggeredAbility(Never(), (Loss(3),))),)),)),
)
PLAIN = (BEAR, BRUTE, DRAKE, GIANT, KNIGHT, MOURNER, VISITOR, SAGE)
SPELLS = (SHOCK, CANCEL, MURDER, AGAIN, BLAZE, BOTH, CHARM, KICKED, DIVIDED, FORK, GUARD)
ROCKS = (ENGINE, RELIEF, BURDEN, FLARE, PETAL, ROCK, SIGNET)
LANDS = [ISLAND] * 6 + [MOUNTAIN] * 6 + [FOREST] * 6 + [DUAL] * 2 + [CAVERN] * 2


def rich_deck() -> SeatSetup:
    """Return a deck of more than sixty cards."""
    return SeatSetup([*LANDS, *SPECIALS, *PLAIN, *SPELLS, *ROCKS])
