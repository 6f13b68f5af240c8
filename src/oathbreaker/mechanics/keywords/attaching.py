"""CR 702.6 Equip, 702.92 living weapon, 702.151 reconfigure: keywords that attach Equipment."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect, Keyword, Restriction
from oathbreaker.engine.announcement import NOBODY, is_player
from oathbreaker.engine.attaching import attach_events
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.layers_changes import remove_card_types
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.statements import LayerStatement
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.attaching import Attach, Unattach
from oathbreaker.mechanics.events import Enters
from oathbreaker.mechanics.finding import things
from oathbreaker.mechanics.nouns import Head, Noun
from oathbreaker.mechanics.qualifiers import ControlledBy
from oathbreaker.mechanics.restrictions import OnlyAsSorcery
from oathbreaker.mechanics.tokens import CreateToken, TokenKind
from oathbreaker.terms.abilities import (
    Ability,
    ActivatedAbility,
    Cost,
    Filter,
    Ref,
    StaticAbility,
    TargetSpec,
    TriggeredAbility,
)
from oathbreaker.terms.refs import ResultRef, TargetRef, This
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

PLANESWALKER_YOU_CONTROL = Noun(Head((("planeswalker",),)), (), (ControlledBy("you"),))
CREATURE_YOU_CONTROL = Noun(Head((("creature",),)), (), (ControlledBy("you"),))
ITSELF = This("this permanent")


@term
class Equip(Keyword):
    """702.6 Equip.

    Attributes:
        costs: What activating it costs.
        what: What the target must be besides a creature you control (702.6c); None for any.
    """

    costs: tuple[Cost, ...]
    what: Filter | None = None

    name: ClassVar[str] = "equip"

    @rule("702.6a", "702.6c", "702.6e")
    def abilities(self) -> tuple[Ability, ...]:
        """Return "attach this permanent to target creature you control, only as a sorcery", or to a planeswalker."""
        if is_planeswalker(self.what):
            target: Filter = PLANESWALKER_YOU_CONTROL
            body: tuple[Effect, ...] = (AttachToPlaneswalker(ITSELF, TargetRef(0)),)
        else:
            target = CREATURE_YOU_CONTROL if self.what is None else narrowed(self.what)
            body = (Attach(ITSELF, TargetRef(0)),)
        return (ActivatedAbility(self.costs, body, (TargetSpec(target),), (OnlyAsSorcery(),)),)

    @property
    def is_performed(self) -> bool:
        """Whether its target is a creature or a planeswalker, and not either of them."""
        return (
            self.what is None
            or is_planeswalker(self.what)
            or (isinstance(self.what, Noun) and all("planeswalker" not in choice for choice in self.what.head.types))
        )


@term
class AttachToPlaneswalker(Effect):
    """An Equipment is attached to a planeswalker as though that were a creature."""

    what: Ref
    to: Ref

    @rule("702.6e", "701.3b")
    def perform(self, context: Context) -> Procedure[None]:
        """Attach it; whether it stays there is for the state-based actions (704.5n)."""
        state = context.state
        events = [
            event
            for oid in things(self.what, context)
            for host in things(self.to, context)
            for event in attach_events(state, oid, host, context.source, is_as_creature=True)
        ]
        yield from happen(state, events)


@rule("702.6e")
def is_planeswalker(what: Filter | None) -> bool:
    """Tell whether equip says "equip planeswalker", and nothing more."""
    return what == Noun(Head((("planeswalker",),)))


@rule("702.6c")
def narrowed(what: Filter) -> Filter:
    """Return a description of creatures you control that are so: "Knight", "legendary creature"."""
    if not isinstance(what, Noun):
        return what
    types = tuple(choice if "creature" in choice else (*choice, "creature") for choice in what.head.types)
    return Noun(Head(types), what.adjectives, (*what.qualifiers, ControlledBy("you")))


@term
class Reconfigure(Keyword):
    """702.151 Reconfigure: an Equipment that is a creature while it is attached to nothing."""

    cost: str

    name: ClassVar[str] = "reconfigure"

    @rule("702.151a", "702.151b")
    def abilities(self) -> tuple[Ability, ...]:
        """Return both activated abilities, and what it is while attached."""
        other = (TargetSpec(CREATURE_YOU_CONTROL, another=True),)
        costs = (PayMana(self.cost),)
        return (
            ActivatedAbility(costs, (Attach(ITSELF, TargetRef(0)),), other, (OnlyAsSorcery(),)),
            ActivatedAbility(costs, (Unattach(ITSELF),), (), (OnlyWhileAttached(), OnlyAsSorcery())),
            StaticAbility((NoCreatureWhileAttached(),)),
        )


@term
class OnlyWhileAttached(Restriction):
    """Activated only if the permanent is attached to a creature."""

    @rule("702.151a")
    def allows(self, context: Context) -> bool:
        """Look at what it is attached to."""
        thing = context.state.objects.get(context.source)
        if thing is None or is_player(thing.attached_to) or thing.attached_to not in context.state.objects:
            return False
        return "creature" in characteristics(context.state, thing.attached_to).types


@term
class NoCreatureWhileAttached(LayerStatement):
    """An Equipment with reconfigure is no creature while it is attached."""

    reads: ClassVar[tuple[str, ...] | None] = ("attachment",)
    layers: ClassVar[tuple[str, ...]] = ("4",)
    among: ClassVar[str] = "self"
    takes_away: ClassVar[bool] = False

    @rule("702.151b")
    def affects(self, context: Context, oid: int) -> bool:
        """Affect itself, while it is attached to something."""
        return oid == context.source and context.state.objects[oid].attached_to != NOBODY

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Take the card type away, with its creature types."""
        remove_card_types(characteristics, "creature")


