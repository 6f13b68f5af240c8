"""CR 601.2b-d What is announced: modes, targets and divisions, for spells and abilities alike."""

from __future__ import annotations

from itertools import combinations

from oathbreaker.engine.abstract import Effect, Filter, Keyword
from oathbreaker.engine.announcement import NOBODY, Announcement, Target, is_player, player_for, targets_for
from oathbreaker.engine.asking import ask, divide, thing_option
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Aimed, Decision, Option, Procedure
from oathbreaker.engine.index import barred, values
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.modes import Modal, Mode
from oathbreaker.engine.optional_targets import wanted
from oathbreaker.engine.state import State
from oathbreaker.terms.abilities import (
    Ability,
    ActivatedAbility,
    SpellAbility,
    TargetSpec,
    TriggeredAbility,
)
from oathbreaker.texts.rules import rule

WITH_BODY = (SpellAbility, ActivatedAbility, TriggeredAbility)


@rule("702.47b", "702.47c")
def abilities_on_stack(state: State, oid: int) -> tuple[Ability, ...]:
    """Return the abilities whose instructions something on the stack will follow, those gained by splicing last."""
    said = state.objects[oid].announcement
    if said is not None and said.ability is not None:
        return (said.ability,)
    own = tuple(ability for ability in characteristics(state, oid).abilities if isinstance(ability, SpellAbility))
    return own if said is None or not said.spliced else (*own, *said.spliced)


def parts_of(state: State, oid: int, modes: tuple[int, ...] | None = None) -> list[Mode]:
    """Return what a spell or ability on the stack consists of.

    Instructions and targets, chosen modes in printed order.
    """
    thing = state.objects[oid]
    chosen = modes if modes is not None else thing.announcement.modes if thing.announcement is not None else ()
    parts: list[Mode] = []
    if thing.announcement is None or thing.announcement.ability is None:
        parts += [Mode((), targets) for targets in keyword_targets(state, oid)]
    for ability in abilities_on_stack(state, oid):
        parts += ability_parts(ability, chosen)
    return parts


def ability_parts(ability: Ability, chosen: tuple[int, ...]) -> list[Mode]:
    """Return the parts of one ability: itself, and the chosen modes where it is modal."""
    assert isinstance(ability, WITH_BODY)  # noqa: S101  guaranteed by the caller
    first = ability.body[0] if ability.body else None
    if not isinstance(first, Modal):
        return [Mode(ability.body, ability.targets)]
    modes = first.modes()
    own = [Mode((), ability.targets)] if ability.targets else []
    return own + [modes[place] for place in sorted(chosen)] + ([Mode(ability.body[1:])] if ability.body[1:] else [])


@rule("303.4a", "702.140a")
def keyword_targets(state: State, oid: int) -> list[tuple[TargetSpec, ...]]:
    """Return what a spell targets because of its keywords: an Aura spell what it will enchant."""
    said = state.objects[oid].announcement
    cast_as = said.alternative if said is not None else ""
    found: list[tuple[TargetSpec, ...]] = []
    for keyword in characteristics(state, oid).keywords:
        if isinstance(keyword, Keyword):
            found += [targets for targets in (keyword.spell_targets(), keyword.targets_cast(cast_as)) if targets]
    return found


def context_of(state: State, oid: int) -> Context:
    """Return the point of view of what is on the stack, with all it has announced so far."""
    thing = state.objects[oid]
    said = thing.announcement or Announcement()
    source = oid if said.ability is None else said.source
    return Context(
        state,
        source,
        thing.controller,
        oid,
        said.targets,
        said.divisions,
        said.x,
        said.x if said.ability is not None else 0,
        said.modes,
        said.subject,
        dict(said.results),
        NOBODY,
        said,
    )


@rule("601.2b", "700.2a")
def announce_modes(state: State, oid: int) -> Procedure[bool]:
    """Let the controller choose modes; return False where no legal choice exists.

    A mode without targets is not offered.
    """
    for ability in abilities_on_stack(state, oid):
        first = ability.body[0] if isinstance(ability, WITH_BODY) and ability.body else None
        if isinstance(first, Modal):
            context = context_of(state, oid)
            modes = first.modes()
            possible = [place for place, mode in enumerate(modes) if mode_is_possible(context, mode)]
            least, most = first.bounds(context)
            if values(state, "chooses all modes", oid):
                least = most = len(modes)
            if len(possible) < least:
                return False
            options = [
                Option(str(place + 1), "choose", value=place + 1, is_default=rank < least)
                for rank, place in enumerate(possible)
            ]
            most = min(most, len(possible))
            decision = Decision(context.controller, "mode", options, least, most, "601.2b", context.source)
            answer = yield from ask(state, decision)
            said = changed(state, oid)
            said.modes = tuple(sorted(possible[place] for place in answer))
    return True


