"""CR 101.4, 608.2e, 608.2f One instruction for several players or things: each part chooses first, then all is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, cast

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.together import together
from oathbreaker.mechanics.finding import CHOOSER, DOER, controller_of, seats
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import Back, BothOf, Each, EachOf, SameDoer
from oathbreaker.terms.term import Term
from oathbreaker.texts.rules import rule

KNOWN_DEEDS: Final = 2_000
"""How many instructions are remembered as done by another player."""

SEVERAL: Final = (Each, EachOf, BothOf)
"""The references that mean several players, each of whom does something."""

Results = dict[str, tuple[Target, ...]]
"""What instructions did, by name."""


@rule("608.2e")
def by_each(
    found: Sequence[Target], context: Context, part: Callable[[Context, Target], Procedure[None]]
) -> Procedure[None]:
    """Let each of several players or things have its part of an instruction, in the order given.

    Each knows what it did itself; afterwards what all of them did can be referred to.
    """
    if len(found) == 1:
        yield from part(context, found[0])
        return
    before = dict(context.results)
    views = [context.with_item(context.item) for _ in found]
    for view in views:
        view.results = dict(before)
    yield from together(context.state, [part(view, one) for view, one in zip(views, found, strict=True)])
    gather_results(context.results, before, [view.results for view in views])


def gather_results(results: Results, before: Results, parts: Sequence[Results]) -> None:
    """Put together what the parts of an instruction did, each thing once; what none of them knows any more is gone."""
    for name in dict.fromkeys(name for part in (before, *parts) for name in part):
        told = [part[name] for part in parts if name in part and part[name] is not before.get(name)]
        if told:
            results[name] = tuple(dict.fromkeys(one for done in told for one in done))
        elif parts and not any(name in part for part in parts):
            results.pop(name, None)


@rule("101.4", "608.2f")
def in_apnap_order(found: Sequence[Target], context: Context) -> list[Target]:
    """Return players, or things by who controls them, in APNAP order."""
    order = {seat: place for place, seat in enumerate(context.state.apnap())}
    return sorted(found, key=lambda one: order.get(controller_of(context.state, one), len(order)))


def is_word_for(who: Ref, part: Term) -> bool:
    """Tell whether a term is a word that refers back to a player, or to several of whom it is each."""
    if isinstance(who, EachOf):
        of = who.of.to if isinstance(who.of, Back) else who.of
        return (isinstance(part, Back) and part.to in {who, of}) or part == EachOf(SameDoer(), who.after)
    return isinstance(part, Back) and part.to == who


@lru_cache(KNOWN_DEEDS)
def done_by_one(instruction: terms.Effect, each: Ref) -> terms.Effect:
    """Return what each of several players follows as one of them follows it, who is known as the doer."""
    alone = instruction.changed(lambda part: SameDoer() if part == each or is_word_for(each, part) else part)
    return cast("terms.Effect", alone)


@rule("101.4", "608.2e")
def each_alone(
    instruction: terms.Effect, each: Ref, context: Context, follow: Callable[[Effect, Context], Procedure[None]]
) -> Procedure[None]:
    """Let each of several players follow an instruction by themselves: all choices of an action first, then the action.

    Args:
        instruction: What they all do.
        each: How it names them.
        context: Its point of view.
        follow: What one player does with the instruction as they follow it.
    """
    alone = done_by_one(instruction, each)

    def part(own: Context, seat: Target) -> Procedure[None]:
        own.results[DOER] = own.results[CHOOSER] = (seat,)
        assert isinstance(alone, Effect)  # noqa: S101  the same class
        yield from follow(alone, own)

    yield from by_each(seats(each, context), context, part)
    context.results.pop(CHOOSER, None)


class OneDoer(Effect):
    """An instruction that is about one player who does something; each of several follows it alone."""

    __slots__ = ()

    def perform(self, context: Context) -> Procedure[None]:
        """Let the player do it, or each of several."""
        who = getattr(self, "who", None)
        if isinstance(who, SEVERAL):
            yield from each_alone(self, who, context, lambda alone, own: alone.perform(own))
        else:
            yield from self.perform_alone(context)

    def perform_alone(self, context: Context) -> Procedure[None]:
        """Carry it out for one player.

        Raises:
            NotImplementedError: The class does not say how.
        """
        raise NotImplementedError(type(self).__name__)
