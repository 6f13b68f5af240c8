"""CR 115.7 Choosing new targets for a spell or ability on the stack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oathbreaker.engine.abstract import Filter
from oathbreaker.engine.announcement import NOBODY, Announcement, Target, player_for, targets_for
from oathbreaker.engine.announcing import changed, context_of, may_choose, parts_of
from oathbreaker.engine.asking import ask, thing_option
from oathbreaker.engine.decisions import Aimed, Decision, Procedure
from oathbreaker.engine.lasting import Results
from oathbreaker.engine.state import State
from oathbreaker.terms.abilities import TargetSpec
from oathbreaker.texts.rules import rule


@rule("707.10c", "115.7d")
def choose_new_targets(state: State, oid: int) -> Procedure[None]:
    """Let the controller choose other targets, each for one that is there now; a target may stay even if it is illegal.

    The number of targets stays, and so does how something is divided among them. What is chosen must leave a legal
    choice for the targets after it, and may not make one illegal that stays. What has left the stack meanwhile, with a
    player who left the game, has no targets any more.
    """
    aim = Aim(state, oid)
    context = context_of(state, oid)
    chosen: list[Target] = []
    for place, old in enumerate(aim.old):
        choices = [choice for choice in aim.choices(chosen) if aim.is_possible([*chosen, choice])]
        choices = choices or [old]
        options = [thing_option(state, thing, "choose", is_default=thing == choices[0]) for thing in choices]
        aimed = Aimed(aim.specs[aim.places[place]], tuple(chosen), old)
        decision = Decision(context.controller, "target", options, 1, 1, "707.10c", context.source, aimed=aimed)
        answer = yield from ask(state, decision)
        if oid not in state.objects:
            return
        chosen.append(choices[answer[0]] if answer else old)
    if chosen != aim.old:
        said = changed(state, oid)
        said.results = aim.noted(said, chosen)
        said.targets = aim.groups(chosen)


class Aim:
    """The targets of something on the stack, one after another, and what each of them may be changed to.

    Attributes:
        specs: The uses of "target".
        sizes: How many targets each of them has.
        old: All targets as they are.
        places: For each target, of which use it is.
        players: For each target, for which player it was chosen; `NOBODY` where for none in particular.
    """

    def __init__(self, state: State, oid: int) -> None:
        self.state = state
        self.oid = oid
        self.specs: list[TargetSpec] = [spec for part in parts_of(state, oid) for spec in part.targets]
        said = state.objects[oid].announcement
        groups = said.targets[: len(self.specs)] if said is not None else ()
        self.sizes = [len(group) for group in groups]
        self.old: list[Target] = [target for group in groups for target in group]
        self.places = [place for place, group in enumerate(groups) for _ in group]
        self.players = [player_for(said, target) if said is not None else NOBODY for target in self.old]

    def noted(self, said: Announcement, chosen: Sequence[Target]) -> Results:
        """Return what is noted of an announcement, with the targets chosen for players as they are now."""
        now = dict(zip(self.old, chosen, strict=True))
        return tuple(
            (name, tuple(now.get(one, one) for one in found) if name in map(targets_for, self.players) else found)
            for name, found in said.results
        )

    def groups(self, chosen: Sequence[Target]) -> tuple[tuple[Target, ...], ...]:
        """Return targets as an announcement has them, as far as they are chosen."""
        rest = iter(chosen)
        return tuple(tuple(target for _, target in zip(range(size), rest, strict=False)) for size in self.sizes)

    def choices(self, chosen: Sequence[Target]) -> Iterator[Target]:
        """Yield what the next target may be after these: the same if it may stay, then what else is legal."""
        number = len(chosen)
        place, old = self.places[number], self.old[number]
        spec = self.specs[place]
        if self.may_stay(chosen):
            yield old
        if not isinstance(spec.what, Filter):
            return
        context = context_of(self.state, self.oid)
        context.targets = self.groups(chosen)[:place]
        context.item = self.players[number]
        same_use = chosen[sum(self.sizes[:place]) :]
        for thing in spec.what.candidates(context):
            if thing != old and thing not in same_use and may_choose(context, spec, thing):
                yield thing

    def may_stay(self, chosen: Sequence[Target]) -> bool:
        """Tell whether no target that was changed makes the next one illegal if it stays."""
        number = len(chosen)
        place = self.places[number]
        is_another = self.specs[place].another
        return not any(
            target == self.old[number] and target != self.old[earlier] and (is_another or self.places[earlier] == place)
            for earlier, target in enumerate(chosen)
        )

    def is_possible(self, chosen: list[Target]) -> bool:
        """Tell whether the targets after these can stay or be changed to legal ones."""
        if len(chosen) == len(self.old):
            return True
        return any(self.is_possible([*chosen, choice]) for choice in self.choices(chosen))
