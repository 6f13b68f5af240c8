"""CR 601.3, 305.1 Cards of a kind that may be played from a graveyard, and cards that may be cast freely for a time."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.engine.ways import WayToCast
from oathbreaker.language.categories import EFFECT, STATEMENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.alternative_costs import FREE
from oathbreaker.mechanics.finding import here, things
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.terms.abilities import Duration, Filter, Ref
from oathbreaker.terms.refs import AllOf
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

GRAVEYARD: Final = "graveyard"


@term
class MayCastKind(RuleStatement):
    """You may cast spells of a kind from your graveyard, and perhaps play lands from there.

    Attributes:
        what: The spells; None for lands alone.
        lands: Whether lands too.
    """

    what: Filter | None
    lands: bool = False

    names: ClassVar[tuple[str, ...]] = ("may cast",)

    @rule("601.3", "305.1")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of such cards in your graveyard."""
        thing = context.state.objects.get(about)
        if thing is None or thing.zone != GRAVEYARD or thing.owner != context.controller:
            return False
        if "land" in characteristics(context.state, about).types:
            return self.lands
        return isinstance(self.what, Noun) and self.what.describes(context, thing)

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the usual way of playing it, from the graveyard."""
        return WayToCast("", (GRAVEYARD,), seat=context.controller)


@term
class MayCastKindForATime(Effect):
    """You may cast spells of a kind from your graveyard for a time, those that come there later too."""

    what: Filter
    duration: Duration

    @rule("601.3", "611.2a")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the permission."""
        yield from ()
        begin_lasting(context, MayCastKind(self.what), self.duration)


@term
class FreelyCastable(RuleStatement):
    """Cards may be cast from where they are without paying their mana costs, by who is "you"."""

    names: ClassVar[tuple[str, ...]] = ("may cast",)

    @rule("118.9", "305.1")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of what it was begun for; a land is no spell."""
        return about in context.state.objects and "land" not in characteristics(context.state, about).types

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the way of casting it."""
        return WayToCast(FREE, (context.state.objects[about].zone,), (), seat=context.controller)


@term
class MayCastFreely(Effect):
    """For a time you may cast cards without paying their mana costs."""

    what: Ref
    duration: Duration

    @rule("118.9", "611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the permission for these cards."""
        yield from ()
        objects = here(context.state, things(self.what, context))
        if objects:
            begin_lasting(context, FreelyCastable(), self.duration, objects)


def is_of_kind(what: Ref) -> bool:
    """Tell whether cards are only described, so that what comes later may be cast freely too."""
    return isinstance(what, AllOf) and isinstance(what.what, Noun)


phrase(
    STATEMENT,
    "you may play lands and cast {what:noun/many} from your graveyard",
    MayCastKind,
    lands=True,
    ja="あなたはあなたの墓地から、土地をプレイしたり{what}を唱えたりしてもよい",
)
phrase(
    STATEMENT,
    "you may cast {what:noun/many} from your graveyard",
    MayCastKind,
    take=lambda tree: (tree.what,) if tree.what is not None and not tree.lands else None,
    ja="あなたはあなたの墓地から{what}を唱えてもよい",
)
fixed(
    STATEMENT,
    "you may play lands from your graveyard",
    MayCastKind(None, lands=True),
    ja="あなたはあなたの墓地から土地をプレイしてもよい",
)
phrase(
    EFFECT,
    "you may cast {what:noun/many} from your graveyard {duration:duration}",
    MayCastKindForATime,
    ja="{duration}あなたはあなたの墓地から{what}を唱えてもよい",
)
for number, whose in (("one", "its mana cost"), ("many", "their mana costs")):
    phrase(
        EFFECT,
        f"{{duration:duration}} , you may cast {{what:thing/{number}}} without paying {whose}",
        MayCastFreely,
        build=lambda duration, what: None if is_of_kind(what) else MayCastFreely(what, duration),
        take=lambda tree: (tree.duration, tree.what),
        ja="{duration}あなたは{what}を、それのマナ・コストを支払うことなく唱えてもよい",
    )
