"""What options say about abilities: filled in when somebody looks at them."""

from __future__ import annotations

from oathbreaker.engine.announcing import abilities_on_stack
from oathbreaker.engine.decisions import Decision
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.state import State
from oathbreaker.mechanics.modal import ChooseModes
from oathbreaker.table.wording import AbilityTitle, ModeTitle, ability_text
from oathbreaker.texts.rules import rule


def complete(decision: Decision, state: State) -> None:
    """Give each option for activating an ability that ability's text, as a field and as a label; each mode its own."""
    if decision.kind == "mode":
        complete_modes(decision, state)
    if decision.kind != "priority":
        return
    for option in decision.options:
        if option.action == "activate" and option.ability is not None and option.source in state.objects:
            number = option.ability[0]
            look = characteristics(state, option.source)
            ability = look.abilities[number]
            option.ability = (number, ability_text(ability, look.name))
            option.title = AbilityTitle(title_of(state, option.source), ability, look.name)


@rule("601.2b", "700.2")
def complete_modes(decision: Decision, state: State) -> None:
    """Give each option for a mode of what is being put on the stack that mode's text as a label."""
    oid = state.stack[-1]
    found = (modal for ability in abilities_on_stack(state, oid) for modal in ability.find(ChooseModes))
    choices = next((modal.choices for modal in found), ())
    name = characteristics(state, decision.source).name if decision.source in state.objects else ""
    for option in decision.options:
        if isinstance(option.value, int) and 0 < option.value <= len(choices):
            option.title = ModeTitle(choices[option.value - 1], name)
