"""CR 611, 613.7 Continuous effects that change characteristics: which there are, and what they depend on.

Seam: `parts_of(look)` finds the static abilities of a look once and keeps them; `copiable` is where layers begin.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from oathbreaker.engine.abstract import Keyword as EngineKeyword
from oathbreaker.engine.abstract import TriggerEvent
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import BACK, FACE_DOWN, MELD, Characteristics
from oathbreaker.engine.lasting import LastingEffect
from oathbreaker.engine.marks import FLIPPED, MUTATED, designated, unlocked
from oathbreaker.engine.objects import Component, GameObject
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import LayerStatement, Replacement, RuleStatement
from oathbreaker.engine.working import trigger_zones
from oathbreaker.terms.abilities import (
    Ability,
    Condition,
    Cost,
    Effect,
    Keyword,
    StaticAbility,
    TriggeredAbility,
)
from oathbreaker.terms.term import Term, terms_in
from oathbreaker.texts.rules import rule

LAYERS: Final = ("1a", "1b", "3", "4", "5", "6", "7a", "7b", "7c", "7d")
"""In the order in which they are applied (613.1, 613.2, 613.4). Layer 2 is `layers.update_controllers`."""

STEADY: Final = frozenset({"abilities", "attachment", "colors", "control", "name", "power", "types"})
"""What a statement may read without having to be asked again whenever anything changes: `State.continuous` moves with
it. "types" stands for supertypes and subtypes too, "power" for toughness, "name" for the mana cost, "abilities" for
keywords."""

CHANGED_IN: Final[dict[str, frozenset[str]]] = {
    "1a": STEADY,
    "1b": STEADY,
    "3": STEADY - {"control", "attachment"},
    "4": frozenset({"types", "abilities"}),
    "5": frozenset({"colors"}),
    "6": frozenset({"abilities"}),
    "7a": frozenset({"power"}),
    "7b": frozenset({"power"}),
    "7c": frozenset({"power"}),
    "7d": frozenset({"power"}),
}
"""What effects of each layer can change that effects of the same layer may read (613.8a)."""

PRINTED: Final = frozenset({"1a", "1b", "3"})
"""The layers whose abilities count as printed: they can define characteristics (604.3a)."""

COPYING: Final = frozenset({"1a", "1b"})
"""The sublayers after which characteristics are copiable values (613.2c)."""

COUNTED: Final = frozenset({"7c", "7d"})
"""The sublayers in which power counts counters, so that reading it there is not steady."""

GIVEN: Final = (Ability, Keyword, Effect, Cost)
"""Terms that a statement gives to objects: what they read is nothing to the statement."""

HIDDEN: Final = Characteristics()
"""A card exiled face down has no characteristics (406.3)."""


@rule("707.2", "708.2", "712.8a")
def copiable(thing: GameObject) -> Characteristics:
    """Return an object's copiable values: printed on its face, those it has by copying, or those of being face down."""
    if thing.face_down:
        if thing.zone not in {"battlefield", "stack"}:
            return HIDDEN
        return FACE_DOWN if thing.hidden is None else thing.hidden.look
    if thing.beneath and designated(thing, MUTATED):
        return merged_look(thing)
    if thing.copied is not None:
        return flipped_look(thing, thing.copied)
    definition = thing.definition
    if definition.combined is not None and thing.zone not in {"stack", "battlefield"}:
        return definition.combined.characteristics
    look = definition.faces[thing.face].characteristics
    return look if look.alternative is None and look.doors is None else flipped_look(thing, look)


@rule("709.5", "710.2", "110.5")
def flipped_look(thing: GameObject, look: Characteristics) -> Characteristics:
    """Return what an object with this look is: its alternative characteristics where it is a flipped flip card.

    Of a Room on the battlefield it is what its unlocked halves make it.
    """
    if look.doors is not None and thing.zone == "battlefield":
        return look.doors[unlocked(thing)]
    other = look.alternative
    return other.characteristics if other is not None and is_flip(look) and designated(thing, FLIPPED) else look


@rule("702.140e", "730.2a", "730.2h")
def merged_look(thing: GameObject) -> Characteristics:
    """Return the copiable values of a mutated permanent: its topmost component's, with the abilities of all others."""
    others = tuple([flipped_look(thing, component_look(part)) for part in with_text(thing)])
    return with_abilities_of(flipped_look(thing, printed_look(thing)), others)


