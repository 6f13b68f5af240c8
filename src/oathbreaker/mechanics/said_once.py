"""CR 603.1 Events that the text says with "when", since they happen once: "when another creature you control dies"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oathbreaker.engine.abstract import Subject, TriggerEvent
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.language.categories import EVENT
from oathbreaker.language.japanese import JapaneseWriter, says
from oathbreaker.language.phrases import PART, field_builder, field_taker, phrase
from oathbreaker.mechanics.attacking_with import ONE, YouAttackWith
from oathbreaker.mechanics.combat_triggers import Attacks, AttacksOrBlocks, BecomesBlocked, Blocks
from oathbreaker.mechanics.damage_triggers import DealsCombatDamageToPlayer, IsDealtDamage
from oathbreaker.mechanics.events import BecomesTapped, Dies, Enters, LeavesBattlefield
from oathbreaker.mechanics.player_triggers import Casts, Sacrifices
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

EACH_TIME: Final = "たび"
ONCE: Final = "とき"
"""How Japanese ends an event that happens again and again, and one that happens once."""
PAST: Final = (
    ("攻撃するかブロックする", "攻撃するかブロックした"),
    ("攻撃する", "攻撃した"),
    ("ブロックする", "ブロックした"),
    ("される", "された"),
    ("になる", "になった"),
    ("戦場に出る", "戦場に出た"),
    ("死亡する", "死亡した"),
    ("離れる", "離れた"),
    ("与える", "与えた"),
    ("受ける", "受けた"),
    ("唱える", "唱えた"),
    ("捧げる", "捧げた"),
)
"""What an event ends with -> the same in the past."""


@term
class OnceOnly(TriggerEvent):
    """An event that is said with "when" and triggers whenever it happens, as any other (603.2)."""

    event: terms.TriggerEvent

    def inner(self) -> TriggerEvent:
        """Return the event itself."""
        assert isinstance(self.event, TriggerEvent)  # noqa: S101  what is declared below
        return self.event

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of event that it can match."""
        return self.inner().kinds

    @property
    def looks_back(self) -> bool:
        """Whether it looks back in time (603.10)."""
        return self.inner().looks_back

    @property
    def what(self) -> object:
        """The object that it is about; None where its text names none so."""
        return getattr(self.event, "what", None)

    @property
    def targeted(self) -> object:
        """The description of several that it is about."""
        return getattr(self.event, "targeted", None)

    @property
    def subject(self) -> str:  # type: ignore[override]  # as the event itself has it
        """What it is about, for words that refer back to it."""
        return self.event.subject

    @property
    def counted(self) -> bool:  # type: ignore[override]  # as the event itself has it
        """Whether it tells a number."""
        return self.event.counted

    @property
    def counts_points(self) -> bool:  # type: ignore[override]  # as the event itself has it
        """Whether that number is of damage or life."""
        return self.event.counts_points

    @rule("603.1", "603.2")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look for the event."""
        return self.inner().matches(context, event)

    def occurrences(self, context: Context, events: list[Event]) -> list[Subject]:
        """Return a subject for each time that the event makes it trigger."""
        return self.inner().occurrences(context, events)


@says(OnceOnly)
def say_once(writer: JapaneseWriter, event: OnceOnly) -> str:
    """Return the event as one that happened: …が死亡したとき."""
    said = writer.say_as("event", event.event).removesuffix(EACH_TIME)
    for always, once in PAST:
        if said.endswith(always):
            return said.removesuffix(always) + once + ONCE
    return said + ONCE


def declare(template: str, cls: type[terms.TriggerEvent], constants: Mapping[str, object]) -> None:
    """Declare that an event of a class is said so with "when"."""
    names = tuple(part[1] for part in PART.finditer(template) if part[1])
    make, parts = field_builder(cls, names, dict(constants)), field_taker(cls, names, dict(constants))

    def build(*values: object) -> OnceOnly | None:
        made = make(*values)
        is_single = isinstance(made, YouAttackWith) and made.amount == ONE
        return OnceOnly(made) if isinstance(made, terms.TriggerEvent) and not is_single else None

    def take(tree: OnceOnly) -> tuple[object, ...] | None:
        return parts(tree.event) if type(tree.event) is cls else None

    phrase(EVENT, template, OnceOnly, build=build, take=take)


for happening, words, of_itself in (
    (Enters, "enters", False),
    (Dies, "dies", False),
    (LeavesBattlefield, "leaves the battlefield", False),
    (Attacks, "attacks", True),
    (Blocks, "blocks", True),
    (AttacksOrBlocks, "attacks or blocks", True),
    (BecomesBlocked, "becomes blocked", True),
    (BecomesTapped, "becomes tapped", True),
    (IsDealtDamage, "is dealt damage", True),
    (DealsCombatDamageToPlayer, "deals combat damage to a player", False),
):
    for category in ("this", "some") if of_itself else ("some",):
        declare(f"when {{what:{category}}} {words}", happening, {})
for who, verb in (("you", "cast"), ("an opponent", "casts"), ("a player", "casts")):
    declare(f"when {who} {verb} a {{what:noun/one}}", Casts, {"who": who})
declare("when you sacrifice a {what:noun/one}", Sacrifices, {"who": "you"})
declare("when you attack with {amount:count} or more {targeted:noun/many}", YouAttackWith, {})
