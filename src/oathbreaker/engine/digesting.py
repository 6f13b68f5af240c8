"""Digests: equal states have equal digests, whatever road led to them."""

from __future__ import annotations

from hashlib import blake2b

from oathbreaker.engine.state import State


def digest(state: State) -> str:
    """Return a digest of everything in a state that can matter to the game, the future of chance included."""
    parts: list[object] = [
        (state.turn, state.active, state.step, state.stage, state.steps_left, state.priority, state.passes),
        (state.chance, state.next_oid, state.clock, state.first_seat, state.extra_turns, state.over, state.winner),
        (state.fallen, repr(state.memory), state.zones, state.forced),
    ]
    parts += [player.plain() for player in state.players]
    parts += [thing.plain() for thing in state.objects.values()]
    parts += [pending.plain() for pending in state.pending]
    parts += [waiting.plain() for waiting in state.delayed]
    parts += [effect.plain() for effect in state.lasting]
    return blake2b(repr(parts).encode(), digest_size=16).hexdigest()
