"""CR 101.4, 608.2e, 608.2f One instruction for several players or things: each part chooses first, then all is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.together import together
from oathbreaker.mechanics.finding import controller_of
from oathbreaker.texts.rules import rule

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
