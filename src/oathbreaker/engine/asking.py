"""Asking players: the decisions that procedures yield. What is forced is not asked unless the settings say so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oathbreaker.engine.announcement import NOBODY, Target, is_player
from oathbreaker.engine.decisions import NUMBER_LISTS, Answer, Decision, DecisionKind, Option, Procedure
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.state import State
from oathbreaker.terms.abilities import TriggeredAbility
from oathbreaker.texts.messages import Message
from oathbreaker.texts.rules import rule

LEFT: Final[Answer] = (-2,)
"""What a procedure receives instead of an answer when a player has left the game meanwhile."""


class AbandonedError(Exception):
    """Thrown into a procedure: the action under way is given up, or cannot be completed any more."""


ANNOUNCED: Final = ("601", "602", "107.4")
"""How the rules begin by which something is put on the stack."""

PAYING: Final = ("cost", "payment")
"""Kinds of decisions by which a cost is paid."""


def ask(state: State, decision: Decision) -> Procedure[Answer]:
    """Return a player's answer; only one possible answer is taken without asking.

    A choice that somebody has interrupts what would otherwise be a mandatory loop (104.4b). Who has left the game pays
    no cost and does nothing that they may do; another choice of theirs is made by another player.
    """
    if not state.players[decision.player].in_game:
        return (yield from asked_instead(state, decision))
    if not state.settings.ask_everything:
        forced = only_answer(decision)
        if forced is not None:
            return forced
    state.forced = 0
    seat = decision.player
    answer = yield decision
    return answer if answer != LEFT else (yield from asked_anew(state, decision, seat))


@rule("104.3a", "800.4a")
def asked_anew(state: State, decision: Decision, seat: int) -> Procedure[Answer]:
    """Ask anew, after a player has left, for what is left to choose from; return the places among the options before.

    What is being put on the stack or paid for and lacks a legal choice, or whose player has left, is given up (603.3d,
    733.1, 800.4f).
    """
    if decision.kind == "order triggers":
        every = tuple(range(len(decision.options)))
        return every if not state.players[seat].in_game else (yield from ask(state, decision))
    kept = [place for place, option in enumerate(decision.options) if not is_gone(state, option)]
    is_announced = decision.kind in PAYING or decision.rule.startswith(ANNOUNCED)
    is_lost = len(kept) < decision.minimum or not state.players[seat].in_game
    if is_announced and (is_lost or (decision.kind not in PAYING and has_lost_source(state, decision.source))):
        raise AbandonedError
    anew = left_of(decision, seat, kept)
    return whole(decision, kept, (yield from ask(state, anew)) if kept else ())


def has_lost_source(state: State, source: int) -> bool:
    """Tell whether the spell that is being cast, or the source of an ability that is being activated, has left.

    A triggered ability is put on the stack without its source (113.7a).
    """
    top = state.objects[state.stack[-1]].announcement if state.stack else None
    is_triggered = top is not None and isinstance(top.ability, TriggeredAbility)
    return source != NOBODY and not is_triggered and has_left(state, source)


def left_of(decision: Decision, seat: int, kept: list[int]) -> Decision:
    """Return a decision with those of its options alone that are left, asked of the same player."""
    check = decision.check

    def check_whole(answer: Answer) -> Message | None:
        return check(whole(decision, kept, answer)) if check is not None else None

    return Decision(
        seat,
        decision.kind,
        [decision.options[place] for place in kept],
        decision.minimum if decision.kind in NUMBER_LISTS else min(decision.minimum, len(kept)),
        min(decision.maximum, len(kept)),
        decision.rule,
        decision.source,
        decision.ordered,
        decision.mode,
        decision.total,
        decision.question,
        check_whole if check is not None else None,
        decision.aimed,
    )


def whole(decision: Decision, kept: list[int], answer: Answer) -> Answer:
    """Return an answer about the options that are left as one about all there were: what is gone gets nothing."""
    if decision.kind not in NUMBER_LISTS:
        return tuple(kept[place] for place in answer)
    given = dict(zip(kept, answer, strict=True))
    return tuple(given.get(place, 0) for place in range(len(decision.options)))


def is_gone(state: State, option: Option) -> bool:
    """Tell whether what an option would choose has left the game, or was exiled, as a player left."""
    chosen = option.target if option.target is not None else option.source
    return chosen is not None and chosen != NOBODY and has_left(state, chosen)


def has_left(state: State, chosen: Target) -> bool:
    """Tell whether a player or an object has left the game, or an object was exiled as a player left."""
    if is_player(chosen):
        return not state.players[chosen].in_game
    if chosen in state.objects:
        return False
    known = state.last_known.get(chosen)
    return known is None or not all(
        state.players[seat].in_game for seat in (known.object.owner, known.object.controller)
    )


@rule("800.4f", "800.4g", "800.4h")
def asked_instead(state: State, decision: Decision) -> Procedure[Answer]:
    """Let somebody else choose for a player who has left the game; what such a player may do or pay isn't.

    The controller of the object that asks chooses who: another opponent where an opponent was asked, if there is one.
    Where a rule asks it is the next player in turn order.
    """
    if decision.kind == "may":
        return tuple(place for place, option in enumerate(decision.options) if option.action == "no")
    left = decision.player
    asking = state.objects.get(decision.source)
    if asking is None or not state.players[asking.controller].in_game:
        decision.player = state.next_seat(left)
    else:
        seat = asking.controller
        others = (state.opponents(seat) if left != seat else []) or state.from_seat(seat)
        chosen = yield from choose(state, seat, "player", others, 1, 1, "800.4g", source=decision.source)
        decision.player = chosen[0]
    return (yield from ask(state, decision))


def only_answer(decision: Decision) -> Answer | None:
    """Return the one answer that a decision allows, None where there are several."""
    number = len(decision.options)
    if decision.kind in NUMBER_LISTS:
        return (decision.total,) if number == 1 else () if number == 0 else None
    if decision.maximum == 0 or number == 0:
        return ()
    if decision.minimum >= number and (number == 1 or not decision.ordered):
        return tuple(range(number))
    return None


def ask_may(
    state: State, seat: int, rule_number: str, source: int = NOBODY, question: Message | None = None
) -> Procedure[bool]:
    """Ask a yes-or-no question ("may")."""
    options = (Option("yes", "yes"), Option("no", "no", is_default=True))
    answer = yield from ask(state, Decision(seat, "may", options, 1, 1, rule_number, source, question=question))
    return answer[0] == 0


def choose(  # noqa: PLR0913, PLR0917  all that decides about it
    state: State,
    seat: int,
    kind: DecisionKind,
    things: Sequence[Target],
    least: int,
    most: int,
    rule_number: str,
    *,
    source: int = NOBODY,
    ordered: bool = False,
    question: Message | None = None,
) -> Procedure[tuple[Target, ...]]:
    """Ask for some of these objects or players and return them, in the order of the answer."""
    if not things:
        return ()
    options = [thing_option(state, thing, "choose", is_default=place < least) for place, thing in enumerate(things)]
    most = min(most, len(things))
    decision = Decision(
        seat, kind, options, min(least, most), most, rule_number, source, ordered=ordered, question=question
    )
    answer = yield from ask(state, decision)
    return tuple(things[place] for place in answer)


def choose_word(  # noqa: PLR0913, PLR0917  all that decides about it
    state: State,
    seat: int,
    kind: DecisionKind,
    words: Sequence[str],
    rule_number: str,
    source: int = NOBODY,
    titles: Sequence[object] = (),
    default: str = "",
) -> Procedure[str]:
    """Ask for one of these words: a colour, a type, a name, a way to pay; the default is the first unless named."""
    shown = titles or words
    usual = default or words[0]
    options = [
        Option(word, "choose", value=word, is_default=word == usual, title=shown[place])
        for place, word in enumerate(words)
    ]
    answer = yield from ask(state, Decision(seat, kind, options, 1, 1, rule_number, source))
    return words[answer[0]]


@rule("107.1c")
def choose_number(  # noqa: PLR0913, PLR0917  all that decides about it
    state: State, seat: int, kind: DecisionKind, least: int, most: int, rule_number: str, source: int = NOBODY
) -> Procedure[int]:
    """Ask for a whole number from `least` to `most`."""
    options = [Option(str(n), "choose", value=n, is_default=n == least) for n in range(least, most + 1)]
    answer = yield from ask(state, Decision(seat, kind, options, 1, 1, rule_number, source))
    return least + answer[0]


@rule("601.2d", "608.2d")
def divide(  # noqa: PLR0913, PLR0917  all that decides about it
    state: State, seat: int, among: Sequence[Target], total: int, rule_number: str, source: int = NOBODY
) -> Procedure[tuple[int, ...]]:
    """Ask how a number is divided among these, each at least one."""
    options = [thing_option(state, thing, "choose") for thing in among]
    return (yield from ask(state, Decision(seat, "divide", options, 1, len(options), rule_number, source, total=total)))


def order_things(  # noqa: PLR0913, PLR0917  all that decides about it
    state: State,
    seat: int,
    things: Sequence[Target],
    rule_number: str,
    source: int,
    question: Message,
) -> Procedure[tuple[Target, ...]]:
    """Ask for the order of these, without what has left the game; the order given is the default.

    The question says what the order means: which comes first, or which end of it is the top.
    """
    things = [thing for thing in things if not has_left(state, thing)]
    number = len(things)
    if number < 2:  # noqa: PLR2004  two
        return tuple(things)
    options = [thing_option(state, thing, "choose", is_default=True) for thing in things]
    decision = Decision(seat, "order", options, number, number, rule_number, source, ordered=True, question=question)
    answer = yield from ask(state, decision)
    return tuple(things[place] for place in answer)


def thing_option(state: State, thing: Target, action: str, *, is_default: bool = False) -> Option:
    """Return the option of choosing an object or player."""
    if is_player(thing):
        return Option(f"player {thing}", action, target=thing, is_default=is_default, title=title_of(state, thing))
    title = title_of(state, thing)
    found = state.objects.get(thing)
    name = found.definition.name if found is not None and not found.face_down else None
    return Option(f"object {thing}", action, card=name, target=thing, is_default=is_default, title=title)
