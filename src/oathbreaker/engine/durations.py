"""CR 611.2 How long continuous effects of resolved spells and abilities last: starting and ending them."""

from __future__ import annotations

from oathbreaker.engine.abstract import Duration
from oathbreaker.engine.context import Context
from oathbreaker.engine.lasting import DelayedTrigger, LastingEffect
from oathbreaker.engine.layers import lasts, update_controllers
from oathbreaker.engine.state import State
from oathbreaker.terms.abilities import Duration as DurationTerm
from oathbreaker.terms.abilities import Statement
from oathbreaker.texts.rules import rule


@rule("611.2", "611.2b", "611.2c", "613.7b")
def begin_lasting(
    context: Context,
    statement: Statement,
    duration: DurationTerm | None,
    objects: tuple[int, ...] | None = None,
    amount: int = 0,
) -> LastingEffect:
    """Begin a continuous effect of a resolving spell or ability and return it.

    One that would last "for as long as" something that is not so does nothing at all (611.2b). Control changes at once.

    Args:
        context: Who makes it.
        statement: What it says.
        duration: How long it lasts; None for the rest of the game.
        objects: What it affects, if it changes characteristics or control: fixed now (611.2c).
        amount: A number that is fixed now.
    """
    state = context.state
    stamp = state.new_timestamp()
    where = (context.source, context.controller)
    effect = LastingEffect(statement, duration, stamp, *where, objects, amount, None, None, state.turn)
    if not lasts(state, effect):
        return effect
    state.lasting = (*state.lasting, effect)
    state.continuous_changed()
    if "2" in getattr(statement, "layers", ()):
        update_controllers(state)
    return effect


@rule("514.2", "500.5a", "603.7b")
def end_durations(state: State, moment: str) -> None:
    """End what lasts until a moment ("cleanup", "turn begins", "end of combat", …): effects, and delayed abilities."""
    if state.delayed:
        state.delayed = tuple(waiting for waiting in state.delayed if not ends(state, waiting, moment))
    if not state.lasting:
        return
    kept = tuple(effect for effect in state.lasting if not ends(state, effect, moment))
    if len(kept) != len(state.lasting):
        state.lasting = kept
        state.continuous_changed()


def ends(state: State, effect: LastingEffect | DelayedTrigger, moment: str) -> bool:
    """Tell whether an effect or the waiting of a delayed ability ends at a moment."""
    duration = effect.duration
    if not isinstance(duration, Duration) or moment not in duration.moments:
        return False
    return not duration.lasts_past(Context(state, effect.source, effect.controller), effect, moment)


def replace_lasting(state: State, timestamp: int, new: LastingEffect | None) -> None:
    """Put another effect in the place of one (a shield that is partly used up), or none."""
    kept = [new if effect.timestamp == timestamp else effect for effect in state.lasting]
    state.lasting = tuple(effect for effect in kept if effect is not None)
    state.continuous_changed()
