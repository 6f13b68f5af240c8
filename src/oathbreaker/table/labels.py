"""What options say about abilities: filled in when somebody looks at them."""

from __future__ import annotations

from oathbreaker.engine.decisions import Decision
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.state import State
from oathbreaker.table.wording import AbilityTitle, ability_text


def complete(decision: Decision, state: State) -> None:
    """Give each option for activating an ability that ability's text, as a field and as a label."""
    if decision.kind != "priority":
        return
    for option in decision.options:
        if option.action == "activate" and option.ability is not None and option.source in state.objects:
            number = option.ability[0]
            look = characteristics(state, option.source)
            ability = look.abilities[number]
            option.ability = (number, ability_text(ability, look.name))
            option.title = AbilityTitle(title_of(state, option.source), ability, look.name)
