"""CR 506.7, 601.3 Spells that may be cast only at a moment of the turn, or only if something is so."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.announcement import Target, is_player
from oathbreaker.engine.combat.events import AttackersDeclared, begins_combat
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.engine.permissions import PROHIBITS
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.language.categories import CONDITION, STATEMENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.sentences import holds
from oathbreaker.mechanics.statements import ANYWHERE
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.refs import Pronoun
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

BEFORE_COMBAT: Final = ("untap", "upkeep", "draw", "precombat main")
AFTER_COMBAT: Final = ("postcombat main", "end", "cleanup")
BEGUN: Final = ("beginning of combat", "declare attackers")
"""The steps of combat before blockers are declared."""
BLOCKED: Final = ("declare blockers", "first strike combat damage", "combat damage", "end of combat")
"""The steps of combat after blockers are declared."""


def has_begun(state: State, step: str) -> bool:
    """Tell whether a step has begun this turn."""
    return any(getattr(event, "step", "") == step and event.kind == "step begins" for event in state.log)


def this_combat(state: State) -> list[Event]:
    """Return what has happened since the combat phase began, or the last one."""
    found: list[Event] = []
    for event in reversed(state.log):
        found.append(event)
        if event.kind == "step begins" and begins_combat(event):
            break
    return found


@rule("506.7a", "506.7d", "506.7e")
def before_attackers(state: State) -> bool:
    """Tell whether it is before attackers are declared, in the first combat phase of the turn."""
    return state.step not in AFTER_COMBAT and not has_begun(state, "declare attackers")


@rule("506.7b", "506.7d", "506.7e")
def before_blockers(state: State) -> bool:
    """Tell whether it is before blockers are declared, in the first combat phase of the turn."""
    combats = sum(event.kind == "step begins" and begins_combat(event) for event in state.log)
    return state.step in (*BEFORE_COMBAT, *BEGUN) and combats <= 1 and not has_begun(state, "declare blockers")


@rule("506.7c", "506.7d")
def before_combat_or_blocks(state: State) -> bool:
    """Tell whether it is before the first combat phase, or in any before blockers are declared."""
    is_before = state.step in BEFORE_COMBAT and not has_begun(state, "beginning of combat")
    return is_before or state.step in BEGUN


@rule("506.7f")
def after_blockers(state: State) -> bool:
    """Tell whether blockers were declared in this combat phase."""
    return state.step in BLOCKED and any(
        getattr(event, "step", "") == "declare blockers" for event in this_combat(state)
    )


@rule("506.7d")
def after_combat(state: State) -> bool:
    """Tell whether the first combat phase of the turn is over."""
    combats = sum(event.kind == "step begins" and begins_combat(event) for event in state.log)
    return combats > 1 or (combats == 1 and state.step not in (*BEGUN, *BLOCKED))


def in_steps(steps: tuple[str, ...], state: State) -> bool:
    """Tell whether it is one of these steps."""
    return state.step in steps


def at_any_time(state: State) -> bool:  # noqa: ARG001  as the others
    """Tell that any step will do."""
    return True


Moment = tuple[Callable[[State], bool], str, str]
"""(whether it is then, whose turn it must be, Japanese)"""
IN_COMBAT: Final = partial(in_steps, (*BEGUN, *BLOCKED))
ATTACKS: Final = partial(in_steps, ("declare attackers",))
BLOCKS: Final = partial(in_steps, ("declare blockers",))
YOURS: Final = "yours"
THEIRS: Final = "an opponent's"
MOMENTS: Final[dict[str, Moment]] = {
    "during combat": (IN_COMBAT, "", "戦闘中にのみ"),
    "during combat before blockers are declared": (
        partial(in_steps, BEGUN), "", "戦闘中、ブロック・クリーチャーが指定される前にのみ"),
    "during combat after blockers are declared": (
        after_blockers, "", "戦闘中、ブロック・クリーチャーが指定された後にのみ"),
    "during combat on your turn": (IN_COMBAT, YOURS, "あなたのターンの戦闘中にのみ"),
    "during combat on an opponent's turn": (IN_COMBAT, THEIRS, "対戦相手のターンの戦闘中にのみ"),
    "during combat on your turn before blockers are declared": (
        partial(in_steps, BEGUN), YOURS, "あなたのターンの戦闘中、ブロック・クリーチャーが指定される前にのみ"),
    "during the declare attackers step": (ATTACKS, "", "攻撃クリーチャー指定ステップの間にのみ"),
    "during your declare attackers step": (ATTACKS, YOURS, "あなたの攻撃クリーチャー指定ステップの間にのみ"),
    "during the declare blockers step": (BLOCKS, "", "ブロック・クリーチャー指定ステップの間にのみ"),
    "during the declare blockers step on an opponent's turn": (
        BLOCKS, THEIRS, "対戦相手のターンのブロック・クリーチャー指定ステップの間にのみ"),
    "during your turn": (at_any_time, YOURS, "あなたのターンの間にのみ"),
    "during an opponent's turn": (at_any_time, THEIRS, "対戦相手のターンの間にのみ"),
    "during an opponent's turn , before attackers are declared": (
        before_attackers, THEIRS, "対戦相手のターンの、攻撃クリーチャーが指定される前にのみ"),
    "during an opponent's upkeep": (partial(in_steps, ("upkeep",)), THEIRS, "対戦相手のアップキープの間にのみ"),
    "during your end step": (partial(in_steps, ("end",)), YOURS, "あなたの終了ステップの間にのみ"),
    "before attackers are declared": (before_attackers, "", "攻撃クリーチャーが指定される前にのみ"),
    "before blockers are declared": (before_blockers, "", "ブロック・クリーチャーが指定される前にのみ"),
    "before combat or during combat before blockers are declared": (
        before_combat_or_blocks, "", "戦闘の前か、戦闘中のブロック・クリーチャーが指定される前にのみ"),
    "after combat": (after_combat, "", "戦闘の後にのみ"),
}  # fmt: skip
"""What follows "cast this spell only"."""


@term
class CastOnly(RuleStatement):
    """This spell may be cast only at a moment of the turn, and only if something is so.

    Attributes:
        moment: When; "" for any time.
        condition: What must be so; None for nothing.
    """

    moment: str
    condition: terms.Condition | None = None

    names: ClassVar[tuple[str, ...]] = (PROHIBITS,)
    zones: ClassVar[tuple[str, ...]] = ANYWHERE
    about_itself: ClassVar[bool] = True

    @rule("601.3", "506.7")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Prohibit it at any other time."""
        return about == context.source and not self.allows(context)

    def allows(self, context: Context) -> bool:
        """Tell whether it may be cast now."""
        if self.condition is not None and not holds(self.condition, context):
            return False
        if not self.moment:
            return True
        is_then, whose, _ = MOMENTS[self.moment]
        is_own = context.state.active == context.controller
        return is_then(context.state) and (not whose or is_own == (whose == YOURS))


