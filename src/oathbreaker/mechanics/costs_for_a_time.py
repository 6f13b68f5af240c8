"""CR 601.2f, 611.2 Spells that cost less or more for a time."""

from __future__ import annotations

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
    mana: str
    duration: Duration
    more: bool = False

    @rule("611.2a", "601.2f")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect for those who are meant now."""
        yield from ()
        for seat in seats(self.caster, context):
            begin_lasting(context, SeatSpellsCost(self.what, self.mana, self.more), self.duration, None, seat)


def yours_this_turn(what: Filter, mana: str, *, more: bool) -> SpellsCostForATime:
    """Return that spells you cast this turn cost less or more."""
    return SpellsCostForATime(what, You("you"), mana, ThisTurn(), more)


for is_more, word, japanese in ((False, "less", "少なく"), (True, "more", "多く")):
    phrase(
        EFFECT,
        f"{{what:noun/many}} you cast this turn cost {{mana:mana}} {word} to cast",
        SpellsCostForATime,
        build=lambda what, mana, more=is_more: yours_this_turn(what, mana, more=more),
        take=lambda tree, more=is_more: (tree.what, tree.mana)
        if tree == yours_this_turn(tree.what, tree.mana, more=more)
        else None,
        ja=f"このターンにあなたが{{what}}を唱えるためのコストは{{mana}}{japanese}なる",
    )
    for number, cast in (("one", "casts"), ("many", "cast")):
        phrase(
            EFFECT,
            f"{{duration:duration}} , {{what:noun/many}} {{caster:player/{number}}} {cast} cost {{mana:mana}} {word} "
            "to cast",
            SpellsCostForATime,
            build=lambda duration, what, caster, mana, more=is_more: SpellsCostForATime(
                what, caster, mana, duration, more
            ),
            take=lambda tree, more=is_more: (tree.duration, tree.what, tree.caster, tree.mana)
            if tree.more == more and not isinstance(tree.duration, ThisTurn)
            else None,
            ja=f"{{duration}}{{caster}}が{{what}}を唱えるためのコストは{{mana}}{japanese}なる",
        )
