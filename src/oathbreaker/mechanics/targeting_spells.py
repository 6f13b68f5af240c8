"""CR 115 Spells by what they target: "that targets this creature", and as they are cast."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Subject
from oathbreaker.engine.announcement import Target, is_player
from oathbreaker.engine.casting import SpellCast
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.events import Event
from oathbreaker.engine.objects import GameObject
from oathbreaker.language.categories import EVENT, QUALIFIER
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import things
from oathbreaker.mechanics.noticing import PLAYER, fits
from oathbreaker.mechanics.player_triggers import Casts
from oathbreaker.mechanics.qualifiers import Qualifier
from oathbreaker.terms.abilities import Aimed, Filter, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


def targets_of(thing: GameObject | None) -> tuple[Target, ...]:
    """Return what a spell or ability on the stack targets."""
    said = thing.announcement if thing is not None else None
    return tuple(dict.fromkeys(target for group in said.targets for target in group)) if said is not None else ()


@term
class Targeting(Aimed, Qualifier):
    """Spells "that target this creature" or "you"; `only` where they target nothing else."""

    what: Ref
    only: bool = False

    def aim(self) -> Ref:
        """Return what they target."""
        return self.what

    @rule("115.9b", "115.9c")
    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Look for it among the targets."""
        aimed, wanted = targets_of(thing), things(self.what, context)
        return any(target in wanted for target in aimed) and (not self.only or len(aimed) == 1)


@term
class TargetingKind(Aimed, Qualifier):
    """Spells "that target a creature you control"."""

    ends: ClassVar[bool] = True

    what: Filter

    def aim(self) -> Filter:
        """Return what they target."""
        return self.what

    @rule("115.9b")
    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Look for such an object among the targets."""
        return any(not is_player(target) and fits(self.what, context, target) for target in targets_of(thing))


@term
class CastsTargeting(Casts):
    """A player casts a spell of a kind that targets one or more permanents of a kind."""

    subject: ClassVar[str] = "targets thing player"

    who: str
    what: Filter
    targeted: Filter

    @rule("603.2", "601.2c")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at the spell's targets; they can be referred to."""
        found = Casts.matches(self, context, event)
        if found is None or not isinstance(event, SpellCast):
            return None
        chosen = targets_of(context.state.objects.get(event.oid))
        aimed = tuple(target for target in chosen if not is_player(target) and fits(self.targeted, context, target))
        if not aimed:
            return None
        return Subject(event.oid, 0, ((PLAYER, (event.seat,)), ("subject targets", aimed)))


phrase(
    EVENT,
    "whenever you cast a {what:noun/one} that targets one or more {targeted:noun/many}",
    CastsTargeting,
    who="you",
    ja="あなたが１つ以上の{targeted}を対象とする{what}を唱えるたび",
)
phrase(QUALIFIER, "that targets {what:this}", Targeting, ja="{what}を対象とする")
phrase(QUALIFIER, "that targets only {what:this}", Targeting, only=True, ja="{what}のみを対象とする")
fixed(QUALIFIER, "that targets you", Targeting(You()), ja="あなたを対象とする")
phrase(QUALIFIER, "that targets a {what:noun/one}", TargetingKind, ja="{what}を対象とする")
