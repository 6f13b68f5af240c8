"""CR 608.2 How instructions are joined: one after the other, if, unless, may, for each."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition as HoldsCondition
from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.asking import ask_may
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.matching import delay
from oathbreaker.language.categories import BODY, EFFECT, SENTENCE
from oathbreaker.language.grammar import RUN
from oathbreaker.language.japanese import sentence
from oathbreaker.language.phrases import as_only, itself, phrase, series
from oathbreaker.mechanics.clauses import (
    as_same_doer,
    from_same_doer,
    said_with_subject,
    with_act,
    with_doer,
    without_act,
    without_doer,
)
from oathbreaker.mechanics.finding import DOER, FAILED, doer, matching, said_anew, seats, things
from oathbreaker.mechanics.paying import pay_costs
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Condition, Cost, Filter, Ref, TriggeredAbility, TriggerEvent
from oathbreaker.terms.refs import Each, LoopRef, SameDoer, TargetRef, You
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule

NUMBERS = (("one", "third"), ("many", "base"))
"""The form of a subject, and that of the verb after it."""
THEN = ", then"


DID: Final = "did"
"""The name among a context's results that tells whether what might have been done was done."""


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

    @rule("608.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Do one after the other; an "if" or "may" at the beginning is about both."""
        context.results.pop(SKIPPED, None)
        yield from carry_out(self.first, context)
        if not (context.results.pop(SKIPPED, None) and self.is_about_both):
            yield from carry_out(self.second, context)

    @property
    def is_about_both(self) -> bool:
        """Whether what the first instruction depends on is about the second too: not if that names who does it."""
        return isinstance(self.first, If) or (
            isinstance(self.first, May) and getattr(self.second, "who", None) in {You(), SameDoer()}
        )


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
        """Ask the player, and do it if they want to; what they did is known afterwards."""
        seat = doer(self.who, context)
        context.results[DID] = ()
        if seat >= 0 and (yield from ask_may(context.state, seat, "608.2d", context.source)):
            context.results.pop(FAILED, None)
            yield from carry_out(self.deed, context)
            context.results[DID] = () if FAILED in context.results else (seat,)
        else:
            context.results[SKIPPED] = (seat,)


@term
class IfYouDo(Effect):
    """Something that happens if the player did what was said just before, which they may or shall do (608.2c)."""

    effect: terms.Effect

    @rule("608.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Do it if what was said before was done: what a player shall do is done unless it could not be."""
        if context.results.get(DID, FAILED not in context.results):
            yield from carry_out(self.effect, context)


@term
class If(Effect):
    """Something that happens if a condition holds as it is reached (608.2c)."""

    condition: Condition
    effect: terms.Effect

    @rule("608.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Do it if the condition holds now."""
        if holds(self.condition, context):
            yield from carry_out(self.effect, context)
        else:
            context.results[SKIPPED] = (context.controller,)


@term
class Unless(Effect):
    """Something that happens unless a player pays a cost (118.12a)."""

    begins_with: ClassVar[str] = "effect"

    effect: terms.Effect
    who: Ref
    costs: tuple[Cost, ...]

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out: several players who may each pay for themselves cannot yet."""
        return not any(self.who.find(Each))

    @rule("118.12a")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the player pay; if they do not, do it."""
        seat = doer(self.who, context)
        if seat < 0 or not (yield from pay_costs(self.costs, context, seat)):
            yield from carry_out(self.effect, context)


@term
class MayPay(Effect):
    """A player may pay a cost as the ability resolves (118.12)."""

    who: Ref
    costs: tuple[Cost, ...]

    @rule("118.12")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the player pay; whether they did is known afterwards."""
        seat = doer(self.who, context)
        paid = seat >= 0 and (yield from pay_costs(self.costs, context, seat))
        context.results[DID] = (seat,) if paid else ()


@term
class Delayed(Effect):
    """Something that happens once, later (603.7)."""

    begins_with: ClassVar[str] = "effect"

    effect: terms.Effect
    event: TriggerEvent

    @rule("603.7")
    def perform(self, context: Context) -> Procedure[None]:
        """Create the delayed triggered ability; it knows what there is now."""
        yield from ()
        delay(context, TriggeredAbility(self.event, (self.effect,)))


@term
class ForEach(Effect):
    """Something that is done for each object or player of a kind."""

    repeats: ClassVar[str] = "effect"

    what: Filter
    effect: terms.Effect

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out: targets of which there is one for each thing cannot be chosen yet."""
        return not any(isinstance(term, TargetRef) for term in said_anew(self.effect))

    def perform(self, context: Context) -> Procedure[None]:
        """Do it for each that there is now, one after the other."""
        for item in matching(self.what, context):
            yield from carry_out(self.effect, context.with_item(item))


@term
class TimesEach(Effect):
    """An instruction whose amount is counted: "draw a card for each artifact you control"."""

    begins_with: ClassVar[str] = "effect"

    effect: terms.Effect
    what: Filter

    @property
    def made(self) -> str:
        """What later words can refer to: as many as there are."""
        return f"{self.effect.made.removesuffix('s')}s" if self.effect.made else ""

    def perform(self, context: Context) -> Procedure[None]:
        """Do it as often as there are such things now, for each player who does it as often as there are of theirs."""
        who = getattr(self.effect, "who", None)
        if not isinstance(who, Each):
            for _ in matching(self.what, context):
                yield from carry_out(self.effect, context)
            return
        counted = [(seat, len(matching(self.what, context.with_item(seat)))) for seat in seats(who, context)]
        alone = self.effect.changed_field("who", LoopRef())
        assert isinstance(alone, Effect)  # noqa: S101  the same class
        for seat, number in counted:
            for _ in range(number):
                yield from carry_out(alone, context.with_item(seat))


@term
class ForEachOf(Effect):
    """Something that is done for each of the objects named before: "for each of them"."""

    repeats: ClassVar[str] = "effect"

    of: Ref
    effect: terms.Effect

    def perform(self, context: Context) -> Procedure[None]:
        """Do it for each of them, one after the other."""
        for item in things(self.of, context):
            yield from carry_out(self.effect, context.with_item(item))


def joined_by_doer(first: terms.Effect, second: Term) -> Joined | None:
    """Return two deeds of one player, the second said without them."""
    same = as_same_doer(second)
    return Joined(first, same, THEN) if isinstance(same, terms.Effect) else None


def take_joined_by_doer(tree: Joined) -> tuple[terms.Effect, Term] | None:
    """Take `joined_by_doer` apart."""
    second = from_same_doer(tree.second)
    return (tree.first, second) if tree.how == THEN and second is not None else None


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


def times_each(who: Ref, deed: Term, what: Filter) -> TimesEach | None:
    """Return a player's deed whose amount is counted."""
    done = with_doer(who, deed)
    return TimesEach(done, what) if isinstance(done, terms.Effect) else None


def take_times_each(tree: TimesEach) -> tuple[Ref, Term, Filter] | None:
    """Take `times_each` apart."""
    found = without_doer(tree.effect)
    return None if found is None else (*found, tree.what)


phrase(SENTENCE, "{effect:effect} .", build=itself, take=as_only, ja=lambda slot: sentence(slot("effect")))
phrase(SENTENCE, "then {effect:effect} .", Then, ja="その後、{effect}。")
phrase(SENTENCE, "{first:effect} , then {second:effect} .", Joined, how=THEN, ja="{first.stem}、その後、{second}。")
phrase(
    SENTENCE,
    "{first:effect} , then {second:deed/third} .",
    Joined,
    build=joined_by_doer,
    take=take_joined_by_doer,
    ja="{first.stem}、その後、{second.same}。",
)
phrase(SENTENCE, "{first:effect} and {second:effect} .", Joined, how="and", ja="{first.stem}、{second}。")
phrase(
    SENTENCE,
    "{first:effect} , {second:effect} , then {third:effect} .",
    Joined,
    build=in_row,
    take=lambda tree: take_row(tree, 3),
    ja="{first.stem}、{second.stem}、その後、{third}。",
)
phrase(
    SENTENCE,
    "{first:effect} , {second:effect} , {third:effect} , then {fourth:effect} .",
    Joined,
    build=in_row,
    take=lambda tree: take_row(tree, 4),
    ja="{first.stem}、{second.stem}、{third.stem}、その後、{fourth}。",
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
    phrase(
        EFFECT,
        f"{{who:player/{number}}} {{deed:deed/{verb}}} for each {{what:noun/one}}",
        TimesEach,
        build=times_each,
        take=take_times_each,
        ja="{who.wa}{what.each}{deed}",
    )
    phrase(EFFECT, f"{{who:player/{number}}} may {{deed:deed/base}}", May, ja="{who.wa}{deed.te}もよい")
    phrase(EFFECT, f"{{who:player/{number}}} may {{costs:pay/base}}", MayPay, ja="{who.wa}{costs.te}もよい")
    phrase(
        SENTENCE,
        f"{{effect:effect}} unless {{who:player/{number}}} {{costs:pay/{verb}}} .",
        Unless,
        ja="{who.ga}{costs.nai}かぎり、{effect}。",
    )
phrase(EFFECT, "{effect:deed/base} {event:later}", Delayed, ja="{event}、{effect}")
phrase(EFFECT, "if {condition:condition} , {effect:effect}", If, ja="{condition.nara}、{effect}")
phrase(EFFECT, "for each {what:noun/one} , {effect:effect}", ForEach, ja="{what.each}、{effect}")
phrase(EFFECT, "for each {what:player-noun/one} , {effect:effect}", ForEach, ja="{what.each}、{effect}")
phrase(EFFECT, "{effect:deed/base} for each {what:noun/one}", TimesEach, ja="{what.each}{effect}")
phrase(EFFECT, "for each of {of:thing/many} , {effect:effect}", ForEachOf, ja="{of}それぞれにつき、{effect}")
series(BODY, "sentence", RUN, ja="")