def changed(state: State, oid: int) -> Announcement:
    """Return a fresh announcement of an object, to be filled in further."""
    thing = state.own(oid)
    thing.announcement = thing.announcement.copy() if thing.announcement is not None else Announcement()
    return thing.announcement


def mode_is_possible(context: Context, mode: Mode) -> bool:
    """Tell whether a mode's targets can be chosen (700.2a)."""
    return all_targets_possible(context, mode.targets)


@rule("601.2c")
def all_targets_possible(
    context: Context, specs: tuple[TargetSpec, ...], before: tuple[tuple[Target, ...], ...] = ()
) -> bool:
    """Tell whether targets for all uses of "target" can be chosen, one after another.

    Args:
        context: From whose point of view.
        specs: What is to be chosen.
        before: What would have been chosen for earlier ones, from which "another target" must differ.
    """
    if not any(spec.another for spec in specs[1:]):
        context.targets = before
        return all(enough_targets(context, spec) for spec in specs)
    first, rest = specs[0], specs[1:]
    if first.each is not None:
        return all_targets_possible(context, rest, (*before, ()))
    assert isinstance(first.what, Filter)  # noqa: S101  only the mechanics' filters reach the engine
    context.targets = before
    legal = [target for target in first.what.candidates(context) if may_choose(context, first, target)]
    least, _ = first.what.bounds(context, first)
    return any(all_targets_possible(context, rest, (*before, chosen)) for chosen in combinations(legal, least))


def enough_targets(context: Context, spec: TargetSpec) -> bool:
    """Tell whether there are enough legal targets for one use of "target"."""
    assert isinstance(spec.what, Filter)  # noqa: S101  only the mechanics' filters reach the engine
    least, _ = spec.what.bounds(context, spec)
    if spec.each is not None:
        return True
    found = 0
    for target in spec.what.candidates(context) if least else ():
        found += may_choose(context, spec, target)
        if found >= least:
            break
    return found >= least


@rule("601.2c", "107.3a")
def most_x_for_targets(state: State, oid: int, most: int) -> int:
    """Return the greatest X, up to a number, for which there are enough targets where X says how many."""
    specs = tuple(spec for spec, is_wanted in specs_of(state, oid) if is_wanted)
    if all(type(spec.what).bounds is Filter.bounds for spec in specs if isinstance(spec.what, Filter)):
        return most
    context = context_of(state, oid)
    for x in range(most, 0, -1):
        context.x = x
        if all_targets_possible(context, specs):
            return x
    return 0


@rule("601.2c", "115.1")
def announce_targets(state: State, oid: int) -> Procedure[bool]:
    """Let the controller choose targets, one use of "target" after another; return False where that is impossible."""
    numbers = mode_numbers(state, oid)
    for number, (spec, is_wanted) in enumerate(specs_of(state, oid)):
        context = context_of(state, oid)
        if not is_wanted:
            said = changed(state, oid)
            said.targets = (*said.targets, ())
            continue
        assert isinstance(spec.what, Filter)  # noqa: S101  guaranteed by the caller
        if spec.each is not None:
            yield from announce_for_each(state, oid, spec, numbers[number])
            continue
        legal = [target for target in spec.what.candidates(context) if may_choose(context, spec, target)]
        least, most = spec.what.bounds(context, spec)
        if len(legal) < least:
            return False
        chosen = yield from choose_targets(context, spec, legal, (least, most), numbers[number])
        said = changed(state, oid)
        said.targets = (*said.targets, chosen)
    return True


@rule("601.2c")
def announce_for_each(state: State, oid: int, spec: TargetSpec, mode: int) -> Procedure[None]:
    """Let the controller choose targets for each player of a kind; where there is none for a player, none is chosen."""
    context = context_of(state, oid)
    assert isinstance(spec.what, Filter)  # noqa: S101  guaranteed by the caller
    assert isinstance(spec.each, Filter)  # noqa: S101  guaranteed by the caller
    group: tuple[Target, ...] = ()
    for seat in [seat for seat in state.apnap() if spec.each.matches(context, seat)]:
        own = context.with_item(seat)
        legal = [target for target in spec.what.candidates(own) if may_choose(own, spec, target)]
        least, most = spec.what.bounds(own, spec)
        chosen = yield from choose_targets(own, spec, legal, (min(least, len(legal)), most), mode, group)
        group += chosen
        said = changed(state, oid)
        said.results = (*said.results, (targets_for(seat), chosen))
    said = changed(state, oid)
    said.targets = (*said.targets, group)


def specs_of(state: State, oid: int) -> list[tuple[TargetSpec, bool]]:
    """Return each use of "target" of something on the stack, and whether it is chosen for."""
    thing = state.objects[oid]
    is_plain = thing.kind == "ability" or not characteristics(state, oid).keywords
    found: list[tuple[TargetSpec, bool]] = []
    for part in parts_of(state, oid):
        if is_plain or not part.body:
            found += [(spec, True) for spec in part.targets]
        else:
            found += zip(part.targets, wanted(context_of(state, oid), part.body, part.targets), strict=True)
    return found


