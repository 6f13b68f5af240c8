"""CR 608.2 How instructions are joined: one after the other, if, unless, may, for each."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import ClassVar, Final, cast

from oathbreaker.engine.abstract import Condition as HoldsCondition
from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import NOBODY, is_player
from oathbreaker.engine.asking import ask_may
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.matching import delay
from oathbreaker.language.categories import BODY, EFFECT, SENTENCE
from oathbreaker.language.grammar import RUN, SaySlot
from oathbreaker.language.japanese import sentence
from oathbreaker.language.phrases import as_only, itself, phrase, series
from oathbreaker.mechanics.clauses import (
    WHO,
    as_same_doer,
    from_same_doer,
    said_with_subject,
    with_act,
    with_doer,
    without_act,
    without_doer,
)
from oathbreaker.mechanics.finding import DOER, FAILED, seats, things
from oathbreaker.mechanics.together import KNOWN_DEEDS, SEVERAL, by_each, each_alone, is_word_for
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Condition, Ref, TriggeredAbility, TriggerEvent
from oathbreaker.terms.refs import LoopRef, SameDoer, You
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule

NUMBERS = (("one", "third"), ("many", "base"))
"""The form of a subject, and that of the verb after it."""
THEN = ", then"

DID: Final = "did"
"""The name among a context's results that tells whether what might have been done was done."""


REVEALED_AND: Final = "を公開し、"
"""Where two deeds are one choice: …を公開し、あなたの手札に加える."""
SKIPPED: Final = "skipped"
"""The name among a context's results that tells that an "if" or a "may" kept an instruction from being followed."""


def carry_out(effect: terms.Effect, context: Context) -> Procedure[None]:
    """Carry an instruction out; who did it can be referred to afterwards.

    Raises:
        TypeError: It is one that is read but cannot be played.
    """
    if not isinstance(effect, Effect):
        raise TypeError(effect)
    who = getattr(effect, "who", None)
    found = () if who is None or isinstance(who, SameDoer) else things(who, context)
    yield from effect.perform(context)
    if found:
        context.results[DOER] = found


@rule("608.2c")
def follow_if(is_so: bool, effect: terms.Effect, context: Context) -> Procedure[None]:  # noqa: FBT001  the condition
    """Follow an instruction if something is so; what happens otherwise is told that it was not."""
    if is_so:
        yield from carry_out(effect, context)
        context.results.pop(SKIPPED, None)
    else:
        context.results[SKIPPED] = (context.controller,)


def holds(condition: Condition, context: Context) -> bool:
    """Tell whether a condition holds now.

    Raises:
        TypeError: It is one that is read but cannot be played.
    """
    if not isinstance(condition, HoldsCondition):
        raise TypeError(condition)
    return condition.holds(context)


def mana_of(effect: terms.Effect, context: Context) -> tuple[str, ...] | None:
    """Return what mana an instruction adds, None for none."""
    return effect.mana(context) if isinstance(effect, Effect) else None


@term
class Joined(Effect):
    """Two instructions in one sentence; `how` is the words between them."""

    begins_with: ClassVar[str] = "first"

    first: terms.Effect
    second: terms.Effect
    how: str

    def mana(self, context: Context) -> tuple[str, ...] | None:
        """Return what the first instruction that adds mana adds."""
        found = mana_of(self.first, context)
        return found if found is not None else mana_of(self.second, context)

    @rule("608.2c", "608.2d")
    def perform(self, context: Context) -> Procedure[None]:
        """Do one after the other; an "if" is about both, a "may" about all that the player goes on to do."""
        if isinstance(self.first, May) and goes_on(self.second):
            yield from offer(self.first, self.second, context)
            return
        each = getattr(self.first, WHO, None)
        if isinstance(each, SEVERAL) and goes_on(self.second):
            yield from each_alone(self, each, context, lambda alone, own: alone.perform(own))
            return
        if self.first.repeats and (self.how == "and" or any(self.second.find(LoopRef))):
            yield from carry_out(repeated_together(self), context)
            return
        context.results.pop(SKIPPED, None)
        yield from carry_out(self.first, context)
        if not (context.results.get(SKIPPED) and isinstance(self.first, If)):
            yield from carry_out(self.second, context)


@rule("608.2c")
def repeated_together(tree: Joined) -> terms.Effect:
    """Return a "for each" that repeats what goes on with "and", or about the thing that it is at, as well."""
    first = tree.first
    inner = Joined(getattr(first, first.repeats), tree.second, tree.how)
    return cast("terms.Effect", first.changed_field(first.repeats, inner))


@term
class Then(Effect):
    """An instruction of a sentence that begins with "Then"."""

    effect: terms.Effect

    def perform(self, context: Context) -> Procedure[None]:
        """Do it."""
        yield from carry_out(self.effect, context)


