"""CR 101.4b What players who choose at the same time know: the choices made before theirs, unless face down."""

from __future__ import annotations

from oathbreaker.engine.announcement import is_player
from oathbreaker.engine.asking import LEFT
from oathbreaker.engine.decisions import NUMBER_LISTS, Answer, Chosen, Decision, Option, Procedure, T
from oathbreaker.engine.naming import HIDDEN_ZONES, player_title
from oathbreaker.engine.state import State
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule


@rule("101.4b")
def in_one_round(state: State, choices: Procedure[T], made: list[Chosen] | None = None) -> Procedure[T]:
    """Lead through choices that are made at the same time; each decision tells what other players chose before.

    Args:
        state: The game.
        choices: What asks.
        made: What was chosen in the same round already; what is chosen now is added.
    """
    made = [] if made is None else made
    try:
        asked = next(choices)
        while True:
            seat = asked.player
            known = asked.earlier
            asked.earlier = (*[one for one in made if one.player != seat and one not in known], *known)
            answer = yield asked
            if answer != LEFT:
                made.append(Chosen(seat, told(state, asked, seat, answer)))
            asked = choices.send(answer)
    except StopIteration as end:
        result: T = end.value
        return result


@rule("101.4a", "101.4b")
def told(state: State, decision: Decision, seat: int, answer: Answer) -> Message:
    """Return what the others are told about a choice; of cards in hidden zones only how many they are."""
    who = player_title(seat)
    if decision.kind in NUMBER_LISTS:
        parts = [
            say("engine.earlier_part", what=option, number=number)
            for option, number in zip(decision.options, answer, strict=True)
        ]
        return say("engine.earlier_divided", who=who, parts=parts)
    options = [decision.options[place] for place in answer]
    if len(options) == 1 and options[0].action in {"yes", "no"}:
        if decision.kind == "may" and decision.question is not None:
            return say(f"engine.earlier_{options[0].action}_to", who=who, question=decision.question)
        return say(f"engine.earlier_{options[0].action}", who=who)
    seen: list[object] = [option for option in options if not is_unseen(state, option)]
    number = len(options) - len(seen)
    if number:
        seen.append(say("engine.unseen_cards", number=number))
    return say("engine.earlier_chosen", who=who, what=seen) if seen else say("engine.earlier_nothing", who=who)


@rule("101.4a", "400.2")
def is_unseen(state: State, option: Option) -> bool:
    """Tell whether what is chosen is a card in a hidden zone, which may remain face down."""
    if option.target is None or is_player(option.target):
        return False
    thing = state.objects.get(option.target)
    return thing is not None and thing.zone in HIDDEN_ZONES