@term
class AttackedThisStep(Condition):
    """You have been attacked this step."""

    @rule("508.6")
    def holds(self, context: Context) -> bool:
        """Look at the attackers that were declared in this combat, while it is that step."""
        declared = [event for event in this_combat(context.state) if isinstance(event, AttackersDeclared)]
        is_attacked = any(context.controller in filter(is_player, event.attacked()) for event in declared)
        return context.state.step == "declare attackers" and is_attacked


def only_if(condition: terms.Condition) -> CastOnly | None:
    """Return that the spell may be cast only if something is so; nothing was said to which that could refer back."""
    return None if any(condition.find(Pronoun)) else CastOnly("", condition)


def only_then(moment: str, condition: terms.Condition) -> CastOnly | None:
    """Return that the spell may be cast only at a moment, and only if something is so."""
    return None if any(condition.find(Pronoun)) else CastOnly(moment, condition)


def take_only(moment: str, tree: CastOnly) -> tuple[object, ...] | None:
    """Take either apart."""
    return (tree.condition,) if tree.moment == moment and tree.condition is not None else None


for moment, (_then, _whose, japanese) in MOMENTS.items():
    fixed(
        STATEMENT,
        f"cast this spell only {moment}",
        CastOnly(moment),
        ja=f"この呪文は、{japanese}唱えられる",
    )
    phrase(
        STATEMENT,
        f"cast this spell only {moment} and only if {{condition:condition}}",
        CastOnly,
        build=partial(only_then, moment),
        take=partial(take_only, moment),
        ja=f"この呪文は、{{condition}}場合に、{japanese}唱えられる",
    )
phrase(
    STATEMENT,
    "cast this spell only if {condition:condition}",
    CastOnly,
    build=only_if,
    take=partial(take_only, ""),
    ja="この呪文は、{condition}場合にのみ唱えられる",
)
fixed(CONDITION, "you've been attacked this step", AttackedThisStep(), ja="このステップにあなたが攻撃されていた")