@rule("700.2")
def mode_numbers(state: State, oid: int) -> list[int]:
    """Return for each use of "target" the printed number of the mode in which it stands, 0 for none."""
    said = state.objects[oid].announcement
    rest = sorted(said.modes) if said is not None else []
    modes = [mode for ability in abilities_on_stack(state, oid) for mode in modes_in(ability)]
    found: list[int] = []
    for part in parts_of(state, oid):
        number = 0
        if rest and rest[0] < len(modes) and part.body is modes[rest[0]].body:
            number = 1 + rest.pop(0)
        found += [number] * len(part.targets)
    return found


def modes_in(ability: Ability) -> tuple[Mode, ...]:
    """Return the modes of a modal ability, none of another."""
    first = ability.body[0] if isinstance(ability, WITH_BODY) and ability.body else None
    return first.modes() if isinstance(first, Modal) else ()


def choose_targets(  # noqa: PLR0913, PLR0917  all that decides about it
    context: Context,
    spec: TargetSpec,
    legal: list[Target],
    bounds: tuple[int, int | None],
    mode: int,
    group: tuple[Target, ...] = (),
) -> Procedure[tuple[Target, ...]]:
    """Ask for the targets of one use of "target".

    Args:
        context: From whose point of view.
        spec: The use.
        legal: What can be chosen.
        bounds: How many at least and at most; None for any number.
        mode: The printed number of its mode.
        group: What is chosen for the same use already, for other players.
    """
    if not legal:
        return ()
    state = context.state
    least, most = bounds
    number = len(legal) if most is None else min(most, len(legal))
    options = [thing_option(state, target, "choose", is_default=place < least) for place, target in enumerate(legal)]
    aimed = Aimed(spec, (*(target for chosen in context.targets for target in chosen), *group))
    decision = Decision(
        context.controller, "target", options, least, number, "601.2c", context.source, mode=mode, aimed=aimed
    )
    answer = yield from ask(state, decision)
    return tuple(legal[place] for place in answer)


@rule("601.2c")
def may_choose(context: Context, spec: TargetSpec, target: Target) -> bool:
    """Tell whether this can be chosen for a use of "target": "another" is none chosen before, else not the source."""
    if spec.another:
        before = [chosen for group in context.targets for chosen in group]
        if target in (before or [context.source]):
            return False
    return may_target(context, target)


@rule("702.18a", "702.11b", "115.5")
def may_target(context: Context, target: Target) -> bool:
    """Tell whether shroud, hexproof, another effect or rule keeps this from being a target."""
    state = context.state
    if target == context.stack_id:
        return False
    if is_player(target):
        if not state.players[target].in_game:
            return False
    else:
        look = characteristics(state, target)
        if state.objects[target].zone == "battlefield":
            if look.has("shroud"):
                return False
            if look.has("hexproof") and state.objects[target].controller != context.controller:
                return False
    return not barred(state, "can't be targeted", target, context)


@rule("601.2d")
def announce_division(state: State, oid: int) -> Procedure[bool]:
    """Let the controller divide among targets what is to be divided; return False where there is too little."""
    place = 0
    for part in parts_of(state, oid):
        for effect in part.body:
            context = context_of(state, oid)
            context.targets = context.targets[place : place + len(part.targets)]
            found = effect.division(context) if isinstance(effect, Effect) else None
            if found is not None:
                among = context.targets[found[0]]
                if found[1] < len(among):
                    return False
                numbers = yield from divide(state, context.controller, among, found[1], "601.2d", context.source)
                said = changed(state, oid)
                filled = [*said.divisions, *(() for _ in range(len(said.targets) - len(said.divisions)))]
                filled[place + found[0]] = numbers
                said.divisions = tuple(filled)
        place += len(part.targets)
    return True


@rule("702.26b")
def is_there(state: State, oid: int) -> bool:
    """Tell whether an object is there still: not in another zone, and not phased out."""
    thing = state.objects.get(oid)
    return thing is not None and not thing.phased_out


@rule("608.2b")
def legal_targets(state: State, oid: int) -> tuple[tuple[Target, ...], ...]:
    """Return the targets that are still legal, in their places."""
    said = state.objects[oid].announcement
    specs = [spec for part in parts_of(state, oid) for spec in part.targets]
    if said is None or not specs:
        return said.targets if said is not None else ()
    context = context_of(state, oid)
    found = []
    for place, spec in enumerate(specs):
        assert isinstance(spec.what, Filter)  # noqa: S101  guaranteed by the caller
        context.targets = said.targets[:place]
        kept = (
            target
            for target in said.targets[place]
            if (is_player(target) or is_there(state, target))
            and may_choose(context, spec, target)
            and spec.what.matches(context.with_item(player_for(said, target)) if spec.each else context, target)
        )
        found.append(tuple(kept))
    return tuple(found)
