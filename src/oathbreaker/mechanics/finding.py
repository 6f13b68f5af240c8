"""CR 608.2 Which objects and players a reference means, from the point of view of a resolving spell or ability."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from oathbreaker.engine.abstract import Amount, Filter
from oathbreaker.engine.announcement import NOBODY, Target, is_of_players, is_player, targets_for
from oathbreaker.engine.asking import choose
from oathbreaker.engine.combat.events import defending_player as defender_of
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Chosen, DecisionKind, Procedure
from oathbreaker.engine.exiled_with import exiled_with
from oathbreaker.engine.finding_again import all_found_again, found_again
from oathbreaker.engine.rounds import in_one_round
from oathbreaker.engine.state import State
from oathbreaker.mechanics.amounts import Number, X
from oathbreaker.terms.abilities import Amount as AmountTerm
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import (
    AllOf,
    AttachedTo,
    Back,
    BothOf,
    ControllerOf,
    DefendingPlayer,
    Each,
    EachOf,
    ExiledCards,
    LoopRef,
    OwnerOf,
    ResultRef,
    Sacrificed,
    SameDoer,
    Some,
    SubjectRef,
    TargetRef,
    This,
    ThisAndOne,
    ThisOrAnother,
    You,
)
from oathbreaker.terms.term import Term
from oathbreaker.texts.rules import rule

DOER: Final = "doer"
"""The name among a context's results of the player who did what was said before."""
AMONG: Final = "among"
"""The name among a context's results of the cards that were looked at or milled: "from among them"."""
CHOOSER: Final = "chooser"
"""The name among a context's results of the player who just chooses: "a creature they control"."""
CHOSEN: Final = "chosen"
"""The name among a context's results of the one of a kind that was chosen last: "put … on a creature …. It …"."""
REVEALED: Final = "revealed"
"""The name among a context's results of the cards that were revealed: "revealed this way"."""
AFFECTED: Final = "affected"
"""The name among a context's results of all of a kind with which something was done: "those creatures"."""
SACRIFICED: Final = "sacrificed"
"""The name among a context's results of what was sacrificed for the spell or ability, or by it, as it was before."""
EXILED: Final = "exiled"
"""The name among a context's results of what was exiled, as it was before: "exiled this way"."""
COULD_NOT: Final = "could not"
"""The name among a context's results of the players who could not do what was said before: "who can't"."""
FAILED: Final = "failed"
"""The name among a context's results that tells that nothing could be chosen for an instruction."""
UNABLE: Final = "unable"
"""The same of the last choice alone: "if you can't"."""


def things(ref: Ref, context: Context) -> tuple[Target, ...]:
    """Return what a reference means now, in timestamp or seat order; () for what is gone or was never there.

    Raises:
        TypeError: The reference is bound to nothing, which a tree that was read never has.
    """
    found = FINDERS.get(type(ref))
    if found is None:
        raise TypeError(ref)
    return found(ref, context)


def thing(ref: Ref, context: Context) -> Target:
    """Return the one object or player that a reference means; `NOBODY` for none."""
    found = things(ref, context)
    return found[0] if found else NOBODY


def seats(ref: Ref, context: Context) -> tuple[int, ...]:
    """Return the players that a reference means, in the order they act (101.4)."""
    meant = {seat for seat in things(ref, context) if is_player(seat)}
    return tuple(seat for seat in context.state.apnap() if seat in meant)


def doer(ref: Ref, context: Context) -> int:
    """Return the one player who does something; `NOBODY` for none."""
    found = seats(ref, context)
    return found[0] if found else NOBODY


@rule("608.2h", "113.7a")
def controller_of(state: State, target: Target) -> int:
    """Return who controls an object, or controlled it when it was last there; a player is their own."""
    if is_player(target):
        return target
    here = state.objects.get(target)
    if here is not None:
        return here.controller
    known = state.last_known.get(target)
    return known.object.controller if known is not None else NOBODY


def owner_of(state: State, target: Target) -> int:
    """Return who owns an object that is there or was."""
    here = state.objects.get(target)
    if here is not None:
        return here.owner
    known = state.last_known.get(target)
    return known.object.owner if known is not None else NOBODY


def is_meant(ref: Ref, context: Context, oid: int) -> bool:
    """Tell whether a static ability's subject takes in an object (611.3a)."""
    if isinstance(ref, AllOf | Each):
        return isinstance(ref.what, Filter) and ref.what.matches(context, oid)
    if isinstance(ref, BothOf):
        return is_meant(ref.first, context, oid) or is_meant(ref.second, context, oid)
    return oid in things(ref, context)


def where_meant(ref: Ref) -> str:
    """Tell the layers where the permanents that a static ability's subject means are (`LayerStatement.among`)."""
    if isinstance(ref, This):
        return "self"
    if isinstance(ref, AttachedTo):
        return "attached"
    if isinstance(ref, AllOf | Each) and getattr(ref.what, "is_yours", False):
        return "yours"
    return "all"


