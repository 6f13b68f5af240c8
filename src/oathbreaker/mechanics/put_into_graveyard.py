"""CR 603.6c, 700.4 Permanents put into a graveyard from the battlefield."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from oathbreaker.engine.abstract import Subject
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.language.categories import EVENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.events import gone
from oathbreaker.mechanics.finding import owner_of
from oathbreaker.mechanics.noticing import Notices, speaks_of
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class PutIntoGraveyard(Notices):
    """A permanent is put into a graveyard from the battlefield; `yours` if only into your graveyard."""

    subject: ClassVar[str] = "thing"
    called: ClassVar[str] = "card"

    what: Ref
    yours: bool = False

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    looks_back: ClassVar[bool] = True

    @rule("603.6c", "603.10a")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what left, as it last was, and whose graveyard it has come to."""
        if not isinstance(event, ZoneChange) or (event.origin, event.zone) != ("battlefield", "graveyard"):
            return None
        if self.yours and owner_of(context.state, event.oid) != context.controller:
            return None
        return gone(event) if speaks_of(self.what, context, event.oid) else None


def put(yours: bool, what: Ref) -> PutIntoGraveyard:  # noqa: FBT001  as the phrase fixes it
    """Return that something is put into a graveyard from the battlefield."""
    return PutIntoGraveyard(what, yours)


for yours, words, japanese in ((True, "your", "あなたの"), (False, "a", "")):
    for what, verb in (("some", "is"), ("one-or-more", "are")):
        phrase(
            EVENT,
            f"whenever {{what:{what}}} {verb} put into {words} graveyard from the battlefield",
            PutIntoGraveyard,
            build=partial(put, yours),
            take=partial(lambda is_yours, tree: (tree.what,) if tree.yours == is_yours else None, yours),
            ja=f"{{what}}が戦場から{japanese}墓地に置かれるたび",
        )
phrase(
    EVENT,
    "when {what:this} is put into a graveyard from the battlefield",
    PutIntoGraveyard,
    build=lambda what: put(False, what),  # noqa: FBT003  as declared
    take=lambda tree: None if tree.yours else (tree.what,),
    ja="{what}が戦場から墓地に置かれたとき",
)
