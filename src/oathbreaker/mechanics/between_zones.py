"""CR 603.6 Abilities that look at where something comes from or goes to: "enters or leaves", "from anywhere"."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Subject, TriggerEvent
from oathbreaker.engine.casting import SpellCast
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.language.categories import EVENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.events import Enters, LeavesBattlefield, gone
from oathbreaker.mechanics.finding import owner_of
from oathbreaker.mechanics.noticing import Notices, speaks_of
from oathbreaker.mechanics.player_triggers import Casts
from oathbreaker.terms.abilities import Filter, Ref
from oathbreaker.terms.refs import This
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ORIGINS: Final = {
    "from a graveyard": ("graveyard", False, "墓地から"),
    "from your graveyard": ("graveyard", True, "あなたの墓地から"),
    "from your hand": ("hand", True, "あなたの手札から"),
    "from exile": ("exile", False, "追放領域から"),
}
"""Where something comes from, as the text says it -> (the zone, whether it is only yours, the Japanese)."""
ELSEWHERE: Final = "from anywhere other than your hand"
CAST_FROM: Final = {
    "from exile": "追放領域から",
    ELSEWHERE: "あなたの手札以外から",
}
"""From where a spell is cast, as the text says it -> the Japanese."""


@term
class EntersOrLeaves(Notices):
    """A permanent enters or leaves the battlefield: two events, of which only the second looks back."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)

    def alternatives(self) -> tuple[TriggerEvent, ...]:
        """Return both."""
        return (Enters(self.what), LeavesBattlefield(self.what))

    @rule("603.6a", "603.6c")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look for either."""
        return Enters(self.what).matches(context, event) or LeavesBattlefield(self.what).matches(context, event)


@term
class EntersFrom(Notices):
    """A permanent enters from a zone: `origin` is a key of `ORIGINS`; `once` if the text says "when"."""

    subject: ClassVar[str] = "thing"

    what: Ref
    origin: str
    once: bool = False

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)

    @rule("603.6a")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what entered, and where it was before."""
        zone, is_yours, _ = ORIGINS[self.origin]
        if not isinstance(event, ZoneChange) or event.origin != zone:
            return None
        if is_yours and owner_of(context.state, event.oid) != context.controller:
            return None
        return Enters(self.what).matches(context, event)


@term
class DiesOrIsExiled(Notices):
    """A permanent dies or is put into exile from the battlefield.

    Attributes:
        what: The permanent.
        says_where: Whether the text says "from the battlefield".
        once: Whether the text says "when".
    """

    subject: ClassVar[str] = "thing"
    called: ClassVar[str] = "card"

    what: Ref
    says_where: bool
    once: bool = False

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    looks_back: ClassVar[bool] = True

    @rule("603.6c", "603.10a", "700.4")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what left, as it last was."""
        if not isinstance(event, ZoneChange) or event.origin != "battlefield":
            return None
        is_so = event.zone in {"graveyard", "exile"} and speaks_of(self.what, context, event.oid)
        return gone(event) if is_so else None


@term
class PutIntoGraveyardFromAnywhere(TriggerEvent):
    """The card itself is put into a graveyard from anywhere: it is looked at there, wherever it comes from."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    zones: ClassVar[tuple[str, ...]] = ("graveyard",)

    @rule("603.6", "603.6c")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look for this card in the graveyard."""
        is_so = isinstance(event, ZoneChange) and event.zone == "graveyard" and event.new_oid == context.source
        return Subject(context.source) if is_so else None


@term
class CastsFrom(Casts):
    """A player casts a spell of a kind from a zone: `origin` is a key of `CAST_FROM`."""

    who: str
    what: Filter
    origin: str

    @rule("601.2a", "603.2")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at the spell, who cast it, and from where."""
        if not isinstance(event, SpellCast):
            return None
        spell = context.state.objects.get(event.oid)
        if spell is None or spell.announcement is None:
            return None
        zone, is_own = spell.announcement.zone, spell.owner == event.seat
        is_so = not (zone == "hand" and is_own) if self.origin == ELSEWHERE else zone == self.origin.rpartition(" ")[2]
        return Casts.matches(self, context, event) if is_so else None


def enters_from(origin: str, once: bool, what: Ref) -> EntersFrom:  # noqa: FBT001  as the phrase fixes it
    """Return that something enters from a zone."""
    return EntersFrom(what, origin, once)


def take_enters_from(origin: str, once: bool, tree: EntersFrom) -> tuple[Ref] | None:  # noqa: FBT001  the same
    """Take `enters_from` apart."""
    return (tree.what,) if (tree.origin, tree.once) == (origin, once) else None


phrase(EVENT, "when {what:this} enters or leaves the battlefield", EntersOrLeaves, ja="{what}が戦場に出るか離れたとき")
phrase(
    EVENT,
    "whenever {what:some} enters or leaves the battlefield",
    EntersOrLeaves,
    ja="{what}が戦場に出るか離れるたび",
)
for origin, (_zone, _is_yours, from_there) in ORIGINS.items():
    for category, begins, ends in (("this", "when", "出たとき"), ("some", "whenever", "出るたび")):
        phrase(
            EVENT,
            f"{begins} {{what:{category}}} enters {origin}",
            EntersFrom,
            build=partial(enters_from, origin, begins == "when"),
            take=partial(take_enters_from, origin, begins == "when"),
            ja=f"{{what}}が{from_there}戦場に{ends}",
        )
for says_where, words, japanese in ((True, " from the battlefield", "戦場から"), (False, "", "")):
    for category, begins, ends in (("this", "when", "されたとき"), ("some", "whenever", "されるたび")):
        phrase(
            EVENT,
            f"{begins} {{what:{category}}} dies or is put into exile{words}",
            DiesOrIsExiled,
            says_where=says_where,
            once=begins == "when",
            ja=f"{{what}}が死亡するか{japanese}追放{ends}",
        )
phrase(
    EVENT,
    "when {what:this} is put into a graveyard from anywhere",
    PutIntoGraveyardFromAnywhere,
    build=lambda what: PutIntoGraveyardFromAnywhere(what) if isinstance(what, This) else None,
    take=lambda tree: (tree.what,),
    ja="{what}がいずれかの領域から墓地に置かれたとき",
)
for origin, from_there in CAST_FROM.items():
    phrase(
        EVENT,
        f"whenever you cast a {{what:noun/one}} {origin}",
        CastsFrom,
        who="you",
        origin=origin,
        ja=f"あなたが{from_there}{{what}}を唱えるたび",
    )
