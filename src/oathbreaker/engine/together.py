"""CR 101.4, 608.2e, 608.2f What several players do at once: all choices first, in APNAP order, then all actions.

Each player's part is a procedure of its own. All are led to what they would do next before any of it is done; so it
goes on, action by action, until all are through. Seam: `happen` proposes while choices are gathered, and `in_turn` puts
off what cannot be done at the same time as anything else.
"""

from __future__ import annotations

from collections.abc import Sequence

from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen_together
from oathbreaker.engine.proposals import Gathering, Proposal, in_turn
from oathbreaker.engine.rounds import in_one_round
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule


@rule("101.4", "608.2e", "608.2f")
def together(state: State, parts: Sequence[Procedure[None]]) -> Procedure[None]:
    """Carry out the parts that players have in an instruction, given in the order in which they choose."""
    if len(parts) == 1:
        yield from parts[0]
    elif parts:
        yield from in_turn(state, action_by_action(state, parts))


@rule("608.2e")
def action_by_action(state: State, parts: Sequence[Procedure[None]]) -> Procedure[None]:
    """Let all choose for their first action, do it; then for their second, and so on."""
    left = list(parts)
    while left:
        gathering = Gathering()
        proposed: list[tuple[Procedure[None], Proposal]] = []
        for part in left:
            proposal = yield from in_one_round(state, led_on(state, part, gathering), gathering.chosen)
            if proposal is not None:
                proposed.append((part, proposal))
        yield from act(state, [proposal for _, proposal in proposed])
        left = [part for part, _ in proposed]


def led_on(state: State, part: Procedure[None], gathering: Gathering) -> Procedure[Proposal | None]:
    """Lead one part through its choices to what it would do next; None where it is through."""
    state.gathering = gathering
    try:
        asked = next(part)
        while not isinstance(asked, Proposal):
            asked = part.send((yield asked))
    except StopIteration:
        return None
    finally:
        state.gathering = None
    return asked


@rule("608.2f")
def act(state: State, proposals: Sequence[Proposal]) -> Procedure[None]:
    """Do what is proposed: what cannot be simultaneous in turn, then the rest at the same time."""
    for proposal in proposals:
        if proposal.deed is not None:
            yield from proposal.deed
    at_once = [proposal for proposal in proposals if proposal.events]
    shares = yield from happen_together(state, [proposal.events for proposal in at_once])
    for proposal, share in zip(at_once, shares, strict=True):
        proposal.done = share
