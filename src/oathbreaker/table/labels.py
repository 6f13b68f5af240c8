"""What options say about abilities: filled in when somebody looks at them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.announcing import abilities_on_stack, modes_in
from oathbreaker.engine.decisions import Aimed, Decision, Option
from oathbreaker.engine.keyword_abilities import keyword_of
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.layers_effects import parts_of
from oathbreaker.engine.modes import Mode
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.state import State
from oathbreaker.mechanics.sentences import May
from oathbreaker.mechanics.unless import MayPay
from oathbreaker.table.wording import AbilityTitle, ModeTitle, TargetTitle, WayTitle
from oathbreaker.terms.abilities import TargetSpec
from oathbreaker.terms.term import Term
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

MAY_DO: Final[dict[str, type[May | MayPay]]] = {"608.2d": May, "118.12": MayPay}
"""Rules by which what resolves asks whether something is done -> the instruction that offers it."""

Uses = tuple[TargetSpec, ...]
"""The uses of the word "target" in a text."""

ABOUT_ABILITIES: Final = frozenset({"priority", "order triggers", "payment"})
"""Kinds of decisions whose options may be about abilities."""


def complete(decision: Decision, state: State) -> None:
    """Give each option about an ability that ability's text, as a field and as a label; each mode its own."""
    if decision.kind == "mode":
        complete_modes(decision, state)
    if decision.kind == "may" and decision.question is None:
        complete_may(decision, state)
    if decision.aimed is not None:
        complete_target(decision, decision.aimed, state)
    if decision.kind in ABOUT_ABILITIES:
        is_priority = decision.kind == "priority"
        for option in decision.options:
            if option.ability is not None:
                if not isinstance(option.title, AbilityTitle) and option.source in state.objects:
                    complete_ability(option, option.ability[0], option.source, state)
            elif is_priority and option.alternative and not isinstance(option.title, WayTitle):
                option.title = WayTitle(option.title, option.alternative)


@rule("608.2d", "118.12")
def complete_may(decision: Decision, state: State) -> None:
    """Let the question say what may be done, where what resolves offers only one thing."""
    kind = MAY_DO.get(decision.rule)
    if kind is None or not state.stack:
        return
    oid = state.stack[-1]
    abilities = abilities_on_stack(state, oid)
    offered = [offer for ability in abilities for offer in offers(ability, kind, ())]
    if len(offered) != 1:
        return
    may, targets = offered[0]
    said = state.objects[oid].announcement
    source = said.source if said is not None and said.ability is not None else oid
    name = characteristics(state, source).name if source in state.objects else ""
    title = ModeTitle(Mode((may,), targets), name)
    if title.display("en") and title.display("ja"):
        decision.question = say("asking.may", text=title)


def offers(part: Term, kind: type[May | MayPay], targets: Uses) -> Iterator[tuple[May | MayPay, Uses]]:
    """Yield what of a kind a text offers, each with the uses of "target" that it refers to: those of its own mode."""
    own = getattr(part, "targets", ()) or targets
    if isinstance(part, kind):
        yield part, own
    for child in part.children():
        yield from offers(child, kind, own)


def complete_ability(option: Option, number: int, source: int, state: State) -> None:
    """Give an option the text of the ability that it is about; a payment's label says which mana it makes already."""
    look = characteristics(state, source)
    if number >= len(look.abilities):
        return
    ability = look.abilities[number]
    titles = parts_of(look).titles
    known = titles.get((number, look.name))
    if known is None or known[0] is not look.keywords:
        keyword = keyword_of(look, ability)
        text = AbilityTitle("", ability, look.name, keyword).text()
        known = titles[number, look.name] = (look.keywords, keyword, text)
    _, keyword, text = known
    title = AbilityTitle(title_of(state, source), ability, look.name, keyword)
    option.ability = (number, text)
    if not option.value or option.value == "mana":
        option.title = title


@rule("601.2c", "115.7")
def complete_target(decision: Decision, aimed: Aimed, state: State) -> None:
    """Let the question of a target say which one it is and what was chosen before; as ever where no phrase says it."""
    name = characteristics(state, decision.source).name if decision.source in state.objects else ""
    what = TargetTitle(aimed.spec, name, is_first=not aimed.before)
    if not (what.display("en") and what.display("ja")):
        return
    if aimed.old != NOBODY:
        decision.question = say("asking.new_target", what=what, old=title_of(state, aimed.old))
    elif aimed.before:
        before = [title_of(state, one) for one in aimed.before]
        decision.question = say("asking.target_after", what=what, before=before)
    else:
        decision.question = say("asking.target", what=what)


@rule("601.2b", "700.2")
def complete_modes(decision: Decision, state: State) -> None:
    """Give each option for a mode of what is being put on the stack that mode's text as a label."""
    oid = state.stack[-1]
    choices = [mode for ability in abilities_on_stack(state, oid) for mode in modes_in(ability)]
    name = characteristics(state, decision.source).name if decision.source in state.objects else ""
    for option in decision.options:
        if isinstance(option.value, int) and 0 < option.value <= len(choices):
            option.title = ModeTitle(choices[option.value - 1], name)
