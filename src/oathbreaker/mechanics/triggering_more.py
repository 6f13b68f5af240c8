"""CR 603.2d Abilities that trigger an additional time: those of an object, or those that something causes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from oathbreaker.engine.abstract import TriggerEvent
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.combat.events import AttackersDeclared
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.engine.matching import TriggersMore
from oathbreaker.language.categories import STATEMENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.combat_triggers import Attacks
from oathbreaker.mechanics.damage_triggers import DealsCombatDamageToPlayer, IsDealtDamage
from oathbreaker.mechanics.events import BecomesTarget, Dies, Enters
from oathbreaker.mechanics.finding import things
from oathbreaker.mechanics.noticing import speaks_of
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.qualifiers import ControlledBy
from oathbreaker.terms.abilities import Filter, Ref
from oathbreaker.terms.refs import Some
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

AGAIN: Final = "その能力は追加でもう１回誘発する"
ABILITIES: Final = ("a triggered ability", "an ability")
"""What the text calls the ability; abilities that trigger are triggered abilities."""

DEEDS: Final[dict[str, tuple[Callable[[Ref], TriggerEvent], str]]] = {
    "entering": (Enters, "戦場に出る"),
    "dying": (Dies, "死亡する"),
    "attacking": (Attacks, "攻撃する"),
    "dealing combat damage to a player": (DealsCombatDamageToPlayer, "プレイヤー１人に戦闘ダメージを与える"),
    "being dealt damage": (IsDealtDamage, "ダメージを受ける"),
    "becoming the target of a spell or ability": (BecomesTarget, "呪文や能力の対象になる"),
}
"""What causes abilities to trigger, as the text says it -> the event, and the Japanese."""


@term
class TriggersMoreOf(TriggersMore):
    """Triggered abilities of an object trigger an additional time.

    Attributes:
        what: The object.
        ability: How the text calls its ability.
        again: How the text goes on: "that ability" or "it".
        other: Objects of another kind, but not the object that says so; None for none.
    """

    what: Ref
    ability: str
    again: str
    other: Filter | None = None

    @rule("603.2d", "109.2")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of abilities of such an object where it is said to be."""
        if self.other is not None and about != context.source and fits(self.other, context, about):
            return True
        if not isinstance(self.what, Some):
            return about in things(self.what, context)
        if self.what.another and about == context.source:
            return False
        return fits(self.what.what, context, about) and (self.other is None or is_yours(self.other, context, about))


@term
class TriggersMoreBecause(TriggersMore):
    """Triggered abilities of your permanents trigger an additional time if something has caused them to.

    Attributes:
        what: What has done it.
        deed: What it has done: a key of `DEEDS`.
    """

    what: Ref
    deed: str

    @rule("603.2d", "109.2")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of abilities of permanents that you control."""
        thing = context.state.objects.get(about)
        return thing is not None and thing.zone == "battlefield" and thing.controller == context.controller

    @rule("603.2d", "508.3d")
    def is_because(self, context: Context, because: Sequence[Event]) -> bool:
        """Tell whether one of the events is that; you attack because creatures do."""
        wanted = DEEDS[self.deed][0](self.what)
        attacking = self.deed == "attacking"
        attackers = [
            oid for event in because if attacking and isinstance(event, AttackersDeclared) for oid, _ in event.pairs
        ]
        return any(speaks_of(self.what, context, oid) for oid in attackers) or any(
            event.kind in wanted.kinds and wanted.matches(context, event) is not None for event in because
        )


def fits(what: Filter, context: Context, about: Target) -> bool:
    """Tell whether an object is of a kind and where things of this kind are."""
    return isinstance(what, Noun) and what.matches(context, about)


def is_yours(other: Filter, context: Context, about: Target) -> bool:
    """Tell whether you control an object, if that is said at the end of both of two kinds."""
    if not isinstance(other, Noun) or ControlledBy("you") not in other.qualifiers:
        return True
    return context.state.objects[about].controller == context.controller


def of_two(ability: str, first: Filter, other: Filter) -> TriggersMoreOf:
    """Return what is said of the abilities of two kinds of objects."""
    return TriggersMoreOf(Some(first), ability, "that ability", other)


def take_of_two(ability: str, tree: TriggersMoreOf) -> tuple[object, ...] | None:
    """Take `of_two` apart."""
    if tree.other is None or tree.ability != ability or not isinstance(tree.what, Some):
        return None
    return tree.what.what, tree.other


for ability in ABILITIES:
    for again in ("that ability", "it"):
        for category in ("this", "some"):
            phrase(
                STATEMENT,
                f"if {ability} of {{what:{category}}} triggers , {again} triggers an additional time",
                TriggersMoreOf,
                ability=ability,
                again=again,
                ja=f"{{what}}の誘発型能力が誘発するなら、{AGAIN}",
            )
    phrase(
        STATEMENT,
        f"if {ability} of a {{first:noun/one}} or another {{other:noun/one}} triggers , "
        "that ability triggers an additional time",
        TriggersMoreOf,
        build=partial(of_two, ability),
        take=partial(take_of_two, ability),
        ja=f"{{first.one}}かこれでない{{other.one}}の誘発型能力が誘発するなら、{AGAIN}",
    )
for deed, (_event, japanese) in DEEDS.items():
    phrase(
        STATEMENT,
        f"if {{what:some}} {deed} causes a triggered ability of a permanent you control to trigger , "
        "that ability triggers an additional time",
        TriggersMoreBecause,
        deed=deed,
        ja=f"{{what}}が{japanese}ことによりあなたがコントロールしているパーマネントの誘発型能力が誘発するなら、{AGAIN}",
    )
