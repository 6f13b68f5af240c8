"""CR 118.9 Spells of a kind that may be cast without paying their mana costs, for a time or always."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.engine.ways import WayToCast
from oathbreaker.language.categories import EFFECT, STATEMENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.casting_now import FREE
from oathbreaker.mechanics.casting_rules import is_such_spell
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.terms.abilities import Duration, Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class CastFreely(RuleStatement):
    """You may cast spells of a kind from where they are without paying their mana costs."""

    what: Filter

    names: ClassVar[tuple[str, ...]] = ("may cast",)

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out: the text says from where, and that is no place where spells are already."""
        return isinstance(self.what, Noun) and not {"battlefield", "stack"} & set(self.what.zones)

    @rule("118.9", "601.3")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of such cards of yours, in that zone."""
        thing = context.state.objects.get(about)
        if thing is None or not isinstance(self.what, Noun) or thing.zone not in self.what.zones:
            return False
        return thing.owner == context.controller and is_such_spell(self.what, context, about)

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the other way of casting it."""
        return WayToCast(FREE, (context.state.objects[about].zone,), (), seat=context.controller)


@term
class CastFreelyForATime(Effect):
    """For a time you may cast spells of a kind without paying their mana costs."""

    duration: Duration
    what: Filter

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out, as of `CastFreely`."""
        return CastFreely(self.what).is_performed

    @rule("611.2a", "118.9")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the permission; cards that come there later may be cast so too."""
        yield from ()
        begin_lasting(context, CastFreely(self.what), self.duration)


FREELY = "cast {what:noun/many} without paying their mana costs"
JAPANESE = "あなたは{what}をマナ・コストを支払うことなく唱えてもよい"
phrase(STATEMENT, f"you may {FREELY}", CastFreely, ja=JAPANESE)
phrase(EFFECT, f"{{duration:duration}} , you may {FREELY}", CastFreelyForATime, ja=f"{{duration}}{JAPANESE}")