@term
class May(Effect):
    """Something a player may do (608.2d)."""

    who: Ref
    deed: terms.Effect

    @rule("608.2d")
    def perform(self, context: Context) -> Procedure[None]:
        """Ask the player, and let them do it if they want to; who did it is known afterwards."""
        yield from offer(self, None, context)


@term
class IfYouDo(Effect):
    """Something that happens if the player did what was said just before, which they may or shall do (608.2c)."""

    effect: terms.Effect

    @rule("608.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Do it if what was said before was done: what a player shall do is done unless it could not be."""
        yield from follow_if(bool(context.results.get(DID, FAILED not in context.results)), self.effect, context)


@term
class If(Effect):
    """Something that happens if a condition holds as it is reached (608.2c)."""

    condition: Condition
    effect: terms.Effect

    @rule("608.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Do it if the condition holds now."""
        yield from follow_if(holds(self.condition, context), self.effect, context)


@term
class Delayed(Effect):
    """Something that happens once, later (603.7)."""

    begins_with: ClassVar[str] = "effect"

    effect: terms.Effect
    event: TriggerEvent

    @rule("603.7")
    def perform(self, context: Context) -> Procedure[None]:
        """Create the delayed triggered ability; it knows what there is now, and what this ability triggered because of.

        A step that begins is about no object, so that "it" goes on meaning that.
        """
        yield from ()
        seen = context.with_item(context.item)
        subject = context.subject
        if "step begins" in getattr(self.event, "kinds", ()) and subject != NOBODY and not is_player(subject):
            seen.results = {"subject thing": (subject,), **context.results}
        delay(seen, TriggeredAbility(self.event, (self.effect,)))


@rule("608.2d", "101.4")
def offer(may: May, rest: terms.Effect | None, context: Context) -> Procedure[None]:
    """Ask each player who may do something, in turn order; who wants to does it, and the rest that goes on with it.

    Those who want to do it at the same time, action by action (608.2e).
    """
    did: list[int] = []
    deed = done_by(may.deed, may.who)

    def part(own: Context, seat: int) -> Procedure[None]:
        if could_do(deed, seat, own) and (yield from ask_may(own.state, seat, "608.2d", own.source)):
            own.results.pop(FAILED, None)
            own.results[DOER] = (seat,)
            yield from carry_out(deed, own)
            if FAILED not in own.results:
                did.append(seat)
            if rest is not None:
                yield from carry_out(done_by(rest, may.who), own)

    asked = seats(may.who, context)
    yield from by_each(asked, context, part)
    context.results[DID] = tuple(seat for seat in asked if seat in did)


@rule("608.2d")
def could_do(deed: terms.Effect, seat: int, context: Context) -> bool:
    """Tell whether a player could do something; what is joined begins with what must be possible."""
    while isinstance(deed, Joined):
        deed = deed.first
    seen = context.with_item(context.item)
    seen.results = {**context.results, DOER: (seat,)}
    return not isinstance(deed, Effect) or deed.can_be_chosen(seen)


@lru_cache(KNOWN_DEEDS)
def done_by(effect: terms.Effect, who: Ref) -> terms.Effect:
    """Return an instruction as done by a player who was named before; words for that player mean who does it."""
    if isinstance(who, You):
        return effect
    return cast("terms.Effect", as_done(effect).changed(lambda part: SameDoer() if is_word_for(who, part) else part))


def as_done(effect: terms.Effect) -> terms.Effect:
    """Return an instruction with the player who does it unsaid instead of "you"."""
    if isinstance(effect, Joined):
        return Joined(as_done(effect.first), as_done(effect.second), effect.how)
    if effect.begins_with:
        begun = as_done(getattr(effect, effect.begins_with))
        return cast("terms.Effect", effect.changed_field(effect.begins_with, begun))
    return cast("terms.Effect", as_same_doer(effect) or effect)


def goes_on(effect: terms.Effect) -> bool:
    """Tell whether an instruction goes on with what the player before does: it names nobody who does it."""
    while effect.begins_with:
        effect = getattr(effect, effect.begins_with)
    who = getattr(effect, WHO, None)
    return isinstance(who, SameDoer) or who == You()


def joined_by_doer(how: str, first: terms.Effect, second: Term) -> Joined | None:
    """Return two deeds of one player, the second said without them."""
    same = as_same_doer(second)
    return Joined(first, same, how) if isinstance(same, terms.Effect) else None


def take_joined_by_doer(how: str, tree: Joined) -> tuple[terms.Effect, Term] | None:
    """Take `joined_by_doer` apart."""
    second = from_same_doer(tree.second)
    return (tree.first, second) if tree.how == how and second is not None else None


def in_row(*effects: terms.Effect) -> terms.Effect:
    """Return instructions that commas join, the last with "then"."""
    *before, last = effects
    how = THEN
    for effect in reversed(before):
        last = Joined(effect, last, how)
        how = ","
    return last


def take_row(tree: terms.Effect, count: int) -> tuple[terms.Effect, ...] | None:
    """Return the so many instructions that commas join, the last with "then"; None if it is no such row."""
    effects: list[terms.Effect] = []
    while isinstance(tree, Joined):
        if tree.how != (THEN if len(effects) == count - 2 else ","):
            return None
        effects.append(tree.first)
        tree = tree.second
    return (*effects, tree) if len(effects) == count - 1 else None


def is_pair(effect: terms.Effect) -> bool:
    """Tell whether it is two instructions joined by "and", and no more."""
    return isinstance(effect, Joined) and effect.how == "and" and not isinstance(effect.second, Joined)


def in_order(effects: tuple[terms.Effect, ...]) -> tuple[terms.Effect, ...] | None:
    """Return the instructions of an ability; one that makes an ability of its own is the last."""
    return None if any(effect.own_ability for effect in effects[:-1]) else effects


def row_by_doer(first: terms.Effect, *rest: Term) -> terms.Effect | None:
    """Return deeds of one player that commas join, all but the first said without them."""
    same = [deed for deed in map(as_same_doer, rest) if isinstance(deed, terms.Effect)]
    return in_row(first, *same) if len(same) == len(rest) else None


def take_row_by_doer(tree: terms.Effect, count: int) -> tuple[Term, ...] | None:
    """Take `row_by_doer` apart."""
    found = take_row(tree, count)
    rest = [from_same_doer(deed) for deed in found[1:]] if found is not None else [None]
    return None if found is None or None in rest else (found[0], *(deed for deed in rest if deed is not None))


def may_text(slot: SaySlot) -> str:
    """Return what a player may do; two things that are one choice are quoted."""
    if REVEALED_AND in slot("deed"):
        return f"{slot('who.wa')}「{slot('deed')}。」を選んでもよい"
    return f"{slot('who.wa')}{slot('deed.te')}もよい"


phrase(SENTENCE, "{effect:effect} .", build=itself, take=as_only, ja=lambda slot: sentence(slot("effect")))
phrase(SENTENCE, "then {effect:effect} .", Then, ja="その後、{effect}。")
phrase(
    SENTENCE,
    "then {first:effect} and {second:effect} .",
    Then,
    build=lambda first, second: Then(Joined(first, second, "and")),
    take=lambda tree: (tree.effect.first, tree.effect.second) if is_pair(tree.effect) else None,
    ja=lambda slot: f"その後、{slot('first')}。{slot('second')}。",
)
phrase(SENTENCE, "{first:effect} , then {second:effect} .", Joined, how=THEN)
for between, how in ((", then", THEN), ("and", "and")):
    phrase(
        SENTENCE,
        f"{{first:effect}} {between} {{second:deed/third}} .",
        Joined,
        build=partial(joined_by_doer, how),
        take=partial(take_joined_by_doer, how),
    )
phrase(
    SENTENCE,
    "{first:effect} , {second:deed/third} , then {third:deed/third} .",
    Joined,
    build=row_by_doer,
    take=lambda tree: take_row_by_doer(tree, 3),
)
phrase(
    SENTENCE,
    "{first:effect} , {second:deed/third} , {third:deed/third} , then {fourth:deed/third} .",
    Joined,
    build=row_by_doer,
    take=lambda tree: take_row_by_doer(tree, 4),
)
phrase(SENTENCE, "{first:effect} and {second:effect} .", Joined, how="and")
phrase(
    SENTENCE,
    "{first:effect} , {second:effect} , then {third:effect} .",
    Joined,
    build=in_row,
    take=lambda tree: take_row(tree, 3),
)
phrase(
    SENTENCE,
    "{first:effect} , {second:effect} , {third:effect} , then {fourth:effect} .",
    Joined,
    build=in_row,
    take=lambda tree: take_row(tree, 4),
)
phrase(SENTENCE, "if you do , {effect:effect} .", IfYouDo, ja="そうしたなら、{effect}。")

phrase(EFFECT, "{deed:deed/base}", build=itself, take=as_only, ja="{deed}")
for number, verb in NUMBERS:
    phrase(
        EFFECT,
        f"{{who:player/{number}}} {{deed:deed/{verb}}}",
        build=with_doer,
        take=without_doer,
        ja="{who.wa}{deed}",
    )
    phrase(
        EFFECT,
        f"{{what:thing/{number}}} {{act:act/{verb}}}",
        build=with_act,
        take=without_act,
        ja=said_with_subject,
    )
    phrase(EFFECT, f"{{who:player/{number}}} may {{deed:deed/base}}", May, ja=may_text)
phrase(EFFECT, "{effect:deed/base} {event:later}", Delayed, ja="{event}、{effect}")
phrase(EFFECT, "if {condition:condition} , {effect:effect}", If, ja="{condition.nara}、{effect}")
series(BODY, "sentence", RUN, build=in_order, ja="")
