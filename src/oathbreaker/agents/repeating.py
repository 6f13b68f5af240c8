"""When the greedy agent has done the same often enough: it leaves a loop that it could leave, unless it wins by it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from oathbreaker.agents.choosing import ability_of, on_top
from oathbreaker.agents.shown import View, name_of, opponents
from oathbreaker.agents.sight import Sight
from oathbreaker.engine.decisions import Decision, Option
from oathbreaker.mechanics.copying import ChooseNewTargets

OFTEN_ENOUGH: Final = 30
"""How often the agent answers the same to cards of one name in a turn before it looks for something else."""

REPEATED: Final = frozenset({"may", "target", "mode", "choose cards", "choose permanents"})
"""Kinds of decisions, besides priority, that a loop can come back to."""

Asked = tuple[int, str, str, str]
"""Who is asked, what kind of thing, by which rule, and by what: a name, since each token is another object."""

Said = tuple[object, ...]
"""What is the same in options that differ only in which object of a name they are about."""


class Repetitions:
    """How often an agent has answered the same this turn.

    What was said often enough is not said any more where there is something else, which may be said twice as often
    before it is worn out too: so what the first loop has left waiting comes to its end. Where everything is worn out,
    it stays with the last.
    """

    def __init__(self) -> None:
        self._turn = 0
        self._times: Counter[tuple[Asked, Said]] = Counter()
        self._worn: dict[Asked, list[Said]] = {}
        self._least: dict[Asked, int] = {}

    def look_at(self, view: View) -> None:
        """Begin anew with each turn, and with each game."""
        if view["turn"] != self._turn:
            self.forget(view["turn"])

    def forget(self, turn: int = 0) -> None:
        """Forget all that was said."""
        self._turn = turn
        self._times.clear()
        self._worn.clear()
        self._least.clear()

    def actions(self, view: View, decision: Decision) -> list[Option]:
        """Return what may be done with priority without what was done often enough; passing stays."""
        worn = self._worn.get(asked(decision, ""), ())
        if not worn or view["turn"] != self._turn:
            return list(decision.options)
        return [option for option in decision.options if option.action == "pass" or said(option) not in worn]

    def note_action(self, view: View, decision: Decision, option: Option) -> None:
        """Note what is done with priority."""
        self.look_at(view)
        if option.action in {"cast", "activate"}:
            self._note(asked(decision, ""), [option], view)

    def instead(self, sight: Sight, decision: Decision, chosen: Sequence[Option]) -> list[Option]:
        """Return what is chosen, or something else where it was chosen often enough; note it."""
        self.look_at(sight.view)
        item = on_top(sight)
        if decision.kind not in REPEATED or item is None:
            return list(chosen)
        key = asked(decision, name_of(item))
        worn = self._worn.get(key, [])
        answer = [option for option in chosen if said(option) not in worn]
        if len(answer) < len(chosen):
            answer += self._others(decision, answer, worn)[: max(0, decision.minimum - len(answer))]
        if not (decision.kind == "may" and aims_anew(sight) and any(option.action == "yes" for option in answer)):
            self._note(key, answer, sight.view)
        return answer

    @staticmethod
    def _others(decision: Decision, taken: Sequence[Option], worn: Sequence[Said]) -> list[Option]:
        """Return what else may be chosen, the default first; what is worn out comes last, what was so last before."""
        others = [option for option in decision.options if option not in taken]
        places = {one: len(worn) - place for place, one in enumerate(worn)}
        return sorted(others, key=lambda option: (places.get(said(option), 0), not option.is_default))

    def _note(self, key: Asked, answer: Sequence[Option], view: View) -> None:
        """Count an answer, unless opponents have less than ever since the last one: so the agent wins in the end."""
        left = what_opponents_have(view)
        before = self._least.setdefault(key, left)
        if left < before:
            self._least[key] = left
            return
        for one in {said(option): None for option in answer}:
            self._times[key, one] += 1
            worn = self._worn.setdefault(key, [])
            if one not in worn and self._times[key, one] >= OFTEN_ENOUGH * 2 ** len(worn):
                worn.append(one)


def asked(decision: Decision, name: str) -> Asked:
    """Return what is the same each time that a loop comes to a decision."""
    return decision.player, decision.kind, decision.rule, name


def said(option: Option) -> Said:
    """Return what an option is about, whichever object of a name."""
    number = option.ability[0] if option.ability is not None else None
    return option.action, option.card, option.face, number, option.value, None if option.card else option.target


def aims_anew(sight: Sight) -> bool:
    """Tell whether what resolves lets one choose new targets: to do so makes no loop, and may end one."""
    item = on_top(sight)
    ability = ability_of(item, sight) if item is not None else None
    return ability is not None and any(True for _ in ability.find(ChooseNewTargets))


def what_opponents_have(view: View) -> int:
    """Return the life and the cards in libraries that opponents have left."""
    return sum(max(0, int(player["life"])) + int(player["library_size"]) for player in opponents(view))
