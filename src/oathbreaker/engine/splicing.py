"""CR 702.47, 601.2b Splicing: a spell gains the text of cards in hand as it is cast.

Seam: the announcement keeps the text (`Announcement.spliced`), which copies of the spell have too (707.10) and which is
gone as the spell leaves the stack (702.47e).
"""

from __future__ import annotations

from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.announcing import all_targets_possible, changed, context_of
from oathbreaker.engine.asking import choose
from oathbreaker.engine.costs import can_pay, spell_cost
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.revealing import Reveal
from oathbreaker.engine.state import State
from oathbreaker.engine.ways import OptionalCost, Splicing, WayToCast
from oathbreaker.terms.abilities import SpellAbility
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule


@rule("601.2b", "702.47a", "702.47b")
def announce_splicing(  # noqa: PLR0913, PLR0917  all that decides about it
    state: State, seat: int, spell: int, zone: str, way: WayToCast | None, optional: tuple[OptionalCost, ...]
) -> Procedure[tuple[OptionalCost, ...]]:
    """Ask which cards are spliced, one after another in the order of their effects; then all are revealed at once.

    Only what can be paid for together is offered; the costs are returned.
    """
    chosen: dict[int, OptionalCost] = {}
    while True:
        offered: dict[int, OptionalCost] = {}
        for oid, splicing in spliceable(state, seat, spell).items():
            extra = OptionalCost("splice", splicing.costs)
            cost = spell_cost(state, spell, seat, zone, way=way, optional=(*optional, *chosen.values(), extra))
            if oid not in chosen and can_pay(state, seat, cost, 0, context_of(state, spell)):
                offered[oid] = extra
        asked = say("engine.ask_splice")
        picked = yield from choose(
            state, seat, "choose cards", list(offered), 0, 1, "601.2b", source=spell, question=asked
        )
        if not picked:
            break
        chosen[picked[0]] = offered[picked[0]]
    if chosen:
        yield from happen(state, [Reveal(oid, seat, spell) for oid in chosen])
        said = changed(state, spell)
        said.spliced = tuple(ability for oid in chosen for ability in text_of(state, oid))
        said.paid = (*said.paid, ("splice", len(chosen)))
    return tuple(chosen.values())


@rule("702.47a", "702.47b")
def spliceable(state: State, seat: int, spell: int) -> dict[int, Splicing]:
    """Return the cards in a player's hand that can be spliced onto a spell, each with how.

    Such a card does not look for targets that there are not.
    """
    look = characteristics(state, spell)
    found: dict[int, Splicing] = {}
    for oid in state.hand(seat):
        for keyword in characteristics(state, oid).keywords:
            splicing = keyword.splicing() if isinstance(keyword, Keyword) else None
            if splicing is not None and splicing.fits(look) and is_possible(state, oid, spell):
                found.setdefault(oid, splicing)
    return found


@rule("702.47b", "702.47d")
def is_possible(state: State, oid: int, spell: int) -> bool:
    """Tell whether the targets of a card's text could be chosen for a spell that gains it."""
    return all(all_targets_possible(context_of(state, spell), ability.targets) for ability in text_of(state, oid))


@rule("702.47c")
def text_of(state: State, oid: int) -> tuple[SpellAbility, ...]:
    """Return the text that a spell gains from a card: its instructions, and nothing else of it."""
    return tuple(ability for ability in characteristics(state, oid).abilities if isinstance(ability, SpellAbility))
