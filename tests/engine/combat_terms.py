"""Test terms and answers for combat, attaching and planeswalkers."""

from __future__ import annotations

from typing import ClassVar

from tests.engine.cards_for_tests import card, creature
from tests.engine.terms_for_tests import DrawCards, Gain

from oathbreaker.cards.colors import Color
from oathbreaker.engine.abstract import Cost, Effect, Filter, Keyword, Subject, TriggerEvent
from oathbreaker.engine.announcement import NOBODY, Target, is_player
from oathbreaker.engine.attaching import attach_events
from oathbreaker.engine.combat.attackers import choose_attacked
from oathbreaker.engine.combat.events import (
    AttackersDeclared,
    Attacks,
    BecomesBlocked,
    Blocks,
    Unblocked,
)
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics, PlayableCard
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.loyalty import ChangeLoyalty
from oathbreaker.engine.movement import Sacrifice
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.preparing import face_of, token
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.engine.token_events import CreateToken
from oathbreaker.terms.abilities import (
    Ability,
    ActivatedAbility,
    Keywords,
    StaticAbility,
    TargetSpec,
    TriggeredAbility,
)
from oathbreaker.terms.term import term

RAIDER = token(Characteristics("Raider", types=("creature",), power=1, toughness=1))


@term
class ItSays(RuleStatement):
    """A statement of any name about its source alone."""

    name: str
    number: int = 1

    @property
    def names(self) -> tuple[str, ...]:
        """The name."""
        return (self.name,)

    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Tell whether it is the source."""
        return about == context.source

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the number; True for 1."""
        return True if self.number == 1 else self.number


@term
class CombatLimit(RuleStatement):
    """A limit that concerns one player, or all creatures of the active or defending player where `seat` is theirs."""

    name: str
    number: int
    seat: int

    @property
    def names(self) -> tuple[str, ...]:
        """The name."""
        return (self.name,)

    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Tell whether it is about that player."""
        return about == self.seat

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the limit."""
        return self.number


@term
class Toward(RuleStatement):
    """The source must attack one of these, or a player must attack one of these; or must block one of these."""

    name: str
    whom: tuple[int, ...]
    about: int = NOBODY

    @property
    def names(self) -> tuple[str, ...]:
        """The name."""
        return (self.name,)

    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Tell whether it is the source, or the one given."""
        return about == (context.source if self.about == NOBODY else self.about)

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return whom."""
        return self.whom


@term
class Lure(RuleStatement):
    """Whatever can block the source has to."""

    names: ClassVar[tuple[str, ...]] = ("must block",)

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the creature."""
        return (context.source,)


@term
class KeepsOff(RuleStatement):
    """Creatures can't attack you."""

    names: ClassVar[tuple[str, ...]] = ("can't attack",)

    def bars(self, context: Context, name: str, about: Target, by: Context) -> bool:  # noqa: ARG002  as declared
        """Bar attacks on the controller."""
        return by.subject == context.controller


@term
class Toll(RuleStatement):
    """Creatures can't attack you, or block at all, unless their controller pays for each."""

    mana: str
    name: str = "attack cost"

    @property
    def names(self) -> tuple[str, ...]:
        """The name."""
        return (self.name,)

    def bars(self, context: Context, name: str, about: Target, by: Context) -> bool:  # noqa: ARG002  as declared
        """Apply to attacks on the controller; to all blocks."""
        return self.name == "block cost" or by.subject == context.controller

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the cost."""
        return (PayMana(self.mana),)


@term
class GiveUp(Cost):
    """Sacrifice a land."""

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether there is one."""
        return bool(own_lands(context))

    def pay(self, context: Context) -> Procedure[bool]:
        """Sacrifice the first."""
        found = own_lands(context)
        yield from happen(context.state, [Sacrifice(oid, context.controller) for oid in found[:1]])
        return bool(found)


def own_lands(context: Context) -> list[int]:
    """Return the lands of a player."""
    state = context.state
    return [
        thing.oid for thing in state.controlled(context.controller) if "land" in characteristics(state, thing.oid).types
    ]


@term
class LandToll(RuleStatement):
    """Creatures can't attack unless their controller sacrifices a land for each."""

    names: ClassVar[tuple[str, ...]] = ("attack cost",)

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the cost."""
        return (GiveUp(),)


@term
class Shields(RuleStatement):
    """What protection from a colour says, damage aside."""

    color: str
    names: ClassVar[tuple[str, ...]] = ("can't be targeted", "can't be attached", "can't be blocked")

    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Tell whether it is the source."""
        return about == context.source

    def bars(self, context: Context, name: str, about: Target, by: Context) -> bool:  # noqa: ARG002  as declared
        """Bar what has the colour."""
        return Color(self.color) in characteristics(context.state, by.source).colors


@term
class TestProtection(Keyword):
    """Protection from a colour."""

    __test__ = False
    color: str
    name: ClassVar[str] = "protection"

    def abilities(self) -> tuple[Ability, ...]:
        """Return the static ability."""
        return (StaticAbility((Shields(self.color),)),)


@term
class TestToxic(Keyword):
    """Toxic."""

    __test__ = False
    number: int
    name: ClassVar[str] = "toxic"


