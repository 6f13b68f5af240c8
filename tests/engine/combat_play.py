"""Playing combat in tests: what is asked and offered, and how it goes on."""

from __future__ import annotations

import pytest
from tests.engine.cards_for_tests import BEAR
from tests.engine.positions import Table, pass_until

from oathbreaker.engine.announcement import Target
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.play import Play
from oathbreaker.engine.priority import settle
from oathbreaker.engine.state import State


def to_attackers(table: Table, active: int = 0) -> Play:
    """Start at the beginning of combat and go on to the declaration of attackers."""
    play = table.start(active=active, step="beginning of combat")
    pass_until(play, "attackers", step="end of combat")
    return play


def attack(play: Play, *pairs: tuple[int, Target]) -> None:
    """Declare attackers."""
    assert play.decision is not None
    assert play.decision.kind == "attackers", play.decision.kind
    play.answer([f"attack {oid} {whom}" for oid, whom in pairs])


def block(play: Play, *pairs: tuple[int, int]) -> None:
    """Go on to a declaration of blockers and make it."""
    pass_until(play, "blockers")
    assert play.decision is not None
    assert play.decision.kind == "blockers", play.decision.kind
    play.answer([f"block {oid} {whom}" for oid, whom in pairs])


def to_end(play: Play) -> None:
    """Go on to the end of combat, taking defaults."""
    pass_until(play, "none", step="end of combat")


def kind_of(play: Play) -> str:
    """Return the kind of decision that is asked now; "" for none."""
    return play.decision.kind if play.decision is not None else ""


def lives(play: Play) -> list[int]:
    """Return the life totals."""
    return [player.life for player in play.state.players]


def is_legal(play: Play, *pairs: tuple[int, Target]) -> bool:
    """Tell whether the decision accepts these attacks or blocks."""
    decision = play.decision
    assert decision is not None
    act = "attack" if decision.kind == "attackers" else "block"
    keys = [option.key for option in decision.options]
    wanted = [f"{act} {oid} {whom}" for oid, whom in pairs]
    if not all(key in keys for key in wanted):
        return False
    return decision.fault(tuple(keys.index(key) for key in wanted)) is None


def now(state: State, *events: Event) -> None:
    """Let events happen that nobody is asked about."""
    for _ in happen(state, events):
        pytest.fail("a decision was asked")


def settled(state: State) -> None:
    """Settle without decisions."""
    for _ in settle(state):
        pytest.fail("a decision was asked")


def fight(players: int = 2) -> tuple[Play, int, int]:
    """Return a game in which a bear attacks player 1, who has a bear; and both."""
    table = Table(players)
    ours = table.battlefield(0, BEAR)[0]
    theirs = table.battlefield(1, BEAR)[0]
    play = to_attackers(table)
    attack(play, (ours, 1))
    return play, ours, theirs


def gains(play: Play, seat: int = 0) -> int:
    """Return how much life a player has gained by the triggers of a combat, other life apart."""
    return sum(event.amount_of() for event in play.state.log if event.kind == "gain life" and event.about() == (seat,))


def steps_seen(play: Play) -> list[str]:
    """Pass to the main phase after combat; return the steps in which somebody had priority."""
    seen: list[str] = []
    while play.decision is not None and play.state.step != "postcombat main":
        if not seen or seen[-1] != play.state.step:
            seen.append(play.state.step)
        play.answer("pass" if play.decision.kind == "priority" else list(play.decision.default()))
    return seen


def attacks_of(play: Play) -> set[tuple[int, int]]:
    """Return the pairs that the decision offers."""
    assert play.decision is not None
    return {(option.source or 0, -1 if option.target is None else option.target) for option in play.decision.options}


def damages(play: Play) -> list[tuple[int, int, int]]:
    """Return the damage dealt this turn: source, recipient, amount."""
    return [(event.source, event.target, event.amount) for event in play.state.log if isinstance(event, DealDamage)]


def to_division(play: Play) -> list[str]:
    """Go on to a division of damage; return its recipients."""
    pass_until(play, "assign damage")
    assert play.decision is not None
    assert play.decision.kind == "assign damage", play.decision.kind
    return [option.key for option in play.decision.options]


def is_division(play: Play, *numbers: int) -> bool:
    """Tell whether a division is accepted."""
    assert play.decision is not None
    return play.decision.fault(numbers) is None