@term
class LivingWeapon(Keyword):
    """702.92 Living weapon: an Equipment enters with a Germ that it equips."""

    name: ClassVar[str] = "living weapon"

    @rule("702.92a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return "when this Equipment enters, create a Germ, then attach this Equipment to it"."""
        germ = TokenKind("0/0", ("black",), ("Phyrexian", "Germ"), ("creature",))
        body = (CreateToken(Number(1), germ), Attach(ITSELF, ResultRef("token")))
        return (TriggeredAbility(Enters(This("this Equipment")), body),)


@term
class ForMirrodin(Keyword):
    """702.163 For Mirrodin!: an Equipment enters with a Rebel that it equips."""

    name: ClassVar[str] = "for mirrodin!"

    @rule("702.163a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return "when this Equipment enters, create a Rebel, then attach this Equipment to it"."""
        rebel = TokenKind("2/2", ("red",), ("Rebel",), ("creature",))
        body = (CreateToken(Number(1), rebel), Attach(ITSELF, ResultRef("token")))
        return (TriggeredAbility(Enters(This("this Equipment")), body),)


def mana_only(cost: str) -> tuple[Cost, ...]:
    """Return a cost that is mana alone."""
    return (PayMana(cost),)


def take_mana(costs: tuple[Cost, ...]) -> str | None:
    """Return the mana of a cost that is mana alone; None for another."""
    only = costs[0] if len(costs) == 1 else None
    return only.mana if isinstance(only, PayMana) else None


def take_plain(tree: Equip) -> tuple[object, ...] | None:
    """Take "equip {1}" apart."""
    mana = take_mana(tree.costs)
    return (mana,) if mana is not None and tree.what is None else None


def take_narrowed(tree: Equip) -> tuple[object, ...] | None:
    """Take "equip Knight {1}" apart."""
    mana = take_mana(tree.costs)
    return (tree.what, mana) if mana is not None and tree.what is not None else None


phrase(KEYWORD, "equip {cost:mana}", Equip, build=lambda cost: Equip(mana_only(cost)), take=take_plain, ja="装備{cost}")
phrase(
    KEYWORD,
    "equip {what:noun/one} {cost:mana}",
    Equip,
    build=lambda what, cost: Equip(mana_only(cost), what),
    take=take_narrowed,
    ja="装備（{what}）{cost}",
)
phrase(
    KEYWORD,
    "equip -- {costs:costs} .",
    Equip,
    take=lambda tree: (tree.costs,) if take_mana(tree.costs) is None and tree.what is None else None,
    ja="装備―{costs}。",
)
phrase(KEYWORD, "reconfigure {cost:mana}", Reconfigure, ja="換装{cost}")
fixed(KEYWORD, "living weapon", LivingWeapon(), ja="生体武器")
fixed(KEYWORD, "for Mirrodin !", ForMirrodin(), ja="ミラディンのために！")