@rule("712.8g")
def with_text(thing: GameObject) -> Iterator[Component]:
    """Yield the components beneath the topmost one that have abilities of their own: of a melded pair the first."""
    is_pair = thing.definition.layout == MELD and thing.face == BACK
    for part in thing.beneath:
        is_melded = part.definition.layout == MELD and part.face == BACK
        is_pair = is_melded and not is_pair
        if is_pair or not is_melded:
            yield part


@rule("708.2", "702.140e")
def component_look(part: Component) -> Characteristics:
    """Return the copiable values of a card or token that represents a permanent; face down it adds no abilities."""
    return HIDDEN if part.face_down else printed_look(part)


def printed_look(part: GameObject | Component) -> Characteristics:
    """Return the copiable values of a card or token by itself, as though it were face up."""
    return part.copied or part.definition.faces[part.face].characteristics


@lru_cache(maxsize=512)
def with_abilities_of(top: Characteristics, others: tuple[Characteristics, ...]) -> Characteristics:
    """Return one set of characteristics with the abilities of others besides: the same object for the same ones."""
    look = top.copy()
    for other in others:
        look.abilities += other.abilities
        look.keywords += other.keywords
        look.keyword_names |= other.keyword_names
    look.parts = look.quick = None
    return look


def is_flip(look: Characteristics) -> bool:
    """Tell whether this is what a flip card is unflipped."""
    return look.alternative is not None and look.alternative.characteristics.normal is not None


def may_have_text(thing: GameObject) -> bool:
    """Tell whether a permanent may have an ability that anything must look for, before effects change it."""
    is_other = thing.copied is not None or thing.hidden is not None or bool(thing.beneath)
    face = thing.definition.faces[thing.face]
    return is_other or not face.is_plain or face.characteristics.doors is not None


class StaticPart:
    """One statement of a static ability that changes characteristics."""

    __slots__ = ("ability", "is_apart", "reads", "statement")

    def __init__(self, ability: StaticAbility, statement: LayerStatement) -> None:
        self.ability = ability
        self.statement = statement
        self.is_apart = statement.is_apart and statement.reaches == ("battlefield",)
        self.reads = reads_of(statement, ability.condition)


class Parts:
    """What the layers need of some abilities, found once.

    Attributes:
        abilities: The abilities; a look that has other ones needs other parts.
        statics: Their statements that change characteristics.
        triggers: The triggered abilities with their indices, events and where they work.
        statements: The other statements, with their abilities' indices, their places and abilities.
        defines: Whether any of those is characteristic-defining (604.3).
        activation_zones: By index, where the activated abilities may be activated; activatable.py finds them.
        titles: By index and name, the keyword that an ability stands behind and its text, with the keywords that those
            were found from; labels.py of the table finds them.
    """

    __slots__ = ("abilities", "activation_zones", "defines", "statements", "statics", "titles", "triggers")

    def __init__(self, abilities: tuple[Ability, ...]) -> None:
        self.abilities = abilities
        self.statics = tuple(
            StaticPart(ability, statement)
            for ability in abilities
            if isinstance(ability, StaticAbility)
            for statement in ability.statements
            if isinstance(statement, LayerStatement)
        )
        self.triggers = tuple(
            (number, ability, event, trigger_zones(ability, event))
            for number, ability in enumerate(abilities)
            if isinstance(ability, TriggeredAbility) and isinstance(ability.event, TriggerEvent)
            for event in ability.event.alternatives()
        )
        self.statements = tuple(
            (number, place, ability, statement)
            for number, ability in enumerate(abilities)
            if isinstance(ability, StaticAbility)
            for place, statement in enumerate(ability.statements)
            if isinstance(statement, RuleStatement | Replacement)
        )
        self.defines = any(part.statement.defines for part in self.statics)
        self.activation_zones: dict[int, frozenset[str]] = {}
        self.titles: dict[tuple[int, str], tuple[tuple[object, ...], EngineKeyword | None, str]] = {}


def parts_of(look: Characteristics) -> Parts:
    """Return the parts of a look's abilities."""
    parts = look.parts
    if not isinstance(parts, Parts) or parts.abilities is not look.abilities:
        parts = look.parts = Parts(look.abilities)
    return parts


