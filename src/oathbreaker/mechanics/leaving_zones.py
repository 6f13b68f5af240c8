"""CR 603.6, 603.10 Cards that leave a graveyard, and what is exiled instead of leaving."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect, Subject
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.language.categories import DEED, EVENT, SENTENCE
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import here, owner_of, seats, things
from oathbreaker.mechanics.keywords.graveyard_abilities import LeavesForExile
from oathbreaker.mechanics.noticing import Notices, speaks_of
from oathbreaker.mechanics.players import Players
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import Each, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class LeavesGraveyard(Notices):
    """Cards leave your graveyard; `your_turn` if the text says "during your turn"."""

    subject: ClassVar[str] = "thing"

    what: Ref
    your_turn: bool = False

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    looks_back: ClassVar[bool] = True

    @rule("603.6d", "603.10a")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what left, as it last was."""
        if not isinstance(event, ZoneChange) or event.origin != "graveyard" or event.zone == "graveyard":
            return None
        state = context.state
        is_yours = owner_of(state, event.oid) == context.controller
        if not is_yours or (self.your_turn and state.active != context.controller):
            return None
        return Subject(event.oid) if speaks_of(self.what, context, event.oid) else None


@term
class ExileIfItLeaves(Effect):
    """A permanent that would leave the battlefield is exiled instead of being put anywhere else."""

    what: Ref

    @rule("614.1a", "611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect, for as long as the permanent is there."""
        yield from ()
        objects = here(context.state, things(self.what, context))
        if objects:
            begin_lasting(context, LeavesForExile(), None, objects)


@rule("701.13a", "608.2f")
def exile_all(zones: Sequence[str], whose: Ref, context: Context) -> Procedure[None]:
    """Exile all cards of some zones of players, all at once."""
    state = context.state
    cards = [oid for seat in seats(whose, context) for zone in zones for oid in state.zone(zone, seat)]
    yield from happen(state, [ZoneChange(state, oid, "exile", source=context.source) for oid in cards])


@term
class ExileGraveyard(Effect):
    """All cards of players' graveyards are exiled."""

    whose: Ref
    who: Ref = You()

    def perform(self, context: Context) -> Procedure[None]:
        """Exile them all at once."""
        yield from exile_all(("graveyard",), self.whose, context)


ALL_GRAVEYARDS: Final = ExileGraveyard(Each(Players("player")))
LEAVES: Final = "あなたの墓地を離れるたび"
for what, verb in (("some", "leaves"), ("one-or-more", "leave")):
    phrase(EVENT, f"whenever {{what:{what}}} {verb} your graveyard", LeavesGraveyard, ja=f"{{what}}が{LEAVES}")
    phrase(
        EVENT,
        f"whenever {{what:{what}}} {verb} your graveyard during your turn",
        LeavesGraveyard,
        your_turn=True,
        ja=f"あなたのターンの間に{{what}}が{LEAVES}",
    )
phrase(
    SENTENCE,
    "if {what:thing/one} would leave the battlefield , exile it instead of putting it anywhere else .",
    ExileIfItLeaves,
    ja="{what.ga}戦場を離れるなら、それを他の領域に置く代わりに追放する。",
)
phrase(DEED, "[exile|exiles] {whose:own} graveyard", ExileGraveyard,
       take=lambda tree: (tree.whose,) if tree.who == You() and tree != ALL_GRAVEYARDS else None,
       build=lambda whose: ExileGraveyard(whose) if ExileGraveyard(whose) != ALL_GRAVEYARDS else None,
       ja="{whose.no}墓地を追放する")  # fmt: skip
fixed(DEED, "[exile|exiles] all graveyards", ALL_GRAVEYARDS, ja="すべての墓地を追放する")
