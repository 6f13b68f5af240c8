"""CR 603.3 Putting triggered abilities on the stack."""

from __future__ import annotations

from oathbreaker.engine.announced import AbilityTriggers
from oathbreaker.engine.announcement import NOBODY, Announcement
from oathbreaker.engine.announcing import announce_division, announce_modes, announce_targets
from oathbreaker.engine.asking import AbandonedError, ask
from oathbreaker.engine.casting import aimed_at
from oathbreaker.engine.decisions import Decision, Option, Procedure
from oathbreaker.engine.definitions import Characteristics, PlayableCard, PlayableFace
from oathbreaker.engine.happening import happen
from oathbreaker.engine.keyword_abilities import keyword_name
from oathbreaker.engine.lasting import PendingTrigger
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.matching import waits_for_abilities
from oathbreaker.engine.modes import Modal
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.stack_events import remove_from_stack
from oathbreaker.engine.state import VERSIONS, State
from oathbreaker.engine.zones import create, join_zone
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import AllOf, Each, This, You
from oathbreaker.texts.rules import rule

ABILITY = PlayableCard("", "ability", (PlayableFace(Characteristics()),))
"""What an ability on the stack is defined by: it has no characteristics of its own (113.1c, 405.4)."""


OF_NO_EVENT = (AllOf, Each, This, You)
"""References that mean the same, whatever event an ability has triggered on."""


@rule("603.3b")
def put_triggers(state: State) -> Procedure[None]:
    """Put the abilities that have triggered on the stack: by player in APNAP order, each in the order they choose.

    Those that triggered because another ability did come in a second pass.
    """
    waiting = state.pending
    state.pending = ()
    state.version = next(VERSIONS)
    for is_second in (False, True):
        now = [pending for pending in waiting if waits_for_abilities(pending.ability.event) == is_second]
        for seat in state.apnap() if now else ():
            own = [pending for pending in now if pending.controller == seat]
            for pending in (yield from ordered(state, seat, own)):
                yield from put_on_stack(state, pending)


def ordered(state: State, seat: int, own: list[PendingTrigger]) -> Procedure[list[PendingTrigger]]:
    """Ask for the order of a player's triggered abilities, where it can matter: not between identical ones."""
    is_one = len(own) < 2 or len({likeness(pending) for pending in own}) < 2  # noqa: PLR2004  two
    if is_one and not state.settings.ask_everything:
        return own
    options = [trigger_option(state, place, pending) for place, pending in enumerate(own)]
    number = len(own)
    decision = Decision(seat, "order triggers", options, number, number, "603.3b", ordered=True)
    answer = yield from ask(state, decision)
    return [own[place] for place in answer]


@rule("603.3b")
def likeness(pending: PendingTrigger) -> tuple[object, ...]:
    """Return what tells a triggered ability from another of its controller: equal ones do the same in any order.

    Those of the same text are alike, whatever their sources, where nothing is chosen for them and the text speaks of
    nothing that its event was about.
    """
    ability = pending.ability
    if ability.targets or any(ability.find(Modal)):
        return pending.plain()
    said = (part for effect in ability.body for part in effect.find(Ref))
    speaks_of_event = any(not isinstance(part, OF_NO_EVENT) for part in said)
    event = (pending.subject, pending.results, pending.targets) if speaks_of_event else ()
    return (repr(ability), pending.amount, *event)


def trigger_option(state: State, place: int, pending: PendingTrigger) -> Option:
    """Return the option that stands for a triggered ability among those of its controller."""
    source = pending.source
    known = state.objects.get(source)
    name = characteristics(state, source).name if known is not None else None
    ability = (pending.ability_index, "") if known is not None and pending.ability_index != NOBODY else None
    title = title_of(state, source)
    return Option(str(place), "choose", name, None, ability, source, is_default=True, title=title)


@rule("603.3c", "603.3d")
def put_on_stack(state: State, pending: PendingTrigger) -> Procedure[None]:
    """Put one triggered ability on the stack: modes, then targets; without legal choices it is removed (800.4d)."""
    if not state.players[pending.controller].in_game:
        return
    thing = create(state, ABILITY, pending.controller, "stack", kind="ability")
    said = Announcement(pending.ability, pending.source, pending.ability_index)
    said.keyword = keyword_name(state, pending.source, pending.ability)
    said.subject = pending.subject
    said.results = pending.results
    said.x = pending.amount
    if not pending.ability.targets:
        said.targets = pending.targets
    thing.announcement = said
    join_zone(state, thing)
    oid = thing.oid
    if not (yield from chosen_for(state, oid)):
        if oid in state.objects:
            remove_from_stack(state, oid)
        return
    put = AbilityTriggers(oid, pending.source, pending.controller)
    yield from happen(state, [put, *aimed_at(state, oid)])


@rule("603.3c", "603.3d", "800.4a")
def chosen_for(state: State, oid: int) -> Procedure[bool]:
    """Announce a triggered ability's modes, targets and division; False without legal choices or without its player."""
    try:
        return (
            (yield from announce_modes(state, oid))
            and (yield from announce_targets(state, oid))
            and (yield from announce_division(state, oid))
        )
    except AbandonedError:
        return False
