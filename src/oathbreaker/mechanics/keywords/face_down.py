"""CR 702.37, 702.168 Morph, megamorph, disguise: casting face down for {3}, turning face up for a cost of its own."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.asking import ask_may, choose
from oathbreaker.engine.attaching import can_be_attached
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import FACE_DOWN, Characteristics, FaceDown
from oathbreaker.engine.events import Attach, Event, PutCounters
from oathbreaker.engine.face_down import TurnFaceUp
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.statements import Replacement
from oathbreaker.engine.ways import WayToCast, WayToTurnUp
from oathbreaker.language.categories import KEYWORD, STATEMENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import matching, value_of
from oathbreaker.mechanics.keywords.protecting import Ward
from oathbreaker.terms.abilities import Amount, Cost, Filter, Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

WARD: Final = Ward((PayMana("{2}"),))
WARDED: Final = Characteristics(
    types=("creature",),
    power=2,
    toughness=2,
    abilities=WARD.abilities(),
    keywords=(WARD,),
    keyword_names=frozenset({WARD.name}),
)
"""A face-down permanent or spell with ward {2} (702.168a, 701.58a)."""

MORPHS: Final = {"morph": "変異", "megamorph": "大変異", "disguise": "変装"}
FACE_DOWN_COST: Final = (PayMana("{3}"),)
"""What casting a card face down costs (702.37a)."""


def morph_of_mana(word: str, cost: str) -> Morph:
    """Return "morph {2}{U}"."""
    return Morph(word, cost)


def morph_of_costs(word: str, costs: tuple[Cost, ...]) -> Morph:
    """Return "morph — discard a card"."""
    return Morph(word, costs=costs)


def take_mana_of_morph(word: str, tree: Morph) -> tuple[str] | None:
    """Take "morph {2}{U}" apart."""
    return (tree.cost,) if tree.word == word and not tree.costs else None


def take_costs_of_morph(word: str, tree: Morph) -> tuple[tuple[Cost, ...]] | None:
    """Take "morph — discard a card" apart."""
    return (tree.costs,) if tree.word == word and tree.costs else None


@term
class Morph(Keyword):
    """702.37, 702.168 Morph, megamorph or disguise with the cost for which it is turned face up.

    Attributes:
        word: Which of them.
        cost: The cost, if it is mana alone; "" for another.
        costs: Another cost.
    """

    word: str
    cost: str = ""
    costs: tuple[Cost, ...] = ()

    @property
    def name(self) -> str:
        """The name by which rules ask for it."""
        return self.word

    @rule("702.37a", "702.37b", "702.168a")
    def ways(self) -> tuple[WayToCast, ...]:
        """Return the casting face down."""
        look = WARDED if self.word == "disguise" else FACE_DOWN
        return (WayToCast(self.word, ("hand",), FACE_DOWN_COST, hidden=FaceDown(self.word, look)),)

    @rule("702.37e", "702.168d")
    def ways_to_turn_up(self) -> tuple[WayToTurnUp, ...]:
        """Return the turning face up for its cost."""
        return (WayToTurnUp(self.word, self.costs or (PayMana(self.cost),)),)


class AsItTurnsUp(Replacement):
    """A static ability that changes how its own permanent is turned face up (614.1e)."""

    __slots__ = ()

    kinds: ClassVar[tuple[str, ...]] = ("turn face up",)
    is_alike: ClassVar[bool] = True

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to the permanent itself."""
        return isinstance(event, TurnFaceUp) and event.oid == context.source


@term
class TurnsUpWithCounters(AsItTurnsUp):
    """As a permanent is turned face up, counters are put on it."""

    what: Ref
    amount: Amount
    counter: str

    @rule("614.1e", "708.11")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Put them on it as it is turned."""
        yield from ()
        return [event, PutCounters(context.source, self.counter, value_of(self.amount, context), context.source)]


@term
class TurnsUpAttached(AsItTurnsUp):
    """As an Aura is turned face up, its controller may attach it to something."""

    what: Ref
    to: Filter

    @rule("303.4k", "614.1e", "708.11")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Let the controller choose among what the Aura could enchant face up."""
        state, oid, seat = context.state, context.source, context.controller
        trial = state.copy()
        event.perform(trial)
        hosts = [to for to in matching(self.to, context) if can_be_attached(trial, oid, to)]
        if not hosts or not (yield from ask_may(state, seat, "303.4k", oid)):
            return [event]
        chosen = yield from choose(state, seat, "choose permanents", hosts, 1, 1, "303.4k", source=oid)
        return [event, *(Attach(oid, to, oid) for to in chosen)]


for word, japanese in MORPHS.items():
    phrase(
        KEYWORD,
        f"{word} {{cost:mana}}",
        Morph,
        build=partial(morph_of_mana, word),
        take=partial(take_mana_of_morph, word),
        ja=f"{japanese}{{cost}}",
    )
    phrase(
        KEYWORD,
        f"{word} -- {{costs:costs}} .",
        Morph,
        build=partial(morph_of_costs, word),
        take=partial(take_costs_of_morph, word),
        ja=f"{japanese}―{{costs}}。",
    )
phrase(
    STATEMENT,
    "as {what:this} is turned face up , put {amount:count} {counter:counter-kind} <counter|counters> on it",
    TurnsUpWithCounters,
    ja="{what.ga}表向きになるに際し、それの上に{counter}を{amount}個置く",
)
phrase(
    STATEMENT,
    "as {what:this} is turned face up , you may attach it to a {to:noun/one}",
    TurnsUpAttached,
    ja="{what.ga}表向きになるに際し、あなたはこれを{to.one}につけてもよい",
)