def here(state: State, found: tuple[Target, ...]) -> tuple[int, ...]:
    """Return the objects among these that are there still, and not phased out (702.26b)."""
    return tuple(oid for oid in found if oid in state.objects and not state.objects[oid].phased_out)


@rule("608.2h")
def known(state: State, found: tuple[Target, ...]) -> tuple[int, ...]:
    """Return the objects among these that are there still, as `here` does, or of which it is known what they were."""
    return tuple(
        oid
        for oid in found
        if (oid in state.last_known if oid not in state.objects else not state.objects[oid].phased_out)
    )


@rule("400.7e", "400.7f", "400.7j", "712.21c")
def to_move(meant: tuple[Target, ...], context: Context) -> tuple[int, ...]:
    """Return the objects among these that are there still, or are found again, to be put into another zone."""
    objects = context.state.objects
    found = ((oid,) if oid in objects else all_found_again(context, oid) for oid in meant)
    return tuple(oid for become in found for oid in become)


@rule("400.7j")
def now(target: Target, context: Context) -> Target:
    """Return what a player or object is now: one that has moved to the battlefield meanwhile is the new object.

    Anything else that is gone stays what it was, for what last-known information tells of it.
    """
    state = context.state
    if is_player(target) or target in state.objects or target == NOBODY:
        return target
    new = found_again(context, target)
    return new if new != NOBODY and state.objects[new].zone == "battlefield" else target


def value_of(amount: AmountTerm, context: Context) -> int:
    """Return the number that an amount is now; a negative one counts as 0 (107.1b).

    Raises:
        TypeError: It is no amount that can be found.
    """
    if isinstance(amount, Number):
        return amount.value
    if isinstance(amount, X):
        return context.x
    if not isinstance(amount, Amount):
        raise TypeError(amount)
    return max(0, amount.value(context))


def made_of_all(what: Ref) -> str:
    """Return what later words can refer to after something was done with all objects of a kind; "" for any other."""
    return f"{AFFECTED}s" if isinstance(what, AllOf | Each) and not what.what.describes_players else ""


def matching(what: object, context: Context) -> tuple[Target, ...]:
    """Return everything that a description fits."""
    if not isinstance(what, Filter):
        raise TypeError(what)
    return tuple(what.candidates(context))


def said_anew(tree: Term) -> Iterator[Term]:
    """Yield the terms of a tree without those that a word only refers back to."""
    yield tree
    for child in tree.children() if not isinstance(tree, Back) else ():
        yield from said_anew(child)


def possible(ref: Some, context: Context) -> tuple[Target, ...]:
    """Return everything that "a creature you control" or "another creature" could mean.

    What a spell calls another is another than what was sacrificed for it or by it.
    """
    others: tuple[int, ...] = (context.source,) if ref.another else ()
    if ref.another and context.source == context.stack_id:
        known = context.state.last_known
        others += tuple(known[oid].successor for oid in context.results.get(SACRIFICED, ()) if oid in known)
    return tuple(found for found in matching(ref.what, context) if found not in others)


@rule("608.2d", "101.4")
def picked(ref: Ref, context: Context, who: Ref) -> Procedure[tuple[Target, ...]]:
    """Return what a reference means; one of a kind is chosen by each player who follows the instruction."""
    pair = ref.to if isinstance(ref, Back) else ref
    if isinstance(pair, ThisAndOne):
        return (yield from one_with_this(pair, context))
    if not isinstance(ref, Some):
        return things(ref, context)
    found: list[Target] = []
    made: list[Chosen] = []
    for seat in seats(who, context):
        context.results[CHOOSER] = (seat,)
        found += yield from in_one_round(context.state, picked_from(possible(ref, context), context, seat), made)
    context.results.pop(CHOOSER, None)
    context.results[CHOSEN] = tuple(dict.fromkeys(found))
    return context.results[CHOSEN]


def both_of(pair: ThisAndOne, context: Context) -> tuple[int, ...]:
    """Return the object itself and all others that could be the one besides; () unless you own and control both."""
    state, seat = context.state, context.controller

    def is_yours(oid: Target) -> bool:
        one = state.objects.get(oid)
        is_there = one is not None and one.zone == "battlefield" and not one.phased_out
        return is_there and one is not None and one.owner == one.controller == seat

    this = thing(pair.what, context)
    others = tuple(oid for oid in matching(pair.other, context) if oid != this and is_yours(oid))
    return (this, *others) if others and is_yours(this) else ()


@rule("608.2d")
def one_with_this(pair: ThisAndOne, context: Context) -> Procedure[tuple[Target, ...]]:
    """Return the object itself and another that its controller chooses among those that could be it."""
    found = things(pair, context)
    return (*found[:1], *(yield from picked_from(found[1:], context, context.controller))) if found else ()