@term
class Beings(Filter):
    """Creatures, or players."""

    players: bool = False

    @property
    def zones(self) -> tuple[str, ...]:
        """Where they are."""
        return ("player",) if self.players else ("battlefield",)

    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether it is one."""
        if is_player(target):
            return self.players
        thing = context.state.objects.get(target)
        is_there = thing is not None and thing.zone == "battlefield"
        return is_there and not self.players and "creature" in characteristics(context.state, target).types


@term
class TestEnchant(Keyword):
    """Enchant."""

    __test__ = False
    what: Filter
    name: ClassVar[str] = "enchant"

    def spell_targets(self) -> tuple[TargetSpec, ...]:
        """Return the target of the Aura spell."""
        return (TargetSpec(self.what),)


@term
class OnAttack(TriggerEvent):
    """Whenever this creature attacks; alone, or paid for, where said."""

    alone: bool = False
    paid: str = ""
    kinds: ClassVar[tuple[str, ...]] = ("attack",)

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Match its own attack."""
        fits = (
            isinstance(event, Attacks)
            and event.oid == context.source
            and (event.is_alone or not self.alone)
            and (not self.paid or self.paid in event.paid)
        )
        return Subject(context.source) if fits else None


@term
class OnYouAttack(TriggerEvent):
    """Whenever you attack; a player of this seat, where one is given."""

    whom: int = NOBODY
    kinds: ClassVar[tuple[str, ...]] = ("attackers declared",)

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Match the declaration."""
        fits = isinstance(event, AttackersDeclared) and event.seat == context.controller
        if not fits or not isinstance(event, AttackersDeclared):
            return None
        return Subject(event.seat) if self.whom == NOBODY or self.whom in event.attacked() else None


@term
class OnBlock(TriggerEvent):
    """Whenever this creature blocks; blocks a creature; becomes blocked; attacks and isn't blocked."""

    kind: str
    once: bool = False

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kind of event."""
        return (self.kind,)

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Match what is about its source."""
        fits = isinstance(event, Blocks | BecomesBlocked | Unblocked) and event.oid == context.source
        if fits and isinstance(event, Blocks) and self.once and not event.is_first:
            return None
        return Subject(context.source) if fits else None


@term
class AttachIt(Effect):
    """Attach this to the target."""

    def perform(self, context: Context) -> Procedure[None]:
        """Attach it."""
        for target in context.targets[0]:
            yield from happen(context.state, attach_events(context.state, context.source, target, context.source))


@term
class MakeRaiders(Effect):
    """Create attacking tokens: each attacks whom its controller chooses, or whom it is said."""

    number: int = 1
    whom: int = NOBODY

    def perform(self, context: Context) -> Procedure[None]:
        """Create them."""
        events: list[Event] = []
        for _ in range(self.number):
            event = CreateToken(context.controller, RAIDER, context.source, tapped=True)
            event.attacking = self.whom
            if self.whom == NOBODY:
                event.attacking = yield from choose_attacked(context.state, context.controller, context.source)
            events.append(event)
        yield from happen(context.state, events)


def colored(definition: PlayableCard) -> PlayableCard:
    """Return the card with the colours of its mana cost."""
    look = definition.faces[0].characteristics.copy()
    letters = {symbol.text for symbol in look.mana_cost.symbols}
    look.colors = frozenset(color for color in Color if color.letter in letters)
    return PlayableCard(definition.name, "normal", (face_of(look, definition.name),))


def with_rule(name: str, size: int, *statements: RuleStatement, cost: str = "{1}{G}") -> PlayableCard:
    """Return a creature with static abilities."""
    return creature(name, cost, size, lines=(StaticAbility(tuple(statements)),))


def with_trigger(name: str, size: int, *events: TriggerEvent) -> PlayableCard:
    """Return a creature with triggered abilities that gain 1 life each."""
    return creature(name, "{1}{G}", size, lines=tuple(TriggeredAbility(event, (Gain(1),)) for event in events))


def rule_card(name: str, *statements: RuleStatement) -> PlayableCard:
    """Return an enchantment with static abilities."""
    return card(name, "Enchantment", "{1}", (StaticAbility(tuple(statements)),))


def aura(name: str, *, players: bool = False, color: str = "{W}", lines: tuple[Ability, ...] = ()) -> PlayableCard:
    """Return an Aura."""
    return colored(card(name, "Enchantment — Aura", color, (Keywords((TestEnchant(Beings(players)),)), *lines)))


def loyalty(cost: ChangeLoyalty, *body: Effect) -> ActivatedAbility:
    """Return a loyalty ability."""
    costs: tuple[Cost, ...] = (cost,)
    return ActivatedAbility(costs, body or (DrawCards(1),), loyalty=True)


WALKER = card(
    "Walker",
    "Legendary Planeswalker — Test",
    "{2}{U}",
    (
        loyalty(ChangeLoyalty(1)),
        loyalty(ChangeLoyalty(-3), Gain(5)),
        loyalty(ChangeLoyalty(-1, is_x=True), Gain(1)),
    ),
    loyalty="3",
)