class ContinuousEffect:
    """One statement at work: of a static ability, or lasting.

    Attributes:
        statement, context: What it says, and for whom.
        timestamp: 613.7a-b.
        objects: What it affects, fixed (611.2c); None where that is found anew.
        condition: Under which it works.
        ability: The static ability it comes from; None for a lasting effect.
        reads: What its answers depend on; None for anything.
        members: What it was found to affect in the first of its layers (613.6); None before that.
        stands_apart: Whether what it does to an object depends on that and its source alone, as its statement says.
        is_gone: Whether its ability was taken away before it began to apply.
        is_defining: Whether it is applied before others of its layer (613.3).
    """

    __slots__ = (
        "ability",
        "condition",
        "context",
        "is_defining",
        "is_gone",
        "members",
        "objects",
        "reads",
        "stands_apart",
        "statement",
        "timestamp",
    )

    def __init__(  # noqa: PLR0913, PLR0917  all that an effect at work has
        self,
        statement: LayerStatement,
        context: Context,
        timestamp: int,
        objects: tuple[int, ...] | None,
        condition: Condition | None,
        ability: StaticAbility | None,
        reads: frozenset[str] | None,
        is_defining: bool = False,  # noqa: FBT001, FBT002  positional for speed
    ) -> None:
        self.statement = statement
        self.context = context
        self.timestamp = timestamp
        self.objects = objects
        self.condition = condition
        self.ability = ability
        self.reads = reads
        self.members: tuple[int, ...] | None = None
        self.is_gone = False
        self.is_defining = is_defining
        self.stands_apart = False

    def is_apart(self) -> bool:
        """Tell whether what it does to an object depends on nothing else that comes and goes.

        It has no condition; it affects fixed objects and reads nothing, or its statement is apart.
        """
        if self.condition is not None:
            return False
        return self.stands_apart if self.objects is None else self.reads is not None and not self.reads

    def seen_from(self, state: State) -> Context:
        """Return its point of view in this state: copies of a state share effects."""
        context = self.context
        if context.state is not state:
            amount = context.amount
            context = Context(state, context.source, context.controller, x=context.x, amount=amount)
            self.context = context
        return context

    def is_volatile(self) -> bool:
        """Tell whether changes that do not move `State.continuous` can change what it does."""
        reads = self.reads
        if reads is None or not reads <= STEADY:
            return True
        return "power" in reads and not COUNTED.isdisjoint(self.statement.layers)


def static_effect(
    state: State, thing: GameObject, part: StaticPart, timestamp: int, *, granted: bool
) -> ContinuousEffect:
    """Return the effect of one statement of an object's static ability."""
    context = Context(state, thing.oid, thing.controller)
    is_defining = part.statement.defines and not granted
    condition = part.ability.condition
    made = (part.statement, context, timestamp, None, condition, part.ability, part.reads, is_defining)
    effect = ContinuousEffect(*made)
    effect.stands_apart = part.is_apart
    return effect


@rule("611.2", "613.7b")
def lasting_effect(state: State, lasting: LastingEffect) -> ContinuousEffect | None:
    """Return a lasting effect as one that changes characteristics; None where it does not."""
    statement = lasting.statement
    if not isinstance(statement, LayerStatement):
        return None
    context = Context(state, lasting.source, lasting.controller, x=lasting.amount, amount=lasting.amount)
    reads = reads_of(statement, lasting.condition)
    fixed = lasting.objects
    return ContinuousEffect(statement, context, lasting.timestamp, fixed, lasting.condition, None, reads)


@lru_cache(maxsize=4096)
def reads_of(statement: Term, condition: Condition | None) -> frozenset[str] | None:
    """Return what a statement and its condition read, all terms in them together; None for anything.

    Every term in them says so by its attribute `reads`; one that has none may read anything. What the statement gives
    or does (abilities, keywords, effects, costs) is not part of that.
    """
    found: set[str] = set()
    waiting: list[Term] = [statement, *([condition] if condition is not None else [])]
    while waiting:
        one = waiting.pop()
        if isinstance(one, GIVEN):
            continue
        reads = getattr(one, "reads", None)
        if not isinstance(reads, tuple):
            return None
        found.update(reads)
        for value in one.values():
            waiting += terms_in(value)
    return frozenset(found)


def attached_to(state: State, context: Context) -> tuple[int, ...]:
    """Return the permanent that a source is attached to, for "enchanted creature" and "equipped creature"."""
    thing = state.objects.get(context.source)
    return (thing.attached_to,) if thing is not None and thing.attached_to != NOBODY else ()