@rule("608.2d")
def picked_from(
    found: tuple[Target, ...], context: Context, seat: int, asking: str = "608.2d"
) -> Procedure[tuple[Target, ...]]:
    """Let a player choose one of these; that there is none is noted ("if you do"). `asking` is the rule that asks."""
    state = context.state
    context.results[UNABLE] = () if found else (seat,)
    if not found:
        context.results[FAILED] = (seat,)
    on_battlefield = all(oid in state.objects and state.objects[oid].zone == "battlefield" for oid in found)
    kind: DecisionKind = "choose permanents" if on_battlefield else "choose cards"
    return (yield from choose(state, seat, kind, found, 1, 1, asking, source=context.source))


def attached_to(context: Context) -> tuple[Target, ...]:
    """Return what the source is attached to."""
    source = context.source_object()
    return () if source is None or source.attached_to == NOBODY else (source.attached_to,)


@rule("607.2a", "607.3")
def exiled_cards(context: Context) -> tuple[Target, ...]:
    """Return the cards that "the exiled card" means: those exiled by the ability itself, else those with its source."""
    state = context.state
    just = [state.last_known[oid].successor for oid in context.results.get(EXILED, ()) if oid in state.last_known]
    found = [oid for oid in just if oid in state.objects and state.objects[oid].zone == "exile"]
    return tuple(found) or exiled_with(state, context.source)


@rule("506.2", "508.5")
def defending_player(context: Context) -> tuple[Target, ...]:
    """Return the player whom the attacking creature in question attacks, or attacked."""
    for attacker in (context.subject, context.source):
        if not is_player(attacker) and (seat := defender_of(context.state, attacker)) != NOBODY:
            return (seat,)
    return ()


@rule("608.2c")
def that_player(context: Context) -> Target:
    """Return the player whom "that player" or "they" means in a description; `NOBODY` for none.

    The one whose turn it is in a "for each"; who follows the instruction; who was targeted; whom the trigger event was
    about; else who controls what was targeted.
    """
    if is_player(context.item):
        return context.item
    chosen = [target for group in context.targets for target in group]
    about = (*context.results.get("subject player", ()), context.subject)
    named = (*context.results.get(CHOOSER, ()), *reversed([seat for seat in chosen if is_player(seat)]), *about)
    found = next((seat for seat in named if is_player(seat)), NOBODY)
    if found != NOBODY or not chosen:
        return found
    return controller_of(context.state, chosen[0])


def target_of(place: int, context: Context) -> tuple[Target, ...]:
    """Return the legal targets of one use of "target"; in a "for each" player, those chosen for that player."""
    found = context.targets[place] if place < len(context.targets) else ()
    if is_player(context.item):
        mine = context.results.get(targets_for(context.item), ())
        for_others = {target for name, chosen in context.results.items() if is_of_players(name) for target in chosen}
        found = tuple(target for target in found if target in mine or target not in for_others)
    return tuple(now(target, context) for target in found)


def unless_nobody(target: Target) -> tuple[Target, ...]:
    """Return a target as a tuple, () for none."""
    return () if target == NOBODY else (target,)


def holders(of: Ref, context: Context, whose: Callable[[State, Target], int]) -> tuple[Target, ...]:
    """Return the owners or controllers of what a reference means, each once."""
    found = (whose(context.state, target) for target in things(of, context))
    return tuple(dict.fromkeys(seat for seat in found if seat != NOBODY))


FINDERS: Final[dict[type[Ref], Callable[[Any, Context], tuple[Target, ...]]]] = {
    TargetRef: lambda ref, context: target_of(ref.place, context),
    This: lambda _ref, context: (now(context.source, context),),
    You: lambda _ref, context: (context.controller,),
    Back: lambda ref, context: things(ref.to, context),
    AttachedTo: lambda _ref, context: attached_to(context),
    SubjectRef: lambda ref, context: (
        context.results.get(f"subject {ref.kind}") or unless_nobody(now(context.subject, context))
    ),
    LoopRef: lambda _ref, context: unless_nobody(context.item),
    ResultRef: lambda ref, context: tuple(now(one, context) for one in context.results.get(ref.kind, ())),
    ExiledCards: lambda _ref, context: exiled_cards(context),
    Sacrificed: lambda _ref, context: context.results.get(SACRIFICED, ()),
    SameDoer: lambda _ref, context: context.results.get(DOER, (context.controller,)),
    DefendingPlayer: lambda _ref, context: defending_player(context),
    Each: lambda ref, context: matching(ref.what, context),
    AllOf: lambda ref, context: matching(ref.what, context),
    Some: lambda ref, context: matching(ref.what, context),
    ThisOrAnother: lambda ref, context: tuple(
        dict.fromkeys((*things(ref.this, context), *matching(ref.what, context)))
    ),
    ThisAndOne: both_of,
    EachOf: lambda ref, context: things(ref.of, context),
    BothOf: lambda ref, context: tuple(dict.fromkeys((*things(ref.first, context), *things(ref.second, context)))),
    ControllerOf: lambda ref, context: holders(ref.of, context, controller_of),
    OwnerOf: lambda ref, context: holders(ref.of, context, owner_of),
}
"""How each kind of reference is found."""
