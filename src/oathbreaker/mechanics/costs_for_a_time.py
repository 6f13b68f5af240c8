"""CR 601.2f, 611.2 Spells that cost less or more for a time."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.language.categories import EFFECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.continuous import ThisTurn
from oathbreaker.mechanics.finding import seats
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.statements import change_of, is_generic
from oathbreaker.terms.abilities import Duration, Filter, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class SeatSpellsCost(RuleStatement):
    """Spells of a kind that one player casts cost less or more; the player's number was fixed as the effect began."""

    what: Filter
    mana: str
    more: bool

    names: ClassVar[tuple[str, ...]] = ("cost change",)

    @property
    def spares_colors(self) -> bool:
        """Whether it makes spells dearer, or the reduction is generic."""
        return self.more or is_generic(self.mana)

    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of such spells of that player."""
        thing = context.state.objects.get(about)
        is_theirs = thing is not None and thing.controller == context.amount
        return is_theirs and thing is not None and isinstance(self.what, Noun) and self.what.describes(context, thing)

    @rule("601.2f")
    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the change."""
        return change_of(self.mana, 1, more=self.more)


@term
class SpellsCostForATime(Effect):
    """Spells of a kind that a player casts cost less or more for a time."""

    what: Filter
    caster: Ref
    change: str
    duration: Duration
    more: bool = False

    @rule("611.2a", "601.2f")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect for those who are meant now."""
        yield from ()
        for seat in seats(self.caster, context):
            begin_lasting(context, SeatSpellsCost(self.what, self.change, self.more), self.duration, None, seat)


def this_turn(more: bool, what: Filter, change: str) -> SpellsCostForATime:  # noqa: FBT001  as the phrase fixes it
    """Return that spells you cast this turn cost less or more."""
    return SpellsCostForATime(what, You("you"), change, ThisTurn(), more)


def take_this_turn(more: bool, tree: SpellsCostForATime) -> tuple[object, ...] | None:  # noqa: FBT001  as the phrase fixes it
    """Take `this_turn` apart."""
    return (tree.what, tree.change) if tree == this_turn(more, tree.what, tree.change) else None


def said_first(more: bool, duration: Duration, what: Filter, caster: Ref, change: str) -> SpellsCostForATime:  # noqa: FBT001  as the phrase fixes it
    """Return that the spells of a player cost less or more for a time that is said first."""
    return SpellsCostForATime(what, caster, change, duration, more)


def take_said_first(more: bool, tree: SpellsCostForATime) -> tuple[object, ...] | None:  # noqa: FBT001  as the phrase fixes it
    """Take `said_first` apart."""
    is_so = tree.more == more and not isinstance(tree.duration, ThisTurn)
    return (tree.duration, tree.what, tree.caster, tree.change) if is_so else None


for is_more, word, japanese in ((False, "less", "少なく"), (True, "more", "多く")):
    phrase(
        EFFECT,
        f"{{what:noun/many}} you cast this turn cost {{change:mana}} {word} to cast",
        SpellsCostForATime,
        build=partial(this_turn, is_more),
        take=partial(take_this_turn, is_more),
        ja=f"このターンにあなたが{{what}}を唱えるためのコストは{{change}}{japanese}なる",
    )
    for number, cast in (("one", "casts"), ("many", "cast")):
        phrase(
            EFFECT,
            f"{{duration:duration}} , {{what:noun/many}} {{caster:player/{number}}} {cast} cost {{change:mana}} {word} "
            "to cast",
            SpellsCostForATime,
            build=partial(said_first, is_more),
            take=partial(take_said_first, is_more),
            ja=f"{{duration}}{{caster}}が{{what}}を唱えるためのコストは{{change}}{japanese}なる",
        )
